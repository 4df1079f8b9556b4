"""Counters: events that put and remove counters of one kind on an object."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Game, event
from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.following import Following
from judgekit.mechanics.actions.moving import object_of
from judgekit.mechanics.objects import summed
from judgekit.mechanics.terms.records import Instruction, Value

LOOSE = "loose"
"""Fact: counters that lie on nothing, by kind."""


def add_counters(game: Game, rules: tuple[str, ...]) -> None:
    """Give a game the events "put-counter" and "remove-counter".

    Their detail `counter` names the kind; `loose` means counters that lie on nothing.
    """

    def change(draft: AnyDraft, record: Value, kind: str, number: int, *why: str) -> None:
        before = dict(record.counters).get(kind, 0)
        draft.change(record.id, counters=summed(record.counters, ((kind, number),)))
        draft.cite(*rules, *why)
        draft.changed(f"{kind} counters", before, before + number)

    @game.event("put-counter")
    def _put(draft: AnyDraft, happening: Event) -> Consequences:
        record = object_of(draft, happening)
        if record is None or happening.amount <= 0:
            return NOTHING_HAPPENED
        change(draft, record, happening.get("counter"), happening.amount)
        return None

    @game.event("remove-counter")
    def _remove(draft: AnyDraft, happening: Event) -> Consequences:
        """Remove as many counters as the event says, or as there are."""
        kind, why = happening.get("counter"), happening.get("rules", ())
        if happening.get("loose"):
            loose = dict(draft.facts.get(LOOSE, ()))
            before = loose.pop(kind, 0)
            draft.set_fact(LOOSE, tuple(sorted(loose.items())))
            draft.cite(*why)
            draft.changed(f"{kind} counters", before, 0)
            return None
        record = draft.objects.get(happening.of or "")
        taken = min(dict(record.counters).get(kind, 0), happening.amount) if record is not None else 0
        if not taken:
            return NOTHING_HAPPENED
        change(draft, record, kind, -taken, *why)
        return None


def add_counter_verbs(following: Following) -> None:
    """Give a game the verbs "put-counter" and "remove-counter"; a number may be divided among what gets them."""

    def put(draft: AnyDraft, frame: Frame, instruction: Instruction) -> Iterator[Event]:
        for id in following.ids(draft, frame, instruction):
            details = {"counter": instruction.get("counter"), "number": draft.objects[id].number}
            amount = following.share(draft, frame, instruction, id)
            yield event("put-counter", id, amount, by=frame.source[0], **details)

    def remove(draft: AnyDraft, frame: Frame, instruction: Instruction) -> Iterator[Event]:
        """Remove counters of a kind, or of every kind; all of them where no number is said."""
        named = instruction.get("counter")
        for id in following.ids(draft, frame, instruction):
            counters = dict(draft.objects[id].counters)
            for kind in (named,) if named else counters:
                amount = following.number(draft, frame, instruction, max(counters.get(kind, 0), 1))
                yield event("remove-counter", id, amount, by=frame.source[0], counter=kind)

    following.makes.update({"put-counter": put, "remove-counter": remove})
