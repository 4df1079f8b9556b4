"""400: objects move between zones, always to their owner's, and are new objects there (400.3, 400.7)."""

from __future__ import annotations

from judgekit.core.typed import Any, Final
from judgekit.engine import NOTHING_HAPPENED, Ask, Consequences, Event, Task, detail, event, event_with
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import DISGUISE
from judgekit.games.mtg.state.combatants import forget, rules_of_leaving
from judgekit.games.mtg.state.faces import UNLOCKED, back_face_up, double_faced
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, next_timestamp, stated_in
from judgekit.games.mtg.state.meld_leaving import ELSEWHERE, melded_move, part_moving, put_apart
from judgekit.games.mtg.state.merged_parts import parts_of
from judgekit.games.mtg.state.objects import (
    CAST_BY,
    CAST_FROM,
    DRAWN_ASIDE,
    EARLY,
    FORETOLD,
    IN_MAIN_PHASE,
    Announcement,
    Frame,
    Lasting,
    Object,
)
from judgekit.games.mtg.state.unknown_cards import nobody_knows, not_known
from judgekit.games.mtg.state.zones import BATTLEFIELD, EXILE, OUTSIDE, OWN_ZONES, STACK, zone_key
from judgekit.games.mtg.terms.faces import is_room
from judgekit.games.mtg.terms.records import Ability, Card, Modification, Pairs
from judgekit.mechanics.terms.records import with_other

NEVER_PERMANENT = {"instant": "304.4", "sorcery": "307.4"}


def moving(position: MtgPosition, id: str, to: str, by: str | None = None, **details: object) -> Event:
    """Return the event that an object moves to a zone.

    Args:
        position: where it is now.
        id: the object.
        to: name of the zone ("graveyard"); whose it is follows from 400.3.
        by: id of what moves it.
        details: `at` ("top", "bottom" or a place from 1, in a library), `under` (controller, on the battlefield and the stack),
            `tapped`, `attached` (id), `face_down`, `announced`, `counters`, `chosen`, `reason` (word), `rules`.
    """
    record = position.objects[id]
    said: dict[str, object] = {"number": record.number, "origin": record.place, "to": to}
    for name, value in details.items():
        if value is not None:
            said[name] = value
    return event_with("move", id, 0, by, said)


@GAME.event("move")
def moves(draft: MtgDraft, happening: Event) -> Consequences:
    """Move an object; it becomes a new object there (301.5c, 400.7, 400.7a, 400.8, 404.1, 506.4, 506.4c, 704.5n)."""
    record = draft.objects.get(happening.of or "")
    to: str = detail(happening, "to")
    if record is None or record.number != detail(happening, "number", record.number) or record.kind == "ability":
        return NOTHING_HAPPENED
    place = record.place
    staying = _stays_put(draft, record, happening)
    if staying is not None:
        draft.cite(*staying)
        return NOTHING_HAPPENED
    stolen = to in OWN_ZONES and _controller(draft, record) != record.owner
    arrives = _arrive_apart if melded_move(happening, record) else arrive
    arrived = arrives(draft, record, happening)
    if place == "library":
        _known_again(draft, record)
    if detail(happening, "gains"):
        begin_for_good(draft, arrived, detail(happening, "gains"))
    draft.cite("400.10" if place == to == "command" else "400.7", *detail(happening, "rules", ()))
    _cite_arrival(draft, record, arrived, to, stolen)
    if record.zone == BATTLEFIELD:
        _leave_combat(draft, record)
        return [
            event("unattach", other.id, by=record.id, number=other.number, host_left=True)
            for other in _attached_to(draft, record.id)
        ]
    if record.zone == STACK and to == BATTLEFIELD:
        keep_effects(draft, record, arrived)
    doors = arrived.get(UNLOCKED, ()) if to == BATTLEFIELD else ()
    card = draft.cards.get(arrived.card or "")
    if to == BATTLEFIELD and card is not None and not doors and is_room(card) and not arrived.face_down:
        draft.cite("mtg@20260417:709.5d")
    return [unlocking(arrived, door, arrived.controller, "mtg@20260417:709.5d", entering=True) for door in doors]


