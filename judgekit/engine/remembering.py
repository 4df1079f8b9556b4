"""Remembering: what is worked out once for a term or table that never changes, and found again by its identity.

To compare or hash a whole ability, or all cards of a game, takes longer than most questions about it, and the very same
object is asked about again and again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from judgekit.core.typed import Final, TypeVar

ThingT = TypeVar("ThingT")
OtherT = TypeVar("OtherT")
AnswerT = TypeVar("AnswerT")

MOST_KEPT: Final = 4_000
"""Answers of one question that are kept; with one more it begins anew, so that a long session does not grow."""


def once_for_each(question: Callable[[ThingT], AnswerT]) -> Callable[[ThingT], AnswerT]:
    """Decorate a question about a thing that never changes, so that it is worked out once for each thing.

    Args:
        question: a function of the thing alone. The thing is kept with its answer: an identity is not used again meanwhile.
    """
    known: dict[int, tuple[ThingT, AnswerT]] = {}
    latest: tuple[ThingT, AnswerT] | None = None

    @wraps(question)
    def remembered(thing: ThingT) -> AnswerT:
        nonlocal latest
        if latest is not None and latest[0] is thing:
            return latest[1]
        entry = known.get(id(thing))
        if entry is None:
            entry = (thing, question(thing))
            if len(known) >= MOST_KEPT:
                known.clear()
            known[id(thing)] = entry
        latest = entry
        return entry[1]

    return remembered


def once_for_both(question: Callable[[ThingT, OtherT], AnswerT]) -> Callable[[ThingT, OtherT], AnswerT]:
    """Decorate a question about two things that never change, so that it is worked out once for each pair (see `once_for_each`)."""
    known: dict[tuple[int, int], tuple[ThingT, OtherT, AnswerT]] = {}

    @wraps(question)
    def remembered(thing: ThingT, other: OtherT) -> AnswerT:
        key = (id(thing), id(other))
        entry = known.get(key)
        if entry is None:
            entry = (thing, other, question(thing, other))
            if len(known) >= MOST_KEPT:
                known.clear()
            known[key] = entry
        return entry[2]

    return remembered
