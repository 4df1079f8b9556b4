"""The words that objects of a game can be or have: those of its rules, and whatever stands in the terms of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judgekit.core.text import is_japanese
from judgekit.engine.positions import AnyPosition
from judgekit.table.adapter import Plain


def folded(text: str) -> str:
    """Return a word as words are compared: hyphens and case make no difference."""
    return text.strip().casefold().replace("-", " ")


def texts_in(term: Plain) -> Iterator[str]:
    """Yield every text that stands in a term."""
    if isinstance(term, str):
        yield term
    elif isinstance(term, tuple | frozenset):
        for part in term:
            yield from texts_in(part)


class Vocabulary:
    """The words of one game.

    Args:
        words: words of its rules.
        named: English words by Japanese ones.
    """

    def __init__(self, words: Iterable[str], named: Mapping[str, str]) -> None:
        self.known = frozenset(map(folded, words))
        self.named = named

    def own_word(self, word: str) -> str:
        """Return the English word by which values name what a Japanese one names; another word stays."""
        return self.named.get(word.strip(), word) if is_japanese(word) else word

    def knows(self, position: AnyPosition, word: str) -> bool:
        """Tell whether a word is one that some object can be or have: of the rules, or of the cards of this game."""
        if folded(self.own_word(word)) in self.known:
            return True
        plain = folded(word)
        return not is_japanese(word) and any(
            plain in folded(text) for card in position.cards.items() for text in texts_in(card)
        )
