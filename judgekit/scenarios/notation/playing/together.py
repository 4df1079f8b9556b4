"""What two lines declare together: attackers are declared all at once, and blockers too, though they are said one by one."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.snapshots import Snapshot
from judgekit.table.notation import NotationWords


class Declared(NamedTuple):
    """The declaration that the line before made: the step, the table before it, and how many steps were done then."""

    action: Mapping[str, Json]
    before: Snapshot
    done: int


def declared_together(
    notation: NotationWords, step: Mapping[str, Json], declared: Declared | None
) -> dict[str, Json] | None:
    """Return one declaration of what the line before and this one declare; None where they do not declare together.

    Attackers are declared all at once, and blockers too (508.1, 509.1); who says them one by one means that.
    """
    if declared is None or declared.action.get("by") != step.get("by"):
        return None
    for key in notation.together:
        first, more = declared.action.get(key), step.get(key)
        if {*declared.action} == {*step} and not {None, "none"} & {str(first), str(more)} and isinstance(more, list):
            return {**step, key: [*several(first), *(one for one in more if one not in several(first))]}
    for key in notation.approach:
        first, more = declared.action.get(key), step.get(key)
        together = isinstance(first, Mapping) and isinstance(more, Mapping) and key in notation.together
        if together and isinstance(first, Mapping) and isinstance(more, Mapping) and {*declared.action} == {*step}:
            joined = {**first, **{one: to for one, to in more.items() if one not in first}}
            for one in {*first} & {*more}:
                joined[one] = [*several(first[one]), *several(more[one])]
            return {**step, key: joined}
    return None


def several(value: Json) -> list[Json]:
    """Return what stands alone or in a list as a list."""
    return list(value) if isinstance(value, (list, tuple)) else [value]
