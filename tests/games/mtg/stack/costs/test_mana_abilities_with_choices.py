"""601.2g, 605.3a: mana abilities with a choice in their cost, where nothing says what is chosen or what they add."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.games.mtg.stack.costs.paying import all_matched
from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

TEXT = """\
scenario: 1
id: paying-with-a-choice
game: mtg
rules: mtg@20210922
cards:
  Altar: {cost: "{3}", types: Artifact, text: "ALTAR"}
  Goat: {cost: "{G}", types: Creature - Goat, pt: 1/1}
  Word: {cost: "{2}", types: Instant, text: "You gain 2 life."}
given:
  players: {A: {hand: [{id: word, card: Word}]}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield:
    - {id: altar, card: Altar, controller: A}
    - {id: goat, card: Goat, controller: A}
    - {id: kid, card: Goat, controller: A}
script:
  - do: {cast: word, by: A, pay: PAY}
"""


def cast(altar: str, pay: str = "auto") -> Result:
    """Return what comes of casting with the mana ability of an altar and nothing else."""
    return run_scenario(read_scenario_text(TEXT.replace("ALTAR", altar).replace("PAY", pay)), adapter_of("mtg"))


def test_what_is_sacrificed_for_mana_is_asked_with_every_legal_answer() -> None:
    result = cast("Sacrifice a creature: Add {C}{C}.")
    assert result.verdict == "unscripted"
    assert "choose: goat" in result.message
    assert "choose: kid" in result.message


def test_where_it_cannot_be_told_what_a_mana_ability_would_add_casting_is_never_called_illegal() -> None:
    scales = "Sacrifice a creature: Add an amount of {B} equal to the sacrificed creature's power."
    for pay in ("auto", "[altar]"):
        result = cast(scales, pay)
        assert result.verdict == "unsupported"
        assert "altar" in result.message


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sets(st.sampled_from("abcd")), max_size=4))
def test_each_demand_has_something_of_its_own_exactly_where_some_way_to_give_it_out_exists(
    demands: list[set[str]],
) -> None:
    ways = product(*demands)
    assert all_matched(demands) == any(len(set(way)) == len(way) for way in ways)
