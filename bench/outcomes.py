"""All lines of play: how long `outcomes` takes for positions with more than 10,000 lines, in both games."""

from __future__ import annotations

import time

from judgekit.scenarios import read_scenario_text, scene_of
from judgekit.scenarios.outcomes import Inquiry, outcomes_of

BLOCKS = """scenario: 1
id: blocks
game: mtg
rules: mtg@20210922
cards:
  Cub: {types: Creature - Bear, pt: 2/2}
  Boar: {types: Creature - Boar, pt: 3/3, abilities: [{keyword: trample}]}
  Wall: {types: Creature - Wall, pt: 0/4, abilities: [{keyword: defender}]}
  Jab: {cost: "{0}", types: Instant,
    abilities: [{spell: {targets: [{id: t, is: {type: creature}}], do: [{damage: t, amount: 1}]}}]}
given:
  players: {A: {life: 20, hand: [{id: poke, card: Jab}]}, B: {life: 6, hand: [{id: jab, card: Jab}]}}
  turn: {active: A, step: declare-attackers, before: turn-based-actions}
  battlefield:
    - {id: cub, card: Cub, controller: A, continuously: true}
    - {id: boar, card: Boar, controller: A, continuously: true}
    - {id: wall, card: Wall, controller: B}
    - {id: small, card: Cub, controller: B}
script: []
"""
"""Two attackers, two blockers and two tricks: every attack, block, order, assignment of damage, and moment for a trick."""

ARROWS = """scenario: 1
id: arrows
game: magmell
rules: magmell@1.01
cards:
  矢: {types: Magic, timing: quick, text: ユニット1体を対象とする。それに1点のダメージを与える。}
  鹿: {types: Unit, timing: normal, ap: 2, hp: 2}
  熊: {types: Unit, timing: normal, ap: 3, hp: 3}
given:
  players:
    A: {life: 10, hand: [{id: a1, card: 矢}, {id: a2, card: 矢}]}
    B: {life: 6, hand: [{id: b1, card: 矢}]}
  turn: {active: A, step: main, priority: A}
  battle-area:
    - {id: bear, card: 熊, controller: A}
    - {id: deer, card: 鹿, controller: B}
script: []
"""
"""Three quick cards, an attack, and everybody's choices among them until the turn ends."""


def run() -> None:
    """Print lines, positions and seconds of each position."""
    for name, text in (("mtg", BLOCKS), ("magmell", ARROWS)):
        scenario = read_scenario_text(text)
        started = time.perf_counter()
        found = outcomes_of(scenario, scene_of(name), Inquiry(largest=100_000, longest=120))
        spent = time.perf_counter() - started
        print(
            f"{name}: {found.lines:,} lines, {len(found.found.nodes):,} positions, {len(found.endings):,} results in "
            f"{spent:.1f} s" + (f", cut at {found.found.cut}" if found.found.cut else "")
        )
