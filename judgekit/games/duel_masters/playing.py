"""Playing a card (601): what is chosen for it, how it is paid (107, 112.2), what follows (605); cards that effects put (409.1f)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, permutations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task, Unsupported, event
from judgekit.engine.pairing import each_served
from judgekit.games.duel_masters.characteristics import (
    CONTINUOUS,
    in_force,
    information,
    own_abilities,
    rule_abilities,
    said,
    why_banned,
)
from judgekit.games.duel_masters.costs import (
    EVOLVING,
    PAYS,
    Payment,
    Way,
    civilizations_of,
    costs_of,
    covers_civilizations,
    given_by,
    is_payment,
    mana_of,
    matched,
    meant_by,
    offer_of,
    payments,
    untapped,
    ways_to_pay,
)
from judgekit.games.duel_masters.game import (
    DUEL,
    SET_ASIDE,
    DuelDraft,
    DuelPosition,
    GameCard,
    abilities_of,
    event_of,
    mark_of,
    printed_on,
    sides_of,
)
from judgekit.games.duel_masters.king_cells import cell_sets, is_cell, joined, ways_of
from judgekit.games.duel_masters.meanings import OFFERED, USED, holds, passes, used_by, why_referred_to
from judgekit.games.duel_masters.terms import ANY_NUMBER, ELEMENTS, ONE_OF_EACH, Card, Filter
from judgekit.games.duel_masters.waiting import WAITING
from judgekit.games.duel_masters.zones import (
    REPLACING_RULES,
    forget_what_was_given,
    moving,
    same_dream,
    stands_on_another,
)
from judgekit.mechanics.abilities.choosing import ACCEPT
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.forbidding import forbidden_by
from judgekit.mechanics.abilities.resolving import RESULT
from judgekit.mechanics.actions.moving import BOTTOM
from judgekit.mechanics.objects import Ref, refs_of
from judgekit.mechanics.terms.records import Ability, Value, contains

_TYPE_RULES = {
    "creature": ("301.1", "701.3a"),
    "spell": ("302.1",),
    "field": ("308.1", "701.27a"),
    "artifact": ("312.1",),
    "tamaseed": ("315.1",),
}
"""By which rules a card of each type is played in the main step."""


def judge_play(position: DuelPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player may play a card now, for its cost (504.1, 601.1b)."""
    card = position.objects.get(id)
    if card is None or card.zone is None:
        return Refused(("601.1",), phrase("no such card"))
    ways = ways_of(position, card)
    there = [side for side in ways if _playable_from(position, player, card, side)]
    if not there:
        return _not_from_there(ways)
    found = [judge_side(position, player, card, side) for side in there]
    for side, judged in zip(there, found, strict=True):
        if isinstance(judged, Allowed):
            kind = next(iter(sorted(side.types)), "creature")
            joined_so = ("814.1",) if side.cells else ()
            return Allowed(("504.1", *judged.rules, *joined_so, *_TYPE_RULES.get(kind, ())))
    return found[0]


def _not_from_there(sides: Sequence[Card]) -> Refused:
    if not sides:
        return Refused(("601.1",), phrase("nothing is known of this card"))
    why = (rule for side in sides for kind in sorted(side.types) for rule in _TYPE_RULES.get(kind, ())[:1])
    return Refused(("504.1", *why), phrase("cards are played from the own hand"))


def _playable_from(position: DuelPosition, player: str, card: GameCard, side: Card) -> bool:
    """Tell whether a card can be played as one of its sides from where it is: what permits it speaks of that side (810.3a)."""
    if card.owner != player:
        return False
    if card.place == "hand" or (card.place == "mana-zone" and is_cell(position, card)):
        return True
    sides = sides_of(position, card) if side.cells else (side,)
    itself = _allows_itself(position, player, card, sides, f"playable-from-{card.place}")
    return itself or any(True for _ in _permitting(position, player, card, side))


