"""A card that is cast though it lies on the table or was cast before: another one is meant, of which nobody spoke."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import Thing
from judgekit.scenarios.notation.words.splitting import Statement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable


def refuse_where_another_is_meant(table: NotationTable, action: Mapping[str, Json], statement: Statement) -> None:
    """Ask for the card that is meant, where what could not be cast lies on the table or was cast before.

    Args:
        table: the table.
        action: what could not be done.
        statement: what was said.

    Raises:
        NotationUnclear: that is so.
    """
    id, by = str(action.get("cast", "")), str(action.get("by", ""))
    if not id or table.written.situation.exact:
        return
    _owner, zone = table.there.place(Thing(id, (), "", ""))
    before = any(step.get("cast") == id and step is not action for step in table.steps)
    if zone != table.grammar.words.home and not before:
        return
    message = (
        phrase("{name} was cast before, and {by} has no other one", name=id, by=by)
        if before
        else phrase("{name} is on the battlefield, and {by} has no other one to cast", name=id, by=by)
    )
    (name, *_) = table.there.card_name(id) or (id,)
    hint = phrase(
        "say how many there are: {example}", example=f"{by}: hand: 2 {name}" if before else f"{by}: hand: {name}"
    )
    raise NotationUnclear(message, id, statement.line, (), hint)
