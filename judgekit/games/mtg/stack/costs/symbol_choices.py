"""118.13, 601.2b: the ways in which hybrid and Phyrexian symbols of a cost can be paid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from judgekit.games.mtg.state.mana import equivalents
from judgekit.games.mtg.terms.records import YOU, Action, Cost
from judgekit.games.mtg.terms.symbols import LETTERS


def symbol_choices(symbols: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the ways to pay symbols, equal symbols without regard to order."""
    groups = {symbol: symbols.count(symbol) for symbol in symbols}
    ways = [combinations_with_replacement(equivalents(symbol), number) for symbol, number in groups.items()]
    for choice in product(*ways):
        pools = {symbol: list(way) for symbol, way in zip(groups, choice, strict=True)}
        yield tuple(pools[symbol].pop(0) for symbol in symbols)


def left_open(symbol: str) -> bool:
    """Tell whether a symbol can be paid with generic mana or life: how is chosen before its cost is paid (107.4e, 107.4f).

    Which half of a hybrid of two colours pays is said by the mana that is spent.
    """
    return len(equivalents(symbol)) > 1 and not all(part in LETTERS for part in symbol.split("/"))


def ways_of(cost: Cost) -> tuple[Cost, ...]:
    """Return the costs that a player may choose among for the symbols of a cost that can be paid in several ways.

    CR 118.13b, 118.13c.
    """
    several = tuple(symbol for symbol in cost.mana if left_open(symbol))
    plain = tuple(symbol for symbol in cost.mana if not left_open(symbol))
    found = []
    for chosen in symbol_choices(several):
        life = tuple(
            Action("pay-life", YOU, 2, (("symbol", symbol),))
            for symbol, one in zip(several, chosen, strict=True)
            if one == "life"
        )
        mana = (*plain, *(one for one in chosen if one != "life"))
        found.append(cost._replace(mana=mana, actions=(*cost.actions, *life)))
    return tuple(found)
