"""Faults of scenario files, each with its place."""

from __future__ import annotations

from judgekit.core.errors import JudgekitError
from judgekit.core.wording import phrase

Path = tuple[str | int, ...]


class ScenarioMalformed(JudgekitError):
    """A scenario file that cannot be read.

    Attributes:
        file: the file as it was given.
        line: from 1; 0 when the whole file is meant.
        column: from 1.
        path: keys and list places that lead to the fault.
        reason: what is wrong, one line.
    """

    exit_code = 2

    def __init__(
        self, reason: str, file: str = "", line: int = 0, column: int = 0, path: Path = (), hint: str = ""
    ) -> None:
        place = f"{file}:{line}:{column}" if line else file
        where = phrase(" (at {path})", path=dotted(path)) if path else ""
        super().__init__(f"{place}: {reason}{where}" if place else f"{reason}{where}", hint)
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.reason = reason


def dotted(path: Path) -> str:
    """Return a path as text: script[2].expect[0].cites."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else (f".{part}" if text else part)
    return text
