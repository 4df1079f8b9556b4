"""When in the turn a deed is done, said with the deed: "after combat A casts Study", "A casts Study in the second main phase"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.core.data_classes import replace
from judgekit.core.json_values import Json
from judgekit.core.typed import Protocol, TypeVar
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.splitting import Quotes, Statement
from judgekit.scenarios.running import Run
from judgekit.table.adapter import Unscripted

_WHOSE = r"(?:the\s+|his\s+|her\s+|their\s+|this\s+turn's\s+)?"
_BEFORE = re.compile(
    rf"(?:(?:in|at|during|on)\s+{_WHOSE})?(?P<step>[a-z][a-z ]*[a-z]|[^\x00-\x7f]+?)(?:に|で)?,?\s+(?P<deed>[A-H]\b.+)"
)
_BEFORE_JAPANESE = re.compile(r"(?P<step>[^\x00-\x7f,]+?)(?:に|で)?,?(?P<deed>[A-H](?:は|が).+)")
_BEHIND = re.compile(rf"(?P<deed>.+?),?\s+(?:in|at|during|on)\s+{_WHOSE}(?P<step>[a-z][a-z ]*[a-z])")


def time_said(statement: Statement, grammar: NotationGrammar, quotes: Quotes) -> tuple[str, Statement]:
    """Return in which step a deed is done, empty where nothing is said of that, and the deed without these words."""
    words = Words((), (), quotes)
    for pattern in (_BEFORE, _BEFORE_JAPANESE, _BEHIND):
        found = pattern.fullmatch(statement.body)
        if found is None or (pattern is not _BEHIND and statement.who):
            continue
        step = grammar.reads(found["step"].strip(), "step", words)
        if step:
            return str(step), replace(statement, body=found["deed"].strip())
    return "", statement


class Goes(Protocol):
    """A table at which the game goes on.

    Attributes:
        run: the scenario as it is played there.
        open: the decision that is open there, None where none is.
    """

    run: Run
    open: Unscripted | None

    def step(self, action: Mapping[str, Json]) -> None:
        """Do one step of a scenario."""


Table = TypeVar("Table", bound=Goes)


def reached(there: Table, step: str, statement: Statement) -> Table | None:
    """Return a table that has gone on to a step of this turn; None where it is there, or where somebody has to decide before.

    Raises:
        NotationUnclear: the turn is past that step.
    """
    turn = _now(there, "turn")
    if _now(there, "step") == step:
        return None
    there.step({"advance": step})
    if there.open is not None:
        return None
    if _now(there, "turn") != turn:
        raise NotationUnclear(phrase("this turn is past that step"), statement.body, statement.line)
    return there


def _now(there: Goes, what: str) -> object:
    found = there.run.scene.game_value(there.run.table.position, what, None)
    return found.value if found is not None else None
