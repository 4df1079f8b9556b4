"""510: the combat damage step: who assigns when, every legal assignment, and all damage dealt at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple

from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task
from judgekit.games.mtg.combat import attacked_player, attackers, blockers, blockers_of, update_combat
from judgekit.games.mtg.damage import damaging, lethal
from judgekit.games.mtg.forbidding import allowed
from judgekit.games.mtg.game import GAME, MtgDraft, MtgPosition, turn_order
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.objects import Object
from judgekit.games.mtg.zones import BATTLEFIELD

Shares = tuple[tuple[str, int], ...]
"""How one creature's damage is assigned: (to what, how much), sorted, none of them 0."""

Assignment = tuple[tuple[str, Shares], ...]
"""The assignment of a player as an answer: (creature, shares), sorted."""


class Assigner(NamedTuple):
    """A creature that assigns combat damage now.

    Attributes:
        id: the creature.
        by: the player who assigns for it.
        amount: how much it assigns.
        order: the creatures it may assign to, in damage assignment order.
        beyond: what it may assign to besides: the player or planeswalker it attacks, and for trample over planeswalkers
            its controller.
        free: the order does not bind it (banding).
        deadly: it has deathtouch.
        rules: the rules that decide about it.
    """

    id: str
    by: str
    amount: int
    order: tuple[str, ...]
    beyond: tuple[str, ...]
    free: bool
    deadly: bool
    rules: tuple[str, ...]


@GAME.rule("510.4", "702.4b", "702.7b")
def strikes_first(position: MtgPosition, record: Object) -> bool:
    """Tell whether a creature deals combat damage in the first of two combat damage steps."""
    values = view_of(position).of(record.id)
    return values.has("first strike") or values.has("double strike")


def striking(position: MtgPosition) -> list[Object]:
    """Return the creatures that assign combat damage in this step, in a stable order (510.4)."""
    everyone = [*attackers(position), *blockers(position)]
    unique = {record.id: record for record in everyone}
    already = position.facts.get("first_strikers")
    view = view_of(position)
    if already is None:
        first = [record for record in unique.values() if strikes_first(position, record)]
        return first or list(unique.values())
    return [
        record for record in unique.values() if record.ref not in already or view.of(record.id).has("double strike")
    ]


@GAME.task("assign-combat-damage", "510.1", "510.4", "702.4b", "702.7b", "703.4k")
def assign_combat_damage(draft: MtgDraft) -> None:
    """Begin a combat damage step: find who assigns, then let each player assign in APNAP order (510.1)."""
    update_combat(draft)
    first = [record for record in (*attackers(draft), *blockers(draft)) if strikes_first(draft, record)]
    draft.note("combat-damage", of=draft.facts["active"], rules=("510.1",))
    if draft.facts.get("first_strikers") is None:
        if first:
            refs = tuple(sorted({record.ref for record in first}))
            draft.set(first_damage=refs, extra_steps=("combat-damage", *draft.facts.get("extra_steps", ())))
            draft.cite("510.4", *_strike_rules(draft, first))
    else:
        draft.cite("510.4")
    known = {one.id for one in all_assigners(draft)}
    for record in striking(draft):
        if record.id not in known:
            draft.note("assigns-none", of=record.id, rules=_why_none(draft, record))
    draft.next(*(Task("assign-of", (player, ())) for player in turn_order(draft)), Task("deal-combat-damage"))


def _why_none(position: MtgPosition, record: Object) -> tuple[str, ...]:
    """Return the rule by which a creature assigns no combat damage."""
    if (view_of(position).of(record.id).power or 0) <= 0:
        return ("510.1a",)
    if record.attacking is None:
        return ("510.1d",)
    return ("510.1c",) if record.blocked else ("510.1b",)


def _strike_rules(position: MtgPosition, first: Iterable[Object]) -> list[str]:
    view = view_of(position)
    rules = []
    if any(view.of(record.id).has("first strike") for record in first):
        rules.append("702.7b")
    if any(view.of(record.id).has("double strike") for record in first):
        rules.append("702.4b")
    return rules


