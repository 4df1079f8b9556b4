"""509: the declare blockers step: what is a legal declaration, its costs, and damage assignment orders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from judgekit.core.wording import phrase
from judgekit.engine import (
    NOTHING_HAPPENED,
    Allowed,
    Ask,
    Consequences,
    Event,
    Question,
    Refused,
    event,
    to_do,
)
from judgekit.games.mtg.combat.attack_limits import pay_for, payable_ways, rules_of, total
from judgekit.games.mtg.combat.banding import LEFT_OPEN, bands, still_a_band
from judgekit.games.mtg.combat.block_limits import (
    Block,
    attacking_player,
    cannot_block_at_all,
    declarations,
    fewest,
    impossible_blocks,
    most_blocked,
    most_obeyed,
    numbers,
    obeyed,
    prices,
    requirements,
    restricted_together,
    ways_to_block,
)
from judgekit.games.mtg.combat.combat import defending_players, note_combatants, propose_declared
from judgekit.games.mtg.combat.declarations import Requirement
from judgekit.games.mtg.combat.evasion import cannot_block
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.defenders import attacks_a_battle, defender_against
from judgekit.games.mtg.multiplayer.shared_turns import declaring
from judgekit.games.mtg.state.combatants import BLOCKER, NOTHING, attackers, blockers, blockers_of, without
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons, sharing_turns, stated_in, turn_order
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Cost

_PROTECTORS_BLOCK = "mtg@20260417:310.8c"
"""The rule by which the protector of a battle, and no one else, blocks what attacks it."""


def _candidates(question: Question) -> Iterator[Block]:
    """Yield every declaration, and after them what a rule forbids single creatures."""
    yield from declarations(question.position, question.by)
    yield from impossible_blocks(question.position, question.by)


def _why_not_at_all(position: MtgPosition, player: str, record: Object) -> str:
    """Return in words why a permanent cannot be chosen to block: whose it is, what it is, or that it is tapped (509.1a)."""
    values = view_of(position).of(record.id)
    if values.controller not in sharing_turns(position, player):
        return phrase(
            "{id} cannot block for {player}: {other} controls it", id=record.id, player=player, other=values.controller
        )
    if "creature" not in values.types:
        return phrase("{id} cannot block: it is no creature", id=record.id)
    return phrase("{id} cannot block: it is tapped", id=record.id)


def _fault_of(position: MtgPosition, player: str, id: str, ids: object) -> Refused | None:
    """Return why one creature cannot block so, None where it can."""
    record = position.objects.get(id)
    if record is None or record.zone != "battlefield" or record.phased_out:
        return Refused(("506.3", "509.1a"), phrase("{id} is no creature of the defending player", id=id))
    reasons = cannot_block_at_all(position, player, record)
    if reasons:
        return Refused(reasons, _why_not_at_all(position, player, record))
    there = {one.id for one in attacking_player(position, player)}
    if not isinstance(ids, tuple) or any(one not in there for one in ids):
        named = [position.objects[one] for one in ids if one in position.objects] if isinstance(ids, tuple) else []
        at_battles = any(attacks_a_battle(position, one) for one in named)
        return Refused(
            ("509.1a", *(stated_in(position, _PROTECTORS_BLOCK) if at_battles else ())),
            phrase(
                "only a creature that attacks that player, a planeswalker of that player or a battle that the player protects"
            ),
        )
    for one in ids:
        reasons = cannot_block(position, one, id)
        if reasons:
            return Refused(reasons, phrase("{id} cannot block {one}", id=id, one=one))
    if not 1 <= len(set(ids)) == len(ids) <= most_blocked(position, id):
        return Refused(("509.1a",), phrase("{id} cannot block so many", id=id))
    return None


@GAME.question("block", candidates=_candidates)
def judge_block(question: Question, choice: object) -> Allowed | Refused:
    """A declaration is legal if its creatures can block so, no restriction is disobeyed and requirements are at their maximum.

    CR 506.3, 506.4c, 509.1b, 509.1d, 509.1f, 702.111b, 802.2a, 802.4b.
    """
    position, player = question.position, question.by
    if not isinstance(choice, tuple) or any(not isinstance(pair, tuple) or len(pair) != 2 for pair in choice):
        return Refused(("509.1",), phrase("creatures and what they block"))
    ways = ways_to_block(position, player)
    for id, ids in choice:
        if ids not in ways.get(id, ()):
            fault = _fault_of(position, player, id, ids)
            if fault is not None:
                return fault
    if len({id for id, _ in choice}) != len(choice):
        return Refused(("509.1a",), phrase("a creature blocks once"))
    reasons = restricted_together(position, player, choice)
    if reasons:
        return Refused(reasons, phrase("a restriction is disobeyed"))
    reasons = () if _ways_to_pay(position, player, choice) else _NOT_PAID
    if reasons:
        return Refused(reasons, phrase("the cost to block cannot be paid"))
    demands = requirements(position, player)
    if demands and obeyed(choice, demands) < most_obeyed(position, player, demands):
        return Refused(("509.1c", *rules_of(demands)), phrase("more requirements could be obeyed"))
    if list(choice) != sorted(choice) or any(list(ids) != sorted(ids) for _, ids in choice):
        return Refused((), phrase("in sorted order"))
    return Allowed(_rules_of(position, player, choice, demands))


def _rules_of(position: MtgPosition, player: str, block: Block, demands: list[Requirement]) -> tuple[str, ...]:
    """Return the rules that allow a declaration; how many must block an attacker together is among them (702.111b)."""
    rules = ["509.1", "509.1a", "703.4h"]
    if len({defender_against(position, one) for one in attackers(position)}) > 1:
        rules.extend(("802.2a", "802.4b"))
    if any(attacks_a_battle(position, one) for one in attackers(position)):
        rules.extend(stated_in(position, _PROTECTORS_BLOCK))
    if demands:
        rules.extend(("509.1c", *rules_of(demands)))
    wanted = fewest(position, player)
    if wanted:
        for attacker in sorted(numbers(block)):
            if attacker in wanted:
                rules.extend(("509.1b", *wanted[attacker][1]))
    if any(position.objects[id].attacking == NOTHING for id in numbers(block)):
        rules.append("506.4c")
    return tuple(dict.fromkeys(rules))


def _ways_to_pay(position: MtgPosition, player: str, block: Block) -> tuple[Cost, ...]:
    """Return the ways in which the cost to block can be paid (509.1d, 509.1e, 509.1f)."""
    cost = total(prices(position, block))
    return payable_ways(position, player, cost, "block") if cost.mana or cost.actions else (cost,)


_NOT_PAID: Reasons = ("509.1d", "509.1f", "118.3")
"""Rules by which the cost to block cannot be paid."""


@GAME.task("declare-blockers")
def declare_blockers(draft: MtgDraft) -> None:
    """Blockers are declared by each defender, in turn order (509.1, 703.4h, 802.4, 805.10d)."""
    who = declaring(draft, defending_players(draft))
    draft.next(*(to_do("declare-blocks-of", player) for player in who), to_do("blocks-over"))


@GAME.task("declare-blocks-of")
def declare_blocks_of(draft: MtgDraft, player: str) -> Ask:
    """Ask a defending player for blockers."""
    together = ("805.10d",) if len(sharing_turns(draft, player)) > 1 else ()
    draft.note("declare-blockers", of=player, rules=("509.1", "703.4h", *together))
    return Ask("block", player, then=to_do("blockers-declared", player))


@GAME.task("blockers-declared")
def blockers_declared(draft: MtgDraft, player: str, block: Block) -> None:
    """Pay the costs to block, which are locked in (509.1d, 509.1f); then the chosen creatures become blocking creatures.

    CR 509.1e.
    """
    ways, paid = _ways_to_pay(draft, player, block), len(prices(draft, block))
    draft.do("become-blocking", player, block)
    pay_for(draft, player, ways, "block", ("509.1d", "509.1f"), paid)


@GAME.task("become-blocking")
def become_blocking(draft: MtgDraft, player: str, block: Block) -> None:
    """Each chosen creature that the player still controls becomes a blocking creature (509.1g, 509.1i, 509.5a)."""
    propose_declared(draft, "block", block, sharing_turns(draft, player), "attackers", "509.1g")


@GAME.event("block")
def blocks(draft: MtgDraft, happening: Event) -> Consequences:
    """A creature becomes a blocking creature; it blocks the whole band of what it blocks (509.1g, 702.22h)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number"):
        return NOTHING_HAPPENED
    ids = list(happening.get("attackers"))
    bands = {draft.objects[id].band for id in ids} - {None}
    for other in attackers(draft):
        if other.band in bands and other.id not in ids:
            ids.append(other.id)
            lasting = () if still_a_band(draft, other.band) else ("702.22e",)
            draft.cite("702.22h", *lasting)
    draft.change(record.id, blocking=tuple(sorted(ids)), details=without(record, BLOCKER))
    draft.cite(*happening.get("rules", ()))
    draft.changed("blocking", (), tuple(sorted(ids)))
    note_combatants(draft, [record.id])
    return None


