"""109.2, 115: filters: which objects and players a description means."""

from __future__ import annotations

from collections.abc import Callable, Collection

from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Draft, NotKnown, Unsupported
from judgekit.games.mtg.meaning.characteristics import Characteristics, mana_value_of
from judgekit.games.mtg.meaning.kinds_of_ability import is_mana_ability
from judgekit.games.mtg.meaning.last_known import known_object, recall, record_of, source_record
from judgekit.games.mtg.meaning.outside_the_game import kept_outside
from judgekit.games.mtg.meaning.range_of_influence import RANGES, cite_if_left_out, reaches
from judgekit.games.mtg.meaning.status_words import SAID_BY_THE_CARD, STATUS
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import compares, holds, players_of, those
from judgekit.games.mtg.state.faces import choices_of
from judgekit.games.mtg.state.game import alive, last_seen, present
from judgekit.games.mtg.state.objects import CAST_BY, CAST_FROM, EARLY, IN_MAIN_PHASE, Frame, Object, Ref
from judgekit.games.mtg.state.unknown_cards import nobody_knows, not_known
from judgekit.games.mtg.state.zones import zone_keys
from judgekit.games.mtg.terms.faces import names_of
from judgekit.games.mtg.terms.keywords import LANDWALK
from judgekit.games.mtg.terms.records import Comparison, Filter, Formula, Reference, Test
from judgekit.games.mtg.terms.subtypes import subtypes_of

ASKING = "asking"
"""Name under which a frame keeps for whom a description speaks while a condition is asked for one of several players."""

HIDDEN_OR_OTHER = ("graveyard", "hand", "library", "exile", "command")


def passes(view: View, ref: Ref, filter: Filter, frame: Frame, values: Characteristics | None = None) -> bool:
    """Tell whether an object or player is one that a filter means.

    CR 109.2, 109.2a, 109.2b, 115.4.

    Args:
        view: what everything is like.
        ref: the object as it was meant, or (player, 0).
        filter: the filter.
        frame: for whom it speaks.
        values: its characteristics, where those of another moment are meant; then its zone is not asked.

    Raises:
        NotKnown: that hangs on what an unknown card is.
    """
    found = _asked(view, ref, filter, frame, values)
    if found is None:
        raise not_known(view.position, _record(view, ref))
    return found


def surely(view: View, ref: Ref, filter: Filter, frame: Frame, values: Characteristics | None = None) -> bool:
    """Tell whether it is known that a filter means an object or player; of an unknown card that may be left open.

    For what may pass such a card over: who may do something with it, what an effect would change of it.

    Args:
        view: what everything is like.
        ref: the object as it was meant, or (player, 0).
        filter: the filter.
        frame: for whom it speaks.
        values: its characteristics, where those of another moment are meant.
    """
    try:
        return _asked(view, ref, filter, frame, values) is True
    except NotKnown:
        return False


def perhaps(view: View, ref: Ref, filter: Filter, frame: Frame) -> bool:
    """Tell whether a filter means an object, or may do so where nobody knows what card it is."""
    try:
        return _asked(view, ref, filter, frame) is not False
    except NotKnown:
        return True


def _record(view: View, ref: Ref) -> Object:
    record = present(view.position, ref)
    last = recall(view.position, ref) if record is None else None
    return last.object if last is not None else view.position.objects[ref[0]]


def _asked(view: View, ref: Ref, filter: Filter, frame: Frame, values: Characteristics | None = None) -> bool | None:
    """Tell whether a filter means something; None where that hangs on what an unknown card is."""
    if ref[0] in view.position.players:
        return passes_player(view, ref[0], filter, frame)
    if RANGES in view.position.facts and not reaches(view, frame.you, ref):
        return False
    record = present(view.position, ref)
    known = values
    if record is None:
        last = recall(view.position, ref)
        if last is None:
            return False
        record, known = last.object, values if values is not None else last.values
    if known is None:
        if not in_place(record, filter):
            return False
        if filter.kind == "object" and filter.zones is None:
            filter = filter._replace(tests=tuple(_of_its_place(test, record.place) for test in filter.tests))
        known = view.of(record.id)
    return _fits(view, record, known, filter, frame)


_ON_THE_STACK = ("spell", "ability")
_NO_PERMANENTS = ("player", "spell", "ability")


