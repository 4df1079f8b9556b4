"""The stretches that two lists share are those that `difflib` finds."""

from difflib import SequenceMatcher

from hypothesis import given
from hypothesis import strategies as st

from judgekit.references.alignment import shared_stretches

WORDS = st.lists(st.sampled_from("abcd"), max_size=25)


@given(WORDS, WORDS)
def test_the_stretches_are_those_of_difflib(one: list[str], other: list[str]) -> None:
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    assert shared_stretches(one, other) == [tuple(block) for block in matcher.get_matching_blocks()[:-1]]


def test_the_longest_stretch_comes_first_and_what_crosses_it_is_not_shared() -> None:
    assert shared_stretches(["x", "a", "b", "c", "y"], ["y", "a", "b", "c", "x"]) == [(1, 1, 3)]
    assert shared_stretches([], ["a"]) == []
