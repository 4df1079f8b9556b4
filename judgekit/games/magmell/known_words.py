"""What instances can be or have: types (214), colors (212), timings, statuses (219), parts in battle, rule abilities."""

from __future__ import annotations

from functools import cache

from judgekit.games.magmell.game import MagmellPosition
from judgekit.games.magmell.vocabulary import COLOR_WORDS, RULE_WORDS, RULES, TIMINGS

STATES = (
    *("attacked", "attacker", "attacking", "attack-target", "awake", "battle-unit", "battling", "blocking", "damaged"),
    *("defender", "defending", "face-down", "face-up", "rested", "tapped", "untapped"),
)
"""Statuses and parts in battle."""

KINDS = ("ability", "activated", "card", "colorless", "magic", "static", "stone", "token", "triggered", "unit")
"""Types of card, kinds of instance and of ability."""


def knows(position: MagmellPosition, word: str) -> bool:
    """Tell whether a word is one that some instance can be or have: of the rules, or of the cards of this game."""
    plain = _folded(word)
    return plain in _vocabulary() or plain in _folded(repr(position.cards))


@cache
def _vocabulary() -> frozenset[str]:
    return frozenset(_folded(word) for word in (*COLOR_WORDS, *RULE_WORDS, *RULES, *TIMINGS, *STATES, *KINDS))


def _folded(text: str) -> str:
    return text.strip().casefold().replace("-", " ")
