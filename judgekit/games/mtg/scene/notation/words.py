"""Words in Magic scenarios: what a name means on the stack, and mana symbols."""

from __future__ import annotations

from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE, BY_WAY, OPTIONAL
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.symbols import SymbolsMalformed, read_symbols
from judgekit.table.adapter import Misfit, Plain
from judgekit.table.choices import text_of


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


_COSTS = {"collect-evidence": "evidence"}
"""Other words for costs that are announced under `with`."""


def cost_meant(word: str) -> str:
    """Return the cost that a word under `with` means: with spaces for hyphens too, and called by what is done for it."""
    dashed = word.replace(" ", "-")
    known = any(dashed in costs for costs in (ALTERNATIVE, BY_WAY, OPTIONAL))
    return _COSTS.get(dashed, dashed if known else word)
