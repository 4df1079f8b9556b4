"""Sequence of rule numbers in the Comprehensive Rules: which number comes next, and which are skipped.

Sections count from 1, groups from 00 of their section or 01, rules from 1, subrules from a; letters l and o do not exist.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.core.nodes import Kind
from judgekit.core.numbers import SUBRULE_LETTERS, level_of, parent_of

LEVELS: dict[Kind, int] = {"section": 1, "group": 2, "rule": 3, "subrule": 4}
_FIRST_BELOW: dict[Kind, str] = {"group": "{}00", "rule": "{}.1", "subrule": "{}a"}
_MOST_SKIPPED = 30


def successor(number: str) -> str | None:
    """Return the next number on the same level: 702.20 after 702.19, 702.19m after 702.19k; None after z."""
    head, _, last = number.rpartition(".")
    digits = last.rstrip("abcdefghijklmnopqrstuvwxyz")
    letter = last[len(digits) :]
    if letter:
        place = SUBRULE_LETTERS.find(letter) + 1
        return f"{head}.{digits}{SUBRULE_LETTERS[place]}" if 0 < place < len(SUBRULE_LETTERS) else None
    following = str(int(digits) + 1)
    return f"{head}.{following}" if head else following


def next_number(before: str, kind: Kind) -> str | None:
    """Return the next number of a kind behind a rule: behind 702.61a, the next subrule is 702.61b, the next rule 702.62."""
    level = LEVELS[kind]
    above: str | None = before
    while above is not None and level_of(above) > level:
        above = parent_of(above)
    if above is None or level_of(above) < level - 1:
        return None
    return successor(above) if level_of(above) == level else _FIRST_BELOW[kind].format(above)


def skipped(numbers: Iterable[tuple[str, Kind]]) -> Iterator[tuple[int, str]]:
    """Find the numbers left out of a sequence that goes up.

    Args:
        numbers: numbers and kinds in order.

    Yields:
        The index of the number before which one is left out, and the number left out; at most thirty in one place.
    """
    latest: dict[str | None, str] = {}
    for index, (number, kind) in enumerate(numbers):
        above = parent_of(number)
        expected: str | None
        if above in latest:
            expected = successor(latest[above])
        else:
            expected = _FIRST_BELOW[kind].format(above) if kind in _FIRST_BELOW else "1"
            if kind == "group" and number == successor(expected):
                expected = number
        for _ in range(_MOST_SKIPPED):
            if expected is None or expected == number:
                break
            yield index, expected
            expected = successor(expected)
        latest[above] = number
