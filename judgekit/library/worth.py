"""Worth: how much of the book that a document seems to be it holds, and which of two copies of one edition is the better.

The outline of the repository says which numbers an edition has. Official texts of other years have none there; of those it is
known how few numbers even the shortest of them prints.
"""

from __future__ import annotations

from judgekit.core.data_classes import dataclass
from judgekit.core.documents import Reading
from judgekit.core.nodes import BASE_EDITIONS
from judgekit.core.outlined import own_numbers_of
from judgekit.core.wording import phrase

SHARE = 0.5
"""The share of its edition's numbers that a document must print to be taken for it."""

SHORTEST_WHOLE = 0.4
"""The numbers of the shortest official text of another year against those of its book's base edition."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a document is worth as a copy of its edition.

    Attributes:
        met: how many of the edition's numbers it prints.
        expected: how many it should print.
        faults: how many problems it has that are more than a remark.
    """

    met: int
    expected: int
    faults: int

    @property
    def is_met(self) -> bool:
        """Tell whether the document holds its edition in substance."""
        return self.expected == 0 or self.met >= SHARE * self.expected

    @property
    def order(self) -> tuple[int, int]:
        """Return what sorts copies of one edition, the best last: more of its numbers, then fewer faults."""
        return self.met, -self.faults

    def __str__(self) -> str:
        """Return "4 of 636 numbers"."""
        return phrase("{met} of {expected} numbers", met=self.met, expected=self.expected)


def worth_of(reading: Reading) -> Worth:
    """Return what a document that was read is worth."""
    printed = {node.number for node in reading.nodes if node.number}
    faults = sum(problem.severity != "info" for problem in {*reading.problems, *reading.source.problems})
    outlined = own_numbers_of(reading.edition)
    if outlined:
        return Worth(len(printed & outlined), len(outlined), faults)
    base = own_numbers_of(BASE_EDITIONS.get(reading.book, ""))
    return Worth(len(printed), max(len(printed), round(SHORTEST_WHOLE * len(base))), faults)
