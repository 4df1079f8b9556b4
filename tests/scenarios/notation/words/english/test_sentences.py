"""English sentences in any order and combination of their clauses; answers worked out by hand from the rules."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.english.clauses import clauses_of
from judgekit.scenarios.notation.words.english.deeds import deeds_of
from judgekit.scenarios.notation.words.english.holdings import held
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
TRAIL = (
    'Trail {G} aura "Enchant creature\\nEnchanted creature has trample.\\n'
    "When ~ is put into a graveyard from the battlefield, return ~ to its owner's hand.\""
)
BLADE = 'Blade {3} equipment "Equipped creature gets +2/+2 and has protection from green.\\nEquip {2}"'
RAT = 'Rat {B} creature 3/2 "Deathtouch, trample"'
BOON = 'Boon {G} instant "Target creature gets +3/+3 until end of turn."'
FROG = 'Frog Curse {U} instant "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and '
FROG += 'toughness 1/1."'
BALL = 'Ball {R}{R}{R} creature 6/1 "Trample, haste\\nAt the beginning of the end step, sacrifice ~."'
FOG = 'Mist {G} instant "Prevent all combat damage that would be dealt this turn."'


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("A attacks with Ox and B takes it", [("A", "attack"), ("B", "take")]),
        ("A is on 5, B on 3, C on 10", [("A", "be"), ("B", ""), ("C", "")]),
        ("B is down to 6 and has no creatures", [("B", "be"), ("B", "have")]),
        ("As it comes in A says red", [("it", "come"), ("A", "say")]),
        ("The Ox attacks, but B casts Fog before damage", [("The Ox", "attack"), ("B", "cast")]),
        ("A has Sword of Fire and Ice and casts Zap", [("A", "have"), ("A", "cast")]),
        ("A already has Kokusho, the Evening Star in play and casts Zap", [("A", "have"), ("A", "cast")]),
        ("In the main phase he equips Ox", [("he", "equip")]),
        ("Old chestnut from round 3", []),
    ],
)
def test_a_sentence_is_cut_into_clauses(said: str, told: list[tuple[str, str]]) -> None:
    assert [(one.subject, one.verb) for one in clauses_of(said)] == told


@pytest.mark.parametrize(
    ("said", "cut"),
    [
        (
            "casts Sword of Fire and Ice and then attacks with Ox",
            [("casts Sword of Fire and Ice", ()), ("attacks with Ox", ())],
        ),
        (
            "casts Zap on Ox, paying 1 life and exiling Elk",
            [("casts Zap on Ox", ("paying 1 life", "exiling Elk"))],
        ),
        ("casts Zap targeting Ox right away", [("casts Zap", ("targeting Ox",))]),
    ],
)
def test_a_deed_is_cut_into_what_is_said_of_it(said: str, cut: list[tuple[str, tuple[str, ...]]]) -> None:
    names = {"sword of fire and ice", "ox", "elk", "zap"}
    found = deeds_of(said, lambda name: name.casefold() in names, lambda _verb: False)
    assert [(one.core, one.how) for one in found] == cut


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("an Ox and a Forest", "an Ox, a Forest"),
        ("Ox wearing Blade, plus an unattached Maul", "Ox (wearing Blade), an unattached Maul"),
        ("Fire and Ice", "Fire and Ice"),
        ("an Ox that is tapped and two Elves", "an Ox, tapped, two Elves"),
        ("a single untapped Mountain and nothing else", "untapped Mountain, nothing else"),
        ("no lands, holding Zap and a Boon", "no lands; hand: Zap, a Boon"),
    ],
)
def test_what_somebody_has_is_listed(said: str, listed: str) -> None:
    assert held(said) == listed


SITUATIONS = {
    "two players in a sentence, the attacker equipped first, damage put and trampled over (702.2c, 702.19b)": (
        f"A is on 9 life with {RAT} and {BLADE} on the table, B is on 12 with an untapped Ox 4/4.\n"
        "A moves the Blade onto the Rat and swings at B with it.\n"
        "B blocks with the Ox. A puts one damage on the Ox and tramples the other four over to B.\nWhat's B's life?",
        "B: life 8",
    ),
    "three numbers, the last one on a player": (
        f"A has {RAT}. B is at 6 with Ox 3/3 and Wall 0/7.\nA swings with the Rat, B double blocks with Ox and Wall.\n"
        "A puts 1 on the Ox, 1 on the Wall and the last one on B.\nWhat's B's life?",
        "B: life 5",
    ),
    "an Aura falls off what has protection from its colour (704.5m)": (
        f"So my player A has an Ox 2/2 green creature wearing {TRAIL}, plus an unattached {BLADE}.\n"
        "In the main phase he pays two and equips the Ox with the Blade.\nDoes Trail stay on the Ox?",
        "No: Trail is in A's hand",
    ),
    "a relative clause of what attacks; both spells resolve, the last first (608.2)": (
        f"A attacks with Ox 4/4, which has two +1/+1 counters on it. B has just an Elk 2/2.\nB: hand: {FROG}\nA: hand: {BOON}\n"
        "Before blocks B casts Frog Curse on the Ox. In response A plays Boon on his Ox. Both spells resolve.\n"
        "How big is the Ox now?",
        "pt 6/6",
    ),
    "a list with marks, and no more responses": (
        f"A's board: nothing. A's hand: {ZAP}\nB's board: Ox 3/3\n- A zaps the Ox\n- no more responses\nDoes the Ox die?",
        "Ox dies",
    ),
    "no blocks, but a spell before damage (615.1)": (
        f"B is down to 5 and has no creatures. B: hand: {FOG}\nA: hand: {BALL}\nA slams Ball and sends it straight at B.\n"
        "No blocks obviously, but B casts Mist before damage.\nWhat is B's life total?",
        "B: life 5",
    ),
    "what is sacrificed at the end of the turn that somebody passes": (
        f"A: hand: {BALL}\nA slams Ball and sends it straight at B. B takes it. Then A passes the turn.\n"
        "Is Ball sacrificed at end of turn?",
        "Yes: Ball is sacrificed",
    ),
    "seats, and several players at their life": (
        f"Three players, seated A, B, C. A is on 5, B on 3, C on 10.\nA: hand: {ZAP}\nA casts Zap at B and everybody lets it "
        "resolve.\nWhat's C's life total?",
        "C: life 10",
    ),
    "who gets back what was stolen (400.7, 613.2)": (
        "Three players, seated A, B, C. A is on 5, B on 3, C on 10.\n"
        'card: Theft aura {2}{U} "Enchant creature\\nYou control enchanted creature."\ncard: Ox creature 4/4\n'
        f"B has stolen A's Ox with Theft.\nA: hand: {ZAP}\nA casts Zap at B and everybody lets it resolve.\nDoes A get Ox back?",
        "Yes: Ox is on the battlefield",
    ),
    "a counter that is told as what follows (702.79a, 704.5q)": (
        'A (14 life) has an Imp 2/2 "Persist" that already came back once, so it has a -1/-1 counter on it.\n'
        f"B: hand: {ZAP}\nB zaps the Imp.\nDoes the Imp come back?",
        "Imp dies",
    ),
}


@pytest.mark.parametrize(("said", "expected"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_situation_is_answered(said: str, expected: str) -> None:
    assert expected in "\n".join(result(said))


FORCE = "Denial {3}{U}{U} instant \"You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana "
FORCE += 'cost.\\nCounter target spell."'
PONDER = 'Thought {U} sorcery "Draw a card."'


@pytest.mark.parametrize(
    ("life", "said", "told"),
    [
        ("3", "paying 1 life and exiling Thought", "Zap is countered"),
        ("1", "exiling Thought and paying 1 life", "B loses the game"),
        ("1", "paying 1 life, exiling Thought", "B loses the game"),
    ],
)
def test_a_spell_is_cast_for_its_other_cost(life: str, said: str, told: str) -> None:
    """Life is paid as the cost (118.9), and who has none left loses before the spell resolves (704.5a)."""
    position = (
        f"B is at {life} life, no untapped lands, holding {FORCE} and {PONDER}\nA: hand: {ZAP}\nA zaps B's face.\n"
    )
    assert told in "\n".join(result(f"{position}B responds with Denial on the Zap, {said}.\n? result"))


def test_another_amount_of_life_is_not_that_cost() -> None:
    position = f"B is at 9 life, holding {FORCE} and {PONDER}\nA: hand: {ZAP}\nA zaps B.\n"
    with pytest.raises(JudgekitError):
        of(f"{position}B responds with Denial on the Zap, paying 2 life and exiling Thought.\n? result")


def test_why_not_asks_again() -> None:
    found = of("A: Ox 4/4 (tapped)\nCan A attack with Ox?\nWhy not?")
    assert [str(one.result[0].en) for one in found.replies] == [str(found.replies[0].result[0].en)] * 2


SHIELDS = (
    "rules dm\nA has Scout {fire 2} 2000 and Rider {fire 3} 3000, both untapped and there since last turn.\n"
    'B has 2 shields, one is Web {light 4} spell "S・トリガー\\n相手のクリーチャーを1体選び、タップする。", and no creatures.\n'
    "A attacks B with Scout and breaks the Web.\nB uses the shield trigger and taps Rider with it.\n"
)


def test_a_shield_trigger_is_used_without_its_name() -> None:
    assert "it is tapped" in result(f"{SHIELDS}Can A still attack with Rider this turn?")[0]


def test_a_creature_attacks_and_breaks_shields_and_none_is_a_trigger() -> None:
    said = (
        'rules dm\nA has Dragon {fire 7} 7000 "W・ブレイカー". B has 3 shields, no cards in hand.\n'
        "It's A's turn. The Dragon attacks the player and breaks two shields. None of them is a trigger.\n"
        "How many cards are in B's hand?"
    )
    assert "2" in result(said)[0]


def test_what_a_player_argues_is_not_played_and_said_aloud() -> None:
    found = of(f"A has Ox 4/4. B: hand: {ZAP}\nB zaps the Ox.\nA argues that the Ox is hexproof.\nDoes the Ox die?")
    assert "Ox survives" in str(found.replies[0].result[0].en)
    assert any("argues that the Ox is hexproof" in str(one.en) for one in found.granted)


def test_what_is_expected_of_a_deed_is_worked_out_and_said_aloud() -> None:
    found = of(f"A has Ox 4/4. B: hand: {ZAP}\nB zaps the Ox, so it dies.\nDoes the Ox die?")
    assert "Ox survives" in str(found.replies[0].result[0].en)
    assert any('"so it dies"' in str(one.en) for one in found.granted)


@pytest.mark.parametrize("said", ["A says ok and juggles his tokens.", "A attacks with Ox while humming a tune."])
def test_a_clause_that_nobody_reads_refuses_the_sentence(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"A has Ox 4/4.\n{said}\nDoes the Ox die?")


@pytest.mark.parametrize(("land", "said"), [("Forest", "not enough mana"), ("Mountain", "Yes: A can cast Zap")])
def test_whether_somebody_has_enough_mana_is_whether_it_can_be_cast(land: str, said: str) -> None:
    assert said in result(f"A has a {land}. A: hand: {ZAP}\nDoes A have enough mana to cast Zap on B?")[0]


VAMP = 'Vamp {1}{B} creature 0/1 "Whenever ~ or another creature dies, target player loses 1 life and you gain 1 life."'
SWEEP = 'Sweep {2}{B} sorcery "Destroy all creatures."'


@pytest.mark.parametrize(
    "aimed",
    ["all the Vamp triggers", "both Vamp triggers", "all Vamp triggers", "all of the triggers", "both of his triggers"],
)
def test_triggers_are_aimed_behind_the_deed_by_which_they_come(aimed: str) -> None:
    text = f"A: {VAMP}; hand: {SWEEP}\nB: Elk 2/2, life 9\n"
    text += f"A sweeps the board with Sweep and targets B with {aimed}.\nWhat is B's life?"
    assert [str(one.result[0].en) for one in of(text).replies] == ["B: life 7"]


def test_a_question_that_names_another_thing_asks_the_same_of_it() -> None:
    quake = 'Quake {R} sorcery "~ deals 3 damage to each creature."'
    text = f"A: Ox 4/4; hand: {quake}\nB: Elk 2/2\nIf A casts Quake, does Ox die? And does the Elk?\n"
    assert [str(one.result[0].en).partition(" (")[0] for one in of(text).replies] == [
        "No: Ox survives",
        "Yes: Elk dies",
    ]


@pytest.mark.parametrize("behind", ["worth mentioning", "to speak of", "that matter"])
def test_what_is_not_there_is_told_with_nothing_more(behind: str) -> None:
    text = f"A is at 12, has Ox 4/4 and no untapped lands {behind}.\nA attacks B with Ox.\nWhat is B's life?"
    assert [str(one.result[0].en) for one in of(text).replies] == ["B: life 16"]


@pytest.mark.parametrize(
    ("told", "aloud"),
    [
        ("A casts Ram. A then casts Zap on B.", True),
        ("A casts Ram. A casts Zap on B.", True),
        ("A casts Ram, then casts Zap on B.", False),  # then it has resolved, which is said
        ("A casts Ram. Ram resolves. A then casts Zap on B.", False),
        ("A casts Ram. In response A casts Zap on B.", False),
        ("A casts Ram. B casts Sting on A.", False),
    ],
)
def test_it_is_said_aloud_that_a_spell_waits_while_its_player_casts_another(told: str, aloud: bool) -> None:
    text = f"A: hand: Ram {{R}} 4/4, {ZAP}\nB: hand: {ZAP.replace('Zap', 'Sting', 1)}\n{told}\n? result"
    said = [str(one.en) for one in of(text).granted]
    assert ("Ram still waits to resolve as Zap is cast" in said) is aloud


HAIL = 'Hail {1}{R} sorcery "~ deals 1 damage to any target.\\nStorm"'
VETO = 'Veto {U}{U} instant "Counter target spell."'
STORM = f"A: Ox 4/4; hand: {HAIL}, {ZAP}\nB: life 12; hand: {VETO}\nA casts Zap on B. It resolves.\n"


@pytest.mark.parametrize(
    "countered",
    [
        "With the storm trigger on the stack B counters Hail with Veto.",
        "B casts Veto on Hail in response to the trigger.",
        "While the storm trigger is on the stack, B casts Veto on Hail.",
    ],
)
@pytest.mark.parametrize(
    "kept", ["The copies all keep going face.", "The copy targets B.", "All copies keep their targets."]
)
def test_a_spell_is_countered_below_its_storm_and_the_copies_keep_their_target(countered: str, kept: str) -> None:
    text = f"{STORM}A casts Hail on B. {countered}\n{kept}\nWhat's B's life?"
    assert [str(one.result[0].en) for one in of(text).replies] == ["B: life 8"]


def test_copies_of_what_was_cast_on_a_creature_keep_hitting_no_face() -> None:
    with pytest.raises(JudgekitError):
        of(f"{STORM}A casts Hail on Ox. The copies all keep going face.\nWhat's B's life?")


def test_a_value_that_hangs_on_a_choice_is_told_for_each_way_with_the_line_to_add() -> None:
    (reply,) = of(f"{STORM}A casts Hail on B.\nWhat's B's life?").replies
    assert str(reply.result[0].en) in ("B: life 8 or 7", "B: life 7 or 8")
    told = {line: str(end.en) for line, end, _ways in reply.branches}
    assert (told["A chooses B"], told["A chooses A"]) == ("B: life 7", "B: life 8")
    settled = of(f"{STORM}A casts Hail on B.\nA chooses B.\nWhat's B's life?").replies[0]
    assert str(settled.result[0].en) == "B: life 7"
    assert not settled.branches
