"""Decks that scenarios ask about: numbers by card name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from judgekit.table.adapter import Misfit, Plain

CardT = TypeVar("CardT")

LONGEST_COUNT = 4
"""Digits of a number of cards in a deck."""


def cards_of(cards: Mapping[str, CardT], plain: Plain, path: tuple[str, ...]) -> list[CardT]:
    """Return the cards of a deck given as numbers by card name.

    Args:
        cards: card definitions by name.
        plain: the numbers.
        path: where they stand.
    """
    if not isinstance(plain, Mapping):
        raise Misfit("numbers by card name are expected here", path)
    found: list[CardT] = []
    for name, number in plain.items():
        if name not in cards:
            raise Misfit(f"there is no card {name!r}", (*path, name))
        if not isinstance(number, str) or not number.isdecimal() or len(number) > LONGEST_COUNT:
            raise Misfit("a number of cards is expected here", (*path, name))
        found.extend([cards[name]] * int(number))
    return found
