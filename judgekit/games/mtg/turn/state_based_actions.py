"""704: state-based actions: found together in one snapshot, done at once, again and again until there are none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Consequences, Event, Question, Refused, Task, Unsupported, event
from judgekit.games.mtg.actions.attaching import illegally_attached
from judgekit.games.mtg.actions.bestowing import bestowing_effect
from judgekit.games.mtg.actions.destroying import destroying
from judgekit.games.mtg.actions.moving import ceasing, moving
from judgekit.games.mtg.actions.replacing import SEVERAL_REASONS
from judgekit.games.mtg.combat.combat import update_combat
from judgekit.games.mtg.instructions.exiled_face_down import remember_lookers
from judgekit.games.mtg.layers.characteristics_explained import why_so_tough
from judgekit.games.mtg.layers.durations import expire_conditions
from judgekit.games.mtg.layers.forbidding import forbidden, forbidding
from judgekit.games.mtg.layers.in_force import possible
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Characteristics
from judgekit.games.mtg.meaning.names import rules_of_one_name
from judgekit.games.mtg.meaning.range_of_influence import limited, reaches
from judgekit.games.mtg.multiplayer.two_headed_giant import team_forbidden, team_losses
from judgekit.games.mtg.multiplayer.who_left import left_behind
from judgekit.games.mtg.state.asked_where_needed import AskedWhereNeeded
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, sharing_life, turn_order
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.objects import PREPARED, Object, Player
from judgekit.games.mtg.state.zones import BATTLEFIELD, OUTSIDE, STACK, permanents
from judgekit.games.mtg.terms.effects import DEEDS
from judgekit.games.mtg.turn.continuous_control import update_control

POISONED: Final = 10
"""Poison counters with which a player loses (704.5c)."""

SETTLED: Final = "state-based-actions-settled"
"""Derived value of a position in which a check found nothing, so that passing priority need not check again."""

PAIRS: Final = "counters are removed in pairs"
"""Policy: +1/+1 and -1/-1 counters on one permanent are removed in pairs (704.5q)."""

AURAS_DESTROYED: Final = "Auras left behind are destroyed"
"""Policy: an Aura that is attached to nothing or illegally is destroyed; otherwise it is put into the graveyard (704.5m)."""

GAME.policies.update({PAIRS: True, AURAS_DESTROYED: False})

Rules = tuple[str, ...]

Kept = tuple[tuple[str, str], ...]
"""What players keep under the legend rule: (player, id kept)."""


FOLLOWING: Final = AskedWhereNeeded[Callable[[MtgDraft], None]]()
"""What follows from the state without being an action and is seen before each check; chapters add theirs."""


@GAME.task("check-state")
def check_state(draft: MtgDraft) -> Ask | None:
    """Check and do all state-based actions at once; then put triggered abilities on the stack; repeat (704.3).

    CR 117.5, 704.1, 704.2.
    """
    return _check(draft, "check-state")


@GAME.task("check-state-only")
def check_state_only(draft: MtgDraft) -> Ask | None:
    """Check and do state-based actions until there are none, and leave triggered abilities waiting (704.3, 704.8)."""
    return _check(draft, "check-state-only")


def _check(draft: MtgDraft, task: str) -> Ask | None:
    # Every change of a draft begins a new memo: what is remembered here was found on exactly this state.
    if SETTLED in draft.memo:
        _then_triggers(draft, task)
        return None
    # First what follows from the state without being an action: a check must not see effects whose condition has ended, the
    # control that they gave, or creatures that no longer belong in combat.
    expire_conditions(draft)
    update_control(draft)
    remember_lookers(draft)
    update_combat(draft)
    for follows in FOLLOWING.asked(draft):
        follows(draft)
    if left_behind(draft):
        draft.next(Task("exile-uncontrolled"), Task(task))
        return None
    # Choices come before anything is done, since all actions of one check happen at once, on the state that was checked.
    ask = _legend_choice(draft, task) or _decided_first(draft, task)
    if ask is not None:
        return ask
    events = one_of_each(found(draft, draft.facts.get("kept", ())))
    if draft.trace is not None:
        _note_indestructible(draft)
        if possible(draft, "cant"):
            _note_undefeated(draft)
    _checked(draft)
    if events:
        leaving = any(each.kind in ("move", "destroy") for each in events)
        rules = ("704.3", "117.5", *(("704.8",) if leaving and len(events) > 1 else ()))
        draft.do("checked-state", task)
        draft.propose(*_as_one(draft, events, rules), report="performed")
    else:
        draft.memo[SETTLED] = True
        _then_triggers(draft, task)
    return None


def _decided_first(draft: MtgDraft, task: str) -> Ask | None:
    """Return what a player decides first as a check begins; nothing further is asked then."""
    for first in DECIDED_FIRST.asked(draft):
        ask = first(draft, task)
        if ask is not None:
            return ask
    return None


def _as_one(draft: MtgDraft, events: tuple[Event, ...], rules: Rules) -> tuple[Event, ...]:
    """Return the events of a check so that whatever leaves the battlefield does so from one state, destroyed or not (704.8).

    Destroying brings about the move into the graveyard; everything else happens together with those moves.

    CR 704.3.
    """
    destroyed = tuple(each for each in events if each.kind == "destroy")
    others = tuple(each for each in events if each.kind != "destroy")
    if not destroyed or not others:
        draft.note("state-based-actions", rules=rules)
        return events
    return (event("state-based-actions", rules=rules, actions=others), *destroyed)


@GAME.event("state-based-actions")
def perform(draft: MtgDraft, happening: Event) -> Consequences:
    """Do what a check found beside destroying, at once with the moves of what is destroyed (117.5, 704.3, 704.8)."""
    draft.cite(*happening.get("rules"))
    actions: tuple[Event, ...] = happening.get("actions")
    return actions


@GAME.task("checked-state")
def checked_state(draft: MtgDraft, task: str) -> None:
    """Repeat the check if any state-based action was performed (704.3)."""
    performed = draft.facts.get("performed")
    draft.drop_fact("performed")
    if performed:
        draft.do(task)
    else:
        _then_triggers(draft, task)


CONDITIONS: Final = AskedWhereNeeded[Callable[[MtgPosition], Iterator[Event]]]()
"""State-based actions of further chapters (Sagas 704.5s, commanders 704.6d), done in the same check as those of 704.5."""

LOSSES: Final = AskedWhereNeeded[Callable[[MtgPosition, str], Rules]]()
"""Why a player loses in further chapters (704.6c): each returns the rules, none where the player does not."""

DECIDED_FIRST: Final = AskedWhereNeeded[Callable[[MtgDraft, str], Ask | None]]()
"""What a player decides as a check begins (704.6d)."""

UNDECIDED: Final = AskedWhereNeeded[Callable[[MtgPosition], bool]]()
"""Whether such a decision is still to be made."""

BEFORE_TRIGGERS: Final = AskedWhereNeeded[Callable[[MtgDraft], None]]()
"""What looks at the state of the game before waiting triggers go on the stack (603.8)."""


def _then_triggers(draft: MtgDraft, task: str) -> None:
    if task == "check-state":
        for look in BEFORE_TRIGGERS.asked(draft):
            look(draft)
    if task == "check-state" and draft.waiting:
        draft.next(Task("put-triggers"), Task("check-state"))


def _checked(draft: MtgDraft) -> None:
    """Forget what happened since the check before (704.5b, 704.5h)."""
    draft.drop_fact("kept")
    for id, player in draft.players.items():
        if player.draw_failed:
            draft.change_player(id, draw_failed=False)
    for id in draft.zones.get(BATTLEFIELD, ()):
        if draft.objects[id].deathtouched:
            draft.change(id, deathtouched=False)


def one_of_each(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events of state-based actions, those with the same result as one, for all the reasons there are (704.7)."""
    there = tuple(events)
    if len(there) < 2:
        return there
    found: dict[tuple[object, ...], list[Event]] = {}
    for each in there:
        # What an event comes to is all of it but its rules; these events are new, and nothing was applied to them.
        result = (each.kind, each.of, each.amount, each.by, *[said for said in each.details if said[0] != "rules"])
        found.setdefault(result, []).append(each)
    return tuple(_with_all_reasons(alike) if len(alike) > 1 else alike[0] for alike in found.values())


