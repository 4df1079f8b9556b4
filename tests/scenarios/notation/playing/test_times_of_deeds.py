"""A deed is done at the time at which it is said to be done, before or behind it, and is refused where that is past."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of, result

FIGHT = (
    'A has an Ox 4/4 and Bolt {R} instant "~ deals 3 damage to any target.". B has an Elf 1/1 and a Rat 2/2.\n'
    "A attacked B with Ox and B blocked with Rat. "
)
BEFORE_DAMAGE = (
    "Before damage",
    "Before combat damage",
    "After blocks",
    "Once blocks were declared",
    "During combat",
    "After that",
)
AFTER_DAMAGE = (
    "After combat",
    "After damage",
    "At end of turn",
    "In his end step",
    "At the end of his turn",
    "Post combat",
    "In main phase 2",
    "In the second main phase",
    "On B's upkeep",
    "During B's draw step",
    "On B's turn",
    "After A passed the turn",
    "In B's next upkeep",
)
PAST = ("Before blocks", "Before attacks", "Precombat", "On his draw step", "At the beginning of combat")


def told(when: str) -> str:
    return " ".join(result(f"{FIGHT}{when} A cast Bolt on Elf.\n? result"))


@each(BEFORE_DAMAGE)
def test_before_damage_is_dealt(when: str) -> None:
    assert told(when).startswith("Bolt deals 3 to Elf, Ox deals 4 to Rat")


@each(AFTER_DAMAGE)
def test_once_damage_is_dealt(when: str) -> None:
    assert told(when).startswith("Ox deals 4 to Rat, Rat deals 2 to Ox, Bolt deals 3 to Elf")


@each(["after combat", "at end of turn", "in the second main phase", "after damage", "at B's upkeep"])
def test_a_time_may_stand_behind_the_deed(when: str) -> None:
    said = " ".join(result(f"{FIGHT}A cast Bolt on Elf {when}.\n? result"))
    assert said.startswith("Ox deals 4 to Rat, Rat deals 2 to Ox, Bolt deals 3 to Elf")


@each(PAST)
def test_what_is_past_is_refused(when: str) -> None:
    with pytest.raises(JudgekitError):
        told(when)


@each(["On his next turn", "Next turn", "The turn after", "On A's next turn"])
def test_the_next_turn_is_not_this_one(when: str) -> None:
    """What B may do in the turn between is played in every way."""
    assert told(when).startswith("it depends on what B chooses")


def test_a_moment_that_lasts_is_said_aloud() -> None:
    text = (
        'A has an Ox 4/4 and Bolt {R} instant "~ deals 3 damage to any target.". B has a Rat 2/2.\n'
        "A attacked B with Ox. Before damage A cast Bolt on Rat.\n? result"
    )
    assert any("declare attackers" in str(one.en) for one in of(text).granted)


def test_nothing_is_done_during_a_fight_that_there_is_not() -> None:
    text = 'A has an Ox 4/4 and Bolt {R} instant "~ deals 3 damage to any target.". B has a Rat 2/2.\n'
    with pytest.raises(JudgekitError):
        of(f"{text}Before damage A cast Bolt on Rat.\n? result")


@each(
    [
        ("A cast Rite. After it resolved A cast Bolt on Rat.", "A draws a card"),
        ("A cast Rite. Once it had resolved A cast Bolt on Rat.", "A draws a card"),
        ("A cast Rite. When Rite had resolved, A cast Bolt on Rat.", "A draws a card"),
        ("A cast Rite, and after everything resolved A cast Bolt on Rat.", "A draws a card"),
    ]
)
def test_what_resolved_before(said: str, first: str) -> None:
    hand = 'Rite {U} sorcery "Draw a card.", Bolt {R} instant "~ deals 3 damage to any target."'
    text = f"A has in hand {hand}. B has a Rat 2/2.\nA's turn. {said}\n? result"
    found = " ".join(result(text))
    assert "Bolt deals 3 to Rat" in found
    assert first in found


SAGE = 'A: Sage planeswalker (loyalty 4) "+1: You gain 2 life.\\n−2: ~ deals 3 damage to target creature."\nB: Cub 2/2, Ox 4/4\n'


@each([
    "A activates Sage: -2 on Cub. It's B's turn. B attacks Sage with Ox. A does not block.",
    "A uses Sage's -2 on Cub.\nB's turn\nB attacks Sage with Ox. A does not block.",
    "A: Sageの-2をCubに。Bのターン。BはOxでSageを攻撃。Aはブロックしない。",
])  # fmt: skip
def test_a_turn_told_behind_what_is_done_only_in_ones_own_comes_then(said: str) -> None:
    """606.3: a loyalty ability is activated in its player's own main phase, so the turn of the other one follows."""
    assert result(f"{SAGE}{said}\nDoes Sage die?")[0] == "Yes: Sage dies"


def test_a_spell_on_the_stack_is_aimed_and_not_attached() -> None:
    text = 'B: Elf 1/1\nstack: Zap {R} instant "~ deals 3 damage to any target." (A, on Elf)\nDoes Elf die?'
    assert result(text)[0] == "Yes: Elf dies"


GROWN = (
    'A: Ox 3/3; hand: Swell {G} instant "Target creature gets +2/+2 until end of turn."\n'
    'B: hand: Rite {U} sorcery "Draw a card."\n'
)


@each([
    "A casts Swell on Ox. B's turn. B casts Rite.",
    "A casts Swell on Ox. It's B's turn. B casts Rite.",
    "AはOxにSwellを唱える。Bのターン。BはRiteを唱える。",
])  # fmt: skip
def test_a_turn_told_behind_the_first_deeds_comes_behind_them(said: str) -> None:
    """What is told is told in the order of time; an effect until end of turn is over then (514.2)."""
    assert result(f"{GROWN}{said}\nHow big is Ox?")[0] == "Ox: pt 3/3"
