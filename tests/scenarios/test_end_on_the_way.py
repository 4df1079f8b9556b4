"""A step that goes on to a step of the turn has not been done where the game ends on the way."""

from __future__ import annotations

import pytest

from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

LOOP = """\
scenario: 1
id: loop
game: mtg
rules: mtg@20210922
cards: {Spring: {types: Enchantment, text: "Whenever you gain life, you gain 1 life."}}
given:
  players: {A: {}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield: [{id: spring, card: Spring, controller: A}]
script:
  - do: {apply: [{gain-life: you, amount: 1}], by: A}
  - do: {advance: end}
    expect: [EXPECT]
"""


@pytest.mark.parametrize(
    ("expect", "verdict"),
    [
        ("{object: spring, zone: battlefield}", "fail"),
        ("{game: draw, cites: [104.4b]}", "pass"),
        ("{player: A, won: false, lost: false}", "pass"),
    ],
)
def test_a_loop_that_draws_the_game_keeps_the_step_from_coming(expect: str, verdict: str) -> None:
    result = run_scenario(read_scenario_text(LOOP.replace("EXPECT", expect)), adapter_of("mtg"))
    assert result.verdict == verdict
    assert verdict == "pass" or "the game ended before that" in result.message
