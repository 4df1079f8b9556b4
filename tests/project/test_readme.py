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

from tests.conftest import RULEBOOKS
from tests.library.conftest import real_stores, seed

__all__ = ["real_stores"]

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(sys.executable).with_name("judgekit")
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


Answer = Callable[[str], subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def answer(tmp_path_factory: pytest.TempPathFactory, real_stores: Path) -> Answer:
    """Run each command once, on a machine of its own; the store of the documents beside this checkout is in its cache."""
    folder = tmp_path_factory.mktemp("user")
    seed(folder, real_stores)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("JUDGEKIT")}
    environment = kept | {"XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}
    environment["XDG_CONFIG_HOME"] = str(folder / "config")

    @cache
    def answer_(command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [SCRIPT, *shlex.split(command)[1:]],
            capture_output=True,
            text=True,
            check=False,
            env=environment,
            cwd=ROOT if "corpus/" in command else folder,
            stdin=subprocess.DEVNULL,
        )

    return answer_


NEEDS_TEXT = ("refs --broken", "history", "diff ", "books check", "export refs", "coverage --stale", "--related")


def expected_code(command: str) -> int:
    """Return 0; 1 where problems are found, or a chain of references is sought where no reference is known; 3 without a text."""
    if RULEBOOKS.is_dir():
        return int("refs --broken" in command or "books check" in command)
    return 1 if "refs --path" in command else 3 if any(words in command for words in NEEDS_TEXT) else 0


@pytest.mark.parametrize("command", [command for command, _output in shown()])
def test_a_command_of_the_readme_runs(command: str, answer: Answer) -> None:
    if changes_the_machine(command):
        assert "Usage" in answer(f"{command.partition(' FILE')[0]} --help").stdout
        return
    done = answer(command)
    assert "Traceback" not in done.stderr
    assert done.returncode == expected_code(command), done.stderr


@pytest.mark.rulebooks
@pytest.mark.parametrize(("command", "output"), [(c, o) for c, o in shown() if o and not changes_the_machine(c)])
def test_a_command_of_the_readme_shows_what_the_readme_shows(
    command: str, output: list[str], answer: Answer, rulebooks: Path
) -> None:
    lines = [line.strip() for line in answer(command).stdout.splitlines()]
    for line in output:
        beginning = line.strip().removesuffix("…").strip()
        assert any(one.startswith(beginning) for one in lines), f"{command}: no line begins with {beginning!r}"
