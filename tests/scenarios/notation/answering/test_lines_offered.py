"""Lines that are offered for a sentence keep what is done to what; what keeps only a part of it is no such line, and says so."""

from __future__ import annotations

import re

import pytest

from judgekit.scenarios.notation.answering.left_unsaid import keeps, loses_its_verb
from judgekit.scenarios.notation.answering.plain_deeds import keeps_roles
from judgekit.scenarios.notation.reading.notations import grammar_of
from judgekit.scenarios.notation.words.faults import NotationUnclear, told_in
from judgekit.scenarios.notation.words.naming import Names, Thing
from judgekit.scenarios.notation_answers import answered
from tests.cases import each


def faults_of(text: str) -> list[NotationUnclear]:
    """Return why a notation, or a question of it, is not understood."""
    try:
        return [one.unread for one in answered(text).replies if one.unread is not None]
    except NotationUnclear as fault:
        return told_in(fault)


def offered(text: str) -> list[str]:
    """Return the lines that may be written for what is not understood."""
    return [line for fault in faults_of(text) for line in fault.lines]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "ルール magmell\nAの剣客 3/3でBの魔女 2/3(レスト)をぽよって殴った。\n魔女は死ぬ?",
            "剣客で魔女を",
        ),
        ("ルール magmell\nAは剣士 2/2で、Bの休息中の術師 1/3をぽよって攻撃した。\n術師は死ぬ?", "術師"),
    ],
)
def test_what_is_attacked_is_no_other_than_was_said(text: str, line: str) -> None:
    for one in offered(text):
        assert line in one or "leaves out" in one, one
        assert "Bを攻撃" not in one


@pytest.mark.parametrize(
    ("clause", "line", "named", "keeps"),
    [
        ("A swings Ox at B's Elf", "A attacks B with Ox", ("Ox", "Elf"), False),
        ("A swings Ox at B's Elf", "A attacks Elf with Ox", ("Ox", "Elf"), True),
        ("A swings Ox at B", "A attacks B with Ox", ("Ox",), True),
        ("A sends Ox", "A attacks B with Ox", ("Ox",), True),
        ("Aの牛 3/3でBの熊 2/2(タップ)を殴った", "Aは牛でBを攻撃する", ("牛", "熊"), False),
        ("Aの牛 3/3でBの熊 2/2(タップ)を殴った", "Aは牛で熊を攻撃する", ("牛", "熊"), True),
        ("Aの牛 3/3でBを殴った", "Aは牛でBを攻撃する", ("牛",), True),
        ("Aの牛 3/3で熊 2/2を殴った", "Aは熊で牛を攻撃する", ("牛", "熊"), False),
    ],
)
def test_a_line_keeps_who_is_attacked_and_with_what(
    clause: str, line: str, named: tuple[str, ...], keeps: bool
) -> None:
    assert keeps_roles(clause, line, named, japanese=not clause.isascii()) is keeps


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Bライフ3、大亀 2/6。\nAの毒猪 4/4で攻撃、大亀でブロック。\nAは勝てる?", "B: ライフ3、大亀 2/6"),
        (
            "ルール dm\nAの猛虎 {自然 4} 5000、Bの番兵 {光 3} 4000はアンタップ。\nAは猛虎で番兵を攻撃できる?",
            "A: 猛虎 {自然 4} 5000。B: 番兵 {光 3} 4000 (アンタップ)",
        ),
        (
            "A: 火花 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」\nA、B、Cの3人、全員ライフ3。\nAは勝つ?",
            "",
        ),
        ("A: Ox 4/4\nA swings a Brute 3/3.\nWhat dies?", "A has Brute 3/3. A attacks B with Brute"),
    ],
)
def test_a_whole_position_is_offered(text: str, line: str) -> None:
    lines = offered(text)
    assert not lines or not line or any(one.startswith(line) for one in lines), lines


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Bの石の盾 {光 3} 4000「ブロッカー」はぽよってタップしている。\nBは石の盾でブロックできる?", "石の盾"),
        ("Aは夜の騎士 3/3「絆魂」で巨象をぽよって、山犬はぽよらなかった。\nAは負ける?", "夜の騎士"),
    ],
)
def test_a_name_is_never_cut(text: str, name: str) -> None:
    for fault in faults_of(f"ルール dm\n{text}" if "光" in text else text):
        for line in (*fault.lines, *fault.notes):
            assert name in line or name[2:] not in line, line


def test_a_line_that_drops_a_deed_is_told_as_a_part() -> None:
    text = 'A: Bear 2/2\nA attacks with Bear and frobs B with a Zap {R} instant "~ deals 3 damage to any target.".\nWho wins?'
    (fault,) = faults_of(text)
    assert not fault.lines
    assert any(one.startswith("only this of it is read: ") for one in fault.notes), fault.notes


