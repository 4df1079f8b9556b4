"""118.3, 601.2h: whether the total cost of a spell or ability can be paid, and if not, why."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.wording import phrase
from judgekit.engine import Refused
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import mana_value_of
from judgekit.games.mtg.meaning.x_of_permanents import mentions_x
from judgekit.games.mtg.stack.costs.cost_actions import cannot_pay, cost_frame
from judgekit.games.mtg.stack.costs.costs import STILL_OPEN, base_cost, open_symbols, pays_alternative, total_cost
from judgekit.games.mtg.stack.costs.paying import can_pay_mana, why_no_mana
from judgekit.games.mtg.stack.costs.symbol_choices import symbol_choices
from judgekit.games.mtg.stack.targets.targets import designations, words_of
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, Reasons
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.unknown_cards import nobody_knows
from judgekit.games.mtg.terms.records import Cost, Test
from judgekit.games.mtg.terms.symbols import write_symbols

HELPED_BY_OTHERS: list[Callable[[MtgPosition, Object, str, Cost], bool]] = []
"""Whether what other players could pay is enough for a cost that a player cannot pay alone; chapters put theirs here."""


def unpayable(draft: MtgDraft, id: str) -> Reasons:
    """Return the rules by which the total cost of something on the stack cannot be paid, none where it can (118.3).

    CR 118.6, 119.4, 601.2h, 606.6.
    """
    item = draft.objects[id]
    refused = _unpayable_with_any_choice(draft, item)
    if refused and _payable_with_some_x(draft, item):
        return ()
    if not refused or item.announced.targets or not _depends_on_targets(draft):
        return refused
    names = [word.name for word in words_of(draft, item)]
    for choice in tuple(designations(draft, item)):
        targets = tuple(
            (name, tuple(draft.objects[one].ref if one in draft.objects else (one, 0) for one in ids))
            for name, ids in zip(names, choice, strict=True)
        )
        aimed = draft.change(id, announced=item.announced._replace(targets=targets))
        if not _unpayable_with_any_choice(draft, aimed):
            refused = ()
            break
    draft.change(id, announced=item.announced)
    return refused


def told_unpayable(draft: MtgDraft, item: Object, reasons: Reasons, plain: str) -> Refused:
    """Return the refusal of a cost that cannot be paid, in words where mana is missing: what it is, and what changed it (601.2f).

    CR 118.9d.

    Args:
        draft: the game with it on the stack.
        item: what stands there, as far as it was announced.
        reasons: the rules by which it cannot be paid.
        plain: what is said where something else than mana is missing.
    """
    total = total_cost(draft, item)
    mana = total.cost.mana
    if total.changed:
        reasons = (*reasons, "601.2f", *(("118.9d",) if pays_alternative(item) else ()))
    if not total.payable or not mana or can_pay_mana(draft, item.controller, item, mana):
        return Refused(reasons, plain)
    cost, pool = write_symbols(mana), write_symbols(tuple(f"{one.type}" for one in draft.players[item.controller].pool))
    pool = pool or phrase("nothing")
    if total.changed:
        by = ", ".join(total.changed)
        said = phrase(
            "there is not enough mana for {cost}, its cost as changed by {by}: "
            "{pool} in the pool, and untapped mana sources don't give the rest",
            cost=cost,
            by=by,
            pool=pool,
        )
        return Refused(reasons, said)
    said = phrase(
        "there is not enough mana for {cost}: {pool} in the pool, and untapped mana sources don't give the rest",
        cost=cost,
        pool=pool,
    )
    return Refused(reasons, said)


def _payable_with_some_x(draft: MtgDraft, item: Object) -> bool:
    """Tell whether an X still to be announced lets a cost be paid that asks for objects of such a mana value (107.3a, 601.2b)."""
    base, _ = base_cost(draft, item)
    if item.announced.x is not None or base is None or not any(mentions_x(action.of) for action in base.actions):
        return False
    view = view_of(draft)
    values = {mana_value_of(record, view.of(id)) for id, record in draft.objects.items() if not nobody_knows(record)}
    found = False
    for x in sorted(values):
        tried = draft.change(item.id, announced=item.announced._replace(x=x))
        if not _unpayable_with_any_choice(draft, tried):
            found = True
            break
    draft.change(item.id, announced=item.announced)
    return found


def _depends_on_targets(position: MtgPosition) -> bool:
    """Tell whether a change of costs asks what a spell targets: those are chosen before its cost is determined (601.2c, 601.2f)."""
    return any(_asks_for_targets(entry.ability) for entry in in_force(position, "cost-change"))


def _asks_for_targets(term: object) -> bool:
    if not isinstance(term, tuple):
        return False
    return (isinstance(term, Test) and term.what == "targets") or any(_asks_for_targets(part) for part in term)


def _unpayable_with_any_choice(draft: MtgDraft, item: Object) -> Reasons:
    """Return why it cannot be paid whatever is chosen for a cost with a choice that is announced after it."""
    id = item.id
    open_choice = next((name for name in item.announced.options if name in STILL_OPEN), None)
    if open_choice is None:
        return _unpayable_with_any_symbols(draft, item)
    refused: Reasons = ("601.2h", "118.3")
    for announced in tuple(STILL_OPEN[open_choice](draft, item)):
        refused = _unpayable_with_any_symbols(draft, draft.change(id, announced=announced))
        if not refused:
            break
    draft.change(id, announced=item.announced)
    return refused


def _unpayable_with_any_symbols(draft: MtgDraft, item: Object) -> Reasons:
    id, controller = item.id, item.controller
    symbols = open_symbols(draft, item)
    splits = [item.announced.splits] if item.announced.splits or not symbols else list(symbol_choices(symbols))
    reasons: Reasons = ()
    for split in splits:
        tried = draft.change(id, announced=item.announced._replace(splits=split))
        reasons = _unpayable_as_announced(draft, tried, controller)
        if not reasons:
            return ()
    return reasons


def _unpayable_as_announced(draft: MtgDraft, item: Object, player: str) -> Reasons:
    total = total_cost(draft, item)
    if not total.payable:
        return ("601.2h", *total.rules)
    life = 0
    frame = cost_frame(draft, item.id, player)
    for action in total.cost.actions:
        reasons = cannot_pay(draft, frame, player, action)
        if reasons:
            return ("601.2h", *reasons)
        if action.verb == "pay-life" and isinstance(action.amount, int):
            life += action.amount
    if life > draft.players[player].life:
        return ("601.2h", "119.4", "118.3")
    loyalty = total.cost.loyalty
    if isinstance(loyalty, int) and _loyalty_there(draft, item) < -loyalty:
        return ("606.6", "601.2h")
    if not can_pay_mana(draft, player, item, total.cost.mana, total.cost.actions) and not any(
        helped(draft, item, player, total.cost) for helped in HELPED_BY_OTHERS
    ):
        return why_no_mana(draft, player, item, total.cost.mana, total.cost.actions)
    return ()


def _loyalty_there(position: MtgPosition, item: Object) -> int:
    source = position.objects.get(item.source[0]) if item.source is not None else None
    return source.count("loyalty") if source is not None else 0
