"""An id that nothing has or had is a slip of the author: not illegal, not absent, not gone."""

from __future__ import annotations

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

MAGIC = """\
scenario: 1
id: ids
game: mtg
rules: mtg@20210922
cards:
  Cub: {types: Creature - Bear, pt: 2/2}
  Zap: {types: Instant, cost: "{R}", text: Zap deals 3 damage to target creature.}
  Nest: {types: Sorcery, cost: "{0}", text: Create a 1/1 green Snake creature token.}
  Mark: {types: Enchantment, text: "As Mark enters, choose a color."}
given:
  players: {A: {hand: [{id: zap, card: Zap}, {id: nest, card: Nest}], pool: "{R}"}, B: {}}
  turn: {active: A, step: STEP}
  battlefield:
    - {id: cub, card: Cub, controller: A, continuously: true}
    - {id: mark, card: Mark, controller: A, chosen: {CHOSEN}}
script:
  - SCRIPT
"""
MAGMELL = """\
scenario: 1
id: ids
game: magmell
rules: magmell@1.01
cards: {熊: {types: Unit, ap: 2, hp: 4}}
given:
  players: {A: {}, B: {}}
  turn: {active: A, step: main, priority: A}
  battle-area: [{id: cub, card: 熊, controller: A}]
script:
  - SCRIPT
"""


def run(script: str, step: str = "precombat-main", chosen: str = "color: red", text: str = MAGIC) -> Result:
    whole = text.replace("SCRIPT", script).replace("STEP", step).replace("CHOSEN", chosen)
    return run_scenario(read_scenario_text(whole), adapter_of("mtg" if text is MAGIC else "magmell"))


@pytest.mark.parametrize(
    "script",
    [
        "{do: {cast: zap, targets: [ID], pay: pool}, expect: [{illegal: true}]}",
        "{ask: {legal: casts, by: A}, expect: [{excludes: [ID]}]}",
        "{ask: {legal: casts, by: A}, expect: [{illegal: ID}]}",
        "{ask: {legal: targets, of: zap}, expect: [{excludes: [ID]}]}",
        "{ask: {value: A.life}, expect: [{object: ID, zone: none}]}",
    ],
)
def test_an_id_of_nothing_is_refused_and_one_of_something_is_not(script: str) -> None:
    assert run(script.replace("ID", "nosuch")).verdict == "malformed"
    assert run(script.replace("ID", "mark").replace("zone: none", "zone: battlefield")).verdict == "pass"


@pytest.mark.parametrize(
    ("attack", "verdict"), [("{nosuch: B}", "malformed"), ("{cub: C}", "malformed"), ("{cub: A}", "pass")]
)
def test_attackers_and_whom_they_attack_are_there(attack: str, verdict: str) -> None:
    script = f"{{do: {{attack: {attack}, by: A}}, expect: [{{illegal: true}}]}}"
    assert run(script, "declare-attackers").verdict == verdict


def test_what_comes_into_being_later_is_not_there_yet() -> None:
    assert run("{ask: {value: A.life}, expect: [{object: token-1, zone: none}]}").verdict == "pass"
    assert run("{ask: {legal: targets, of: zap}, expect: [{excludes: [token-1]}]}").verdict == "pass"


@pytest.mark.parametrize(
    "script",
    [
        "{ask: {legal: attack, by: A}, expect: [{excludes: [nosuch]}]}",
        "{ask: {legal: attack, by: A}, expect: [{illegal: nosuch}]}",
        "{do: {pass: A}, expect: [{object: nosuch, zone: none}]}",
    ],
)
def test_magmell_refuses_them_too(script: str) -> None:
    assert run(script, text=MAGMELL).verdict == "malformed"


@pytest.mark.parametrize(
    ("chosen", "verdict"),
    [
        ("color: purple", "malformed"),
        ("creture-type: Elf", "malformed"),
        ("creature-type: Elff", "malformed"),
        ("player: C", "malformed"),
        ("creature-type: エルフ", "pass"),
        ("color: 緑", "pass"),
        ("player: B", "pass"),
    ],
)
def test_what_was_chosen_is_something_that_can_be_chosen(chosen: str, verdict: str) -> None:
    assert run("{ask: {value: A.life}, expect: [{answer: 20}]}", chosen=chosen).verdict == verdict
