"""Destroying: the event by which an object leaves the zones in which it can be destroyed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Game, event
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.following import Following, Making
from judgekit.mechanics.actions.moving import object_of
from judgekit.mechanics.terms.records import Instruction

OF_ONE_CARD = ("alone", "cell")
"""Details of a destruction of one card of what consists of several, which its move has, too."""


def destroying(
    position: AnyPosition, id: str, controller: str, by: str | None = None, rules: tuple[str, ...] = ()
) -> Event:
    """Return the event that an object is destroyed.

    Args:
        position: where it stands now.
        id: the object.
        controller: who controls it.
        by: what destroys it.
        rules: rules by which it is destroyed, besides those on destroying.
    """
    happening = event("destroy", id, by=by, number=position.objects[id].number, player=controller)
    return happening.having(rules=rules) if rules else happening


def destroyed(following: Following, zones: Collection[str], controller_of: Callable[[AnyDraft, str], str]) -> Making:
    """Return what the verb that destroys does: the events for those of its objects that stand where they can be destroyed.

    Args:
        following: how the game's instructions are followed.
        zones: names of the zones in which objects can be destroyed.
        controller_of: who controls an object.
    """

    def events(draft: AnyDraft, frame: Frame, instruction: Instruction) -> Iterator[Event]:
        for id in following.ids(draft, frame, instruction):
            if draft.objects[id].place in zones:
                yield destroying(draft, id, controller_of(draft, id), frame.source[0])

    return events


def add_destroying(
    game: Game, zones: Collection[str], to: str, rules: tuple[str, ...], moving: Callable[..., Event]
) -> None:
    """Give a game the event "destroy".

    Args:
        game: the game.
        zones: names of the zones in which objects can be destroyed.
        to: name of the zone to which they go.
        rules: what destroying is.
        moving: the event that an object moves to a zone, as `moving.moving`.
    """

    @game.event("destroy")
    def _destroy(draft: AnyDraft, happening: Event) -> Consequences:
        record = object_of(draft, happening)
        if record is None or record.place not in zones:
            return NOTHING_HAPPENED
        draft.cite(*happening.get("rules", ()), *rules)
        kept = {name: happening.get(name) for name in OF_ONE_CARD if happening.get(name)}
        return [moving(draft, record.id, to, "destroy", happening.by, **kept)]
