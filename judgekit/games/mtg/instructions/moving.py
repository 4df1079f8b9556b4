"""701.11, 400.7, 607.2a, 611.2e: instructions that move objects to zones, all at once: exiling, returning, putting."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task, Unsupported, event
from judgekit.games.mtg.abilities.finding import find
from judgekit.games.mtg.abilities.interpreter import (
    cause,
    did,
    instruction,
    keep,
    number,
    objects,
    players,
    refs,
    the_player,
)
from judgekit.games.mtg.actions.drawing import in_random_order
from judgekit.games.mtg.actions.exile_until import begin_until, happened_before
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.instructions.exiled_face_down import marks_of_lookers
from judgekit.games.mtg.instructions.making import lasting_changes
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.multiplayer.who_left import LEFT
from judgekit.games.mtg.state.context import INTO_LIBRARY, frame_of, settle
from judgekit.games.mtg.state.faces import transforms
from judgekit.games.mtg.state.game import GAME, MtgDraft, next_timestamp, present, turn_order
from judgekit.games.mtg.state.meld_leaving import both_cards, was_merged
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD, EXILE, LIBRARY
from judgekit.games.mtg.terms.records import Action, Modification, Reference

_TRANSFORMED = "712.10a"
"""The rule of what comes onto the battlefield transformed."""

_ORDER_IN_A_LIBRARY = "401.4"
"""The rule by which an owner arranges cards put into a library together."""

_CHOICE_OF_AN_INSTRUCTION = "608.2d"
"""The rule by which a player makes the choices that an instruction gives to that player."""

_ORDER_OF_PARTS = "713.4b"
"""The rule by which the two cards of a melded permanent get their timestamps."""

_ORDER_OF_MERGED_PARTS = "723.3b"
"""The rule by which the cards of a merged permanent get theirs."""

AFTERWARDS = frozenset(("gain", "lose", "cant-have"))
"""Changes that apply only once the permanent is there ("gains", "loses"); all others as it enters (611.2e)."""


BEGUN_BEFORE = "what an instruction says that a permanent is began before the permanent's own effects"
"""Policy: such an effect has the timestamp of when it was created (613.7b); by later books the own ones are earlier (613.7n)."""
GAME.policies[BEGUN_BEFORE] = True

_NOT_YET: Final = 10**9


def _zone_of(word: str) -> tuple[str, object]:
    """Return a destination as zone and place in it."""
    if word in ("library-top", "library-bottom"):
        return "library", word.removeprefix("library-")
    return word, None


def _details(draft: MtgDraft, key: int, action: Action, zone: str, place: object, reason: str) -> dict[str, object]:
    """Return how an instruction says that objects arrive: where, under whose control, tapped, with counters."""
    at = action.get("at", place)
    under, attached = action.get("under"), action.get("attached")
    controller = _under_whom(draft, key, under) if under is not None else None
    if zone == BATTLEFIELD and controller is None:
        controller = _who_puts(draft, key, action, reason)
    host = objects(draft, key, attached) if attached is not None else ()
    counters = tuple((kind, number(draft, key, amount)) for kind, amount in action.get("counters") or ())
    return {
        "at": int(at) if isinstance(at, str) and at.isdecimal() else at,
        "under": controller,
        "tapped": True if action.get("tapped") else None,
        "face_down": True if action.get("face-down") else None,
        "transformed": True if action.get("transformed") else None,
        "attached": host[0] if host else None,
        "counters": counters or None,
        "reason": reason,
    }


OWN_OWNER = "each owner"
"""Stands for a controller where each of several objects enters under its own owner's control."""


def _under_whom(draft: MtgDraft, key: int, under: Reference) -> str | None:
    """Return the player under whose control objects enter, as the effect says; each under its owner's where they are several."""
    found = players(draft, key, under)
    if len(found) < 2:
        return next(iter(found), None)
    if under[0] != "owner":
        raise Unsupported(phrase("several players who would control what one instruction puts there"), "110.2a")
    return OWN_OWNER


def _who_puts(draft: MtgDraft, key: int, action: Action, reason: str) -> str | None:
    """Return the player who puts objects onto the battlefield, and so controls them there (110.2a).

    What is returned by nobody in particular comes back under its owner's control.
    """
    by = action.get("by")
    if by is None and reason == "return":
        return None
    found = players(draft, key, by)
    if len(found) > 1:
        raise Unsupported(phrase("one instruction by which several players put objects onto the battlefield"), "110.2a")
    return next(iter(found), None)


