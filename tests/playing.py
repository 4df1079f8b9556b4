"""The scenarios of the corpus, each played once in a run of the tests, whichever test or process asks for it first."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.data_classes import replace
from judgekit.engine import Event
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.games.mtg.rules import GAME
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.checking import check_file
from judgekit.scenarios.explaining import trace_lines
from judgekit.scenarios.files.model import NOT_CHOSEN
from judgekit.scenarios.running import Run
from judgekit.scenarios.verdicts import Result

FOLDER: list[Path] = []
"""Where what was played is kept for the other processes of this run."""


class Played(NamedTuple):
    """What became of a scenario, and what its traces showed, those of its forks too.

    Attributes:
        result: its verdicts.
        records: names of the records.
        happened: kinds of event that happened in a game of Magic, the events that a replacement changed included.
        uncited: lines that are shown and cite no rule.
    """

    result: Result
    records: frozenset[str]
    happened: frozenset[str]
    uncited: tuple[str, ...]


@cache
def played(file: Path) -> Played:
    """Return what became of a scenario; it is played only where no test of this run has asked before."""
    if not FOLDER:
        return play(file)
    kept = FOLDER[0] / sha256(str(file).encode()).hexdigest()[:24]
    with suppress(OSError):
        found: Played = pickle.loads(kept.read_bytes())
        return found
    found = play(file)
    unfinished = kept.with_suffix(f".{os.getpid()}")
    with suppress(
        TypeError, pickle.PicklingError
    ):  # only what failed holds records; that is played where it is asked for
        unfinished.write_bytes(pickle.dumps(found))
        unfinished.replace(kept)
    return found


def all_played(files: Sequence[Path]) -> list[Played]:
    """Return what became of scenarios; processes that ask for the same at once begin at different places and share the work."""
    own, all_of_them = os.environ.get("PYTEST_XDIST_WORKER", "gw0"), os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")
    begin = len(files) * int(own.removeprefix("gw")) // int(all_of_them)
    for file in (*files[begin:], *files[:begin]):
        played(file)
    return [played(file) for file in files]


def known(check: Callable[..., Result]) -> Callable[..., Result]:
    """Return what checks a scenario file, and plays one of the corpus only where no test of this run has done so.

    Each of them names its edition, so that what somebody uses otherwise tells nothing of it; and a pass says the same in every
    language. What fails is told anew, and so is what somebody asks to be played by another edition.
    """
    corpus = corpus_folder()

    def checked(path: str | Path, shown: str | None = None, **more: Any) -> Result:
        file = Path.cwd() / path
        if file.is_relative_to(corpus) and not more.get("chosen", NOT_CHOSEN).asked:
            result = played(file).result
            if result.verdict == "pass":
                return replace(result, file=str(path) if shown is None else shown)
        return check(path, shown, **more)

    return checked


def play(file: Path) -> Played:
    """Play a scenario and look at all of its traces."""
    runs: list[Run] = []
    begin = Run.__init__

    def begun(run: Run, *arguments: Any, **named: Any) -> None:
        begin(run, *arguments, **named)
        runs.append(run)

    _listen()
    _HAPPENED.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Run, "__init__", begun)
        result = check_file(file)
    records = [record for run in runs for record in run.table.trace.records]
    uncited = dict.fromkeys(line for record in records if not record.rules for line in trace_lines([record]))
    return Played(result, frozenset(record.what for record in records), frozenset(_HAPPENED), tuple(uncited))


_HAPPENED: set[str] = set()


@cache
def _listen() -> None:
    """Note the kinds of event that happen in games of Magic, from now on and in the editions derived from it."""
    noticed = GAME.notice

    def collect(draft: AnyDraft, happened: tuple[Event, ...], before: AnyPosition) -> None:
        _HAPPENED.update(each.kind for each in happened)
        noticed(draft, happened, before)

    GAME.notice = collect


adapter_of(
    "mtg"
)  # An edition copies the tables of its base: what the scene registers must be there before a test derives one.
# Before any test runs: an edition derived later hears what the base game hears, one derived earlier does not.
_listen()
