"""Every line of a trace that is shown carries the rules that decided it."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.scenarios.checking import scenario_files
from tests.playing import play, played

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


@pytest.mark.parametrize("game", ["mtg", "dm", "magmell"])
def test_every_line_of_every_trace_of_the_corpus_cites(game: str) -> None:
    files = (file for file, _name in scenario_files([str(corpus_folder() / game)]))
    assert {file.stem: lines for file in files if (lines := played(file).uncited)} == {}


def test_life_that_is_lost_through_an_instruction_cites_it(tmp_path: Path) -> None:
    file = tmp_path / "loss.yaml"
    file.write_text(LOSS, encoding="utf-8")
    found = play(file)
    assert (found.result.verdict, found.uncited) == ("pass", ())
    assert "magmell:305.1" in found.result.cited
