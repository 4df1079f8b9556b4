"""A decision that nobody said before the next line: every way of it is played on, and the answer says whether it matters."""

from __future__ import annotations

import re

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.lines import OpenTable
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.outcomes.script_lines import ScriptLines
from judgekit.scenarios.sessions import ScriptedTable
from judgekit.table.adapter import Misfit
from tests.cases import each
from tests.scenarios.notation.tables import answered, of, result

GIFT = (
    'Gift {B} instant "Target creature gets +1/+1 and gains your choice of deathtouch or lifelink until end of turn."'
)
BOON = 'Boon {G} instant "Target creature gets +3/+3 until end of turn."'
DOUBLE = f'A: Maw 3/3 "Trample"; hand: {GIFT}\nB: Wurm 6/4, Bears 2/2; hand: {BOON}\n'
BLOCKED = f"{DOUBLE}A attacks with Maw\nB blocks Maw with Wurm and Bears\n"


def branches(text: str) -> dict[str, str]:
    return {line: str(end.en) for line, end, _ways in of(text).replies[0].branches}


def granted(text: str) -> str:
    return "; ".join(str(one.en) for one in of(text).granted)


# The order in which blockers are dealt damage (509.2 of the edition of 2021).


def test_a_spell_behind_a_double_block_is_cast_for_each_order() -> None:
    found = branches(f"{BLOCKED}B casts Boon on Bears\n? damage")
    # Wurm takes 4 before Bears is dealt anything, and Bears 5 (510.1c): the one that comes first is dealt all 3.
    assert {line: end.partition(",")[0] for line, end in found.items()} == {
        "A orders Bears, Wurm": "Maw deals 3 to Bears",
        "A orders Wurm, Bears": "Maw deals 3 to Wurm",
    }


def test_where_every_order_comes_to_the_same_that_is_said() -> None:
    assert result(f"{BLOCKED}B casts Boon on Bears\n? life of B") == ["B: life 20"]
    assert "every damage order of Maw that A may choose comes to the same" in granted(
        f"{BLOCKED}B casts Boon on Bears\n? life of B"
    )


def test_who_wins_is_the_same_for_every_order_of_blockers_though_mana_is_lent_behind_it() -> None:
    text = (
        "A: Snake 6/6 trample deathtouch\nB (4 life): Wall 0/4, Ox 2/2; hand: Boon {G} instant "
        '"Target creature gets +3/+3 until end of turn."\nA attacks with Snake. B blocks it with Wall and Ox. '
        "B casts Boon on Wall.\nA assigns 1 to Wall, 1 to Ox and 4 to B.\nWho wins?"
    )
    assert result(text)[0] == "A wins"
    assert branches(text) == {}


def test_what_hangs_on_choices_and_comes_to_the_same_on_all_does_not_depend() -> None:
    text = (
        "Three players A, B and C. A is at 10, B is at 3, C is at 4.\n"
        'A: Artist 0/1 "Whenever ~ or another creature dies, target player loses 1 life and you gain 1 life.", Pact enchantment '
        '"Whenever a creature you control dies, each other player sacrifices a creature.", Seer 1/1 "Sacrifice a creature: '
        "Scry 1.\"\nB: Bears 2/2\nC: Angel 4/4\nIt's A's turn. A sacrifices Seer to its own ability. All the Artist triggers "
        "target B.\nWhat's A's life?"
    )
    # Seer, Bears and Angel die: Artist triggers three times, and A goes from 10 to 13 in whatever order.
    assert result(text)[0] == "A: life 13"
    assert branches(text) == {}


def test_a_line_that_could_not_be_played_is_told_without_its_place_in_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(lines: ScriptLines, place: int, _table: OpenTable) -> None:
        def fault() -> None:
            raise Misfit("a word is expected here")

        lines._run.located(lines._steps[place].path, "do", fault)

    monkeypatch.setattr(ScriptLines, "_do", faulty)
    (told,) = [one for one in result("A: Ox 4/4\nA attacks with Ox\nWho wins?") if "could not be played: " in one]
    assert told == "this line could not be played: a word is expected here"


@pytest.mark.parametrize(
    "line",
    [
        "A orders Wurm, Bears",
        "A orders Wurm and Bears",
        "A orders Wurm first",
        "A damage-order: Wurm, Bears",
        "A: damage order: Wurm, Bears",
        "damage order: Wurm, Bears",
        "A puts Wurm first",
        "A: ダメージの順番はWurm、Bears",
        "A: ダメージ割り振り順: Wurm、Bears",
        "A: Wurm、Bearsの順",
        "A: Wurm、Bearsの順番で",
    ],
)
def test_an_order_of_blockers_may_be_said_in_many_words(line: str) -> None:
    assert result(f"{BLOCKED}{line}\nB casts Boon on Bears\n? damage")[0].startswith("Maw deals 3 to Wurm")


