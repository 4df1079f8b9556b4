"""Remarks of who tells a situation are left aside aloud; a line that may say something of the game is never one."""

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.reading.notations import grammar_of
from judgekit.scenarios.notation.reading.remarks import without_remarks
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.splitting import Quotes, Statement
from tests.scenarios.notation.tables import of, result

FIGHT = "A: Ox 4/4\nB: life 20\nA attacks with Ox\n"


@pytest.mark.parametrize(
    "remark",
    [
        "An old chestnut from round 3.",
        "Weird board state.",
        "Thanks in advance!",
        "This came up at my table today.",
        "B argues that Ox is summoning sick.",
        'B says "then I wrath the board".',
        "A says flying saves Ox.",
        "B said that Ox is tapped.",
        "よくある質問です。",
        "Standard, third table, both players very confident.",
        "(two very patient players, both of them sure)",
        "昨日の大会での話。",
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_a_remark_is_left_aside_and_that_is_said(remark: str, first: bool) -> None:
    answer = of(f"{remark}\n{FIGHT}" if first else f"{FIGHT}{remark}\n")
    assert "B: life 20 → 16" in str(answer.replies[0].result[0].en)
    assert any(remark.strip(".!。()") in str(one.en) for one in answer.granted)


def test_a_remark_in_brackets_stands_behind_a_question_too() -> None:
    answer = of(
        f"{FIGHT}How much life does B have? (sorry, everyone asks this)\n(yes I know, easy)\nDoes Ox survive?\n"
    )
    assert [str(one.result[0].en) for one in answer.replies] == ["B: life 16", "Yes: Ox survives"]


def test_remarks_alone_are_no_situation() -> None:
    with pytest.raises(JudgekitError):
        result("Thanks in advance!\n")


@pytest.mark.parametrize(
    "line",
    [
        "Everything is hexproof.",
        "The goblin dies.",
        "Elk is not here.",
        "They wibble.",
        "Nobody wibbles.",
        "Wibbles 3.",
        "Both players wibble.",
        "(both are hexproof)",
        "(everybody wibbles)",
        "(Flying, the player didn't believe it)",
        "(tapped and attacking, B did not like it)",
        "Ox wibbles.",
        "ダメージはほげる。",
        "Oxはほげる。",
    ],
)
def test_a_line_that_may_say_something_of_the_game_is_no_remark(line: str) -> None:
    with pytest.raises(JudgekitError, match=r"understood|known"):
        of(f"A: Ox 4/4, Elk 2/2\nB: life 20\nA attacks with Ox\n{line}\n")


@pytest.mark.parametrize("name", ["Sentry", "Ogre", "Drake", "Faun", "Imp", "Kraken", "Lamia", "Nymph", "Oni", "Pixie"])
def test_a_line_that_names_what_is_there_is_no_remark_whatever_else_it_names(name: str) -> None:
    lines = [Statement("said", "", body, 1) for body in (f"{name} 2/2", f"The Bandit blorps {name}", "Weird board")]
    kept, aside, _heard = without_remarks(lines, grammar_of("dm"), Quotes())
    assert kept == lines[:2]
    assert len(aside) == 1


@pytest.mark.parametrize("named", ["rules dm", "rules magmell", "ルール dm"])
def test_the_line_that_names_the_game_is_no_remark(named: str) -> None:
    assert not any("remark" in str(one.en) for one in of(f"{named}\nA: Ox 2000\n? what dies\n").granted)


@pytest.mark.parametrize(
    ("before", "behind"),
    [
        ("(角牛の分も数えるのか、で揉めています)\n", ""),
        ("(角牛はタップ状態だった、とBが言っている)\n", ""),
        ("", "(16だと思う)"),
        ("", " (角牛の分も数えるのかで意見が割れました)。"),
    ],
)
def test_what_is_disputed_in_brackets_is_heard_only(before: str, behind: str) -> None:
    said = f"A: 角牛 4/4\nB: ライフ20\nAは角牛で攻撃。Bはブロックしない。\n{before}Bのライフは?{behind}"
    answer = of(said)
    assert str(answer.replies[0].result[0].ja) == "Bのライフは16"
    assert any("状況に含めない" in str(one.ja) for one in answer.granted)


def test_a_bracket_that_tells_of_a_deed_is_no_remark() -> None:
    with pytest.raises(JudgekitError):
        of("A: 角牛 4/4\nB: ライフ20\nAは角牛で攻撃。\nBのライフは?(角牛はほげる)")


@pytest.mark.parametrize(
    "remark",
    [
        "(second time we get this one today)",
        "(a real puzzle for my friends)",
        "(B says trample stops that)",
        "(A swears flying counts here)",
        "(First strike and lifelink, the opponent couldn't believe it.)",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_bracket_of_who_tells_is_heard_only_whatever_its_words(remark: str, alone: bool) -> None:
    told = f"{FIGHT.rstrip()}\n{remark}\n" if alone else f"{FIGHT.rstrip()} {remark}\n"
    answer = of(f"{told}What is B's life?\n")
    assert [str(one.result[0].en) for one in answer.replies] == ["B: life 16"]
    assert any(remark.strip("()") in str(one.en) for one in answer.granted)


@pytest.mark.parametrize(
    "bracket",
    [
        "(with Lightning Bolt today instead)",
        "(the attacker atacks tonight)",
        "(B forgets to pay)",
        "(B says no block)",
        "(I wibble Ox today)",
        "(they wibble 3 today)",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_bracket_that_may_tell_a_deed_is_not_heard_only(bracket: str, alone: bool) -> None:
    with pytest.raises(JudgekitError):
        of(f"{FIGHT.rstrip()}{chr(10) if alone else ' '}{bracket}\nWhat is B's life?\n")


def test_a_bracket_in_words_of_the_game_is_another_line_of_play_and_told_to_be_impossible_where_it_is() -> None:
    told = of(f"{FIGHT}(B declines to pay)\nWhat is B's life?\n").replies
    assert any(str(one.result[0].en).startswith("Not possible: B declines to pay") for one in told)


ATTACK = "A has Ox 4/4, B has Elf 1/1. A attacks with Ox"


@pytest.mark.parametrize("said", ["he thinks", "or so he says", "deathtouch again, sigh", "they both laughed"])
def test_what_is_only_thought_or_sighed_in_brackets_is_left_out_aloud(said: str) -> None:
    found = of(f"{ATTACK}, no blocks ({said}).\nWhat's B's life?")
    assert found.replies[0].result[0].en == "B: life 16"
    assert any(said in str(one.en) for one in found.granted)


@pytest.mark.parametrize(
    "said", ["tapped, sigh", "no blocks, sigh", "he pays, ugh", "B thinks", "Elf again, sigh", "with 2 more, sigh"]
)
def test_a_sigh_about_a_deed_or_a_thing_is_not_left_out(said: str) -> None:
    if said == "B thinks":
        assert of(f"{ATTACK} ({said}).\nWhat's B's life?")
        return
    with pytest.raises(NotationUnclear):
        of(f"{ATTACK} ({said}).\nWhat's B's life?")
