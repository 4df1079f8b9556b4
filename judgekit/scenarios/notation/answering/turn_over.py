"""A question asked once a turn was told to end: what lasts until end of turn is over by then, with the damage (514.2)."""

from __future__ import annotations

import re

from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.playing.attacks_said import say_whose_turn_it_is
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.words.splitting import Statement

_END_OF_TURN = re.compile(r"\bend of (?:the |his |her |this |that )?turn\b|ターン(?:の)?(?:終了|終わり)", re.IGNORECASE)


def at_the_end_of_the_turn(table: NotationTable) -> NotationTable | None:
    """Return the table at the end of the turn to which it was told to go on, where nobody decided whether to attack: nobody does.

    None where it is there, or was told to go on to something else.

    Raises:
        DecisionFirst: something else has to be decided before.
    """
    if table.open is None or not table.steps or "advance" not in table.steps[-1]:
        return None
    if not table.past or _END_OF_TURN.search(table.past[-1].statement.body) is None:
        return None
    there, goes_on = table.copied(), table.steps[-1]
    while there.open is not None:
        question = there.open.question
        if question.kind not in there.run.scene.answers({"attack": {}}) or there.there.attackers():
            raise table.decide_first(question, there)
        there.step({"attack": "none", "by": question.by})
        there.grant(Bilingual(f"{question.by}は攻撃しない", f"{question.by} does not attack, of which nobody told"))
        there.step(goes_on)
    return there


def with_the_turn_over(table: NotationTable) -> NotationTable | None:
    """Return another table at which the turn is over that the last line said to end; None where it said nothing of the kind.

    Who says "to end of turn" may still do something in the end step; who asks behind it asks of the end of the turn.
    """
    step = table.run.scene.game_value(table.run.table.position, "step", None)
    action = table.grammar.words.turn_over.get(str(step.value)) if step is not None else None
    if table.open is not None or not table.past:
        return None
    if _TURN_GONE.search(table.past[-1].statement.body) is not None:
        say_whose_turn_it_is(table, table.start)
    if action is None:
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


_NOTHING_DONE = re.compile(
    r"\b(?:if|when|as long as) (?:(?P<who>[A-H]) (?:just )?does nothing"
    r"|(?:nobody|no one|neither player) (?:does anything|responds|acts))"
    r"|(?:(?P<who_ja>[A-H])|お互い|両者|誰も?)?(?:は|が|も)?,?(?:ほかに|他に|これ以上|特に)?何も(?:対応)?(?:し|せ)(?:な|ず)",
    re.IGNORECASE,
)


def with_no_block(table: NotationTable, statement: Statement) -> NotationTable:
    """Return the table at which nobody blocks, where a question supposes that nothing is done while blocks are to be declared.

    Args:
        table: the table.
        statement: the question, as it was typed.
    """
    match = _NOTHING_DONE.search(statement.typed)
    question = table.run.table.position.question
    if match is None or question is None or not table.there.attackers() or table.there.blocked():
        return table
    whose = match["who"] or match["who_ja"]
    by = whose or next((one for one in table.there.attacked() if one in table.run.table.position.players), "")
    there = table.copied()
    try:
        there.do(Statement("said", by, "does not block", statement.line), joining=False)
    except JudgekitError:
        return table  # the time for it is over, or it is not this player who may block
    there.grant(Bilingual(f"{by}はブロックしない", f"{by} does not block"))
    return there


_TURN_GONE = re.compile(
    r"ターン(?:を|は)?(?:終|エンド|返|渡)(?!.*まで)|\bends? (?:the|his|her|their) turn\b|\bpass(?:es)? the turn\b",
    re.IGNORECASE,
)
"""That a player gives up the turn, behind which the next one has begun."""
