"""What is too large to be looked at whole is refused with its bound; a given answer is judged all the same."""

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

HEAD = "scenario: 1\nid: large\ngame: mtg\nrules: mtg@20210922\n"


def run(text: str) -> Result:
    return run_scenario(read_scenario_text(HEAD + text, "large.yaml"), adapter_of("mtg"))


def combat(power: str, walls: int, script: str) -> Result:
    blockers = f"copies: {walls}, " if walls > 1 else ""
    order = ", ".join(f"wall-{number}" for number in range(1, walls + 1)) if walls > 1 else "wall"
    return run(f"""\
cards:
  Ox: {{types: Creature - Ox, pt: {power}/1, text: Trample}}
  Wall: {{types: Creature - Wall, pt: 0/1}}
given:
  players: {{A: {{life: 20}}, B: {{life: 50}}}}
  turn: {{active: A, step: combat-damage, before: turn-based-actions}}
  battlefield:
    - {{id: ox, card: Ox, controller: A, attacking: B, damage-order: [{order}]}}
    - {{id: wall, card: Wall, controller: B, {blockers}blocking: ox}}
script:
  - {script}
""")


@pytest.mark.parametrize(("power", "walls"), [("20", 6), ("999999999", 1)])
def test_a_set_of_assignments_beyond_the_bound_is_unsupported_not_endless(power: str, walls: int) -> None:
    result = combat(power, walls, "ask: {legal: assign-damage, by: A, of: ox}\n    expect: [{includes: [{B: 1}]}]")
    assert (result.verdict, "20,000" in str(result)) == ("unsupported", True)


def test_an_assignment_is_judged_where_the_set_of_all_is_beyond_the_bound() -> None:
    given = "{ox: {wall-1: 1, wall-2: 1, wall-3: 1, wall-4: 1, wall-5: 1, wall-6: 1, B: 14}}"
    result = combat("20", 6, f"do: {{assign-damage: {given}, by: A}}\n    expect: [{{player: B, life: 36}}]")
    assert result.verdict == "pass"


def test_lethal_damage_to_each_before_the_next_is_the_whole_set_of_a_wide_block() -> None:
    ways = "[{wall-1: 3}, {wall-1: 2, wall-2: 1}, {wall-1: 1, wall-2: 2}, {wall-1: 1, wall-2: 1, B: 1}]"
    result = combat("3", 2, f"ask: {{legal: assign-damage, by: A, of: ox}}\n    expect: [{{exactly: {ways}}}]")
    assert result.verdict == "pass"


def test_more_tokens_than_the_bound_are_unsupported() -> None:
    result = run("""\
cards:
  Muster: {types: Sorcery, cost: "{C}", text: Create 999999999 1/1 white Soldier creature tokens.}
given:
  players: {A: {pool: "{C}", hand: [{id: muster, card: Muster}]}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
script:
  - do: {cast: muster, by: A, pay: pool}
  - do: {resolve: top}
    expect: [{player: A, life: 20}]
""")
    assert result.verdict == "unsupported"
