"""`card`: what the cards of a scenario file were understood as, ability by ability, and the words that were not understood."""

from __future__ import annotations

import json
from typing import Any

from judgekit.language.understanding import spelt_out
from judgekit.scenarios.checking import CardReading, readings_of


def card(path: str, *, as_json: bool) -> int:
    """Print what the cards of a file were understood as; return 0 only when all of them were.

    Args:
        path: a scenario file, or a file of cards that scenarios use.
        as_json: JSON for programs.

    Raises:
        ScenarioMalformed: the file cannot be read.
        UsageFault: there is no such file.
    """
    readings = readings_of(path)
    if as_json:
        print(json.dumps({"file": path, "cards": [_data(reading) for reading in readings]}, ensure_ascii=False))
    else:
        print("\n".join(line for reading in readings for line in _lines(reading)) or f"{path}: no card")
    return 1 if any(reading.fault is not None for reading in readings) else 0


def _data(reading: CardReading) -> dict[str, Any]:
    return {
        "card": reading.card,
        "line": reading.line,
        "abilities": [
            {"written": one.written, "understood": one.printed, "terms": list(one.terms) if one.terms else None}
            for one in reading.abilities
        ],
        "fault": None
        if reading.fault is None
        else {"message": reading.fault, "words": reading.words, "line": reading.line},
    }


def _lines(reading: CardReading) -> list[str]:
    lines = [reading.card]
    for one in reading.abilities:
        lines += _wrapped("written    ", one.written)
        lines += _wrapped("understood ", one.printed)
        for term in one.terms or ():
            if spelt_out(term) != one.written:
                lines.append(f"  terms      {spelt_out(term)}")
    if reading.fault is not None:
        place = f"line {reading.line}: " if reading.line else ""
        lines.append(f"  {place}{reading.fault}")
    return lines


def _wrapped(label: str, text: str) -> list[str]:
    first, *rest = text.splitlines() or [""]
    return [f"  {label}{first}", *(f"  {' ' * len(label)}{line}" for line in rest)]
