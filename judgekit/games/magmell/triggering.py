"""302 and 703 誘発能力の誘発: what triggers on an event, and how it is put on チャント in ターン・プレイヤー order."""

from __future__ import annotations

from functools import partial

from judgekit.engine import Event
from judgekit.games.magmell.game import MAGMELL, PLAY_ZONES, Instance
from judgekit.games.magmell.information import CONTINUOUS, CREMATION, functioning
from judgekit.games.magmell.meanings import MEANING, passes
from judgekit.games.magmell.targets import TARGETING
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.triggers import Matching, Putting, PuttingRules, TriggerRules, Triggers

_ORDER_IN_CHANT = "408.3"  # several instances are put into the chant

MATCHES = Matching(MEANING, passes)
"""Which events a 誘発条件 or 置換事象 means."""


def _leaves(happening: Event) -> bool:
    """Tell whether an event takes an instance out of 戦闘エリア or 魔石エリア: abilities see it as it was there (302.1.2)."""
    return happening.kind == "move" and happening.get("from") in PLAY_ZONES


Triggers(
    MAGMELL,
    MEANING,
    MATCHES,
    partial(functioning, kinds=("triggered",)),
    CONTINUOUS.in_play_now,
    _leaves,
    TriggerRules(
        triggers=("302.1", "302.1.1", "703.1", "703.2", "703.3", "408.4"),
        condition=("302.1.4", "302.1.4.1"),
        looks_back=("302.1.2", "302.1.2.1"),
        delayed=("302.1.3",),
        once=("302.1.3.1",),
    ),
    lambda ability: ("224.4.3",) if ability == CREMATION else (),
)


def _on_chant(id: str, frame: Frame, number: int) -> Instance:
    player = frame.controller
    return Instance(id, None, player, player, "chant", "ability", frame=frame, number=number)


Putting(
    MAGMELL,
    _on_chant,
    TARGETING.can_be_aimed,
    PuttingRules(
        order=("703.4.1.1", _ORDER_IN_CHANT, "104"),
        refused=("703.4.1.1", _ORDER_IN_CHANT),
        put=("302.1", "408.1", "408.2", "408.4", "703.1", "703.4.1", "703.4.1.1", "705.3.3", "301.3"),
        aimed=("703.4", "703.4.1.2"),
        shared=("703.4.1.3",),
    ),
)