def _permitting(position: DuelPosition, player: str, card: GameCard, side: Card) -> Iterator[Frame]:
    """Yield what permits a player to play a card as one of its sides from where it is."""
    for frame in said(position, "summons-from"):
        of = frame.ability.affects
        meant = frame.controller == player and of is not None and passes(position, card.ref, of, frame)
        if meant and meant_by(position, card, side, frame.ability, frame, player):
            yield frame


def _use_up(draft: DuelDraft, player: str, card: GameCard, side: Card) -> None:
    """Note of what permits one card in each turn to be played that it is used, where nothing else permits this one.

    Raises:
        Unsupported: several such permissions that differ let it be played; the player would say which is used.
    """
    permitting = [*_permitting(draft, player, card, side)] if card.place != "hand" else []
    if not permitting or any(not contains(frame.ability.condition, "unused") for frame in permitting):
        return
    if len({frame.ability.affects for frame in permitting}) > 1:
        raise Unsupported(phrase("a card that several effects allow to be played, each otherwise"), "601.1")
    draft.set_fact(USED, (*draft.facts.get(USED, ()), used_by(permitting[0])))


def _allows_itself(position: DuelPosition, player: str, card: GameCard, sides: tuple[Card, ...], name: str) -> bool:
    """Tell whether a card says now, by an ability of this name, that it can be played in another way (110.4d)."""
    said = (one for one in own_abilities(position, card, sides) if one.name == name)
    return any(holds(position, one.condition, Frame(player, card.ref, one)) for one in said)


def judge_side(position: DuelPosition, player: str, card: GameCard, side: Card) -> Allowed | Refused:
    """Tell whether a card can be played as one of its sides: from there, it can be paid, and there is what it evolves from."""
    if not _playable_from(position, player, card, side):
        return _not_from_there((side,))
    if "land" in side.types:
        return Refused(("313.1",), phrase("a land cannot be played"))
    if side.cost is None:
        return Refused(("814.1",), phrase("it has no cost by itself"))
    ban = banned(position, player, card, playing_of(side))
    if ban is None and "creature" in side.types:  # what cannot be put there is not declared either (601.1b)
        ban = banned(position, player, card, "cannot-put")
    if ban is not None:
        return ban
    if same_dream(position, card.id):
        return Refused(("817.2", "101.2", "601.1b"), phrase("its owner has an element of that name in the battle zone"))
    if side.cells and not any(True for _ in cell_sets(position, player, card.id, side)):
        return Refused(("814.1",), phrase("a king cell of each name has to be in the hand or the mana zone"))
    if needs_source(side) and not any(True for _ in source_sets(position, player, side)):
        return Refused(("801.1a",), phrase("there is nothing it evolves from"))
    if goes_free(position, player, card, side):
        return Allowed(("601.1", "112.3", "112.3e", "110.4d"))
    if not _can_be_paid(position, player, card, side):
        missing = not covers_civilizations(position, player, side.civilizations, card.id)
        return Refused(
            ("112.2a", "601.1b") if missing else ("112.2", "601.1b"), _why_unpaid(position, player, card, side)
        )
    return Allowed(("601.1",))


def _why_unpaid(position: DuelPosition, player: str, card: GameCard, side: Card) -> str:
    """Return in words why a card cannot be paid: which of its civilizations no untapped card of the mana zone has (112.2a)."""
    there = {one for id in untapped(position, player, card.id) for one in civilizations_of(position, id)}
    words = {
        "light": phrase("light"),
        "water": phrase("water"),
        "darkness": phrase("darkness"),
        "fire": phrase("fire"),
        "nature": phrase("nature"),
    }
    missing = "/".join(word for one, word in words.items() if one in side.civilizations - there)
    if not missing:
        return phrase("its cost cannot be paid")
    return phrase(
        "its cost cannot be paid: no untapped card in the mana zone is of {civilizations}", civilizations=missing
    )


