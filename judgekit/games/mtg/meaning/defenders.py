"""508.5, 802.2a: who is attacked, and which player defends against an attacker."""

from __future__ import annotations

from judgekit.games.mtg.meaning.views import view_of
from judgekit.games.mtg.state.combatants import (
    DEFENDING,
)
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import BATTLEFIELD


def attacked_player(position: MtgPosition, attacked: str) -> str | None:
    """Return the player who is attacked, in person or by a planeswalker; None for neither."""
    if attacked in position.players:
        return attacked
    if attacked not in position.objects or position.objects[attacked].place != BATTLEFIELD:
        return None
    return view_of(position).of(attacked).controller


def defender_against(position: MtgPosition, record: Object) -> str | None:
    """Return the defending player of one attacker, also where what it attacked is gone (506.4c, 508.5, 802.2a)."""
    player = attacked_player(position, record.attacking) if record.attacking else None
    return player if player is not None else record.get(DEFENDING)
