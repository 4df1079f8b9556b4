"""What was missed in the quiz, kept in a small file, so that it is asked again sooner."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from judgekit.core.files import read_plain
from judgekit.core.json_values import Json

LEARNT = 2
"""How often in a row something that was missed has to be answered rightly until it is forgotten."""
MOST = 2_000
"""Missed questions kept; the oldest ones go first."""
LARGEST = 2_000_000
"""Bytes of the file that are read."""
_VERSION = 1
UNREADABLE = ".unreadable"
"""What is added to the name of a file that cannot be read, so that nothing in it is lost."""


class Missed:
    """The questions that were answered wrongly.

    Attributes:
        path: the file.
        rights: of each question, by its key, how often in a row it was answered rightly since; the longest missed first.
        fault: the name under which a file that could not be read was laid aside; empty where there was none.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rights: dict[str, int] = {}
        self.fault = ""
        try:
            self.rights = _read(read_plain(path, LARGEST))
        except FileNotFoundError:
            return
        except (OSError, ValueError):
            self.fault = f"{path}{UNREADABLE}"
            with suppress(OSError):
                path.replace(self.fault)

    def due(self) -> list[str]:
        """Return the keys of what was missed: what was never right since first, of those the longest missed."""
        return sorted(self.rights, key=lambda key: self.rights[key])

    def note(self, key: str, right: bool) -> None:
        """Take in how a question was answered; nothing is written yet."""
        if not right:
            self.rights.pop(key, None)
            self.rights[key] = 0
        elif key in self.rights:
            self.rights[key] += 1
            if self.rights[key] >= LEARNT:
                del self.rights[key]
        for old in list(self.rights)[: max(len(self.rights) - MOST, 0)]:
            del self.rights[old]

    def drop(self, key: str) -> None:
        """Forget a question that is there no more: its file is gone, or says something else now."""
        self.rights.pop(key, None)

    def keep(self) -> None:
        """Write the file anew: the old one stands until the new one is whole.

        Raises:
            OSError: it cannot be written.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        try:
            unfinished.write_text(
                json.dumps({"version": _VERSION, "missed": self.rights}, ensure_ascii=False, indent=0), encoding="utf-8"
            )
            unfinished.replace(self.path)
        finally:
            with suppress(OSError):
                unfinished.unlink()

    def forget(self) -> int:
        """Forget everything that was missed; return how much it was.

        Raises:
            OSError: the file cannot be taken away.
        """
        count = len(self.rights)
        self.rights.clear()
        self.path.unlink(missing_ok=True)
        return count


def _read(data: bytes) -> dict[str, int]:
    """Return what a file holds.

    Raises:
        ValueError: it is no file of this kind.
    """
    held: Json = json.loads(data.decode("utf-8"))
    missed = held.get("missed") if isinstance(held, dict) and held.get("version") == _VERSION else None
    if not isinstance(missed, dict):
        raise ValueError("no list of missed questions")
    found = {key: number for key, number in missed.items() if type(number) is int and 0 <= number < LEARNT}
    if len(found) != len(missed):
        raise ValueError("no number of right answers")
    return found