@pytest.mark.parametrize("line", ["", "A: damage order Bears, Wurm\n", "A orders Wurm, Bears\n"])
def test_who_wins_is_settled_behind_an_order_of_blockers(line: str) -> None:
    # Deathtouch makes 1 lethal for each blocker (702.2c): 4 of 6 trample over (702.19b), and B was at 4.
    position = 'A: Boar 6/6 "Trample\\nDeathtouch"\nB: life 4; Bears 2/2, Wurm 5/5\nA attacks with Boar\n'
    told = of(
        f"{position}B blocks Boar with Bears and Wurm\n{line}A assigns 1 to Bears, 1 to Wurm and the rest to B\nWho wins?"
    )
    assert str(told.replies[0].result[0].en) == "A wins"
    assert not any("settled" in str(one.en) for one in told.replies[0].result)


def test_a_choice_is_said_with_the_spell_that_asks_for_it_later() -> None:
    # 702.2c: with deathtouch 1 is lethal, so of 4 damage 2 may be dealt to B (702.19b).
    for said in (", choosing deathtouch", " choosing deathtouch", " (choosing deathtouch)", "\nA chooses deathtouch"):
        found = branches(f"{BLOCKED}A casts Gift on Maw{said}\n? damage")
        assert any("2 to B" in end and "Maw dies, Wurm dies, Bears dies" in end for end in found.values()), said
        assert not any(re.search(r"[34] to B\b", end) for end in found.values())


def test_a_line_that_cannot_be_played_on_one_way_says_so_there() -> None:
    zapper = 'A: Zapper 3/3 "Whenever ~ attacks, it deals 1 damage to any target."\nB: Elf 1/1, Wall 0/5\nA attacks with Zapper\n'
    found = branches(f"{zapper}B blocks Zapper with Elf\n? result")
    assert found["A chooses Elf"].startswith("Not possible")
    assert "Elf dies" in found["A chooses Wall"]


def test_too_many_ways_are_asked_back() -> None:
    blockers = ", ".join(f"Elf{number} 1/1" for number in range(5))
    names = " and ".join(f"Elf{number}" for number in range(5))
    text = f"A: Ox 4/4; hand: {GIFT}\nB: {blockers}\nA attacks with Ox\nB blocks Ox with {names}\nA casts Gift on Ox\n? damage"
    with pytest.raises(DecisionFirst, match="damage order"):
        of(text)


def test_what_is_blocked_is_the_other_players() -> None:
    text = "A: Hill Giant 3/3\nB: Hill Giant 3/3, Elf 1/1\nA attacks with Hill Giant\nB blocks Hill Giant with Hill Giant\n? damage"
    assert result(text)[0].startswith("Hill Giant 1 deals 3 to Hill Giant 2")


# S-triggers of Duel Masters.

RAY = "光線 {光 5} 呪文「S・トリガー\\n相手のクリーチャーをすべてタップする。」"
DRAGON = "火竜 {火 5} 6000「W・ブレイカー」、鬼 {闇 3} 3000"
SHIELDS = f"ルール dm\nA: {DRAGON}\nB: シールド: {RAY}、壁 {{光 3}} 2000「S・トリガー」\nAのターン\nA: 火竜でBを攻撃\n"


@pytest.mark.parametrize(
    "said",
    [
        "B: 光線を宣言",
        "B: 光線を唱える",
        "B: 光線を使う",
        "B uses 光線",
        "B casts 光線",
        "B declares 光線",
        "B: 光線を宣言\nB: 光線を唱える",
        "B: 光線を宣言\nB: 光線を使う",
        "B declares 光線\nB casts 光線",
    ],
)
def test_to_cast_an_s_trigger_behind_the_break_is_to_declare_it(said: str) -> None:
    # 509.5a: it is declared as the broken shield comes into the hand; the spell taps 鬼, which cannot attack (506.1a).
    found = of(f"{SHIELDS}{said}\n? なぜできない: A: 鬼でBを攻撃").replies[0]
    assert str(found.result[0].en).startswith("Not possible")
    assert "506.1a" in found.rules


@pytest.mark.parametrize(
    "said",
    [
        "B: 光線と壁を宣言",
        "B: 光線を使う\nB: 壁を使う",
        "B: 光線と壁を宣言\nB: 光線を唱える\nB: 壁を召喚",
        "B: 壁を出す\nB: 光線を唱える",
    ],
)
def test_two_s_triggers_are_declared_together(said: str) -> None:
    text = result(f"{SHIELDS}{said}\n? 結果")[0]
    assert "光線 is put into the graveyard" in text
    assert "壁 is put into the battle zone" in text


def test_what_has_no_s_trigger_cannot_be_played_from_the_shields() -> None:
    text = SHIELDS.replace("2000「S・トリガー」", "2000「ブロッカー」")
    assert result(f"{text}B: 壁を召喚\n? 結果")[0].startswith("Not possible")


def test_a_target_is_said_with_an_s_trigger_that_is_cast() -> None:
    trap = SHIELDS.replace("相手のクリーチャーをすべてタップする。", "相手のクリーチャーを1体選び、破壊する。")
    for said in ("B casts 光線 on 鬼", "B: 鬼に光線", "B: 光線を宣言\nB casts 光線 on 鬼"):
        assert "鬼 is destroyed" in result(f"{trap}{said}\n? 結果")[0], said


