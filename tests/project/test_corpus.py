"""Every scenario of judgekit's own belongs to a game, and what the code cites exists and is glossed."""

import re
from collections import Counter
from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, node_id
from judgekit.core.outlined import nodes_of
from judgekit.library.glosses import all_glosses
from judgekit.library.outline import read_outline
from judgekit.scenarios.adapters import SCENES
from judgekit.scenarios.checking import scenario_files
from judgekit.scenarios.covering import rules_with_code

HEADINGS = ("section", "group")
NAMES_ITS_EDITION = re.compile(r"^rules: *[a-z]", re.MULTILINE)
"""A key of the whole file: whatever is written below another one begins further to the right, the lines of a text too."""


def own() -> list[Path]:
    """Return every scenario file of the corpus, by its path in it."""
    return [path.relative_to(corpus_folder()) for path, _shown in scenario_files([str(corpus_folder())])]


def test_every_scenario_belongs_to_a_game_whose_tests_run_it() -> None:
    """The tests of each game run what lies in its own folder."""
    assert {path.parts[:2] for path in own()} == {*((game, "scenarios") for game in SCENES), ("mtg", "examples")}


def test_every_scenario_names_its_edition() -> None:
    """What somebody has in use on this machine (`judgekit use`) decides about no file of ours."""
    texts = {path: (corpus_folder() / path).read_text(encoding="utf-8") for path in own()}
    assert [path for path, text in texts.items() if not NAMES_ITS_EDITION.search(text)] == []


def test_worked_examples_lie_by_section_and_nothing_else_does() -> None:
    examples = [path for path in own() if path.parts[1] == "examples"]
    assert [path for path in examples if not re.fullmatch(rf"ex-{path.parts[2]}[.a-z0-9]*-\d+", path.stem)] == []
    assert [path for path in own() if path.stem.startswith("ex-") and path not in examples] == []


def test_a_folder_of_scenarios_can_be_read_at_a_glance() -> None:
    """No scenario lies outside of a folder with a name, and no folder holds more than a page of names."""
    folders = Counter(path.parent for path in own())
    assert [folder for folder in folders if len(folder.parts) < 3] == []
    assert [folder for folder, files in folders.items() if files > 45] == []


@pytest.mark.parametrize("game", sorted(SCENES))
def test_every_rule_that_the_code_cites_exists(game: str) -> None:
    known = nodes_of(BASE_EDITIONS[game])
    assert [number for number in rules_with_code(game) if number not in known] == []


@pytest.mark.parametrize("game", sorted(SCENES))
def test_every_rule_that_the_code_cites_is_glossed(game: str) -> None:
    glossed = all_glosses()
    kinds = {node.name or node.number: node.kind for node in read_outline(BASE_EDITIONS[game])}
    headed = {node.name or node.number for node in read_outline(BASE_EDITIONS[game]) if node.title}
    missing = [
        number
        for number in rules_with_code(game)
        if node_id(BASE_EDITIONS[game], number) not in glossed
        and kinds[number] not in HEADINGS
        and number not in headed
    ]
    assert missing == []
