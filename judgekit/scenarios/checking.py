"""Checking scenario files and folders: verdicts and traces."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.files import stem_of
from judgekit.core.wording import phrase
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.differences import explained_by, known_differences
from judgekit.scenarios.files.faults import ScenarioMalformed
from judgekit.scenarios.files.model import NOT_CHOSEN, ChosenEdition, read_scenario_file
from judgekit.scenarios.many.time_limits import SECONDS, OutOfTime, at_most
from judgekit.scenarios.rulings import run_scenario
from judgekit.scenarios.verdicts import Report, Result, Ruling

SUFFIXES = (".yaml", ".yml", ".notation")
NOTATION = ".notation"
"""The end of the name of a file in table notation."""


TYPE_CHECKING = False  # pathlib costs more to import than it takes to play one file
if TYPE_CHECKING:
    from pathlib import Path

    from judgekit.core.files import StrPath

    File = tuple[StrPath, str]
    """A file, and how to name it."""

    Play = Callable[[StrPath, str], Result]
    Plays = Callable[[Sequence[File], Play], Iterable[Result]]


def scenario_files(paths: Iterable[str]) -> Iterator[tuple[Path, str]]:
    """Yield every scenario file of files and folders, with its name as given, in a stable order.

    Folders are searched for YAML files; files below a folder named `cards` and the glosses of a book are no scenarios.

    Raises:
        UsageFault: a path does not exist, or a folder holds no scenario.
    """
    from pathlib import Path

    for given in paths:
        path = Path(given)
        if path.is_file():
            yield path, given
        elif path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
            found = [file for file in found if not _is_other(file.relative_to(path))]
            if not found:
                raise UsageFault(
                    phrase("no scenario files in {given}", given=given), phrase("scenario files end in .yaml")
                )
            for file in found:
                yield file, os.path.join(given, file.relative_to(path))
        else:
            raise UsageFault(phrase("no such file or folder: {given}", given=given))


def _is_other(file: Path) -> bool:
    """Tell whether a YAML file of a folder is card definitions or glosses."""
    return any(part == "cards" or part.startswith("glosses") for part in file.parts[:-1])


def check_file(
    path: StrPath,
    shown: str | None = None,
    running: Callable[[], bool] | None = None,
    seconds: float = 0,
    chosen: ChosenEdition = NOT_CHOSEN,
) -> Result:
    """Run one scenario file; one that expects nothing anywhere proves nothing, and so does not pass.

    Args:
        path: the file.
        shown: how to name it.
        running: tells long queries whether they may go on.
        seconds: how long it may take, after which its verdict is "timeout"; 0: as long as it takes.
        chosen: the edition that somebody chose beside what the file says.
    """
    try:
        with at_most(seconds):
            return _checked(path, shown, running, chosen)
    except OutOfTime:
        told = phrase("not played to the end in {seconds:g} seconds: `--seconds` allows more", seconds=seconds)
        return Result(shown if shown is not None else str(path), stem_of(path), Ruling("timeout", told))


def _checked(path: StrPath, shown: str | None, running: Callable[[], bool] | None, chosen: ChosenEdition) -> Result:
    name = shown if shown is not None else str(path)
    if os.path.splitext(path)[1] == NOTATION:
        from judgekit.scenarios.notation_answers import checked

        return checked(path, name, chosen)
    try:
        scenario = read_scenario_file(path, name, chosen)
    except ScenarioMalformed as fault:
        return Result(name, stem_of(path), _malformed(fault))
    try:
        scene = adapter_of(scenario.game)
    except JudgekitError as fault:
        return Result(name, scenario.id, Ruling("unsupported", str(fault), 0, scenario.tree.place(("game",))[0]))
    result = run_scenario(scenario, scene, running)
    if result.verdict == "pass" and not scenario.expects:
        unproved = scenario.tree.fault(
            phrase(
                "nothing is expected anywhere: write an expectation, as `expect: [{player: A, life: 20, cites: [119.3]}]`"
            ),
            ("script",) if scenario.script else (),
        )
        return replace(result, base=_malformed(unproved), forks=())
    return result


def _malformed(fault: ScenarioMalformed) -> Ruling:
    hint = f" ({fault.hint})" if fault.hint else ""
    return Ruling("malformed", f"{fault}{hint}", 0, fault.line)


def one_by_one(files: Sequence[File], play: Play) -> Iterator[Result]:
    """Yield what becomes of files, each played here in its turn."""
    return (play(path, name) for path, name in files)


def check_paths(
    paths: Sequence[str],
    progress: Callable[[Result], None] | None = None,
    seconds: float = SECONDS,
    chosen: ChosenEdition = NOT_CHOSEN,
    plays: Plays = one_by_one,
) -> Report:
    """Run every scenario file of files and folders.

    Args:
        paths: files and folders.
        progress: called with each result as soon as it is there.
        seconds: how long each file may take; 0: as long as it takes.
        chosen: the edition that somebody chose; where it stands in the place of the base edition, what does not pass and is listed
            as a known difference of that edition is explained.
        plays: yields what becomes of files, in their order: one by one, or `jobs.played`.

    Raises:
        UsageFault: a path does not exist, or a folder holds no scenario.
        DifferencesMalformed: the list of known differences says nothing.
    """
    report = Report()
    known = known_differences(chosen.asked) if chosen.asked else {}
    alone = len(paths) == 1 and os.path.isfile(paths[0])
    files: Sequence[File] = [(paths[0], paths[0])] if alone else list(scenario_files(paths))
    for played in plays(files, partial(check_file, seconds=seconds, chosen=chosen)):
        result = explained_by(played, known)
        report.results.append(result)
        if progress is not None:
            progress(result)
    return report
