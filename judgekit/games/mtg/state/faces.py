"""707.2, 709.4, 710.2, 712.4, 713.3: which text counts for an object now: its card, the face that is up, or what it copies."""

from __future__ import annotations

from judgekit.core.typed import Any
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.state.merged_parts import has_two_faces, parts_of
from judgekit.games.mtg.state.objects import Lasting, Object, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.faces import PREPARE, is_room, locked_key
from judgekit.games.mtg.terms.records import Card
from judgekit.games.mtg.terms.symbols import mana_value

COPY = "copy"
"""Kind of the ability of an effect in force by which an object is a copy for a while; its value is the key of what it copies."""


def card_of(position: MtgPosition, record: Object) -> Card | None:
    """Return what is printed on the side of an object that counts now; None for an ability on the stack.

    CR 109.3, 111.3, 613.2a, 707.2, 707.3, 709.4, 710.2, 712.4, 713.3a.

    Args:
        position: where the definitions stand.
        record: the object.
    """
    card: Card
    if record.copied is None and record.face is None and record.card is not None and not position.effects:
        card = position.cards[record.card]
        if not card.faces:
            return card
    key = key_of(position, record)
    if key is None:
        return None
    card = position.cards[key]
    return card


def key_of(position: MtgPosition, record: Object) -> str | None:
    """Return the key in the table of cards of what counts for an object now, its face-down status left aside."""
    if record.kind == "ability":
        return None
    copied = copied_by(position, record)
    key = copied or record.face or record.card
    if key is None:
        return None
    card: Card = position.cards[key]
    if not card.faces or (record.face is not None and copied is None):
        return key
    return _side_up(record, card, key, copied is not None and not _of_two_faces(record, copied))


DOUBLE_FACED = "double-faced"
"""Detail of a token that was created as a copy of something double-faced, where such a token has both faces."""


def _of_two_faces(record: Object, copied: str | None) -> bool:
    """Tell whether what counts for an object are the two faces with which it was created as a token, and no later copy effect."""
    return bool(record.get(DOUBLE_FACED)) and copied == record.copied


def _side_up(record: Object, card: Card, key: str, copied: bool) -> str:
    """Return the key of the side that is up: a flipped one even for a copy (707.3), a back face only of the card itself."""
    if card.layout == "flip":
        return card.faces[-1] if record.flipped and record.place == BATTLEFIELD else key
    if card.layout in ("transforming", "modal") and record.transformed and not copied:
        return card.faces[-1]
    if record.place == BATTLEFIELD and is_room(card):
        open_doors = unlocked(record, card)
        return key if len(open_doors) == len(card.faces) else open_doors[0] if open_doors else locked_key(key)
    return key


UNLOCKED = "unlocked"
"""Detail of a Room on the battlefield: the names of its unlocked halves (709.5c of the book of 2026-04-17)."""


def unlocked(record: Object, card: Card) -> tuple[str, ...]:
    """Return the unlocked halves of a permanent that is the given Room, the left one first."""
    return tuple(name for name in card.faces if name in record.get(UNLOCKED, ()))


def room_of(position: MtgPosition, record: Object) -> Card | None:
    """Return the Room that an object is, or is a copy of, with both its halves; None where it is none."""
    card: Card | None = position.cards.get(copied_by(position, record) or record.card or "")
    return card if card is not None and is_room(card) and not record.face_down else None


def copied_by(position: MtgPosition, record: Object) -> str | None:
    """Return the key of what an object is a copy of: by the newest effect that has an end, or by one without (613.2a)."""
    if position.effects:
        for_now = position.derive("copies", lambda: _copies(position)).get(record.ref)
        if for_now is not None:
            return for_now[0]
    return record.copied


def copied_now(position: MtgPosition) -> bool:
    """Tell whether an effect in force makes anything a copy for a while."""
    return bool(position.derive("copies", lambda: _copies(position)))