def _can_be_paid(position: DuelPosition, player: str, card: GameCard, side: Card) -> bool:
    """Tell whether a card can be paid now, a NEO creature as what it is by itself or as an evolution creature (802.2)."""
    if ways_to_pay(position, player, card, side):
        return True
    if "neo" not in side.special or not any(True for _ in source_sets(position, player, side)):
        return False
    return bool(ways_to_pay(position, player, _evolving(card), side))


def _evolving(card: GameCard) -> GameCard:
    return card._replace(marks=(*card.marks, EVOLVING))


def playing_of(side: Card) -> str:
    """Return the word for what forbids to play a card."""
    return "cannot-cast" if "spell" in side.types else "cannot-summon" if "creature" in side.types else "cannot-play"


def goes_free(position: DuelPosition, player: str, card: GameCard, side: Card) -> bool:
    """Tell whether a card can be played without paying its cost now: G・ゼロ (112.3e), wherever it can be played (110.4d)."""
    return _allows_itself(position, player, card, (side,), "g-zero")


def banned(position: DuelPosition, player: str, card: GameCard, kind: str) -> Refused | None:
    """Return why an effect forbids to play a card (101.2, 601.1b)."""
    frame = CONTINUOUS.banned(position, kind, player, card.id)
    return None if frame is None else Refused((*why_banned(position, frame), "601.1b"), forbidden_by(frame.source[0]))


# Evolution sources.


def needs_source(side: Card) -> bool:
    """Tell whether a card can be in play only on top of what it evolves from (801.1a)."""
    return side.evolves is not None and stands_on_another(side.special)


def source_sets(position: DuelPosition, player: str, side: Card) -> Iterator[tuple[str, ...]]:
    """Yield what a card may be put onto, in every order where there are several (801.1b)."""
    if side.evolves is None:
        return
    frame = Frame(player, (player, 0), Ability("rule"))
    zones = side.evolves.zone or ("battle-zone",)
    there = (position.objects[id] for id in sorted(position.objects))
    own = [one for one in there if one.place in zones and one.controller == player]
    fitting = [one.id for one in own if passes(position, one.ref, side.evolves, frame)]
    kinds = side.evolves.either or () if side.sources == ONE_OF_EACH else ()

    def fits(id: str, kind: Filter) -> bool:
        return passes(position, position.objects[id].ref, kind, frame)

    for size in range(1, len(fitting) + 1) if side.sources == ANY_NUMBER else (len(kinds) or side.sources,):
        for chosen in combinations(fitting, size):
            if each_served(kinds, chosen, fits):
                yield from permutations(chosen)


def _source_choices(question: Question) -> Iterator[tuple[str, ...]]:
    player, side, optional, *with_it = question.args
    sets = source_sets(question.position, player, question.position.cards[side])
    yield from (one for one in sets if set(with_it) <= set(one))
    if optional:
        yield ()


@DUEL.question("evolution-source", candidates=_source_choices)
def judge_source(question: Question, choice: Value) -> Allowed | Refused:
    """What a creature evolves from (801.1, 802.1): one that invades, from the attacking creature among others."""
    player, name, optional, *with_it = question.args
    side = question.position.cards[name]
    if choice == () and optional:
        return Allowed(("802.1",))
    if choice == () and not needs_source(side):
        return Refused(("112.2", "601.1b"), phrase("its cost cannot be paid"))
    if choice in set(source_sets(question.position, player, side)) and set(with_it) <= set(choice):
        also = (*(("801.1b",) if len(choice) > 1 else ()), *(("802.1",) if "neo" in side.special else ()))
        return Allowed(("801.1", "801.1a", *also, *why_referred_to(side.evolves)))
    return Refused(("801.1a",) if not optional else ("802.1", "801.1a"), phrase("it does not evolve from that"))


# Playing.


