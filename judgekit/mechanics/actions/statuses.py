"""Statuses of objects: events that turn a flag on or off, and do nothing where it is so already."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Game
from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.terms.records import Value


class Turning(NamedTuple):
    """An event that gives an object a status.

    Attributes:
        field: field of its record.
        value: what it becomes.
        rules: rules by which it does.
        already: rules by which nothing happens to what is so already.
        shown: name of the field in the trace, where it has another one.
    """

    field: str
    value: bool
    rules: tuple[str, ...]
    already: tuple[str, ...] = ()
    shown: str = ""


def add_statuses(
    game: Game, turnings: dict[str, Callable[[Event], Turning]], standing: Callable[[AnyDraft, Event], Value]
) -> None:
    """Give a game the events that turn a status on or off.

    Args:
        game: the game.
        turnings: what an event of each kind does.
        standing: the object an event happens to, None where it is not what was meant, or not where it can have the status.
    """

    def happens(draft: AnyDraft, happening: Event) -> Consequences:
        record, turning = standing(draft, happening), turnings[happening.kind](happening)
        if record is None:
            return NOTHING_HAPPENED
        before = getattr(record, turning.field)
        if before == turning.value:
            draft.cite(*turning.already)
            return NOTHING_HAPPENED
        draft.change(record.id, **{turning.field: turning.value})
        draft.cite(*turning.rules, *happening.get("rules", ()))
        draft.changed(turning.shown or turning.field, before, turning.value)
        return None

    game.events.update(dict.fromkeys(turnings, happens))
