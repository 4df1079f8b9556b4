"""What is said of all that was listed, why something is as it is, and several cards that are held; worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
GROW = 'Grow {G} instant "Target creature gets +3/+3 until end of turn."'
RESTS = "rules magmell\nA has a Fox 4/2. B is at 9 with a Wall 2/3"
BLOCK = "A has Ox 2/2. A attacks with Ox. Can B block with Elk?"


@each(
    [
        (f"B controls an Elk 2/2 and a Cub 1/1. Both are tapped. {BLOCK}", "No", ""),
        (f"B controls an Elk 2/2 and a Cub 1/1.\nBoth of them are untapped.\n{BLOCK}", "Yes", ""),
        (f"B is at 5 with an Elk 2/2 and a Cub 1/1. Neither is tapped. {BLOCK}", "Yes", ""),
        (f"B has an Elk 2/2, a Cub 1/1 and a Hen 1/1. They are all tapped. {BLOCK}", "No", ""),
        (f"B has an Elk 2/2, a Cub 1/1 and a Hen 1/1. None of them is untapped. {BLOCK}", "No", ""),
        (
            f"{RESTS}, which is resting after it attacked last turn.\nA attacks B with Fox. B's life?",
            "B: life 5",
            "after it attacked last turn",
        ),
        (
            f"{RESTS}. The Wall attacked last turn and is still resting.\nA attacks B with Fox. B's life?",
            "B: life 5",
            "attacked last turn",
        ),
        (f"B has an Elk 2/2, tapped since it attacked last turn. {BLOCK}", "No", "since it attacked last turn"),
        (f"B has a tapped Elk 2/2 (she attacked last turn). {BLOCK}", "No", "she attacked last turn"),
        (
            f"B has an Elk 2/2 and a Cub 1/1. Both are tapped because they were used last turn. {BLOCK}",
            "No",
            "used last turn",
        ),
        (
            f"{RESTS} which is resting because it attacked last turn, and with Cub 1/1.\nA attacks B with Fox. B defends with Cub. "
            "B's life?",
            "B: life 9",
            "attacked last turn",
        ),
        ("A has Elk 4/4 with a +1/+1 counter, because it already died once. How big is Elk?", "Elk: pt 5/5", "once"),
        (f"B has Elk 2/2. The Elk attacked A last turn so it is tapped. {BLOCK}", "No", "attacks A last turn"),
        (
            f"A has Elk 4/4 with a -1/-1 counter on it, because it already came back once, and {ZAP} in hand. How big is Elk?",
            "Elk: pt 3/3",
            "because it already came back once",
        ),
        (
            f"A has Ox 2/2. A is at 8 with a Elk 2/2, holding {ZAP} and {GROW}.\nHow many cards are in A's hand?",
            "A's hand: 2",
            "",
        ),
        # 121.1, 400.7: each of two cards of a name is one; none is added.
        ("A is at 9 with two Forests and Elk 2/2. What is left?", "Left: Forest 1 (A), Forest 2 (A), Elk (A)", ""),
    ]
)
def test_it_is_read(text: str, first: str, heard: str) -> None:
    found = of(text)
    assert str(found.replies[0].result[0].en).startswith(first)
    assert not heard or any(heard in str(one.en) for one in found.granted)


@each(
    [
        f"B has an Elk 2/2, a Cub 1/1 and a Hen 1/1. Both are tapped. {BLOCK}",
        f"B has an Elk 2/2, tapped because it attacked this turn. {BLOCK}",
        f"B has an Elk 2/2, tapped because it likes that. {BLOCK}",
        f"B has an Elk 2/4 with 2 damage on it because it blocked last turn. {BLOCK}",
        f"B has an Elk 2/2. The Elk attacked last turn and is asleep with a sword. {BLOCK}",
    ]
)
def test_it_is_refused(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text)