@DUEL.task("play")
def play(draft: DuelDraft, player: str, id: str) -> Ask | None:
    """Declare that a card is played: it is held where it is (601.1a, 601.1b, 409.1); with two sides, which one is said now."""
    card = draft.objects[id]
    ways = ways_of(draft, card)
    sides = [side.name for side in ways if isinstance(judge_side(draft, player, card, side), Allowed)]
    if not sides:
        return None
    then = Task("play-side", (player, id, False))
    if len(ways) > 1:  # also where one side alone can be played now: whoever plays it may say so
        return Ask("side", player, of=id, args=(tuple(sides), ("810.1", "810.3", "810.3a", "601.1a")), then=then)
    draft.next(then._replace(args=(*then.args, sides[0])))
    return None


@DUEL.question("side", candidates=lambda question: question.args[0])
def judge_which_side(question: Question, choice: Value) -> Allowed | Refused:
    """Which side of a card with two is played (810.3)."""
    names, rules = question.args
    if choice in names:
        return Allowed(rules)
    position, player = question.position, question.by
    card = position.objects[str(question.of)]
    for side in ways_of(position, card):
        judged = judge_side(position, player, card, side) if side.name == choice else None
        if isinstance(judged, Refused):  # the reason is the side's own, whether or not the other one could be played
            return judged
    return Refused(rules, phrase("one of {names}", names=", ".join(names)))


@DUEL.task("play-side")
def play_side(draft: DuelDraft, player: str, id: str, free: bool, name: str) -> Ask | None:
    """Hold the card, choose what it evolves from, then pay (601.1b to 601.1f); for free nothing is paid (112.3)."""
    side = draft.cards[name]
    ban = banned(draft, player, draft.objects[id], playing_of(side))
    if ban is not None:  # also where nothing has to be paid it cannot be declared (601.1b)
        draft.change(id, held=False)
        draft.note("cannot", of=id, rules=ban.rules, event="play")
        return None
    _use_up(draft, player, draft.objects[id], side)
    draft.change(id, held=True)
    spell = "spell" in side.types
    draft.note("play", of=id, by=player, rules=("601.1", "601.1a", "601.1b", "409.1", "409.1b" if spell else "409.1a"))
    if free:
        draft.cite("112.3", "112.3g")
    if side.cells:
        return Ask("cells", player, of=id, args=(name,), then=Task("with-cells", (player, id, name)))
    draft.do("pay", player, id, free, name)
    if side.evolves is not None and not spell:
        optional = not needs_source(side) and (free or _by_itself(draft, player, draft.objects[id], side))
        sets = list(source_sets(draft, player, side))
        if not sets and needs_source(side):
            draft.change(id, held=False)
            draft.take()
            draft.note("cannot", of=id, rules=("801.1a", "409.2"), event="summon")
            return None
        if sets:
            draft.take()
            then = Task("pay", (player, id, free, name))
            return Ask("evolution-source", player, of=id, args=(player, name, optional), then=then)
    return None


def _by_itself(position: DuelPosition, player: str, card: GameCard, side: Card) -> bool:
    """Tell whether a NEO creature can be paid without being put onto another one."""
    return goes_free(position, player, card, side) or bool(ways_to_pay(position, player, card, side))


@DUEL.task("pay")
def pay(draft: DuelDraft, player: str, id: str, free: bool, name: str, sources: tuple[str, ...] = ()) -> Ask | None:
    """Work out the cost and ask how it is paid (601.1d, 601.1e)."""
    if free:
        draft.do("executed", player, id, name, sources, True)
        return None
    side = draft.cards[name]
    if sources and "neo" in side.special:
        draft.put(_evolving(draft.objects[id]))
        draft.cite("802.2")
    card = draft.objects[id]
    # What it evolves from is not given for it; tapped it may be (601.1a).
    there = ways_to_pay(draft, player, card, side)
    ways = tuple(one for one in there if given_by(one).verb == "tap" or not set(sources) & set(one[1]))
    if not ways and goes_free(draft, player, card, side):
        ways = ((None, ()),)
    if not ways:
        draft.change(id, held=False, marks=())
        draft.note("cannot", of=id, rules=("601.1a", "601.1b"), event="play")
        return None
    then = Task("price-chosen", (player, id, name, sources))
    if len(ways) == 1:
        draft.next(Task("charged", (player, id, name, sources, ways[0])))
    elif any(given for _offer, given in ways):
        args = (tuple(given for _offer, given in ways),)
        return Ask("given", player, of=id, args=args, then=then)
    else:
        return Ask("optional", player, of=id, then=then)
    return None


