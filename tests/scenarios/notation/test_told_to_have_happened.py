"""What is told to have happened has happened before the next deed; answers worked out by hand, cards invented."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
NIX = 'Warden 2/3 {1}{W}{U} creature "Flash\\nWhen Warden enters the battlefield, exile target spell."'
SLAYER = 'Slayer {3}{B} creature 2/2 "When Slayer enters the battlefield, destroy target creature."'
GROW = 'Grow {G} instant "Target creature gets +3/+3 until end of turn."'
NURSE = 'Nurse 1/1 "{T}: Target creature you control gains protection from the color of your choice until end of turn."'

SITUATIONS = {
    "what its trigger exiled is exiled before the next deed (608.2)": (
        f'A has {ZAP} and Scorch {{R}} instant "~ deals 2 damage to any target." in hand. B has {NIX} in hand.\n'
        "A cast Scorch at B. B flashed in Warden, its trigger exiled Scorch.\n"
        "After that A cast Zap on Warden.\nDoes Warden die? What's B's life?",
        ["Yes: Warden dies", "B: life 20"],
    ),
    "what its trigger killed is dead before the next deed (608.2)": (
        f"A: hand: {SLAYER}, {GROW}\nB has a Bear 2/2 and an Elf 1/1.\n"
        "A cast Slayer, its trigger killed Bear. A cast Grow on Elf.\nDoes Bear die? How big is Elf?",
        ["Yes: Bear dies", "Elf: pt 4/4"],
    ),
    "what is told to have died has died before the next deed (510.2)": (
        f"A has a Giant 3/3 and {ZAP} in hand. B has an Elf 2/2.\n"
        "A attacked with Giant. B blocked with Elf. Elf died. A cast Zap on Giant.\nDoes Giant die? Does Elf die?",
        ["Yes: Giant dies", "Yes: Elf dies"],
    ),
    "a response is done before it has happened (117.7)": (
        f"A has {ZAP} in hand. B has an Elf 2/2 and {GROW} in hand.\n"
        "A cast Zap on Elf. Elf died. In response B cast Grow on Elf.\nDoes Elf die?",
        ["No: Elf survives"],
    ),
    "a response behind an ability that has triggered answers that (117.7, 603.3)": (
        f'A: hand: Drifter {{2}}{{U}} creature 2/2 "When ~ enters the battlefield, draw two cards."\nB: hand: {ZAP}\n'
        "A casts Drifter. Its ability triggers. In response B casts Zap on Drifter.\n"
        "Does Drifter die? How many cards does A draw?",
        ["Yes: Drifter dies", "A draws 2 cards"],
    ),
    "with nothing on the stack a fight goes on no further once all has resolved (608.1)": (
        f"A has a Giant 3/3 and {ZAP} in hand. B has an Elf 2/2 and a Bear 2/2.\n"
        "A attacked with Giant. After everything resolved A cast Zap on Bear. B blocked with Elf.\n"
        "Does Bear die? Does Elf die?",
        ["Yes: Bear dies", "Yes: Elf dies"],
    ),
    "what is used on herself (602.2)": (
        f"A has {NURSE}. B has {ZAP} in hand.\nB cast Zap on Nurse. A activated Nurse on herself, choosing red.\nDoes Nurse die?",
        ["No: Nurse survives"],
    ),
    "what blocked it, by whose it is (509.1)": (
        "A has a Boar 2/2. B has 20 life.\nBoar attacked and was blocked by B's Ogre 3/3.\nDoes Boar die? Does Ogre die?",
        ["Yes: Boar dies", "No: Ogre survives"],
    ),
    "what somebody's spell did to it (601.2)": (
        f"A has a Boar 2/2. B has {ZAP} in hand.\nA attacked with Boar, but Boar was killed by B's Zap.\n"
        "What's B's life? Does Boar die?",
        ["B: life 20", "Yes: Boar dies"],
    ),
    "that it is not blocked, and what is sacrificed after damage (509.1h, 510.2)": (
        'A has an Imp 1/1 "Sacrifice a creature: You gain 1 life." and a Boar 4/4.\n'
        "A swung with Boar and it wasn't blocked. After damage A sacced it to Imp.\nWhat's B's life? Does Boar die?",
        ["B: life 16", "Yes: Boar dies"],
    ),
    "that nothing has blocked yet is no decision not to block (509.1)": (
        f"A has a Boar 2/2. B has an Ogre 3/3. A has {GROW} in hand.\n"
        "A swung with Boar, no blocks yet. A cast Grow on Boar. B blocked with Ogre.\nDoes Boar die?",
        ["No: Boar survives"],
    ),
    "who responds to nothing": (
        f"A has a Boar 2/2 and {GROW} in hand.\n"
        "A swung with Boar. No blocks. B responded to nothing, but A cast Grow on Boar.\nWhat's B's life?",
        ["B: life 15"],
    ),
    "the rest is not blocked (509.1)": (
        "A has a Boar 2/2 and an Elf 1/1. B has an Ogre 3/3.\n"
        "A attacked with Boar and Elf. B blocked Boar with Ogre and took the rest.\nWhat's B's life?",
        ["B: life 19"],
    ),
    "one of them is let through": (
        "A has a Boar 2/2 and an Elf 1/1. B has an Ogre 3/3.\n"
        "A attacked with Boar and Elf. B blocked Boar with Ogre and let Elf through.\nWhat's B's life?",
        ["B: life 19"],
    ),
    "once it resolved, in the middle (608.2)": (
        f"A has a Boar 2/2 and {GROW} in hand.\nA cast Grow on Boar and, once it resolved, attacked with Boar.\n"
        "What's B's life?",
        ["B: life 15"],
    ),
    "a response to what is named only there (117.7)": (
        f"A has a Boar 2/2 and {GROW} in hand. B has {ZAP} in hand.\n"
        "In response to B's Zap on Boar A cast Grow on Boar.\nDoes Boar die?",
        ["No: Boar survives"],
    ),
    "the same cast twice, of which one was told of (601.2)": (
        f"A has {ZAP} in hand. B has an Ox 5/5.\nA cast Zap on Ox twice.\nDoes Ox die?",
        ["Yes: Ox dies"],
    ),
    "to what the target is changed (115.7)": (
        'A has Swerve {U}{R} instant "You may choose new targets for target spell." in hand.\n'
        f"B has {ZAP} in hand.\nB cast Zap on A. A cast Swerve on Zap and changed the target to B.\nWhat's B's life?",
        ["B: life 17"],
    ),
    "to which step all went": (
        f"A has a Boar 2/2 and {GROW} in hand.\nA cast Grow on Boar. Then we went to the end step.\nHow big is Boar?",
        ["Boar: pt 5/5"],
    ),
    "what is done while triggers wait (117.7)": (
        'A: hand: Herald {2}{U} creature 2/2 "When Herald enters the battlefield, draw two cards."\n'
        f"B: hand: {ZAP}\nA cast Herald. With both triggers on the stack B responded with Zap on Herald.\nDoes Herald die?",
        ["Yes: Herald dies"],
    ),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_happened_before(name: str) -> None:
    text, said = SITUATIONS[name]
    for reply, expected in zip(of(text).replies, said, strict=True):
        assert any(expected in str(one.en) for one in reply.result), reply.result


REFUSED = {
    "what is told to have died cannot be aimed at behind it (601.2c)": (
        f"A has {ZAP} in hand. B has an Elf 2/2 and {GROW} in hand.\n"
        "A cast Zap on Elf. Elf died. B cast Grow on Elf.\nDoes Elf die?"
    ),
    "what blocks is still described where nobody is said to own it": (
        "A has a Boar 2/2. B has an Ogre 3/3.\nBoar attacked and was blocked by Wombat.\nDoes Boar die?"
    ),
    "a permanent is not cast to tap something": (
        'A has a Boar 2/2. B has a Press {4} artifact "{1}, {T}: Tap target creature."\n'
        "A attacked with Boar. Boar was killed by B's Press.\nIs Boar tapped?"
    ),
    "no trigger has done it": f"A has an Ox 2/2 and {ZAP} in hand.\nIts trigger killed Ox. A cast Zap on B.\nDoes Ox die?",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_never_came(name: str) -> None:
    try:
        result = of(REFUSED[name]).replies[0].result
    except JudgekitError:
        return
    assert str(result[0].en).startswith("Not possible"), result


SPUR = (
    'A: Ox 2/2 wearing Spur equipment "Whenever equipped creature deals combat damage, put two charge counters on ~.\\n'
    'Remove a charge counter from ~: Target creature gets -1/-1 until end of turn.\\nEquip {2}"\nB: Elf 2/2, Cub 1/1\n'
    "A attacks with Ox. "
)


@each(
    [
        (f"{SPUR}No blocks. After the trigger resolves, A activates Spur on Cub.\nDoes Cub die?", "Yes: Cub dies"),
        (f"{SPUR}No blocks. Spur's trigger resolves. A activates Spur on Cub.\nWhat is B's life?", "B: life 18"),
        (f"{SPUR}B blocks with Elf. Spur resolves. A activates Spur on Cub.\nDoes Cub die?", "Yes: Cub dies"),
        (
            f"{SPUR}Bはブロックしない。Spurの誘発が解決したあと、AはSpurを起動、対象はCub。\nDoes Cub die?",
            "Yes: Cub dies",
        ),
        (f"{SPUR}Bはブロックしない。Spurが解決。AはSpurを起動、対象はCub。\nDoes Cub die?", "Yes: Cub dies"),
    ]
)
def test_what_is_told_to_resolve_and_will_wait_in_the_fight_is_played_on_to(text: str, said: str) -> None:
    """510.3, 603.3: combat damage comes first, of which nobody told; that is said aloud."""
    found = of(text)
    assert str(found.replies[0].result[0].en) == said
    assert "combat goes on until the ability of Spur has triggered" in [str(one.en) for one in found.granted]


@each(
    [
        "A: Ox 2/2\nA attacks with Ox. No blocks. Ox's trigger resolves.\nWhat is B's life?",
        'A: Ox 2/2, Spur equipment "Equip {2}"\nSpur resolves.\nWhat is B\'s life?',
        "A: Ox 2/2\nAはOxで攻撃。Bはブロックしない。Oxが解決。\nWhat is B's life?",
    ]
)
def test_what_never_waits_does_not_resolve(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text)


def test_who_told_a_target_for_what_a_trigger_offers_says_yes_for_that_reason() -> None:
    found = of(
        'A has in hand Spitter 2/2 "When ~ enters the battlefield, you may have it deal 2 damage to target creature."\n'
        "B has an Elf 2/2 and a Bear 3/3.\nA casts Spitter. The trigger targets Elf. What dies?"
    )
    said = [str(one.en) for one in found.granted]
    assert "A says yes, since its target was told" in said
    assert not any("told as done" in one for one in said)
