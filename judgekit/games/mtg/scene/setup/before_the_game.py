"""103: start positions before the game has begun: decks, or hands just drawn, and nothing anywhere else."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.wording import phrase
from judgekit.engine import Task
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.turn.starting import NO_DRAW
from judgekit.language.parts import Part

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.games.mtg.scene.setup.given_facts import GivenFacts

BEFORE_THE_GAME = "before-the-game"
"""Step of a start position in which no turn has begun yet."""

MULLIGANS = frozenset(("mulligan", "mulligans", BEFORE_THE_GAME))
"""Words for that step."""

APART_FROM_PLAY = frozenset(("library", "command", "outside"))
"""Where cards are before hands are drawn: in decks, or set aside (103.2)."""


def before_the_game(
    part: Part, objects: Mapping[str, Object], players: tuple[str, ...], facts: GivenFacts
) -> tuple[Task, ...]:
    """Return the agenda of a game that is about to start, the last task first; the active player is the starting player.

    Where hands are given they have been drawn, and players declare whether they take mulligans; otherwise all starts now.

    CR 103.2, 103.4, 103.7a, 103.7b.

    Args:
        part: the start position, for faults.
        objects: every object.
        players: in seating order.
        facts: the facts of the position; those of a turn are dropped.

    Raises:
        TermMalformed: something is where it cannot be before the game.
    """
    first: str = facts["active"]
    drawn = any(record.place == "hand" for record in objects.values())
    there = (*APART_FROM_PLAY, "hand") if drawn else APART_FROM_PLAY
    elsewhere = sorted(id for id, record in objects.items() if record.place not in there)
    if elsewhere:
        raise part["turn"].fault(
            phrase(
                "before a game cards are in libraries and hands only, not {elsewhere}", elsewhere=", ".join(elsewhere)
            )
        )
    facts.update({"step": "", "turn": 0})
    if not drawn:
        return (Task("start-game", (first,)),)
    place = players.index(first)
    order = (*players[place:], *players[:place])
    facts[NO_DRAW] = first if len(order) == 2 or facts.get("shared_life") else None
    return (
        Task("begin-turn", (first,)),
        Task("opening-hands", (order, ())),
        Task("declare-mulligans", (order, (), ())),
    )