def _for_who_left(draft: MtgDraft, key: int, under: Reference | None) -> bool:
    """Tell whether objects should enter under the control of nobody who is still in the game (800.4b)."""
    return under is not None and bool(draft.facts.get(LEFT)) and not players(draft, key, under)


def _move(draft: MtgDraft, key: int, action: Action, to: str, reason: str, *rules: str) -> None:
    """Move objects to a zone, all at once."""
    frame = frame_of(draft, key)
    zone, place = _zone_of(to)
    details = _details(draft, key, action, zone, place, reason)
    if details["under"] is not None and action.get("under") is None:
        rules = (*rules, "110.2a")
    ids = tuple(id for id in find(draft, key, action.of) if action.get("from") in (None, draft.objects[id].place))
    if zone == LIBRARY and action.of == ("made", "found") and all(draft.objects[id].place == LIBRARY for id in ids):
        # Found cards that stay in the library are kept out of its shuffling, and then put where they belong.
        rules = (*rules, "701.20b")
    if ids and zone == BATTLEFIELD and _for_who_left(draft, key, action.get("under")):
        did(draft, key, False)
        draft.note("not-moved", of=", ".join(ids), by=cause(frame), rules=("800.4b",))
        return
    if action.get("transformed") and zone == BATTLEFIELD:
        ids = _with_back_faces(draft, ids)
    under = details.pop("under")
    hidden = zone == EXILE and details["face_down"]
    moved = tuple(
        moving(
            draft,
            id,
            zone,
            cause(frame),
            rules=rules,
            under=draft.objects[id].owner if under == OWN_OWNER else under,
            **(details if not hidden else {**details, "marks": marks_of_lookers(draft, key, id)}),
        )
        for id in ids
    )
    became = tuple((one.of or "", one.get("number") + 1) for one in moved)
    keep(draft, key, action, became)
    did(draft, key, bool(moved))
    _with(draft, key, action, became)
    label = action.get("link")
    if label is not None and became:
        replaced = frame.ability is not None and frame.ability.kind == "replacement"
        draft.do("link", frame.source, label, became, "607.2b" if replaced else "607.2a")
    haunted = refs(draft, key, action.get("haunting"))
    if haunted and became:
        draft.do("haunt", became, haunted)
    draft.propose(*moved)


