"""508: the declare attackers step: who may attack what, restrictions, requirements at their maximum, costs, and the declaration."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from judgekit.cards.terms import Cost, Filter
from judgekit.engine import (
    NOTHING_HAPPENED,
    Allowed,
    Ask,
    Consequences,
    Event,
    Question,
    Refused,
    Task,
    Unsupported,
    event,
)
from judgekit.games.mtg.amounts import amount
from judgekit.games.mtg.combat import attackable, note_combatants
from judgekit.games.mtg.cost_actions import continuously
from judgekit.games.mtg.filters import passes
from judgekit.games.mtg.forbidding import means
from judgekit.games.mtg.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.in_force import InForce, concerns, in_force
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.objects import Object
from judgekit.games.mtg.paying import can_pay_mana
from judgekit.games.mtg.status import tapping
from judgekit.games.mtg.zones import permanents

Attack = tuple[tuple[str, str], ...]
"""A declaration as an answer: (attacker, what it attacks), sorted."""

Reasons = tuple[str, ...]

MOST_TRIED = 200_000
"""Declarations looked at in search of the maximum number of requirements before it is given up."""


class Requirement(NamedTuple):
    """That a creature attacks or blocks if able.

    Attributes:
        id: the creature.
        among: what it must attack or block, None for anything.
    """

    id: str
    among: frozenset[str] | None


@GAME.rule("508.1a", "506.3", "302.6", "702.10b", "702.3b")
def cannot_attack_at_all(position: MtgPosition, record: Object) -> Reasons:
    """Return the rules by which a permanent cannot be chosen to attack (508.1a), none where it can."""
    values = view_of(position).of(record.id)
    active = position.facts["active"]
    if values.controller != active:
        return ("508.1a",)
    if "creature" not in values.types:
        return ("506.3", "508.1a")
    if record.tapped:
        return ("508.1a",)
    if not values.has("haste") and not continuously(position, record, active):
        return ("508.1a", "302.6")
    return ()


@GAME.rule("508.1c", "702.3b", "101.2")
def restricted(position: MtgPosition, id: str, at: str) -> Reasons:
    """Return the rules of restrictions that keep one creature from attacking something (508.1c)."""
    if view_of(position).of(id).has("defender") and not _as_though(position, id):
        return ("702.3b", "508.1c")
    for entry in in_force(position, "cant"):
        if entry.ability.get("cost") is not None or entry.ability.get("number") is not None:
            continue
        if entry.ability.name == "attack" and means(position, entry, id, to=at):
            return ("508.1c", "101.2")
        if entry.ability.name == "be-attacked" and means(position, entry, at, by=id):
            return ("508.1c", "101.2")
    return ()


def _as_though(position: MtgPosition, id: str) -> bool:
    """Tell whether a creature may attack as though it did not have defender (609.4)."""
    return any(
        entry.ability.name == "attack-as-though" and means(position, entry, id) for entry in in_force(position, "may")
    )


@GAME.rule("508.1c", "506.5")
def restricted_together(position: MtgPosition, attack: Attack) -> Reasons:
    """Return the rules of restrictions that a whole declaration disobeys: limits of number, attacking alone (508.1c)."""
    view = view_of(position)
    ids = [id for id, _ in attack]
    for entry in in_force(position, "cant"):
        if entry.ability.name == "attack" and entry.ability.get("number") is not None:
            most = amount(view, entry.ability.get("number"), entry.frame)
            if sum(1 for id, at in attack if means(position, entry, id, to=at)) > most:
                return ("508.1c", "101.2")
        if entry.ability.name == "attack-alone" and len(ids) == 1 and concerns(position, entry, _ref(position, ids[0])):
            return ("508.1c", "506.5", "101.2")
    return ()


def _ref(position: MtgPosition, id: str) -> tuple[str, int]:
    return position.objects[id].ref


@GAME.rule("508.1d")
def requirements(position: MtgPosition) -> list[Requirement]:
    """Return every requirement to attack that affects a creature of the active player (508.1d)."""
    view = view_of(position)
    active = position.facts["active"]
    found: list[Requirement] = []
    for entry in in_force(position, "must"):
        if entry.ability.name not in ("attack", "attack-each-combat"):
            continue
        at = entry.ability.get("at")
        among = (
            frozenset(one for one in attackable(position) if _is(position, one, at, entry)) if at is not None else None
        )
        found.extend(
            Requirement(record.id, among)
            for record in permanents(position)
            if view.of(record.id).controller == active and concerns(position, entry, record.ref)
        )
    return found


def _is(position: MtgPosition, id: str, filter: Filter, entry: InForce) -> bool:
    ref = position.objects[id].ref if id in position.objects else (id, 0)
    return passes(view_of(position), ref, filter, entry.frame)


def obeyed(attack: Attack, demands: list[Requirement]) -> int:
    """Return how many requirements a declaration obeys."""
    known = dict(attack)
    return sum(1 for one in demands if one.id in known and (one.among is None or known[one.id] in one.among))


def possible(position: MtgPosition) -> dict[str, tuple[str, ...]]:
    """Return for each creature that could attack what it could attack, as far as it alone is concerned."""
    places = attackable(position)
    found = {}
    for record in permanents(position):
        if cannot_attack_at_all(position, record):
            continue
        at = tuple(one for one in places if not restricted(position, record.id, one))
        if at:
            found[record.id] = at
    return found


def declarations(position: MtgPosition) -> Iterator[Attack]:
    """Yield every declaration in which no creature disobeys a restriction, requirements left aside, the fullest last."""
    ways = possible(position)
    ids = sorted(ways)
    for size in range(len(ids) + 1):
        for chosen in combinations(ids, size):
            for places in product(*(ways[id] for id in chosen)):
                attack = tuple(zip(chosen, places, strict=True))
                if not restricted_together(position, attack):
                    yield attack


@GAME.rule("508.1d", "508.1h")
def most_obeyed(position: MtgPosition, demands: list[Requirement]) -> int:
    """Return the maximum number of requirements that a declaration can obey without disobeying a restriction (508.1d).

    A creature that cannot attack unless a cost is paid is not required to attack.
    """
    if not demands:
        return 0
    ways = possible(position)
    free = {id: at for id, at in ways.items() if not any(_price_of(position, id, one) for one in at)}
    if not _coupled(position):
        best = 0
        for id, at in free.items():
            own = [one for one in demands if one.id == id]
            best += max((obeyed(((id, place),), own) for place in at), default=0)
        return best
    ids = sorted(free)
    best = 0
    for tried, places in enumerate(product(*((None, *free[id]) for id in ids))):
        if tried > MOST_TRIED:
            raise Unsupported("a search for the maximum number of requirements among so many creatures", "508.1d")
        attack = tuple((id, place) for id, place in zip(ids, places, strict=True) if place is not None)
        number = obeyed(attack, demands)
        if number > best and not restricted_together(position, attack):
            best = number
    return best


def _coupled(position: MtgPosition) -> bool:
    return any(
        entry.ability.name == "attack-alone"
        or (entry.ability.name == "attack" and entry.ability.get("number") is not None)
        for entry in in_force(position, "cant")
    )


def _price_of(position: MtgPosition, id: str, at: str) -> list[Cost]:
    """Return the costs to be paid for attacking something with a creature (508.1h)."""
    return [
        entry.ability.get("cost")
        for entry in in_force(position, "cant")
        if entry.ability.name == "attack"
        and entry.ability.get("cost") is not None
        and means(position, entry, id, to=at)
    ]


@GAME.question(
    "attack",
    "508.1",
    "508.1a",
    "508.1b",
    "508.1c",
    "508.1d",
    "508.1h",
    "508.1j",
    "506.3",
    candidates=lambda question: declarations(question.position),
)
def judge_attack(question: Question, choice: Any) -> Allowed | Refused:
    """A declaration is legal if its creatures can attack, no restriction is disobeyed and requirements are at their maximum."""
    position = question.position
    if not isinstance(choice, tuple) or any(not isinstance(pair, tuple) or len(pair) != 2 for pair in choice):
        return Refused(("508.1",), "creatures and what they attack")
    places = attackable(position)
    for id, at in choice:
        record = position.objects.get(id)
        if record is None or record.place != "battlefield" or record.phased_out:
            return Refused(("506.3", "508.1a"), f"{id} is no creature of the active player")
        reasons = cannot_attack_at_all(position, record)
        if reasons:
            return Refused(reasons, f"{id} cannot attack")
        if at not in places:
            return Refused(("508.1b", "506.3"), f"{at} cannot be attacked")
        reasons = restricted(position, id, at)
        if reasons:
            return Refused(reasons, f"a restriction keeps {id} from attacking")
    if len({id for id, _ in choice}) != len(choice):
        return Refused(("508.1b",), "a creature attacks once")
    reasons = restricted_together(position, choice)
    if reasons:
        return Refused(reasons, "a restriction is disobeyed")
    price = _sum([cost for id, at in choice for cost in _price_of(position, id, at)])
    if price.mana and not can_pay_mana(position, question.by, None, price.mana):
        return Refused(("508.1h", "508.1j", "118.3"), "the cost to attack cannot be paid")
    demands = requirements(position)
    if demands and obeyed(choice, demands) < most_obeyed(position, demands):
        return Refused(("508.1d",), "more requirements could be obeyed")
    if list(choice) != sorted(choice):
        return Refused((), "in sorted order")
    rules = ["508.1", "508.1a"]
    if len(places) > 1:
        rules.append("508.1b")
    if demands:
        rules.append("508.1d")
    return Allowed(tuple(rules))


@GAME.task("declare-attackers", "508.1", "508.8", "703.4g")
def declare_attackers(draft: MtgDraft) -> Ask | None:
    """The active player declares attackers (508.1)."""
    active = draft.facts["active"]
    draft.note("declare-attackers", of=active, rules=("508.1",))
    if draft.facts.get("turn_skips_attack"):
        return None
    return Ask("attack", active, then=Task("attackers-declared"))


@GAME.task("attackers-declared", "508.1b", "508.1f", "508.1h", "508.1k", "508.8", "702.20b")
def attackers_declared(draft: MtgDraft, attack: Attack) -> Ask | None:
    """Announce bands, tap the creatures, pay costs; then they become attacking creatures."""
    if not attack:
        skip_combat(draft)
        return None
    costs = [cost for id, at in attack for cost in _price_of(draft, id, at)]
    active = draft.facts["active"]
    draft.do("become-attacking", attack)
    if costs:
        total = _sum(costs)
        draft.note("total-cost", of=active, rules=("508.1h",))
        draft.do("pay", "attack", active, total)
    draft.do("tap-attackers", attack)
    view = view_of(draft)
    if any(view.of(id).has("banding") for id, _ in attack) and len(attack) > 1:
        return Ask("bands", active, args=(attack,), then=Task("bands-announced"))
    return None


def _sum(costs: list[Cost]) -> Cost:
    """Return costs as one: generic mana added up (508.1h)."""
    mana = [symbol for cost in costs for symbol in cost.mana]
    generic = sum(int(symbol) for symbol in mana if symbol.isdecimal())
    rest = tuple(symbol for symbol in mana if not symbol.isdecimal())
    actions = tuple(action for cost in costs for action in cost.actions)
    return Cost(((str(generic),) if generic else ()) + rest, actions)


@GAME.task("skip-combat", "508.8")
def skip_combat(draft: MtgDraft) -> None:
    """No attackers: blockers are not declared and combat damage is not dealt, both steps fall out (508.8)."""
    draft.set(no_combat_steps=("declare-blockers", "combat-damage"))
    draft.note("no-attackers", rules=("508.8",))


@GAME.task("tap-attackers", "508.1f", "702.20b")
def tap_attackers(draft: MtgDraft, attack: Attack) -> None:
    """Tap the attacking creatures, except those with vigilance (702.20b)."""
    view = view_of(draft)
    watchful = [id for id, _ in attack if view.of(id).has("vigilance")]
    for id in watchful:
        draft.note("stays-untapped", of=id, rules=("508.1f", "702.20b"))
    draft.propose(*(tapping(draft, id, None, "508.1f") for id, _ in attack if id not in watchful))


Bands = tuple[tuple[str, ...], ...]


def _bands(question: Question) -> Iterator[Bands]:
    attack: Attack = question.args[0]
    yield ()
    ids = sorted(id for id, _ in attack)
    for size in range(2, len(ids) + 1):
        for chosen in combinations(ids, size):
            yield (chosen,)


@GAME.question("bands", "508.1e", "702.22c", "702.22d", candidates=_bands)
def judge_bands(question: Question, choice: Any) -> Allowed | Refused:
    """A band: creatures with banding and at most one without, all of them against one defender (702.22c)."""
    position, attack = question.position, dict(question.args[0])
    view = view_of(position)
    if not isinstance(choice, tuple) or not all(isinstance(band, tuple) for band in choice):
        return Refused(("702.22c",), "groups of attackers")
    seen: set[str] = set()
    for band in choice:
        if any(id not in attack or id in seen for id in band) or len(band) < 2 or list(band) != sorted(band):
            return Refused(("702.22c",), "attackers, each in one band")
        seen.update(band)
        if len({attack[id] for id in band}) > 1:
            return Refused(("702.22d", "702.22c"), "a band attacks one player or planeswalker")
        if sum(1 for id in band if not view.of(id).has("banding")) > 1:
            return Refused(("702.22c",), "at most one creature without banding")
    return Allowed(("508.1e", "702.22c"))


@GAME.task("bands-announced", "508.1e", "702.22c", "702.22e")
def bands_announced(draft: MtgDraft, choice: Bands) -> None:
    """Keep which creatures attack as a band (508.1e)."""
    for number, band in enumerate(choice):
        for id in band:
            draft.change(id, band=f"band-{number + 1}")
        draft.note("band", rules=("508.1e", "702.22c"), members=band)


@GAME.task("become-attacking", "508.1k", "508.1m", "508.3a")
def become_attacking(draft: MtgDraft, attack: Attack) -> None:
    """What was chosen and has not changed hands is attacking from now on (508.1k)."""
    active = draft.facts["active"]
    view = view_of(draft)
    there = [(id, at) for id, at in attack if id in draft.objects and view.of(id).controller == active]
    alone = len(there) == 1
    draft.propose(
        *(
            event(
                "attack",
                id,
                number=draft.objects[id].number,
                player=active,
                defender=at,
                alone=alone,
                rules=("508.1k",),
            )
            for id, at in there
        )
    )


@GAME.event("attack", "508.1k", "506.5")
def attacks(draft: MtgDraft, happening: Event) -> Consequences:
    """A creature becomes an attacking creature (508.1k)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number"):
        return NOTHING_HAPPENED
    draft.change(record.id, attacking=happening.get("defender"), blocked=None)
    draft.cite(*happening.get("rules", ()))
    draft.changed("attacking", None, happening.get("defender"))
    note_combatants(draft, [record.id])
    declared = (*draft.facts.get("attacked_with", ()), (happening.get("player"), *record.ref))
    draft.set(attacked_with=tuple(sorted(declared)))
    return None
