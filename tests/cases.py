"""How many cases are tried: many of one kind in few tests of pytest, and of what takes long a part, except in a whole run.

To make, order, send and report a test of pytest costs more than most cases take.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest

IN_A_TEST = 50
"""Cases that one test tries."""

WHOLE = bool(os.environ.get("WHOLE"))
"""Everything is tried of which otherwise a part is: `make test WHOLE=1`."""

Test = Callable[..., None]
Case = TypeVar("Case")


def each(cases: Iterable[Any], in_a_test: int = IN_A_TEST) -> Callable[[Test], Test]:
    """Let a test try every case, as many of them in one test of pytest; all that fail are named, each with its fault.

    Args:
        cases: what the test is called with, a tuple for each where it takes several arguments.
        in_a_test: how many of them are tried in one test.
    """
    given = [case if type(case) is tuple else (case,) for case in cases]
    assert given, "a test that tries nothing proves nothing"
    groups = [given[at : at + in_a_test] for at in range(0, len(given), in_a_test)]
    names = [f"{at * in_a_test + 1}-{at * in_a_test + len(group)}" for at, group in enumerate(groups)]

    def decorated(test: Test) -> Test:
        def tried(group: Sequence[tuple[Any, ...]]) -> None:
            try_each(test, group)

        tried.__name__, tried.__doc__ = test.__name__, test.__doc__
        of_pytest: Test = pytest.mark.parametrize("group", groups, ids=names)(tried)
        return of_pytest

    return decorated


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
