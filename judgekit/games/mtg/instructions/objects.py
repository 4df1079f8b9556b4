"""701: instructions that concern objects: destroying, exiling, moving, tapping, attaching, countering, counters, damage."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Event, Task, Unsupported, event
from judgekit.engine.events import reported
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import (
    apnap_rules,
    cause,
    changes_zones,
    choice_rules,
    did,
    instruction,
    is_there,
    keep,
    number,
    objects,
    offered,
    players,
    refs,
)
from judgekit.games.mtg.abilities.who_chooses import choice_in_range, choosable
from judgekit.games.mtg.actions.attaching import attaching, cannot_attach
from judgekit.games.mtg.actions.bestowing import cease_to_be_bestowed
from judgekit.games.mtg.actions.damage.damage import damaging
from judgekit.games.mtg.actions.damage.life import setting_life
from judgekit.games.mtg.actions.destroying import countering, destroying, sacrificing
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.actions.phase_out_until import hold_out, never_phases_out
from judgekit.games.mtg.instructions.how_many_counters import asks_how_many, asks_of_which_kind
from judgekit.games.mtg.instructions.making import begin_effect, exchange_control
from judgekit.games.mtg.instructions.moving import linking
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import matching
from judgekit.games.mtg.meaning.keyword_meanings import AS_A_CREATURE
from judgekit.games.mtg.meaning.last_known import record_of
from judgekit.games.mtg.meaning.references import kept_out
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, present, sharing_life, stated_in
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.state.status import DUE, PHASED_UNDER, tapping, untapping
from judgekit.games.mtg.state.zones import BATTLEFIELD, zone_key
from judgekit.games.mtg.terms.records import Ability, Action, Modification

_CARDS_EXCHANGED = "701.10d"
"""The rule of exchanging cards in two zones."""

_COUNTERS_MOVED = "122.5"
"""The rule of moving counters."""


def damage_source(position: MtgPosition, frame: Frame, action: Action) -> Ref | None:
    """Return the source of damage that an instruction deals: the object it names, or the object it is on (120.7)."""
    named = action.get("source")
    if named is not None:
        found = those(view_of(position), named, frame)
        if len(found) > 1:
            raise Unsupported(phrase("damage that several sources deal by one instruction"), "120.7")
        return found[0] if found else None
    return frame.source


@instruction("damage")
def damage(draft: MtgDraft, key: int, action: Action) -> None:
    """A source deals damage to each of those it says, at once, whatever amounts one instruction names for them (608.2f).

    CR 120.1, 120.2b, 120.7.
    """
    further: tuple[Action, ...] = action.get("also") or ()
    found = [events for one in (action, *further) if (events := _dealt(draft, key, one)) is not None]
    if not found:
        return
    dealt = tuple(one for some in found for one in some)
    if len(found) > 1 and len(dealt) > 1:
        draft.cite("608.2f")
    those_dealt = tuple((one.of or "", one.get("number")) for one in dealt)
    keep(draft, key, action, those_dealt)
    draft.propose(*dealt, report=_reporting(draft, key, action, those_dealt))


def _reporting(draft: MtgDraft, key: int, action: Action, those: tuple[Ref, ...]) -> str | None:
    """Return the report by which it is kept what an instruction really did, None where no later words mean it (608.2c)."""
    name, total = action.get("done"), action.get("total")
    if name is None and total is None:
        return None
    report = f"{action.verb}.{key}"
    draft.do("keep-done", key, name, those, report, total)
    return report


def _dealt(draft: MtgDraft, key: int, action: Action) -> list[Event] | None:
    """Return the damage that a source would deal to each of those an instruction names, None where there is no source."""
    dealer = action.get("dealer")
    if dealer is not None:
        found = []
        for ref in those(view_of(draft), action.get("source"), frame_of(draft, key)):
            settle(draft, key, str(dealer), (ref,))
            found.extend(_dealt_by(draft, key, action, ref))
        return found
    frame = frame_of(draft, key)
    source = damage_source(draft, frame, action)
    if source is None and frame.source is None and action.get("source") is None:
        raise Unsupported(phrase("damage that no object deals"), "120.7")
    return None if source is None else _dealt_by(draft, key, action, source)


def _dealt_by(draft: MtgDraft, key: int, action: Action, source: Ref) -> list[Event]:
    """Return the damage that one source would deal to each of those an instruction names."""
    frame = frame_of(draft, key)
    shares = dict(frame.announced.shares)
    details: dict[str, object] = {"unpreventable": True} if action.get("unpreventable") else {}
    events = []
    found = refs(draft, key, action.of)
    for ref in found:
        if action.get("each") is not None:
            # "Equal to the number of lands that player controls": of each player another number.
            settle(draft, key, str(action.get("each")), (ref,))
        count = (
            shares.get(ref[0], 0)
            if action.get("divided") or (action.amount is None and shares)
            else number(draft, key, action.amount)
        )
        if action.get("evenly"):
            count //= len(found)
            draft.cite("107.1a")
        events.append(damaging(draft, ref[0], count, source, False, **details))
    return events


@instruction("destroy")
def destroy(draft: MtgDraft, key: int, action: Action) -> None:
    """Destroy permanents, all at once (608.2f, 701.7a)."""
    by = cause(frame_of(draft, key))
    details = {"unregenerable": True} if action.get("no-regeneration") else {}
    ids = [id for id in objects(draft, key, action.of) if draft.objects[id].place == BATTLEFIELD]
    did(draft, key, bool(ids))
    if details and ids:
        draft.cite("608.2c")
    found = tuple(draft.objects[id].ref for id in ids)
    keep(draft, key, action, found)
    report = _reporting(draft, key, action, found)
    draft.propose(*(destroying(draft, id, by, **details) for id in ids), report=report)


@GAME.task("keep-done")
def keep_done(
    draft: MtgDraft, key: int, name: str | None, those: tuple[Ref, ...], report: str, total: str | None
) -> None:
    """Keep to which objects and players it was done, and how much: not what was replaced or prevented (608.2c)."""
    happened = reported(draft, report)
    done = {one.of for one in happened if one.kind == "destroy" or (one.kind == "damage" and one.amount > 0)}
    if name is not None:
        settle(draft, key, name, tuple(dict.fromkeys(ref for ref in those if ref[0] in done)))
    if total is not None:
        settle(draft, key, total, sum(one.amount for one in happened if one.kind == "damage"))


@instruction("sacrifice")
def sacrifice(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Players sacrifice permanents: each chooses in APNAP order where there is a choice, then all are sacrificed (101.4).

    CR 101.4b, 608.2d, 608.2e.
    """
    frame = frame_of(draft, key)
    if action.of is not None and action.of[0] == "choose":
        who = players(draft, key, action.get("by"))
        return _sacrifice_next(draft, key, action, who, ())
    ids = [id for id in objects(draft, key, action.of) if draft.objects[id].place == BATTLEFIELD]
    by = action.get("by")
    sacrificing_players = players(draft, key, by)
    fit = [id for id in ids if view_of(draft).of(id).controller in sacrificing_players]
    for id in ids:
        if id not in fit:
            draft.note("not-sacrificed", of=id, by=cause(frame), rules=("701.17a", "101.3"))
    did(draft, key, bool(fit))
    keep(draft, key, action, tuple(draft.objects[id].ref for id in fit))
    draft.propose(*(sacrificing(draft, id, cause(frame)) for id in fit))
    return None


