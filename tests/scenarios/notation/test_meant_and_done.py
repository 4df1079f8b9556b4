"""English situations: what a player would like to do is done, nothing acts twice at once, what the only creature is."""

from __future__ import annotations

import pytest

from judgekit.cli import answering
from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of, result, served

pytestmark = pytest.mark.usefixtures(served.__name__)

CARDS = [
    {"name": "Dell Bear", "type_line": "Creature — Bear", "mana_cost": "{1}{G}", "power": "2", "toughness": "2"},
    {"name": "Dell Giant", "type_line": "Creature — Giant", "mana_cost": "{3}{R}", "power": "3", "toughness": "3"},
    {
        "name": "Dell Shade",
        "type_line": "Creature — Shade",
        "mana_cost": "{B}",
        "power": "2",
        "toughness": "2",
        "oracle_text": "Shadow",
    },
    {"name": "Doomfall", "type_line": "Sorcery", "mana_cost": "{2}{W}", "oracle_text": "Destroy all creatures."},
    {"name": "Denial", "type_line": "Instant", "mana_cost": "{U}{U}", "oracle_text": "Counter target spell."},
    {"name": "Zap", "type_line": "Instant", "mana_cost": "{R}", "oracle_text": "Zap deals 3 damage to any target."},
    {
        "name": "Sage",
        "type_line": "Planeswalker — Sage",
        "mana_cost": "{2}{U}",
        "loyalty": "3",
        "oracle_text": "+2: Each player draws a card.\n−1: Target player draws a card.",
    },
    {
        "name": "Seer",
        "type_line": "Planeswalker — Seer",
        "mana_cost": "{2}{U}",
        "loyalty": "3",
        "oracle_text": "+1: You gain 1 life.\n−1: Draw a card.\n−2: You gain 4 life.",
    },
    {
        "name": "Dell Chain",
        "type_line": "Enchantment — Aura",
        "mana_cost": "{1}{W}",
        "oracle_text": "Enchant creature\nEnchanted creature can't attack.",
    },
    {
        "name": "Pause in Silence",
        "type_line": "Enchantment",
        "mana_cost": "{1}{W}",
        "oracle_text": "If a card would be put into a graveyard from anywhere, exile it instead.",
    },
]


