"""`judgekit play`: from a pipe each line is answered; on a terminal there are a prompt, completion, and a clean way out."""

import io
import os
import pty
import re
import select
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from judgekit.cli.scenarios import playing
from judgekit.cli.screen import signs
from judgekit.scenarios.notation.prompt import Play
from tests.cases import examples
from tests.cli.conftest import Run, begun, ended

BLOCKED = ('A: Ox "Trample" 4/4', "B: life 9; Elf 1/1, Wall 0/5", "A attacks with Ox", "B blocks Ox with Wall and Elf")
DEFENDED = "corpus/magmell/scenarios/battle/defended.yaml"
UNTIL = 30.0
"""Seconds after which a terminal that says nothing is given up."""
READY = "\x1b[?2004h"
"""What the prompt tells the terminal when it waits for keys."""
_CURSOR = re.compile(r"\x1b\[(?:\?(?:25|12|7)[lh]|0?m)")
"""What hides and shows the cursor, and ends colors."""
HARMLESS = [word for name, words in playing.COMMANDS.items() if name not in ("save", "quit") for word in words]
Typed = Callable[..., list[str]]


@pytest.fixture
def typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Return what plays lines from a pipe and returns what was answered."""

    def answers(*lines: str, options: tuple[str, ...] = ()) -> list[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        found = run("play", *options)
        assert found.code == 0
        return found.out.splitlines()

    return answers


def test_a_line_from_a_pipe_is_answered_without_a_prompt(typed: Typed) -> None:
    lines = typed(*BLOCKED, "2", "to end of turn")
    assert any(
        line.startswith("Ox deals 4 to Wall, Elf deals 1 to Ox; Ox survives, Wall survives. [") for line in lines
    )
    assert not any(line.startswith("> ") for line in lines)


def test_every_decision_lists_its_answers_with_numbers(typed: Typed) -> None:
    lines = typed(*BLOCKED)
    assert lines[-2:] == ["  1  A orders Elf, Wall", "  2  A orders Wall, Elf"]


def test_a_fault_is_one_line_and_the_next_line_is_answered(typed: Typed) -> None:
    lines = typed(*BLOCKED, "B blocks Nobody", "7", "rules 1.1.1", "save", "fork 9", "undo", "board")
    faults = [line for line in lines if line.startswith("! ")]
    assert len(faults) == 5
    assert "taken back: B blocks Ox with Wall and Elf" in lines
    assert "  Ox 4/4 (tapped, attacking B, trample)" in lines


def test_why_names_the_rules_that_decided_the_last_line(typed: Typed) -> None:
    lines = typed(BLOCKED[0], BLOCKED[1], BLOCKED[2], "why")
    assert any(line.startswith("  [508.1") for line in lines)
    assert typed("why")[-1] == "nothing was done yet"


def test_why_not_says_the_rule_that_forbids_it(typed: Typed) -> None:
    lines = typed(
        'A: Bird "Flying" 2/2',
        "B: Ox 4/4",
        "A attacks with Bird",
        "why not: B blocks Bird with Ox",
    )
    assert any(line.startswith("Not possible: B blocks Bird with Ox") for line in lines)
    assert any("[702.9b]" in line for line in lines)


def test_in_japanese_commands_and_answers_are_japanese(typed: Typed) -> None:
    lines = typed(
        "A: 角牛 4/4",
        "B: 壁 0/5",
        "A: 角牛で攻撃",
        "B: 壁で角牛をブロック",
        "盤面",
        "戻す",
        "なぜ",
        options=("--lang", "ja"),
    )
    assert "取り消し: B: 壁で角牛をブロック" in lines
    assert any("攻撃クリーチャー指定" in line for line in lines)
    assert any(line.startswith("  角牛 4/4") for line in lines)


def test_what_is_saved_can_be_played_and_checked(run: Run, typed: Typed, tmp_path: Path) -> None:
    notation, scenario = tmp_path / "saved.txt", tmp_path / "saved.yaml"
    lines = typed(*BLOCKED, "2", f"save {notation}", f"save {scenario}", "to end of turn", f"save {scenario}")
    assert sum(line.startswith("saved: ") for line in lines) == 3
    assert run("check", str(scenario)).code == 0
    assert typed("notation", options=(str(notation),))[-5:] == [*BLOCKED, "A orders Wall, Elf"]


def test_a_file_of_another_is_not_written_over(typed: Typed, tmp_path: Path) -> None:
    there = tmp_path / "mine.txt"
    there.write_text("mine", encoding="utf-8")
    assert any(line.startswith("! ") and "there already" in line for line in typed("A: Ox 4/4", f"save {there}"))
    assert there.read_text(encoding="utf-8") == "mine"


def test_a_file_that_cannot_be_played_is_a_fault_in_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text("A: Ox 4/4\nA juggles with Ox\n", encoding="utf-8")
    found = run("play", str(file))
    assert found.code == 2
    assert found.err.count("\n") == 1
    assert "juggles" in found.err


def test_a_scenario_file_is_played_in_the_words_of_the_table(typed: Typed) -> None:
    lines = typed("notation", "undo", "board", options=(DEFENDED,))
    assert any(line.startswith("taken back: ") for line in lines)
    assert not any(line.startswith("! ") for line in lines)


def test_a_scenario_in_which_nothing_is_done_begins_with_its_position(typed: Typed) -> None:
    asked = "corpus/mtg/scenarios/keywords/trample/banding-against-trample.yaml"
    lines = typed("board", options=(asked,))
    assert any(line.startswith("  boar 5/5") for line in lines)


def test_the_board_and_the_answers_fit_forty_columns() -> None:
    shown: list[str] = []
    player = playing.Player(Play(), shown.append, None, "en", 40)
    player.run([*BLOCKED, "1", "board", "help", "why", "to end of turn", "notation"])
    wide = [line for line in shown if signs.cells(line) > 40]
    assert wide == []
    assert not any(line.startswith("! ") for line in shown)


@settings(max_examples=examples(80, 30), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.one_of(
            st.text(max_size=30),
            st.sampled_from([*BLOCKED, *HARMLESS]),
            st.builds(
                "{} {}".format, st.sampled_from(["undo", "fork", "rules", "why", "board", "?"]), st.text(max_size=6)
            ),
        ),
        max_size=6,
    )
)
@example(["\U00100000", "A: Ox 4/4; B: Elf 1/1 \U00100001", 'A attacks with Ox "\U00100000"'])  # signs of quoted texts
def test_nothing_typed_is_more_than_a_fault_in_one_line(lines: list[str]) -> None:
    shown: list[str] = []
    playing.Player(Play(), shown.append, None, "ja").run(lines)
    assert all("\n" not in line for line in shown)


class Terminal:
    """judgekit on a terminal of its own, with somebody at the keyboard."""

    def __init__(self, arguments: list[str], width: int, *, fresh: bool = False) -> None:
        self.ours, theirs = pty.openpty()
        settings = {"COLUMNS": str(width), "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
        self.process = begun(arguments, (theirs, theirs, theirs), fresh=fresh, **settings)
        os.close(theirs)
        self.shown, self.seen = "", 0

    def until(self, words: str) -> None:
        """Wait until some words are shown, after what was waited for before."""
        begun = time.monotonic()
        while (place := self.shown.find(words, self.seen)) < 0:
            assert time.monotonic() - begun < UNTIL, self.shown[self.seen :]
            assert self.read(), self.shown[self.seen :]
        self.seen = place + len(words)

    def read(self) -> bool:
        """Read what is shown now; return whether the terminal is still open."""
        waiting = (
            select.poll()
        )  # `select` takes no number beyond 1,024, and many tests before this one keep stores open
        waiting.register(self.ours, select.POLLIN | select.POLLHUP)
        ready = waiting.poll(200)
        try:
            self.shown += os.read(self.ours, 65536).decode("utf-8", "replace") if ready else ""
        except OSError:
            return False
        # A slow machine draws a word in two parts, with the cursor hidden and shown between them.
        self.shown = _CURSOR.sub("", self.shown)
        return True

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.ours, keys.encode("utf-8"))

    def end(self) -> int:
        """Wait for the end and return the exit code."""
        while self.read():
            pass
        os.close(self.ours)
        return ended(self.process)


@pytest.mark.parametrize(("key", "fresh"), [("\x03", True), ("\x04", False)])
def test_on_a_terminal_there_is_a_prompt_and_a_key_leaves_cleanly(real_stores: Path, key: str, fresh: bool) -> None:
    pytest.importorskip("prompt_toolkit")
    terminal = Terminal(["play", "--lang", "en"], 60, fresh=fresh)
    terminal.until(READY)
    terminal.type("A: Ox 4/4\r")
    terminal.until("A has priority")
    terminal.until(READY)
    terminal.type("boa\t")
    terminal.until("board")
    terminal.type("\r")
    terminal.until("  Ox 4/4")
    terminal.until(READY)
    terminal.type(key)
    assert terminal.end() == 0
    assert "Traceback" not in terminal.shown
