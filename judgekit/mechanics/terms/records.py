"""Ability terms that card games share: what a card says as plain, hashable records. A game adds its own filter and its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any, TypeVar, cast
from judgekit.engine.records import with_parts

TermT = TypeVar("TermT")

Value = Any
"""A part of a term: plain, hashable data or another record."""

Description = Any
"""A filter: which objects and players are meant. Every game has its own record for it."""

Pairs = tuple[tuple[str, Value], ...]
"""Facts by name, sorted."""

Reference = tuple[Value, ...]
"""Whom or what is meant: ("this",), ("you",), ("target", 0), ("all", Filter), ("choose", Filter, least, most, Reference) …"""

Formula = int | tuple[Value, ...]
"""A number, or how it is worked out: ("+", a, b), ("count", Filter), ("value", Reference, "power") …"""

Comparison = tuple[str, Formula]
"""A sign and what is on its right: ("<=", 3)."""

Condition = tuple[Value, ...]
"""What must hold: ("compare", a, "<=", b), ("is", Reference, Filter), ("not", Condition) …"""


class TargetWord(NamedTuple):
    """One occurrence of the word "target".

    Attributes:
        name: how instructions refer to it.
        filter: what may be a target.
        least: smallest number of targets.
        most: largest number; None: any number.
    """

    name: str
    filter: Description
    least: Formula = 1
    most: Formula | None = 1


class Pattern(NamedTuple):
    """Which events are meant: those that an ability triggers on, or that an effect replaces.

    Attributes:
        events: kinds of event; any of them.
        of: filter for what it happens to, None for anything.
        by: filter for what causes it.
        details: what details of the event must be, by name, each a tuple of allowed values.
        amount: comparison of the event's amount.
    """

    events: tuple[str, ...]
    of: Description | None = None
    by: Description | None = None
    details: Pairs = ()
    amount: Comparison | None = None


class Instruction(NamedTuple):
    """One instruction of an ability.

    Attributes:
        verb: what is done ("damage", "destroy", "draw", …).
        of: to whom or what.
        amount: how much.
        details: the rest, by name.
    """

    verb: str
    of: Reference | None = None
    amount: Formula | None = None
    details: Pairs = ()

    def get(self, name: str, default: Value = None) -> Value:
        """Return a detail."""
        for key, value in self.details:
            if key == name:
                return value
        return default

    def having(self, **details: Value) -> Instruction:
        """Return this instruction with further or other details."""
        return self._replace(details=tuple(sorted({**dict(self.details), **details}.items())))


class Modification(NamedTuple):
    """One thing that a continuous effect changes.

    Attributes:
        what: which ("power", "gain", "control", …).
        value: by how much, to what, or the ability.
    """

    what: str
    value: Value


class Ability(NamedTuple):
    """An ability of an object.

    Attributes:
        kind: "triggered", "static", "replacement", "rule" (what its object may not or must do), or a kind of the game's own.
        name: for "rule": what it says ("cannot-attack" …).
        when: the events that it triggers on or replaces.
        condition: what must hold for it to trigger or to act.
        targets: its target words.
        shares: it divides a number among its targets: the number, else None.
        do: its instructions; for a replacement what happens instead.
        optional: "you may" for the whole.
        affects: for a static ability: what it acts on; None: its own object.
        modify: for a static ability: what it changes.
        zones: where it functions, None for the usual zone of its object.
        once: a delayed triggered ability that goes after its first trigger.
        text: as written.
    """

    kind: str
    name: str | None = None
    when: Pattern | None = None
    condition: Condition | None = None
    targets: tuple[TargetWord, ...] = ()
    shares: Formula | None = None
    do: tuple[Instruction, ...] = ()
    optional: bool = False
    affects: Description | None = None
    modify: tuple[Modification, ...] = ()
    zones: tuple[str, ...] | None = None
    once: bool = False
    text: str = ""

    @property
    def told(self) -> str:
        """Return how the ability is told: as it is written, or by its name or kind."""
        return self.text or self.name or self.kind

    def change(self, what: str, default: Value = None) -> Value:
        """Return the value of the modification of a kind that the ability makes; the default where it makes none."""
        return next((one.value for one in self.modify if one.what == what), default)

    def with_instruction(self, place: int, instruction: Instruction) -> Ability:
        """Return this ability with another instruction in a place."""
        return self._replace(do=(*self.do[:place], instruction, *self.do[place + 1 :]))


def mentions(term: Value, word: str) -> bool:
    """Tell whether a term has a word of reference, formula or condition anywhere in it: ("event", …) for "event"."""
    if not isinstance(term, tuple | frozenset):
        return False
    return (type(term) is tuple and term[:1] == (word,)) or any(mentions(part, word) for part in term)


def contains(term: Value, part: Value) -> bool:
    """Tell whether a part stands anywhere in a term: a word, a reference, a record."""
    return term == part or (isinstance(term, tuple) and any(contains(one, part) for one in term))


def each_part(term: Value) -> Iterator[Value]:
    """Yield a term and every part of it, those inside of others too."""
    left = [term]
    while left:
        part = left.pop()
        yield part
        if isinstance(part, tuple):
            left.extend(reversed(part))


def with_other(term: TermT, part: Value, other: Value) -> TermT:
    """Return a term in which another part stands for one wherever that stands in it: a reference, a word, an object."""
    if term == part:
        return cast(TermT, other)
    if not isinstance(term, tuple):
        return term
    return cast(TermT, with_parts(term, (with_other(one, part, other) for one in term)))


def joined(parts: Sequence[Ability], kind: str) -> Ability:
    """Return abilities that are followed as one, their target words and instructions in the order written.

    Args:
        parts: the abilities.
        kind: kind of the ability where there is none.
    """
    if len(parts) < 2:
        return parts[0] if parts else Ability(kind)
    words: tuple[TargetWord, ...] = ()
    do: tuple[Instruction, ...] = ()
    for part in parts:
        do = (*do, *(_with_targets_from(instruction, len(words)) for instruction in part.do))
        words = (*words, *part.targets)
    shares = next((part.shares for part in parts if part.shares is not None), None)
    return Ability(kind, targets=words, do=do, shares=shares, text=" ".join(part.text for part in parts))


def _with_targets_from(term: Value, first: int) -> Value:
    """Return a term whose ("target", n) count on from a number."""
    if not first or not isinstance(term, tuple):
        return term
    if len(term) == 2 and term[0] == "target" and isinstance(term[1], int):
        return ("target", term[1] + first)
    return with_parts(term, (_with_targets_from(part, first) for part in term))
