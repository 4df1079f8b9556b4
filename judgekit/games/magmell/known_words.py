"""What instances can be or have: types (214), colors (212), timings, statuses (219), parts in battle, rule abilities."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from judgekit.core.text import is_japanese
from judgekit.games.magmell.game import MagmellPosition
from judgekit.games.magmell.text.structured.words import COLOR_WORDS, RULE_WORDS, RULES, TIMINGS, TYPES

STATES = (
    *("attacked", "attacker", "attacking", "attack-target", "awake", "battle-unit", "battling", "blocking", "damaged"),
    *("defender", "defending", "face-down", "face-up", "rested", "tapped", "untapped"),
)
"""Statuses and parts in battle."""

KINDS = ("ability", "activated", "card", "colorless", "magic", "static", "stone", "token", "triggered", "unit")
"""Types of card, kinds of instance and of ability."""


_STATES_JA = {
    "レスト状態": "rested",
    "ウェイク状態": "awake",
    "表向き": "face-up",
    "裏向き": "face-down",
}
_NAMED = {**RULE_WORDS, **_STATES_JA, **TIMINGS, **COLOR_WORDS, **TYPES}


def own_word(word: str) -> str:
    """Return the English word by which values name what a Japanese one names; another word stays."""
    return _NAMED.get(word.strip(), word) if is_japanese(word) else word


def knows(position: MagmellPosition, word: str) -> bool:
    """Tell whether a word is one that some instance can be or have: of the rules, or of the cards of this game."""
    plain = _folded(word)
    if _folded(own_word(word)) in _vocabulary():
        return True
    return not is_japanese(word) and any(plain in _folded(text) for text in _texts(tuple(position.cards.items())))


def _texts(term: Any) -> Iterator[str]:
    """Yield every text that stands in a term: its words, and what is printed."""
    if isinstance(term, str):
        yield term
    elif isinstance(term, tuple | frozenset):
        for part in term:
            yield from _texts(part)


@cache
def _vocabulary() -> frozenset[str]:
    return frozenset(_folded(word) for word in (*COLOR_WORDS, *RULE_WORDS, *RULES, *TIMINGS, *STATES, *KINDS))


def _folded(text: str) -> str:
    return text.strip().casefold().replace("-", " ")
