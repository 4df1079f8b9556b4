"""What can be chosen, and by which rules cards are what a description means (201-203, 316, 810)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Draft, Question, Refused, Unsupported
from judgekit.games.duel_masters.characteristics import (
    controller_of,
    information,
    power_does_not_change_here,
    rule_abilities,
    speaks_of,
)
from judgekit.games.duel_masters.costs import costs_otherwise
from judgekit.games.duel_masters.game import (
    DUEL,
    DuelDraft,
    DuelPosition,
    GameCard,
    card_of,
    event_of,
    sides_of,
    stands_as_one_side,
)
from judgekit.games.duel_masters.known_words import RACES_IN_ENGLISH
from judgekit.games.duel_masters.meanings import (
    OF_THE_CARD,
    SPOKEN_FOR,
    matching,
    of_two_names,
    select,
    why_referred_to,
)
from judgekit.games.duel_masters.terms import CIVILIZATIONS, ELEMENTS, HIDDEN, Filter, any_says
from judgekit.mechanics.abilities.choosing import judge_word
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import Value, contains


def choosable(position: DuelPosition, filter: Filter, frame: Frame) -> list[Ref]:
    """Return what can be chosen: not what 「相手に選ばれない」 keeps from another player than its own (101.2)."""
    whose = filter.controller
    player = whose[1] if whose is not None and whose[0] == "id" else frame.controller
    found = [
        ref
        for ref in matching(position, filter, frame, some=True)
        if ref[0] in position.players
        or position.objects[ref[0]].place != "battle-zone"
        or controller_of(position, ref[0]) == player
        or not speaks_of(position, ref[0], "cannot-be-chosen", frame.source, anywhere=True)
        if ref not in position.facts.get(SPOKEN_FOR, ())
    ]
    if isinstance(position, Draft):
        position.cite(*_why_described(position, filter, frame, tuple(id for id, _ in found)))
    return found


def note_chosen(draft: DuelDraft, player: str, source: Ref, ids: Iterable[str]) -> None:
    """Let creatures of the battle zone be chosen by another player than their own, where an ability triggers on that (603.2)."""
    if any_says(draft.cards, CHOSEN):
        there = (draft.objects[id] for id in ids if id in draft.objects and draft.objects[id].place == "battle-zone")
        theirs = [card for card in there if controller_of(draft, card.id) != player]
        draft.propose(*(event_of(draft, CHOSEN, card.id, source[0], player=player) for card in theirs))


def drawn(position: DuelPosition, player: str, ids: tuple[str, ...], most: int | None) -> tuple[str, ...]:
    """Return what can be chosen where a creature has to be where that is possible: that one, of its opponent's choices.

    Raises:
        Unsupported: several are chosen, or what is no creature can be; how far the choice is bound is not said.
    """
    if not any_says(position.cards, DRAWS):
        return ids
    there = [id for id in ids if id in position.objects and position.objects[id].place == "battle-zone"]
    draws = tuple(
        one for one in there if controller_of(position, one) != player and rule_abilities(position, one, DRAWS)
    )
    if not draws or set(draws) == set(ids):
        return ids
    if most != 1 or any(information(position, id).power is None for id in ids if id in there):
        raise Unsupported(phrase("several that are chosen where one has to be"), "101.2")
    return draws


DRAWS = "draws-choices"
"""What a creature says that the opponent has to choose where one is chosen and it can be."""

CHOSEN = "becomes-chosen"
"""The event that a card of the battle zone is chosen by another player than its own."""


def _why_described(position: DuelPosition, filter: Filter, frame: Frame, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return by which rules cards are what a filter describes: elements, or one side of a card with two (316.1, 201.2b, 810.3a)."""
    ways = (filter, *(filter.either or ()))
    there = [position.objects[id] for id in ids if id in position.objects]
    infos = [(card, information(position, card.id)) for card in there]
    kinds = {kind for way in ways for kind in way.what or ()}
    typed = kinds & {"creature", "spell", "element", "tamaseed"}
    in_play = filter.zone in (None, ("battle-zone",))
    stacked = in_play and bool(position.zones.get("under", ()))
    halves = _with_two_sides(position, there)
    of_cost = any(way.cost is not None for way in ways)
    of_power = any(way.power is not None for way in ways)
    of_none_evolved = any("evolution" in (way.without.what or ()) for way in ways if way.without is not None)
    anything = Filter(what=("card",), zone=filter.zone, owner=filter.owner)
    lone_cells = [printed for card in there if (printed := card_of(position, card)) is not None and printed.lone_cell]
    decided: dict[tuple[str, ...], object] = {
        ("109.2a",): stacked and filter.what == ("card",),
        ("200.3a",): stacked,
        ("701.10a", "701.10b"): filter.zone == ("library",) and filter.among is None,
        # who has no such card in a hidden zone would have to show the others
        ("400.2d",): not ids and filter != anything and set(filter.zone or ("",)) <= set(HIDDEN),
        ("316.2",): "element" in kinds and not in_play,
        ("201.2a",): of_cost and any(costs_otherwise(position, card.id) for card in there),
        ("201.2b",): of_cost and halves,
        # of a king cell by itself it is 0
        ("814.1a",): of_cost and lone_cells,
        ("206.2a",): of_power and any(power_does_not_change_here(info, card) for card, info in infos),
        ("605.2e",): _as_it_was(position, ways, frame),
        # a NEO creature outside of the battle zone is none that evolves
        ("802.2",): of_none_evolved
        and any("neo" in info.special and card.place != "battle-zone" for card, info in infos),
        # a card with two sides has the name of both, and in the battle zone that of one
        ("810.4",): any(of_two_names(position, card, filter) for card in there),
        ("810.1", "810.3"): typed and halves,
        # a type means one side of a card with two, or could
        ("810.3a",): typed and (halves or _of_one_side(position, filter, frame)),
    }
    found = (rule for rules, decides in decided.items() if decides for rule in rules)
    return (*why_referred_to(*ways), *why_in_play(filter), *found)


