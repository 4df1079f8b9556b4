"""808.4: which player of a team goes first in a Team vs. Team game, by where the players of the team sit."""

from __future__ import annotations

from judgekit.core.typed import Final

MIDDLE_SEATS: Final = "middle_seats"
"""Fact: the player of each team who goes first if that team does (808.4)."""


def middle_seat(team: tuple[str, ...]) -> str:
    """Return who of a team goes first: the player in its centre seat, or left of its midpoint, where the turn goes on (808.4).

    Args:
        team: its players in seating order, each to the left of the one before.
    """
    return team[len(team) // 2]
