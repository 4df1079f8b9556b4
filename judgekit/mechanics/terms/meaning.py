"""What words mean: whom a reference means, how much a formula comes to, whether a condition holds.

References, formulas and conditions speak of one another. Their words register in the tables of one `Meaning`, and each asks
there, so that no module of meaning has to import another one that is built on it. Every way gets where it is asked (a position,
or a view of one), the frame for whom it speaks, and what stands behind the word.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import reduce
from operator import mul

from judgekit.core.typed import Generic, TypeVar
from judgekit.engine import Unsupported
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import Comparison, Condition, Formula, Reference

WhereT = TypeVar("WhereT")
FrameT = TypeVar("FrameT")

SIGNS: dict[str, Callable[[int, int], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
    "is": lambda left, parity: left % 2 == parity,
}
"""How two numbers are compared; "is" 0 for even, 1 for odd."""


class Meaning(Generic[WhereT, FrameT]):
    """The words of one game; arithmetic and logic are there from the beginning.

    Attributes:
        whom: what each word of a reference means.
        how_much: what each word of a formula comes to.
        whether: whether what each word of a condition says holds.
        unknown: makes the fault of a word that nothing answers: a word is never guessed, and never 0.
    """

    def __init__(self, unknown: Callable[[str, str], Unsupported]) -> None:
        self.unknown = unknown
        self.whom: dict[str, Callable[..., tuple[Ref, ...]]] = {}
        self.how_much: dict[str, Callable[..., int]] = {
            "+": lambda where, frame, *parts: sum(self.amount(where, part, frame) for part in parts),
            "-": lambda where, frame, left, *rest: (
                self.amount(where, left, frame) - sum(self.amount(where, part, frame) for part in rest)
            ),
            "*": lambda where, frame, *parts: reduce(mul, (self.amount(where, part, frame) for part in parts), 1),
            "max": lambda where, frame, *parts: max(self.amount(where, part, frame) for part in parts),
            "min": lambda where, frame, *parts: min(self.amount(where, part, frame) for part in parts),
            "half-up": lambda where, frame, inner: -(-self.amount(where, inner, frame) // 2),
            "half-down": lambda where, frame, inner: self.amount(where, inner, frame) // 2,
        }
        self.whether: dict[str, Callable[..., bool]] = {
            "compare": lambda where, frame, left, sign, right: self.compares(
                where, self.amount(where, left, frame), (sign, right), frame
            ),
            "not": lambda where, frame, inner: not self.holds(where, inner, frame),
            "and": lambda where, frame, *parts: all(self.holds(where, part, frame) for part in parts),
            "or": lambda where, frame, *parts: any(self.holds(where, part, frame) for part in parts),
        }

    def those(self, where: WhereT, reference: Reference, frame: FrameT) -> tuple[Ref, ...]:
        """Return the objects and players a reference means.

        Args:
            where: the position, or what everything is like in it.
            reference: the words.
            frame: for whom they speak.
        """
        word, *values = reference
        way = self.whom.get(word)
        if way is None:
            raise self.unknown("reference", word)
        return way(where, frame, *values)

    def players(self, where: WhereT, reference: Reference, frame: FrameT) -> tuple[str, ...]:
        """Return the ids of the players a reference means."""
        return tuple(ref[0] for ref in self.those(where, reference, frame))

    def amount(self, where: WhereT, formula: Formula, frame: FrameT) -> int:
        """Return the integer a formula gives; it may be negative, who uses it decides what that means."""
        if isinstance(formula, int):
            return formula
        word, *values = formula
        way = self.how_much.get(word)
        if way is None:
            raise self.unknown("formula", word)
        return way(where, frame, *values)

    def compares(self, where: WhereT, left: int, comparison: Comparison, frame: FrameT) -> bool:
        """Tell whether a number passes a comparison."""
        sign, right = comparison
        return SIGNS[sign](left, self.amount(where, right, frame))

    def holds(self, where: WhereT, condition: Condition | None, frame: FrameT) -> bool:
        """Tell whether a condition holds; None always does."""
        if condition is None:
            return True
        word, *values = condition
        way = self.whether.get(word)
        if way is None:
            raise self.unknown("condition", word)
        return way(where, frame, *values)
