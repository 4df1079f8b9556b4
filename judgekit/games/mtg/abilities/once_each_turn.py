"""603.2, 603.2i: which abilities that do so only once each turn have triggered this turn, or have done what they say."""

from __future__ import annotations

from typing import Final

from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame

TRIGGERED: Final = "triggered"
"""Fact that keeps which of these abilities have triggered or acted in this turn: (source, ability)."""

DOES_ONCE: Final = ("does-once-each-turn",)
"""The limit of an ability that goes on triggering until its controller has done what it says (603.2i)."""


def known_this_turn(position: MtgPosition, frame: Frame) -> bool:
    """Tell whether an ability has already triggered, or acted, in this turn."""
    return (frame.source, frame.ability) in position.facts.get(TRIGGERED, ())


def keep_for_this_turn(draft: MtgDraft, frame: Frame) -> None:
    """Keep for the rest of the turn that an ability has triggered, or acted."""
    draft.set_fact(TRIGGERED, (*draft.facts.get(TRIGGERED, ()), (frame.source, frame.ability)))


def acts_once(frame: Frame) -> bool:
    """Tell whether an ability does what it says only once each turn (603.2i)."""
    return frame.ability is not None and DOES_ONCE in frame.ability.limits