@DUEL.question("given", candidates=lambda question: question.args[0])
def judge_given(question: Question, choice: Value) -> Allowed | Refused:
    """What is given for a card besides mana; what is left to pay has to be paid (601.1a, 601.1b)."""
    if choice in question.args[0]:
        return Allowed(("601.1a",))
    return Refused(("601.1a", "601.1b"), phrase("it cannot be paid so"))


@DUEL.task("price-chosen")
def price_chosen(draft: DuelDraft, player: str, id: str, name: str, sources: Payment, choice: str | Payment) -> None:
    """Pay what a card costs with or without what it offers (601.1a)."""
    ways = ways_to_pay(draft, player, draft.objects[id], draft.cards[name])
    asked = [given if isinstance(choice, tuple) else offer is not None for offer, given in ways]
    way = ways[asked.index(choice if isinstance(choice, tuple) else choice == ACCEPT)]
    draft.do("charged", player, id, name, sources, way)


@DUEL.task("charged")
def charged(draft: DuelDraft, player: str, id: str, name: str, sources: Payment, way: Way) -> Ask | None:
    """Do what lets the card cost less, then ask how the rest is paid (601.1a, 601.1f)."""
    card, side, (offer, given) = draft.objects[id], draft.cards[name], way
    if mark_of(card, PAYS) is not None:
        draft.change(id, marks=())
    costs, civilizations, rules = costs_of(draft, player, card, side, way)
    if EVOLVING in card.marks:
        draft.change(id, marks=tuple(mark for mark in draft.objects[id].marks if mark != EVOLVING))
    draft.note("cost", of=id, by=player, rules=("601.1e", *rules), cost=costs[0])
    nothing = goes_free(draft, player, card, side)
    if offer is not None:
        came = (id, card.number + ("spell" not in side.types))
        draft.set_fact(OFFERED, (*draft.facts.get(OFFERED, ()), came))
    then = Task("paid", (player, id, name, sources))
    payment = Ask("payment", player, of=id, args=(costs, civilizations, id, nothing), then=then)
    deed = given_by(way)
    if not deed.verb:
        return payment
    draft.do("ask", payment)
    frame = Frame(player, card.ref, Ability("rule", do=(deed,))).remembering("given", refs_of(draft, given))
    draft.do("instruct", frame, 0)
    return None


def _payment_choices(question: Question) -> Iterator[Payment]:
    costs, civilizations, id, nothing = question.args
    ways = payments(question.position, question.by, costs, civilizations, id)
    return chain([()], filter(None, ways)) if nothing else ways


def _unpayable(question: Question) -> tuple[str, ...]:
    """Return by which rules nothing pays a cost: a civilization is missing, or there is too little mana (112.2, 112.2a)."""
    if any(True for _ in _payment_choices(question)):
        return ()
    _costs, civilizations, id, _nothing = question.args
    missing = not covers_civilizations(question.position, question.by, frozenset(civilizations), id)
    return ("112.2a",) if missing else ("112.2",)


