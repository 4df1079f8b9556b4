"""Wordings of trigger conditions in English: the events, states and limits that they mean (603)."""

from __future__ import annotations

import pytest

from judgekit.games.mtg.terms.records import Ability, Filter
from judgekit.games.mtg.text.english.reading import read_text
from judgekit.games.mtg.text.structured.cards import read_card
from judgekit.language.parts import Part


def ability(text: str) -> Ability:
    (found,) = read_text(text)
    return found


def test_a_state_is_told_apart_from_an_event() -> None:
    found = ability("When you have no cards in hand, gain 1 life.")
    assert found.when == ()
    assert found.state == ("compare", ("value", ("you",), "hand"), "=", 0)


def test_for_the_first_time_each_turn_is_a_limit_of_the_event() -> None:
    (pattern,) = ability("Whenever you gain life for the first time each turn, draw a card.").when
    assert (pattern.event, pattern.limit) == ("gain-life", "first")


def test_the_creature_it_haunts_is_the_haunted_one() -> None:
    entering, dying = ability("When this creature enters or the creature it haunts dies, you gain 1 life.").when
    assert entering.event == "enters"
    filter = dying.get("object")
    assert isinstance(filter, Filter)
    assert filter.get("among") == ("linked", "haunted")


def test_that_vehicle_is_the_one_that_is_crewed() -> None:
    found = ability("Whenever this creature crews a Vehicle, untap that Vehicle.")
    assert found.do[0].of == ("event", "vehicle")


def test_a_card_that_leaves_a_graveyard_is_looked_back_at() -> None:
    (pattern,) = ability("Whenever a card leaves your graveyard, you gain 1 life.").when
    assert pattern.get("from") == ("graveyard",)


@pytest.mark.parametrize(("words", "sign"), [("less than four", "<"), ("four or more", ">=")])
def test_devotion_is_compared(words: str, sign: str) -> None:
    found = ability(f"As long as your devotion to green is {words}, this creature has flying.")
    assert found.condition == ("compare", ("devotion", ("you",), ("green",)), sign, 4)


def test_a_cost_with_a_choice_has_two_ways() -> None:
    cost = ability("Cumulative upkeep {R} or {G}").cost
    assert cost is not None
    assert cost.mana == ("R",)
    assert [other.mana for other in cost.alternatives] == [("G",)]


def entering(text: str) -> tuple[str, ...]:
    """Return the verbs of what a sorcery does, nested ones left out."""
    card = read_card("Deep Call", Part({"types": "Sorcery", "text": text}))[0]
    return tuple(action.verb for action in card.abilities[0].do)


def test_what_a_permanent_is_belongs_to_how_it_enters_and_what_it_becomes_comes_after() -> None:
    put = "Put target creature card from your graveyard onto the battlefield."
    assert entering(f"{put} That creature is a Wizard in addition to its other types.") == ("put",)
    assert entering(f"{put} It becomes a Wizard in addition to its other types.") == ("put", "modify")
    assert entering(f"{put} It gains haste.") == ("put", "modify")


def test_that_many_means_the_cards_just_discarded() -> None:
    card = read_card("Deep Leaf", Part({"types": "Sorcery", "text": "Discard your hand and draw that many cards."}))[0]
    discard, draw = card.abilities[0].do
    assert discard.get("as") == "discarded"
    assert draw.amount == ("made", "discarded")


def test_mana_of_a_type_that_a_land_produced_is_added_by_who_tapped_it() -> None:
    # Put together of its parts: what all cards with this ability print is longer than we repeat.
    parts = ("Whenever a player taps a land for mana,", "that player adds one mana of any type", "that land produced.")
    found = ability(" ".join(parts))
    assert found.do[0].of == ("produced-type",)
    assert found.do[0].get("by") == ("event", "player")


@pytest.mark.parametrize(("word", "rest"), [("even", 0), ("odd", 1)])
def test_mana_values_are_even_or_odd(word: str, rest: int) -> None:
    (found,) = read_text(f"Players can't cast spells with {word} mana values.")
    described = found.get("of")
    assert isinstance(described, Filter)
    assert described.get("mana-value") == ("is", rest)
