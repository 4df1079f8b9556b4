"""109.2, 110.1: a permanent is on the battlefield; among cards elsewhere one speaks of cards, so "permanent" is refused."""

import pytest

from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.reading import ability_data, read_card_text
from judgekit.games.mtg.text.printing.english import worded
from judgekit.language.faults import CardTextNotUnderstood

SORCERY = TypeLine((), ("sorcery",))
HAND_FIRST = "Target player reveals their hand. You choose "

ELSEWHERE = [
    HAND_FIRST + "a nonland permanent from it. That player discards that card.",
    HAND_FIRST + "a permanent from it. That player discards that card.",
    "Search your library for a nonland permanent, reveal it, put it into your hand, then shuffle.",
    "Look at the top four cards of your library. Put a permanent from among them into your hand. "
    "Put the rest into your graveyard.",
    "Exile target permanent from a graveyard.",
    "Return target nonblack permanent from your graveyard to your hand.",
]


@pytest.mark.parametrize("text", ELSEWHERE)
def test_a_permanent_among_cards_off_the_battlefield_is_not_read_as_any_card(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood, match="permanent"):
        ability_data(text, "", True)


@pytest.mark.parametrize("text", ELSEWHERE)
def test_a_permanent_card_off_the_battlefield_is_read_as_one(text: str) -> None:
    read = ability_data(text.replace("permanent", "permanent card"), "", True)
    assert "'permanent-card': 'true'" in str(read)


@pytest.mark.parametrize("what", ["a card", "a nonland card", "a creature card", "a nonland permanent card"])
def test_what_is_chosen_from_a_hand_is_printed_as_a_card(what: str) -> None:
    printed = worded(read_card_text(f"{HAND_FIRST}{what} from it. That player discards that card.", "", SORCERY))
    assert printed is not None
    assert f"Choose {what} from it" in printed


def test_each_card_of_no_zone_is_not_every_card_of_the_game() -> None:
    look = "Look at the top five cards of your library. "
    for text in (
        look + "For each card, put that card into your graveyard unless you pay 2 life.",
        "Put a creature card onto the battlefield.",
        "Exile all cards.",
        "You may put up to two land cards onto the battlefield.",
    ):
        with pytest.raises(CardTextNotUnderstood):
            ability_data(text, "", True)
    for text in (
        "Exile all cards from all graveyards.",
        look + "Put a creature card from among them onto the battlefield.",
    ):
        assert ability_data(text, "", True)
