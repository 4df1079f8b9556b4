"""English card text, costs (118, 602.1a, 606.4): what stands before a colon or behind a keyword, as structured terms."""

from __future__ import annotations

import re

from judgekit.core.json_values import Json
from judgekit.games.mtg.terms.symbols import SymbolsMalformed, read_symbols
from judgekit.games.mtg.text.english.grammar import readings
from judgekit.games.mtg.text.english.meaning.figures import with_x
from judgekit.games.mtg.text.english.meaning.resolving import Scope

_LOYALTY = re.compile(r"\[?([+-]?(?:\d+|X))\]?\s*:\s*")


def split_cost(text: str) -> tuple[str | None, str]:
    """Return the cost of an activated ability and what stands behind its colon; None where the line has none (602.1a)."""
    loyalty = _LOYALTY.match(text)
    if loyalty is not None:
        return loyalty.group(1), text[loyalty.end() :]
    quoted = False
    for place, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif character == ":" and not quoted:
            return text[:place], text[place + 1 :].strip()
    return None, text


def read_cost(text: str) -> Json:
    """Return a printed cost as structured terms write it."""
    if re.fullmatch(r"[+-]?(\d+|X)", text):
        return text if "X" in text else [{"loyalty": text.lstrip("+") or "0"}]
    return cost_data(readings(text, "cost")[0], True)


def cost_data(term: Json, places: bool = False) -> Json:
    """Return the parts of a cost as one text of symbols or a list.

    Args:
        term: as the rows give it.
        places: say from which zone its own object is exiled, where it is not the battlefield.
    """
    if isinstance(term, str):
        return term
    parts: list[Json] = []
    while isinstance(term, dict) and "first" in term:
        parts.append(term["first"])
        term = term["rest"]
    parts = [*parts, *(term if isinstance(term, list) else [term])]
    parts = [_waterbent(part) if isinstance(part, dict) and "waterbend" in part else part for part in parts]
    parts = [Scope().resolved(part) if not isinstance(part, str) else part for part in parts]
    if not places:
        parts = [without_place(part) for part in parts]
    texts = [part for part in parts if isinstance(part, str)]
    return ", ".join(texts) if len(texts) == len(parts) else parts


def _waterbent(part: dict[str, Json]) -> Json:
    """Return a waterbend cost with how much generic mana it is, X where it says so."""
    symbols = str(part["waterbend"])
    return {"waterbend": "you", "amount": "X" if symbols == "{X}" else str(generic(symbols, Scope(text=symbols)))}


def without_place(part: Json) -> Json:
    """Return a part of a cost without the zone in which its own object is."""
    return {key: value for key, value in part.items() if key != "from"} if isinstance(part, dict) else part


def cost_with_x(cost: Json, figure: Json, scope: Scope) -> Json:
    """Return a cost whose {X} is defined by the text of its ability, and so is nothing that a player chooses (107.3c).

    Raises:
        CardTextNotUnderstood: there is no {X} in the cost.
    """
    parts: list[Json] = [*cost] if isinstance(cost, list) else [*str(cost).split(", ")]
    found: list[Json] = []
    for part in parts:
        defined: Json = with_x(part, figure)
        found.extend(defined if isinstance(defined, list) else [defined])
    if found == parts:
        raise scope.fault("X")
    return found


def generic(symbols: str, scope: Scope) -> int:
    """Return how much generic mana a symbol is."""
    try:
        found = read_symbols(symbols)
    except SymbolsMalformed:
        raise scope.fault(symbols) from None
    if len(found) != 1 or not found[0].isdecimal():
        raise scope.fault(symbols)
    return int(found[0])
