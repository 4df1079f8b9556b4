"""judgekit's own scenarios hold, and what they and the code cite exists and is glossed."""

from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, node_id
from judgekit.library.glosses import all_glosses
from judgekit.library.outline import read_outline
from judgekit.scenarios.checking import check_file, check_paths, rules_with_code, scenario_files
from judgekit.scenarios.scenes import SCENES

FILES = [path for path, _shown in scenario_files([str(corpus_folder())])]
HEADINGS = ("section", "group")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(Path(file).relative_to(corpus_folder())))
def test_a_scenario_of_the_corpus_holds(file: Path) -> None:
    result = check_file(file)
    assert result.verdict == "pass", result.message


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


def test_every_rule_that_a_trace_of_the_corpus_cites_exists_and_is_glossed_in_both_languages() -> None:
    nodes = {node.id: node for game in SCENES for node in read_outline(BASE_EDITIONS[game])}
    glossed = all_glosses()
    cited = {number for result in check_paths([str(corpus_folder())]).results for number in result.cited}
    assert len(cited) > 500
    assert sorted(cited - nodes.keys()) == []
    bare = [
        number
        for number in sorted(cited)
        if not nodes[number].title and not (number in glossed and glossed[number].ja and glossed[number].en)
    ]
    assert bare == []
