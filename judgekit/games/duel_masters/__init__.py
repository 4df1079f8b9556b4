"""Duel Masters (デュエル・マスターズ): the whole game by its rulebook `dm@2025`; every module names the chapters it implements.

A newcomer begins with `game` (what a position holds) and `turn` (what happens when).
"""

from judgekit.games.duel_masters import (  # noqa: F401 (each module fills the game with its rules)
    instructions,
    shields,
    triggering,
    turn,
)
from judgekit.games.duel_masters.game import DUEL

__all__ = ["DUEL"]
