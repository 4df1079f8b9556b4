"""107, 700.5: amounts: formulas evaluated to integers, and values read from objects and players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning import history
from judgekit.games.mtg.meaning.characteristics import Characteristics, mana_value_of
from judgekit.games.mtg.meaning.conditions import KICKERS, times_happened
from judgekit.games.mtg.meaning.filters import matching, passes
from judgekit.games.mtg.meaning.keyword_meanings import stands_for
from judgekit.games.mtg.meaning.last_known import known_object, source_record
from judgekit.games.mtg.meaning.references import settled_somewhere
from judgekit.games.mtg.meaning.unresolved import Undetermined, UnresolvedReference, lost_target, unknown_number
from judgekit.games.mtg.meaning.views import View, view_of
from judgekit.games.mtg.meaning.words import HOW_MUCH, amount, players_of, those
from judgekit.games.mtg.meaning.x_of_permanents import gained, has_x
from judgekit.games.mtg.state.context import DOINGS
from judgekit.games.mtg.state.faces import choices_of
from judgekit.games.mtg.state.game import last_seen, opponents, present
from judgekit.games.mtg.state.objects import LATER_X, Announcement, Frame, Object, Ref
from judgekit.games.mtg.state.unknown_cards import nobody_knows, not_known
from judgekit.games.mtg.state.zones import BATTLEFIELD, passed_over, zone_key
from judgekit.games.mtg.terms.faces import names_of
from judgekit.games.mtg.terms.records import Filter, Formula, Pattern, Reference
from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES, subtypes_of
from judgekit.games.mtg.terms.symbols import colors_of, colors_of_symbol
from judgekit.games.mtg.terms.values import MANA_SYMBOLS, UNSPENT, VALUES


def _x(view: View, frame: Frame) -> int:
    """Return X: of an activated ability its own, else the one chosen later for the permanent (701.31c, 702.37f)."""
    view.cite("107.3")
    if frame.ability is not None and frame.ability.kind != "activated":
        record = source_record(view, frame)
        later = record.get(LATER_X) if record is not None else None
        if later is not None:
            view.cite(later[1])
            return int(later[0])
    source = view.position.objects.get(frame.source[0]) if frame.source is not None else None
    if source is not None and source.place == BATTLEFIELD and source.announced.x is not None:
        view.cite("107.3m" if frame.announced.x is not None or not _gained(view, source, frame) else "107.3j")
    if frame.announced.x is None:
        if not _gained(view, source, frame):
            _refuse_what_nothing_defines(view, frame)
        return 0
    return frame.announced.x


def _refuse_what_nothing_defines(view: View, frame: Frame) -> None:
    """Refuse an X that no cost of its source has: its controller would choose it, which it is not asked for here (107.3f)."""
    known = known_object(view, frame.source) if frame.source is not None else None
    if known is not None and not has_x(known[1]):
        raise UnresolvedReference("X", frame, "107.3f")


def _gained(view: View, source: Object | None, frame: Frame) -> bool:
    """Tell whether an effect gave a permanent the triggered ability that asks for X (107.3j)."""
    if source is None or frame.ability is None or frame.ability.kind != "triggered":
        return False
    return any(
        gained(had) and (frame.ability == had.ability or frame.ability in stands_for(had.ability))
        for had in view.of(source.id).abilities
    )


def _half_up(view: View, frame: Frame, inner: Formula) -> int:
    view.cite("107.1a")
    return -(-amount(view, inner, frame) // 2)


def _half_down(view: View, frame: Frame, inner: Formula) -> int:
    view.cite("107.1a")
    return amount(view, inner, frame) // 2


def _count(view: View, frame: Frame, what: Filter | Reference) -> int:

    if isinstance(what, Filter):
        if view.rules is not None:
            view.cite(*passed_over(view.position, what))
        before = _of_who_left(view, what, frame)
        return len(meant(view, what, frame)) if before is None else before
    return len(those(view, what, frame))


def meant(view: View, what: Filter, frame: Frame) -> list[Ref]:
    """Return what a description means; of what an instruction before acted on also what is gone since (608.2h).

    Of permanents that were exiled or returned "this way" it asks what they were before they moved.
    """
    found = matching(view, what, frame)
    among = what.get("among")
    if among is None or not (among[0] in ("made", "paid") or among == ("linked", "devoured")) or what.zones is not None:
        return found
    there = [_before_it_moved(view, ref, what) for ref in those(view, among, frame) if ref not in found]
    # That they are among those is known; what they were before they moved is asked.
    rest = what._replace(tests=tuple(test for test in what.tests if test.what != "among"))
    gone = [ref for ref in there if present(view.position, ref) is None and passes(view, ref, rest, frame)]
    if gone:
        view.cite("608.2h")
    return [*found, *gone]


def _before_it_moved(view: View, ref: Ref, what: Filter) -> Ref:
    """Return a permanent that became a card elsewhere as the permanent that it was, where permanents are spoken of."""
    record = present(view.position, ref)
    was = (ref[0], ref[1] - 1)
    elsewhere = record is not None and record.place != "battlefield" and what.kind == "permanent"
    return was if elsewhere and last_seen(view.position, was) is not None else ref


SEVERAL_ANSWERS: dict[tuple[object, ...], str] = {("linked", "exiled"): "607.3", ("made", "milled"): "701.13d"}
"""What words for a single card can mean several of, by the rule that lets a number read from them be the sum."""


def _value(view: View, frame: Frame, reference: Reference, what: str, kind: str | None = None) -> int:
    """Return a number read from what is meant; where that is nothing, it can't be determined and 0 is used (107.2).

    Raises:
        Undetermined: it would be read from an illegal target (608.2b).
    """
    found = those(view, reference, frame)
    if not found:
        if lost_target(frame, reference):
            raise Undetermined(what)
        view.cite("107.2")
    if len(found) > 1 and reference in SEVERAL_ANSWERS:
        view.cite(SEVERAL_ANSWERS[reference])
    return sum(value_of(view, ref, what, kind) for ref in found)


_OF_THE_CARD = frozenset(("power", "toughness", "mana-value", "loyalty", "colors", *MANA_SYMBOLS))
"""Numbers that say what a card is; nobody can tell them of a card that nobody knows."""


OF_A_KIND = "counters."
"""What stands before the kind of counters of which there are so many on several objects in all (122.1)."""


def value_of(view: View, ref: Ref, what: str, kind: str | None = None) -> int:
    """Return a number read from an object or player: power, toughness, mana-value, life, hand, counters.

    Raises:
        NotKnown: nobody knows what the card is.
    """
    if ref[0] in view.position.players:
        return _player_value(view, ref[0], what, kind)
    record, values = known_object(view, ref)
    if record.card is None and nobody_knows(record) and what in _OF_THE_CARD:
        raise not_known(view.position, record)
    if what == "power":
        return values.power or 0
    if what == "toughness":
        return values.toughness or 0
    if what == "mana-value":
        view.cite("202.3")
        return mana_value_of(record, values)
    if what == "counters":
        return sum(number for _, number in record.counters) if kind == "any" else record.count(kind or "")
    if what.startswith(OF_A_KIND):
        return record.count(what.removeprefix(OF_A_KIND))
    if what == "loyalty":
        return record.count("loyalty") if record.place == "battlefield" else values.loyalty or 0
    if what == "colors":
        return len(values.colors)
    if what == "damage":
        return record.marked_damage
    if what == "level":
        view.cite(*(("717.2d",) if record.get("level") is None else ()))
        return int(record.get("level", 1))
    if what == "x":
        return record.announced.x or 0
    if what == "spent":
        return len(record.announced.spent)
    if what == "spent-colors":
        return len(colors_of(record.announced.spent))
    if what in MANA_SYMBOLS:
        # As of devotion (700.5): a hybrid symbol of that colour is one.
        wanted = what.removesuffix("-symbols")
        view.cite(VALUES[what])
        return sum(1 for symbol in values.cost or () if wanted in colors_of_symbol(symbol))
    raise Unsupported(phrase("the {what} of an object", what=what), "608.2h")


def cards_held(view: View, player: str, zone: str) -> int:
    """Return how many cards a player has in a zone, or had before leaving the game (800.4i)."""
    kept = dict(view.position.facts.get("left_with", ()))
    if (player, zone) in kept:
        view.cite("800.4i")
        return kept[player, zone]
    return len(view.position.zones.get(zone_key(zone, player), ()))


def _of_who_left(view: View, what: Filter, frame: Frame) -> int | None:
    """Return how many cards there were in a zone of a player who has left the game, None where none is asked for (800.4i).

    Raises:
        Unsupported: more is asked of them than how many they were.
    """
    asked = what.get("owner") or what.get("controller")
    if asked in (None, ("any-player",)) or not view.position.facts.get("left"):
        return None
    gone = [ref[0] for ref in those(view, asked, frame) if ref[0] in view.position.facts["left"]]
    if not gone:
        return None
    if len(what.tests) == 1 and what.kind == "card" and what.zones is not None and len(what.zones) == 1:
        return sum(cards_held(view, player, what.zones[0]) for player in gone)
    raise Unsupported(phrase("what a player who has left the game had"), "800.4i")


def _player_value(view: View, player: str, what: str, kind: str | None) -> int:
    """Return a number read from a player; life total and poison counters of a team are those of each of its members.

    CR 810.10a.
    """
    record = view.position.players[player]
    if record.lost:
        view.cite("800.4i")
    if what == "life":
        if view.position.facts.get("shared_life"):
            view.cite("810.9a")
        return record.life
    if what in ("hand", "library", "graveyard"):
        return cards_held(view, player, what)
    if what == "counters":
        return record.count(kind or "")
    if what == "speed":
        view.cite(VALUES["speed"])
        return dict(view.position.facts.get("speeds", ())).get(player, 0)
    if what == "starting-life":
        return record.starting_life
    if what in UNSPENT:
        view.cite(VALUES[what])
        return sum(UNSPENT[what] in (None, one.type) for one in record.pool)
    raise Unsupported(phrase("the {what} of a player", what=what), "608.2h")


def _event(_view: View, frame: Frame, role: str) -> int:
    """Return a number of the event for which the formula is evaluated: the damage dealt, the cards drawn.

    Raises:
        UnresolvedReference: there is no event, or it has no such number.
    """
    found = None
    if frame.event is not None:
        found = frame.event.amount if role in ("amount", "count") else frame.event.get(role)
    if not isinstance(found, int):
        raise unknown_number(("event", role), frame)
    return found


def _made(view: View, frame: Frame, name: str) -> int:
    """Return a number that an earlier instruction settled, 0 where that one was not followed (107.2).

    Raises:
        UnresolvedReference: no instruction settles it.
    """
    counts = dict(frame.counts)
    if name in counts:
        return counts[name]
    found = dict(frame.made).get(name)
    if found is None:
        if not settled_somewhere(view, frame, name):
            raise unknown_number(("made", name), frame)
        view.cite("107.2")
        return 0
    return found if isinstance(found, int) else len(found)


def devotion(view: View, player: str, colors: Iterable[str]) -> int:
    """Return a player's devotion to one or more colours: symbols of any of them among the mana costs of permanents (700.5)."""
    wanted = frozenset(colors)
    view.cite("700.5")
    total = more = 0
    for record in view.controlled(player):
        values = view.of(record.id)
        total += sum(1 for symbol in values.cost or () if wanted & colors_of_symbol(symbol))
        for had in values.abilities:
            for change in had.ability.modify:
                if change.what == "devotion" and had.ability.affects in (("you",), None):
                    more += amount(view, change.value, Frame(player, record.ref, had.ability))
    if more:
        view.cite("700.5a", "613.10")
    return total + more


