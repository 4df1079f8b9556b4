"""Every line that is not understood is told of in one run; a question that is not understood does not take the others with it."""

from __future__ import annotations

import json

import pytest

from judgekit.cli.scenarios.asking import ask
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation_answers import answered

FIGHT = "A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox\nB blocks with Elf\n"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("A: Ox 4/4 (glowing)\nB: Elf 1/1\nA frobs Ox\nB blocks Ox with Elf\nWhat dies? Does Ox zing?", (1, 3, 5)),
        ("A: Ox 4/4\nA frobs Ox\nA attacks with Ox\nB zings\nDoes Ox zing?", (2, 4, 5)),
        ("A: 角牛 4/4\nAは角牛でぷにぷにした\nBは角牛をぽよった\n角牛はどうなる?", (2, 3)),
        ("A: Ox 4/4 (glowing)\nB: Elf 1/1 (humming)", (1, 2)),
        # The text of a card that is not understood is told beside the others, and one that is understood is not.
        ('A: Ox 4/4 (glowing)\nB: Elf 1/1 "Frobs on Tuesdays."\nA: Bird 2/2 "Flying"', (1, 2)),
        ("A: 角牛 4/4(ぴかぴか)\nB: エルフ 1/1「火曜日にぷにぷにする。」、鳥 2/2「飛行」", (1, 2)),
    ],
)
def test_every_line_that_is_not_understood_is_told(text: str, lines: tuple[int, ...]) -> None:
    with pytest.raises(NotationUnclear) as refused:
        answered(text)
    assert tuple(one.line for one in refused.value.parts if isinstance(one, NotationUnclear)) == lines


def test_a_line_behind_the_fault_that_names_what_comes_later_is_no_fault() -> None:
    with pytest.raises(NotationUnclear) as refused:
        answered("A: Ox 4/4\nA frobs Ox\nA attacks with Soldier of the Dawn and Ox\n? damage")
    assert refused.value.line == 2
    assert not refused.value.parts


def test_questions_that_are_understood_are_answered() -> None:
    found = answered(f"{FIGHT}What dies? Does Ox zing?\nIs Elf tapped?")
    dies, unread, tapped = found.replies
    assert "Elf dies" in str(dies.result[0].en)
    assert unread.unread is not None
    assert (unread.unread.line, unread.result) == (5, [])
    assert "tapped" in str(tapped.result[0].en)


def test_what_happens_is_told_where_no_question_is_understood() -> None:
    (only,) = answered(f"{FIGHT}Does Ox zing?").replies
    assert only.unread is not None
    assert "Elf dies" in str(only.result[0].en)


def test_the_exit_code_says_that_a_question_was_not_understood() -> None:
    shown, status = ask(None, f"{FIGHT}What dies? Does Ox zing?", edition=None, lang="en")
    assert status == 2
    assert "Elf dies" in shown
    assert "line 5: not understood" in shown
    plain, _status = ask(None, f"{FIGHT}Does Ox zing?", edition=None, lang="en", as_json=True)
    assert "zing" in json.loads(plain)["answers"][0]["unread"]


def test_a_question_that_is_not_understood_is_told_once_for_every_way_of_a_decision() -> None:
    text = "A: Ox 4/4\nB: Elf 1/1, Imp 1/1\nA attacks with Ox\nB blocks with Elf and Imp\nA passes\nWhat dies? Does Ox zing?"
    found = answered(text)
    assert len(found.replies) == 2
    assert found.replies[1].unread is not None


@pytest.mark.parametrize(
    ("line", "without"),
    [
        ("A attacks with Ox, obviously enough", "A attacks with Ox"),
        ("A attacks with Ox grumblingly", "A attacks with Ox"),
        ("AはOxで攻撃、ガツンと", "AはOxで攻撃"),
    ],
)
def test_a_line_is_offered_without_the_words_that_are_not_understood(line: str, without: str) -> None:
    with pytest.raises(NotationUnclear) as raised:
        answered(f"A: Ox 4/4\nB: life 20\n{line}\n")
    assert raised.value.hint.endswith(f": {without}")


@pytest.mark.parametrize("line", ["A attacks with Ox unless wibbled", "A attacks with Ox except wibble"])
def test_words_that_turn_the_meaning_are_never_offered_as_left_out(line: str) -> None:
    with pytest.raises(NotationUnclear) as raised:
        answered(f"A: Ox 4/4\nB: life 20\n{line}\n")
    assert "without what is not understood" not in raised.value.hint


def test_a_question_without_the_word_that_asks_is_not_understood() -> None:
    (said,) = answered(f"{FIGHT}trigger resolves first?").replies
    assert said.unread is not None
