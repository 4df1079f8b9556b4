"""What a card was understood as, read once and kept until the code that reads card text changes."""

from __future__ import annotations

import os

from judgekit import __version__
from judgekit.core import sqlite3
from judgekit.core.json_reading import read_json
from judgekit.core.wording import spoken
from judgekit.library import folders

TYPE_CHECKING = False  # typing costs more to import than a card takes
if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.cards.store import StoredCard
    from judgekit.core.json_values import Json

READERS = ("core", "language", "mechanics", "table", "games")
"""The packages whose code and tables decide what a card is understood as."""


def kept(
    connection: sqlite3.Connection, card: StoredCard, read: Callable[[], list[dict[str, Json]]]
) -> list[dict[str, Json]]:
    """Return what a card was understood as, from the store where nothing has changed since.

    Args:
        connection: the store of cards.
        card: the card.
        read: reads it now.
    """
    definition = "\0".join((card.game, card.name, card.spelt))
    stamp = _stamp()
    row = connection.execute("SELECT stamp, reading FROM understood WHERE definition = ?", (definition,)).fetchone()
    if row is not None and row[0] == stamp:
        found: list[dict[str, Json]] = read_json(row[1])
        return found
    import json
    from contextlib import suppress

    reading = json.loads(json.dumps(read(), ensure_ascii=False))
    # A store that cannot be written now answers all the same.
    with suppress(sqlite3.OperationalError):
        connection.execute(
            "INSERT OR REPLACE INTO understood VALUES (?, ?, ?)",
            (definition, stamp, json.dumps(reading, ensure_ascii=False)),
        )
    return list(reading)


def _stamp() -> str:
    """Return a stamp of what reads card text: the newest change of its code and tables, and how many files there are."""
    newest, files = 0, 0
    waiting = [os.path.join(folders.PACKAGE, package) for package in READERS]
    while waiting:
        for entry in os.scandir(waiting.pop()):
            if entry.name.endswith((".py", ".tsv")):
                files += 1
                newest = max(newest, entry.stat().st_mtime_ns)
            elif entry.name != "__pycache__" and entry.is_dir():
                waiting.append(entry.path)
    # What was not understood is said in the language of the interface.
    return f"{__version__} {newest} {files} {spoken()}"
