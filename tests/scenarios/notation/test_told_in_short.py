"""English situations as players tell them in short: who stands how before a deed, what a trigger does, what hits whom."""

from __future__ import annotations

import pytest

from judgekit.cards.spelling import spelt_otherwise
from judgekit.cards.store import StoredCard
from judgekit.scenarios.files.card_files import CardFiles, FiledCard, use
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

SPIT = 'Spitter 2/2 "When ~ enters the battlefield, you may have it deal 2 damage to target creature."'
SPAT = (
    f'A has in hand {SPIT}. B has Elf 2/2 and Bear 3/3, and in hand Grow {{G}} instant "Target '
    'creature gets +3/+3 until end of turn.".'
)
BLINK = (
    'Herald {3}{W} creature 3/4 "Flash\\nWhen ~ enters the battlefield, you may exile target '
    'creature you control, then return that card to the battlefield under your control."'
)
DRAIN = 'Rhino 4/5 "When ~ enters the battlefield, each opponent loses 3 life."'
ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
MIST = 'Mist {W} sorcery "Destroy all creatures."'
MARK = 'Mark 1/1 "Whenever a creature dies, target player loses 1 life."'
TRAP = 'Pit {darkness 6} spell "S・トリガー\\n相手のクリーチャーを1体破壊する。"'
EMBER = 'Ember {red}{1} quick magic "ユニット1体に2ダメージを与える。"'
GROWTH = 'Growth {G} instant "Target creature gets +3/+3 until end of turn."'
FIGHT = f"A has Bear 2/2 and Cub 2/2, and {GROWTH} in hand. B has a Wall 0/4.\nA attacks with Bear. B blocks Bear with Wall. "
GAUGE = (
    'A has Gauge {2} artifact - Equipment "Remove a charge counter from ~: Equipped creature gets +2/+2 until '
    'end of turn.\\nEquip {2}".'
)
CRUISE = 'Cruise {7}{U} sorcery "Delve\\nDraw three cards."'
STOKE = 'Stoke {2}{G} sorcery "Convoke\\nDraw two cards."'
STUDY = 'Study {2}{U} sorcery "Draw two cards."'
CUB = "Cub {G} creature 1/1"
ALARM = 'Alarm {1}{U} instant "Create two 1/1 white Soldier creature tokens."'
RESTORER = (
    'Angel {3}{W} creature 3/4 "Flash\\nWhen ~ enters the battlefield, you may exile target creature you control, then return '
    "that card to the battlefield under its owner's control.\""
)
DRAKE = "rules dm\nA: Drake {fire 5} 5000. "
TWICE = 'rules dm\nA: Drake {fire 5} 5000 "W・ブレイカー"\n'
GLOW = 'Trap {light 4} spell "S・トリガー\\n相手のクリーチャーを1体選び、タップする。"'
RETURN = (
    "Sag {1}{U} instant \"You may return an Island you control to its owner's hand rather than pay this spell's mana cost."
    '\\nCounter target spell."'
)
TURNS = "A has a Bear 2/2. B has a Wall 3/4.\nA attacks with Bear. No blocks. "
SITUATIONS = {
    # 508.1: a turn that is told behind the deeds of another player has come.
    "whose turn it is, behind deeds": (f"{TURNS}B's turn. B attacks with Wall. What's A's life?", "A: life 17"),
    "whose turn it is now": (f"{TURNS}It's B's turn now. B attacks with Wall. What's A's life?", "A: life 17"),
    "a turn that has come, told again": (
        f"{TURNS}A passes the turn. It is B's turn. B attacks with Wall. A's turn. A attacks with Bear. What's B's life?",
        "B: life 16",
    ),
    "the turn in which it was done": (f"{TURNS}It's A's turn. What's B's life?", "B: life 18"),
    "nobody blocks, behind the end of the turn": (
        "A has a Bear 2/2. B has a Wall 0/4.\nA attacks with Bear. To end of turn. B does not block. What's B's life?",
        "B: life 18",
    ),
    "who cracks something in the turn of who attacks": (
        'A is at 3 with a Well {1} artifact "{T}, Pay 1 life, Sacrifice ~: Draw a card." B has a Bear 2/2.\n'
        "A cracks Well. B swings with Bear. Is A dead?",
        "Yes: A loses",
    ),
    # What is told behind the deeds was there before them.
    "the same card told of again": (f"{TURNS}A has a Bear 2/2. How many creatures does A have?", "Left: 1 (Bear (A))"),
    "on whom harm is done": (
        f"A has a Bear 2/2. B has a Wall 0/4, and {ZAP} in hand.\n"
        "A attacks with Bear. B blocks with Wall. B zaps it. Does Bear die?",
        "Yes: Bear dies",
    ),
    "on whom good is done": (
        f"A has a Bear 2/2, and {GROWTH} in hand. B has a Wall 0/4.\n"
        "A attacks with Bear. B blocks with Wall. A casts Growth on it. Does Wall die?",
        "Yes: Wall dies",
    ),
    # 601.2g: a card that only has an article lies where it can pay.
    "a land before a spell in hand": (
        f"card: {ZAP}\nB has a Mountain and Zap in hand. A has a Bear 2/2.\nB zaps Bear. Where is Mountain?",
        "Mountain is on the battlefield",
    ),
    "a land and a spell, both in hand": (
        f"card: {ZAP}\nB has a Mountain and Zap both in hand. A has a Bear 2/2.\nB zaps Bear. Where is Mountain?",
        "Mountain is in B's hand",
    ),
    "lands of which nothing else is said": (
        f"A has two untapped lands, and {CRUISE} in hand. A has 6 cards in graveyard.\nCan A cast Cruise if A delves all 6?",
        "Yes: A can cast Cruise delving all 6",
    ),
    "too few lands": (
        f"A has one land, and {CRUISE} in hand. A has 6 cards in graveyard.\nA casts Cruise. How many cards does A draw?",
        "Not possible: A casts Cruise: there is not enough mana",
    ),
    # 702.66a, 702.51a: what is exiled and tapped for it, and the rest with mana.
    "what is exiled by delve": (
        f"A has 2 Island, and {CRUISE} in hand. A's graveyard: 8 cards.\n"
        "A casts Cruise, exiling six cards from his graveyard. How many cards in A's graveyard?",
        "A's graveyard: 3",
    ),
    # Of the ways to pay with many lands those with so many cards are the last; without lands the mana is there.
    "so many cards beside many lands": (
        f"A has 10 Island, and {CRUISE} in hand. A's graveyard: 7 cards.\n"
        "A casts Cruise for 1 mana, delving 7. How many untapped lands does A have?",
        "A's untapped lands: 9",
    ),
    "so many cards where no land was given": (
        f"A has {CRUISE} in hand. A's graveyard: 7 cards.\nA casts Cruise, delving all 7 cards. How many cards does A draw?",
        "A draws 3 cards",
    ),
    "the whole graveyard": (
        f"A has 2 Island, and {CRUISE} in hand. A's graveyard: 6 cards.\n"
        "A delves away his whole graveyard to cast Cruise. How many cards in A's graveyard?",
        "A's graveyard: 1",
    ),
    "what is tapped by convoke": (
        f"A has a Forest, 2 Elf 1/1 {{G}}, and {STOKE} in hand.\nA convokes Stoke with both Elves. How many cards does A draw?",
        "A draws 2 cards",
    ),
    "what is tapped for mana, and given": (
        f"A has 2 Island, and {RETURN} in hand. B has {ZAP} in hand.\nB casts Zap on A. "
        "A taps an Island for mana and casts Sag on Zap, returning it. How many cards in A's hand?",
        "A's hand: 1",
    ),
    "off which land": (
        f"A has an Island and 2 Mountain, and {ZAP} in hand.\nA casts Zap off the Mountain on B. What's B's life?",
        "B: life 17",
    ),
    # Who tells is never "he", and nothing that is "his" is theirs.
    "the opponent of who tells": (
        f"I have a Bear 2/2 and {ZAP} in hand. I zap my opponent, he's at 9. What's his life?",
        "B: life 6",
    ),
    "what the opponent of who tells has": (
        f"I have {ZAP} in hand. I zap his Bear 2/2. Where is Bear?",
        "Bear is in B's graveyard",
    ),
    "what who tells does behind a quoted text": (
        'Duel Masters q: I attack with Drake {fire 6} 6000 "W・ブレイカー" and break two. Opp has 3 shields.\n'
        "How many shields does he have left?",
        "B's shields: 1",
    ),
    "two that trade": (
        "I've got a Bear 2/2. My opponent has an Ox 2/2. I swing, he blocks and we trade. What dies?",
        "Bear dies, Ox dies",
    ),
    "in hand, with a land": (
        f"card: {ZAP}\nI have Cub 1/1 and Zap in hand with a Mountain. I zap my opponent off the Mountain. Opp's life?",
        "B: life 17",
    ),
    "what is done with what is cast": (
        f"A has a Bear 2/2 with a +1/+1 counter, and in hand {BLINK}. A casts Herald and blinks Bear with it. How big is Bear?",
        "Bear: pt 2/2",
    ),
    "what its trigger does": (
        f"A has a Bear 2/2 with a +1/+1 counter, and in hand {BLINK}. A casts Herald. Herald's trigger flickers Bear. "
        "How big is Bear?",
        "Bear: pt 2/2",
    ),
    "what comes of what a token does": (
        "A has Dragon 4/4 token. A attacks with Dragon. The Dragon token connects. What's B's life?",
        "B: life 16",
    ),
    "me and the opponent, with the game before": (
        'DM q. Me: Rex {fire 7} 8000 "W・ブレイカー". Opp: Cap {light 3} 3000 "ブロッカー", 2 shields. '
        "I swing with Rex, he blocks with Cap. How many shields does he have left?",
        "B's shields: 2",
    ),
    "who tells does not block": (
        "I'm on 3 and he has Orc 3/3 and Elf 1/2. It's his turn. He attacks with Elf and I don't. My life?",
        "A: life 2",
    ),
    "in response to what is done": (
        f'A has a Well {{1}} artifact "{{T}}, Sacrifice ~: You gain 3 life." B has {ZAP} in hand. '
        "In response to A cracking Well, B casts Zap on A. What's A's life?",
        "A: life 20",
    ),
    # 601.2h: mana of the color that was told of a land with any color.
    "the color that was told": (
        f'A has a Cave land "{{T}}: Add one mana of any color." and a Forest, and {ZAP} and {GROWTH} in hand. A has a Bear 2/2.\n'
        "A taps Cave for green mana. A casts Zap on B. What's B's life?",
        "Not possible: A casts Zap on B: there is not enough mana",
    ),
    # 601.2g, 608.2: of what is told one after another nothing is paid so that the rest cannot be.
    "what is cast once the first has resolved is paid for, too": (
        f"A has 3 Island and a Forest, and {STUDY} and {CUB} in hand.\nA casts Study. A casts Cub. Where is Cub?",
        "Cub is on the battlefield",
    ),
    "what the tokens of the first pay for by convoke": (
        f"A has 3 Island and a Forest, and {ALARM} and {STOKE} in hand.\n"
        "A casts Alarm. A casts Stoke, convoking with two creatures. How many cards in A's hand?",
        "A's hand: 2",
    ),
    # 603.3d: who blinks something with a trigger wants it, whatever is asked of counters.
    "counters on what comes back": (
        f"B has an Ox 2/2 with a -1/-1 counter on it, 4 Plains, and {RESTORER} in hand.\nB casts Angel, and its trigger blinks Ox. "
        "Does Ox still have a counter on it?",
        "Ox: counters none",
    ),
    "mana off a land": (
        f"A has a Mountain, an Island and {ZAP} in hand.\nA zaps B off an Island. What's B's life?",
        "Not possible: A zaps B using one Island: that does not pay {R}",
    ),
    # 602.2: what shoots puts -1/-1 counters, too.
    "what shoots with counters": (
        'A has Arrows {4} artifact "{T}: Put a -1/-1 counter on target creature." B has an Ox 3/3.\nA shoots Ox with Arrows. '
        "How big is Ox?",
        "Ox: pt 2/2",
    ),
    # Who does something does it, though it is told as what comes of how things are.
    "so he does something": (
        f"A has an Ox 3/3. B has no creatures and {ZAP} in hand.\nA attacks with Ox. "
        "B has no blockers, so he zaps the Ox. Does Ox die?",
        "Yes: Ox dies",
    ),
    "nothing to block with, and another deed": (
        f"A has an Ox 3/3. B has {ZAP} in hand.\nA attacks with Ox. B has nothing to block with and zaps the Ox. Does Ox die?",
        "Yes: Ox dies",
    ),
    "the next turn, by itself": (
        f"It's B's turn. A has an Ox 4/4. B has {ZAP} in hand.\nB casts Zap on Ox. Next turn. A attacks with Ox. What's B's life?",
        "B: life 16",
    ),
    "what was tapped before somebody attacked": (
        "A has an Ox 4/4. B has a Wall 0/6.\nA attacks with Ox. B's Wall is tapped. What's B's life?",
        "B: life 16",
    ),
    "what was tapped before it was attacked": (
        "rules dm\nA: Twin {fire 2} 3000. B: Hush {water 2} 2000.\nA's turn. Twin attacks Hush. Hush is tapped. Does Hush die?",
        "Yes: Hush is destroyed",
    ),
    # Duel Masters 509.5: what one of the broken shields is.
    "a shield described as it breaks": (
        f"{DRAKE}B has 5 shields.\nA attacks B with Drake and breaks one shield and it's a {GLOW}. B uses Trap on Drake. "
        "How many cards in B's hand?",
        "B's hand: 0",
    ),
    "one of two shields described as they break": (
        f"{TWICE}B: shields 5\nA attacks B with Drake and breaks two shields, one of which is a {GLOW}. B uses Trap on Drake. "
        "How many shields does B have?",
        "B's shields: 3",
    ),
    "the first of the shields": (
        f"{TWICE}B: 5 shields, the first is {GLOW}.\nA attacks B with Drake and breaks two shields. B uses Trap on Drake. "
        "How many cards in B's hand?",
        "B's hand: 1",
    ),
    "breaks one shield, at a table somewhere": (
        "Duel Masters at the kids' table.\nA has a Drake {fire 5} 5000. B has 2 shields.\n"
        "A attacks B with Drake and breaks one shield. How many shields does B have?",
        "B's shields: 1",
    ),
    # Nobody pumps the other player's creature, though it was spoken of last.
    "what is helped is one's own": (FIGHT + "A pumps it with Growth. Does Wall die?", "Yes: Wall dies"),
    "the one that attacks, and the one that blocks": (
        FIGHT + "A casts Growth on the attacker. Does the blocker die?",
        "Yes: Wall dies",
    ),
    # Counters lie on that whose text speaks of them.
    "counters on what is worn": (
        f"{GAUGE} A has a Bear 2/2 wearing Gauge with two charge counters.\nHow many counters on Gauge?",
        "Gauge: counters 2 charge",
    ),
    "counters on what wears it": (
        f"{GAUGE} A has a Bear 2/2 wearing Gauge with two +1/+1 counters.\nHow many counters on Bear?",
        "Bear: counters 2 +1/+1",
    ),
    "what is sacrificed, doing something": (
        'A has a Mine {2} artifact "{T}, Sacrifice ~: Destroy target artifact." B has a Ring {1} artifact.\n'
        "A sacs Mine, destroying Ring. Is Ring in B's graveyard?",
        "Yes: Ring is in B's graveyard",
    ),
    # 707.2: its copiable values are those of the other.
    "of what something is a copy": (
        "A has Copier copying Ox. B has an Ox 5/4.\n"
        'card: Copier {3}{U} creature 0/0 "You may have ~ enter the battlefield as a copy of any creature on the battlefield."\n'
        "How big is Copier?",
        "Copier: pt 5/4",
    ),
    "lands behind their number": (
        "A has 3 open lands: 2 Island and a Plains. How many lands does A have?",
        "A's lands: 3",
    ),
    "creatures behind their number": (
        "card: Elk {G} creature 1/1\ncard: Cub {G} creature 1/1\nA has 2 creatures: Elk and Cub. How many creatures does A have?",
        "Left: 2",
    ),
    "what comes to life and attacks": (
        'A has Vat land "{1}: ~ becomes a 2/2 artifact creature until end of turn. It\'s still a land." and 2 Islands. '
        "A animates Vat and attacks with it. What's B's life?",
        "B: life 18",
    ),
    "the size of a token behind that word": (
        "B has an Ox 4/4. B attacks with Ox. A chump blocks with a Spirit token 1/1. Does Spirit die?",
        "Yes: Spirit dies",
    ),
    "cards in hand behind their number": (
        f"A has two cards in hand: {ZAP} and {GROWTH}. How many cards in A's hand?",
        "A's hand: 2",
    ),
    "a trigger of what is named": (
        'A has a Zapper 1/1 "Whenever ~ attacks, it deals 1 damage to any target." B has an Elf 1/1.\n'
        "A attacks with Zapper. The Zapper trigger targets Elf. Does Elf die?",
        "Yes: Elf dies",
    ),
    "what people say comes of it": (
        "A has a Bear 2/2, B a Wall 0/4. A attacks with Bear, B blocks. Players think Wall dies. B says both die. Does Wall die?",
        "No: Wall survives (0/4, 2 damage)",
    ),
    "X behind what pumps": (
        'A has Run land "{T}: Add {C}.\\n{X}{R}{G}, {T}: Target creature gets +X/+0 until end of turn.", a Bear 2/2.\n'
        "A pumps Bear with Run for X=3. How big is Bear?",
        "Bear: pt 5/2",
    ),
    "zones and the opponent in short": (
        "I've got 2x Elf 1/1 on the bf. Opp has a Bear 2/2 in gy. How many cards are in my opponent's graveyard?",
        "B's graveyard: 1",
    ),
    "an evening of Commander": (
        "Commander evening, three players A, B and C. A is at 10. What's A's life?",
        "A: life 10",
    ),
    # Who has the turn attacks (508.1).
    "whose turn it is tells who is meant": (
        "A has Ox 4/4. B has Elf 1/1 and Owl 1/1, both untapped.\nIt's A's turn and he swings with Ox. No blocks. B's life?",
        "B: life 16",
    ),
    "whose graveyard was told of tells who is meant": (
        "A has Ox 4/4. In A's graveyard is an Elk 2/2. B's graveyard is empty and he is at 3.\nA "
        "attacks with Ox. No blocks. Who wins?",
        "A wins",
    ),
    "at a life total before a deed": (
        "A attacks with Ox 4/4, B at 6 blocks it with Slug 1/4. What's B's life?",
        "B: life 6",
    ),
    "at a life total before what somebody has": ("A has Ox 4/4, B on 9 has Elf 1/1. What's B's life?", "B: life 9"),
    "what who attacks has, between commas": (
        "A, who has an Ox 4/4, attacks with it. No blocks. B's life?",
        "B: life 16",
    ),
    "in whose turn the first deed is done": (
        f"A has Ox 4/4. B has {ZAP} in hand.\nOn B's turn B casts Zap on Ox. How much damage is on Ox?",
        "Ox: damage 3",
    ),
    "cards under a heading": (
        "Yards: Ox 4/4 and Elk 2/2 in A's, Elf 1/1 in B's. A has Goyf 0/1 \"~ gets +1/+0 for each "
        'card in all graveyards.". Power of Goyf?',
        "Goyf: power 3",
    ),
    # 504.1: the draw of the turn comes first.
    # 701.19b: nothing is found among cards that nobody knows.
    "nothing of a kind in a library": (
        'A has Wilds land "{T}, Sacrifice ~: Search your library for a basic land card, put it onto '
        'the battlefield, then shuffle." '
        "and no basic lands in library. A cracks Wilds. How many lands does A have?",
        "A's lands: 0",
    ),
    "who draws and attacks": (
        "A has Ox 4/4 and 2 cards in hand. A draws a card and attacks with Ox. How many cards in A's hand?",
        "A's hand: 3",
    ),
    "both there since the turn before": (
        f"rules dm\nA has Boar {{fire 6}} 6000 and Imp {{fire 2}} 2000, both in play since last turn. "
        f"B has 1 shield, it is {TRAP}\n"
        "A attacks B with Boar. B uses Pit on Imp. Does Imp die?",
        "Yes",
    ),
    "no blocks, and what is done then": (
        f"A has Ox 4/4. B has Elf 1/1, and {ZAP} in hand.\nA attacks with Ox. No blocks, but before "
        "damage B zaps A. What's A's life?",
        "A: life 17",
    ),
    "a verb that is a card's name in response": (
        f"A has Ox 4/4. B has no creatures, and {ZAP} in hand.\nA attacks with Ox. In response B zaps Ox. B's life?",
        "B: life 16",
    ),
    # MAGMELL: a battle is over before what is done behind it.
    "after the battle": (
        f"rules magmell\nA: Wolf 4/3; hand: {EMBER}. B: Guard 2/5.\nA attacks B with Wolf, B defends with Guard. "
        "After the battle A casts Ember on Guard. Is Guard destroyed?",
        "Yes",
    ),
    "after the fight a sorcery": (
        'A: Ox 4/4; hand: Study {U} sorcery "Draw a card.". B: Elf 1/1.\nA attacks with Ox. B blocks with Elf. '
        "When the fight is over A casts Study. How many cards in A's hand?",
        "A's hand: 1",
    ),
    "after the defender is declared": (
        f"rules magmell\nA: Boar 3/3; hand: {EMBER}. B: Ward 2/2.\nA attacks B with Boar, and B defends with Ward. "
        "After the defender is declared A casts Ember on Ward. Does Ward die?",
        "Yes",
    ),
    # 603.3d: who says at what the own ability is aimed wants what it offers.
    "what a trigger is aimed at is wanted": (
        f"{SPAT}\nA casts Spitter. The trigger targets Elf. What dies?",
        "Elf dies",
    ),
    "unless it is said otherwise": (
        f"{SPAT}\nA casts Spitter. The trigger targets Elf. A chooses no. What dies?",
        "nothing dies",
    ),
    "what is done before it": (
        f"{SPAT}\nA casts Spitter. The trigger targets Elf. In response B casts Grow on Elf. What dies?",
        "nothing dies",
    ),
    "it still waits where somebody may respond": (
        f"{SPAT}\nA casts Spitter. The trigger targets Elf. Can B cast Grow on Elf in response?",
        "Yes",
    ),
    "what somebody does with a trigger": (
        f"{SPAT}\nA casts Spitter and shoots the Elf with its trigger. What dies?",
        "Elf dies",
    ),
    "with a trigger somebody does something": (
        f"{SPAT}\nA casts Spitter. With Spitter's trigger he shoots the Elf. What dies?",
        "Elf dies",
    ),
    "what somebody uses a trigger on": (f"{SPAT}\nA casts Spitter and uses its trigger on Elf. What dies?", "Elf dies"),
    "what comes down out of a hand is cast": (f"{SPAT}\nSpitter comes down. Trigger on Elf. What dies?", "Elf dies"),
    # 400.7, 608.2b: what was exiled and came back is another object.
    "a creature is blinked in response": (
        f"A has {DRAIN}. A has in hand {BLINK}. B has in hand {ZAP}.\nIt's B's turn. B zaps the "
        "Rhino. A responds with Herald and blinks "
        "the Rhino with its trigger. What's B's life?",
        "B: life 17",
    ),
    "all triggers at somebody": (
        f"A has {MARK}, Ox 4/4 and {MIST} in hand. B is at 3 with Elk 2/2.\nA casts Mist, all triggers at B. What's B's life?",
        "B: life 0",
    ),
    "a thing that hits a player attacks": ("A has Ox 4/4. Ox hits B. What's B's life?", "B: life 16"),
    "after a spell that it is pumped with": (
        'A has Ox 4/4, and in hand Grow {G} instant "Target creature gets +3/+3 until end of turn.". '
        "A casts Grow on Ox. Ox hits B. B's life?",
        "B: life 13",
    ),
    "who is hit with a creature is attacked": (
        "rules magmell\nA has Snake 3/2. A hits B with Snake. What's B's life?",
        "B: life 17",
    ),
    "who is hit with a spell is not": (
        f"A has Ox 4/4, and {ZAP} in hand. A hits B with Zap. What's B's life?",
        "B: life 17",
    ),
    "how many are broken, without a word for shields": (
        "rules dm\nA: Twin {fire 6} 6000 「W・ブレイカー」\nB: 3 shields\nTwin swings at B and breaks two of "
        "them. How many shields does B have left?",
        "B's shields: 1",
    ),
    "who is not paying": (
        'A casts Ox {3} creature 4/4. B responds with Leak {U} instant "Counter target spell unless '
        'its controller pays {3}." on it. '
        "A isn't paying. Does Ox resolve?",
        "No",
    ),
    "a spell answered with what it is": (
        f'A has Ox 4/4. B has in hand {ZAP}, A has in hand Nix {{U}} instant "Counter target '
        'spell.".\nB zaps Ox. A answers that with Nix on Zap. '
        "Where does Ox end up?",
        "Ox is on the battlefield",
    ),
    "what a spell is for": (
        f"A has Ox 4/3. B has in hand {ZAP}. B casts Zap on Ox to get rid of it. What dies?",
        "Ox dies",
    ),
    # 608.2: what was cast before "then" has resolved, unless the deed can only be done while it waits (701.5a).
    "then another player does something": (
        f'A has Ox 4/2, and Grow {{G}} instant "Target creature gets +3/+3 until end of turn." in hand. B has in hand {ZAP}.\n'
        "A casts Grow on Ox. Then B zaps Ox. Does Ox die?",
        "No",
    ),
    "what is countered then waits": (
        'A casts Ox {3} creature 4/4. Then B casts Nix {U} instant "Counter target spell." on Ox. Does Ox resolve?',
        "No",
    ),
    # 307.1, 505.6a: a sorcery has to wait for the fight that was told, an instant needs not.
    "what can only be done behind a fight": (
        f"A has Ox 4/4, and in hand {MIST} B has Elf 1/1.\nA attacks with Ox, B does not block. Then A casts Mist. B's life?",
        "B: life 16",
    ),
    "what can be done in a fight": (
        f"A has Ox 4/3. B has in hand {ZAP} B has Elf 1/1.\nA attacks with Ox, Elf blocks it. "
        "After that, B casts Zap on Ox. Does Elf die?",
        "No",
    ),
    "what can only be done behind a fight (MAGMELL)": (
        "rules magmell\nA has Wolf 4/3, and in hand Doom {red}{1} magic 「ユニット1体に1ダメージを与える。」. B is at 9 and has "
        "Guard 1/1.\nA attacks B with Wolf, B does not defend. Then A uses Doom on Guard. B's life?",
        "B: life 5",
    ),
    "a spell that is described where it is used": (f"A has Ox 4/3. B finishes off Ox w/ {ZAP} What dies?", "Ox dies"),
    "a spell that is described, and another deed": (
        'A has Ox 4/4. A pumps Ox with Grow {G} instant "Target creature gets +3/+3 until end of '
        "turn.\" and attacks with it. B's life?",
        "B: life 13",
    ),
    # Under one heading, also behind a semicolon; a life total behind a board.
    "zones of both players under one heading": (
        f"A has Ox 4/4.\nGraveyards: A has an Elk 2/2 and {ZAP}; B has nothing.\nHow many cards are in A's graveyard?",
        "A's graveyard: 2",
    ),
    "the board of both players, and a life total": (
        "Board: A has Ox 4/4; B has nothing. B on 4 life.\nA attacks with Ox. Does B lose?",
        "Yes",
    ),
    "a life total behind a board": (
        "A's board: Ox 4/4. B's board: nothing, B on 2 life.\nA attacks with Ox. Does B lose?",
        "Yes",
    ),
    # How large what fights is, told where it fights (508.1, 509.1).
    "the size of what is known": (
        "A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox (4/4). B blocks with Elf (1/1). What dies?",
        "Elf dies",
    ),
    "the size of what nobody spoke of": ("A attacks with Ox (5/5). No blocks. What's B's life?", "B: life 15"),
    "several without names": (
        "A attacks with two 2/2s. B blocks one of them with a 3/3. What's B's life?",
        "B: life 18",
    ),
    "one size on both sides": ("A attacks with a 2/2. B blocks with a 2/2. How many die?", "2: "),
    "one size on both sides, told before": (
        "A has a 2/2. B attacks with a 2/2. A does not block. What's A's life?",
        "A: life 18",
    ),
    "two sizes, and one of them is blocked": (
        "A attacks with a 3/3 and a 2/2. B blocks the 3/3 with a 4/4. What's B's life?",
        "B: life 18",
    ),
    # Combat damage waits on no stack (510.2): what is done "with damage on the stack" is done before it.
    "damage that waits": (
        f"A: Ox 4/3\nB: Elf 1/1; hand: {ZAP}\nA attacks with Ox. B blocks with Elf and with damage on the stack casts Zap "
        "on Ox. Does Elf die?",
        "No",
    ),
    "whose a target is, in brackets": (
        f"A: Ox 2/2; hand: {ZAP}\nB: Ox 2/2\nA casts Zap on Ox (B's). What dies?",
        "Ox 2 dies",
    ),
    "a second one of a name": (
        f"A: hand: two {ZAP}\nB: Ox 3/3\nA casts Zap on Ox. A responds to that with a second Zap on B. B's life?",
        "B: life 17",
    ),
    "triggers of both players": (
        f"A: {MARK}; hand: {ZAP}\nB: {MARK.replace('Mark', 'Mask')}, Elf 1/1\nA casts Zap on Elf. A's triggers all target B, "
        "B's all target A. What are the life totals?",
        "A: life 19",
    ),
    "counters of the only kind that a card names": (
        'A has Gem {2} artifact "{T}: Put a charge counter on ~." with 2 counters. How many counters are on Gem?',
        "Gem: counters 2 charge",
    ),
    "what tramples over in each step (702.4b)": (
        'A: Ox 5/2 "Double strike\\nTrample"\nB: Wall 0/4\nA attacks with Ox. B blocks with Wall. A assigns lethal to the Wall '
        "each time and tramples the rest over. What's B's life?",
        "B: life 14",
    ),
    "how much tramples over": (
        'A: Ox 5/5 "Trample"\nB: Elf 1/1\nA attacks with Ox. B blocks with Elf. A assigns 1 to Elf and tramples the rest over. '
        "How much tramples over to B?",
        "B is dealt 4",
    ),
    "what is damaged": ("A attacks with Ox 4/4. B blocks with Elf 1/1. Does Ox damage B?", "No"),
    "what becomes of several": (
        f"A: hand: {MIST}\nB: Elf 1/1, Elf 1/1\nA casts Mist. What happens to the two Elves?",
        "Elf 1 dies, Elf 2 dies",
    ),
    "one weak counter without a number (MAGMELL)": (
        "rules magmell\nB has Ox 4/4 with a weak counter. AP of Ox?",
        "Ox: AP 3",
    ),
}