@DUEL.question("payment", candidates=_payment_choices, withheld=_unpayable)
def judge_payment(question: Question, choice: Value) -> Allowed | Refused:
    """A cost is paid by tapping mana cards: its civilizations first, then the number, none too many (112.2a, 112.2c, 601.1d)."""
    costs, civilizations, id, nothing = question.args
    position, cost = question.position, min(question.args[0])
    if nothing and choice == ():
        return Allowed(("112.3", "112.3e", "110.4d"))
    there = untapped(position, question.by, id)
    if not isinstance(choice, tuple) or any(one not in there for one in choice) or len(set(choice)) != len(choice):
        return Refused(("112.2a", "107.2"), phrase("untapped cards of the own mana zone"))
    if list(choice) != sorted(choice):
        return Refused(("112.2a",), phrase("in sorted order"))
    if not matched([civilizations_of(position, one) for one in choice], civilizations):
        return Refused(("112.2a", "601.1d"), phrase("a civilization is not paid"))
    if sum(mana_of(position, one) for one in choice) < cost:
        return Refused(("112.2a", "112.2"), phrase("less than the cost"))
    if not is_payment(position, choice, costs, civilizations):
        return Refused(("112.2c",), phrase("a card too many"))
    fewer = ("112.2b",) if cost < len(civilizations) else ()
    fewer = (*fewer, "112.2c") if len(there) > len(choice) else fewer  # more could be tapped, and may not
    held = ("601.1c",) if id in choice else ()
    if {id, *joined(position, id)} & set(choice) and is_cell(position, position.objects[id]):
        held = (*held, "814.1c")
    hidden = ("405.4",) if any(position.objects[one].face_down for one in choice) else ()
    return Allowed(("107.2", "112.2a", *fewer, "601.1d", "601.1f", *held, *hidden))


@DUEL.task("paid")
def paid(draft: DuelDraft, player: str, id: str, name: str, sources: tuple[str, ...], choice: Payment) -> None:
    """Tap the mana cards; the card is played at once then (601.1f, 601.1g)."""
    free = not choice and goes_free(draft, player, draft.objects[id], draft.cards[name])
    draft.do("executed", player, id, name, sources, free)
    if free:
        draft.cite("112.3g")
        return
    draft.propose(*(event_of(draft, "tap", one, player, player=player, rules=("105.3",)) for one in choice))


_WITHOUT_SOURCE = {"forbidden": "813.1b", "s-max-evolution": "815.1", "neo": "802.1"}
"""By which rule a card that could lie on others comes without any, by its special type."""


@DUEL.task("executed")
def executed(draft: DuelDraft, player: str, id: str, name: str, sources: tuple[str, ...], free: bool) -> None:
    """Let the card do what it does: an element comes into the battle zone (605.3), a spell is resolved (302.2)."""
    side = draft.cards[name]
    card = draft.objects[id]
    for effect_id, effect in sorted(draft.effects.items()):  # of 「次に召喚する」 this is the next one
        if any(change.what == "next" for change in effect.modify):
            found = Ability("static", affects=effect.affects, modify=effect.modify)
            if meant_by(draft, card, side, found, effect.frame, player):
                draft.drop_effect(effect_id)
    came, offer = (id, card.number + ("spell" not in side.types)), offer_of(draft, player, card, side)
    if offer is not None and offer.do and came in draft.facts.get(OFFERED, ()):
        draft.do("follow", Frame(player, came, offer))  # where it was paid as it offers (110.2b, 605.2c)
    draft.note("execute", of=id, by=player, rules=("601.1g", "701.5a", *(("605.3",) if side.types & ELEMENTS else ())))
    if "spell" in side.types:
        draft.do("spell-done", id, card.number)
        draft.do("spell", player, id, name)
        draft.propose(event("cast", id, by=player, number=card.number, player=player, free=free, rules=("701.4a",)))
        return
    if not side.types & ELEMENTS:
        raise Unsupported(phrase("playing a {types}", types=", ".join(sorted(side.types))), "300.1")
    kind = "summon" if "creature" in side.types else "deploy" if "field" in side.types else "execute"
    details: dict[str, Value] = {
        "onto": sources or None,
        "player": player,
        "side": name if card.card != name else None,
        "cells": joined(draft, id) if side.cells else None,
        "paid": None if free else True,
    }
    if "wd" in side.special:
        draft.cite("819.1", "819.1a", "819.1b")
    if not sources:
        draft.cite(*(rule for special, rule in _WITHOUT_SOURCE.items() if special in side.special))
    for one in (*joined(draft, id), id):
        draft.do("unhold", one)
    if kind == "summon":
        came_so: dict[str, Value] = {"number": card.number + 1, "player": player, "free": free, "rules": ("701.3a",)}
        draft.do("pipe", (event("summon", id, by=player, **came_so),), 0, None)
    draft.propose(moving(draft, id, "battle-zone", kind, player, **details))