def _arrive_apart(draft: MtgDraft, record: Object, happening: Event) -> Object:
    """Let the parts of a melded or merged permanent arrive one by one, and its owner arrange those that go to a library.

    CR 713.4a, 723.3a, 723.3d.
    """
    merged = bool(parts_of(record))
    arrived = [arrive(draft, one, part_moving(happening, one.id)) for one in put_apart(draft, record)]
    if merged and len(happening.offered) > 1:
        draft.cite("723.3d")
    elsewhere = happening.get(ELSEWHERE, ())
    if any(zone == "command" for _, zone in elsewhere):
        draft.cite("903.9c")
    ids = tuple(one.id for one in arrived if draft.objects[one.id].place == "library" and one.kind == "card")
    if len(ids) > 1 and happening.get("reason") != "shuffle":
        draft.do("arrange-parts", record.owner, record.id, ids, "723.3a" if merged else "713.4a")
    return arrived[-1]


@GAME.task("arrange-parts")
def arrange_parts(_draft: MtgDraft, player: str, of: str, ids: tuple[str, ...], rule: str) -> Ask:
    """Ask the owner for the order of the cards that a melded or merged permanent became in a library, first the uppermost.

    CR 713.4a, 723.3a.
    """
    return Ask("order", player, of=of, args=(ids, (rule,)), then=Task("parts-arranged", (player, ids, rule)))


@GAME.task("parts-arranged")
def parts_arranged(draft: MtgDraft, player: str, ids: tuple[str, ...], rule: str, order: tuple[str, ...]) -> None:
    """Put the cards that a melded or merged permanent became in order where they are in a library (713.4a, 723.3a)."""
    zone = zone_key("library", player)
    cards = list(draft.zones[zone])
    for place, id in zip(sorted(cards.index(id) for id in ids), order, strict=True):
        cards[place] = id
    draft.put_zone(zone, tuple(cards))
    draft.note("arranged", of=player, rules=(rule,), cards=order)


def _stays_put(draft: MtgDraft, record: Object, happening: Event) -> tuple[str, ...] | None:
    """Return the rules by which an object does not move where it is sent, None where it does."""
    place = record.place
    reason, to = detail(happening, "reason"), detail(happening, "to")
    if record.kind == "token" and record.zone is not None and record.zone != BATTLEFIELD:
        return ("111.8",)
    if to == BATTLEFIELD and _is_no_permanent_card(draft, record, happening):
        card = draft.cards.get(record.card or "")
        up = _face_up(draft, record, happening)
        types = up.line.types if up is not None else frozenset()
        never = [rule for type, rule in NEVER_PERMANENT.items() if type in types]
        if up is not card and record.zone == STACK and not record.transformed:
            return stated_in(draft, "mtg@20260417:712.13a")
        return ("400.4a", *never, *(("712.10b",) if card is not None and card.layout == "modal" else ()))
    if place == OUTSIDE and reason != VENTURED and is_dungeon(draft, record):
        return ("309.2d",)
    if place == "command" and reason != "leave" and _stays(draft, record):
        return ("400.4b",)
    return None


def _cite_arrival(draft: MtgDraft, record: Object, arrived: Object, to: str, stolen: bool) -> None:
    """Cite what the rules say of an object that has moved: where it came from, whose zone it went to, what it had on it."""
    place = record.place
    if place == OUTSIDE:
        draft.cite("400.11b")
    if place == to == EXILE:
        draft.cite("400.8", "406.7")
    if to == BATTLEFIELD and not arrived.face_down and double_faced(draft, arrived):
        default = () if back_face_up(draft, arrived) else ("712.10",)
        draft.cite(*(("712.9",) if place == STACK else default))
    if to == BATTLEFIELD and arrived.face_down:
        draft.cite(
            "708.3",
            *(("708.4",) if place == STACK else ()),
            *(("mtg@20260417:702.168b",) if DISGUISE in arrived.announced.options else ()),
        )
    if stolen:
        draft.cite("400.3")
    draft.changed("zone", place, to)
    if to == BATTLEFIELD and arrived.counters:
        draft.cite("122.6")
    if record.counters:
        draft.cite("122.2")
    if record.face_down and place in (BATTLEFIELD, STACK) and to != BATTLEFIELD:
        draft.cite("708.9")


def unlocking(record: Object, door: str, player: str, *rules: str, entering: bool = False) -> Event:
    """Return the event that a half of a Room is unlocked: it gets that designation, or has it as it enters.

    Args:
        record: the Room.
        door: the half.
        player: who unlocks it.
        rules: the rules by which it is.
        entering: it has the designation already, as it enters.
    """
    return event(
        "unlock", record.id, by=player, number=record.number, player=player, door=door, entering=entering, rules=rules
    )


