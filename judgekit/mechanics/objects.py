"""Objects as players and effects mean them: which object it was then, whose zone it is in, whose turn comes first."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.engine.positions import AnyPosition

# Objects of a game on mechanics have `id`, `card`, `owner`, `controller`, `zone`, `place`, `number` and `ref`.

Ref = tuple[str, int]
"""An object as it was meant: its id, and the number of the object it was then. A card that changes zones becomes a new object:
the game counts its `number` up. A player is meant with the number 0."""


class Zones(NamedTuple):
    """The zones of a game.

    Attributes:
        shared: names of the zones that all players share; the name is the key.
        own: names of the zones that each player has; A's hand has the key "hand/A".
        hidden: those of them whose cards nobody sees without more.
    """

    shared: tuple[str, ...]
    own: tuple[str, ...]
    hidden: tuple[str, ...] = ()

    def key(self, zone: str, player: str) -> str:
        """Return the key of a zone, of a player's own one where each has one."""
        return zone if zone in self.shared else f"{zone}/{player}"

    def held(self, position: AnyPosition, zone: str) -> list[Any]:
        """Return the objects of a zone, all players' where each has one, in their order."""
        keys = [zone] if zone in self.shared else [f"{zone}/{player}" for player in position.players]
        return [position.objects[id] for key in keys for id in position.zones.get(key, ())]


def place_of(key: str | None) -> str:
    """Return the name of a zone: "hand" of the key "hand/A"; "none" for what has left the game."""
    return key.partition("/")[0] if key else "none"


def ref_of(position: AnyPosition, id: str) -> Ref:
    """Return an object as it is now, or a player, as one means it."""
    record = position.objects.get(id)
    return (id, record.number if record is not None else 0)


def refs_of(position: AnyPosition, ids: Iterable[str]) -> tuple[Ref, ...]:
    """Return objects and players as one means them now."""
    return tuple(ref_of(position, id) for id in ids)


def present(position: AnyPosition, ref: Ref | None) -> Any:
    """Return the record of an object if it is still that object, None otherwise."""
    record = position.objects.get(ref[0]) if ref is not None else None
    return record if record is not None and ref is not None and record.number == ref[1] else None


def standing(position: AnyPosition, refs: Iterable[Ref]) -> list[str]:
    """Return the ids of what is still the object that was meant."""
    return [ref[0] for ref in refs if present(position, ref) is not None]


def turn_order(position: AnyPosition) -> tuple[str, ...]:
    """Return the players in turn order, the player whose turn it is first."""
    seats = tuple(position.players)
    first = seats.index(position.facts.get("active", seats[0]))
    return seats[first:] + seats[:first]


def other_player(position: AnyPosition, player: str) -> str:
    """Return the opponent in a game of two players."""
    return next(other for other in position.players if other != player)


def summed(counts: Iterable[tuple[str, int]], more: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return numbers by kind with further ones added, sorted, none of them 0: counters of an object, symbols of a cost."""
    numbers = dict(counts)
    for kind, number in more:
        numbers[kind] = numbers.get(kind, 0) + number
    return tuple(sorted((kind, number) for kind, number in numbers.items() if number))


def present_in(position: AnyPosition, ref: Ref | None, zone: str) -> Any:
    """Return the record of the object that is meant where it is in a zone of this key, else None."""
    record = present(position, ref)
    return record if record is not None and record.zone == zone else None


def printed_card(position: AnyPosition, record: Any) -> Any:
    """Return the definition of an object's card, None for what is no card or a card nobody knows."""
    return None if record.card is None else position.cards.get(record.card)
