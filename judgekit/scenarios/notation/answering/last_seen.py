"""What something was like when it was last on the table, for questions about what has died since.

A trace keeps the position of every decision: from the last one before something left, the game is played on task by task.
"""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.core.errors import JudgekitError
from judgekit.engine import Record
from judgekit.engine.positions import AnyPosition
from judgekit.table.adapter import GameAdapter

_MOST_TASKS = 2000
"""Tasks between a decision and what comes of it."""


def before_it_left(scene: GameAdapter, position: AnyPosition, records: Sequence[Record], id: str) -> AnyPosition | None:
    """Return the position in which an object was last on the table; None where it is there, never was, or that is not known.

    Args:
        scene: the game.
        position: how it is now.
        records: what happened up to then.
        id: the object.
    """
    home = scene.notation.home
    if not id or id in position.players or _zone(scene, position, id) == home:
        return None
    left = next(
        (
            place
            for place in range(len(records) - 1, -1, -1)
            if records[place].of == id
            and any(what == "zone" and old == home for what, old, _new in records[place].changes)
        ),
        -1,
    )
    decided = next((one for one in reversed(records[: max(left, 0)]) if one.question is not None), None)
    if decided is None or decided.question is None:
        return None
    there: AnyPosition = decided.question.position
    if _zone(scene, there, id) != home and there.outcome is None:
        return None
    following: AnyPosition = there.game.answered(there, decided.choice).seal()
    for _ in range(_MOST_TASKS):
        if _zone(scene, following, id) != home:
            return there
        there, following = following, there.game.step(following)
        if following is there:
            return None
    return None


def _zone(scene: GameAdapter, position: AnyPosition, id: str) -> str:
    try:
        return str(scene.object_value(position, id, "zone").value)
    except JudgekitError:
        return ""
