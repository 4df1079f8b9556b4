"""107.3g, 107.3j, 107.3m: which abilities of a permanent know the X of the spell that became it, and for which X is 0."""

from __future__ import annotations

from judgekit.games.mtg.meaning.characteristics import Characteristics, Had
from judgekit.games.mtg.state.objects import Announcement, Object
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Ability, Cost


def announced_for(record: Object, had: Had, ability: Ability) -> Announcement:
    """Return what was announced for the spell that became a permanent, as far as one of its abilities knows of it.

    Only what happens as or when a permanent enters has the X of the spell, and only where the permanent did not gain it:
    for everything else X of the permanent is 0 (107.3m), and of a gained ability what that ability says (107.3j).

    Args:
        record: the object.
        had: an ability that it has.
        ability: that ability, or one that it stands for.
    """
    if record.announced.x is None or record.place != BATTLEFIELD:
        return record.announced
    entering = any(pattern.event == "enters" for pattern in ability.when)
    if entering and not gained(had):
        return record.announced
    return record.announced._replace(x=None)


def mentions_x(value: object) -> bool:
    """Tell whether a term speaks of X (107.3)."""
    if value == ("x",):
        return True
    return isinstance(value, tuple) and any(mentions_x(part) for part in value)


def has_x(values: Characteristics) -> bool:
    """Tell whether the mana cost of an object or a cost of one of its abilities has an X, for which no value is 0 (107.3g).

    Args:
        values: what it has.
    """
    return "X" in (values.cost or ()) or any(_in_a_cost(_costs_of(had.ability)) for had in values.abilities)


def _costs_of(ability: Ability) -> tuple[object, ...]:
    """Return where an ability has costs; what a static ability changes in others is none (107.3f)."""
    return (ability.cost, ability.value, ability.modify if ability.kind == "cost-change" else ())


def _in_a_cost(value: object) -> bool:
    if isinstance(value, Cost) and "X" in value.mana:
        return True
    return mentions_x(value) or (isinstance(value, tuple) and any(_in_a_cost(part) for part in value))


def gained(had: Had) -> bool:
    """Tell whether an effect gave an object an ability that it has."""
    return had.key[0] not in ("printed", "intrinsic")