def _with_back_faces(draft: MtgDraft, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that can be put onto the battlefield transformed; the others stay where they are (712.10a).

    CR 712.1b, 713.1b.
    """
    found = []
    for id in ids:
        if transforms(draft, draft.objects[id]):
            found.append(id)
        else:
            draft.note("not-moved", of=id, rules=(_TRANSFORMED,))
    draft.cite(_TRANSFORMED)
    return tuple(found)


def _with(draft: MtgDraft, key: int, action: Action, became: tuple[Ref, ...]) -> None:
    """Begin what an instruction says that a permanent is, so that it applies as it enters; what it gains comes after (611.2e)."""
    changes: tuple[Modification, ...] = action.get("with") or ()
    if not changes or not became:
        return
    after = tuple(change for change in changes if change.what in AFTERWARDS)
    if after:
        draft.do("begin-changes", key, after, became)
    at_once = tuple(change for change in changes if change.what not in AFTERWARDS)
    if at_once:
        begun = lasting_changes(draft, key, at_once, became, None)
        draft.cite("611.2e")
        if not draft.game.policies[BEGUN_BEFORE]:
            # It has to be the later one already while the permanent enters, so it waits with a timestamp that none reaches.
            draft.put_effect(begun.id, begun._replace(timestamp=_NOT_YET))
            draft.do("stamp-after-own", begun.id)


@GAME.task("stamp-after-own")
def stamp_after_own(draft: MtgDraft, id: str) -> None:
    """Give an effect on a permanent that entered with it its timestamp: those of its own static abilities are earlier."""
    begun = draft.effects.get(id)
    if begun is not None:
        draft.put_effect(id, begun._replace(timestamp=next_timestamp(draft)))
        draft.cite("mtg@20260417:613.7n")


@GAME.task("begin-changes")
def begin_changes(draft: MtgDraft, key: int, changes: tuple[Modification, ...], became: tuple[Ref, ...]) -> None:
    """Begin an effect on what has just been put onto the battlefield (611.2, 611.2e)."""
    there = tuple(ref for ref in became if present(draft, ref) is not None)
    if there:
        lasting_changes(draft, key, changes, there, None)


@GAME.task("link")
def link(draft: MtgDraft, source: Ref | None, label: str, found: tuple[Ref, ...], rule: str) -> Ask | None:
    """Keep with an object what one of its abilities set aside, for the abilities linked to that one by a rule (607.2a).

    CR 607.1, 607.2c, 607.3, 702.55a, 702.55b.
    """
    record = present(draft, source) if source is not None else None
    cards = both_cards(draft, found)
    there = tuple(ref for ref in cards if present(draft, ref) is not None)
    if record is None or not there:
        return None
    if len(there) > 1 and cards != found:
        who = view_of(draft).of(record.id).controller
        ids = tuple(ref[0] for ref in there)
        merged = any(was_merged(ref, cards) for ref in found)
        ordered_by = _ORDER_OF_MERGED_PARTS if merged else _ORDER_OF_PARTS
        draft.cite(ordered_by, "723.3c" if merged else "713.4c")
        then = Task("linked-in-order", (record.id, label, there, rule, ordered_by))
        return Ask("order", who, of=record.id, args=(ids, (ordered_by,)), then=then)
    linking(draft, record.id, label, there, rule)
    return None


@GAME.task("linked-in-order")
def linked_in_order(
    draft: MtgDraft,
    id: str,
    label: str,
    found: tuple[Ref, ...],
    rule: str,
    ordered_by: str,
    order: tuple[str, ...],
) -> None:
    """Give the cards of a melded or merged permanent their timestamps in the order that the player determined.

    CR 607.2a, 713.4b, 723.3b.
    """
    there = tuple(ref for one in order for ref in found if ref[0] == one)
    for ref in there:
        draft.change(ref[0], timestamp=next_timestamp(draft))
    linking(draft, id, label, there, rule)
    draft.cite(ordered_by, "613.7k")


def linking(draft: MtgDraft, id: str, label: str, there: tuple[Ref, ...], rule: str) -> None:
    """Keep with an object what was set aside, or is about to be, under a label (607.1)."""
    record = draft.objects[id]
    linked = dict(record.linked)
    linked[label] = (*linked.get(label, ()), *there)
    draft.change(record.id, linked=tuple(sorted(linked.items())))
    draft.note("linked", of=record.id, rules=(rule,), label=label)


@GAME.task("haunt")
def haunt(draft: MtgDraft, cards: tuple[Ref, ...], haunted: tuple[Ref, ...]) -> None:
    """Cards that were exiled haunt what their ability targeted, whatever becomes of it (702.55a, 702.55b)."""
    for ref in cards:
        record = present(draft, ref)
        if record is not None:
            draft.change(record.id, linked=(("haunted", haunted),))


@instruction("exile")
def exile(draft: MtgDraft, key: int, action: Action) -> None:
    """Put objects into exile (701.11a), until something happens where it says so (608.2f, 610.3, 610.3a, 610.3b)."""
    until = action.get("until")
    if until is None:
        haunts = action.get("haunting") is not None
        rules: tuple[str, ...] = ("702.55b",) if haunts else ()
        _move(draft, key, action, "exile", "exile", "701.11a", *rules)
        return
    rules = happened_before(draft, frame_of(draft, key), until)
    if rules:
        did(draft, key, False)
        draft.note("not-exiled", by=cause(frame_of(draft, key)), rules=rules)
        return
    ids = find(draft, key, action.of)
    origins = tuple((draft.objects[id].ref, draft.objects[id].place) for id in ids)
    begin_until(draft, key, until, origins)
    _move(draft, key, action, "exile", "exile", "701.11a", "610.3")


@instruction("return")
def return_objects(draft: MtgDraft, key: int, action: Action) -> None:
    """Return objects to a zone; to their owners' hands where the effect names no zone (400.7)."""
    to = action.get("to", "hand")
    _attacks_at_once(draft, key, action)
    _move(draft, key, action, to if isinstance(to, str) else to[0], "return")


def _attacks_at_once(draft: MtgDraft, key: int, action: Action) -> None:
    """Let what is put onto the battlefield attacking attack as soon as it is there (508.4)."""
    if not action.get("attacking"):
        return
    at = [id for id, _ in refs(draft, key, action.get("attacks"))]
    draft.next(*(Task("enter-attacking", (id, *at)) for id in find(draft, key, action.of)))


@instruction("put")
def put_objects(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Put objects into a zone. Who does it controls what enters the battlefield (110.2a); owners order cards for libraries.

    CR 400.7, 401.4.
    """
    to = action.get("to", BATTLEFIELD)
    _attacks_at_once(draft, key, action)
    if to == "library":
        into = find(draft, key, action.of)
        settle(draft, key, INTO_LIBRARY, (_shuffling_rules(draft, key, action), into))
    if (to == "library" and action.get("at") is not None) or to in ("library-top", "library-bottom"):
        asked = _order_asked(draft, key, action)
        if asked is not None:
            return asked
    _move(draft, key, action, to if isinstance(to, str) else to[0], "put")
    return None


def _order_asked(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Ask in which order several cards go to one place of a library, the first one uppermost (401.4, 608.2d).

    The owner arranges them; of cards that a player is told to put there "in any order" that player does.
    """
    ids = find(draft, key, action.of)
    if len(ids) < 2:
        return None
    owned = {owner: tuple(id for id in ids if draft.objects[id].owner == owner) for owner in turn_order(draft)}
    piles = tuple((owner, cards) for owner, cards in owned.items() if cards)
    if action.get("order") == "random":
        for owner, cards in piles:
            draft.do("placed-at-random", owner, cards)
        return None
    if all(len(cards) < 2 for _, cards in piles):
        return None
    return _next_in_order(draft, key, action, piles, ())


_Piles = tuple[tuple[str, tuple[str, ...]], ...]
"""Cards that go to one place of their owners' libraries, by owner."""


def _next_in_order(
    draft: MtgDraft, key: int, action: Action, left: _Piles, ordered: tuple[str, ...], *rules: str
) -> Ask | None:
    """Let the owners arrange their cards one after the other, then put all of them there at once (101.4, 401.4)."""
    while left:
        (owner, cards), left = left[0], left[1:]
        if len(cards) < 2:
            ordered = (*ordered, *cards)
            continue
        arranges = the_player(draft, key, action.get("by")) if action.get("order") == "any" else owner
        rule = _ORDER_IN_A_LIBRARY if arranges == owner else _CHOICE_OF_AN_INSTRUCTION
        then = Task("put-in-order", (key, action, left, ordered, rule))
        return Ask("order", arranges, of=cause(frame_of(draft, key)), args=(cards, (rule,)), then=then)
    to: str = action.get("to")
    below = "bottom" in (to.removeprefix("library-"), action.get("at"))
    found = tuple(("ref", draft.objects[id].ref) for id in (ordered if below else reversed(ordered)))
    _move(draft, key, action._replace(of=("union", found)), to, "put", *rules)
    return None


@GAME.task("placed-at-random")
def placed_at_random(draft: MtgDraft, player: str, ids: tuple[str, ...]) -> None:
    """Note that cards that were put to one place of a library are there in a random order (401.4)."""
    in_random_order(draft, player, ids)


@GAME.task("put-in-order")
def put_in_order(
    draft: MtgDraft,
    key: int,
    action: Action,
    left: _Piles,
    before: tuple[str, ...],
    rule: str,
    order: tuple[str, ...],
) -> Ask | None:
    """Keep the order that an owner determined, or who puts the cards there, and go on with the next library.

    CR 400.7, 401.4, 608.2d.
    """
    return _next_in_order(draft, key, action, left, (*before, *order), rule)


def _shuffling_rules(draft: MtgDraft, key: int, action: Action) -> tuple[str, ...]:
    """Return the rules by which a library is shuffled into which objects should go, whether they are there or not."""
    meant = those(view_of(draft), action.of or ("nothing",), frame_of(draft, key))
    if not meant:
        return ("701.20d",)
    return () if len(find(draft, key, action.of)) == len(meant) else ("701.20c",)


@instruction("shuffle-into")
def shuffle_into(draft: MtgDraft, key: int, action: Action) -> None:
    """Shuffle objects into their owners' libraries or a player's, which are shuffled whether any object is there or not.

    CR 701.20a, 701.20c, 701.20d.
    """
    rules = _shuffling_rules(draft, key, action)
    meant = those(view_of(draft), action.of or ("nothing",), frame_of(draft, key))
    ids = find(draft, key, action.of)
    whose = action.get("whose")
    owners = dict.fromkeys(draft.objects[ref[0]].owner for ref in meant if ref[0] in draft.objects)
    by = cause(frame_of(draft, key))
    for player in players(draft, key, whose) if whose is not None else tuple(owners):
        draft.propose(event("shuffle", player, by=by, rules=rules, into=ids))
    draft.propose(*(moving(draft, id, "library", by, reason="shuffle") for id in ids))
