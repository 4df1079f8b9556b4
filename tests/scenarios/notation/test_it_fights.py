"""What "it" is with which somebody attacks or blocks: the player's own creature (508.1a, 509.1a); nothing is declared twice."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of, result

BRUTE = 'A has a Brute 3/2 "Menace". A attacks with Brute. '
SITUATIONS = {
    # 702.111b: one creature alone cannot block it.
    "the only creature of who blocks": (f"{BRUTE}B has an Elk 2/2. Can B block with it?", "No: B can't block with Elk"),
    "why not": (
        f"{BRUTE}B has an Elk 2/2. Why can't B block with it?",
        "Not possible: B blocks with it: a restriction is disobeyed",
    ),
    "told and not asked": (
        "A has an Ox 3/3. A attacks with Ox. B has an Elk 2/2. B blocks with it. What dies?",
        "Elk dies",
    ),
    "who has one creature blocks what attacks": (
        "A attacks with Ox 3/3. B has an Elk 2/2 and blocks it. What dies?",
        "Elk dies",
    ),
    "the attacker by its name": (
        "A: Ox 3/3, Cub 1/1\nB: Elk 2/2\nA attacks with Ox and Cub. B chump blocks Ox. What's B's life?",
        "B: life 19",
    ),
    "in Japanese": ("A: Ox 3/3\nB: Elk 2/2\nAはOxで攻撃。BはOxをブロックした。\nWhat dies?", "Elk dies"),
    "the only blocker of Duel Masters": (
        'rules dm\nA: Drake {fire 5} 5000\nB: Guard {light 2} 3000 "ブロッカー", 3 shields\n'
        "A attacks B with Drake. B blocks it. What is destroyed?",
        "Guard is destroyed",
    ),
    "the only unit of MAGMELL": (
        "rules magmell\nA: Snake 3/2\nB: Guard 1/3\nA attacks B with Snake. B defends. What dies?",
        "Guard is put into the dust",
    ),
    "it is blocked": (
        "A has an Ox 3/3. A attacks with it. B has an Elk 2/2. Can B block it with Elk?",
        "Yes: B can block Ox with Elk",
    ),
}


@each(SITUATIONS)
def test_it_is_the_creature_of_who_fights(name: str) -> None:
    said, answer = SITUATIONS[name]
    found = " ".join(result(said))
    assert found.startswith(answer), found


REFUSED = {
    "one of two": f"{BRUTE}B has an Elk 2/2 and an Elf 1/1. Can B block with it?",
    "of nobody": f"{BRUTE}Can B block with it?",
    "one of two that could": "A: Ox 3/3\nB: Elk 2/2, Elf 1/1\nA attacks with Ox. B blocks Ox. What dies?",
    "attacks twice": "A has an Ox 3/3. A attacks with Ox twice. No blocks. What's B's life?",
    "blocks twice": "A has an Ox 3/3. B has an Elk 2/2. A attacks with Ox. B blocks Ox with Elk twice. What dies?",
}


@each(REFUSED)
def test_what_nothing_is_meant_by_is_refused(name: str) -> None:
    with pytest.raises(JudgekitError):
        of(REFUSED[name])
