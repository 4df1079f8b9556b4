"""Many cases in one test of pytest: every one is tried, whatever became of those before it, and all that fail are named."""

import pytest

from tests.cases import IN_A_TEST, each, some, try_each


def sound(word: str, number: int) -> None:
    if number == 2:
        with pytest.raises(ValueError, match="nothing is raised"):
            pass
    if number == 3:
        pytest.skip("not here")
    if number == 4:
        raise LookupError(word)
    assert number != 1, f"{word} is the first"


def test_every_case_is_tried_and_those_that_fail_are_named_with_their_faults() -> None:
    cases = [("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5)]
    with pytest.raises(ExceptionGroup) as caught:
        try_each(sound, cases)
    assert caught.value.message == "4 of 5 cases fail: one, 1 | two, 2 | three, 3 | four, 4"
    first, second, third, fourth = caught.value.exceptions
    assert "one is the first" in str(first)
    assert "DID NOT RAISE" in str(second)
    assert "not here" in str(third)
    assert isinstance(fourth, LookupError)
    assert first.__notes__ == ["in the case one, 1"]


def test_what_holds_for_every_case_passes() -> None:
    assert try_each(sound, [("five", 5), ("six", 6)]) is None  # type: ignore[func-returns-value]


def test_all_cases_stand_in_the_tests_that_are_made_and_none_twice() -> None:
    @each(range(2 * IN_A_TEST + 1))
    def test(number: int) -> None:
        """Nothing to be seen."""

    (mark,) = test.pytestmark  # type: ignore[attr-defined]
    assert [case for group in mark.args[1] for case in group] == [(number,) for number in range(2 * IN_A_TEST + 1)]
    assert mark.kwargs["ids"] == ["1-50", "51-100", "101-101"]


def test_a_test_without_cases_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="proves nothing"):
        each([])


def test_some_are_evenly_spread_and_all_in_a_whole_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cases.WHOLE", False)
    assert list(some(range(10), 3)) == [0, 3, 6, 9]
    monkeypatch.setattr("tests.cases.WHOLE", True)
    assert list(some(range(10), 3)) == list(range(10))
