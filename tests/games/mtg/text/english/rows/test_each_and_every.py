"""What each of several objects does, what lasts for some players, and amounts of the event: the terms of rarer wordings."""

from typing import Any

import pytest

from judgekit.games.mtg.text.english.reading import ability_data
from judgekit.language.faults import CardTextNotUnderstood
from tests.games.mtg.text.english.rows.test_compared_counted_and_found import refused, terms

ITS_OWN_POWER = {"amount": {"value": "power", "of": "dealer"}, "dealer": "dealer"}


def ability(text: str, spell: bool = False) -> Any:
    """Return the first ability of a text as structured data."""
    return ability_data(text, "", spell)[0][1][0]


def last(text: str) -> Any:
    """Return the last instruction of a spell."""
    return ability(text, True)["spell"]["do"][-1]


def test_each_of_several_sources_deals_damage_equal_to_its_own_power() -> None:
    yours = {"all": {"type": "creature", "controller": "you"}}
    text = "Choose target creature you don't control. Each creature you control deals damage equal to its power to that creature."
    assert last(text) == {"damage": "target", "source": yours, **ITS_OWN_POWER}


def test_each_other_one_that_deals_damage_is_no_other_than_whom_it_is_dealt_to() -> None:
    for figure, amount in (
        ("1 damage", {"amount": "1", "dealer": "dealer"}),
        ("damage equal to its power", ITS_OWN_POWER),
    ):
        read = ability(f"When ~ enters, each other creature you control deals {figure} to target creature.")[
            "triggered"
        ]
        others = {"all": {"other": "true", "type": "creature", "controller": "you"}}
        assert read["do"] == [{"source": others, "damage": "target", **amount}]
    with pytest.raises(CardTextNotUnderstood):
        ability("Choose target creature. Each other creature you control deals 1 damage to that creature.", True)


def test_damage_to_itself_is_dealt_to_the_source_of_it() -> None:
    text = "Each creature deals damage to itself equal to its power."
    assert last(text) == {"damage": "dealer", "source": {"all": {"type": "creature"}}, **ITS_OWN_POWER}


def test_each_of_those_creatures_is_a_source_and_that_creature_the_one_before() -> None:
    text = (
        "Target creature an opponent controls deals damage equal to its power to each other creature that player controls, "
        "then each of those creatures deals damage equal to its power to that creature."
    )
    assert last(text) == {"damage": "target", "source": "those", **ITS_OWN_POWER}


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("Whenever you lose life, you gain 2 life for each 1 life you lost.", {"*": ["2", "event.amount"]}),
        ("Whenever a player gains life, you gain 1 life for each 1 life they gained.", {"*": ["1", "event.amount"]}),
    ],
)
def test_so_much_for_each_life_of_the_event(text: str, amount: Any) -> None:
    assert ability(text)["triggered"]["do"][0]["amount"] == amount


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you lose life, you gain 2 life for each 1 life you gained.",
        "Whenever an opponent loses life, you gain 2 life for each 1 life you lost.",
        "When ~ enters the battlefield, you gain 2 life for each 1 life you lost.",
        "Choose a source. Prevent all damage that source would deal this turn.",
        "Choose a card. Draw a card.",
        "Each player chooses a creature they control. Destroy those creatures.",
        "{T}: Add one mana of that color.",
        "{T}: Choose a permanent you control. Tap target creature if it shares a color with that permanent.",
        "{T}: Target player reveals their hand. That player discards all cards with the same name as another card in their hand.",
        "{T}: Each player chooses a nonland permanent and puts a doom counter on it.",
        "Put a rust counter on each artifact. Then destroy each artifact with mana value less than or equal to the number of "
        "rust counters on it.",
        "Draw a card. If that card would be put into your graveyard this turn, exile it instead.",
        "{T}: You may cast a creature spell from among them without paying its mana cost.",
        "{T}: Look at the top five cards of your library. You may cast a creature from among them without paying its mana cost.",
        "Put a +1/+1 counter or two loyalty counters on target creature.",
        "When ~ enters, tap target creature. If it was kicked, draw a card.",
        "Whenever a creature enters, destroy all lands. If it was kicked, draw a card.",
        "When ~ enters, destroy all lands. If it was a creature, draw a card.",
        "{T}: When you next cast an instant spell this turn, draw a card. You may choose new targets for the copy.",
        "{T}: For each creature you control, create a token that's a copy of that artifact.",
        "{T}: Tap target creature. For each creature you control, create a token that's a copy of that creature.",
    ],
)
def test_what_nothing_says_is_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        ability_data(text, "", text.startswith(("Choose", "Draw", "Each", "Put")))


def test_half_the_damage_is_prevented() -> None:
    text = "If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up."
    assert ability(text)["prevention"]["prevent"] == {"half-up": "event.amount"}


def test_damage_by_what_it_blocks_is_prevented() -> None:
    event = ability("Prevent all damage that would be dealt to ~ by creatures it's blocking.")["prevention"]["if"]
    assert event == {"event": "damage", "to": "this", "source": {"type": "creature", "blocked-by": "this"}}


