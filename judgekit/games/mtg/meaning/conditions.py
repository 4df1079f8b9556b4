"""608.2c, 603.4, 611.3: conditions: what must hold, asked of a view for whom it speaks."""

from __future__ import annotations

from collections.abc import Collection

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning import history
from judgekit.games.mtg.meaning.filters import passes, some_matching
from judgekit.games.mtg.meaning.last_known import source_record
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import WHETHER, compares, holds, players_of, those
from judgekit.games.mtg.state.faces import card_of, choices_of
from judgekit.games.mtg.state.game import active_players, present
from judgekit.games.mtg.state.objects import ACTIVATED_AS, CAST_FROM, Frame, Object, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.events import COMBAT_STEPS, EVENTS, MAIN_PHASES
from judgekit.games.mtg.terms.records import THIS, Condition, Filter, Formula, Pattern, Reference
from judgekit.games.mtg.terms.symbols import read_symbols

_THERE = (BATTLEFIELD,)


def _is(view: View, frame: Frame, reference: Reference, filter: Filter) -> bool:
    """Tell whether an object or player fits a description; for an object that is gone, as it last existed (608.2h).

    A description that names no kind means permanents only where it finds objects (109.2). Of an object that is meant
    already it asks what that one is like, wherever it is: "counter target spell if it's blue". Whether it lies in a zone
    is asked of what lies there now: of what has left, where it was put and still is (400.7, 603.4).
    """
    found = those(view, reference, frame)
    if filter.zones is not None and any(_is_elsewhere(view, ref, filter.zones) for ref in found):
        view.cite("400.7")
        return False
    if filter.kind == "permanent" and filter.zones is None:
        if any(_phased_out(view, ref) for ref in found):
            return False
        filter = filter._replace(kind="object")
    if filter.zones == _THERE and any(present(view.position, ref) is None for ref in _objects(view, reference, frame)):
        return False  # where it is is asked of now: what is gone is not there
    return bool(found) and all(passes(view, ref, filter, frame) for ref in found)


def _is_elsewhere(view: View, ref: Ref, zones: Collection[str]) -> bool:
    """Tell whether an object has left, and not for one of some zones in which it still is (400.7, 400.7e)."""
    record = view.position.objects.get(ref[0])
    if record is None or record.ref == ref:
        return False
    return record.number != ref[1] + 1 or record.place not in zones


def _phased_out(view: View, ref: Ref) -> bool:
    record = present(view.position, ref)
    return record is not None and record.phased_out


def _entering_as(view: View, frame: Frame, reference: Reference, filter: Filter) -> bool:
    """Tell whether what is meant enters as such a permanent, effects that would change its types there aside (702.44a)."""
    found = those(view, reference, frame)
    return bool(found) and all(passes(view, ref, filter, frame, view.entering_as(ref[0])) for ref in found)


def goes_on(view: View, condition: Condition, frame: Frame) -> bool:
    """Tell whether what an effect lasts "for as long as" is so now: what is gone is nothing and nobody's any more (611.2b)."""
    word, *values = condition
    if word == "is" and any(present(view.position, ref) is None for ref in _objects(view, values[0], frame)):
        return False
    if word in ("and", "or"):
        return (all if word == "and" else any)(goes_on(view, one, frame) for one in values)
    return not goes_on(view, values[0], frame) if word == "not" else holds(view, condition, frame)


def _objects(view: View, reference: Reference, frame: Frame) -> list[Ref]:
    return [ref for ref in those(view, reference, frame) if ref[0] not in view.position.players]


def _exists(view: View, frame: Frame, filter: Filter) -> bool:

    return bool(some_matching(view, filter, frame))


def _turn(view: View, frame: Frame, whose: Reference) -> bool:
    meant = players_of(view, whose, frame)
    return any(player in meant for player in active_players(view.position))


def _in_extra_turn(view: View, _frame: Frame) -> bool:
    """Tell whether the turn that is being taken is an extra turn (500.7)."""
    view.cite("500.7")
    if len(active_players(view.position)) > 1:
        raise Unsupported(phrase("whether a turn that several players take is an extra turn"), "500.7")
    return bool(view.position.facts.get("in_extra_turn"))


def _step(view: View, _frame: Frame, steps: tuple[str, ...]) -> bool:
    step = view.position.facts.get("step", "")
    phases = {"main": MAIN_PHASES, "combat": COMBAT_STEPS}
    return step in steps or any(name in steps and step in of_it for name, of_it in phases.items())


KICKERS = frozenset(("kicker", "multikicker"))
"""Keywords whose costs are kicker costs: paying any makes the spell kicked (702.33c, 702.33d)."""


