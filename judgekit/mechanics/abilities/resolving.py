"""What a resolution remembers while it goes on: what it has moved, and what objects were like before they moved."""

from __future__ import annotations

from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import Ref, present
from judgekit.mechanics.terms.records import Value

RESOLVING, GONE, FOLLOWED, RESULT = "resolving", "gone", "followed", "result"
"""Facts of a resolution: what resolves, what was seen of objects that moved since, what they became, what happened last."""

INSTEAD = "instead"
"""Fact: the replacement effects applied to the event in place of which something is being done now."""


def end_resolution(draft: AnyDraft) -> None:
    """Forget what was remembered for the resolution."""
    for fact in (RESOLVING, GONE, FOLLOWED, RESULT, INSTEAD):
        draft.drop_fact(fact)


def moved(draft: AnyDraft, before: Ref, after: Ref) -> None:
    """Remember what an object became that moved during a resolution: what follows is done to it there."""
    if draft.facts.get(RESOLVING):
        draft.set_fact(FOLLOWED, (*draft.facts.get(FOLLOWED, ()), (before, after)))


def followed(position: AnyPosition, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Return what objects have become that the resolution going on has moved itself."""
    moves = dict(position.facts.get(FOLLOWED, ()))
    found = []
    for ref in refs:
        while ref in moves:
            ref = moves[ref]
        found.append(ref)
    return tuple(found)


def remember(draft: AnyDraft, ref: Ref, info: Value, stack: str) -> None:
    """Keep what an object was like before it moved, for abilities of it that wait, stand on the stack or are being resolved.

    Args:
        draft: the game.
        ref: the object as it was.
        info: what it was like.
        stack: key of the zone in which abilities wait to resolve.
    """

    def needs(frame: Frame | None) -> bool:
        return frame is not None and frame.source == ref and frame.info is None

    for id in draft.zones.get(stack, ()):
        frame = draft.objects[id].frame
        if needs(frame):
            draft.change(id, frame=frame._replace(info=info))
    draft.waiting = tuple(
        one._replace(frame=one.frame._replace(info=info)) if needs(one.frame) else one for one in draft.waiting
    )
    if draft.facts.get(RESOLVING):
        draft.set_fact(GONE, (*draft.facts.get(GONE, ()), (ref, info)))


def last_known(position: AnyPosition, ref: Ref, frame: Frame) -> Value:
    """Return what an object was like that is meant as it was: None where it is still there, or nothing is kept of it."""
    if frame.seen is not None and frame.event is not None and frame.event.of == ref[0]:
        return frame.seen
    if present(position, ref) is not None:
        return None
    if ref == frame.source and frame.info is not None:
        return frame.info
    return next((info for gone, info in position.facts.get(GONE, ()) if gone == ref), None)
