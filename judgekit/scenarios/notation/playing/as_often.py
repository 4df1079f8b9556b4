"""What is done as often as players are asked for it: every triggered ability is aimed at the same (誘発は全部Bを対象)."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.words.faults import not_understood
from judgekit.scenarios.notation.words.splitting import Statement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

_MOST = 12
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
            for _ in range(_MOST):
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
