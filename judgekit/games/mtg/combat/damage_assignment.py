"""510.1, 702.2c, 702.19: how creatures may assign their combat damage: to whom, in which order, and every legal assignment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final, TypeGuard, TypeVar
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Question, Refused, Unsupported
from judgekit.engine.questions import Shares, is_shares
from judgekit.games.mtg.actions.damage.damage import lethal
from judgekit.games.mtg.combat.banding import bands, needs_order
from judgekit.games.mtg.combat.striking import step_rules, striking
from judgekit.games.mtg.layers.forbidding import allowed, forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import keyword_among
from judgekit.games.mtg.meaning.defenders import defender_against
from judgekit.games.mtg.state.combatants import NOTHING, blockers_of
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import BATTLEFIELD

WayT = TypeVar("WayT")

Assignment = tuple[tuple[str, Shares], ...]
"""The assignment of a player as an answer, sorted: each creature, and how much of its damage is dealt to what, none of it 0."""


ORDERED: Final = "damage assignment order"
"""Policy: a creature's damage goes by an announced order, lethal damage to each before the next (509.2, 510.1c)."""
GAME.policies[ORDERED] = True


class Assigner(NamedTuple):
    """A creature that assigns combat damage now.

    Attributes:
        id: the creature.
        by: the player who assigns for it.
        amount: how much it assigns.
        order: the creatures it may assign to, in damage assignment order.
        beyond: what it may assign to besides: the player or planeswalker it attacks, and for trample over planeswalkers
            its controller.
        free: no order binds it (banding, or an edition that has none).
        deadly: it has deathtouch.
        rules: the rules that decide about it.
        instead: what it may assign all of its damage to instead, as though it weren't blocked.
        outside: players it may not assign to because it attacks, or attacked, a planeswalker (702.19f).
        blocking: it is a blocking creature.
        over: it has trample over planeswalkers.
    """

    id: str
    by: str
    amount: int
    order: tuple[str, ...]
    beyond: tuple[str, ...]
    free: bool
    deadly: bool
    rules: tuple[str, ...]
    instead: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    blocking: bool = False
    over: bool = False

    @property
    def places(self) -> tuple[str, ...]:
        """Return everything it may assign damage to."""
        return tuple(dict.fromkeys((*self.order, *self.beyond, *self.instead)))


# Who assigns what to whom.


def assigner(position: MtgPosition, record: Object) -> Assigner | None:
    """Return how a creature may assign its combat damage; None where it assigns none.

    CR 107.1b, 506.4c, 509.2, 510.1c, 609.4, 702.2c, 702.19b, 702.19d, 702.19e, 702.19f, 702.22j, 702.22k.
    """
    values = view_of(position).of(record.id)
    power = values.power or 0
    if allowed(position, "assign-with-toughness", record.id):
        power = values.toughness or 0
    if power <= 0 or forbidden(position, "assign-damage", record.id):
        return None
    deadly = keyword_among(values.abilities, "deathtouch")
    if record.attacking is None:
        return _blocking(position, record, power, deadly)
    if record.blocked:
        return _blocked(position, record, power, deadly)
    over = values.has("trample over planeswalkers")
    beyond = attacked(position, record, over)
    if not beyond:
        return None
    rules = ("510.1a", "510.1b", *(("702.19c",) if len(beyond) > 1 else ()))
    outside = _spared(position, record, beyond)
    return Assigner(record.id, values.controller, power, (), beyond, False, deadly, rules, (), outside)


def _blocked(position: MtgPosition, record: Object, power: int, deadly: bool) -> Assigner | None:
    """Return how a blocked creature may assign its combat damage (510.1c, 702.19b)."""
    values = view_of(position).of(record.id)
    order = _present_order(position, record, [other.id for other in blockers_of(position, record.id)])
    over = values.has("trample over planeswalkers")
    rules = ["510.1a", "510.1c"]
    beyond: tuple[str, ...] = ()
    if over or values.has("trample"):
        beyond = attacked(position, record, over)
        rules.append("702.19c" if over else "702.19b")
        if not order:
            rules.append("702.19d")
        if not over and record.attacking not in position.players:
            rules.append("702.19f")
        if over and record.attacking == NOTHING:
            rules.append("702.19e")
    instead: tuple[str, ...] = ()
    if allowed(position, "assign-as-unblocked", record.id):
        instead = attacked(position, record, over)
        rules.extend(("510.1b", "609.4"))
    if not order and not beyond and not instead:
        return None
    ordered = position.game.policies[ORDERED]
    if deadly and order and (ordered or beyond):
        rules.append("702.2c")
    by, free, reasons = _divided_by(position, record, order, "702.22j", "509.2")
    rules.extend(reasons)
    outside = _spared(position, record, (*beyond, *instead))
    return Assigner(record.id, by, power, order, beyond, free, deadly, tuple(rules), instead, outside, over=over)


