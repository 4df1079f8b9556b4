"""What players do, in other words than rows have: what attacks is the object, a spell is cast to do something, names are verbs.

Answers are worked out by hand from the rulebook.
"""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of, result

CHARM = (
    'card: Dawn Charm {R} instant "Choose one —\\n• Destroy target artifact.\\n• ~ deals 4 damage to target creature.\\n'
    '• Draw two cards."\n'
)
ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
GROW = 'Quick Grow {G} instant "Target creature gets +3/+3 until end of turn."'
VISITOR = (
    'card: Visitor {4}{U} creature 2/2 "When ~ enters, draw two cards.\\nEvoke {2}{U}"\n'
    'card: Blink {W} instant "Exile target creature you control, then return it to the battlefield under its owner\'s control."\n'
)
SITUATIONS = {
    # 508.1: what is sent attacks.
    "swings a creature": ("A has an Ox 3/3. B has an Elk 2/2. A swings Ox, no blocks. What's B's life?", "B: life 17"),
    "sends two": (
        "A has an Ox 3/3 and an Elk 2/2. A sends Ox and Elk over. No blocks. What's B's life?",
        "B: life 15",
    ),
    "crashes in": ("A has an Ox 3/3. A crashes in with Ox, no blocks. What's B's life?", "B: life 17"),
    # 508.1a, 802.3: each attacker attacks one of the players.
    "one player with this, another with that": (
        "A has an Ox 3/3 and an Elk 2/2. A attacks B with Ox and C with Elk. Nobody blocks. What's C's life?",
        "C: life 18",
    ),
    "with, for short": (
        "A has an Ox 3/3. B has an Elk 2/2. A attacks w/ Ox, B blocks w Elk. Does Elk die?",
        "Yes: Elk dies",
    ),
    # 700.2a: the mode is chosen as the spell is cast.
    "a mode by what it destroys": (
        f"{CHARM}A has Dawn Charm in hand. B has a Ring artifact. A casts Dawn Charm to destroy the Ring. "
        "Does Ring go to the graveyard?",
        "Yes",
    ),
    "a mode by the damage": (
        f"{CHARM}A has Dawn Charm in hand. B has an Ox 4/4. A casts Dawn Charm to deal 4 damage to Ox. Does Ox die?",
        "Yes: Ox dies",
    ),
    "a mode without a target": (
        f"{CHARM}A has Dawn Charm in hand. B has an Ox 4/4. A casts Dawn Charm to draw two cards. How many cards does A draw?",
        "A draws 2 cards",
    ),
    "a spell without modes": (
        'A has Murk {B} instant "Destroy target creature." in hand. B has an Ox 4/4. A casts Murk to kill Ox. Does Ox die?',
        "Yes: Ox dies",
    ),
    # 509.4: players have priority once blockers are declared.
    "a name as the verb of a further deed": (
        f"A has an Ox 3/3 and an Elf 1/1. B has an Elk 2/2 and {ZAP} in hand. A attacks with Ox. "
        "B, who is at 4, blocks with Elk and then zaps the Ox. Does Ox die?",
        "Yes: Ox dies",
    ),
    "who does it after blocks": (
        f"A has an Ox 3/3 and {ZAP} in hand. B has an Elk 4/4. A attacks with Ox. "
        "B blocks with Elk and after blocks A zaps the Elk. Does Elk die?",
        "Yes: Elk dies",
    ),
    # 510.1c: which of two alike is dealt more makes no difference.
    "one and the other of two that are alike": (
        "A has a Wurm 6/4. B has two Elk 2/2. A attacks with Wurm. B blocks with both Elk. A puts 4 on one and 2 on the other. "
        "Does Wurm die?",
        "Yes: Wurm dies",
    ),
    "what somebody did before the block, told behind it": (
        f"A has an Ox 3/3 and {GROW} in hand. B has an Elk 5/5. "
        "A attacks with Ox, B blocks with Elk after A had cast Quick Grow on Ox. Does Elk die?",
        "Yes: Elk dies",
    ),
    # 117.1a: an instant is cast in the turn of who attacks then.
    "what somebody did before the attack, told behind it": (
        f"A has an Ox 3/3 and an Elk 2/2. B has {ZAP} in hand. A attacks with Elk after B had zapped Ox. What's B's life?",
        "B: life 18",
    ),
    "an instant before the attack of another player": (
        f"A has an Ox 3/3 and an Elk 2/2. B has {ZAP} in hand. B casts Zap on Ox. A attacks with Elk. What's B's life?",
        "B: life 18",
    ),
    "a block before a spell": (
        f"A has an Ox 3/3 and {GROW} in hand. B has an Elk 4/4. A attacks with Ox. "
        "B blocks with Elk before A casts Quick Grow on Ox. Does Elk die?",
        "Yes: Elk dies",
    ),
    # 701.5a: the spell is named only where it is countered.
    "a spell with what it was aimed at": (
        f'A has an Ox 3/3 and Hush {{U}} instant "Counter target spell." in hand. B has {ZAP} in hand. '
        "A casts Hush on B's Zap, which was aimed at Ox. Does Ox die?",
        "No: Ox survives",
    ),
    # 603.3b, 702.74a: both abilities wait once the Visitor has resolved; the one that comes back is another object (400.7).
    "in response to one of two triggers": (
        f"{VISITOR}A has Visitor and Blink in hand. A evokes Visitor. In response to the evoke trigger A casts Blink on Visitor. "
        "How many cards does A draw?",
        "A draws 4 cards",
    ),
    "what is thrown is sacrificed (601.2b)": (
        'A is at 4. B has an Ox 4/4 and Hurl {R} instant "As an additional cost to cast ~, sacrifice a creature.\\n~ '
        "deals 4 damage to any target.\" in hand. B's turn. B hurls the Ox at A. What's A's life?",
        "A: life 0",
    ),
    "and with what lies there": (
        'A is at 4. B has an Ox 4/4 and a Sling artifact "Sacrifice a creature: ~ deals 2 damage to any target." B '
        "throws Ox at A with Sling. What's A's life?",
        "A: life 2",
    ),
    "who hits somebody with what cannot attack uses its ability": (
        'A has a Bow {3} artifact "{T}: ~ deals 1 damage to any target." B has an Elf 1/1. A hits Elf with Bow. Does '
        "Elf die?",
        "Yes: Elf dies",
    ),
    "all that waits, in other words (608.1)": (
        'A attacks with an Ox 4/4. A has Grow {G} instant "Target creature gets +3/+3 until end of turn." in hand. B '
        "has a Boar 5/5. A casts Grow on Ox. Once it's all resolved, B blocks with Boar. Does Boar die?",
        "Yes: Boar dies",
    ),
    "lands that are tapped for signs of mana": (
        'A has 2 Forest, a Mountain, and Zap {G}{R} instant "~ deals 3 damage to any target." in hand. A taps Forest '
        "and Mountain for GR and casts Zap on B. How many untapped lands does A have?",
        "A's untapped lands: 1",
    ),
    "nothing has counters": (
        'A has an Ox 4/4. B has a Purge {B} instant "Destroy target creature with no counters on it." in hand. No '
        "counters on anything. B casts Purge on Ox. Does Ox die?",
        "Yes: Ox dies",
    ),
    "modes in a sentence of their own": (
        'A has Dusk Charm {1}{R} instant "Choose two —\\n• ~ deals 2 damage to target player.\\n• Target creature gets '
        '+2/+0 until end of turn.\\n• Draw a card." in hand. A casts Dusk Charm. Modes: 2 damage to B, draw a card. '
        "What's B's life?",
        "B: life 18",
    ),
    "who says at what a trigger is aimed, and of which kind it is": (
        'A has an Imp 1/1 "When ~ leaves the battlefield, target player loses 1 life." B has Zap {R} instant "~ deals 3 damage to '
        "any target.\" in hand. B casts Zap on Imp. The player says the leaves trigger targets B. What's B's life?",
        "B: life 19",
    ),
    "whose land is returned for a spell (118.9)": (
        'A has two untapped Islands and Muse {U} sorcery "Draw a card." in hand. B has an Island and Nix {1}{U} '
        "instant \"You may return an Island you control to its owner's hand rather than pay ~'s mana cost.\\nCounter "
        'target spell." in hand. A casts Muse. B responds with Nix, returning the Island to his hand. How many Islands '
        "does B have?",
        "B's Islands: 0",
    ),
    "a kicked spell as a response": (
        'A has an Elf 1/1 and Vine {G} instant "Kicker {G}\\nTarget creature gets +1/+1 until end of turn. If ~ was '
        'kicked, that creature gets +4/+4 until end of turn instead." in hand. B has Zap {R} instant "~ deals 3 damage '
        'to any target." in hand. B casts Zap on Elf. A responds with a kicked Vine on Elf. Does Elf die?',
        "No: Elf survives",
    ),
    "what is done then, in one sentence (608.1)": (
        'A has a Bear 2/2 and Grow {G} instant "Target creature gets +3/+3 until end of turn." in hand. B has Zap {R} '
        'instant "~ deals 3 damage to any target." in hand. A casts Grow on Bear, then B zaps it. Does Bear die?',
        "No: Bear survives",
    ),
}


