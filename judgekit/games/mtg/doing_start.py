"""103: the step of Magic scenarios by which a game starts, with mulligans and all."""

from __future__ import annotations

from judgekit.engine import Task
from judgekit.engine.scenes import Misfit, Table
from judgekit.games.mtg.casting_steps import word_of
from judgekit.games.mtg.doing import ACTIONS, Action, lay

BEFORE_A_GAME = ("library", "command", "outside")
"""Where cards are before a game starts: in decks, or set aside (103.2)."""


def _start(table: Table, action: Action) -> None:
    """Do the step `start-game: A`: the libraries are the decks, A is the starting player."""
    first = word_of(action, "start-game")
    if first not in table.position.players:
        raise Misfit(f"there is no player {first!r}", ("start-game",))
    elsewhere = sorted(id for id, record in table.position.objects.items() if record.place not in BEFORE_A_GAME)
    if elsewhere:
        raise Misfit(f"a game starts with cards in libraries only, not {', '.join(elsewhere)}", ("start-game",))
    lay(table, action, "start-game")
    table.interrupt(Task("start-game", (first,)))


ACTIONS["start-game"] = _start
