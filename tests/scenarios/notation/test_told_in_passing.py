"""What judges tell in passing: behind names, between commas, in halves of sentences, and second halves of questions."""

from __future__ import annotations

import pytest

from tests.scenarios.notation.tables import of, result

BOLT = 'Bolt {R} instant "~ deals 3 damage to any target."'
SHOCK = 'Shock {R} instant "~ deals 2 damage to any target."'
MOLD = 'Mold 0/1 "~\'s power is equal to the number of card types among cards in all graveyards."'
MAGE = 'Mage planeswalker (loyalty 3) "-2: Target player sacrifices a creature."'
BLADE = 'Blade artifact equipment "Equipped creature gets +4/+4.\\n{3}: Return ~ to its owner\'s hand.\\nEquip {5}"'
SMASH = 'Smash {1}{R} instant "Destroy target artifact. ~ deals 3 damage to that artifact\'s controller."'
SEER = 'Seer 1/1 "Sacrifice a creature: You gain 1 life."'
ARTIST = 'Artist 0/1 "Whenever ~ or another creature dies, target player loses 1 life and you gain 1 life."'
LOOTER = 'Looter 1/1 "{T}: Draw a card, then discard a card."'
MIRROR = (
    "Mirror 2/2 haste \"{T}: Create a token that's a copy of target creature you control, except it has haste. "
    'Sacrifice it at the beginning of the next end step."'
)
MOON = 'Moon enchantment "Nonbasic lands are Mountains."'
STRAND = (
    'Strand land "{T}, Pay 1 life, Sacrifice ~: Search your library for an Island card, '
    'put it onto the battlefield, then shuffle."'
)

TOLD = {
    "all that lies in graveyards, each under its player": (
        f"A has {MOLD}. Only two cards in graveyards: A's graveyard has a land, B's has a sorcery. How big is Mold?",
        "Mold: pt 2/1",
    ),
    "all that lies in graveyards, behind it whose": (
        f"B has {MOLD}. The only cards in any graveyard are a land and a creature in B's own. How big is Mold?",
        "Mold: pt 2/1",
    ),
    "a step between commas": (
        'A at 4 life, upkeep, controls Clock enchantment "At the beginning of your upkeep, you lose 4 life." '
        "Clock trigger resolves. Does A lose the game?",
        "Yes: A loses",
    ),
    "how long something has lain there": (
        f"A has had {MOON} out for a few turns. B has Strand land. Types of Strand?",
        "Strand: subtypes Mountain",
    ),
    "that something has been there behind its name": (
        "A has an Ox 4/4, which has been out since his last turn. A swings with Ox. How much damage does B take?",
        "B is dealt 4 damage",
    ),
    "a sign as a verb, a response while the ability waits (606.4)": (
        f'A has {MAGE} and -2s it, targeting B. B only has an Elk 3/3, but flashes in Cub {{G}} creature 1/1 "Flash" with '
        "the ability on the stack. "
        "How much loyalty does Mage have left?",
        "Mage: loyalty 1",
    ),
    "to what a planeswalker is down, and what is on a board (704.5i)": (
        f"A has {MAGE.replace(' (loyalty 3)', '')}. A's Mage is down to 2 loyalty. A uses his -2 on B, whose board is Elk 3/3. "
        "Where does Mage end up?",
        "Mage is in A's graveyard",
    ),
    "the other one is not attacked": (
        f"B's turn. A has {MAGE} and no creatures. B sends Imp 2/2 at Mage, not at A. What's A's life?",
        "A: life 20",
    ),
    "an ability by what it does, with its price (608.2b)": (
        f"A has a Germ 0/0 wearing {BLADE} and three Plains. B casts {SMASH} on Blade. "
        "In response A activates the bounce ability of Blade for 3. Does A take 3 from Smash?",
        "No: Smash deals no damage to A",
    ),
    "a spell is thrown": (
        f"A has {BOLT} in hand. B is at 14. A throws Bolt at B's face. What life total is B on?",
        "B: life 11",
    ),
    "what somebody has, what he does in response, at whom its trigger is (603.3d)": (
        f"A is at 4. A has {BOLT} in hand. B has {ARTIST}. A casts Bolt on Artist. "
        f"B also has a {SEER} and in response sacrifices the Artist to it, draining A with the trigger. What's A's life?",
        "A: life 3",
    ),
    "what lies in a hand, told behind where somebody is": (
        f'card: {BOLT}\ncard: Growth {{G}} instant "Target creature gets +3/+3 until end of turn."\nB has an Elk 3/3. '
        "A is at 9 with one untapped Mountain, and Bolt and Growth are in his hand. A bolts Elk. Does Elk die?",
        "Elk dies",
    ),
    "who does another thing then lets the trigger be done": (
        f"A casts Wave {{3}} creature 1/1 \"When ~ enters, you gain 3 life.\" B then casts {BOLT} on Wave. What's A's life?",
        "A: life 23",
    ),
    "a trigger by the name of its source": (
        "A casts Wave {3} creature 1/1 \"When ~ enters, you gain 3 life.\" Wave resolves. Wave trigger resolves. What's A's life?",
        "A: life 23",
    ),
    "no tricks": (
        "A attacks with Ox 4/4. No tricks from either player. How much damage does B take?",
        "B is dealt 4 damage",
    ),
    "what is asked behind a dash": (f"A has Elk 3/3. B casts {BOLT} on Elk - what dies?", "Elk dies"),
    "goes to combat with": ("A goes to combat with Ox 4/4. How much damage does B take?", "B is dealt 4 damage"),
}
"""A sentence of each kind, with a question, and how its answer begins."""


