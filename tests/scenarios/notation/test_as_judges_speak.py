"""Situations as a judge says them without having seen a row: answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import answered, of, result

TRAIL = (
    'Trail {G} aura "Enchant creature\\nEnchanted creature gets +2/+0 and has trample.\\n'
    "When ~ is put into a graveyard from the battlefield, return ~ to its owner's hand.\""
)
SPARK = 'Great Spark {R} instant "~ deals 3 damage to any target."'
DRIFT = 'Drifter {4}{U} creature 2/2 "Flying\\nWhen ~ enters the battlefield, draw two cards.\\nEvoke {2}{U}"'
DRAIN = 'Drain {B} instant "~ deals 2 damage to target creature. You gain 3 life."'
ORB = 'Torpid Orb {2} artifact "Creatures entering the battlefield don\'t cause abilities to trigger."'
MAGE = (
    'Mage {1}{U} creature 2/1 "Flash\\nWhen ~ enters the battlefield, target instant card in your graveyard gains '
    'flashback {2} until end of turn."'
)

SITUATIONS = {
    "a card that comes back, and where it was meanwhile (603.6c)": (
        f"A has Ox 2/2 with {TRAIL} on it\nB has Wall 0/2, Giant 3/3\nA swings with Ox, B blocks with Giant\n"
        "Does Trail go back to A's hand?",
        "Yes: Trail is in A's hand",
    ),
    "where it does not stay": (
        f"A has Ox 2/2 with {TRAIL} on it\nB has Giant 3/3\nA swings with Ox, B blocks with Giant\n"
        "Does Trail end up in the graveyard?",
        "in the end Trail is in A's hand",
    ),
    "what is sacrificed (702.74a)": (
        f"A: hand: {DRIFT}\nA evokes Drifter\nDoes he have to sacrifice Drifter?",
        "Yes: Drifter is sacrificed",
    ),
    "what another player does not sacrifice": (
        f"A: hand: {DRIFT}\nA evokes Drifter\nDoes B have to sacrifice Drifter?",
        "No: Drifter is not sacrificed",
    ),
    "what stays": (
        f"B has {ORB} out\nA: hand: {DRIFT}\nA evokes Drifter\nDoes Drifter stay on the battlefield?",
        "Yes: Drifter is on the battlefield",
    ),
    "out, in play, on the board, untapped say where a card is anyway": (
        "A has Ox 4/4 in play and Elk 3/3 out, B has Elf 1/1 on the table\nA attacks with Ox. B doesn't block\nB's life?",
        "B: life 16",
    ),
    "a zone that is empty, in a second clause": (
        "A has Ox 4/4, B's graveyard is empty\n? how many cards in B's graveyard",
        "B's graveyard: 0",
    ),
    "at life": (
        "B is at life 3 with Elf 1/1\nA: Ox 4/4\nA attacks with Ox. B blocks nothing. Is B dead?",
        "Yes: B loses",
    ),
    "no block said before the attack": (
        "A: Ox 4/4\nB: Elf 1/1\nB blocks nothing\nA swings with Ox\nWhat's B's life?",
        "B: life 16",
    ),
    "lethal damage to both, the rest (702.19b)": (
        "A: Maw 6/6 trample\nB: Elf 1/1, Giant 3/3\nA swings at B with Maw, B double blocks\n"
        "A assigns lethal to both and the rest to B\nWhat's B's life?",
        "B: life 18",
    ),
    "lethal damage to one of them, then the other": (
        "A: Ogre 3/3\nB: Elf 1/1, Imp 1/1\nA swings with Ogre, B double blocks Ogre\n"
        "A assigns lethal to Elf and Imp\nDoes Imp die?",
        "Imp dies",
    ),
    "if": (
        "A: Ox 4/4\nB: life 4, Elf 1/1\nIf A attacks with Ox and B doesn't block, does B die?",
        "Yes: B cannot survive",
    ),
    "if somebody does what is not allowed (302.6)": (
        "A: Ox 4/4 (just came in)\nIf A attacks with Ox, what is B's life?",
        "Not possible",
    ),
    "loses life": ("A: Ox 4/4\nA attacks with Ox. No blocks. Does B lose life?", "Yes: B loses 4 life (20 → 16)"),
    "a card of several words as a verb": (
        f"A: Ox 4/4\nB: hand: {SPARK}\nB Great Sparks the Ox. Does Ox die?",
        "Ox survives",
    ),
    "what is attached, in a sentence of its own": (
        'A: Ox 2/2, Maul artifact equipment "Equipped creature gets +2/+0.\\nEquip {1}". Maul is on Ox.\n? power of Ox',
        "Ox: power 4",
    ),
    "a deed that can be done once what the same line began has resolved (702.34a)": (
        f"A has {MAGE} in hand and {SPARK} in the graveyard.\n"
        "A casts Mage targeting Spark, then casts Great Spark from the graveyard on B. What is B's life?",
        "B: life 17",
    ),
    "it's somebody's upkeep": (
        "A: life 1; Blossom enchantment \"At the beginning of your upkeep, you lose 1 life.\"\nIt's A's upkeep.\nDoes A lose?",
        "Yes: A loses",
    ),
    "a spell of which nobody says where it is is in hand": (
        f"A has Ox 2/2, B has {SPARK}\nB sparks Ox. Does Ox die?",
        "Ox dies",
    ),
    "an ability that it has (702.9a)": (
        "A: Bird 2/2 flying, Ox 4/4\nA attacks with Bird. Does Bird still have flying?",
        "Yes: Bird has flying",
    ),
    "an ability that it has not": (
        "A: Bird 2/2 flying, Ox 4/4\nA attacks with Ox. Does Ox have flying?",
        "No: Ox does not have flying",
    ),
    "how often something triggers (603.2c)": (
        'A: Artist 0/1 "Whenever another creature dies, you gain 1 life."\nB: Ox 4/4, Elf 1/1, hand: '
        'Wrath {2}{W} sorcery "Destroy all creatures."\nB\'s turn. B casts Wrath. How many times does Artist trigger?',
        "triggers 2 times",
    ),
    "what is done more than once": (
        'A: Whelp 2/3 "{R}: ~ gets +1/+0 until end of turn." with 3 Mountains\nA pumps Whelp 3 times and attacks with it.\n'
        "How much damage does B take?",
        "B is dealt 5 damage",
    ),
    "supposed behind the question": (
        "A: Ox 4/4\nB: Giant 5/5\nDoes Ox die if A attacks with Ox and B blocks with Giant?",
        "Ox dies",
    ),
    "it is legal": ("A: Ox 4/4\nA attacks with Ox. Is that legal?", "Yes: all that was done can be done"),
    "what was declared does nothing (112.3c, 605.2a)": (
        "Duel Masters, a short one: B has 4 cards in mana and is holding "
        'Mist {water 6} creature - Shinobi 2000 "ニンジャ・ストライク5"\n'
        "A has Whelp {fire 3} 3000 and attacks B with Whelp. B wants to ninja-strike with Mist. Is this allowed?",
        "No: Mist does not fulfil its condition, so it does nothing",
    ),
    "what was declared does something (112.3c)": (
        "DM question: B has 5 cards in mana and is holding "
        'Mist {water 6} creature - Shinobi 2000 "ニンジャ・ストライク5"\n'
        "A has Whelp {fire 3} 3000 and attacks B with Whelp. B wants to ninja-strike with Mist. Is this allowed?",
        "Yes: all that was done can be done",
    ),
    "a permanent is sacrificed for its own ability that asks for one of its kind (608.2b)": (
        f'A: hand: {DRAIN}\nB: Ghoul 2/2 "{{T}}: Draw a card.\\nSacrifice a creature: Scry 1."\n'
        "A casts Drain on Ghoul. In response B sacs Ghoul. What's A's life?",
        "A: life 20",
    ),
    "it is said to be sacrificed to its own ability": (
        f'A: hand: {DRAIN}\nB: Ghoul 2/2 "Sacrifice a creature: You gain 1 life.", Pup 1/1\n'
        "A casts Drain on Ghoul. B sacrifices Ghoul to its own ability in response. What's B's life?",
        "B: life 21",
    ),
    "it is sacrificed to its own ability as a response": (
        f'A: hand: {DRAIN}\nB: Ghoul 2/2 "Sacrifice a creature: You gain 1 life."\n'
        "A casts Drain on Ghoul. B responds by sacrificing Ghoul to its own ability. Does Drain resolve?",
        "No: Drain does not resolve",
    ),
    "what is aimed with it is its target (601.2c)": (
        f'A: hand: {DRAIN}\nB: Ghoul 2/2 "Sacrifice a creature: Target player loses 2 life.", Pup 1/1\n'
        "A casts Drain on Ghoul. B sacs Ghoul in response, targeting A. What's A's life?",
        "A: life 18",
    ),
    "a zone before what lies in it": (
        'A: Lurker {B} creature "~\'s power and toughness are each equal to the number of land cards in your graveyard."\n'
        "In A's graveyard are a Forest and a Swamp, B's graveyard is empty.\n? power of Lurker",
        "Lurker: power 2",
    ),
    "attacks with one and with another that it brings": (
        'A is at 9 and swings with Mire 2/2 and with a Lout 3/3 "Menace".\nB is at 8. No blocks. What is B\'s life?',
        "B: life 3",
    ),
    "how things are when what was cast comes in (614.12)": (
        'A: hand: Golem {3} artifact creature 0/0 "~ enters the battlefield with three +1/+1 counters on it."\n'
        "A casts Golem. How many counters are on Golem when it comes in?",
        "Golem: counters 3 +1/+1",
    ),
    "who has nothing to block with": (
        "A: Ox 4/4\nB: life 4\nA attacks with Ox. B has no creatures to block with. Who wins?",
        "A wins",
    ),
    "a zone in the middle of what a player has": (
        'A has Elk 3/3 on the battlefield and, in hand, Spurt {G} instant "Target creature gets +2/+2 until end of turn."\n'
        "A casts Spurt on Elk. ? power of Elk",
        "Elk: power 5",
    ),
    "what a graveyard contains": (
        'A: hand: Raise {B} sorcery "Return target creature card from your graveyard to your hand."\n'
        "A's graveyard contains Elf 1/1\n"
        "A raises Elf. Is Elf in A's hand?",
        "Yes: Elf is in A's hand",
    ),
    "gerunds behind a response (701.5)": (
        'A: hand: Ox {3}{G} creature 4/4, Nix {U} instant "Counter target spell."\n'
        'B: hand: Hush {U}{U} instant "Counter target spell."\n'
        "A casts Ox, B counters Ox with Hush, A responds by countering Hush with Nix\n"
        "Does Ox resolve?",
        "Yes: Ox resolves",
    ),
    "it is what was spoken of": (
        'A: Ox 2/2, hand: Growth {G} instant "Target creature gets +3/+3 until end of turn."\nA casts Growth on Ox. How big is it?',
        "Ox: pt 5/5",
    ),
    "at no shields (506.1)": (
        "rules dm\nB is at 0 shields with no blockers\nA: Imp {fire 1} 1000\nA attacks B with Imp. Does A win?",
        "Yes: A wins",
    ),
    "in whose turn something is done (506.1)": (
        'A: Ox 4/4\nB: Icy artifact "{1}, {T}: Tap target creature."\n'
        "B taps Ox with Icy at A's beginning of combat\nCan A attack with Ox?",
        "No: A can't attack with Ox",
    ),
    "both of two that are called alike": (
        'A: two Elves 1/1\nB: hand: Storm {1}{R} sorcery "~ deals 2 damage to each creature."\nB casts Storm. Do both Elves die?',
        "Elves 1 dies, Elves 2 dies",
    ),
    "the size that is said beside the card": (
        "A: Ox 4/4 (4/4), Elf 1/1\n? power of Ox",
        "Ox: power 4",
    ),
    "counters of one kind": (
        "A: Ox 4/4 with two +1/+1 counters\nHow many +1/+1 counters are on Ox?",
        "Ox: counters 2 +1/+1",
    ),
    "loyalty counters (122.1)": (
        'A: Sage planeswalker (loyalty 4) "+1: You gain 1 life."\nA activates Sage\nHow many loyalty counters does Sage have?',
        "Sage: loyalty 5",
    ),
    "both shields are broken": (
        'rules dm\nA: Drake {fire 6} 6000 "W・ブレイカー"\nB: 2 shields\nA attacks B with Drake and breaks both shields\n'
        "How many shields does B have?",
        "B's shields: 0",
    ),
    "a unit that swings at a player": (
        "rules magmell\nA: Wolf 3/3\nB: life 8, Guard 2/5\nA swings at B with Wolf, B defends with Guard\nWhat's B's life?",
        "B: life 8",
    ),
}


@pytest.mark.parametrize(("text", "answer"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_situation_is_answered(text: str, answer: str) -> None:
    assert answer in "\n".join(result(text))


def test_the_end_of_a_name_calls_the_only_card_that_has_it() -> None:
    found = of("A: Tarmohorn 4/4\nB: Elf 1/1\nA attacks with the Horn. B blocks with Elf. Does Elf die?")
    assert "Elf dies" in str(found.replies[0].result[0].en)
    assert '"Horn" is Tarmohorn' in [str(one.en) for one in found.granted]


def test_the_end_of_two_names_is_asked_back() -> None:
    with pytest.raises(NotationUnclear, match="Horn"):
        of("A: Tarmohorn 4/4, Ramhorn 3/3\nA attacks with the Horn. Does Horn die?")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "rules dm\nA: Drake {fire 6} 6000\nB: 2 shields\nA attacks B with Drake and breaks both shields",
            "1 shields are broken",
        ),
        ("A: Ogre 3/3\nB: Elf 1/1\nA attacks with Ogre, B blocks with Elf\nA assigns lethal to B", "does not block"),
    ],
)
def test_what_a_line_says_besides_has_to_be_so(text: str, fault: str) -> None:
    with pytest.raises(Exception, match=fault):
        of(text)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        (f"A: hand: {SPARK}\nB: Ox 4/4\nA blasts Great Spark onto Ox", "A casts Great Spark onto Ox"),
        ("A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox\nB bloks Ox with Elf", "B blocks Ox with Elf"),
        ("A: Ox 4/4\nDoes Ox dye?", "Does Ox die?"),
    ],
)
def test_what_is_not_understood_is_offered_in_the_nearest_form_with_its_own_names(text: str, hint: str) -> None:
    with pytest.raises(NotationUnclear) as refused:
        of(text)
    assert hint in refused.value.hint


def test_who_cannot_pay_for_want_of_mana_that_nobody_told_of_is_said_aloud() -> None:
    leak = 'Leak {U} instant "Counter target spell unless its controller pays {3}."'
    found = of(
        f"A: hand: Ox {{3}}{{G}} creature 4/4\nB: hand: {leak}\nA casts Ox. B casts Leak on Ox.\nDoes Ox resolve?"
    )
    assert "No: Ox does not resolve" in str(found.replies[0].result[0].en)
    assert "A cannot say yes to Leak: no other mana of A is told of" in [str(one.en) for one in found.granted]


def test_a_name_that_ends_like_a_verb_is_no_verb() -> None:
    card = 'card: Colossus Hammer artifact equipment "Equipped creature gets +10/+10.\\nEquip {1}"'
    found = of(f"{card}\nA: Colossus Hammer, Ox 2/2\nA equips Ox with Colossus Hammer\n? power of Ox")
    assert "Colossus Hammer" in found.table.written.situation.cards


def test_another_size_than_the_card_has_is_asked_back() -> None:
    with pytest.raises(NotationUnclear, match="Ox is 4/4 here, not 5/5"):
        of("A: Ox 4/4 (5/5)")


def test_a_sentence_is_never_to_be_described_as_a_card() -> None:
    with pytest.raises(NotationUnclear) as refused:
        of("A has some angry friends of his in the tavern")
    assert "describe it" not in refused.value.hint


def test_what_the_rules_decide_is_cited_of_a_whole_turn() -> None:
    text = (
        'rules dm\nA: Drake {fire 6} 6000 "W・ブレイカー", Imp {darkness 1} 1000\n'
        'B: 2 shields, one is Trap {darkness 6} spell "S・トリガー\\n相手のクリーチャーを1体選び、破壊する。"\n'
        "A attacks B with Drake, B uses Trap on Imp\nCan B survive this turn?"
    )
    (reply,) = answered(text).replies
    assert {"112.3a", "509.5"} <= {*reply.rules}


def test_a_way_says_which_attack_it_is_about() -> None:
    text = (
        "rules magmell\nA: Wolf 3/3, Snake 4/2\nB: life 5, Guard 2/5\n"
        "A attacks with Wolf\nA attacks with Snake\nB defends Snake with Guard\nB's life?"
    )
    (reply,) = answered(text).replies
    assert [line for line, _end, _ways in reply.branches] == [
        "B defends with Guard (against Wolf)",
        "B does not defend (against Wolf)",
    ]


@pytest.mark.parametrize("said", ["B sacrifices Ghoul in response", "B sacs Ghoul to its own ability in response"])
def test_which_of_several_abilities_is_asked_for_that_a_sacrifice_is_for(said: str) -> None:
    ghoul = 'Ghoul 2/2 "Sacrifice a creature: Scry 1.\\nSacrifice a creature: You gain 1 life."'
    with pytest.raises(NotationUnclear, match="several abilities"):
        of(f"A: hand: {DRAIN}\nB: {ghoul}\nA casts Drain on Ghoul. {said}.")


def test_what_cannot_be_sacrificed_for_an_ability_is_refused_with_the_reason() -> None:
    said = f'A: hand: {DRAIN}\nB: Ghoul 2/2 "Sacrifice an artifact: Scry 1."\nA casts Drain on Ghoul. '
    assert "cannot be paid" in result(f"{said}B sacrifices Ghoul in response.")[0]


def test_of_when_something_came_in_nothing_is_told_behind_other_deeds() -> None:
    golem = (
        'Golem {3} artifact creature 0/0 "~ enters the battlefield with three +1/+1 counters on it.\\n'
        'Remove a +1/+1 counter from ~: Scry 1."'
    )
    with pytest.raises(NotationUnclear, match="comes in"):
        of(f"A: hand: {golem}\nA casts Golem. A activates Golem. How many counters are on Golem when it comes in?")


def test_what_one_attacker_cannot_be_blocked_with_tells_nothing_of_another() -> None:
    said = "A: Kite 2/2 flying, Ox 4/4\nB: Elf 1/1\nA attacks with Kite and Ox. B has nothing to block Kite with."
    with pytest.raises(NotationUnclear):
        of(said)


def test_a_bracket_behind_the_last_of_several_is_of_that_one_alone_aloud() -> None:
    said = "card: Ox {G} creature 4/4\ncard: Elk {G} creature 3/3\nA has an Ox and Elk (tapped).\n"
    answer = of(f"{said}Can A attack with Ox? Can A attack with Elk?")
    assert [str(one.result[0].en).split(":")[0] for one in answer.replies] == ["Yes", "No"]
    assert "'tapped' is taken as said of Elk alone" in [str(one.en) for one in answer.granted]
    both = said.replace(" (tapped)", ", both tapped")
    assert result(f"{both}Can A attack with Ox?")[0].startswith("No")
