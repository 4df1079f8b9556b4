"""Scenario files that passed before: while nothing that their verdict rests on has changed, they are not played again.

A verdict rests on our data, on those rooms of our code of which a module was loaded in the processes that played (what is not
loaded does nothing, so that verdicts stand where it changes), and on the files that were read for it. All of it is compared by
name, size and time (`keeping.keep_by_rooms`). Only a pass is kept: what fails tells of records, and is played again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from sys import intern

from judgekit.core import files, keeping
from judgekit.core.data_classes import replace
from judgekit.core.digests import blake2b
from judgekit.core.wording import spoken
from judgekit.scenarios.checking import check_paths, one_by_one
from judgekit.scenarios.files import card_files
from judgekit.scenarios.verdicts import Report, Result, Ruling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.core.files import StrPath
    from judgekit.scenarios.checking import File, Play, Plays

_PASS = Ruling("pass")

Plain = tuple[str, tuple[str, ...], tuple[str, ...], str, str | None, tuple[str, ...], tuple[tuple[str, str], ...], str]
"""What tells one pass from another: id, ids of forks, rules cited, book, example, what is left out, cards of files, game."""

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
        # Cards of files that the user added lie open here, and none is read in a way that is noticed.
        plays = one_by_one if card_files.in_use() else but_for_known([path], "", one_by_one)
        report.results.extend(check_paths([path], plays=plays).results)
    return report


def but_for_known(paths: Sequence[str], under: str, plays: Plays) -> Plays:
    """Return what plays those files alone of which it is not known that they pass, and keeps what passes.

    Args:
        paths: the files and folders that are asked for; what is known of others is kept apart.
        under: tells all else that a verdict may rest on besides our code and data and the files that are read for it.
        plays: plays files; what they are played by notes what was read (`noted`).
    """
    places = "\0".join([under, *map(os.path.abspath, paths)])
    name = f"passed-{blake2b(places.encode('utf-8', 'surrogateescape'), digest_size=8).hexdigest()}-{spoken()}"
    return partial(_each, name, plays)


def noted(play: Play, path: StrPath, name: str) -> Result:
    """Play a file, and return the result with the state of every file that was read for it, as it was before."""
    read: list[str] = []
    files.READERS.append(read)
    try:
        result = play(path, name)
    finally:
        # By identity: another reader's list may be equal.
        files.READERS[:] = [one for one in files.READERS if one is not read]
    seen = tuple([os.path.abspath(line) for line in read])  # noqa: PTH100 (a line begins with the path)
    return replace(result, read=seen, loaded=rooms_loaded())


_PACKAGE = "judgekit"
_LOADED: list[tuple[int, str, tuple[str, ...]]] = []
"""How many modules were loaded when they were last looked through, the last of them, and the rooms of ours."""


def rooms_loaded() -> tuple[str, ...]:
    """Return the rooms of our code of which a module is loaded in this process."""
    now = len(sys.modules), next(reversed(sys.modules))
    if not _LOADED or _LOADED[0][:2] != now:
        names = [name.split(".") for name in sys.modules if name.partition(".")[0] == _PACKAGE]
        rooms = {keeping.room_of(parts[1:]) for parts in names}
        _LOADED[:] = [(*now, tuple(sorted(rooms)))]
    return _LOADED[0][2]


def _each(name: str, plays: Plays, scenarios: Sequence[File], play: Play) -> Iterator[Result]:
    """Yield what becomes of files, and keep what passed.

    Args:
        name: under what it is kept.
        plays: plays those files of which nothing is known.
        scenarios: the files and their names as given.
        play: plays one.
    """
    before, rooms = keeping.kept_by_rooms(name, _with_rooms) or ({}, set())
    now: dict[str, Kept] = {}
    places = [os.path.abspath(path) for path, _name in scenarios]  # noqa: PTH100 (a link is followed when its state is read)
    known = [place in before and _holds(before[place][0]) for place in places]
    unknown = [scenario for scenario, holds in zip(scenarios, known, strict=True) if not holds]
    played = iter(plays(unknown, partial(noted, play)))
    for place, holds, (_path, shown) in zip(places, known, scenarios, strict=True):
        if holds:
            now[place] = before[place]
            yield _made(shown, now[place][1])
            continue
        result = next(played)
        plain = _plain(result)
        if result == _made(shown, plain) and result.read and result.loaded:
            now[place] = ([*result.read], plain)
            rooms.update(result.loaded)
        yield result
    if now != before:
        rooms.update(rooms_loaded())
        keeping.keep_by_rooms(name, rooms, now, sorted(rooms))


def _with_rooms(known: dict[str, Kept], rooms: list[str]) -> tuple[dict[str, Kept], set[str]]:
    return known, set(rooms)


def _holds(read: Sequence[str]) -> bool:
    """Tell whether every file that was read is still as it was; where none was noticed, nothing is known."""
    return bool(read) and all(files.state(line.rsplit("\t", 2)[0]) == line for line in read)


def _plain(result: Result) -> Plain:
    """Return what tells one pass from another, as plain data."""
    forks = tuple(id for id, _ruling in result.forks)
    cited = tuple(map(intern, result.cited))  # what is the same object is kept once
    return result.id, forks, cited, result.book, result.example, result.ignored, result.filed, result.game


def _made(name: str, plain: Plain) -> Result:
    """Return the result of a file that passes."""
    id, forks, cited, book, example, ignored, filed, game = plain
    return Result(name, id, _PASS, tuple((fork, _PASS) for fork in forks), cited, book, example, ignored, filed, game)
