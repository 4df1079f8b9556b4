"""103, 807, 808: steps of Magic scenarios by which a game starts, with mulligans and all, and turns of a Grand Melee end."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Refused, Task
from judgekit.games.mtg.multiplayer.grand_melee import MARKERS
from judgekit.games.mtg.multiplayer.team_seats import MIDDLE_SEATS
from judgekit.games.mtg.multiplayer.turn_markers import markers_of, takers
from judgekit.games.mtg.scene.steps.steps import ACTIONS, lay
from judgekit.games.mtg.scene.steps.words import Action
from judgekit.table.adapter import Misfit, Session
from judgekit.table.steps import player_of, word_of

BEFORE_A_GAME = ("library", "command", "outside")
"""Where cards are before a game starts: in decks, or set aside (103.2)."""


def _start(table: Session, action: Action) -> None:
    """Do the step `start-game: A`: the libraries are the decks, A is the starting player."""
    first = player_of(table, action, "start-game")
    elsewhere = sorted(id for id, record in table.position.objects.items() if record.place not in BEFORE_A_GAME)
    if elsewhere:
        raise Misfit(
            phrase("a game starts with cards in libraries only, not {elsewhere}", elsewhere=", ".join(elsewhere)),
            ("start-game",),
        )
    centre = table.position.facts.get(MIDDLE_SEATS, ())
    if centre and first not in centre:
        why = phrase("{players} would go first for their teams", players=", ".join(centre))
        raise IllegalAnswer(table.position.question, "start-game", Refused(("808.4",), why))
    lay(table, action, "start-game")
    table.interrupt(Task("start-game", (first,)))


def _end_turn(table: Session, action: Action) -> None:
    """Do the step `end-turn: A` of a Grand Melee: one of the turns taken at the same time ends, nothing more happens in it."""
    player = word_of(action, "end-turn")
    lay(table, action, "end-turn")
    played = len(markers_of(table.position)) < 2 and table.position.question is not None
    if not table.position.facts.get(MARKERS) or played:
        raise Misfit(phrase("only one of several turns at the same time is ended so"), ("end-turn",), "advance: upkeep")
    if player not in takers(table.position):
        raise Misfit(
            phrase("{player} takes no turn now", player=player),
            ("end-turn",),
            phrase("turns of: {position}", position=", ".join(takers(table.position))),
        )
    table.interrupt(Task("marked-turn-over", (player,)))


ACTIONS["start-game"] = _start
ACTIONS["end-turn"] = _end_turn