def _sacrifice_next(
    draft: MtgDraft, key: int, action: Action, left: tuple[str, ...], chosen: tuple[str, ...]
) -> Ask | None:
    assert action.of is not None
    _, filter, least, most, *_ = action.of
    frame = frame_of(draft, key)
    view = view_of(draft)
    short = False
    while left:
        player, left = left[0], left[1:]
        ids = [
            ref[0]
            for ref in matching(view, filter, frame._replace(you=player))
            if ref[0] in draft.objects and view.of(ref[0]).controller == player
        ]
        ids = [
            id for id in ids if not forbidden(draft, "be-sacrificed", id, by=cause(frame)) and id not in kept_out(frame)
        ]
        fewest = number(draft, key, least)
        largest = len(ids) if most is None else number(draft, key, most)
        if len(ids) <= fewest:
            if len(ids) < fewest:
                short = True
                draft.note("as-much-as-possible", of=player, rules=("609.3", "101.3", "701.17a"))
            chosen = (*chosen, *ids)
            continue
        then = Task("sacrifice-chosen", (key, action, left, chosen))
        rules = (*apnap_rules(draft, left, chosen), *choice_rules(frame))
        return asking("sacrifice", player, ids, fewest, largest, then, *rules, of=cause(frame))
    # Fewer than asked for is as much as possible, but not what "if you do" asks for (118.12, 609.3).
    did(draft, key, bool(chosen) and not short)
    gone = tuple(draft.objects[id].ref for id in chosen)
    keep(draft, key, action, gone)
    eater = present(draft, frame.source) if frame.source is not None and action.get("as") == "devoured" else None
    if eater is not None:
        linking(draft, eater.id, "devoured", gone, "702.82b")
    draft.propose(*(sacrificing(draft, id, cause(frame)) for id in chosen))
    return None


