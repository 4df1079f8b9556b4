"""Positions as text and back: a JSON document of the tables, with the record types by name."""

from __future__ import annotations

import json
from collections.abc import Mapping

from judgekit.core.typed import Any
from judgekit.engine.events import Event
from judgekit.engine.game import Game
from judgekit.engine.positions import AnyPosition, Ask, Outcome, Position, Task
from judgekit.engine.snapshots import Snapshot

_KERNEL_RECORDS: tuple[type, ...] = (Task, Ask, Outcome, Event, Snapshot)


def _types(game: Game) -> dict[str, type]:
    return {kind.__name__: kind for kind in (*_KERNEL_RECORDS, *game.records)}


def _plain(value: object) -> object:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        items = [_plain(item) for item in value]
        return {"record": type(value).__name__, "of": items} if hasattr(value, "_fields") else {"tuple": items}
    if isinstance(value, frozenset):
        return {"set": sorted((_plain(item) for item in value), key=lambda item: json.dumps(item, sort_keys=True))}
    if isinstance(value, Mapping):
        return {"map": [[_plain(key), _plain(item)] for key, item in value.items()]}
    raise TypeError(f"a position holds plain data only, not {type(value).__name__}")


def _value(plain: object, types: Mapping[str, type]) -> Any:
    if not isinstance(plain, dict):
        return plain
    if "tuple" in plain:
        return tuple(_value(item, types) for item in plain["tuple"])
    if "set" in plain:
        return frozenset(_value(item, types) for item in plain["set"])
    if "map" in plain:
        return {_value(key, types): _value(item, types) for key, item in plain["map"]}
    return types[plain["record"]](*(_value(item, types) for item in plain["of"]))


def write_position(position: AnyPosition) -> str:
    """Return a position as one JSON text."""
    players, objects, zones, effects, facts, waiting, agenda, outcome, cards = position.content()
    tables = {
        "players": players,
        "objects": objects,
        "zones": zones,
        "effects": effects,
        "facts": facts,
        "waiting": waiting,
        "agenda": agenda,
        "outcome": outcome,
        "cards": cards,
    }
    shape = {
        "book": position.game.book,
        "edition": position.game.edition,
        **{name: _plain(table) for name, table in tables.items()},
    }
    return json.dumps(shape, ensure_ascii=False, separators=(",", ":"))


def read_position(game: Game, text: str) -> AnyPosition:
    """Return the position that `write_position` wrote.

    Args:
        game: the game it is a position of; its `records` name the record types.
        text: the JSON text.

    Raises:
        ValueError: the position is of another game, or is played by another edition of it.
    """
    shape = json.loads(text)
    if (shape.pop("book"), shape.pop("edition", game.edition)) != (game.book, game.edition):
        raise ValueError(f"that is no position of {game.edition}")
    types = _types(game)
    return Position(game, **{name: _value(plain, types) for name, plain in shape.items()})
