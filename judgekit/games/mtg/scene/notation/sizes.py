"""How the power and toughness of a permanent come about, for an answer: what is printed, and what each effect makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.games.mtg.layers.characteristics_explained import ASPECTS, on_the_way, touches
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Characteristics
from judgekit.games.mtg.state.game import MtgPosition


def stages(position: MtgPosition, id: str, key: str) -> Sequence[tuple[str, str]]:
    """Return the values of a size in the order in which effects made them, each with its source (613.4); first what is printed.

    Args:
        position: the game.
        id: the object.
        key: "power", "toughness" or "pt"; nothing comes about of another property.
    """
    if key not in ("power", "toughness", "pt") or id not in position.objects:
        return ()
    view = view_of(position)
    view.of(id)
    entries = [one for one in view.log.get(id, ()) if one.layer.startswith("7")]
    if not entries:
        return ()
    before = entries[0].before
    defined = before.power is None or entries[0].layer == "7a"  # what is printed is no number
    found = [] if defined else [(_said(before, key), "")]
    for entry, values in zip(entries, on_the_way(position, id), strict=True):
        label = entry.effect.label
        if not found or _said(values, key) != found[-1][0]:
            found.append((_said(values, key), label))
    return found


def shaped(position: MtgPosition, id: str, key: str) -> Sequence[str]:
    """Return the sources of the effects by which the types, abilities or colours of a permanent are as they are, in their order."""
    aspect = {"subtypes": "types", "keywords": "abilities"}.get(key, key)
    if aspect not in ASPECTS or id not in position.objects:
        return ()
    view = view_of(position)
    view.of(id)
    found = [one.effect.label for one in view.log.get(id, ()) if one.layer in ASPECTS[aspect] and touches(one, aspect)]
    return [one for one in dict.fromkeys(found) if one != id]


def _said(values: Characteristics, key: str) -> str:
    power, toughness = ("*" if one is None else str(one) for one in (values.power, values.toughness))
    return f"{power}/{toughness}" if key == "pt" else power if key == "power" else toughness
