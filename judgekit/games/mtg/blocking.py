"""509: the declare blockers step: who may block what, evasion, requirements at their maximum, and damage assignment orders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

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
from judgekit.games.mtg.attacking import MOST_TRIED, Requirement
from judgekit.games.mtg.combat import (
    attacked_player,
    attackers,
    blockers,
    blockers_of,
    defending_players,
    note_combatants,
)
from judgekit.games.mtg.evasion import cannot_block, fewest_blockers
from judgekit.games.mtg.filters import passes
from judgekit.games.mtg.forbidding import allowed
from judgekit.games.mtg.game import GAME, MtgDraft, MtgPosition, turn_order
from judgekit.games.mtg.in_force import InForce, concerns, in_force
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.objects import Object
from judgekit.games.mtg.zones import permanents

Block = tuple[tuple[str, tuple[str, ...]], ...]
"""A declaration as an answer: (blocker, the attackers it blocks, sorted), sorted."""

Reasons = tuple[str, ...]


@GAME.rule("509.1a", "506.3")
def cannot_block_at_all(position: MtgPosition, player: str, record: Object) -> Reasons:
    """Return the rules by which a permanent cannot be chosen to block (509.1a), none where it can."""
    values = view_of(position).of(record.id)
    if values.controller != player:
        return ("509.1a",)
    if "creature" not in values.types:
        return ("506.3", "509.1a")
    return ("509.1a",) if record.tapped else ()


def attacking_player(position: MtgPosition, player: str) -> tuple[Object, ...]:
    """Return the attackers that attack a player or a planeswalker of that player (509.1a)."""
    return tuple(
        record for record in attackers(position) if attacked_player(position, record.attacking or "") == player
    )


@GAME.rule("509.1a")
def most_blocked(position: MtgPosition, id: str) -> int:
    """Return how many attackers a creature may block: one, and more where an ability says so."""
    number = 1
    for entry in allowed(position, "block-more", id):
        number += amount(view_of(position), entry.ability.get("number", 1), entry.frame)
    return number


def possible(position: MtgPosition, player: str) -> dict[str, tuple[str, ...]]:
    """Return for each creature that could block the attackers it could block, as far as it alone is concerned."""
    there = attacking_player(position, player)
    found = {}
    for record in permanents(position):
        if cannot_block_at_all(position, player, record):
            continue
        ways = tuple(one.id for one in there if not cannot_block(position, one.id, record.id))
        if ways:
            found[record.id] = ways
    return found


@GAME.rule("509.1b", "702.111b", "506.5")
def restricted_together(position: MtgPosition, block: Block) -> Reasons:
    """Return the rules of restrictions that a whole declaration disobeys: menace, blocking alone, limits (509.1b)."""
    numbers: dict[str, int] = {}
    for _, ids in block:
        for id in ids:
            numbers[id] = numbers.get(id, 0) + 1
    for attacker, number in sorted(numbers.items()):
        fewest, rules = fewest_blockers(position, attacker)
        if number < fewest:
            return ("509.1b", *rules)
    view = view_of(position)
    for entry in in_force(position, "cant"):
        if entry.ability.name == "block" and entry.ability.get("number") is not None:
            most = amount(view, entry.ability.get("number"), entry.frame)
            if sum(1 for id, _ in block if concerns(position, entry, position.objects[id].ref)) > most:
                return ("509.1b", "101.2")
        if entry.ability.name == "be-blocked" and entry.ability.get("number") is not None:
            most = amount(view, entry.ability.get("number"), entry.frame)
            for attacker, number in numbers.items():
                if number > most and concerns(position, entry, position.objects[attacker].ref):
                    return ("509.1b", "101.2")
        alone = entry.ability.name == "block-alone" and len(block) == 1
        if alone and concerns(position, entry, position.objects[block[0][0]].ref):
            return ("509.1b", "506.5", "101.2")
    return ()


@GAME.rule("509.1c")
def requirements(position: MtgPosition, player: str) -> list[Requirement]:
    """Return every requirement to block that affects a creature of a player (509.1c)."""
    view = view_of(position)
    own = [record for record in permanents(position) if view.of(record.id).controller == player]
    there = attacking_player(position, player)
    found: list[Requirement] = []
    for entry in in_force(position, "must"):
        name = entry.ability.name
        if name in ("block", "block-each-combat"):
            among = _blocked_by_demand(position, entry, there)
            found.extend(Requirement(record.id, among) for record in own if concerns(position, entry, record.ref))
        elif name == "be-blocked-by-all":
            lures = frozenset(one.id for one in there if concerns(position, entry, one.ref))
            found.extend(Requirement(record.id, lures) for record in own if lures)
        elif name == "be-blocked":
            found.extend(Requirement("", frozenset((one.id,))) for one in there if concerns(position, entry, one.ref))
    return found


def _blocked_by_demand(position: MtgPosition, entry: InForce, there: tuple[Object, ...]) -> frozenset[str] | None:
    """Return the attackers a creature is told to block, None for any."""
    filter = entry.ability.get("of") or entry.ability.get("attacker")
    if filter is None:
        return None
    view = view_of(position)
    return frozenset(one.id for one in there if passes(view, one.ref, filter, entry.frame))


def obeyed(block: Block, demands: list[Requirement]) -> int:
    """Return how many requirements a declaration obeys; one without a creature asks only that an attacker is blocked."""
    known = dict(block)
    blocked = {id for _, ids in block for id in ids}
    number = 0
    for one in demands:
        if not one.id:
            number += bool(one.among and one.among & blocked)
        elif one.id in known:
            number += one.among is None or bool(one.among.intersection(known[one.id]))
    return number


def _ways(position: MtgPosition, player: str) -> dict[str, list[tuple[str, ...]]]:
    """Return for each creature every set of attackers it could block."""
    found = {}
    for id, ids in possible(position, player).items():
        most = most_blocked(position, id)
        found[id] = [way for size in range(1, min(most, len(ids)) + 1) for way in combinations(sorted(ids), size)]
    return found


def declarations(position: MtgPosition, player: str) -> Iterator[Block]:
    """Yield every declaration in which no restriction is disobeyed, requirements left aside."""
    ways = _ways(position, player)
    ids = sorted(ways)
    for size in range(len(ids) + 1):
        for chosen in combinations(ids, size):
            for sets in product(*(ways[id] for id in chosen)):
                block = tuple(zip(chosen, sets, strict=True))
                if not restricted_together(position, block):
                    yield block


@GAME.rule("509.1c")
def most_obeyed(position: MtgPosition, player: str, demands: list[Requirement]) -> int:
    """Return the maximum number of requirements that a declaration can obey without disobeying a restriction (509.1c)."""
    if not demands:
        return 0
    ways = _ways(position, player)
    ids = sorted(ways)
    best = 0
    for tried, sets in enumerate(product(*((None, *ways[id]) for id in ids))):
        if tried > MOST_TRIED:
            raise Unsupported("a search for the maximum number of requirements among so many creatures", "509.1c")
        block = tuple((id, way) for id, way in zip(ids, sets, strict=True) if way is not None)
        number = obeyed(block, demands)
        if number > best and not restricted_together(position, block):
            best = number
    return best


def _candidates(question: Question) -> Iterator[Block]:
    """List declarations, and single blocks that evasion forbids, for their reasons."""
    position, player = question.position, question.by
    yield from declarations(position, player)


@GAME.question("block", "509.1", "509.1a", "509.1b", "509.1c", "506.3", candidates=_candidates)
def judge_block(question: Question, choice: Any) -> Allowed | Refused:
    """A declaration is legal if its creatures can block so, no restriction is disobeyed and requirements are at their maximum."""
    position, player = question.position, question.by
    if not isinstance(choice, tuple) or any(not isinstance(pair, tuple) or len(pair) != 2 for pair in choice):
        return Refused(("509.1",), "creatures and what they block")
    there = {record.id for record in attacking_player(position, player)}
    for id, ids in choice:
        record = position.objects.get(id)
        if record is None or record.place != "battlefield" or record.phased_out:
            return Refused(("506.3", "509.1a"), f"{id} is no creature of the defending player")
        reasons = cannot_block_at_all(position, player, record)
        if reasons:
            return Refused(reasons, f"{id} cannot block")
        if not isinstance(ids, tuple) or any(one not in there for one in ids):
            return Refused(("509.1a",), "only a creature that attacks that player or a planeswalker of that player")
        if not 1 <= len(set(ids)) == len(ids) <= most_blocked(position, id):
            return Refused(("509.1a",), f"{id} cannot block so many")
        for one in ids:
            reasons = cannot_block(position, one, id)
            if reasons:
                return Refused(reasons, f"{id} cannot block {one}")
    if len({id for id, _ in choice}) != len(choice):
        return Refused(("509.1a",), "a creature blocks once")
    reasons = restricted_together(position, choice)
    if reasons:
        return Refused(reasons, "a restriction is disobeyed")
    demands = requirements(position, player)
    if demands and obeyed(choice, demands) < most_obeyed(position, player, demands):
        return Refused(("509.1c",), "more requirements could be obeyed")
    if list(choice) != sorted(choice) or any(list(ids) != sorted(ids) for _, ids in choice):
        return Refused((), "in sorted order")
    rules = ["509.1", "509.1a"]
    if demands:
        rules.append("509.1c")
    return Allowed(tuple(rules))


@GAME.task("declare-blockers", "509.1", "703.4h", "802.4")
def declare_blockers(draft: MtgDraft) -> None:
    """Each defending player declares blockers, in turn order (509.1, 802.4)."""
    draft.next(*(Task("declare-blocks-of", (player,)) for player in defending_players(draft)), Task("blocks-over"))


@GAME.task("declare-blocks-of", "509.1")
def declare_blocks_of(draft: MtgDraft, player: str) -> Ask:
    """Ask a defending player for blockers."""
    draft.note("declare-blockers", of=player, rules=("509.1",))
    return Ask("block", player, then=Task("blockers-declared", (player,)))


@GAME.task("blockers-declared", "509.1g", "509.1i", "509.5a")
def blockers_declared(draft: MtgDraft, player: str, block: Block) -> None:
    """The chosen creatures become blocking creatures (509.1g)."""
    draft.propose(
        *(
            event("block", id, number=draft.objects[id].number, player=player, attackers=ids, rules=("509.1g",))
            for id, ids in block
        )
    )


@GAME.event("block", "509.1g", "702.22h")
def blocks(draft: MtgDraft, happening: Event) -> Consequences:
    """A creature becomes a blocking creature; it blocks the whole band of what it blocks (702.22h)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number"):
        return NOTHING_HAPPENED
    ids = list(happening.get("attackers"))
    bands = {draft.objects[id].band for id in ids} - {None}
    for other in attackers(draft):
        if other.band in bands and other.id not in ids:
            ids.append(other.id)
            draft.cite("702.22h")
    draft.change(record.id, blocking=tuple(sorted(ids)))
    draft.cite(*happening.get("rules", ()))
    draft.changed("blocking", (), tuple(sorted(ids)))
    note_combatants(draft, [record.id])
    return None