def _with_all_reasons(alike: list[Event]) -> Event:
    rules = dict.fromkeys(rule for each in alike for rule in each.get("rules", ()))
    return alike[0].having(**{"rules": tuple(rules), SEVERAL_REASONS: True})


def pending(position: MtgPosition) -> bool:
    """Tell whether any state-based action would be done now."""
    return (
        next(found(position, ()), None) is not None
        or bool(_legends(position))
        or any(open(position) for open in UNDECIDED.asked(position))
    )


def found(position: MtgPosition, kept: Kept) -> Iterator[Event]:
    """Yield the events of every state-based action whose condition holds now (704.5)."""
    yield from losses(position)
    among = stirred(position)
    yield from counters(position, among)
    yield from ceasing_objects(position)
    yield from deaths(position, among)
    yield from legends_let_go(position, kept)
    yield from worlds(position)
    yield from attachments(position, among)
    for condition in CONDITIONS.asked(position):
        yield from condition(position)


def stirred(position: MtgPosition) -> tuple[Object, ...]:
    """Return the permanents for which one of the actions can be due that look at each permanent by itself: mostly none.

    These are the ones with what such an action asks for: counters (704.5q), damage, no toughness or being a planeswalker
    (704.5f-i), being attached or an Aura (704.5m-p). No other permanent is in what they yield, so they need not look at it.
    """
    of = view_of(position).of
    return tuple(
        [
            record
            for record in permanents(position)
            if record.marked_damage
            or record.deathtouched
            or record.counters
            or record.attached is not None
            or _may_go(of(record.id))
        ]
    )


