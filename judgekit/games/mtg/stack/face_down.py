"""702.37, 708: face-down spells and permanents: cast for {3}, turned face up as a special action, turned by effects, manifested."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Allowed, Ask, Consequences, Event, Refused, Task, event
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, keep, objects, players, refs
from judgekit.games.mtg.actions.done_by_keyword import after_all_of_it
from judgekit.games.mtg.actions.moving import NEVER_PERMANENT, moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import CLOAKED, DISGUISE, Characteristics
from judgekit.games.mtg.stack.costs.costs import MORPHS
from judgekit.games.mtg.stack.special_actions import Special, add_special_action, unpayable_now
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.faces import double_faced, is_copy
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, stated_in
from judgekit.games.mtg.state.merged_parts import parts_of, represented_by
from judgekit.games.mtg.state.objects import MANIFESTED, Object
from judgekit.games.mtg.state.timestamps import restamp
from judgekit.games.mtg.state.unknown_cards import certain
from judgekit.games.mtg.state.zones import BATTLEFIELD, EXILE, GRAVEYARD, permanents, zone_key
from judgekit.games.mtg.terms.records import Action, Cost
from judgekit.games.mtg.terms.symbols import write_symbols

_TO_TURN_UP = "116.2b"
"""The rule of the special action that turns a permanent face up."""

TURN_UP = "turn-face-up"

_DISGUISED = "mtg@20260417:702.168d"
_CLOAKED = "mtg@20260417:701.58b"
_DREAD = "mtg@20260417:701.62a"
_DREADED = "mtg@20260417:701.62b"


def face_up(position: MtgPosition, record: Object) -> Characteristics:
    """Return what a face-down permanent would be like if it were face up (702.37e)."""
    draft = position.draft()
    draft.change(record.id, face_down=False)
    return view_of(draft).of(record.id)


def costs_to_turn_up(position: MtgPosition, record: Object) -> list[tuple[Cost, str]]:
    """Return the costs for which a face-down permanent may be turned face up, each with the name of its way (702.37e).

    CR 701.34b, 701.34c, 702.37a, 702.37b, 708.7.

    Args:
        position: the game.
        record: the permanent.
    """
    values = face_up(position, record)
    found: list[tuple[Cost, str]] = []
    for name in MORPHS:
        found.extend((ability.cost, name) for ability in values.all_of(name) if ability.cost is not None)
    for mark, name in ((MANIFESTED, "manifest"), (CLOAKED, "cloak")):
        if record.get(mark) and values.is_creature and values.cost is not None:
            found.append((Cost(values.cost), name))
    return found


RULES_TO_TURN_UP = {
    "morph": ("702.37e",),
    "megamorph": ("702.37e",),
    "manifest": ("701.34b",),
    DISGUISE: (_DISGUISED,),
    "cloak": (_CLOAKED,),
}


def _put_down_by(record: Object) -> str:
    """Return the rule by which a permanent that is face down may be turned face up."""
    if record.get(MANIFESTED):
        return "701.34b"
    if record.get(CLOAKED):
        return _CLOAKED
    return _DISGUISED if DISGUISE in record.announced.options else "702.37e"


def judge_turning(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player with priority may turn a face-down permanent face up (116.2b, 118.3, 702.37e, 708.5)."""
    record = position.objects.get(id)
    if record is None or record.place != BATTLEFIELD or not record.face_down or record.phased_out:
        return Refused((_TO_TURN_UP, "702.37e", "708.7"), phrase("no face-down permanent"))
    down_by = _put_down_by(record)
    if view_of(position).of(record.id).controller != player:
        return Refused((down_by, _TO_TURN_UP), phrase("another player controls it"))
    if parts_of(record) and _stays_face_down(position, record) is not None:
        return Refused(("723.2g", down_by, _TO_TURN_UP), phrase("a card that represents it is an instant or sorcery"))
    costs = costs_to_turn_up(position, record)
    if not costs:
        rules = ("708.10",) if is_copy(position, record) else ()
        if record.get(MANIFESTED) or record.get(CLOAKED):
            why = phrase(
                "its card is no creature card with a mana cost, and it would have no morph cost if it were face up"
            )
            return Refused((down_by, _TO_TURN_UP, *rules, "708.7"), why)
        return Refused(
            (down_by, _TO_TURN_UP, *rules, "708.7"), phrase("it would have no morph cost if it were face up")
        )
    reasons: tuple[str, ...] = ()
    payable = []
    for cost, way in costs:
        unpayable = unpayable_now(position, player, record, cost)
        if not unpayable:
            payable.append(way)
        reasons = (*reasons, *unpayable, *RULES_TO_TURN_UP[way])
    if payable:
        return Allowed((_TO_TURN_UP, *(RULES_TO_TURN_UP[payable[0]] if len(payable) == 1 else (down_by,))))
    return Refused((*dict.fromkeys(reasons), _TO_TURN_UP), phrase("that cannot be paid"))


def _candidates(position: MtgPosition, player: str) -> Iterator[str]:
    for record in permanents(position):
        if record.face_down and view_of(position).of(record.id).controller == player:
            yield record.id


