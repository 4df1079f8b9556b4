"""602.2, 602.5: when and by whom an activated ability may be activated, read from plain data."""

from __future__ import annotations

from typing import Any

from judgekit.games.mtg.terms.actions import LIMITS
from judgekit.games.mtg.text.structured.filters import read_reference
from judgekit.games.mtg.text.structured.values import read_condition
from judgekit.language.parts import Part


def read_limits(part: Part) -> list[tuple[Any, ...]]:
    """Read one entry of `limits`: a word of `terms_actions.LIMITS`, or a table with `if`, `only`, `during` and the like."""
    if part.is_mapping:
        found: list[tuple[Any, ...]] = []
        for key in part.key_names():
            value = part[key]
            if key == "if":
                found.append(("if", read_condition(value)))
            elif key in ("only", "by"):
                found.append(("only", read_reference(value)))
            elif key == "timing":
                found.extend(read_limits(value))
            elif key == "once" and value.text() in ("turn", "each-turn", "per-turn"):
                found.append(("once-each-turn",))
            elif key == "during":
                found.append(("during", value.texts()))
            elif key == "times-each-turn":
                found.append((key, value.integer()))
            else:
                raise value.fault(f"unknown limit {key!r}", f"known: {', '.join(sorted(LIMITS))}")
        return found
    plain = part.text().replace(" ", "-").removeprefix("only-").removeprefix("as-a-").removeprefix("as-an-")
    word = {"sorcery-speed": "sorcery", "instant-speed": "instant"}.get(plain, plain)
    if word in ("once-per-turn", "once-a-turn", "once-every-turn"):
        word = "once-each-turn"
    if word not in LIMITS or LIMITS[word].takes != "none":
        raise part.fault(f"unknown limit {part.text()!r}", f"known: {', '.join(sorted(LIMITS))}")
    return [(word,)]
