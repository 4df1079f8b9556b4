"""Which of the rules that a trace cites decide something: the most particular first, bookkeeping left out.

Our scenarios say it: each is a judge's word on which rules matter. A rule that is expected wherever it is cited decides; one that
every trace cites and nobody expects is bookkeeping.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from judgekit.core.corpus import corpus_text

TABLE = "deciding.tsv"
LEAST, MOST = 3, 6
"""How many rules an answer names."""

_BOOKKEEPING = 0.045
"""What is expected in fewer of the traces that cite it is left out, where enough others are there."""
_RARE = 0.5
"""Stands for a rule that no scenario of ours has cited: it is particular."""


@cache
def _weights(book: str) -> dict[str, float]:
    rows = [line.split("\t") for line in corpus_text(book, TABLE).splitlines() if not line.startswith("#")]
    return {rule: int(expected) / (int(traced) + 1) for rule, traced, expected in rows}


def deciding(rules: Iterable[str], book: str, most: int = MOST, first: Iterable[str] = ()) -> list[str]:
    """Return the rules of a trace that decide something, the most particular first.

    Args:
        rules: numbers as cited, in order.
        book: the book of the game.
        most: how many at most.
        first: those of what decided something that the rules alone would not: they come before all others.
    """
    listed = list(dict.fromkeys(rules))
    ranked = sorted(listed, key=lambda rule: -_weight(rule, book))
    found = telling(ranked, book)
    leading = sorted({*first} & {*listed}, key=ranked.index)
    return list(dict.fromkeys((*leading, *(found if len(found) >= LEAST else ranked[:LEAST]))))[:most]


def telling(rules: Iterable[str], book: str) -> list[str]:
    """Return those of some rules that are no bookkeeping, in their order.

    Args:
        rules: numbers as cited.
        book: the book of the game.
    """
    return [rule for rule in rules if _weight(rule, book) >= _BOOKKEEPING]


def _weight(rule: str, book: str) -> float:
    return _weights(book).get(rule.rpartition(":")[2], _RARE)
