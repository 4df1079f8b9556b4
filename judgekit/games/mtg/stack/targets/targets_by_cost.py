"""601.2c, 702.33g: target words that a spell or ability has only if a certain cost was announced for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import holds
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import Action, Condition, Mode, TargetWord


def words_by_cost(view: View, mode: Mode, frame: Frame) -> tuple[TargetWord, ...]:
    """Return the target words of a mode without those of parts that have no effect, since a cost was not announced.

    CR 601.2c, 702.33g.

    Args:
        view: the game as it is.
        mode: the mode, or the whole of a spell or ability.
        frame: for whom it speaks; knows the costs announced for it.
    """
    if not depends_on_costs(mode):
        return mode.targets
    spoken_of, needed = set(_names(mode.do)), set(_names(mode.do, (view, frame)))
    for word in mode.targets[::-1]:
        if word.name in needed or word.name not in spoken_of:
            needed.update(_names(word.filters), _names(word.least), _names(word.most))
    return tuple(word for word in mode.targets if word.name in needed or word.name not in spoken_of)


@lru_cache(maxsize=4096)
def depends_on_costs(mode: Mode) -> bool:
    """Tell whether a part of a mode that has targets has its effect only if a cost was paid (702.33g)."""
    return bool(mode.targets) and any(_of_costs(condition) for condition in _conditions(mode.do))


_RULES = {
    "kicker": "702.33g",
    "multikicker": "702.33g",
    "bargain": "mtg@20260417:702.166d",
    "gift": "mtg@20260417:702.174m",
}
"""The rule that says of a cost that targets are chosen only if it was announced; of every other 601.2c alone does."""


def rules_by_costs(modes: Iterable[Mode]) -> tuple[str, ...]:
    """Return the rules by which the targets of modes hang on the costs that their parts ask for (601.2c)."""
    asked = {_kind_of(name) for mode in modes for condition in _conditions(mode.do) for name in _costs_of(condition)}
    return tuple(dict.fromkeys(rule for cost, rule in _RULES.items() if cost in asked))


def _kind_of(name: object) -> str:
    """Return the keyword of a cost that a condition asks for, one of two told by symbols or number: "kicker {R}", "kicker-2"."""
    keyword, dash, number = str(name).partition(" ")[0].rpartition("-")
    return keyword if dash and number.isdecimal() else str(name).partition(" ")[0]


def _costs_of(condition: Condition) -> Iterator[object]:
    """Yield the costs that a condition asks for."""
    word, *values = condition
    if word == "paid":
        yield values[0]
    elif word in ("not", "and", "or"):
        for one in values:
            yield from _costs_of(one)


def _conditions(term: object) -> Iterator[Condition]:
    """Yield what the instructions in a term are done under."""
    if isinstance(term, Action) and term.verb == "if" and term.of is not None:
        yield term.of
    if isinstance(term, tuple):
        for part in term:
            yield from _conditions(part)


def _of_costs(condition: Condition) -> bool:
    """Tell whether a condition asks for a cost that was paid, maybe among other things."""
    return any(True for _ in _costs_of(condition))


def _settled(view: View, condition: Condition, frame: Frame) -> bool | None:
    """Return what the announced costs make of a condition; None where it is open for other reasons too."""
    word, *values = condition
    if word == "paid":
        return holds(view, condition, frame)
    if word not in ("not", "and", "or"):
        return None
    known = [_settled(view, one, frame) for one in values]
    if word == "not":
        return None if known[0] is None else not known[0]
    decides: bool = word == "or"
    if decides in known:
        return decides
    return None if None in known else not decides


def _names(term: object, costs: tuple[View, Frame] | None = None) -> Iterator[str]:
    """Yield the target words that a term speaks of, where costs are known only those of parts that can have an effect."""
    if not isinstance(term, tuple):
        return
    if len(term) == 2 and term[0] == "target" and isinstance(term[1], str):
        yield term[1]
        return
    if isinstance(term, Action) and term.verb == "if" and term.of is not None and costs is not None:
        settled = _settled(costs[0], term.of, costs[1])
        dropped = {True: "else", False: "then"}.get(settled) if settled is not None else None
        yield from _names(term.of)
        for name, value in term.details:
            if name != dropped:
                yield from _names(value, costs)
        return
    for part in term:
        yield from _names(part, costs)
