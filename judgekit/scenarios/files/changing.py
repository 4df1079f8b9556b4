"""What a fork changes: facts of a scenario file, named by dotted paths or by the ids of objects and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.core.data_classes import replace
from judgekit.core.json_values import Json
from judgekit.core.typed import Any, cast
from judgekit.core.wording import phrase
from judgekit.engine.positions import AnyPosition
from judgekit.language.parts import Part, TermMalformed
from judgekit.scenarios.files.faults import Path
from judgekit.scenarios.files.model import Scenario
from judgekit.table.adapter import GameAdapter, Misfit
from judgekit.table.setup import ONE_OF

Data = dict[str, Any]
"""A table of a file: a scenario, or a part of one."""


def at_the_point(scenario: Scenario, change: Mapping[str, Json]) -> dict[str, Json]:
    """Return those changes that are of the position at the fork's point: "A.life", "wolf.tapped", by the id of what is there.

    Changes from the top of the file or from `given` are of the start position.
    """
    value = scenario.tree.value
    heads = {*value, *(value.get("given") or {}), *_GIVEN_HEADS}
    return {dotted: new for dotted, new in change.items() if "." in dotted and dotted.partition(".")[0] not in heads}


def changed_there(scene: GameAdapter, position: AnyPosition, change: Mapping[str, Json]) -> AnyPosition:
    """Return a position with facts of its objects and players changed.

    Raises:
        Misfit: there is no such object or player, or no such fact that can change there.
    """
    draft = position.draft()
    for dotted, new in change.items():
        id, _, key = dotted.partition(".")
        if id not in position.objects and id not in position.players:
            there = ", ".join(sorted((*position.players, *position.objects)))
            raise Misfit(
                phrase("there is nothing called {name!r} at this point", name=id),
                (dotted,),
                phrase("there are: {known}", known=there),
            )
        known = scene.facts if id in position.objects else scene.player_facts
        key, _, kind = key.partition(".")
        if key not in known or (kind and known[key][1] != "counters"):
            hint = phrase("here: {known}; a path from `given` changes the start position", known=", ".join(known))
            raise Misfit(phrase("{name!r} cannot change in the middle of a game", name=dotted), (dotted,), hint)
        field, form = known[key]
        record: Json = position.objects[id] if id in position.objects else position.players[id]
        read = _read_fact(Part({kind: new} if kind else new, (dotted,)), form, getattr(record, field) if kind else ())
        if id in position.objects:
            draft.change(id, **{field: read})
        else:
            draft.change_player(id, **{field: read})
    return draft.seal()


def _read_fact(part: Part, form: str, before: tuple[tuple[str, int], ...]) -> object:
    """Read a value of a fact; counters beside those of other kinds that were there."""
    try:
        if form == "flag":
            return part.flag()
        if form == "number":
            return part.integer()
        counts = {**dict(before), **{kind: part[kind].count() for kind in part.key_names()}}
    except TermMalformed as fault:
        raise Misfit(str(fault), fault.path, fault.hint) from fault
    return tuple(sorted((kind, number) for kind, number in counts.items() if number))


def changed(scenario: Scenario, change: Mapping[str, Json], path: Path) -> Scenario:
    """Return the scenario with facts changed.

    Args:
        scenario: the scenario.
        change: new values by dotted path from the top of the file ("cards.Thornhide Charger.abilities"), from `given`
            ("turn"), or from an object's id ("wolf.rested"; a table given for an object is merged with what it says).
        path: where the changes stand.
    """
    value = {**scenario.tree.value, "cards": dict(scenario.cards)}
    for dotted, new in change.items():
        value = _told_one_by_one(value, dotted)
        place = _place_of(value, dotted)
        if place is not None:
            _nothing_new(scenario, value, place, (*path, dotted))
        if place is None:
            raise scenario.tree.fault(phrase("there is nothing at {name!r} to change", name=dotted), (*path, dotted))
        value = _with(value, place, new)
    return replace(
        scenario,
        cards={**scenario.cards, **(value.get("cards") or {})},
        given=value.get("given") or {},
        policy=value.get("policy") or {},
    )


def _nothing_new(scenario: Scenario, value: dict[str, Json], place: Path, path: Path) -> None:
    """Refuse a change of a card, a player or a place in a list that the file does not have; a whole player may be added."""
    known: Json = value
    for depth, key in enumerate(place):
        deeper = depth + 1 < len(place)
        named = place[:depth] == ("cards",) or (place[:depth] == ("given", "players") and deeper)
        if isinstance(known, list) and not isinstance(key, int):
            raise scenario.tree.fault(phrase("there is no {name!r} to change", name=key), path)
        if named and isinstance(known, dict) and key not in known:
            raise scenario.tree.fault(
                phrase("there is no {name!r} to change", name=key),
                path,
                phrase("there are: {known}", known=", ".join(known)),
            )
        known = known[int(key)] if isinstance(known, list) else known.get(key) if isinstance(known, dict) else None


def _place_of(value: Data, dotted: str) -> Path | None:
    """Return where a dotted path leads: from the top, from `given`, or from an object named by its id."""
    head = dotted.partition(".")[0]
    if head in value:
        return _walked(value, dotted)
    given = value.get("given") or {}
    if head in given:
        return ("given", *_walked(given, dotted))
    for place, item in _objects(given, ("given",)):
        if dotted == item["id"] or dotted.startswith(f"{item['id']}."):
            rest = dotted[len(item["id"]) + 1 :]
            return (*place, *_walked(item, rest)) if rest else place
    if head in (given.get("players") or {}):
        return ("given", "players", *_walked(given["players"], dotted))
    return ("given", *_walked(given, dotted)) if head in _GIVEN_HEADS else None


def change_by_ids(scenario: Scenario, dotted: str, new: Json, path: Path) -> tuple[str, Json] | None:
    """Return a change in which no place in a list is named by its number, so that objects may lie in another order.

    Args:
        scenario: the scenario.
        dotted: the path of the change.
        new: the new value.
        path: where the changes stand.

    Returns:
        The path with each place in a list named by its object, and the value; where that object has no id of its own, the path of
        the list with all that lies in it then. None where there is no such place.
    """
    if dotted in at_the_point(scenario, {dotted: new}):
        return dotted, new
    value = _told_one_by_one(scenario.tree.value, dotted)
    place = _place_of(value, dotted)
    if place is None:
        return None
    known: Json = value
    keys: list[str] = []
    for depth, key in enumerate(place):
        if isinstance(key, int):
            entry = known[key] if isinstance(known, list) and key < len(known) else None
            if not isinstance(entry, dict) or "id" not in entry or "copies" in entry:
                there: Json = {**value, "given": changed(scenario, {dotted: new}, path).given}
                for above in place[:depth]:
                    there = there.get(str(above)) if isinstance(there, dict) else None
                return (_joined(keys), there) if place[0] == "given" else None
            keys.append(entry["id"])
            known = entry
        else:
            keys.append(key)
            known = known.get(key) if isinstance(known, dict) else None
    return _joined(keys), new


def _joined(keys: list[str]) -> str:
    return ".".join(keys[1:] if keys[0] == "given" and len(keys) > 1 else keys)


REMOVED = ("none", "removed", "absent", "gone", "nothing", "")
"""Words for an object that is not there at all."""

_GIVEN_HEADS = frozenset(
    ("turn", "players", "effects", "options", "battlefield", "battle-area", "chant", "dream", "impossible")
)


def _objects(value: Json, path: Path) -> Iterator[tuple[Path, Data]]:
    """Yield every object with an id below a value, with its place."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield path, value
        for key, item in value.items():
            yield from _objects(item, (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _objects(item, (*path, number))


def _told_one_by_one(value: Data, dotted: str) -> Data:
    """Return the file with the copies of an entry told one by one where a path names one of them ("wood-2.tapped")."""
    for place, item in _objects(value.get("given") or {}, ("given",)):
        copies = str(item.get("copies", ""))
        names = [f"{item['id']}-{number + 1}" for number in range(int(copies) if copies.isdecimal() else 0)]
        if set(names) & set(dotted.split(".")):
            alike = {key: part for key, part in item.items() if key != "copies"}
            told = [{**alike, "id": name, ONE_OF: item["id"]} for name in names]
            above, last = place[:-1], place[-1]
            known: Any = value
            for key in above:
                known = known[key]
            if isinstance(last, int):
                told = [*known[:last], *told, *known[last + 1 :]]
            return cast(Data, _with(value, above if isinstance(last, int) else place, told))
    return value


def _walked(value: Json, dotted: str) -> Path:
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
