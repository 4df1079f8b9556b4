"""601.2, 602.2: other words in which steps of scenarios and what is expected are written, brought to the listed ones."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.typed import Any

Action = Mapping[str, Any]
"""What a step does or asks, by its keys; what stands under a key hangs on the key."""

OBJECT_PROPERTIES = {
    "in": "zone",
    "attached-to": "attached",
    "enchanted-by": "attachments",
    "equipped-by": "attachments",
}
PLAYER_PROPERTIES = {"mana-pool": "pool", "cards-in-hand": "hand"}
"""Other words for properties that are expected of objects and players."""


def plain_step(action: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return a step in the listed words: `player` for `by`, `kicked: true` for the kicker announced, `play` for a land."""
    if "play" in action and "play-land" not in action:
        action = {("play-land" if key == "play" else key): value for key, value in action.items()}
    if "cast" not in action and "activate" not in action:
        return action
    plain = {("by" if key == "player" and "by" not in action else key): value for key, value in action.items()}
    for word in ("kicked", "kicker"):
        if plain.get(word) in ("true", "yes") and "with" not in plain:
            plain["with"] = ["kicker"]
            del plain[word]
    return _deeds_apart(plain)


DEEDS = frozenset(("sacrifice", "discard", "exile", "return", "reveal"))
"""What a cost may have done besides mana (118.1), as a step says it."""


def _deeds_apart(plain: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return a step in which what is done to pay, said under `pay` (`pay: {return: [b]}`), stands beside it."""
    paid = plain.get("pay")
    done = {key: paid[key] for key in DEEDS.intersection(paid) if key not in plain} if isinstance(paid, Mapping) else {}
    if not done or not isinstance(paid, Mapping):
        return plain
    left = {key: value for key, value in paid.items() if key not in done}
    rest = {"pay": left} if left else {}
    return {**{key: value for key, value in plain.items() if key != "pay"}, **rest, **done}
