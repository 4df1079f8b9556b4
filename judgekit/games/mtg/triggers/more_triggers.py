"""603.2d: abilities that make triggered abilities trigger additional times."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.layers.in_force import InForce, concerns, in_force
from judgekit.games.mtg.meaning.matching import Moment, matches
from judgekit.games.mtg.meaning.trigger_zones import looks_back
from judgekit.games.mtg.state.game import GAME

DELAYED_TOO = "delayed triggered abilities trigger additional times"
"""Policy: what makes the triggered abilities of an object trigger additional times takes in delayed ones (603.2d)."""
GAME.policies[DELAYED_TOO] = True


def additional_times(moment: Moment, entry: InForce, happening: Event, back: bool) -> int:
    """Return how many additional times an ability triggers on an event (603.2d).

    What makes it do so is looked for when the trigger looks: just before the event where that looks back, else just after (603.10).

    Args:
        moment: the event's before and after.
        entry: the triggered ability.
        happening: the event that it triggers on.
        back: its condition looks back.
    """
    position = moment.before if back else moment.after
    source = entry.frame.source
    if source is None or (entry.id in position.effects and not position.game.policies[DELAYED_TOO]):
        return 0
    return sum(
        1
        for more in in_force(position, MORE)
        if concerns(position, more, source)
        and (
            not more.ability.when
            or any(
                looks_back(pattern, happening) == back and matches(moment, pattern, happening, more.frame)
                for pattern in more.ability.when
            )
        )
    )


MORE = "more-triggers"
"""Kind of ability that states so."""