def _of_its_place(test: Test, place: str) -> Test:
    """Return a test without descriptions of what is elsewhere, where permanents stand beside players, spells or abilities (109.2).

    Of "you or a permanent you control" the second is no spell of yours, and no permanent is a "spell or ability".
    """
    if test.what != "either" or not any(one.kind in _NO_PERMANENTS for one in test.value):
        return test
    elsewhere = _ON_THE_STACK if place == "battlefield" else ("permanent",)
    return Test("either", tuple(one for one in test.value if one.kind not in elsewhere or _is_placed(one)))


def _is_placed(described: Filter) -> bool:
    """Tell whether a description says where something is, or which one it is."""
    return described.zones is not None or any(test.what == "among" for test in described.tests)


def _fits(view: View, record: Object, known: Characteristics, filter: Filter, frame: Frame) -> bool | None:
    if not kind_fits(record, filter.kind, known):
        return False
    if record.card is None and nobody_knows(record):
        return _all_of_unknown(view, record, known, filter.tests, frame)
    return all(_TESTS[test.what](view, record, known, test.value, frame) for test in filter.tests)


def _all_of_unknown(
    view: View, record: Object, known: Characteristics, tests: Collection[Test], frame: Frame
) -> bool | None:
    """Tell whether tests hold of a card of which only where it is and whose it is are known; None where that is open."""
    found = [_of_unknown(view, record, known, test, frame) for test in tests]
    return False if False in found else None if None in found else True


def _of_unknown(view: View, record: Object, known: Characteristics, test: Test, frame: Frame) -> bool | None:
    if test.what in _OF_THE_CARD or (test.what == "status" and test.value in SAID_BY_THE_CARD):
        return None
    if test.what in ("not", "either"):
        filters = (test.value,) if test.what == "not" else test.value
        there = [_inner_of_unknown(view, record, known, one, frame) for one in filters]
        found = True if True in there else None if None in there else False
        return found if test.what == "either" or found is None else not found
    try:
        return _TESTS[test.what](view, record, known, test.value, frame)
    except NotKnown:
        return None


def _inner_of_unknown(view: View, record: Object, known: Characteristics, filter: Filter, frame: Frame) -> bool | None:
    if filter.zones is not None and record.place not in filter.zones:
        return False
    if filter.kind not in ("object", "permanent") and not kind_fits(record, filter.kind, known):
        return False
    return _all_of_unknown(view, record, known, filter.tests, frame)


def in_place(record: Object, filter: Filter) -> bool:
    """Tell whether an object is in a zone where the filter looks: the battlefield where it says nothing else (109.2)."""
    place = record.place
    if filter.zones is not None:
        return place in filter.zones and not record.phased_out
    if filter.kind in ("permanent", "token", "any-target"):
        return place == "battlefield" and not record.phased_out
    if filter.kind in ("spell", "ability"):
        return place == "stack"
    if filter.kind == "emblem":
        return place == "command"
    return bool(place)


def kind_fits(record: Object, kind: str, values: Characteristics) -> bool:
    """Tell whether an object is of a kind (109.2): a card, a spell, an ability, a token, what any target can be (115.4)."""
    if kind in ("card", "ability", "token", "emblem"):
        return record.kind == kind
    if kind == "spell":
        return record.kind in ("card", "copy")
    if kind == "any-target":
        return bool(values.types & {"creature", "planeswalker", "battle"})
    if kind == "player":
        return False
    return kind != "permanent" or record.kind != "ability"


def passes_player(view: View, player: str, filter: Filter, frame: Frame) -> bool:
    """Tell whether a player is one that a filter means."""
    if filter.kind not in ("player", "any-target", "object"):
        return False
    if player not in alive(view.position) or (
        RANGES in view.position.facts and not reaches(view, frame.you, (player, 0))
    ):
        return False
    return all(_player_test(view, player, filter.kind, test.what, test.value, frame) for test in filter.tests)


