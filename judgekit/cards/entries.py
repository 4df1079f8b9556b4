"""Entries of card files as JSON has them: read so that nothing of a wrong kind is taken for something else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.typed import TypeAlias

JsonObject: TypeAlias = Mapping[str, Json]
"""An entry of a file."""


def text_of(entry: JsonObject, key: str) -> str:
    """Return what an entry says as text; empty where it says nothing, or no text and no number."""
    value = entry.get(key)
    return str(value) if isinstance(value, str | int | float) and not isinstance(value, bool) else ""


def number_of(entry: JsonObject, key: str) -> int | None:
    """Return a whole number that an entry says."""
    value = entry.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def texts_of(entry: JsonObject, key: str) -> tuple[str, ...]:
    """Return the texts of a list."""
    value = entry.get(key)
    if not isinstance(value, Sequence) or isinstance(value, str):
        return ()
    return tuple(one for one in value if isinstance(one, str))


def objects_of(entry: JsonObject, key: str) -> list[JsonObject]:
    """Return the entries of a list within an entry."""
    value = entry.get(key)
    if not isinstance(value, Sequence) or isinstance(value, str):
        return []
    return [one for one in value if isinstance(one, Mapping)]


def object_of(entry: JsonObject, key: str) -> JsonObject:
    """Return an entry within an entry, empty where there is none."""
    value = entry.get(key)
    return value if isinstance(value, Mapping) else {}
