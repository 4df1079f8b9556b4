"""What judges type who read the help once: a card's name as a verb, responses, two deeds in a line, things joined by "and"."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.faults import NotationUnclear
from judgekit.scenarios.notation.reading import written
from tests.scenarios.notation.tables import of, result

ZAP = 'Red Zap {R} instant "~ deals 3 damage to any target."'
BOOST = 'Boost {G} instant "Target creature gets +3/+3 until end of turn."'
HUSH = 'Hush {U}{U} instant "Counter target spell."'


@pytest.mark.parametrize("said", ["B zaps the Bear", "B zaps Bear", "B: zaps the Bear", "B zapped Bear"])
def test_the_name_of_a_card_in_hand_is_a_verb(said: str) -> None:
    assert result(f"A: Bear 2/2\nB: hand: {ZAP}\nB's turn\n{said}") == ["Red Zap deals 3 to Bear; Bear dies."]


def test_a_verb_that_two_cards_in_hand_may_be_is_refused() -> None:
    with pytest.raises(NotationUnclear, match="zaps"):
        of(f'A: Bear 2/2\nB: hand: {ZAP}, Blue Zap {{U}} instant "Tap target creature."\nB zaps Bear')


@pytest.mark.parametrize(
    "said",
    [
        "B casts Zap on Bear\nA responds with Boost on Bear",
        "B casts Zap on Bear\nA responds: Boost on Bear",
        "B casts Zap on Bear\nA responds by casting Boost on Bear",
        "B casts Zap on Bear\nin response A casts Boost on Bear",
        "B casts Zap on Bear. In response, A casts Boost on Bear.",
        "B zaps Bear, A responds with Boost on Bear",
        "B casts Zap on Bear\nA responds to Zap with Boost on Bear",
        "B: BearにZap\nA: 対応してBearにBoost",
        "BがBearにZapを唱え、Aが対応してBearにBoostを唱える",
    ],
)
def test_a_response_is_said_in_many_ways(said: str) -> None:
    assert result(f"A: Bear 2/2; hand: {BOOST}\nB: hand: {ZAP}\n{said}") == [
        "Red Zap deals 3 to Bear; Bear survives; Bear is 5/5."
    ]


def test_a_response_to_a_spell_needs_no_target_where_there_is_one_only() -> None:
    assert result(f"A: Bear 2/2\nB: hand: {ZAP}\nA: hand: {HUSH}\nB zaps Bear\nA responds: Hush") == [
        "Red Zap is countered."
    ]


def test_a_response_that_answers_nothing_is_asked_back() -> None:
    with pytest.raises(NotationUnclear, match="nothing to respond to"):
        of(f"A: Bear 2/2; hand: {BOOST}\nA responds with Boost on Bear")


@pytest.mark.parametrize(
    "said",
    [
        "A casts Boost on Bear and attacks with Bear",
        "A casts Boost on Bear, then attacks with Bear",
        "A: BearにBoostを唱えて、Bearで攻撃",
        "A: BearにBoost、Bearで攻撃",
    ],
)
def test_two_deeds_stand_in_one_line(said: str) -> None:
    assert "B: life 20 → 15" in result(f"A: Bear 2/2; hand: {BOOST}\n{said}")[0]


def test_of_two_deeds_in_a_line_of_which_one_is_not_understood_none_is_done() -> None:
    with pytest.raises(NotationUnclear) as fault:
        of(f"A: Bear 2/2; hand: {BOOST}\nA casts Boost on Bear and frobs Bear")
    assert fault.value.line == 2


@pytest.mark.parametrize(
    "said",
    [
        "A has Bear 2/2 and 7 life",
        "A has a Bear 2/2 and is at 7 life",
        "A controls Bear 2/2 and has 7 life",
        "A is at 7 with Bear 2/2",
    ],
)
def test_life_and_cards_are_joined_by_and(said: str) -> None:
    given = written(said).situation.given
    assert given["players"]["A"]["life"] == "7"  # type: ignore[index, call-overload]
    assert [one["card"] for one in given["battlefield"]] == ["Bear"]  # type: ignore[index, call-overload, union-attr]


def test_who_controls_something_may_have_something_else_in_hand() -> None:
    given = written(f"A controls Bear 2/2 and has {ZAP} in hand, B has Elk 3/3").situation.given
    assert [one["card"] for one in given["battlefield"]] == ["Bear", "Elk"]  # type: ignore[index, call-overload, union-attr]
    assert [one["card"] for one in given["players"]["A"]["hand"]] == ["Red Zap"]  # type: ignore[index, call-overload, union-attr]


@pytest.mark.parametrize(
    "said", ["what dies?", "A attacks with Bear. What dies?", "Aはパス。何が死ぬ?", "Does Elk die?"]
)
def test_a_line_with_a_question_mark_behind_it_asks(said: str) -> None:
    found = of(f"A: Bear 2/2\nB: Elk 3/3\n{said}")
    assert [one.question.casefold() for one in found.replies] == [
        said.rpartition(". ")[2].rpartition("。")[2][:-1].casefold()
    ]


@pytest.mark.parametrize("said", ["no units", "no creatures", "empty board", "何もなし", "場は空", "ユニットなし"])
def test_that_somebody_has_nothing_is_no_card(said: str) -> None:
    assert written(f"A: Bear 2/2\nB: life 3, {said}").situation.given["players"]["B"]["life"] == "3"  # type: ignore[index, call-overload]


@pytest.mark.parametrize("said", ["Rex 4000", "剣士 3000", "恐竜 12000"])
def test_a_large_number_behind_a_name_is_a_power_and_no_count(said: str) -> None:
    given = written(f"rules dm\nA: {said}").situation.given
    assert [one["card"] for one in given["battle-zone"]] == [said.split()[0]]  # type: ignore[index, call-overload, union-attr]


@pytest.mark.parametrize(
    ("said", "number"), [("森3", 3), ("森 3", 3), ("森 12", 12), ("Forest x3", 3), ("兵士 1/1が3体", 3)]
)
def test_a_small_number_behind_a_name_is_a_count(said: str, number: int) -> None:
    assert len(written(f"A: {said}").situation.given["battlefield"]) == number  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "said",
    [
        "3 shields, one of them Trap {light 4} spell",
        "3 shields, one of which is Trap {light 4} spell",
        "シールド3枚、うち1枚はTrap {光 4} 呪文",
    ],
)
def test_some_of_cards_that_were_counted_are_named(said: str) -> None:
    shields = written(f"rules dm\nB: {said}").situation.given["players"]["B"]["shield-zone"]  # type: ignore[index, call-overload]
    assert shields[-1] == {"unknown": "2"}  # type: ignore[index]
    assert [one["card"] for one in shields[:-1]] == ["Trap"]  # type: ignore[index, call-overload, union-attr]


def test_more_cards_than_were_counted_cannot_be_named() -> None:
    with pytest.raises(NotationUnclear, match="there are 1 cards, not 2"):
        written("rules dm\nB: 1 shields, two of them are Trap {light 4} spell")
