"""Words in Magic scenarios: plain words, ids, and names that stand for several copies."""

from __future__ import annotations

from typing import Any

from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.symbols import SymbolsMalformed, read_symbols
from judgekit.table.adapter import Misfit

Plain = Any

NOTHING = ("none", "nothing", "")


def text_of(plain: Plain) -> str:
    """Return a word."""
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if not isinstance(plain, str | int):
        raise Misfit(f"a word is expected here, not {plain!r}")
    return str(plain)


def ids_of(position: MtgPosition, plain: Plain) -> tuple[str, ...]:
    """Return ids, a name of several copies opened, in the order written."""
    if plain is None or (isinstance(plain, str) and plain in NOTHING):
        return ()
    listed = plain if isinstance(plain, list | tuple) else [plain]
    groups = dict(position.facts.get("groups", ()))
    found: list[str] = []
    for item in listed:
        name = text_of(item)
        found.extend(groups.get(name, (name,)))
    return tuple(found)


def item_named(position: MtgPosition, name: str) -> str:
    """Return the id of an object or player that a scenario names; a source may stand for its ability on the stack."""
    if name in position.objects or name in position.players:
        return name
    for id in reversed(position.zones.get("stack", ())):
        record = position.objects[id]
        if (
            record.kind == "ability"
            and record.source is not None
            and name in (record.source[0], f"{record.source[0]}-ability")
        ):
            return id
    return name


def symbols_of(value: Plain) -> tuple[str, ...]:
    """Return the mana symbols that a text writes."""
    try:
        return tuple(read_symbols(text_of(value)))
    except SymbolsMalformed as fault:
        raise Misfit(str(fault), (), fault.hint) from fault
