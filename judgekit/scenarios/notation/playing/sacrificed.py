"""Which ability of a permanent is meant where nobody says it: the only one, or the one for which it is sacrificed (602.1a)."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.scenarios.notation.playing.together import several
from judgekit.table.adapter import Ambiguous, Misfit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

OF_ITS_COST = frozenset(("@itself", "@counter", "@counter-on"))
"""Abilities that are told by what they cost of their source."""


def for_its_own_ability(
    table: NotationTable, step: Mapping[str, Json]
) -> tuple[Mapping[str, Json] | Ambiguous | None, Mapping[str, Json]]:
    """Return the activation of what a step sacrifices, None where it has no such ability, and the step as a choice.

    Args:
        table: the table.
        step: the step; `@itself` tells how an ability is called that costs its source.

    Returns:
        The activation, what is wrong where it may be one of several abilities, None where it is none; and the choice.
    """
    if "@itself" not in step:
        return None, step
    asked = {key: value for key, value in step.items() if key != "@itself"}
    named = several(asked["choose"])
    if len(named) != 1 or str(named[0]) not in table.run.table.position.objects:
        return None, asked  # a player has no ability
    id = str(named[0])
    try:
        how = table.grammar.words.saying(table.run.table.position, id, str(step["@itself"]))
    except Ambiguous as several_abilities:
        return several_abilities, asked
    except Misfit:
        return None, asked
    said_with_it = {key: value for key, value in asked.items() if key != "choose"}
    return {"activate": id, "by": step.get("by"), **said_with_it, **how}, asked


def sole_ability(table: NotationTable, step: Mapping[str, Json]) -> str:
    """Return how the only ability is called that may be meant by a step that activates one without saying which."""
    if "activate" not in step or "ability" in step or table.written.situation.exact or not table.grammar.words.sole:
        return ""
    return "@aimed" if "targets" in step else "@sole"