COPIED_AT = "copied-at"
"""Detail of a permanent: timestamp of the copy effect without an end by which it became a copy (613.7b)."""


def copy_stamp(position: MtgPosition, record: Object) -> int:
    """Return the timestamp of the copy effect that gave a permanent its abilities, 0 where it entered with them (613.7a).

    CR 613.7b.
    """
    if position.effects:
        for_now = position.derive("copies", lambda: _copies(position)).get(record.ref)
        if for_now is not None:
            return for_now[1]
    stamp: int = record.get(COPIED_AT, 0) if record.copied is not None else 0
    return stamp


def _copies(position: MtgPosition) -> dict[Ref, tuple[str, int]]:
    """Return what objects are copies of by effects in force, with the timestamp, the latest deciding (613.7)."""
    found: dict[Ref, tuple[str, int]] = {}
    lasting = [one for one in position.effects.values() if isinstance(one, Lasting) and one.ability.kind == COPY]
    for one in sorted(lasting, key=lambda effect: effect.timestamp):
        for ref in one.objects or ():
            found[ref] = (one.ability.value, one.timestamp)
    return found


def choices_of(position: MtgPosition, record: Object) -> dict[str, Any]:
    """Return the choices that linked abilities of an object may refer to, by kind.

    While it is a copy for a while, what was chosen for it before is undefined (607.5a).

    CR 607.5.
    """
    if not record.chosen or (position.effects and copied_by(position, record) != record.copied):
        return {}
    return dict(record.chosen)


def is_copy(position: MtgPosition, record: Object) -> bool:
    """Tell whether an object has copiable values of another object (707.2)."""
    return record.kind == "copy" or copied_by(position, record) is not None


def value_of_other_sides(position: MtgPosition, record: Object) -> int | None:
    """Return the mana value that an object has from its front faces: a back face, a melded permanent; None for neither.

    A copy of a back face or of a melded permanent has none of that: its mana value is 0 (202.3b, 202.3c).

    CR 712.4b, 712.4d, 713.3b.
    """
    copied = copied_by(position, record)
    parts = parts_of(record)
    if parts and copied is None:
        front = position.cards[parts[0].key]
        return mana_value(front.cost or ()) if parts[0].back and front.layout == "transforming" else None
    if (record.kind != "card" or copied is not None) and not _of_two_faces(record, copied):
        return None
    melded = record.get("melded", ())
    if melded:
        return sum(mana_value(position.cards[key].cost or ()) for _, key in melded)
    card: Card | None = position.cards.get(record.card or "")
    if record.transformed and card is not None and card.layout == "transforming" and card.faces:
        return mana_value(card.cost or ())
    return None


MODAL_STAY = "modal double-faced cards do not transform"
"""Policy: only transforming double-faced cards transform (712.5); by later books modal ones do as well."""
GAME.policies[MODAL_STAY] = True


def transforming_layouts(position: MtgPosition) -> tuple[str, ...]:
    """Return the layouts of the double-faced cards that can transform (712.5)."""
    return ("transforming",) if position.game.policies[MODAL_STAY] else ("transforming", "modal")


def transforms(position: MtgPosition, record: Object) -> bool:
    """Tell whether the card of an object is a double-faced one that can transform (712.5), whatever it copies."""
    card = position.cards.get(record.card or "")
    layouts = transforming_layouts(position)
    if parts_of(record):
        return any(has_two_faces(position, part, layouts) and not part.face_down for part in parts_of(record))
    two = record.kind == "card" or bool(record.get(DOUBLE_FACED))
    return two and card is not None and card.layout in layouts and bool(card.faces)


def back_face_up(position: MtgPosition, record: Object) -> bool:
    """Tell whether the back face of a permanent is up: it was turned over, or a modal one was played with that face."""
    card = position.cards.get(record.card or "")
    return record.transformed or (card is not None and record.face is not None and record.face == card.faces[-1])