def _may_go(values: Characteristics) -> bool:
    """Tell whether a permanent may have to go for what it is like alone."""
    types = values.types
    return (
        ("creature" in types and (values.toughness or 0) <= 0) or "planeswalker" in types or "Aura" in values.subtypes
    )


def losses(position: MtgPosition) -> Iterator[Event]:
    """A player with 0 life or less, who drew from an empty library, or with ten poison counters, loses (704.5a-c).

    CR 104.3b, 104.3c, 104.3d, 119.6, 121.4, 704.5b, 704.5c.
    """
    for id, reasons in _why_lose(position).items():
        counting = [rules for deed, rules in reasons.items() if not team_forbidden(position, deed, id)]
        if counting and not team_forbidden(position, "lose-game", id):
            yield from (event("lose-game", id, rules=rules) for rules in counting)


def _why_lose(position: MtgPosition) -> dict[str, dict[str, Rules]]:
    """Return by player why the state of the game makes a player lose: the deed that may be forbidden, and the rules."""
    shared = position.facts.get("shared_life")
    found: dict[str, dict[str, Rules]] = team_losses(position) if shared else {}
    for id, player in position.players.items():
        if player.lost:
            continue
        if not shared and (player.life <= 0 or player.draw_failed or player.counters):
            reasons = _of_one_player(player)
            if reasons:
                found[id] = reasons
        for reason in LOSSES.asked(position):
            rules = reason(position, id)
            if rules:
                found[id] = {**found.get(id, {}), "lose-game": rules}
    return found


def _of_one_player(player: Player) -> dict[str, Rules]:
    """Return why a player loses, by the deed that an effect may forbid (704.5a-c)."""
    reasons: dict[str, Rules] = {}
    if player.life <= 0:
        reasons["lose-by-life"] = (DEEDS["lose-by-life"], "104.3b", "119.6")
    if player.draw_failed:
        reasons["lose-by-drawing"] = (DEEDS["lose-by-drawing"], "104.3c", "121.4")
    if player.count("poison") >= POISONED:
        reasons["lose-by-poison"] = (DEEDS["lose-by-poison"], "104.3d")
    return reasons


def _note_undefeated(draft: MtgDraft) -> None:
    """Tell who does not lose although the rules say so, since an effect says otherwise (101.2).

    CR 104.3b, 104.3c, 104.3d.
    """
    for id, reasons in _why_lose(draft).items():
        why = team_forbidden(draft, "lose-game", id)
        for deed, rules in reasons.items():
            stopped = why or team_forbidden(draft, deed, id)
            if stopped:
                # What forbids it names the reason by the number of the check, which decided nothing: it is overruled.
                decided = tuple(rule for rule in stopped if rule not in rules)
                asked = [(one, mate) for mate in sharing_life(draft, id) for one in ("lose-game", deed)]
                by = next((found for one, mate in asked if (found := forbidding(draft, one, mate))), None)
                draft.note("does-not-lose", of=id, by=by, rules=decided, overruled=rules)


def ceasing_objects(position: MtgPosition) -> Iterator[Event]:
    """A token off the battlefield and a copy of a spell off the stack cease to exist (704.5d, 704.5e)."""
    records = [record for record in position.objects.values() if record.kind in ("token", "copy")]
    # The copy of a prepare spell stays as long as the permanent is prepared (722.3c of the book of 2026-04-17).
    held = {one.get(PREPARED) for one in permanents(position)} if records else set()
    for record in sorted(records, key=lambda one: one.id):
        if record.kind == "token" and record.zone != BATTLEFIELD and record.place != OUTSIDE:
            yield ceasing(position, record.id, "704.5d", "111.7")
        elif record.kind == "copy" and record.zone not in (STACK, BATTLEFIELD) and record.id not in held:
            yield ceasing(position, record.id, "704.5e", "707.10a")


