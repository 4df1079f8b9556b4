"""III of the sixth edition: mana burn at the end of a phase, and a cleanup step in which nobody plays anything."""

from __future__ import annotations

from judgekit.engine import Event, event
from judgekit.games.mtg.state.game import MtgDraft, turn_order
from judgekit.games.mtg.turn.state_based_actions import pending
from judgekit.games.mtg.turn.turn import types_that_stay

BURN = ("mtg6:III", "mtg6:I.5.1", "mtg6:glossary/マナ・バーン", "mtg6:glossary/マナ・プール", "mtg6:glossary/フェイズ")
"""Where the book says that mana left at the end of a phase is lost, and life with it."""


def empty_pools(draft: MtgDraft, leaves_phase: bool) -> None:
    """At the end of each phase unused mana is lost, and a player loses 1 life for each mana so lost (I.5.1, III)."""
    if not leaves_phase:
        return
    burnt: list[Event] = []
    for id, player in draft.players.items():
        staying = types_that_stay(draft, id)
        kept = tuple(one for one in player.pool if one.type in staying)
        lost = len(player.pool) - len(kept)
        if not lost:
            continue
        draft.change_player(id, pool=kept)
        draft.note("mana-empties", of=id, rules=BURN)
        burnt.append(event("lose-life", id, lost, rules=BURN, burn=True))
    draft.propose(*burnt)


def cleanup_check(draft: MtgDraft) -> None:
    """Nobody plays anything in the cleanup step; abilities that trigger in it are put on the stack all the same (III.5.b)."""
    draft.set(priority=None)
    draft.cite("mtg6:III.5.b")
    if pending(draft) or draft.waiting:
        draft.note("cleanup-priority", rules=("mtg6:III.5.b",))
        draft.do("receive-priority", turn_order(draft)[0], ("mtg6:III.5.b",))
