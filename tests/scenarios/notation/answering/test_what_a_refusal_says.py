"""A refusal names the words at fault as they were typed, every fault of a line, and offers only what says all that was said."""

from __future__ import annotations

import re

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.faults import NotationUnclear, told_in
from judgekit.scenarios.notation_answers import answered
from tests.scenarios.notation.tables import of, result

ANGEL = "card: Pale Angel {3}{W}{W} creature 4/4 flying\ncard: Wall of Ice {2}{U} creature 0/7\n"
BOOST = 'Boost {G} instant "Target creature gets +3/+3 until end of turn."'


def refused(text: str) -> list[NotationUnclear]:
    """Return the faults of a notation."""
    with pytest.raises(NotationUnclear) as fault:
        answered(text)
    return told_in(fault.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{ANGEL}A: Pale Angel\nA attacks with Pale Angel, gnashing quite angrily", "gnashing quite angrily"),
        (f"{ANGEL}A: Pale Angel\nA attacks with Pale Angel and frobs", "and frobs"),
        (f"{ANGEL}Bの手札にWall of Ice。\nBのターン、BがWall of Iceを唱えて、ぽよぽよした。", "ぽよぽよした"),
    ],
)
def test_the_words_without_which_a_line_is_read_are_named(text: str, words: str) -> None:
    (fault,) = refused(text)
    assert fault.words == words


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("A: Ox 4/4\nA can't frob Ox", "A can't frob Ox"),
        ("A: 牛 4/4\nAのターン、Aは牛でぽよりました。", "Aは牛でぽよりました"),
        ("A: Ox 4/4\nA attacks with Ox\nWhat's Ox's fleep?", "What's Ox's fleep"),
    ],
)
def test_what_is_quoted_is_what_was_typed(text: str, quoted: str) -> None:
    fault = refused(text)[-1] if "?" not in text else answered(text).unread
    assert fault is not None
    assert quoted in fault.message


def test_every_fault_of_a_line_is_told() -> None:
    assert [one.words for one in refused("A: Ox 4/4 (glowing), Elk 3/3 (humming)")] == ["glowing", "humming"]
    assert [one.line for one in refused("A: Ox 4/4\nA frobs Ox. A zings Ox.")] == [2, 2]


@pytest.mark.parametrize(
    "text",
    [
        "A: Geist 2/2\nA gizzes Geist",
        "A: Ox 4/4\nA gizzes Ox and sends it straight at B",
        "A: Ox 4/4\nIs Ox tapped in the following turn?",
        "A: 牛 4/4\nその次のターンの牛のパワーは?",
        "A: Ox 4/4\nThree players, seets A, B, C",
    ],
)
def test_what_drops_a_part_of_what_was_said_is_no_hint(text: str) -> None:
    try:
        fault = answered(text).unread
    except NotationUnclear as unclear:
        fault = unclear
    assert fault is None or not fault.hint


def test_a_good_question_behind_a_bad_line_is_no_fault() -> None:
    text = "A: Grizzled Bear 2/2 (glowing)\nGrizzled Bearは死にますか?\nWhere does Grizzled Bear go?"
    assert [one.line for one in refused(text)] == [1]


DM = 'rules dm\nA: Drake {fire 5} 5000\nB: 3 shields, Guard {light 2} 2500 "ブロッカー"\n'
MAGMELL = "rules magmell\nA: Snake 3/2\nB: life 11, Guard 1/5\n"
FIGHT = f"{ANGEL}A: Pale Angel, Ox 4/4\nB: Wall of Ice\n"
FIGHT_JA = (
    "A: 牛 4/4、手札に火花 {R} インスタント「クリーチャー1体を対象とする。~はそれに3点のダメージを与える。」\n"
    "B: 熊 2/2、壁 0/5\n"
)


def written(fault: NotationUnclear) -> list[str]:
    """Return the lines that are offered, without what is said of what they leave out."""
    return [line.split(" (leaves out ")[0] for line in fault.lines]


