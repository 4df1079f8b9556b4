"""How like two names are, as difflib reckons it (Ratcliff and Obershelp), without what it costs to load difflib.

On the path of a cold `card NAME` that is misspelt. Equal to `SequenceMatcher(None, typed, name).ratio()` for names shorter than the
two hundred letters from which difflib passes over frequent ones (`tests/cards/test_likeness.py`).
"""

from __future__ import annotations


class Likeness:
    """What was typed, to which names are compared.

    Attributes:
        typed: the key of what was typed.
        least: the least likeness that is wanted.
    """

    __slots__ = ("_counts", "least", "typed")

    def __init__(self, typed: str, least: float) -> None:
        self.typed = typed
        self.least = least
        self._counts = [(letter, typed.count(letter)) for letter in dict.fromkeys(typed)]

    def of(self, name: str) -> float:
        """Return how like a name is, from 0 to 1; of one that cannot be like enough only that it is less."""
        letters = len(self.typed) + len(name)
        if not letters:
            return 1.0
        if 2 * min(len(self.typed), len(name)) / letters < self.least:
            return 0.0
        shared = 0
        for letter, times in self._counts:
            there = name.count(letter)
            shared += there if there < times else times
        if 2 * shared / letters < self.least:
            return 0.0
        return 2 * _shared(self.typed, name) / letters


def _shared(typed: str, name: str) -> int:
    """Return how many letters stand in both, run by run: the longest run first, then what lies before and behind it in each."""
    total = 0
    waiting = [(typed, name)]
    while waiting:
        one, other = waiting.pop()
        if not one or not other:
            continue
        begin, place, length = _longest_run(one, other)
        if length:
            total += length
            waiting.append((one[:begin], other[:place]))
            waiting.append((one[begin + length :], other[place + length :]))
    return total


def _longest_run(one: str, other: str) -> tuple[int, int, int]:
    """Return where the longest run that stands in both begins in each, and its length; of equal ones the first."""
    found = (0, 0, 0)
    length = 1
    for begin in range(len(one)):
        while begin + length <= len(one):
            place = other.find(one[begin : begin + length])
            if place < 0:
                break
            found = (begin, place, length)
            length += 1
    return found
