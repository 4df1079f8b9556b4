"""Acting: what a step of a scenario that does something needs, whatever the game: the right to do it, and its object."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine.positions import AnyPosition
from judgekit.engine.questions import GameIsOver, IllegalAnswer, Question, Refused
from judgekit.table.adapter import Misfit, Session
from judgekit.table.what_is_meant import what_is_meant
from judgekit.table.wording import decided


def open_to_act(table: Session, action: Mapping[str, Json], kind: str, rules: tuple[str, ...], over: str) -> Question:
    """Return the open question of the kind in which players act, after what can be answered without a new step.

    Args:
        table: the game being walked through.
        action: the step; `by` names its player.
        kind: the kind of question ("priority").
        rules: rules by which the step needs it.
        over: rule by which nobody acts after the game.

    Raises:
        GameIsOver: nobody acts any more.
        IllegalAnswer: another decision is open, or none.
        Misfit: the step names a player who is not there.
    """
    table.settle()
    question = table.position.question
    if question is None or question.kind != kind:
        if table.position.outcome is not None:
            raise GameIsOver(None, dict(action), Refused((over,), phrase("the game is over")))
        raise IllegalAnswer(question, dict(action), Refused(rules, what_is_open(table.position)))
    by = action.get("by")
    if by is not None and by not in table.position.players:
        raise Misfit(phrase("there is no player {name!r}", name=by), ("by",), nearest(str(by), table.position.players))
    return question


def what_is_open(position: AnyPosition) -> str:
    """Return in words what a game waits for, as the reason why a step that answers something else can't be done."""
    question = position.question
    if question is not None:
        return phrase("{by} has to decide: {kind}", by=question.by, kind=decided(question.kind))
    return phrase("the game is over") if position.outcome is not None else phrase("nothing is open")


def check_there(position: AnyPosition, id: str, key: str) -> None:
    """Refuse a step whose object is not there.

    Raises:
        Misfit: no object has that id; those that are there are named.
    """
    if id not in position.objects:
        raise Misfit(phrase("there is no object {name!r}", name=id), (key,), what_is_meant(id, position, players=False))
