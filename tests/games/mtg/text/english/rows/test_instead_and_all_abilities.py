"""Instead of entering, abilities of other objects, costs that are never nothing, loyalty at any time: terms and refusals."""

from typing import Any

import pytest

from judgekit.games.mtg.text.english.reading import ability_data, read_text
from judgekit.games.mtg.text.printing.english import worded
from judgekit.games.mtg.text.printing.equal_terms import alike
from judgekit.language.faults import CardTextNotUnderstood


def abilities(text: str, spell: bool = False, name: str = "") -> list[Any]:
    """Return the abilities of a text as structured data."""
    return [term for _, terms in ability_data(text, name, spell) for term in terms]


def test_where_a_permanent_goes_depends_on_what_is_done_instead_of_entering() -> None:
    text = "If ~ would enter, you may discard a card instead. If you do, put ~ onto the battlefield. If you don't, exile it."
    (instead,) = abilities(text)[0]["replacement"]["instead"]
    assert instead["then"] == [{"put": "this", "to": "battlefield"}]
    assert instead["else"] == [{"exile": "this"}]
    assert "optional" not in abilities(text)[0]["replacement"]


@pytest.mark.parametrize(
    "text",
    [
        "If ~ would enter, draw a card instead.",
        "If ~ would enter, you may discard a card instead. If you do, put ~ onto the battlefield.",
        "If ~ would enter, sacrifice a land instead. If you do, put ~ onto the battlefield.",
        "Creatures you control have vigilance. This effect can't reduce the mana in that cost to less than one mana.",
        "Spells you cast cost {1} less to cast. This effect can't reduce the mana in that cost to less than one mana.",
    ],
)
def test_what_says_only_half_of_it_is_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        ability_data(text)


def test_an_ability_may_be_all_of_those_of_other_objects() -> None:
    (gained,) = abilities("~ has all activated abilities of all cards exiled with it.")[0]["static"]["modify"][0][
        "gain"
    ]
    assert gained["abilities-of"] == {"all": {"kind": "card", "zone": "exile", "among": "linked.exiled"}}


def test_a_card_named_like_a_card_type_speaks_of_itself_with_a_capital_letter() -> None:
    text = "As Conspiracy enters, choose a creature type."
    assert abilities(text, name="Conspiracy")[0]["replacement"]["instead"] == [{"choose": "creature-type"}]


def test_which_spell_of_a_turn_it_is_is_a_part_of_the_event() -> None:
    (when,) = abilities(
        "Whenever you cast a spell, if it's the second creature spell you cast this turn, draw a card."
    )[0]["triggered"]["when"]
    assert when == {
        "event": "cast",
        "player": "you",
        "object": {"type": "creature", "kind": "spell"},
        "limit": "second",
    }


def test_the_same_is_true_for_spells_and_cards_elsewhere() -> None:
    text = (
        "Creatures you control are red. "
        "The same is true for creature spells you control and creature cards you own that aren't on the battlefield."
    )
    card, spell, permanent = abilities(text)[0]["static"]["affects"]["any"]
    assert card == {"type": "creature", "kind": "card", "owner": "you", "not": {"zone": "battlefield"}}
    assert spell == {"type": "creature", "kind": "spell", "controller": "you"}
    assert permanent == {"type": "creature", "controller": "you"}


def test_a_player_or_what_they_control_becomes_a_target() -> None:
    text = "Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, draw a card."
    (when,) = abilities(text)[0]["triggered"]["when"]
    assert when["object"] == {"any": [{"player": "you"}, {"controller": "you"}]}


def test_what_is_the_same_must_have_been_said_of_some_objects() -> None:
    text = "You have hexproof. The same is true for creature spells you control and cards you own that aren't on the battlefield."
    with pytest.raises(CardTextNotUnderstood):
        ability_data(text)


@pytest.mark.parametrize(
    "text",
    [
        "All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.",
        "Creatures you control are the chosen type. The same is true for creature spells you control and creature cards you own "
        "that aren't on the battlefield.",
    ],
)
def test_what_is_said_of_cards_everywhere_is_printed_and_reads_again(text: str) -> None:
    read = read_text(text)
    said = worded(read)
    assert said is not None
    assert alike(read_text(said), read)
