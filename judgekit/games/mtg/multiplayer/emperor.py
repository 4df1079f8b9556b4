"""809: the Emperor variant: teams around an emperor, each player's range of influence, and a team that falls with its emperor."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.games.mtg.state.game import MtgPosition

EMPERORS: Final = "emperors"
"""Fact: the emperors, one of each team (809.2)."""

Teams = tuple[tuple[str, ...], ...]


def middle(team: tuple[str, ...]) -> str:
    """Return who sits in the middle of a team and is its emperor, the first of two (809.2, 809.6a)."""
    return team[(len(team) - 1) // 2]


def ranges(seats: tuple[str, ...], teams: Teams, emperors: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return how far everybody reaches in seats, as the game begins.

    A general's is the smallest that reaches one general of an opposing team, an emperor's the smallest that reaches two (809.6a);
    in teams of three that is 1 and 2 (809.3a).

    CR 809.6.

    Args:
        seats: the players in seating order.
        teams: the teams.
        emperors: the emperors.
    """
    return tuple((player, _smallest(seats, teams, emperors, player)) for player in seats)


def _smallest(seats: tuple[str, ...], teams: Teams, emperors: tuple[str, ...], player: str) -> int:
    own = next(team for team in teams if player in team)
    wanted = 2 if player in emperors else 1
    place = seats.index(player)
    for seats_away in range(1, len(seats)):
        near = {seats[(place + step) % len(seats)] for step in range(-seats_away, seats_away + 1)}
        if len([one for one in near if one not in own and one not in emperors]) >= wanted:
            return seats_away
    return len(seats)


def fall_with(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return who loses the game with a player: the whole team with its emperor (104.3i, 809.5b)."""
    if player not in position.facts.get(EMPERORS, ()):
        return ()
    team = position.players[player].team
    return tuple(id for id, one in position.players.items() if one.team == team and id != player and not one.lost)
