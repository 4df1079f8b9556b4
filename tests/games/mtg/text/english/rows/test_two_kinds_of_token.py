"""111.3, 508.4: two kinds of token made by one instruction, what returns attacking, whose graveyard a creature is put into."""

from __future__ import annotations

import pytest

from judgekit.games.mtg.text.english.reading import ability_data
from judgekit.language.faults import CardTextNotUnderstood

TWO = "Create a 1/1 red Goblin creature token with haste and two 2/2 white Knight creature tokens with vigilance."


def test_one_instruction_makes_tokens_of_two_kinds_each_with_its_own_number_and_abilities() -> None:
    made = ability_data(TWO, "", True)[0][1][0]["spell"]["do"]
    assert [(one["amount"], one["create"]["pt"], one["create"]["abilities"]) for one in made] == [
        ("1", "1/1", ["haste"]),
        ("2", "2/2", ["vigilance"]),
    ]


@pytest.mark.parametrize("back", ["Those tokens gain haste until end of turn.", "Sacrifice that token."])
def test_what_points_back_at_tokens_of_two_kinds_is_refused_not_said_of_the_last_alone(back: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        ability_data(f"{TWO} {back}", "", True)


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        (
            "Whenever ~ attacks, return target creature card from your graveyard to the battlefield tapped and attacking.",
            "return",
        ),
        (
            "Whenever ~ attacks, put a Demon creature card from your hand onto the battlefield tapped and attacking.",
            "put",
        ),
    ],
)
def test_what_is_put_onto_the_battlefield_attacking_says_so(text: str, verb: str) -> None:
    (act,) = ability_data(text, "", False)[0][1][0]["triggered"]["do"]
    assert verb in act
    assert (act["tapped"], act["attacking"]) == ("true", "true")


def test_the_graveyard_of_an_opponent_is_that_of_the_owner() -> None:
    text = "Whenever a creature is put into an opponent's graveyard from the battlefield, draw a card."
    (when,) = ability_data(text, "", False)[0][1][0]["triggered"]["when"]
    assert when["event"] == "dies"
    assert when["object"]["owner"] == "opponent"
    assert "controller" not in when["object"]


@pytest.mark.parametrize(
    "upon",
    ["each creature you control", "each of up to two target creatures", "two target creatures", "those creatures"],
)
def test_a_choice_of_counters_for_several_objects_is_refused_as_it_is_made_for_each(upon: str) -> None:
    before = "Untap two target creatures. " if upon == "those creatures" else ""
    with pytest.raises(CardTextNotUnderstood):
        ability_data(f"{before}Put your choice of a flying or menace counter on {upon}.", "", True)
