"""Many cases in one test of pytest: every one is tried, whatever became of those before it, and all that fail are named."""

from pathlib import Path

import pytest
from _pytest.assertion import rewrite
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import IN_A_TEST, each, in_groups, some, try_each, try_or_skip
from tests.conftest import modules_of, rewritten


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


def tried_of(test: object) -> list[tuple[object, ...]]:
    """Return the cases that a test in groups tries."""
    (mark,) = [mark for mark in test.pytestmark if mark.name == "parametrize"]  # type: ignore[attr-defined]
    return [case for group in mark.args[1] for case in group]


def test_cases_in_groups_are_those_of_pytest_each_with_its_values_by_name() -> None:
    @pytest.mark.slow
    @pytest.mark.parametrize(("word", "number"), [("one", 1), ("two", 2)])
    @pytest.mark.parametrize("pair", [(3, 4), (5, 6)], ids=str)
    def test(number: int, pair: tuple[int, int], word: str) -> None:
        """Nothing to be seen."""

    grouped = in_groups(test)
    assert grouped is not None
    assert sorted(tried_of(grouped)) == [(1, (3, 4), "one"), (1, (5, 6), "one"), (2, (3, 4), "two"), (2, (5, 6), "two")]
    assert [mark.name for mark in grouped.pytestmark] == ["parametrize", "slow"]  # type: ignore[attr-defined]


def test_what_a_test_takes_by_name_it_is_given_by_name() -> None:
    tried = []

    @pytest.mark.parametrize(("word", "kept"), [("one", True), ("two", False)])
    def test(word: str, *, kept: bool) -> None:
        tried.append((word, kept))

    grouped = in_groups(test)
    assert grouped is not None
    grouped(tried_of(grouped))
    assert tried == [("one", True), ("two", False)]


def test_a_test_in_groups_fails_where_a_case_does_and_names_it() -> None:
    grouped = in_groups(pytest.mark.parametrize(("word", "number"), [("one", 1), ("five", 5)])(sound))
    assert grouped is not None
    with pytest.raises(ExceptionGroup, match="1 of 2 cases fail: one, 1"):
        grouped(tried_of(grouped))


def test_a_case_that_is_skipped_in_a_group_lets_no_other_one_pass_by() -> None:
    with pytest.raises(pytest.skip.Exception, match="1 of 2 cases: not here"):
        try_or_skip(sound, [("three", 3), ("five", 5)])
    with pytest.raises(ExceptionGroup, match="1 of 2 cases fail: four, 4"):
        try_or_skip(sound, [("three", 3), ("four", 4)])


def test_what_asks_for_more_than_its_case_is_tried_case_by_case() -> None:
    def test(word: str, tmp_path: object) -> None:
        """Nothing to be seen."""

    def plain(word: str) -> None:
        """Nothing to be seen."""

    cases = pytest.mark.parametrize("word", ["one", "two"])
    assert in_groups(plain) is None
    assert in_groups(cases(test)) is None
    assert in_groups(pytest.mark.usefixtures("today")(cases(lambda word: None))) is None
    assert in_groups(cases(given(st.none())(lambda word, none: None))) is None
    assert (
        in_groups(pytest.mark.parametrize("word", [pytest.param("one", marks=pytest.mark.slow)])(lambda word: None))
        is None
    )
    assert in_groups(pytest.mark.parametrize("word", ["one"], indirect=True)(lambda word: None)) is None
    assert in_groups(pytest.mark.parametrize("word", [])(lambda word: None)) is None
    assert in_groups(pytest.mark.parametrize("word", (word for word in ["one"]))(lambda word: None)) is None
    assert in_groups(each(["one"])(plain)) is None


def test_a_module_that_is_written_down_beforehand_is_the_one_that_is_tried(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    module = tmp_path / "test_it.py"
    module.write_text("def test_it():\n    assert 1 == 2\n", encoding="utf-8")
    rewritten([module], request.config)
    compiled = rewrite.get_cache_dir(module) / f"test_it{rewrite.PYC_TAIL}"
    assert rewrite._read_pyc(module, compiled) == rewrite._rewrite_test(module, request.config)[1]


def test_two_processes_write_down_every_module_and_none_twice(request: pytest.FixtureRequest) -> None:
    class OfTwo:
        invocation_params = request.config.invocation_params

        def __init__(self, number: int) -> None:
            self.args, self.workerinput = ["tests/project"], {"workerid": f"gw{number}", "workercount": 2}

    first, second = (modules_of(OfTwo(number)) for number in range(2))  # type: ignore[arg-type]
    assert sorted([*first, *second]) == sorted((request.config.rootpath / "tests" / "project").rglob("test_*.py"))
