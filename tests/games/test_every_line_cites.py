"""Every line of a trace that is shown carries the rules that decided it."""

from __future__ import annotations

from contextlib import suppress

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import JudgekitError
from judgekit.engine import Record
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.checking import scenario_files
from judgekit.scenarios.explaining import trace_lines
from judgekit.scenarios.model import read_scenario_file, read_scenario_text
from judgekit.scenarios.running import Failed, Run

LOSS = """\
scenario: 1
id: loss-and-token
game: magmell
cards:
  呪い: {types: Magic, timing: quick, abilities: [{spell: {do: [{lose-life: opponent, amount: 3}]}}]}
given: {players: {A: {hand: [{id: curse, card: 呪い}]}, B: {life: 10}}, turn: {active: A, step: main, priority: A}}
script:
  - do: {use: curse}
  - do: {resolve: top}
    expect: [{player: B, life: 7, cites: [305.1]}]
"""


def without_rules(run: Run) -> list[str]:
    """Return the lines of the base line of a scenario that cite nothing."""
    script = run.scenario.script
    with suppress(Failed, JudgekitError):
        for step, following in zip(script, (*script[1:], None), strict=False):
            run.step(step, following, judged=False)
    records: list[Record] = run.table.trace.records
    return [line for record in records if not record.rules for line in trace_lines([record])]


@pytest.mark.parametrize("game", ["mtg", "magmell"])
def test_every_line_of_every_trace_of_the_corpus_cites(game: str) -> None:
    lacking: dict[str, list[str]] = {}
    for path, name in scenario_files([str(corpus_folder() / game)]):
        scenario = read_scenario_file(path, name)
        lines = without_rules(Run(scenario, adapter_of(game)))
        if lines:
            lacking[scenario.id] = lines
    assert lacking == {}


def test_life_that_is_lost_through_an_instruction_cites_it() -> None:
    run = Run(read_scenario_text(LOSS), adapter_of("magmell"))
    assert without_rules(run) == []
    assert any("305.1" in record.rules for record in run.table.trace.records if record.what == "lose-life")
