"""Text is compiled once: what is known by its text is not compiled again, and a record works as if it had been."""

import collections

import pytest

from judgekit.core import compiling
from judgekit.core.data_classes import dataclass
from judgekit.core.named_tuples import NamedTuple


def _records() -> tuple[object, object]:
    class Walk(NamedTuple):
        steps: int
        to: str = "home"

    @dataclass(frozen=True, slots=True)
    class Rest:
        minutes: int
        place: str = "bench"

    return Walk(3), Rest(5)


def test_a_text_that_is_known_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "KNOWN", {})
    code = compiling.compiled("1 + 1", "eval")
    assert list(compiling.KNOWN.items()) == [("1 + 1", code)]
    assert compiling.compiled("1 + 1", "eval") is code
    assert eval(code) == 2


def test_records_made_of_kept_code_are_those_that_would_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "KNOWN", {})
    first = _records()
    known = dict(compiling.KNOWN)
    assert len(known) == 2
    again = _records()
    assert dict(compiling.KNOWN) == known
    assert [repr(one) for one in again] == [repr(one) for one in first]
    assert again[0] == first[0]


def test_nothing_of_collections_is_left_changed() -> None:
    _records()
    assert "eval" not in vars(collections)
