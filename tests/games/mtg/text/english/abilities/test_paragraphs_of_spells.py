"""113.3: which paragraphs of an instant or sorcery are instructions of the spell, and which are abilities of the card."""

from __future__ import annotations

from judgekit.games.mtg.text.english.reading import ability_data


def _kinds(text: str) -> list[str]:
    return [next(iter(term)) for _, terms in ability_data(text, spell=True) for term in terms]


def test_an_ability_with_a_cost_below_the_instructions_is_none_of_them() -> None:
    text = "Draw three cards.\n{2}, Exile this card from your graveyard: You gain 3 life."
    assert sorted(_kinds(text)) == ["activated", "spell"]


def test_a_forecast_ability_is_none_of_the_instructions() -> None:
    text = "Draw three cards.\nForecast — {1}{U}, Reveal ~ from your hand: You gain 3 life."
    assert sorted(_kinds(text)) == ["activated", "spell"]


def test_two_paragraphs_of_instructions_are_one_spell_ability() -> None:
    assert _kinds("Draw three cards.\nYou gain 3 life.") == ["spell"]


def test_a_trigger_on_the_discarding_of_the_card_is_none_of_the_instructions() -> None:
    text = "Draw a card.\nWhen a spell or ability an opponent controls causes you to discard ~, you gain 4 life."
    assert sorted(_kinds(text)) == ["spell", "triggered"]


def test_a_trigger_by_which_the_card_returns_from_the_graveyard_is_none_of_the_instructions() -> None:
    text = "Draw a card.\nAt the beginning of your upkeep, if you have no cards in hand, return ~ from your graveyard to your hand."
    (triggered,) = [term for _, terms in ability_data(text, spell=True) for term in terms if "triggered" in term]
    assert triggered["zones"] in ("graveyard", ["graveyard"])
    later = "Draw a card.\nAt the beginning of your next upkeep, return target card from your graveyard to your hand."
    assert _kinds(later) == ["spell"]
