"""What waits resolves before what a line says, where that can't be done sooner: two sorceries stand one below the other."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.typed import Protocol, TypeVar
from judgekit.engine import IllegalAnswer
from judgekit.scenarios.notation.playing.paying import Done
from judgekit.scenarios.notation.words.said_otherwise import responding
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.running import Run
from judgekit.table.adapter import Unscripted


class Resolvable(Protocol):
    """A table at which what waits can resolve.

    Attributes:
        run: the scenario as it is played there.
        open: the decision that is open there, None where none is.
    """

    run: Run
    open: Unscripted | None

    def do(self, statement: Statement, *, joining: bool = True, again: bool = False) -> None:
        """Do what a statement says."""

    def step(self, action: Mapping[str, Json]) -> None:
        """Do one step of a scenario."""

    def grant(self, said: Bilingual) -> None:
        """Note what is taken for granted."""

    def stack(self) -> list[str]:
        """Return what waits to resolve, the oldest first."""


Table = TypeVar("Table", bound=Resolvable)


def once_resolved(there: Table, line: Done) -> Table | None:
    """Do what a statement says once what waits has resolved, as far as it has to.

    Args:
        there: a table of its own that stands where the statement can't be done yet.
        line: the statement; one that says "in response" is no such line.

    Returns:
        The table on which it was done; None where it can't be done then either, or where somebody has to decide before.
    """
    if responding(line.statement.body)[2]:
        return None
    while stack := there.stack():
        try:
            there.step({"resolve": "top"})
            if there.open is not None:
                return None
            there.grant(Bilingual(f"{stack[-1]}が先に解決される", f"{stack[-1]} resolves first"))
            there.do(line.statement, joining=line.joining, again=True)
        except IllegalAnswer:
            continue
        except JudgekitError:
            return None
        return there
    return None
