"""English situations: what is, told in any words, and what is asked of it; answers worked out by hand from the rulebook."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

SPARK = 'Spark {R} instant "~ deals 2 damage to any target."'
ZAP = 'Zap {R} sorcery "~ deals 1 damage to any target."'
ROT = 'Rot {R} sorcery "~ deals 1 damage to each creature."'
PERSISTS = 'Imp 3/3 "Persist"'
BIND = 'card: Bind {1}{W} aura "Enchant creature\\nEnchanted creature can\'t attack or block."\n'
BARROW = 'card: Barrow, Tomb of Kings legendary land "Each land is a Swamp in addition to its other land types."\n'
TWICE = (
    'card: Old Season {4}{G} enchantment "If one or more tokens would be created under your control, twice that many of '
    'those tokens are created instead."\n'
    'card: New Season {3}{G} enchantment "If one or more tokens would be created under your control, twice that many of '
    'those tokens are created instead."\n'
    'card: Fodder {1}{R} sorcery "Create two 1/1 red Goblin creature tokens."\n'
)
WORN = (
    "card: Old Elk {2}{G} creature 4/4\n"
    'card: Might {W} aura "Enchant creature\\nEnchanted creature gets +2/+2."\n'
    'card: Maul {2} artifact - Equipment "Equipped creature gets +3/+0.\\nEquip {2}"\n'
)
SITUATIONS = {
    "whose an Aura is, before its name": (
        f"{BIND}A has an Ox 4/4 enchanted with B's Bind.\nCan A attack with Ox?",
        "No: A can't attack with Ox",
    ),
    "whose an Aura is, behind its name": (
        f"{BIND}A has an Ox 4/4 enchanted by Bind, which B controls.\nCan A attack with Ox?",
        "No: A can't attack with Ox",
    ),
    "who has so much life, within a deed": (
        "A attacks with Ox 4/4 and Elk 3/3. B, who has 9 life, blocks Ox with Cub 1/1. What's B's life?",
        "B: life 6",
    ),
    # 601.2h: what is tapped pays nothing.
    "lands, all of them tapped": (f"A has 5 lands, all of them tapped, and holds {SPARK} Can A cast it?", "No"),
    "tapped lands": (f'A has two tapped lands and {SPARK[:-1]}" in hand.\nCan A cast Spark?', "No"),
    "a name with a comma, and a basic land": (
        f"{BARROW}B has Barrow, Tomb of Kings and a basic Forest.\nIs Forest a Swamp?",
        "Yes",
    ),
    # 614.5: each of them once.
    "on somebody's side, without a verb": (
        f"{TWICE}Old Season plus New Season on A's side. A holds Fodder.\nA casts Fodder.\nHow many tokens does A get?",
        "A's tokens: 8",
    ),
    "out for somebody": ("Ox 4/4 is out for A. How big is Ox?", "Ox: pt 4/4"),
    # 302.6: it came under that control this turn.
    "what just came in": ("A's Ox 4/4 just came in. Can A attack with Ox?", "No: A can't attack with Ox"),
    "what came under a control": (
        "It's B's turn. B has an Ox 4/4 that came under his control this turn. Can B attack with Ox?",
        "No: B can't attack with Ox",
    ),
    "who is the active player": ("A is the active player. B has an Ox 4/4. Can B attack with Ox?", "No"),
    "a step that comes": (
        'A has Pyre {R} enchantment "At the beginning of your upkeep, ~ deals 3 damage to each player." '
        "A's upkeep comes. What's B's life?",
        "B: life 17",
    ),
    "what was just summoned, of two": (
        'rules dm\nA just summoned Runner {fire 3} 2000 "スピードアタッカー" and Ogre {fire 4} 4000 this turn. '
        "Can Ogre attack B?",
        "No: Ogre can't attack B",
    ),
    "what somebody has, without a verb": (
        'rules dm\nB no shields, one blocker: Guard {light 2} 3000 "ブロッカー". A attacks B with Wolf {nature 3} 4000. '
        "Guard blocks. What dies?",
        "Guard is destroyed",
    ),
    # Every state that is told of one thing is one of it, in whatever order (613.4c).
    "a counter, and what is on it": (
        f"{WORN}A's Old Elk has a +1/+1 counter and is enchanted with Might.\nHow big is Old Elk?",
        "Old Elk: pt 7/7",
    ),
    "what is on it, and a counter": (
        f"{WORN}A's Old Elk is equipped with Maul and has a -1/-1 counter.\nHow big is Old Elk?",
        "Old Elk: pt 6/3",
    ),
    "three states in one sentence": (
        f"{WORN}A's Old Elk has a +1/+1 counter, is tapped and is enchanted with Might.\nIs Old Elk tapped?",
        "Yes: Old Elk is tapped",
    ),
    "a state of it": (f"{WORN}B's Old Elk has two +1/+1 counters and it is tapped.\nIs Old Elk tapped?", "Yes"),
    "two states in brackets": (f"{WORN}A: Old Elk (tapped and enchanted with Might)\n? is Old Elk tapped", "Yes"),
    "two states in brackets, the size": (
        f"{WORN}A: Old Elk (a +1/+1 counter and wearing Maul)\n? how big is Old Elk",
        "Old Elk: pt 8/5",
    ),
    # Damage that was dealt this turn stays marked (120.6); lethal is what is marked in all (704.5g).
    "damage taken before, of a thing that somebody has": (
        f"A has an Elk 5/5 that has already taken 4 damage. B casts {ZAP} on Elk. Does Elk die?",
        "Yes: Elk dies",
    ),
    "damage taken before, without the word": (
        f"A has a Cub 2/2 and an Elk 3/3 that already took two. B casts {ROT} Which creatures die?",
        "Elk dies",
    ),
    "damage that was dealt earlier": (
        f"B has an Elk 3/3 which was dealt 2 damage earlier this turn. A casts {ZAP} on Elk. Does Elk survive?",
        "No: Elk dies",
    ),
    "damage taken, in a sentence of its own": (
        f"A has an Elk 4/4. Elk has already taken 3 damage. B casts {ZAP} on Elk. Does Elk die?",
        "Yes: Elk dies",
    ),
    "damage taken by whose it is": (
        f"B's Elk 4/4 has taken 3 damage this turn. A casts {ZAP} on Elk. Does Elk die?",
        "Yes: Elk dies",
    ),
    # 702.79a: it comes back only without a -1/-1 counter on it.
    "where a counter came from": (
        f"A has an {PERSISTS} with a -1/-1 counter on it from persisting already. B casts {SPARK} on Imp. Does Imp come back?",
        "No: Imp is in A's graveyard",
    ),
    "thanks to what a counter is there": (
        "A has an Elk 4/4 with three +1/+1 counters thanks to Growth, and a Cub 1/1. How big is Elk?",
        "Elk: pt 7/7",
    ),
    "a counter from something, and a state": (
        "A's Elk 4/4 has a -1/-1 counter from Blight. Is Elk tapped?",
        "No",
    ),
    # 107.3m: of its X it keeps the counters with which it entered.
    "the X with which it entered": (
        'A: Pod {X} 0/0 "~ enters the battlefield with X +1/+1 counters on it." (X = 3)\n? how big is Pod',
        "Pod: pt 3/3",
    ),
    "the X with which it entered, in Japanese": (
        "A: 莢 {X} クリーチャー 0/0「莢は+1/+1カウンターがX個置かれた状態で戦場に出る。」(X=2)\n? 莢のパワーは",
        "莢: power 2",
    ),
    # 704.5i: without loyalty it goes; "he" is whom it was done to.
    "he, behind what another did": (
        f"A has Sage planeswalker (loyalty 2). B casts {SPARK} on Sage. Is he gone?",
        "Yes: Sage dies",
    ),
    "it, of nothing done, is the only creature": (
        'A has an Elk 4/4 and a Banner {2} enchantment "Creatures you control get +1/+1." What are its power and toughness?',
        "Elk: pt 5/5",
    ),
    "it, with which something is cast, is the only card in hand": (
        f'B has a Beast 5/5 "Hexproof". A holds {SPARK} Can A target Beast with it?',
        "No: A can't target Beast with Spark",
    ),
    "what is targeted with something on the table": (
        'B has a Beast 5/5. A has a Monk 1/1 "{T}: ~ deals 1 damage to any target." Can A target Beast with Monk?',
        "Yes: A can target Beast with Monk",
    ),
    "how it is, without a verb": (f"A has an Elk 2/2. B casts {SPARK} on Elk. Elk dead?", "Yes: Elk dies"),
    "how it is, without a verb and a name": (f"A has an Elk 3/3. B casts {SPARK} on Elk. Dead?", "No: Elk survives"),
    "what it does, without its name": (f"A has an {PERSISTS}. B casts {SPARK} on Imp. Survives?", "Yes: Imp survives"),
    "what it does, without a helping verb": (
        'A casts Elk 2/2. B casts Nix {U} instant "Counter target spell." on Elk. Elk still resolve?',
        "No: Elk does not resolve",
    ),
    "one zone or another": (
        f"A has an Elk 2/2. B casts {SPARK} on Elk. Does Elk go to exile or to the graveyard?",
        "Elk is in A's graveyard",
    ),
    "a question behind a card's text": (
        f"B has an Elk 2/2. A casts {ROT} Elk dead?",
        "No: Elk survives",
    ),
    "since before, in a relative clause": (
        'rules dm\nIt is A\'s turn and A has a Titan {fire 7} 7000 "W・ブレイカー" that was there before. A attacks B with Titan. '
        "How many shields are broken?",
        "2",
    ),
    "whose an Aura is, in a relative clause": (
        f"{BIND}A has an Ox 4/4 that is enchanted with B's Bind.\nCan A attack with Ox?",
        "No: A can't attack with Ox",
    ),
    "it, behind a deed that was done to it": (
        f"A's {PERSISTS} has a -1/-1 counter. A holds Elk 1/1. B casts {SPARK} on it. Does it come back?",
        "No: Imp is in A's graveyard",
    ),
    "whether it is able to": (
        f"{WORN}It's B's turn. B has an Old Elk that came under his control this turn.\nIs it able to attack?",
        "No: Old Elk can't attack",
    ),
    "which of the two": (
        "rules magmell\nA's Wolf 3/3 has taken 2 damage. It's B's turn and B attacks A with Snake 2/2. A defends with Wolf. "
        "Which of the two units is destroyed?",
        "Snake is put into the dust, Wolf is put into the dust",
    ),
    "lives or dies": (f"A has an Elk 2/2. B casts {SPARK} on Elk. Does Elk live or die?", "No: Elk dies"),
    # 509.1a: a blocker is untapped.
    "legal for somebody": (
        "A's Elk 3/3 is tapped. B attacks with Ox 4/4. Is it legal for A to block with Elk?",
        "No: A can't block with Elk",
    ),
    "possible for somebody": (
        "A has an Elk 3/3. B attacks with Ox 4/4. Would it be possible for A to block Ox with Elk?",
        "Yes: A can block Ox with Elk",
    ),
    "able to be paid for": (
        "A has a Forest and holds Elk {1}{G} 2/2. Can A pay for Elk?",
        "No: A can't cast Elk",
    ),
    # 702.19b: one to the Cub is lethal.
    "the most that comes through": (
        'A attacks with Ox 5/5 "Trample". B blocks with Cub 1/1. What is the most damage A can deal to B?',
        "B is dealt 0 to 4 damage",
    ),
    "attackers that die": (
        "A attacks with Ox 4/4 and Cub 1/1. B blocks Ox with Wall 0/5 and Cub with Bear 2/2. Which attackers die?",
        "Cub dies",
    ),
    "blockers that live": (
        "A attacks with Ox 4/4 and Cub 3/1. B blocks Ox with Wall 0/5 and Cub with Bear 2/2. Which blockers survive?",
        "Left: Wall (B)",
    ),
    "why not, this turn": (
        "rules dm\nIt is A's turn and A has Imp {fire 3} 3000 in hand. A summons Imp. Why can't A attack B with Imp this turn?",
        "Not possible",
    ),
    # 603.2: each of them triggers by itself.
    "how often several trigger is told of each": (
        'A has two Nurses {W} 1/1 "Whenever another creature enters, you gain 1 life." A casts Elk 2/2. '
        "How many times do the Nurses trigger?",
        "each of the 2",
    ),
    "life, from what": (
        'A attacks with Link 3/3 "Lifelink". How much life does A gain from the lifelink?',
        "A gains 3 life",
    ),
    "a fact that a spell needs, told behind it (115.1)": (
        'A has a Wall 0/4. B has Smite {W} instant "Destroy target tapped creature." in hand. B casts Smite on Wall. '
        "Wall is tapped. Does Wall die?",
        "Yes: Wall dies",
    ),
    "the same of counters": (
        'A has an Ox 4/4. B has Purge {W} instant "Destroy target creature with a counter on it." in hand. B casts '
        "Purge on Ox. Ox has a +1/+1 counter on it. Does Ox die?",
        "Yes: Ox dies",
    ),
    "what came back before, behind its counters (702.79a)": (
        'A has a Fay 3/2 "Persist" with a -1/-1 counter on it (it already persisted once). B has Zap {R} instant "~ '
        'deals 3 damage to any target." in hand. B casts Zap on Fay. Does Fay come back?',
        "No",
    ),
    "lists behind colons with more in them": (
        "A: life 12, Ox 4/4 and Cub 2/2, plus 2 Mountain\nB: Wall 0/4\nA attacks with Ox and Cub. B blocks Ox with "
        "Wall. What's B's life?",
        "B: life 18",
    ),
    "what a pronoun means behind what was brought since": (
        "A has an Imp 1/1 and casts Ox {1}{G} creature 4/4 \"Haste\", then attacks with it. No blocks. What's B's life?",
        "B: life 16",
    ),
    "and where nothing was": (
        'A has an Ox 4/4 and casts Grow {G} instant "Target creature gets +3/+3 until end of turn." on it and attacks '
        "with it. No blocks. What's B's life?",
        "B: life 13",
    ),
}


@each(SITUATIONS)
def test_what_is_and_what_is_asked(name: str) -> None:
    said, answer = SITUATIONS[name]
    found = " ".join(result(said))
    assert found.startswith(answer), found


@each(
    {
        "what is said before what it wears": f"{WORN}A: Old Elk (glorious and enchanted with Might)\nIs Old Elk tapped?",
        "lands of which nobody tells more": "A has 4 lands, two of them tapped. Can A win?",
        "what came in in another turn": "A's Ox 4/4 came in last turn, or so. Can A attack with Ox?",
        "no verb, and nothing of the game": "A one mistake, sorry. What's A's life?",
        "what was just summoned, behind a deed": (
            "rules dm\nA attacks B with Cub {fire 1} 1000. A just summoned Ogre {fire 4} 4000 and left. Can Ogre attack B?"
        ),
        "what it did before may have left something": "A has an Elk 4/4 that already attacked this turn. Is Elk tapped?",
        "a size that it was given": "A has an Elk 4/4 that was pumped by +2/+2 earlier. How big is Elk?",
        "what persisted has a counter": f"A has an {PERSISTS} that persisted before. B casts {SPARK} on Imp. Does Imp die?",
        "a spell at a player does not come back": f"A has an {PERSISTS}. B casts {SPARK} on A. Does it come back?",
        "a spell that is over does not die": f"A has an {PERSISTS}. B casts {ROT} Does it die?",
        "damage of another turn": f"A has an Elk 4/4 that was dealt 3 damage last turn. B casts {ZAP} on Elk. Does Elk die?",
        "life that was lost before, of a player": "A is at 7 and has already taken 13 damage. What's A's life?",
        "an X of what has none": "A has an Elk 4/4 (X = 3). How big is Elk?",
        "an X of what is there, from a cost": 'A: Pool {X} artifact "{1}: You gain 1 life." (X = 3)\n? what is A\'s life',
        "targets of what is no spell": "A: Elk 4/4 (targeting Cub), Cub 1/1\n? how big is Elk",
        "a counter that is taken away": "A has an Elk 4/4 and removes two counters from Elk. How big is Elk?",
        "it, of two": "A has an Elk 4/4 and an Ox 5/5. What is its power?",
        "it, of two in hand": "A holds Elk {G} 2/2 and Ox {G} 4/4. Can A cast it?",
        "no state and no verb": "A attacks with Elk 4/4. Big?",
    }
)
def test_what_is_not_known_stays_refused(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(said)


FOUR = "Four players A, B, C and D. A is at 3"
FOUR_JA = "A、B、C、Dの4人。"
HYDRA = "Bが多頭竜 {4}{G} クリーチャー 0/0「~は+1/+1カウンターが4個置かれた状態で戦場に出る。」をコントロールしていて、"


@each(
    [
        (f"{FOUR}, everyone else is at 10.\nWhat's C's life?", "C: life 10"),
        (f"{FOUR}. The others are at 10.\nWhat's C's life?", "C: life 10"),
        (f"{FOUR}, and everyone else has an Ox 4/4.\nHow many creatures does C have?", "Left: 1 (Ox 2 (C))"),
        (f"{FOUR}, and everyone else has an Ox 4/4.\nHow many creatures does A have?", "Left: 0"),
        (f"{FOUR_JA}Aはライフ3、ほかはみんなライフ10。\nCのライフは?", "C: life 10"),
        (f"{FOUR_JA}Bのライフは3。残りの全員はライフ10。\nAのライフは?", "A: life 10"),
        (f"{FOUR_JA}BとCは熊 2/2をコントロールしている。\nCのクリーチャーは何体?", "Left: 1 (熊 2 (C))"),
        (f"{HYDRA}いま+1/+1カウンターが6個乗っている。\n多頭竜のパワーは?", "多頭竜: power 6"),
        ("現在Aのライフは3。\nAのライフは?", "A: life 3"),
    ]
)
def test_the_others_are_those_of_whom_nothing_is_told_and_now_says_nothing_more(text: str, answer: str) -> None:
    assert result(text)[0] == answer


@each(
    [
        f"{FOUR_JA}Bのライフは3。他の2人はライフ10。\nAのライフは?",  # there are three
        f"{FOUR_JA}ほかはライフ10。\nAのライフは?",  # than whom
        "Four players A, B, C and D. Every other player has an Ox 4/4.\nWhat's A's life?",
        f"{FOUR_JA}BとCは熊 2/2と狼 3/3をコントロールしている。\nCのクリーチャーは何体?",  # each of them both?
        "A: 鬼 5/5\nいまはBが鬼をコントロールしている。\nAのライフは?",
    ]
)
def test_who_the_others_are_or_who_has_what_is_not_guessed(text: str) -> None:
    with pytest.raises(NotationUnclear):
        of(text)


ARROWS = (
    'B\'s turn. A has a Messenger 3/2. B has Arrows artifact "{T}: Put a -1/-1 counter on target creature." and '
    'Twin artifact "{T}: Target creature gets -1/-1 until end of turn.\\n{1}, {T}: Put a -1/-1 counter on target creature." and '
    'Tower artifact "Put a -1/-1 counter on a creature you control: Target creature gains flying until end of turn."\n'
)


def test_who_shoots_something_with_what_makes_it_smaller_activates_that() -> None:
    for deed in ("shoots the Messenger with the Arrows", "pings Messenger with Arrows"):
        assert result(f"{ARROWS}B {deed}.\nHow big is Messenger?")[0] == "Messenger: pt 2/1"
    for other in ("Twin", "Tower"):  # two that do so, none that does
        with pytest.raises(NotationUnclear):
            of(f"{ARROWS}B shoots Messenger with {other}.\nHow big is Messenger?")


def test_a_cost_that_an_effect_changed_is_told_with_what_changed_it() -> None:
    there = 'B has 3 Island and in hand Sift {U} sorcery "Draw a card." B\'s turn.\nB casts Sift.\nHow many cards does B draw?'
    taxed = of(f'A has Tax enchantment "Noncreature spells cost {{1}} more to cast." {there}').costs
    assert [str(one.en) for one in taxed] == ["Sift costs {1}{U} (as changed by Tax)"]
    assert not of(there).costs


def test_life_may_be_below_zero() -> None:
    # 704.5a: a player at 0 life or less loses.
    assert result("A: life -3\n? who wins")[0] == "B wins"
    assert result("A: ライフは-3\n? 勝つのは", "ja")[0] == "Bの勝ち"
    angel = "Angel 4/4 \"You can't lose the game and your opponents can't win the game.\""
    assert result(f"A is at -3\nA: {angel}\nWhat is A's life?")[0] == "A: life -3"
