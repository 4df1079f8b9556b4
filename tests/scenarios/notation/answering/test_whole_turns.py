"""Whether a player can survive is shown by the line of play that decides it."""

from __future__ import annotations

from tests.scenarios.notation.tables import of

BOARD = "A: Ox 6/6 trample attacking\nB: life {}, Wall 0/4 blocking Ox\n? can B survive this combat\n"


def test_where_the_others_can_win_the_line_on_which_they_do_is_shown() -> None:
    (reply,) = of(BOARD.format(1)).replies
    first, then = (str(one.en) for one in reply.result[:2])
    assert first == "B survives this turn only where the others let it happen"
    assert "B loses the game" in then
    assert "mtg:704.5a" in reply.rules or "704.5a" in reply.rules
    assert [str(line) for _what, lines in reply.open for line in lines]


def test_where_nobody_can_win_no_line_on_which_somebody_does_is_shown() -> None:
    (reply,) = of(BOARD.format(7)).replies
    first, then = (str(one.en) for one in reply.result[:2])
    assert first == "B survives this turn on every line of play"
    assert "loses" not in then
