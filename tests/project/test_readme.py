"""Every command in the README runs, and shows what the README shows."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(sys.executable).with_name("judgekit")
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
CHANGES_THE_MACHINE = ("books add", "books remove", "step")


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


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A cache of its own, so that the first command is a first use."""
    folder = tmp_path_factory.mktemp("user")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("JUDGEKIT")}
    return kept | {"XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}


def answer(command: str, environment: dict[str, str], folder: Path) -> subprocess.CompletedProcess[str]:
    words = shlex.split(command)[1:]
    return subprocess.run(
        [SCRIPT, *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=folder,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.parametrize(("command", "output"), [pytest.param(c, o, id=c) for c, o in shown()])
def test_a_command_of_the_readme_runs(
    command: str, output: list[str], environment: dict[str, str], tmp_path: Path
) -> None:
    if any(f"judgekit {word}" in command for word in CHANGES_THE_MACHINE):
        assert "Usage" in answer(f"{command.partition(' FILE')[0]} --help", environment, ROOT).stdout
        return
    here = ROOT if "corpus/" in command else tmp_path
    done = answer(command, environment, here)
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr


@pytest.mark.rulebooks
@pytest.mark.parametrize(("command", "output"), [pytest.param(c, o, id=c) for c, o in shown() if o])
def test_a_command_of_the_readme_shows_what_the_readme_shows(
    command: str, output: list[str], environment: dict[str, str], tmp_path: Path, rulebooks: Path
) -> None:
    if any(f"judgekit {word}" in command for word in CHANGES_THE_MACHINE):
        return
    done = answer(command, environment, ROOT if "corpus/" in command else tmp_path)
    lines = [line.strip() for line in done.stdout.splitlines()]
    for line in output:
        beginning = line.strip().removesuffix("…").strip()
        assert any(one.startswith(beginning) for one in lines), f"{command}: no line begins with {beginning!r}"
