"""`make check` runs the tests of what changed, and no others."""

import pytest

from tools.changed import scenarios_of, where_tested


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("judgekit/search/ranking.py", ["tests/search"]),
        ("judgekit/games/magmell/turn.py", ["tests/games/magmell"]),
        ("judgekit/language/chart.py", ["tests/games/mtg/text", "tests/games/magmell/text"]),
        ("judgekit/games/mtg/text/english/rows/nouns.py", ["tests/games/mtg"]),
        ("tests/core/test_numbers.py", ["tests/core/test_numbers.py"]),
        ("README.md", ["tests/project"]),
        ("corpus/terms.toml", ["tests/project"]),
    ],
)
def test_a_file_is_tested_by_what_mirrors_it(file: str, tests: list[str]) -> None:
    assert set(tests) <= set(where_tested([file]))


def test_a_test_file_is_not_run_twice_where_its_folder_is_run() -> None:
    assert where_tested(["judgekit/core/numbers.py", "tests/core/test_numbers.py"]) == ["tests/core"]


def test_a_scenario_is_checked_and_needs_no_other_test() -> None:
    files = [
        "corpus/mtg/scenarios/combat/one.yaml",
        "corpus/mtg/examples/702/ex-702.2b-1.yaml",
        "corpus/mtg/glosses/61x.yaml",
    ]
    assert scenarios_of(files) == sorted(files[:2])
    assert where_tested(files[:2]) == []
