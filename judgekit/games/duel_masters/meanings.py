"""What the words of an ability mean: filters, references, formulas, conditions (110, 605.2), what happened earlier in the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from judgekit.core.wording import phrase
from judgekit.engine import Draft, Event, Unsupported
from judgekit.engine.remembering import once_for_each
from judgekit.games.duel_masters.game import (
    DuelDraft,
    DuelPosition,
    GameCard,
    Information,
    attack_of,
    shields_of,
    sides_of,
    top_of,
    turn_number,
)
from judgekit.games.duel_masters.king_cells import as_card, below, parts_of
from judgekit.games.duel_masters.terms import ELEMENTS, TIME, Card, Filter
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.filters import Filters, Test, being, numbered, told, zones_by_kind
from judgekit.mechanics.abilities.triggers import Matching
from judgekit.mechanics.abilities.words import add_words, having_part
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.meaning import Meaning
from judgekit.mechanics.terms.records import Pattern, Reference, Value, each_part
from judgekit.mechanics.unknown_cards import nobody_knows, not_known

MEANING: Meaning[DuelPosition, Frame] = Meaning(
    lambda kind, word: Unsupported(phrase("the {kind} {word}", kind=kind, word=word), "605.2")
)
"""The words of Duel Masters: those that every card game has, and its own below."""

select, amount_of, holds = MEANING.those, MEANING.amount, MEANING.holds

_OF_BATTLE_ZONE = ELEMENTS | {"element", "evolution", "neo-evolution", "d2"}
"""What stands in the battle zone where no other zone is named (403.1)."""


def kinds_of(card: GameCard, info: Information) -> set[str]:
    """Return the words for what a card is: its types, special types, and what follows from them (316, 802.2)."""
    kinds = {"card", *info.types, *info.special}
    if info.types & ELEMENTS:
        kinds.add("element")
    if any(word == "evolution" or word.endswith("-evolution") for word in info.special):
        kinds.add("evolution")
    if card.place == "shield-zone":
        kinds.add("shield")
    return kinds


def has_keyword(info: Information, name: str) -> bool:
    """Tell whether a card has a keyword or a rule of its own by name."""
    return any(ability.name == name for _, ability in info.abilities)


_TESTS: dict[str, Test] = {
    "what": lambda _position, card, info, value, _frame: bool(set(value) & kinds_of(card, info)),
    "civilizations": told(lambda info, value: set(value) & (info.civilizations or {"colorless"})),
    "multicolor": told(lambda info, value: len(info.civilizations) > 1 if value else len(info.civilizations) == 1),
    "power": numbered(MEANING, lambda info: None if info.power is None else max(info.power, 0)),
    "cost": numbered(MEANING, lambda info: info.cost),
    "races": told(lambda info, value: any(word in race for word in value for race in info.races)),
    "tapped": being(lambda _position, card: card.tapped),
    "arrived": being(lambda position, card: card.place == "battle-zone" and card.came == turn_number(position)),
    "name": told(lambda info, value: any(word in (info.name or "") for word in value)),
    "called": told(lambda info, value: info.name in value),
    "inverted": being(lambda _position, card: card.inverted),
    "attacking": being(lambda position, card: getattr(attack_of(position), "attacker", None) == card.ref),
    "blocking": being(lambda position, card: getattr(attack_of(position), "blocker", None) == card.ref),
    "held": being(lambda _position, card: card.held),
    "outside": lambda _position, card, _info, value, _frame: card.place != value,
    "has": told(has_keyword),
    "not_has": told(lambda info, value: not has_keyword(info, value)),
}
"""How each field of a filter is asked."""


_SIDE_TYPES = frozenset(("creature", "spell", "field", "artifact", "tamaseed", "element"))


class _DuelFilters(Filters):
    """Filters that look at a twinpact card as it is meant: a type asks about that side alone (810.3a)."""

    def passes(
        self, position: DuelPosition, ref: Ref, filter: Filter, frame: Frame, seen: Value = None, anywhere: bool = False
    ) -> bool:
        """Tell whether a card or a player is one that a filter means; of two costs either will do (201.2b)."""
        card = position.objects.get(ref[0])
        if card is None or ref[0] in position.players or filter.either is not None:
            return super().passes(position, ref, filter, frame, seen, anywhere)
        known: Information = seen if seen is not None else self.view(position, ref[0])
        if "twinpact" not in known.special:
            return super().passes(position, ref, filter, frame, seen, anywhere)
        passes, sides = super().passes, _as_meant(position, card, known, filter)
        return any(passes(position, ref, filter, frame, side, anywhere) for side in sides)


def _as_meant(position: DuelPosition, card: GameCard, known: Information, filter: Filter) -> Iterator[Information]:
    """Yield what a twinpact card is like for a filter: each side of a type that it asks for, else the card with either cost."""
    wanted = _SIDE_TYPES & set(filter.what or ())
    for side in sides_of(position, card):
        if not wanted:
            yield known._replace(cost=side.cost)
        elif wanted & side.types or ("element" in wanted and side.types & ELEMENTS):
            yield as_side(position, card, known, side)


def as_side(position: DuelPosition, card: GameCard, known: Information, side: Card) -> Information:
    """Return what a card is like as one of its sides, by what is printed there (810.3a)."""
    others = [one for other in sides_of(position, card) if other is not side for one in other.abilities]
    own = tuple(one for one in known.abilities if one[1] in side.abilities or one[1] not in others)
    kinds = known._replace(types=side.types, special=side.special, civilizations=side.civilizations, abilities=own)
    return kinds._replace(cost=side.cost, races=side.races, power=side.power)


OF_THE_CARD = frozenset(("civilizations", "multicolor", "power", "cost", "races", "name", "called", "has", "not_has"))
"""The fields that ask what a card is."""

FILTERS = _DuelFilters(
    MEANING, _TESTS, zones_by_kind(dict.fromkeys(_OF_BATTLE_ZONE, "battle-zone")), of_the_card=OF_THE_CARD
)
"""How the filters of Duel Masters are read (403.1, 316.3)."""

passes, surely = FILTERS.passes, FILTERS.surely


def why_referred_to(*terms: Value) -> tuple[str, ...]:
    """Return the rules about what filters look at: costs, parts of names and races, civilizations (106, 201-203)."""
    rules: list[str] = []
    for way in (one for one in each_part(terms) if isinstance(one, Filter)):
        rules += ["201.2"] if way.cost is not None else []
        rules += ["301.3"] if way.power is not None and set(way.what or ()) & {"element", "card"} else []
        rules += ["202.3"] if way.name is not None else []
        rules += ["203.2"] if way.races is not None else []
        rules += ["106.2c"] if "colorless" in (way.civilizations or ()) else []
        if way.multicolor is not None:
            rules.append("106.2b" if way.multicolor else "106.2a")
    return tuple(dict.fromkeys(rules))


def of_two_names(position: DuelPosition, card: GameCard, filter: Filter) -> bool:
    """Tell whether a filter asks for the name of a twinpact card: of both sides, or of the one that stands there (810.4)."""
    if not any(way.name is not None or way.called is not None for way in (filter, *(filter.either or ()))):
        return False
    sides = sides_of(position, card._replace(side=None))
    return len(sides) > 1 and "wd" not in sides[0].special


def matching(position: DuelPosition, filter: Filter, frame: Frame, *, some: bool = False) -> list[Ref]:
    """Return everything a filter means now; cards that are held are none of their zone's (113.6a, 409.1c).

    Args:
        position: the game.
        filter: the filter.
        frame: for whom it speaks.
        some: cards that nobody knows are passed over where there is anything else.

    Raises:
        NotKnown: that hangs on what an unknown card is.
    """
    found = (FILTERS.some_matching if some else FILTERS.matching)(position, filter, frame)
    if filter.what == ("card",) and "battle-zone" in (filter.zone or ()):
        found = _with_parts(position, filter, frame, found)
    there = [ref for ref in found if ref[0] not in position.objects or not position.objects[ref[0]].held]
    if isinstance(position, Draft):
        position.cite(*(("409.1c",) if len(there) < len(found) else ()), *_why_of_two_names(position, filter, frame))
    return there


def _why_of_two_names(position: DuelPosition, filter: Filter, frame: Frame) -> Iterator[str]:
    """Yield the rule by which a twinpact card is meant by a name, or is not (810.4)."""
    if filter.name is None and filter.called is None:
        return
    meant = FILTERS.some_matching(position, filter._replace(name=None, called=None), frame)
    cards = (position.objects[ref[0]] for ref in meant if ref[0] in position.objects)
    if any(of_two_names(position, card, filter) for card in cards):
        yield "810.4"


def _with_parts(position: DuelPosition, filter: Filter, frame: Frame, found: list[Ref]) -> list[Ref]:
    """Return the cards meant, with those that lie below others: as cards they are what is printed on them (109.2a, 200.3a).

    A card of a creature of king cells is one of its cells, as it is by itself (814.1b). What lies below comes before what
    lies on it, so that several leave one after another.
    """
    lying, kings = list[Ref](), set[Ref]()
    for top in (position.objects[id] for id in position.zones.get("battle-zone", ()) if position.objects[id].under):
        cells = [(cell, as_card(position, cell)) for cell in parts_of(position, top)]
        kings |= {top.ref} if cells else set()
        under = ((position.objects[id], FILTERS.view(position, id)) for id in reversed(below(position, top)))
        lying += [card.ref for card, info in (*under, *cells) if passes(position, card.ref, filter, frame, info, True)]
    return [*lying, *(ref for ref in found if ref not in kings)]


add_words(MEANING, matching)


def _value(position: DuelPosition, frame: Frame, of: Reference, what: str) -> int:
    total = 0
    for ref in select(position, of, frame):
        if ref[0] not in position.objects:
            continue
        if nobody_knows(position.objects[ref[0]]):
            raise not_known(position, position.objects[ref[0]])
        info: Information = FILTERS.known(position, ref, frame)
        if isinstance(position, Draft) and position.objects[ref[0]].number != ref[1]:
            position.cite("605.2e")  # it has left: what it was like just before counts
        if what == "cost" and "twinpact" in info.special:
            raise Unsupported(phrase("a choice of which of two costs is looked at"), "201.2b")
        total += getattr(info, what) or 0
    return total


def _in_zone(position: DuelPosition, frame: Frame, zone: str, whose: Reference) -> int:
    """Return how many cards a zone of some players holds; held cards count no more (409.1c), shields as shields (113.2)."""
    total = 0
    for player in MEANING.players(position, whose, frame):
        ids = shields_of(position, player) if zone == "shield-zone" else position.zones.get(f"{zone}/{player}", ())
        counted = sum(not position.objects[id].held for id in ids)
        if counted < len(ids) and isinstance(position, Draft):
            position.cite("409.1c")
        total += counted
    return total


def _extreme(pick: Callable[[list[int]], int]) -> Callable[[DuelPosition, Frame, str, Filter], int]:
    """Return the lowest or the highest power or cost among what a filter means; 0 where it means nothing that has one."""

    def extreme(position: DuelPosition, frame: Frame, what: str, filter: Filter) -> int:
        infos = (FILTERS.view(position, ref[0]) for ref in matching(position, filter, frame))
        return pick([number for info in infos if (number := getattr(info, what)) is not None] or [0])

    return extreme


SPOKEN_FOR = "spoken-for"
"""Fact: what was chosen already for another one of several events that are replaced at the same time (609.9b)."""

OFFERED = "offered"
"""Fact: cards, as they are once they have come, for which was paid what they offer: O・ドライブ (112.2d) and its like."""

USED_UP = "used-up"
"""Fact: what was used of abilities that are used once in the game."""

USED = "used"
"""Fact: what was used this turn of abilities that are used once each turn."""


def used_by(frame: Frame) -> tuple[Ref, str]:
    """Return what is noted where an ability that is used once each turn is used: of which card, and which ability."""
    return frame.source, frame.ability.text


MEANING.how_much.update(
    {
        "value": _value,
        "//": lambda position, frame, number, by: amount_of(position, number, frame) // by,
        "lowest": _extreme(min),
        "highest": _extreme(max),
        "cards-in": _in_zone,
        "civilizations-in": lambda position, frame, zone, whose: len(
            {
                civilization
                for player in MEANING.players(position, whose, frame)
                for id in position.zones.get(f"{zone}/{player}", ())
                for civilization in FILTERS.view(position, id).civilizations
            }
        ),
    }
)


_ATTACKER = having_part(attack_of, "attacker")


def _some(refs: Sequence[Ref]) -> Sequence[Ref]:
    """Return cards of which there is one at least; the book does not say whether all of none are something."""
    if not refs:
        raise Unsupported(phrase("all cards of a zone where there are none"), "605.2d")
    return refs


MEANING.whether.update(
    {
        "there": lambda position, frame, filter: bool(matching(position, filter, frame)),
        "enough": lambda position, frame, filter, least: (
            sum(ref not in position.facts.get(SPOKEN_FOR, ()) for ref in matching(position, filter, frame)) >= least
        ),
        "all-of": lambda position, frame, filter, those: all(
            passes(position, ref, those, frame, anywhere=True) for ref in _some(matching(position, filter, frame))
        ),
        "attacked": lambda position, frame: having_part(attack_of, "target")(position, frame) == (frame.source,),
        "unused": lambda position, frame: used_by(frame) not in position.facts.get(USED, ()),
        "unused-keyword": lambda position, frame, name: (frame.controller, name) not in position.facts.get(USED, ()),
        "before-attacks": lambda position, _frame: position.facts["step"] not in ("attack", "turn-end"),
        "after-turn": lambda position, _frame, number: turn_number(position) > number,
        "offered": lambda position, frame: frame.source in position.facts.get(OFFERED, ()),
        "unused-in-game": lambda position, frame: used_by(frame) not in position.facts.get(USED_UP, ()),
        "battling": lambda position, frame: frame.source in position.facts.get("battling", ()),
        "attacking": lambda position, frame: _ATTACKER(position, frame) == (frame.source,),
        "blocking": lambda position, frame: having_part(attack_of, "blocker")(position, frame) == (frame.source,),
    }
)
MEANING.whom.update(
    {
        "top": lambda position, frame, _library, whose, number: tuple(
            position.objects[id].ref
            for player in MEANING.players(position, whose, frame)
            for id in top_of(position, player, amount_of(position, number, frame))
        ),
        "attacker": _ATTACKER,
        "attacked": having_part(attack_of, "target"),
        "blocker": having_part(attack_of, "blocker"),
        "below": lambda position, frame, of: tuple(
            position.objects[id].ref
            for host, number in select(position, of, frame)
            if position.objects[host].number == number
            for id in below(position, position.objects[host])
        ),
        "zone": lambda position, frame, zone, whose: tuple(
            position.objects[id].ref
            for player in MEANING.players(position, whose, frame)
            for id in position.zones.get(f"{zone}/{player}", ())
            if not position.objects[id].held
        ),
    }
)


HISTORY = "history"
"""Fact: the events of the turn so far, each with what that which it happened to was like at that moment."""

REPLACED = "replaced-events"
"""Fact: the events of the turn that were replaced: they did not happen (609.4), and would have, which some effects count."""

MATCHES = Matching(MEANING, passes)
"""Which events a 誘発条件 or a 置換効果 means."""


def _kinds(term: Value) -> tuple[str, ...]:
    """Return the kinds of the events that a part of a term asks for over a turn."""
    pattern = term[1] if isinstance(term, tuple) and len(term) == 2 and term[0] == "happened" else term
    counted = isinstance(pattern, Pattern) and (pattern is not term or has_time(pattern))
    return pattern.events if counted else ()


@once_for_each
def _asked(cards: Mapping[str, Card]) -> frozenset[str]:
    """Return the kinds of the events that a card of a game asks for over a turn."""
    return frozenset(kind for card in cards.values() for one in each_part(card.abilities) for kind in _kinds(one))


def looked_for(position: DuelPosition) -> bool:
    """Tell whether any card of the game asks what happened earlier in the turn."""
    return bool(_asked(position.cards))


def record(draft: DuelDraft, happening: Event, seen: Information | None, fact: str = HISTORY) -> None:
    """Keep an event of this turn where a card asks for its kind."""
    if happening.kind in _asked(draft.cards):
        draft.set_fact(fact, (*draft.facts.get(fact, ()), (happening, seen)))


def times(position: DuelPosition, frame: Frame, pattern: Pattern, fact: str = HISTORY) -> int:
    """Return how often an event has happened this turn; cards are taken as they were at that moment (605.2e)."""
    return sum(MATCHES(position, pattern, happening, frame, seen) for happening, seen in position.facts.get(fact, ()))


def has_time(pattern: Pattern) -> bool:
    """Tell whether a pattern asks for a certain time of the turn."""
    return any(name == TIME for name, _ in pattern.details)


def without_time(pattern: Pattern) -> Pattern:
    """Return a pattern that asks for any time of the turn."""
    return pattern._replace(details=tuple(one for one in pattern.details if one[0] != TIME))


def is_the_time(position: DuelPosition, frame: Frame, pattern: Pattern, would: bool = False) -> bool:
    """Tell whether an event that happens now is the time of the turn that a pattern asks for.

    Args:
        position: the game.
        frame: for whom the pattern speaks.
        pattern: the pattern.
        would: the event is about to happen: what was replaced would have happened, too.
    """
    wanted = dict(pattern.details).get(TIME)
    if wanted is None:
        return True
    before = sum(times(position, frame, without_time(pattern), fact) for fact in (HISTORY, *[REPLACED] * would))
    return MEANING.compares(position, before + 1, wanted, frame)


MEANING.how_much["happened"] = times
