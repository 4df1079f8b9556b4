"""Whom "he" and "she" mean: whose turn or step their sentence names, who has the card with which it is done; worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
LORE = 'Lore {2}{U} sorcery "Draw two cards."'
A_HAS = f"A has Ox 4/4, and {ZAP} and {LORE} in hand. B has Elf 1/1 and two Islands. "
GROW = 'Grow {G} instant "Target creature gets +3/+3 until end of turn."'
NAMED = {
    # 307.1: a sorcery in its own main phase; B, spoken of last, has neither the card nor the phase.
    "the main phase": ("It's A's main phase and he casts Lore. How many cards does A draw?", "A draws 2 cards"),
    "a phase behind a comma": (
        "It is A's first main phase, she casts Lore. How many cards does A draw?",
        "A draws 2 cards",
    ),
    "a phase alone": ("A's main phase. He casts Lore. How many cards does A draw?", "A draws 2 cards"),
    "a phase without a verb": ("A's main phase, he casts Lore. How many cards does A draw?", "A draws 2 cards"),
    "the upkeep": ("It's A's upkeep and he casts Zap on Elf. What dies?", "Elf dies"),
    "during a step": ("During A's upkeep he casts Zap on Elf. What dies?", "Elf dies"),
    "the end step": ("We're in A's end step and he casts Zap on Elf. What dies?", "Elf dies"),
    "the draw step": ("It's now A's draw step and he casts Zap on Elf. What dies?", "Elf dies"),
    "the combat": ("It's A's combat and he attacks with Ox. No blocks. B's life?", "B: life 16"),
    "the beginning of combat": ("It's A's beginning of combat, he casts Zap on B. B's life?", "B: life 17"),
    "priority": ("A has priority and he casts Zap on B. B's life?", "B: life 17"),
    # Only A has it; of B nothing of the kind is told.
    "who has the card": ("He casts Lore. How many cards does A draw?", "A draws 2 cards"),
    "who has the card, in the turn of another": (
        "B's turn. B attacks with Elf. In response he casts Zap on Elf. What dies?",
        "Elf dies",
    ),
    "who has the card whose name is the verb": ("B attacks with Elf. He zaps it. What dies?", "Elf dies"),
    "who has what blocks": ("A attacks with Ox and he blocks with Elf. What dies?", "Elf dies"),
}


@each(NAMED)
def test_who_is_meant(case: str) -> None:
    said, answer = NAMED[case]
    assert " ".join(result(A_HAS + said)).startswith(answer)


# The sentence names one player, the card is another's: who is meant is asked. A card that is told to be there without a zone may
# be in play, and who is spoken of last would have another one.
@each(
    (
        f"{A_HAS}It's A's turn and he attacks with Elf.",
        f"{A_HAS}It's B's upkeep and he casts Zap on Ox.",
        f"{A_HAS}During B's end step she casts Zap on Ox.",
        "A has Rat 1/1. B has Elf 1/1. He casts Rat.",
    )
)
def test_nobody_is_given_the_card_of_another_by_a_pronoun(said: str) -> None:
    with pytest.raises(NotationUnclear) as refused:
        of(f"{said} What dies?")
    assert "who is meant by" in str(refused.value)


def test_who_was_spoken_of_last_is_meant_where_both_have_it() -> None:
    both = f"A has Ox 4/4 and {ZAP} in hand. B has Elf 1/1, and Zap in hand. "
    assert " ".join(result(f"{both}It's A's upkeep and he casts Zap on Elf. What dies?")).startswith("Elf dies")
    assert " ".join(result(f"{both}A passes. He casts Zap on A. A's life?")).startswith("A: life 17")
