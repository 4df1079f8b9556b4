"""701.20a: cards of a shuffled library of which nobody knows where they are."""

from __future__ import annotations

from judgekit.engine import Unsupported
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.zones import zone_key


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
