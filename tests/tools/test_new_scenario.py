"""`make new-scenario` lays down a file that is well formed, and that proves nothing until something is expected in it."""

from pathlib import Path

import pytest

from judgekit.scenarios import check_file
from tools.new_scenario import FILLED_IN, lay_down, main


@pytest.mark.parametrize("game", sorted(FILLED_IN))
def test_a_new_scenario_does_not_pass_before_something_is_expected(game: str, tmp_path: Path) -> None:
    (tmp_path / game).mkdir()
    path = lay_down(game, "combat", "a-new-one", tmp_path)
    result = check_file(path)
    assert result.verdict == "malformed"
    assert "nothing is expected" in result.message


@pytest.mark.parametrize("game", sorted(FILLED_IN))
def test_a_new_scenario_passes_with_the_expectation_that_it_suggests(game: str, tmp_path: Path) -> None:
    (tmp_path / game).mkdir()
    path = lay_down(game, "combat", "a-new-one", tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("    # ", "    "), encoding="utf-8")
    assert check_file(path).verdict == "pass", check_file(path).message


def test_an_id_is_given_once() -> None:
    assert main(["ex-510.1c-2", "combat"]) == 1