def _player_test(view: View, player: str, kind: str, what: str, value: Any, frame: Frame) -> bool:
    """Tell whether one test holds of a player; what only objects can be is no player where both were meant."""
    if what in ("player", "among"):
        return player in players_of(view, value, frame)
    if what == "life":
        return compares(view, view.position.players[player].life, value, frame)
    if what == "hand":
        return compares(view, len(view.position.zones.get(f"hand/{player}", ())), value, frame)
    if what == "other":
        return player != frame.you
    if what == "not":
        return not passes_player(view, player, value._replace(kind="player"), frame)
    if what == "either":
        return any(passes_player(view, player, one, frame) for one in value)
    if what == "condition":
        # Asked for that player; who asks is kept, for "an opponent controls more creatures than you".
        return holds(view, value, frame._replace(you=player, made=(*frame.made, (ASKING, ((frame.you, 0),)))))
    if what == "counters":
        counter, comparison = value
        return compares(view, view.position.players[player].count(counter), comparison, frame)
    if kind == "player":
        raise Unsupported(phrase("a player of whom is asked: {what}", what=what), "102.1")
    return False


def matching(view: View, filter: Filter, frame: Frame) -> list[Ref]:
    """Return every object and player that a filter means, players first, objects in the order of their zones.

    Raises:
        NotKnown: it may mean a card of which nobody knows what it is.
    """
    found, left_open = told_apart(view, filter, frame)
    if left_open:
        raise not_known(view.position, view.position.objects[left_open[0][0]])
    return found


def some_matching(view: View, filter: Filter, frame: Frame) -> list[Ref]:
    """Return what a filter surely means; unknown cards that it may mean are passed over where there is anything else.

    Raises:
        NotKnown: there is nothing but cards of which nobody knows whether it means them.
    """
    found, left_open = told_apart(view, filter, frame)
    if left_open and not found:
        raise not_known(view.position, view.position.objects[left_open[0][0]])
    return found


def told_apart(view: View, filter: Filter, frame: Frame) -> tuple[list[Ref], list[Ref]]:
    """Return what a filter surely means, as `matching` does, and the unknown cards that it may mean.

    Args:
        view: what everything is like.
        filter: the filter.
        frame: for whom it speaks.
    """
    found: list[Ref] = []
    left_open: list[Ref] = []
    if filter.kind in ("player", "any-target", "object") and filter.zones is None:
        if filter.kind != "object" or any(test.what in ("player", "either") for test in filter.tests):
            found.extend((player, 0) for player in alive(view.position) if passes_player(view, player, filter, frame))
        if filter.kind == "player":
            return found, left_open
    among = candidates(view, filter)
    if filter.zones is not None and "outside" in filter.zones:
        among = [record for record in among if not kept_outside(view.position, record)]
    for record in among:
        one = _asked(view, record.ref, filter, frame)
        if one is not False:
            (left_open if one is None else found).append(record.ref)
    if RANGES in view.position.facts:
        cite_if_left_out(
            view, frame.you, among, lambda record: _fits(view, record, view.of(record.id), filter, frame) is True
        )
    return found, left_open


def candidates(view: View, filter: Filter) -> list[Object]:
    """Return the objects in the zones where a filter looks."""
    position = view.position
    if filter.zones is not None:
        zones = filter.zones
    elif filter.kind in ("permanent", "token", "any-target"):
        return list(view.permanents())
    elif filter.kind in ("spell", "ability"):
        zones = ("stack",)
    elif filter.kind == "source":
        zones = ("battlefield", "stack", "command")
    elif filter.kind == "object":
        zones = ("battlefield", "stack")
    else:
        zones = ("battlefield", "stack", *HIDDEN_OR_OTHER)
    keys = [key for zone in zones for key in zone_keys(position, zone)]
    found = [position.objects[id] for key in keys for id in position.zones.get(key, ())]
    return [record for record in found if not record.phased_out]


Tester = Callable[[View, Object, Characteristics, Any, Frame], bool]


def _either(view: View, record: Object, known: Characteristics, value: tuple[Filter, ...], frame: Frame) -> bool:
    return any(_inner(view, record, known, one, frame) for one in value)


def _inner(view: View, record: Object, known: Characteristics, filter: Filter, frame: Frame) -> bool:
    """Ask a filter inside of a filter: only its tests and its kind, where it names one."""
    if filter.zones is not None and record.place not in filter.zones:
        return False
    if filter.kind not in ("object", "permanent") and not kind_fits(record, filter.kind, known):
        return False
    return all(_TESTS[test.what](view, record, known, test.value, frame) for test in filter.tests)


