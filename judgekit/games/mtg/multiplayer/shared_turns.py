"""805: shared team turns: a team has the turn and the priority, not a player."""

from __future__ import annotations

from judgekit.engine import Ask
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, sharing_turns


def sides(position: MtgPosition) -> int:
    """Return how many pass in succession before anything resolves: the players, or the teams where they share turns (805.5b)."""
    there = [player for player in position.players.values() if not player.lost]
    return len({player.team for player in there}) if position.facts.get("shared_turns") else len(there)


@GAME.task("hand-over")
def hand_over(draft: MtgDraft, player: str) -> Ask:
    """Another player of the team that has priority acts (805.5a)."""
    draft.take()
    draft.set(priority=player)
    draft.note("priority", of=player, rules=("805.5", "805.5a"))
    return Ask("priority", player)


def acts_with(position: MtgPosition, player: str | None, other: str) -> bool:
    """Tell whether a player decides together with another one: the same player, or a teammate who shares turns (805.5a).

    CR 805.4a, 805.10a.
    """
    return player == other or (player in position.players and player in sharing_turns(position, other))


def declaring(position: MtgPosition, defending: tuple[str, ...]) -> tuple[str, ...]:
    """Return who declares blockers: each defending player, or one for each defending team, which has one block (805.10d).

    CR 802.4.
    """
    found: list[str] = []
    for player in defending:
        if not any(player in sharing_turns(position, other) for other in found):
            found.append(player)
    return tuple(found)
