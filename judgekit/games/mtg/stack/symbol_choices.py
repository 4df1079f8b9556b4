"""601.2b: the ways in which hybrid and Phyrexian symbols of a cost can be announced."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from judgekit.games.mtg.state.mana import equivalents


def symbol_choices(symbols: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the ways to pay symbols, equal symbols without regard to order."""
    groups = {symbol: symbols.count(symbol) for symbol in symbols}
    ways = [combinations_with_replacement(equivalents(symbol), number) for symbol, number in groups.items()]
    for choice in product(*ways):
        pools = {symbol: list(way) for symbol, way in zip(groups, choice, strict=True)}
        yield tuple(pools[symbol].pop(0) for symbol in symbols)
