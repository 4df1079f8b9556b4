"""608.2h, 113.7a: last known information, what an object was like when it was last where it was expected to be."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.game import GAME, MtgDraft, MtgPosition, present
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.noticing import listener
from judgekit.games.mtg.objects import Known, Object, Ref
from judgekit.games.mtg.zones import PUBLIC_ZONES


@listener
def remember(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Keep what objects were like just before they left a public zone, or a hidden one for a public one (608.2h)."""
    found = []
    for each in happened:
        if each.kind not in ("move", "cease"):
            continue
        record = before.objects.get(each.of or "")
        if record is not None and (record.place in PUBLIC_ZONES or each.get("to") in PUBLIC_ZONES):
            found.append(Known(record, view_of(before).of(record.id)))
    if found:
        draft.set(known=(*draft.facts.get("known", ()), *found))


@GAME.rule("608.2h", "113.7a")
def recall(position: MtgPosition, ref: Ref) -> Known | None:
    """Return an object as it is, or as it last existed in the zone it left; None where nothing is known of it."""
    record = present(position, ref)
    if record is not None:
        return Known(record, view_of(position).of(record.id))
    for known in reversed(position.facts.get("known", ())):
        if known.object.ref == ref:
            found: Known = known
            return found
    return None


def record_of(position: MtgPosition, ref: Ref) -> Object | None:
    """Return the record of an object, as it is or as it was last (608.2h)."""
    record = present(position, ref)
    if record is not None:
        return record
    known = recall(position, ref)
    return known.object if known is not None else None


def forget(draft: MtgDraft) -> None:
    """Forget last known information that nothing on the stack, waiting, in force or looking back over the turn can ask for."""
    if draft.facts.get("history"):
        return
    if draft.facts.get("known") and not draft.zones.get("stack") and not draft.waiting and not draft.effects:
        draft.drop_fact("known")
