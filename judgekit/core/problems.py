"""Problems: what is wrong in a document, collected with place and hint, never raised."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from judgekit.core.json_values import Json

Severity = Literal["info", "warning", "error"]


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One fault of a document.

    Attributes:
        line: where, from 1; 0 when it concerns the whole document.
        code: kebab-case name of the kind of fault ("number-misprinted").
        severity: info (noted), warning (repaired or harmless), error (something a reader misses).
        message: what is wrong, one line.
        hint: what judgekit made of it or what the user can do, one line.
    """

    line: int
    code: str
    severity: Severity
    message: str
    hint: str = ""

    def to_json(self) -> dict[str, Json]:
        """Return the problem as in `books check --json`."""
        return {
            "code": self.code,
            "severity": self.severity,
            "line": self.line,
            "message": self.message,
            "hint": self.hint,
        }
