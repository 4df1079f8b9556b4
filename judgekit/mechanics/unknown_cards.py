"""Cards of which nobody knows what they are, or how they lie in a deck: how to tell, and the fault of asking."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.wording import phrase
from judgekit.engine import NotKnown, Unsupported
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.mechanics.objects import ref_of
from judgekit.mechanics.terms.records import Value

LEFT_OUT = "unknown-left-out"
"""Note that a player's cards of which nobody knows what they are were not among what could be chosen."""

NOT_FOUND = "unknown-not-found"
"""Note that cards of a player were searched of which nobody knows what they are, and none of them was found."""


SHUFFLED = "shuffled"
"""Fact: the decks whose order nobody knows."""


def in_random_order(position: AnyPosition, zone: str, ids: Iterable[str]) -> bool:
    """Tell whether nobody knows in which order some cards of a deck lie; where all are alike that says nothing."""
    return zone in position.facts.get(SHUFFLED, ()) and len({position.objects[id].card for id in ids}) > 1


PLACED = "placed-in-shuffled"
"""Fact: cards that were put on top of a deck, or below it, after it was shuffled: there it is known where they lie."""


def note_place(draft: AnyDraft, zone: str, id: str) -> None:
    """Note that a card was put on top of a deck or below it, whose other cards lie in an order that nobody knows."""
    if zone in draft.facts.get(SHUFFLED, ()):
        draft.set_fact(PLACED, (*draft.facts.get(PLACED, ()), ref_of(draft, id)))


def on_known_place(position: AnyPosition, zone: str, id: str) -> bool:
    """Tell whether it is known where a card of a shuffled deck lies: it was put there, as was all above it, or all below it."""
    placed = position.facts.get(PLACED, ())
    ids = position.zones.get(zone, ())
    if not placed or id not in ids:
        return False
    place = ids.index(id)
    known = [ref_of(position, one) in placed for one in ids]
    return all(known[: place + 1]) or all(known[place:])


def known_order(position: AnyPosition, zone: str, rule: str = "", *, size: int | None = None) -> tuple[str, ...]:
    """Return the cards of a deck, from the top down.

    Args:
        position: the game.
        zone: key of the zone.
        rule: the rule by which chance decides their order.
        size: how many from the top are wanted; None for all.

    Raises:
        Unsupported: nobody knows in which order they lie.
    """
    ids: tuple[str, ...] = position.zones.get(zone, ())
    placed = size is not None and all(on_known_place(position, zone, id) for id in ids[:size])
    if in_random_order(position, zone, ids) and not placed:
        raise Unsupported(phrase("cards from the top of a library whose order chance decides"), rule)
    return ids


def nobody_knows(record: Value) -> bool:
    """Tell whether nobody knows what a card is."""
    return record.card is None and record.kind == "card"


def not_known(position: AnyPosition, record: Value) -> NotKnown:
    """Return the fault of asking what an unknown card is: it says which card, and what to say of it.

    Args:
        position: the game.
        record: the card.
    """
    ids = position.zones.get(record.zone or "", ())
    return not_known_in(record.owner, record.place, record.id, on_top=ids[:1] == (record.id,))


def not_known_in(player: str, place: str, id: str, *, on_top: bool) -> NotKnown:
    """Return the fault of asking what an unknown card is.

    Args:
        player: its owner.
        place: name of the zone where it is, or was before it was shown.
        id: the card.
        on_top: it is the top card of its library.
    """
    if place == "library" and on_top:
        return NotKnown(phrase("which card is on top of {player}'s library; name it", player=player), top_of=player)
    if place == "library":
        return NotKnown(phrase("which cards {player}'s library holds; name them", player=player))
    if place == "hand":
        return NotKnown(phrase("which cards {player}'s hand holds; name them", player=player))
    if place == "graveyard":
        return NotKnown(phrase("which cards {player}'s graveyard holds; name them", player=player))
    if place == "mana-zone":
        return NotKnown(phrase("which cards {player}'s mana zone holds; name them", player=player))
    if place == "shield-zone":
        return NotKnown(phrase("which cards {player}'s shields are; name them", player=player))
    return NotKnown(phrase("what {player}'s card {id} is; name it", player=player, id=id))
