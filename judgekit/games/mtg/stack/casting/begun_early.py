"""601.3b, 118.8: a spell that is begun when no sorcery could be: what that costs more, and that it is known later."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.games.mtg.layers.in_force import InForce, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.stack.casting.casting_ways import meant, speaks_of_card
from judgekit.games.mtg.stack.costs.costs import ADDED_TO_COSTS
from judgekit.games.mtg.stack.priority import sorcery_timing
from judgekit.games.mtg.state.combatants import keeping
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import EARLY, IN_MAIN_PHASE, Object
from judgekit.games.mtg.terms.records import Cost, Test

_PAID_FOR = "601.3b"
"""The rule by which a spell is cast as though it had flash, under a condition of its own."""


def permissions(position: MtgPosition, seen: MtgPosition, player: str, id: str) -> Iterator[InForce]:
    """Yield what allows a player to cast a card as though it had flash (601.3b).

    Args:
        position: the game.
        seen: the game with the spell as it would be cast.
        player: who would cast it.
        id: the card.
    """
    for entry in in_force(position, "may"):
        if entry.ability.name != "cast-as-instant":
            continue
        if speaks_of_card(position, entry, player, position.objects[id]) and meant(position, seen, entry, id):
            yield entry


def is_early(position: MtgPosition, player: str) -> bool:
    """Tell whether a spell that is begun now is begun when no sorcery could be, where it matters for some card (307.5)."""
    there = any(entry.ability.name == "cast-as-instant" for entry in in_force(position, "may"))
    return there and not sorcery_timing(position, player)


def in_main_phase(position: MtgPosition, player: str, id: str) -> bool:
    """Tell whether a spell that is begun now is cast in a main phase of its caster, where its text asks for that (601.2a)."""
    step, active = position.facts.get("step"), position.facts.get("active")
    if step not in ("precombat-main", "postcombat-main") or active != player:
        return False
    return any(_asks(had.ability) for had in view_of(position).of(id).abilities)


def _asks(term: object) -> bool:
    """Tell whether a term asks in which phase a spell was cast."""
    if not isinstance(term, tuple):
        return False
    return (isinstance(term, Test) and term.what == IN_MAIN_PHASE) or any(_asks(part) for part in term)


def keep_in_main_phase(draft: MtgDraft, id: str) -> None:
    """Keep of a spell that it was cast in a main phase of its caster."""
    draft.change(id, details=keeping(draft.objects[id], **{IN_MAIN_PHASE: True}))


def keep_early(draft: MtgDraft, id: str) -> None:
    """Keep of a spell that it was begun when no sorcery could be."""
    draft.change(id, details=keeping(draft.objects[id], **{EARLY: True}))


def price_of_time(position: MtgPosition, item: Object) -> Iterator[tuple[Cost, str]]:
    """Yield what is paid more for a spell that only a permission with a price lets be cast at that time (601.3b, 118.8)."""
    if not item.get(EARLY):
        return
    values = view_of(position).of(item.id)
    if "instant" in values.types or values.has("flash"):
        return
    prices = [entry.ability.get("cost") for entry in permissions(position, position, item.controller, item.id)]
    if prices and all(price is not None for price in prices):
        yield prices[0], _PAID_FOR


ADDED_TO_COSTS.append(price_of_time)
