"""Schemas: which keys a mapping of structured terms may have, and what reads the value of each.

A game writes its structured form as tables of keys. A key that is not in the table is refused, with the nearest one that is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from judgekit.language.parts import Part, nearest

Known = TypeVar("Known")
"""What a game keeps while it reads, such as the tokens that abilities define."""


class Schema(Generic[Known]):
    """The keys of one kind of mapping.

    Attributes:
        keys: by key: the name of the field that it fills, and what reads it.
        needed: keys without which the mapping says nothing.
    """

    def __init__(
        self, keys: Mapping[str, tuple[str, Callable[[Part, Known], Any]]], needed: Iterable[str] = ()
    ) -> None:
        self.keys = dict(keys)
        self.needed = tuple(needed)

    def read(self, part: Part, known: Known, besides: Iterable[str] = ()) -> dict[str, Any]:
        """Return the fields that a mapping fills.

        Args:
            part: the mapping.
            known: what the game keeps while it reads.
            besides: keys that somebody else reads.

        Raises:
            TermMalformed: a key is not one of these, or a needed one is missing.
        """
        others = tuple(besides)
        part.only((*self.keys, *others))
        for key in self.needed:
            part[key]
        found: dict[str, Any] = {}
        for key in part.key_names():
            if key not in others:
                name, read = self.keys[key]
                found[name] = read(part[key], known)
        return found


def only_key(part: Part, known: Mapping[str, Any], what: str) -> str:
    """Return the first key of a mapping, which says what kind of thing it is.

    Raises:
        TermMalformed: no such kind is known.
    """
    keys = part.key_names()
    for key in keys:
        if key in known:
            return key
    unknown = keys[0] if keys else ""
    raise part.fault(f"{unknown!r} is no {what}", nearest(unknown, known))