def _blocking(position: MtgPosition, record: Object, power: int, deadly: bool) -> Assigner | None:
    """Return how a blocking creature may assign its combat damage (510.1d)."""
    there = [id for id in record.blocking if id in position.objects and position.objects[id].attacking is not None]
    order = _present_order(position, record, there)
    if not order:
        return None
    rules = ["510.1a", "510.1d"]
    by, free, reasons = _divided_by(position, record, order, "702.22k", "509.3")
    rules.extend(reasons)
    if deadly and position.game.policies[ORDERED]:
        rules.append("702.2c")
    return Assigner(record.id, by, power, order, (), free, deadly, tuple(rules), blocking=True)


def _divided_by(
    position: MtgPosition, record: Object, order: tuple[str, ...], banding: str, ordering: str
) -> tuple[str, bool, tuple[str, ...]]:
    """Return who divides the damage of a creature, whether as they like, and by which rules.

    Args:
        position: where.
        record: the creature.
        order: the creatures that it fights, in damage assignment order.
        banding: the rule by which one with banding among them lets its controller divide (702.22j, 702.22k).
        ordering: the rule that asks for an order (509.2, 509.3), where the edition has one.
    """
    view = view_of(position)
    if bands(position, order):
        return view.of(order[0]).controller, True, (banding,)
    by = view.of(record.id).controller
    if not position.game.policies[ORDERED]:
        return by, True, ()
    if len(order) > 1:
        needs_order(position, record.id)
        return by, False, (ordering,)
    return by, False, ()


def _present_order(position: MtgPosition, record: Object, ids: Iterable[str]) -> tuple[str, ...]:
    """Return creatures in damage assignment order, those without a place in it last."""
    there = sorted(id for id in ids if position.objects[id].zone == BATTLEFIELD)
    known = [id for id in record.damage_order if id in there]
    return (*known, *(id for id in there if id not in known))


def attacked(position: MtgPosition, record: Object, over: bool) -> tuple[str, ...]:
    """Return the player or planeswalker that a creature attacks, if it still does, and whom it tramples over to.

    CR 506.4c, 510.1b, 702.19c, 702.19e.
    """
    at = record.attacking or NOTHING
    if at in position.players:
        return (at,) if not position.players[at].lost else ()
    walker = position.objects.get(at)
    there = walker is not None and walker.zone == BATTLEFIELD and not walker.phased_out
    player = defender_against(position, record)
    beyond = (player,) if over and player is not None and not position.players[player].lost else ()
    types = view_of(position).of(at).types if there else frozenset()
    if "planeswalker" in types:
        return (at, *beyond)
    return (at,) if "battle" in types else beyond


def _spared(position: MtgPosition, record: Object, may: tuple[str, ...]) -> tuple[str, ...]:
    """Return the defending player that a creature attacking a planeswalker may not assign damage to (702.19f)."""
    player = defender_against(position, record)
    return (player,) if player is not None and record.attacking != player and player not in may else ()


def assigners(position: MtgPosition, player: str) -> list[Assigner]:
    """Return the creatures for which a player assigns combat damage in this step."""
    return [one for one in all_assigners(position) if one.by == player]


def all_assigners(position: MtgPosition) -> list[Assigner]:
    """Return every creature that assigns combat damage in this step, in a stable order."""

    def find() -> list[Assigner]:
        found = (assigner(position, record) for record in striking(position))
        return sorted((one for one in found if one is not None), key=lambda one: one.id)

    return position.derive("assigners", find)


# Which assignments are legal.


MOST_TRIED = 20_000
"""Assignments that are looked at to find all legal ones; boards with more are refused, what is assigned is judged anywhere."""


def distributions(one: Assigner, needed: tuple[int, ...] = ()) -> Iterator[Shares]:
    """Yield the ways to share out a creature's damage.

    Args:
        one: the creature.
        needed: how much each creature in its order takes before anything goes further; empty where the order is left aside.
    """
    places = (*one.order, *one.beyond)
    seen = set()
    for amounts in _split(one.amount, len(places), needed) if places else ():
        shares = tuple(sorted((place, number) for place, number in zip(places, amounts, strict=True) if number))
        seen.add(shares)
        yield shares
    for amounts in _split(one.amount, len(one.instead)) if one.instead else ():
        shares = tuple(sorted((place, number) for place, number in zip(one.instead, amounts, strict=True) if number))
        if shares not in seen:
            yield shares


