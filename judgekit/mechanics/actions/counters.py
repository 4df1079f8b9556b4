"""Counters: events that put and remove counters of one kind on an object."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Game
from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.objects import present, ref_of, summed
from judgekit.mechanics.terms.records import Value

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
        id = happening.of or ""
        record = present(draft, (id, happening.get("number", ref_of(draft, id)[1])))
        if record is None or record.zone is None or happening.amount <= 0:
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