@GAME.task("sacrifice-chosen")
def sacrifice_chosen(
    draft: MtgDraft, key: int, action: Action, left: tuple[str, ...], before: tuple[str, ...], chosen: tuple[str, ...]
) -> Ask | None:
    """Keep what a player chose to sacrifice and ask the next one (101.4, 101.4b, 608.2e, 701.17a)."""
    changes_zones(draft, key, chosen)
    return _sacrifice_next(draft, key, action, left, (*before, *chosen))


@instruction("tap")
def tap(draft: MtgDraft, key: int, action: Action) -> None:
    """Tap permanents (701.21a); who is told to tap some chooses and taps them, otherwise the controller of the effect does."""
    by = cause(frame_of(draft, key))
    tapping_it = players(draft, key, action.get("by"))
    tapper = tapping_it[0] if len(tapping_it) == 1 else None
    there = objects(draft, key, action.of)
    ids = [id for id in there if not draft.objects[id].tapped]
    did(draft, key, bool(ids))
    keep(draft, key, action, tuple(draft.objects[id].ref for id in there))
    draft.propose(*(tapping(draft, id, by, tapper=tapper) for id in ids))


@instruction("untap")
def untap(draft: MtgDraft, key: int, action: Action) -> None:
    """Untap permanents (701.21b)."""
    by = cause(frame_of(draft, key))
    there = objects(draft, key, action.of)
    ids = [id for id in there if draft.objects[id].tapped]
    did(draft, key, bool(ids))
    keep(draft, key, action, tuple(draft.objects[id].ref for id in there))
    draft.propose(*(untapping(draft, id, by) for id in ids))


