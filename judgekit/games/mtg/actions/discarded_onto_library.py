"""614.1a, 701.8a: a card that an effect makes its owner discard, put on top of the library and not into the graveyard."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.engine import Event, Replacement
from judgekit.games.mtg.actions.replacing import in_place_of, replaces
from judgekit.games.mtg.layers.forbidding import allowed
from judgekit.games.mtg.state.game import MtgDraft

ONTO_LIBRARY = "discard-to-top"
"""Word for the permission to do so."""

_RULE = "701.8a"


@replaces("move")
def onto_library(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """The player may put the card on top; a discard that is a cost, or that no effect makes, is not meant (118.1, 614.1a)."""
    if proposed.get("reason") != "discard" or proposed.get("to") != "graveyard":
        return
    record = draft.objects.get(proposed.of or "")
    if record is None or record.place != "hand" or proposed.by is None or proposed.get("paid"):
        return
    for entry in allowed(draft, ONTO_LIBRARY, record.owner):
        yield in_place_of(f"{ONTO_LIBRARY}:{entry.id}", entry.id, (_RULE,), _on_top, True)


def _on_top(_draft: MtgDraft, proposed: Event) -> tuple[Event, ...]:
    return (proposed.having(to="library", at="top", rules=()),)
