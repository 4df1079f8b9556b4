"""What a fork changes: facts of a scenario file, named by dotted paths or by the ids of objects and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from judgekit.scenarios.faults import Path
from judgekit.scenarios.model import Scenario


def changed(scenario: Scenario, change: Mapping[str, Any], path: Path) -> Scenario:
    """Return the scenario with facts changed.

    Args:
        scenario: the scenario.
        change: new values by dotted path from the top of the file ("cards.Thornhide Charger.abilities"), from `given`
            ("turn"), or from an object's id ("wolf.rested"; a table given for an object is merged with what it says).
        path: where the changes stand.
    """
    value = scenario.tree.value
    for dotted, new in change.items():
        place = _place_of(value, dotted)
        if place is None:
            raise scenario.tree.fault(f"there is nothing at {dotted!r} to change", (*path, dotted))
        value = _with(value, place, new)
    return replace(
        scenario,
        cards={**scenario.cards, **(value.get("cards") or {})},
        given=value.get("given") or {},
        policy=value.get("policy") or {},
    )


def _place_of(value: dict[str, Any], dotted: str) -> Path | None:
    """Return where a dotted path leads: from the top, from `given`, or from an object named by its id."""
    head = dotted.partition(".")[0]
    if head in value:
        return _walked(value, dotted)
    given = value.get("given") or {}
    if head in given or not any(True for _ in _objects(given, ("given",))):
        return ("given", *_walked(given, dotted))
    for place, item in _objects(given, ("given",)):
        if dotted == item["id"] or dotted.startswith(f"{item['id']}."):
            rest = dotted[len(item["id"]) + 1 :]
            return (*place, *_walked(item, rest)) if rest else place
    if head in (given.get("players") or {}):
        return ("given", "players", *_walked(given["players"], dotted))
    return ("given", *_walked(given, dotted)) if head in _GIVEN_HEADS else None


REMOVED = ("none", "removed", "absent", "gone", "nothing", "")
"""Words for an object that is not there at all."""

_GIVEN_HEADS = frozenset(
    ("turn", "players", "effects", "options", "battlefield", "battle-area", "chant", "dream", "impossible")
)


def _objects(value: Any, path: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield every object with an id below a value, with its place."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield path, value
        for key, item in value.items():
            yield from _objects(item, (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _objects(item, (*path, number))


def _walked(value: Any, dotted: str) -> Path:
    """Return the keys of a dotted path; a key may hold dots itself, and an object of a list is named by its id."""
    if not dotted:
        return ()
    if isinstance(value, dict):
        fitting = [key for key in value if dotted == key or dotted.startswith(f"{key}.")]
        key = max(fitting, key=len) if fitting else dotted.partition(".")[0]
        return (key, *_walked(value.get(key, {}), dotted[len(key) + 1 :]))
    if isinstance(value, list):
        for number, item in enumerate(value):
            names = [str(number), *([item["id"]] if isinstance(item, dict) and "id" in item else [])]
            for name in names:
                if dotted == name or dotted.startswith(f"{name}."):
                    return (number, *_walked(item, dotted[len(name) + 1 :]))
    head, _, rest = dotted.partition(".")
    return (head, *_walked({}, rest))


def _with(value: Any, place: Path, new: Any) -> Any:
    """Return value with one part set; the parts around it are copied; a table for an object is merged with it."""
    if not place:
        merges = isinstance(value, dict) and isinstance(new, dict) and "id" in value and "id" not in new
        return {**value, **new} if merges else new
    key, rest = place[0], place[1:]
    if isinstance(value, list) and isinstance(key, int):
        if not rest and isinstance(new, str) and new in REMOVED and isinstance(value[key], dict):
            return [*value[:key], *value[key + 1 :]]
        return [*value[:key], _with(value[key], rest, new), *value[key + 1 :]]
    table = value if isinstance(value, dict) else {}
    if not rest and new == "":
        return {name: part for name, part in table.items() if name != key}
    return {**table, key: _with(table.get(key, {}), rest, new)}