def why_in_play(filter: Filter) -> Iterator[str]:
    """Yield why what is described is looked for in the battle zone alone: no other zone is named (403.1, 316.1)."""
    kinds = {kind for way in (filter, *(filter.either or ())) for kind in way.what or ()}
    if filter.zone in (None, ("battle-zone",)) and kinds & (ELEMENTS | {"element"}):
        yield "403.1"
    if "element" in kinds:
        yield "316.1"


def _as_it_was(position: DuelPosition, ways: tuple[Filter, ...], frame: Frame) -> bool:
    """Tell whether it is compared with what has left, which is taken as it was just before."""
    bounds = tuple(bound for way in ways for bound in (way.power, way.cost) if bound is not None)
    names = (("this",), *(("chosen", name) for name, _ in frame.chosen)) if bounds else ()
    meant = [ref for name in names if contains(bounds, name) for ref in select(position, name, frame)]
    return any(ref[0] in position.objects and position.objects[ref[0]].number != ref[1] for ref in meant)


def _of_one_side(position: DuelPosition, filter: Filter, frame: Frame) -> bool:
    """Tell whether cards of a type could be meant as one of their sides: by their type elsewhere, by more in play (810.3a)."""
    if filter.either is not None:
        return False
    if filter.zone not in (None, ("battle-zone",)):
        refs = matching(position, filter._replace(what=("card",)), frame, some=True)
        return _with_two_sides(position, [position.objects[id] for id, _ in refs if id in position.objects])
    asked = {field for field in OF_THE_CARD if getattr(filter, field) is not None}
    refs = matching(position, filter._replace(**dict.fromkeys(asked)), frame, some=True) if asked else []
    return any(stands_as_one_side(position, position.objects[id]) for id, _ in refs if id in position.objects)


