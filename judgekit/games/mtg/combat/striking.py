"""510.4, 702.4, 702.7: first and double strike: who assigns combat damage in which of two combat damage steps."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import keyword_among
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.state.combatants import attackers, blockers
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Object


def strikes_first(position: MtgPosition, record: Object) -> bool:
    """Tell whether a creature deals combat damage in the first of two combat damage steps (510.4, 702.4b, 702.7b)."""
    return _first(view_of(position), record)


def _first(view: View, record: Object) -> bool:
    values = view.of(record.id)
    had = values.abilities
    return bool(had) and (keyword_among(had, "first strike") or keyword_among(had, "double strike"))


def striking(position: MtgPosition) -> list[Object]:
    """Return who assigns combat damage in this step, in a stable order (510.4)."""
    everyone = [*attackers(position), *blockers(position)]
    unique = {record.id: record for record in everyone}
    already = position.facts.get("first_strikers")
    view = view_of(position)
    if already is None:
        first = [record for record in unique.values() if _first(view, record)]
        return first or list(unique.values())
    return [
        record for record in unique.values() if record.ref not in already or view.of(record.id).has("double strike")
    ]


def strike_rules(position: MtgPosition, first: Iterable[Object]) -> list[str]:
    """Return the rules by which there are two combat damage steps (702.4b, 702.7b)."""
    view = view_of(position)
    rules = []
    if any(view.of(record.id).has("first strike") for record in first):
        rules.append("702.7b")
    if any(view.of(record.id).has("double strike") for record in first):
        rules.append("702.4b")
    return rules


def step_rules(position: MtgPosition) -> tuple[str, ...]:
    """Return the rules that decide who assigns combat damage in this step, none without first and double strike (510.4)."""
    if position.facts.get("first_strikers") is not None:
        return ("510.4", *second_step_rules(position))
    view = view_of(position)
    first = [record for record in (*attackers(position), *blockers(position)) if _first(view, record)]
    return ("510.4", *strike_rules(position, first)) if first else ()


def second_step_rules(position: MtgPosition) -> list[str]:
    """Return the rules by which creatures do or do not assign damage in the second step (510.4, 702.4b-702.4d, 702.7b, 702.7c)."""
    view = view_of(position)
    already = position.facts.get("first_strikers", ())
    rules: list[str] = []
    for record in (*attackers(position), *blockers(position)):
        values = view.of(record.id)
        if record.ref not in already:
            rules.append("702.7b")
            if values.has("first strike"):
                rules.append("702.7c")
        elif values.has("double strike"):
            rules.append("702.4b")
            if record.ref not in position.facts.get("double_strikers", ()):
                rules.append("702.4d")
        else:
            rules.append("702.7b")
            if record.ref in position.facts.get("double_strikers", ()):
                rules.append("702.4c")
            elif not values.has("first strike"):
                rules.append("702.7c")
    return list(dict.fromkeys(rules))
