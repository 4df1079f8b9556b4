"""What can be chosen, and by which rules cards are what a description means (201-203, 316, 810)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judgekit.engine import Draft, event
from judgekit.games.duel_masters.characteristics import (
    controller_of,
    information,
    power_does_not_change_here,
    speaks_of,
)
from judgekit.games.duel_masters.costs import costs_otherwise
from judgekit.games.duel_masters.game import (
    DuelDraft,
    DuelPosition,
    GameCard,
    Information,
    card_of,
    sides_of,
    stands_as_one_side,
)
from judgekit.games.duel_masters.meanings import (
    OF_THE_CARD,
    SPOKEN_FOR,
    matching,
    of_two_names,
    select,
    why_referred_to,
)
from judgekit.games.duel_masters.terms import ELEMENTS, HIDDEN, Filter, any_says
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import contains


def choosable(position: DuelPosition, filter: Filter, frame: Frame) -> list[Ref]:
    """Return what can be chosen: not what 「相手に選ばれない」 keeps from another player than its own (101.2)."""
    player = (
        filter.controller[1] if filter.controller is not None and filter.controller[0] == "id" else frame.controller
    )
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
        draft.propose(*(event(CHOSEN, card.id, by=source[0], number=card.number, player=player) for card in theirs))


CHOSEN = "becomes-chosen"
"""The event that a card of the battle zone is chosen by another player than its own."""


def _why_described(position: DuelPosition, filter: Filter, frame: Frame, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return by which rules cards are what a filter describes: elements, or one side of a card with two (316.1, 201.2b, 810.3a)."""
    asked = _Asked(position, filter, frame, ids)
    found = (rule for rules, decide in _REASONS if decide(asked) for rule in rules)
    return (*why_referred_to(*asked.ways), *why_in_play(filter), *found)


class _Asked:
    """What a filter asks of cards, and the cards that it describes.

    Attributes:
        position: the game.
        filter: the filter.
        frame: what asks.
        ids: the cards, and players.
        cards: those of them that are cards.
        ways: the filter, and what else may be meant by it.
        in_play: it is about what is in the battle zone.
        stacked: there, cards lie below others.
        kinds: what cards are called in it.
        typed: those of them that are types of cards.
        halves: one of the cards has two sides.
        of_cost: it asks for a cost.
    """

    def __init__(self, position: DuelPosition, filter: Filter, frame: Frame, ids: tuple[str, ...]) -> None:
        self.position, self.filter, self.frame, self.ids = position, filter, frame, ids
        self.cards = [position.objects[id] for id in ids if id in position.objects]
        self.ways = (filter, *(filter.either or ()))
        self.in_play = filter.zone in (None, ("battle-zone",))
        self.stacked = self.in_play and bool(position.zones.get("under", ()))
        self.kinds = {kind for way in self.ways for kind in way.what or ()}
        self.typed = self.kinds & {"creature", "spell", "element", "tamaseed"}
        self.halves = _with_two_sides(position, self.cards)
        self.of_cost = any(way.cost is not None for way in self.ways)

    def any_of(self, so: Callable[[GameCard, Information], object]) -> bool:
        """Tell whether something holds of one of the cards, as it is now."""
        return any(so(card, information(self.position, card.id)) for card in self.cards)


def _unshown(asked: _Asked) -> bool:
    """Tell whether who has no such card in a hidden zone would have to show the others."""
    anything = Filter(what=("card",), zone=asked.filter.zone, owner=asked.filter.owner)
    return not asked.ids and asked.filter != anything and set(asked.filter.zone or ("",)) <= set(HIDDEN)


def why_in_play(filter: Filter) -> Iterator[str]:
    """Yield why what is described is looked for in the battle zone alone: no other zone is named (403.1, 316.1)."""
    kinds = {kind for way in (filter, *(filter.either or ())) for kind in way.what or ()}
    if filter.zone in (None, ("battle-zone",)) and kinds & (ELEMENTS | {"element"}):
        yield "403.1"
    if "element" in kinds:
        yield "316.1"