def deaths(position: MtgPosition, among: Iterable[Object]) -> Iterator[Event]:
    """Creatures with no toughness, lethal damage or damage from deathtouch, planeswalkers with no loyalty (704.5f-i).

    CR 120.5, 120.6, 702.2b, 702.12b, 704.5g, 704.5h.
    """
    view = view_of(position)
    for record in among:
        values = view.of(record.id)
        if "creature" in values.types and (record.marked_damage or record.deathtouched or (values.toughness or 0) <= 0):
            yield from _creature_death(position, record, values.toughness or 0)
        if "planeswalker" in values.types and not record.count("loyalty"):
            yield moving(position, record.id, "graveyard", None, reason="state", rules=("704.5i", "306.9"))


def _creature_death(position: MtgPosition, record: Object, toughness: int) -> Iterator[Event]:
    if toughness <= 0:
        rules = ("704.5f", *why_so_tough(position, record.id, 0))
        yield moving(position, record.id, "graveyard", None, reason="state", rules=rules)
        return
    wounds = _wounds(record, toughness)
    if wounds and not view_of(position).of(record.id).has("indestructible"):
        layers = why_so_tough(position, record.id, record.marked_damage) if not record.deathtouched else ()
        yield from (destroying(position, record.id, None, *rules, *layers, by_rule=True) for rules in wounds)


def _wounds(record: Object, toughness: int) -> tuple[Rules, ...]:
    """Return the rules of each reason why damage destroys a creature: it is lethal (704.5g), it comes from deathtouch (704.5h)."""
    lethal: Rules = ("704.5g", "120.6", "120.5") if record.marked_damage >= toughness and record.marked_damage else ()
    touched: Rules = ("704.5h", "702.2b") if record.deathtouched else ()
    return tuple(filter(None, (lethal, touched)))


def _note_indestructible(draft: MtgDraft) -> None:
    """Tell which creatures the check passes over because they are indestructible (702.12b)."""
    for record in permanents(draft):
        if not record.marked_damage and not record.deathtouched:
            continue
        values = view_of(draft).of(record.id)
        toughness = values.toughness or 0
        wounds = _wounds(record, toughness)
        if "creature" in values.types and toughness > 0 and values.has("indestructible") and wounds:
            overruled = tuple(rule for rules in wounds for rule in rules)
            draft.note("indestructible", of=record.id, rules=("702.12b",), overruled=overruled)


_any_legend, _any_world = spoken_of("legendary"), spoken_of("world")


def _legends(position: MtgPosition) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return, for each player in turn order, the legendary permanents of one name of which only one may stay."""
    return position.derive("legends", lambda: tuple(_find_legends(position))) if _any_legend(position) else ()


def _find_legends(position: MtgPosition) -> Iterator[tuple[str, tuple[str, ...]]]:
    named: list[tuple[str, str, str]] = []
    view = view_of(position)
    for record in permanents(position):
        values = view.of(record.id)
        if "legendary" in values.supertypes and values.name:
            named.append((values.controller, values.name, record.id))
    if len(named) < 2:
        return
    named = [entry for entry in named if not forbidden(position, "legend-rule", entry[2])]
    order = turn_order(position)
    named.sort(key=lambda entry: (order.index(entry[0]) if entry[0] in order else len(order), entry[1], entry[2]))
    for (player, _), group in groupby(named, key=lambda entry: entry[:2]):
        ids = tuple(id for _, _, id in group)
        if len(ids) > 1:
            yield player, ids


def _legend_choice(draft: MtgDraft, task: str) -> Ask | None:
    """Return the question which legendary permanent a player keeps, where one is still open (704.5j).

    Raises:
        Unsupported: the edition has no such choice; the sixth knows legends by their creature type alone.
    """
    legends = _legends(draft)
    if not legends:
        return None
    if "legend-rule" not in draft.game.questions:
        raise Unsupported(phrase("several legendary permanents of one name in this edition"), "704.5j")
    kept = {id for _, id in draft.facts.get("kept", ())}
    for player, ids in legends:
        if not kept.intersection(ids):
            several = len({one for one, _ in legends}) > 1
            rules = (*_of_legends(draft, ids), *rules_of_one_name(draft, ids), *(("101.4",) if several else ()))
            return Ask("legend-rule", player, args=(ids, rules), then=Task("legend-kept", (player, task)))
    return None


@GAME.question("legend-rule", candidates=lambda question: question.args[0])
def judge_legend(question: Question, choice: object) -> Allowed | Refused:
    """The controller keeps one legend of a name (101.4, 205.4d, 704.5j)."""
    return (
        Allowed(question.args[1])
        if choice in question.args[0]
        else Refused(("704.5j",), phrase("one of those permanents"))
    )


@GAME.task("legend-kept")
def legend_kept(draft: MtgDraft, player: str, task: str, choice: str) -> None:
    """Remember what stays, and go on with the check (704.5j)."""
    draft.set(kept=(*draft.facts.get("kept", ()), (player, choice)))
    draft.do(task)


def legends_let_go(position: MtgPosition, kept: Kept) -> Iterator[Event]:
    """The legends of that name not kept go to their owners' graveyards (704.5j)."""
    stays = {id for _, id in kept}
    for _, ids in _legends(position):
        if stays.intersection(ids):
            for id in ids:
                if id not in stays:
                    yield moving(position, id, "graveyard", None, reason="state", rules=_of_legends(position, (id,)))


