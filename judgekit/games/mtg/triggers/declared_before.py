"""508.1m, 509.1i: what triggered when attackers and blockers were declared, where a situation begins after that."""

from __future__ import annotations

from judgekit.games.mtg.layers.in_force import InForce, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.state.combatants import attackers, blockers
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Filter, Pattern


def triggered_before(position: MtgPosition) -> tuple[str, ...]:
    """Return the objects with abilities that look for the attack or the blocks that are declared already.

    Args:
        position: a position in combat.

    Returns:
        Their ids, each once. Whether a condition of theirs held then is not known, so it is not asked.
    """
    found = (entry.frame.source for entry in in_force(position, "triggered") if _looked_for(position, entry))
    return tuple(dict.fromkeys(source[0] for source in found if source is not None))


def _looked_for(position: MtgPosition, entry: InForce) -> bool:
    return any(_happened(position, entry, pattern) for pattern in entry.ability.when)


def _happened(position: MtgPosition, entry: InForce, pattern: Pattern) -> bool:
    wanted = pattern.get("object")
    view = view_of(position)
    return any(
        not isinstance(wanted, Filter) or passes(view, record.ref, wanted, entry.frame)
        for record in _declared(position, pattern.event)
    )


def _declared(position: MtgPosition, event: str) -> list[Object]:
    """Return the creatures of which an event of a declaration has happened."""
    if event in ("attack", "attacks-with"):
        return list(attackers(position))
    if event == "block":
        return list(blockers(position))
    if event == "becomes-blocked":
        return [record for record in attackers(position) if record.blocked]
    return [record for record in attackers(position) if record.blocked is False] if event == "unblocked" else []
