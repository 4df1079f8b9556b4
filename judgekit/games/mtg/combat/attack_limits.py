"""508.1a-508.1d: who could attack what: restrictions, requirements and the most that can be obeyed, and what attacking costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Refused, Unsupported
from judgekit.games.mtg.actions.damage.life import can_pay_life
from judgekit.games.mtg.combat.combat import attackable
from judgekit.games.mtg.combat.declarations import Requirement, every, forbidden_alone, greatest
from judgekit.games.mtg.layers.forbidding import means, stated
from judgekit.games.mtg.layers.in_force import InForce, concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.history import demands_once_this_turn
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.stack.costs.cost_actions import (
    THERE_BEFORE,
    cannot_pay,
    continuously,
    cost_frame,
    subject,
    unfit,
)
from judgekit.games.mtg.stack.costs.paying import can_pay_mana
from judgekit.games.mtg.stack.costs.symbol_choices import ways_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons, active_players
from judgekit.games.mtg.state.objects import Lasting, Object, Ref
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.terms.records import Action, Cost, Filter

_WHO_ATTACKS = "508.1a"
"""The rule of what may be chosen to attack."""

Attack = tuple[tuple[str, str], ...]
"""A declaration as an answer: (attacker, what it attacks), sorted."""


WALLS_STAY = "Walls cannot attack"
"""Policy: a Wall cannot attack although it has no defender."""
GAME.policies[WALLS_STAY] = False


def cannot_attack_at_all(position: MtgPosition, record: Object) -> Reasons:
    """Return the rules by which a permanent cannot be chosen to attack (508.1a), none where it can (702.10b)."""
    values = view_of(position).of(record.id)
    if values.controller not in active_players(position):
        return (_WHO_ATTACKS,)
    if "creature" not in values.types:
        return ("506.3", _WHO_ATTACKS)
    if record.tapped:
        return (_WHO_ATTACKS,)
    if (
        values.has("haste")
        or continuously(position, record, values.controller)
        or _as_though(position, record.id, "haste")
    ):
        return ()
    return (_WHO_ATTACKS, "302.6")


def refused_attack(position: MtgPosition, record: Object, reasons: Reasons) -> Refused:
    """Return in words why a permanent cannot be chosen to attack, and what a scenario says where it can (302.6, 508.1a).

    Args:
        position: where.
        record: the permanent.
        reasons: the rules by which it cannot.
    """
    values = view_of(position).of(record.id)
    if values.controller not in active_players(position):
        player = values.controller
        return Refused(
            reasons, phrase("{id} cannot attack: {player} is not the active player", id=record.id, player=player)
        )
    if "creature" not in values.types:
        return Refused(reasons, phrase("{id} cannot attack: it is no creature", id=record.id))
    if record.tapped:
        return Refused(reasons, phrase("{id} cannot attack: it is tapped", id=record.id))
    player = values.controller
    said = phrase("{id} cannot attack: it came under {player}'s control this turn", id=record.id, player=player)
    return Refused(reasons, said, phrase(THERE_BEFORE))


def only_by_haste(position: MtgPosition, record: Object) -> bool:
    """Tell whether a creature can attack only since it has haste: it was not under control since the turn began (702.10b)."""
    values = view_of(position).of(record.id)
    return values.has("haste") and not continuously(position, record, values.controller)


# Restrictions (508.1c).


def _bound(entry: InForce) -> bool:
    """Tell whether a restriction only limits a number or sets a price, and forbids no attack by itself."""
    return entry.ability.get("number") is not None or entry.ability.get("cost") is not None


def _forbids(position: MtgPosition, entry: InForce, id: str, at: str) -> bool:
    """Tell whether a restriction speaks of one creature attacking something, said of the creature or of what is attacked."""
    if entry.ability.name == "attack":
        return means(position, entry, id, to=at)
    return entry.ability.name == "be-attacked" and means(position, entry, at, by=id)


def restricted(position: MtgPosition, id: str, at: str) -> Reasons:
    """Return the rules of restrictions that keep one creature from attacking something (508.1c)."""
    values = view_of(position).of(id)
    stays = values.has("defender") or (position.game.policies[WALLS_STAY] and "Wall" in values.subtypes)
    if stays and not _as_though(position, id, "no defender"):
        return ("702.3b", "508.1c")
    for entry in in_force(position, "cant"):
        if not _bound(entry) and _forbids(position, entry, id, at):
            return ("508.1c", "101.2", *stated(entry.ability))
    return ()


def _as_though(position: MtgPosition, id: str, what: str) -> bool:
    """Tell whether a creature may attack as though it had haste, or did not have defender (609.4)."""
    return any(
        entry.ability.name == "attack-as-though"
        and entry.ability.get("as", "no defender") == what
        and means(position, entry, id)
        for entry in in_force(position, "may")
    )


def _ref(position: MtgPosition, id: str) -> Ref:
    return position.objects[id].ref if id in position.objects else (id, 0)


def company(position: MtgPosition, entry: InForce, ids: Iterable[str], id: str) -> bool:
    """Tell whether a creature that does not attack or block alone has the company it needs (506.5)."""
    view, wanted = view_of(position), entry.ability.get("with")
    others = sum(
        1 for one in ids if one != id and (wanted is None or passes(view, _ref(position, one), wanted, entry.frame))
    )
    return others >= amount(view, entry.ability.get("least", 1), entry.frame)


def restricted_together(position: MtgPosition, attack: Attack) -> Reasons:
    """Return the rules of restrictions that a whole declaration disobeys: limits of number, attacking alone (508.1c).

    CR 802.3a.
    """
    if not coupled(position):
        return ()
    view = view_of(position)
    ids = [id for id, _ in attack]
    for entry in in_force(position, "cant"):
        if entry.ability.get("number") is not None and entry.ability.name in ("attack", "be-attacked"):
            most = amount(view, entry.ability.get("number"), entry.frame)
            if sum(1 for id, at in attack if _forbids(position, entry, id, at)) > most:
                return ("508.1c", "101.2")
        together = len(ids) > 1 and entry.ability.name == "attack-with-others"
        if together and any(concerns(position, entry, _ref(position, id)) for id in ids):
            return ("508.1c", "506.5", "101.2")
        if entry.ability.name == "attack-alone" and any(
            concerns(position, entry, _ref(position, id)) and not company(position, entry, ids, id) for id in ids
        ):
            return ("508.1c", "506.5", "101.2")
    return ()


def coupled(position: MtgPosition) -> bool:
    """Tell whether whether a creature may attack can depend on which others do."""
    return any(
        entry.ability.name in ("attack-alone", "attack-with-others")
        or (entry.ability.name in ("attack", "be-attacked") and entry.ability.get("number") is not None)
        for entry in in_force(position, "cant")
    )


def possible(position: MtgPosition) -> dict[str, tuple[str, ...]]:
    """Return for each creature that could attack what it could attack, as far as it alone is concerned."""

    def find() -> dict[str, tuple[str, ...]]:
        places = attackable(position)
        found = {}
        for record in permanents(position):
            if cannot_attack_at_all(position, record):
                continue
            at = tuple(one for one in places if not restricted(position, record.id, one))
            if at:
                found[record.id] = at
        return found

    return position.derive("attack-ways", find)


# Requirements (508.1d).


def requirements(position: MtgPosition) -> list[Requirement]:
    """Return every requirement to attack that affects a creature of the active player (508.1d, 701.38b, 802.3a)."""
    if not in_force(position, "must"):
        return []
    return position.derive("attack-demands", lambda: list(_demands(position)))


def _demands(position: MtgPosition) -> Iterator[Requirement]:
    view = view_of(position)
    active = active_players(position)
    for entry in in_force(position, "must"):
        if entry.ability.name == "be-attacked":
            for one in attackable(position):
                if concerns(position, entry, _ref(position, one)):
                    yield Requirement("", frozenset((one,)), demanded_by(entry))
        if entry.ability.name not in ("attack", "attack-each-combat"):
            continue
        at = entry.ability.get("at")
        among = None
        if at is not None:
            among = frozenset(one for one in attackable(position) if _is(position, one, at, entry))
        for record in permanents(position):
            if view.of(record.id).controller not in active or not concerns(position, entry, record.ref):
                continue
            if not done_this_turn(position, entry, "attack", record.ref):
                yield Requirement(record.id, among, demanded_by(entry))


def done_this_turn(position: MtgPosition, entry: InForce, kind: str, ref: Ref) -> bool:
    """Tell whether a creature has done in an earlier combat what an effect asks of it for "this turn" and not for each combat."""
    lasting = position.effects.get(entry.id)
    if not isinstance(lasting, Lasting) or not demands_once_this_turn(lasting):
        return False
    return any(one.kind == kind and (one.of, one.get("number")) == ref for one in position.facts.get("history", ()))


def demanded_by(entry: InForce) -> Reasons:
    """Return the rules of the keyword action or ability that makes a requirement, none for a plain one."""
    if entry.ability.get("goaded-by") is not None:
        return ("701.38b",)
    return keyword_rules(entry.frame.ability) if entry.frame.ability is not None else ()


def rules_of(demands: Iterable[Requirement]) -> Reasons:
    """Return the rules of keywords that make requirements, each once."""
    return tuple(dict.fromkeys(rule for one in demands for rule in one.rules))


def _is(position: MtgPosition, id: str, filter: Filter, entry: InForce) -> bool:
    return passes(view_of(position), _ref(position, id), filter, entry.frame)


def obeyed(attack: Attack, demands: list[Requirement]) -> int:
    """Return how many requirements a declaration obeys."""
    known = dict(attack)
    number = 0
    for one in demands:
        if not one.id:
            number += any(one.among is not None and at in one.among for at in known.values())
        elif one.id in known:
            number += one.among is None or known[one.id] in one.among
    return number


def most_obeyed(position: MtgPosition, demands: list[Requirement]) -> int:
    """Return the maximum number of requirements that a declaration can obey without disobeying a restriction (508.1d).

    Nobody is required to pay a cost: an attack with a price counts as none.

    CR 508.1h.
    """
    if not demands:
        return 0
    return position.derive("attack-most", lambda: _most(position, demands))


def _most(position: MtgPosition, demands: list[Requirement]) -> int:
    free = {
        id: tuple(at for at in places if not price_of(position, id, at)) for id, places in possible(position).items()
    }
    return greatest(
        free,
        demands,
        obeyed,
        lambda attack: not restricted_together(position, attack),
        "508.1d",
        apart=not coupled(position),
    )


# Every declaration, and what it costs.


def declarations(position: MtgPosition) -> Iterator[Attack]:
    """Yield every declaration in which each creature by itself could attack so, the fullest last."""
    return every(possible(position))


def impossible_attacks(position: MtgPosition) -> Iterator[Attack]:
    """Yield the attacks of single creatures of the active player that a rule forbids, for the reasons."""
    for id, at in forbidden_alone(position, active_players(position), possible(position), attackable(position)):
        yield ((id, at),)


def price_of(position: MtgPosition, id: str, at: str) -> list[Cost]:
    """Return the costs to be paid for attacking something with a creature (508.1h)."""
    return [
        cost
        for entry in in_force(position, "cant")
        if (cost := cost_now(position, entry)) is not None and _forbids(position, entry, id, at)
    ]


def cost_now(position: MtgPosition, entry: InForce) -> Cost | None:
    """Return the cost that an effect asks for each creature, a formula in it worked out now (508.1h, 509.1d)."""
    cost: Cost | None = entry.ability.get("cost")
    if cost is None or cost.mana_formula is None or cost.alternatives:
        return cost
    generic = max(0, amount(view_of(position), cost.mana_formula, entry.frame))
    return cost._replace(mana=(*cost.mana, str(generic)), mana_formula=None)


_NO_COST: Final = Cost((), ())


def total(costs: Iterable[Cost]) -> Cost:
    """Return costs as one: generic mana added up (508.1h, 509.1d)."""
    costs = list(costs)
    if not costs:
        return _NO_COST
    if any(cost.alternatives or cost.mana_formula is not None or cost.loyalty is not None for cost in costs):
        raise Unsupported(phrase("a cost to attack or block that is a formula or can be paid in other ways"), "508.1h")
    mana = [symbol for cost in costs for symbol in cost.mana]
    generic = sum(int(symbol) for symbol in mana if symbol.isdecimal())
    rest = tuple(symbol for symbol in mana if not symbol.isdecimal())
    actions = tuple(action for cost in costs for action in cost.actions)
    return Cost(((str(generic),) if generic else ()) + rest, actions)


def payable_ways(position: MtgPosition, player: str, cost: Cost, what: str) -> tuple[Cost, ...]:
    """Return the ways in which a player can pay a cost to attack or block: symbols with mana or, Phyrexian ones, life (107.4f).

    CR 508.1h, 508.1j, 509.1d, 509.1f, 118.3.

    Args:
        position: the game when it is paid.
        player: who pays.
        cost: the total cost.
        what: "attack" or "block".
    """
    return tuple(
        way
        for way in ways_of(cost)
        if (not way.mana or can_pay_mana(position, player, None, way.mana))
        and actions_payable(position, player, way.actions, what)
    )


def pay_for(draft: MtgDraft, player: str, ways: tuple[Cost, ...], what: str, rules: Reasons, paid: int) -> None:
    """Have a player pay for attackers or blockers, in the one way there is.

    CR 508.1h, 508.1j, 509.1d, 509.1f.

    Args:
        draft: the game.
        player: who pays.
        ways: the ways in which that can be done.
        what: "attack" or "block".
        rules: the rules by which the cost is locked in and paid.
        paid: how many costs it is the total of.
    """
    if len(ways) > 1:
        raise Unsupported(phrase("a cost to {what} of which mana or life may pay a symbol", what=what), "107.4f")
    for cost in ways:
        if cost.mana or cost.actions:
            draft.note("total-cost", of=player, rules=rules, agreed=paid)
            draft.do("pay", what, player, cost)


def actions_payable(position: MtgPosition, player: str, actions: tuple[Action, ...], what: str) -> bool:
    """Tell whether a player can pay all parts of a cost to attack or block that are not mana, none of them twice (118.3).

    CR 508.1j, 509.1f.

    Args:
        position: the game when it is paid.
        player: who pays.
        actions: the parts, one for each creature and effect.
        what: "attack" or "block", for whom the cost speaks.
    """
    if not actions:
        return True
    frame = cost_frame(position, what, player)
    if any(cannot_pay(position, frame, player, action) for action in actions):
        return False
    different = set(actions)
    if len(actions) < 2:
        return True
    if len(different) > 1:
        raise Unsupported(
            phrase("several different costs to {what} at once", what=what), "508.1h" if what == "attack" else "509.1d"
        )
    action = actions[0]
    if action.verb == "pay-life":
        lives = sum(amount(view_of(position), one.amount or 1, frame) for one in actions)
        return not can_pay_life(position, player, lives)
    ids, least, _most, chooses = subject(position, action, frame, player)
    fit = [id for id in ids if not unfit(position, action.verb, action, id, player, frame)]
    if not chooses:
        raise Unsupported(
            phrase("a cost to {what} that can be paid only once", what=what), "508.1h" if what == "attack" else "509.1d"
        )
    return len(fit) >= least * len(actions)
