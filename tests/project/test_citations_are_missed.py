"""More than nine in ten numbers that the code cites and a trace shows would be missed by a scenario if they were lost."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEAST = 0.9
HELD_LEAST = 0.93

HELD = """
import json, sys
from bench.held_citations import marked, own_files
found = marked(sys.argv[1], own_files(sys.argv[1]))
print(json.dumps([len(found.felt), len(found.failed), found.share()]))
"""
DROPPED = """
import json
from bench.dropped_citations import sampled
felt = [loss for loss in sampled(10, seed=20261122, games=["magmell"]) if loss.felt]
print(json.dumps([len(felt), sum(bool(loss.noticed) for loss in felt)]))
"""


def told(program: str, *arguments: str) -> list[float]:
    """What a program of the bench prints; it needs a process in which no game is loaded yet, and this one may have all of them."""
    run = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True, cwd=ROOT
    )
    numbers: list[float] = json.loads(run.stdout.splitlines()[-1])
    return numbers


@pytest.mark.slow
@pytest.mark.parametrize("game", ["magmell", "mtg"])
def test_most_of_the_numbers_that_traces_show_are_held_by_a_scenario(game: str) -> None:
    felt, failed, share = told(HELD, game)
    assert felt > 300
    assert failed < 2, "a scenario fails with marks where something in it hangs on a number"
    assert share >= HELD_LEAST, "python -m bench.held_citations names them"


@pytest.mark.slow
def test_a_number_that_is_dropped_makes_a_scenario_fail() -> None:
    felt, noticed = told(DROPPED)
    assert felt >= 5
    assert noticed >= LEAST * felt - 1
