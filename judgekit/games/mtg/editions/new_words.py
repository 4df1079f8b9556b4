"""Words of card text that an edition has and its base has not: without code they are refused by their rule, by name."""

from __future__ import annotations

import re
from functools import cache

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import node_id
from judgekit.engine import Unsupported
from judgekit.games.mtg.state.game import GAME

LINE = "line"
"""Where a keyword ability stands: at the beginning of a line of card text."""


@cache
def _words(edition: str) -> tuple[tuple[re.Pattern[str], str, str], ...]:
    """Return pattern, word and rule of each new word of an edition; none where the corpus lists none."""
    path = corpus_folder() / GAME.book / f"words-{edition.partition('@')[2]}.tsv"
    found = []
    for line in path.read_text(encoding="utf-8").splitlines()[2:] if path.is_file() else ():
        word, rule, where = line.split("\t")
        before = r"^[\"'(]*" if where == LINE else r"(?<![A-Za-z])"
        found.append((re.compile(f"{before}{re.escape(word)}(?![a-z])", re.IGNORECASE | re.MULTILINE), word, rule))
    return tuple(found)


def without_code(edition: str, text: str) -> Unsupported | None:
    """Return the fault that names the new word of an edition in card text that is not understood; None where there is none.

    Args:
        edition: edition id, as mtg@otj.
        text: the words that are not understood, or the whole line.
    """
    for pattern, word, rule in _words(edition):
        if pattern.search(text):
            return Unsupported(word, node_id(edition, rule))
    return None