def _color(view: View, record: Object, known: Characteristics, value: Collection[str], frame: Frame) -> bool:
    if "chosen" in value:
        return _chosen(view, record, known, "color", frame)
    return not known.colors.isdisjoint(value)


def _controller(view: View, record: Object, known: Characteristics, value: Reference, frame: Frame) -> bool:
    controller = known.controller if record.place in ("battlefield", "stack", "command") else record.owner
    return value == ("any-player",) or controller in players_of(view, value, frame)


def _owner(view: View, record: Object, _known: Characteristics, value: Reference, frame: Frame) -> bool:
    return record.owner in players_of(view, value, frame)


def _number(read: Callable[[Object, Characteristics], int | None]) -> Tester:
    def test(view: View, record: Object, known: Characteristics, value: tuple[str, Formula], frame: Frame) -> bool:
        found = read(record, known)
        return found is not None and compares(view, found, value, frame)

    return test


def _pt_total(_record: Object, known: Characteristics) -> int | None:
    if known.power is None and known.toughness is None:
        return None
    return (known.power or 0) + (known.toughness or 0)


def _over(other: Callable[[Object, Characteristics], int | None]) -> Callable[[Object, Characteristics], int | None]:
    """Return the way to read by how much the power of something is greater than another number of the same object."""

    def read(record: Object, known: Characteristics) -> int | None:
        less = other(record, known)
        return None if known.power is None or less is None else known.power - less

    return read


def _base(place: int) -> Callable[[Object, Characteristics], int | None]:
    """Return the way to read base power or toughness: what defines or sets it counts, counters and bonuses do not (208.4)."""

    def read(_record: Object, known: Characteristics) -> int | None:
        return (known.base or (known.power, known.toughness))[place]

    return read


def _loyalty(record: Object, known: Characteristics) -> int | None:
    return record.count("loyalty") if record.place == "battlefield" else known.loyalty


def repeats_symbol(known: Characteristics) -> bool:
    """Tell whether a mana cost has a symbol more than once; those of two halves stay separate symbols (709.4b)."""
    cost = known.cost or ()
    return len(set(cost)) < len(cost)


def _lacks(view: View, record: Object, known: Characteristics, value: str, frame: Frame) -> bool:
    return not _has(view, record, known, value, frame)


def _has(_view: View, _record: Object, known: Characteristics, value: str, _frame: Frame) -> bool:
    if value == "mana-ability":
        return any(bool(is_mana_ability(had.ability)) for had in known.abilities)
    if value in ("activated", "triggered"):
        return any(had.ability.kind == value for had in known.abilities)
    if value in LANDWALK:
        walks = (ability.value for ability in known.all_of("landwalk"))
        return any(isinstance(lands, Filter) and is_that_walk(lands, value) for lands in walks)
    return known.has(value)


def is_that_walk(lands: Filter, walk: str) -> bool:
    """Tell whether a landwalk ability is of one kind, forestwalk: of lands of that type, whatever else they are (702.14b).

    Args:
        lands: what lands it is about.
        walk: the word.
    """
    return Test("subtype", (LANDWALK[walk],)) in lands.tests


def _counters(
    view: View, record: Object, _known: Characteristics, value: tuple[str | None, Comparison], frame: Frame
) -> bool:
    kind, comparison = value
    number = sum(count for _, count in record.counters) if kind is None else record.count(kind)
    return compares(view, number, comparison, frame)


def _attached_to(view: View, record: Object, _known: Characteristics, value: Reference, frame: Frame) -> bool:
    """Tell whether a permanent is attached to what is meant, or was when that left (301.5, 303.4, 608.2h)."""
    hosts = those(view, value, frame)
    if record.attached is not None and record.attached in {ref[0] for ref in hosts}:
        return True
    for ref in hosts:
        left = last_seen(view.position, ref) if present(view.position, ref) is None else None
        if left is not None and record.ref in left.attachments:
            view.cite("608.2h")
            return True
    return False


def _attachment(view: View, record: Object, _known: Characteristics, value: Filter, frame: Frame) -> bool:
    return any(other.attached == record.id and passes(view, other.ref, value, frame) for other in view.permanents())


