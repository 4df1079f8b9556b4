"""603.2, 603.2f, 603.8, 700.4: why an ability has not triggered, as scenarios ask for it that expect it not to."""

from __future__ import annotations

from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import MtgPosition

BECOMING = frozenset(
    ("tap", "untap", "attach", "unattach", "becomes-blocked", "becomes-target", "turn-face-up", "transform")
)
"""Events that are a change of a state: a permanent "becomes" something."""

DECLARED = {"attack": "508.2a", "attacks-with": "508.2a", "becomes-blocked": "509.5f", "block": "509.5f"}
"""Events of declarations: what a creature is like only afterwards does not make them happen."""


def why_not_triggered(position: MtgPosition, id: str) -> tuple[str, ...]:
    """Return the rules that keep the triggered abilities of an object from triggering while their events do not happen.

    Args:
        position: the position after what might have made them trigger.
        id: the object with the abilities.

    Returns:
        603.2 for events, 603.2f where something has to become so and not to be so already, 603.8 for states of the game, 700.4
        where something would have to die and is neither there nor in the graveyard.
    """
    if id not in position.objects:
        return ()
    abilities = [had.ability for had in view_of(position).of(id).abilities if had.ability.kind == "triggered"]
    rules = ["603.2"] if any(ability.when for ability in abilities) else []
    if any(pattern.event in BECOMING for ability in abilities for pattern in ability.when):
        rules.append("603.2f")
    events = {pattern.event for ability in abilities for pattern in ability.when}
    rules.extend(rule for event, rule in DECLARED.items() if event in events)
    if "dies" in events and position.objects[id].zone not in ("battlefield", "graveyard"):
        rules.append("700.4")
    if any(ability.state is not None for ability in abilities):
        rules.append("603.8")
    return tuple(rules)
