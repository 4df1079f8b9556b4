"""718: controlling another player: who makes the decisions of whom, during which turn, and which are never taken over."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Refused, Unsupported
from judgekit.games.mtg.abilities.interpreter import instruction, players
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.terms.records import Action
from judgekit.table.adapter import Finding, Misfit, Session

CONTROLLED: Final = "player_control"
"""Fact: (player, who controls that player) during the present turn."""

PENDING: Final = "player_control_next"
"""Fact: (player, who will control that player) during the next turn that player takes (718.1)."""

OUTSIDE_THE_RULES: dict[str, tuple[str, ...]] = {
    "concede": ("718.6", "104.3a"),
    "leave-the-table": ("718.5b",),
    "trade-a-card": ("718.5b",),
    "intentional-draw": ("718.5b",),
    "call-a-judge": ("718.5b",),
}
"""Decisions that no rule and no object of the game calls for: each player always makes them alone, with the rules of that."""


def decides(position: MtgPosition, player: str) -> tuple[str, tuple[str, ...]]:
    """Return who makes the decisions of a player, and the rules where that is somebody else (718.3, 718.5, 718.8)."""
    for controlled, controller in position.facts.get(CONTROLLED, ()):
        if controlled == player and not position.players[controller].lost:
            return controller, ("718.5",) if controller != player else ("718.9",)
    return player, ()


GAME.decides = decides


@instruction("control-player")
def control_player(draft: MtgDraft, key: int, action: Action) -> None:
    """Control a player during the next turn that player takes; a later such effect overwrites an earlier one (718.1a).

    CR 718.9.
    """
    until = action.get("until")
    if until is not None and until[0] != "next-turn":
        raise Unsupported(phrase("controlling a player for a limited duration"), "718.2")
    controller = frame_of(draft, key).you
    pending = dict(draft.facts.get(PENDING, ()))
    for player in players(draft, key, action.of):
        overwritten = ("718.1a",) if player in pending else ()
        pending[player] = controller
        draft.note("will-control", of=player, by=controller, rules=("718.1", *overwritten))
    draft.set_fact(PENDING, tuple(sorted(pending.items())))


def begin_control(draft: MtgDraft, active: tuple[str, ...]) -> None:
    """Let effects on the players whose turn begins start, and those of the turn before end (718.1).

    CR 718.1b.

    Args:
        draft: the game as a turn begins.
        active: whose turn it is.
    """
    pending = dict(draft.facts.get(PENDING, ()))
    if not pending and CONTROLLED not in draft.facts:
        return
    draft.drop_fact(CONTROLLED)
    begun = tuple((player, pending.pop(player)) for player in active if player in pending)
    for player, controller in begun:
        draft.note("controls-player", of=player, by=controller, rules=("718.1", "718.3"))
    if begun:
        draft.set_fact(CONTROLLED, begun)
        draft.set_fact(PENDING, tuple(sorted(pending.items())))


def control_waits(draft: MtgDraft, player: str) -> None:
    """Keep an effect that will control a player whose turn is skipped for the turn that the player does take (718.1b)."""
    if player in dict(draft.facts.get(PENDING, ())):
        draft.cite("718.1b")


def decider_outside(position: MtgPosition, query: Mapping[str, object]) -> Finding | None:
    """Return who makes a decision that the game does not call for: always the player (718.5b); None for any other decision.

    CR 104.3a, 718.6.
    """
    rules = OUTSIDE_THE_RULES.get(str(query["decider"]))
    if rules is None:
        return None
    player = str(query.get("of", query.get("player", position.facts.get("active"))))
    if player not in position.players:
        raise Misfit(phrase("there is no player {player!r}", player=player), ("of",))
    return Finding(player, rules)


def decide_outside(table: Session, action: Mapping[str, object]) -> None:
    """Do the step `decide: intentional-draw, player: A, by: B`: nobody but the player decides that (718.5b, 718.6)."""
    what = str(action["decide"])
    rules = OUTSIDE_THE_RULES.get(what)
    if rules is None:
        raise Misfit(
            phrase("no such decision: {what!r}", what=what),
            ("decide",),
            phrase("known: {outside_the_rules}", outside_the_rules=", ".join(OUTSIDE_THE_RULES)),
        )
    player = str(action.get("player", table.position.facts.get("active")))
    own_decision(player, action.get("by"), what)


def own_decision(player: str, by: object, what: str) -> None:
    """Refuse that somebody else makes a decision for a player that no rule and no object calls for.

    Raises:
        IllegalAnswer: somebody else would decide.
    """
    if by is not None and by != player:
        raise IllegalAnswer(
            None, what, Refused(OUTSIDE_THE_RULES[what], phrase("only {player} decides that", player=player))
        )
