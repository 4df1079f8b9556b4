"""All lines of play: how long `outcomes` takes for positions with more than 10,000 lines, in both games."""

from __future__ import annotations

import time

from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.outcomes.outcomes import Inquiry, outcomes_of
from tests.scenarios.boards import board_of

BLOCKS = """
  players: {A: {life: 20, hand: [{id: poke, card: Jab}]}, B: {life: 6, hand: [{id: jab, card: Jab}]}}
  turn: {active: A, step: declare-attackers, before: turn-based-actions}
  battlefield:
    - {id: cub, card: Cub, controller: A, continuously: true}
    - {id: boar, card: Boar, controller: A, continuously: true}
    - {id: wall, card: Wall, controller: B}
    - {id: small, card: Cub, controller: B}
"""
"""Two attackers, two blockers and two tricks: every attack, block, order, assignment of damage, and moment for a trick."""

ARROWS = """
  players:
    A: {life: 10, hand: [{id: a1, card: 矢}, {id: a2, card: 矢}]}
    B: {life: 6, hand: [{id: b1, card: 矢}]}
  turn: {active: A, step: main, priority: A}
  battle-area:
    - {id: bear, card: 熊, controller: A}
    - {id: deer, card: 狼, controller: B}
"""
"""Three quick cards, an attack, and everybody's choices among them until the turn ends."""


def run() -> None:
    """Print lines, positions and seconds of each position."""
    for name, given in (("mtg", BLOCKS), ("magmell", ARROWS)):
        scenario = read_scenario_text(board_of(name, given) + "script: []\n")
        started = time.process_time()
        found = outcomes_of(scenario, adapter_of(name), Inquiry(largest=100_000, longest=600))
        spent = time.process_time() - started
        print(
            f"{name}: {found.lines:,} lines, {len(found.found.nodes):,} positions, {len(found.endings):,} results in "
            f"{spent:.1f} s" + (f", cut at {found.found.cut}" if found.found.cut else "")
        )
