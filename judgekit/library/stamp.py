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


def _data(suffixes: tuple[str, ...] = (".toml", ".tsv", ".yaml")) -> list[str]:
    but = ("rulebooks", "scenarios", "examples", "__pycache__")
    return [entry.path for entry in _files(folders.corpus(), suffixes, deep=True, but=but)]


def _code(folder: str, suffixes: tuple[str, ...] = (".py",)) -> list[str]:
    return [entry.path for entry in _files(folder, suffixes, deep=True, but=("__pycache__",))]


def current() -> str:
    """Return the stamp of everything a store would be built from now."""
    return _stamped([*document_paths(), *ingredient_paths()])


def of_ours() -> str:
    """Return the stamp of all our data and code."""
    return _stamped(
        [
            *_data((".toml", ".tsv", ".yaml", ".md", ".json")),
            *_code(folders.PACKAGE, (".py", ".tsv", ".mo", ".so", ".pyd")),
        ]
    )


def of_theirs(*others: str) -> str:
    """Return the stamp of what an answer may rest on besides: the documents, and other files of the user.

    Args:
        others: their paths.
    """
    return _stamped([*document_paths(), *others])


def _stamped(paths: list[str]) -> str:
    lines = [__version__]
    for path in paths:
        try:
            status = os.stat(path)
        except OSError:
            continue
        lines.append(f"{path}\t{status.st_size}\t{status.st_mtime_ns}")
    return "\n".join(lines)
