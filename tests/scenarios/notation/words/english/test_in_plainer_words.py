"""English sentences as judges say them, in words that no row has: put plainly; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
LORE = 'Lore {2}{U} sorcery "Draw two cards."'
SEER = (
    'Seer 2/1 "At the beginning of your upkeep, reveal the top card of your library and put that card into your hand. '
    'You lose life equal to its mana value."'
)
RISE = 'Rise {B} sorcery "Put target creature card from a graveyard onto the battlefield under your control."'
COPY = 'Copy {3}{U} creature 0/0 "You may have ~ enter the battlefield as a copy of any creature on the battlefield."'
TOLL = (
    "Toll {2}{U} enchantment \"Creatures can't attack you unless their controller pays {2} for each creature they control "
    "that's attacking you.\""
)
HEAL = 'Heal {light 3} spell "S・トリガー\\nカードを1枚引く。"'
TOP = f"A has {SEER} and "
SITUATIONS = {
    "signs that join": ("A has Ox 4/4 + Elk 3/3. A attacks with Ox & Elk, no blocks. B's life?", "B: life 13"),
    "life behind a letter": (
        "A 6 life. B 3 life, Elf 1/1. A attacks with Ox 4/4, B doesn't block. Who wins?",
        "A wins",
    ),
    "all at one life total": (
        'both at 1, A casts Quake {R} sorcery "~ deals 1 damage to each player." Who wins?',
        "Quake deals 1 to A and 1 to B",
    ),
    "by the way": ("A has Ox 4/4. B attacks A with Elk 3/3 and A, of course, blocks with Ox. What dies?", "Elk dies"),
    "the one": ("A attacks with Ox 4/4. B has just the one Elf 1/1 and blocks with it. What dies?", "Elf dies"),
    "what kind of thing it is": (
        "A attacks with Ox 4/4. B has another creature, Elf 1/1, and blocks with it. What dies?",
        "Elf dies",
    ),
    # 508.1b: a player is attacked, whoever "him" is.
    "whom somebody attacks": ("A has Ox 4/4. B attacks him with Elk 3/3. No blocks. A's life?", "A: life 17"),
    "into what may block": (
        "A attacks Elk 3/3 into B's Wall 0/4. B blocks. How much damage is on Wall?",
        "Wall: damage 3",
    ),
    "an attack is blocked": ("A attacks with Ox 4/4. B blocks Ox's attack with Elf 1/1. What dies?", "Elf dies"),
    "a name behind": (f"B has Ox 2/2. A has {ZAP} in hand. A Zaps it (Zap). What dies?", "Ox dies"),
    "afterwards": (
        f"A attacks with Ox 4/4, no blocks. A casts {LORE} afterwards. How many cards does A draw?",
        "A draws 2",
    ),
    # 401.1: one card is on top; what stands before it lies elsewhere.
    "on top of a library": (f"{TOP}Ox {{3}}{{G}} 4/4 on top of his library. It's A's upkeep. A's life?", "A: life 16"),
    "the top card": (
        f"{TOP}the top card of A's library is Ox {{3}}{{G}} 4/4. It's A's upkeep. A's life?",
        "A: life 16",
    ),
    "is on top": (
        f"A has {SEER}. Ox {{3}}{{G}} 4/4 is on top of A's library. It's A's upkeep. A's life?",
        "A: life 16",
    ),
    "in whose graveyard a target is": (
        f"A has {RISE} in hand. A casts Rise on Ox 4/4 in B's graveyard. Who controls Ox?",
        "A",
    ),
    "what is picked": (
        f"B has Ox 4/4. A has {COPY} in hand. A casts Copy and picks Ox. How big is Copy?",
        "Copy: pt 4/4",
    ),
    "with what somebody blocks": (
        "A attacks with Ox 4/4. B double blocks: Elf 1/1, Elk 3/3. A assigns 1 to Elf and 3 to Elk. What dies?",
        "Elf dies, Elk dies, Ox dies",
    ),
    # 508.1h: who was given no land has mana enough, who has too little does not attack.
    "an attack that costs": (f"A: {TOLL}. B: Ox 4/4. B attacks with Ox. A's life?", "A: life 16"),
    "an attack that costs too much": (
        f"A: {TOLL}. B: Ox 4/4 and Ox 4/4, 3 Forest. B attacks with both. A's life?",
        "Not possible",
    ),
    "who may block": ("A attacks with Ox 4/4. He blocks with Elf 1/1. What dies?", "Elf dies"),
    "he, told by another player": ("I attack with Ox 4/4. He blocks with Elf 1/1. What dies?", "Elf dies"),
    # 112.3a: the broken shield is what is declared.
    "what is used behind a break": (
        f'rules dm\nB has 3 shields, one is {HEAL}. A attacks B with Drake {{fire 6}} 6000 "W・ブレイカー". B uses it. '
        "How many cards in B's hand?",
        "B's hand: 2",
    ),
    "one of the broken": (
        f'rules dm\nB has 3 shields; one of the two broken is {HEAL}. A attacks B with Drake {{fire 6}} 6000 "W・ブレイカー". '
        "B uses Heal. How many cards in B's hand?",
        "B's hand: 2",
    ),
    "whom it is done to": (
        "rules dm\nA has Drake {fire 5} 5000. A attacks B, who has one shield, with Drake. How many shields does B have?",
        "B's shields: 0",
    ),
    "one after the other": (
        "rules magmell\nA: Wolf 4/3, Fox 2/2. B: life 5. A attacks with both, one after the other. Who wins?",
        "A wins",
    ),
    "what is taken back": (
        "rules magmell\nB at 4, has an awake... I mean rested Wall 0/5. A attacks B with Wolf 4/3. Who wins?",
        "A wins",
    ),
    # 701.4.1: what defends is another unit than the one that is attacked.
    "it defends another": (
        "rules magmell\nA attacks B's rested Mole 1/2 with Lion 3/3. B has another unit, Ape 2/5, and defends Mole with it. "
        "How much damage is on Ape?",
        "Ape: damage 3",
    ),
}


@each(SITUATIONS)
def test_what_is_said_so_is_understood(name: str) -> None:
    said, answer = SITUATIONS[name]
    found = " ".join(result(said))
    assert found.startswith(answer), found


@each(
    (
        # Of three players nobody is "the other one"; what two have is not picked.
        "Three players A, B and C. A has Ox 4/4. A attacks him with Ox. B's life?",
        f"A has Ox 2/2. B has Ox 4/4. A has {COPY} in hand. A casts Copy and picks B's Ox. How big is Copy?",
        # In these games creatures are attacked, and a player attacks with all at once in Magic.
        "rules dm\nA has Drake {fire 5} 5000. A attacks Drake into B's Guard {light 3} 3000. What dies?",
        "A has Ox 4/4 and Elk 3/3. A attacks with both, one after the other. B's life?",
        "A has Ox 4/4. A attacks with Ox, of all things. B's life?",
        "rules dm\nB has 3 shields. A attacks B with Drake {fire 6} 6000. B has Ox {fire 3} 3000. B uses it. B's life?",
    )
)
def test_what_is_near_to_it_stays_refused(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(said)
