"""Play by a chooser: decisions one after another, for properties and for measuring; chance comes in through the chooser only."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.engine.positions import AnyPosition
from judgekit.engine.questions import Question
from judgekit.engine.tracing import Trace

Chooser = Callable[[Question], object]


def play(start: AnyPosition, choose: Chooser, decisions: int, trace: Trace | None = None) -> Iterator[AnyPosition]:
    """Yield the position at every decision, the start first.

    Args:
        start: where play starts.
        choose: gives the answer to a question.
        decisions: how many answers at most.
        trace: receives the records.

    Yields:
        The positions at which a decision is open, and the last one, at which the game has ended or nothing is left to do.
    """
    position = start.game.advance(start, trace)
    yield position
    for _ in range(decisions):
        question = position.question
        if question is None:
            return
        position = position.game.answer(position, choose(question), trace)
        yield position
