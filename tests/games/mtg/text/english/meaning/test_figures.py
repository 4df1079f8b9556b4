"""107.3f: what stands behind "where X is" counts wherever X stands, also in costs and in what is so all the time."""

from __future__ import annotations

from typing import Any

import pytest

from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.text.structured.cards import read_card
from judgekit.language.parts import Part

ELF = "target Elf"


def abilities(text: str, types: str = "Creature - Elf") -> tuple[Ability, ...]:
    return read_card("Zed", Part({"types": types, "text": text}))[0].abilities


@pytest.mark.parametrize("keyword", ["echo", "ward"])
def test_the_cost_of_a_keyword_may_be_a_figure(keyword: str) -> None:
    (ability,) = abilities(f"Zed has {keyword} {{X}}, where X is your life total.")
    gained: Any = ability.modify[0].value
    assert gained.cost.mana_formula == ("value", ("you",), "life")


def test_a_standing_change_by_x_counts_what_x_is() -> None:
    (ability,) = abilities("Elves get +X/+X, where X is the number of artifacts you control.", "Enchantment")
    power, toughness = ability.modify[0].value
    assert power == toughness != ("x",)
    assert power[0] == "count"


def test_a_hyphen_before_the_cost_of_a_keyword_is_a_dash() -> None:
    hyphen, dash = abilities("Cumulative upkeep-Draw a card."), abilities("Cumulative upkeep—Draw a card.")
    assert hyphen[0].cost == dash[0].cost


def test_modes_may_be_listed_with_hyphens() -> None:
    (ability,) = abilities("Choose one -\n- Draw a card.\n- You gain 2 life.", "Instant")
    assert [mode.do[0].verb for mode in ability.modes] == ["draw", "gain-life"]


def test_activated_abilities_are_gained_from_a_target() -> None:
    (ability,) = abilities(f"{{U}}: Zed gains all activated abilities of {ELF} until end of turn.")
    assert ability.do[0].get("with")[0].value.value == (("target", "target"), "activated")


def test_a_choice_links_the_abilities_that_speak_of_it() -> None:
    """607.2d: linked are the one that lets a colour be chosen and those that refer to the chosen colour."""
    found = abilities("As Zed enters, choose a color.\nElves of the chosen color get +1/+1.\nFlying")
    assert [bool(ability.links) for ability in found] == [True, True, False]