def test_a_way_that_cannot_be_played_is_told_and_never_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"{BLOCKED}B casts Boon on Bears\n? damage"
    answer, orders = ScriptedTable.answer, list[object]()

    def faulty(table: ScriptedTable, choice: object) -> None:
        question = table.position.question
        if question is not None and "order" in question.kind:
            orders.append(choice)
            if len(orders) == 1:
                raise JudgekitError("no code for this order")
        answer(table, choice)

    monkeypatch.setattr(ScriptedTable, "answer", faulty)
    found = branches(text)
    assert len(found) == 2
    assert any("no code for this order" in end for end in found.values())
    assert "comes to the same" not in granted(text)


EDICT = 'A: hand: Edict {B} sorcery "Target player sacrifices a creature."\n'


@each(
    [
        (f"{EDICT}B: Bear 2/2, Elf 1/1\nA casts Edict on B. A chooses Bear.\nDoes Bear die?",),
        (f"{EDICT}B: Bear 2/2\nA casts Edict on B. A chooses Bear.\nDoes Bear die?",),
        (f"{EDICT}B: Bear 2/2\nAはEdictをBに唱えた。AはBearを選んだ。\nDoes Bear die?",),
    ]
)
def test_who_sacrifices_chooses_even_where_there_is_one_thing_only(text: str) -> None:
    """701.17a: a choice told of another player is refused, naming whose it is."""
    assert "B decides, not A" in str(of(text).replies[0].result[0].en)


CHOIR = (
    'A: Choir 2/2 "Whenever a creature dies, target player loses 1 life.", Imp 1/1 "When ~ dies, draw a card."; hand: '
    'Wrath {2}{W}{W} sorcery "Destroy all creatures."\nB: life 2; Ox 4/4\nA casts Wrath\n'
)
"""Three triggers of Choir and one of Imp, which are put in an order before they have targets (603.3b, 603.3d)."""


@each(["All Choir triggers target B", "Choirの誘発は全部Bを対象", "誘発は全部Bを対象"])
def test_targets_that_are_told_are_chosen_in_whatever_order_the_abilities_wait(line: str) -> None:
    # The second trigger takes B's last life (704.5a), whether Imp's resolves before it or not.
    assert result(f"{CHOIR}{line}\nWho wins?")[0] == "A wins"


def test_a_target_is_told_of_what_has_triggered_alone() -> None:
    with pytest.raises(JudgekitError):
        result(f"{CHOIR}All Ox triggers target B\nWho wins?")


@each(["en", "ja"])
def test_every_line_that_is_offered_for_a_choice_is_read_and_settles_it(lang: str) -> None:
    text, asked = CHOIR, "? life of B" if lang == "en" else "? Bのライフ"
    found = answered(f"{text}? 結果", lang=lang) if lang == "ja" else answered(f"{text}? result", lang=lang)
    lines = [line for reply in found.replies for line, _end, _ways in reply.branches]
    assert lines
    for line in lines[:4]:
        told = answered("\n".join((text.strip(), *line.split("; "), asked)), lang=lang).replies
        assert [one for one in told if one.refused or one.branches] == []


@each(
    ["A: Choir、Imp、Choir、Choirの順にスタックに積む", "A puts Choir, then Imp, then Choir, then Choir on the stack"]
)
def test_an_order_of_what_triggers_may_be_told_before_anybody_is_asked_for_it(line: str) -> None:
    assert result(f"{CHOIR}{line}\nAll Choir triggers target B\n? life of B")[0] == "B: life 0"


@each(
    [
        "B: Choir、Impの順にスタックに積む",
        "A: Ox、Choirの順にスタックに置く",
        "A puts Ox, then Imp on the stack in this order",
    ]
)
def test_an_order_of_others_or_by_somebody_else_is_refused(line: str) -> None:
    with pytest.raises(JudgekitError):
        result(f"{CHOIR}{line}\n? life of B")


OGRE = 'Ogre 2/2 "Sacrifice a creature: ~ gets +2/+2 until end of turn."'


@each(["A sacrifices Bears", "A: Bearsを生け贄に捧げる", "A: Bearsを1体サクる"])
def test_what_is_sacrificed_is_sacrificed_to_the_only_permanent_that_asks_for_one(said: str) -> None:
    text = f"A: Bears 2/2, {OGRE}\n{said}\n? what is the power of Ogre"
    assert "Ogre: power 4" in result(text)
    assert "Bears is sacrificed to Ogre" in granted(text)


def test_to_which_of_two_is_asked_and_without_any_it_is_not_possible() -> None:
    with pytest.raises(JudgekitError, match="Bears may be sacrificed to Seer / Ogre: say to which"):
        answered(
            f'A: Bears 2/2, Seer 1/1 "Sacrifice a creature: Scry 1.", {OGRE}\nA sacrifices Bears\n? does Bears die'
        )
    assert "Not possible" in str(
        of(f"A: Bears 2/2\nB: {OGRE}\nA sacrifices Bears\n? does Bears die").replies[0].result[0].en
    )
