"""709, 710, 712, 715: cards with several faces or halves: each side given what the rules let it take from the other."""

from __future__ import annotations

from judgekit.engine.records import with_parts
from judgekit.games.mtg.terms.records import Card, Pattern
from judgekit.games.mtg.terms.symbols import COLORS, LETTERS, Symbols
from judgekit.games.mtg.terms.type_lines import TypeLine

PREPARE = "prepare"
"""The layout of preparation cards, whose inset frame only copies use (722 of the book of 2026-04-17)."""

SHOWN_FIRST = frozenset(("transforming", "modal", "flip", "adventure", "omen", PREPARE))
"""Layouts whose card has the characteristics of its first face where no other one is up (712.4a, 710.2, 715.4)."""


def complete(cards: dict[str, Card]) -> None:
    """Give cards with several faces the characteristics that they have where no face is singled out.

    A card that prints nothing itself gets what its first face prints, or what both halves together print (709.4); the
    lower half of a flip card gets the mana cost and colours of the upper one (710.1c).

    Args:
        cards: card definitions by name, changed in place.
    """
    for key, card in list(cards.items()):
        sides = [cards[name] for name in card.faces if name in cards]
        if not card.faces or not sides:
            continue
        if card.layout == "split" and any(ROOM in side.line.subtypes for side in (card, *sides)):
            _complete_room(cards, key, card, sides)
            continue
        if not _prints_something(card):
            card = _whole(card, sides)
        if card.layout == "adventure" and any("Omen" in side.line.subtypes for side in sides):
            card = card._replace(layout="omen")
        if card.faces[0] == key and len(card.faces) > 1:
            card = card._replace(faces=card.faces[1:])
        cards[key] = card
        if card.layout == "flip" and card.faces[-1] in cards:
            cards[card.faces[-1]] = cards[card.faces[-1]]._replace(cost=card.cost, colors=card.colors)


ROOM = "Room"
"""The subtype of split cards whose halves share one type line (709.5 of the book of 2026-04-17)."""

THIS_DOOR = "this-door"
"""Which door an ability of a Room means that speaks of its own half (709.5j of the book of 2026-04-17)."""


def is_room(card: Card) -> bool:
    """Tell whether a card is a Room: a split card with a shared type line."""
    return card.layout == "split" and ROOM in card.line.subtypes


def locked_key(key: str) -> str:
    """Return the key in the table of cards of a Room with both halves locked."""
    return f"{key} // locked"


def _complete_room(cards: dict[str, Card], key: str, card: Card, sides: list[Card]) -> None:
    """Give both halves of a Room the shared type line, and add what it is while both are locked (709.5, 709.5a)."""
    halves = []
    for side in sides:
        line = side.line if side.line.types else card.line
        halves.append(_knowing_its_door(side, side.name)._replace(line=line, layout="half"))
        cards[side.name] = halves[-1]
    whole = combined(card, halves)
    cards[key] = whole
    cards[locked_key(key)] = Card("", line=whole.line)


def _knowing_its_door(card: Card, door: str) -> Card:
    """Return a half with abilities that name the door of which they speak, which they do beside those of the other half too."""

    def named(term: object) -> object:
        if isinstance(term, Pattern) and term.get("door") is not None:
            roles = tuple(
                (role, (door,) if role == "door" and value == (THIS_DOOR,) else value) for role, value in term.roles
            )
            return term._replace(roles=roles)
        return with_parts(term, map(named, term)) if isinstance(term, tuple) else term

    return card._replace(abilities=with_parts(card.abilities, map(named, card.abilities)))


def _prints_something(card: Card) -> bool:
    return bool(card.line.types) or card.cost is not None


def _whole(card: Card, sides: list[Card]) -> Card:
    """Return a card as it is where no face is singled out."""
    if card.layout in SHOWN_FIRST:
        first = sides[0]
        return first._replace(layout=card.layout, faces=card.faces, details=card.details or first.details)
    if card.layout == "split":
        return combined(card, sides)
    return card


def combined(card: Card, halves: list[Card]) -> Card:
    """Return what a split card is: its halves together (709.4a-709.4c).

    Args:
        card: the card that names the halves.
        halves: what each half prints.
    """
    cost: Symbols = tuple(symbol for half in halves for symbol in half.cost or ())
    line = TypeLine(
        tuple(dict.fromkeys(word for half in halves for word in half.line.supertypes)),
        tuple(dict.fromkeys(word for half in halves for word in half.line.types)),
        tuple(dict.fromkeys(word for half in halves for word in half.line.subtypes)),
    )
    return card._replace(
        cost=cost,
        line=line,
        abilities=tuple(ability for half in halves for ability in half.abilities),
        text="\n".join(half.text for half in halves if half.text),
    )


def summed_cost(cost: Symbols) -> Symbols:
    """Return a mana cost with its generic mana in one symbol, colours in the usual order (709.4b).

    Args:
        cost: the symbols of two halves, one after the other.
    """
    generic = sum(int(symbol) for symbol in cost if symbol.isdecimal())
    plain = [symbol for symbol in cost if symbol in LETTERS]
    other = [symbol for symbol in cost if not symbol.isdecimal() and symbol not in LETTERS]
    order = {letter: number for number, letter in enumerate(_order(frozenset(plain)))}
    plain.sort(key=lambda symbol: order[symbol])
    return ((str(generic),) if generic or not (plain or other) else ()) + tuple(other) + tuple(plain)


def _order(letters: frozenset[str]) -> str:
    """Return the colours around the circle white, blue, black, red, green from where the given ones lie closest together."""
    circle = "".join(letter for color in COLORS for letter, name in LETTERS.items() if name == color)
    turns = [circle[start:] + circle[:start] for start in range(len(circle))]
    return min(turns, key=lambda turn: max((turn.index(letter) for letter in letters), default=0))


def names_of(name: str) -> tuple[str, ...]:
    """Return the names of an object: a split card has two, written with a double slash between them (709.4a)."""
    return tuple(part.strip() for part in name.split("//") if part.strip())
