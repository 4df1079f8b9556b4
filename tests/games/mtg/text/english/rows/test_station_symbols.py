"""721.2 of the book of 2026-04-17: what stands behind a station symbol, and the power and toughness box below it."""

from __future__ import annotations

import pytest

from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.printing.english import in_english
from judgekit.games.mtg.text.printing.japanese import in_japanese
from judgekit.games.mtg.text.structured.cards import read_card
from judgekit.language.parts import Part

SHIP = TypeLine(types=("artifact",), subtypes=("Spacecraft",))
TEXT = "Station\n3+ | {T}: Draw a card.\n8+ | Flying\nWhenever ~ attacks, you gain 1 life.\n4/5"


def test_lines_below_a_station_symbol_belong_to_it() -> None:
    station, first, second = read_card_text(TEXT, "", SHIP)
    assert station.name == "station"
    assert [len(one.modify) for one in (first, second)] == [1, 4]
    assert second.modify[-1].value == (4, 5)


@pytest.mark.parametrize(
    "written", ["8+ | Flying", "{8+} Flying", "8+ ｜ 飛行", "STATION 8+\nFlying", "配備 8+\n飛行", "8+ |\nFlying"]
)
def test_a_station_symbol_is_written_in_several_ways(written: str) -> None:
    (symbol,) = read_card_text(written, "", SHIP)
    assert symbol._replace(text="") == read_card_text("8+ | Flying", "", SHIP)[0]._replace(text="")


def test_the_box_of_a_card_stands_behind_its_last_station_symbol() -> None:
    text = "Station\n3+ | Vigilance\n8+ | Flying"
    (card,) = read_card("Ship", Part({"types": "Artifact - Spacecraft", "pt": "4/5", "text": text}))
    assert (card.power, card.toughness) == (None, None)
    assert [any(change.what == "base-pt" for change in one.modify) for one in card.abilities] == [False, False, True]


@pytest.mark.parametrize("printed", [in_english, in_japanese])
def test_what_is_printed_of_a_station_symbol_means_the_same(printed: object) -> None:
    for ability in read_card_text(TEXT, "", SHIP):
        assert callable(printed)
        (again,) = read_card_text(printed(ability), "", SHIP)
        assert _without_words(again) == _without_words(ability)


def _without_words(ability: Ability) -> tuple[object, ...]:
    changes = tuple((one.what, str(getattr(one.value, "kind", one.value))) for one in ability.modify)
    return (ability.kind, ability.name, ability.condition, changes)
