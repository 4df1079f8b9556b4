"""`judgekit quiz`: through a pipe and on a terminal, in both languages, for a person and for a program."""

import io
import json
import sys
from pathlib import Path

import pytest

from judgekit.cli.screen import signs
from tests.cli.conftest import Answer, Run
from tests.cli.scenarios.test_playing import READY, Terminal
from tests.scenarios.quiz.duel import ONE


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """Return a folder with one scenario in it."""
    (tmp_path / "asked").mkdir()
    (tmp_path / "asked" / "one.yaml").write_text(ONE, encoding="utf-8")
    return str(tmp_path / "asked")


class Typed:
    """Types lines into `judgekit quiz`."""

    def __init__(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.monkeypatch = monkeypatch

    def __call__(self, *options: str, lines: str = "") -> Answer:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return self.run("quiz", *options)


@pytest.fixture
def quiz(run_alone: Run, monkeypatch: pytest.MonkeyPatch) -> Typed:
    return Typed(run_alone, monkeypatch)


def test_the_table_the_question_and_the_rules_are_shown(quiz: Typed, folder: str) -> None:
    found = quiz(folder, "--count", "1", "--lang", "en", lines="17\n")
    lines = found.out.splitlines()
    assert found.code == 0
    assert "  boar 5/5 (attacking B, trample)" in lines
    assert "Great Boar (boar): {4}{G} Creature - Boar 5/5: Trample" in lines
    assert lines[lines.index("→ to combat damage step") + 1] == "B: how much life?"
    assert "Right: 17" in lines
    assert any(line.startswith("  [702.19b]") for line in lines)
    assert lines[-1] == "1 of 1 right"


def test_a_wrong_answer_is_asked_again_until_it_is_known(quiz: Typed, folder: str) -> None:
    said = (folder, "--count", "1", "--lang", "en")
    assert "Wrong. It is: 17" in quiz(*said, lines="20\n").out
    for _time in range(2):
        again = quiz(folder, "--missed", "--lang", "en", lines="17\n")
        assert again.code == 0
        assert "Right: 17" in again.out
    found = quiz(folder, "--missed", "--lang", "en")
    assert (found.code, found.err) == (1, "judgekit: nothing was missed so far\n")


def test_reset_forgets_what_was_missed(quiz: Typed, folder: str) -> None:
    quiz(folder, "--count", "1", lines="20\n")
    assert json.loads(quiz("--reset", "--json").out) == {"forgotten": 1}
    assert json.loads(quiz("--reset", "--json").out) == {"forgotten": 0}


def test_a_broken_memory_is_said_and_laid_aside(quiz: Typed, folder: str, new_machine: Path) -> None:
    kept = new_machine / "data" / "judgekit" / "quiz.json"
    kept.parent.mkdir(parents=True)
    kept.write_text("{broken", encoding="utf-8")
    found = quiz(folder, "--seed", "1", "--lang", "en", lines="q\n")
    assert found.code == 0
    assert "laid aside" in found.err.splitlines()[-1]
    assert kept.with_name("quiz.json.unreadable").read_text(encoding="utf-8") == "{broken"


def test_what_is_no_answer_is_said_and_skipping_and_leaving_count_nothing(quiz: Typed, folder: str) -> None:
    found = quiz(folder, "--lang", "en", "--count", "1", lines="seventeen\nboard\nskip\n")
    assert "! seventeen is no answer here" in found.out
    assert found.out.count("  boar 5/5 (attacking B, trample)") == 2
    assert "It is: 17" in found.out
    assert "right" not in found.out.splitlines()[-1]
    assert quiz(folder, lines="quit\n").code == 0


def test_a_program_gets_an_object_for_each_question_each_answer_and_the_end(quiz: Typed, folder: str) -> None:
    found = quiz(folder, "--json", "--count", "1", lines="xx\n17\n")
    question, fault, answer, end = map(json.loads, found.out.splitlines())
    assert {"question", "key", "game", "edition", "difficulty", "board", "cards", "done", "asked", "answers"} == set(
        question
    )
    assert set(fault) == {"fault"}
    assert answer["right"] is True
    assert answer["solution"] == "17"
    assert answer["rules"][0]["rule"] == "702.19b"
    assert end == {"asked": 1, "right": 1}


def test_in_japanese_everything_but_names_is_japanese(quiz: Typed, folder: str) -> None:
    lines = quiz(folder, "--lang", "ja", "--count", "1", lines="20\n").out.splitlines()
    assert "Bのライフは?" in lines
    assert "不正解。答え: 17" in lines
    assert "→ 戦闘ダメージ・ステップまで" in lines


def test_what_cannot_be_asked_is_one_line(quiz: Typed, folder: str) -> None:
    assert quiz("--game", "chess").code == 2
    assert quiz(folder, "--chapter", "903").code == 1
    assert quiz(f"{folder}/none").code == 2
    assert quiz(folder, "--count", "0").code == 2


def test_judgekits_own_situations_are_asked_where_nothing_is_named(quiz: Typed) -> None:
    found = quiz("--game", "dm", "--seed", "3", "--count", "1", "--json")
    assert json.loads(found.out.splitlines()[0])["key"].startswith("corpus:dm/")


@pytest.mark.parametrize("width", [40, 100])
def test_on_a_terminal_no_line_is_wider_than_it(
    real_stores: Path, folder: str, width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("prompt_toolkit")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    terminal = Terminal(["quiz", folder, "--seed", "2", "--count", "1", "--lang", "ja"], width, fresh=width == 100)
    terminal.until(READY)
    terminal.type("skip\r")
    terminal.until("答え")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.shown
    plain = terminal.shown[terminal.shown.index("1/1") :].split(READY)[0]
    assert [line for line in plain.splitlines() if signs.cells(line.rstrip()) > width and "\x1b" not in line] == []
