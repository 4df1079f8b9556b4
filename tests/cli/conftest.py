"""The command line on a machine of its own."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from judgekit.cli import start
from tests.library.conftest import machine

__all__ = ["machine"]


class Answer(NamedTuple):
    """What a command line answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture
def run(machine: object, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `judgekit ARGUMENTS…` in this process, on the machine with the miniature rulebook."""

    def run_(*arguments: str) -> Answer:
        code = start.main(list(arguments))
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return run_
