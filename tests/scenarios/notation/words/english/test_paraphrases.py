"""What judges tell in more words than rows have: shapes of sentences and questions; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
BOON = 'Boon {G} instant "Target creature gets +3/+3 until end of turn."'
NIX = 'Nix {U}{U} instant "Counter target spell."'
SWEEP = 'Sweep {2}{W}{W} sorcery "Destroy all creatures."'
PRISON = (
    'Prison {2}{W} enchantment "When ~ enters the battlefield, exile target creature.\\n'
    'When ~ leaves the battlefield, draw a card."'
)
BREAKER = 'Bell {1} instant "Destroy target enchantment."'
TWIN = 'Twin {3}{U} creature 0/0 "You may have ~ enter the battlefield as a copy of any creature on the battlefield."'
FORGE = (
    'Forge enchantment "If a source would deal damage to a player, it deals double that damage to that player instead."'
)
MAUL = 'Maul artifact equipment "Equipped creature gets +2/+0.\\nEquip {1}"'
TRAP = 'Trap {darkness 6} spell "S・トリガー\\n相手のクリーチャーを1体選び、破壊する。"'
REEVE = 'Reeve 3/2 "Persist\\nWhen ~ enters the battlefield, you gain 2 life."'
FIGHT = "A has Ox 4/4. B has Wall 2/5, Elf 1/1.\n"
SHIELDS = 'rules dm\nA: Drake {fire 6} 6000 "W・ブレイカー", Imp {fire 2} 2000\n'

CALL = 'Call {B} sorcery "Return target creature card from your graveyard to your hand."'

SITUATIONS = {
    "in which zone something of somebody's lies": (
        f"A's Elf 1/1 is in the graveyard. A casts {CALL} on Elf.\nWhere is Elf?",
        "Elf is in A's hand",
    ),
    "what lies on whose side, told behind a deed": (
        "A has Ox 4/4. A attacks with Ox, with Elf 1/1 on B's side. B blocks with Elf.\nDoes Elf die?",
        "Elf dies",
    ),
    "done during the attack of another player": (
        f"A has Elf 1/1. B casts {ZAP} on Elf during A's attack with Elf.\nDoes Elf die?",
        "Elf dies",
    ),
    "who goes ahead does it": (f"A goes ahead and casts {ZAP} on B.\nB's life?", "life 17"),
    "no mana is left of what was paid with before": (
        f"A casts {ZAP} on B. A is tapped out by then. B casts {NIX} on Zap.\nB's life?",
        "life 20",
    ),
    "declared as an attacker and as a blocker": (
        f"{FIGHT}A declares Ox as an attacker. B declares Wall as his blocker.\nWhat's B's life?",
        "B: life 20",
    ),
    "an attack on somebody is declared": (
        f"{FIGHT}A declares an attack on B with Ox. B declares no blockers.\nB's life?",
        "life 16",
    ),
    "put in front of it": (f"{FIGHT}A swings with the Ox. B puts Elf in front of it.\nWhat dies?", "Elf dies"),
    "what is meant to be done is done": (
        f"{FIGHT}A wants to attack with Ox. B tries to block it with Elf.\nDoes Elf die?",
        "Elf dies",
    ),
    "a thing attacks and is blocked": (
        f"{FIGHT}Ox attacks but is blocked by Wall.\nDoes Wall survive?",
        "Wall survives",
    ),
    "swings for lethal": (f"{FIGHT}B is at 4.\nA swings for lethal with Ox, no blocks.\nIs B dead?", "Yes"),
    "gives it so much with a card": (
        f"{FIGHT}A has {BOON} in hand.\nA attacks with Ox, B blocks with Wall. A gives Ox +3/+3 with Boon.\nDoes Wall die?",
        "Wall dies",
    ),
    "pumps with his own card": (
        f"{FIGHT}A has {BOON} in hand.\nA attacks with Ox, B blocks with Wall. After blocks A pumps the Ox with his Boon.\n"
        "Does Wall die?",
        "Wall dies",
    ),
    "counters with it (701.5)": (
        f"A: hand: {ZAP}\nB: hand: {NIX}\nA casts Zap at B. B counters with Nix.\nWhat's B's life?",
        "B: life 20",
    ),
    "while it waits on the stack (608.2b)": (
        f"A has Elf 1/1. A: hand: {BOON}\nB: hand: {ZAP}\nA casts Boon on the Elf; with Boon on the stack, B"
        f" casts Zap on the Elf.\n"
        "Does Boon resolve?",
        "No: Boon does not resolve",
    ),
    "in response to the trigger, which is on the stack once the spell resolved (603.3)": (
        f"A: hand: {PRISON}\nB has Elf 1/1. B: hand: {BREAKER}\n"
        "A casts Prison. In response to the trigger B casts Bell on Prison.\nHow many cards does A draw?",
        "A draws 1 card",
    ),
    "no response from anybody": (
        f"A: hand: {ZAP}\nB: Elf 1/1\nA casts Zap on the Elf, no response from B.\nDoes Elf die?",
        "Elf dies",
    ),
    "wipes the board": (f"{FIGHT}A: hand: {SWEEP}\nA wipes the board with Sweep.\nWhat is left?", "Left: nothing"),
    "one to each blocker and the remaining over (702.19b)": (
        "A: Maw 6/6 trample, deathtouch\nB: Elf 1/1, Wall 0/5\nA attacks with Maw. B double blocks with Elf and Wall.\n"
        "A assigns one damage to each blocker and tramples over for 4.\nWhat's B's life?",
        "B: life 16",
    ),
    "both players have one": (
        "Both players control an Elk 4/4.\nHow many Elks does A have?\nDoes either one die?",
        "A's Elks: 1",
    ),
    "each of two": ("A and B each have an Ox 4/4.\nB and A are both at 7.\nWhat's B's life?", "B: life 7"),
    "players in the order in which they sit": (
        'Three players A, C and B. Everyone is at 5.\nA: hand: Drain {B} sorcery "Each opponent loses 2 life."\nA casts Drain.\n'
        "What is C's life?",
        "C: life 3",
    ),
    "which game, before a sentence": (
        'Duel Masters: A attacks with Drake {fire 6} 6000. B blocks with Wall {light 3} 4500 "ブロッカー".\nIs Wall destroyed?',
        "Wall is destroyed",
    ),
    "shields of which one is named (509.5)": (
        f"{SHIELDS}B has 4 shields, including {TRAP}.\nA attacks B with Drake and breaks two shields, one of which is Trap.\n"
        "B casts Trap for free and destroys Imp with it.\nHow many shields does B have?",
        "B's shields: 2",
    ),
    "what was among the broken shields": (
        f"{SHIELDS}B has 4 shields; one is {TRAP}.\nA attacks B with Drake.\nTrap is one of the two broken"
        f" shields and B triggers it.\n"
        "B destroys Imp with it.\nHow many shields does B have?",
        "B's shields: 2",
    ),
    "out of shields": (
        "rules dm\nB is out of shields. A has Imp {fire 2} 2000.\nA goes for the direct attack with Imp.\nDoes A win?",
        "Yes: A wins",
    ),
    "what the position says with a zone alone": (
        "rules dm\nA's mana zone: 2 fire. Hand: Imp {fire 2} 2000.\nA's turn. A summons Imp. Can Imp attack this turn?",
        "No: Imp can't attack",
    ),
    "only some of several are tapped": (
        f"A has 2 Islands, one of them tapped. A: hand: {NIX}\nB: hand: {ZAP}\nB casts Zap at A.\nCan A counter it with Nix?",
        "not enough mana",
    ),
    "damage of a commander (903.10a)": (
        "Commander game. A's commander Rex 5/5 attacks B. B doesn't block. B has taken 17 commander damage from Rex so far.\n"
        "Does B lose?",
        "Yes: B loses",
    ),
    "what comes of a deed is only heard": (
        f'A has {REEVE}. B: hand: Doom {{B}} instant "Destroy target creature."\nB casts Doom on Reeve. It'
        f" comes back.\nWhat's A's life?",
        "A: life 22",
    ),
    "a deed before how somebody stands is not lost": (
        f"A: hand: {ZAP}\nA casts Zap at B with B at 3 life and A at 9 life.\nWho wins?",
        "A wins",
    ),
    "a line in brackets that says nothing of the game": (
        f"{FIGHT}(third time today somebody asks me this one)\nA attacks with Ox. No blocks.\nB's life?",
        "B: life 16",
    ),
    "cards in hand besides one that is named": (
        f"B has 2 cards in hand besides {NIX}.\nHow many cards does B hold?",
        "B's hand: 3",
    ),
    "what it does as it enters has resolved": (
        f"A has {REEVE}. A: hand: {TWIN}\nA casts Twin, copying Reeve. It enters and its trigger resolves.\nWhat's A's life?",
        "A: life 22",
    ),
    "one of the broken shields behind a comma": (
        f"{SHIELDS}B has 3 shields, one is {TRAP}.\nA attacks B with Drake and breaks two shields, Trap is one of them.\n"
        "B uses Trap on Imp.\nHow many shields does B have?",
        "B's shields: 1",
    ),
    "what a player only says": (
        f"{FIGHT}B is at 4.\nA attacks with Ox, no blocks.\nOk so B says no Ox, no damage...\nWho wins?",
        "A wins",
    ),
    "what fights lies on the table, what stands behind it in the hand": (
        f"A has Ox 4/4. B has a Bat 2/5 and {ZAP} in hand.\nA attacks with Ox, B blocks with the Bat. B zaps the Ox.\nDoes Ox die?",
        "Ox dies",
    ),
    "who was named responds": (
        f"A: hand: {ZAP}\nB: hand: {NIX}\nA casts Zap at B, who responds with Nix.\nB's life?",
        "B: life 20",
    ),
    "what lies on a side, told before the deed": (
        f"A: hand: {ZAP}\nWith two {FORGE.replace('Forge', 'Forges', 1)} in play under A's control, A casts Zap at B.\n"
        "How much life does B lose?",
        "B loses 12 life",
    ),
    "his turn": (
        "B: Ox 4/4\nA: Elf 1/1\nOn his turn B attacks with Ox. A, at 4 life, does not block.\nIs A dead?",
        "Yes",
    ),
    "the only thing spoken of": (
        f"A has an Elf 1/1. B: hand: {ZAP}\nB casts Zap on it.\nDoes the Elf die?",
        "Elf dies",
    ),
    "what carries something": (
        f"B blocks A's attacking Ox 4/4 with Wall 0/5. A: {MAUL}. Maul is on Ox.\nDoes Wall die?",
        "Wall dies",
    ),
    "what an effect has done something with is what was chosen": (
        'rules dm\nA: Hunter {fire 5} 5000 "このクリーチャーが攻撃する時、相手のパワー2000以下のクリーチャーを1体破壊する。"\n'
        "B: Elf {nature 1} 1000, 3 shields\nA attacks B with Hunter and destroys Elf with its ability.\nHow"
        " many shields does B have?",
        "B's shields: 2",
    ),
    "a keyword of the hand as a verb": (
        'rules dm\nB has 7 mana (all darkness) and Shade {darkness 7} 5000 シノビ "ニンジャ・ストライク7" in hand, and 3 shields.\n'
        "A: Drake {fire 6} 6000\nA attacks with Drake. B ninja strikes Shade.\nHow many creatures does B have?",
        "Left: 1 (Shade (B))",
    ),
    "a trigger of a shield used on something": (
        'rules dm\nA: Drake {fire 6} 6000, Imp {fire 2} 2000\nB: 2 shields, one is Guard {light 3} 3000 creature "G・ストライク"\n'
        "A attacks B with Drake and breaks Guard. B uses G-Strike on Imp.\nCan Imp attack this turn?",
        "No: Imp can't attack",
    ),
    "a question and a deed in one line": (
        "rules dm\nA has Wolf {nature 3} 4000. B has a tapped Cat {water 2} 2000 and an untapped Dog {fire 4} 5000 (no blockers).\n"
        "A's turn.\nCan A attack Dog with Wolf? A attacks Cat with Wolf.\nWhat is destroyed?",
        "No: A can't attack Dog with Wolf",
    ),
    "a commander on the battlefield (903.9)": (
        f"Commander game with A, B and C. A: hand: {SWEEP}\nB's commander, Rex 5/5, is on the battlefield.\nA casts Sweep.\n"
        "Where does Rex go?",
        "it depends on what B chooses",
    ),
    "players at a table, and who is left (104.3b)": (
        'Three players: A, B, C (in that order). B at 2 and C at 7.\nA: hand: Drain {B} sorcery "Each opponent loses 2 life."\n'
        "A casts Drain.\nWho is still in the game?",
        "B loses the game",
    ),
    "who has something attacks with it": (
        "rules magmell\nA has Viper 4/2 and is attacking.\nB has no units and 4 life.\nDoes B lose?",
        "Yes: B loses",
    ),
    "how long something is there, in brackets (506.1)": (
        "rules dm\nA has Cub {nature 2} 2000 (summoned this turn) and Wolf {nature 3} 3000 (there since last"
        " turn). B has no shields.\n"
        "A's turn.\nCan A attack with Cub? A attacks B with Wolf.\nWho wins?",
        "No: A can't attack with Cub",
    ),
    "mana counted and told by its kinds": (
        "rules dm\nA's turn. A has Bird {nature 2} 2000 and 5 mana: 3 nature, 2 fire. Hand: Fish {water 5}"
        " 5000.\nCan A summon Fish?",
        "No: A can't summon Fish",
    ),
    "the last shield is one that is named": (
        f"{SHIELDS}B has one shield left and it's {TRAP}.\nA attacks B with Imp, breaking the shield. B destroys Imp with Trap.\n"
        "Is Imp destroyed?",
        "Yes: Imp is destroyed",
    ),
    "none of the shields is a trigger": (
        f"{SHIELDS}B (2 cards in hand) has 2 shields, none of them a trigger.\nA swings for two shields with Drake.\n"
        "How many shields does B have?",
        "B's shields: 0",
    ),
    "a commander in the command zone (903.8)": (
        "Commander game.\nA's commander: Rex {2}{G} creature 5/5 (in the command zone). A has a Plains.\nCan A cast Rex?",
        "No: A can't cast Rex",
    ),
    "what stands behind the number of shields is no shield": (
        'rules dm\nB\'s turn. B: Drake {fire 6} 6000\nA: 1 shield, Guard {light 2} 7000 "ブロッカー"\n'
        "B attacks A with Drake, A blocks with Guard.\nIs Drake destroyed?",
        "Yes: Drake is destroyed",
    ),
    "shields and nobody": (
        f"{SHIELDS}B has two shields and nobody.\nA attacks B with Drake and breaks both shields.\nHow many shields does B have?",
        "B's shields: 0",
    ),
    "what both have is only heard, and the question stands behind it": (
        "rules dm\nA has Angel {light 4} 4000 and B has Devil {darkness 4} 4000 tapped. A's turn.\nA attacks Devil with Angel. "
        "Both have the same power, so do both die?",
        "Angel is destroyed, Devil is destroyed",
    ),
    "a player's life behind a comma": (
        "rules magmell\nA: Hawk 2/1, B: Wall 0/5, B's life: 8.\nA's turn. A attacks with Hawk. B doesn't"
        " defend.\nWhat's the life of B?",
        "B: life 6",
    ),
    "an attacker among several words": (
        "rules dm\nA has two attackers, Drake {fire 6} 6000 and Imp {fire 2} 2000; B has no shields and a"
        " single blocker Wall {light 3} 3000 "
        '"ブロッカー".\nCan A win this turn?',
        "Yes: A can win",
    ),
    "mana by its kinds": (
        "rules dm\nA has five fire mana and one light mana. A: hand: Fish {water 4} 4000\nA's turn. Can A summon Fish?",
        "No: A can't summon Fish",
    ),
    "what is said to be the only one is only heard": (
        'A casts Spitter {R} creature 4/2 "When ~ enters the battlefield, it deals 4 damage to target creature."\n'
        "It's the only creature on the table.\nDoes Spitter die?",
        "Spitter dies",
    ),
    "what the trigger targets, and a response to it (603.3d)": (
        f'A: hand: Imp {{B}} creature 2/2 "When ~ enters the battlefield, destroy target creature."\n'
        f"B: Elf 1/1, Ox 4/4; hand: {BOON}\n"
        "A casts Imp. The trigger targets Ox. In response to the trigger B casts Boon on Elf, if that matters.\n"
        "What dies?",
        "Ox dies",
    ),
    "pronouns for what lies in the hand and for what was spoken of": (
        f"A has {BOON} in hand, and casts it on Ox. B has {MAUL}. A has Ox 4/4, and it is wearing B's Maul.\n"
        "What's the power of Ox?",
        "Ox: power 9",
    ),
    "a card that is called like a creature type speaks of itself (201.4)": (
        f'A has Elf 1/1 "Whenever ~ or another creature dies, you gain 1 life." and Ox 4/4. A casts {SWEEP}.\n'
        "How many times does Elf trigger?",
        "Elf triggers 2 times",
    ),
    "whose turn it is, behind what somebody has (302.6)": (
        f"A has Ox 4/4. B is at 9 with Elf 1/1 and {ZAP} in hand, B's turn.\nB attacks with Elf. A blocks with Ox.\nWhat dies?",
        "Elf dies",
    ),
    "lands behind what is held in the hand, and all of them for it (601.2h)": (
        f"A: Ox 4/4\nB is holding {SWEEP}, with one Plains.\nIt's B's turn. B casts Sweep, tapping all his lands.\nDoes Ox die?",
        "Not possible",
    ),
    "remarks in brackets behind sentences": (
        "A has Ox 4/4 (it is untapped). B is at 4 (he was already packing up).\n"
        "A attacks with Ox (B shrugged). No blocks.\nDoes B lose? (B says no way.)",
        "Yes: B loses",
    ),
    "what attacks whom in one sentence (508.1b)": (
        'B\'s turn. A has Jay planeswalker (loyalty 4) "+1: You gain 1 life.".\n'
        "B attacks Jay with Elf 1/1 and A with Ox 4/4. No blocks.\nHow many loyalty counters does Jay have?",
        "loyalty 3",
    ),
    "sacrificed for its own ability while nothing asks for that (602.1a)": (
        f"B has Monk 2/1 \"Sacrifice ~: You gain 4 life.\" and Ox 4/4.\nA casts {SWEEP}. B sacs Monk.\nWhat's B's life?",
        "B: life 24",
    ),
    "the name that is said as it comes in (607.2d)": (
        f'A casts Ban {{1}} artifact "As ~ enters the battlefield, choose a nonland card name.\\n'
        f'Spells with the chosen name can\'t be cast.". As it comes in A says "Zap". B is holding {ZAP}.\n'
        "Can B cast Zap on A?",
        "No: B can't cast Zap on A",
    ),
    "commander damage behind a life total, and where the commander is (903.10a)": (
        "commander game\nA's commander is Rex {4}{R} legendary creature 4/4, it's on the battlefield.\n"
        "B is at 33 and has taken 17 commander damage from Rex.\nA attacks B with Rex. No blocks.\nDoes B lose?",
        "Yes: B loses",
    ),
    "an article before what attacks, a counter on it, an empty board": (
        "A's on 3. A has an Ox 4/4 with a +1/+1 counter on it. B is at 20 with exactly two Islands.\n"
        "A swings with an Ox into B's empty board, no blocks.\nWhat's B's life?",
        "B: life 15",
    ),
    "which came in first (613.7)": (
        'A has Calm {2} enchantment "Creatures have base power and toughness 1/1." and Storm {2} enchantment '
        '"Creatures have base power and toughness 3/3.". Calm came in last. A has lethal on board: Ox 4/4.\nIs Ox still a 4/4?',
        "Ox: pt 1/1",
    ),
    "cracked for its own ability, which it has lost (602.1a)": (
        'B has Den land "{T}, Sacrifice ~: You gain 1 life." and A has Moon {3} enchantment "Nonbasic lands are Mountains."\n'
        "B tries to crack Den.\nIs that legal?",
        "Not possible",
    ),
    "a counter removed for an ability (602.1a)": (
        'A has Newt 1/1 "Remove a +1/+1 counter from ~: You gain 2 life." with a +1/+1 counter on it.\n'
        "A removes a counter from Newt.\nWhat's A's life?",
        "A: life 22",
    ),
    "who has what behind a deed, and what lies on top of the library": (
        'A\'s Guide 2/2 "Whenever ~ attacks, draw a card." attacks B, who has an Elf 1/1. B blocks with Elf.\nWhat dies?',
        "Elf dies",
    ),
    "everything by name, after blocks, tapped out": (
        f"B is tapped out with no cards in hand. B has Wall 0/5. A has {BOON} in hand.\n"
        "A attacks with everything: Ox 4/4 and Cub 2/2. B blocks Ox with Wall. A casts Boon on Cub after blocks.\nWhat's B's life?",
        "B: life 15",
    ),
    "the ability of a permanent by its number": (
        'A has Sage artifact "{T}: You gain 1 life.\\n{T}: ~ deals 2 damage to any target.". B has Cub 2/2.\n'
        "A uses Sage's second ability on Cub.\nDoes Cub die?",
        "Yes: Cub dies",
    ),
    "a land that becomes a creature does not pay for that itself (605.1a)": (
        'A has Den land "{T}: Add {C}.\\n{1}: Until end of turn, ~ becomes a 2/2 creature. It\'s still a land.".\n'
        "A activates Den and attacks with it. No blocks.\nWhat's B's life?",
        "B: life 18",
    ),
    "responds by doing, with a card of the hand": (
        f"A: Elf 1/1; hand: {BOON}. B: hand: {ZAP}\nA casts Boon on Elf and B responds by killing the Elf with Zap.\nDoes Elf die?",
        "Yes: Elf dies",
    ),
    "responds and sacrifices": (
        f'A: hand: {ZAP}. B: Mine 1/1 "Sacrifice ~: It deals 1 damage to any target."\n'
        "A casts Zap on Mine, B responds and sacs it targeting A.\nWhat's A's life after?",
        "A: life 19",
    ),
    "pings with what is sacrificed in response": (
        f'A: hand: {ZAP}. B: Mine 1/1 "Sacrifice ~: It deals 1 damage to any target."\n'
        "A casts Zap on Mine, B sacs it in response pinging A.\nWhat's A's life?",
        "A: life 19",
    ),
    "to make something, behind a loyalty cost": (
        'A: Sage planeswalker (loyalty 3) "+1: Draw a card.\\n-1: Create a 3/3 green Beast creature token."\n'
        "A activates Sage -1 to make a beast.\nHow many beasts does A have?",
        "A's beasts: 1",
    ),
    "both teams at a life (810.4)": (
        f"two-headed giant: A and B against C and D\nBoth teams still at 25.\nA casts {ZAP} at C.\nWhat's D's life?",
        "life 22",
    ),
    "targets of more triggers than orders are tried of (603.3b)": (
        'B\'s turn. A has Bard 1/1 "Whenever ~ or another creature dies, target player loses 1 life.", '
        'Monk 1/1 "Whenever ~ or another creature dies, you gain 1 life." and Cub 2/2.\n'
        f"B has Elf 1/1. B casts {SWEEP}. A targets B with all the triggers.\nWhat's B's life?",
        "B: life 16",
    ),
}

QUESTIONS = {
    "what could have been blocked, before damage": (
        "Could B have blocked Ox with Bird?",
        "Yes: B can block Ox with Bird",
    ),
    "what could not have been blocked": ("Could B have blocked Ox with Moth?", "No: B can't block Ox with Moth"),
    "the damage that is on it": ("How much damage is on Ox afterwards?", "Ox: damage 0"),
    "does it fly": ("Does Bird fly?", "Yes: Bird has flying"),
    "power and toughness in the plural": ("What are the Ox's power and toughness?", "Ox: pt 4/4"),
    "everybody's life": ("What are everyone's life totals?", "A: life 20"),
    "one of two that are alike": ("Is an Elf a creature?", "Yes: Elf is a creature"),
    "mana of a colour (106.1b)": ("Can B tap a Forest for black mana?", "No: B can't tap a Forest for black mana"),
    "abilities of any kind": ("Does Bird still have any abilities?", "Bird: abilities flying"),
    "the types with a capital": ("Types of Elves 1?", "Elves 1: types creature"),
    "mana that it makes": ("Can B tap a Forest for green mana?", "Yes: B can tap a Forest for green mana"),
}


@pytest.mark.parametrize(("said", "answer"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_situation_is_answered(said: str, answer: str) -> None:
    assert answer in "\n".join(result(said))


@pytest.mark.parametrize(("asked", "answer"), QUESTIONS.values(), ids=QUESTIONS)
def test_a_question_is_answered(asked: str, answer: str) -> None:
    said = "A has Ox 4/4. B has Bird 1/1 flying, Moth 1/1 (tapped), two Elves 1/1, two Forests.\nA attacks with Ox. No blocks.\n"
    assert answer in "\n".join(result(f"{said}{asked}"))


def test_what_has_to_be_paid_is_asked_of_what_was_cast_and_of_what_is_not_yet() -> None:
    found = of(
        'A has Tax enchantment "Spells cost {1} more to cast." and Ox 4/4 {2}{G}; '
        f"hand: {BOON}, Elk {{3}}{{G}} 5/5\nA casts Boon on Ox.\n"
        "What does Boon cost? How much mana does Elk cost? What has to be paid for Ox?"
    )
    told = [str(one.result[0].en) for one in found.replies]
    assert told == ["Boon costs {1}{G}", "Elk costs {4}{G}", "Ox costs {2}{G}"]


def test_a_question_with_another_attacker_asks_the_same_of_it() -> None:
    found = of(
        f"A has Ox 4/4 (tapped), Elk 5/5. {FIGHT}A's turn. Can A attack with the Ox? And with Elk?".replace(
            "A has Ox 4/4. ", ""
        )
    )
    assert [str(one.result[0].en)[:3] for one in found.replies] == ["No:", "Yes"]


def test_whether_it_comes_back_and_how_are_two_questions() -> None:
    found = of(
        f'A has {REEVE}, Altar artifact "Sacrifice a creature: You gain 1 life."\nA sacrifices Reeve to Altar\n'
        "Does Reeve come back, and with a counter?"
    )
    assert [str(one.result[0].en) for one in found.replies] == ["Yes: Reeve comes back", "Reeve: counters 1 -1/-1"]


def test_a_gesture_is_left_aside_aloud_and_no_deed_with_it() -> None:
    found = of(f"A: hand: {ZAP}\nA shrugs and casts Zap at B.\nWhat's B's life?")
    assert "B: life 17" in str(found.replies[0].result[0].en)
    assert any("shrugs" in str(one.en) for one in found.granted)


@pytest.mark.parametrize(
    "said", ["A plans to cast Zap at B.", "A hopes to cast Zap at B.", "If B had an Ox, A would cast Zap at B."]
)
def test_what_is_only_hoped_for_is_not_done(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"A: hand: {ZAP}\n{said}\nWhat's B's life?")


def test_an_outcome_without_a_deed_is_no_remark() -> None:
    with pytest.raises(NotationUnclear):
        of("A has Ox 4/4.\nOx is destroyed.\nWhat's A's life?")


def test_who_casts_a_card_of_his_own_has_it_though_another_player_has_one_too() -> None:
    found = of(
        f"A: hand: {NIX}; B: hand: {ZAP}, Nix\nB casts Zap at A. A counters with Nix. B counters the Nix with"
        f" his own Nix.\nA's life?"
    )
    assert "A: life 17" in str(found.replies[0].result[0].en)
