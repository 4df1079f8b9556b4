"""508.5, 802.2a: who is attacked, and which player defends against an attacker."""

from __future__ import annotations

from judgekit.games.mtg.meaning.views import view_of
from judgekit.games.mtg.state.combatants import (
    DEFENDING,
)
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import BATTLEFIELD

SIEGE = "Siege"
"""The battle type."""


PROTECTOR = "protector"
"""What was chosen for a battle as it entered: the player who protects it (310.8a of the book of 2026-04-17)."""


def protector_of(position: MtgPosition, record: Object) -> str | None:
    """Return the protector of a battle: who was chosen; for one without a battle type its controller.

    Args:
        position: the game.
        record: a battle on the battlefield.
    """
    chosen: str | None = dict(record.chosen).get(PROTECTOR)
    values = view_of(position).of(record.id)
    return values.controller if chosen is None and SIEGE not in values.subtypes else chosen


def attacked_player(position: MtgPosition, attacked: str) -> str | None:
    """Return the player who is attacked, in person, by a planeswalker, or by the battle that he protects; None for neither."""
    if attacked in position.players:
        return attacked
    if attacked not in position.objects or position.objects[attacked].place != BATTLEFIELD:
        return None
    values = view_of(position).of(attacked)
    return protector_of(position, position.objects[attacked]) if "battle" in values.types else values.controller


def defender_against(position: MtgPosition, record: Object) -> str | None:
    """Return the defending player of one attacker, also where what it attacked is gone (506.4c, 508.5, 802.2a)."""
    player = attacked_player(position, record.attacking) if record.attacking else None
    return player if player is not None else record.get(DEFENDING)


def attacks_a_battle(position: MtgPosition, record: Object) -> bool:
    """Tell whether an attacker attacks a battle (310.5 of the book of 2026-04-17)."""
    at = record.attacking
    if at is None or at not in position.objects or position.objects[at].place != BATTLEFIELD:
        return False
    return "battle" in view_of(position).of(at).types
