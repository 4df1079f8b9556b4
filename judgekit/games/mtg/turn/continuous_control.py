"""302.6: since when a player has controlled a permanent continuously (summoning sickness), also when effects change control."""

from __future__ import annotations

from judgekit.games.mtg.layers.effect_scope import no_effects_at_all
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.zones import permanents

Held = tuple[tuple[str, int, str], ...]
"""Permanents that somebody else controls than without effects of layer 2: id, number, controller."""


def held(position: MtgPosition) -> Held:
    """Return the permanents whose controller an effect decides."""
    if no_effects_at_all(position):
        return ()
    of = view_of(position).of
    found = [
        (record.id, record.number, who)
        for record in permanents(position)
        if (who := of(record.id).controller) != record.controller
    ]
    return tuple(sorted(found))


def update_control(draft: MtgDraft) -> None:
    """Note in which turn a player began to control a permanent through an effect, or again without it (302.6).

    CR 110.2.
    """
    known: Held | None = draft.facts.get("held")
    now = held(draft)
    if known is None:
        if now:
            draft.set(held=now)
        return
    if known == now:
        return
    turn = draft.facts.get("turn", 1)
    for id, number, _ in set(known) ^ set(now):
        record = draft.objects.get(id)
        if record is not None and record.number == number and record.since != turn:
            draft.change(id, since=turn)
    draft.set(held=now)


def begin_watching(draft: MtgDraft) -> None:
    """Take the present controllers as given when a game is opened in the middle."""
    if "held" not in draft.facts:
        draft.set(held=held(draft))