def test_a_thing_is_offered_to_no_other_player_and_no_other_zone() -> None:
    text = (
        "ルール dm\nAのバトルゾーンには巨竜 {火 7} 7000「W・ブレイカー」と小鬼 {火 2} 2000がいる。Bのシールドは2枚。\n"
        "Aはまず巨竜でシールドを2枚ぽより、Bは小鬼をぽよった。\nAは勝てる?"
    )
    for fault in faults_of(text):
        for line in (*fault.lines, *fault.notes):
            assert "シールドゾーン: 巨竜" not in line
            assert "B: 小鬼" not in line


def test_what_is_answered_with_no_is_no_reason_against_a_line() -> None:
    text = "B: Elf 1/1\nA sends Brute 3/3 menace.\nWhy can't B block Brute with Elf?"
    assert any("Brute" in one for one in offered(text)) or not faults_of(text)


@each([
    ("A: Ox 4/4\nA zorbles B with Ox.\nWho wins?", "2. What is done"),
    ("A: Ox 4/4\nIs Ox floomed by B?", "3. Questions"),
    ("A: Ox 4/4 floomed by wuzzles\nWho wins?", "1. The position"),
    ("A: 牛 4/4\nAは牛をぽよった。\nどうなる?", "2. What is done"),
])  # fmt: skip
def test_where_no_line_keeps_what_was_said_the_heading_of_the_page_is_told(text: str, heading: str) -> None:
    (fault,) = faults_of(text)
    assert not fault.lines
    plain = re.compile(rf"say it in a plain form, such as: [^·]+ · .+ \(more: {heading}\)")
    assert (
        fault.hint
        or fault.notes == (f"such sentences stand in `judgekit help notation`: {heading}",)
        or (len(fault.notes) == 1 and plain.fullmatch(fault.notes[0]))
    ), fault.notes


PLAINLY = "say it in a plain form, such as: "


@each([
    ("A: Ox 4/4\nB: Elf 1/1\nA zorbles Elf with Ox.\nWho wins?", ["A attacks with Ox"], ["Elf with Elf", "attacks with Elf"]),
    (
        'A: Ox 4/4\nB: hand: Zap {R} instant "~ deals 3 damage to any target."\nB zorbles Zap towards Ox.\nWho wins?',
        ["B casts Zap on Ox", "B casts Zap"],
        ["with Zap", "casts Ox", "attacks with Ox"],
    ),
    (
        "A: 牛 4/4\nB: 手札: 火矢 {R} インスタント「カードを1枚引く。」\nBは牛に火矢をぽよった。\n誰が勝つ?",
        ["Bは火矢を牛に唱える", "Bは火矢を唱える"],
        ["火矢で攻撃", "牛を唱える", "牛で攻撃"],
    ),
])  # fmt: skip
def test_a_verb_that_nobody_knows_is_answered_with_forms_of_several_deeds(
    text: str, forms: list[str], others: list[str]
) -> None:
    """Each has the names of the sentence where things of their kind stand: a card in a hand is cast, and never attacks."""
    (fault,) = faults_of(text)
    (note,) = [one for one in fault.notes if one.startswith(PLAINLY)] or [""]
    assert all(one in note for one in forms), fault.notes
    assert not any(one in note for one in others), note


@each([
    ("A: 灰の騎士 2/2 {パワーカウンター1個、灰カウンター3個}", "パワーカウンター1個、灰カウンター3個", "+1/+1"),
    ("A zorbled life 7.", "A is at 7", "at 5"),
])  # fmt: skip
def test_forms_of_how_things_are_have_the_numbers_of_the_sentence(text: str, told: str, not_told: str) -> None:
    for fault in faults_of(f"ルール magmell\n{text}\n誰が勝つ?" if "騎士" in text else f"{text}\nWho wins?"):
        for note in fault.notes:
            assert not_told not in note
            assert "forms that are read" not in note or told in note, note


HOME, HAND = "battlefield", "hand"
LYING = [
    ("Ox", "A", HOME),
    ("Elf", "B", HOME),
    ("Zap", "A", HAND),
    ("牛", "A", HOME),
    ("熊", "B", HOME),
    ("網", "B", HAND),
]
NAMES = Names([Thing(name, (name,), player, zone) for name, player, zone in LYING], ("A", "B", "C"))


