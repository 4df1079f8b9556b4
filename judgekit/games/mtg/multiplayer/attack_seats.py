"""803, 809.3c, 811.4: options that allow attacks only on opponents at a certain side of the table."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.games.mtg.state.game import MtgPosition, alive

ATTACKS_ONLY: Final = "attacks_only"
"""Fact: (sides, rules): the seats next to a player, -1 to the right and 1 to the left, at which that player can attack."""

LEFT, RIGHT = 1, -1

ADJACENT = (RIGHT, LEFT)


def seated_for_attack(position: MtgPosition, player: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of other players whom a player can attack by where they sit; everybody without such an option.

    CR 803.1a, 803.1b, 807.2b, 809.3c, 811.4.

    Args:
        position: the game.
        player: who attacks.
        others: the opponents.
    """
    only = position.facts.get(ATTACKS_ONLY)
    if only is None:
        return others
    seats = alive(position)
    if player not in seats:
        return ()
    place = seats.index(player)
    near = {seats[(place + side) % len(seats)] for side in only[0]}
    return tuple(id for id in others if id in near)


def rules_of_seats(position: MtgPosition) -> tuple[str, ...]:
    """Return the rules of the option, none where there is no such option."""
    only = position.facts.get(ATTACKS_ONLY)
    return only[1] if only is not None else ()
