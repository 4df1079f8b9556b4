"""What the order of rule numbers tells: which number may come next, which are left out, which are misprinted.

Used by the readers of books printed in one language, whose numbers are three digits and levels below them ("506.2a",
"302.1.2.1"). Subrule letters run through the whole alphabet here: only Magic leaves out l and o.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from judgekit.core.numbers import parent_of

Key = tuple[int, ...]


def order_key(number: str) -> Key:
    """Return a key that sorts numbers as these books print them: 5, 505, 505.2, 505.2a, 506."""
    head, *below = number.split(".")
    key = [int(head[0]), int(head)] if len(head) == 3 else [int(head)]
    for component in below:
        digits = component.rstrip("abcdefghijklmnopqrstuvwxyz")
        key.append(int(digits))
        if letter := component[len(digits) :]:
            key.append(_letter_place(letter))
    return tuple(key)


def _letter_place(letters: str) -> int:
    place = 0
    for letter in letters:
        place = place * 26 + ord(letter) - ord("a") + 1
    return place


def place_of(number: str) -> int:
    """Return the place of a number among its siblings: 2 for 506.2, 1 for 506.2a, 6 for 506."""
    last = order_key(number)[-1]
    return last % 100 if len(number) == 3 else last


def is_first(number: str) -> bool:
    """Tell whether a number may be the first below its parent: 506.1, 506.1a, and for groups both 500 and 501."""
    return place_of(number) <= 1 if len(number) == 3 else place_of(number) == 1


def follows(number: str, before: str | None) -> bool:
    """Tell whether number is what a reader expects after before: its first child, or the next of it or of one above it."""
    if before is None:
        return True
    if parent_of(number) == before and is_first(number):
        return True
    above: str | None = before
    while above is not None:
        if parent_of(above) == parent_of(number) and place_of(number) == place_of(above) + 1:
            return True
        above = parent_of(above)
    return False


def moved_into(number: str, before: str) -> str:
    """Return number with the three-digit group of before: 505.2a after 506.2 would be 506.2a."""
    return before.split(".")[0] + number[3:]


def misprint_corrected(number: str, before: str, after: str | None, occurring: Set[str]) -> str | None:
    """Return what a number that stands out of order must be, when that is certain.

    It is certain when only the group is wrong: with the group of the rule before it, it is exactly the number expected
    there, no other rule has that number, and the rule after it goes on from there. Example: 505.2a between 506.2 and
    506.3 is 506.2a.

    Args:
        number: as printed.
        before: the number before it.
        after: the number after it, None at the end of the document.
        occurring: all numbers of the document.

    Returns:
        The corrected number, or None when number is in order or nothing is certain.
    """
    if len(number) <= 3 or len(before) < 3 or follows(number, before):
        return None
    key = order_key(number)
    in_order = order_key(before) < key and (after is None or key < order_key(after))
    candidate = moved_into(number, before)
    if in_order or candidate in occurring or not follows(candidate, before):
        return None
    return candidate if after is None or order_key(after) > order_key(candidate) else None


def left_out(numbers: Sequence[str]) -> Iterator[tuple[str, int, list[str]]]:
    """Find the places where numbering skips.

    Args:
        numbers: the numbers of a document in its order.

    Yields:
        For each run of numbers that does not occur: the number after it, the index of that number, and the run.
    """
    occurring = set(numbers)
    latest: dict[str | None, int] = {}
    for index, number in enumerate(numbers):
        above, place = parent_of(number), place_of(number)
        start = latest.get(above)
        if start is None:
            start = -1 if len(number) < 3 else place - 1 if is_first(number) else 0
        run = [sibling for gap in range(start + 1, place) if (sibling := _sibling(number, gap)) not in occurring]
        if run:
            yield number, index, run
        latest[above] = max(place, start)


def _sibling(number: str, place: int) -> str:
    """Return the number at another place beside number."""
    if len(number) == 3:
        return f"{number[0]}{place:02d}"
    head, dot, last = number.rpartition(".")
    digits = last.rstrip("abcdefghijklmnopqrstuvwxyz")
    if digits == last:
        return f"{head}{dot}{place}"
    return f"{head}{dot}{digits}{_letters(place)}"


def _letters(place: int) -> str:
    letters = ""
    while place > 0:
        place, rest = divmod(place - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters
