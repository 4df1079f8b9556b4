"""603.2, 603.2i: which abilities that do so only once, or once each turn, have triggered, or have done what they say."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame

TRIGGERED: Final = "triggered"
"""Fact that keeps which of these abilities have triggered or acted in this turn: (source, ability)."""

EVER: Final = "triggered_ever"
"""Fact that keeps which abilities that trigger only once have done so: the object is another one when it comes back (400.7)."""

ONCE: Final = ("once",)
"""The limit of an ability that triggers only once as long as its source stays the same object."""

TWICE: Final = ("twice-each-turn",)
"""The limit of an ability that triggers only twice each turn."""

DOES_ONCE: Final = ("does-once-each-turn",)
"""The limit of an ability that goes on triggering until its controller has done what it says (603.2i)."""


RESOLVES_ANYWAY: Final = ("resolves-anyway",)
"""What an ability says that resolves though its targets are illegal: no limit on how often it triggers (608.2b)."""


def limits_times(frame: Frame) -> bool:
    """Tell whether an ability says how often it triggers or acts."""
    return frame.ability is not None and bool(frame.ability.limits) and RESOLVES_ANYWAY not in frame.ability.limits


def known_this_turn(position: MtgPosition, frame: Frame) -> bool:
    """Tell whether an ability has triggered, or acted, in this turn as often as it may; one that does so only once, at any time."""
    key = (frame.source, frame.ability)
    most = 2 if frame.ability is not None and TWICE in frame.ability.limits else 1
    return position.facts.get(TRIGGERED, ()).count(key) >= most or key in position.facts.get(EVER, ())


def keep_for_this_turn(draft: MtgDraft, frame: Frame) -> None:
    """Keep for the rest of the turn that an ability has triggered, or acted; that it triggered its only time is kept for good."""
    key = (frame.source, frame.ability)
    if frame.ability is not None and ONCE in frame.ability.limits:
        draft.set_fact(EVER, (*draft.facts.get(EVER, ()), key))
    else:
        draft.set_fact(TRIGGERED, (*draft.facts.get(TRIGGERED, ()), key))


def acts_once(frame: Frame) -> bool:
    """Tell whether an ability does what it says only once each turn (603.2i)."""
    return frame.ability is not None and DOES_ONCE in frame.ability.limits