_ONE_KICKER = "kicker "
"""What stands before the cost where one of several kicker costs is meant (702.33f)."""


def _kicker_called(view: View, record: Object, cost: str) -> str | None:
    """Return what the kicker cost that is meant is called as it is announced, by its place on the card (702.33b, 702.33f)."""
    card = card_of(view.position, record)
    kickers = [one.cost for one in card.abilities if one.name == "kicker" and one.cost] if card is not None else []
    wanted = read_symbols(cost)
    place = next((place for place, one in enumerate(kickers, 1) if one.mana == wanted and not one.actions), None)
    return None if place is None else "kicker" if place == 1 else f"kicker-{place}"


def _paid(view: View, frame: Frame, name: str) -> bool:
    """Tell whether an optional cost was paid; one that was is what makes a spell kicked (702.33d)."""
    record = source_record(view, frame)
    options = frame.announced.options or (record.announced.options if record is not None else ())
    if name.startswith(_ONE_KICKER):
        paid = record is not None and _kicker_called(view, record, name.removeprefix(_ONE_KICKER)) in options
        view.cite("702.33f", "607.2i", *(("702.33d",) if paid else ()))
        return paid
    kicked = name in KICKERS and any(one.partition("-")[0] in KICKERS for one in options)
    if kicked:
        view.cite("702.33d", "702.33e")
        if record is not None and record.place == "battlefield":
            view.cite("400.7c")
        if record is not None and record.kind == "copy":
            view.cite("707.2", "707.10")
    return kicked or name in options


def _cast_from(view: View, frame: Frame, zones: tuple[str, ...]) -> bool:
    """Tell whether the source is a spell that its controller cast from a zone, or a permanent that was one (400.7d).

    CR 601.2a.
    """
    record = source_record(view, frame)
    return record is not None and record.get(CAST_FROM) in zones


def _spent(view: View, frame: Frame, symbols: str) -> bool:
    """Tell whether certain mana was spent to cast the source, {S} for any from a snow source; nothing on a copy (707.10).

    CR 400.7c.
    """
    record = source_record(view, frame)
    announced = frame.announced if frame.announced.spent or record is None else record.announced
    wanted = symbols.split("}{")
    view.cite("601.2h", *(("107.4h",) if "S" in wanted else ()))
    if record is not None and record.kind == "copy":
        view.cite("707.10")
    there = {symbol: announced.snow if symbol == "S" else announced.spent.count(symbol) for symbol in wanted}
    return all(there[symbol] >= wanted.count(symbol) for symbol in there)


def _chosen(view: View, frame: Frame, value: str) -> bool:
    record = source_record(view, frame)
    known = choices_of(view.position, record) if record is not None else {}
    ability = frame.ability
    if ability is not None and ability.links and known.get("option") is not None:
        anchored = (
            ability.kind == "static" and bool(ability.modify) and all(one.what == "gain" for one in ability.modify)
        )
        view.cite("607.2m" if anchored and ability.affects in (None, THIS) else "607.2f")
    return value in known.values() or value in dict(frame.made).values()


def times_happened(view: View, pattern: Pattern, frame: Frame) -> int:
    """Return how often an event has happened this turn (603.4)."""
    view.cite("609.8")
    if pattern.event in DEFINED:
        view.cite(EVENTS[pattern.event].rule)
    return history.times_happened(view.position, pattern, frame)


DEFINED = frozenset(("crime", "descend"))
"""Words for what a player did this turn that the book defines as such."""


def _happened(view: View, frame: Frame, pattern: Pattern, sign: str = ">=", number: Formula = 1) -> bool:
    if pattern.event == "attack" and (sign, number) != (">=", 1):
        view.cite("609.8")
        return compares(view, history.how_many_attacked(view.position, pattern, frame), (sign, number), frame)
    return compares(view, times_happened(view, pattern, frame), (sign, number), frame)


def _this_combat(view: View, frame: Frame, pattern: Pattern, sign: str = ">=", number: Formula = 1) -> bool:
    """Tell whether something has happened in this combat, or how often (506.1).

    Raises:
        Unsupported: the combat began before the start position, or there is none.
    """
    began = view.position.facts.get("combat_began")
    if began is None:
        raise Unsupported(phrase("what happened in a combat that is over or began before the start position"), "506.1")
    return compares(view, history.times_happened(view.position, pattern, frame, since=began), (sign, number), frame)


