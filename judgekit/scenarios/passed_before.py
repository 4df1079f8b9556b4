"""Scenario files that passed before: while nothing that their verdict rests on has changed, they are not played again.

A verdict rests on the code and data of judgekit, under whose stamp everything is kept (`keeping`), and on the files that were read
for it, which are compared by name, size and time. Only a pass is kept: what fails tells of records, and is played again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from sys import intern

from judgekit.core import files, keeping
from judgekit.core.digests import blake2b
from judgekit.core.wording import spoken
from judgekit.scenarios.checking import check_paths
from judgekit.scenarios.files import card_files
from judgekit.scenarios.verdicts import Report, Result, Ruling

_PASS = Ruling("pass")

Plain = tuple[str, tuple[str, ...], tuple[str, ...], str, str | None, tuple[str, ...], str]
"""What tells one pass from another: id, ids of forks, rules cited, book, example, what is left out on purpose, game."""

Kept = tuple[list[str], Plain]
"""The state of each file that was read, and what is needed to make the result again."""


def check_again(paths: Sequence[str]) -> Report:
    """Run every scenario file of files and folders as `check_paths` does, those alone of which it is not known that they pass.

    Args:
        paths: files and folders.

    Raises:
        UsageFault: a path does not exist, or a folder holds no scenario.
    """
    report = Report()
    for path in paths:
        report.results.extend(_checked(path).results)
    return report


def _checked(path: str) -> Report:
    """Check a file or a folder and keep what passed."""
    if card_files.in_use():  # they lie open here, and none is read in a way that is noticed
        return check_paths([path])
    name = f"passed-{blake2b(os.path.abspath(path).encode('utf-8', 'surrogateescape'), digest_size=8).hexdigest()}"  # noqa: PTH100
    name = f"{name}-{spoken()}"
    before: dict[str, Kept] = keeping.kept(name, dict) or {}
    now: dict[str, Kept] = {}
    report = check_paths([path], plays=partial(_each, before, now))
    if now != before:
        keeping.keep(name, now)
    return report


def _each(
    before: dict[str, Kept],
    now: dict[str, Kept],
    scenarios: Sequence[tuple[Path, str]],
    play: Callable[[Path, str], Result],
) -> Iterator[Result]:
    """Yield what becomes of files, and note what passed.

    Args:
        before: what passed before.
        now: what passes now is put in here.
        scenarios: the files and their names as given.
        play: plays one.
    """
    for path, name in scenarios:
        place = os.path.abspath(path)  # noqa: PTH100 (a link is followed when the state of the file is read)
        kept = before.get(place)
        if kept is None or not _holds(kept[0]):
            result, read = _played(path, name, play)
            kept = (read, _plain(result))
            if result != _made(name, kept[1]):
                yield result
                continue
        now[place] = kept
        yield _made(name, kept[1])


def _played(path: Path, name: str, play: Callable[[Path, str], Result]) -> tuple[Result, list[str]]:
    """Play a file, and return the state of every file that was read for it, as it was before."""
    read: list[str] = []
    files.READERS.append(read)
    try:
        result = play(path, name)
    finally:
        # By identity: another reader's list may be equal.
        files.READERS[:] = [one for one in files.READERS if one is not read]
    return result, [os.path.abspath(line) for line in read]  # noqa: PTH100 (a line begins with the path)


def _holds(read: Sequence[str]) -> bool:
    """Tell whether every file that was read is still as it was; where none was noticed, nothing is known."""
    return bool(read) and all(files.state(line.rsplit("\t", 2)[0]) == line for line in read)


def _plain(result: Result) -> Plain:
    """Return what tells one pass from another, as plain data."""
    forks = tuple(id for id, _ruling in result.forks)
    cited = tuple(map(intern, result.cited))  # what is the same object is kept once
    return result.id, forks, cited, result.book, result.example, result.ignored, result.game


def _made(name: str, plain: Plain) -> Result:
    """Return the result of a file that passes."""
    id, forks, cited, book, example, ignored, game = plain
    return Result(name, id, _PASS, tuple((fork, _PASS) for fork in forks), cited, book, example, ignored, (), game)
