"""tests/ is the same tree as judgekit/: who changes a package finds its tests by its name."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = "tests/games/mtg/test_scenarios.py"
TESTED_ELSEWHERE = {
    "judgekit/games/mtg/abilities": SCENARIOS,
    "judgekit/games/mtg/actions": SCENARIOS,
    "judgekit/games/mtg/actions/damage": SCENARIOS,
    "judgekit/games/mtg/actions/entering": SCENARIOS,
    "judgekit/games/mtg/actions/faces_and_parts": SCENARIOS,
    "judgekit/games/mtg/instructions": SCENARIOS,
    "judgekit/games/mtg/keywords": SCENARIOS,
    "judgekit/games/mtg/kinds_of_cards": SCENARIOS,
    "judgekit/games/mtg/multiplayer": SCENARIOS,
    "judgekit/games/mtg/stack/casting": SCENARIOS,
    "judgekit/games/mtg/stack/resolving": SCENARIOS,
    "judgekit/games/mtg/stack/targets": SCENARIOS,
    "judgekit/games/mtg/scene/queries": "tests/games/mtg/scene/steps",
    "judgekit/games/magmell/text/structured": "tests/games/magmell/text",
    "judgekit/games/mtg/editions/sixth": "tests/games/mtg/editions",
    "judgekit/language/english": "tests/language",
    "judgekit/language/japanese": "tests/language",
    "judgekit/mechanics/abilities": "tests/mechanics",
    "judgekit/mechanics/actions": "tests/mechanics",
    "judgekit/mechanics/terms": "tests/mechanics",
}
"""Packages without a folder of tests, and what tests them; rules of a game are played in the scenarios of the corpus."""
BESIDE = {"tests/project", "tests/tools", "tests/books/duel_masters", "tests/books/magmell"}
"""Tests of no package: the laws of the house, its tools, and readers that are a module each."""


def packages() -> set[str]:
    """Return the packages of judgekit, by their paths."""
    return {one.parent.relative_to(ROOT).as_posix() for one in ROOT.glob("judgekit/*/**/__init__.py")}


def folders_of_tests() -> set[str]:
    """Return the folders of tests, by their paths."""
    return {one.parent.relative_to(ROOT).as_posix() for one in ROOT.glob("tests/*/**/__init__.py")}


def mirrored(package: str) -> str:
    return package.replace("judgekit/", "tests/", 1)


@pytest.mark.parametrize("package", sorted(packages()))
def test_a_package_has_its_folder_of_tests_or_is_named_as_tested_elsewhere(package: str) -> None:
    has = mirrored(package) in folders_of_tests()
    assert has != (package in TESTED_ELSEWHERE), "make a folder, or name in TESTED_ELSEWHERE what tests it; not both"


@pytest.mark.parametrize("folder", sorted(folders_of_tests() - BESIDE))
def test_a_folder_of_tests_mirrors_a_package(folder: str) -> None:
    assert folder in {mirrored(package) for package in packages()}


def test_what_tests_another_package_is_there() -> None:
    assert {package for package in TESTED_ELSEWHERE if package not in packages()} == set()
    assert [where for where in TESTED_ELSEWHERE.values() if not (ROOT / where).exists()] == []


def test_no_module_of_tests_lies_in_a_folder_that_is_no_package() -> None:
    """Two modules of one name would hide each other there."""
    lost = [one for one in ROOT.glob("tests/**/*.py") if not (one.parent / "__init__.py").exists()]
    assert lost == []
