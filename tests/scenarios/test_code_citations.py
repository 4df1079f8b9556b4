"""Citations of the code are found in its source: each literal with its function, its file and its line."""

import sys
from pathlib import Path

import pytest

from judgekit.core.nodes import BASE_EDITIONS, node_id
from judgekit.library.outline import read_outline
from judgekit.scenarios.adapters import SCENES, adapter_of, package_of
from judgekit.scenarios.code_citations import citations_of
from judgekit.scenarios.covering import rules_with_code

SOURCE = '''\
"""A module about 100.1."""

TABLE = {"one": ("101.2", "102.3a")}


class Sizes:
    LIMIT: str = "103.4"

    def fits(self, wide: bool) -> tuple[str, ...]:
        """What fits, by 104.1."""
        if not wide:
            raise Unsupported("a narrow one", "105.1")
        rule = "701.2.1.1" if wide else "101.2"
        return (rule, "20", "age 100", "0.5")
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    room = tmp_path / "some_game" / "turn"
    room.mkdir(parents=True)
    (tmp_path / "some_game" / "__init__.py").touch()
    (room / "__init__.py").write_text('FIRST = "100"\n', encoding="utf-8")
    (room / "sizes.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return "some_game"


def test_a_number_is_found_where_it_stands_in_a_body_or_in_a_table(package: str) -> None:
    found = citations_of(package)
    at = {number: [(place.function, place.line) for place in places] for number, places in found.items()}
    file = "some_game/turn/sizes.py"
    assert at == {
        "100": [("some_game.turn.FIRST", 1)],
        "101.2": [("some_game.turn.sizes.TABLE", 3), ("some_game.turn.sizes.Sizes.fits", 13)],
        "102.3a": [("some_game.turn.sizes.TABLE", 3)],
        "103.4": [("some_game.turn.sizes.Sizes.LIMIT", 7)],
        "701.2.1.1": [("some_game.turn.sizes.Sizes.fits", 13)],
    }
    assert {place.file for place in found["101.2"]} == {file}
    literal = found["103.4"][0]
    assert SOURCE.splitlines()[literal.line - 1][literal.column :] == '"103.4"'


def test_finding_the_citations_of_a_package_does_not_run_it(package: str) -> None:
    citations_of(package)
    assert not [name for name in sys.modules if name.startswith(f"{package}.")]


def test_a_package_that_is_not_there_is_a_fault() -> None:
    with pytest.raises(ModuleNotFoundError):
        citations_of("judgekit.games.checkers")


def own_edition(game: str) -> str:
    """Return the base edition of the book whose numbers the code of a game cites without naming it."""
    named = package_of(game).rpartition(".")[2]
    return BASE_EDITIONS.get(named) or BASE_EDITIONS[game]


@pytest.mark.parametrize("game", sorted(SCENES))
def test_every_number_in_code_is_a_rule_of_the_book(game: str) -> None:
    """A number without a book before it is one of the book that gives the package its name."""
    known = {node.id for other in SCENES for node in read_outline(BASE_EDITIONS[other])}
    cited, own = citations_of(package_of(game)), own_edition(game)
    assert sorted(number for number in cited if ":" not in number and node_id(own, number) not in known) == []
    assert sorted(number for number in cited if ":" in number and number not in known) == []
    turn = adapter_of(game).game.numbers_of
    assert set(rules_with_code(game)) <= {there for number in cited for there in turn(number)}
