"""References and descriptions of structured terms, as any game has them: whom or what is meant; a game adds its own words.

A reference is a word (`you`), the name of a target word or of an earlier choice, `x.controller`, `x.owner`, a list of several, or a
mapping: `{all: description}`, `{choose: description, amount: 1, by: player}`, `{top: 2, zone: library, owner: you}`. A description
is a word for a kind (`unit`), a reference whose objects are meant, a list one of which fits, or a mapping of its keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.core.parts import Part
from judgekit.core.typed import Generic, TypeVar
from judgekit.language.amounts import Amount, Amounts, Condition, Conditions
from judgekit.language.schemas import Read, Schema, Words, each, said

Reference = tuple[object, ...]
"""Whom or what is meant: a word with what it is about."""

DescriptionT = TypeVar("DescriptionT")

TargetT = TypeVar("TargetT")

YOU: Reference = ("you",)

_ROLES = ("object", "moved", "source", "player")
_PLAYERS = ("you", "opponent")


class References(Generic[DescriptionT]):
    """The references and descriptions of a game.

    Args:
        made: makes the record of a description, of its fields `what` (kinds), `among` (a reference), `either` (descriptions)
            and those of `keys`.
        kinds: kinds of object by their words.
        amounts: its amounts.
        zone: reads the name of a zone.

    Attributes:
        words: what each word of a reference means.
        keys: the keys of a description, each with the field that it fills.
    """

    def __init__(
        self, made: Callable[..., DescriptionT], kinds: Mapping[str, str], amounts: Amounts, zone: Read
    ) -> None:
        self.made, self.kinds, self.amounts, self.zone = made, kinds, amounts, zone
        self.words: dict[str, Reference] = {
            **{word: (word,) for word in ("this", *_PLAYERS, "each-player", "active", "chooser", "targets", "results")},
            "controller": ("controller-of", ("this",)),
            "owner": ("owner-of", ("this",)),
            "that": ("results",),
            **{f"event.{role}": ("event", role) for role in _ROLES},
        }
        self._schema = Schema(
            {
                "type": ("what", each(Words("type", kinds))),
                "controller": ("controller", self.reference),
                "owner": ("owner", self.reference),
                "name": ("name", Part.texts),
                "not": ("without", self.description),
                "any": ("either", each(self.description)),
                "among": ("among", self.reference),
            }
        )
        self.keys = self._schema.keys

    # Whom or what.

    def reference(self, part: Part) -> Reference:
        """Read whom or what is meant."""
        if part.is_list:
            return ("both", *(self.reference(item) for item in part.items()))
        if part.is_mapping:
            return self._mapping(part)
        text = part.text()
        named = self.named(text, part) or self.words.get(text)
        if named is not None:
            return named
        head, dot, word = text.rpartition(".")
        if dot and word in ("controller", "owner"):
            return (f"{word}-of", self.reference(part.holding(head)))
        return ("all", self.made(what=(self.kinds[text],))) if text in self.kinds else ("id", text)

    def named(self, text: str, part: Part) -> Reference | None:
        """Return the reference of a target word or of a choice made earlier, by its name."""
        for name in part.names:
            if name.startswith("@") and name.partition("=")[2] == text:
                return ("target", int(name[1:].partition("=")[0]))
            if name == f"={text}":
                return ("chosen", text)
        return None

    def _mapping(self, part: Part) -> Reference:
        if "choose" in part:
            return self.chosen(part)
        if "top" in part:
            part.only(("top", "zone", "owner"))
            whose = said(part, "owner", self.reference, YOU)
            return ("top", said(part, "zone", self.zone, "library"), whose, self.amounts.amount(part["top"]))
        if "all" in part:
            part.only(("all",))
            return ("all", self.description(part["all"]))
        return ("all", self.description(part))

    def chosen(self, part: Part) -> Reference:
        """Read `{choose: description, amount: 2, by: player}`: exactly so many, with `up-to: 2` from none, else one."""
        part.only(("choose", "amount", "up-to", "by", "as"))
        one: Amount = 1
        most = said(part, "up-to", self.amounts.amount, said(part, "amount", self.amounts.amount, one))
        least, by = 0 if "up-to" in part else most, said(part, "by", self.reference, YOU)
        return ("choose", self.description(part["choose"]), least, most, by)

    def targets(
        self, part: Part, made: Callable[[str, DescriptionT, Amount, Amount | None], TargetT]
    ) -> tuple[tuple[TargetT, ...], frozenset[str]]:
        """Read target words: `[{id: t, is: description, count: 2}]`, `up-to: 2`, `min: 0, max: 3`; one where no number is said.

        Args:
            part: the list.
            made: makes the record of a target word, of its name, what it may be, and how many there are at least and at most.

        Returns:
            The words, and the names that they give to what is read behind them.
        """
        words: list[TargetT] = []
        names: list[str] = []
        for number, item in enumerate(part.items()):
            item.only(("id", "is", "count", "up-to", "min", "max"))
            names.append(item["id"].text() if "id" in item else f"t{number + 1}")
            words.append(made(names[-1], self.description(item["is"]), *self._bounds(item)))
        return tuple(words), frozenset(f"@{number}={name}" for number, name in enumerate(names))

    def _bounds(self, part: Part) -> tuple[Amount, Amount | None]:
        amount = self.amounts.amount
        if "count" in part and part["count"].value != "any":
            return amount(part["count"]), amount(part["count"])
        if "up-to" in part:
            return 0, amount(part["up-to"])
        if not any(key in part for key in ("count", "min", "max")):
            return 1, 1
        most = None if "max" not in part or part["max"].value == "any" else amount(part["max"])
        return amount(part["min"]) if "min" in part else 0, most

    # Which.

    def description(self, part: Part) -> DescriptionT:
        """Read a description: a mapping, a kind, a reference whose objects are meant, or a list one of which fits."""
        if part.is_list:
            return self.made(either=tuple(self.description(item) for item in part.items()))
        if part.is_mapping:
            return self.made(**self._schema.read(part))
        word = part.text()
        if word == "any":
            return self.made()
        if word in self.kinds:
            return self.made(what=(self.kinds[word],))
        if word in _PLAYERS:
            return self.made(what=("player",), among=(word,))
        return self.made(among=self.reference(part))

    # Whether.

    def add_conditions(self, conditions: Conditions, under: Callable[[DescriptionT, Reference], DescriptionT]) -> None:
        """Give a game the conditions that speak of objects and players: `turn`, `phase`, `did`, `object` and `controls`.

        Args:
            conditions: its conditions.
            under: returns a description of what some player controls, where it does not say itself who does.
        """

        def object_is(part: Part) -> Condition:
            """`{object: this, rested: true}`, or `{object: this, is: description}`."""
            state = part.without("object")
            wanted = part["is"] if set(state.key_names()) == {"is"} else state
            return ("is", self.reference(part["object"]), self.description(wanted))

        def controls(part: Part) -> Condition:
            """`{controls: description, player: you, is: ">= 2"}`."""
            part.only(("controls", "player", "is"))
            wanted = under(self.description(part["controls"]), said(part, "player", self.reference, YOU))
            return ("compare", ("count", wanted), *conditions.how_many(part))

        def did(part: Part) -> Condition:
            text = part["did"].text()
            return ("did", None if text == "true" else text)

        conditions.words.update(
            {
                "turn": lambda part: ("turn", self.reference(part["turn"])),
                "phase": lambda part: ("step", part["phase"].texts()),
                "did": did,
                "object": object_is,
                "controls": controls,
            }
        )