@DUEL.task("unhold")
def unhold(draft: DuelDraft, id: str) -> None:
    """A card that did not move after all is held no longer (409.2)."""
    if id in draft.objects and draft.objects[id].held:
        forget_what_was_given(draft, draft.objects[id])
        draft.change(id, held=False, marks=())
        draft.note("not-held", of=id, rules=("409.2",))


@DUEL.task("spell")
def spell(draft: DuelDraft, player: str, id: str, name: str) -> None:
    """Do what a spell says, in the order written (302.2, 110.3a, 605.2c)."""
    card = draft.objects[id]
    said = [one for one in abilities_of(draft, card, draft.cards[name]) if one.kind == "spell"]
    for ability in reversed(said):
        draft.do("spell-ability", Frame(player, card.ref, ability))
    draft.note("spell", of=id, by=player, rules=("302.2", "110.3a", "605.2c", *(("110.2c",) if len(said) > 1 else ())))


@DUEL.task("spell-ability")
def spell_ability(draft: DuelDraft, frame: Frame) -> None:
    """Follow one ability of a spell; each paragraph is an ability of its own (110.2c)."""
    if frame.ability.condition is not None and not holds(draft, frame.ability.condition, frame):
        draft.note("condition-fails", of=frame.source[0], rules=("605.2a",))
        return
    WAITING.follow(draft, frame)


@DUEL.task("spell-done")
def spell_done(draft: DuelDraft, id: str, number: int) -> None:
    """Put a spell into the graveyard once it is resolved (302.2, 605.2f, 409.1b), if it is still held."""
    card = draft.objects[id]
    if card.number != number or not card.held:
        return
    draft.do("unhold", id)
    own = [*rule_abilities(draft, id, "charger"), *rule_abilities(draft, id, "spell-goes")]
    goes = own[0].modify if own else mark_of(card, "goes")
    if card.place == "graveyard":  # what replaces its way there applies also where it was cast from there
        draft.note("spell-done", of=id, rules=("409.2b",) if goes else ("409.2a",))
        if not goes:
            return
    if not goes:
        draft.propose(moving(draft, id, "graveyard", "cast", None))
        return
    where = {change.what: change.value for change in goes}  # its own before any other replacement effect
    at = BOTTOM if where.get("at") == "bottom" else None
    draft.note("spell-done", of=id, rules=(*REPLACING_RULES, *(("609.7", "609.8a") if own else ())))
    if "shuffled" in where:
        draft.do("shuffle", f"library/{card.owner}", ("701.11a",))
    draft.propose(moving(draft, id, where["to"], "cast", None, at=at))


CHOSEN = "chosen"
"""Stands in an event for what a creature that is put into the battle zone evolves from: that is chosen just before (801.1)."""


def come(draft: DuelDraft, frame: Frame, events: tuple[Event, ...]) -> None:
    """Hold cards and put them into the battle zone one by one; who puts them there says in which order (409.1f)."""
    ids = tuple(one.of or "" for one in events)
    draft.cite(*(("409.1f",) if len(events) > 1 else ()))
    set_aside(draft, frame, ids)
    for id in ids:
        draft.change(id, held=True)
    if len({draft.objects[id].card for id in ids}) > 1:
        player, then = events[0].get("player") or frame.controller, Task(_IN_ORDER, (events,))
        draft.do("ask", Ask("order", player, of=frame.source[0], args=(tuple(sorted(ids)), ("409.1f",)), then=then))
    else:
        put_in_order(draft, events, ids)


