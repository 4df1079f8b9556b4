"""The store: one SQLite file, opened in a millisecond, built on first use, rebuilt when damaged.

A store file is named after the content it was built from and never written again; a stamp file says which store answers for
the documents as they lie now. Both are put in place by an atomic rename, so a build that is killed leaves the last good store
as it was, and two builds at once put the same content in the same place.
On the path of a cold look-up: the build is imported only when there is something to build.
"""

from __future__ import annotations

import os
import sys
from zlib import crc32

from judgekit.core import sqlite3
from judgekit.core.errors import JudgekitError, StoreUnreadable
from judgekit.core.wording import phrase
from judgekit.library import folders, stamp
from judgekit.library.folders import Progress


def _silent(_line: str) -> None:
    return


def _open(path: str) -> sqlite3.Connection | None:
    """Open the store at path read-only; None when there is none or it is damaged."""
    if not os.path.exists(path):
        return None
    try:
        connection = sqlite3.connect(f"file:{_quoted(path)}?mode=ro&immutable=1", uri=True)
        connection.execute("SELECT value FROM meta WHERE key = 'complete'").fetchone()[0]
    except (sqlite3.Error, TypeError):
        return None
    return connection


def _quoted(path: str) -> str:
    for character, code in (("%", "%25"), ("?", "%3f"), ("#", "%23")):
        path = path.replace(character, code)
    return path


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, UnicodeDecodeError):
        return ""


def open_store(progress: Progress = _silent, *, searched: bool = False) -> sqlite3.Connection:
    """Open the store for the documents as they lie now, building it first where need be.

    Args:
        progress: called with one line at every step of a build.
        searched: something is to be searched for; the search index is written first where there is none yet.

    Returns:
        A read-only connection.

    Raises:
        StoreUnreadable: when no store can be built and there is no earlier one either.
    """
    now = stamp.current()
    folder, pointer = _places()
    known, _, name = _read(pointer).rpartition("\n")
    if known == now:
        connection = _open(os.path.join(folder, name))
        if connection is not None:
            return _searchable(connection, progress) if searched else connection
    connection = _rebuild(now, folder, pointer, name, progress)
    return _searchable(connection, progress) if searched else connection


def _searchable(connection: sqlite3.Connection, progress: Progress) -> sqlite3.Connection:
    """Return a store that has its search index: the one that is open, or the same with the index written."""
    if connection.execute("SELECT 1 FROM meta WHERE key = 'searchable'").fetchone():
        return connection
    from pathlib import Path

    from judgekit.library import searchable

    path = connection.execute("PRAGMA database_list").fetchone()[2]
    connection.close()
    reason = phrase("the store just built cannot be opened")
    try:
        searchable.make_searchable(Path(path), progress)
    except (OSError, sqlite3.Error) as fault:
        reason = str(fault)
    indexed = _open(path)
    if indexed is None or not searchable.is_searchable(indexed):
        raise StoreUnreadable(
            phrase("no search index can be built in {folder}: {reason}", folder=os.path.dirname(path), reason=reason),
            phrase("check that the folder can be written"),
        )
    return indexed


def ready() -> sqlite3.Connection | None:
    """Open the last good store as it is, be it older than the documents; None where there is none. Nothing is built."""
    folder, pointer = _places()
    name = _read(pointer).rpartition("\n")[2]
    return _open(os.path.join(folder, name)) if name else None


def _places() -> tuple[str, str]:
    """Return the folder of the stores, and the file there that says which one answers for the rulebooks."""
    folder = folders.cache()
    return folder, os.path.join(folder, f"stamp-{crc32(os.pathsep.join(folders.rulebooks()).encode()):08x}")


def _rebuild(now: str, folder: str, pointer: str, last_good: str, progress: Progress) -> sqlite3.Connection:
    from judgekit.library import building, placing

    try:
        name = building.build(folder, progress)
        placing.put(pointer, f"{now}\n{name}".encode())
        connection = _open(os.path.join(folder, name))
        if connection is not None:
            return connection
        reason = phrase("the store just built cannot be opened")
    except (JudgekitError, OSError, sqlite3.Error) as fault:
        reason = str(fault)
    connection = _open(os.path.join(folder, last_good)) if last_good else None
    if connection is None:
        raise StoreUnreadable(
            phrase("no store can be built in {folder}: {reason}", folder=folder, reason=reason),
            phrase("check that the folder can be written"),
        )
    print(
        phrase("judgekit: answering from the last good store, the new one failed: {reason}", reason=reason),
        file=sys.stderr,
    )
    return connection


def discard(connection: sqlite3.Connection) -> None:
    """Close a store that turned out damaged and take it away, so that the next opening builds it anew."""
    path = connection.execute("PRAGMA database_list").fetchone()[2]
    connection.close()
    try:
        os.remove(path)
    except OSError:
        return
