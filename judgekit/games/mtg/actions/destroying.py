"""701.7, 701.17, 701.5, 701.11: destroying, sacrificing, countering and exiling."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event, event_with
from judgekit.games.mtg.actions.moving import ceasing, moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.zones import BATTLEFIELD, STACK

_COUNTERING = "701.5a"
"""The rule of countering."""


def destroying(position: MtgPosition, id: str, by: str | None, *rules: str, **details: bool) -> Event:
    """Return the event that a permanent is destroyed."""
    return event_with("destroy", id, 0, by, {"number": position.objects[id].number, "rules": rules, **details})


@GAME.event("destroy")
def destroy(draft: MtgDraft, happening: Event) -> Consequences:
    """Put a destroyed permanent into the graveyard of its owner (701.7a, 702.12b)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.zone != BATTLEFIELD or record.number != happening.get("number") or record.phased_out:
        return NOTHING_HAPPENED
    draft.cite("701.7a", *happening.get("rules", ()))
    return [moving(draft, record.id, "graveyard", happening.by, reason="destroy", rules=("404.1",))]


def sacrificing(position: MtgPosition, id: str, by: str | None, *rules: str) -> Event:
    """Return the event that a permanent's controller sacrifices it."""
    player = view_of(position).of(id).controller
    return event("sacrifice", id, by=by, number=position.objects[id].number, player=player, rules=rules)


@GAME.event("sacrifice")
def sacrifice(draft: MtgDraft, happening: Event) -> Consequences:
    """The controller of a permanent moves it to its owner's graveyard; that destroys nothing (701.17a)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.zone != BATTLEFIELD or record.number != happening.get("number") or record.phased_out:
        return NOTHING_HAPPENED
    if view_of(draft).of(record.id).controller != happening.get("player"):
        draft.cite("701.17a")
        return NOTHING_HAPPENED
    draft.cite("701.17a", *happening.get("rules", ()))
    return [moving(draft, record.id, "graveyard", happening.by, reason="sacrifice", rules=("404.1",))]


def countering(position: MtgPosition, id: str, by: str | None, to: str = "graveyard", *rules: str) -> Event:
    """Return the event that a spell or ability on the stack is countered."""
    return event("counter", id, by=by, number=position.objects[id].number, to=to, rules=rules)


@GAME.event("counter")
def counter(draft: MtgDraft, happening: Event) -> Consequences:
    """Remove a spell or ability from the stack without resolving it; a spell goes to its owner's graveyard (701.5a).

    CR 701.5b.
    """
    record = draft.objects.get(happening.of or "")
    if record is None or record.zone != STACK or record.number != happening.get("number"):
        return NOTHING_HAPPENED
    draft.cite(_COUNTERING, *happening.get("rules", ()))
    if any(draft.objects[id].kind == "ability" for id in draft.zones[STACK] if id != record.id):
        draft.cite("113.7a")
    if record.kind == "ability":
        return [ceasing(draft, record.id, _COUNTERING, by=happening.by)]
    to = happening.get("to", "graveyard")
    place = "top" if to == "library-top" else "bottom" if to == "library-bottom" else None
    zone = "library" if to.startswith("library") else to
    return [moving(draft, record.id, zone, happening.by, at=place, reason="counter", rules=("404.1",))]
