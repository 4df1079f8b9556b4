"""English card text, results tables of dice: "1—9 | Draw a card.", "20 | …", "15+ | …" behind an instruction to roll (706.3)."""

from __future__ import annotations

import re

from judgekit.core.named_tuples import NamedTuple
from judgekit.games.mtg.text.english.tokens import Term

_STRIATION = re.compile(r"\s*(\d+)\s*(?:[—–\-~～〜]\s*(\d+)|([+＋]))?\s*[|｜]\s*(.+)", re.DOTALL)


class Striation(NamedTuple):
    """One row of a results table (706.3a).

    Attributes:
        least: the least result it is for.
        most: the greatest one, None where it is open above.
        said: its instructions.
    """

    least: str
    most: str | None
    said: str

    def __str__(self) -> str:
        ends = "+" if self.most is None else f"-{self.most}" if self.most != self.least else ""
        return f"{self.least}{ends} | {self.said}"

    @property
    def condition(self) -> Term | list[Term]:
        """What must hold of the result."""
        if self.most == self.least:
            return {"value": "rolled", "is": f"= {self.least}"}
        above: Term = {"value": "rolled", "is": f">= {self.least}"}
        if self.most is None:
            return above
        return [above, {"value": "rolled", "is": f"<= {self.most}"}]


def striation(line: str) -> Striation | None:
    """Return the row of a results table that a line is, None where it is none."""
    found = _STRIATION.fullmatch(line)
    if found is None:
        return None
    least, most, above, said = found.groups()
    return Striation(least, None if above else most or least, said)
