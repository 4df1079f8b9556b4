"""Records: the immutable tuples that the tables of a position hold, and how one with other fields is made of another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judgekit.core.typed import Protocol, TypeVar


class Fielded(Protocol):
    """A NamedTuple of any kind."""

    @property
    def _fields(self) -> tuple[str, ...]:
        """Return the names of its fields, in order."""

    def __iter__(self) -> Iterator[object]:
        """Go through its values, in order."""


RecordT = TypeVar("RecordT", bound=Fielded)
TupleT = TypeVar("TupleT", bound=tuple[object, ...])

_PLACES: dict[type, dict[str, int]] = {}


def with_fields(record: RecordT, values: Mapping[str, object]) -> RecordT:
    """Return a record with some fields changed: as `_replace` of a NamedTuple, several times faster for a long one."""
    kind = type(record)
    places = _PLACES.get(kind)
    if places is None:
        places = _PLACES[kind] = {name: place for place, name in enumerate(record._fields)}
    fields = list(record)
    for name, value in values.items():
        fields[places[name]] = value
    return tuple.__new__(kind, fields)  # type: ignore[type-var]


def with_parts(whole: TupleT, parts: Iterable[object]) -> TupleT:
    """Return a tuple or a record of the same kind with other parts, all of them, in the same order."""
    return tuple.__new__(type(whole), parts)
