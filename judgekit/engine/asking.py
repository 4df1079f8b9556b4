"""Which facts a derived value hangs on: the facts of a position, while somebody notes which of them are asked for.

A value that was derived from the tables of a position and from a few facts is the same on every position with these tables and
these few facts, whatever else was written meanwhile: the step, who has passed, what was cast.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.engine.records import same

Answers = tuple[tuple[str, object], ...]
"""What was asked for, with what it says."""

ABSENT = object()
"""What a fact says that is not there."""


class Asked(dict[str, object]):
    """Facts that note by which names they are asked.

    Attributes:
        names: the names that were asked for, whether they are there or not.
        whole: all of them were gone through, so that every fact counts.
    """

    __slots__ = ("names", "whole")

    def __init__(self, facts: Mapping[str, object]) -> None:
        # Facts that note themselves are not asked while they are copied: what is asked of the copy is told them by `tell`.
        super().__init__(dict.copy(facts) if isinstance(facts, Asked) else facts)
        self.names: set[str] = set()
        self.whole = False

    def tell(self, facts: Mapping[str, object]) -> None:
        """Note on other facts, where they note such things, what was asked of these, which are a copy of them."""
        if isinstance(facts, Asked):
            facts.names |= self.names
            facts.whole = facts.whole or self.whole

    def answers(self) -> Answers | None:
        """Return what was asked for with what it says, None where everything was."""
        if self.whole:
            return None
        return tuple((name, dict.get(self, name, ABSENT)) for name in self.names)


def _of_one(plain: Callable[..., object]) -> Callable[..., object]:
    """Return a method of dictionaries that is about one name, noting the name."""

    def asking(facts: Asked, name: str, *rest: object) -> object:
        facts.names.add(name)
        return plain(facts, name, *rest)

    return asking


def _of_all(plain: Callable[..., object]) -> Callable[..., object]:
    """Return a method of dictionaries that goes through everything, noting that."""

    def asking(facts: Asked, *rest: object) -> object:
        facts.whole = True
        return plain(facts, *rest)

    return asking


for _name in ("__getitem__", "__contains__", "get"):
    setattr(Asked, _name, _of_one(getattr(dict, _name)))
# Python copies a dictionary without asking it, unless it iterates in a way of its own: so `dict(facts)` and `{**facts}` come here.
for _name in ("__iter__", "__reversed__", "__len__", "__eq__", "__ne__", "__or__", "__ror__", "__repr__"):
    setattr(Asked, _name, _of_all(getattr(dict, _name)))
for _name in ("keys", "values", "items", "copy"):
    setattr(Asked, _name, _of_all(getattr(dict, _name)))


def still(answers: Answers, facts: Mapping[str, object]) -> bool:
    """Tell whether facts say what they said when somebody asked them."""
    return all(same(facts.get(name, ABSENT), value) for name, value in answers)
