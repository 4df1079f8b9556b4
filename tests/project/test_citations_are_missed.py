"""More than nine in ten numbers that the code cites and a trace shows would be missed by a scenario if they were lost."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from bench.held_citations import own_files
from tests.cases import WHOLE
from tests.playing import all_played

ROOT = Path(__file__).resolve().parents[2]
LEAST = 0.9
HELD_LEAST = 0.93

PART, SEED = 48, 702
"""Of Magic one number in so many is marked, and what tells of it is played; in a whole run every number, as the bench does it."""

HELD = """
import json, sys
from pathlib import Path
from bench.held_citations import marked, own_files, sample
asked = json.load(sys.stdin)
numbers, files = None, own_files(asked["game"])
if asked["shown"] is not None:
    shown = {rule: [*map(Path, files)] for rule, files in asked["shown"].items()}
    numbers, files = sample(asked["game"], shown, asked["part"], asked["seed"])
found = marked(asked["game"], files, numbers)
print(json.dumps([len(found.felt), len(found.failed), found.share()]))
"""
DROPPED = """
import json, sys
from pathlib import Path
from bench.dropped_citations import sampled
shown = {rule: [*map(Path, files)] for rule, files in json.load(sys.stdin)["shown"].items()}
felt = [loss for loss in sampled(10, seed=20261122, games=["magmell"], known={"magmell": shown}) if loss.felt]
print(json.dumps([len(felt), sum(bool(loss.noticed) for loss in felt)]))
"""


def told(program: str, **asked: object) -> list[float]:
    """What a program of the bench prints; it needs a process in which no game is loaded yet, and this one may have all of them."""
    run = subprocess.run(
        [sys.executable, "-c", program], input=json.dumps(asked), capture_output=True, text=True, check=True, cwd=ROOT
    )
    numbers: list[float] = json.loads(run.stdout.splitlines()[-1])
    return numbers


def shown_by(files: Sequence[Path]) -> dict[str, list[Path]]:
    """Return for each rule the scenarios that cite it."""
    found: dict[str, list[Path]] = {}
    for file, one in zip(files, all_played(files), strict=True):
        for rule in one.result.cited:
            found.setdefault(rule, []).append(file)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "part"), [("mtg", PART), ("magmell", 6), ("dm", 8)])
def test_most_of_the_numbers_that_traces_show_are_held_by_a_scenario(game: str, part: int) -> None:
    shown = None if WHOLE else {rule: [*map(str, files)] for rule, files in shown_by(own_files(game)).items()}
    felt, failed, share = told(HELD, game=game, shown=shown, part=part, seed=SEED)
    assert felt > (300 if shown is None else 300 / part)
    assert failed < 2, "a scenario fails with marks where something in it hangs on a number"
    assert share >= HELD_LEAST, "python -m bench.held_citations names them"


@pytest.mark.slow
def test_a_number_that_is_dropped_makes_a_scenario_fail() -> None:
    shown = {rule: [*map(str, files)] for rule, files in shown_by(own_files("magmell")).items()}
    felt, noticed = told(DROPPED, shown=shown)
    assert felt >= 5
    assert noticed >= LEAST * felt - 1
