"""611.3c: static abilities change a permanent as it enters the battlefield; there is no moment in which they did not yet."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.zones import BATTLEFIELD

RULE = "611.3c"


@listener("move")
def note_at_once(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Say of permanents that entered that what changes them from the battlefield did so at once (611.3c)."""
    if draft.trace is None:
        return
    entered = [each.of or "" for each in happened if each.kind == "move" and each.get("to") == BATTLEFIELD]
    if any(_changed_by_others(draft, id) for id in entered if id in draft.objects):
        draft.cite(RULE)


def _changed_by_others(draft: MtgDraft, id: str) -> bool:
    """Tell whether a static ability of another object changes a permanent."""
    view = view_of(draft)
    if draft.objects[id].place != BATTLEFIELD:
        return False
    view.of(id)
    return any(entry.effect.lasting is None and entry.effect.source not in (None, id) for entry in view.log.get(id, ()))
