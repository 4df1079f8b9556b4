"""602.2, 602.5: when and by whom an activated ability may be activated, read from plain data."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.actions import LIMITS
from judgekit.games.mtg.terms.records import Limit
from judgekit.games.mtg.text.structured.filters import read_reference
from judgekit.games.mtg.text.structured.values import read_condition
from judgekit.language.parts import Part, nearest


def read_limits(part: Part) -> list[Limit]:
    """Read one entry of `limits`: a word of `terms_actions.LIMITS`, or a table with `if`, `only`, `during` and the like."""
    if part.is_mapping:
        found: list[Limit] = []
        for key in part.key_names():
            value = part[key]
            if key == "if":
                found.append(("if", read_condition(value)))
            elif key == "only":
                found.append(("only", read_reference(value)))
            elif key == "during":
                found.append(("if", read_condition(Part({"step": value.value}, part.path, part.names))))
            elif key == "times-each-turn":
                found.append((key, value.integer()))
            else:
                raise value.fault(phrase("unknown limit {key!r}", key=key), nearest(key, LIMITS))
        return found
    word = part.text()
    if word not in LIMITS or LIMITS[word].takes != "none":
        raise part.fault(phrase("unknown limit {word!r}", word=word), nearest(word, LIMITS))
    return [("if", ("turn", ("you",)))] if word == "your-turn" else [(word,)]
