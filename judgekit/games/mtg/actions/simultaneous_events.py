"""400.6, 701.20g: events at once: contradictory moves of one object, and shuffling a library while placing cards in it."""

from __future__ import annotations

from collections import Counter

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task, detail
from judgekit.games.mtg.actions.damage.damage import BY_LIFELINK
from judgekit.games.mtg.actions.damage.life_floors import kept_up
from judgekit.games.mtg.actions.drawing import chance
from judgekit.games.mtg.actions.entering.entering import with_allowed_counters
from judgekit.games.mtg.actions.impossible import affected
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, turn_order

MOVES_TO = {"destroy": "graveyard", "sacrifice": "graveyard", "discard": "graveyard"}
"""Where events of other kinds than a move take an object."""

SETTLED: Final = frozenset((*MOVES_TO, "move", "counter", "shuffle", "gain-life"))
"""The kinds of events of which several at once may contradict each other, wait for each other or cite more."""

_SETTLED_ALONE: Final = frozenset(("lose-life", "move", "draw"))
"""The kinds of events at which the last look is taken also where one happens alone."""

Events = tuple[Event, ...]


def destination(one: Event) -> str | None:
    """Return the zone to which an event would move its object, None where it moves nothing."""
    to = one.get("to") if one.kind in ("move", "counter") else MOVES_TO.get(one.kind)
    return f"{to}-{one.get('at')}" if to == "library" and one.get("at") else to


def contradictions(position: MtgPosition, events: Events) -> dict[str, tuple[str, ...]]:
    """Return the objects that events at once would move to different zones, with those zones, in APNAP order (400.6)."""
    found: dict[str, tuple[str, ...]] = {}
    for one in events:
        to = destination(one)
        if to is not None and one.of in position.objects:
            known = found.get(one.of or "", ())
            found[one.of or ""] = known if to in known else (*known, to)
    if all(len(zones) < 2 for zones in found.values()):
        return {}
    order = turn_order(position)
    several = sorted(
        (order.index(affected(position, Event("move", id))), id) for id, zones in found.items() if len(zones) > 1
    )
    return {id: tuple(sorted(found[id])) for _, id in several}


def settle(draft: MtgDraft, events: Events, report: str | None) -> Events | Ask:
    """Ask which of contradictory moves happens (400.6), and let shuffling come before placing (101.4, 701.20g)."""
    if len(events) == 1 and events[0].kind not in _SETTLED_ALONE:
        return events
    events = kept_up(draft, events)
    kinds = {one.kind for one in events}
    if "move" in kinds:
        events = tuple(with_allowed_counters(draft, one) for one in events)
    if len(events) < 2:
        return (chance(draft, events[0], report) or events) if events and events[0].kind == "draw" else events
    if kinds.isdisjoint(SETTLED):
        return events
    for id, zones in contradictions(draft, events).items():
        by = affected(draft, Event("move", id))
        return Ask("zone", by, of=id, args=(zones,), then=Task("contradiction-settled", (events, report, id)))
    if "shuffle" in kinds:
        return _placed_after_shuffling(_shuffled_often(events))
    return _several_lifelinks(events)


def _several_lifelinks(events: Events) -> Events:
    """Return events, with the rule that each of several sources with lifelink makes life gained in an event of its own."""
    gains = [bool(detail(one, BY_LIFELINK)) for one in events]
    if sum(gains) < 2:
        return events
    return tuple(
        one.having(rules=(*one.get("rules"), "702.15e")) if gain else one
        for one, gain in zip(events, gains, strict=True)
    )


def _shuffled_often(events: Events) -> Events:
    """Return events, with the rule that each of several shuffles of one library at once counts for what looks for them."""
    shuffled = Counter(one.of for one in events if one.kind == "shuffle")
    return tuple(
        one.having(rules=(*one.get("rules", ()), "701.20f")) if one.kind == "shuffle" and shuffled[one.of] > 1 else one
        for one in events
    )


def _placed_after_shuffling(events: Events) -> Events:
    """Return events in the order in which a shuffled library has what is placed in it in its place (701.20g)."""
    order = [(_after_shuffling(one, events), one) for one in events]
    if any(place == PLACED for place, _ in order):
        order = [
            (place, one if one.kind != "shuffle" else one.having(rules=(*one.get("rules", ()), "701.20g")))
            for place, one in order
        ]
    return tuple(one for _, one in sorted(order, key=lambda pair: pair[0]))


PLACED = 2
"""Place in that order of what is put into a certain position of a library."""


@GAME.question("zone", candidates=lambda question: question.args[0])
def judge_zone(question: Question, choice: object) -> Allowed | Refused:
    """The controller of the object, else its owner, chooses one of the zones to which it would be moved (400.6)."""
    return Allowed(("400.6",)) if choice in question.args[0] else Refused(("400.6",), phrase("nothing moves it there"))


@GAME.task("contradiction-settled")
def contradiction_settled(draft: MtgDraft, events: Events, report: str | None, id: str, choice: str) -> None:
    """Let only the chosen move happen, together with everything else (400.6)."""
    left = tuple(one for one in events if one.of != id or destination(one) in (None, choice))
    draft.do("pipe", left, len(left), report)


def _after_shuffling(one: Event, events: Events) -> int:
    """Return 1 for shuffling, 2 for placing a card in the library that another effect shuffles, 0 for everything before."""
    if one.kind == "shuffle":
        return 1
    if one.kind != "move" or one.get("to") != "library":
        return 0
    causes = {other.by for other in events if other.kind == "shuffle"}
    return PLACED if one.get("at") is not None or one.by not in causes else 0


GAME.settle = settle
