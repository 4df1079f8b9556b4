"""The games that scenarios can be played in, each loaded when the first scenario needs it."""

from __future__ import annotations

from functools import cache

from judgekit.core.modules import import_module
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.table.adapter import GameAdapter

SCENES = {
    "dm": "judgekit.games.duel_masters.adapter",
    "magmell": "judgekit.games.magmell.adapter",
    "mtg": "judgekit.games.mtg.scene.adapter",
    "mtg6": "judgekit.games.mtg.scene.sixth_edition",
}
"""The module of each game that has a `ADAPTER`."""


def package_of(game: str) -> str:
    """Return the package that holds the rules of a game that has a scene ("judgekit.games.mtg")."""
    return ".".join(SCENES[game].split(".")[:3])


@cache
def adapter_of(game: str) -> GameAdapter:
    """Return the scene of a game.

    Raises:
        Unsupported: the game has no rules in code.
    """
    module = SCENES.get(game)
    if module is None:
        raise Unsupported(phrase("the game {name!r} has no rules in code", name=game))
    try:
        scene: GameAdapter = import_module(module).ADAPTER
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        raise Unsupported(phrase("the game {name!r} has no rules in code", name=game)) from None
    return scene
