"""What a deed tells of the things that it names, as judges type it; answers worked out by hand, near forms refused."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
MAUL = 'Maul {2} equipment "Equipped creature gets +2/+0.\\nEquip {1}"'
NUN = 'Nun {W} creature 1/1 "{T}: Target creature you control gains protection from the color of your choice until end of turn."'
SEER = (
    'Seer 2/1 "At the beginning of your upkeep, reveal the top card of your library and put that card into your hand. '
    'You lose life equal to its mana value."'
)
CALM = 'Calm {1}{W} aura "Enchant creature\\nEnchanted creature can\'t attack or block."'
GHOUL = 'Ghoul 1/1 "Whenever ~ or another creature dies, each opponent loses 1 life."'
SAC = 'Vat artifact "Sacrifice a creature: You gain 1 life."'
TWO = "A attacks with Ox 4/4 and Cub 2/2."


@each(
    [
        # 509.1a: who blocks says what is blocked; one attacker alone is "it".
        ("A attacks with Ox 4/4. B has an Elf 1/1 and blocks it. What dies?", "Elf dies", ""),
        (f"A has {MAUL}, an Elk 3/3 and an Ox 2/2. A equips Maul to Ox and attacks. B's life?", "B: life 16", ""),
        (f"A has {MAUL} and Ox 2/2. A equips Ox with Maul and then swings with it. B's life?", "B: life 16", ""),
        (
            f"A has {NUN} and Ox 2/2. B casts {ZAP} on Ox. A responds with Nun, giving Ox protection from red. Does Ox die?",
            "No",
            "",
        ),
        (
            f"A has {NUN}. B casts {ZAP} on Ox 2/2, which A controls too. A activates Nun on Ox to give it pro-red. Does Ox die?",
            "No",
            "",
        ),
        (f"A has Ox 2/2. B casts {ZAP} on Ox, which A has too. Does Ox die?", "Yes", ""),
        (
            f"A has {SAC} and an Ox 2/2. A sacrifices Ox to Vat with {GHOUL} on the battlefield. B's life?",
            "B: life 19",
            "Ghoul is",
        ),
        (f"B has {CALM}. A's Ox 2/2 has B's Calm on it. B attacks with Elk 2/2. Can A block with Ox?", "No", ""),
        ("A's Ox 3/3 attacks. B at 12 blocks with nothing. B's life?", "B: life 9", ""),
        # 701.16: what a trigger reveals is looked at as it comes.
        (
            f"A is at 4 and has {SEER}. It's his upkeep and he reveals Ox {{3}}{{G}} 4/4. Does A lose?",
            "Yes",
            "top card",
        ),
        (
            f"A is at 5 and has {SEER}. In his upkeep he reveals Ox {{3}}{{G}} 4/4 to Seer. A's life?",
            "A: life 1",
            "top card",
        ),
        ("A attacks with Ox 3/3. B reveals Elk 2/2. B's life?", "B: life 17", "is only heard"),
        (f"A is at 9 with two untapped Mountains, holding {ZAP}. A casts Zap on B. B's life?", "B: life 17", ""),
        (f"A has an Ox 3/3, holding {ZAP}. A casts Zap on B. B's life?", "B: life 17", ""),
        (f"A has an Ox 3/3, holding {MAUL}. Power of Ox?", "Ox: power 5", ""),
        ("I have an Ox 2/2 and attack. My opponent has a Wall 0/4 and blocks. What dies?", "nothing dies", ""),
        (
            f"I attack with Ox 2/2 and cast Zap on my opponent. I have {ZAP} in hand. My opponent's life?",
            "B: life 15",
            "",
        ),
        (
            "A has an Ox 3/3 and a Cub 2/2, both untapped since last turn. A attacks with both. B's life?",
            "B: life 15",
            "",
        ),
        (
            "A has an Ox 3/3 (it attacked last turn, so it's tapped). B attacks with Elk 2/2. Can A block with Ox?",
            "No",
            "it attacked last turn",
        ),
    ]
)
def test_it_is_read(text: str, first: str, heard: str) -> None:
    found = of(text)
    assert str(found.replies[0].result[0].en).startswith(first)
    assert not heard or any(heard in str(one.en) for one in found.granted)


@each(
    [
        (f"{TWO} B has an Elf 1/1 and blocks it. What dies?", "which attacker is blocked"),
        (f"{TWO} B blocks it with Elf 1/1. What dies?", "which attacker is blocked"),
        (f"{TWO} B defends with Elf 1/1. B blocks it. What dies?", ""),
        (f"A has {NUN} and Ox 2/2. B casts {ZAP} on Ox. A responds with Nun, giving Ox flying. Does Ox die?", ""),
        (f"A has {SEER}, and {ZAP} in hand. It's A's upkeep. A reveals Zap. A's life?", ""),
        ("There are a land and a creature in the graveyards. A attacks with Ox 2/2. B's life?", "in whose graveyards"),
        ("In graveyards are a land and an instant. A attacks with Ox 2/2. B's life?", "in whose graveyards"),
        (f"Foos: Ox 2/2. A has {ZAP} in hand. A casts Zap on Ox. Does Ox die?", "who is Foos"),
        (f"A has {MAUL} and Ox 2/2. A equips Maul to Ox and attacks with Elk and Hen. B's life?", ""),
        ("A has an Ox 3/3 (it attacked this turn, so it's tapped). Is Ox tapped?", ""),
    ]
)
def test_it_is_asked_back(text: str, said: str) -> None:
    with pytest.raises(JudgekitError, match=said or None):
        of(text)
