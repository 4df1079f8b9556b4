"""The full query language: what cannot be read is said, with the fields that there are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.search.fuzzy_syntax import fault_in


@pytest.mark.parametrize(
    "text",
    ["", "  ", "(", ")", "()", "a )", "(a", "a (b", '"a b', 'a "', "AND", "a AND", "OR a", "a AND OR b", "a (OR b)", "NOT",
     "a AND NOT", "(a AND) b"],
)  # fmt: skip
def test_a_query_whose_form_is_broken_is_no_query(text: str) -> None:
    assert fault_in(text)


@pytest.mark.parametrize(
    "text",
    ["a", "a AND b", "a OR (b NOT c)", "NOT a", '"a b"~3', "title:(a OR b)", "wild*", "word~2", "トランプル AND 接死",
     "and", 'title:"a ( b"', "a AND NOT b", "((a))", "[a TO b]"],
)  # fmt: skip
def test_a_query_of_sound_form_has_no_fault(text: str) -> None:
    assert not fault_in(text)


@given(st.text(alphabet='ab "()ANDORT:*~', max_size=30))
def test_any_text_is_judged(text: str) -> None:
    assert isinstance(fault_in(text), str)
