"""Pairing: whether each of several needs can be served by an offer of its own, as mana is given to the symbols of a cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.core.typed import TypeVar

NeedT = TypeVar("NeedT")
OfferT = TypeVar("OfferT")


def each_served(needs: Sequence[NeedT], offers: Sequence[OfferT], serves: Callable[[OfferT, NeedT], bool]) -> bool:
    """Tell whether each need can be given an offer of its own.

    Args:
        needs: what has to be served.
        offers: what can serve one need each; what is left over does not matter.
        serves: tells whether an offer serves a need.
    """
    return len(needs) <= len(offers) and most_served(needs, offers, serves) == len(needs)


def most_served(needs: Sequence[NeedT], offers: Sequence[OfferT], serves: Callable[[OfferT, NeedT], bool]) -> int:
    """Return how many needs can be given an offer of their own at once (a matching of a bipartite graph by augmenting paths).

    Args:
        needs: what has to be served.
        offers: what can serve one need each; what is left over does not matter.
        serves: tells whether an offer serves a need.
    """
    taken: dict[int, int] = {}

    def give(need: int, tried: set[int]) -> bool:
        for place, offer in enumerate(offers):
            if place not in tried and serves(offer, needs[need]):
                tried.add(place)
                if place not in taken or give(taken[place], tried):
                    taken[place] = need
                    return True
        return False

    return sum(1 for need in range(len(needs)) if give(need, set()))
