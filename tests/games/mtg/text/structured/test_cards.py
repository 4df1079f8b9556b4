"""Card definitions of a scenario: a layout is one of those that there are, and a split card is called by both of its halves."""

from __future__ import annotations

import pytest

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.structured.cards import read_cards
from judgekit.language.parts import Part, TermMalformed

HALVES: Json = [
    {"name": "Bite", "cost": "{R}", "types": "Instant", "text": "Bite deals 2 damage to any target."},
    {"name": "Bark", "cost": "{G}", "types": "Instant", "text": "You gain 2 life."},
]


def test_a_split_card_is_not_called_by_its_first_half() -> None:
    """709.4a: its name is both names; the half of that name could not be told from the whole, and could not be cast."""
    with pytest.raises(TermMalformed, match="one half"):
        read_cards(Part({"Bite": {"layout": "split", "faces": HALVES}}))
    assert set(read_cards(Part({"Bite // Bark": {"layout": "split", "faces": HALVES}}))) >= {
        "Bite // Bark",
        "Bite",
        "Bark",
    }


@pytest.mark.parametrize("layout", ["banana", "room", "Split"])
def test_a_layout_that_there_is_not_is_refused(layout: str) -> None:
    with pytest.raises(TermMalformed, match="unknown layout"):
        read_cards(Part({"Pair": {"layout": layout, "faces": HALVES}}))
