"""What the shell completes, asked as bash, zsh and fish ask: commands, numbers, headwords, card names, editions."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

Complete = Callable[[str], list[str]]


@pytest.fixture
def complete(run: Run, monkeypatch: pytest.MonkeyPatch) -> Complete:
    """Complete the last word of a command line as bash does."""

    def complete(line: str) -> list[str]:
        words = line.split(" ")
        with monkeypatch.context() as asking:
            asking.setenv("_JUDGEKIT_COMPLETE", "complete_bash")
            asking.setenv("COMP_WORDS", line)
            asking.setenv("COMP_CWORD", str(len(words) - 1))
            return run().out.split("\n")

    run("rule", "100.1")  # there is a store
    return complete


def test_a_bare_number_is_completed(complete: Complete) -> None:
    assert "200.1b" in complete("judgekit 200.1")
    assert all(number.startswith("100.1") for number in complete("judgekit rule 100.1") if number)


def test_a_bare_word_is_a_command_or_a_headword(complete: Complete) -> None:
    assert "check" in complete("judgekit che")


def test_editions_and_books_are_completed(complete: Complete) -> None:
    assert "dm@2025" in complete("judgekit use dm")
    assert "magmell" in complete("judgekit term x --game mag")


def test_card_names_are_completed_in_either_language(
    complete: Complete, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert not "".join(complete("judgekit card Gra"))
    file = tmp_path / "cards.json"
    ours = {"object": "card", "oracle_id": "1", "type_line": "Creature", "oracle_text": "", "layout": "normal"}
    file.write_text(
        json.dumps(
            [
                {**ours, "name": "Granite Ox", "lang": "en"},
                {**ours, "name": "Granite Ox", "lang": "ja", "printed_name": "花崗岩の牛"},
            ]
        ),
        encoding="utf-8",
    )
    assert run("cards", "add", str(file)).code == 0
    assert "Granite Ox" in complete("judgekit card Gra")
    assert "granite Ox" in complete("judgekit card gra")
    assert "花崗岩の牛" in complete("judgekit card 花崗")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_is_a_script_for_each_shell(run: Run, shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_JUDGEKIT_COMPLETE", f"source_{shell}")
    assert "_JUDGEKIT_COMPLETE" in run().out


@pytest.mark.parametrize("command", ["check", "explain", "ask", "play", "step", "notation", "outcomes"])
def test_where_a_file_stands_nothing_is_suggested_so_that_the_shell_completes_files(
    complete: Complete, run: Run, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not "".join(complete(f"judgekit {command} scen"))
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", f"judgekit {command} scen")
    with monkeypatch.context() as zsh:
        zsh.setenv("_JUDGEKIT_COMPLETE", "complete_zsh")
        assert run().out.strip() == "_files"
    with monkeypatch.context() as fish:
        fish.setenv("_JUDGEKIT_COMPLETE", "complete_fish")
        fish.setenv("_TYPER_COMPLETE_FISH_ACTION", "is-args")
        assert run().code == 1


def test_bash_completes_files_where_nothing_is_suggested(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.fail("there is no bash to ask")
    monkeypatch.setenv("_JUDGEKIT_COMPLETE", "source_bash")
    script = tmp_path / "completion"
    script.write_text(run().out, encoding="utf-8")
    asked = f"source {script}; complete -p judgekit"
    said = subprocess.run([bash, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert "-o default" in said


def test_a_store_that_is_not_there_completes_nothing_and_says_nothing(
    run: Run, complete: Complete, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert not "".join(complete("judgekit 100."))


def test_the_version_is_one_line(run: Run) -> None:
    assert run("--version").out.startswith("judgekit 0.")
