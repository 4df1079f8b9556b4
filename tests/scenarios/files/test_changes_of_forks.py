"""What a fork changes: facts of the start, or of the copy of the position at the point where it leaves the base line."""

from __future__ import annotations

from typing import Any

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario
from judgekit.scenarios.stepping import Walk

BASE = """\
scenario: 1
id: changes
game: mtg
rules: mtg@20210922
cards:
  Cub: {types: Creature - Bear, pt: 2/2}
  Zap: {types: Instant, cost: "{R}", text: Zap deals 3 damage to target player.}
given:
  players: {A: {hand: [{id: zap, card: Zap}], pool: "{R}"}, B: {life: 20}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield: [{id: cub, card: Cub, controller: A, continuously: true}]
script:
  - do: {cast: zap, by: A, targets: [B], pay: pool}
  - do: {pass: all}
    expect: [{player: B, life: 17}]
  - do: {apply: [{lose-life: B, amount: 1}], by: A}
    expect: [{player: B, life: 16}]
forks:
  - {id: f, FORK}
"""


def run(fork: str) -> Result:
    return run_scenario(read_scenario_text(BASE.replace("FORK", fork), "case.yaml"), adapter_of("mtg"))


@pytest.mark.parametrize(
    "fork",
    [
        "at: 3, change: {B.life: 5}, expect: [{player: B, life: 4}]",
        "at: 1, change: {B.life: 5}, expect: [{player: B, life: 1}]",
        "at: 3, change: {given.players.B.life: 5}, expect: [{player: B, life: 1}]",
        "at: 3, change: {B.counters.poison: 9}, expect: [{player: B, poison: 9, life: 16}]",
        "at: 3, change: {cub.tapped: true, cub.counters: {+1/+1: 1}}, expect: [{object: cub, tapped: true, pt: 3/3}]",
        "at: 2, change: {cards.Cub.pt: 4/4}, expect: [{object: cub, pt: 4/4}]",
    ],
)
def test_a_fact_changes_at_the_point_and_a_fact_of_the_start_at_the_start(fork: str) -> None:
    assert run(fork).verdict == "pass"


@pytest.mark.parametrize(
    "change",
    [
        "{cards.Cob.pt: 3/3}",
        "{cards.Cob: {types: Creature, pt: 3/3}}",
        "{given.players.C.life: 5}",
        "{given.battlefield.7.tapped: true}",
        "{cob.tapped: true}",
        "{C.life: 5}",
        "{cub.tappd: true}",
        "{B.life: many}",
        "{foo.bar: 5}",
    ],
)
def test_a_change_of_what_is_not_there_is_malformed(change: str) -> None:
    for at in ("1", "3"):
        assert run(f"at: {at}, change: {change}, expect: [{{object: cub, zone: battlefield}}]").verdict == "malformed"


COPIES = """\
scenario: 1
id: copies
game: mtg
rules: mtg@20210922
cards:
  Cub: {types: Creature - Bear, pt: 2/2}
given:
  players: {A: {}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield: [{id: cub, card: Cub, controller: A, copies: 3, tapped: true}]
script:
  - do: {apply: [{lose-life: B, amount: 1}], by: A}
    expect: [{object: cub-1, zone: battlefield}, {object: cub-3, tapped: true}]
forks:
  - {id: f, FORK}
"""


@pytest.mark.parametrize(
    ("fork", "verdict"),
    [
        ("change: {cub-3: none}, expect: [{object: cub-1, tapped: true}, {object: cub-2, zone: battlefield}]", "pass"),
        ("change: {cub-3: none}, expect: [{object: cub-3, zone: battlefield}]", "malformed"),
        ("change: {cub-2: {tapped: false}}, expect: [{object: [cub-1, cub-3], tapped: true}]", "pass"),
        ("change: {cub-2: {tapped: false}}, expect: [{object: cub-2, tapped: true}]", "fail"),
        ("change: {cub-4: none}, expect: [{object: cub, tapped: true}]", "malformed"),
    ],
)
def test_one_of_the_copies_of_an_entry_is_changed_by_its_own_id(fork: str, verdict: str) -> None:
    scenario = read_scenario_text(COPIES.replace("FORK", fork), "case.yaml")
    assert run_scenario(scenario, adapter_of("mtg")).verdict == verdict


def test_walking_to_a_fork_finds_the_position_changed() -> None:
    text = BASE.replace("FORK", "at: 3, change: {B.life: 5}, expect: [{player: B, life: 4}]")
    walk = Walk(read_scenario_text(text, "case.yaml"))
    walk.jump("f")
    walked: Any = walk.position()
    assert walked["players"]["B"]["life"] == 5


def test_a_player_is_named_by_the_id_where_there_are_no_objects_too() -> None:
    text = """\
scenario: 1
id: bare
game: mtg
rules: mtg@20210922
given: {players: {A: {}, B: {}}, turn: {active: A, step: precombat-main, priority: A}}
script:
  - do: {pass: A}
    expect: [{player: A, life: 20}]
forks:
  - {id: f, change: {A.life: 5}, expect: [{player: A, life: 5}]}
"""
    assert run_scenario(read_scenario_text(text), adapter_of("mtg")).verdict == "pass"
