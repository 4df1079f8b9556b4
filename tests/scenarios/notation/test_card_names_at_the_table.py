"""Cards of card files are known by their names as they are said at the table: without capitals, commas and apostrophes."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.cards.adding import add
from judgekit.cli.cards.finding_cards import serve_scenarios
from judgekit.scenarios.files import card_files
from tests.scenarios.notation.tables import result


def _card(name: str, types: str, text: str = "", **more: str) -> dict[str, str]:
    return {"oracle_id": name, "name": name, "layout": "normal", "type_line": types, "oracle_text": text, **more}


CARDS = [
    _card("Bowl of the Deep", "Artifact", "{T}: Add {U}."),
    _card("Raise the Bells", "Instant", "You gain 2 life.", mana_cost="{W}"),
    _card("Ariko, the Old Scholar", "Legendary Creature — Human", power="2", toughness="3"),
    _card("Ariko, Keeper of Bells", "Legendary Creature — Human", power="1", toughness="1"),
    _card("Gatha's Garden", "Land", "{T}: Add {G}."),
]


@pytest.fixture(autouse=True)
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cards can be named."""
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(CARDS), encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    add(file)
    serve_scenarios()
    yield
    card_files.use(None)


@pytest.mark.parametrize(
    "line",
    [
        "A: Bowl of the Deep",
        "A: Bowl of the Deep (tapped)",
        "A: bowl of the deep",
        "A: Ariko the Old Scholar, Bowl of the Deep",
        "A: Ariko, the Old Scholar, Bowl of the Deep",
        "A: Gathas Garden",
    ],
)
def test_a_permanent_is_known_by_its_name_without_commas_and_capitals(line: str) -> None:
    assert result(line) == ["nothing changes"]


def test_a_spell_is_known_by_a_name_with_an_article_in_it() -> None:
    assert result("A: life 20; hand Raise the Bells; Plains\nA casts Raise the Bells") == ["A: life 20 → 22."]


def test_a_legend_is_spoken_of_by_the_first_word_of_its_name() -> None:
    assert result("A: Ariko Keeper of Bells\n? power of Ariko") == ["Ariko Keeper of Bells: power 1"]
