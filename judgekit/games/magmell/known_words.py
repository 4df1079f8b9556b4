"""What instances can be or have: types (214), colors (212), timings, statuses (219), parts in battle, rule abilities."""

from __future__ import annotations

from functools import cache

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
    return plain in _folded(repr(position.cards)) and not is_japanese(word)


@cache
def _vocabulary() -> frozenset[str]:
    return frozenset(_folded(word) for word in (*COLOR_WORDS, *RULE_WORDS, *RULES, *TIMINGS, *STATES, *KINDS))


def _folded(text: str) -> str:
    return text.strip().casefold().replace("-", " ")
