"""The size that is said of a card whose size is known already has to be so (Tarmogoyf (5/6))."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.wording import phrase
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.table.adapter import GameAdapter


def refuse_other_sizes(scene: GameAdapter, position: AnyPosition, said: Mapping[str, tuple[str, int]]) -> None:
    """Refuse a position in which something has another size than is said of it.

    Args:
        scene: the game.
        position: the position.
        said: by object the size that is said of it, with the line.

    Raises:
        NotationUnclear: one has.
    """
    for id, (size, line) in said.items():
        found = words(scene.object_value(position, id, scene.notation.size).value)
        if found != size:
            raise NotationUnclear(
                phrase("{name} is {found} here, not {size}", name=id, found=found, size=size),
                size,
                line,
                hint=phrase("say what makes it so: counters, what is attached, what lies in graveyards"),
            )
