"""Questions in one's own words: any subject and verb, told with a mark behind it, of every player; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

FIGHT = (
    'A has Ox 4/4 "Lifelink", B is at 9 with Elf 1/1 and a Giant 3/3.\n'
    "A attacks with Ox. B blocks Ox with Elf and Giant. A assigns 1 to Elf and 3 to Giant."
)
ANSWER = (
    'A is at 12 and has a Boar 4/4 and in hand Growth {G} instant "Target creature gets +3/+3 until end of turn."\n'
    'B has Bolt {R} instant "~ deals 3 damage to any target." in hand and Hush {U}{U} instant "Counter target spell."\n'
    "A's turn. A casts Growth on Boar. B responds with Bolt on Boar."
)
BREAK = 'rules dm\nA has Drake {fire 5} 5000 "W・ブレイカー". B has 4 shields.\nA attacks B with Drake.'
BATTLE = "rules dm\nA has Drake {fire 5} 5000. B has Guard {light 2} 3000, tapped.\nA attacks Guard with Drake."
LEGENDS = (
    "A has Clone {3}{U} creature 0/0 "
    '"You may have ~ enter the battlefield as a copy of any creature on the battlefield." in hand. '
    "B has Rex {2}{G} legendary creature 5/5.\nA casts Clone, copying Rex."
)
ARMOUR = (
    'A has Forge enchantment "If a source would deal damage to a permanent or player, it deals double that damage to that'
    ' permanent or player instead.", and Bolt {R} instant "~ deals 3 damage to any target." in hand. B is at 20 and has Mail'
    ' artifact "If a source would deal damage to you, prevent 1 of that damage."\nA casts Bolt on B. '
)
EVOLVED = (
    "rules dm\nA had Baron {darkness 5} evolution creature 6000 on top of Imp {darkness 2} 1000. B cast Snipe {fire 3} spell "
    '"相手のパワー6000以下のクリーチャーを1体破壊する。" on Baron.'
)

ASKED = [
    (FIGHT, "Ox dies, right?", "Yes: Ox dies"),
    (FIGHT, "So Giant's dead?", "Yes: Giant dies"),
    (FIGHT, "Ox survives, yes?", "No: Ox dies"),
    (FIGHT, "Does Ox survive or not?", "No: Ox dies"),
    (FIGHT, "I want to know if the Elf dies?", "Yes: Elf dies"),
    (FIGHT, "Ok so does the Elf get killed?", "Yes: Elf dies"),
    (FIGHT, "Why does Ox die?", "Ox dies (dealt 1 by Elf and 3 by Giant)"),
    (FIGHT, "What killed the Elf?", "Elf dies (dealt 1 by Ox)"),
    (FIGHT, "How many die?", "3: Elf dies, Giant dies, Ox dies"),
    (FIGHT, "How much damage does Ox deal to Giant?", "Ox deals 3 damage to Giant"),
    (FIGHT, "Does anything survive?", "Left: nothing"),
    (FIGHT, "What is in A's graveyard?", "A's graveyard: Ox"),
    (ANSWER, "What resolves first?", "in this order: Bolt (B), then Growth (A)"),
    (ANSWER, "What cards does B have in hand?", "B's hand: Hush"),
    (ANSWER, "Who decides that?", "nobody has anything to decide"),
    (f"{ARMOUR}B applies Mail first.", "Who decides that?", "B decides (replacement)"),
    (f"{ARMOUR}B applies Mail first.", "What is B's life?", "B: life 16"),
    (f"{ARMOUR}B lets Forge apply first.", "What is B's life?", "B: life 15"),
    (f"{ARMOUR}BはMailを先に適用する。", "What is B's life?", "B: life 16"),
    (FIGHT, "Who's dead?", "Elf dies, Giant dies, Ox dies"),
    (FIGHT, "Who gains the life?", "A gains 4 life; B gains no life"),
    (FIGHT, "Does anybody gain life?", "Yes: A gains 4 life"),
    (FIGHT, "A gains 4 life, right?", "Yes: A gains 4 life"),
    (FIGHT, "A gains 3 life, right?", "No: A gains 4 life"),
    (FIGHT, "B stays at 9, right?", "Yes: B: life 9"),
    (FIGHT, "A goes to 23?", "No: A: life 24"),
    (FIGHT, "What does A end up at?", "A: life 24"),
    (FIGHT, "Is the damage assignment legal?", "Yes: all that was done can be done"),
    (FIGHT, "Can he do that?", "Yes: all that was done can be done"),
    (FIGHT, "Who has the Giant at the end?", "Giant is in B's graveyard"),
    (FIGHT, "Does A lose the Ox?", "Yes: Ox is in A's graveyard"),
    (ANSWER, "Growth fizzles, right?", "No: Growth resolves"),
    (ANSWER, "Does A still have the Boar?", "Yes: Boar is on the battlefield, controlled by A"),
    (
        ANSWER,
        "Who can cast Hush?",
        "A can't cast Hush: nothing allows this player to cast it from there; B can cast Hush",
    ),
    (ANSWER, "May B cast Hush on Growth?", "Yes: B can cast Hush on Growth"),
    (ANSWER, "Did B pay anything for Bolt?", "Yes: B pays {R} for Bolt"),
    (ANSWER, "Who draws a card?", "A draws no cards; B draws no cards"),
    (BREAK, "Does Drake still break a shield?", "Yes: Drake breaks 2 shields"),
    (BREAK, "Does B lose any shields?", "Yes: 2 of B's shields are broken"),
    (BREAK, "Did A pay anything?", "No: A pays nothing"),
    (BATTLE, "Who wins the battle?", "Drake wins the battle"),
    (BATTLE, "Does Drake break a shield?", "No: Drake breaks no shields"),
    (
        EVOLVED,
        "What goes to the graveyard?",
        "Snipe is put into the graveyard, Baron is destroyed, Imp is put into the graveyard.",
    ),
    (FIGHT, "Which blockers die?", "Elf dies, Giant dies"),
    (FIGHT, "Which attackers die?", "Ox dies"),
    (LEGENDS, "Power of Rex?", "Rex: power 5"),
    (LEGENDS, "Does the legend rule apply?", "nobody gets to decide that here"),
]
"""Situations, a question, and its answer."""


@each(ASKED)
def test_what_is_asked_is_answered(said: str, asked: str, answer: str) -> None:
    assert result(f"{said}\n{asked}")[0] == answer


@each(
    [
        "Which defenders die twice?",
        "Does Ox die twice?",
        "Does A gain the Ox's life?",
        "Ox dies, then B wins?",
        "Who gains the Ox?",
        "Does Ox purr?",
        "Who purrs?",
    ]
)
def test_what_nobody_can_answer_exactly_is_asked_back(asked: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"{FIGHT}\n{asked}")


def test_whether_somebody_can_block_or_attack_is_no_question_of_what_was_done() -> None:
    """509.1a, 302.6: tapped creatures do not block; what came in this turn does not attack."""
    blocks = "A has Nighthawk 2/3, tapped. B has Wurm 6/4. B's turn. B attacks with Wurm."
    with pytest.raises(NotationUnclear, match="A has nothing"):
        of(f"{blocks}\nCan A block?")
    assert result("A has Cub 2/2 (just came in).\nCan Cub attack already?")[0].startswith("No")


def test_what_had_to_be_paid_for_an_attack_is_paid() -> None:
    said = (
        "A has Prison enchantment \"Creatures can't attack you unless their controller pays {2} for each creature they control "
        "that's attacking you.\". B has Giant 3/3 and 2 untapped Mountains. B's turn. B attacks with Giant and pays.\n"
    )
    assert result(f"{said}Does A take damage?")[0] == "Yes: A is dealt 3 damage"


def test_what_has_attacked_cannot_attack_again() -> None:
    """508.1a: it is tapped, and its attack was declared."""
    again = result("A has Ox 4/4.\nA attacks with Ox.\nCan Ox attack again?")
    assert again[0].startswith("No: Ox can't attack again")
    assert result(f"{BREAK}\nCan Drake attack again?")[0].startswith("No: Drake can't attack again")
