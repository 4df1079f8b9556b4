"""The two halves of a part side by side: what one has lost and the other keeps, and where they cite different rules.

The Japanese half of a damaged document has often lost characters; the English half of the same part says what stood there.
Fewer numbers in one half are a loss. A number that only the Japanese half has while the English half has another is a
disagreement, most often a stale number that the translation kept from an older edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from judgekit.core.data_classes import dataclass, replace
from judgekit.core.numbers import parent_of, sort_key
from judgekit.references.resolving import Reference


def restore_ranges(damaged: Sequence[Reference], sound: Sequence[Reference]) -> list[Reference]:
    """Return damaged with `repaired_targets` on the two ends of each range that lost its connector.

    Args:
        damaged: the references of the half that may have lost characters.
        sound: those of the other half.

    Returns:
        The same references; where two neighbours are the first and last number of a range that sound prints and damaged
        does not, both carry the whole range.
    """
    ranges = {(r.targets[0], r.targets[-1]): r.targets for r in sound if r.kind == "rule" and len(r.targets) > 1}
    restored = list(damaged)
    for ordinal, (first, last) in enumerate(pairwise(damaged)):
        if len(first.targets) != 1 or len(last.targets) != 1:
            continue
        whole = ranges.get((first.targets[0], last.targets[0]))
        if whole is None or len(whole) < 3:
            continue
        note = f"a range that lost its connector: {_number(whole[0])} to {_number(whole[-1])} in the other half"
        for place in (ordinal, ordinal + 1):
            restored[place] = replace(restored[place], repaired_targets=whole, note=note)
    return restored


def restore_entries(damaged: Sequence[Reference], sound: Sequence[Reference]) -> list[Reference]:
    """Return damaged with the glossary entries whose heads it has lost resolved through the other half.

    It is certain only where both halves name equally many entries: then they name them in the same order.
    """
    named = [ordinal for ordinal, reference in enumerate(damaged) if reference.kind == "entry"]
    counterparts = [reference for reference in sound if reference.kind == "entry"]
    restored = list(damaged)
    if len(named) == len(counterparts):
        for ordinal, counterpart in zip(named, counterparts, strict=True):
            if not damaged[ordinal].resolved and counterpart.resolved:
                note = f"the head is lost in this language; the other half names {counterpart.raw}"
                restored[ordinal] = replace(restored[ordinal], targets=counterpart.targets, resolved=True, note=note)
    return restored


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Two halves of one part that cite different rules.

    Attributes:
        stale: the Japanese reference that the English half does not have.
        likely: the English reference in its place, None where the English half has none to spare.
    """

    stale: Reference
    likely: Reference | None


def disagreements(japanese: Sequence[Reference], english: Sequence[Reference]) -> Iterator[Disagreement]:
    """Give the rules that the Japanese half of a part cites and the English half does not.

    Args:
        japanese: the references of the Japanese half.
        english: those of the English half; where there are none, the English half is taken as lost.
    """
    cited = _targets(english)
    extra = [r for r in japanese if r.kind == "rule" and not cited.intersection(r.targets)]
    if not cited or not extra:
        return
    known = _targets(japanese)
    spare = [r for r in english if r.kind == "rule" and not known.intersection(r.targets)]
    for reference in extra:
        nearest = min(spare, key=lambda other: _distance(reference, other), default=None)
        if nearest is not None:
            spare.remove(nearest)
        yield Disagreement(reference, nearest)


def _targets(references: Iterable[Reference]) -> set[str]:
    return {t for r in references if r.kind == "rule" for t in (*r.targets, *r.repaired_targets)}


def _distance(one: Reference, other: Reference) -> tuple[int, int]:
    """Return how far apart two cited numbers are: first by the levels they do not share, then along the last one."""
    first, second = _number(one.targets[0]), _number(other.targets[0])
    shared = len(set(_line_up(first)) & set(_line_up(second)))
    return -shared, abs(sort_key(first)[-1] - sort_key(second)[-1])


def _line_up(number: str) -> Iterator[str]:
    above: str | None = number
    while above is not None:
        yield above
        above = parent_of(above)


def _number(target: str) -> str:
    return target.partition(":")[2]
