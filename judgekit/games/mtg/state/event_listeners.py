"""603.2: the list of functions called for each event as it happens: last known information, losses, triggers."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine import Event
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition

Listener = Callable[[MtgDraft, tuple[Event, ...], MtgPosition], None]

_LISTENERS: list[tuple[Listener, frozenset[str]]] = []
"""The listeners in the order in which they look, each with the kinds of event that it looks for; none named: all."""

_LOOKING: dict[frozenset[str], tuple[Listener, ...]] = {}
"""The listeners that look at a set of events, by the kinds that are in it."""


def listener(*kinds: str) -> Callable[[Listener], Listener]:
    """Return a decorator by which a function sees every set of simultaneous events after it happened, with the position before it.

    Args:
        kinds: the kinds of event one of which must be in the set; none named: any set.
    """

    def register(function: Listener) -> Listener:
        _LISTENERS.append((function, frozenset(kinds)))
        _LOOKING.clear()
        return function

    return register


def notice(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Show events that happened to all listeners that look for them."""
    kinds = frozenset([each.kind for each in happened])
    looking = _LOOKING.get(kinds)
    if looking is None:
        looking = _LOOKING[kinds] = tuple(
            listen for listen, wanted in _LISTENERS if not wanted or not wanted.isdisjoint(kinds)
        )
    for listen in looking:
        listen(draft, happened, before)


GAME.notice = notice