# Who assigns what to whom.


@GAME.rule(
    *("510.1a", "510.1b", "510.1c", "510.1d", "702.19b", "702.19c", "702.19d", "702.19e", "702.19f", "107.1b"),
    *("702.2c", "702.22j", "702.22k", "506.4c"),
)
def assigner(position: MtgPosition, record: Object) -> Assigner | None:
    """Return how a creature may assign its combat damage; None where it assigns none."""
    view = view_of(position)
    values = view.of(record.id)
    power = values.power or 0
    if allowed(position, "assign-with-toughness", record.id):
        power = values.toughness or 0
    if power <= 0:
        return None
    deadly = values.has("deathtouch")
    rules = ["510.1a"]
    if record.attacking is None:
        return _blocking(position, record, power, deadly)
    order = _present_order(position, record, [other.id for other in blockers_of(position, record.id)])
    trample = values.has("trample") or values.has("trample over planeswalkers")
    beyond: tuple[str, ...] = ()
    unblocked = not record.blocked or bool(allowed(position, "assign-as-unblocked", record.id))
    if unblocked and not (record.blocked and order):
        beyond = _attacked(position, record, values.has("trample over planeswalkers"))
        rules.append("510.1b")
        if len(beyond) > 1:
            rules.append("702.19c")
        order = ()
    else:
        rules.append("510.1c")
        if trample:
            beyond = _attacked(position, record, values.has("trample over planeswalkers"))
            rules.append("702.19c" if values.has("trample over planeswalkers") else "702.19b")
            if not order:
                rules.append("702.19d")
    if not order and not beyond:
        return None
    if deadly and order:
        rules.append("702.2c")
    band = any(view.of(other).has("banding") for other in order)
    by = values.controller
    if band:
        by = view.of(order[0]).controller
        rules.append("702.22j")
    return Assigner(record.id, by, power, order, beyond, band, deadly, tuple(rules))


def _blocking(position: MtgPosition, record: Object, power: int, deadly: bool) -> Assigner | None:
    """Return how a blocking creature may assign its combat damage (510.1d)."""
    view = view_of(position)
    there = [id for id in record.blocking if id in position.objects and position.objects[id].attacking is not None]
    order = _present_order(position, record, there)
    if not order:
        return None
    rules = ["510.1a", "510.1d"]
    by = view.of(record.id).controller
    band = any(view.of(other).has("banding") for other in order)
    if band:
        by = view.of(order[0]).controller
        rules.append("702.22k")
    if deadly:
        rules.append("702.2c")
    return Assigner(record.id, by, power, order, (), band, deadly, tuple(rules))


def _present_order(position: MtgPosition, record: Object, ids: Iterable[str]) -> tuple[str, ...]:
    """Return creatures in damage assignment order, those without a place in it last."""
    there = sorted(id for id in ids if position.objects[id].place == BATTLEFIELD)
    known = [id for id in record.damage_order if id in there]
    return (*known, *(id for id in there if id not in known))


def _attacked(position: MtgPosition, record: Object, over: bool) -> tuple[str, ...]:
    """Return the player or planeswalker that a creature attacks, if it still does, and whom it tramples over to."""
    at = record.attacking or ""
    if at in position.players:
        return (at,) if not position.players[at].lost else ()
    walker = position.objects.get(at)
    if walker is not None and walker.place == BATTLEFIELD and "planeswalker" in view_of(position).of(at).types:
        player = attacked_player(position, at)
        return (at, player) if over and player is not None else (at,)
    if over:
        defending = [player for player in turn_order(position) if player != view_of(position).of(record.id).controller]
        return (defending[0],) if len(defending) == 1 else ()
    return ()


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


def distributions(one: Assigner) -> Iterator[Shares]:
    """Yield every way to share out a creature's damage, the order left aside."""
    places = (*one.order, *one.beyond)
    for amounts in _split(one.amount, len(places)):
        yield tuple(sorted((place, number) for place, number in zip(places, amounts, strict=True) if number))


