"""122: counters put on and removed from objects and players."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event
from judgekit.games.mtg.state.game import GAME, MtgDraft, sharing_life
from judgekit.games.mtg.state.timestamps import stamp_counters

Counters = tuple[tuple[str, int], ...]


def changed_counters(counters: Counters, kind: str, change: int) -> Counters:
    """Return counters with some more or fewer of a kind, never below none."""
    amounts = dict(counters)
    amounts[kind] = max(0, amounts.get(kind, 0) + change)
    return tuple(sorted((name, number) for name, number in amounts.items() if number))


def _change(draft: MtgDraft, happening: Event, sign: int) -> int:
    """Change counters on the object or player of an event; return by how many."""
    of, kind = happening.of or "", happening.get("counter")
    holder = draft.players.get(of) or draft.objects.get(of)
    if holder is None or (
        of in draft.objects and happening.get("number", draft.objects[of].number) != draft.objects[of].number
    ):
        return 0
    amount = happening.amount if sign > 0 else min(happening.amount, holder.count(kind))
    if amount <= 0:
        return 0
    counters = changed_counters(holder.counters, kind, sign * amount)
    if of in draft.players:
        draft.change_player(of, counters=counters)
        if kind == "poison":
            _share_poison(draft, of, sign * amount)
    else:
        draft.change(of, counters=counters)
        if sign > 0:
            stamp_counters(draft, of, kind)
    draft.cite(*happening.get("rules", ()))
    draft.changed(f"{kind} counters", holder.count(kind), holder.count(kind) + sign * amount)
    return amount


def _share_poison(draft: MtgDraft, player: str, change: int) -> None:
    """Poison counters are the team's, not one player's, in Two-Headed Giant (810.10, 810.10b)."""
    for mate in sharing_life(draft, player):
        if mate != player:
            draft.cite(*(("810.10b",) if change < 0 else ()))
            draft.change_player(mate, counters=changed_counters(draft.players[mate].counters, "poison", change))


@GAME.event("put-counters")
def put_counters(draft: MtgDraft, happening: Event) -> Consequences:
    """Put counters of a kind on an object or give them to a player."""
    if not _change(draft, happening, 1):
        return NOTHING_HAPPENED
    draft.cite("122.1", "122.6")
    return None


@GAME.event("remove-counters")
def remove_counters(draft: MtgDraft, happening: Event) -> Consequences:
    """Remove counters of a kind, as many as there are at most (609.3)."""
    if not _change(draft, happening, -1):
        return NOTHING_HAPPENED
    draft.cite("122.1")
    return None
