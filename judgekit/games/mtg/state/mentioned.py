"""Whether a keyword occurs anywhere in a game: a cheap check that spares asking every object for it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.records import Card


def spoken_of(*words: str) -> Callable[[MtgPosition], bool]:
    """Return a function that tells whether a card of a game may speak of one of some words, or an effect is in force."""
    there = on_cards(*words)

    def spoken(position: MtgPosition) -> bool:
        return bool(position.effects) or there(position)

    return spoken


def on_cards(*words: str) -> Callable[[MtgPosition], bool]:
    """Return a function that tells whether a card of a game speaks of one of some words, whatever effects are in force."""
    latest: tuple[Mapping[str, Card], bool] | None = None

    def there(position: MtgPosition) -> bool:
        nonlocal latest
        cards = position.cards
        # Asked many times between two decisions, and nearly always of the cards of which it was asked before.
        if latest is None or latest[0] is not cards:
            latest = (cards, not all(words_of(card).isdisjoint(words) for card in cards.values()))
        return latest[1]

    return there


@once_for_each
def words_of(card: Card) -> frozenset[object]:
    """Return everything that stands anywhere in a card: one walk through it, whatever is asked about it afterwards."""
    found: set[object] = set()
    parts: list[object] = [card]
    while parts:
        part = parts.pop()
        if isinstance(part, tuple | frozenset):
            parts.extend(part)
        else:
            found.add(part)
    return frozenset(found)


def names(term: object, words: Collection[str]) -> bool:
    """Tell whether one of some words stands anywhere in a term."""
    return any(names(part, words) for part in term) if isinstance(term, tuple | frozenset) else term in words
