"""A start position that cannot be is refused with its rule, unless the file allows it."""

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

TEXT = """\
scenario: 1
id: cannot-be
game: mtg
rules: mtg@20210922
cards:
  Sage: {types: Legendary Planeswalker - Sage, loyalty: 3, text: "[+1]: You gain 1 life."}
  Goat: {types: Creature - Goat, pt: 1/1}
given:
  players: {A: {life: 20, hand: [HAND]}, B: {life: 20}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield: [BOARD]
script:
  - do: {pass: A}
    expect: [{player: A, life: 20}]
"""


def run(board: str, hand: str = "", extra: str = "") -> Result:
    text = TEXT.replace("BOARD", board).replace("HAND", hand).replace("given:\n", f"given:\n{extra}")
    return run_scenario(read_scenario_text(text, "cannot-be.yaml"), adapter_of("mtg"))


@pytest.mark.parametrize(
    ("board", "hand", "rule"),
    [
        ("{id: sage, card: Sage, controller: A}", "", "306.5b"),
        ("{id: goat, card: Goat, controller: A}", "{id: kid, card: Goat, token: true}", "111.7"),
    ],
)
def test_what_cannot_lie_there_is_refused_with_its_rule(board: str, hand: str, rule: str) -> None:
    result = run(board, hand)
    assert (result.verdict, rule in result.message) == ("illegal-state", True)
    assert run(board, hand, "  impossible: allowed\n").verdict != "illegal-state"


@pytest.mark.parametrize("said", ["X: 3", "targets: [B]", "modes: [1]", "with: [kicker]"])
def test_what_is_announced_for_a_spell_is_not_taken_of_what_is_in_another_zone(said: str) -> None:
    result = run(f"{{id: goat, card: Goat, controller: A, {said}}}")
    assert (result.verdict, "on the stack" in result.message) == ("malformed", True)


def test_a_planeswalker_with_its_counters_is_there() -> None:
    assert run("{id: sage, card: Sage, controller: A, counters: {loyalty: 3}}").verdict == "pass"


def test_the_loyalty_of_an_object_is_the_number_of_its_counters() -> None:
    text = TEXT.replace("BOARD", "{id: sage, card: Sage, controller: A, loyalty: 2}").replace("HAND", "")
    text = text.replace("do: {pass: A}", "do: {activate: sage, by: A}")
    text = text.replace("[{player: A, life: 20}]", "[{object: sage, counters: {loyalty: 3}}]")
    assert run_scenario(read_scenario_text(text, "cannot-be.yaml"), adapter_of("mtg")).verdict == "pass"


def test_impossible_says_allowed_or_nothing() -> None:
    result = run("{id: goat, card: Goat, controller: A}", extra="  impossible: alowed\n")
    assert (result.verdict, "alowed" in result.message) == ("malformed", True)
