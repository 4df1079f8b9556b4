"""MAGMELL (rules 1.01): a whole game, its modules named after the chapters and sections of the book."""

from judgekit.games.magmell import (  # noqa: F401 (each module fills the game with its rules)
    actions,
    battle,
    information,
    instructions,
    replacing,
    resolving,
    rights,
    rule_processing,
    setup,
    targets,
    triggering,
    turn,
    using,
    zones,
)
from judgekit.games.magmell.game import MAGMELL

__all__ = ["MAGMELL"]
