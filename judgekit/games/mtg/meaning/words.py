"""109, 107, 608.2: the tables of meaning: whom a reference means, what number a formula gives, whether a condition holds."""

from __future__ import annotations

import operator
from collections.abc import Callable

from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.range_of_influence import RANGES, cite_range, reaches
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.state.game import alive
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.terms.records import Comparison, Condition, Formula, Reference

WHOM: dict[str, Callable[..., tuple[Ref, ...]]] = {}
"""Whom and what each word of a reference means (`terms.values.REFERENCES`); `references` fills it."""

HOW_MUCH: dict[str, Callable[..., int]] = {}
"""How much each word of a formula comes to (`terms.values.FORMULAS`); `amounts` fills it."""

WHETHER: dict[str, Callable[..., bool]] = {}
"""Whether what each word of a condition says holds (`terms.values.CONDITIONS`); `conditions` fills it."""

# References, amounts, conditions and filters speak of one another. Their words register here, and each asks here, so that
# none of these modules has to import another one that is built on it.


def those(view: View, reference: Reference, frame: Frame) -> tuple[Ref, ...]:
    """Return the objects and players a reference means; ("ref", Ref) means that very one.

    CR 102.2, 109.5, 608.2h, 700.7.

    Args:
        view: what everything is like.
        reference: the words.
        frame: for whom they speak.
    """
    word, *values = reference
    way = WHOM.get(word)
    if way is None:
        raise Unsupported(f"a reference to {word}", "608.2c")
    found = way(view, frame, *values)
    if RANGES in view.position.facts and word not in ("all", "union", "decider"):
        near = tuple(ref for ref in found if reaches(view, frame.you, ref))
        if len(near) < len(found):
            cite_range(view)
        return near
    return found


def players_of(view: View, reference: Reference, frame: Frame) -> tuple[str, ...]:
    """Return the players a reference means, those who have left the game left out (800.4)."""
    here = alive(view.position)
    return tuple(ref[0] for ref in those(view, reference, frame) if ref[0] in here)


def amount(view: View, formula: Formula, frame: Frame) -> int:
    """Return the integer a formula gives (107.1); it may be negative, who uses it decides what that means (107.1b).

    CR 107.1a, 107.2, 107.3.

    Args:
        view: what everything is like.
        formula: the formula.
        frame: for whom it speaks.
    """
    if isinstance(formula, int):
        return formula
    word, *values = formula
    way = HOW_MUCH.get(word)
    if way is None:
        raise Unsupported(f"the formula {word}", "107.1")
    return way(view, frame, *values)


def dealt_or_done(view: View, formula: Formula, frame: Frame) -> int:
    """Return an amount for something that is done so often or so much: 0 instead of a negative one (107.1b)."""
    found = amount(view, formula, frame)
    if found < 0:
        view.cite("107.1b")
        return 0
    return found


def change_by(view: View, formula: Formula, frame: Frame) -> int:
    """Return by how much power or toughness changes: an X below 0 counts as 0, the printed sign before it stays (107.1b).

    CR 613.4c.
    """
    if isinstance(formula, int):
        return formula
    word, *parts = formula
    if word == "-" and len(parts) == 2 and parts[0] == 0:
        return -dealt_or_done(view, parts[1], frame)
    if word == "*" and len(parts) == 2 and isinstance(parts[0], int):
        return parts[0] * dealt_or_done(view, parts[1], frame)
    return dealt_or_done(view, formula, frame)


SIGNS: dict[str, Callable[[int, int], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
    "is": lambda left, parity: left % 2 == parity,
}


def compares(view: View, left: int, comparison: Comparison, frame: Frame) -> bool:
    """Tell whether a number passes a comparison."""
    sign, right = comparison
    return SIGNS[sign](left, amount(view, right, frame))


def holds(view: View, condition: Condition | None, frame: Frame) -> bool:
    """Tell whether a condition holds; None always does."""
    if condition is None:
        return True
    word, *values = condition
    way = WHETHER.get(word)
    if way is None:
        raise Unsupported(f"the condition {word}", "608.2c")
    return way(view, frame, *values)