add_special_action(TURN_UP, Special(_candidates, judge_turning, "turn-up-specially"))


@GAME.task("turn-up-specially")
def turn_up_specially(draft: MtgDraft, player: str, id: str) -> Ask | None:
    """Let a player choose for which of several payable costs a permanent is turned face up (116.2b, 701.34c)."""
    ways = _payable_ways(draft, player, id)
    if len(ways) == 1:
        draft.do("turn-up-for", player, id, next(iter(ways)))
        return None
    record = draft.objects[id]
    rules = _either(record, (way for _, way in ways.values())) or (_put_down_by(record),)
    return Ask("option", player, of=id, args=(tuple(ways), rules), then=Task("turn-up-for", (player, id)))


_OWN_COST_OF = {
    (MANIFESTED, False): "701.34c",
    (MANIFESTED, True): "mtg@20260417:701.40d",
    (CLOAKED, False): "mtg@20260417:701.58c",
    (CLOAKED, True): "mtg@20260417:701.58d",
}
"""The rules by which a manifested or cloaked card may be turned face up for a cost of its own, of morph or (True) of disguise."""


def _either(record: Object, ways: Iterable[str]) -> tuple[str, ...]:
    """Return the rules by which a manifested or cloaked card may also be turned face up in some ways: for costs of its own."""
    own = {way == DISGUISE for way in ways if way in MORPHS}
    return tuple(rule for (mark, of), rule in _OWN_COST_OF.items() if record.get(mark) and of in own)


def _payable_ways(draft: MtgDraft, player: str, id: str) -> dict[str, tuple[Cost, str]]:
    """Return the costs for which a player could turn a permanent face up now, by what they are called."""
    record = draft.objects[id]
    found: dict[str, tuple[Cost, str]] = {}
    for cost, way in costs_to_turn_up(draft, record):
        if not unpayable_now(draft, player, record, cost) and (cost, way) not in found.values():
            found[way if way not in found else f"{way} {write_symbols(cost.mana)}"] = (cost, way)
    return found


@GAME.task("turn-up-for")
def turn_up_for(draft: MtgDraft, player: str, id: str, named: str) -> None:
    """Pay the cost and turn a permanent face up; nothing goes on the stack (701.34b, 702.37e)."""
    cost, way = _payable_ways(draft, player, id)[named]
    record = draft.objects[id]
    rules = (_TO_TURN_UP, "116.3", "708.7", *RULES_TO_TURN_UP[way], *_either(record, (way,)))
    draft.note("special", of=id, by=player, rules=rules)
    draft.propose(event(TURN_UP, id, 0, None, number=record.number, player=player, way=way))
    draft.do("pay-special", id, player, cost)


# Turning permanents.


@GAME.event(TURN_UP)
def turned_up(draft: MtgDraft, happening: Event) -> Consequences:
    """Turn a face-down permanent face up: it has its normal copiable values again, and has entered long ago (708.8).

    CR 110.5, 702.37e.
    """
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or not record.face_down:
        return NOTHING_HAPPENED
    if record.place == EXILE:
        draft.change(record.id, face_down=False)
        draft.cite("406.3")
        draft.changed("face-down", True, False)
        return None
    staying = _stays_face_down(draft, record)
    if staying is not None:
        draft.cite(staying)
        return NOTHING_HAPPENED
    draft.put(shown(record))
    _turn_parts(draft, record.id, face_down=False)
    restamp(draft, record.id, "613.7f")
    draft.cite("708.8", *(("708.10",) if is_copy(draft, record) else ()))
    draft.changed("face-down", True, False)
    if happening.get("way") == "megamorph":
        draft.cite("702.37b")
        return [event("put-counters", record.id, 1, record.id, counter="+1/+1", number=record.number)]
    return None


def shown(record: Object) -> Object:
    """Return a face-down permanent face up, without what was true of it only while it was face down (701.34a)."""
    details = tuple(pair for pair in record.details if pair[0] not in (MANIFESTED, CLOAKED))
    options = tuple(name for name in record.announced.options if name != DISGUISE)
    return record._replace(face_down=False, details=details, announced=record.announced._replace(options=options))


def _stays_face_down(position: MtgPosition, record: Object) -> str | None:
    """Return the rule by which a face-down permanent can't be turned face up, since it is or contains an instant or sorcery card.

    CR 701.34f, 723.2g.
    """
    parts = parts_of(record)
    if any(type in NEVER_PERMANENT for part in parts for type in position.cards[part.key].line.types):
        return "723.2g"
    if NEVER_PERMANENT.keys() & face_up(position, record).types:
        return "mtg@20260417:701.58g" if record.get(CLOAKED) else "701.34f"
    return None


def _turn_parts(draft: MtgDraft, id: str, *, face_down: bool) -> None:
    """Turn every part of a merged permanent that has just been turned face up or down (723.2f)."""
    record = draft.objects[id]
    parts = tuple(part._replace(face_down=face_down) for part in parts_of(record))
    if parts:
        represented_by(draft, record, parts)
        draft.cite("723.2f")