@each(SITUATIONS)
def test_what_is_told_so_is_understood(name: str) -> None:
    said, answer = SITUATIONS[name]
    found = " ".join(result(said))
    assert found.startswith(answer), found


REFUSED = [
    # 707.9: what it is besides is known where it comes in.
    'card: Copier {3}{U} creature 0/0 "You may have ~ enter the battlefield as a copy of any creature on the battlefield, '
    "except it's an Illusion in addition to its other types.\"\nA has Copier copying Ox. B has an Ox 5/4.\nHow big is Copier?",
    "A has a land in hand.\nWhat dies?",
    "A has a Bear 2/2. B has a Bear 2/2.\nThey trade.\nWhat dies?",
    # Of several that attack none is "the attacker"; so many lands are not told; what is no card is no copy.
    f"A has Bear 2/2 and Cub 2/2, and {GROWTH} in hand.\nA attacks with Bear and Cub. A casts Growth on the attacker.",
    "A has 3 open lands: 2 Island and 2 Plains. How many lands does A have?",
    "card: Elk {G} creature 1/1\nA has 2 creatures: Elk. How many creatures does A have?",
    "A has a Bear 2/2 copying Ox. How big is Bear?",
    'A has Wilds land "{T}, Sacrifice ~: Search your library for a basic land card, put it onto the battlefield, then shuffle.". '
    "A's library: Forest. A has no basic lands in library. A cracks Wilds. How many lands does A have?",
    # Nothing fights; what stands behind a semicolon is under no heading; what a library holds is told twice.
    f"rules magmell\nA: Wolf 4/3; hand: {EMBER}. B: Guard 2/5.\nAfter the battle A casts Ember on Guard. Is Guard destroyed?",
    "Yards: A: Ox 4/4; B: Elf 1/1. How many cards are in my opponent's graveyard?",
    # A zone is no player; a size, an owner or a kind of counters that is not so; a board is no list of deeds.
    "Graveyards: Elk 2/2, Zap. A has Ox 4/4. How many cards are in A's graveyard?",
    "Graveyards: A has an Elk 2/2; B attacks with a 3/3. How many cards are in A's graveyard?",
    "A: Ox 4/4\nA attacks with Ox (5/5). What's B's life?",
    f"A: hand: {ZAP}\nB: Ox 2/2\nA casts Zap on Ox (A's). What dies?",
    "A has Ox 4/4 with 2 counters. What is the power of Ox?",
    'A has Gem {2} artifact "{T}: Put a charge counter or an ice counter on ~." with 2 counters. How many counters are on Gem?',
    "A: two 2/2s\nA attacks with three 2/2s. What's B's life?",
    'A attacks with Ox 4/4. Before the attack is over B casts Mist {W} sorcery "Destroy all creatures.". What dies?',
    # What hits a thing may be a fight, a spell or an ability; with a trigger nobody attacks.
    "A has Ox 4/4. B has Elf 1/1. Ox hits Elf. What dies?",
    f"{SPAT}\nA casts Spitter. A attacks Elf with its trigger. What dies?",
    'A has Ox 4/4. A equips Ox with Maul {1} equipment "Equipped creature gets +1/+1.". What is the power of Ox?',
    "A has Ox 4/4. It's B's turn. A draws a card and attacks with Ox. What's B's life?",
]


