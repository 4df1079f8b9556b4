"""601.2g: plans to pay find what trying every set of mana abilities would find, fewest first."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.games.mtg.stack.costs.mana_plans import Offer, Output, Plans
from judgekit.games.mtg.state.mana import can_cover, pays_symbol, pooled, split, ways_to_spend
from judgekit.games.mtg.state.objects import Mana

TYPES = "WUG"
OUTPUTS = st.lists(st.text(TYPES, min_size=1, max_size=2), min_size=1, max_size=3, unique=True)
COSTS = st.tuples(st.integers(0, 3), st.text(TYPES, max_size=3))


def _plans(cost: tuple[str, ...], pool: str, sources: list[list[str]]) -> tuple[Plans, list[Offer]]:
    generic, needs = split(cost)
    symbols = sorted(set(needs))
    unpaid = (*(needs.count(symbol) for symbol in symbols), generic)
    offers = [
        Offer(f"s{number}", (), number, tuple(Output(tuple(out), tuple(Mana(kind) for kind in out)) for out in outputs))
        for number, outputs in enumerate(sources)
    ]

    def serves(mana: Mana) -> tuple[int, ...]:
        return (*(place for place, symbol in enumerate(symbols) if pays_symbol(mana, symbol)), len(symbols))

    return Plans(unpaid, tuple(Mana(kind) for kind in pool), offers, serves), offers


@settings(max_examples=150, deadline=None)
@given(COSTS, st.text(TYPES, max_size=2), st.lists(OUTPUTS, max_size=5))
def test_the_first_plan_takes_as_few_sources_as_any_set_that_pays_and_the_first_such_set(
    cost: tuple[int, str], pool: str, sources: list[list[str]]
) -> None:
    symbols = (*((str(cost[0]),) if cost[0] else ()), *cost[1])
    plans, offers = _plans(symbols, pool, sources)
    found = next(plans.plain(), None)
    own = tuple(Mana(kind) for kind in pool)

    def pays(chosen: tuple[Offer, ...]) -> bool:
        ways = product(*(offer.outputs for offer in chosen))
        return any(can_cover((*own, *(one for out in way for one in out.mana)), symbols) for way in ways)

    sets = (chosen for number in range(len(offers) + 1) for chosen in combinations(offers, number))
    wanted = next((chosen for chosen in sets if pays(chosen)), None)
    assert (found is None) == (wanted is None)
    if found is not None and wanted is not None:
        assert tuple(offer for offer, _ in found) == wanted
        assert can_cover((*own, *(one for _, out in found for one in out.mana)), symbols)


@settings(max_examples=150, deadline=None)
@given(COSTS, st.text(TYPES, max_size=6))
def test_the_ways_to_spend_are_every_multiset_that_pays_once_each(cost: tuple[int, str], pool: str) -> None:
    symbols = (*((str(cost[0]),) if cost[0] else ()), *cost[1])
    mana = pooled(*(Mana(kind) for kind in pool))
    number = cost[0] + len(cost[1])
    wanted = dict.fromkeys(some for some in combinations(mana, number) if can_cover(some, symbols))
    assert list(ways_to_spend(mana, symbols)) == list(wanted)