def _devotion(view: View, frame: Frame, whose: Reference, colors: tuple[str, ...]) -> int:
    if colors == ("chosen-color",):
        record = source_record(view, frame)
        chosen = dict(frame.made).get("color") or (choices_of(view.position, record).get("color") if record else None)
        if chosen is None:
            raise Unsupported(phrase("devotion to a color that nobody chose"), "700.5")
        colors = (str(chosen),)
    return sum(devotion(view, player, colors) for player in players_of(view, whose, frame))


def _extreme(pick: Callable[[Iterable[int]], int]) -> Callable[..., int]:
    def way(view: View, frame: Frame, what: str, among: Filter) -> int:

        found = [value_of(view, ref, what) for ref in meant(view, among, frame)]
        return pick(found) if found else 0

    return way


def _distinct(view: View, frame: Frame, what: str, among: Filter) -> int:
    """Return how many different ones there are among objects: card types, colours, names, land types, mana values, powers."""
    found: set[object] = set()
    if what == "names":
        view.cite("201.2b")
    if what == "party":
        return _party(view, [_known_card(view, ref).id for ref in meant(view, among, frame)])
    for ref in meant(view, among, frame):
        record = _known_card(view, ref)
        found.update(_kinds_of(record, view.of(ref[0]), what))
    return len(found)


_PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")
"""The creature types of which a party has at most one creature each (700.8)."""


def _party(view: View, creatures: Iterable[str]) -> int:
    """Return how many creatures are in a party: one for each of four types at most, counted so that they are the most (700.8a).

    CR 700.8b.
    """
    filled: set[frozenset[str]] = {frozenset()}
    for id in creatures:
        types = [one for one in _PARTY if one in view.of(id).subtypes]
        if len(types) > 1:
            view.cite("700.8b")
        filled |= {members | {one} for members in filled for one in types}
    view.cite("700.8a")
    return max(map(len, filled))


def _alike(view: View, frame: Frame, what: str, among: Filter) -> int:
    """Return how many objects at most share one name, have one colour or belong to one owner; what has no name shares none."""
    names: Counter[str] = Counter()
    if what == "owners":
        names.update(view.position.objects[ref[0]].owner for ref in meant(view, among, frame))
        return max(names.values(), default=0)
    if what == "colors":
        for ref in meant(view, among, frame):
            names.update(view.of(_known_card(view, ref).id).colors)
        view.cite("105.2")
        return max(names.values(), default=0)
    for ref in meant(view, among, frame):
        names.update(set(names_of(view.of(_known_card(view, ref).id).name)))
    view.cite("201.2a")
    return max(names.values(), default=0)


