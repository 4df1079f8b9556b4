"""A long answer on a terminal goes through the pager; a short one, a pipe and whoever refuses it do not."""

import pytest

from tests.cli.conftest import Run
from tests.cli.screen.test_signs import on_a_terminal

LONG = ["rule", "702.19", "--lang", "en"]
MARKS = "sed s/^/|/"
"""A pager that marks what passes through it."""


@pytest.mark.parametrize(
    ("arguments", "environment", "paged"),
    [
        (LONG, {}, True),
        (["search", "trample"], {}, True),
        ([*LONG, "--no-pager"], {}, False),
        (LONG, {"LINES": "500"}, False),
        (LONG, {"TERM": "dumb"}, False),
        (LONG, {"PAGER": ""}, False),
        (LONG, {"PAGER": "cat"}, False),
    ],
    ids=["a rule", "a search", "--no-pager", "it fits", "a dumb terminal", "no pager", "cat"],
)
def test_a_long_answer_is_paged_unless_somebody_refuses(
    arguments: list[str], environment: dict[str, str], paged: bool
) -> None:
    settings = {"PAGER": MARKS, "LINES": "6", "NO_COLOR": "1", **environment}
    shown = [line for line in on_a_terminal(arguments, 80, typing=True, fresh=False, **settings) if line.strip()]
    assert any("702.19" in line for line in shown)
    assert all(line.startswith("|") == paged for line in shown)


def test_an_answer_is_not_lost_where_the_pager_is_not_there() -> None:
    shown = on_a_terminal(LONG, 80, typing=True, PAGER="no-such-pager", LINES="6", NO_COLOR="1")
    assert any("702.19" in line for line in shown)


def test_nobody_at_the_keyboard_means_no_pager() -> None:
    shown = on_a_terminal(LONG, 80, PAGER=MARKS, LINES="6", NO_COLOR="1")
    assert not any(line.startswith("|") for line in shown)


def test_a_pipe_takes_no_pager_and_the_option_all_the_same(run: Run) -> None:
    assert run(*LONG, "--no-pager").out == run(*LONG).out
