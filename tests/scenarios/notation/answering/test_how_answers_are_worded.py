"""Answers worded as a judge would say them: labels that may be pasted, verbs of one who acts, types counted where they are many."""

from __future__ import annotations

from judgekit.cli.scenarios.asking import decisive
from tests.scenarios.notation.tables import answered, of, result

TWICE = (
    'Twice enchantment "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters '
    'are put on it instead."'
)
DOUBLE = (
    'Double enchantment "If one or more tokens would be created under your control, twice that many of those tokens are '
    "created instead.\\nIf an effect would put one or more counters on a permanent you control, it puts twice that many of those "
    'counters on that permanent instead."'
)
GROW = 'Grow {G} instant "Put a +1/+1 counter on target creature."'
SEVERAL = f"A: {TWICE}, {DOUBLE}, Bear 2/2; hand: {GROW}\nA casts Grow on Bear.\n"


def test_an_ability_is_called_by_its_permanent_where_no_other_is_meant() -> None:
    """1 counter is 2 by Twice and 4 by Double; the other way round 2 and 3 (616.1e)."""
    (reply,) = of(f"{SEVERAL}How many +1/+1 counters does Bear have?").replies
    said = {line: str(end.en) for line, end, _ways in reply.branches}
    assert said == {"A chooses Double": "Bear: counters 3 +1/+1", "A chooses Twice": "Bear: counters 4 +1/+1"}


def test_what_is_chosen_may_be_pasted() -> None:
    asked = "How many +1/+1 counters does Bear have?"
    (reply,) = of(f"{SEVERAL}{asked}").replies
    for line, end, _ways in reply.branches:
        assert result(f"{SEVERAL}{line}\n{asked}")[0] == str(end.en)


SEER = (
    'A: Titan 6/6 "Whenever ~ attacks, you may draw a card."\nB: life 20\nA attacks B with Titan, no blocks.\n'
    "Bのライフは? Aは何枚引く?"
)


def test_yes_and_no_may_be_pasted_in_japanese() -> None:
    """Right behind はい stands を, which no other word begins with."""
    drawn = of(SEER, "ja").replies[1]
    assert [line for line, _end, _ways in drawn.branches] == ["A: はいを選ぶ", "A: いいえを選ぶ"]
    for line, end, _ways in drawn.branches:
        for pasted in (line, line.replace(": ", "は")):
            text = SEER.replace("Titan, no blocks.\n", f"Titan.\n{pasted}\nNo blocks.\n")
            assert str(of(text, "ja").replies[1].result[0].ja) == str(end.ja), pasted


def test_what_hangs_on_a_choice_is_not_told_as_what_happens() -> None:
    """B's life is the same on every way; that a card is drawn is not."""
    life = of(SEER).replies[0]
    assert str(life.result[0].en) == "B: life 14"
    assert not any(
        "draws" in str(one.en) for one in (*life.result, *([life.events] if life.events is not None else []))
    )


def test_why_not_is_answered_with_the_verb_of_one() -> None:
    text = 'A: Shade 2/2 "Shadow"\nB: Bear 2/2\nA attacks B with Shade.\nWhy can\'t B block Shade with Bear?'
    assert result(text)[0].startswith("Not possible: B blocks Shade with Bear: ")
    assert result("A: Ox 2/2 (tapped)\nWhy can't Ox attack?")[0].startswith("Not possible: Ox attacks")


def test_many_types_are_counted() -> None:
    bark = 'Bark {1}{G} Enchantment - Aura "Enchant creature\\nEnchanted creature is a Treefolk with base power and toughness 0/4."'
    text = f'A: Shifter 2/2 "Changeling"\nB: hand: {bark}\nIt is B\'s turn. B casts Bark on Shifter.\n'
    told = result(f"{text}What happens?")[0]
    assert "and has only Treefolk left" in told
    assert "Advisor" not in told
    assert len(told) < 400
    assert (
        "残るのはツリーフォークだけ" in result(f"{text}What happens?", "ja")[0]
        or "残るのはTreefolkだけ" in (result(f"{text}What happens?", "ja")[0])
    )


def test_few_types_are_named() -> None:
    bark = 'Bark {1}{G} Enchantment - Aura "Enchant creature\\nEnchanted creature is a Treefolk with base power and toughness 0/4."'
    text = f"A: Ox Creature - Ox 2/2\nB: hand: {bark}\nIt is B's turn. B casts Bark on Ox.\nWhat happens?"
    assert "no longer has the type Ox" in result(text)[0]
    assert answered(text).unread is None


def _rules(text: str) -> list[str]:
    (reply,) = of(text).replies
    return decisive(reply, "mtg")


def test_the_rule_that_made_it_so_is_told() -> None:
    """What was replaced as it came in (614.1a), what a cost is reckoned by (601.2f), that a target was gone (608.2b)."""
    hydra = 'Hydra {G} creature 0/1 "~ enters the battlefield with two +1/+1 counters on it."'
    grown = f"A: {DOUBLE}; hand: {hydra}\nA casts Hydra.\nHow many +1/+1 counters does Hydra have?"
    assert "4" in result(grown)[0]
    assert {"614.1a", "614.16"} <= set(_rules(grown))
    toll = 'B: Toll 2/1 "Noncreature spells cost {1} more to cast."'
    assert _rules(f"{toll}\nA: hand: {GROW}\nWhat does Grow cost?")[0] == "601.2f"
    drain = 'Drain {2}{B} instant "Destroy target creature. You gain 3 life."'
    altar = 'Altar artifact "Sacrifice a creature: Add {C}{C}."'
    gone = (
        f"A: life 9; hand: {drain}\nB: Imp 1/1, {altar}\nA casts Drain on Imp. In response B sacrifices Imp to Altar.\n"
    )
    assert _rules(f"{gone}What is A's life?")[0] == "608.2b"
    kept = f"A: life 9; hand: {drain}\nB: Imp 1/1, {altar}\nA casts Drain on Imp.\n"
    assert "A: life 12" in result(f"{kept}What is A's life?")


def test_how_often_something_comes_back_counts_what_was_exiled_too() -> None:
    text = (
        'A: Clue 1/1; hand: Cloud {W} instant "Exile target creature you control, then return it to the battlefield under '
        'your control."\n'
    )
    for asked, answer in (
        ("How many times does Clue come back?", "Clue comes back once"),
        ("Does Clue ever come back?", "Yes: Clue comes back once"),
        ("Does Clue come back twice?", "No: Clue comes back once"),
        ("Does Clue ever die?", "No: Clue dies 0 times"),
    ):
        assert result(f"{text}A casts Cloud on Clue. {asked}")[0] == answer


def test_why_something_dies_is_answered_with_what_had_it_sacrificed_and_never_with_yes() -> None:
    text = 'A: Ghoul 2/1 "Sacrifice a creature: You gain 1 life.", Cub 1/1\nA activates Ghoul, sacrificing Cub. Why does Cub die?'
    assert result(text)[0] == "Cub dies (sacrificed because of Ghoul)"
    shrunk = (
        'A: Cub 1/1; hand: Curse {B} instant "Target creature gets -1/-1 until end of turn."\nA casts Curse on Cub. '
    )
    assert result(f"{shrunk}Why does Cub die?")[0] == (
        "Cub dies, because its toughness is 0 or less: 1/1 (printed) → 0/0 (Curse)"
    )
