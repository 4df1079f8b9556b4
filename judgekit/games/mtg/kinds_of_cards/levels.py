"""711: leveler cards: level symbols, which say what a creature is like with so many level counters."""

from __future__ import annotations

from judgekit.games.mtg.meaning.keyword_meanings import KEYWORD_RULES
from judgekit.games.mtg.text.structured.abilities import LEVEL_AND_MORE, LEVEL_RANGE

KEYWORD_RULES[LEVEL_RANGE] = "711.2a"
KEYWORD_RULES[LEVEL_AND_MORE] = "711.2b"
