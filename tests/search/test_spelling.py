"""How far a misspelt word is from a known one."""

import random

import pytest

from judgekit.search.spelling import distance, swapped, unlike_a_slip

FAR = 20


def _by_table(first: str, second: str) -> int:
    """Count letters changed, added, dropped and swapped with their neighbour by the table of all pairs of beginnings."""
    rows = [list(range(len(second) + 1))]
    for place, letter in enumerate(first, start=1):
        row = [place]
        for other, mate in enumerate(second, start=1):
            cost = min(rows[-1][other] + 1, row[-1] + 1, rows[-1][other - 1] + (letter != mate))
            if place > 1 and other > 1 and letter == second[other - 2] and first[place - 2] == mate:
                cost = min(cost, rows[-2][other - 2] + 1)
            row.append(cost)
        rows.append(row)
    return rows[-1][-1]


@pytest.mark.parametrize(
    ("typed", "known", "letters"),
    [
        ("trample", "trample", 0),
        ("tramlpe", "trample", 1),  # swapped
        ("tample", "trample", 1),  # dropped
        ("trampple", "trample", 1),  # added
        ("trumple", "trample", 1),  # changed
        ("", "ward", 4),
        ("ward", "", 4),
        ("deathtuch", "deathtouch", 1),
    ],
)
def test_each_slip_of_the_pen_counts_one(typed: str, known: str, letters: int) -> None:
    assert distance(typed, known, FAR) == letters


def test_the_distance_is_that_of_the_table_of_all_pairs_and_counting_stops_behind_the_most() -> None:
    random.seed(5)
    for _ in range(3000):
        first, second = ("".join(random.choices("abcd", k=random.randint(0, 9))) for _ in range(2))
        far, most = _by_table(first, second), random.randint(1, 5)
        assert distance(first, second, FAR) == far, (first, second)
        assert distance(first, second, most) == min(far, most + 1), (first, second)


@pytest.mark.parametrize(
    ("typed", "meant", "other"),
    [
        ("atack", "attack", "stack"),  # the first letter is seldom wrong
        ("fying", "flying", "dying"),  # and one is dropped more often than replaced
        ("commandr", "commander", "command"),  # or added
        ("trampel", "trample", "trammel"),  # and two are swapped
        ("pirority", "priority", "minority"),  # the first two as well
    ],
)
def test_the_likelier_slip_of_the_pen_is_told_from_another_as_near(typed: str, meant: str, other: str) -> None:
    assert unlike_a_slip(typed, meant) < unlike_a_slip(typed, other)


def test_a_word_is_among_those_it_may_have_been_before_two_letters_were_swapped() -> None:
    assert "heart" in swapped("herat")
    assert len(swapped("herat")) == len("herat") - 1
    assert swapped("a") == []
