"""Comparing what is expected, all text, with what is found."""

import pytest

from judgekit.scenarios.comparing import folded, included, rule_matches, same, words
from judgekit.table.adapter import Bag, Called


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ("3", 3),
        ("+3", 3),
        ("-1", -1),
        ("true", True),
        ("no", False),
        ("none", None),
        ("2", ["a", "b"]),
        ("empty", []),
        ([], frozenset()),
        (["b", "a"], frozenset(("a", "b"))),
        (["a", "b"], ["a", "b"]),
        ("a", ["a"]),
        ({"power": "2", "weak": "0"}, {"power": 2}),
        ("none", {}),
        ("3/3", "3/3"),
        ("bottom", Called("bottom", "5")),
        ("5", Called("bottom", "5")),
    ],
)
def test_equal_things_are_the_same(expected: object, found: object) -> None:
    assert same(expected, found)


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ("3", 4),
        (["b", "a"], ["a", "b"]),
        ("true", False),
        (["a"], frozenset(("a", "b"))),
        ({"power": "2"}, {"power": 1}),
        ("1", []),
        ("top", Called("bottom", "5")),
    ],
)
def test_different_things_are_not(expected: object, found: object) -> None:
    assert not same(expected, found)


def test_a_word_or_a_list_may_be_included() -> None:
    assert included("rested", frozenset(("rested", "unit")))
    assert included(["unit", "rested"], frozenset(("rested", "unit")))
    assert not included("awake", frozenset(("rested",)))


@pytest.mark.parametrize(
    ("expected", "number", "holds"),
    [
        ("613.4", "613.4", True),
        ("613.4", "613.4c", False),
        ("613.4*", "613.4c", True),
        ("613.4*", "613.4", True),
        ("613.4*", "613.41", False),
        ("701.3.1*", "701.3.1.2", True),
        ("mtg:613.4c", "613.4c", True),
        ("613.1", "613.10", False),
    ],
)
def test_a_citation_is_exact_unless_it_ends_with_a_star(expected: str, number: str, holds: bool) -> None:
    assert rule_matches(expected, number) is holds


def test_words_are_the_same_whatever_their_capitals_and_hyphens() -> None:
    assert included(folded("First-strike"), folded(frozenset(("first strike", "flying"))))
    assert included(folded(["Elf", "green"]), folded(frozenset(("elf", "green", "creature"))))
    assert not included(folded("strike"), folded(frozenset(("first strike",))))


def test_a_mere_heading_stands_for_the_rules_below_it_and_a_rule_only_for_itself() -> None:
    headings = frozenset(("701.15",))
    assert rule_matches("701.15", "701.15a", headings)
    assert rule_matches("mtg:701.15", "701.15c", headings)
    assert not rule_matches("701.15", "701.1", headings)
    assert not rule_matches("701.15", "701.150a", headings)
    assert not rule_matches("613.4", "613.4c", headings)


@pytest.mark.parametrize("name", ["no", "yes", "No", "on", "off", "null", "true", "false"])
def test_a_name_that_reads_like_an_answer_is_said_as_the_name(name: str) -> None:
    assert words(name) == name
    assert words([name]) == f"[{name}]"
    assert (words(True), words(False), words(None)) == ("true", "false", "none")


def test_many_things_are_listed_and_signs_of_mana_are_joined() -> None:
    assert words({"A": Bag(("a", "b")), "B": Bag(())}) == "{A: [a, b], B: []}"
    assert words(Bag(("{G}", "{R}"))) == "{G}{R}"
