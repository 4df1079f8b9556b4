"""What cannot be done because the notation left out what was meant: another card of a name, whose turn it is.

A card that is cast though it lies on the table or was cast before is another one of which nobody spoke; who attacks does so in
a turn of their own.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.playing.together import shared_teams
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import Thing
from judgekit.scenarios.notation.words.splitting import Statement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable


def refuse_where_the_turn_was_taken(table: NotationTable, action: Mapping[str, Json], statement: Statement) -> None:
    """Ask whose turn it is, where somebody attacks in a turn that is only taken to be another player's (506.2).

    Args:
        table: the table.
        action: what could not be done.
        statement: what was said.

    Raises:
        NotationUnclear: that is so.
    """
    by = str(action.get("by", ""))
    active = table.run.scene.game_value(table.run.table.position, "active", None)
    taken = f"it is {active.value}'s turn" if active is not None else ""
    if "attack" not in action or active is None or active.value == by:
        return
    if all(str(one.en) != taken for one in table.granted) or shared_teams(table.written.situation.given):
        return
    message = phrase(
        "whose turn is it? {by} attacks, and it was taken to be the turn of {other}", by=by, other=active.value
    )
    raise NotationUnclear(
        message, statement.body, statement.line, (), phrase("say it first: {example}", example=f"{by}'s turn")
    )


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
