"""603.2: the list of functions called for each event as it happens: last known information, losses, triggers."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.typed import Final
from judgekit.engine import Event
from judgekit.games.mtg.state.asked_where_needed import AskedWhereNeeded, Where
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition

Listener = Callable[[MtgDraft, tuple[Event, ...], MtgPosition], None]

Listening = tuple[Listener, str | None]
"""A listener, and the fact without which it has nothing to say."""

LISTENERS: Final[list[tuple[Listening, frozenset[str], Where | None]]] = []
"""The listeners in the order in which they look, each with the kinds of event that it looks for; none named: all."""

_LOOKING: Final[dict[str | frozenset[str], AskedWhereNeeded[Listening]]] = {}
"""The listeners that look at a set of events, by the kind of the only one or the kinds that are in it."""


def listener(*kinds: str, where: Where | None = None, fact: str | None = None) -> Callable[[Listener], Listener]:
    """Return a decorator by which a function sees every set of simultaneous events after it happened, with the position before it.

    Args:
        kinds: the kinds of event one of which must be in the set; none named: any set.
        where: the games in which it can have something to say; None: any.
        fact: the fact that must be there after the events or before them for it to have something to say; None: none need be.
    """

    def register(function: Listener) -> Listener:
        LISTENERS.append(((function, fact), frozenset(kinds), where))
        _LOOKING.clear()
        return function

    return register


def looking(kinds: frozenset[str]) -> AskedWhereNeeded[Listening]:
    """Return the listeners that look at a set of events of some kinds."""
    found = AskedWhereNeeded[Listening]()
    for listening, wanted, where in LISTENERS:
        if not wanted or not wanted.isdisjoint(kinds):
            found.append(listening, where)
    return found


def notice(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Show events that happened to all listeners that look for them and can have something to say."""
    kinds = happened[0].kind if len(happened) == 1 else frozenset([each.kind for each in happened])
    there = _LOOKING.get(kinds)
    if there is None:
        there = _LOOKING[kinds] = looking(frozenset((kinds,)) if isinstance(kinds, str) else kinds)
    cards, effects = draft.cards, bool(draft.effects)
    # Where the last effect has just ended, somebody may look back at it: all of them are asked.
    asked = there.asked(draft) if effects or not before.effects else tuple(there)
    for listening in asked:
        listen, fact = listening
        if fact is None or fact in draft.facts or fact in before.facts:
            listen(draft, happened, before)
            if draft.cards is not cards or bool(draft.effects) != effects:
                # It brought in what others may look for: whoever comes after it is asked.
                everybody = tuple(there)
                for later, needed in everybody[everybody.index(listening) + 1 :]:
                    if needed is None or needed in draft.facts or needed in before.facts:
                        later(draft, happened, before)
                return


GAME.notice = notice
