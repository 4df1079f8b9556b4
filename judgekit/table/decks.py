"""Decks that scenarios ask about: numbers by card name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from judgekit.core.typed import Protocol, TypeVar
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused
from judgekit.table.adapter import Finding, Misfit, Plain, Session

CardT = TypeVar("CardT")


class Named(Protocol):
    """A card of any game, by what decks count: its name."""

    @property
    def name(self) -> str:
        """Return the name of the card."""


NamedT = TypeVar("NamedT", bound=Named)

LONGEST_COUNT = 4
"""Digits of a number of cards in a deck."""


def cards_of(cards: Mapping[str, CardT], plain: Plain, path: tuple[str, ...]) -> list[CardT]:
    """Return the cards of a deck given as numbers by card name.

    Args:
        cards: card definitions by name.
        plain: the numbers.
        path: where they stand.
    """
    if not isinstance(plain, Mapping):
        raise Misfit(phrase("numbers by card name are expected here"), path)
    found: list[CardT] = []
    for name, number in plain.items():
        if name not in cards:
            raise Misfit(phrase("there is no card {name!r}", name=name), (*path, name))
        found.extend([cards[name]] * count_of(number, (*path, name)))
    return found


def count_of(number: Plain, path: tuple[str, ...]) -> int:
    """Return how many cards a number in a deck says.

    Raises:
        Misfit: it is no number, or a longer one than any deck has.
    """
    if not isinstance(number, str) or not number.isdecimal() or len(number) > LONGEST_COUNT:
        raise Misfit(phrase("a number of cards is expected here"), path)
    return int(number)


def deck_judge(
    *,
    belongs: Callable[[NamedT], bool],
    foreign: tuple[str, ...],
    size: tuple[int, tuple[str, ...]],
    legal: tuple[str, ...],
    needed: Callable[[], str],
    copies: tuple[int, tuple[str, ...]] | None = None,
) -> Callable[[Sequence[NamedT]], Allowed | Refused]:
    """Return what tells whether a deck is legal by its kinds of card, its size and the copies of one name.

    Args:
        belongs: tells whether a card may be in such a deck.
        foreign: the rules against one that may not.
        size: how many cards there are, with the rules that say so.
        legal: the rules of a legal deck.
        needed: says what a legal deck is.
        copies: how many of one name there are at most, with the rules that say so; None where any number is legal.
    """

    def judge(cards: Sequence[NamedT]) -> Allowed | Refused:
        wrong: list[str] = []
        if not all(map(belongs, cards)):
            wrong += foreign
        if len(cards) != size[0]:
            wrong += size[1]
        named = Counter(card.name for card in cards if belongs(card))
        if copies is not None and any(number > copies[0] for number in named.values()):
            wrong += copies[1]
        return Refused(tuple(wrong), needed()) if wrong else Allowed(legal)

    return judge


def deck_query(
    **judges: Callable[[Sequence[CardT]], Allowed | Refused],
) -> Callable[[Session, Mapping[str, Plain]], Finding]:
    """Return the query `{deck: {library: {card: number}}}`: whether decks are legal, and the rules by which they are or are not.

    Args:
        judges: what tells whether a deck is legal, by the name of its zone with "_" for "-".
    """
    by_zone = {name.replace("_", "-"): judge for name, judge in judges.items()}

    def legal(table: Session, query: Mapping[str, Plain]) -> Finding:
        deck = query["deck"]
        if not isinstance(deck, Mapping):
            raise Misfit(
                phrase("`deck` needs {by_zone}", by_zone=" or ".join(f"`{zone}`" for zone in by_zone)), ("deck",)
            )
        rules: list[str] = []
        for zone, judge in by_zone.items():
            if zone in deck:
                verdict = judge(cards_of(table.position.cards, deck[zone], ("deck", zone)))
                if isinstance(verdict, Refused):
                    return Finding("illegal", verdict.rules)
                rules.extend(verdict.rules)
        return Finding("legal", tuple(rules))

    return legal
