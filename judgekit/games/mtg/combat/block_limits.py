"""509.1a-509.1d: who could block what: restrictions, requirements and the most that can be obeyed, and what blocking costs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from judgekit.games.mtg.combat.attack_limits import company, cost_now, demanded_by, done_this_turn
from judgekit.games.mtg.combat.declarations import Requirement, every, forbidden_alone, greatest
from judgekit.games.mtg.combat.evasion import blocks_as_though, cannot_block, fewest_blockers
from judgekit.games.mtg.layers.forbidding import allowed, means
from judgekit.games.mtg.layers.in_force import InForce, concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.defenders import defender_against
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.state.combatants import attackers
from judgekit.games.mtg.state.game import MtgPosition, Reasons, sharing_turns
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.terms.records import Cost

Block = tuple[tuple[str, tuple[str, ...]], ...]
"""A declaration as an answer: (blocker, the attackers it blocks, sorted), sorted."""


def cannot_block_at_all(position: MtgPosition, player: str, record: Object) -> Reasons:
    """Return the rules by which a permanent cannot be chosen to block (509.1a), none where it can (609.4)."""
    values = view_of(position).of(record.id)
    if values.controller not in sharing_turns(position, player):
        return ("509.1a",)
    if "creature" not in values.types:
        return ("506.3", "509.1a")
    return ("509.1a",) if record.tapped and "untapped" not in blocks_as_though(position, record.id) else ()


def attacking_player(position: MtgPosition, player: str) -> tuple[Object, ...]:
    """Return the attackers that a player may block: those that attack that player or a planeswalker of that player (509.1a).

    One whose planeswalker is gone may still be blocked (506.4c).

    CR 802.4a.
    """
    together = sharing_turns(position, player)
    return position.derive(
        ("attacking", player),
        lambda: tuple(record for record in attackers(position) if defender_against(position, record) in together),
    )


def most_blocked(position: MtgPosition, id: str) -> int:
    """Return how many attackers a creature may block: one, and more where an ability says so (509.1a)."""
    number = 1
    for entry in allowed(position, "block-more", id):
        number += amount(view_of(position), entry.ability.get("number", 1), entry.frame)
    return number


def possible(position: MtgPosition, player: str) -> dict[str, tuple[str, ...]]:
    """Return for each creature that could block the attackers it could block, as far as it alone is concerned."""

    def find() -> dict[str, tuple[str, ...]]:
        there = attacking_player(position, player)
        found = {}
        for record in permanents(position):
            if cannot_block_at_all(position, player, record):
                continue
            ways = tuple(one.id for one in there if not cannot_block(position, one.id, record.id))
            if ways:
                found[record.id] = ways
        return found

    return position.derive(("block-ways", player), find)


# Restrictions (509.1b).


def fewest(position: MtgPosition, player: str) -> dict[str, tuple[int, Reasons]]:
    """Return the attackers that only several creatures together can block, how many, and by which rules."""

    def find() -> dict[str, tuple[int, Reasons]]:
        found = {record.id: fewest_blockers(position, record.id) for record in attacking_player(position, player)}
        return {id: known for id, known in found.items() if known[0] > 1}

    return position.derive(("fewest-blockers", player), find)


def numbers(block: Block) -> dict[str, int]:
    """Return by how many creatures each attacker is blocked in a declaration."""
    found: dict[str, int] = {}
    for _, ids in block:
        for id in ids:
            found[id] = found.get(id, 0) + 1
    return found


_GROUPS = frozenset(("block-alone", "block", "be-blocked"))


def _limits(position: MtgPosition) -> list[InForce]:
    """Return the restrictions that speak of how many creatures block, or of a creature that blocks alone."""
    return [
        entry
        for entry in in_force(position, "cant")
        if entry.ability.name in _GROUPS
        and (entry.ability.name == "block-alone" or entry.ability.get("number") is not None)
    ]


def restricted_together(position: MtgPosition, player: str, block: Block) -> Reasons:
    """Return the rules of restrictions that a whole declaration disobeys: menace, blocking alone, limits (509.1b).

    CR 702.111b.
    """
    wanted = fewest(position, player)
    if wanted:
        blocked = numbers(block)
        for attacker, (least, rules) in sorted(wanted.items()):
            if 0 < blocked.get(attacker, 0) < least:
                return ("509.1b", *rules)
    for entry in _limits(position):
        if _disobeyed(position, entry, block):
            return ("509.1b", *(("506.5",) if entry.ability.name == "block-alone" else ()), "101.2")
    return ()


def _disobeyed(position: MtgPosition, entry: InForce, block: Block) -> bool:
    ids = [id for id, _ in block]
    if entry.ability.name == "block-alone":
        return any(
            concerns(position, entry, position.objects[id].ref) and not company(position, entry, ids, id) for id in ids
        )
    most = amount(view_of(position), entry.ability.get("number"), entry.frame)
    if entry.ability.name == "block":
        return sum(1 for id, there in block if any(means(position, entry, id, to=one) for one in there)) > most
    return any(
        number > most and concerns(position, entry, position.objects[id].ref) for id, number in numbers(block).items()
    )


# Requirements (509.1c).


def requirements(position: MtgPosition, player: str) -> list[Requirement]:
    """Return every requirement to block that affects a creature of a player (509.1c, 702.39a)."""
    if not in_force(position, "must"):
        return []
    return position.derive(("block-demands", player), lambda: list(_demands(position, player)))


def _demands(position: MtgPosition, player: str) -> Iterator[Requirement]:
    view = view_of(position)
    own = [
        record for record in permanents(position) if view.of(record.id).controller in sharing_turns(position, player)
    ]
    there = attacking_player(position, player)
    for entry in in_force(position, "must"):
        name = entry.ability.name
        if name in ("block", "block-each-combat"):
            among = _blocked_by_demand(position, entry, there)
            for record in own:
                if concerns(position, entry, record.ref) and not done_this_turn(position, entry, "block", record.ref):
                    apart = entry.ability.get("every") and among is not None
                    for those in [frozenset((one,)) for one in sorted(among or ())] if apart else [among]:
                        yield Requirement(record.id, those, demanded_by(entry))
        elif name == "be-blocked-by-all":
            by = entry.ability.get("by")
            for one in there:
                if concerns(position, entry, one.ref):
                    for record in own:
                        if by is None or passes(view, record.ref, by, entry.frame):
                            yield Requirement(record.id, frozenset((one.id,)), demanded_by(entry))
        elif name == "be-blocked":
            for one in there:
                if concerns(position, entry, one.ref):
                    yield Requirement("", frozenset((one.id,)), demanded_by(entry))


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


Ways = dict[str, list[tuple[str, ...]]]


def ways_to_block(position: MtgPosition, player: str) -> Ways:
    """Return for each creature every set of attackers it could block."""

    def find() -> Ways:
        found = {}
        for id, ids in possible(position, player).items():
            most = most_blocked(position, id)
            found[id] = [way for size in range(1, min(most, len(ids)) + 1) for way in combinations(sorted(ids), size)]
        return found

    return position.derive(("block-sets", player), find)


def most_obeyed(position: MtgPosition, player: str, demands: list[Requirement]) -> int:
    """Return the maximum number of requirements that a declaration can obey without disobeying a restriction (509.1c).

    Nobody is required to pay a cost: a block with a price counts as none.

    CR 509.1d.
    """
    if not demands:
        return 0
    return position.derive(("block-most", player), lambda: _most(position, player, demands))


def _most(position: MtgPosition, player: str, demands: list[Requirement]) -> int:
    free = {
        id: [way for way in sets if not any(price_of(position, id, one) for one in way)]
        for id, sets in ways_to_block(position, player).items()
    }
    return greatest(
        free,
        demands,
        obeyed,
        lambda block: not restricted_together(position, player, block),
        "509.1c",
        apart=not fewest(position, player) and not _limits(position),
    )


# Every declaration, and what it costs.


def declarations(position: MtgPosition, player: str) -> Iterator[Block]:
    """Yield every declaration in which each creature by itself could block so, the fullest last."""
    return every(ways_to_block(position, player))


def impossible_blocks(position: MtgPosition, player: str) -> Iterator[Block]:
    """Yield the blocks of single creatures of a player that a rule forbids, for the reasons."""
    there = tuple(one.id for one in attacking_player(position, player))
    for id, one in forbidden_alone(position, sharing_turns(position, player), possible(position, player), there):
        yield ((id, (one,)),)


def price_of(position: MtgPosition, id: str, attacker: str) -> list[Cost]:
    """Return the costs to be paid for blocking an attacker with a creature (509.1d)."""
    found = []
    for entry in in_force(position, "cant"):
        cost = cost_now(position, entry)
        if cost is None:
            continue
        if (entry.ability.name == "block" and means(position, entry, id, to=attacker)) or (
            entry.ability.name == "be-blocked" and means(position, entry, attacker, by=id)
        ):
            found.append(cost)
    return found


def prices(position: MtgPosition, block: Block) -> list[Cost]:
    """Return every cost to be paid for a declaration; one for a creature is paid once however many it blocks."""
    found = []
    for id, ids in block:
        own: list[Cost] = []
        for one in ids:
            own.extend(cost for cost in price_of(position, id, one) if cost not in own)
        found.extend(own)
    return found