@pytest.mark.parametrize("said", REFUSED)
def test_what_is_near_to_it_stays_refused(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(said)


def test_a_hand_of_which_nothing_is_written_is_told_where_a_card_counts_it() -> None:
    mage = 'A has Mage */4 "~\'s power is equal to the number of cards in your hand."'
    told = [str(one.en) for one in of(f"{mage} What's the power of Mage?").granted]
    assert any("the hand of A" in one and "nothing" in one for one in told), told
    told = [
        str(one.en) for one in of(f"{mage} A has 3 cards in hand and B has no hand. What's the power of Mage?").granted
    ]
    assert not any("the hand of" in one for one in told), told


ANGEL = FiledCard(
    "Noon Angel",
    {"cost": "{3}{W}{W}", "types": "Creature — Angel", "pt": "5/5", "text": "Flying\nLifelink"},
    "cards.json",
)
SACRIFICE = FiledCard("Sacrifice", {"cost": "{B}", "types": "Instant", "text": "Draw a card."}, "cards.json")


def test_a_known_card_of_which_only_the_size_is_said_has_its_text() -> None:
    named = {"noon angel": ANGEL, "sacrifice": SACRIFICE}
    use(
        CardFiles(
            lambda name, _game: named.get(name.casefold()),
            lambda name, _game: named.get(name.casefold()),
            lambda _name, _game: [],
        )
    )
    try:
        for said in ("Noon Angel 5/5", "Noon Angel (5/5)", "Noon Angel 5/5 flying"):
            found = of(f"A attacks with {said}. No blocks. What's A's life?")
            assert str(found.replies[0].result[0].en) == "A: life 25"
            assert any("with its text" in str(one.en) for one in found.granted)
        with pytest.raises(NotationUnclear):
            of("A: Noon Angel\nA attacks with Noon Angel (6/6). What's A's life?")
        for said in ("Noon Angel 6/6", "Noon Angel 5/5 trample"):
            found = of(f"A attacks with {said}. No blocks. What's A's life?")
            assert any("is not played" in str(one.en) for one in found.granted)
        # A verb of the game is no card of its name that nobody spoke of.
        supposed = 'A: Altar artifact "Sacrifice a creature: Add {B}.", Elf 1/1\nDoes Elf die if A then sacrifices Elf to Altar?'
        assert not any("hand" in str(one.en) for one in of(supposed).granted)
    finally:
        use(None)


SURGE = FiledCard(
    "Moss Surge",
    {"cost": "{G}", "types": "Instant", "text": "Target creature gets +3/+3 until end of turn."},
    "cards.json",
)
STILL = FiledCard("Still Life", {"cost": "{G}", "types": "Enchantment", "text": ""}, "cards.json")


def test_names_typed_in_small_letters_are_names() -> None:
    named = {card.name.casefold(): card for card in (ANGEL, SURGE, STILL)}
    stored = {key: StoredCard((0, "mtg", key, card.name, "{}", "[]", "[]", card.file)) for key, card in named.items()}

    def find(name: str, _game: str) -> FiledCard | None:
        return named.get(name.casefold())

    def spelt(text: str, game: str) -> dict[str, str]:
        return spelt_otherwise(text, game, lambda keys: {key: stored[key] for key in keys if key in stored})

    use(CardFiles(find, find, lambda _name, _game: [], spelt_otherwise=spelt))
    try:
        for text, told in (
            ("i have an elk 3/3. i cast moss surge on elk. how big is elk?", "Elk: pt 6/6"),
            ("A: Elk 3/3; hand moss surge\nA casts moss surge on Elk\n? Elk's power", "Elk: power 6"),
            ("A: Elk 3/3; hand Moss surge\nA casts Moss surge on Elk\n? Elk's power", "Elk: power 6"),
            ("A has noon angel and still life. A attacks with noon angel. No blocks. What's A's life?", "A: life 25"),
            # What is described here is a name as well, wherever it stands; the words before it are none.
            (
                'A: elk 3/3\nA casts sun zap {R} instant "~ deals 2 damage to target player." on B\n? B\'s life',
                "B: life 18",
            ),
            (
                'i have an elk 3/3 and fat zap {R} instant "~ deals 2 damage to target player." in hand. i cast fat zap on my opp. '
                "what's my opp's life?",
                "B: life 18",
            ),
        ):
            assert result(text)[0] == told, text
        # A text without any capital has them where sentences begin and where a card is spoken of by a part of its name.
        for text, told in (
            (
                "i have noon angel. opp has wall 0/4. i attack with the angel. before blocks i cast moss surge on the angel. "
                "how big is angel?",
                "pt 8/8",
            ),
            # A name of several words is a verb, in the past too.
            ("i have noon angel. i moss surged it. how big is angel?", "pt 8/8"),
            ("i have noon angel. opp moss surges the angel. how big is angel?", "pt 8/8"),
            (
                "opp is at 6. i attack with noon angel, opp has no blockers. how much life do i have? what's opp's life?",
                "A: life 25",
            ),
        ):
            assert told in result(text)[0], text
        # Words that are all said at the table are no name where none can stand.
        with pytest.raises(NotationUnclear, match="'still life 3'"):
            of("A: elk 3/3\nB still life 3\n? B's life")
    finally:
        use(None)