def _attacks(view: View, record: Object, _known: Characteristics, value: Reference, frame: Frame) -> bool:
    """Tell whether an object attacks what is meant: a creature that attacks a planeswalker doesn't attack its controller.

    CR 506.2, 508.1b.
    """
    return record.attacking is not None and record.attacking in {ref[0] for ref in those(view, value, frame)}


def _blocks(view: View, record: Object, _known: Characteristics, value: Reference, frame: Frame) -> bool:
    """Tell whether a creature blocks what is meant, or blocked it when that left combat (509.1g, 608.2h)."""
    for ref in those(view, value, frame):
        if ref[0] in record.blocking:
            return True
        left = last_seen(view.position, ref) if present(view.position, ref) is None else None
        if left is not None and record.ref in left.blockers:
            view.cite("608.2h")
            return True
    return False


def _blocked_by(view: View, record: Object, _known: Characteristics, value: Reference, frame: Frame) -> bool:
    """Tell whether a creature is blocked by what is meant, or was when that left combat (509.1h, 608.2h)."""
    others = (record_of(view.position, ref) for ref in those(view, value, frame))
    return any(other is not None and record.id in other.blocking for other in others)


def _targets(view: View, record: Object, _known: Characteristics, value: Filter, frame: Frame) -> bool:
    view.cite("115.9b")
    return any(passes(view, ref, value, frame) for _, refs in record.announced.targets for ref in refs)


def _damaged_by(view: View, record: Object, _known: Characteristics, value: Reference, frame: Frame) -> bool:
    """Tell whether an object was dealt damage this turn by one of the sources that are meant (120.1, 609.8).

    CR 608.2h.
    """
    sources = those(view, value, frame)
    view.cite("609.8")
    return any(
        each.kind == "damage"
        and each.amount > 0
        and (each.of, each.get("number")) == record.ref
        and tuple(each.get("source") or ()) in sources
        for each in view.position.facts.get("history", ())
    )


def _entered_this_turn(view: View, record: Object, _known: Characteristics, _value: bool, _frame: Frame) -> bool:
    """Tell whether a permanent entered the battlefield this turn, as what it is now (603.6a, 609.8)."""
    view.cite("609.8")
    return record.place == "battlefield" and any(
        each.kind == "move" and each.get("to") == "battlefield" and (each.of, each.get("number", 0) + 1) == record.ref
        for each in view.position.facts.get("history", ())
    )


def _dealt_damage(view: View, record: Object, _known: Characteristics, _value: bool, _frame: Frame) -> bool:
    """Tell whether an object dealt damage this turn (120.1, 609.8)."""
    view.cite("609.8")
    return any(
        each.kind == "damage" and each.amount > 0 and tuple(each.get("source") or ()) == record.ref
        for each in view.position.facts.get("history", ())
    )


def _dealt_damage_to(view: View, record: Object, _known: Characteristics, value: Reference, frame: Frame) -> bool:
    """Tell whether an object dealt damage this turn to somebody or something that is meant (120.1, 609.8)."""
    whom = those(view, value, frame)
    view.cite("609.8")
    return any(
        each.kind == "damage"
        and each.amount > 0
        and tuple(each.get("source") or ()) == record.ref
        and (each.of or "", each.get("number", 0)) in whom
        for each in view.position.facts.get("history", ())
    )


def _attacked(view: View, record: Object, _known: Characteristics, _value: bool, _frame: Frame) -> bool:
    """Tell whether a creature attacked this turn: it was declared as an attacker (508.1k, 508.3a)."""
    return any(
        each.kind == "attack" and (each.of, each.get("number")) == record.ref
        for each in view.position.facts.get("history", ())
    )


def _had_to_attack(view: View, record: Object, _known: Characteristics, _value: bool, _frame: Frame) -> bool:
    """Tell whether an effect required a creature to attack as attackers were declared in this combat."""
    view.cite("mtg@20260417:506.6")
    return record.ref in view.position.facts.get("had_to_attack", ())


def _activated_this_turn(view: View, record: Object, _known: Characteristics, _value: bool, _frame: Frame) -> bool:
    """Tell whether a permanent was the source of an ability activated this turn, whoever did it, and though it has lost it."""
    view.cite("mtg@20260417:700.10")
    return any(
        each.kind == "activate" and tuple(each.get("source") or ()) == record.ref
        for each in view.position.facts.get("history", ())
    )


