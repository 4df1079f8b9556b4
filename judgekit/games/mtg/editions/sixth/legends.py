"""The legends of the sixth edition: a creature type, of which only the eldest of a name stays in play."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Event, Unsupported
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS

BY_AGE = "of legends with one name the eldest stays"
"""Policy: a creature of the type Legend stays only where no other of its name has been in play before it."""
GAME.policies[BY_AGE] = False

LEGEND = "mtg6:glossary/レジェンド"
"""Legends."""


def _by_age(position: MtgPosition) -> bool:
    return position.game.policies[BY_AGE]


def younger_legends(position: MtgPosition) -> Iterator[Event]:
    """Legends that came into play while another of their name was there go to their owners' graveyards.

    Raises:
        Unsupported: two of a name came into play at the same time; the book does not say which stays.
    """
    view = view_of(position)
    by_name: dict[str, list[Object]] = {}
    for record in permanents(position):
        values = view.of(record.id)
        if "Legend" in values.subtypes and "creature" in values.types and values.name:
            by_name.setdefault(values.name, []).append(record)
    for records in by_name.values():
        eldest = min(record.timestamp for record in records)
        if sum(1 for record in records if record.timestamp == eldest) > 1:
            raise Unsupported(phrase("legends of one name that came into play at the same time"), LEGEND)
        for record in records:
            if record.timestamp != eldest:
                yield moving(position, record.id, "graveyard", None, reason="state", rules=(LEGEND,))


CONDITIONS.append(younger_legends, _by_age)
