"""122.1: shield, stun and finality counters of the book of 2026-04-17: each kind makes one replacement or prevention effect."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.engine import Event, Replacement, Task, event
from judgekit.games.mtg.actions.replacing import (
    PREVENTS,
    RANK_OTHER,
    in_place_of,
    note_untriggered,
    replaces,
    unpreventable,
)
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, present
from judgekit.games.mtg.state.objects import Object, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD

IDLE = "shield, stun and finality counters do nothing"
"""Policy: counters of these kinds mean nothing by themselves; later books say what they do."""
GAME.policies[IDLE] = True

_SHIELD, _STUN, _FINALITY = "mtg@20260417:122.1c", "mtg@20260417:122.1d", "mtg@20260417:122.1h"


def _bearer(draft: MtgDraft, proposed: Event, kind: str) -> Object | None:
    """Return the permanent that an event happens to, where it has a counter of a kind that does something."""
    record = draft.objects.get(proposed.of or "")
    return record if record is not None and record.place == BATTLEFIELD and record.count(kind) else None


def _less(record: Object, kind: str, rule: str) -> Event:
    return event("remove-counters", record.id, 1, None, counter=kind, number=record.number, rules=(rule,))


def _mean_something(position: MtgPosition) -> bool:
    return not position.game.policies[IDLE]


@replaces("untap", where=_mean_something)
def stunned(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """A tapped permanent with a stun counter loses one instead of becoming untapped."""
    record = _bearer(draft, proposed, "stun")
    if record is None or not record.tapped:
        return
    less = _less(record, "stun", _STUN)
    yield in_place_of(f"stun:{record.id}", record.id, (_STUN,), lambda _draft, _event: (less,))


@replaces("destroy", where=_mean_something)
def shielded(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """A permanent with a shield counter that an effect would destroy loses one instead; the game itself destroys all the same."""
    record = _bearer(draft, proposed, "shield")
    if record is None or proposed.get("by_rule"):
        return
    less = _less(record, "shield", _SHIELD)
    yield in_place_of(f"shield:{record.id}", record.id, (_SHIELD,), lambda _draft, _event: (less,))


@replaces("damage", where=_mean_something)
def unharmed(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """Damage to a permanent with a shield counter is prevented, and one is removed, however many deal damage at the same time."""
    record = _bearer(draft, proposed, "shield")
    if record is None or proposed.amount <= 0:
        return
    useless = unpreventable(draft, proposed)

    def apply(acting: MtgDraft, hit: Event, _choice: object) -> tuple[Event, ...]:
        spent = Task("shield-spent", (record.ref,))
        if spent not in acting.agenda:
            acting.next(spent)
        if useless:
            return (hit,)
        note_untriggered(acting, hit)
        return ()

    rules = (_SHIELD, "615.12", "615.12a") if useless else (_SHIELD, *PREVENTS)
    yield Replacement(f"shield:{record.id}", record.id, apply, rules, RANK_OTHER)


@GAME.task("shield-spent")
def shield_spent(draft: MtgDraft, ref: Ref) -> None:
    """Remove the one shield counter that what was dealt at the same time costs."""
    record = present(draft, ref)
    if record is not None:
        draft.propose(_less(record, "shield", _SHIELD))


@replaces("move", where=_mean_something)
def final(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """A permanent with a finality counter goes to exile where it would go to a graveyard."""
    record = _bearer(draft, proposed, "finality")
    if record is None or proposed.get("to") != "graveyard":
        return
    yield in_place_of(f"finality:{record.id}", record.id, (_FINALITY,), _exiled)


def _exiled(_draft: MtgDraft, proposed: Event) -> tuple[Event, ...]:
    return (proposed.having(to="exile", at=None),)
