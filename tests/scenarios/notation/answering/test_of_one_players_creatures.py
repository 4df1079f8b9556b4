"""What is left is asked of one player's creatures, or of one kind: nothing of the other player, or of another kind, is named."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

FIGHT = "A: Elk 2/2, Ox 4/4, Dell Relic artifact\nB: Wolf 3/3\nA attacks with Elk. B blocks with Wolf.\n"


@each(
    [
        ("Which of A's creatures are left?", "Left: Ox (A)"),
        ("Which of A's permanents are left?", "Left: Ox (A), Dell Relic (A)"),
        ("Which of B's creatures survive?", "Left: Wolf (B)"),
        ("Which creatures does A have left?", "Left: Ox (A)"),
        ("Which creatures are left?", "Left: Ox (A), Wolf (B)"),
        ("Which permanents are left?", "Left: Ox (A), Dell Relic (A), Wolf (B)"),
        ("どのクリーチャーが生き残る?", "Left: Ox (A), Wolf (B)"),
    ]
)
def test_what_is_left_is_told_of_whom_and_of_which_kind_it_is_asked(asked: str, answer: str) -> None:
    assert result(FIGHT + asked)[0] == answer


@each([("Which of B's creatures die?",), ("Which of B's creatures can attack?",)])
def test_another_question_of_one_players_creatures_is_not_answered_of_all(asked: str) -> None:
    with pytest.raises(NotationUnclear):
        of(FIGHT + asked)
