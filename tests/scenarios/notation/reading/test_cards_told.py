"""What is said of a card before it is on the table: the loyalty that it prints; how an object stands is nothing a card has."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

JAY = "Jay {1}{U}{U} planeswalker"
RAISE = 'Raise {B} sorcery "Return target planeswalker card from your graveyard to the battlefield."'
ASKED = "How many loyalty counters does Jay have?"
# 306.5b: a planeswalker enters with as many loyalty counters as the number that is printed on it.
SITUATIONS = {
    "cast from the hand": (f'A: hand: {JAY} loyalty 3 "+1: Draw a card."\nA casts Jay.\n{ASKED}', "Jay: loyalty 3"),
    "in brackets, an ability after it": (
        f'A: hand: {JAY} (loyalty 5) "+1: Draw a card."\nA casts Jay.\nA activates Jay: +1.\n{ASKED}',
        "Jay: loyalty 6",
    ),
    "a line of its own": (
        f'card: {JAY} (loyalty 2) "+1: Draw a card."\nA: hand: Jay\nA casts Jay.\n{ASKED}',
        "Jay: loyalty 2",
    ),
    "out of the graveyard": (
        f'A: graveyard: {JAY} loyalty 4 "+1: Draw a card."\nA: hand: {RAISE}\nA casts Raise on Jay.\n{ASKED}',
        "Jay: loyalty 4",
    ),
    "Japanese": (f"A: 手札: {JAY} 忠誠度 3 「+1: カードを1枚引く。」\nA casts Jay.\n{ASKED}", "Jay: loyalty 3"),
}


@each(SITUATIONS)
def test_a_planeswalker_enters_with_the_loyalty_that_was_said_of_its_card(name: str) -> None:
    said, answer = SITUATIONS[name]
    assert result(said)[0].startswith(answer)


REFUSED = {
    "no loyalty is said of a planeswalker in a hand": (
        f'A: hand: {JAY} "+1: Draw a card."\nA casts Jay.\n{ASKED}',
        "loyalty",
    ),
    "a card is not tapped": ("card: Ox 4/4 (tapped)\nA: Ox\nA attacks with Ox", "tapped"),
    "a card has no +1/+1 counters": ("card: Ox 4/4 (two +1/+1 counters)\nA: Ox\nA attacks with Ox", "counters"),
}


@each(REFUSED)
def test_what_cannot_be_said_of_a_card_is_refused(name: str) -> None:
    said, word = REFUSED[name]
    with pytest.raises(NotationUnclear, match=word):
        of(said)


KINDS = {
    "in a list": "A: graveyard: a land, an instant, two sorceries",
    "without articles": "A: graveyard: land, instant, sorcery card",
    "in a sentence": "There is a land, an instant and a sorcery in B's graveyard.",
    "of somebody": "B has a land card, a sorcery card and an instant card in his graveyard.",
    "in Japanese": "Bの墓地に土地とインスタントとソーサリーがある。",
    "in a Japanese list": "A: 墓地: 土地、インスタント・カード、ソーサリー2枚",
}


@each(KINDS)
def test_of_a_card_in_a_graveyard_its_type_may_be_enough(name: str) -> None:
    """Three types lie in the graveyards; each kind is said to have no text (109.3, 205.2a)."""
    goyf = 'A: Goyf "~\'s power is equal to the number of card types among cards in all graveyards." */4\n'
    found = of(f"{goyf}{KINDS[name]}\n? power of Goyf")
    assert str(found.replies[0].result[0].en).startswith("Goyf: power 3")
    assert sum("only the type of" in str(one.en) for one in found.granted) == 3


TOO_LITTLE = {
    "on the table": "A has a creature",
    "in a hand": "A has a land in hand",
    "beside a card": "A has an Ox 2/2 and a creature",
}


@each(TOO_LITTLE)
def test_what_lies_elsewhere_needs_more_than_its_type(name: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"{TOO_LITTLE[name]}\nWhat dies?")


_SAGE = 'Sage planeswalker (loyalty 3) "+1: You gain 1 life."'


@each(
    {
        "none": (f"A: {_SAGE}(no counters). What happens?", "Sage dies."),
        "none of a kind": (f"card: {_SAGE}\nA has Sage with no loyalty counters on it. What happens?", "Sage dies."),
        "in a sentence": (f"A has {_SAGE}. Sage has no counters. What happens?", "Sage dies."),
        "of a creature": ("A has an Ox 2/2 (no counters). How big is Ox?", "Ox: pt 2/2"),
    }.values()
)
def test_that_there_are_no_counters_is_so_of_those_that_a_card_prints(text: str, said: str) -> None:
    assert result(text)[0] == said
