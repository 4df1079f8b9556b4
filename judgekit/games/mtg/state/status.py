"""110.5, 701.21: status of permanents: tapping and untapping."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import BATTLEFIELD


def _turn(draft: MtgDraft, happening: Event, tapped: bool) -> bool:
    record = draft.objects.get(happening.of or "")
    if record is None or record.zone != BATTLEFIELD or record.tapped == tapped or record.phased_out:
        return False
    if record.number != happening.get("number", record.number):
        return False
    draft.change(record.id, tapped=tapped)
    draft.cite(*happening.get("rules", ()))
    draft.changed("tapped", not tapped, tapped)
    return True


@GAME.event("tap")
def tap(draft: MtgDraft, happening: Event) -> Consequences:
    """Tap a permanent, unless it is tapped (110.5, 701.21a)."""
    if not _turn(draft, happening, True):
        return NOTHING_HAPPENED
    draft.cite("701.21a", *_in_combat(draft, happening))
    return None


@GAME.event("untap")
def untap(draft: MtgDraft, happening: Event) -> Consequences:
    """Untap a permanent, unless it is untapped (110.5, 701.21b)."""
    if not _turn(draft, happening, False):
        return NOTHING_HAPPENED
    draft.cite("701.21b", *_in_combat(draft, happening))
    return None


def _in_combat(position: MtgPosition, happening: Event) -> tuple[str, ...]:
    """Return the rule by which a creature that is tapped or untapped stays in combat (506.4b)."""
    record = position.objects[happening.of or ""]
    return ("506.4b",) if record.attacking is not None or record.blocking else ()


def tapping(position: MtgPosition, id: str, by: str | None = None, *rules: str, tapper: str | None = None) -> Event:
    """Return the event that a permanent becomes tapped.

    Args:
        position: the game.
        id: the permanent.
        by: the object that causes it.
        rules: the rules by which it happens.
        tapper: the player who taps it: who pays, declares the attack or follows the instruction.
    """
    return event("tap", id, by=by, number=position.objects[id].number, rules=rules, tapper=tapper)


def untapping(position: MtgPosition, id: str, by: str | None = None, *rules: str) -> Event:
    """Return the event that a permanent becomes untapped."""
    return event("untap", id, by=by, number=position.objects[id].number, rules=rules)


PHASED_UNDER: Final = "phased-out-under"
"""Detail of a phased-out permanent: who controlled it as it phased out (702.26a)."""

DUE: Final = "phases-in-next"
"""Detail of a phased-out permanent whose controller has left: the turn in which it would phase in did not begin (702.26n)."""


def phases_in_for(record: Object) -> str:
    """Return the player in whose untap step a phased-out permanent phases in: who controlled it as it phased out (702.26a)."""
    return str(record.get(PHASED_UNDER, record.controller))