def _split(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total, -1, -1):
        for rest in _split(total - first, parts - 1):
            yield (first, *rest)


class _Totals:
    """What is assigned to each creature altogether, and whether that is lethal (510.1c, 702.2c)."""

    def __init__(self, position: MtgPosition, everyone: list[Assigner], shares: dict[str, Shares]) -> None:
        self.position = position
        self.given: dict[str, int] = {}
        self.deadly: set[str] = set()
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
        given = dict(shares.get(one.id, ()))
        places = (*one.order, *one.beyond)
        if any(to not in places or number < 1 for to, number in given.items()):
            outside = next((to for to in given if to not in places), "")
            rule = "702.19f" if outside in position.players and not one.beyond else "510.1c"
            if not one.order:
                rule = "510.1b"
            return Refused((rule, "510.1e"), f"{one.id} cannot assign damage to {outside or 'that'}")
        if sum(given.values()) != one.amount:
            return Refused(("510.1a", "510.1e"), f"{one.id} assigns {one.amount} damage")
        fault = _out_of_order(one, given, totals)
        if fault is not None:
            return fault
    return None


def _out_of_order(one: Assigner, given: dict[str, int], totals: _Totals) -> Refused | None:
    if not one.free:
        for place, id in enumerate(one.order):
            later = [other for other in one.order[place + 1 :] if given.get(other)]
            if later and not totals.lethal(id):
                return Refused(
                    ("510.1c" if "510.1c" in one.rules else "510.1d", "510.1e"), f"{id} has no lethal damage yet"
                )
    if one.beyond and one.order and any(given.get(to) for to in one.beyond):
        short = [id for id in one.order if not totals.lethal(id)]
        if short and not one.free and short[0] != one.order[-1]:
            return Refused(("510.1c", "702.19b", "510.1e"), f"{short[0]} has no lethal damage yet")
        if short:
            return Refused(("702.19b", "510.1e"), f"{short[0]} has no lethal damage yet")
    if len(one.beyond) == 2 and given.get(one.beyond[1]) and not totals.walker_down(one.beyond[0]):
        return Refused(("702.19c", "510.1e"), f"{one.beyond[0]} is not assigned as much as its loyalty")
    return None


def assignments(position: MtgPosition, player: str) -> Iterator[Assignment]:
    """Yield every legal assignment of a player (510.1e)."""
    everyone = assigners(position, player)
    for ways in product(*(list(_plausible(position, one, everyone)) for one in everyone)):
        shares = dict(zip((one.id for one in everyone), ways, strict=True))
        if faulty(position, everyone, shares) is None:
            yield tuple(sorted(shares.items()))


def _plausible(position: MtgPosition, one: Assigner, everyone: list[Assigner]) -> Iterator[Shares]:
    """Yield the shares of a creature that are not illegal whatever the others assign."""
    alone = len(everyone) == 1
    for shares in distributions(one):
        if not alone or faulty(position, everyone, {one.id: shares}) is None:
            yield shares


def _is_shares(choice: Any) -> bool:
    """Tell whether an answer has the shape of shares."""
    return isinstance(choice, tuple) and all(
        isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[1], int) for pair in choice
    )


def _is_assignment(choice: Any) -> bool:
    """Tell whether an answer has the shape of an assignment."""
    return isinstance(choice, tuple) and all(
        isinstance(pair, tuple) and len(pair) == 2 and _is_shares(pair[1]) for pair in choice
    )


