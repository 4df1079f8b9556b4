"""Every screen of the README on a real terminal of several widths: no line over the edge, no broken word, Japanese by its rules."""

import fcntl
import io
import os
import pty
import re
import shlex
import struct
import sys
import termios
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.cli import start
from judgekit.cli.screen import folding, signs
from judgekit.scenarios import checking
from judgekit.scenarios.many import jobs
from tests.cases import examples
from tests.cli.conftest import typed
from tests.library.conftest import real_stores, seed
from tests.playing import known
from tests.project.test_readme import ROOT, changes_the_machine, shown

pytestmark = pytest.mark.long

__all__ = ["real_stores"]

WIDTHS = (60, 80, 100, 120)


def is_a_screen(command: str) -> bool:
    """Tell whether a command of the README shows what people read, the same each time, and changes nothing."""
    arguments = shlex.split(command)[1:]
    by_chance = "quiz" in arguments and "--seed" not in arguments
    return not by_chance and not changes_the_machine(command) and folding.is_prose(arguments[0], arguments[1:])


COMMANDS = [command for command, _output in shown() if is_a_screen(command)]
TALKING = frozenset(("play", "quiz", "step"))
"""Commands that wait for lines."""
COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
WORD = re.compile(r"[A-Za-z]{2,}")
CLOSING = "、。，．・：；？！）」』】〕］｝〉》”’々ー"
"""Marks with which no line of Japanese begins (JIS X 4051)."""
PROGRESS = re.compile(r"[^\n]*\r(?!\n)")
"""What is wiped away again."""
END_OF_INPUT = b"\x04"


def on_the_screen(arguments: list[str], width: int) -> list[str]:
    """Return the lines that a terminal of a width shows, without colours; who talks is told the end of the input."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="dumb" if TALKING & {*arguments} else "xterm-256color", PAGER="cat")
        os.environ.pop("COLUMNS", None)
        sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w")
        code = 70
        try:
            os.read(0, 1)  # until the terminal has its width
            code = start.main(arguments)
            sys.stdout.flush()
        finally:
            os._exit(code)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    os.write(terminal, b"\n" + (END_OF_INPUT if TALKING & {*arguments} else b""))
    said = b""
    while True:
        try:
            piece = os.read(terminal, 65536)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        said += piece
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 70
    text = COLOUR.sub("", said.decode("utf-8").replace("\r\n", "\n")).removeprefix("\n")
    return PROGRESS.sub("", text).splitlines()


def faults(lines: list[str], width: int, words: set[str]) -> list[str]:
    """Return the lines that are too wide or begin with a closing mark, and the words that are not whole."""
    wide = [line for line in lines if signs.cells(line) > width]
    closing = [line for line in lines if line.strip().startswith(tuple(CLOSING))]
    return [*wide, *closing, *(word for line in lines for word in WORD.findall(line) if word not in words)]


@pytest.fixture(scope="module", autouse=True)
def at_a_machine_of_its_own(tmp_path_factory: pytest.TempPathFactory, real_stores: Path) -> object:
    folder = tmp_path_factory.mktemp("user")
    seed(folder, real_stores)
    with pytest.MonkeyPatch.context() as patch:
        for variable in [name for name in os.environ if name.startswith("JUDGEKIT")]:
            patch.delenv(variable)
        for kind in ("CACHE", "DATA", "CONFIG"):
            patch.setenv(f"XDG_{kind}_HOME", str(folder / kind.lower()))
        patch.chdir(ROOT)
        # A folder is shown five times and its scenarios are played once, if that; the processes begun here know of it.
        patch.setattr(jobs, "cores", lambda: 1)
        patch.setattr(checking, "check_file", known(checking.check_file))
        yield


@pytest.mark.parametrize("number", range(len(COMMANDS)))
def test_a_screen_of_the_readme_fits_the_terminal(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = shlex.split(COMMANDS[number])[1:]
    monkeypatch.setattr("sys.stdin", io.StringIO())
    words: dict[str, set[str]] = {}  # by language, what is said where nothing is folded
    first, other = ("en", "ja") if number % 2 else ("ja", "en")
    looked_at = [
        (first, 40),
        (other, WIDTHS[number // 2 % len(WIDTHS)]),
        (other, 40),
        (first, WIDTHS[number % len(WIDTHS)]),
    ]
    begin = number // 2 % len(looked_at)
    for lang, width in [*looked_at[begin:], *looked_at[:begin]][: examples(4, 1)]:
        monkeypatch.setenv("JUDGEKIT_LANG", lang)
        if lang not in words:
            piped = typed(arguments)
            words[lang] = {*WORD.findall(piped.out + piped.err), "checked"}
        assert faults(on_the_screen(arguments, width), width, words[lang]) == [], (lang, width)


def folded(text: str, width: int) -> list[str]:
    """Return the lines that a terminal of a width gets."""
    screen = io.StringIO()
    terminal = folding.Folded(screen, width)
    terminal.write(text)
    terminal.flush()
    return screen.getvalue().split("\n")


@given(st.text(st.sampled_from("ab c機械「」。 -\n"), max_size=120), st.integers(16, 60))
def test_nothing_is_lost_and_nothing_is_too_wide(text: str, width: int) -> None:
    lines = folded(text + "\n", width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(signs.cells(line) <= width for line in lines)


@given(
    st.lists(st.sampled_from(["ab ", "機械", "\x1b[1m", "\x1b[0m", "\x1b[2;36m", "。", "long-word "]), max_size=40),
    st.integers(16, 40),
)
def test_a_coloured_line_is_broken_like_a_plain_one_and_keeps_every_colour(parts: list[str], width: int) -> None:
    text = "".join(parts)
    plain = COLOUR.sub("", text)
    lines = folded(text + "\n", width)
    assert [COLOUR.sub("", line) for line in lines] == folded(plain + "\n", width)
    assert COLOUR.findall("".join(lines)) == COLOUR.findall(text)


def test_a_prompt_is_shown_before_its_line_ends_and_progress_passes_as_it_is() -> None:
    screen = io.StringIO()
    terminal = folding.Folded(screen, 20)
    terminal.write("> ")
    terminal.flush()
    assert screen.getvalue() == "> "
    terminal.write("\r" + "x" * 30 + "\n")
    assert screen.getvalue() == "> \r" + "x" * 30 + "\n"


def test_what_is_copied_from_the_screen_to_be_read_again_is_not_broken() -> None:
    assert not folding.is_prose("notation", ["file.yaml"])
    assert not folding.is_prose("rule", ["702.19", "--format=md"])
    assert not folding.is_prose("check", ["--json", "file.yaml"])
    assert folding.is_prose("check", ["file.yaml"])