def _above(view: View, record: Object, _known: Characteristics, value: Reference, frame: Frame) -> bool:
    """Tell whether a card lies above what is meant in one graveyard: the last one put there is on top (404.2)."""
    pile = view.position.zones.get(record.zone or "", ())
    view.cite("404.2")
    return any(ref[0] in pile and pile.index(record.id) > pile.index(ref[0]) for ref in those(view, value, frame))


def _topmost(view: View, record: Object, _known: Characteristics, value: Filter, frame: Frame) -> bool:
    """Tell whether a card is of a kind, and no other card of that kind lies above it in its graveyard (404.2)."""
    if record.place != "graveyard":
        return False
    pile = view.position.zones.get(record.zone or "", ())
    view.cite("404.2")
    above = (view.position.objects[id].ref for id in pile[pile.index(record.id) + 1 :])
    return passes(view, record.ref, value, frame) and not any(passes(view, ref, value, frame) for ref in above)


def _blocked_this_turn(view: View, attacker: Ref, blocker: Ref) -> bool:
    """Tell whether one creature was blocked by another this turn, in whichever combat (509.1g, 509.1h)."""
    view.cite("509.1h")
    happened = view.position.facts.get("history", ())
    declared = any(one.kind in ("block", "blocks-too") and (one.of, one.get("number")) == blocker for one in happened)
    return declared and any(
        one.kind in ("becomes-blocked", "blocked-by")
        and (one.of, one.get("number")) == attacker
        and (blocker[0] in one.get("blockers", ()) or blocker[0] == one.get("by"))
        for one in happened
    )


def _drawn(view: View, player: str) -> list[Ref]:
    """Return the cards that a player drew this turn in order, as what they were in the hand (121.1)."""
    view.cite("121.1")
    return [
        (each.of or "", each.get("number", 0) + 1)
        for each in view.position.facts.get("history", ())
        if each.kind == "move" and each.get("reason") == "draw" and view.position.objects[each.of or ""].owner == player
    ]


def _put_there(view: View, record: Object, known: Characteristics, value: Collection[str], frame: Frame) -> bool:
    """Tell whether an object was put where it is this turn, from one of some zones (400.7, 608.2h)."""
    view.cite("400.7")
    moved = any(
        each.kind == "move" and (each.of, each.get("number", 0) + 1) == record.ref
        for each in view.position.facts.get("history", ())
    )
    return moved and _came_from(view, record, known, value, frame)


def _cast_number(view: View, record: Object, _known: Characteristics, value: Comparison, frame: Frame) -> bool:
    """Tell whether a spell is the first, the second … that its caster cast this turn (601.2i); a copy was not cast."""
    caster = record.get(CAST_BY)
    casts = [one for one in view.position.facts.get("history", ()) if one.kind == "cast" and one.by == caster]
    places = [place for place, one in enumerate(casts, 1) if (one.of, one.get("number")) == record.ref]
    return bool(places) and compares(view, places[0], value, frame)


def _put_into(view: View, record: Object, _known: Characteristics, value: Collection[str], _frame: Frame) -> bool:
    """Tell whether an object that left is what lies in a zone now, and has not moved on since (400.7)."""
    now = view.position.objects.get(record.id)
    return now is not None and now.number == record.number + 1 and now.place in value


def _came_from(view: View, record: Object, _known: Characteristics, value: Collection[str], _frame: Frame) -> bool:
    """Tell whether an object was in a zone before it was put where it is (400.7)."""
    before = last_seen(view.position, (record.id, record.number - 1))
    return before is not None and before.object.place in value


def _targets_only(view: View, record: Object, _known: Characteristics, value: Filter, frame: Frame) -> bool:
    """Tell whether one object or player alone was chosen, however often, and is what is asked for now (115.9c)."""
    view.cite("115.9c")
    chosen = {ref for _, refs in record.announced.targets for ref in refs}
    return len(chosen) == 1 and all(passes(view, ref, value, frame) for ref in chosen)


def _target_count(view: View, record: Object, _known: Characteristics, value: Comparison, frame: Frame) -> bool:
    view.cite("115.9a")
    return compares(view, sum(len(refs) for _, refs in record.announced.targets), value, frame)


