"""400.2, 701.20a: cards that nobody knows: what they are, or where in a shuffled library they lie."""

from __future__ import annotations

from judgekit.engine import NotKnown, Unsupported
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import zone_key
from judgekit.mechanics.unknown_cards import not_known_in


def certain(position: MtgPosition, player: str, ids: tuple[str, ...]) -> None:
    """Refuse to go on with cards of a shuffled library of which nobody knows where they are (701.20a).

    Args:
        position: the game.
        player: whose library it is.
        ids: the cards that would be taken because of their place in it.

    Raises:
        Unsupported: one of them could as well be another card than it is.
    """
    if unknown_cards(position, player).intersection(ids):
        raise Unsupported(RANDOM, "701.20a")


RANDOM = "a card from a library in random order"


def unknown_cards(position: MtgPosition, player: str) -> frozenset[str]:
    """Return the cards of a shuffled library of which nobody knows which is where; none where all are alike."""
    shuffled = dict(position.facts.get("shuffled", ())).get(player, ())
    found = frozenset(shuffled).intersection(position.zones.get(zone_key("library", player), ()))
    return found if len({position.objects[id].card for id in found}) > 1 else frozenset()


# What a card is.


def nobody_knows(record: Object) -> bool:
    """Tell whether nobody knows what a card is; a face-down permanent or spell has values of its own (708.2a)."""
    if record.card is not None or record.kind != "card" or record.copied is not None:
        return False
    return not (record.face_down and record.place in ("battlefield", "stack"))


def not_known(position: MtgPosition, record: Object) -> NotKnown:
    """Return the fault of asking what an unknown card is: it says which card, by where it first was, and what to say.

    Args:
        position: the game.
        record: the card.
    """
    first = next((one.object for one in position.facts.get("known", ()) if one.object.id == record.id), record)
    ids = position.zones.get(first.zone or "", ())
    on_top = first is not record or ids[:1] == (record.id,)
    return not_known_in(first.owner, first.place, record.id, on_top=on_top)
