"""Amounts, comparisons and conditions of structured terms, with the words that a game adds."""

import pytest

from judgekit.core.parts import Part, TermMalformed
from judgekit.language.amounts import Amount, Amounts, Conditions
from judgekit.language.formulas import Formulas


def _named(name: str, _part: Part) -> Amount | None:
    return ("gold-of", name) if name in ("mine", "yours") else None


AMOUNTS = Amounts(Formulas(_named, example="mine"))
AMOUNTS.words["gold"] = lambda part: ("gold-of", part.text())
CONDITIONS = Conditions(AMOUNTS)
CONDITIONS.words["gold"] = CONDITIONS.number_is("gold")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("7", 7),
        ("-2", -2),
        ("mine", ("gold-of", "mine")),
        ({"gold": "yours"}, ("gold-of", "yours")),
        ({"half-up": "mine"}, ("half-up", ("gold-of", "mine"), 0)),
        ({"difference": ["9", "mine", "2"]}, ("-", ("-", 9, ("gold-of", "mine")), 2)),
        ({"max": ["3", "mine"]}, ("max", 3, ("gold-of", "mine"))),
    ],
)
def test_an_amount_is_a_number_a_formula_or_a_mapping(written: object, meant: Amount) -> None:
    assert AMOUNTS.amount(Part(written)) == meant


@pytest.mark.parametrize(
    ("written", "meant"), [("4", ("=", 4)), (">= 4", (">=", 4)), ({"max": "6"}, ("<=", 6)), ({"min": "5"}, (">=", 5))]
)
def test_a_comparison_is_a_sign_with_an_amount_or_a_bound(written: object, meant: tuple[str, Amount]) -> None:
    assert AMOUNTS.comparison(Part(written)) == meant


def test_conditions_compare_and_are_joined() -> None:
    rich = ("compare", ("gold-of", "mine"), ">=", 5)
    assert CONDITIONS.condition(Part("mine >= 5")) == rich
    assert CONDITIONS.condition(Part({"gold": "mine", "is": ">= 5"})) == rich
    assert CONDITIONS.condition(Part({"compare": ["mine", ">=", "5"]})) == rich
    assert CONDITIONS.condition(Part(["mine >= 5", {"not": "yours < 2"}])) == (
        "and",
        rich,
        ("not", ("compare", ("gold-of", "yours"), "<", 2)),
    )


def test_a_number_that_is_compared_with_nothing_is_at_least_one() -> None:
    assert CONDITIONS.condition(Part({"gold": "mine"})) == ("compare", ("gold-of", "mine"), ">=", 1)


@pytest.mark.parametrize("written", ["theirs >= 5", "mine", {"silver": "mine"}, {"gold": "mine", "ist": "5"}])
def test_what_is_no_condition_is_refused(written: object) -> None:
    with pytest.raises(TermMalformed):
        CONDITIONS.condition(Part(written))
