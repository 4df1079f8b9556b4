"""How many cases are tried: many of one kind in few tests of pytest, and of what takes long a part, except in a whole run.

To make, order, send and report a test of pytest costs more than most cases take.
"""

from __future__ import annotations

import functools
import inspect
import itertools
import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest

IN_A_TEST = 50
"""Cases that one test tries."""

WHOLE = bool(os.environ.get("WHOLE"))
"""Everything is tried of which otherwise a part is: `make test WHOLE=1`."""

Test = Callable[..., None]
Trying = Callable[[Test, Sequence[tuple[Any, ...]]], None]
Case = TypeVar("Case")


def each(cases: Iterable[Any], in_a_test: int = IN_A_TEST, trying: Trying | None = None) -> Callable[[Test], Test]:
    """Let a test try every case, as many of them in one test of pytest; all that fail are named, each with its fault.

    Args:
        cases: what the test is called with, a tuple for each where it takes several arguments.
        in_a_test: how many of them are tried in one test.
        trying: what calls the test with each case of one test of pytest; `try_each` where it is left out.
    """
    try_all = trying or try_each
    given = [case if type(case) is tuple else (case,) for case in cases]
    assert given, "a test that tries nothing proves nothing"
    groups = [given[at : at + in_a_test] for at in range(0, len(given), in_a_test)]
    names = [f"{at * in_a_test + 1}-{at * in_a_test + len(group)}" for at, group in enumerate(groups)]

    def decorated(test: Test) -> Test:
        def tried(group: Sequence[tuple[Any, ...]]) -> None:
            try_all(test, group)

        vars(tried)["tries_many"] = True
        tried.__name__, tried.__doc__ = test.__name__, test.__doc__
        of_pytest: Test = pytest.mark.parametrize("group", groups, ids=names)(tried)
        return of_pytest

    return decorated


def in_groups(test: Test) -> Test | None:
    """Return what tries all cases of a test of pytest many at once; None where each is to be tried by itself.

    Every case is tried, and all that fail are named. By itself stays a test of hypothesis or a wrapped one, one that asks for
    anything but its case, and one of whose cases any is marked or made somewhere else (`indirect`).
    """
    own = getattr(test, "pytestmark", [])
    lists = [mark for mark in own if mark.name == "parametrize"]
    plain = inspect.isfunction(test) and not {"__wrapped__", "hypothesis", "tries_many"}.intersection(vars(test))
    if not lists or not plain or any(mark.name == "usefixtures" for mark in own):
        return None
    # What can be gone through once only is left to pytest.
    if any(len(mark.args) != 2 or set(mark.kwargs) - {"ids"} or iter(mark.args[1]) is mark.args[1] for mark in lists):
        return None
    names = [_names(mark.args[0]) for mark in lists]
    asked = inspect.getargs(test.__code__).args
    if sorted(asked) != sorted(itertools.chain(*names)):
        return None
    values = [[_values(case, len(said)) for case in mark.args[1]] for mark, said in zip(lists, names, strict=True)]
    if not all(values) or any(case is None for cases in values for case in cases):
        return None
    order = {name: place for place, name in enumerate(itertools.chain(*names))}
    whole = [[*itertools.chain(*parts)] for parts in itertools.product(*values)]  # type: ignore[arg-type]

    @functools.wraps(test)
    def named(*case: Any) -> None:
        test(**dict(zip(asked, case, strict=True)))

    grouped = each([tuple(case[order[name]] for name in asked) for case in whole], trying=try_or_skip)(named)
    vars(grouped)["pytestmark"] += [mark for mark in own if mark.name != "parametrize"]
    return grouped


def try_or_skip(test: Test, cases: Sequence[tuple[Any, ...]]) -> None:
    """Call a test with every case; where some are skipped and none fails, the whole says so.

    Raises:
        ExceptionGroup: it fails for some.
    """
    skipped: list[str] = []

    def tried(*case: Any) -> None:
        try:
            test(*case)
        except pytest.skip.Exception as reason:
            skipped.append(str(reason))

    try_each(tried, cases)
    if skipped:
        pytest.skip(f"{len(skipped)} of {len(cases)} cases: {skipped[0]}")


def _names(said: str | Sequence[str]) -> list[str]:
    return [name.strip() for name in said.split(",") if name.strip()] if isinstance(said, str) else [*said]


def _values(case: Any, many: int) -> tuple[Any, ...] | None:
    """Return what a case gives to each name; None where it has a name or a mark of its own, or gives too few or too many."""
    if many == 1 and not hasattr(case, "marks"):
        return (case,)
    return tuple(case) if isinstance(case, list | tuple) and not hasattr(case, "marks") and len(case) == many else None


def some(cases: Sequence[Case], part: int) -> Sequence[Case]:
    """Return one case in so many, evenly spread and always the same ones; all of them in a whole run."""
    return cases if WHOLE else cases[::part]


def examples(whole: int, otherwise: int) -> int:
    """Return how many examples hypothesis makes up; they are others in each run."""
    return whole if WHOLE else otherwise


def try_each(test: Test, cases: Sequence[tuple[Any, ...]]) -> None:
    """Call a test with every case.

    Raises:
        ExceptionGroup: it fails for some; what the group says names them.
    """
    faults: list[Exception] = []
    failed: list[str] = []
    for case in cases:
        try:
            test(*case)
        except (Exception, pytest.fail.Exception, pytest.skip.Exception) as fault:
            named = ", ".join(map(_shown, case))
            failed.append(named)
            # What pytest raises itself (it did not raise, it is skipped) is no Exception; a group holds nothing else.
            told = fault if isinstance(fault, Exception) else AssertionError(str(fault))
            told.add_note(f"in the case {named}")
            faults.append(told.with_traceback(fault.__traceback__))
    if faults:
        raise ExceptionGroup(f"{len(faults)} of {len(cases)} cases fail: {' | '.join(failed)}", faults)


def _shown(value: object) -> str:
    return value if isinstance(value, str) else repr(value)
