"""Whole texts of other years beside the core of a store: which texts they are, and the numbers under which their rows stand."""

from __future__ import annotations

from judgekit.library.outline import outlined_editions
from judgekit.search.indexing import CAPACITY

_DATE = 8
_UNDATED = 99_999_999
_OF_POLICY = ("ipg", "mtr", "jar")
"""Documents that are often effective as of one day, the Comprehensive Rules too; each has numbers of its own."""


def stands_beside(edition: str) -> bool:
    """Tell whether an edition is none of the repository's outlines: a whole text of another year, which cites only itself."""
    return edition not in outlined_editions()


def shelf_number(edition: str) -> int:
    """Return the number of an edition beside the core: its book and date, so that it does not depend on what else is there."""
    book, _, name = edition.partition("@")
    of_book = _OF_POLICY.index(book) + 1 if book in _OF_POLICY else 0
    return of_book * (_UNDATED + 1) + (int(name) if name.isdigit() and len(name) == _DATE else _UNDATED)


def places(shelf: int) -> tuple[int, int]:
    """Return the first and the last number that rows of a shelf can have; the core stands on shelf 0."""
    return shelf * CAPACITY, (shelf + 1) * CAPACITY - 1