@pytest.mark.parametrize(
    ("position", "sentence", "first"),
    [
        (FIGHT, "A attacks with Ox, gnashing quite angrily.", "A attacks with Ox"),
        (
            FIGHT,
            "A swung at B with Ox, B gallantly blocked Ox with Wall.",
            "A swung at B with Ox. B blocks Ox with Wall",
        ),
        (FIGHT, "A lunges with the Ox at B and B interposes Wall.", ""),
        (FIGHT, "A swung with a Brute 3/3 frobbing wildly.", ""),
        (f"{FIGHT}A: {BOOST}\n", "A boosted Ox upwards and swung at B with it.", ""),
        (
            DM,
            "A swung at B with Drake, B bravely stopped it with Guard.",
            "A swung at B with Drake. B blocks Drake with Guard",
        ),
        (
            MAGMELL,
            "A swung with Snake, B bravely stopped it with Guard.",
            "A swung with Snake. B blocks Snake with Guard",
        ),
        (FIGHT_JA, "Aは牛でぐいっと殴った。", ""),
        (FIGHT_JA, "Aは火花を熊にぽいっと撃って牛で殴った。", ""),
        (
            "ルール dm\nA: 竜 {火 5} 5000\nB: シールド3枚、盾 {光 2} 2500「ブロッカー」\n",
            "Aは竜で殴ったら盾ではばまれた。",
            "",
        ),
        ("ルール magmell\nA: 大蛇 3/2\nB: ライフ9、番人 1/5\n", "Aは大蛇でがぶりと攻撃した。", ""),
    ],
)
def test_what_is_offered_is_read_and_played_in_its_place(position: str, sentence: str, first: str) -> None:
    asked, ends = ("\nWhat happens?", ".") if sentence.isascii() else ("\nどうなる?", "。")
    fault = refused(f"{position}{sentence}{asked}")[-1]
    assert fault.lines, fault
    for line in written(fault):
        assert not any(reply.refused for reply in answered(f"{position}{line}{ends}{asked}").replies)
    assert not first or written(fault)[0].strip(".。") == first


@pytest.mark.parametrize(
    ("text", "unsaid"),
    [
        (f"{FIGHT}A attacks with Ox, gnashing quite angrily.", "gnashing quite angrily"),
        (f"{FIGHT}A attacks with Ox.\nIs Ox flurbed at the end of the next turn?", "next"),
        (f"{FIGHT_JA}Aは熊のぽよりに牛で殴った。", "熊のぽより"),
    ],
)
def test_what_an_offered_line_leaves_out_is_said(text: str, unsaid: str) -> None:
    try:
        faults = [one.unread for one in answered(text).replies if one.unread is not None]
    except NotationUnclear as fault:
        faults = told_in(fault)
    assert all(unsaid in line for fault in faults for line in fault.lines), [one.lines for one in faults]


@pytest.mark.parametrize(
    "sentence",
    ["B has nowt at all to block with, alas.", "A does not frob with Ox.", "Aは牛では殴らずにぽよった。"],
)
def test_what_was_not_done_is_never_offered_as_done(sentence: str) -> None:
    with pytest.raises(NotationUnclear) as fault:
        answered(f"{FIGHT if sentence.isascii() else FIGHT_JA}{sentence}\n")
    assert not [line for one in told_in(fault.value) for line in written(one) if "attack" in line or "攻撃" in line]


@pytest.mark.parametrize(
    ("sentence", "other"),
    [
        ("Ox was there first.", "A "),
        ("Ox is now rather in A's way.", "activates|casts|attacks"),
        ("A frobbed Ox and changed the target to B.", "chooses|attacks|casts"),
        ("A saccified Pale Angel to Ox.", "attacks|casts|sacrifices Ox"),
        ("After a while A sacced it smilingly to Pale Angel.", "sacrifices Pale Angel"),
        ("B was blocked by the hits of Ox, frob.", "attacks"),
        ("Aは火花を熊にぽよった。", "唱える|攻撃|ブロック"),
        ("Aは牛を熊でぽよった。", "攻撃|ブロック|選ぶ"),
        ("Aは牛で殴ってぽよった、手札に火花がある。", "^A:"),
    ],
)
def test_no_other_deed_is_offered_than_was_said(sentence: str, other: str) -> None:
    faults = refused(f"{FIGHT if sentence.isascii() else FIGHT_JA}{sentence}\n")
    assert not [line for one in faults for line in written(one) if re.search(other, line)]


def test_what_something_is_sacrificed_to_is_not_offered_to_be_sacrificed() -> None:
    position = 'card: Seer {B} creature 1/1 "Sacrifice a creature: Scry 1."\nA: Seer\n'
    (fault,) = refused(f"{position}After damage A sacced it to Seer.")
    assert not [line for line in (*written(fault), fault.hint) if re.search("sac[a-z]* Seer", line)]


