"""The command line on a machine with the miniature rulebook: the one that all tests share, or one of the test's own."""

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pytest

from judgekit.cli import start
from judgekit.core.wording import speak
from tests.library.conftest import cache_in_use, furnished, machine, new_machine, real_stores, shared_machine

__all__ = ["cache_in_use", "furnished", "machine", "new_machine", "real_stores", "shared_machine"]


class Answer(NamedTuple):
    """What a command line answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture
def run(shared_machine: object, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Run `judgekit ARGUMENTS…` in this process, on the machine that all tests share."""
    yield running(capsys)
    speak("en")  # the next test may look at what a function says, without a command line that chooses the language


@pytest.fixture
def run_alone(machine: object, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `judgekit ARGUMENTS…` in this process, on a machine of the test's own, whose rulebooks it may change."""
    return running(capsys)


def running(capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs a command line and captures its answer."""

    def run(*arguments: str) -> Answer:
        code = start.main(list(arguments))
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return run


def typed(arguments: Sequence[str]) -> Answer:
    """Return what a command line answers, where several are typed in one test or once for several tests."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = start.main(list(arguments))
    finally:
        speak("en")  # the next test may look at what a function says, without a command line that chooses the language
    texts = []
    for stream in (out, err):
        stream.flush()
        stream.seek(0)
        texts.append(stream.read())
    return Answer(code, *texts)


FRESH = "import sys; from judgekit.cli.start import main; sys.exit(main(sys.argv[1:]))"
BROKEN = 70
"""The exit code of a process in which judgekit raised something."""


def begun(arguments: Sequence[str], streams: Sequence[int], *, fresh: bool = False, **environment: str) -> int:
    """Begin judgekit in a process of its own and return the number of that.

    Args:
        arguments: of the command line.
        streams: the descriptors of its input, its output and its errors.
        fresh: it loads all that it needs, as for a person; otherwise what this process has loaded is there already.
        environment: what is set for it beside what is set here.
    """
    child = os.fork()
    if child:
        return child
    code = BROKEN
    try:
        os.setsid()
        for own, given in enumerate(streams):
            os.dup2(given, own)
        os.environ.update(environment)
        if fresh:
            os.execv(sys.executable, [sys.executable, "-c", FRESH, *arguments])
        sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w")
        code = start.main([*arguments])
        sys.stdout.flush()
    finally:
        os._exit(code)


def ended(child: int) -> int:
    """Wait for the end of a process that was begun and return its exit code."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
