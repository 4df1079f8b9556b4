"""Whether anything in a game has, gains or gives a word at all: a quick look before every object is asked for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.records import Card


def spoken_of(*words: str) -> Callable[[MtgPosition], bool]:
    """Return a function that tells whether a card of a game may speak of one of some words, or an effect is in force."""

    @once_for_each
    def on_cards(cards: Mapping[str, Card]) -> bool:
        return any(_names(card, words) for card in cards.values())

    return lambda position: bool(position.effects) or on_cards(position.cards)


def _names(term: Any, words: tuple[str, ...]) -> bool:
    return any(_names(part, words) for part in term) if isinstance(term, tuple | frozenset) else term in words
