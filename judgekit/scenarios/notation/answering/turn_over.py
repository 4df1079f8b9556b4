"""A question asked once a turn was told to end: what lasts until end of turn is over by then, with the damage (514.2)."""

from __future__ import annotations

import re

from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.playing.tables import NotationTable

_END_OF_TURN = re.compile(r"\bend of (?:the |his |her |this |that )?turn\b|ターン(?:の)?(?:終了|終わり)", re.IGNORECASE)


def with_the_turn_over(table: NotationTable) -> NotationTable | None:
    """Return another table at which the turn is over that the last line said to end; None where it said nothing of the kind.

    Who says "to end of turn" may still do something in the end step; who asks behind it asks of the end of the turn.
    """
    step = table.run.scene.game_value(table.run.table.position, "step", None)
    action = table.grammar.words.turn_over.get(str(step.value)) if step is not None else None
    if action is None or table.open is not None or not table.past:
        return None
    if _END_OF_TURN.search(table.past[-1].statement.body) is None:
        return None
    there = table.copied()
    try:
        there.step(action)
    except JudgekitError:
        return None  # somebody has to decide first
    there.grant(
        Bilingual("ターンは終わっている(クリンナップ・ステップの後)", "the turn is over (the cleanup step is behind)")
    )
    return there
