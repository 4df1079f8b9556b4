"""What stands in the way of an answer is one line: output that cannot be written, arguments that are no text."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.cli import answering
from tests.cases import examples
from tests.cli.conftest import Run
from tests.cli.test_any_input import at_the_machine, said

__all__ = ["at_the_machine"]

ANSWERING = [
    ("rule", "100.2"),
    ("100.2",),
    ("search", "trample"),
    ("term", "trample"),
    ("refs", "100.2"),
    ("books", "list"),
    ("export", "nodes"),
    ("--help",),
    ("rule", "--help"),
    ("check", "idle.yaml"),
]
FULL = Path("/dev/full")
CALL = "import sys; from judgekit.cli.start import leave, main; leave(main(sys.argv[1:]))"  # as bin/judgekit does


@pytest.fixture(autouse=True)
def in_the_real_library(real_stores: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process of its own answers from the documents beside this checkout, whose store is built once for all tests."""
    monkeypatch.setenv("REAL_CACHE", str(real_stores.parent))


def process(arguments: tuple[str, ...], *, shell: str = "", out: int = subprocess.PIPE) -> tuple[int, str]:
    """Run a command line as a process of its own, its output led elsewhere; return exit code and standard error."""
    command = [sys.executable, "-c", CALL, *arguments]
    if shell:
        command = ["sh", "-c", f'"$@" {shell}', "sh", *command]
    settings = {**os.environ, "XDG_CACHE_HOME": os.environ["REAL_CACHE"]}
    ran = subprocess.run(command, stdout=out, stderr=subprocess.PIPE, text=True, check=False, env=settings)
    return ran.returncode, "\n".join(line for line in ran.stderr.splitlines() if not line.endswith("…"))


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("arguments", ANSWERING)
def test_a_full_disk_is_one_line_and_code_3(arguments: tuple[str, ...]) -> None:
    code, err = process(arguments, shell=">/dev/full")
    assert code == 3
    assert len(err.splitlines()) == 1
    assert "written" in err


@pytest.mark.parametrize("arguments", [ANSWERING[0], ANSWERING[7]])
def test_a_standard_output_that_is_closed_is_one_line_and_code_3(arguments: tuple[str, ...]) -> None:
    code, err = process(arguments, shell=">&-")
    assert code == 3
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("arguments", ANSWERING)
def test_a_reader_that_has_gone_is_no_fault(arguments: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        assert process(arguments, out=writing) == (0, "")
    finally:
        os.close(writing)


def test_a_closed_standard_error_takes_nothing_from_the_answer() -> None:
    assert process(("rule", "100.2"), shell="2>&-")[0] == 0
    assert process(("rule", "999.9"), shell="2>&-")[0] == 1


@pytest.mark.parametrize("command", [("rule",), ("refs",), ("term",), ("search",), ("history",), ()])
def test_a_word_of_bytes_that_are_no_text_is_one_plain_line(run: Run, command: tuple[str, ...]) -> None:
    answer = run(*command, os.fsdecode(b"\xff"))
    assert answer.code in (1, 2)
    assert not answer.out
    assert len(answer.err.splitlines()) == 1


arguments = st.lists(
    st.one_of(
        st.binary(max_size=12).map(os.fsdecode),
        st.sampled_from(
            [b"\xff", b"702\xff", b"--edition", b"--game", b"--lang", b"--query", b"\x82\xa0", b"a.yaml\xfe"]
        ).map(os.fsdecode),
    ),
    max_size=4,
)


@settings(max_examples=examples(300, 120), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(["", *sorted(answering.COMMANDS - {"step", "help", "play"})]), arguments)
def test_arguments_of_any_bytes_are_answered(command: str, given_bytes: list[str]) -> None:
    code, out, err = said([*([command] if command else []), *given_bytes])
    assert code in (0, 1, 2, 3)
    assert out or err
    assert "Traceback" not in err
    if command == "ask":  # a situation tells of each sentence that is not understood, with its hint below it
        assert all(line.startswith(("judgekit: ", "  ")) for line in err.splitlines())
    else:
        assert len(err.splitlines()) <= 1


@pytest.mark.parametrize("arguments", [("--help",), ("-h",), ("search", "--help"), ("books", "--help"), ("books",), ()])
def test_help_that_is_piped_has_neither_boxes_nor_colours(run: Run, arguments: tuple[str, ...]) -> None:
    shown = run(*arguments).out
    assert "Usage: judgekit" in shown
    assert not set(shown) & set("╭╮╰╯│─┃━\x1b")
