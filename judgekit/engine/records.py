"""Records: the immutable tuples that the tables of a position hold, and how one with other fields is made of another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

from judgekit.core.typed import Final, Protocol, TypeVar


class Fielded(Protocol):
    """A NamedTuple of any kind."""

    @property
    def _fields(self) -> tuple[str, ...]:
        """Return the names of its fields, in order."""

    def __iter__(self) -> Iterator[object]:
        """Go through its values, in order."""


RecordT = TypeVar("RecordT", bound=Fielded)
TupleT = TypeVar("TupleT", bound=tuple[object, ...])

MADE: Final = tuple.__new__
"""Makes a record of its kind and of all its values, in order: the constructor without a call for names and defaults.

For records that are made at every step of play. Who writes it down counts the fields himself.
"""

_PLACES: Final[dict[type, dict[str, int]]] = {}


def with_fields(record: RecordT, values: dict[str, object]) -> RecordT:
    """Return a record with some fields changed: as `_replace` of a NamedTuple, several times faster for a long one."""
    kind = type(record)
    places = _PLACES.get(kind)
    if places is None:
        places = _PLACES[kind] = {name: place for place, name in enumerate(record._fields)}
    fields = list(record)
    for name, value in values.items():
        fields[places[name]] = value
    return MADE(kind, fields)  # type: ignore[type-var]


def with_parts(whole: TupleT, parts: Iterable[object]) -> TupleT:
    """Return a tuple or a record of the same kind with other parts, all of them, in the same order."""
    return tuple.__new__(type(whole), parts)


def same(one: object, other: object) -> bool:
    """Tell whether two values are equal and of the same types throughout: `True` is not `1`, and a record no tuple of its fields.

    Equality alone takes them for each other, and what is written in place of the other one would be lost.
    """
    return one is other or (one == other and _same_types(one, other))


def _same_types(one: object, other: object) -> bool:
    """Tell whether two equal values are of the same types throughout."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        return all(map(_same_types, one, other))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return _same_types(frozenset(one), frozenset(other)) and all(_same_types(one[key], other[key]) for key in one)
    if isinstance(one, Set) and isinstance(other, Set):
        there = {element: element for element in other}
        return all(_same_types(element, there[element]) for element in one)
    return True