def _with_two_sides(position: DuelPosition, cards: list[GameCard]) -> bool:
    """Tell whether a twinpact card is among some cards, of which neither side is meant alone (810.1)."""
    both = (sides_of(position, card) for card in cards if card.side is None)
    return any(len(sides) > 1 and "wd" not in sides[0].special for sides in both)


def why_just_these(position: DuelPosition, filter: Filter, frame: Frame, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return by which rules just these cards can be chosen, and one that is meant besides cannot (101.2)."""
    spoken_for = position.facts.get(SPOKEN_FOR, ())
    kept_away = any(ref[0] not in ids and ref not in spoken_for for ref in matching(position, filter, frame, some=True))
    discarded = filter.zone == ("hand",) and any(one.verb == "discard-card" for one in frame.ability.do)
    who = ("701.7b",) if discarded else ()  # usually who discards chooses; this says who does
    also = ("105.6",) if _so_already(position, filter, frame, ids) else ()
    # Which card is chosen is plain to see, and what it is stays hidden as it is chosen.
    hidden = ("400.2c",) if set(filter.zone or ("",)) <= {"hand", "shield-zone"} and filter.among is None else ()
    return (*_why_described(position, filter, frame, ids), *(("101.2",) if kept_away else ()), *who, *also, *hidden)


def _so_already(position: DuelPosition, filter: Filter, frame: Frame, ids: tuple[str, ...]) -> bool:
    """Tell whether something may be chosen to be tapped that is tapped, or to be untapped that is not (105.6)."""
    there = [position.objects[id].tapped for id in ids if id in position.objects]
    did = [(one, one.of[1:2]) for one in frame.ability.do if one.of is not None]
    named = {filter, *(one.get("as") for one, of in did if filter in of)}
    turned = (one.verb for one, of in did if one.verb in ("tap", "untap") and named & set(of))
    return any((verb == "tap") in there for verb in turned)


@DUEL.question("civilization", candidates=lambda _question: CIVILIZATIONS)
def judge_civilization(_question: Question, choice: Value) -> Allowed | Refused:
    """One of the five civilizations; colorless is none (106.3)."""
    return judge_word(CIVILIZATIONS, choice, ("106.3",))


def _races(position: DuelPosition) -> list[str]:
    return sorted({race for card in position.cards.values() for race in card.races})


_KNOWN_RACES = {
    one for one in RACES_IN_ENGLISH.values() if not any(one in other for other in {*RACES_IN_ENGLISH.values()} - {one})
}
"""Races that no card of the game needs to have; what is a part of several of them is none by itself."""


@DUEL.question("race", candidates=lambda question: _races(question.position))
def judge_race(question: Question, choice: Value) -> Allowed | Refused:
    """A whole race that there is, no part of one (203.4)."""
    if choice in _races(question.position) or choice in _KNOWN_RACES:
        return Allowed(("203.4",))
    return Refused(("203.4",), phrase("no race of a card here"))


def _names(position: DuelPosition) -> list[str]:
    """Return the names of the cards of a game; a card with two sides has the name of both (810.4)."""
    halves = {side for card in position.cards.values() for side in card.sides}
    return sorted(set(position.cards) - halves)


@DUEL.question("name", candidates=lambda question: _names(question.position))
def judge_name(question: Question, choice: Value) -> Allowed | Refused:
    """The whole name of a card that there is (202.2, 202.3a)."""
    if choice in _names(question.position):
        return Allowed(("202.2", "202.3a"))
    return Refused(("202.2",), phrase("no name of a card here"))


def _numbers(question: Question) -> range:
    """Return the numbers that make a difference: the costs of the cards of the game, and one that none has."""
    return range(2 + max((card.cost or 0 for card in question.position.cards.values()), default=0))


@DUEL.question("number", candidates=_numbers)
def judge_number(_question: Question, choice: Value) -> Allowed | Refused:
    """A whole number that is not negative (108.1, 108.1a)."""
    refused = Refused(("108.1", "108.1a"), phrase("a number that is not negative"))
    return Allowed(refused.rules) if isinstance(choice, int) and choice >= 0 else refused