SITUATIONS = {
    # 702.28b: a creature without shadow cannot block one with it, whatever its controller would like.
    "would like to, and cannot": (
        "A attacks with Dell Shade. B has only a Dell Bear and would like to block with it. What's B's life?",
        "Not possible: B blocks with Dell Bear",
    ),
    "is willing to": (
        "A attacks with Dell Bear. B has a Dell Giant and is willing to block with it. What dies?",
        "Dell Bear dies",
    ),
    "is going to": (
        "A is about to attack with Dell Bear. B is going to block it with Dell Giant. What dies?",
        "Dell Bear dies",
    ),
    "would rather not": (
        "A attacks with Dell Bear. B has a Dell Giant but would rather not block. What's B's life?",
        "B: life 18",
    ),
    "tries to stop a spell": (
        "A has a Dell Bear. A casts Doomfall. B tries to stop it with Denial. What dies?",
        "nothing dies",
    ),
    "blocks neither": (
        "A has a Dell Giant and a Dell Bear. A attacks with both. B has a Dell Shade. B blocks neither. What's B's life?",
        "B: life 15",
    ),
    "two of a name, placed by the deed": ("A attacks with two Dell Bear. No blocks. What's B's life?", "B: life 16"),
    "after that resolves": (
        "B has Dell Giant. A casts Zap on B. After that resolves, B casts Zap on A. What's A's life?",
        "A: life 17",
    ),
    "has no other permanents": (
        "A casts Zap on B and has no other permanents. What's B's life?",
        "B: life 17",
    ),
    "the only creature he has": (
        "The only creature B has is a Dell Bear. A casts Doomfall. What dies?",
        "Dell Bear dies",
    ),
    "another player's Aura": (
        "A has a Dell Bear with B's Dell Chain on it, and B is at 3. Can A attack with Dell Bear?",
        "No: A can't attack with Dell Bear",
    ),
    "a name with a small word behind an article (614.6)": (
        "B has a Dell Bear in play and A has a Pause in Silence. A casts Zap on Dell Bear. Where is Dell Bear?",
        "Dell Bear is in exile",
    ),
    "both this and that": (
        "A has a Dell Giant. B has a Dell Bear and a Seer Elf 1/1. A attacks with Dell Giant. "
        "Can B block with both Dell Bear and Seer Elf?",
        "Yes: B can block with both Dell Bear and Seer Elf",
    ),
    # 606.4: the counters are put on it, or removed from it.
    "pluses": ("A has Sage. A pluses Sage. How many loyalty counters does Sage have?", "Sage: loyalty 5"),
    "ticks up": ("A has Seer. A ticks up Seer. How many loyalty counters does Seer have?", "Seer: loyalty 4"),
    "what can block the only attacker": (
        "A attacks with Dell Shade. B has Dell Bear. Which of B's creatures can block Dell Shade?",
        "No: nothing can block Dell Shade",
    ),
    "what can block one of several attackers": (
        "A attacks with Dell Shade and Dell Giant. B has Dell Bear. Who can block Dell Shade?",
        "No: nothing can block Dell Shade",
    ),
    "why not, as a sentence": (
        "A attacks with Dell Shade. B has Dell Bear. Why can't B block Dell Shade with Dell Bear?",
        "Not possible: B blocks Dell Shade with Dell Bear",
    ),
    "what it costs a player": ("A has Zap in hand. What does Zap cost for A?", "Zap costs {R}"),
    "what it costs a player to cast": ("A has Zap in hand. How much does it cost A to cast Zap?", "Zap costs {R}"),
}


@each(SITUATIONS)
def test_it_is_answered(name: str) -> None:
    said, answer = SITUATIONS[name]
    found = " ".join(result(said))
    assert found.startswith(answer), found


def test_the_life_of_two_players_is_asked_at_once() -> None:
    asked = "A casts Zap on B. What are A's life and B's life afterwards?"
    assert [str(one.result[0].en) for one in of(asked).replies[-2:]] == ["A: life 20", "B: life 17"]


def test_what_a_card_is_done_to_is_never_offered_as_what_is_cast() -> None:
    told = "A casts Doomfall. B frobs it with Denial, and A responds with Zap on the Denial. What dies?"
    with pytest.raises(JudgekitError) as fault:
        of(told)
    below = " ".join(map(str, answering.below(fault.value)))
    assert "A responds with Denial" not in below, below


REFUSED = {
    "hopes to": "A hopes to attack with Dell Bear. No blocks. What's B's life?",
    "both, of one": "A attacks with Dell Giant. B has a Dell Bear. B blocks with both Dell Bear and Dell Bear. What dies?",
    "attacks twice with one": "A has a Dell Bear. A attacks with Dell Bear and Dell Bear. No blocks. What's B's life?",
    "blocks twice with one": "A attacks with Dell Giant. B blocks with Dell Bear and Dell Bear. What dies?",
    "two where one is told of": "A has a Dell Bear. A attacks with two Dell Bear. No blocks. What's B's life?",
    "would like to, but": "A attacks with Dell Bear. B has a Dell Giant and would like to block but can't. What dies?",
    "is able to": "A attacks with Dell Bear. B is able to block with Dell Giant. What dies?",
    "would like to know": "A attacks with Dell Bear. B would like to know Dell Giant. What's B's life?",
    "the only creature that does something": "The only creature B has that can block is a Dell Bear. A casts Doomfall. What dies?",
    "several minus abilities": "A has Seer. A minuses Seer. How many loyalty counters does Seer have?",
    "another player's card": "A has Zap in hand. What does Zap cost for B?",
}


@each(REFUSED)
def test_near_forms_are_refused(name: str) -> None:
    with pytest.raises(JudgekitError):
        of(REFUSED[name])