def _known_again(draft: MtgDraft, record: Object) -> None:
    """Note that it is known where a card of a shuffled library is that was taken out of its order (701.20a)."""
    shuffled = dict(draft.facts.get("shuffled", ()))
    if record.id in shuffled.get(record.owner, ()):
        shuffled[record.owner] = tuple(id for id in shuffled[record.owner] if id != record.id)
        draft.set(shuffled=tuple(sorted(shuffled.items())))


def _controller(draft: MtgDraft, record: Object) -> str:
    """Return who controls an object before it moves, with every effect on a permanent (613.1b)."""
    return view_of(draft).of(record.id).controller if record.zone == BATTLEFIELD else record.controller


VENTURED = "venture"
"""The reason of the one event that brings a dungeon card into the game (309.2d)."""


def is_dungeon(position: MtgPosition, record: Object) -> bool:
    """Tell whether an object is a dungeon card (309.1)."""
    card = position.cards.get(record.card or "")
    return card is not None and "dungeon" in card.line.types


_STAYING = frozenset(("conspiracy", "phenomenon", "plane", "scheme", "vanguard"))
"""Card types whose cards never leave the command zone (400.4b)."""


def _stays(position: MtgPosition, record: Object) -> bool:
    card = position.cards.get(record.card or "")
    return card is not None and not _STAYING.isdisjoint(card.line.types)


def _is_no_permanent_card(draft: MtgDraft, record: Object, happening: Event) -> bool:
    """Tell whether the face that would be up is that of no permanent; whatever it is, a face-down card is a creature (708.2a).

    Raises:
        NotKnown: nobody knows what the card is.
    """
    if happening.get("face_down", record.face_down and record.zone == STACK):
        return False
    if nobody_knows(record):
        raise not_known(draft, record)
    card = _face_up(draft, record, happening)
    return card is not None and any(type in NEVER_PERMANENT for type in card.line.types)


def _face_up(draft: MtgDraft, record: Object, happening: Event) -> Card | None:
    """Return the side of a card that would be up on the battlefield, by what is told of it or by what was up on the stack."""
    on_stack = record.zone == STACK
    card: Card | None = draft.cards.get(
        happening.get("face") or (record.face if on_stack else None) or record.card or ""
    )
    turned = happening.get("transformed", on_stack and record.transformed)
    if card is not None and turned and card.faces and double_faced(draft, record):
        card = draft.cards[card.faces[-1]]
    return card


_NOTHING_ANNOUNCED: Final = Announcement()


def arrive(draft: MtgDraft, record: Object, happening: Event) -> Object:
    """Write the new object into its zone and return it, without a word about it in the trace."""
    said: dict[str, Any] = dict(happening.details)
    to: str = said["to"]
    stays_known = record.zone == STACK and to == BATTLEFIELD
    controller = said.get("under") or (record.controller if stays_known else record.owner)
    kind = "token" if record.kind == "copy" and to == BATTLEFIELD else record.kind
    new = Object(
        record.id,
        record.zone,
        record.owner,
        controller if to in (BATTLEFIELD, STACK) else record.owner,
        record.card,
        kind,
        record.number + 1,  # a new object (400.7): who refers to (id, number) no longer finds it
        next_timestamp(draft),
        tapped=bool(said.get("tapped")),
        face_down=bool(said.get("face_down", record.face_down if stays_known else False)),
        transformed=bool(said.get("transformed", record.transformed if stays_known else False)),
        face=said.get("face", record.face if stays_known else None),
        attached=said.get("attached"),
        since=draft.facts.get("turn", 1) if to == BATTLEFIELD else 0,
        announced=record.announced if stays_known else said.get("announced", _NOTHING_ANNOUNCED),
        copied=said.get("copied", record.copied if stays_known else None),
    )
    if to == BATTLEFIELD:
        new = new._replace(
            counters=tuple(pair for pair in said.get("counters", ()) if pair[1] > 0),
            chosen=said.get("chosen", ()),
            details=said.get("marks", ()),
            # What it exiled as it entered is linked to the permanent (607.2a): it was no permanent yet when that happened.
            linked=record.linked if record.place != EXILE else (),
        )
        new = _with_doors(draft, record, new)
    origin = record.place if to == STACK and said.get("reason") == "cast" else None
    caster = said.get("under")
    if stays_known and to == BATTLEFIELD:
        origin, caster = record.get(CAST_FROM), record.get(CAST_BY)
    if origin is not None:
        kept = (EARLY, IN_MAIN_PHASE, FORETOLD) if stays_known else (FORETOLD,)
        early = tuple((name, record.get(name)) for name in kept if record.get(name) is not None)
        new = new._replace(details=tuple(sorted((*new.details, (CAST_BY, caster), (CAST_FROM, origin), *early))))
    if said.get("aside"):
        new = new._replace(details=((DRAWN_ASIDE, True),))
    if to == EXILE:
        new = new._replace(counters=said.get("counters", ()), details=said.get("marks", ()))
    if record.get("commander"):
        new = new._replace(details=commanding(new.details, record.zone if to == STACK else None))
    draft.put(new)
    zone = zone_key(to, record.owner)
    at = said.get("at")
    if to == "library" and isinstance(at, int) and at > len(draft.zones[zone]) + 1:
        draft.cite("401.7")
    draft.move(record.id, zone, _place(to, at))
    return new


