"""Misprinted numbers: which numbers of the document are wrong, and what they are, where that is certain.

Numbers only go up. The longest run of drafts whose numbers go up is in order; what stands outside it is out of place or
misprinted. A number is corrected when one character of it makes it the very next of its kind, that number is not
printed elsewhere, and the order of the rules around it holds then. What only a reader can know stands in `book.toml`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from judgekit.books.magic.drafts import Draft
from judgekit.books.magic.sequence import next_number, skipped, successor
from judgekit.core.numbers import parent_of, sort_key
from judgekit.core.problems import Problem


def correct_numbers(
    drafts: list[Draft], corrections: Sequence[Mapping[str, object]]
) -> tuple[list[Draft], list[Problem]]:
    """Correct the numbers of the drafts where that is certain; mark and name all others that cannot be right.

    Args:
        drafts: in document order, under their printed numbers; they are changed in place.
        corrections: table of what only a reader can know: `printed`, `after` (the printed number before it), `correct`, `reason`.

    Returns:
        The drafts, fewer where halves under different numbers turned out to be one rule, and the problems.
    """
    problems = list(_apply(drafts, corrections))
    drafts = _join_halves(drafts, _longest_ascent(drafts), problems)
    in_order = _longest_ascent(drafts)
    problems += _correct_misfits(drafts, in_order)
    problems += _name_repeated(drafts, in_order)
    problems += _name_skipped([draft for index, draft in enumerate(drafts) if index in in_order])
    return drafts, problems


def _correct_misfits(drafts: Sequence[Draft], in_order: set[int]) -> Iterator[Problem]:
    """Correct each number that is out of order where that is certain; those corrected join the order."""
    printed = Counter(draft.number for draft in drafts)
    places = {drafts[index].number: index for index in in_order}
    following = _following(drafts, in_order)
    suspects = _ahead_of_their_group(drafts, in_order)
    before: Draft | None = None
    for index, draft in enumerate(drafts):
        if index in in_order and index not in suspects:
            before = draft
            continue
        correct = next_number(before.number, draft.kind) if before else None
        displaced = printed[draft.number] == 1 and _has_place(draft.number, index, places)
        if correct and not displaced and not printed[correct] and _one_slip(draft.number, correct):
            after = following[index]
            if before is not None and (after is None or sort_key(correct) < after.key):
                yield _renumber(draft, correct, f"it stands behind {before.number}")
                printed[correct] += 1
                in_order.add(index)
        if index in in_order:
            before = draft
            continue
        draft.mark("out-of-order")
        message = f"{draft.number} stands behind {before.number}" if before else f"{draft.number} stands first"
        hint = "kept as printed; its place or its number is wrong"
        yield Problem(draft.line, "number-out-of-order", "warning", message, hint)


def _ahead_of_their_group(drafts: Sequence[Draft], in_order: set[int]) -> set[int]:
    """Return the drafts in order that stand in one group and are numbered as of another whose heading is yet to come."""
    begun: set[str] = set()
    ahead: set[int] = set()
    group = ""
    for index, draft in enumerate(drafts):
        if index not in in_order or draft.kind == "section":
            continue
        own = draft.number.partition(".")[0]
        if draft.kind == "group":
            begun.add(own)
        elif group in begun and own not in begun:
            ahead.add(index)
            continue
        group = own
    return ahead


def _has_place(number: str, index: int, places: Mapping[str, int]) -> bool:
    """Tell whether a place waits elsewhere: the rule of this subrule comes later, or the number behind it is printed."""
    is_subrule = number[-1].isalpha()
    return (is_subrule and places.get(parent_of(number) or "", -1) > index) or successor(number) in places


def _following(drafts: Sequence[Draft], in_order: set[int]) -> list[Draft | None]:
    """Return for each draft the next one behind it that is in order."""
    following: list[Draft | None] = []
    after: Draft | None = None
    for index in range(len(drafts) - 1, -1, -1):
        following.append(after)
        if index in in_order:
            after = drafts[index]
    return following[::-1]


def _apply(drafts: Sequence[Draft], corrections: Sequence[Mapping[str, object]]) -> Iterator[Problem]:
    table = {(str(entry["printed"]), str(entry["after"])): entry for entry in corrections}
    for before, draft in pairwise(drafts):
        entry = table.get((draft.printed, before.printed))
        if entry is not None:
            yield _renumber(draft, str(entry["correct"]), str(entry["reason"]))


def _renumber(draft: Draft, correct: str, reason: str) -> Problem:
    message = f"{draft.printed} is printed for {correct}"
    draft.number = correct
    draft.mark("renumbered")
    return Problem(draft.line, "number-misprinted", "warning", message, f"read as {correct}: {reason}")


def _longest_ascent(drafts: Sequence[Draft]) -> set[int]:
    """Return the indices of a longest run of drafts whose numbers go up, the first or the more complete of equal ones."""
    keys: list[tuple[int, ...]] = []
    ends: list[int] = []
    before: list[int] = []
    for index, draft in enumerate(drafts):
        key = draft.key
        place = bisect_left(keys, key)
        before.append(ends[place - 1] if place else -1)
        if place == len(keys):
            keys.append(key)
            ends.append(index)
        elif keys[place] != key or len(drafts[ends[place]].halves) < len(draft.halves):
            keys[place], ends[place] = key, index
    found: set[int] = set()
    index = ends[-1] if ends else -1
    while index >= 0:
        found.add(index)
        index = before[index]
    return found


def _join_halves(drafts: list[Draft], in_order: set[int], problems: list[Problem]) -> list[Draft]:
    """Join a half that is out of order to the rule it completes: beside it under a number one slip away, or far off."""
    incomplete = {draft.number: draft for index, draft in enumerate(drafts) if index in in_order and draft.missing}
    kept: list[Draft] = []
    for index, draft in enumerate(drafts):
        beside = [drafts[near] for near in (index - 1, index + 1) if 0 <= near < len(drafts) and near in in_order]
        home = None
        if index not in in_order and len(draft.halves) == 1:
            home = next(
                (near for near in beside if _completes(near, draft) and _one_slip(draft.number, near.number)), None
            )
            home = home or incomplete.get(draft.number)
        if home is None or not _completes(home, draft):
            kept.append(draft)
            continue
        half = draft.first
        home.halves[half.lang] = half
        if draft.printed != home.number:
            home.mark(f"{half.lang}-renumbered")
            message = f"the half in {half.lang} of {home.number} is printed under {draft.printed}"
            problems.append(Problem(draft.line, "number-misprinted", "warning", message, f"read as {home.number}"))
        else:
            home.mark("order-swapped")
            message = f"the half in {half.lang} of {home.number} stands elsewhere"
            problems.append(Problem(draft.line, "order-swapped", "warning", message, "put together"))
    return kept


def _completes(home: Draft, draft: Draft) -> bool:
    return draft.first.lang in home.missing


def _one_slip(printed: str, correct: str) -> bool:
    """Tell whether two numbers differ in exactly one character."""
    return len(printed) == len(correct) and sum(a != b for a, b in zip(printed, correct, strict=True)) == 1


def _name_repeated(drafts: Sequence[Draft], in_order: set[int]) -> Iterator[Problem]:
    """Give every draft whose number another one has a name of its own; the one in order keeps the number."""
    owners = {draft.number: draft for index, draft in enumerate(drafts) if index in in_order}
    for draft in drafts:
        if owners.setdefault(draft.number, draft) is draft:
            continue
        draft.name = f"{draft.number}/line-{draft.line}"
        draft.mark("number-repeated")
        message = f"{draft.number} is printed a second time"
        hint = f"kept as {draft.name}; compare it with the first {draft.number}"
        yield Problem(draft.line, "number-repeated", "error", message, hint)


def _name_skipped(drafts: Sequence[Draft]) -> Iterator[Problem]:
    for index, number in skipped((draft.number, draft.kind) for draft in drafts):
        draft = drafts[index]
        hint = "its lines may be lost; get an undamaged copy"
        yield Problem(draft.line, "number-skipped", "warning", f"there is no {number} before {draft.number}", hint)
