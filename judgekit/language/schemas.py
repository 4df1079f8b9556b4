"""Schemas: which keys a mapping of structured terms may have, what reads the value of each, and closed lists of words.

A game writes its structured form as tables. A key or a word that is not in the table is refused, with the nearest one that is.
What stands inside of a term and is read further up (an ability in an instruction) is registered with `Readers`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from judgekit.core.parts import Part, nearest
from judgekit.core.typed import Any, Generic, TypeVar
from judgekit.core.wording import phrase

Read = Callable[[Part], Any]
"""Reads the value of a key."""

Fields = Mapping[str, tuple[str, Read]]
"""By key: the name of the field that it fills, and what reads it."""

Meaning = TypeVar("Meaning")


class Words(Generic[Meaning]):
    """A closed list of words.

    Attributes:
        what: what they are words for, as a fault says it.
        meanings: what each means.
    """

    def __init__(self, what: str, meanings: Mapping[str, Meaning]) -> None:
        self.what = what
        self.meanings = meanings

    def __call__(self, part: Part) -> Meaning:
        """Return what a word means.

        Raises:
            TermMalformed: it is no word of the list.
        """
        word = part.text()
        if word not in self.meanings:
            raise part.fault(phrase("unknown {what} {word!r}", what=self.what, word=word), nearest(word, self.meanings))
        return self.meanings[word]


class Schema:
    """The keys of one kind of mapping.

    Attributes:
        keys: by key: the name of the field that it fills, and what reads it.
        needed: keys without which the mapping says nothing.
        unsaid: what fields are where no key fills them.
    """

    def __init__(self, keys: Fields, needed: Iterable[str] = (), unsaid: Mapping[str, Any] | None = None) -> None:
        self.keys = dict(keys)
        self.needed = tuple(needed)
        self.unsaid = dict(unsaid or {})

    def read(self, part: Part, besides: Iterable[str] = ()) -> dict[str, Any]:
        """Return the fields that a mapping fills.

        Args:
            part: the mapping.
            besides: keys that somebody else reads.

        Raises:
            TermMalformed: a key is not one of these, or a needed one is missing.
        """
        others = tuple(besides)
        part.only((*self.keys, *others))
        for key in self.needed:
            part[key]
        found = dict(self.unsaid)
        for key in part.key_names():
            if key not in others:
                name, read = self.keys[key]
                found[name] = read(part[key])
        return found


class Readers(dict[str, Read]):
    """Readers of what stands inside of other terms, by what they read: the upper ones register, the lower ones ask."""

    def reads(self, what: str) -> Callable[[Read], Read]:
        """Return a decorator that registers a reader.

        Args:
            what: what it reads: "ability", "condition" …
        """

        def register(read: Read) -> Read:
            self[what] = read
            return read

        return register


def each(read: Callable[[Part], Meaning]) -> Callable[[Part], tuple[Meaning, ...]]:
    """Return what reads every item of a list; what stands alone is a list of one."""
    return lambda part: tuple(read(item) for item in part.items())


def flags(states: Mapping[str, tuple[str, bool]]) -> Fields:
    """Return keys whose value is yes or no, by word with the field that it fills and what "yes" says there."""

    def read(wanted: bool) -> Read:
        return lambda part: part.flag() == wanted

    return {word: (field, read(wanted)) for word, (field, wanted) in states.items()}


def said(part: Part, key: str, read: Callable[[Part], Meaning], unsaid: Meaning) -> Meaning:
    """Return what a key of a mapping says, or what goes without saying where it is not there."""
    return read(part[key]) if key in part else unsaid


def only_key(part: Part, known: Mapping[str, object], what: str) -> str:
    """Return the first key of a mapping that is known; it says what kind of thing the mapping is.

    Raises:
        TermMalformed: no such kind is known.
    """
    keys = part.key_names()
    for key in keys:
        if key in known:
            return key
    unknown = keys[0] if keys else ""
    raise part.fault(phrase("{unknown!r} is no {what}", unknown=unknown, what=what), nearest(unknown, known))
