"""Races of Duel Masters by their English names (203.1), as players write them where the text of a card names them in Japanese."""

from __future__ import annotations

import re
from pathlib import Path

from judgekit.core.tables import pairs_in

RACES_IN_ENGLISH = dict(pairs_in(Path(__file__).with_name("races.tsv")))
_WORDS = "|".join(sorted(map(re.escape, RACES_IN_ENGLISH), key=len, reverse=True))
_NAMED = re.compile(rf"(?<![\w-])(?:{_WORDS})(?![\w-])")


def with_races_in_japanese(said: str) -> str:
    """Return what is said of a card with its races as the text of cards names them."""
    return _NAMED.sub(lambda match: RACES_IN_ENGLISH[match.group()], said)
