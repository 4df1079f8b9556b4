"""109, 107, 608.2: the tables of meaning: whom a reference means, what number a formula gives, whether a condition holds."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.range_of_influence import RANGES, cite_range, reaches
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.state.game import alive
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.terms.records import Formula, Reference
from judgekit.mechanics.terms.meaning import Meaning


def _unknown(kind: str, word: str) -> Unsupported:
    if kind == "formula":
        return Unsupported(phrase("the formula {word}", word=word), "107.1")
    return Unsupported(phrase("the {kind} {word}", kind=kind, word=word), "608.2c")


MEANING: Meaning[View, Frame] = Meaning(_unknown)
"""The words of Magic: `references`, `amounts` and `conditions` fill its tables."""

WHOM, HOW_MUCH, WHETHER = MEANING.whom, MEANING.how_much, MEANING.whether
"""What each word of a reference means (`terms.values.REFERENCES`), how much each of a formula comes to (`FORMULAS`), and whether
what each of a condition says holds (`CONDITIONS`)."""

amount, holds, compares = MEANING.amount, MEANING.holds, MEANING.compares
"""The integer that a formula gives (107.1), which may be negative: who uses it decides what that means (107.1b); whether a
condition holds; whether a number passes a comparison."""


def those(view: View, reference: Reference, frame: Frame) -> tuple[Ref, ...]:
    """Return the objects and players a reference means; ("ref", Ref) means that very one.

    CR 102.2, 109.5, 608.2h, 700.7.

    Args:
        view: what everything is like.
        reference: the words.
        frame: for whom they speak.
    """
    found = MEANING.those(view, reference, frame)
    if RANGES in view.position.facts and reference[0] not in ("all", "union", "decider"):
        near = tuple(ref for ref in found if reaches(view, frame.you, ref))
        if len(near) < len(found):
            cite_range(view)
        return near
    return found


def players_of(view: View, reference: Reference, frame: Frame) -> tuple[str, ...]:
    """Return the players a reference means, those who have left the game left out (800.4)."""
    here = alive(view.position)
    return tuple(ref[0] for ref in those(view, reference, frame) if ref[0] in here)


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