@pytest.mark.parametrize("case", TOLD)
def test_what_is_told_in_passing_is_read(case: str) -> None:
    text, begins = TOLD[case]
    said = result(text)
    assert any(begins in one for one in said), said


ASKED = {
    "whose life, behind what the same player gets": (
        "A is at 11 and attacks with Worm 3/3 lifelink. B blocks with Rat 1/1. Does B lose life? "
        "How many cards does A draw, and what is his life total now?",
        ["A: life 14"],
    ),
    "the same asked of another thing, in another number": (
        "A attacks with Worm 3/3. B blocks with Rats 2/2. Do the Rats survive? Does the Worm?",
        ["Yes: Worm survives (3/3, 2 damage)"],
    ),
    "three questions with commas": (
        "A attacks with Worm 3/3. B blocks with Rat 1/1. Does the Rat make it, what happens to the Worm, and who loses?",
        ["No: Rat dies", "Worm survives"],
    ),
    "in the perfect": ("A has Worm 3/3 lifelink. A attacks with Worm. How much life has A gained?", ["A gains 3 life"]),
    "which of them": ("A attacks with Worm 3/3. B blocks with Rat 1/1. Which of them is destroyed?", ["Rat dies"]),
    "why or why not": (
        f"A has Elk 4/4. B casts {BOLT} on Elk. Does it die? Why or why not?",
        ["No: Elk survives (4/4, 3 damage)"],
    ),
    "what becomes of a token once the turn is over": (
        f"A has {MIRROR} and Elk 3/3. A taps Mirror to copy his own Elk. Is the token still around once the turn is over?",
        ["Elk token dies"],
    ),
    "how far somebody goes down": (f"B is at 5. A casts {BOLT} on B. What does B go to?", ["B: life 2"]),
    "who loses first": (f"B is at 3. A casts {BOLT} on B. Who loses first?", ["B loses"]),
}


@pytest.mark.parametrize("case", ASKED)
def test_second_halves_of_questions_mean_what_the_first_ones_did(case: str) -> None:
    text, begins = ASKED[case]
    said = [str(one.en) for reply in of(text).replies for one in reply.result]
    assert all(any(begin in one for one in said) for begin in begins), said


def test_what_cannot_be_cracked_any_more_is_answered_with_the_rule_by_which_it_lost_that() -> None:
    found = of(f"A has {MOON}. B has {STRAND}. Can B crack Strand? Why not?")
    assert all("305.7" in reply.rules for reply in found.replies)


def test_it_in_a_response_is_the_spell_that_waits() -> None:
    hush = 'Hush {U}{U} instant "Counter target spell."'
    text = f"B has {hush} in hand. A casts Ox {{4}} creature 4/4. Is Hush in B's hand? Can B respond by casting Hush on it?"
    assert str(of(text).replies[-1].result[0].en).startswith("Yes: B can respond by casting Hush on Ox")


def test_an_ability_of_a_planeswalker_that_nobody_spoke_of_is_used_where_it_lies() -> None:
    assert "Mage: loyalty 4" in result(
        f"A has {MAGE.replace('-2: Target player sacrifices a creature', '+1: Draw a card')}. "
        "A ticks up Mage with the +1. How many loyalty counters does Mage have?"
    )


def test_how_big_a_unit_of_magmell_is() -> None:
    text = "rules magmell\nA has a Knight 3/3 with two weak counters and one power counter. How big is Knight?"
    assert result(text)[0] == "Knight: pt 2/2"