@GAME.task("blocks-over", "509.1h", "509.5c")
def blocks_over(draft: MtgDraft) -> None:
    """Attackers with blockers become blocked creatures, the others unblocked ones (509.1h); then orders are announced."""
    events = []
    for record in attackers(draft):
        if record.blocked is not None:
            continue
        by = tuple(other.id for other in blockers_of(draft, record.id))
        kind = "becomes-blocked" if by else "unblocked"
        events.append(event(kind, record.id, number=record.number, blockers=by, rules=("509.1h",)))
    draft.do("announce-orders")
    draft.propose(*events)


@GAME.event("becomes-blocked", "509.1h")
def becomes_blocked(draft: MtgDraft, happening: Event) -> Consequences:
    """An attacking creature becomes a blocked creature (509.1h)."""
    return _blocked(draft, happening, True)


@GAME.event("unblocked", "509.1h", "509.5g")
def unblocked(draft: MtgDraft, happening: Event) -> Consequences:
    """An attacking creature becomes an unblocked creature (509.1h)."""
    return _blocked(draft, happening, False)


def _blocked(draft: MtgDraft, happening: Event, blocked: bool) -> Consequences:
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or record.attacking is None:
        return NOTHING_HAPPENED
    draft.change(record.id, blocked=blocked)
    draft.cite(*happening.get("rules", ()))
    return None


