"""Spelling: the known word that a misspelt one was meant to be, by shared trigrams and then by edit distance.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations


def distance(first: str, second: str, most: int) -> int:
    """Return how many letters must be changed, added, dropped or swapped with their neighbour, or most + 1 when it is more.

    Args:
        first: a word.
        second: another.
        most: where counting stops.
    """
    if abs(len(first) - len(second)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(second) + 1))
    for place, letter in enumerate(first, start=1):
        earlier, before, row = before, row, [place]
        cost = place
        for other, mate in enumerate(second, start=1):
            # Without min(), which costs more than all the rest.
            beside, cost = cost, before[other - 1] + (letter != mate)
            if beside < cost:
                cost = beside + 1
            if before[other] < cost:
                cost = before[other] + 1
            if place > 1 and other > 1 and letter == second[other - 2] and first[place - 2] == mate:
                cost = min(cost, earlier[other - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


def allowed(letters: str) -> int:
    """Return how many mistakes a word of this length may hold and still be told."""
    return 0 if len(letters) < 4 else 1 if len(letters) < 7 else 2 if len(letters) < 12 else 3


def bounded(letters: str) -> str:
    """Return a word with its beginning and its end marked, so that they too are shared by what is misspelt in between."""
    return f"^{letters}$"


def trigrams(letters: str) -> list[str]:
    """Return the stretches of three letters of a word, its beginning and its end included."""
    marked = bounded(letters)
    return [marked[place : place + 3] for place in range(len(marked) - 2)]
