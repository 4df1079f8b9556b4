"""Words mean what their game registers; arithmetic and logic are the same in every game; an unknown word is a fault."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.engine import Unsupported
from judgekit.mechanics.terms.meaning import Meaning
from judgekit.mechanics.terms.records import Instruction, each_part, mentions, with_other


def words() -> Meaning[Any, Any]:
    found: Meaning[Any, Any] = Meaning(lambda kind, word: Unsupported(f"the {kind} {word}"))
    found.how_much["x"] = lambda where, _frame: where
    return found


@given(st.integers(-50, 50), st.integers(-50, 50), st.integers(-50, 50))
def test_arithmetic_is_that_of_integers(x: int, left: int, right: int) -> None:
    meaning = words()

    def amount(*formula: Any) -> int:
        return meaning.amount(x, formula, None)

    assert amount("+", left, right, ("x",)) == left + right + x
    assert amount("-", left, right, ("x",)) == left - right - x
    assert amount("*", left, ("x",)) == left * x
    assert (amount("min", left, right), amount("max", left, right)) == (min(left, right), max(left, right))
    assert amount("half-up", left) + amount("half-down", left) == left


@given(st.integers(-9, 9), st.integers(-9, 9))
def test_conditions_are_joined_by_logic(left: int, right: int) -> None:
    meaning = words()
    less, more = ("compare", left, "<", right), ("compare", left, ">=", right)
    assert meaning.holds(0, less, None) == (left < right)
    assert meaning.holds(0, ("not", less), None) == meaning.holds(0, more, None)
    assert not meaning.holds(0, ("and", less, more), None)
    assert meaning.holds(0, ("or", less, more), None)
    assert meaning.holds(0, None, None)


def test_a_word_that_no_game_registered_is_a_fault_and_never_zero() -> None:
    meaning = words()
    for ask in (meaning.amount, meaning.holds, meaning.those):
        with pytest.raises(Unsupported, match="devotion"):
            ask(0, ("devotion",), None)


def test_a_word_is_found_at_any_depth_of_a_term_and_names_are_no_words() -> None:
    deep = (Instruction("damage", ("target", 0), ("+", 1, ("event", "amount"))),)
    assert mentions(deep, "event")
    assert not mentions((Instruction("event", ("target", 0)),), "event")


def test_another_part_stands_in_a_term_wherever_the_one_did_and_records_stay_what_they_are() -> None:
    deed = Instruction("damage", ("chosen", "x"), 2, (("with", ("chosen", "x")),))
    assert with_other((deed,), ("chosen", "x"), ("this",)) == (
        Instruction("damage", ("this",), 2, (("with", ("this",)),)),
    )
    assert isinstance(with_other(deed, 2, 3), Instruction)
    assert with_other(deed, ("chosen", "y"), ("this",)) == deed


def test_the_parts_of_a_term_are_gone_through_in_the_order_in_which_they_are_written() -> None:
    assert list(each_part((1, ("a", 2), 3))) == [(1, ("a", 2), 3), 1, ("a", 2), "a", 2, 3]