@instruction("attach")
def attach(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Attach permanents to an object or player (701.3b)."""
    by, to = cause(frame_of(draft, key)), action.get("to")
    if to is not None and to[0] == "choose":
        return _choose_host(draft, key, action)
    hosts = refs(draft, key, to)
    if not hosts:
        return None
    if len(hosts) > 1:
        raise Unsupported(phrase("one of several objects to attach to"), "701.3a")
    counts = {AS_A_CREATURE: True} if action.get(AS_A_CREATURE) else {}
    draft.propose(*(attaching(draft, id, hosts[0][0], by).having(**counts) for id in objects(draft, key, action.of)))
    return None


def _choose_host(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Ask to which of some objects one permanent is attached: to none that it cannot be attached to (608.2d, 701.3b)."""
    frame, ids = frame_of(draft, key), objects(draft, key, action.of)
    if len(ids) > 1:
        raise Unsupported(phrase("one of several objects to attach to"), "701.3a")
    there = [ref for ref in offered(draft, key, action.get("to")[1]) if is_there(draft, ref)]
    near = choosable(draft, frame.you, there)
    fit = [ref[0] for ref in near for id in ids if ref[0] != id and not cannot_attach(draft, id, ref[0])]
    if not fit:
        draft.note("impossible", of=cause(frame), rules=("609.3", "101.3"))
        return None
    turned = frame.ability is not None and any(one.event == "turn-face-up" for one in frame.ability.when)
    aura = any("Aura" in view_of(draft).of(id).subtypes for id in ids)
    rules = (*choice_in_range(draft, there, near), "608.2d", *(("303.4k",) if turned and aura else ()))
    return asking("attach", frame.you, fit, 1, 1, Task("host-chosen", (key, action)), *rules, of=cause(frame))


@GAME.task("host-chosen")
def host_chosen(draft: MtgDraft, key: int, action: Action, chosen: tuple[str, ...]) -> None:
    """Attach a permanent to what was chosen (701.3a)."""
    by = cause(frame_of(draft, key))
    draft.propose(*(attaching(draft, id, chosen[0], by) for id in objects(draft, key, action.of)))


@instruction("unattach")
def unattach(draft: MtgDraft, key: int, action: Action) -> None:
    """Unattach permanents (701.3d)."""
    ids = objects(draft, key, action.of)
    draft.propose(*(event("unattach", id, number=draft.objects[id].number) for id in ids))


@instruction("counter")
def counter(draft: MtgDraft, key: int, action: Action) -> None:
    """Counter spells or abilities (701.5a)."""
    by = cause(frame_of(draft, key))
    to = action.get("to", "graveyard")
    found = objects(draft, key, action.of)
    did(draft, key, bool(found))
    draft.propose(*(countering(draft, id, by, to) for id in found))


def _kind_of(action: Action, frame: Frame) -> str:
    """Return the kind of counters: the one named; instead of putting on counters, such as would be put on."""
    kind: str | None = action.get("kind")
    replaced = frame.event
    replaces = frame.ability is not None and frame.ability.kind == "replacement" and replaced is not None
    if replaces and replaced.kind == "put-counters" and kind in (None, "event", "event.kind"):
        return str(replaced.get("counter"))
    return kind or "+1/+1"


@instruction("put-counters")
def put_counters(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Put counters on objects (122.1, 122.6)."""
    frame = frame_of(draft, key)
    if action.get("least") is not None:
        return asks_how_many(draft, key, action, number(draft, key, action.amount))
    shares = dict(frame.announced.shares)
    kind = _kind_of(action, frame)
    events = []
    found = refs(draft, key, action.of)
    keep(draft, key, action, found)
    for ref in found:
        count = shares.get(ref[0], 0) if action.get("divided") else number(draft, key, action.amount)
        events.append(event("put-counters", ref[0], count, cause(frame), counter=kind, number=ref[1]))
    draft.propose(*events)
    return None


@instruction("remove-counters")
def remove_counters(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Remove counters from objects, as many as there are at most (609.3)."""
    by = cause(frame_of(draft, key))
    kind = action.get("kind", "+1/+1")
    if kind == "any" and not action.get("all"):
        return asks_of_which_kind(draft, key, action)
    if action.get("least") is not None:
        there = [draft.objects[ref[0]].count(kind) for ref in refs(draft, key, action.of) if ref[0] in draft.objects]
        return asks_how_many(draft, key, action, min(number(draft, key, action.amount), max(there, default=0)))
    events, removed, asked = [], 0, 0
    for ref in refs(draft, key, action.of):
        holder = draft.objects.get(ref[0]) or draft.players[ref[0]]
        for one in [name for name, _ in holder.counters] if kind == "any" else [kind]:
            count = holder.count(one) if action.get("all") else number(draft, key, action.amount)
            removed += min(count, holder.count(one))
            asked += count
            events.append(event("remove-counters", ref[0], count, by, counter=one, number=ref[1]))
    # Fewer than asked for is as much as possible, but not what "if you do" asks for (118.12, 609.3).
    did(draft, key, 0 < removed == asked)
    if action.get("as") is not None:
        settle(draft, key, str(action.get("as")), removed)
    draft.propose(*events)
    return None


@instruction("move-counters")
def move_counters(draft: MtgDraft, key: int, action: Action) -> None:
    """Remove counters from one object and put them onto another, or do neither (122.5, 609.3)."""
    kind = action.get("kind")
    if kind is None:
        raise Unsupported(phrase("moving counters of every kind"), _COUNTERS_MOVED)
    origin, goal = objects(draft, key, action.of), objects(draft, key, action.get("to"))
    if action.get("all"):
        _move_all(draft, key, str(kind), origin, goal)
        return
    count = min([number(draft, key, action.amount), *(draft.objects[id].count(kind) for id in origin)])
    stays = len(origin) != 1 or len(goal) != 1 or origin == goal or not count
    if stays or forbidden(draft, "get-counters", goal[0], kind=str(kind)):
        draft.note("not-moved", of=origin[0] if origin else None, rules=(_COUNTERS_MOVED,))
        return
    by = cause(frame_of(draft, key))
    draft.propose(
        event("remove-counters", origin[0], count, by, counter=kind, rules=(_COUNTERS_MOVED,)),
        event("put-counters", goal[0], count, by, counter=kind, rules=(_COUNTERS_MOVED,)),
    )


def _move_all(draft: MtgDraft, key: int, kind: str, origins: tuple[str, ...], goal: tuple[str, ...]) -> None:
    """Move all counters of a kind from several objects onto one, all at once; what it has itself stays (122.5)."""
    by = cause(frame_of(draft, key))
    held = [(id, draft.objects[id].count(kind)) for id in origins if id not in goal]
    moved = [(id, count) for id, count in held if count]
    if len(goal) != 1 or not moved or forbidden(draft, "get-counters", goal[0], kind=kind):
        draft.note("not-moved", of=goal[0] if goal else None, rules=(_COUNTERS_MOVED,))
        return
    total, rules = sum(count for _, count in moved), (_COUNTERS_MOVED,)
    draft.propose(
        *(event("remove-counters", id, count, by, counter=kind, rules=rules) for id, count in moved),
        event("put-counters", goal[0], total, by, counter=kind, rules=rules),
    )


@instruction("put-same-counters")
def put_same_counters(draft: MtgDraft, key: int, action: Action) -> None:
    """Put as many counters of each kind on objects as one has or had that left the battlefield: none is moved (122.8).

    Of one kind alone where the instruction names it, as the book of 2026-04-17 adds.
    """
    only, frame = action.get("kind"), frame_of(draft, key)
    by, goals = cause(frame), objects(draft, key, action.get("to"))
    activated = frame.ability is not None and frame.ability.kind == "activated"
    rules = (stated_in(draft, "mtg@20260417:122.9") if activated else ()) or ("122.8",)
    for ref in those(view_of(draft), action.of or ("this",), frame):
        known = record_of(draft, ref)
        draft.propose(
            *(
                event("put-counters", goal, many, by, counter=kind, number=draft.objects[goal].number, rules=rules)
                for goal in goals
                for kind, many in (known.counters if known is not None else ())
                if only in (None, kind)
            )
        )


@instruction("fight")
def fight(draft: MtgDraft, key: int, action: Action) -> None:
    """Two creatures deal damage equal to their power to each other at once; if one is gone, neither does (701.12b).

    CR 701.12c.
    """
    view = view_of(draft)
    pair = (*objects(draft, key, action.of), *objects(draft, key, action.get("with")))
    if len(pair) != 2 or any("creature" not in view.of(id).types for id in pair):
        draft.note("no-fight", rules=("701.12b",))
        return
    events = []
    for source, other in (pair, pair[::-1]):
        events.append(damaging(draft, other, view.of(source).power or 0, draft.objects[source].ref, False, "701.12a"))
    if pair[0] == pair[1]:
        draft.cite("701.12c")
    draft.propose(*events)


@instruction("remove-damage")
def remove_damage(draft: MtgDraft, key: int, action: Action) -> None:
    """Remove all damage marked on permanents (120.6)."""
    draft.propose(*(event("remove-damage", id) for id in objects(draft, key, action.of)))


@instruction("phase-out")
def phase_out(draft: MtgDraft, key: int, action: Action) -> None:
    """Permanents phase out, until something happens where it says so (610.4, 702.26b, 702.26f, 702.26g)."""
    ids = objects(draft, key, action.of)
    until = action.get("until")
    if until is not None:
        rules = never_phases_out(draft, key, until)
        if rules:
            did(draft, key, False)
            draft.note("not-phased-out", by=cause(frame_of(draft, key)), rules=rules)
            return
        hold_out(draft, key, until, ids)
    keep(draft, key, action, tuple(draft.objects[id].ref for id in ids))
    draft.propose(*(event("phase-out", id, number=draft.objects[id].number) for id in ids))


@GAME.event("phase-out")
def phases_out(draft: MtgDraft, happening: Event) -> None:
    """A permanent phases out with everything attached to it, which phases out indirectly (702.26f, 702.26g)."""
    record = draft.objects[happening.of or ""]
    _phase(draft, record.id, True, False)
    draft.cite("702.26b", "702.26d", *happening.get("rules", ()))
    _attachments_phase(draft, record.id, True)


@GAME.event("phase-in")
def phases_in(draft: MtgDraft, happening: Event) -> None:
    """A permanent phases in, with what phased out indirectly with it (702.26d, 702.26g).

    A bestowed Aura that is attached to nothing then is bestowed no longer (702.103g).
    """
    record = draft.objects[happening.of or ""]
    _phase(draft, record.id, False, False)
    # What follows has a line of its own, so the rules of this one are cited first.
    draft.cite("702.26c", *happening.get("rules", ()), *(("702.26i",) if record.attached else ()))
    if record.attached is None:
        cease_to_be_bestowed(draft, draft.objects[record.id], "702.103g")
    _attachments_phase(draft, record.id, False)


def _attachments_phase(draft: MtgDraft, host: str, out: bool) -> None:
    """Let what is attached to a permanent phase with it indirectly, and what is attached to that too (702.26g)."""
    for other in draft.zones.get(BATTLEFIELD, ()):
        record = draft.objects[other]
        if record.attached == host and (not record.phased_out if out else record.get("indirect")):
            _phase(draft, other, out, out)
            draft.cite("702.26g", "702.26j", *(("702.26h",) if out and view_of(draft).of(other).has("phasing") else ()))
            _attachments_phase(draft, other, out)


def _phase(draft: MtgDraft, id: str, out: bool, indirectly: bool) -> None:
    gone = ("indirect", PHASED_UNDER, DUE)
    details = {name: value for name, value in draft.objects[id].details if name not in gone}
    if out:
        details[PHASED_UNDER] = view_of(draft).of(id).controller
    if indirectly:
        details["indirect"] = True
    draft.change(id, phased_out=out, details=tuple(sorted(details.items())))
    draft.changed("phased-out", not out, out)


@instruction("exchange")
def exchange(draft: MtgDraft, key: int, action: Action) -> None:
    """Exchange control, life totals, or cards in different zones; all of it or nothing (701.10a).

    CR 701.10b, 701.10c, 701.10d.
    """
    what = action.get("what", "control")
    found = refs(draft, key, action.of)
    if what == _ZONES:
        _exchange_zones(draft, key, found)
        return
    if len(found) != 2 or found[0] == found[1]:
        draft.note("no-exchange", rules=("701.10a",))
        did(draft, key, False)
        return
    if what == "life":
        _exchange_life(draft, key, found)
    elif what == "cards":
        _exchange_cards(draft, key, found)
    elif what == "control":
        exchange_control(draft, key, found, action)
    elif what in WITH_LIFE:
        _exchange_with_life(draft, key, found, what)
    else:
        raise Unsupported(phrase("an exchange of {what}", what=what), "701.10a")


_ZONES = "graveyard-and-library"
"""What is exchanged where all cards of a player's graveyard and library are."""


def _exchange_zones(draft: MtgDraft, key: int, found: tuple[Ref, ...]) -> None:
    """Exchange the cards of a player's graveyard with those of the library, also where one of the zones is empty (701.10d)."""
    by = cause(frame_of(draft, key))
    events: list[Event] = []
    for player, _ in found:
        for zone, other in (("graveyard", "library"), ("library", "graveyard")):
            ids = draft.zones.get(zone_key(zone, player), ())
            events.extend(moving(draft, id, other, by, reason="exchange", rules=(_CARDS_EXCHANGED,)) for id in ids)
    draft.propose(*events)


WITH_LIFE = {"life-and-power": "power", "life-and-toughness": "toughness"}
"""What a life total can be exchanged with, by the word of the instruction."""


def _exchange_with_life(draft: MtgDraft, key: int, found: tuple[Ref, ...], what: str) -> None:
    """Exchange a player's life total with the power or toughness of a creature: each becomes what the other was (701.10g)."""
    by = cause(frame_of(draft, key))
    who = [ref[0] for ref in found if ref[0] in draft.players]
    creatures = [ref for ref in found if present(draft, ref) is not None]
    number = getattr(view_of(draft).of(creatures[0][0]), WITH_LIFE[what]) if creatures else None
    if len(who) != 1 or number is None:
        draft.note("no-exchange", rules=("701.10a",))
        return
    life = draft.players[who[0]].life
    deed = "gain-life" if number > life else "lose-life"
    if number != life and forbidden(draft, deed, who[0]):
        draft.note("no-exchange", rules=("701.10a", "701.10g", "119.7" if deed == "gain-life" else "119.8"))
        return
    change = Modification(f"base-{WITH_LIFE[what]}", life)
    begin_effect(draft, key, Ability("static", modify=(change,)), (creatures[0],), None)
    changes = setting_life(draft, who[0], number, by)
    draft.propose(*(one.having(rules=(*one.get("rules"), "701.10g")) for one in changes))


def _exchange_life(draft: MtgDraft, key: int, found: tuple[Ref, ...]) -> None:
    by = cause(frame_of(draft, key))
    one, other = found[0][0], found[1][0]
    totals = draft.players[one].life, draft.players[other].life
    if other in sharing_life(draft, one):
        draft.note("no-exchange", rules=("701.10a", "810.9e"))
        return
    for player, before, after in ((one, *totals), (other, *totals[::-1])):
        deed = "gain-life" if after > before else "lose-life"
        if after != before and forbidden(draft, deed, player):
            draft.note("no-exchange", rules=("701.10a", "119.7" if deed == "gain-life" else "119.8"))
            return
    changes = (*setting_life(draft, one, totals[1], by), *setting_life(draft, other, totals[0], by))
    draft.propose(*(change.having(rules=(*change.get("rules"), "701.10c")) for change in changes))


def _exchange_cards(draft: MtgDraft, key: int, found: tuple[Ref, ...]) -> None:
    """Exchange a card with one in another zone: both must have one owner, and the other can take its place (701.10d).

    CR 702.65a.
    """
    by = cause(frame_of(draft, key))
    one, other = (draft.objects[ref[0]] for ref in found)
    host = one.attached
    if one.owner != other.owner or one.zone == other.zone:
        draft.note("no-exchange", rules=("701.10a", _CARDS_EXCHANGED, "702.65b"))
        return
    if host is not None and cannot_attach(draft, other.id, host):
        draft.note("no-exchange", rules=("701.10a", "702.65b"))
        return
    draft.propose(
        moving(draft, one.id, other.place, by, reason="exchange", rules=(_CARDS_EXCHANGED,)),
        moving(
            draft,
            other.id,
            one.place,
            by,
            under=frame_of(draft, key).you,
            attached=host,
            reason="exchange",
            rules=(_CARDS_EXCHANGED, *(("701.10e",) if host else ())),
        ),
    )
