"""Sentences that tell how things are and what is done at once, and clauses that nobody reads; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.scenarios.notation.words.asked_before import filled
from judgekit.scenarios.notation.words.english.retelling import Telling
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.splitting import Quotes, statements_of
from tests.scenarios.notation.tables import of, result

FIGHT = 'A: Ox 6/6 "Trample"\nB: life 9, Elf 1/1, Wall 0/3\nA attacks with Ox. B blocks with Elf and Wall.\n'
ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'


@pytest.mark.parametrize(
    "said",
    [
        "A assigns 1 to Elf, 3 to Wall and the remaining 2 to B",
        "A assigns 1 to Elf, 3 to Wall and the other 2 to B",
        "A assigns 1 to Elf, 3 to Wall and the last 2 to B",
        "A assigns 1 to Elf, 3 to Wall and the rest to B",
        "A assigns 1 to Elf, 3 to Wall, and the rest of the damage to B",
    ],
)
def test_what_is_left_of_the_damage_is_assigned(said: str) -> None:
    assert "B: life 9 → 7" in result(f"{FIGHT}{said}.\n? damage")[0]


def test_the_rest_may_not_leave_a_blocker_alive() -> None:
    """The Wall is assigned less than lethal damage, so that nothing goes through (702.19b)."""
    assert result(f"{FIGHT}A assigns 1 to Elf, 1 to Wall and the rest to B.")[0].startswith("Not possible")


@pytest.mark.parametrize("blockers", ["Elf and Wall", "Wall"])
def test_a_clause_that_is_not_read_refuses_though_what_stands_before_is_illegal(blockers: str) -> None:
    said = FIGHT.replace("Elf and Wall", blockers)
    with pytest.raises(NotationUnclear, match="whatever fits to B"):
        of(f"{said}A assigns 1 to Wall and whatever fits to B.")


def test_no_verdict_is_given_on_half_a_sentence() -> None:
    with pytest.raises(NotationUnclear, match="gets happy"):
        of("A: Ox 4/4 (tapped)\nA attacks with Ox and gets happy.")


def test_a_clause_that_is_read_leaves_the_verdict() -> None:
    assert result(f"A: Ox 4/4 (tapped), hand: {ZAP}\nA attacks with Ox and casts Zap on B.")[0].startswith(
        "Not possible"
    )


SITUATIONS = {
    "life and an attack": ("A: Ox 4/4\nA is at 4 and swings with Ox.", "B: life 20 → 16"),
    "life and a block": (
        "A: Ox 4/4\nB: Elf 1/1, Wall 0/4\nA attacks with Ox. B is at 7 and double blocks with Elf and Wall.\nDoes Elf die?",
        "it depends on what A chooses",
    ),
    "what somebody has, and a spell": (f"A has an Ox 4/4, {ZAP} in hand and casts Zap on B.", "B: life 20 → 17"),
    "life in brackets": ("A (8 life) controls an Ox 4/4.\nWhat is A's life?", "A: life 8"),
    "a zone first": (f"A has in hand {ZAP}\nA casts Zap on B.", "B: life 20 → 17"),
    "a copy": (
        'A: hand: Clone {3}{U} creature 0/0 "You may have ~ enter as a copy of any creature on the battlefield."\nB: Ox 4/4\n'
        "A casts Clone and has it copy Ox.\nWhat does A control?",
        "Clone",
    ),
    "something resolves first": (
        f"A: hand: Imp {{B}} creature 1/1, {ZAP}\nA casts Imp. After it resolves A casts Zap on B.\n? result",
        "B: life 20 → 17",
    ),
    "one of two is kept (704.5j)": (
        "A: Jorag, legendary creature 4/4 (tapped); hand: Jorag {3}{R} legendary creature 4/4\n"
        "A casts his second Jorag. A keeps Jorag 2.\n? result",
        "Jorag 1",
    ),
}


@pytest.mark.parametrize(("said", "expected"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_situation_is_answered(said: str, expected: str) -> None:
    assert expected in "\n".join(result(said))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("A has an Ox and casts Zap on Elf.", ["A: an Ox", "A casts Zap on Elf"]),
        ("A has an Ox (tapped and blocks nothing)", ["A: an Ox (tapped and blocks nothing)"]),
        ("A has 3 shields and an Ox", ["A: 3 shields, an Ox"]),
        ("A uses his -1", ["A uses it: -1"]),
        ("A, at 8 life, attacks with Ox", ["A: life 8", "A attacks with Ox"]),
        ("It's B's upkeep", ["B's upkeep"]),
        ("B is at 6, no lands, with Zap in hand", ["B: life 6, no lands, Zap in hand"]),
        ("A has Doe 3/3 as his commander on the battlefield", ["A: Doe 3/3 (commander) on the battlefield"]),
        ("B is down to 2 shields (no shield trigger among them)", ["B: 2 shields"]),
        ("When it comes in, the trigger targets B", ["It resolves", "targets B with the trigger"]),
        ("With the trigger on the stack B zaps Elf in response", ["B zaps Elf in response to the trigger"]),
        ("A casts Zap at B's end step", ["B's turn", "A casts Zap at end step"]),
    ],
)
def test_a_sentence_is_told_apart(said: str, told: list[str]) -> None:
    assert [*Telling(Quotes().put).told(said.rstrip("."))] == told


GARRUK = 'Gar planeswalker (loyalty 3) "+1: Untap target land.\\n-1: Create a 3/3 green Beast creature token."'


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("How many loyalty counters does Gar have?", "loyalty 2"),
        ("How many Beasts does A have?", "A's Beasts: 1"),
        ("How many creatures does A control?", "Left: 1 (Beast token (A))"),
        ("Is Gar a creature?", "No: Gar is not a creature"),
        ("Is Gar still a planeswalker?", "Yes: Gar is a planeswalker"),
    ],
)
def test_kinds_are_asked_for(said: str, answer: str) -> None:
    assert answer in "\n".join(result(f"A: {GARRUK}\nA uses Gar's -1 to make a Beast.\n{said}"))


def test_a_kind_that_nobody_knows_is_not_denied() -> None:
    with pytest.raises(NotationUnclear, match="Beest"):
        of("A: Ox 4/4\nIs Ox a Beest?")


def test_an_ability_makes_what_is_said() -> None:
    with pytest.raises(JudgekitError, match="dragon"):
        of(f"A: {GARRUK}\nA uses Gar's -1 to make a Dragon.")


@pytest.mark.parametrize(
    ("asked", "in_full"),
    [
        ("What's A's life total, and what's B's?", ["What is A's life total", "What is B's life total"]),
        ("What's A's life total, and B's?", ["What is A's life total", "What is B's life total"]),
        ("What is A's life?\nAnd B's?", ["What is A's life", "What is B's life"]),
        ("Does Ox die?\nAnd the Elf?", ["Does Ox die", "Does the Elf die"]),
        ("Does Ox die?\nAnd does that matter?", ["Does Ox die", "does that matter"]),
        ("Does Ox die?\nWhere is it?", ["Does Ox die", "Where is Ox"]),
        ("Can A cast Zap by exiling Elf?\nWhat does it cost?", ["Can A cast Zap by exiling Elf", "What does Zap cost"]),
        ("Can A cast Zap on Elf?\nDoes it die?", ["Can A cast Zap on Elf", "Does Elf die"]),
        (
            "Can A tap Pool for black mana?\nAnd for red?",
            ["Can A tap Pool for black mana", "Can A tap Pool for red mana"],
        ),
        ("Can A cast Zap on Ox?\nAnd on the Elf?", ["Can A cast Zap on Ox", "Can A cast Zap on the Elf"]),
        ("Does B block Ox with Elf?\nWhat about with Elk?", ["Does B block Ox with Elf", "Does B block Ox with Elk"]),
        ("Aは森から緑マナを出せる?\n赤は?", ["Aは森から緑マナを出すことができる", "Aは森から赤マナを出すことができる"]),
        # Of two colours either might be meant, and of none nothing is changed.
        (
            "Can A tap Pool for red or blue mana?\nAnd for green?",
            ["Can A tap Pool for red or blue mana", "And for green"],
        ),
        ("Does Ox die?\nAnd for green?", ["Does Ox die", "And for green"]),
        (
            "Aは森から赤マナか青マナを出せる?\n緑は?",
            ["Aは森から赤マナか青マナを出すことができる", "緑は"],
        ),
    ],
)
def test_a_question_leaves_out_what_the_one_before_it_said(asked: str, in_full: list[str]) -> None:
    assert [one.body for one in filled(statements_of(asked, Quotes()))] == in_full


KEPT = "A: Jorag {3}{R} legendary creature 4/4; hand: Clone {3}{U} creature 0/0 " + (
    '"You may have ~ enter as a copy of any creature on the battlefield."\nA casts Clone and has it copy Jorag. '
)


@pytest.mark.parametrize(
    "other", ["", " and puts the original in the graveyard", " and puts the other into his graveyard"]
)
def test_one_of_two_legends_is_kept(other: str) -> None:
    assert "Jorag dies" in "\n".join(result(f"{KEPT}A keeps Clone{other}."))


def test_the_original_is_not_kept_and_put_away() -> None:
    with pytest.raises(NotationUnclear, match="from the beginning"):
        of(f"{KEPT}A keeps Jorag and puts the original in the graveyard.")


@pytest.mark.parametrize(("trick", "gone"), [("Scout", "Scout"), ("Drake", "Drake")])
def test_a_shield_trigger_is_used_on_something(trick: str, gone: str) -> None:
    said = (
        "rules dm\nA: Drake {fire 6} 6000, Scout {fire 2} 1000\nB: 1 shields, one of them is Pit {darkness 6} spell "
        '"S・トリガー\\n相手のクリーチャーを1体破壊する。"\nA attacks B with Drake\n'
    )
    assert f"{gone} is destroyed" in "\n".join(result(f"{said}B uses Pit on {trick}\n? result"))


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("A has Ox 4/4 and Elk 3/3, both tapped\nIs Ox tapped?", "Yes: "),
        ("A has Ox 4/4 and Elk 3/3, both untapped\nIs Elk tapped?", "No: "),
        ("A has an Ox 4/4 that is tapped\nIs Ox tapped?", "Yes: "),
        ("card: Ox creature 4/4\ncard: Elk creature 3/3\nA has Ox and Elk, both tapped\nIs Elk tapped?", "Yes: "),
        ("A, at 8 life, attacks with Ox 4/4.\nWhat is A's life?", "A: life 8"),
        (f"A has {ZAP} in hand and Ox 4/4\nIs Ox tapped?", "No: "),
        ("rules dm\nB has 1 shield and Wall {light 3} 3000\nWhat does B control?", "Wall"),
        ("A has Ox 4/4\nB has Elf 1/1\nA attacks with Ox, and B takes it.\nWhat is B's life in the end?", "B: life 16"),
        ("A has Ox 4/4\nWhat is left on the battlefield?", "Left: Ox"),
        (
            "A has Ox 4/4, a Forest and a Bell artifact\nWhat is left on the battlefield?",
            "Left: Ox (A), Forest (A), Bell (A)",
        ),
        ("A has Ox 4/4, a Forest and a Bell artifact\nWhich creatures survive?", "Left: Ox (A)"),
    ],
)
def test_what_a_player_has_is_read(said: str, answer: str) -> None:
    assert answer in "\n".join(result(said))


def test_both_are_two() -> None:
    with pytest.raises(NotationUnclear, match="there are 3 cards, not 2"):
        of("A has Ox 4/4, Cub 1/1 and Elk 3/3, both tapped")


def test_a_card_whose_text_is_not_understood_is_named() -> None:
    with pytest.raises(CardTextNotUnderstood, match="line 2: the text of Odd: "):
        of('A has Ox 4/4\nA has Odd artifact "Frobnicate target creature."\n? power of Ox')


@pytest.mark.parametrize("asked", ["What are the life totals after combat?", "What is A's life total?"])
def test_the_rules_of_what_decided_life_are_told(asked: str) -> None:
    """One damage is lethal with deathtouch (702.2c), so that trample lets four through (702.19b); lifelink gains six (702.15b)."""
    said = (
        "A: life 4, Ox 6/6 trample, deathtouch, lifelink\nB: life 7, Elf 0/4, Wall 0/8\n"
        f"A attacks with Ox. B blocks with Elf and Wall. A assigns 1 to Elf, 1 to Wall and the rest to B.\n{asked}"
    )
    reply = of(said).replies[0]
    assert "A: life 10" in "\n".join(str(one.en) for one in reply.result)
    assert {"702.2c", "702.19b", "702.15b"} <= {rule.rpartition(":")[2] for rule in reply.rules}


def test_what_is_no_longer_there_is_of_no_kind() -> None:
    doom = 'Doom {B} sorcery "Exile target creature."'
    with pytest.raises(JudgekitError, match="no object"):
        of(f"A: hand: {doom}\nB: Saproling 1/1 token\nA casts Doom on Saproling.\nIs Saproling a creature?")