def _chosen(view: View, _record: Object, known: Characteristics, value: str, frame: Frame) -> bool:
    source = source_record(view, frame)
    choice = choices_of(view.position, source).get(value) if source is not None else None
    choice = dict(frame.made).get(value, choice)
    if choice is None:
        return False
    if value == "color":
        return choice in known.colors
    if value == "name":
        return choice == known.name or choice in names_of(known.name)
    if value in ("creature-type", "land-type", "subtype", "basic-land-type"):
        return choice in known.subtypes
    if value in ("type", "card-type"):
        return choice in known.types
    raise Unsupported(phrase("the chosen {value}", value=value), "607.2d")


def _shares(view: View, record: Object, known: Characteristics, value: tuple[str, Reference], frame: Frame) -> bool:

    what, reference = value
    for ref in those(view, reference, frame):
        compared, other = known_object(view, ref)
        if compared.card is None and nobody_knows(compared):
            raise not_known(view.position, compared)
        if what == "color" and known.colors & other.colors:
            return True
        if what in ("type", "card-type") and known.types & other.types:
            return True
        if what == "creature-type" and known.subtypes & other.subtypes & subtypes_of("creature"):
            return True
        if what == "name" and known.name and known.name == other.name:
            return True
        if what == "mana-value" and mana_value_of(record, known) == mana_value_of(compared, other):
            return True
    return False


def _same_name(view: View, _record: Object, known: Characteristics, value: Reference, frame: Frame) -> bool:
    """Tell whether it has a name in common; an object without a name shares none (201.2a)."""
    own = set(names_of(known.name))
    found = any(own & set(names_of(_name_of(view, ref))) for ref in those(view, value, frame))
    if found and isinstance(view.position, Draft):
        view.position.cite("201.2a")
    elif found:
        view.cite("201.2a")
    return found


def _name_of(view: View, ref: Ref) -> str:
    last = recall(view.position, ref)
    if last is None:
        return ""
    if last.object.card is None and nobody_knows(last.object):
        raise not_known(view.position, last.object)
    return last.values.name


def _different_name(view: View, _record: Object, known: Characteristics, value: Reference, frame: Frame) -> bool:
    view.cite("201.2c")
    own = set(names_of(known.name))
    return bool(own) and not any(own & set(names_of(_name_of(view, ref))) for ref in those(view, value, frame))


def _source_test(view: View, record: Object, _known: Characteristics, value: Filter, frame: Frame) -> bool:
    return record.source is not None and passes(view, record.source, value._replace(kind="object"), frame)


def _ability_kind(_view: View, record: Object, _known: Characteristics, value: Collection[str], _frame: Frame) -> bool:
    ability = record.ability
    if ability is None:
        return False
    by_loyalty = ability.cost is not None and ability.cost.loyalty is not None
    mana = "mana" in value and is_mana_ability(ability)
    exhausts = "exhaust" in value and ("exhaust",) in ability.limits
    return ability.kind in value or ("loyalty" in value and by_loyalty) or mana or exhausts


def _itself(record: Object, source: Ref) -> bool:
    """Tell whether an object is the source, or the spell that became it: "another spell" is not that one (400.7c)."""
    return record.ref == source or (record.place == "stack" and record.ref == (source[0], source[1] - 1))


def _status(view: View, record: Object, known: Characteristics, value: str, _frame: Frame) -> bool:
    way = STATUS.get(value)
    if way is None:
        raise Unsupported(phrase("the status {value}", value=value), "110.5")
    return way(view, record, known)


def _cast_by(view: View, record: Object, _known: Characteristics, value: Reference, frame: Frame) -> bool:
    """Tell whether a player cast a spell, or the spell that a permanent was (400.7d)."""
    view.cite("400.7d")
    caster = record.get(CAST_BY)
    return caster is not None and (value == ("any-player",) or caster in players_of(view, value, frame))


_OF_THE_CARD = frozenset(
    (
        *("type", "supertype", "subtype", "color", "name", "same-name", "different-name", "power", "toughness"),
        *("mana-value", "loyalty", "base-power", "base-toughness", "total-pt", "has", "lacks", "no-abilities"),
        *("power-over-toughness", "power-over-base"),
        *("repeats-symbol", "mana-cost", "cost-has", "chosen", "shares"),
    )
)
"""Tests that ask what a card is; of a card that nobody knows they are open."""

