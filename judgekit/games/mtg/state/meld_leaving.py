"""713.4: a melded permanent that leaves the battlefield: one permanent leaves, two cards arrive, and both are found (713.4c)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from judgekit.engine import Event
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object, Ref

PARTED: Final = "parted"
"""Fact: (melded permanent as it last was, ids of the two cards) for each that has left the battlefield."""


def cards_of(record: Object) -> tuple[tuple[str, str], ...]:
    """Return (id, key of the card) of the cards that represent a melded permanent, nothing for any other object."""
    found: tuple[tuple[str, str], ...] = record.get("melded", ())
    return found


def put_apart(draft: MtgDraft, record: Object) -> tuple[Object, ...]:
    """Take a melded permanent out of the game and return the records of its cards, which are in no zone yet (713.4).

    CR 713.4c.

    Args:
        draft: the game.
        record: the permanent.
    """
    found = []
    draft.remove(record.id)
    for id, card in cards_of(record):
        one = Object(id, None, record.owner, record.owner, card, number=record.number)
        draft.put(one)
        found.append(one)
    parted = (*draft.facts.get(PARTED, ()), (record.ref, tuple(one.id for one in found)))
    draft.set(**{PARTED: parted})
    draft.cite("713.4", "713.4d")
    return tuple(found)


def both_cards(position: MtgPosition, refs: Iterable[Ref]) -> tuple[Ref, ...]:
    """Return objects with a melded permanent that has left replaced by the two cards it became (713.4c)."""
    parted = dict(position.facts.get(PARTED, ()))
    if not parted:
        return tuple(refs)
    found: list[Ref] = []
    for ref in refs:
        before = next((old for old in ((ref[0], ref[1] - 1), ref) if old in parted), None)
        found += [(id, ref[1]) for id in parted[before]] if before is not None else [ref]
    return tuple(found)


def whole(position: MtgPosition, id: str) -> str:
    """Return the id of the melded permanent that a card last was a part of, otherwise the id itself."""
    for ref, ids in reversed(position.facts.get(PARTED, ())):
        if id in ids:
            found: str = ref[0]
            return found
    return id


def melded_move(happening: Event, record: Object) -> bool:
    """Tell whether an event moves a melded permanent off the battlefield."""
    return bool(cards_of(record)) and happening.get("to") != "battlefield"


def arrivals(position: MtgPosition, happening: Event) -> tuple[Event, ...]:
    """Return the moves of the single cards where an event moved a melded permanent, else the event: two cards arrive (713.4).

    CR 713.4e.

    Args:
        position: the game after the event.
        happening: the event.
    """
    parted = position.facts.get(PARTED)
    if not parted or happening.kind != "move":
        return (happening,)
    cards = dict(parted).get((happening.of or "", happening.get("number", 0)))
    return (happening,) if cards is None else tuple(happening._replace(of=id) for id in cards)