def _with_doors(draft: MtgDraft, record: Object, new: Object) -> Object:
    """Return a Room as it enters: only the half that was cast is unlocked, and none where it was not cast (709.5d).

    The rule is of the book of 2026-04-17.
    """
    card = draft.cards.get(record.card or "")
    if card is None or not is_room(card) or new.face_down:
        return new
    if record.kind == "copy" and record.copied in card.faces:
        return new._replace(copied=record.card, details=_opened(new.details, record.copied))
    if new.face is None or new.face not in card.faces:
        return new
    return new._replace(face=None, details=_opened(new.details, new.face))


def _opened(details: Pairs, door: str | None) -> Pairs:
    return tuple(sorted((*details, (UNLOCKED, (door,)))))


def commanding(details: Pairs, origin: str | None) -> Pairs:
    """Return details of an object that is a commander (903.3), cast from the command zone or not (903.8)."""
    found = {**dict(details), "commander": True}
    if origin == "command":
        found["from-command"] = True
    return tuple(sorted(found.items()))


def begin_for_good(draft: MtgDraft, arrived: Object, changes: tuple[Modification, ...]) -> None:
    """Put in force what is true of a permanent for good from the moment it enters, or of the spell that becomes one (611.2a)."""
    id = next(
        f"{arrived.id}-gains-{step}" for step in range(1, 1_000) if f"{arrived.id}-gains-{step}" not in draft.effects
    )
    ability = Ability("static", modify=changes)
    frame = Frame(arrived.controller, arrived.ref, ability)
    draft.put_effect(id, Lasting(id, ability, frame, next_timestamp(draft), (arrived.ref,)))


def _place(to: str, at: object) -> int | None:
    """Return the place in an ordered zone: on top of a library or graveyard by default, on top of the stack."""
    if to not in ("library", "graveyard"):
        return None
    if at == "bottom":
        return None
    return int(at) - 1 if isinstance(at, int) else 0


def _attached_to(draft: MtgDraft, id: str) -> list[Object]:
    return [draft.objects[other] for other in draft.zones.get(BATTLEFIELD, ()) if draft.objects[other].attached == id]


def _leave_combat(draft: MtgDraft, record: Object) -> None:
    """Take an object that left the battlefield out of what others attack, block and damage in order (506.4)."""
    draft.cite(*rules_of_leaving(draft, record))
    forget(draft, record.id)


def keep_effects(draft: MtgDraft, spell: Object, permanent: Object) -> None:
    """Effects that change a permanent spell go on applying to the permanent it becomes (400.7a).

    So do those that prevent the damage that it would deal (400.7b).
    """
    for id, effect in list(draft.effects.items()):
        if isinstance(effect, Lasting) and effect.ability.kind == "prevention":
            kept = with_other(effect, spell.ref, permanent.ref)
            if kept != effect:
                draft.put_effect(id, kept)
                draft.cite("400.7b")
            continue
        if effect.objects is not None and spell.ref in effect.objects:
            refs = tuple(permanent.ref if ref == spell.ref else ref for ref in effect.objects)
            frame = effect.frame
            if frame.source == spell.ref:
                frame = frame._replace(source=permanent.ref)
            draft.put_effect(id, effect._replace(objects=refs, frame=frame))
            draft.cite("400.7a", "112.4")


@GAME.event("cease")
def ceases(draft: MtgDraft, happening: Event) -> Consequences:
    """An object ceases to exist: a token or copy outside of its zone, an ability that left the stack.

    CR 111.7, 113.7a, 608.2m, 704.5d, 704.5e.
    """
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number", record.number):
        return NOTHING_HAPPENED
    draft.remove(record.id)
    draft.cite(*happening.get("rules", ()))
    return None


def ceasing(position: MtgPosition, id: str, *rules: str, by: str | None = None) -> Event:
    """Return the event that an object ceases to exist."""
    return event("cease", id, by=by, number=position.objects[id].number, rules=rules)
