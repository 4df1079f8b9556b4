"""The sequence of Magic rule numbers: what follows a number, and what a gap leaves out."""

import pytest

from judgekit.books.magic.sequence import next_number, skipped, successor
from judgekit.core.nodes import Kind


@pytest.mark.parametrize(
    ("number", "following"),
    [("7", "8"), ("702", "703"), ("702.19", "702.20"), ("702.19b", "702.19c"), ("704.5k", "704.5m"), ("704.5n", "704.5p"),
     ("205.3z", None)],
)  # fmt: skip
def test_numbers_count_up_and_letters_leave_out_l_and_o(number: str, following: str | None) -> None:
    assert successor(number) == following


@pytest.mark.parametrize(
    ("before", "kind", "expected"),
    [
        ("702.61a", "subrule", "702.61b"),
        ("702.61a", "rule", "702.62"),
        ("702.61a", "group", "703"),
        ("702.61a", "section", "8"),
        ("702.61", "subrule", "702.61a"),
        ("702", "rule", "702.1"),
        ("702", "subrule", None),
        ("7", "group", "700"),
    ],
)
def test_behind_a_rule_exactly_one_number_of_each_kind_is_next(before: str, kind: Kind, expected: str | None) -> None:
    assert next_number(before, kind) == expected


def test_a_sequence_without_gaps_skips_nothing() -> None:
    numbers = [("1", "section"), ("100", "group"), ("100.1", "rule"), ("100.1a", "subrule"), ("100.2", "rule")]
    assert list(skipped([*numbers, ("2", "section"), ("201", "group"), ("201.1", "rule")])) == []  # type: ignore[list-item]


def test_numbers_left_out_are_named_before_the_number_that_follows_them() -> None:
    assert list(skipped([("100", "group"), ("100.1", "rule"), ("100.1k", "subrule"), ("100.4", "rule")]))[-3:] == [
        (2, "100.1j"),
        (3, "100.2"),
        (3, "100.3"),
    ]
