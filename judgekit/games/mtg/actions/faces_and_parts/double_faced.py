"""701.28, 710.4, 712: permanents that transform or flip, and double-faced cards that enter with their back face up."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, objects
from judgekit.games.mtg.actions.moving import NEVER_PERMANENT
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.faces import back_face_up, transforming_layouts, transforms
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.merged_parts import Part, has_two_faces, parts_of, represented_by
from judgekit.games.mtg.state.objects import Frame, Object
from judgekit.games.mtg.state.timestamps import restamp
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Action, Card


@instruction("transform")
def transform(draft: MtgDraft, key: int, action: Action) -> None:
    """Permanents transform; one whose own ability says so only if it has not since that ability was put on the stack.

    CR 701.28a, 701.28c, 712.5.
    """
    _turn_over(draft, key, action, "701.28f")


@instruction("convert")
def convert(draft: MtgDraft, key: int, action: Action) -> None:
    """Permanents convert: they turn over as if they transformed, which is another deed (701.28 of the book of 2026-04-17)."""
    _turn_over(draft, key, action, "mtg@20260417:701.28e", **CONVERTS)


CONVERTS = {"converts": True, "rules": ("mtg@20260417:701.28a",)}
"""What is said of an event by which a permanent converts and does not transform."""


def _turn_over(draft: MtgDraft, key: int, action: Action, only_once: str, **details: object) -> None:
    """Turn permanents over, each unless an ability of its own comes too late for it.

    Args:
        draft: the game.
        key: number of the frame.
        action: what says so.
        only_once: the rule of an ability that comes too late.
        details: what is said of the events.
    """
    frame = frame_of(draft, key)
    events = []
    for id in objects(draft, key, action.of):
        record = draft.objects[id]
        if record.place != BATTLEFIELD:
            continue
        if _has_since(draft, frame, record):
            draft.note("no-transform", of=id, by=cause(frame), rules=(only_once,))
            continue
        events.append(event("transform", id, 0, cause(frame), number=record.number, **details))
    did(draft, key, bool(events))
    draft.propose(*events)


def _has_since(draft: MtgDraft, frame: Frame, record: Object) -> bool:
    """Tell whether a permanent has transformed since an ability of its own was put on the stack (701.28f)."""
    item = draft.objects.get(frame.item or "")
    if item is None or item.kind != "ability" or item.source != record.ref:
        return False
    return bool(record.get("transformed-at", 0) > item.timestamp)


def _of_two_independent_faces(draft: MtgDraft, record: Object) -> tuple[str, ...]:
    """Return the rules by which a permanent is a modal double-faced card, known by the symbol of the face that is up."""
    card = draft.cards.get(record.card or "")
    if record.kind != "card" or card is None or card.layout != "modal":
        return ()
    back = record.transformed or record.face in card.faces
    return ("712.1", "712.1e" if back else "712.1d")


@GAME.event("transform")
def transformed(draft: MtgDraft, happening: Event) -> Consequences:
    """Turn a double-faced permanent over; it stays the same object (702.145c, 702.145f, 712.14)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or record.place != BATTLEFIELD:
        return NOTHING_HAPPENED
    if not transforms(draft, record):
        draft.cite("701.28c", "712.5", *_of_two_independent_faces(draft, record))
        return NOTHING_HAPPENED
    keyword = bound_by(draft, record)
    if keyword is not None and not happening.get("bound"):
        draft.cite("702.145b" if keyword == "daybound" else "702.145e", "101.2")
        return NOTHING_HAPPENED
    if record.face_down:
        draft.cite("712.11a")
        return NOTHING_HAPPENED
    turning = _turning(draft, record)
    others = [card if back else draft.cards[card.faces[-1]] for card, back in turning]
    if any(type in NEVER_PERMANENT for other in others for type in other.line.types):
        draft.cite("701.28d", "712.6")
        return NOTHING_HAPPENED
    before = view_of(draft).of(record.id).name
    back = turning[0][1]
    if parts_of(record):
        represented_by(draft, record, _turned_parts(draft, record))
        draft.cite("723.2i")
    else:
        draft.change(record.id, transformed=not back, face=None)
    stamp = restamp(draft, record.id, "613.7g")
    details = {**dict(draft.objects[record.id].details), "transformed-at": stamp}
    draft.change(record.id, details=tuple(sorted(details.items())))
    draft.cite("701.28a", "712.5", "712.14", "712.4c" if back else "712.4d", *happening.get("rules", ()))
    draft.changed("face", before, view_of(draft).of(record.id).name)
    return None


def _turning(position: MtgPosition, record: Object) -> list[tuple[Card, bool]]:
    """Return the cards of a permanent that turn over, each with whether its back face is up now."""
    parts = parts_of(record)
    if parts:
        return [(position.cards[part.key], part.back) for part in parts if _part_turns(position, part)]
    return [(position.cards[record.card or ""], back_face_up(position, record))]


def _part_turns(position: MtgPosition, part: Part) -> bool:
    return not part.face_down and has_two_faces(position, part, transforming_layouts(position))


def _turned_parts(position: MtgPosition, record: Object) -> tuple[Part, ...]:
    """Return the parts of a merged permanent with each that is a transforming double-faced card turned over (723.2i)."""
    return tuple(
        part._replace(back=not part.back) if _part_turns(position, part) else part for part in parts_of(record)
    )


def bound_by(position: MtgPosition, record: Object) -> str | None:
    """Return the keyword but for which a permanent can't be transformed: daybound, nightbound; None for neither.

    CR 101.2, 702.145b, 702.145e.
    """
    values = view_of(position).of(record.id)
    return next((keyword for keyword in ("daybound", "nightbound") if values.has(keyword)), None)


@instruction("flip")
def flip(draft: MtgDraft, key: int, action: Action) -> None:
    """Permanents flip (710.4)."""
    by = cause(frame_of(draft, key))
    ids = [id for id in objects(draft, key, action.of) if draft.objects[id].place == BATTLEFIELD]
    did(draft, key, bool(ids))
    draft.propose(*(event("flip", id, 0, by, number=draft.objects[id].number) for id in ids))


@GAME.event("flip")
def flipped(draft: MtgDraft, happening: Event) -> Consequences:
    """Flip a permanent, which cannot be undone (710.4); the status stays, whatever the permanent becomes (110.5c).

    CR 110.5.
    """
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or record.place != BATTLEFIELD or record.flipped:
        return NOTHING_HAPPENED
    before = view_of(draft).of(record.id).name
    draft.change(record.id, flipped=True)
    if parts_of(record):
        represented_by(draft, draft.objects[record.id], parts_of(record))
        draft.cite("723.2h")
    draft.cite("710.4", "710.2", "110.5c")
    draft.changed("flipped", before, view_of(draft).of(record.id).name)
    return None
