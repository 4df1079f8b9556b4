"""Waiting abilities of one player whose order comes to the same, as far as the scenario looks: any order is taken."""

from __future__ import annotations

from itertools import islice

from judgekit.core.errors import JudgekitError
from judgekit.core.typed import TYPE_CHECKING
from judgekit.engine import Question
from judgekit.engine.positions import AnyPosition
from judgekit.table.adapter import Misfit

if TYPE_CHECKING:
    from judgekit.scenarios.sessions import ScriptedTable

TRIGGER_ORDER, PRIORITY, STACK = "trigger-order", "priority", "stack"
MOST_ORDERS = 6
"""Orders that are tried: all of three abilities."""
MOST_DECISIONS = 60
"""Decisions in one order, after which it is given up."""
PARTS = ("players", "objects", "zones", "effects", "waiting", "outcome")
"""What of two positions has to be the same."""


def same_in_any_order(table: ScriptedTable, question: Question) -> object | None:
    """Return an order of waiting abilities, where every order leads to the same and nothing is done or looked at before that.

    Each order is tried on a copy: all players pass until these abilities have resolved. None where the orders come to
    different positions, where a decision on the way is open, or where the scenario acts, asks or expects something before.

    Args:
        table: where it is played.
        question: who puts which abilities on the stack in which order (603.3b).
    """
    if question.kind != TRIGGER_ORDER or table.tries:
        return None
    at = table.scene.game_value(question.position, "step", None)
    unseen = table.passes_unseen(str(at.value) if at is not None else "")
    if not unseen:
        return None
    orders = list(islice(question.legal(), MOST_ORDERS + 1))
    if not 1 < len(orders) <= MOST_ORDERS:
        return None
    ends: list[AnyPosition] = []
    for order in orders:
        end = _end(table, question, order, unseen)
        if end is None or (ends and not _same(ends[0], end)):
            return None
        ends.append(end)
    first: object = orders[0]
    return first


def _end(table: ScriptedTable, question: Question, order: object, unseen: float) -> AnyPosition | None:
    """Return the position once the abilities have resolved in an order, None where it takes a decision or is seen before."""
    there = table.copied()
    there.tries, there.held = True, frozenset()
    below = len(question.position.zones.get(STACK, ()))
    rounds = 0
    try:
        there.answer(order)
        for _ in range(MOST_DECISIONS):
            now = there.position
            high = len(now.zones.get(STACK, ()))
            if high <= below and not now.waiting:
                return now
            if now.question is None or now.question.kind != PRIORITY or rounds >= unseen:
                return None
            there.answer_plain("pass")
            rounds += len(there.position.zones.get(STACK, ())) < high
    except (JudgekitError, Misfit):
        pass
    return None


def _same(one: AnyPosition, other: AnyPosition) -> bool:
    return all(getattr(one, part) == getattr(other, part) for part in PARTS)
