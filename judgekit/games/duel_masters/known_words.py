"""What cards of Duel Masters can be or have: civilizations (106), types (204), races by their English names (203.1), keywords."""

from __future__ import annotations

import re
from pathlib import Path

from judgekit.core.tables import fields_in, pairs_in
from judgekit.games.duel_masters.terms import CIVILIZATIONS
from judgekit.games.duel_masters.text.keywords import CIVILIZATION_WORDS, PLAIN
from judgekit.table.vocabulary import Vocabulary

_HERE = Path(__file__).parent
RACES_IN_ENGLISH = dict(pairs_in(_HERE / "races.tsv"))
_RACES = "|".join(sorted(map(re.escape, RACES_IN_ENGLISH), key=len, reverse=True))
_NAMED = re.compile(rf"(?<![\w-])(?:{_RACES})(?![\w-])")


def with_races_in_japanese(said: str) -> str:
    """Return what is said of a card with its races as the text of cards names them."""
    return _NAMED.sub(lambda match: RACES_IN_ENGLISH[match.group()], said)


_OF_TYPES = [*fields_in(_HERE / "type_words.tsv")]
TYPE_WORDS, SPECIAL_WORDS, SAID_TYPES = (
    {word: meant for kind, word, meant in _OF_TYPES if kind == asked} for asked in ("type", "special", "said")
)
"""Words of type lines for card types and special types (204), and what players say for a type line."""

_WORDS = (word for _kind, words in pairs_in(_HERE / "vocabulary.tsv") for word in words.split())
VOCABULARY = Vocabulary((*CIVILIZATIONS, *PLAIN, *_WORDS), CIVILIZATION_WORDS)
"""Words of the rules; those that stand in the terms of a position's cards are known besides."""
