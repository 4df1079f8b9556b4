"""The likeness of two names is that of difflib, which is not loaded for it."""

from difflib import SequenceMatcher

from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.cards.likeness import Likeness

NAMES = st.text("abcdef あ", max_size=30)


@given(NAMES, NAMES)
@example("serra angle", "serra angel")
@example("abcabc", "bcabca")
@example("", "")
def test_names_are_as_like_as_difflib_says(typed: str, name: str) -> None:
    whole = SequenceMatcher(None, typed, name).ratio()
    assert Likeness(typed, 0.0).of(name) == whole
    pruned = Likeness(typed, 0.7).of(name)
    assert pruned == whole if whole >= 0.7 else pruned < 0.7