def double_faced(position: MtgPosition, record: Object) -> bool:
    """Tell whether an object is represented by a double-faced card (712.1)."""
    if parts_of(record):
        return any(has_two_faces(position, part) for part in parts_of(record))
    card = position.cards.get(record.card or "")
    two = record.kind == "card" or bool(record.get(DOUBLE_FACED))
    return two and card is not None and card.layout in ("transforming", "modal")


def side_rules(position: MtgPosition, record: Object) -> tuple[str, ...]:
    """Return the rules by which the text that counts for an object is not simply the one of its card.

    CR 202.3b, 202.3c, 707.8, 707.9a, 707.9b, 707.9c, 707.9d, 707.9f, 709.3b, 709.4, 709.4b, 710.1b, 712.4a,
    712.4c, 712.4d, 712.4e, 713.3a, 716.3b, 716.4.
    """
    rules: list[str] = []
    if record.face_down and record.place in (BATTLEFIELD, "stack"):
        rules += ["708.2", "708.2a", "613.2b", "613.1a"]
        return (*rules, "708.10") if is_copy(position, record) else tuple(rules)
    if record.face_down and record.place == "command":
        return ("314.5b",)
    key = key_of(position, record)
    if key is None:
        return ()
    if is_copy(position, record):
        on_stack = ["707.10"] if record.kind == "copy" and record.place == "stack" else []
        rules += [*on_stack, "707.2", "707.2b", "707.3", "613.2a", "613.1a", *position.cards[key].get("copied", ())]
        copied = copied_by(position, record)
        if copied is not None and copied != key:
            shown = position.cards[copied]
            rules += ["710.2", "110.5c"] if shown.layout == "flip" else _layout_rules(shown, record)
        return tuple(dict.fromkeys(rules))
    if parts_of(record):
        return ("723.2a", "702.140e", *_sides_of_parts(position, record))
    if record.kind == "token":
        return ("111.3",)
    if record.get("melded"):
        return ("713.3b", "713.3c")
    card: Card | None = position.cards.get(record.card or "")
    if card is not None and (card.faces or card.get("meld") is not None):
        rules += _layout_rules(card, record)
    return tuple(rules)


def _sides_of_parts(position: MtgPosition, record: Object) -> tuple[str, ...]:
    """Return the rules by which parts of a merged permanent show another side than the usual one (723.2h, 723.2i)."""
    flips = record.flipped and any(position.cards[part.key].layout == "flip" for part in parts_of(record))
    turned = any(part.back for part in parts_of(record))
    return (*(("723.2h",) if flips else ()), *(("723.2i",) if turned else ()))


def _layout_rules(card: Card, record: Object) -> tuple[str, ...]:
    """Return the rules of a card with several faces: which of them counts where (709.4, 710.2, 712.4, 713.3a)."""
    on_table = record.place in (BATTLEFIELD, "stack")
    if card.layout == "flip":
        return ("710.2", "710.1b") if record.flipped else ("710.2",)
    if card.layout == "split" and record.place == BATTLEFIELD and is_room(card):
        return ("mtg@20260417:709.5", "709.4b") if len(unlocked(record, card)) > 1 else ("mtg@20260417:709.5",)
    if card.layout == "split":
        return ("709.3b",) if record.face is not None else ("709.4", "709.4b")
    if card.layout == "transforming":
        return (("712.4d",) if record.transformed else ("712.4c",)) if on_table else ("712.4a",)
    if card.layout == "adventure":
        return ("716.3b",) if record.face is not None else ("716.4",)
    if card.layout == "omen":
        return ("mtg@20260417:720.3b",) if record.face is not None else ("mtg@20260417:720.4",)
    if card.layout == PREPARE:
        return ("mtg@20260417:722.4",)
    if card.layout == "modal":
        return ("712.4e",) if on_table else ("712.4a",)
    return ("713.3a",) if card.get("meld") is not None else ()