@each(SITUATIONS)
def test_what_is_done_so_is_done(name: str) -> None:
    said, answer = SITUATIONS[name]
    found = " ".join(result(said))
    assert found.startswith(answer), found


REFUSED = {
    "one and the other of two that differ": (
        "A has a Wurm 6/4. B has an Elk 2/2 and an Ape 3/3. A attacks with Wurm. B blocks with Elk and Ape. "
        "A puts 3 on one and 3 on the other. What dies?"
    ),
    "more than there is, on one and the other": (
        "A has a Wurm 6/4. B has two Elk 2/2. A attacks with Wurm. B blocks with both Elk. A puts 5 on one and 5 on the other. "
        "What dies?"
    ),
    "what could be done before": f"A has an Ox 3/3 and {GROW} in hand. A casts Quick Grow on Ox after B can block. How big is Ox?",
    "whose turn it is, where each does what only its own turn allows": (
        "A has an Ox 3/3. B has an Elk {1}{G} creature 2/2 in hand. B casts Elk. A attacks with Ox. What's B's life?"
    ),
    "sent to a zone": "A has an Ox 3/3. A sends Ox to the graveyard. Does Ox die?",
    "no such mode": f"{CHARM}A has Dawn Charm in hand. B has an Ox 4/4. A casts Dawn Charm to exile Ox. Does Ox die?",
    "another amount": f"{CHARM}A has Dawn Charm in hand. B has an Ox 4/4. A casts Dawn Charm to deal 3 damage to Ox. Does Ox die?",
    "a mode that has no such target": (
        f"{CHARM}A has Dawn Charm in hand. B has an Ox 4/4. A casts Dawn Charm to destroy Ox. Does Ox die?"
    ),
    "a purpose that is no effect": f"A has {ZAP} in hand. B has an Ox 3/3. A casts Zap to impress Ox. Does Ox die?",
    "without": "A has an Ox 3/3 and an Elk 2/2. A attacks w/o Ox. What's B's life?",
    "a verb that is no card": "A has an Ox 3/3. B has an Elk 2/2. A attacks with Ox and zorks the Elk. What dies?",
    "a trigger that nothing has": (
        f"A has {GROW} in hand and an Ox 3/3. In response to the evoke trigger A casts Quick Grow on Ox. How big is Ox?"
    ),
    "lands that do not give that": (
        'A has a Forest, a Mountain, and Zap {G}{R} instant "~ deals 3 damage to any target." in hand. A taps Forest '
        "and Mountain for RR and casts Zap on B. What's B's life?"
    ),
    "no counters, where some are told of": (
        "A has an Ox 4/4 with a +1/+1 counter and an Elk 2/2. No counters on anything. How big is Ox?"
    ),
    "what is thrown with what asks for nothing": (
        'A is at 4. B has an Ox 4/4 and Zap {R} instant "~ deals 3 damage to any target." in hand. B zaps Ox at A. '
        "What's A's life?"
    ),
    "a fact of which what was done before may be the cause": (
        'A has a Wall 0/4. B has an Ox 4/4 and Doze {W} instant "Tap target untapped creature." in hand. B casts Doze '
        "on Wall. Wall is tapped. Can A block Ox with Wall?"
    ),
    "what came back, without its counter": (
        'A has a Fay 3/2 "Persist" (it already persisted once). B has Zap {R} instant "~ deals 3 damage to any '
        'target." in hand. B casts Zap on Fay. Does Fay come back?'
    ),
}


@each(REFUSED)
def test_what_nothing_reads_is_refused(name: str) -> None:
    with pytest.raises(JudgekitError):
        of(REFUSED[name])


def test_what_waits_while_another_player_casts_something_is_said_aloud() -> None:
    said = f"A has an Ox 3/3 and {GROW} in hand. B has {ZAP} in hand. A casts Quick Grow on Ox. B casts Zap on Ox. Does Ox die?"
    found = of(said)
    assert str(found.replies[0].result[0].en) == "Yes: Ox dies"
    assert "Quick Grow still waits to resolve as Zap is cast" in [str(one.en) for one in found.granted]
    found = of(said.replace("B casts Zap on Ox", "B casts Zap on Ox in response"))
    assert "Quick Grow still waits to resolve as Zap is cast" not in [str(one.en) for one in found.granted]
