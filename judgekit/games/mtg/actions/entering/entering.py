"""614.1c, 614.1d, 614.12, 614.13: how a permanent enters: seen as it would be there, changed before it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Event, Task, Unsupported, detail, event
from judgekit.engine.events import go_on
from judgekit.games.mtg.abilities.interpreter import (
    AS_IT_ENTERS,
    MOVED_FOR_ANOTHER,
    SEEN_ENTERING,
    number,
    players,
    refs,
)
from judgekit.games.mtg.actions.moving import arrive, keep_effects
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.references import ENTERING, kept_out
from judgekit.games.mtg.meaning.views import EnteringView
from judgekit.games.mtg.meaning.words import players_of
from judgekit.games.mtg.state.context import close_frame, frame_of, open_frame, put_frame
from judgekit.games.mtg.state.counters import changed_counters
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, stated_in
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.state.zones import BATTLEFIELD, STACK
from judgekit.games.mtg.terms.records import Action


def enters(position: MtgPosition, proposed: Event) -> bool:
    """Tell whether an event is that an object enters the battlefield from elsewhere."""
    if proposed.kind != "move" or detail(proposed, "to") != BATTLEFIELD or proposed.of not in position.objects:
        return False
    return bool(position.objects[proposed.of or ""].zone != BATTLEFIELD)


def as_it_would_be(position: MtgPosition, proposed: Event) -> MtgPosition:
    """Return the game as it would be with a permanent on the battlefield, entering as it does so far (614.12).

    CR 400.7a.
    """

    def look() -> MtgPosition:
        draft = position.draft()
        record = draft.objects[proposed.of or ""]
        arrived = arrive(draft, record, proposed)
        if record.zone == STACK:
            keep_effects(draft, record, arrived)
        return draft.seal()

    return position.derive(("as-it-would-be", proposed._replace(applied=())), look)


def with_allowed_counters(draft: MtgDraft, proposed: Event) -> Event:
    """Return a permanent about to enter without the counters that can't be put on it as it would be there (122.6, 614.17d).

    What the permanent itself says of that functions as it enters (113.6i).
    """
    own = proposed.of or ""
    if proposed.kind != "move" or not proposed.get("counters") or not enters(draft, proposed):
        return proposed
    ahead = as_it_would_be(draft, proposed)
    refused = {
        kind: reasons
        for kind, _ in proposed.get("counters")
        if (reasons := forbidden(ahead, "get-counters", own, by=proposed.by, kind=kind))
    }
    if not refused:
        return proposed
    reasons = next(iter(refused.values()))
    its = any(entry.id == own for entry in in_force(ahead, "cant") if entry.ability.name == "get-counters")
    rules = (*reasons, *(("113.6i",) if its else ("614.17d",)))
    draft.note("impossible", of=own, by=proposed.by, rules=rules, event="put-counters")
    return proposed.having(counters=tuple(pair for pair in proposed.get("counters") if pair[0] not in refused))


def seen_entering(position: MtgPosition, proposed: Event) -> EnteringView:
    """Return what everything is like while a permanent is about to enter, itself as it would be there (614.12)."""
    return EnteringView(position, proposed.of or "", as_it_would_be(position, proposed))


SEEN_ENTERING.append(seen_entering)


def settled_alone(action: Action) -> bool:
    """Tell whether an instruction only says how the permanent enters, so that nothing has to be followed before."""
    chosen = action.get("copy-of", ("",))[0] == "choose"
    return action.verb in AS_IT_ENTERS and _means_event(action) and not _needs_more(action) and not chosen


def _means_event(action: Action) -> bool:
    return action.of is None or action.of in (("this",), ("event", "object"))


def _needs_more(action: Action) -> bool:
    return any(isinstance(value, tuple) and value and isinstance(value[0], Action) for _, value in action.details)


FOR_ONE_PERMANENT = "an object changes zones once for each permanent that enters"
"""Policy: what was chosen to change zones while one permanent enters is kept out of further choices for that one (614.13b), not
for others that enter with it."""
GAME.policies[FOR_ONE_PERMANENT] = True


_ASKED_FOR_A_PRICE = frozenset(("may", "unless", "pay"))
"""Instructions by which a player chooses whether something is paid for how a permanent enters."""


def to_follow(
    draft: MtgDraft, frame: Frame, actions: tuple[Action, ...], events: tuple[Event, ...], place: int
) -> tuple[Task, ...]:
    """Return the tasks that follow the instructions of an entering effect before the permanent enters (614.12a, 614.13).

    Args:
        draft: the game.
        frame: for whom the effect speaks.
        actions: what it says.
        events: everything that happens at the same time.
        place: number of the event among them.
    """
    proposed = events[place]
    together = {one.of for one in events if enters(draft, one)}
    if len(together) > 1 and any(action.verb in _ASKED_FOR_A_PRICE for action in actions):
        # Each is asked once what was paid for the ones before is gone: all of it is payable together.
        draft.cite(*stated_in(draft, "mtg@20260417:614.12b"))
    others = () if draft.game.policies[FOR_ONE_PERMANENT] else (one for one in events if one is not proposed)
    elsewhere = tuple(sorted({id for one in others for id in one.get("moved", ())}))
    kept = tuple(sorted({*together, *proposed.get("moved", ()), *elsewhere} - {None}))
    key = open_frame(draft, _entering(frame._replace(event=proposed), kept, elsewhere))
    return (Task("follow", (key, actions, 0)), Task("entered-as", (key, chosen_names(actions))))


def _entering(frame: Frame, kept: tuple[str, ...], elsewhere: tuple[str, ...] = ()) -> Frame:
    """Return a frame that says how a permanent enters, and what must not be chosen meanwhile to change zones (614.13a).

    Args:
        frame: for whom the effect speaks.
        kept: what must not be chosen.
        elsewhere: what of it was chosen for others that enter at the same time.
    """
    made = {**dict(frame.made), ENTERING: kept, **({MOVED_FOR_ANOTHER: elsewhere} if elsewhere else {})}
    return frame._replace(made=tuple(sorted(made.items())))


def chosen_names(actions: tuple[Action, ...]) -> tuple[str, ...]:
    """Return the names of the choices that instructions make for the permanent itself, and of what they pay (607.2d)."""
    found: list[str] = []
    for action in actions:
        if action.verb == "choose":
            found.append(action.get("as") or action.word() or "object")
        if action.verb == "pay-any" and action.get("as") is not None:
            found.append(action.get("as"))
        for _, value in action.details:
            if isinstance(value, tuple) and value and isinstance(value[0], Action):
                found.extend(chosen_names(value))
    return tuple(found)


@GAME.task("entered-as")
def entered_as(
    draft: MtgDraft,
    key: int,
    names: tuple[str, ...],
    events: tuple[Event, ...],
    place: int,
    report: str | None,
    id: str,
    source: str,
    rules: tuple[str, ...],
) -> None:
    """Go on with how the permanent enters now that the choices are made (607.2d, 614.1c, 614.12, 614.12a)."""
    frame = close_frame(draft, key)
    became: Event = frame.event
    chosen = dict(became.get("chosen", ()))
    for name in names:
        value = dict(frame.made).get(name)
        if value is not None and value != ():
            chosen[name] = value[0][0] if isinstance(value, tuple) else value
    if chosen:
        became = became.having(chosen=tuple(sorted(chosen.items())))
    moved = {*became.get("moved", ()), *dict(frame.made).get("changed-zones", ())}
    if moved:
        became = became.having(moved=tuple(sorted(moved)))
    go_on(draft, (became,), events, place, report, id, source, rules)
    again: tuple[str, ...] = ("614.13b",) if frame.event.get("moved") else ()
    if chosen and became.get("copied") is not None:
        linked = frame.ability is not None and frame.ability.links
        again = (*again, "707.6", *(("707.7",) if linked else ()))
    draft.cite("614.12a", *(("614.13",) if moved else ()), *again)


# What an instruction about the entering permanent does to the way it enters.

Way = Callable[[MtgDraft, int, Action, Event], Event]


def _tapped(_draft: MtgDraft, _key: int, _action: Action, proposed: Event) -> Event:
    return proposed.having(tapped=True)


def _untapped(_draft: MtgDraft, _key: int, _action: Action, proposed: Event) -> Event:
    return proposed.having(tapped=False)


def _with_counters(draft: MtgDraft, key: int, action: Action, proposed: Event) -> Event:
    kind = action.get("kind", "+1/+1")
    counters = changed_counters(proposed.get("counters", ()), kind, number(draft, key, action.amount))
    return proposed.having(counters=counters)


def _elsewhere(draft: MtgDraft, key: int, action: Action, proposed: Event) -> Event:
    to = "exile" if action.verb == "exile" else action.get("to", BATTLEFIELD)
    zone, _, place = to.partition("-")
    proposed = proposed.having(to=zone, **({"at": place} if place else {}))
    if action.get("tapped"):
        proposed = proposed.having(tapped=True)
    under = action.get("under")
    who = players(draft, key, under) if under is not None else ()
    return proposed.having(under=who[0]) if who else proposed


def _face_down(_draft: MtgDraft, _key: int, _action: Action, proposed: Event) -> Event:
    return proposed.having(face_down=True)


def _transformed(_draft: MtgDraft, _key: int, _action: Action, proposed: Event) -> Event:
    return proposed.having(transformed=True)


def _changed(draft: MtgDraft, key: int, action: Action, proposed: Event) -> Event:
    """Change under whose control it enters (616.1b), or what is true of it from then on ("it gains haste")."""
    for change in action.get("with", ()):
        if action.get("until") is not None:
            raise Unsupported(phrase("a change with a duration as a permanent enters"), "614.12")
        if change.what != "control":
            proposed = proposed.having(gains=(*proposed.get("gains", ()), change))
            continue
        who = players_of(view_of(draft), change.value, frame_of(draft, key))
        proposed = proposed.having(under=who[0]) if who else proposed
    return proposed


WAYS: dict[str, Way] = {
    "tap": _tapped,
    "untap": _untapped,
    "put-counters": _with_counters,
    "put": _elsewhere,
    "return": _elsewhere,
    "exile": _elsewhere,
    "turn-face-down": _face_down,
    "transform": _transformed,
    "modify": _changed,
}
"""How each instruction about the entering permanent changes the way it enters."""


def follow_way(draft: MtgDraft, key: int, action: Action) -> None:
    """Change how the permanent enters as an instruction says."""
    frame = frame_of(draft, key)
    put_frame(draft, key, frame._replace(event=WAYS[action.verb](draft, key, action, frame.event)))


def said_of_entering(draft: MtgDraft, key: int, action: Action) -> bool:
    """Follow an instruction that is about the permanent that is about to enter; tell whether it was."""
    frame = frame_of(draft, key)
    if not kept_out(frame) or (action.of is not None and action.of[0] not in ("this", "event")):
        return False
    if action.of is not None and all(ref[0] != frame.event.of for ref in refs(draft, key, action.of)):
        return False
    follow_way(draft, key, action)
    return True


for _verb in WAYS:
    AS_IT_ENTERS[_verb] = said_of_entering


def ways_to_enter(draft: MtgDraft, frame: Frame, actions: tuple[Action, ...]) -> Event:
    """Return how a permanent enters where nothing has to be followed or chosen before it does."""
    key = open_frame(draft, _entering(frame, (frame.event.of or "",)))
    for action in actions:
        way = WAYS.get(action.verb)
        if way is None and action.verb != "nothing":
            raise Unsupported(phrase("entering the battlefield and {verb}", verb=action.verb), "614.12")
        if way is not None:
            follow_way(draft, key, action)
    found: Event = close_frame(draft, key).event
    return found


def counter_events(proposed: Event, number: int) -> Iterator[Event]:
    """Yield the events of putting on the counters with which a permanent would enter (122.6)."""
    for kind, amount in proposed.get("counters", ()):
        yield event("put-counters", proposed.of, amount, proposed.by, counter=kind, number=number)
