"""807: Grand Melee: several players take turns at the same time, each with a turn marker."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.state.game import MtgPosition, alive

MARKERS: Final = "grand_melee"
"""Fact: the variant is played."""

LEDGER: Final = "turn-markers"
"""Fact: the turn markers, where one has been passed, designated or removed already."""

PLAYERS_PER_MARKER = 4
"""For so many players in the game there is one turn marker (807.4a)."""


def turn_markers(position: MtgPosition) -> int:
    """Return how many turn markers there are: one for every four players still in it (807.4a)."""
    return len(alive(position)) // PLAYERS_PER_MARKER


def one_turn_only(position: MtgPosition) -> None:
    """Refuse to go on where several turns are taken at once, each with a stack of its own (807.4, 807.5).

    CR 807.5a.

    Raises:
        Unsupported: there is more than one turn marker.
    """
    if not position.facts.get(MARKERS):
        return
    ledger = position.facts.get(LEDGER)
    if (len(ledger) if ledger is not None else turn_markers(position)) > 1:
        raise Unsupported(phrase("several turns at the same time, each with its stack"), "807.4")
