"""The words that an object of Magic can be or have: keywords (702), types (205), colors (105) and statuses (110.5)."""

from __future__ import annotations

import re
from functools import cache

from judgekit.games.mtg.meaning.status_words import STATUS
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.japanese_names import in_english
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.subtypes import CORRELATED
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, SUPERTYPES
from judgekit.table.vocabulary import folded, texts_in

KINDS = (
    *("activated", "card", "loyalty", "mana", "permanent", "replacement", "spell", "static", "token", "triggered"),
    "repeats-symbol",
)
"""Kinds of ability and of object."""


INTRINSIC = re.compile(r"\{T\}: Add \{[WUBRGC]\}\.")
"""The mana abilities that basic land types bring, which no card needs to print (305.6)."""


def knows(position: MtgPosition, word: str) -> bool:
    """Tell whether a word is one that some object can be or have: of the rules, or of the cards of this game."""
    plain = folded(in_english(word))
    vocabulary = _vocabulary()
    if plain in vocabulary or plain.endswith(("walk", "cycling")):
        return True
    if INTRINSIC.fullmatch(word.strip()):
        return True
    if any(plain.startswith(f"{keyword} ") for keyword in KEYWORDS):
        return True
    whole = re.compile(rf"(?<!\w){re.escape(plain)}(?!\w)")
    return any(whole.search(folded(text)) for item in position.cards.items() for text in texts_in(item))


@cache
def _vocabulary() -> frozenset[str]:
    words = (*KEYWORDS, *CORRELATED, *CARD_TYPES, *SUPERTYPES, *COLORS, *STATUS, *KINDS)
    return frozenset(folded(word) for word in words)