# Damage assignment orders.


@GAME.task("announce-orders", "509.2", "509.3", "703.4i", "703.4j")
def announce_orders(draft: MtgDraft) -> Ask | None:
    """Ask for the damage assignment orders: the active player for attackers, then defending players for blockers (509.2)."""
    active = draft.facts["active"]
    for record in attackers(draft):
        by = tuple(other.id for other in blockers_of(draft, record.id))
        if set(record.damage_order) == set(by):
            continue
        if len(by) == 1:
            draft.change(record.id, damage_order=by)
            continue
        return _ask_order(record.id, active, by, "509.2")
    view = view_of(draft)
    order = turn_order(draft)
    for record in sorted(blockers(draft), key=lambda one: (order.index(view.of(one.id).controller), one.id)):
        if set(record.damage_order) == set(record.blocking):
            continue
        if len(record.blocking) == 1:
            draft.change(record.id, damage_order=record.blocking)
            continue
        return _ask_order(record.id, view.of(record.id).controller, record.blocking, "509.3")
    return None


def _ask_order(id: str, by: str, ids: tuple[str, ...], rule: str) -> Ask:
    return Ask("damage-order", by, of=id, args=(tuple(sorted(ids)), rule), then=Task("order-announced", (id, rule)))


@GAME.question("damage-order", "509.2", "509.3", candidates=lambda question: permutations(question.args[0]))
def judge_order(question: Question, choice: Any) -> Allowed | Refused:
    """A damage assignment order names each of the creatures once (509.2)."""
    ids, rule, *kept = question.args
    if not isinstance(choice, tuple) or sorted(choice) != sorted(ids):
        return Refused((rule,), "each of the creatures once")
    if kept and tuple(id for id in choice if id in kept[0]) != kept[0]:
        return Refused((rule,), "the relative order of the others does not change")
    return Allowed((rule, *(("509.2",) if kept else ())))


@GAME.task("order-announced", "509.2", "509.3")
def order_announced(draft: MtgDraft, id: str, rule: str, choice: tuple[str, ...]) -> None:
    """Keep a damage assignment order, and go on to the next."""
    draft.change(id, damage_order=choice)
    draft.note("damage-order", of=id, rules=(rule,), order=choice)
    draft.do("announce-orders")
