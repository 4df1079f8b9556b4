"""What the table of a scenario was like at one moment, so that a line of play can go back to it."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.engine.positions import AnyPosition


class Snapshot(NamedTuple):
    """A table at one moment; going back to it undoes everything since.

    Attributes:
        position: the position.
        used: numbers of the scripted answers that were used.
        spare: numbers of those that so far said only what is done anyway.
        asked: the decisions made so far.
        records: how many records the trace had.
        batches: how many batches.
        laid: choices that the step made of which nobody asked yet, by the kind of question.
    """

    position: AnyPosition
    used: frozenset[int]
    spare: frozenset[int]
    asked: tuple[tuple[str, str, str | None], ...]
    records: int
    batches: int
    laid: tuple[tuple[str, tuple[Json, ...]], ...] = ()
