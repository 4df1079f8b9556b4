"""Cards of Magic as today's rules have them, where a file is older: what all cards of a kind received by a change of the rules."""

from __future__ import annotations

TYPE_CHECKING = False  # typing costs more to import than a card takes
if TYPE_CHECKING:
    from judgekit.core.json_values import Json


def as_today(definition: dict[str, Json]) -> tuple[dict[str, Json], tuple[str, ...]]:
    """Return a card with the supertype that its file does not know of yet, and the rules that say so.

    Planeswalkers printed before the uniqueness rule of their types was removed have become legendary (306.4).
    """
    faces = definition.get("faces")
    if isinstance(faces, list):
        inner = [as_today(face) for face in faces if isinstance(face, dict)]
        rules = tuple(dict.fromkeys(rule for _, said in inner for rule in said))
        return ({**definition, "faces": [face for face, _ in inner]}, rules) if rules else (definition, ())
    types = definition.get("types")
    if isinstance(types, str) and types.startswith("Planeswalker"):
        return {**definition, "types": f"Legendary {types}"}, ("306.4",)
    return definition, ()