_TESTS: dict[str, Tester] = {
    "type": lambda _view, _record, known, value, _frame: not known.types.isdisjoint(value),
    "supertype": lambda _view, _record, known, value, _frame: not known.supertypes.isdisjoint(value),
    "subtype": lambda _view, _record, known, value, _frame: not known.subtypes.isdisjoint(value),
    "color": _color,
    "name": lambda _view, _record, known, value, _frame: any(
        name in value for name in (known.name, *names_of(known.name))
    ),
    "same-name": _same_name,
    "different-name": _different_name,
    "controller": _controller,
    "owner": _owner,
    "among": lambda view, record, _known, value, frame: record.ref in those(view, value, frame),
    "other": lambda _view, record, _known, _value, frame: frame.source is None or not _itself(record, frame.source),
    "power": _number(lambda _record, known: known.power),
    "toughness": _number(lambda _record, known: known.toughness),
    "mana-value": _number(mana_value_of),
    "loyalty": _number(_loyalty),
    "base-power": _number(_base(0)),
    "base-toughness": _number(_base(1)),
    "total-pt": _number(_pt_total),
    "power-over-toughness": _number(_over(lambda _record, known: known.toughness)),
    "power-over-base": _number(_over(_base(0))),
    "status": _status,
    "has": _has,
    "lacks": _lacks,
    "no-abilities": lambda _view, _record, known, _value, _frame: not known.abilities,
    "mana-cost": lambda _view, _record, known, value, _frame: (
        "".join(f"{{{one}}}" for one in known.cost or ()) in value
    ),
    "cost-has": lambda _view, _record, known, value, _frame: value in (known.cost or ()),
    "repeats-symbol": lambda _view, _record, known, _value, _frame: repeats_symbol(known),
    "counters": _counters,
    "attached-to": _attached_to,
    "attachment": _attachment,
    "attacks": _attacks,
    "blocks": _blocks,
    "blocked-by": _blocked_by,
    "targets": _targets,
    "targets-only": _targets_only,
    "target-count": _target_count,
    "chosen": _chosen,
    "shares": _shares,
    "entered-this-turn": _entered_this_turn,
    "has-blocked": lambda view, record, _known, value, frame: any(
        _blocked_this_turn(view, ref, record.ref) for ref in those(view, value, frame)
    ),
    "was-blocked-by": lambda view, record, _known, value, frame: any(
        _blocked_this_turn(view, record.ref, ref) for ref in those(view, value, frame)
    ),
    "drawn-this-turn": lambda view, record, _known, _value, _frame: record.ref in _drawn(view, record.owner),
    "drawn-last": lambda view, record, _known, _value, _frame: _drawn(view, record.owner)[-1:] == [record.ref],
    "damaged-by": _damaged_by,
    "dealt-damage": _dealt_damage,
    "dealt-damage-to": _dealt_damage_to,
    "attacked": _attacked,
    "had-to-attack": _had_to_attack,
    "activated-this-turn": _activated_this_turn,
    "above": _above,
    "topmost": _topmost,
    "put-there": _put_there,
    "cast-number": _cast_number,
    "put-into": _put_into,
    "came-from": _came_from,
    "ability-kind": _ability_kind,
    "source": _source_test,
    "cast-from": lambda _view, record, _known, value, _frame: record.get(CAST_FROM) in value,
    "cast-by": _cast_by,
    IN_MAIN_PHASE: lambda _view, record, _known, _value, _frame: bool(record.get(IN_MAIN_PHASE)),
    "early": lambda _view, record, _known, _value, _frame: bool(record.get(EARLY)),
    "paid": lambda view, record, _known, value, frame: holds(
        view, ("paid", value), frame._replace(source=record.ref, announced=record.announced)
    ),
    "player": lambda _view, _record, _known, _value, _frame: False,
    "life": lambda _view, _record, _known, _value, _frame: False,
    "hand": lambda _view, _record, _known, _value, _frame: False,
    "condition": lambda view, record, _known, value, frame: holds(view, value, frame._replace(source=record.ref)),
    "not": lambda view, record, known, value, frame: not _inner(view, record, known, value, frame),
    "either": _either,
}