def _split(total: int, parts: int, needed: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    least = min(total, needed[0]) if needed else 0
    for first in range(total, least - 1, -1):
        for rest in _split(total - first, parts - 1, needed[1:]):
            yield (first, *rest)


class _Totals:
    """What is assigned to each creature altogether, and whether that is lethal (510.1c, 702.2c)."""

    def __init__(self, position: MtgPosition, everyone: list[Assigner], shares: dict[str, Shares]) -> None:
        self.position = position
        self.given: dict[str, int] = {}
        self.deadly: set[str] = set()
        for id, before in position.facts.get("assigned", ()):
            deadly = view_of(position).of(id).has("deathtouch")
            for to, number in before:
                self.given[to] = self.given.get(to, 0) + number
                if deadly:
                    self.deadly.add(to)
        for one in everyone:
            for to, number in shares.get(one.id, ()):
                self.given[to] = self.given.get(to, 0) + number
                if one.deadly and number:
                    self.deadly.add(to)

    def lethal(self, id: str) -> bool:
        """Tell whether lethal damage is assigned to a creature, with all that is marked and assigned in this step."""
        record = self.position.objects[id]
        needed = lethal(view_of(self.position).of(id), record, id in self.deadly)
        return self.given.get(id, 0) >= needed

    def walker_down(self, id: str) -> bool:
        """Tell whether a planeswalker is assigned as much damage as it has loyalty (702.19c)."""
        return self.given.get(id, 0) >= self.position.objects[id].count("loyalty")


def faulty(
    position: MtgPosition, everyone: list[Assigner], shares: dict[str, Shares], only: str | None = None
) -> Refused | None:
    """Return why an assignment is illegal, None where it is legal (510.1e).

    Args:
        position: the game.
        everyone: all that assign damage for the player.
        shares: what each of them assigns.
        only: judge the shares of this creature only.
    """
    totals = _Totals(position, everyone, shares)
    for one in everyone:
        if only is not None and one.id != only:
            continue
        fault = _fault_of(one, dict(shares.get(one.id, ())), totals)
        if fault is not None:
            return fault
    return None


def _fault_of(one: Assigner, given: dict[str, int], totals: _Totals) -> Refused | None:
    """Return why the shares of one creature are illegal, None where they are legal."""
    places = one.places
    outside = next((to for to in given if to not in places), None)
    if outside is not None or any(number < 1 for number in given.values()):
        rules = ["510.1d" if one.blocking else "510.1c" if one.order else "510.1b"]
        if outside in one.outside:
            rules.insert(0, "702.19f")
        return Refused(
            (*rules, "510.1e"), phrase("{id} cannot assign damage to {outside}", id=one.id, outside=outside or "that")
        )
    if sum(given.values()) != one.amount:
        return Refused(("510.1a", "510.1e"), phrase("{id} assigns {amount} damage", id=one.id, amount=one.amount))
    fault = _out_of_order(one, given, totals)
    if fault is not None and one.instead and set(given) <= set(one.instead):
        return _over_walker(one.id, one.instead, given, totals)
    return fault


def _out_of_order(one: Assigner, given: dict[str, int], totals: _Totals) -> Refused | None:
    """Return why shares do not go in order: lethal damage to each before the next, and to all before anything beyond."""
    if one.instead and not one.beyond and any(given.get(to) for to in one.instead):
        return Refused(
            ("510.1c", "510.1e"), phrase("{id} assigns all its damage as though it weren't blocked, or none", id=one.id)
        )
    if not one.free:
        for place, id in enumerate(one.order):
            later = [other for other in one.order[place + 1 :] if given.get(other)]
            if later and not totals.lethal(id):
                rule = "510.1d" if one.blocking else "510.1c"
                return Refused((rule, "510.1e"), phrase("{id} has no lethal damage yet", id=id))
    if one.beyond and one.order and any(given.get(to) for to in one.beyond):
        short = [id for id in one.order if not totals.lethal(id)]
        if short:
            rule = "702.19c" if one.over else "702.19b"
            passed = ("510.1c",) if not one.free and short[0] != one.order[-1] else ()
            return Refused((*passed, rule, "510.1e"), phrase("{short} has no lethal damage yet", short=short[0]))
    return _over_walker(one.id, one.beyond, given, totals)


def _over_walker(id: str, places: tuple[str, ...], given: dict[str, int], totals: _Totals) -> Refused | None:
    """Return why damage beyond a planeswalker is illegal: it takes as much as it has loyalty first (702.19c)."""
    if len(places) == 2 and given.get(places[1]) and not totals.walker_down(places[0]):
        return Refused(
            ("702.19c", "510.1e"),
            phrase("{places} is not assigned as much as its loyalty by {id}", places=places[0], id=id),
        )
    return None


def assignments(position: MtgPosition, player: str) -> Iterator[Assignment]:
    """Yield every legal assignment of a player (510.1e)."""
    everyone = assigners(position, player)
    for ways in _bounded(product(*([*_bounded(_plausible(position, one, everyone))] for one in everyone))):
        shares = dict(zip((one.id for one in everyone), ways, strict=True))
        if faulty(position, everyone, shares) is None:
            yield tuple(sorted(shares.items()))


def _bounded(ways: Iterable[WayT]) -> Iterator[WayT]:
    """Yield some ways, as long as they are not too many."""
    for number, way in enumerate(ways):
        if number >= MOST_TRIED:
            raise _too_many()
        yield way


def _too_many() -> Unsupported:
    return Unsupported(
        phrase(
            "the set of all damage assignments where more than {most_tried:,} are to be looked at",
            most_tried=MOST_TRIED,
        ),
        "510.1c",
    )


def _needed(position: MtgPosition, one: Assigner, everyone: list[Assigner]) -> tuple[int, ...]:
    """Return how much each creature in the order takes at least before the next gets any, whatever others assign to it."""
    if one.free:
        return ()
    totals = _Totals(position, [], {})
    found = []
    for id in one.order:
        others = [other for other in everyone if other.id != one.id and id in other.places]
        deadly = one.deadly or id in totals.deadly or any(other.deadly for other in others)
        full = lethal(view_of(position).of(id), position.objects[id], deadly)
        found.append(max(0, full - totals.given.get(id, 0) - sum(other.amount for other in others)))
    return tuple(found)


def _plausible(position: MtgPosition, one: Assigner, everyone: list[Assigner]) -> Iterator[Shares]:
    """Yield the shares of a creature that are not illegal whatever the others assign."""
    alone = len(everyone) == 1
    for shares in distributions(one, _needed(position, one, everyone)):
        if not alone or faulty(position, everyone, {one.id: shares}) is None:
            yield shares


def _is_assignment(choice: object) -> TypeGuard[Assignment]:
    """Tell whether an answer has the shape of an assignment."""
    return isinstance(choice, tuple) and all(
        isinstance(pair, tuple) and len(pair) == 2 and is_shares(pair[1]) for pair in choice
    )


@GAME.question("assign-damage", candidates=lambda question: assignments(question.position, question.by))
def judge_assignment(question: Question, choice: object) -> Allowed | Refused:
    """All damage of every creature is assigned, in order, lethal damage to each before the next (510.1).

    CR 510.1b, 510.1c, 510.1d, 702.2c, 702.19b, 702.19c, 702.19f.
    """
    position = question.position
    everyone = assigners(position, question.by)
    if not _is_assignment(choice) or [id for id, _ in choice] != [one.id for one in everyone]:
        return Refused(("510.1", "510.1a"), phrase("one assignment for each creature that assigns combat damage"))
    fault = faulty(position, everyone, dict(choice))
    if fault is not None:
        return fault
    rules = [rule for one in everyone for rule in one.rules]
    if len(everyone) > 1:
        rules.append("510.1e")
    return Allowed(tuple(dict.fromkeys((*rules, *step_rules(position)))))


def assignments_of(question: Question) -> Iterator[Shares]:
    """Yield the shares of one creature that are part of some legal assignment."""
    id: str = question.args[0]
    seen = set()
    for whole in assignments(question.position, question.by):
        shares = dict(whole).get(id, ())
        if shares not in seen:
            seen.add(shares)
            yield shares


@GAME.question("assign-damage-of", candidates=assignments_of)
def judge_assignment_of(question: Question, choice: object) -> Allowed | Refused:
    """The shares of one creature, as far as some assignment of the others makes them legal (510.1d, 702.19b)."""
    id: str = question.args[0]
    everyone = assigners(question.position, question.by)
    own = next((one for one in everyone if one.id == id), None)
    if own is None:
        return Refused(("510.1a", *step_rules(question.position)), phrase("{id} assigns no combat damage", id=id))
    if not is_shares(choice):
        return Refused(("510.1",), phrase("what is assigned to what"))
    if any(choice == shares for shares in assignments_of(question)):
        return Allowed((*own.rules, *step_rules(question.position)))
    others = {one.id: next(distributions(one)) for one in everyone}
    fault = faulty(question.position, everyone, {**others, id: choice}, id)
    return (
        fault
        if fault is not None
        else Refused(("510.1e", "510.1c"), phrase("no assignment of the others makes that legal"))
    )
