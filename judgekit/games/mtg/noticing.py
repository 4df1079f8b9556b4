"""603.2: whatever looks at events as they happen, in one list: last known information, losses, triggers."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine import Event
from judgekit.games.mtg.game import GAME, MtgDraft, MtgPosition

Listener = Callable[[MtgDraft, tuple[Event, ...], MtgPosition], None]

_LISTENERS: list[Listener] = []


def listener(function: Listener) -> Listener:
    """Let a function see every set of simultaneous events after it happened, with the position before it."""
    _LISTENERS.append(function)
    return function


def forget(function: Listener) -> None:
    """Let a function see no more events."""
    _LISTENERS.remove(function)


def notice(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Show events that happened to all listeners."""
    for listen in _LISTENERS:
        listen(draft, happened, before)


GAME.notice = notice
