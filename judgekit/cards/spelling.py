"""Names of cards in what people write that are typed without their capitals: lightning bolt, Day of judgment."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from judgekit.cards.names import key_of
from judgekit.cards.store import StoredCard

_WORD = re.compile(r"(?<![\w'’/{+-])[A-Za-z][\w'’-]*")
_JOINTS = frozenset((" ", ", "))
"""What stands between two words of one name."""
_MOST_WORDS = 8


def spelt_otherwise(text: str, game: str, among: Callable[[list[str]], Mapping[str, StoredCard]]) -> dict[str, str]:
    """Return stretches of a text that are the whole name of a card with other capitals, each with the name as it is printed.

    One word alone is left as it is: "fear", "shock" and "stop" are cards too.

    Args:
        text: the text.
        game: the game.
        among: the cards that are called by some keys, each by its own.
    """
    found: dict[str, str] = {}
    stretches = {surface: key_of(surface) for surface in _stretches(text)}
    cards = among(sorted({*stretches.values()})) if stretches else {}
    for surface, key in stretches.items():
        card = cards.get(key)
        if card is not None and card.game == game and _is_spelt_so(surface, card.name):
            found[surface] = card.name
    return found


def _stretches(text: str) -> Iterator[str]:
    words = list(_WORD.finditer(text))
    for first, begins in enumerate(words):
        for last in range(first + 1, min(first + _MOST_WORDS, len(words))):
            if text[words[last - 1].end() : words[last].start()] not in _JOINTS:
                break
            yield text[begins.start() : words[last].end()]


def _is_spelt_so(surface: str, name: str) -> bool:
    """Tell whether a name has these words with other capitals; a comma may be left out of it, and none is put in."""
    typed, printed = (one.translate(_LEFT_OUT) for one in (surface, name))
    put_in = "," in surface and surface.count(",") != name.count(",")
    return typed != printed and typed.casefold() == printed.casefold() and not put_in


_LEFT_OUT = str.maketrans("", "", ",'’")
