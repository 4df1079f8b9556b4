"""702.96: overload: in a spell cast for its overload cost each "target" is "each"; it has no targets."""

from __future__ import annotations

from functools import lru_cache

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Ability, Action, Mode, Reference, TargetWord

OVERLOAD = "overload"


@keyword_means(OVERLOAD, "702.96a")
def overload(_keyword: Ability) -> tuple[Ability, ...]:
    """Its second ability changes the text of the spell as it is cast (702.96a)."""
    return ()


def overloaded(item: Object) -> bool:
    """Tell whether an object on the stack is a spell whose overload cost was announced."""
    return item.kind != "ability" and OVERLOAD in item.announced.options


@lru_cache(maxsize=512)
def with_each(mode: Mode) -> Mode:
    """Return instructions that act on each of what they would have targeted, without any target (702.96a, 702.96b).

    CR 702.96c.

    Raises:
        Unsupported: they speak of a target otherwise than as of what is acted on.
    """
    each = {word.name: _each(word) for word in mode.targets}
    found = []
    for action in mode.do:
        if action.of is not None and action.of[0] == "target" and action.of[1] in each:
            action = action._replace(of=each[action.of[1]])
        if _speaks_of_target(action):
            raise Unsupported(phrase("overload of a spell that speaks of its target further"), "702.96a")
        found.append(action)
    return mode._replace(targets=(), do=tuple(found))


def _each(word: TargetWord) -> Reference:
    every = tuple(("all", filter) for filter in word.filters)
    return every[0] if len(every) == 1 else ("union", every)


def _speaks_of_target(term: object) -> bool:
    if isinstance(term, tuple) and not isinstance(term, Action) and len(term) == 2 and term[0] == "target":
        return isinstance(term[1], str)
    return isinstance(term, tuple) and any(_speaks_of_target(part) for part in term)
