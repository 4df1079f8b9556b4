"""Cards that an effect puts into the battle zone: held, then put one by one in an order that is said (409.1f)."""

from __future__ import annotations

from judgekit.engine import Ask, Event, Question, Task
from judgekit.games.duel_masters.characteristics import information
from judgekit.games.duel_masters.game import DUEL, SET_ASIDE, DuelDraft, DuelPosition, printed_on, sides_of
from judgekit.games.duel_masters.playing import needs_source
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.resolving import RESULT
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import Ability, contains

CHOSEN = "chosen"
"""Stands in an event for what a creature that is put into the battle zone evolves from: that is chosen just before (801.1)."""


def come(draft: DuelDraft, frame: Frame, events: tuple[Event, ...]) -> None:
    """Hold cards and put them into the battle zone one by one; who puts them there says in which order (409.1f)."""
    ids = tuple(one.of or "" for one in events)
    draft.cite(*(("409.1f",) if len(events) > 1 else ()))
    set_aside(draft, frame, ids)
    for id in ids:
        draft.change(id, held=True)
    if len({draft.objects[id].card for id in ids}) > 1:
        player, then = events[0].get("player") or frame.controller, Task(_IN_ORDER, (events,))
        draft.do("ask", Ask("order", player, of=frame.source[0], args=(tuple(sorted(ids)), ("409.1f",)), then=then))
    else:
        put_in_order(draft, events, ids)


_IN_ORDER = "put-in-order"


@DUEL.task(_IN_ORDER)
def put_in_order(draft: DuelDraft, events: tuple[Event, ...], ids: tuple[str, ...]) -> None:
    """Put cards into the battle zone one by one, the first named first (409.1f)."""
    coming = {one.of: one for one in events}
    for id in reversed(ids):
        draft.do("unhold", id)
        draft.do("put", coming[id])


def set_aside(draft: DuelDraft, frame: Frame, ids: tuple[str, ...]) -> None:
    """Let no other effect touch the cards looked at while one of them is played or put out of the library (605.4)."""
    seen: tuple[Ref, ...] = dict(frame.chosen).get("seen", ())
    if any(draft.objects[id].place == "library" for id in ids) and any(id in ids for id, _ in seen):
        before = draft.facts.get(SET_ASIDE, ())
        draft.do("seen-again", before)
        others = tuple(id for id, _ in seen if id not in ids and draft.objects[id].place == "library")
        draft.set_fact(SET_ASIDE, (*before, *others))


@DUEL.task("seen-again")
def seen_again(draft: DuelDraft, before: tuple[str, ...]) -> None:
    """Go on with the cards that are looked at, which effects touch again (605.4)."""
    draft.set_fact(SET_ASIDE, before) if before else draft.drop_fact(SET_ASIDE)


@DUEL.task("put")
def put(draft: DuelDraft, happening: Event) -> Ask | None:
    """Put a card into the battle zone; what it evolves from is chosen where there are several ways (801.1, 801.1b)."""
    if happening.get("onto") != CHOSEN:
        draft.do("pipe", (happening,), 0, RESULT)
        return None
    id, player = happening.of or "", happening.get("player")
    side = next(one for one in sides_of(draft, draft.objects[id]) if needs_source(one))
    return Ask("evolution-source", player, of=id, args=(player, side.name, False), then=Task("put-onto", (happening,)))


@DUEL.task("put-onto")
def put_onto(draft: DuelDraft, happening: Event, onto: tuple[str, ...]) -> None:
    """Put a card into the battle zone on top of what it evolves from."""
    draft.do("pipe", (happening.having(onto=onto),), 0, RESULT)


# Where the order makes no difference.


def order_that_nobody_notices(question: Question) -> tuple[str, ...] | None:
    """Return an order for cards that come one by one, where none of them and nothing there tells which came first.

    None where it may matter, and for any other order.
    """
    ids, then = question.args[0], question.ask.then
    position: DuelPosition = question.position
    if then is None or then.name != _IN_ORDER or any(_notices(position, id) for id in ids):
        return None
    there = (one for id in position.zones.get("battle-zone", ()) for _, one in information(position, id).abilities)
    waiting = (effect.ability for effect in position.effects.values() if effect.ability is not None)
    return None if any(_counts(one) for one in (*there, *waiting)) else tuple(ids)


def _notices(position: DuelPosition, id: str) -> bool:
    """Tell whether it may matter what is there as a card comes, or what comes after it."""
    sides = sides_of(position, position.objects[id])
    printed = printed_on(position, position.objects[id])
    had = [one for _, one in information(position, id).abilities]
    return (
        not sides
        or any(side.special or side.evolves is not None for side in sides)
        or any(_looks_at_others(one) for one in (*printed, *had))
    )


def _looks_at_others(ability: Ability) -> bool:
    """Tell whether an ability may see or change another card that comes, or itself as it comes."""
    if ability.kind == "triggered":
        return ability.when is None or ability.when.of is None or ability.when.of.among != ("this",)
    if ability.kind == "rule":
        return ability.affects is not None or ability.when is not None
    return ability.kind not in ("spell", "static") or ability.affects is not None


def _counts(ability: Ability) -> bool:
    """Tell whether an ability in force may do another thing for the second card that comes than for the first."""
    return (
        ability.once
        or contains(ability, "happened")
        or ability.kind in ("replacement", "entering")
        or (ability.kind == "rule" and ability.when is not None)
    )