_IN_ORDER = "put-in-order"


@DUEL.task(_IN_ORDER)
def put_in_order(draft: DuelDraft, events: tuple[Event, ...], ids: tuple[str, ...]) -> None:
    """Put cards into the battle zone one by one, the first named first (409.1f)."""
    coming = {one.of: one for one in events}
    for id in reversed(ids):
        draft.do("unhold", id)
        draft.do("put", coming[id])


def set_aside(draft: DuelDraft, frame: Frame, ids: tuple[str, ...]) -> None:
    """Let no other effect touch the cards looked at while one of them is played or put out of the library (605.4)."""
    seen: tuple[Ref, ...] = dict(frame.chosen).get("seen", ())
    if any(draft.objects[id].place == "library" for id in ids) and any(id in ids for id, _ in seen):
        before = draft.facts.get(SET_ASIDE, ())
        draft.do("seen-again", before)
        others = tuple(id for id, _ in seen if id not in ids and draft.objects[id].place == "library")
        draft.set_fact(SET_ASIDE, (*before, *others))


@DUEL.task("seen-again")
def seen_again(draft: DuelDraft, before: tuple[str, ...]) -> None:
    """Go on with the cards that are looked at, which effects touch again (605.4)."""
    draft.set_fact(SET_ASIDE, before) if before else draft.drop_fact(SET_ASIDE)


@DUEL.task("put")
def put(draft: DuelDraft, happening: Event) -> Ask | None:
    """Put a card into the battle zone; what it evolves from is chosen where there are several ways (801.1, 801.1b)."""
    if happening.get("onto") != CHOSEN:
        draft.do("pipe", (happening,), 0, RESULT)
        return None
    id, player = happening.of or "", happening.get("player")
    side = next(one for one in sides_of(draft, draft.objects[id]) if needs_source(one))
    return Ask("evolution-source", player, of=id, args=(player, side.name, False), then=Task("put-onto", (happening,)))


@DUEL.task("put-onto")
def put_onto(draft: DuelDraft, happening: Event, onto: tuple[str, ...]) -> None:
    """Put a card into the battle zone on top of what it evolves from."""
    draft.do("pipe", (happening.having(onto=onto),), 0, RESULT)


# Where the order makes no difference.


def order_that_nobody_notices(question: Question) -> tuple[str, ...] | None:
    """Return an order for cards that come one by one, where none of them and nothing there tells which came first.

    None where it may matter, and for any other order.
    """
    ids, then = question.args[0], question.ask.then
    position: DuelPosition = question.position
    if then is None or then.name != _IN_ORDER or any(_notices(position, id) for id in ids):
        return None
    return None if any(map(_counts, in_force(position))) else tuple(ids)


def _notices(position: DuelPosition, id: str) -> bool:
    """Tell whether it may matter what is there as a card comes, or what comes after it."""
    sides = sides_of(position, position.objects[id])
    printed = printed_on(position, position.objects[id])
    had = [one for _, one in information(position, id).abilities]
    return (
        not sides
        or any(side.special or side.evolves is not None for side in sides)
        or any(_looks_at_others(one) for one in (*printed, *had))
    )


def _looks_at_others(ability: Ability) -> bool:
    """Tell whether an ability may see or change another card that comes, or itself as it comes."""
    if ability.kind == "triggered":
        return ability.when is None or ability.when.of is None or ability.when.of.among != ("this",)
    if ability.kind == "rule":
        return ability.affects is not None or ability.when is not None
    return ability.kind not in ("spell", "static") or ability.affects is not None


def _counts(ability: Ability) -> bool:
    """Tell whether an ability in force may do another thing for the second card that comes than for the first."""
    return (
        ability.once
        or contains(ability, "happened")
        or ability.kind in ("replacement", "entering")
        or (ability.kind == "rule" and ability.when is not None)
    )
