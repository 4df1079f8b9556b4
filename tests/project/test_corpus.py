"""Every scenario of judgekit's own belongs to a game, and what the code cites exists and is glossed."""

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, node_id
from judgekit.library.glosses import all_glosses
from judgekit.library.outline import read_outline
from judgekit.scenarios.adapters import SCENES
from judgekit.scenarios.checking import rules_with_code, scenario_files

HEADINGS = ("section", "group")


def test_every_scenario_belongs_to_a_game_whose_tests_run_it() -> None:
    """The tests of each game run what lies in its own folder."""
    folders = {path.relative_to(corpus_folder()).parts[:2] for path, _shown in scenario_files([str(corpus_folder())])}
    assert folders == {(game, "scenarios") for game in SCENES}


@pytest.mark.parametrize("game", sorted(SCENES))
def test_every_rule_that_the_code_cites_exists(game: str) -> None:
    known = {node.number for node in read_outline(BASE_EDITIONS[game])}
    assert [number for number in rules_with_code(game) if number not in known] == []


@pytest.mark.parametrize("game", sorted(SCENES))
def test_every_rule_that_the_code_cites_is_glossed(game: str) -> None:
    glossed = all_glosses()
    kinds = {node.number: node.kind for node in read_outline(BASE_EDITIONS[game])}
    headed = {node.number for node in read_outline(BASE_EDITIONS[game]) if node.title}
    missing = [
        number
        for number in rules_with_code(game)
        if node_id(BASE_EDITIONS[game], number) not in glossed
        and kinds[number] not in HEADINGS
        and number not in headed
    ]
    assert missing == []
