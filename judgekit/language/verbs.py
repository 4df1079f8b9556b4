"""Instructions of structured terms: mappings whose first key is the verb, its value to whom or what it is done.

`{damage: t, amount: 2}`, `{draw: 2}`, `{move: t, to: dream}`. A game lists its verbs, and the keys that mean
the same with each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from judgekit.core.parts import Part
from judgekit.core.typed import Generic, Protocol, TypeVar
from judgekit.language.amounts import Amount
from judgekit.language.schemas import Fields, Read, Schema, only_key

Details = tuple[tuple[str, object], ...]


class Detailed(Protocol):
    """The record of an instruction."""

    def get(self, name: str) -> object:
        """Return a detail, None where it does not say it."""


MadeT = TypeVar("MadeT", bound=Detailed)

Verb = Callable[[Part, str], MadeT]
"""Reads an instruction; its second argument is the key of the verb."""


def details_of(**values: object) -> Details:
    """Return details of an instruction, those that say nothing left out."""
    return tuple(sorted((name, value) for name, value in values.items() if value is not None))


class Verbs(Generic[MadeT]):
    """The verbs of a game.

    Args:
        made: makes the record of an instruction, of its verb, whom or what it is done to, amount and details; the detail "as" is a
            name that it gives.
        selector: reads whom or what is meant.

    Attributes:
        keys: keys that mean the same with every verb that has them, each with the field that it fills.
        verbs: what reads an instruction, by the word it begins with.
    """

    def __init__(
        self, made: Callable[[str, tuple[object, ...] | None, Amount | None, Details], MadeT], selector: Read
    ) -> None:
        self.made, self.selector = made, selector
        self.keys: dict[str, tuple[str, Read]] = {}
        self.verbs: dict[str, Verb[MadeT]] = {}

    def instruction(self, part: Part) -> MadeT:
        """Read one instruction."""
        verb = only_key(part, self.verbs, "instruction")
        return self.verbs[verb](part, verb)

    def instructions(self, part: Part) -> tuple[MadeT, ...]:
        """Read instructions in order; what one settles under a name (`as`) is known to the later ones."""
        found: list[MadeT] = []
        names: frozenset[str] = frozenset()
        for item in part.items():
            found.append(self.instruction(item.knowing(names)))
            name = found[-1].get("as")
            if name is not None:
                names = names | {f"={name}"}
        return tuple(found)

    def verb(
        self,
        does: str,
        own: str,
        read: Read,
        *keys: str,
        who: str = "",
        further: Fields | None = None,
        needed: tuple[str, ...] = (),
        **unsaid: object,
    ) -> Verb[MadeT]:
        """Return the reader of an instruction.

        Args:
            does: the verb of the term.
            own: the field that the value of its own key fills: "of" for whom or what it is done to, or a detail.
            read: reads that value.
            keys: further keys of `keys`.
            who: the key that says to whom or what it is done, where its own key does not: you, where nothing is said.
            further: keys with a meaning of their own.
            needed: keys without which it says nothing.
            unsaid: fields where nothing else is said.
        """
        others = dict(further or {})
        if who:
            others[who], unsaid = ("of", self.selector), {"of": ("you",), **unsaid}
        return self._reading(does, {own: read}, keys, others, needed, unsaid)

    def _reading(
        self,
        does: str,
        own: Mapping[str, Read],
        keys: Iterable[str],
        further: Fields,
        needed: tuple[str, ...],
        unsaid: Mapping[str, object],
    ) -> Verb[MadeT]:
        fields = {key: self.keys[key] for key in keys} | dict(further)
        without = {"amount": 1, **unsaid} if "amount" in fields else unsaid
        ((field, read),) = own.items()

        def verb(part: Part, key: str) -> MadeT:
            found = Schema({key: (field, read), **fields}, needed, without).read(part)
            of, number = found.pop("of", None), found.pop("amount", None)
            return self.made(does, of, number, details_of(**found))

        return verb

    def done_to(self, does: str, *keys: str, **unsaid: object) -> Verb[MadeT]:
        """Return the reader of an instruction whose value is to whom or what it is done; `true` is what says so itself."""

        def whom(part: Part) -> object:
            return ("this",) if part.value == "true" else self.selector(part)

        return self._reading(does, {"of": whom}, ("as", *keys), {}, (), unsaid)

    def so_much(self, does: str, *keys: str, **unsaid: object) -> Verb[MadeT]:
        """Return the reader of an instruction with an amount: `{draw: you, amount: 2}`, or `{draw: 2}`, done to you."""
        verb = self.done_to(does, "amount", *keys, **unsaid)

        def number_or_whom(part: Part, key: str) -> MadeT:
            value = part[key]
            if value.is_text and value.text().isdigit() and "amount" not in part:
                return verb(part.holding({**part.value, key: "you", "amount": value.value}), key)
            return verb(part, key)

        return number_or_whom
