"""English card text, figures put in place: what an "X, where X is …" gives, and a change made several times (107.3f)."""

from __future__ import annotations

import re
from typing import Any


def with_x(term: Any, figure: Any) -> Any:
    """Return a term in which X is a figure (107.3f)."""
    if isinstance(term, dict):
        return {key: with_x(value, figure) for key, value in term.items()}
    if isinstance(term, list):
        return [with_x(item, figure) for item in term]
    if term == "X":
        return figure
    if isinstance(term, str) and "{X}" in term and re.fullmatch(r"(\{[^{}]*\})+", term):
        rest = term.replace("{X}", "")
        return [{"mana": figure}] * term.count("{X}") + ([rest] if rest else [])
    if isinstance(term, str) and "/" in term and re.fullmatch(r"[+-]?(X|\d+)/[+-]?(X|\d+)", term) and "X" in term:
        power, toughness = (signed(part, figure) for part in term.split("/"))
        return {"power": power, "toughness": toughness}
    return term


def signed(part: str, figure: Any) -> Any:
    """Return one half of +X/-X with a figure in place of X."""
    if "X" not in part:
        return part
    return {"-": ["0", figure]} if part.startswith("-") else figure


def times(change: str, figure: Any) -> dict[str, Any]:
    """Return +2/+0 as often as a figure says."""
    power, toughness = (int(part) if part.lstrip("+-").isdecimal() else part for part in change.split("/"))

    def product(number: Any) -> Any:
        if number == 0:
            return "0"
        return figure if number == 1 else {"*": [str(number), figure]}

    return {"power": product(power), "toughness": product(toughness)}
