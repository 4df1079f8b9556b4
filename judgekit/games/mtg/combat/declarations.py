"""508.1, 509.1: what declaring attackers and declaring blockers have in common: requirements, and every declaration there is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import combinations, product

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import TypeVar
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import MtgPosition, Reasons
from judgekit.games.mtg.state.zones import permanents

MOST_TRIED = 200_000
"""Declarations looked at in search of the maximum number of requirements before it is given up."""

Way = TypeVar("Way")


class Requirement(NamedTuple):
    """That a creature attacks or blocks if able; or that something is attacked or blocked, by whatever creature.

    Attributes:
        id: the creature, "" for whichever does it.
        among: what it must attack or block, None for anything.
        rules: the rules of the keyword that demands it (701.38b, 702.39a).
    """

    id: str
    among: frozenset[str] | None
    rules: Reasons = ()


def greatest(
    ways: Mapping[str, Sequence[Way]],
    demands: list[Requirement],
    obeyed: Callable[[tuple[tuple[str, Way], ...], list[Requirement]], int],
    allowed: Callable[[tuple[tuple[str, Way], ...]], bool],
    rule: str,
    *,
    apart: bool,
) -> int:
    """Return the greatest number of requirements that an allowed declaration obeys, the most promising ones tried first.

    Args:
        ways: what each creature could do; it may also do nothing.
        demands: the requirements; what is asked of whichever creature does it can be counted once only.
        obeyed: how many requirements a declaration obeys.
        allowed: whether a declaration disobeys no restriction.
        rule: the rule of the search.
        apart: what a creature may do hangs on no other.

    Raises:
        Unsupported: the search is too long.
    """
    if apart and all(one.id for one in demands):
        return sum(
            max((obeyed(((id, way),), [one for one in demands if one.id == id]) for way in own), default=0)
            for id, own in ways.items()
        )
    shared = sum(1 for one in demands if not one.id)
    alone = {
        id: sorted(((obeyed(((id, way),), demands), way) for way in own), key=lambda one: -one[0])
        for id, own in ways.items()
    }
    ids = sorted(alone, key=lambda id: -max((count for count, _ in alone[id]), default=0))
    ahead = [0] * (len(ids) + 1)
    for place in range(len(ids) - 1, -1, -1):
        ahead[place] = ahead[place + 1] + max((count for count, _ in alone[ids[place]]), default=0)
    best, tried = -1, 0

    def search(place: int, chosen: tuple[tuple[str, Way], ...], so_far: int) -> None:
        nonlocal best, tried
        tried += 1
        if tried > MOST_TRIED:
            raise Unsupported(phrase("a search for the maximum number of requirements among so many creatures"), rule)
        if so_far + ahead[place] + shared <= best:
            return
        if place == len(ids):
            declared = tuple(sorted(chosen, key=lambda pair: pair[0]))
            found = obeyed(declared, demands)
            if found > best and allowed(declared):
                best = found
            return
        for count, way in alone[ids[place]]:
            search(place + 1, (*chosen, (ids[place], way)), so_far + count)
        search(place + 1, chosen, so_far)

    search(0, (), 0)
    return max(best, 0)


def every(ways: Mapping[str, Sequence[Way]]) -> Iterator[tuple[tuple[str, Way], ...]]:
    """Yield every declaration in which each creature does one of the things that it could do, or nothing; the fullest last."""
    ids = sorted(ways)
    for size in range(len(ids) + 1):
        for chosen in combinations(ids, size):
            for done in product(*(ways[id] for id in chosen)):
                yield tuple(zip(chosen, done, strict=True))


def forbidden_alone(
    position: MtgPosition, players: Collection[str], ways: Mapping[str, Sequence[str]], there: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """Yield the creatures of players with what each of them could not attack or block though it is there."""
    view = view_of(position)
    for record in permanents(position):
        values = view.of(record.id)
        if "creature" in values.types and values.controller in players:
            for one in there:
                if one not in ways.get(record.id, ()):
                    yield record.id, one
