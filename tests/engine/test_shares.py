"""Numbers by id: what a person made up has not their shape."""

import pytest

from judgekit.engine.questions import is_shares


@pytest.mark.parametrize("choice", [(), (("bear", 2),), (("bear", 2), ("imp", 1))])
def test_numbers_by_id_are_shares(choice: object) -> None:
    assert is_shares(choice)


@pytest.mark.parametrize(
    "choice", ["bear", ("no", "bear"), (("bear", "two"),), (("bear", 1, 2),), ((2, "bear"),), None]
)
def test_anything_else_is_none(choice: object) -> None:
    assert not is_shares(choice)
