"""603.8: state triggers: they trigger as soon as the game is in a state, also in the middle of a resolution."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.layers.in_force import InForce, conceivable, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import holds
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.triggers.triggers import wait
from judgekit.games.mtg.turn.state_based_actions import BEFORE_TRIGGERS


@listener(where=conceivable("triggered"))
def watch_states(draft: MtgDraft, _happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Look at the state of the game after every event, whatever is being resolved (603.8)."""
    note_states(draft)


def note_states(draft: MtgDraft) -> None:
    """Let abilities trigger on a state of the game, as long as they are not waiting or on the stack already (603.8)."""
    counted: dict[tuple[object, ...], int] = {}
    for entry in in_force(draft, "triggered"):
        if entry.ability.state is None or not holds(view_of(draft), entry.ability.state, entry.frame):
            continue
        same = (entry.frame.source, entry.ability)
        counted[same] = counted.get(same, 0) + 1
        if _busy(draft, entry) < counted[same]:
            resolving = ("704.4",) if draft.facts.get("frames") else ()
            wait(draft, entry.frame, entry.ability, entry.id, ("603.2", "603.8", *resolving))


def _busy(draft: MtgDraft, entry: InForce) -> int:
    """Return how often an ability is waiting or on the stack already."""
    waiting = sum(1 for one in draft.waiting if one.source == entry.frame.source and one.ability == entry.ability)
    stacked = (draft.objects[id] for id in draft.zones.get(STACK, ()))
    return waiting + sum(1 for one in stacked if one.source == entry.frame.source and one.ability == entry.ability)


BEFORE_TRIGGERS.append(note_states, conceivable("triggered"))
