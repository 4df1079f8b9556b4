"""903.11, 903.11a: which cards a player may not bring into a Commander game from outside of it."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.games.mtg.meaning.color_identity import color_identity
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.state.meld_leaving import cards_of
from judgekit.games.mtg.state.merged_parts import COMMANDERS
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import OUTSIDE

BROUGHT_IN = "cards are brought into a Commander game from outside"
"""Policy: what lets a player bring a card from outside does so in a Commander game (903.11); by later books it does not there."""
GAME.policies[BROUGHT_IN] = True

_NONE_BROUGHT = "mtg@20260417:903.11"


def kept_outside(position: MtgPosition, record: Object) -> bool:
    """Tell whether a card outside a Commander game can't be brought into it by its owner.

    One can't that has the name of a card that the player owns in the game, as those of the starting deck are, or a colour that is
    in no commander's colour identity; where no commander is known, the names alone count (903.11). By the book of 2026-04-17 no
    traditional card comes in, since nothing that is read brings cards into Commander games by name.

    Args:
        position: the game.
        record: the card.
    """
    if record.place != OUTSIDE or record.card is None:
        return False
    if not any(key == "commander" for key, _ in position.facts.get("options", ())):
        return False
    if not position.game.policies[BROUGHT_IN]:
        return "dungeon" not in position.cards[record.card].line.types
    own = [one for one in position.objects.values() if one.owner == record.owner and one.place != OUTSIDE]
    name = position.cards[record.card].name
    if any(name in _names(position, one) for one in own):
        return True
    commanders = [key for one in own if one.get("commander") for key in _commander_keys(one)]
    allowed = frozenset(color for key in commanders for color in color_identity(position.cards, key))
    return bool(commanders) and not color_identity(position.cards, record.card) <= allowed


def something_kept_outside(position: MtgPosition, player: str, zones: Iterable[str]) -> bool:
    """Tell whether a card of a player, in one of some zones, can't be brought into the game (903.11)."""
    if OUTSIDE not in zones:
        return False
    return any(one.owner == player and kept_outside(position, one) for one in position.objects.values())


def rules_of_outside(position: MtgPosition) -> tuple[str, ...]:
    """Return the rule that keeps cards outside a Commander game."""
    return ("903.11",) if position.game.policies[BROUGHT_IN] else (_NONE_BROUGHT,)


def _names(position: MtgPosition, record: Object) -> list[str]:
    """Return the names of the cards that an object is, none for what is no card."""
    keys = [part.key for part in cards_of(record) if part.kind == "card"]
    if not keys and record.kind == "card" and record.card is not None:
        keys = [record.card]
    return [position.cards[key].name for key in keys]


def _commander_keys(record: Object) -> list[str]:
    """Return the keys of the cards by which an object is a commander."""
    within: tuple[str, ...] = record.get(COMMANDERS, ())
    if within:
        return [part.key for part in cards_of(record) if part.id in within]
    return [record.card] if record.card is not None else []
