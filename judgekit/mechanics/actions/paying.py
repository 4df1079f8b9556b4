"""Paying by colours: so many of what a player has, a symbol of a colour each by something of that colour."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import combinations

from judgekit.core.wording import phrase
from judgekit.engine.pairing import each_served

Cost = tuple[tuple[str, int], ...]
"""Number of symbols by colour; those of COLORLESS are paid by anything."""

Offers = dict[str, frozenset[str]]
"""The colours of what can pay one symbol each, by id."""

COLORLESS = "colorless"


def size_of(cost: Cost) -> int:
    """Return of how many symbols a cost is."""
    return sum(number for _, number in cost)


def covers(colors: Collection[frozenset[str]], cost: Cost) -> bool:
    """Tell whether each symbol of a colour can be paid by something of that colour, each used once."""
    needs = [color for color, number in cost if color != COLORLESS for _ in range(number)]
    return each_served(needs, list(colors), lambda offer, color: color in offer)


def payable(offers: Offers, cost: Cost) -> bool:
    """Tell whether a cost can be paid."""
    return len(offers) >= size_of(cost) and covers(offers.values(), cost)


def payments(offers: Offers, cost: Cost) -> Iterator[tuple[str, ...]]:
    """Yield every set of ids that pays a cost exactly, each sorted."""
    for chosen in combinations(sorted(offers), size_of(cost)):
        if covers([offers[id] for id in chosen], cost):
            yield chosen


def why_no_payment(offers: Offers, cost: Cost, ids: Iterable[str], what: str) -> str:
    """Return why ids do not pay a cost, in the kernel's order; empty where they do. `what` says what pays: "a stone"."""
    chosen = list(ids)
    if len(set(chosen)) != len(chosen) or any(id not in offers for id in chosen):
        return phrase("{what} that cannot pay", what=what)
    if len(chosen) != size_of(cost):
        return phrase("not the number that the cost names")
    if not covers([offers[id] for id in chosen], cost):
        return phrase("not the colours that the cost names")
    return phrase("in sorted order") if chosen != sorted(chosen) else ""
