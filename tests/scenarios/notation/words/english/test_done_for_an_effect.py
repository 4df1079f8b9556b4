"""What is sacrificed, tapped or paid to an end, and attacks in bands; worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of

MINE = 'Mine land "{T}, Sacrifice ~: Destroy target land."'
TIM = 'Tim 1/1 "{T}: ~ deals 1 damage to any target."'
BONES = 'Bones 1/1 "{B}: Regenerate ~."'
ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
WILDS = 'Wilds land "{T}, Sacrifice ~: Search your library for a basic land card, put it onto the battlefield, then shuffle."'
HEARTH = 'Hearth enchantment "Sacrifice a creature: ~ deals 1 damage to any target."'
BAND = 'A has Friend 1/1 "Banding" and Giant 3/3. B has Wurm 6/4.\n'


@each(
    [
        # 602.2b: what the ability asks for is paid, and its target is what is named.
        (f"A has {MINE}. B has Forest. A sacs Mine to destroy Forest. Where is Forest?", "Forest is in B's graveyard"),
        (f"A has {TIM}. A taps Tim to deal 1 damage to B. B's life?", "B: life 19"),
        (f"A has {TIM}. B has Elf 1/1. A uses Tim to ping Elf. Does Elf die?", "Yes"),
        (f"A has {TIM}. B has Elf 1/1. A taps Tim to kill the Elf. Does Elf die?", "Yes"),
        (
            f"A has {BONES} and one Swamp. B has {ZAP} in hand. B's turn. B casts Zap on Bones. "
            "In response A pays one black and regenerates Bones. Does Bones die?",
            "No",
        ),
        (
            f"A has {BONES} and one Swamp. B has {ZAP} in hand. B's turn. B casts Zap on Bones. "
            "In response A spends a black mana to regenerate Bones. Does Bones die?",
            "No",
        ),
        (f"A has {WILDS}. A sacs Wilds to fetch a Forest. How many lands does A have?", "A's lands: 1"),
        (f"A has {HEARTH} and Elf 1/1. A sacs Elf to Hearth to deal 1 damage to B. B's life?", "B: life 19"),
        # 702.22h, 702.22j: all of a band are blocked, and its controller divides the blocker's damage.
        (
            f"{BAND}A attacks with Friend and Giant in a band. B blocks the Giant with Wurm. "
            "A assigns all of the Wurm's damage to the Friend. Does Wurm die?",
            "Yes",
        ),
        (
            f"{BAND}A attacks with Friend and Giant.\nFriend and Giant form a band.\nB blocks Giant with Wurm. "
            "A assigns 6 to Friend with Wurm. Does Giant die?",
            "No",
        ),
        (
            f"{BAND}A attacks with Friend and Giant. They are banded together. B blocks Giant with Wurm. "
            "A assigns 6 to Friend with Wurm. Does Giant die?",
            "No",
        ),
        (f"{BAND}A bands Friend with Giant and attacks. B blocks Friend with Wurm. Does Wurm die?", "Yes"),
        (f"{BAND}A attacks B with a band of Friend and Giant. No blocks. B's life?", "B: life 16"),
    ]
)
def test_it_is_done(text: str, first: str) -> None:
    assert str(of(text).replies[0].result[0].en).startswith(first)


def test_what_it_does_and_costs_is_said_to_be_worked_out() -> None:
    found = [str(one.en) for one in of(f"A has {TIM}. A taps Tim to kill B. B's life?").granted]
    assert 'what the ability of Tim does is worked out, not taken from "to kill B"' in found


@each(
    [
        f"A has {TIM}. A taps Tim to become happy. B's life?",
        f"A has {BONES}. A pays one black and smiles at Bones. B's life?",
        "A has Ox 2/2 and Elk 3/3. A attacks with Ox and Elk in a band. No blocks. B's life?",
        f"{BAND}A attacks with Friend and Giant. Giant and Wurm form a band. B's life?",
    ]
)
def test_it_is_refused(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text)