def test_the_source_and_its_host_are_changed_alike() -> None:
    static = ability("~ and enchanted creature each get +1/+1.")["static"]
    assert static == {"affects": {"among": ["this", "enchanted"]}, "modify": [{"pt": "+1/+1"}]}


@pytest.mark.parametrize("deed", ["play", "cast"])
def test_a_card_is_played_for_nothing_until_end_of_turn(deed: str) -> None:
    text = (
        f"Exile the top card of your library. Until end of turn, you may {deed} that card without paying its mana cost."
    )
    effect = {"may": {"deed": f"{deed}-from", "free": "true"}}
    assert last(text) == {"effect": effect, "of": "exiled", "until": "end-of-turn"}


def test_cards_of_the_chosen_name_are_discarded() -> None:
    text = "Choose a nonland card name. Target player reveals their hand and discards all cards with that name."
    assert last(text) == {"discard": {"all": {"kind": "card", "chosen": "name", "zone": "hand", "owner": "target"}}}


def test_a_color_that_was_chosen_gives_mana_and_devotion() -> None:
    text = "{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color."
    assert ability(text)["activated"]["do"][-1] == {"add": "chosen-color", "amount": {"devotion": "chosen-color"}}


def test_a_spell_cast_from_a_library_is_asked_where_it_was() -> None:
    (event,) = ability("Whenever a player casts a creature spell from their library, draw a card.")["triggered"]["when"]
    assert (event["from"], event["object"]) == ("library", {"type": "creature", "kind": "spell"})


def test_any_of_several_names_is_meant() -> None:
    of = ability("Your opponents can't cast nonland cards with the same name as a card exiled with ~.")["cant"]["of"]
    assert of["same-name"] == {"all": {"kind": "card", "zone": "exile", "among": "linked.exiled"}}


def test_the_exiled_card_is_the_one_exiled_in_the_same_sentence() -> None:
    text = (
        "Exile target creature card from a graveyard, then create X 1/1 green Saproling creature tokens, "
        "where X is the exiled card's toughness."
    )
    assert last(text)["amount"] == {"value": "toughness", "of": "target"}


def test_each_who_did_or_did_not_what_all_of_them_may_do() -> None:
    """What those do who did something, or is done for each of them, hangs on a sentence that offers it to each (608.2c)."""
    (ability,) = terms(
        "Each player may discard a card. Each player who does draws a card. Each player who doesn't loses 1 life."
    )
    (offered,) = ability["spell"]["do"][0]["do"]
    assert (offered["then"], offered["else"]) == (
        [{"draw": "each", "amount": "1"}],
        [{"lose-life": "each", "amount": "1"}],
    )
    (ability,) = terms("Each opponent may discard a card. For each opponent who doesn't, draw a card.")
    assert ability["spell"]["do"][-1] == {"repeat": "done-by-others-not", "do": [{"draw": "you", "amount": "1"}]}
    assert refused("Draw a card. Each player who does loses 1 life.")
    assert refused("Each opponent may draw a card. Each player who doesn't loses 1 life.")
    assert refused("Each opponent may draw a card. For each opponent who does, destroy target creature.")
    assert refused("When ~ enters, each opponent who does draws a card.", False)


def test_nothing_hangs_on_a_deed_behind_a_trigger_condition() -> None:
    """Where nothing was done yet, "if you do" and its like say nothing, and are not passed over (118.12)."""
    for lead in ("if you do", "if they don't", "if a player does", "for each player who does", "when you do"):
        assert refused(f"When ~ enters, {lead}, draw a card.", False)


def test_the_same_controller_is_that_of_the_target_before_or_of_the_host() -> None:
    (ability,) = terms(
        "Move a +1/+1 counter from target creature onto another target creature with the same controller."
    )
    assert ability["spell"]["targets"][1]["is"] == {"type": "creature", "controller": "target.controller"}
    (ability,) = terms("Attach target Aura attached to a permanent to another permanent with the same controller.")
    (attach,) = ability["spell"]["do"]
    host = {"all": {"attachment": {"among": "target"}}}
    assert attach["to"]["choose"]["controller"] == {"controller-of": host}
    assert refused("Destroy target creature with the same controller.")


def test_an_ability_functions_where_its_condition_says_that_its_object_is() -> None:
    """In a graveyard or the command zone, whatever kind of ability holds only there (113.6b)."""
    both = ["battlefield", "command"]
    for text, zones in (
        ("At the beginning of your upkeep, if ~ is in the command zone, you gain 2 life.", "command"),
        (
            "As long as ~ is in the command zone or on the battlefield, other Dragon spells you cast cost {1} less to cast.",
            both,
        ),
        ("As long as ~ is in the command zone or on the battlefield, creatures you control have haste.", both),
        ("As long as ~ is in your graveyard, Dragon spells you cast cost {1} less to cast.", "graveyard"),
    ):
        assert terms(text, False)[0]["zones"] == zones
    assert refused("At the beginning of your upkeep, if ~ is in exile, you gain 2 life.", False)
