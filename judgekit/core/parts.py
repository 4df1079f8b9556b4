"""Parts of plain data with their path: what a reader of structured terms looks at, and the fault that names the place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.core.errors import JudgekitError
from judgekit.core.typed import Any
from judgekit.core.wording import phrase

Path = tuple[str | int, ...]
"""Keys and indices from the top of the data."""

LONGEST_NUMBER = 12
"""Digits."""
MOST_LISTED = 16
"""Known words that are listed beside the nearest ones."""
_MISSPELT = 0.7
"""How like a key is to one that is missing, from 0 to 1, where it may be meant for it."""
MOST_OBJECTS = 1_000
"""Objects that one entry of a scenario stands for."""
TRUE = frozenset(("true", "yes", "on"))
FALSE = frozenset(("false", "no", "off"))


class TermMalformed(JudgekitError):
    """Structured data that is no term.

    Attributes:
        path: where in the data.
    """

    exit_code = 2

    def __init__(self, message: str, path: Path = (), hint: str = "") -> None:
        super().__init__(message, hint)
        self.path = path


class Part:
    """A value inside of plain data (text, list, mapping), with its path and the names known there.

    Attributes:
        value: text, number, truth value, list or mapping.
        path: where it stands.
        names: names of targets and of things settled earlier, which a reference may use.
        context: what a game keeps while it reads, such as the tokens that abilities define.
    """

    __slots__ = ("context", "names", "path", "value")

    def __init__(self, value: Any, path: Path = (), names: frozenset[str] = frozenset(), context: Any = None) -> None:
        self.value = value
        self.path = path
        self.names = names
        self.context = context

    def fault(self, message: str, hint: str = "") -> TermMalformed:
        """Return the fault of this place, to be raised."""
        return TermMalformed(message, self.path, hint)

    def knowing(self, names: Iterable[str]) -> Part:
        """Return this part with further names known."""
        return Part(self.value, self.path, self.names | frozenset(names), self.context)

    def holding(self, value: Any) -> Part:
        """Return a part of the same place with another value."""
        return Part(value, self.path, self.names, self.context)

    def without(self, *keys: str) -> Part:
        """Return a mapping without some of its keys."""
        return self.holding({key: value for key, value in self.value.items() if key not in keys})

    @property
    def is_mapping(self) -> bool:
        """Tell whether it is a mapping."""
        return isinstance(self.value, dict)

    @property
    def is_list(self) -> bool:
        """Tell whether it is a list."""
        return isinstance(self.value, list | tuple)

    @property
    def is_text(self) -> bool:
        """Tell whether it is a scalar."""
        return isinstance(self.value, str | int | bool)

    def text(self) -> str:
        """Return a scalar as text."""
        if isinstance(self.value, bool):
            return "true" if self.value else "false"
        if isinstance(self.value, int):
            return str(self.value)
        if not isinstance(self.value, str):
            raise self.fault(phrase("a word is expected here, not a list or a mapping"))
        return self.value.strip()

    def integer(self) -> int:
        """Return an integer; a plus sign is allowed."""
        text = self.text()
        if not text.removeprefix("-").removeprefix("+").isdecimal():
            raise self.fault(phrase("not an integer: {name!r}", name=text[:40]))
        if len(text) > LONGEST_NUMBER:
            raise self.fault(phrase("a number of more than {longest_number} digits", longest_number=LONGEST_NUMBER))
        return int(text)

    def count(self) -> int:
        """Return how many objects are meant: an integer, not below nothing and not more than a game could hold."""
        number = self.integer()
        if not 0 <= number <= MOST_OBJECTS:
            raise self.fault(phrase("a number from 0 to {most_objects} is expected here", most_objects=MOST_OBJECTS))
        return number

    def flag(self) -> bool:
        """Return a truth value."""
        word = self.text().casefold()
        if word not in TRUE | FALSE:
            raise self.fault(phrase("true or false is expected here, not {name!r}", name=word))
        return word in TRUE

    def is_set(self, key: str) -> bool:
        """Tell whether a key is there and true."""
        return key in self and self[key].flag()

    def allows(self, key: str) -> bool:
        """Tell whether a key is there; all it can say is `allowed`."""
        if key not in self:
            return False
        if self[key].text().casefold() not in ("allowed", "true"):
            raise self[key].fault(phrase("allowed is expected here, not {name!r}", name=self[key].text()))
        return True

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def key_names(self) -> tuple[str, ...]:
        """Return the keys of a mapping in printed order."""
        if not isinstance(self.value, dict):
            raise self.fault(phrase("a mapping is expected here"))
        return tuple(str(key) for key in self.value)

    def __getitem__(self, key: str) -> Part:
        if not isinstance(self.value, dict) or key not in self.value:
            near = near_words(key, map(str, self.value), 1, _MISSPELT) if isinstance(self.value, dict) else []
            hint = phrase("did you mean {key!r} by {written!r}?", key=key, written=near[0]) if near else ""
            raise self.fault(phrase("{name!r} is missing", name=key), hint)
        return Part(self.value[key], (*self.path, key), self.names, self.context)

    def get(self, *keys: str) -> Part | None:
        """Return the part under the first of the keys that is there, or None."""
        for key in keys:
            if key in self:
                return self[key]
        return None

    def items(self) -> Iterator[Part]:
        """Yield the items of a list; a scalar or mapping alone is a list of one."""
        if not self.is_list:
            yield self
            return
        for number, value in enumerate(self.value):
            yield Part(value, (*self.path, number), self.names, self.context)

    def texts(self) -> tuple[str, ...]:
        """Return the words of a list, or the one word."""
        return tuple(item.text() for item in self.items())

    def only(self, allowed: Iterable[str]) -> None:
        """Refuse a key that is not among the allowed ones."""
        known = frozenset(allowed)
        for key in self.key_names():
            if key not in known:
                raise Part(None, (*self.path, key)).fault(phrase("unknown key {name!r}", name=key), nearest(key, known))


def near_words(word: str, known: Iterable[str], most: int, likeness: float = 0.6) -> list[str]:
    """Return the known words that are most like a word, the nearest first.

    Args:
        word: the word.
        known: the known words.
        most: how many at most.
        likeness: how like it they have to be, from 0 to 1.
    """
    from difflib import get_close_matches

    return get_close_matches(word, sorted(known), most, likeness)


def nearest(word: str, known: Iterable[str]) -> str:
    """Return a hint for a word that is not known: the nearest known ones, or all of them."""
    words = sorted(known)
    plain = {one.casefold(): one for one in words}
    near = [plain[one] for one in near_words(word.casefold(), plain, 3)]
    joint = phrase(" or ")
    if near and len(words) > MOST_LISTED:
        return phrase("did you mean {near}?", near=joint.join(near))
    if near:
        return phrase("did you mean {near}? known here: {known}", near=joint.join(near), known=", ".join(words))
    return phrase("known here: {known}", known=", ".join(words)) if words else ""
