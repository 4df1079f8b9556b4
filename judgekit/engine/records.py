"""Records: the immutable tuples that the tables of a position hold, and how one with other fields is made of another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

RecordT = TypeVar("RecordT")

_PLACES: dict[type, dict[str, int]] = {}


def with_fields(record: RecordT, values: Mapping[str, Any]) -> RecordT:
    """Return a record with some fields changed: as `_replace` of a NamedTuple, several times faster for a long one."""
    kind = type(record)
    places = _PLACES.get(kind)
    if places is None:
        names: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
        places = _PLACES[kind] = {name: place for place, name in enumerate(names)}
    fields = list(record)  # type: ignore[call-overload]
    for name, value in values.items():
        fields[places[name]] = value
    return tuple.__new__(kind, fields)  # type: ignore[type-var]
