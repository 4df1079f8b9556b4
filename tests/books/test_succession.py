"""What the order of rule numbers tells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.books.succession import follows, is_first, left_out, misprint_corrected, order_key
from judgekit.core.numbers import parent_of

numbers = st.builds(
    lambda group, rest, letter: ".".join(map(str, (group, *rest))) + (letter if len(rest) == 1 else ""),
    st.integers(100, 999),
    st.lists(st.integers(1, 40), max_size=5),
    st.sampled_from(["", *"abcdefghijklmnopqrstuvwxyz"]),
)


def test_numbers_sort_as_printed_with_l_between_k_and_m() -> None:
    in_order = ["5", "500", "500.1", "500.1a", "500.1k", "500.1l", "500.1m", "500.2", "500.10", "500.10.1", "501", "6"]
    assert sorted([*in_order[5:], *in_order[:5]], key=order_key) == in_order


@pytest.mark.parametrize(
    ("number", "before"),
    [("506.2a", "506.2"), ("506.3", "506.2a"), ("507", "506.3e"), ("6", "512.1"), ("500", "5"), ("501", "5"),
     ("703.4.1.1", "703.4.1"), ("703.5", "703.4.1.3.1"), ("0", None)],
)  # fmt: skip
def test_what_may_come_next(number: str, before: str | None) -> None:
    assert follows(number, before)


@pytest.mark.parametrize(
    ("number", "before"),
    [("505.2a", "506.2"), ("506.4", "506.2"), ("506.2b", "506.2"), ("502", "5"), ("506.2", "506.2")],
)
def test_what_may_not_come_next(number: str, before: str) -> None:
    assert not follows(number, before)


@given(numbers)
def test_a_first_number_follows_its_parent_and_no_number_follows_itself(number: str) -> None:
    assert not follows(number, number)
    above = parent_of(number)
    assert above is not None
    assert follows(number, above) == is_first(number)


@pytest.mark.parametrize(
    ("number", "before", "after", "correct"),
    [("505.2a", "506.2", "506.3", "506.2a"), ("505.2a", "506.2", None, "506.2a"), ("609.3", "506.2", "506.4", "506.3")],
)
def test_a_number_of_a_wrong_group_is_corrected(number: str, before: str, after: str | None, correct: str) -> None:
    assert misprint_corrected(number, before, after, {number, before}) == correct


@pytest.mark.parametrize(
    ("number", "before", "after", "occurring"),
    [("506.3", "506.2", "506.4", set()),
     ("505.2a", "506.2", "506.3", {"506.2a"}),
     ("505.2c", "506.2", "506.3", set()),
     ("505.2a", "506.2", "506.1", set()),
     ("507", "506.2", "507.1", set())],
)  # fmt: skip
def test_what_is_in_order_or_not_certain_is_left_alone(
    number: str, before: str, after: str, occurring: set[str]
) -> None:
    assert misprint_corrected(number, before, after, occurring) is None


def test_each_run_of_numbers_that_are_left_out_is_found_once() -> None:
    book = ["0", "1", "100", "100.1", "100.1a", "100.1c", "100.4", "103", "103.2"]
    assert list(left_out(book)) == [
        ("100.1c", 5, ["100.1b"]),
        ("100.4", 6, ["100.2", "100.3"]),
        ("103", 7, ["101", "102"]),
        ("103.2", 8, ["103.1"]),
    ]
