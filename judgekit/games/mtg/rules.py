"""Magic whole: every chapter that has code, imported so that its tasks, events and questions are known."""

from __future__ import annotations

from judgekit.games.mtg import (  # noqa: F401
    activating,
    announcing,
    attaching,
    attacking,
    blocking,
    casting,
    choosing,
    combat,
    combat_damage,
    cost_actions,
    counters,
    damage,
    destroying,
    drawing,
    evasion,
    following,
    impossible,
    instructions_choices,
    instructions_making,
    instructions_objects,
    instructions_players,
    last_known,
    life,
    losing,
    mana,
    moving,
    noticing,
    paying,
    priority,
    proposals,
    replacing,
    resolution,
    retargeting,
    special_actions,
    state_based_actions,
    status,
    targets,
    tokens,
    triggers,
    turn,
)
from judgekit.games.mtg.game import GAME

__all__ = ["GAME"]
