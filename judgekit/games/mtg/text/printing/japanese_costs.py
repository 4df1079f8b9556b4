"""Japanese card text, costs, and what is done unless one is paid (118, 602.1a)."""

from __future__ import annotations

from judgekit.games.mtg.terms.records import Action, Cost
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds, deed_of
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, braced
from judgekit.language.japanese.spelling import wide


@deed_of("pay")
def _pay(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act)
    return "", price_of(deeds, act.of)


def price_of(deeds: Deeds, cost: object) -> str:
    """Return what one pays as a deed: {２}を支払う (118.1)."""
    if not isinstance(cost, Cost) or cost.loyalty is not None or cost.mana_formula is not None:
        raise Unsaid(cost)
    if cost.alternatives:
        return "か".join(price_of(deeds, one) for one in (cost._replace(alternatives=()), *cost.alternatives))
    if cost.mana and not cost.actions:
        return f"{braced(cost.mana)}を支払う"
    if len(cost.actions) == 1 and not cost.mana:
        return deeds.deed(cost.actions[0])[1]
    raise Unsaid(cost)


def written_cost(deeds: Deeds, cost: Cost) -> str:
    """Return an activation cost, before its colon: {１}{B}, {T} (602.1a).

    Raises:
        Unsaid: a part of it has no wording here.
    """
    if cost.alternatives or cost.mana_formula is not None:
        raise Unsaid(cost)
    if cost.loyalty is not None:
        if cost.mana or cost.actions:
            raise Unsaid(cost)
        if isinstance(cost.loyalty, int):
            return wide(f"{cost.loyalty:+d}") if cost.loyalty else wide(0)
        if cost.loyalty in (("-", ("x",)), ("-", 0, ("x",))):
            return "－Ｘ"
        if cost.loyalty == ("x",):
            return "＋Ｘ"
        raise Unsaid(cost)
    parts = [braced(cost.mana)] if cost.mana else []
    parts.extend(_paid(deeds, act) for act in cost.actions)
    if not parts:
        parts = ["{0}"]
    return ", ".join(parts)


def _paid(deeds: Deeds, act: Action) -> str:
    if act.get("symbol") and act.of == ("this",):
        return "{T}" if act.verb == "tap" else "{Q}"
    return deeds.deed(act)[1]
