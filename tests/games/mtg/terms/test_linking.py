"""Abilities of one card that are linked by what is printed on it (607.2a)."""

from __future__ import annotations

from judgekit.games.mtg.terms.linking import EXILED, speaks_of
from judgekit.games.mtg.terms.records import Card
from judgekit.games.mtg.text.structured.cards import read_card
from judgekit.language.parts import Part


def card(text: str, types: str = "Enchantment") -> Card:
    return read_card("Deep Chest", Part({"types": types, "text": text}))[0]


def test_the_exiled_card_is_what_the_other_ability_exiled() -> None:
    first, second = card(
        "When Deep Chest enters the battlefield, exile target artifact.\n"
        "When Deep Chest dies, return the exiled card to its owner's hand."
    ).abilities
    assert first.do[0].get("link") == EXILED
    assert speaks_of(second.do, EXILED)
    assert set(first.links) & set(second.links)


def test_an_exile_that_no_other_ability_speaks_of_is_not_kept() -> None:
    (only,) = card("When Deep Chest enters the battlefield, exile target artifact.").abilities
    assert only.do[0].get("link") is None
    assert not only.links


def test_the_exiled_card_of_the_same_ability_needs_no_link() -> None:
    (only,) = card(
        "When Deep Chest enters the battlefield, exile target artifact, then return the exiled card to its owner's hand."
    ).abilities
    assert not speaks_of(only.do, EXILED)


def test_a_trigger_on_cycling_is_no_part_of_what_the_spell_does() -> None:
    found = card("Draw two cards.\nCycling {2}\nWhen you cycle this card, you gain 1 life.", "Sorcery").abilities
    assert sorted(ability.kind for ability in found) == ["keyword", "spell", "triggered"]