def _known_card(view: View, ref: Ref) -> Object:
    """Return the record of an object of which it is known what it is."""
    record = view.position.objects[ref[0]]
    if record.card is None and nobody_knows(record):
        raise not_known(view.position, record)
    return record


def _kinds_of(record: Object, values: Characteristics, what: str) -> Iterable[object]:

    if what == "card-types":
        return values.types
    if what == "colors":
        return values.colors
    if what == "names":
        return names_of(values.name)
    if what == "basic-land-types":
        return (name for name in values.subtypes if name in BASIC_LAND_TYPES)
    if what in ("land-types", "creature-types"):
        known = subtypes_of(what.removesuffix("-types"))
        return (name for name in values.subtypes if name in known)
    if what == "mana-values":
        return (mana_value_of(record, values),)
    if what == "powers":
        return (values.power or 0,)
    raise Unsupported(phrase("the number of different {what}", what=what), "107.1")


def _announced_for_source(view: View, frame: Frame, formula: Formula) -> Announcement:
    """Return what was announced for the source as it was cast, as it is or as it last was (400.7d, 113.7a).

    CR 608.2h.

    Raises:
        UnresolvedReference: there is no source, or nothing is kept of it.
    """
    record = source_record(view, frame)
    if record is None:
        raise unknown_number(formula, frame)
    return record.announced