@GAME.event("turn-face-down")
def turned_down(draft: MtgDraft, happening: Event) -> Consequences:
    """Turn a permanent face down (708.2a); nothing happens to double-faced and meld cards (110.5, 712.12, 713.10)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or record.place != BATTLEFIELD:
        return NOTHING_HAPPENED
    if record.face_down:
        draft.cite(*stated_in(draft, "mtg@20260417:708.2b"))
        return NOTHING_HAPPENED
    if double_faced(draft, record):
        draft.cite("723.2j" if parts_of(record) else "712.12")
        return NOTHING_HAPPENED
    keys = [part.key for part in parts_of(record) if part.kind == "card"]
    if record.get("melded") or any(_is_meld_card(draft, key) for key in keys or _own_card(record)):
        draft.cite("723.2j" if keys else "713.10")
        return NOTHING_HAPPENED
    draft.change(record.id, face_down=True)
    _turn_parts(draft, record.id, face_down=True)
    restamp(draft, record.id, "613.7f")
    draft.cite("708.2a")
    draft.changed("face-down", False, True)
    return None


def _own_card(record: Object) -> tuple[str, ...]:
    return (record.card,) if record.kind == "card" and record.card is not None else ()


def _is_meld_card(position: MtgPosition, key: str) -> bool:
    return position.cards[key].get("meld") is not None


def _turn(draft: MtgDraft, key: int, action: Action, kind: str) -> None:
    by = cause(frame_of(draft, key))
    places = (BATTLEFIELD, EXILE) if kind == TURN_UP else (BATTLEFIELD,)
    ids = [id for id in objects(draft, key, action.of) if draft.objects[id].place in places]
    did(draft, key, bool(ids))
    draft.propose(*(event(kind, id, 0, by, number=draft.objects[id].number) for id in ids))


@instruction("turn-face-up")
def turn_face_up(draft: MtgDraft, key: int, action: Action) -> None:
    """Turn permanents face up (708.8), or cards that were exiled face down (406.3)."""
    _turn(draft, key, action, TURN_UP)


@instruction("turn-face-down")
def turn_face_down(draft: MtgDraft, key: int, action: Action) -> None:
    """Turn permanents face down (708.2a)."""
    _turn(draft, key, action, "turn-face-down")


@instruction("manifest")
def manifest(draft: MtgDraft, key: int, action: Action) -> None:
    """Put cards onto the battlefield face down as 2/2 creatures, one at a time (701.34a, 701.34d, 701.34e)."""
    _put_face_down(draft, key, action, MANIFESTED, "701.34a")


@instruction("cloak")
def cloak(draft: MtgDraft, key: int, action: Action) -> None:
    """Put cards onto the battlefield face down as 2/2 creatures with ward, one at a time."""
    _put_face_down(draft, key, action, CLOAKED, "mtg@20260417:701.58a")


def _put_face_down(draft: MtgDraft, key: int, action: Action, mark: str, rule: str) -> None:
    frame = frame_of(draft, key)
    found = refs(draft, key, action.of)
    marks = ((mark, True),)
    if len(found) > 1:
        draft.cite("mtg@20260417:701.58e" if mark == CLOAKED else "701.34d")
    keep(draft, key, action, tuple((id, number + 1) for id, number in found))
    for id, _ in reversed(found):
        draft.propose(
            moving(
                draft,
                id,
                BATTLEFIELD,
                cause(frame),
                under=frame.you,
                face_down=True,
                marks=marks,
                reason="manifest",
                rules=(rule, "708.3"),
            )
        )


@instruction("manifest-dread")
def manifest_dread(draft: MtgDraft, key: int, action: Action) -> None:
    """Players look at the top two cards of their libraries, manifest one of them and put the other into the graveyard."""
    for player in players(draft, key, action.of):
        after_all_of_it(draft, "manifests-dread", player, cause(frame_of(draft, key)), _DREADED)
        draft.do("look-with-dread", key, player, action)


@GAME.task("look-with-dread")
def look_with_dread(draft: MtgDraft, key: int, player: str, action: Action) -> Ask | None:
    """Ask which of the top two cards is manifested; a single card is."""
    top = draft.zones.get(zone_key("library", player), ())[:2]
    certain(draft, player, top)
    if not top:
        return None
    then = Task("manifest-one", (key, player, action, top))
    return asking("put", player, top, 1, 1, then, _DREAD, of=cause(frame_of(draft, key)))


@GAME.task("manifest-one")
def manifest_one(
    draft: MtgDraft, key: int, player: str, action: Action, top: tuple[str, ...], chosen: tuple[str, ...]
) -> None:
    """Manifest the chosen card; the other one goes to the graveyard."""
    keep(draft, key, action, tuple((id, draft.objects[id].number + 1) for id in chosen))
    by, marks, rules = cause(frame_of(draft, key)), ((MANIFESTED, True),), (_DREAD, "701.34a", "708.3")
    for id in chosen:
        draft.propose(moving(draft, id, BATTLEFIELD, by, under=player, face_down=True, marks=marks, rules=rules))
    draft.propose(*(moving(draft, id, GRAVEYARD, by, rules=(_DREAD,)) for id in top if id not in chosen))
