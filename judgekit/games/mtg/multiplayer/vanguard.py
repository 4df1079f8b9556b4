"""902: Vanguard: what the life and hand modifiers of a vanguard card do to its owner."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Object, Player
from judgekit.games.mtg.terms.records import Card

LIFE, HAND = "life-modifier", "hand-modifier"
"""Fields of a vanguard card (211, 210)."""

NORMAL_LIFE, NORMAL_HAND = 20, 7
"""Life and cards in hand with which a game starts (103.3, 103.4), and the maximum hand size (402.2)."""


def _modifier(card: Card, name: str) -> int:
    return int(card.get(name, 0))


def vanguard_of(objects: Mapping[str, Object], cards: Mapping[str, Card], player: str) -> Card | None:
    """Return the face-up vanguard card of a player in the command zone (902.3), None where there is none."""
    for record in objects.values():
        card = cards.get(record.card or "")
        if record.place == "command" and record.owner == player and card is not None and "vanguard" in card.line.types:
            return card
    return None


def starting_life(card: Card) -> int:
    """Return the starting life total: 20 and the life modifier (103.3b, 902.4)."""
    return NORMAL_LIFE + _modifier(card, LIFE)


def starting_hand(card: Card) -> int:
    """Return the starting hand size, which is the maximum hand size too: seven and the hand modifier (902.5, 902.5b)."""
    return NORMAL_HAND + _modifier(card, HAND)


def modified(player: Player, card: Card, life_given: bool, hand_given: bool) -> Player:
    """Return a player with what a vanguard card changes, except what the start position says itself.

    Args:
        player: the player.
        card: the vanguard card.
        life_given: the life total is given.
        hand_given: the maximum hand size is given.
    """
    life = starting_life(card)
    return player._replace(
        starting_life=life,
        life=player.life if life_given else life,
        hand_size=player.hand_size if hand_given else starting_hand(card),
    )


def hand_to_start_with(position: MtgPosition, player: str) -> int:
    """Return how many cards a player draws before the game begins (103.3b, 103.4, 902.4, 902.5, 902.5b)."""
    card = vanguard_of(position.objects, position.cards, player)
    return starting_hand(card) if card is not None else NORMAL_HAND


def has_vanguard(position: MtgPosition, player: str) -> bool:
    """Tell whether the variant is played and a player has a vanguard card."""
    if all(key != "vanguard" for key, _ in position.facts.get("options", ())):
        return False
    return vanguard_of(position.objects, position.cards, player) is not None


def hand_size_rules(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the rule of a maximum hand size that a vanguard card changes (902.5b)."""
    return ("902.5b",) if has_vanguard(position, player) else ()