def _cast_last_turn(view: View, frame: Frame, sign: str, number: Formula) -> bool:
    """Tell how many spells the player cast last turn who cast the most (608.2h).

    Raises:
        Unsupported: the turn before is not known.
    """
    counts = view.position.facts.get("spells_last_turn")
    if counts is None:
        raise Unsupported(phrase("how many spells were cast in a turn before the start position"), "608.2h")
    view.cite("608.2h")
    return compares(view, max((number for _, number in counts), default=0), (sign, number), frame)


def _activated(view: View, frame: Frame, sign: str, number: Formula) -> bool:
    """Tell how often the ability that is being followed has been activated this turn (602.5b).

    Raises:
        Unsupported: it is no activated ability that was counted.
    """
    item = view.position.objects.get(frame.item or "")
    key = item.get(ACTIVATED_AS) if item is not None else None
    source = present(view.position, frame.source) if frame.source is not None else None
    if key is None and source is not None:
        # A mana ability is not on the stack while it resolves.
        key = next((had.key for had in view.of(source.id).abilities if had.ability == frame.ability), None)
    if key is None:
        raise Unsupported(phrase("how often an ability was activated that is no longer on the stack"), "602.5b")
    view.cite("602.5b")
    times = sum(1 for entry in view.position.facts.get("activated", ()) if entry[:2] == (frame.source, key))
    return compares(view, times, (sign, number), frame)


def _resolved(view: View, frame: Frame, sign: str, number: Formula) -> bool:
    """Tell how often the ability that is being followed has resolved this turn, this time among them.

    Raises:
        Unsupported: its source has the ability several times, which are counted apart.
    """
    source = present(view.position, frame.source) if frame.source is not None else None
    if source is not None and sum(had.ability == frame.ability for had in view.of(source.id).abilities) > 1:
        raise Unsupported(phrase("how often one of several equal abilities of an object resolved"), "603.7h")
    times = view.position.facts.get("times_resolved", ()).count((frame.source, frame.ability))
    return compares(view, times, (sign, number), frame)


def _attacked(view: View, frame: Frame, whose: Reference) -> bool:
    """Tell whether a player has been attacked in this declare attackers step (508.6)."""
    view.cite("508.6")
    attacked = view.position.facts.get("attacked_players", ())
    declared = view.position.facts.get("step") == "declare-attackers"
    return declared and any(player in attacked for player in players_of(view, whose, frame))


def _initiative(view: View, frame: Frame, whose: Reference) -> bool:
    """Tell whether one of the players has the initiative (726.1 of the book of 2026-04-17)."""
    return view.position.facts.get("initiative") in players_of(view, whose, frame)


def _monarch(view: View, frame: Frame, whose: Reference) -> bool:
    return view.position.facts.get("monarch") in players_of(view, whose, frame)


def _blessed(view: View, frame: Frame, whose: Reference) -> bool:
    """Tell whether a player has the city's blessing (702.131c)."""
    view.cite("702.131c")
    return any(player in view.position.facts.get("blessed", ()) for player in players_of(view, whose, frame))


def _completed_dungeon(view: View, frame: Frame, whose: Reference) -> bool:
    """Tell whether a player has completed a dungeon (309.7)."""
    view.cite("309.7")
    done = {player for player, _ in view.position.facts.get("completed_dungeons", ())}
    return not done.isdisjoint(players_of(view, whose, frame))


def _newly_controlled(view: View, frame: Frame, reference: Reference) -> bool:
    """Tell whether a player's objects are new since the last upkeep of that player began (702.30a)."""
    before = view.position.facts.get("turn_before")
    found = [present(view.position, ref) for ref in those(view, reference, frame)]
    return bool(found) and all(
        record is not None
        and view.of(record.id).controller == frame.you
        and bool(record.since)
        and (before is None or record.since >= before)
        for record in found
    )


WHETHER.update(
    {
        "newly-controlled": _newly_controlled,
        "resolved": _resolved,
        "exists": _exists,
        "is": _is,
        "entering-as": _entering_as,
        "turn": _turn,
        "step": _step,
        "in-extra-turn": _in_extra_turn,
        "paid": _paid,
        "cast-from": _cast_from,
        "chosen": _chosen,
        "spent": _spent,
        "happened": _happened,
        "this-combat": _this_combat,
        "cast-last-turn": _cast_last_turn,
        "activated": _activated,
        "attacked": _attacked,
        "monarch": _monarch,
        "initiative": _initiative,
        "blessed": _blessed,
        "completed-dungeon": _completed_dungeon,
        "day-night": lambda view, _frame, words: view.position.facts.get("daytime", "neither") in words,
        "did": lambda _view, frame: bool(dict(frame.made).get("did")),
    }
)