@GAME.question(
    "assign-damage",
    *("510.1", "510.1a", "510.1b", "510.1c", "510.1d", "510.1e", "702.2c", "702.19b", "702.19c", "702.19f"),
    candidates=lambda question: assignments(question.position, question.by),
)
def judge_assignment(question: Question, choice: Any) -> Allowed | Refused:
    """All damage of every creature is assigned, in order, lethal damage to each before the next (510.1)."""
    position = question.position
    everyone = assigners(position, question.by)
    if not _is_assignment(choice) or [id for id, _ in choice] != [one.id for one in everyone]:
        return Refused(("510.1", "510.1a"), "one assignment for each creature that assigns combat damage")
    fault = faulty(position, everyone, dict(choice))
    if fault is not None:
        return fault
    rules = [rule for one in everyone for rule in one.rules]
    return Allowed(tuple(dict.fromkeys(rules)))


def assignments_of(question: Question) -> Iterator[Shares]:
    """Yield the shares of one creature that are part of some legal assignment."""
    id: str = question.args[0]
    seen = set()
    for whole in assignments(question.position, question.by):
        shares = dict(whole).get(id, ())
        if shares not in seen:
            seen.add(shares)
            yield shares


@GAME.question("assign-damage-of", "510.1c", "510.1d", "510.1e", "702.19b", candidates=assignments_of)
def judge_assignment_of(question: Question, choice: Any) -> Allowed | Refused:
    """The shares of one creature, as far as some assignment of the others makes them legal."""
    id: str = question.args[0]
    everyone = assigners(question.position, question.by)
    own = next((one for one in everyone if one.id == id), None)
    if own is None:
        return Refused(("510.1a",), f"{id} assigns no combat damage")
    if choice in assignments_of(question):
        return Allowed(own.rules)
    if not _is_shares(choice):
        return Refused(("510.1",), "what is assigned to what")
    others = {one.id: next(distributions(one)) for one in everyone}
    fault = faulty(question.position, everyone, {**others, id: choice}, id)
    return fault if fault is not None else Refused(("510.1e", "510.1c"), "no assignment of the others makes that legal")


# Assigning and dealing.


@GAME.task("assign-of", "510.1", "510.1e")
def assign_of(draft: MtgDraft, player: str, _done: tuple[Any, ...]) -> Ask | None:
    """Ask a player for the assignment of combat damage."""
    if not assigners(draft, player):
        return None
    return Ask("assign-damage", player, then=Task("damage-assigned", (player,)))


@GAME.task("damage-assigned", "510.1")
def damage_assigned(draft: MtgDraft, player: str, choice: Assignment) -> None:
    """Keep what a player assigned until all damage is dealt."""
    draft.set(assigned=(*draft.facts.get("assigned", ()), *choice))
    draft.note("assign-damage", of=player, rules=("510.1",), assigned=choice)


@GAME.task("deal-combat-damage", "510.2", "703.4m", "120.2a")
def deal_combat_damage(draft: MtgDraft) -> None:
    """All combat damage that was assigned is dealt simultaneously (510.2)."""
    assigned: Assignment = draft.facts.get("assigned", ())
    draft.drop_fact("assigned")
    first = draft.facts.get("first_damage")
    if first is not None:
        draft.drop_fact("first_damage")
        draft.set(first_strikers=first)
    events: list[Event] = []
    for id, shares in assigned:
        source = draft.objects[id].ref
        events.extend(damaging(draft, to, number, source, True, "510.2") for to, number in shares)
    draft.do("combat-damage-dealt")
    draft.propose(*events)


@GAME.task("combat-damage-dealt", "510.3")
def combat_damage_dealt(draft: MtgDraft) -> Ask | None:
    """Combat damage was dealt; a scenario may look before state-based actions are checked."""
    if draft.facts.get("pause"):
        draft.drop_fact("pause")
        return Ask("proceed", draft.facts["active"], then=Task("proceed"))
    return None


@GAME.question("proceed", candidates=lambda _question: ("go",), forced=False)
def judge_proceed(_question: Question, choice: Any) -> Allowed | Refused:
    """Nothing is decided here: the game goes on."""
    return Allowed(()) if choice == "go" else Refused((), "the game only goes on")


@GAME.task("proceed")
def proceed(_draft: MtgDraft, _choice: str) -> None:
    """Go on."""
