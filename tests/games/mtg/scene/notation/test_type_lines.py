"""What a card is, is read from its type line, in either language, and never from how that line is spelt."""

from __future__ import annotations

import pytest

from judgekit.games.mtg.scene.notation.card_words import is_of_type
from judgekit.games.mtg.scene.notation.printed_cards import counters_printed
from tests.scenarios.notation.tables import result


@pytest.mark.parametrize("types", ["Land", "土地", "land", "基本土地 — 森", "Basic Land - Forest", "Artifact Land"])
def test_a_land_is_played_and_not_cast_however_its_type_line_is_written(types: str) -> None:
    """A land is played as a special action (305.1, 305.9)."""
    said = result(f'A: hand: Hill\ncard: Hill as "{{types: {types}}}"\nA plays Hill\n? what happens')
    assert said == ["Hill enters the battlefield."]


def test_a_subtype_that_sounds_like_a_type_makes_no_such_card() -> None:
    assert not is_of_type({"types": "Creature - Landlord"}, "land")
    assert is_of_type({"types": "Legendary Planeswalker — Nobody-Known"}, "planeswalker")


@pytest.mark.parametrize("types", ["Planeswalker - Jay", "プレインズウォーカー — ジェイ", "planeswalker"])
def test_the_printed_loyalty_belongs_to_every_planeswalker(types: str) -> None:
    assert counters_printed({"types": types, "loyalty": "4"}) == {"loyalty": "4"}
