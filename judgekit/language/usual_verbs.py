"""The instructions that every card game has, as structured terms: what they decide, choose, draw, search, change, and make wait.

They make what `judgekit.mechanics.abilities.following` and `judgekit.mechanics.actions.decks` follow: `{if: condition, then: […]}`,
`{may: […], by: player}`, `{choose: description, as: name}`, `{discard: player, amount: 2}`, `{modify: t, with: […], until: …}`,
`{delayed: {when: …, do: […]}}`, `{replace: {if: event, instead: …}}`.
"""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.parts import Part
from judgekit.core.typed import Generic, TypeVar
from judgekit.language.references import References
from judgekit.language.schemas import Fields, Read, Readers, each, said
from judgekit.language.verbs import Detailed, Verbs, details_of

MadeT = TypeVar("MadeT", bound=Detailed)
DescriptionT = TypeVar("DescriptionT")


class OwnWords(NamedTuple):
    """What reads the words in which a game's instructions differ.

    Attributes:
        zone: the name of a zone.
        duration: how long something lasts; "game" for the rest of it.
        counter: the kind of counter that a word names.
        changes: what a continuous effect changes.
    """

    zone: Read
    duration: Read
    counter: Callable[[str], str]
    changes: Read


class UsualVerbs(Generic[MadeT, DescriptionT]):
    """The usual instructions of a game; they are in the table of its verbs, and their keys in that of its keys.

    Args:
        verbs: its verbs.
        references: its references and descriptions.
        condition: reads a condition.
        inner: reads what stands inside of instructions: "ability" is one item of `abilities:`.
        own: reads the words in which games differ.
    """

    def __init__(
        self,
        verbs: Verbs[MadeT],
        references: References[DescriptionT],
        condition: Read,
        inner: Readers,
        own: OwnWords,
    ) -> None:
        self.verbs, self.references, self.inner, self.own = verbs, references, inner, own
        amount, selector, described = references.amounts.amount, references.reference, references.description
        verbs.keys.update(
            {
                "amount": ("amount", amount),
                "as": ("as", Part.text),
                "at": ("at", Part.text),
                "by": ("by", selector),
                "divided": ("shared", set_or_not),
                "else": ("else", verbs.instructions),
                "is": ("filter", described),
                "random": ("random", set_or_not),
                "then": ("then", verbs.instructions),
                "to": ("to", own.zone),
                "top": ("top", amount),
                "under": ("player", selector),
                "until": ("until", own.duration),
                "with": ("with", selector),
            }
        )
        verb, done_to, so_much = verbs.verb, verbs.done_to, verbs.so_much
        many: Fields = {"amount": ("amount", lambda part: None if part.value == "all" else amount(part))}
        changed: Fields = {"with": ("with", own.changes)}
        verbs.verbs.update(
            {
                "if": verb("if", "if", condition, "then", "else", needed=("then",)),
                "may": verb("may", "do", verbs.instructions, "else", who="by"),
                "mode": verb("mode", "modes", each(verbs.instructions), who="by"),
                "choose": self._choose,
                **{word: so_much(word) for word in ("draw", "win", "lose")},
                **{word: done_to(word) for word in ("destroy", "reveal")},
                "look": done_to("reveal"),
                "discard": self._discard,
                "shuffle": verb("shuffle", "zone", own.zone, who="player"),
                "modify": verb("modify", "of", selector, "until", further=changed, needed=("with",), until="game"),
                "delayed": self._delayed,
                "replace": self._replace,
                **{
                    f"{word}-counter": verb(
                        *(f"{word}-counter", "counter", self._counter, "divided"), who=who, further=many, needed=(who,)
                    )
                    for word, who in (("put", "on"), ("remove", "from"))
                },
            }
        )

    def _counter(self, part: Part) -> str | None:
        return None if part.text() == "all" else self.own.counter(part.text())

    def _choose(self, part: Part, _key: str) -> MadeT:
        """`{choose: description, amount: 1, as: name, by: opponent}`: later instructions refer to it by its name."""
        return self.verbs.made(
            "choose", self.references.chosen(part), None, details_of(**{"as": said(part, "as", Part.text, "it")})
        )

    def _discard(self, part: Part, key: str) -> MadeT:
        """`{discard: player, amount: 2, is: description, random: true, by: player}`, `amount: all`; `{discard: t}` for a card."""
        value, keys = part[key], ("random", "is", "by")
        if value.is_mapping or ("amount" not in part and self.references.named(value.text(), value) is not None):
            return self.verbs.done_to("discard-card")(part, key)
        if "amount" in part and part["amount"].value == "all":
            return self.verbs.done_to("discard", *keys, all=True)(part.without("amount"), key)
        return self.verbs.so_much("discard", *keys)(part, key)

    def until(self, part: Part) -> object:
        """Return how long what an instruction begins lasts: the rest of the game where nothing is said."""
        return said(part, "until", self.own.duration, "game")

    def waiting(self, part: Part, ability: object) -> MadeT:
        """Return the instruction that makes an ability wait for its event, as long as the mapping says."""
        return self.verbs.made("delayed", None, None, details_of(ability=ability, until=self.until(part)))

    def _delayed(self, part: Part, key: str) -> MadeT:
        """`{delayed: {when: …, do: […]}, until: end-of-turn}`; it triggers once, unless `once: false`."""
        part.only((key, "until"))
        inner = part[key]
        once = inner.holding({"triggered": {"once": "true", **inner.value}})
        return self.waiting(part, self.inner["ability"](once)[0])

    def _replace(self, part: Part, key: str) -> MadeT:
        """`{replace: {if: event, instead: …}, until: end-of-turn}`, or with `prevent`."""
        part.only((key, "until"))
        kind = "prevention" if "prevent" in part[key] else "replacement"
        return self.waiting(part, self.inner["ability"](part[key].holding({kind: part[key].value}))[0])


def set_or_not(part: Part) -> bool | None:
    """Read a key that says something where it is set, and nothing else."""
    return part.flag() or None
