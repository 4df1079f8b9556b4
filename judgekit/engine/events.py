"""Events and their one pipe: proposed, replaced or prevented, happened, triggers noted.

A set of simultaneous events enters the pipe as one task. Each event is adjusted by rules that come before any replacement, is
dropped when it cannot happen, and is replaced as long as a replacement effect applies to it; each effect gets one
opportunity, and where several apply the affected player chooses. Then all events happen from one snapshot, and what they
bring about directly (destroying brings about a move) is proposed as one set again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any, Final
from judgekit.core.wording import phrase
from judgekit.engine.positions import AnyDraft, Ask, Task
from judgekit.engine.questions import Allowed, Question, Refused
from judgekit.engine.records import MADE
from judgekit.engine.tracing import Record, Trace

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.engine.game import Game


Details = tuple[tuple[str, object], ...]
"""Facts by name, sorted; what a value is hangs on its name."""


class Event(NamedTuple):
    """Something that happens or would happen.

    Attributes:
        kind: key of `Game.events` ("damage", "move", "draw", …).
        of: id of the object or player it happens to.
        amount: how much, where it is a matter of number.
        by: id of the object or player that causes it.
        details: further facts as sorted pairs of name and hashable value.
        applied: ids of the replacement effects that have had their opportunity, in order.
        offered: ids of all replacement effects that applied to it or to what it was before: any other one has become applicable
            by what it became.
        within: ids of the replacement effects that were applied to the event of which it is a part.
    """

    kind: str
    of: str | None = None
    amount: int = 0
    by: str | None = None
    details: Details = ()
    applied: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    within: tuple[str, ...] = ()

    def get(self, name: str, default: object = None) -> Any:
        """Return a detail."""
        return detail(self, name, default)

    def having(self, **details: object) -> Event:
        """Return this event with further or other details."""
        merged = {**dict(self.details), **details}
        return self._replace(details=tuple(sorted(merged.items())))


def detail(of: Event, name: str, default: object = None) -> Any:
    """Return a detail of an event: what `Event.get` does, for those who ask at every event there is."""
    for key, value in of.details:
        if key == name:
            return value
    return default


def event(kind: str, of: str | None = None, amount: int = 0, by: str | None = None, **details: object) -> Event:
    """Return an event with details given by name."""
    return event_with(kind, of, amount, by, details)


def event_with(kind: str, of: str | None, amount: int, by: str | None, details: dict[str, object]) -> Event:
    """Return an event with details in a dictionary: for those who have been given some, or make many events."""
    # Made often enough that the call of the record's own constructor, with its defaults, would show.
    said = tuple([(name, details[name]) for name in sorted(details)]) if len(details) > 1 else tuple(details.items())
    return MADE(Event, (kind, of, amount, by, said, (), (), ()))


class Replacement(NamedTuple):
    """An effect that replaces an event, or prevents it.

    Attributes:
        id: identity of the effect; it gets one opportunity for an event under this id.
        source: id of the object it comes from, shown as the answer of the question.
        apply: what happens instead: events, or none; gets the draft, the event and the answer to `ask`.
            Tasks that it adds are done after the events have happened.
        rules: rules that decide that it applies.
        rank: effects of the smallest rank come first (self-replacement effects before others).
        optional: the affected player may decline.
        ask: a decision that it needs before it is applied.
        prepare: tasks to be done before it is applied, none where it needs nothing now; gets the draft, the whole set of
            events and the place in it. The last task gets the arguments of `go_on` after its own, from `events` on, and
            ends with it, or with the task `pipe.apply`.
    """

    id: str
    source: str
    apply: Callable[[AnyDraft, Event, Any], Sequence[Event]]
    rules: tuple[str, ...] = ()
    rank: int = 0
    optional: bool = False
    ask: Callable[[AnyDraft, Event], Ask | None] | None = None
    prepare: Callable[[AnyDraft, tuple[Event, ...], int], Sequence[Task]] | None = None


class _NothingHappened:
    """What an event handler returns when nothing happened after all."""


NOTHING_HAPPENED: Final = _NothingHappened()
"""Returned by an event handler: the event did not take place, nothing triggers on it (resting what is rested already).

