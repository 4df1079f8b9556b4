"""614, 615: what abilities replace and prevent: which events they mean, and what happens instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial

from judgekit.core.wording import phrase
from judgekit.engine import Event, Replacement, Task, Unsupported
from judgekit.engine.events import offered_so_far
from judgekit.games.mtg.abilities.interpreter import perform
from judgekit.games.mtg.actions.damage.preventing import next_of_source, prevented, prevents_within, shared, use
from judgekit.games.mtg.actions.damage.redirecting import REDIRECT, can_redirect, like, redirected, redirects_to
from judgekit.games.mtg.actions.entering.entering import (
    as_it_would_be,
    counter_events,
    enters,
    seen_entering,
    settled_alone,
    to_follow,
    ways_to_enter,
)
from judgekit.games.mtg.actions.regenerating import regenerated, regenerates
from judgekit.games.mtg.actions.replacing import (
    ENTERS_WITH,
    INSTEAD,
    PREVENTS,
    RANK_CONTROL,
    RANK_COPY,
    RANK_FIRST,
    RANK_OTHER,
    RANK_SELF,
    note_gone,
    note_reasons,
    replaces,
)
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.in_force import InForce, abilities_of_kind, conceivable, in_force, possible
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.history import is_the_time
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules
from judgekit.games.mtg.meaning.matching import KINDS, Moment, matches
from judgekit.games.mtg.meaning.range_of_influence import limited
from judgekit.games.mtg.meaning.words import amount, holds, players_of
from judgekit.games.mtg.meaning.x_of_permanents import announced_for
from judgekit.games.mtg.state.context import APPLIED_BEFORE, close_frame, frame_of, open_frame, settle
from judgekit.games.mtg.state.counters import changed_counters
from judgekit.games.mtg.state.faces import card_of
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.state.zones import EXILE, STACK
from judgekit.games.mtg.terms.records import Ability, Action, Filter, Pattern
from judgekit.games.mtg.terms.turning import as_it_turns

REPLACED = (
    *("move", "draw", "discard", "destroy", "sacrifice", "damage", "gain-life", "lose-life", "put-counters"),
    *("remove-counters", "create", "counter", "tap", "untap", "lose-game", "win-game", "add-mana", "search", "shuffle"),
    *("draw-cards", "transform", "turn-face-up", "phase-out", "phase-in", "attach", "unattach", "reveal", "monarch"),
)
"""Kinds of event that abilities may replace."""


def _own_entering(ahead: MtgPosition, proposed: Event) -> Iterator[InForce]:
    """Yield the replacement effects of a permanent that is about to enter, as it would have them there (614.12)."""
    record = ahead.objects[proposed.of or ""]
    values = view_of(ahead).of(record.id)
    for had in values.abilities:
        for ability in abilities_of_kind(had.ability, "replacement"):
            frame = Frame(values.controller, record.ref, ability, announced_for(record, had, ability))
            yield InForce(record.id, ability, frame)


def _means_itself(pattern: Pattern) -> bool:
    """Tell whether a pattern means that the object itself enters, and not a group of objects it belongs to (614.12)."""
    filter = pattern.get("object")
    if not isinstance(filter, Filter) or filter.get("among") != ("this",):
        return False
    return pattern.event == "enters" or (pattern.event == "move" and pattern.get("to") == ("battlefield",))


def of_abilities(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """Yield what abilities replace or prevent of an event.

    CR 603.6d, 614.1, 614.1a, 614.1b, 614.1c, 614.1d, 614.4, 615.1, 615.3, 615.4, 700.4, 801.13b.
    """
    if not (possible(draft, "replacement") or possible(draft, "prevention")):
        return
    ahead = as_it_would_be(draft, proposed) if enters(draft, proposed) else None
    moment = Moment(draft, ahead if ahead is not None else draft, False)
    numbers: dict[str, int] = {}
    for entry in (*in_force(draft, "replacement"), *in_force(draft, "prevention")):
        if entry.id != proposed.of or ahead is None:
            yield from _offered(draft, moment, entry, entry, proposed, numbers)
    if ahead is not None:
        ref = draft.objects[proposed.of or ""].ref
        for entry in _own_entering(ahead, proposed):
            if not any(map(_means_itself, entry.ability.when)):
                draft.cite(*(("614.12",) if _applies(draft, moment, entry, proposed) else ()))
                continue
            entry = entry._replace(id=_own_id(entry.id, proposed))
            acting = entry._replace(frame=entry.frame._replace(source=ref))
            offered = list(_offered(draft, moment, entry, acting, proposed, numbers))
            draft.cite(*(() if offered else ("614.12",)))
            yield from offered
        draft.cite(*_lost_ahead(draft, ahead, proposed))


def _lost_ahead(draft: MtgDraft, ahead: MtgPosition, proposed: Event) -> tuple[str, ...]:
    """Return the rule by which an ability about how its permanent enters does not apply: there it would not have it (614.12)."""
    id = proposed.of or ""
    if draft.objects[id].face_down or proposed.get("copies"):
        return ()
    there = {had.key for had in view_of(ahead).of(id).abilities}
    for had in view_of(draft).of(id).abilities:
        for ability in abilities_of_kind(had.ability, "replacement") if had.key not in there else ():
            if any(map(_means_itself, ability.when)):
                return ("614.12",)
    return ()


def _own_id(id: str, proposed: Event) -> str:
    """Return the id of the effects of an entering permanent's own abilities: others once it is a copy, with new abilities.

    CR 614.5, 616.1e, 707.5.
    """
    copies = proposed.get("copies", 0)
    return id if not copies else f"{id}-copy" if copies == 1 else f"{id}-copy-{copies}"


def _offered(
    draft: MtgDraft, moment: Moment, entry: InForce, acting: InForce, proposed: Event, numbers: dict[str, int]
) -> Iterator[Replacement]:
    """Yield the effect of one ability if it applies; further ones of one source get a number behind its id.

    Args:
        draft: the game.
        moment: how the event is looked at.
        entry: the ability, speaking for the permanent as it would be on the battlefield where it is that one's own (614.12).
        acting: the ability, speaking for the object as it is.
        proposed: the event.
        numbers: how many abilities of each source came before.
    """
    numbers[entry.id] = numbers.get(entry.id, 0) + 1
    id = entry.id if numbers[entry.id] == 1 else f"{entry.id}.{numbers[entry.id]}"
    source = entry.frame.source[0] if entry.frame.source is not None else entry.id
    if _applies(draft, moment, entry, proposed):
        yield _effect(draft, id, source, acting, proposed)
    elif enters(draft, proposed) and entry.ability.kind == "replacement":
        yield from _counters_changed(draft, moment, id, source, entry, proposed)


def _effect(draft: MtgDraft, id: str, source: str, entry: InForce, proposed: Event) -> Replacement:
    ability = entry.ability
    if ability.kind == "prevention":
        return Replacement(
            id,
            source,
            lambda draft, proposed, _choice: prevented(draft, entry, proposed),
            rules=(
                *PREVENTS,
                *(("615.3", "615.4") if entry.id in draft.effects else ()),
                *(("615.2", "615.8") if next_of_source(draft, entry) else ()),
                *keyword_rules(ability),
                *(("801.13b",) if limited(draft) else ()),
            ),
            rank=RANK_OTHER,
            optional=ability.optional,
            prepare=partial(_shield_divided, entry.id),
        )
    entering = enters(draft, proposed)
    actions = ability.instead or ()
    alone = all(settled_alone(action) for action in actions)
    return Replacement(
        id,
        source,
        partial(_replace, entry, id),
        rules=(
            *_rules(proposed, ability),
            *(("614.4",) if entry.id in draft.effects else ()),
            *keyword_rules(ability),
            *(keyword_rules(entry.frame.ability) if entry.frame.ability not in (None, ability) else ()),
            *_met(draft, entry, proposed),
        ),
        rank=_rank(draft, entry, proposed, entering),
        optional=ability.optional,
        prepare=partial(_followed, entry) if entering and not alone else None,
    )


def _met(position: MtgPosition, entry: InForce, proposed: Event) -> tuple[str, ...]:
    """Return the rules by which the condition of an effect holds."""
    if entry.ability.condition is None:
        return ()
    view = view_of(position)
    with view.noting() as noted:
        holds(view, entry.ability.condition, entry.frame._replace(event=proposed))
    return tuple(dict.fromkeys(noted))


def _shield_divided(id: str, draft: MtgDraft, events: tuple[Event, ...], place: int) -> tuple[Task, ...]:
    return (Task("divide-shield"),) if shared(draft, id, events, place) else ()


def _followed(entry: InForce, draft: MtgDraft, events: tuple[Event, ...], place: int) -> tuple[Task, ...]:
    use(draft, entry.id)
    return to_follow(draft, entry.frame, entry.ability.instead or (), events, place)


def _rank(position: MtgPosition, entry: InForce, proposed: Event, entering: bool) -> int:
    """Return the place of an effect in the order of 616.1 (614.15, 616.1a, 616.1b, 616.1c)."""
    if entry.frame.source is not None and is_own_effect(position, entry, proposed):
        return RANK_SELF
    if entering:
        actions = entry.ability.instead or ()
        changes = {change.what for action in actions for change in action.get("with", ()) or ()}
        if "control" in changes or any(action.get("under") is not None for action in actions):
            return RANK_CONTROL
        if changes & {"copy-of"} or any(action.verb in ("copy", "become-copy") for action in actions):
            return RANK_COPY
    return RANK_OTHER


def is_own_effect(position: MtgPosition, entry: InForce, proposed: Event) -> bool:
    """Tell whether an effect is of the resolving spell whose own effect the event is: self-replacement (614.15).

    What a keyword stands for is a static ability of the spell, and no effect of its resolution (604.1).
    """
    record = position.objects.get(entry.id)
    if keyword_rules(entry.ability):
        return False
    return record is not None and record.place == "stack" and proposed.by == entry.id


def _rules(proposed: Event, ability: Ability) -> tuple[str, ...]:
    if proposed.kind == "move" and proposed.get("to") == "battlefield":
        if any(action.get("under") is not None for action in ability.instead or ()):
            return ("614.1", "614.1a", "614.12")
        own = any(_means_itself(pattern) for pattern in ability.when)
        plainly = own and all(action.verb in PLAINLY for action in ability.instead or ())
        stated = ("614.1c", "614.1d") if plainly else ("614.1c",) if own else ("614.1d",)
        return ("614.1", *stated, "614.12", *(("603.6d",) if own else ()))
    skips = ("614.1b", "614.10") if not ability.instead and proposed.kind in _SKIPPED else ()
    if any(pattern.event == "dies" for pattern in ability.when):
        return (*INSTEAD, *skips, "700.4")
    if proposed.kind in ("create", "put-counters"):
        return (*INSTEAD, *skips, "614.16")
    if proposed.kind == "draw-cards":
        return (*INSTEAD, *skips, "614.11", "121.2a")
    if proposed.kind == "draw":
        among_others = ("614.11a",) if proposed.get("several") else ()
        return ("614.1", *skips, "614.5", "614.6", "614.11", *among_others, "121.6")
    return (*INSTEAD, *skips)


_SKIPPED = ("draw", "draw-cards")
"""Events of which a text says that they are skipped where nothing happens instead; "gains no life" skips nothing (614.1a)."""

PLAINLY = ("tap", "untap")
"""Verbs by which a permanent says of itself only that it enters so: neither with something nor as something (614.1d)."""


def _applies(draft: MtgDraft, moment: Moment, entry: InForce, proposed: Event) -> bool:
    ability = entry.ability
    if proposed.kind == "damage" and proposed.amount <= 0:
        return False
    if as_it_turns(ability) is not None:
        return False  # It counts if the permanent will have it, not if it has it now (708.11, 712.16).
    if ability.kind == "prevention" and proposed.kind != "damage":
        return False
    if entry.objects is not None and _subject(draft, proposed) not in entry.objects:
        return False
    if proposed.kind == "move" and proposed.get("to") == EXILE and _exiles_plainly(ability):
        return False  # what goes to exile anyway
    if proposed.kind == "destroy" and regenerates(ability):
        reasons = (
            ("701.15c",) if proposed.get("unregenerable") else forbidden(draft, "be-regenerated", proposed.of or "")
        )
        if reasons:
            draft.cite(*reasons, "701.15c")
            return False
    _replaceable(ability)
    patterns = ability.when or ((Pattern("damage"),) if ability.kind == "prevention" else ())
    for pattern in patterns:
        if proposed.kind not in KINDS.get(pattern.event, (pattern.event,)):
            continue
        if ability.kind == "prevention" and limited(draft) and not prevents_within(draft, pattern, proposed, entry):
            continue
        if matches(moment, pattern, proposed, entry.frame) and is_the_time(draft, pattern, entry.frame):
            frame = entry.frame._replace(event=proposed)
            return _met_now(draft, moment, ability, frame) and can_redirect(draft, ability, frame)
    return False


@lru_cache(maxsize=4096)
def _exiles_plainly(ability: Ability) -> bool:
    """Tell whether all that an effect does instead of a move is to exile what would move."""
    only = ability.instead[0] if ability.instead is not None and len(ability.instead) == 1 else None
    return only is not None and only.verb == "exile" and only.of == ("event", "object") and not only.details


def _met_now(draft: MtgDraft, moment: Moment, ability: Ability, frame: Frame) -> bool:
    """Tell whether the condition of an effect holds; a permanent that would enter counts as it would be there (614.12)."""
    if ability.condition is None or moment.after is draft:
        return holds(view_of(draft), ability.condition, frame)
    entering = draft.objects[frame.event.of]
    if frame.source == moment.after.objects[entering.id].ref:
        frame = frame._replace(source=entering.ref)
    return holds(seen_entering(draft, frame.event), ability.condition, frame)


@lru_cache(maxsize=4096)
def _replaceable(ability: Ability) -> None:
    """Refuse an effect that means an event which nothing here replaces.

    Raises:
        Unsupported: the event.
    """
    for pattern in ability.when:
        if pattern.event != "step" and not set(KINDS.get(pattern.event, (pattern.event,))) & set(REPLACED):
            raise Unsupported(phrase("replacing the event {event}", event=pattern.event), "614.1")


def _subject(draft: MtgDraft, proposed: Event) -> Ref:
    record = draft.objects.get(proposed.of or "")
    return record.ref if record is not None else (proposed.of or "", 0)


# What happens instead.


def _replace(entry: InForce, id: str, draft: MtgDraft, proposed: Event, _choice: object) -> tuple[Event, ...]:
    """Return what happens instead of an event (614.6).

    Args:
        entry: the ability.
        id: by which it is known that it was applied: further abilities of one source have a number behind (614.5).
        draft: the game.
        proposed: the event.

    CR 121.6, 121.6b, 614.1, 614.5, 614.10, 614.11, 614.11a, 614.12.
    """
    if entry.ability.name == REDIRECT:
        return redirected(draft, entry, proposed)
    frame = entry.frame._replace(event=proposed)
    use(draft, entry.id)
    note_reasons(draft, proposed)
    if proposed.kind == "destroy" and regenerates(entry.ability):
        if entry.ability.name != "regenerate":
            draft.cite("701.15b")
        note_gone(draft, proposed, ())
        return regenerated(draft, proposed)
    if is_own_effect(draft, entry, proposed):
        draft.cite("614.15")
    actions = entry.ability.instead or ()
    if enters(draft, proposed):
        return (ways_to_enter(draft, frame, actions),)
    if proposed.kind == "search" and [action.verb for action in actions] == ["search"]:
        draft.cite("701.19f")
        return (_searched(draft, proposed, frame, actions[0]),)
    if redirects_to(entry.ability, proposed) is not None:
        draft.cite("614.9")
    key = open_frame(draft, frame)
    earlier = ((*proposed.applied, id), offered_so_far(draft, proposed))
    events = draft.proposed_by(partial(carry_out, draft, key, actions, earlier))
    note_gone(draft, proposed, events)
    return tuple(like(proposed, one) for one in events)


def _searched(draft: MtgDraft, proposed: Event, frame: Frame, action: Action) -> Event:
    """Return the search of only a part of a zone (701.19f)."""
    top = action.get("top")
    return proposed if top is None else proposed.having(top=max(0, amount(view_of(draft), top, frame)))


Earlier = tuple[tuple[str, ...], tuple[str, ...]]
"""What has been applied, and what could have been, to the event that is replaced."""


def carry_out(draft: MtgDraft, key: int, actions: tuple[Action, ...], earlier: Earlier) -> None:
    """Follow the instructions of a replacement effect; one that needs a choice is followed as a task of its own."""
    for place, action in enumerate(actions):
        if action.verb == "draw":
            _draw(draft, key, action, earlier)
            continue
        if _asks(action):
            settle(draft, key, APPLIED_BEFORE, earlier)
            draft.next(Task("follow", (key, actions[place:], 0)), Task("close-frame", (key,)))
            return
        perform(draft, key, action)
    close_frame(draft, key)


def _asks(action: Action) -> bool:
    """Tell whether an instruction may ask somebody, or stands for several."""
    if action.verb == "produce-instead":
        return action.word() == "any-color"
    return (action.of is not None and action.of[0] in ("choose", "random")) or action.verb in (
        "may",
        "unless",
        "pay",
        "choose",
        "if",
        "for-each",
        "search",
        "discard",
        "choose-one",
        "repeat",
        "pay-any",
    )


def _draw(draft: MtgDraft, key: int, action: Action, earlier: Earlier) -> None:
    frame = frame_of(draft, key)
    view = view_of(draft)
    number = 1 if action.amount is None else max(0, amount(view, action.amount, frame))
    for player in players_of(view, action.of or ("you",), frame):
        draft.do("draw-cards", player, number, None, (), None, *earlier)


# Counters with which a permanent enters (306.5b, 122.6).


@replaces("move")
def loyalty(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """A planeswalker enters with as many loyalty counters as its printed loyalty, by a replacement effect (306.5b)."""
    of = proposed.of or ""
    if not enters(draft, proposed) or proposed.get("face_down"):
        return
    record = draft.objects[of]
    keys = (proposed.get("copied"), record.copied, proposed.get("face"), record.face, record.card)
    if not any(key is not None and _may_be_planeswalker(draft, key) for key in keys):
        return
    ahead = as_it_would_be(draft, proposed)
    printed = loyalty_of(ahead, of)
    if printed is not None:
        rules: tuple[str, ...] = ("306.5b", *ENTERS_WITH)
        less = 2 * record.announced.splits.count("life")
        if less and record.zone == STACK and view_of(ahead).of(of).has("compleated"):
            printed, rules = max(0, printed - less), (*rules, "mtg@20260417:702.150a")
        yield Replacement(f"loyalty:{of}", of, partial(_with_loyalty, printed), rules=rules, rank=RANK_FIRST)


def _may_be_planeswalker(position: MtgPosition, key: str) -> bool:
    card = position.cards.get(key)
    if card is None:
        return False
    faces = (position.cards[name] for name in card.faces if name in position.cards)
    return any("planeswalker" in one.line.types for one in (card, *faces))


def loyalty_of(position: MtgPosition, id: str) -> int | None:
    """Return the printed loyalty of a permanent that is a planeswalker, X as it was announced; None for another one."""
    record = position.objects[id]
    values = view_of(position).of(id)
    if "planeswalker" not in values.types or values.loyalty is None:
        return None
    card = card_of(position, record)
    if card is not None and card.loyalty == ("x",):
        return record.announced.x or 0
    return values.loyalty


def _with_loyalty(printed: int, _draft: MtgDraft, proposed: Event, _choice: object) -> tuple[Event, ...]:
    return (proposed.having(counters=changed_counters(proposed.get("counters", ()), "loyalty", printed)),)


def _counters_changed(
    draft: MtgDraft, moment: Moment, id: str, source: str, entry: InForce, proposed: Event
) -> Iterator[Replacement]:
    """Yield an effect on putting counters that applies to those with which a permanent would enter (122.6, 614.16)."""
    if not proposed.get("counters") or all(pattern.event != "put-counters" for pattern in entry.ability.when):
        return
    number = moment.after.objects[proposed.of or ""].number
    kinds = tuple(one.get("counter") for one in counter_events(proposed, number) if _applies(draft, moment, entry, one))
    if kinds:
        apply = partial(_change_counters, entry, kinds)
        rules = ("614.1", "614.1a", "614.5", "614.16", "122.6")
        yield Replacement(id, source, apply, rules=rules, rank=RANK_OTHER, optional=entry.ability.optional)


def _change_counters(
    entry: InForce, kinds: tuple[str, ...], draft: MtgDraft, proposed: Event, _choice: object
) -> tuple[Event, ...]:
    """Return a permanent entering with the counters that an effect on putting counters leaves it (122.6)."""
    number = draft.objects[proposed.of or ""].number
    counters: tuple[tuple[str, int], ...] = ()
    for one in counter_events(proposed, number):
        became = [one]
        if one.get("counter") in kinds:
            key = open_frame(draft, entry.frame._replace(event=one))
            became = list(draft.proposed_by(partial(carry_out, draft, key, entry.ability.instead or (), ((), ()))))
        for each in became:
            if each.kind == "put-counters":
                counters = changed_counters(counters, each.get("counter"), each.amount)
    return (proposed.having(counters=counters),)


_may_replace, _may_prevent = conceivable("replacement"), conceivable("prevention")


def _may_change(position: MtgPosition) -> bool:
    return _may_replace(position) or _may_prevent(position)


replaces(*REPLACED, where=_may_change)(of_abilities)
