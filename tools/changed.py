"""The tests of what changed: `make check` runs them.

A module is tested by the folder of `tests/` that mirrors its package, or by the nearest one above it. A test file stands for
itself, and a scenario file is checked.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
ALSO = {
    "judgekit/games/mtg": ("tests/games/mtg",),
    "judgekit/games/magmell": ("tests/games/magmell",),
    "judgekit/language": ("tests/games/mtg/text", "tests/games/magmell/text"),
}
"""Folders that are tested by more than their mirror: a room of a game by all of the game, the kit for card text by the games."""
PROJECT = "tests/project"
"""The laws of the house: for whatever is no module."""


def changed_files(since: str) -> list[str]:
    """Return the files that differ from a commit, and those that git does not know yet.

    Args:
        since: a commit or branch; what was done after this one left it counts.

    Raises:
        subprocess.CalledProcessError: git knows no such commit.
    """
    base = _git("merge-base", since, "HEAD")[0]
    return [*_git("diff", "--name-only", "--diff-filter=d", base), *_git("ls-files", "--others", "--exclude-standard")]


def _git(*arguments: str) -> list[str]:
    told = subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.splitlines()


def where_tested(files: Iterable[str]) -> list[str]:
    """Return the test files and folders for changed files, none inside another.

    Args:
        files: paths below the root of the repository.
    """
    found = {test for file in files for test in _tested(PurePosixPath(file))}
    return sorted(one for one in found if not any(one != other and _inside(one, other) for other in found))


def scenarios_of(files: Iterable[str]) -> list[str]:
    """Return the scenario files among changed files."""
    return sorted(file for file in files if _is_scenario(PurePosixPath(file)))


def _is_scenario(file: PurePosixPath) -> bool:
    return file.suffix == ".yaml" and {"scenarios", "examples"} & set(file.parts[2:3]) != set()


def _tested(file: PurePosixPath) -> list[str]:
    if file.parts[0] == "tests":
        return [str(file if file.name.startswith("test_") else file.parent)]
    if _is_scenario(file):
        return []
    if file.parts[0] != "judgekit" or file.suffix not in (".py", ".tsv"):
        return [PROJECT]
    also = [tests for package, folders in ALSO.items() if _inside(str(file), package) for tests in folders]
    mirror = PurePosixPath("tests", *file.parts[1:]).parent
    while not (ROOT / mirror).is_dir():
        mirror = mirror.parent
    return also if mirror == PurePosixPath("tests") and also else [*also, str(mirror)]


def _inside(path: str, folder: str) -> bool:
    return path.startswith(f"{folder}/") or path == folder


def main(since: str) -> int:
    """Run the tests of what changed since a commit, and check its scenarios; return the exit code."""
    files = changed_files(since)
    tests, scenarios = where_tested(files), scenarios_of(files)
    here = Path(sys.executable)
    if (
        scenarios
        and subprocess.run((here.with_name("judgekit"), "check", *scenarios), cwd=ROOT, check=False).returncode
    ):
        return 1
    if not tests:
        return 0
    print("tests:", " ".join(tests), flush=True)
    return subprocess.run((here, "-m", "pytest", *tests), cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "main"))