Where the handler cited a rule, its record stays, named "no-rest" for a "rest" and without the event.
"""

Consequences = Iterable[Event] | _NothingHappened | None
"""What an event handler returns: None, events that follow at once as one set, or NOTHING_HAPPENED."""

DECLINE = "decline"
"""The answer that declines every optional replacement that is left."""


def applicable(draft: AnyDraft, proposed: Event) -> list[Replacement]:
    """Return the replacement effects the affected player now chooses among: those of the smallest rank not yet used."""
    found = draft.game.replacements(draft, proposed)
    if not found:
        return []
    found = [effect for effect in found if effect.id not in proposed.applied]
    if len(found) > 1:
        first = min(effect.rank for effect in found)
        found = [effect for effect in found if effect.rank == first]
        found.sort(key=lambda effect: effect.id)
    return found


def offered_so_far(draft: AnyDraft, proposed: Event) -> tuple[str, ...]:
    """Return the ids of the replacement effects that apply to an event, or did to what it was before."""
    now = (effect.id for effect in draft.game.replacements(draft, proposed))
    return tuple(dict.fromkeys((*proposed.offered, *proposed.applied, *now)))


def pipe(draft: AnyDraft, events: tuple[Event, ...], place: int, report: str | None) -> Ask | None:
    """Take the events from number place on through adjustment, impossibility and replacement; then let all happen."""
    game = draft.game
    while place < len(events):
        proposed = events[place]
        if not proposed.applied:
            adjusted = game.adjust(draft, proposed)
            if adjusted is not proposed:
                proposed = adjusted
                events = (*events[:place], proposed, *events[place + 1 :])
        if game.impossible(draft, proposed):
            events = events[:place] + events[place + 1 :]
            continue
        effects = applicable(draft, proposed)
        if not effects:
            place += 1
            continue
        first = _asked_first(draft, events, place) if _decides(effects) else place
        if first != place:
            events = (*events[:place], events[first], *events[place:first], *events[first + 1 :])
            continue
        if len(effects) > 1 or effects[0].optional:
            return Ask(
                "replacement",
                game.affected(draft, proposed),
                of=proposed.of,
                args=(events, place),
                then=Task("pipe.choose", (events, place, report)),
            )
        return _apply(draft, events, place, report, effects[0])
    if not events:
        return None
    settled = game.settle(draft, events, report)
    if isinstance(settled, Ask):
        return settled
    happen(draft, settled, report)
    return None


def _decides(effects: Sequence[Replacement]) -> bool:
    """Tell whether a player has to decide something before one of the effects is applied."""
    return len(effects) > 1 or any(effect.optional or effect.prepare is not None for effect in effects)


def _asked_first(draft: AnyDraft, events: tuple[Event, ...], place: int) -> int:
    """Return the place, from one on, of the event of which the first player in order decides what is applied to it."""
    game = draft.game
    order = game.choice_order
    if order is None:
        return place
    deciding = [
        number for number in range(place, len(events)) if number == place or _decides(applicable(draft, events[number]))
    ]
    return min(deciding, key=lambda number: (order(draft, game.affected(draft, events[number])), number))


def _apply(
    draft: AnyDraft, events: tuple[Event, ...], place: int, report: str | None, effect: Replacement
) -> Ask | None:
    tasks = effect.prepare(draft, events, place) if effect.prepare is not None else ()
    if tasks:
        args = (*tasks[-1].args, events, place, report, effect.id, effect.source, effect.rules)
        draft.next(*tasks[:-1], tasks[-1]._replace(args=args))
        return None
    if effect.ask is not None:
        ask = effect.ask(draft, events[place])
        if ask is not None:
            return ask._replace(then=Task("pipe.apply", (events, place, report, effect.id)))
    apply_replacement(draft, events, place, report, effect.id, None)
    return None


def choose_replacement(
    draft: AnyDraft, events: tuple[Event, ...], place: int, report: str | None, choice: str
) -> Ask | None:
    """Apply the replacement effect that the affected player chose."""
    effects = applicable(draft, events[place])
    if choice == DECLINE:
        declined = events[place]._replace(applied=(*events[place].applied, *(effect.id for effect in effects)))
        draft.do("pipe", (*events[:place], declined, *events[place + 1 :]), place, report)
        return None
    chosen = next(effect for effect in effects if effect.id == choice)
    return _apply(draft, events, place, report, chosen)


def apply_replacement(
    draft: AnyDraft, events: tuple[Event, ...], place: int, report: str | None, id: str, choice: object
) -> None:
    """Replace an event by what the effect says, and go on with what it became."""
    proposed = events[place]
    effect = next(effect for effect in draft.game.replacements(draft, proposed) if effect.id == id)
    record = draft.note("replaced", of=proposed.of, by=effect.source, rules=effect.rules)
    went_on(draft, events, place, report, id, tuple(effect.apply(draft, proposed, choice)), record)


def go_on(
    draft: AnyDraft,
    became: tuple[Event, ...],
    events: tuple[Event, ...],
    place: int,
    report: str | None,
    id: str,
    source: str,
    rules: tuple[str, ...],
) -> None:
    """Go on with what an event became, once the tasks that an effect needed beforehand are done (`Replacement.prepare`)."""
    record = draft.note("replaced", of=events[place].of, by=source, rules=rules)
    went_on(draft, events, place, report, id, became, record)


def went_on(
    draft: AnyDraft,
    events: tuple[Event, ...],
    place: int,
    report: str | None,
    id: str,
    became: tuple[Event, ...],
    record: Record | None,
) -> None:
    """Put what an event became back into the pipe in its place, with the effect that was applied."""
    proposed = events[place]
    applied, offered = (*proposed.applied, id), offered_so_far(draft, proposed)
    became = tuple(
        new._replace(applied=tuple(dict.fromkeys((*applied, *new.applied))), offered=offered) for new in became
    )
    draft.do("pipe", (*events[:place], *became, *events[place + 1 :]), place, report)
    if record is not None:
        record.event = proposed
        record.details["became"] = became
        if len(became) == 1 and became[0].kind == proposed.kind and became[0].amount != proposed.amount:
            record.changes.append(("amount", proposed.amount, became[0].amount))


def happen(draft: AnyDraft, events: tuple[Event, ...], report: str | None) -> None:
    """Let events happen at once, note what triggers, and propose what they bring about as one set."""
    game, trace = draft.game, draft.trace
    before = draft.seal()
    happened: list[Event] = []
    following: list[Event] = []
    if trace is not None:
        trace.batches += 1
    for each in events:
        if trace is not None:
            record = Record(each.kind, each.of, each.by)
            trace.records.append(record)
            record.event = each
            record.batch = trace.batches
        result = game.events[each.kind](draft, each)
        if isinstance(result, _NothingHappened):
            if trace is not None:
                _nothing_happened(trace, record)
            continue
        happened.append(each)
        if result is not None:
            following.extend(result if not each.applied else (one._replace(within=each.applied) for one in result))
    if report is not None and happened:
        draft.set_fact(report, (*draft.facts.get(report, ()), *happened))
    if following:
        if game.joined is not None and len(following) > 1:
            following = game.joined(following)
        draft.propose(*following, report=report)
    if happened:
        game.notice(draft, tuple(happened), before)


def reported(draft: AnyDraft, report: str) -> tuple[Event, ...]:
    """Take what happened of events that were proposed with a report (`Draft.propose`), and forget it."""
    happened: tuple[Event, ...] = draft.facts.get(report, ())
    draft.drop_fact(report)
    return happened


def _nothing_happened(trace: Trace, record: Record) -> None:
    """Keep the record of an event that did not take place only where a rule said so, and then under another name."""
    if record.rules:
        record.what, record.event = f"no-{record.what}", None
    else:
        trace.records.remove(record)


def _effects_of(question: Question) -> list[Replacement]:
    events, place = question.args
    return applicable(question.position.draft(), events[place])


def replacement_candidates(question: Question) -> Iterable[str]:
    """List the ids of the replacement effects that apply, and DECLINE where all of them are optional."""
    effects = _effects_of(question)
    yield from (effect.id for effect in effects)
    if all(effect.optional for effect in effects):
        yield DECLINE


def judge_replacement(question: Question, choice: object) -> Allowed | Refused:
    """Allow the effects that apply now."""
    game: Game = question.position.game
    effects = _effects_of(question)
    for effect in effects:
        if effect.id == choice:
            return Allowed((*game.replacement_choice_rules, *effect.rules))
    if choice == DECLINE and all(effect.optional for effect in effects):
        return Allowed(game.replacement_choice_rules)
    return Refused(game.replacement_choice_rules, phrase("that effect does not apply to this event now"))
