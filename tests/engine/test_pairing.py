"""Each need served by an offer of its own: the same answer as trying every way."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.engine.pairing import each_served

COLORS = "WUB"


@settings(max_examples=80, deadline=None)
@given(st.lists(st.sampled_from(COLORS), max_size=4), st.lists(st.text(COLORS, max_size=3), max_size=5))
def test_needs_are_served_just_where_some_order_of_the_offers_serves_them(needs: list[str], offers: list[str]) -> None:
    some = any(
        all(need in offer for need, offer in zip(needs, order, strict=True))
        for order in permutations(offers, len(needs))
    )
    assert each_served(needs, offers, lambda offer, need: need in offer) == some
