"""What cards of Duel Masters can be or have: civilizations (106), types (204), races by their English names (203.1), keywords."""

from __future__ import annotations

import re
from pathlib import Path

from judgekit.core.tables import pairs_in
from judgekit.games.duel_masters.terms import CIVILIZATIONS
from judgekit.games.duel_masters.text.keywords import CIVILIZATION_WORDS, PLAIN
from judgekit.table.vocabulary import Vocabulary

RACES_IN_ENGLISH = dict(pairs_in(Path(__file__).with_name("races.tsv")))
_WORDS = "|".join(sorted(map(re.escape, RACES_IN_ENGLISH), key=len, reverse=True))
_NAMED = re.compile(rf"(?<![\w-])(?:{_WORDS})(?![\w-])")


def with_races_in_japanese(said: str) -> str:
    """Return what is said of a card with its races as the text of cards names them."""
    return _NAMED.sub(lambda match: RACES_IN_ENGLISH[match.group()], said)


_TYPES = ("creature", "spell", "field", "artifact", "land", "tamaseed", "element", "card", "shield", "twinpact")
_SPECIAL = "evolution neo neo-evolution g-neo g-neo-evolution star-evolution s-max-evolution d2 dream king-cell"
_STATUSES = (
    "tapped untapped face-down inverted held summoning-sick multicolor colorless attacking attacker blocked blocking "
    "blocker"
)
_KEYWORDS = (
    "speed-attacker mach-fighter slayer guardman breaker w-breaker t-breaker q-breaker world-breaker "
    "s-trigger g-strike s-back ninja-strike cannot-attack cannot-attack-players unblockable must-attack "
    "must-block cannot-be-destroyed cannot-leave wins-battles cannot-block cannot-attack-creatures "
    "cannot-be-attacked cannot-be-chosen cannot-cast cannot-summon cannot-put cannot-charge charges-more attacks-untapped "
    "draws-attacks calls-attacks attacks-again does-not-untap breaks-more charger revolution-change invasion"
)

VOCABULARY = Vocabulary(
    (*CIVILIZATIONS, *PLAIN, *_TYPES, *f"{_SPECIAL} {_STATUSES} {_KEYWORDS}".split()), CIVILIZATION_WORDS
)
"""Words of the rules; those that stand in the terms of a position's cards are known besides."""
