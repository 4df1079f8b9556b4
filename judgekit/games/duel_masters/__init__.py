"""Duel Masters (デュエル・マスターズ): the whole game by its rulebook `dm@2025`; every module names the chapters it implements.

A newcomer begins with `game` (what a position holds) and `turn` (what happens when).
"""

from judgekit.games.duel_masters import (
    actions,
    attack,
    characteristics,
    exchanging,
    instructions,
    playing,
    saying,
    shields,
    triggering,
    turn,
    waiting,
    zones,
)
from judgekit.games.duel_masters.game import DUEL

__all__ = [
    "DUEL",
    "actions",
    "attack",
    "characteristics",
    "exchanging",
    "instructions",
    "playing",
    "saying",
    "shields",
    "triggering",
    "turn",
    "waiting",
    "zones",
]
