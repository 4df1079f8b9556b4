"""The stamp: what the store was built from, as names, sizes and times, cheap enough to check at every start.

The store itself is keyed by content (see building); the stamp only says whether anything may have changed since.
On the path of a cold look-up: plain os.scandir, no hashing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from judgekit import __version__
from judgekit.library import folders

SOURCES = ("core", "books", "references", "search", "library")
"""The packages whose code decides what stands in a store."""

DOCUMENT_SUFFIXES = (".txt", ".md", ".text")
DATA_SUFFIXES = (".toml", ".tsv", ".yaml")
CODE_SUFFIXES = (".py", ".so", ".pyd")

_DATA, _LOOSE = "", "."
_OURS: dict[str, dict[str, str]] = {}
"""What the stamp tells of each of our own files, by the package, while one command is answered: they are looked at once for it."""


def _files(
    folder: str, suffixes: tuple[str, ...], *, deep: bool, but: tuple[str, ...] = ()
) -> Iterator[os.DirEntry[str]]:
    try:
        entries = sorted(os.scandir(folder), key=_name)
    except OSError:
        return
    for entry in entries:
        if entry.name.endswith(suffixes):
            yield entry
        elif deep and entry.name not in but and entry.is_dir():
            yield from _files(entry.path, suffixes, deep=True, but=but)


def _name(entry: os.DirEntry[str]) -> str:
    return entry.name


def document_paths() -> list[str]:
    """Return the paths of the files in the rulebook folders, in the order of the folders."""
    return [entry.path for folder in folders.rulebooks() for entry in _files(folder, DOCUMENT_SUFFIXES, deep=False)]


def ingredient_paths() -> list[str]:
    """Return the paths of our own data and code that decide what stands in a store."""
    return _data() + [path for package in SOURCES for path in _code(os.path.join(folders.PACKAGE, package))]


def _data(suffixes: tuple[str, ...] = DATA_SUFFIXES) -> list[str]:
    but = ("rulebooks", "scenarios", "examples", "__pycache__")
    return [entry.path for entry in _files(folders.corpus(), suffixes, deep=True, but=but)]


def _code(folder: str, suffixes: tuple[str, ...] = (".py",)) -> list[str]:
    return [entry.path for entry in _files(folder, suffixes, deep=True, but=("__pycache__",))]


def current() -> str:
    """Return the stamp of everything a store would be built from now."""
    ours = _ingredients() if _OURS else _lines(ingredient_paths()).values()
    return "\n".join([__version__, *_lines(document_paths()).values(), *ours])


def of_ours() -> str:
    """Return the stamp of all our data and code; it stands for them until `forget` is called."""
    suffixes = (*CODE_SUFFIXES, ".tsv", ".mo")
    rooms = [entry.name for entry in sorted(os.scandir(folders.PACKAGE), key=_name) if entry.is_dir()]
    _OURS[_DATA] = _lines(_data((*DATA_SUFFIXES, ".md", ".json")))
    _OURS[_LOOSE] = _lines([entry.path for entry in _files(folders.PACKAGE, suffixes, deep=False)])
    _OURS.update({room: _lines(_code(os.path.join(folders.PACKAGE, room), suffixes)) for room in rooms})
    return "\n".join([__version__, *[line for lines in _OURS.values() for line in lines.values()]])


def of_our_data() -> str:
    """Return the stamp of our data alone, as `of_ours` found it."""
    told = [line for lines in _OURS.values() for path, line in lines.items() if not path.endswith(CODE_SUFFIXES)]
    return "\n".join([__version__, *told])


def code_states() -> dict[str, str]:
    """Return what was told of each file of our code, as `of_ours` found it, by its path below our package."""
    found = {path: line for lines in _OURS.values() for path, line in lines.items()}
    below = len(folders.PACKAGE) + 1
    return {path[below:].replace(os.sep, "/"): line for path, line in found.items() if path.endswith(CODE_SUFFIXES)}


def forget() -> None:
    """Look at our own files again where they are asked for next: the command that was answered is at its end."""
    _OURS.clear()


def _ingredients() -> list[str]:
    """Return what was told of those of our files that decide what stands in a store, in the order of `ingredient_paths`."""
    told = [line for path, line in _OURS[_DATA].items() if path.endswith(DATA_SUFFIXES)]
    for package in SOURCES:
        told += [line for path, line in _OURS[package].items() if path.endswith(".py")]
    return told


def of_theirs(*others: str) -> str:
    """Return the stamp of what an answer may rest on besides: the documents, and other files of the user.

    Args:
        others: their paths.
    """
    return "\n".join([__version__, *_lines([*document_paths(), *others]).values()])


def _lines(paths: list[str]) -> dict[str, str]:
    """Return what the stamp tells of each of some files that are there."""
    lines = {}
    for path in paths:
        try:
            status = os.stat(path)
        except OSError:
            continue
        lines[path] = f"{path}\t{status.st_size}\t{status.st_mtime_ns}"
    return lines
