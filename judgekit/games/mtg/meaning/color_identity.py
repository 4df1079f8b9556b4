"""903.4: the colour identity of a card: its mana cost, its rules text, its colour indicator, what its abilities define."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from judgekit.games.mtg.meaning.characteristics import intrinsic_ability
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.records import Card, Cost
from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES
from judgekit.games.mtg.terms.symbols import COLORS, LETTER_OF, colors_of_symbol, is_symbol

_REMINDER = re.compile(r"\([^()]*\)")
_SYMBOL = re.compile(r"\{([^{}]+)\}")


def color_identity(cards: Mapping[str, Card], name: str) -> frozenset[str]:
    """Return the colours of a card's colour identity; the back face counts too (903.4d), reminder text does not (903.4c).

    CR 204.2, 903.4.

    Args:
        cards: card definitions by name.
        name: the card's name.
    """
    card = cards[name]
    found = set(_of_one(card))
    for face in card.faces:
        if face in cards and face != name:
            found.update(_of_one(cards[face]))
    return frozenset(found)


UNDEFINED_IDENTITY = "mtg@20260417:903.4f"
"""The rule by which the colour identity of a commander is undefined for a player who has none."""


def of_commanders(position: MtgPosition, player: str) -> frozenset[str] | None:
    """Return the letters of the colours in the colour identity of a player's commanders, None where that player has none.

    It is that of the cards, as it was before the game began (903.4a).
    """
    own = [one for one in position.objects.values() if one.owner == player and one.get("commander")]
    names = [one.card for one in own if one.card is not None]
    if not names:
        return None
    return frozenset(LETTER_OF[color] for name in names for color in color_identity(position.cards, name))


def identity_rules(cards: Mapping[str, Card], name: str) -> tuple[str, ...]:
    """Return the rules by which a card has the colour identity it has: back faces and colour indicators count too.

    CR 712.4a.
    """
    sides = [cards[name], *(cards[face] for face in cards[name].faces if face in cards and face != name)]
    rules = ["903.4"]
    if len(sides) > 1 and cards[name].layout in ("transforming", "modal"):
        rules.append("903.4d")
    if any(side.colors for side in sides):
        rules.append("204.2")
    return tuple(rules)


def _of_one(card: Card) -> Iterator[str]:
    yield from card.colors or ()
    for symbol in card.cost or ():
        yield from colors_of_symbol(symbol)
    for symbol in _SYMBOL.findall(_REMINDER.sub("", card.text)):
        if is_symbol(symbol.upper()):
            yield from colors_of_symbol(symbol.upper())
    for ability in card.abilities:
        yield from _in_term(ability)
        if ability.cda:
            for change in ability.modify:
                if change.what in ("set-colors", "add-colors"):
                    yield from (color for color in change.value if color in COLORS)


def _in_term(term: object) -> Iterator[str]:
    """Yield the colours of the mana symbols that a term holds: costs and mana that is added."""
    if isinstance(term, Cost):
        for symbol in term.mana:
            yield from colors_of_symbol(symbol)
    if isinstance(term, tuple):
        if len(term) == 2 and term[0] in ("mana", "mana-lists") and isinstance(term[1], tuple):
            for symbol in term[1] if term[0] == "mana" else (symbol for one in term[1] for symbol in one):
                yield from colors_of_symbol(symbol)
            return
        for part in term:
            yield from _in_term(part)


def outside_identity(cards: Mapping[str, Card], name: str, commander: frozenset[str]) -> tuple[str, ...]:
    """Return the rules that keep a card out of a deck with a commander of some colour identity, none where it may be in.

    Args:
        cards: card definitions by name.
        name: the card's name.
        commander: colour identity of the commander.
    """
    if not color_identity(cards, name) <= commander:
        return ("903.5c", "903.4")
    for land_type in cards[name].line.subtypes:
        if land_type in BASIC_LAND_TYPES and not set(_in_term(intrinsic_ability(land_type))) <= commander:
            return ("903.5d", "305.6")
    return ()


def land_type_rules(cards: Mapping[str, Card], names: Iterable[str]) -> tuple[str, ...]:
    """Return the rules by which cards with basic land types fit a commander: what mana they could produce (903.5d)."""
    typed = any(BASIC_LAND_TYPES.keys() & set(cards[name].line.subtypes) for name in names)
    return ("903.5d", "305.6") if typed else ()