@each([
    ("A sends the Ox at B", "A attacks B with Ox", True),
    ("A sends the Ox at B", "B attacks A with Ox", False),  # another one does it
    ("The Ox runs at B", "A attacks B with Ox", True),  # whose it is is known
    ("A sends the Ox at B", "A attacks B with Ox and Elf", False),  # another thing
    ("A sends the Ox at B", "A attacks with Ox", False),  # at whom
    ("A sends the Ox at B", "A casts Ox", False),  # another deed
    ("A zaps Elf for 3", "A casts Zap on Elf", False),  # without the number
    ("A zaps Elf", "A casts Zap on Elf for X=2", False),  # with one that nobody told
    ("B stops it with Elf", "B blocks Ox with Elf", True),
    ("B does not stop it with Elf", "B blocks Ox with Elf", False),
    ("B uses Zap on it", "B casts Zap", False),  # on something
    ("A's Ox is enchanted with Zap", "A: Ox, Zap", False),  # on what it is
    ("A has Zap in hand", "A: Zap", False),  # where it is
    ("A does something with the trigger of Ox", "A activates Ox", False),  # not the thing, what it brought
    ("Aは牛でがぶりと殴った", "Aは牛で攻撃する", True),
    ("Aは牛を網に進化させた", "Aは牛を網の上に重ねる", False),  # what lies on what
    ("Bは熊に網を撃った", "Bは熊を網に唱える", False),
    ("Bの熊に網", "Aは網を熊に唱える", False),
    ("Aは2点で牛を焼いた", "A: ライフ5", False),
    ("Opp puts a Zap on my Ox", "A puts Zap on Ox", False),  # another one does it
    ("My main phase, A sends Ox", "My, A attacks with Ox", False),  # a word without its noun
    ("A casts Ox with a Zap", "A casts Ox on B", False),  # at nobody
    ("A yeets the Ox", "A: Ox", False),  # no state
    ("B sacrifices Elf to it", "B sacrifices to it", False),  # what
    ("統率者戦の夜、A、B、Cの3人", "A、B、Cの3人", False),  # another game
    ("Aの牛に網がついていて、Bの熊もいる", "Aの牛に網がついていて", False),  # it would go on
])  # fmt: skip
def test_a_line_keeps_who_does_what_to_what_and_how_much(said: str, line: str, kept: bool) -> None:
    assert keeps(said, line, NAMES, ()) is kept


@each([
    ("A yeets the Zap on Elf", ("yeets",), True),
    ("A attacks B yeetingly with Ox", ("yeetingly",), False),
    ("A gives it to B sneakily", ("sneakily",), False),
    ("Aは網をぽよった", ("ぽよった",), True),
    ("Aはぽよっと牛で攻撃した", ("ぽよっと",), False),
])  # fmt: skip
def test_a_line_without_the_verb_of_a_sentence_is_none(said: str, unsaid: tuple[str, ...], lost: bool) -> None:
    assert loses_its_verb(said, unsaid) is lost


def test_several_questions_in_one_are_offered_one_by_one() -> None:
    text = "A: 牛 4/4\nB: 熊 2/2\nAは牛で攻撃、Bは熊でブロック。\n何がぽよって死んで、Bのライフはいくつになる?"
    for line in offered(text):
        assert "何が死ぬ" in line


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        (
            "A: Bird 2/2 flying. B: Ox 4/4, Elf 1/1 reach. A attacks with Bird. B blocks Bird with Ox.\nWhat dies?",
            "Possible there: B does not block; or B blocks Bird with Elf",
        ),
        (
            "A: Ox 4/4 tapped, Elk 3/3. A attacks with Ox.\nWhat dies?",
            "Possible there: A does not attack; or A attacks with Elk",
        ),
        (
            'A: Zap {R} instant "~ deals 3 damage to target creature." in hand. B: Ox 4/4 hexproof, Elk 2/2. A casts Zap on Ox.',
            "Possible there: A chooses Elk",
        ),
    ],
)
def test_what_is_not_possible_says_what_is(text: str, possible: str) -> None:
    assert possible in [str(one.en) for one in answered(text).replies[0].result]


def test_where_very_much_is_possible_none_of_it_is_told() -> None:
    creatures = ", ".join(
        f"{name} {size}/{size}" for size, name in enumerate(("Elk", "Cub", "Fox", "Hog", "Rat"), start=1)
    )
    text = f"A: Ox 4/4 tapped, {creatures}. A attacks with Ox.\nWhat dies?"
    assert not any("Possible there" in str(one.en) for one in answered(text).replies[0].result)


@pytest.mark.parametrize(("game", "rules"), [("mtg", ""), ("dm", "ルール dm\n"), ("magmell", "ルール magmell\n")])
def test_the_card_that_shows_how_one_is_described_is_read(game: str, rules: str) -> None:
    sample = grammar_of(game).words.sample
    assert sample
    assert not faults_of(f"{rules}A: {sample}\nAは火竜で攻撃。\nどうなる?")


def test_of_what_is_asked_with_its_subject_left_out_no_other_thing_is_offered() -> None:
    text = 'A: Ox 4/4\nB: Zap {R} instant "~ deals 3 damage to target creature." in hand\nB casts Zap on Ox.\nFrobs back again?'
    assert not any("Zap" in line for line in offered(text))


@pytest.mark.parametrize(
    "text",
    [
        "Aの手札に悪鬼狩りがある。\nB: 熊 2/2、手札に火花 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」\n"
        "Aは悪鬼狩りを唱えた。\nその誘発に対応して、Bは悪鬼狩りに火花を撃った。\n熊は死ぬ?",
        "A: 血の精 1/1「~が死亡したとき、プレイヤー1人を対象とする。そのプレイヤーは1点のライフを失う。」\n"
        "B: 犬 2/2\nAは血の精で攻撃。誘発の対象はすべてB。\n犬は死ぬ?",
    ],
)
def test_a_line_tells_of_no_thing_of_which_the_sentence_did_not(text: str) -> None:
    for one in offered(text):
        assert "火花" not in one
        assert len(one.split(" (")[0].strip("。. ")) > 2
