"""Moves between zones as events, and the object that an event means: a card that has moved since is another one."""

from __future__ import annotations

from judgekit.engine import Event, event
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import present, ref_of
from judgekit.mechanics.terms.records import Instruction, Value

BOTTOM = 10**6
"""A place below every card of a deck, also below those that are put there at the same time and before."""


def moving(position: AnyPosition, id: str, to: str, cause: str, by: str | None = None, **details: Value) -> Event:
    """Return the event "move" of an object to a zone; how it happens is for the game to say.

    Args:
        position: where it stands now.
        id: the object.
        to: name of the zone; whose zone follows from its owner, or from the detail `player`.
        cause: why: "destroy", "draw", "discard", "effect" …
        by: what causes it.
        details: how it comes there, as `rested`, `counters` or `at` (place in an ordered zone); None says nothing.
    """
    record = position.objects[id]
    given = {name: value for name, value in details.items() if value is not None}
    moved = event("move", id, by=by, to=to, cause=cause, number=record.number)
    return moved.having(**given, **{"from": record.place})


def elsewhere(draft: AnyDraft, frame: Frame, instruction: Instruction, proposed: Event) -> Event:
    """Let an object go to another zone than the one it was about to go to: what a replacement effect makes of the event."""
    to = instruction.get("to")
    how = {name: value for name, value in instruction.details if name not in ("to", "cause")}
    how.update({"at": BOTTOM} if how.get("at") == "bottom" else {})
    if proposed.kind == "move":
        return proposed.having(to=to, cause=instruction.get("cause", proposed.get("cause")), **how)
    return moving(draft, proposed.of or "", to, "effect", frame.source[0], **how)


def object_of(position: AnyPosition, happening: Event) -> Value:
    """Return the record of the object an event happens to, None where it has left the game or is no longer what was meant."""
    id = happening.of or ""
    record = present(position, (id, happening.get("number", ref_of(position, id)[1])))
    return record if record is not None and record.zone is not None else None
