"""Which of the rules that a trace cites decide something: the most particular first, bookkeeping left out.

Our scenarios say it: each is a judge's word on which rules matter. A rule that is expected wherever it is cited decides; one that
every trace cites and nobody expects is bookkeeping.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from judgekit.core.corpus import corpus_text

TABLE = "deciding.tsv"
LEAST, MOST = 3, 6
"""How many rules an answer names."""

_BOOKKEEPING = 0.045
"""What is expected in fewer of the traces that cite it is left out, where enough others are there."""
_LITTLE = 0.035
"""The same of a weight by which it is reckoned how much a rule has to do with what is asked."""
_LED = 0.06
"""What is expected in few of the traces that cite it is told where it stands so near to the result."""
_SHARE = 1 / 10
"""What decides less than this part of what the first of them does is told only where too few others are."""
_NEAR = 0.5
"""The factor below which a rule decided something else: it is named only where too few others are."""
_RARE = 0.5
"""Stands for a rule that no scenario of ours has cited: it is particular."""


@cache
def _table(book: str) -> str:
    return f"\n{corpus_text(book, TABLE)}\n"


@cache
def _counts(rule: str, book: str) -> tuple[int, int] | None:
    """Return how many traces cite a rule, and how many scenarios expect it; None of one that no scenario of ours has cited.

    Its line is looked for: to read all two thousand for the sixty rules of a trace is a fortieth of a first answer.
    """
    table, line = _table(book), f"\n{rule}\t"
    found = table.find(line)
    if found < 0:
        return None
    traced, expected = table[found + len(line) : table.index("\n", found + 1)].split("\t")
    return int(traced), int(expected)


def deciding(
    rules: Iterable[str],
    book: str,
    most: int = MOST,
    first: Iterable[str] = (),
    factors: Mapping[str, float] = {},
) -> list[str]:
    """Return the rules of a trace that decide something, the most particular first.

    Args:
        rules: numbers as cited, in order.
        book: the book of the game.
        most: how many at most.
        first: those of what decided something that the rules alone would not: they come before all others.
        factors: how much more or less each rule has to do with what is asked; a rule that is not there counts as it is.
    """
    listed = list(dict.fromkeys(rules))

    def weight(rule: str) -> float:
        return _weight(rule, book) * factors.get(rule, 1.0)

    ranked = sorted(listed, key=lambda rule: -weight(rule))
    leading = sorted({*first} & {*listed}, key=ranked.index)
    if factors:
        found = [rule for rule in telling(ranked, book) if weight(rule) >= _LITTLE]
        found = found or telling(ranked, book)[:LEAST] or ranked[:1]  # what has nothing to do with it fills no list
        near = [rule for rule in found if factors.get(rule, 1.0) >= _NEAR]
        found = near if len(near) >= LEAST else found
    else:
        found = telling(ranked, book)
        found = found if len(found) >= LEAST else ranked[:LEAST]
    return list(dict.fromkeys((*leading, *found)))[:most]


def led_to(led: Mapping[str, float], book: str, most: int = MOST, first: Iterable[str] = ()) -> list[str]:
    """Return the rules that led to something, the most particular and the nearest to it first.

    Args:
        led: how near each rule stands to it.
        book: the book of the game.
        most: how many at most.
        first: those that come before all others.
    """

    def weight(rule: str) -> float:
        return _weight(rule, book) * led[rule]

    ranked = sorted(led, key=lambda rule: -weight(rule))
    told = [rule for rule in ranked if _weight(rule, book) >= _BOOKKEEPING or weight(rule) >= _LED]
    told = [rule for place, rule in enumerate(told) if place < LEAST or weight(rule) >= _SHARE * weight(told[0])]
    leading = sorted({*first} & {*led}, key=ranked.index)
    return list(dict.fromkeys((*leading, *told)))[:most]


def telling(rules: Iterable[str], book: str) -> list[str]:
    """Return those of some rules that are no bookkeeping, in their order.

    Args:
        rules: numbers as cited.
        book: the book of the game.
    """
    return [rule for rule in rules if _weight(rule, book) >= _BOOKKEEPING]


def most_particular(rules: Iterable[str], book: str) -> str:
    """Return the rule that the fewest traces of our scenarios cite; empty where there is none."""
    return min(rules, key=lambda rule: _often(rule, book), default="")


def _often(rule: str, book: str) -> int:
    return (_counts(rule.rpartition(":")[2], book) or (0, 0))[0]


def _weight(rule: str, book: str) -> float:
    counts = _counts(rule.rpartition(":")[2], book)
    return counts[1] / (counts[0] + 1) if counts is not None else _RARE
