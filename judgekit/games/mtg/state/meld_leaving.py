"""713.4, 723.3: a melded or merged permanent that leaves the battlefield: its cards arrive one by one, each is found (713.4c)."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.typed import Final
from judgekit.engine import Event
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.merged_parts import COMMANDERS, MERGED, Part, parts_of
from judgekit.games.mtg.state.objects import Object, Ref

PARTED: Final = "parted"
"""Fact: (melded permanent as it last was, ids of the two cards) for each that has left the battlefield."""


def cards_of(record: Object) -> tuple[Part, ...]:
    """Return what represents a melded or merged permanent, nothing for any other object."""
    melded: tuple[tuple[str, str], ...] = record.get("melded", ())
    return parts_of(record) or tuple(Part(id, key) for id, key in melded)


def put_apart(draft: MtgDraft, record: Object) -> tuple[Object, ...]:
    """Take a melded or merged permanent out of the game and return the records of its parts, which are in no zone yet (713.4).

    A part that is a commander is one again by itself (903.3). The card that has the id of the permanent skips a number, so that
    who speaks of what the permanent became does not speak of that card.

    CR 713.4c, 723.3, 723.3c.

    Args:
        draft: the game.
        record: the permanent.
    """
    found = []
    draft.remove(record.id)
    commanders = record.get(COMMANDERS, ())
    for part in cards_of(record):
        details = (("commander", True),) if part.id in commanders else ()
        one = Object(part.id, None, record.owner, record.owner, part.key, part.kind, record.number, details=details)
        one = one._replace(number=_number_of(record.ref, part.id))
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
        found += [(id, ref[1] + (id == ref[0])) for id in parted[before]] if before is not None else [ref]
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
    return (happening,) if cards is None else tuple(_arrival(happening, id) for id in cards)


ELSEWHERE: Final = "elsewhere"
"""Detail of the move of a melded or merged permanent: (id, zone) of each card of it that goes to another zone (723.3e, 903.9c)."""


def _arrival(happening: Event, id: str) -> Event:
    number = _number_of((happening.of or "", happening.get("number", 0)), id)
    return part_moving(happening._replace(of=id).having(number=number), id)


def _number_of(whole: Ref, id: str) -> int:
    """Return the number that a part is said to have had in the permanent: one more for the part with the permanent's id."""
    return whole[1] + (id == whole[0])


def part_moving(happening: Event, id: str) -> Event:
    """Return the move of a melded or merged permanent as it is for one of its parts, which may go to another zone.

    CR 723.3e, 903.9c.
    """
    to = dict(happening.get(ELSEWHERE, ())).get(id)
    return happening if to is None else happening.having(to=to)


def was_merged(ref: Ref, cards: Iterable[Ref]) -> bool:
    """Tell of an object that left as several cards whether it was a merged permanent, which had the id of one of them (723.2c)."""
    return any(card[0] == ref[0] for card in cards)
