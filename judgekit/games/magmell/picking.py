"""704.3.2.2: kinds of choice that instructions ask for: picking cards, accepting, choosing a mode."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Any

from judgekit.engine import Allowed, Question, Refused
from judgekit.games.magmell.game import MAGMELL

ACCEPT, DECLINE = "accept", "decline"


def _ways(question: Question) -> Iterable[tuple[str, ...]]:
    ids, least, most, _ = question.args
    for size in range(least, most + 1):
        yield from combinations(sorted(ids), size)


def _judge_pick(question: Question, choice: Any) -> Allowed | Refused:
    """So many of what fits, each once."""
    ids, least, most, rules = question.args
    if not isinstance(choice, tuple) or not set(choice) <= set(ids):
        return Refused(rules, "that does not fit the instruction")
    if len(set(choice)) != len(choice) or not least <= len(choice) <= most:
        return Refused(rules, f"{least} to {most}")
    return Allowed(rules) if list(choice) == sorted(choice) else Refused(rules, "in sorted order")


for _kind in ("choose", "discard", "search", "random"):
    MAGMELL.question(_kind, candidates=_ways)(_judge_pick)


def _judge_order(question: Question, choice: Any) -> Allowed | Refused:
    """Every order of all of them is legal."""
    ids, rules = question.args
    if isinstance(choice, tuple) and sorted(choice) == sorted(ids):
        return Allowed(rules)
    return Refused(rules, "each of them once")


MAGMELL.question("order", candidates=lambda question: permutations(question.args[0]))(_judge_order)


def _judge_optional(_question: Question, choice: Any) -> Allowed | Refused:
    """Accept or decline."""
    return Allowed(("704.3.2.2",)) if choice in (ACCEPT, DECLINE) else Refused(("704.3.2.2",), "accept or decline")


MAGMELL.question("optional", candidates=lambda _question: (ACCEPT, DECLINE))(_judge_optional)


def _judge_mode(question: Question, choice: Any) -> Allowed | Refused:
    """One of the modes."""
    return Allowed(("704.3.2.2",)) if choice in question.args[0] else Refused(("704.3.2.2",), "no such mode")


MAGMELL.question("mode", candidates=lambda question: question.args[0])(_judge_mode)
