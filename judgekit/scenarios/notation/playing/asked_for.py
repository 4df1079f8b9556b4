"""A choice that is told of one kind of decision, once or as often as it is asked for: somebody has to be asked, now or later."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Question, Refused
from judgekit.scenarios.notation.playing.choosing import only_answer
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.playing.what_came import OFFERED
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.notation.words.triggers_told import aimed_with

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

_MOST = 8
"""What waits and is let resolve, until somebody is asked for something."""


def with_the_only_answer(table: NotationTable, step: dict[str, Json], statement: Statement) -> None:
    """Put into a choice the only answer that there is, and refuse one of a kind for which nobody is asked.

    Raises:
        NotationUnclear: nobody is asked for a choice of that kind.
    """
    kind, of = str(step.pop("@decision", "")), str(step.pop("@decision-of", ""))
    if kind and not table.written.situation.exact and not _is_asked(table, kind, of):
        raise NotationUnclear(phrase("nobody is asked for that here"), statement.body, statement.line)
    if "@only" in step.values():
        step.update(only_answer(table.run, step))


def refuse_aim_of_what_never_triggered(table: NotationTable, statement: Statement) -> None:
    """Refuse the target of what triggers where nothing of that name has, or will before the next decision.

    Raises:
        IllegalAnswer: nobody chooses a target for it.
    """
    of = aimed_with(statement.body, table.resolving().names) if not table.written.situation.exact else None
    if of is None:
        return
    why = phrase("nothing is chosen for {name} now", name=of) if of else phrase("nobody is asked for that here")
    raise IllegalAnswer(table.run.table.position.question, {"targets": statement.body}, Refused((), why))


_PAYS_ALONE = re.compile(r"(?:(?:マナ|コスト)を)?(?:支)?払(?:う|わない)")


def payer_asked(table: NotationTable, part: Statement) -> str:
    """Return who is asked to pay where Japanese only says that it is paid or not: not who acted last, but whom what waits asks.

    Empty where that is no such sentence, or nobody else is asked.
    """
    if _PAYS_ALONE.fullmatch(part.body) is None or not part.who or table.written.situation.exact:
        return ""
    there = table.copied()
    question = _open(there)
    while question is not None and question.kind in there.run.scene.resting and there.there.stack():
        try:
            there.step({"resolve": "top"})
        except JudgekitError:
            return ""
        question = _open(there)
    return question.by if question is not None and question.kind == OFFERED and question.by != part.who else ""


def _is_asked(table: NotationTable, kind: str, of: str) -> bool:
    """Tell whether somebody is asked for a kind of decision, now or once what waits resolves; another decision may come before.

    Args:
        table: the table.
        kind: the kind of decision.
        of: what it is about; empty where nobody says so.
    """
    there = table.copied()
    question, since = _open(there), len(there.run.table.trace.records)
    for _ in range(_MOST):
        if question is None or question.kind not in there.run.scene.resting or not there.there.stack():
            break
        before: Mapping[str, Json] = {"resolve": "top"}
        try:
            there.step(before)
        except JudgekitError:
            return True  # something else has to be said before: what that is is told there
        question = _open(there)
        made = there.run.table.records(since)
        if any(one.question is not None and _is_about(one.question, kind, of) for one in made):
            return True  # there was one answer only, which may be said
    if question is None or question.kind == kind:
        return question is not None and _is_about(question, kind, of)
    return question.kind not in there.run.scene.resting


def _is_about(question: Question, kind: str, of: str) -> bool:
    return question.kind == kind and of in ("", question.of)


def _open(table: NotationTable) -> Question | None:
    return table.open.question if table.open is not None else table.run.table.position.question


_MOST_TIMES = 12
"""How often one player does it."""


def do_as_often(table: NotationTable, parts: Sequence[Statement]) -> None:
    """Do each of some statements as often as it can be done where this table stands.

    Raises:
        DecisionFirst: something is decided before all of them.
        NotationUnclear: none of them can be done.
    """
    done, going_on = False, True
    while going_on:  # what two permanents trigger may ask in turns
        going_on, first = False, None
        for part in parts:
            for _ in range(_MOST_TIMES):
                there = table.copied()
                try:
                    there.do(part, joining=False, again=True)
                except DecisionFirst as fault:
                    first = first or fault
                    break
                except JudgekitError:
                    break
                vars(table).update(vars(there))
                done = going_on = True
                if table.open is not None:
                    return
        if first is not None and not done:  # in which order the abilities wait is decided before
            raise first
        going_on = going_on and len(parts) > 1
    if not done:
        raise not_understood(parts[0].body)