@GAME.task("blocks-over")
def blocks_over(draft: MtgDraft) -> None:
    """Attackers with blockers become blocked creatures, the others unblocked ones (509.1h); then orders are announced.

    CR 509.5c.
    """
    events = []
    for record in attackers(draft):
        if record.blocked is not None:
            continue
        by = tuple(other.id for other in blockers_of(draft, record.id))
        kind = "becomes-blocked" if by else "unblocked"
        events.append(event(kind, record.id, number=record.number, blockers=by, rules=("509.1h",)))
    draft.do("announce-orders")
    draft.propose(*events)


@GAME.event("becomes-blocked")
def becomes_blocked(draft: MtgDraft, happening: Event) -> Consequences:
    """An attacking creature becomes a blocked creature (509.1h)."""
    return _blocked(draft, happening, True)


@GAME.event("unblocked")
def unblocked(draft: MtgDraft, happening: Event) -> Consequences:
    """An attacking creature becomes an unblocked creature (509.1h, 509.5g)."""
    return _blocked(draft, happening, False)


def _blocked(draft: MtgDraft, happening: Event, blocked: bool) -> Consequences:
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or record.attacking is None:
        return NOTHING_HAPPENED
    draft.change(record.id, blocked=blocked)
    draft.cite(*happening.get("rules", ()))
    return None


