"""Who passes one after the other before somebody acts whose turn with priority has not come, or passes and is not asked."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.scenarios.files.model import Step
from judgekit.scenarios.running import Run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable


def does_nothing(table: NotationTable, action: Mapping[str, Json]) -> bool:
    """Tell whether a step changes nothing: who passes is not asked (said aloud), or what was just gone on to is told."""
    by, position = str(action.get("pass", "")), table.run.table.position
    question = position.question
    if _just_reached(table, action):
        return True
    if table.written.situation.exact or {*action} > {"pass", "by"} or by not in position.players or question is None:
        return False
    if question.by == by or question.kind not in table.run.scene.resting or table.there.stack():
        return False
    table.grant(Bilingual(f"{by}は何もしない", f"{by} does nothing"))
    return True


def _just_reached(table: NotationTable, action: Mapping[str, Json]) -> bool:
    """Tell whether a step of a turn is told that the line before led to: B's turn, behind "A ends the turn", is no later one."""
    if table.written.situation.exact or {*action} != {"advance", "active"} or not table.past:
        return False
    value, now, before = table.run.scene.game_value, table.run.table.position, table.past[-1].before.run.table.position
    there = {what: value(now, what, None) for what in ("turn", "step", "active")}
    told = {"step": action["advance"], "active": action["active"]}
    return value(before, "turn", None) != there["turn"] and all(
        (found := there[what]) is not None and found.value == wanted for what, wanted in told.items()
    )


def who_pass_to(run: Run, player: str) -> list[str]:
    """Return who passes one after the other until a player has priority; nobody where something else happens first.

    Magic 117.3d, 117.4: of several players who pass in succession the last one lets resolve what waits.

    Args:
        run: the situation; it is left as it is.
        player: who is to have priority.
    """
    tried, passing = run.copied(), list[str]()
    waiting = tried.scene.game_value(tried.table.position, "stack-bottom-up", None)
    while (question := tried.table.position.question) is not None and question.kind == "priority":
        if question.by == player:
            return passing
        passing.append(question.by)
        if len(passing) == len(tried.table.position.players):
            break
        try:
            tried.step(Step({"pass": question.by}, None, (), ()), None, judged=False)
        except JudgekitError:
            break
        now = tried.scene.game_value(tried.table.position, "stack-bottom-up", None)
        if now is None or waiting is None or now.value != waiting.value:
            break
    return []
