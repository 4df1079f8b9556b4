"""713.4, 723.3: a melded or merged permanent that leaves the battlefield: its cards arrive one by one, each is found (713.4c)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from judgekit.engine import Event
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object, Ref

PARTED: Final = "parted"
"""Fact: (melded permanent as it last was, ids of the two cards) for each that has left the battlefield."""


MERGED: Final = "merged"
"""Detail of a merged permanent: the cards and tokens that represent it, the topmost first (723.2)."""

Part = tuple[str, str, str]
"""One of the cards or tokens that represent a permanent: its id, the key of the card, its kind ("card", "token")."""


def cards_of(record: Object) -> tuple[Part, ...]:
    """Return what represents a melded or merged permanent, nothing for any other object."""
    merged: tuple[Part, ...] = record.get(MERGED, ())
    melded: tuple[tuple[str, str], ...] = record.get("melded", ())
    return merged or tuple((id, key, "card") for id, key in melded)


def put_apart(draft: MtgDraft, record: Object) -> tuple[Object, ...]:
    """Take a melded or merged permanent out of the game and return the records of its parts, which are in no zone yet (713.4).

    CR 713.4c, 723.3, 723.3c.

    Args:
        draft: the game.
        record: the permanent.
    """
    found = []
    draft.remove(record.id)
    for id, card, kind in cards_of(record):
        one = Object(id, None, record.owner, record.owner, card, kind, record.number)
        draft.put(one)
        found.append(one)
    parted = (*draft.facts.get(PARTED, ()), (record.ref, tuple(one.id for one in found)))
    draft.set(**{PARTED: parted})
    draft.cite(*(("723.3", "723.3c") if record.get(MERGED) else ("713.4", "713.4d")))
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
    """Return the moves of the single cards where an event moved a melded permanent, else the event: two arrive (713.4, 713.4e).

    Args:
        position: the game after the event.
        happening: the event.
    """
    parted = position.facts.get(PARTED)
    if not parted or happening.kind != "move":
        return (happening,)
    cards = dict(parted).get((happening.of or "", happening.get("number", 0)))
    return (happening,) if cards is None else tuple(happening._replace(of=id) for id in cards)
