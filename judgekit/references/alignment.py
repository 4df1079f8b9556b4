"""Alignment: which stretches two lists of words share, the longest first, then what is shared before it and behind it.

What `difflib` finds without leaving common words out; `difflib` loads regular expressions, which cost more than a history takes.
"""

from __future__ import annotations

from collections.abc import Sequence

TYPE_CHECKING = False  # what only a reader of types needs is not made
if TYPE_CHECKING:
    Stretches = list[tuple[int, int, int]]
    """Stretches that two lists share: where each begins in the first and in the second, and how many words it has."""


def shared_stretches(one: Sequence[str], other: Sequence[str]) -> Stretches:
    """Return the stretches that two lists share, in the order of both; none touches the next one in both lists."""
    places: dict[str, list[int]] = {}
    for place, word in enumerate(other):
        places.setdefault(word, []).append(place)
    found: Stretches = []
    waiting = [(0, len(one), 0, len(other))]
    while waiting:
        start, end, other_start, other_end = waiting.pop()
        first, second, length = _longest(one, places, start, end, other_start, other_end)
        if length:
            found.append((first, second, length))
            waiting.append((start, first, other_start, second))
            waiting.append((first + length, end, second + length, other_end))
    joined: Stretches = []
    for first, second, length in sorted(found):
        if joined and joined[-1][0] + joined[-1][2] == first and joined[-1][1] + joined[-1][2] == second:
            joined[-1] = (*joined[-1][:2], joined[-1][2] + length)
        else:
            joined.append((first, second, length))
    return joined


def _longest(
    one: Sequence[str], places: dict[str, list[int]], start: int, end: int, other_start: int, other_end: int
) -> tuple[int, int, int]:
    """Return the longest stretch that two parts share; of several the one that begins first, in the first list, then in the second.

    Args:
        one: the first list.
        places: where in the second list each word stands.
        start: where the part of the first list begins.
        end: where it ends.
        other_start: where the part of the second list begins.
        other_end: where that ends.
    """
    best = (start, other_start, 0)
    lengths: dict[int, int] = {}
    """How long a stretch ends at the word before and at a place of the second list."""
    for place in range(start, end):
        grown: dict[int, int] = {}
        for there in places.get(one[place], ()):
            if there >= other_end:
                break
            if there >= other_start:
                length = grown[there] = lengths.get(there - 1, 0) + 1
                if length > best[2]:
                    best = (place - length + 1, there - length + 1, length)
        lengths = grown
    return best