@pytest.mark.parametrize(
    "text",
    [
        "A: Ox 4/4\nB: Elk 3/3\nA attacks with Ox, it wasn't frobbed.\n(battery at 4%, be quick)\nWho wins?",
        "A: Ox 4/4\nB: Elk 3/3\nA frobs Ox wildly.\nB zonks Elk in a huff.\n(battery at 4%, be quick)\nWho wins?",
        "A: Ox 4/4\nB: Elk 3/3\nA attacks with Ox, it wasn't frobbed. B zonks Elk in a huff.\nIs Elk gloopy?",
        "A: 牛 4/4\nB: 熊 3/3\nAは牛で殴って、牛はぽよられなかった。\nBは熊をぷにった。\n牛はぷるぷる?",
    ],
)
def test_every_sentence_that_no_row_reads_is_told_at_once(text: str) -> None:
    found = {one.line for one in refused(text)}
    assert found == {number for number, line in enumerate(text.split("\n"), 1) if number > 2 and line != "Who wins?"}


@pytest.mark.parametrize(
    ("question", "other"),
    [
        ("Who gets the hand of Ox, zoink?", "How many"),
        ("Can A gladly attack with Ox for the win?", "Who wins|Can A win|What happens"),
        ("どこにぽよって行くの?", "牛|熊"),
        ("誰がぽよっている?", "誰が[?？]"),
        ("Oxen frobbing, or what?", "What happens"),
    ],
)
def test_no_other_question_is_offered_than_was_asked(question: str, other: str) -> None:
    asked = answered(f"{FIGHT if question.isascii() else FIGHT_JA}{question}\n")
    faults = [one.unread for one in asked.replies if one.unread is not None]
    assert not [line for one in faults for line in written(one) if re.search(other, line)]


def test_a_player_has_no_ability_that_could_be_activated() -> None:
    with pytest.raises(JudgekitError):
        answered("A: Ox 4/4\nA activates B: -2")


def test_a_line_that_the_rules_forbid_is_not_offered() -> None:
    fault = refused(f"{ANGEL}A: Pale Angel\nB: Wall of Ice\nA attacks with Pale Angel, B interposes Wall of Ice.")[-1]
    assert not [line for line in written(fault) if "block" in line]


def test_above_what_is_offered_stand_the_words_alone() -> None:
    (fault,) = refused(f"{FIGHT}A attacks with Ox, gnashing quite angrily.")
    assert fault.brief == "line 5: not understood: 'gnashing quite angrily'"


def test_what_it_is_paid_with_is_not_offered_as_what_it_is_done_to() -> None:
    zap = 'Zap {R} instant "~ deals 3 damage to any target."'
    for told in ("A casts Zap on B with the frobbed Mountain.", "A casts Zap on B using the Mountain for frobbing."):
        faults = refused(f"A: Mountain; hand: {zap}\nA's turn. {told}\nB's life?\n")
        assert not [line for one in faults for line in written(one) if "on Mountain" in line], told


def test_what_is_sacrificed_is_not_exchanged_for_what_it_is_sacrificed_for() -> None:
    said = 'A: Mine land "{T}, Sacrifice ~: Destroy target land.", Ox 4/4\nB: Pit land\n'
    found = refused(f"{said}A sacs Mine to frob Pit.")
    assert not [line for one in found for line in (*written(one), *one.notes) if "sacrifices Pit" in line]


def test_behind_a_line_at_fault_only_what_is_at_fault_is_told() -> None:
    """What is joined to a deed and no row reads is told, not the deed, whatever stands before it."""
    zap = "火花 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」"
    found = refused(f"A: 牛 4/4、手札に{zap}\nB: 熊 3/3\nBは牛をぽよった。\nAは火花を熊に撃った。果敢がぷにる。")
    assert not [one for one in found if "撃" in one.words]


def test_who_was_tapped_when_something_attacked_is_told_where_its_block_is_asked_for_later() -> None:
    """507.1a: who attacks second is blocked by nothing that blocked the first and is tapped by that (507.2)."""
    text = (
        "rules dm\nA has an Ape {nature 3} 3000 and a Wolf {nature 4} 4000.\n"
        'B has 2 shields and a Guard {light 4} 5000 "ブロッカー".\n'
        "A's turn. A attacks B with Ape. B blocks Ape with Guard. "
    )
    for asked in (
        "A attacks B with Wolf. Can B block Wolf with Guard?",
        "If A attacks B with Wolf, can B block Wolf with Guard?",
    ):
        assert "Guard was tapped then" in result(text + asked)[0]


def test_a_land_tapped_for_mana_that_it_does_not_make_is_answered_with_the_rules_and_no_error() -> None:
    """305.7: a nonbasic land that is a Mountain makes red mana only."""
    moon = 'A has a Moon enchantment "Nonbasic lands are Mountains.". B has a Crypt land "{T}: Add {B}."\n'
    reply = of(f"{moon}B wants to tap Crypt for black mana. Can he do that?").replies[0]
    assert str(reply.result[0].en).startswith("Not possible: B taps Crypt for black mana")
    assert "305.7" in reply.rules