# Damage assignment orders.


@GAME.task("announce-orders")
def announce_orders(draft: MtgDraft) -> Ask | None:
    """Ask for the damage assignment orders: the active player for attackers, then defending players for blockers (509.2).

    CR 509.3, 703.4i, 703.4j.
    """
    active = draft.facts["active"]
    for record in attackers(draft):
        by = tuple(other.id for other in blockers_of(draft, record.id))
        if set(record.damage_order) == set(by):
            continue
        if len(by) == 1:
            draft.change(record.id, damage_order=by)
            continue
        return _ask_order(record.id, active, by, "blockers")
    view = view_of(draft)
    order = turn_order(draft)
    for record in sorted(blockers(draft), key=lambda one: (order.index(view.of(one.id).controller), one.id)):
        if set(record.damage_order) == set(record.blocking):
            continue
        if len(record.blocking) == 1:
            draft.change(record.id, damage_order=record.blocking)
            continue
        return _ask_order(record.id, view.of(record.id).controller, record.blocking, "attackers")
    return None


ORDERS = {"blockers": "509.2", "attackers": "509.3"}
"""What is put into a damage assignment order, with its rule: who blocks an attacking creature, or whom a creature blocks."""

_UNORDERED = {"blockers": "702.22j", "attackers": "702.22k"}
"""The rule by which banding lets the damage be divided without regard to such an order."""


def _ask_order(id: str, by: str, ids: tuple[str, ...], what: str) -> Ask:
    args = (tuple(sorted(ids)), what, ORDERS[what])
    return Ask("damage-order", by, of=id, args=args, then=to_do("order-announced", id, what))


def left_open(question: Question) -> tuple[str, ...] | None:
    """Return no order where a creature with banding makes its damage be divided without regard to one (702.22j, 702.22k)."""
    return () if bands(question.position, question.args[0]) else None


@GAME.question("damage-order", candidates=lambda question: permutations(question.args[0]))
def judge_order(question: Question, choice: object) -> Allowed | Refused:
    """A damage assignment order names each of the creatures once (509.2); with banding it binds nobody (702.22j, 702.22k).

    CR 509.3.
    """
    ids, what, rule, *kept = question.args
    freely = () if left_open(question) is None else (_UNORDERED[what],)
    if choice == () and freely:
        return Allowed((rule, *freely))
    if not isinstance(choice, tuple) or sorted(choice) != sorted(ids):
        return Refused((rule,), phrase("each of the creatures once"))
    if kept and tuple(id for id in choice if id in kept[0]) != kept[0]:
        return Refused((rule,), phrase("the relative order of the others does not change"))
    return Allowed((rule, *freely, *(("509.2",) if kept else ())))


@GAME.task("order-announced")
def order_announced(draft: MtgDraft, id: str, what: str, choice: tuple[str, ...]) -> None:
    """Keep a damage assignment order, and go on to the next (509.2, 509.3)."""
    there = blockers_of(draft, id) if what == "blockers" else ()
    draft.change(id, damage_order=choice or tuple(one.id for one in there) or draft.objects[id].blocking)
    others = tuple(one for one in draft.facts.get(LEFT_OPEN, ()) if one != id)
    if others or not choice:
        draft.set_fact(LEFT_OPEN, others if choice else (*others, id))
    draft.note("damage-order", of=id, rules=(ORDERS[what],), order=choice)
    draft.do("announce-orders")
