"""What instances can be or have: types (214), colors (212), timings, statuses (219), parts in battle, rule abilities."""

from __future__ import annotations

from judgekit.games.magmell.text.structured.words import COLOR_WORDS, RULE_WORDS, RULES, STATES, TIMINGS, TYPES
from judgekit.table.vocabulary import Vocabulary

_STATES_JA = {"レスト状態": "rested", "ウェイク状態": "awake", "表向き": "face-up", "裏向き": "face-down"}

VOCABULARY = Vocabulary(
    (
        *(*COLOR_WORDS, *RULE_WORDS, *RULES, *TIMINGS, *(state for state in STATES if state != "other")),
        *("attacker", "attack-target", "battle-unit", "blocking", "defender", "tapped", "untapped"),
        *("ability", "activated", "card", "magic", "static", "stone", "triggered", "unit"),
    ),
    {**RULE_WORDS, **_STATES_JA, **TIMINGS, **COLOR_WORDS, **TYPES},
)
"""Words of the rules: colours, rule abilities, timings; statuses and parts in battle; types of card, kinds of ability."""
