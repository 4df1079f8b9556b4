"""Loops repeated too often to be played out: reckoned only where every round is alike and nothing counts (725.1b, 725.2a)."""

from __future__ import annotations

import pytest

from judgekit.games.mtg.variants import shortcuts
from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

LOOP = """
scenario: 1
id: case
game: mtg
rules: mtg@20210922
cards:
  Sprig:
    types: Creature - Elf
    pt: 1/1
    abilities: [{{activated: {{cost: "{cost}", do: [{{create: {{types: Creature - Plant, pt: 0/1}}}}]}}}}]
  Bell:
    types: Artifact
    abilities:
      - triggered: {{when: {{event: enters, object: {{type: creature}}}}, do: [{{untap: {{all: {{type: creature}}}}}}]}}
  Tally:
    types: Artifact
    abilities:
      - triggered: {{state: {{count: {{subtype: Plant}}, is: ">= 50"}}, do: [{{lose-game: opponents}}]}}
given:
  players: {{A: {{life: 20}}, B: {{}}}}
  turn: {{active: A, step: precombat-main, priority: A}}
  battlefield: [{{id: sprig, card: Sprig, controller: A, continuously: true}}, {{id: bell, card: Bell, controller: A}}{more}]
script:
  - do:
      propose-shortcut: {{repeat: [{{activate: sprig, by: A}}, {{resolve: top}}], between: [{{resolve: top}}], times: {times}}}
      by: A
    expect: [{{event: create, count: {times}}}, {{triggered: {{bell: {times}}}}}, {{object: token-{times}, zone: battlefield}}]
{then}
"""


def run(times: int, cost: str = "{T}", more: str = "", then: str = "") -> Result:
    text = LOOP.format(times=times, cost=cost, more=more, then=then)
    return run_scenario(read_scenario_text(text, "case.yaml"), adapter_of("mtg"))


@pytest.mark.parametrize("times", [6, 7, 30])
def test_reckoned_rounds_come_to_what_played_ones_do(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(times).verdict == "pass"
    monkeypatch.setattr(shortcuts, "MOST_DECISIONS", 1)
    assert run(times).verdict == "pass"


def test_something_that_counts_is_not_passed_over() -> None:
    assert run(100_000, more=", {id: tally, card: Tally, controller: A}").verdict == "unsupported"


def test_rounds_that_cost_life_are_not_alike() -> None:
    assert run(100_000, cost="{T}, Pay 1 life").verdict == "unsupported"


def test_nobody_goes_on_with_tokens_that_were_only_reckoned() -> None:
    assert run(100_000).verdict == "pass"
    assert run(100_000, then="  - do: {resolve: top}").verdict == "unsupported"
    assert (
        run(100_000, then="  - ask: {legal: priority, by: A}\n    expect: [{includes: [pass]}]").verdict
        == "unsupported"
    )


def test_what_is_on_the_battlefield_is_not_listed_where_most_of_it_was_reckoned() -> None:
    looking = "  - ask: {value: A.battlefield}\n    expect: [{includes: [bell]}]"
    assert run(30, then=looking).verdict == "pass"
    assert run(100_000, then=looking).verdict == "unsupported"
