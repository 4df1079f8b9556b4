"""What something was like when it was last on the table, for questions about what has died since.

A trace keeps the position of every decision: from the last one before something left, the game is played on task by task.
"""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.core.errors import JudgekitError
from judgekit.engine import Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.notation.telling.results import played_on_from
from judgekit.table.adapter import GameAdapter


def before_it_left(
    scene: GameAdapter, position: AnyPosition, records: Sequence[Record], id: str, start: AnyPosition | None = None
) -> AnyPosition | None:
    """Return the position in which an object was last on the table; None where it is there, never was, or that is not known.

    Args:
        scene: the game.
        position: how it is now.
        records: what happened up to then.
        id: the object.
        start: what was given, from which the rules may have put it away before anybody could act.
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
    there: AnyPosition | None = None
    for following in played_on_from(records[: max(left, 0)]):
        if _zone(scene, following, id) == home:
            there = following
        elif there is not None:
            return there
    return start if left >= 0 and there is None and start is not None and _zone(scene, start, id) == home else None


def in_its_fight(scene: GameAdapter, records: Sequence[Record], id: str) -> AnyPosition | None:
    """Return the last position in which an object was on the table as fights were fought; None where none was."""
    decided = [place for place, one in enumerate(records) if one.question is not None]
    for place in reversed(decided):
        there = [
            one
            for one in played_on_from(records[: place + 1])
            if scene.notation.fighting(one) and _zone(scene, one, id) == scene.notation.home
        ]
        if there:
            return there[-1]
    return None


def _zone(scene: GameAdapter, position: AnyPosition, id: str) -> str:
    try:
        return str(scene.object_value(position, id, "zone").value)
    except JudgekitError:
        return ""