def _is_lone_cell(asked: _Asked, card: GameCard) -> bool:
    printed = card_of(asked.position, card)
    return printed is not None and "king-cell" in printed.special and not printed.cells


def _as_it_was(asked: _Asked) -> bool:
    """Tell whether it is compared with what has left, which is taken as it was just before."""
    bounds = tuple(bound for way in asked.ways for bound in (way.power, way.cost) if bound is not None)
    names = (("this",), *(("chosen", name) for name, _ in asked.frame.chosen)) if bounds else ()
    meant = [ref for name in names if contains(bounds, name) for ref in select(asked.position, name, asked.frame)]
    return any(ref[0] in asked.position.objects and asked.position.objects[ref[0]].number != ref[1] for ref in meant)


def _one_side_counts(asked: _Asked) -> bool:
    """Tell whether a type means one side of a card with two, or could."""
    if not asked.typed or asked.halves:
        return bool(asked.typed)
    if _with_two_sides(asked.position, _as_cards(asked.position, asked.filter, asked.frame)):
        return True
    return asked.in_play and _of_one_side(asked.position, asked.filter, asked.frame)


_REASONS: tuple[tuple[tuple[str, ...], Callable[[_Asked], object]], ...] = (
    (("109.2a",), lambda asked: asked.stacked and asked.filter.what == ("card",)),
    (("200.3a",), lambda asked: asked.stacked),
    (("701.10a", "701.10b"), lambda asked: asked.filter.zone == ("library",) and asked.filter.among is None),
    (("400.2d",), _unshown),
    (("316.2",), lambda asked: "element" in asked.kinds and not asked.in_play),
    (
        ("201.2a",),
        lambda asked: asked.of_cost and asked.any_of(lambda card, _info: costs_otherwise(asked.position, card.id)),
    ),
    (("201.2b",), lambda asked: asked.of_cost and asked.halves),
    # of a king cell by itself it is 0
    (("814.1a",), lambda asked: asked.of_cost and asked.any_of(lambda card, _info: _is_lone_cell(asked, card))),
    (
        ("206.2a",),
        lambda asked: (
            any(way.power is not None for way in asked.ways)
            and asked.any_of(lambda card, info: power_does_not_change_here(info, card))
        ),
    ),
    (("605.2e",), _as_it_was),
    # a NEO creature outside of the battle zone is none that evolves
    (
        ("802.2",),
        lambda asked: (
            any("evolution" in (way.without.what or ()) for way in asked.ways if way.without is not None)
            and asked.any_of(lambda card, info: "neo" in info.special and card.place != "battle-zone")
        ),
    ),
    # a card with two sides has the name of both, and in the battle zone that of one
    (("810.4",), lambda asked: asked.any_of(lambda card, _info: of_two_names(asked.position, card, asked.filter))),
    (("810.1", "810.3"), lambda asked: asked.typed and asked.halves),
    (("810.3a",), _one_side_counts),
)
"""Why cards are what a filter describes: rules about each thing that it may ask, and when they decide."""


def _of_one_side(position: DuelPosition, filter: Filter, frame: Frame) -> bool:
    """Tell whether a twinpact card stands in the battle zone among cards of a type of which more is asked (810.3a)."""
    asked = {field for field in OF_THE_CARD if getattr(filter, field) is not None}
    if not asked or filter.either is not None:
        return False
    typed = filter._replace(**dict.fromkeys(asked))
    cards = (position.objects.get(id) for id, _ in matching(position, typed, frame, some=True))
    return any(card is not None and stands_as_one_side(position, card) for card in cards)


def _as_cards(position: DuelPosition, filter: Filter, frame: Frame) -> list[GameCard]:
    """Return what a description of cards of a certain type outside of the battle zone would mean without the type (810.3a)."""
    if filter.zone in (None, ("battle-zone",)) or filter.either is not None:
        return []
    refs = matching(position, filter._replace(what=("card",)), frame, some=True)
    return [position.objects[id] for id, _ in refs if id in position.objects]


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
