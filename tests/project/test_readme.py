"""Every command in the README runs, and shows what the README shows."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from judgekit.scenarios import checking
from judgekit.scenarios.many import jobs
from tests.cli.conftest import Answer, typed
from tests.conftest import RULEBOOKS
from tests.library.conftest import real_stores, seed
from tests.playing import known

__all__ = ["real_stores"]

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
CHANGES_THE_MACHINE = ("books add", "books remove", "use mtg", "step")


def changes_the_machine(command: str) -> bool:
    return any(f"judgekit {word}" in command for word in CHANGES_THE_MACHINE)


def shown() -> list[tuple[str, list[str]]]:
    """Return the commands of the README with the output printed below each."""
    commands: list[tuple[str, list[str]]] = []
    for block in BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8")):
        for line in block.splitlines():
            if line.startswith("$ "):
                commands.append((line[2:], []))
            elif line.strip():
                commands[-1][1].append(line)
    return [(command, output) for command, output in commands if command.startswith("judgekit")]


Answering = Callable[[str], Answer]


@pytest.fixture(scope="module")
def answer(tmp_path_factory: pytest.TempPathFactory, real_stores: Path) -> Answering:
    """Run each command once, on a machine of its own; the store of the documents beside this checkout is in its cache.

    All in this process: a process for each would spend most of its time on imports. The program itself is started once, below.
    """
    folder = tmp_path_factory.mktemp("user")
    seed(folder, real_stores)

    @cache
    def answer_(command: str) -> Answer:
        with pytest.MonkeyPatch.context() as patch, Path(os.devnull).open() as nothing:
            for variable in [name for name in os.environ if name.startswith("JUDGEKIT")]:
                patch.delenv(variable)
            for kind in ("CACHE", "DATA", "CONFIG"):
                patch.setenv(f"XDG_{kind}_HOME", str(folder / kind.lower()))
            patch.chdir(ROOT if "corpus/" in command else folder)
            patch.setattr("sys.stdin", nothing)
            patch.setattr(jobs, "cores", lambda: 1)  # other processes do not know what was played in this run
            patch.setattr(checking, "check_file", known(checking.check_file))
            return typed(shlex.split(command)[1:])

    return answer_


NEEDS_TEXT = ("refs --broken", "history", "diff ", "books check", "export refs", "coverage --stale", "--related")


def expected_code(command: str) -> int:
    """Return 0; 1 where problems are found, or a chain of references is sought where no reference is known; 3 without a text."""
    if RULEBOOKS.is_dir():
        return int("refs --broken" in command or "books check" in command)
    return 1 if "refs --path" in command else 3 if any(words in command for words in NEEDS_TEXT) else 0


@pytest.mark.parametrize("command", [command for command, _output in shown()])
def test_a_command_of_the_readme_runs(command: str, answer: Answering) -> None:
    if changes_the_machine(command):
        assert "Usage" in answer(f"{command.partition(' FILE')[0]} --help").out
        return
    done = answer(command)
    assert "Traceback" not in done.err
    assert done.code == expected_code(command), done.err


def test_the_installed_program_answers_what_the_readme_first_asks() -> None:
    """As a user starts it; what it looks up stands in judgekit itself, with documents and without."""
    program = Path(sys.executable).with_name("judgekit")
    first = next(command for command, _output in shown())
    done = subprocess.run([program, *shlex.split(first)[1:]], capture_output=True, text=True, check=False)
    assert done.returncode == expected_code(first)
    assert done.stdout


@pytest.mark.rulebooks
@pytest.mark.parametrize(("command", "output"), [(c, o) for c, o in shown() if o and not changes_the_machine(c)])
def test_a_command_of_the_readme_shows_what_the_readme_shows(
    command: str, output: list[str], answer: Answering, rulebooks: Path
) -> None:
    lines = [line.strip() for line in answer(command).out.splitlines()]
    for line in output:
        beginning = line.strip().removesuffix("…").strip()
        assert any(one.startswith(beginning) for one in lines), f"{command}: no line begins with {beginning!r}"