def _of_legends(position: MtgPosition, ids: Iterable[str]) -> tuple[str, ...]:
    """Return the rules by which one of several legends stays; planeswalkers are no exception any more (306.4)."""
    view = view_of(position)
    walks = any("planeswalker" in view.of(id).types for id in ids)
    return ("704.5j", "205.4d", *(("306.4",) if walks else ()))


def worlds(position: MtgPosition) -> Iterator[Event]:
    """All world permanents but the newest go to their owners' graveyards; in a tie all of them (704.5k)."""
    if not _any_world(position):
        return
    view = view_of(position)
    records = [record for record in permanents(position) if "world" in view.of(record.id).supertypes]
    if len(records) < 2:
        return
    if limited(position):
        yield from _worlds_in_range(position, records)
        return
    newest = max(record.timestamp for record in records)
    stays = [record for record in records if record.timestamp == newest]
    for record in records:
        if len(stays) > 1 or record is not stays[0]:
            yield moving(position, record.id, "graveyard", None, reason="state", rules=("704.5k", "205.4f"))


def _worlds_in_range(position: MtgPosition, records: list[Object]) -> Iterator[Event]:
    """Apply the world rule to each world permanent among those within its controller's range (801.12)."""
    view = view_of(position)
    for record in records:
        controller = view.of(record.id).controller
        others = [one for one in records if one is not record and reaches(view, controller, one.ref)]
        if any(one.timestamp >= record.timestamp for one in others):
            yield moving(position, record.id, "graveyard", None, reason="state", rules=("704.5k", "801.12"))


def attachments(position: MtgPosition, among: Iterable[Object]) -> Iterator[Event]:
    """Auras attached to nothing or illegally go to the graveyard; Equipment and others become unattached (704.5m-p).

    CR 301.5c, 303.4c, 704.5n, 704.5p.
    """
    view = view_of(position)
    for record in among:
        subtypes = view.of(record.id).subtypes
        if "Aura" not in subtypes and record.attached is None:
            continue
        rules = illegally_attached(position, record)
        if not rules:
            continue
        if "Aura" in subtypes and record.attached is not None and bestowing_effect(position, record) is not None:
            yield event("unattach", record.id, number=record.number, rules=("702.103f", *rules[1:]))
        elif "Aura" in subtypes and position.game.policies[AURAS_DESTROYED]:
            yield destroying(position, record.id, None, *rules, by_rule=True)
        elif "Aura" in subtypes:
            yield moving(position, record.id, "graveyard", None, reason="state", rules=rules)
        else:
            yield event("unattach", record.id, number=record.number, rules=rules)


def counters(position: MtgPosition, among: Iterable[Object]) -> Iterator[Event]:
    """+1/+1 and -1/-1 counters are removed in pairs (704.5q)."""
    if not position.game.policies[PAIRS]:
        return
    for record in among:
        if not record.counters:
            continue
        pairs = min(record.count("+1/+1"), record.count("-1/-1"))
        for kind in ("+1/+1", "-1/-1") if pairs else ():
            yield event(
                "remove-counters", record.id, pairs, counter=kind, number=record.number, rules=("704.5q", "122.3")
            )
