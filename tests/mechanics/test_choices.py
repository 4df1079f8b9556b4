"""Every answer that is listed is legal, nothing else is, and what is divided is divided completely."""

from itertools import product
from math import comb

from hypothesis import given
from hypothesis import strategies as st

from judgekit.engine import Allowed, Refused
from judgekit.mechanics.abilities.choosing import judge_order, judge_set, sets_of
from judgekit.mechanics.abilities.targets import divisions
from judgekit.mechanics.objects import summed

IDS = st.lists(st.sampled_from("abcdef"), unique=True).map(tuple)


@given(IDS, st.integers(0, 3), st.integers(0, 4))
def test_the_sets_that_are_listed_are_the_legal_ones(ids: tuple[str, ...], least: int, more: int) -> None:
    listed = list(sets_of(ids, least, least + more))
    legal = [
        choice
        for size in range(4)
        for choice in product("abcdef", repeat=size)
        if isinstance(judge_set(ids, least, least + more, choice, ("1",)), Allowed)
    ]
    assert sorted(choice for choice in listed if len(choice) < 4) == sorted(legal)


@given(IDS)
def test_an_order_names_each_once(ids: tuple[str, ...]) -> None:
    assert judge_order(ids, ids[::-1], ("1",), ("2",)) == Allowed(("1",))
    for wrong in ((*ids, "a"), ids[1:] if ids else ("a",), "".join(ids), None):
        assert judge_order(ids, wrong, ("1",), ("2",)) == Refused(("2",), "each of them once")


@given(st.integers(1, 8), st.integers(1, 4))
def test_each_share_is_at_least_one_and_all_is_given(total: int, parts: int) -> None:
    ids = tuple("abcdef"[:parts])
    found = list(divisions(total, ids))
    assert len(found) == len(set(found)) == comb(total - 1, parts - 1)
    assert all(sum(number for _, number in one) == total and min(number for _, number in one) > 0 for one in found)


@given(st.dictionaries(st.sampled_from("xyz"), st.integers(1, 5)), st.sampled_from("xyz"))
def test_counters_that_come_and_go_leave_nothing_behind(counters: dict[str, int], kind: str) -> None:
    before = tuple(sorted(counters.items()))
    assert summed(summed(before, ((kind, 3),)), ((kind, -3),)) == before
