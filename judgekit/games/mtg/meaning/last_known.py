"""608.2h, 113.7a: last known information, what an object was like when it was last where it was expected to be."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Event, Unsupported, detail
from judgekit.engine.records import MADE
from judgekit.games.mtg.meaning.characteristics import Characteristics
from judgekit.games.mtg.meaning.views import View, view_of
from judgekit.games.mtg.state.combatants import blockers_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, last_seen, present
from judgekit.games.mtg.state.objects import Frame, Known, Object, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD, PUBLIC_ZONES, waits_on_stack


def attachments_of(position: MtgPosition, host: Object) -> tuple[Ref, ...]:
    """Return what is attached to an object on the battlefield (301.5, 303.4)."""
    if host.zone != BATTLEFIELD:
        return ()
    there = (position.objects[id] for id in position.zones.get(BATTLEFIELD, ()))
    return tuple(one.ref for one in there if one.attached == host.id)


@listener("move", "cease")
def remember(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Keep what objects were like just before they moved (608.2h).

    A card that goes from one hidden zone to another is kept only while instructions are followed: they may speak of it
    ("reveal a card from your hand and put it on top of your library. You gain life equal to its mana value").
    """
    found = []
    for each in happened:
        if each.kind not in ("move", "cease"):
            continue
        record = before.objects.get(each.of or "")
        if record is None:
            continue
        if record.place in PUBLIC_ZONES or detail(each, "to") in PUBLIC_ZONES or draft.facts.get("frames"):
            host = before.objects.get(record.attached) if record.attached is not None else None
            values = view_of(before).of(record.id)
            blocking = blockers_of(before, record.id) if record.attacking is not None else ()
            blockers = tuple(one.ref for one in blocking)
            attachments = attachments_of(before, record)
            found.append(Known(record, values, host.ref if host is not None else None, blockers, attachments))
    if found:
        draft.set(known=(*draft.facts.get("known", ()), *found))


def recall(position: MtgPosition, ref: Ref) -> Known | None:
    """Return an object as it is, or as it last existed in the zone it left; None where nothing is known of it.

    CR 113.7a, 608.2h.
    """
    record = present(position, ref)
    if record is None:
        return last_seen(position, ref)
    return MADE(Known, (record, view_of(position).of(record.id), None, (), ()))


def record_of(position: MtgPosition, ref: Ref) -> Object | None:
    """Return the record of an object, as it is or as it was last (608.2h)."""
    record = present(position, ref)
    if record is not None:
        return record
    known = last_seen(position, ref)
    return known.object if known is not None else None


def known_object(view: View, ref: Ref) -> tuple[Object, Characteristics]:
    """Return an object and its characteristics, as they are or as they last were (608.2h).

    Raises:
        Unsupported: nothing is kept of the object, so that no number can be told.
    """
    record = present(view.position, ref)
    if record is not None:
        return record, view.of(record.id)
    known = last_seen(view.position, ref)
    if known is None:
        raise Unsupported(phrase("what {ref} was like before it was moved", ref=ref[0]), "608.2h")
    view.cite("608.2h")
    return known.object, known.values


def source_record(view: View, frame: Frame) -> Object | None:
    """Return the record of the source, as it is or as it last was (113.7a, 608.2h); None where nothing is kept of it."""
    if frame.source is None:
        return None
    record = present(view.position, frame.source)
    if record is not None:
        return record
    known = last_seen(view.position, frame.source)
    if known is None:
        return None
    view.cite("113.7a", "608.2h")
    return known.object


MOST_KEPT = 30
"""Objects remembered before those are forgotten that no effect in force can ask for."""


def forget(draft: MtgDraft) -> None:
    """Forget last known information that nothing on the stack, waiting, in force or looking back over the turn can ask for."""
    known: tuple[Known, ...] = draft.facts.get("known", ())
    if not known or draft.facts.get("history") or waits_on_stack(draft) or draft.waiting:
        return
    if not draft.effects:
        draft.drop_fact("known")
    elif len(known) > MOST_KEPT:
        meant = {ref for effect in draft.effects.values() for ref in _refs_in((effect.frame, effect.objects))}
        draft.set(known=tuple(one for one in known if one.object.ref in meant))


def _refs_in(term: object) -> Iterator[Ref]:
    """Yield every object that a term of an effect in force means."""
    if not isinstance(term, tuple):
        return
    if len(term) == 2 and isinstance(term[0], str) and isinstance(term[1], int):
        yield (term[0], term[1])
    for part in term:
        yield from _refs_in(part)
