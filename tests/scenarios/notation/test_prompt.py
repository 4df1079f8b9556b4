"""A situation played a line at a time: a line that cannot be done changes nothing, going back and other lines of play are whole."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from judgekit.core.errors import JudgekitError
from judgekit.scenarios import Walk, check_file
from judgekit.scenarios.files.model import NOT_CHOSEN, read_scenario_file
from judgekit.scenarios.notation.playing.boards import board
from judgekit.scenarios.notation.prompt import Play
from judgekit.scenarios.notation.words.faults import NotationUnclear

BLOCKED = ('A: Ox "Trample" 4/4', "B: life 9; Elf 1/1, Wall 0/5", "A attacks with Ox", "B blocks Ox with Wall and Elf")
ZAP = 'A: Ox 4/4; hand: Zap {R} instant "~ deals 3 damage to any target."'


def played(*lines: str, game: str = "mtg", lang: str = "en") -> Play:
    play = Play(game=game, lang=lang)
    for line in lines:
        play.say(line)
    return play


def shown(play: Play) -> list[str]:
    return board(play.table, "en")


def test_the_number_of_an_answer_gives_it() -> None:
    play = played(*BLOCKED)
    assert play.answers() == ["A orders Elf, Wall", "A orders Wall, Elf"]
    play.say("2")
    assert play.told()[-1] == "A orders Wall, Elf"
    (reply,) = play.say("to end of turn")
    assert reply.result[0].en == "Ox deals 4 to Wall, Elf deals 1 to Ox; Ox survives, Wall survives."


def test_a_number_that_no_answer_has_is_refused() -> None:
    play = played(*BLOCKED)
    before = play.told()
    for number in ("0", "3", "99999999999999999999"):
        with pytest.raises(JudgekitError, match="no answer"):
            play.say(number)
    assert play.told() == before


def test_a_decision_comes_before_everything_else() -> None:
    play = played(*BLOCKED)
    with pytest.raises(JudgekitError, match="A has to decide first"):
        play.say("to end of turn")
    assert play.told() == list(BLOCKED)


def test_undo_takes_back_line_for_line_to_the_beginning() -> None:
    play = played(BLOCKED[0], BLOCKED[1])
    boards = [shown(play)]
    for line in (BLOCKED[2], BLOCKED[3], "1", "to end of turn"):
        play.say(line)
        boards.append(shown(play))
    for before in reversed(boards[:-1]):
        play.undo()
        assert shown(play) == before
    with pytest.raises(JudgekitError, match="nothing was done"):
        play.undo()


def test_what_is_played_in_a_fork_leaves_the_other_line_as_it_was() -> None:
    play = played(*BLOCKED)
    there = shown(play)
    assert play.fork() == 2
    play.say("1")
    play.say("to end of turn")
    ended = shown(play)
    play.go(1)
    assert shown(play) == there
    play.say("2")
    play.go(2)
    assert shown(play) == ended


def test_more_of_the_position_may_be_said_until_somebody_acts() -> None:
    play = played("A: Ox 4/4")
    play.say("B: Elf 1/1")
    play.say("A attacks with Ox")
    with pytest.raises(NotationUnclear):
        play.say("B: Wall 0/5")
    assert play.told() == ["A: Ox 4/4", "B: Elf 1/1", "A attacks with Ox"]


def test_who_acts_first_has_the_turn() -> None:
    play = played("A: Elf 1/1", "B: Ox 4/4", "B attacks with Ox")
    assert "B's turn" in shown(play)[0]


def test_a_question_changes_nothing() -> None:
    play = played(BLOCKED[0], BLOCKED[1], BLOCKED[2])
    before = shown(play)
    assert play.say("? damage")[0].result
    assert play.say("? power of Ox")[0].result[0].en == "Ox: power 4"
    assert shown(play) == before


def test_what_the_rules_forbid_is_answered_and_not_done() -> None:
    play = played('A: Bird "Flying" 2/2', "B: Ox 4/4", "A attacks with Bird")
    before = shown(play)
    (reply,) = play.say("B blocks Bird with Ox")
    assert "702.9b" in reply.rules
    assert str(reply.result[0].en).startswith("Not possible")
    assert shown(play) == before


def test_what_was_said_reads_as_the_same_again() -> None:
    play = played(ZAP, "B: Elf 1/1", "A casts Zap", "A chooses Elf", "all pass")
    again = Play()
    again.read("\n".join(play.told()))
    assert shown(again) == shown(play)
    assert again.told() == play.told()


@pytest.mark.parametrize(
    "lines",
    [
        (*BLOCKED, "2", "to end of turn"),
        (ZAP, "B: life 3", "A casts Zap", "A chooses B", "all pass"),
        ("A: Ox 4/4", "B: Elf 1/1", "A attacks with Ox", "B blocks Ox with Elf", "to end of combat"),
        ("rules dm", "A: Drake {fire 5} 5000", 'B: Guard {light 2} 3000 "ブロッカー"', "A attacks with Drake", "2"),
        ("rules magmell", "A: Snake 3/2", "B: life 11, Guard 1/5", "A attacks with Snake", "B defends with Guard"),
    ],
)
def test_a_saved_scenario_passes(lines: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "saved.yaml"
    file.write_text(played(*lines).as_scenario(), encoding="utf-8")
    result = check_file(file)
    assert result.verdict == "pass", result.message


def test_a_saved_scenario_expects_what_happened() -> None:
    text = played(ZAP, "B: life 3", "A casts Zap", "A chooses B", "all pass").as_scenario()
    assert 'player: B, life: "0"' in text.replace("life: 0", 'life: "0"')
    assert "704.5a" in text or "120.3a" in text


def test_a_file_with_a_position_is_begun_with_and_what_is_done_in_it_is_done() -> None:
    play = Play()
    replies = play.read("\n".join([*BLOCKED, "? power of Ox"]))
    assert len(replies) == 3
    assert play.told() == list(BLOCKED)
    assert play.question is not None
    assert play.question.kind == "damage-order"


@pytest.mark.parametrize(
    "file", ["combat/attacking-without-attackers.yaml", "keywords/trample/blocker-with-trample.yaml"]
)
def test_a_scenario_is_begun_with_where_its_script_ends_and_undo_goes_back_through_it(file: str) -> None:
    path = Path("corpus/mtg/scenarios") / file
    scenario = read_scenario_file(path, str(path), NOT_CHOSEN)
    play = Walk(scenario)
    play.to_the_end()
    assert len(play.line) > 1
    play.undo(len(scenario.script))
    assert play.told() == []
    assert play.table.run.table.position == play.table.start


def test_the_board_names_what_lies_where() -> None:
    lines = shown(played("A: life 7, 2 Forest, Ox 3/3 (tapped)", "B: Elf 1/1; graveyard: Cub 2/2; hand: 2 cards"))
    assert "A: life 7, library 40" in lines
    assert "  Forest ×2" in lines
    assert "  Ox 3/3 (tapped)" in lines
    assert "  Elf 1/1" in lines
    assert "  graveyard: Cub" in lines


def test_the_board_of_the_other_games_has_the_names_of_their_books() -> None:
    duel = board(played("rules dm", "A: Drake {fire 5} 5000").table, "en")
    assert "  shields: 5 unknown" in duel
    magmell = board(played("rules magmell", "A: Snake 3/2").table, "ja")
    assert "  Snake 3/2" in magmell
    assert "  魔導書: 30枚" in magmell


WORDS = (
    "A",
    "B",
    ":",
    "attacks",
    "with",
    "Ox",
    "Elf",
    "casts",
    "?",
    "=",
    "chooses",
    "1",
    "(",
    ")",
    "all",
    "pass",
    "to",
    "end",
)


@settings(max_examples=30, deadline=None)
@given(
    st.one_of(
        st.text(max_size=40),
        st.text('AB:;,?=()"「」/ 123Oxwithattcks攻撃', max_size=30),
        st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join),
    )
)
@example("0\x1f")  # a blank to strip, and none to int
def test_any_line_is_answered_or_refused_and_a_refused_one_changes_nothing(line: str) -> None:
    play = at_blocks()
    done, before, told = len(play.line), shown(play), play.told()
    try:
        play.say(line)
    except JudgekitError:
        assert shown(play) == before
        assert play.told() == told
    else:
        while len(play.line) > done:
            play.undo()


@cache
def at_blocks() -> Play:
    """Return one situation in which every line is tried, begun only where the test is run."""
    return played(BLOCKED[0], BLOCKED[1], BLOCKED[2])
