"""805.4d: abilities that trigger as a step begins which several players of a team share."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.layers.in_force import InForce
from judgekit.games.mtg.meaning.matching import Moment, is_player
from judgekit.games.mtg.state.game import sharing_turns
from judgekit.games.mtg.terms.records import Pattern


def for_each_member(moment: Moment, entry: InForce, happening: Event, pattern: Pattern) -> tuple[Event, ...]:
    """Return the beginnings of a step on which an ability triggers: one for each player of the team whom it speaks of, else one.

    CR 805.4d.

    Args:
        moment: the event's before and after.
        entry: the triggered ability.
        happening: the event that it triggers on.
        pattern: its trigger condition.
    """
    if happening.kind != "step" or happening.of is None or happening.of not in moment.after.players:
        return (happening,)
    team = sharing_turns(moment.after, happening.of)
    asked = pattern.get("player")
    if len(team) < 2 or not _speaks_of_player((entry.ability.do, entry.ability.modes, entry.ability.condition)):
        return (happening,)
    return tuple(
        happening._replace(of=player)
        for player in team
        if asked is None or is_player(moment, player, asked, entry.frame)
    )


def _speaks_of_player(term: object) -> bool:
    """Tell whether a term speaks of "that player", whose step it is."""
    if not isinstance(term, tuple):
        return False
    return term == ("event", "player") or any(_speaks_of_player(part) for part in term)
