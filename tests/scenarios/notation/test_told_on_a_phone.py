"""English situations in the plain words of somebody who writes at the table; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

TRAP = 'Pit {darkness 6} spell "S・トリガー\\n相手のクリーチャーを1体破壊する。"'
LANDS = (
    'card: Barrow legendary land "Each land is a Swamp in addition to its other land types."\n'
    'card: Red Moon {2}{R} enchantment "Nonbasic lands are Mountains."\n'
)
STATIC = (
    'card: Asleep in Silence {1}{W} enchantment "If a card would be put into a graveyard from anywhere, exile it instead."\n'
    'card: Old Banner {2} artifact "Creatures you control get +1/+0."\n'
)
MERCHANT = (
    'Tithe {3}{B}{B} creature 2/4 "When ~ enters, each opponent loses X life, where X is your devotion to black. '
    'You gain life equal to the life lost this way."'
)
ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
_TRAMPLED = (
    "A has a Beast 6/6 with trample. B has a Stone Wall 0/3, a Reed Wall 0/2 and a Cub 1/1.\n"
    "A attacks with Beast. B blocks with Stone Wall and Reed Wall. "
)
CHANTED = (
    'A: hand: Blaze {red}{2} magic "ユニット1体に3ダメージを与える。", '
    'Spark {red}{1} quick magic "ユニット1体に2ダメージを与える。"\n'
    'B: Guard 1/3, Elf 1/1, hand: Ward {green}{1} quick magic "ターン終了時まで、ユニット1体のHPを+2する。", '
    'Back {blue}{1} quick magic "ユニット1体を手札に戻す。"'
)
"""Magic of which the units are chosen as it resolves."""
SITUATIONS = {
    # 615.6: what is prevented is dealt to nobody, so nothing triggers. A full stop inside the marks ends the sentence, as in print.
    "a full stop inside the quotation marks": (
        'A attacks with Imp 1/1 "Whenever ~ deals combat damage to a player, draw a card." B has Ward {W} enchantment '
        '"If a source would deal damage to you, prevent 1 of that damage." No block. Does A get a card?',
        "No: A draws no card",
    ),
    "a full stop inside the marks, Japanese text": (
        f"rules dm\nA has Boar {{fire 5}} 5000 and Imp {{fire 2}} 2000.\n"
        f"B has one shield, it is {TRAP} Boar attacks B. B uses Pit on Imp. What dies?",
        "Imp",
    ),
    "what lies in one graveyard and in another": (
        "A has an Ox 4/4. In A's graveyard is an Elk 2/2 and in B's graveyard lies an Imp 1/1.\nWhere is Imp?",
        "Imp is in B's graveyard",
    ),
    # 613.8a: Moon takes away the ability of Barrow, whichever came in first (305.7).
    "which came in after another": (
        f"{LANDS}A has Barrow and a Forest.\nB has Red Moon, which came in after Barrow.\nIs Forest a Swamp?",
        "No",
    ),
    # 614.6: it is exiled instead, and does not die.
    "a name with a word like the begin of a fact": (
        f"{STATIC}A has Asleep in Silence and Old Banner.\nA's Ox 1/1 attacks, no blocks.\nWhat's B's life?",
        "B: life 18",
    ),
    "no permanents but some (700.5)": (
        f"A is at 8, B is at 9. A has no permanents but 5 Swamp, and {MERCHANT} in hand.\nA casts Tithe.\nWhat's A's life?",
        "A: life 10",
    ),
    "a commander on the battlefield (903.10a, 702.4b)": (
        'Commander game. A\'s commander is Fang 5/5 "Double strike", on the battlefield.\n'
        "B is at 33 and has taken 11 commander damage from Fang.\nA attacks B with Fang, no blocks.\nDoes B lose?",
        "Yes: B loses",
    ),
    "one shield, and what it is": (
        f"rules dm\nA has Boar {{fire 5}} 5000 and Imp {{fire 2}} 2000.\nB has one shield, it is {TRAP}\n"
        "It's A's turn. A attacks B with Boar and breaks the shield. B uses Pit on Imp.\nDoes A win this turn?",
        "No: A does not win this turn",
    ),
    "nothing to block with": (
        "rules dm\nA has Boar {fire 5} 5000.\nB has 4 shields and nothing to block with.\nIt's A's turn. A attacks B with Boar.\n"
        "How many shields does B have?",
        "B's shields: 3",
    ),
    "a bracket that sighs with dots (115.3b)": (
        'rules dm\nA has Imp {fire 3} 3000 "パワーアタッカー+2000".\nB has Boar {fire 5} 5000, tapped.\n'
        "A's turn: A attacks Boar with Imp. (what evening...)\nWhat dies?",
        "Imp is destroyed, Boar is destroyed",
    ),
    "so many cards of a kind, by name, in a zone before them (112.2a)": (
        "rules dm\nIt's A's turn. A has in mana three water cards: Eel {water 2} 1000, Crab {water 3} 2000, Orca {water 7} 6000.\n"
        "A's hand: Boar {fire 3} 4000.\nCan A summon Boar?",
        "No",
    ),
    "at life so much, behind what somebody has": (
        "rules magmell\nA has an Ape 4/4. B has a Monk 1/4 and is at life 6.\nA attacks with Ape, B defends with Monk.\n"
        "What's B's life?",
        "B: life 6",
    ),
    # 702.19b: 4 - 1; whoever tells of himself does both, and only one other player can be meant.
    "the rest tramples over, told by who does it": (
        "I have an Ox 4/4 with trample. My opponent is at 8 with a Cub 1/1.\nI attack with Ox. My opponent blocks with Cub. "
        "I put 1 on the Cub and trample over the rest.\nWhat's my opponent's life?",
        "B: life 5",
    ),
    "a number tramples over": (
        "A has an Ox 4/4 with trample. B is at 8 with two Cubs 1/1.\nA attacks with Ox. B blocks with Cub 1 and Cub 2. "
        "A deals 1 to Cub 1, 1 to Cub 2 and tramples 2 over.\nWhat's B's life?",
        "B: life 6",
    ),
    "the rest to the player": (
        "A has an Ox 4/4 with trample. B is at 8 with a Cub 1/1.\nA attacks with Ox. B blocks with Cub. "
        "A assigns 1 to the Cub, the other 3 to the player.\nWhat's B's life?",
        "B: life 5",
    ),
    # 510.1c, 702.19b: three and two are lethal, one of six is left.
    "shares without who assigns them": (
        f"{_TRAMPLED}Lethal to both, the rest to face.\nWhat's B's life?",
        "B: life 19",
    ),
    "shares of all creatures of a name": (
        f"{_TRAMPLED}A assigns lethal to each wall and tramples the rest.\nWhat's B's life?",
        "B: life 19",
    ),
    "shares of a creature that is said to deal them": (
        f"{_TRAMPLED}Beast deals 3 to Stone Wall, 2 to Reed Wall and 1 to B.\nWhat's B's life?",
        "B: life 19",
    ),
    "shares of two creatures in one sentence": (
        "A has an Ox 4/4 with trample and an Elk 3/3 with trample. B is at 8 with a Wall 0/3 and a Cub 2/2.\nA attacks with both. "
        "B blocks Ox with Wall and Elk with Cub. Ox deals lethal to Wall and the rest to B, Elk assigns 2 to Cub and 1 to B.\n"
        "What's B's life?",
        "B: life 6",
    ),
    "more shares than there is damage": (
        f"{_TRAMPLED}3 to Stone Wall, 2 to Reed Wall, 2 to B.\nWhat's B's life?",
        "Not possible: A assigns 3 to Stone Wall, 2 to Reed Wall and 2 to B",
    ),
    # 509.5: what is used behind the second attack was broken by it; the first attack broke another shield.
    "shares in Japanese, without who assigns them": (
        "A: 巨獣 6/6「トランプル」\nB: 壁 0/3、熊 2/2\nAは巨獣で攻撃。Bは壁と熊でブロック。\n"
        "壁と熊には致死分だけ、残りは本体に。\nWhat's B's life?",
        "B: life 19",
    ),
    "shares of a player in Japanese, and what goes through": (
        "A: 巨獣 6/6「トランプル」\nB: 壁 0/3、熊 2/2\nAは巨獣で攻撃。Bは壁と熊でブロック。\n"
        "Aは壁に3点、熊に2点割り振って残りは貫通。\nWhat's B's life?",
        "B: life 19",
    ),
    "the rest goes face": (
        "A has an Ox 4/4 with trample. B is at 8 with an Elf 1/1 and a Cub 1/1.\nA attacks with Ox. B blocks with Elf and Cub. "
        "1 to each, the rest goes face.\nWhat's B's life?",
        "B: life 6",
    ),
    # 701.17a: who has one creature is not asked which; to say which one is no other deed.
    "the only creature there was is sacrificed by its name": (
        'A has Edict {B} sorcery "Target player sacrifices a creature." in hand. B has a Bear 2/2.\n'
        "A casts Edict on B. B sacrifices Bear.\nDoes Bear die?",
        "Yes: Bear dies",
    ),
    "what another player is made to sacrifice is not sacrificed by who is not": (
        'A has Edict {B} sorcery "Target player sacrifices a creature." and an Ox 4/4. B has a Bear 2/2.\n'
        "A casts Edict on A. B sacrifices Bear.\nDoes Bear die?",
        "Not possible: B sacrifices Bear",
    ),
    # 702.33d: 1 + 4; the spell is called kicked before its name.
    "a kicked spell": (
        'A has an Elf 1/1, and Vines {G} instant "Kicker {G}\\nTarget creature gets +1/+1 until end of turn. If ~ was kicked, it '
        f'gets +4/+4 instead." in hand. B has {ZAP} in hand.\nA attacks with Elf. No blocks. B casts Zap on Elf. '
        "A responds with a kicked Vines on Elf.\nWhat's B's life?",
        "B: life 15",
    ),
    "a shield that is used behind the second of two attacks": (
        f"rules dm\nA has a Drake {{fire 5}} 5000 and a Gob {{fire 2}} 2000. B has 3 shields, one is {TRAP}.\n"
        "A's turn. A attacks B with Drake. A attacks B with Gob. B uses Pit on Drake.\nHow many shields does B have?",
        "B's shields: 1",
    ),
    "the same in Japanese": (
        f"rules dm\nA: 火竜 {{fire 5}} 5000、小鬼 {{fire 2}} 2000\nB: シールド3枚、うち1枚は{TRAP}\n"
        "Aのターン。Aは火竜でBを攻撃。Aは小鬼でBを攻撃。BはPitを使って小鬼を破壊した。\nHow many shields does B have?",
        "B's shields: 1",
    ),
    "which creature attacks whom, whom first": (
        "Three players A, B and C. C is at 9. A has an Ox 4/4 and an Elk 3/3.\n"
        "A swings at B with Ox and at C with Elk. No blocks.\nWhat's C's life?",
        "C: life 6",
    ),
    "what a spell deals in a sentence of its own": (
        'A has Bolts {R} instant "~ deals 2 damage divided as you choose among one or two targets." in hand. '
        "B is at 1 with a Cub 2/1.\nA casts Bolts. 1 to Cub and 1 to B's face.\nWho wins?",
        "A wins",
    ),
    "whom the attack of one of three is at": (
        "Three players A, B and C. A has an Ox 4/4 with trample. C is at 8 with a Cub 1/1.\nA attacks C with Ox. "
        "C blocks with Cub. A puts 1 on the Cub and tramples over the rest.\nWhat's C's life?",
        "C: life 5",
    ),
    "who tells attacks the other one and breaks": (
        'rules dm\nI have a Drake {fire 6} 6000 "W・ブレイカー". My opponent has 2 shields.\nIt\'s my turn. '
        "I attack my opponent with Drake and break both shields.\nHow many shields does my opponent have?",
        "B's shields: 0",
    ),
    "keywords behind a size, the last behind and": (
        "A attacks with a 4/4 with flying and trample and B blocks with a 1/1 with flying. A assigns 1 to 1/1 and the rest to B.\n"
        "What's B's life?",
        "B: life 17",
    ),
    "a keyword behind a size is no verb of who tells": (
        "I have a 4/4 with flying and trample. I attack with it. My opponent doesn't block.\nWhat's my opponent's life?",
        "B: life 16",
    ),
    "does not do one thing, and does another": (
        f"A has an Ox 4/4. B has {ZAP} in hand.\nA attacks with Ox. B doesn't block and casts Zap on A.\nWhat's A's life? And B's?",
        "A: life 17",
    ),
    "a creature with its size where it is given up": (
        "A has an Altar artifact \"Sacrifice a creature: You gain 1 life.\"\nA sacs a Cub 1/1 to Altar.\nWhat's A's life?",
        "A: life 21",
    ),
    # 702.16f: what B controls is the chosen player's.
    "a player that was named": (
        'A has a Foe 3/1 "As ~ enters, choose a player.\\nProtection from the chosen player", naming B. B has a Wall 0/4.\n'
        "A attacks with Foe.\nCan B block Foe with Wall?",
        "No",
    ),
    "each of several is as all are told to be": (
        "A has two tapped creatures: Ox 4/4 and Elf 1/1. B has a Cub 2/2.\nB attacks with Cub.\nCan A block Cub with Elf?",
        "No",
    ),
    "several of a race, named behind a colon": (
        'card: Big Ooze {1} creature - Ooze 1/1 "Other creatures you control get +1/+1."\ncard: Far Ooze {1} creature - Ooze 2/2\n'
        "A has two Oozes: Big Ooze and Far Ooze.\nHow big is Far Ooze?",
        "Far Ooze: pt 3/3",
    ),
    "what fought last turn and is still so": (
        "rules magmell\nA has a Wolf 4/4. B has a Hound 3/3 that attacked last turn and is still resting.\n"
        "It's A's turn. A attacks Hound with Wolf.\nDoes Hound die?",
        "Yes",
    ),
    "orders behind colons": (
        "A: Ox 3/3\nB: Elf 1/1\nA: attack with Ox\nB: block with Elf\nWhat dies?",
        "Elf dies",
    ),
    "what is nameless, attacking behind a colon": (
        "A has 3/3. A: attack with 3/3. B: no blocks. What's B's life?",
        "B: life 17",
    ),
    "his creature with its size where something is cast on it": (
        f"A has {ZAP} in hand.\nA casts Zap on his Cub 1/1.\nDoes Cub die?",
        "Yes: Cub dies",
    ),
    "names in small letters and no apostrophes": (
        'im at 4, i have an imp {B} 1/1 "When ~ dies, draw a card." and an ox {2}{G} 4/4. opp has zap {R} instant "~ '
        'deals 3 damage to any target." in hand\nits my turn. i attack with ox and imp, opp doesnt block, he zaps imp\n'
        "whats opps life?",
        "B: life 16",
    ),
    "a name of several words in small letters, called by one of them": (
        "i have a meadow ox 4/4, opp has a 2/2 flyer and a wall of stone 0/8\ni attack with the ox, opp blocks with "
        "wall. does ox die?",
        "No: Meadow Ox survives",
    ),
    "names of units in small letters": (
        'rules magmell\nmy opp is at 3 and has spark {red}{1} catalyst {red} quick magic "ユニット1体に2ダメージを与える。" in '
        "hand\ni attack with my snake 3/2, opp responds with spark on snake\ndoes snake die?",
        "Yes: Snake is put into the dust",
    ),
    # 704.1, 705.4.3: what is chosen as it resolves waits while somebody answers it: Ward first, and Spark before Ward.
    "a unit is chosen as magic resolves, which is answered in the next sentence": (
        f"rules magmell\n{CHANTED}\nA casts Blaze on Guard. B responds with Ward on Guard.\nDoes Guard survive?",
        "Yes: Guard survives (1/5, 3 damage)",
    ),
    # 701.1: one unit attacks at a time; Newt's 2 are dealt to B, and Monk takes the 4 of Ape.
    "which of two that attack in turn is defended against, behind what defends": (
        "rules magmell\nA: Newt 2/1, Ape 4/4. B: life 9, Monk 1/4.\nA attacks B with Newt and Ape. B defends with Monk against "
        "Ape.\nWhich units were put into the dust?",
        "Newt deals 2 to B, Ape deals 4 to Monk, Monk deals 1 to Ape; B: life 9 → 7; Ape survives, Monk is put into the dust.",
    ),
    "an answer to the answer": (
        f"rules magmell\n{CHANTED}\nA casts Blaze on Guard. B responds with Ward on Guard. A responds to Ward with Spark on "
        "Guard.\nDoes Guard survive?",
        "No: Guard is put into the dust",
    ),
    "in Japanese, and the unit is gone once it resolves": (
        f"ルール magmell\n{CHANTED}\nAはBlazeをGuardに使った。Bは対応してBackをGuardに使った。\nElfは生き残る?",
        "No: Elf is put into the dust",
    ),
    "a keyword before the size of what is nameless, behind another thing": (
        "A has a 2/2 flyer and a flying 3/3. A attacks with both, no blocks. What's B's life?",
        "B: life 15",
    ),
    "no mark behind a question, and lands that are open": (
        'hey quick q, im on 6 and opp has an ox 4/4. im holding zap {1}{R} instant "~ deals 4 damage to any target.", '
        "2 mountains open. i zap ox. does ox die",
        "Yes: Ox dies",
    ),
    "what a creature dies of is not told (603.6c)": (
        'A has an Imp 1/1 "When ~ dies, draw a card." Imp dies somehow. How many cards does A draw?',
        "A draws 1 card",
    ),
    "what attacked breaks a shield, and which (112.3a)": (
        "Duel Masters. A has Boar {fire 5} 5000. B has 2 shields, one is Pit {darkness 6} spell "
        '"S・トリガー\\n相手のクリーチャーを1体破壊する。'
        "\" A attacks B with Boar. Boar breaks one shield and it's Pit. B uses it on Boar. "
        "Does Boar die?",
        "Yes: Boar is destroyed",
    ),
    "the last shield, called by a pronoun": (
        "rules dm\nB's last shield is Pit {darkness 6} spell \"S・トリガー\\n相手のクリーチャーを1体破壊する。"
        "\" A's creature Boar {fire 5} "
        "5000 attacks B and breaks it. B uses Pit on Boar. Does Boar die?",
        "Yes: Boar is destroyed",
    ),
    "sentences that begin with small letters": (
        'i have an ox 4/4. opp has zap {R} instant "~ deals 2 damage to any target." in hand. i attack with ox, no '
        "block. at my end step he zaps me. whats my life?",
        "A: life 18",
    ),
    # She is what Zap was cast on, a creature; who tells is not asked for (it was the other player: "No: B survives").
    "what becomes of her that something was cast on": (
        f"opp has an Elk 2/2. I have {ZAP} in hand. I cast Zap on Elk. Does she die?",
        "Yes: Elk dies",
    ),
    "since when both of two are there": (
        "A has an Ox 4/4 and an Elk 3/3, neither has summoning sickness. A attacks with Ox. What's B's life?",
        "B: life 16",
    ),
    "lands that are all tapped, and a sound between": (
        f"A has 2 Mountains, both tapped, and, uh, {ZAP} in hand. Can A cast Zap on B?",
        "No",
    ),
    "somebody's own creature by its size alone": (
        "B attacks A with a 3/3 and a 2/2. A blocks the 3/3 with his 4/4. What's A's life?",
        "A: life 18",
    ),
    "how much life somebody has, with what": (
        "A has 12 life with an Ox 4/4 and an Elk 3/3. B has 10 life with a Wall 0/6. A attacks with Ox and Elk. "
        "B blocks Ox with Wall. What's B's life?",
        "B: life 7",
    ),
    # Who attacks a player of two is the other one; several are described together.
    "what attacks a player is described there": (
        "I have an Ox 4/4. two Lions 3/3 attack me. I block one with Ox. How much damage do I take?",
        "A is dealt 3 damage",
    ),
    "who is attacked by what": (
        "A has an Ox 4/4. A is attacked by a Lion 3/3 and two Wolves 2/2. A blocks Lion with Ox. What's A's life?",
        "A: life 16",
    ),
    "the only creature of somebody between commas": (
        "A has a Knight 2/2 with first strike. A attacks with Knight. B's only creature, a Bear 2/2, blocks it. Does Knight die?",
        "No: Knight survives",
    ),
    "what jumps in front of an attacker": (
        "A attacks with Knight 3/3. B jumps in front of Knight with Elf 1/1. What dies?",
        "Elf dies",
    ),
    "lands that are tapped together for what is cast": (
        f"A has a Mountain and a Forest, and {ZAP.replace('{R}', '{R}{G}')} in hand. "
        "A taps both lands and casts Zap on B. B's life?",
        "B: life 17",
    ),
    "lands with which a spell is paid, behind its target": (
        f"A has a Mountain, a Forest, and {ZAP.replace('{R}', '{R}{G}')} in hand. "
        "A casts Zap on B using Mountain and Forest. B's life?",
        "B: life 17",
    ),
    "what another player does once it has resolved": (
        'A has an Ox 2/2. B has in hand Toad {U} instant "Target creature has base power and toughness 1/1 until end of turn." '
        'A has in hand Growth {G} instant "Target creature gets +3/+3 until end of turn." '
        "B casts Toad on Ox and after it resolved A casts Growth on the Ox. How big is Ox?",
        "Ox: pt 4/4",
    ),
    "who goes to combat and smashes": (
        "A goes to combat and swings with an Ox 4/4. No blocks. B was on 12. What is B's life?",
        "B: life 8",
    ),
}


@each(SITUATIONS)
def test_what_is_told_so_is_understood(name: str) -> None:
    said, answer = SITUATIONS[name]
    found = " ".join(result(said))
    assert found.startswith(answer), found


@pytest.mark.parametrize(
    "said",
    [
        # What is defended against attacks.
        "rules magmell\nA: Newt 2/1, Ape 4/4. B: life 9, Monk 1/4.\nA attacks B with Newt and Ape. B defends with Monk against "
        "Monk.\nWhat dies?",
        # A number that does not fit what follows, a kind that is not so, a name that nobody knows.
        "rules dm\nIt's A's turn. A has in mana four water cards: Eel {water 2} 1000, Crab {water 3} 2000.\nCan A win?",
        "rules dm\nIt's A's turn. A has in mana two water cards: Eel {water 2} 1000, Imp {fire 3} 2000.\nCan A win?",
        f"{STATIC}A has Asleep in Pears and Old Banner.\nA's Ox 1/1 attacks, no blocks.\nWhat's B's life?",
        f"{LANDS}A has Barrow.\nB has Red Moon, which came in before Xyzzy.\nIs Barrow a Mountain?",
        # Fewer or more than are named behind a colon, or of another race.
        "A has three creatures: Ox 4/4 and Elf 1/1.\nDoes Ox die?",
        "A has two creatures: Ox 4/4, Elf 1/1 and Cub 2/2.\nDoes Ox die?",
        "card: Big Ooze {1} creature - Ooze 1/1\nA has two Oozes: Big Ooze and Cub 2/2.\nDoes Cub die?",
        # What blocks nothing is assigned nothing; a share behind a spell that was no fight.
        f"{_TRAMPLED}Lethal to Cub, the rest to B.\nWhat's B's life?",
        f"{_TRAMPLED}A casts {ZAP} on Cub. Lethal to both, the rest to B.\nWhat's B's life?",
        "A has an Ox 4/4 and an Elk 3/3, neither has flying. A attacks with Ox. What's B's life?",
        # Of three players nobody knows who attacks one; lands that are not there pay for nothing.
        "Three players A, B and C. Two Lions 3/3 attack A. What's A's life?",
        f"A has a Mountain and {ZAP} in hand. A casts Zap on B using Mountain and Swamp.\nWhat's B's life?",
        # What dots do not make a sigh.
        "A has an Ox 4/4.\nB has an Elk 2/2.\nA attacks with Ox, no blocks. (untapped...)\nWhat's B's life?",
    ],
)
def test_what_is_not_so_stays_refused(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(said)


GIANT = "card: Old Giant {3}{R} creature 4/4\n"
SPARK = 'card: Spark {R} instant "~ deals 2 damage to any target."\n'


def _granted(said: str) -> list[str]:
    return [str(one.en) for one in of(said).granted]


def test_several_lands_before_a_spell_of_the_hand_lie_on_the_table_aloud() -> None:
    said = f"{GIANT}A has 4 Mountain and Old Giant in hand.\nA casts Old Giant.\nDoes Old Giant resolve?"
    assert result(said)[0].startswith("Yes")
    assert "4 Mountain are on A's side of the table" in _granted(said)
    laid = "A has an Ox 4/4 and an Elk 3/3 on the battlefield, and Spark {R} instant in hand. Is Ox tapped?"
    assert "side of the table" not in " ".join(_granted(laid))
    assert "A has enough mana" not in _granted(said)
    # Three pay no cost of four (601.2h).
    assert not result(said.replace("4 Mountain", "3 Mountain"))[0].startswith("Yes")


@each(
    [
        ("an untapped Mountain and Spark", "Mountain is on the battlefield", 1),
        ("a tapped Mountain and Spark", "Mountain is on the battlefield", 1),
        ("two untapped Mountains and Spark", "", 1),
        ("an untapped Old Giant and Spark and Spark", "Old Giant is on the battlefield", 2),
        ("a Mountain and Spark", "Mountain is in A's hand", 2),
    ]
)
def test_what_is_tapped_or_not_lies_on_the_table_before_a_hand(held: str, lies: str, hand: int) -> None:
    said = f"{GIANT}{SPARK}A has {held} in hand.\nA's turn.\nHow many cards are in A's hand?"
    assert result(said) == [f"A's hand: {hand}"]
    if lies:
        assert result(f"{said[: said.index('How')]}Where is {lies.split(' is ')[0]}?") == [lies]


@each(
    [
        ("A: hand Spark, Knight 3/3", "Knight is in A's hand"),
        ("A has in hand Spark, Knight 3/3", "Knight is in A's hand"),
        ("A has Spark in hand, Knight 3/3", "Knight is on A's side of the table"),
        ("A: hand Spark; Knight 3/3", ""),
        ("A: Knight 3/3, Spark in hand", ""),
    ]
)
def test_where_a_creature_behind_a_hand_is_put_is_said_aloud(held: str, said: str) -> None:
    found = [one for one in _granted(f"{SPARK}{held}. A's turn.\nWhat's B's life?") if "Knight" in one]
    assert found == [said] * bool(said)


def test_several_spells_before_another_card_of_the_hand_are_in_the_hand() -> None:
    said = f"{GIANT}{SPARK}A has 2 Spark and Old Giant in hand.\nA casts Spark on B.\nA casts Spark on B.\nWhat's B's life?"
    assert result(said)[0] == "B: life 16"
    assert "Spark and Old Giant are in A's hand" in _granted(said)
