"""Whether a player without shields survives an attack: every line of play from a position is tried (104.2a, 507.2)."""

import pytest

from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.outcomes.outcomes import Inquiry, outcomes_of

BOARD = """scenario: 1
id: survival
title: {en: Survival, ja: 生存}
game: dm
rules: dm@2025
cards:
  火竜: {cost: 5, civilizations: [fire], types: Creature, power: 5000}
  壁: {cost: 2, civilizations: [light], types: Creature, power: 3000, text: "■ブロッカー"}
  番人: {cost: 2, civilizations: [light], types: Creature, power: 9000, text: "■ガードマン"}
given:
  turn: {active: A, step: attack}
  players: {A: {}, B: {shield-zone: []}}
  battle-zone:
    - {id: a, card: 火竜, controller: A, continuously: true}
    - {id: c, card: 火竜, controller: A, continuously: true}
    - {id: g, card: 番人, controller: B}
BLOCKERS
script: []
"""


@pytest.mark.parametrize(("blockers", "verdict"), [(0, "possible"), (1, "possible"), (2, "forced"), (3, "forced")])
def test_a_player_without_shields_needs_a_blocker_for_each_attacker(blockers: int, verdict: str) -> None:
    walls = "\n".join(f"    - {{id: w{number}, card: 壁, controller: B}}" for number in range(blockers))
    scenario = read_scenario_text(BOARD.replace("BLOCKERS", walls), "case.yaml")
    found = outcomes_of(scenario, adapter_of("dm"), Inquiry(until="turn"))
    assert found.complete
    assert {one.player: one.verdict for one in found.survivals} == {"A": "always", "B": verdict}


def test_survival_is_told_without_a_life_total() -> None:
    scenario = read_scenario_text(BOARD.replace("BLOCKERS", "    - {id: w, card: 壁, controller: B}"), "case.yaml")
    found = outcomes_of(scenario, adapter_of("dm"), Inquiry(until="turn", passing=True))
    assert {one.player for one in found.survivals} == {"A", "B"}
