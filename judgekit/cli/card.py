"""`card`: what the cards of a scenario file were understood as, ability by ability, and the words that were not understood."""

from __future__ import annotations

import json

from judgekit.core.json_values import Json
from judgekit.language.understanding import Understood, spelt_out
from judgekit.scenarios.checking import CardReading, readings_of


def card(path: str, lang: str = "both", *, as_json: bool) -> int:
    """Print what the cards of a file were understood as; return 0 only when all of them were.

    Args:
        path: a scenario file, or a file of cards that scenarios use.
        lang: language in which what was understood is printed: en, ja or both.
        as_json: JSON for programs.

    Raises:
        ScenarioMalformed: the file cannot be read.
        UsageFault: there is no such file.
    """
    readings = readings_of(path)
    if as_json:
        print(json.dumps({"file": path, "cards": [_data(reading) for reading in readings]}, ensure_ascii=False))
    else:
        print("\n".join(line for reading in readings for line in _lines(reading, lang)) or f"{path}: no card")
    return 1 if any(reading.fault is not None for reading in readings) else 0


def _data(reading: CardReading) -> dict[str, Json]:
    return {
        "card": reading.card,
        "line": reading.line,
        "abilities": [
            {
                "written": one.written,
                "understood": one.printed,
                "understood_in": dict(one.languages),
                "terms": list(one.terms) if one.terms else None,
            }
            for one in reading.abilities
        ],
        "fault": None
        if reading.fault is None
        else {"message": reading.fault, "words": reading.words, "line": reading.line},
    }


def _lines(reading: CardReading, lang: str) -> list[str]:
    lines = [reading.card]
    for one in reading.abilities:
        lines += _wrapped("written    ", one.written)
        for label, words in _understood(one, lang):
            lines += _wrapped(label, words)
        for term in one.terms or ():
            if spelt_out(term) != one.written:
                lines.append(f"  terms      {spelt_out(term)}")
    if reading.fault is not None:
        place = f"line {reading.line}: " if reading.line else ""
        lines.append(f"  {place}{reading.fault}")
    return lines


_LABELS = {"en": "understood ", "ja": "解釈       "}


def _understood(one: Understood, lang: str) -> list[tuple[str, str]]:
    """Return what was understood in the languages asked for, each with its label; what is the same in both stands once."""
    asked = [(name, words) for name, words in one.languages if lang in ("both", name)]
    if not asked:
        return [(_LABELS["en"], one.printed)]
    first, *rest = asked
    return [(_LABELS[name], words) for name, words in (first, *(one for one in rest if one[1] != first[1]))]


def _wrapped(label: str, text: str) -> list[str]:
    first, *rest = text.splitlines() or [""]
    return [f"  {label}{first}", *(f"  {' ' * len(label)}{line}" for line in rest)]