def _mana_spent(view: View, frame: Frame, formula: Formula) -> tuple[str, ...]:
    return frame.announced.spent or _announced_for_source(view, frame, formula).spent


def _spent_colors(view: View, frame: Frame) -> int:
    return len(colors_of(_mana_spent(view, frame, ("spent-colors",))))


def _spent(view: View, frame: Frame) -> int:
    return len(_mana_spent(view, frame, ("spent",)))


def _paid(view: View, frame: Frame, name: str) -> int:
    options = frame.announced.options or _announced_for_source(view, frame, ("paid", name)).options
    return sum(1 for option in options if option == name or (name in KICKERS and option.partition("-")[0] in KICKERS))


PAID_AS_IT_ENTERED = "life-paid"
"""The name under which an object keeps how much life was paid as it entered."""


def _chosen_number(view: View, frame: Frame, what: str) -> int:
    """Return a number that was chosen for the source, as it is or as it last was, or while the instructions are followed.

    CR 113.7a, 607.2d.

    Raises:
        UnresolvedReference: nothing chooses it; where what would have chosen it did not, it is 0 (107.2).
    """
    record = source_record(view, frame)
    found = choices_of(view.position, record).get(what) if record is not None else None
    if found is None:
        found = dict(frame.made).get(what)
    if found is not None:
        if what == PAID_AS_IT_ENTERED:
            view.cite("607.2g")
        return int(found)
    if record is None or not settled_somewhere(view, frame, what):
        raise unknown_number(("chosen", what), frame)
    view.cite("107.2")
    return 0


def _amount_happened(view: View, frame: Frame, pattern: Pattern) -> int:

    view.cite("609.8")
    return history.amount_happened(view.position, pattern, frame)


def _total_happened(view: View, frame: Frame, pattern: Pattern) -> int:

    view.cite("702.54b", "609.8")
    return history.amount_happened(view.position, pattern, frame, together=True)


def _happened(view: View, frame: Frame, pattern: Pattern) -> int:

    return times_happened(view, pattern, frame)


def _attacked_opponents(view: View, frame: Frame) -> int:
    """Return how many opponents were attacked by a declared attacker in this combat (508.6, 702.121a)."""
    attacked = view.position.facts.get("attacked_players", ())
    return sum(1 for player in attacked if player in opponents(view.position, frame.you))


def _life_paid_by(view: View, frame: Frame, who: Reference) -> int:
    """Return how much life a player has paid while what resolves was followed: "this way" (118.12, 608.2c)."""
    done = view.position.facts.get(DOINGS)
    if done is None:
        raise Unsupported(phrase("how much life each player paid this way"), "118.12")
    view.cite("118.12")
    payers = players_of(view, who, frame)
    return sum(one.amount for one in done if one.kind == "lose-life" and one.get("paid") and one.of in payers)


def _as_turn_began(view: View, frame: Frame, inner: Formula) -> int:
    """Return a number as it was when the turn began (500.1).

    Raises:
        Unsupported: the turn had begun before the game was looked at.
    """
    began = view.position.facts.get("turn_began")
    if began is None:
        raise Unsupported(phrase("what was so as a turn began that has begun already"), "500.1")
    return amount(view_of(began), inner, frame)


HOW_MUCH.update(
    {
        "x": _x,
        "half-up": _half_up,
        "half-down": _half_down,
        "count": _count,
        "value": _value,
        "event": _event,
        "made": _made,
        "devotion": _devotion,
        "greatest": _extreme(max),
        "least": _extreme(min),
        "total": _extreme(sum),
        "distinct": _distinct,
        "alike": _alike,
        "spent-colors": _spent_colors,
        "spent": _spent,
        "paid": _paid,
        "chosen": _chosen_number,
        "happened": _happened,
        "amount-happened": _amount_happened,
        "total-happened": _total_happened,
        "attacked-opponents": _attacked_opponents,
        "life-paid-by": _life_paid_by,
        "as-turn-began": _as_turn_began,
        "star": lambda _view, _frame: 0,
    }
)
