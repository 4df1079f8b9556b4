"""601.2g, 601.2h, 118: paying a total cost: mana abilities first, then mana and everything else, all or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from judgekit.engine import Allowed, Ask, Question, Refused, Task
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules
from judgekit.games.mtg.stack.helping_to_pay import Helped, help_rules, helpers, judge_help, left_to_pay, ways_to_help
from judgekit.games.mtg.stack.mana_abilities import Output, added_by_triggers, mana_of, sources
from judgekit.games.mtg.stack.proposals import rewind
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.mana import Pool, can_cover, covers, order_of, split, types_of, ways_to_spend, without
from judgekit.games.mtg.state.objects import Frame, Mana, Object
from judgekit.games.mtg.terms.records import Action, Cost, Filter
from judgekit.games.mtg.terms.symbols import Symbols

Activation = tuple[str, tuple[Any, ...], Output]
"""A mana ability that is activated for a payment: permanent, which ability, what it adds."""


class Payment(NamedTuple):
    """A payment as an answer.

    Attributes:
        activations: mana abilities activated first (601.2g), sorted.
        spent: types of mana spent (601.2h), sorted; restricted and snow mana of a type come last.
        helped: what pays for which symbol instead of mana, by convoke and the like: (id, symbol), sorted.
    """

    activations: tuple[Activation, ...]
    spent: tuple[Mana, ...]
    helped: Helped = ()


GAME.records = (*GAME.records, Payment)


def spendable(position: MtgPosition, item: Object | None) -> Callable[[Mana], bool]:
    """Return whether a mana may be spent on an object on the stack (106.6)."""
    view = view_of(position)

    def may(mana: Mana) -> bool:
        if mana.restriction is None:
            return True
        if item is None or not isinstance(mana.restriction, Filter):
            return False
        frame = Frame(view.of(item.id).controller)
        return passes(view, item.ref, mana.restriction, frame, view.of(item.id))

    return may


def made_by(position: MtgPosition, id: str, key: tuple[Any, ...], output: Output) -> tuple[Mana, ...]:
    """Return the mana that a mana ability adds, of the types it was chosen to add."""
    view = view_of(position)
    record = position.objects[id]
    ability = next(had.ability for had in view.of(id).abilities if had.key == key)
    adding = next(action for action in ability.do if action.verb == "add")
    player = view.of(id).controller
    made = mana_of(position, output, Frame(player, record.ref, ability), adding)
    return (*made, *added_by_triggers(position, player, id, output))


def payments(position: MtgPosition, player: str, item: Object | None, mana: Symbols) -> Iterator[Payment]:
    """Yield every way to pay mana in which no mana ability is activated without need, those with fewest activations first."""
    known = helpers(position, player, item)
    if not known:
        yield from _mana_payments(position, player, item, mana)
        return
    for helped, left in ways_to_help(known, mana):
        ids = {id for id, _ in helped}
        for payment in _mana_payments(position, player, item, left):
            if ids.isdisjoint(activation[0] for activation in payment.activations):
                yield payment._replace(helped=helped)


def _mana_payments(position: MtgPosition, player: str, item: Object | None, mana: Symbols) -> Iterator[Payment]:
    """Yield every way to pay mana with mana."""
    pool = position.players[player].pool
    may = spendable(position, item)
    generic, needs = split(mana)
    total = generic + len(needs)
    available = list(sources(position, player)) if not covers(pool, mana, may) or total else []
    for number in range(min(total, len(available)) + 1):
        for chosen in combinations(available, number):
            if len({source.id for source in chosen}) < len(chosen):
                continue
            for outs in product(*(source.outputs for source in chosen)):
                made = [made_by(position, source.id, source.key, out) for source, out in zip(chosen, outs, strict=True)]
                activations = tuple(
                    sorted((source.id, source.key, out) for source, out in zip(chosen, outs, strict=True))
                )
                for spent in _needed(pool, made, mana, may):
                    yield Payment(activations, spent)


def _needed(pool: Pool, made: list[tuple[Mana, ...]], mana: Symbols, may: Callable[[Mana], bool]) -> Iterator[Pool]:
    """Yield the ways to spend in which mana of every activation is needed."""
    everything = tuple(sorted((*pool, *(one for part in made for one in part)), key=order_of))
    if not can_cover(everything, mana, may):
        return
    for place in range(len(made)):
        rest = (*pool, *(one for number, part in enumerate(made) for one in part if number != place))
        if can_cover(tuple(rest), mana, may):
            return
    yield from ways_to_spend(everything, mana, may)


@GAME.rule("118.3", "601.2h")
def can_pay_mana(position: MtgPosition, player: str, item: Object | None, mana: Symbols) -> bool:
    """Tell whether a player has or can make the mana for a cost (118.3)."""
    generic, needs = split(mana)
    total = generic + len(needs)
    if not total:
        return True
    pool = position.players[player].pool
    may = spendable(position, item)
    if can_cover(pool, mana, may):
        return True
    available = list(sources(position, player))
    most = sum(max(len(out) for out in source.outputs) for source in available)
    most += len(helpers(position, player, item))
    if most + len(pool) < total and not in_force(position, "triggered"):
        return False
    return next(payments(position, player, item, mana), None) is not None


@GAME.rule("718.5a")
def resource_rules(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the rule by which a player whom another one controls pays with the own resources only (718.5a)."""
    return ("718.5a",) if GAME.decides(position, player)[0] != player else ()


@GAME.task("pay", "118.3c", "601.2g", "601.2h", "602.2b", "118.2", "118.5")
def pay(draft: MtgDraft, id: str, player: str, cost: Cost) -> Ask | None:
    """Let a player activate mana abilities and pay a total cost that is locked in (601.2g, 601.2h)."""
    own = resource_rules(draft, player)
    if draft.facts.get("cast_as_told") == id:
        own = (*own, "118.3c")
    if not cost.mana:
        draft.do("pay-rest", id, player, cost.actions, 0)
        draft.note(
            "pay", of=id, by=player, rules=("601.2h", *own, *(() if cost.actions or cost.loyalty else ("118.5",)))
        )
        return None
    draft.note("mana-abilities", of=id, by=player, rules=("601.2g", "118.2", *own))
    draft.do("pay-rest", id, player, cost.actions, 0)
    return Ask("payment", player, of=id, args=(id, cost.mana), then=Task("mana-chosen", (id, player, cost.mana)))


def _candidates(question: Question) -> Iterator[Payment | tuple[str]]:
    position = question.position
    item = position.objects.get(question.args[0])
    found = False
    for payment in payments(position, question.by, item, question.args[1]):
        found = True
        yield payment
    if not found or may_keep_mana_abilities(position, question.by, question.args[0], question.args[1]):
        yield REWIND


@GAME.rule("118.3c", "601.2g")
def may_keep_mana_abilities(position: MtgPosition, player: str, id: str, mana: Symbols) -> bool:
    """Tell whether a player whom an effect tells to cast a spell may leave it at that, activating no mana ability (118.3c).

    Mana that is in the pool already has to be spent.
    """
    if position.facts.get("cast_as_told") != id:
        return False
    return not can_cover(position.players[player].pool, mana, spendable(position, position.objects.get(id)))


REWIND = ("rewind",)
"""The answer of a player who cannot pay, or will not activate mana abilities (118.3c): the action is reversed (726.1)."""


@GAME.question("payment", "601.2h", "118.3", "118.3a", "118.3c", "106.6", "107.4", candidates=_candidates)
def judge_payment(question: Question, choice: Any) -> Allowed | Refused:
    """The mana abilities can be activated, and what is spent pays the mana exactly (601.2h, 118.3)."""
    position, (id, mana) = question.position, question.args
    item = position.objects.get(id)
    if choice == REWIND and may_keep_mana_abilities(position, question.by, id, mana):
        return Allowed(("118.3c", "601.2g"))
    if choice == REWIND:
        payable = next(payments(position, question.by, item, mana), None) is not None
        return Refused(("601.2h",), "the cost can be paid") if payable else Allowed(("118.3", "726.1"))
    if not isinstance(choice, Payment):
        return Refused(("601.2h",), "mana abilities to activate and mana to spend")
    helping = helpers(position, question.by, item) if choice.helped else []
    refused, why = judge_help(helping, mana, choice.helped)
    if refused:
        return Refused(refused, why)
    mana = left_to_pay(mana, choice.helped) or ()
    known = {(source.id, source.key): source for source in sources(position, question.by)}
    pool = position.players[question.by].pool
    if len({activation[0] for activation in choice.activations}) < len(choice.activations):
        return Refused(("605.3c", "601.2g"), "a permanent is used once")
    if {id for id, _ in choice.helped}.intersection(activation[0] for activation in choice.activations):
        return Refused(("601.2h", "118.10"), "a permanent pays once")
    for source, key, out in choice.activations:
        offered = known.get((source, key))
        if offered is None:
            return Refused(("605.3a", "601.2g", "118.3"), f"{source} has no mana ability that can be activated now")
        if out not in offered.outputs:
            return Refused(("106.3", "601.2g"), f"{source} does not add that")
        pool = tuple(sorted((*pool, *made_by(position, source, key, out)), key=order_of))
    left = list(pool)
    for mana_spent in choice.spent:
        if mana_spent not in left:
            return Refused(("118.3", "118.3a", "601.2h"), "mana that is not there")
        left.remove(mana_spent)
    if not covers(choice.spent, mana, spendable(position, item)):
        if covers(choice.spent, mana):
            return Refused(("106.6", "601.2h"), "mana that may not be spent on this")
        return Refused(("601.2h", "118.3"), f"that does not pay {types_of(()) or '{' + '}{'.join(mana) + '}'}")
    rules = ["601.2h", "118.3a", *help_rules(helping, choice.helped)]
    if item is not None and item.ability is not None:
        rules.extend(keyword_rules(item.ability))
    if choice.activations:
        rules.insert(0, "601.2g")
    return Allowed(tuple(rules))


@GAME.task("mana-chosen", "601.2g", "601.2h")
def mana_chosen(draft: MtgDraft, id: str, player: str, mana: Symbols, choice: Payment | tuple[str]) -> None:
    """Activate the mana abilities, then spend the mana; where it cannot be paid, reverse the action."""
    if not isinstance(choice, Payment):
        rewind(draft, id, "601.2h", "118.3")
        return
    tasks = [Task("activate-mana", (player, source, key, out)) for source, key, out in choice.activations]
    if choice.helped:
        tasks.append(Task("help-to-pay", (id, player, choice.helped)))
        mana = left_to_pay(mana, choice.helped) or ()
    draft.next(*tasks, Task("spend", (id, player, mana, choice.spent)))


@GAME.task("spend", "601.2h", "118.3a", "106.4a")
def spend(draft: MtgDraft, id: str, player: str, mana: Symbols, spent: Pool) -> None:
    """Remove mana from the pool; where replacement effects left too little, the action is reversed."""
    pool = draft.players[player].pool
    may = spendable(draft, draft.objects.get(id))
    if any(list(pool).count(one) < list(spent).count(one) for one in spent):
        other = next(ways_to_spend(pool, mana, may), None)
        if other is None:
            rewind(draft, id, "601.2h", "118.3")
            return
        spent = other
    left = without(pool, spent)
    draft.change_player(player, pool=left)
    item = draft.objects.get(id)
    if item is not None:
        kinds = tuple(sorted((*item.announced.spent, *(one.type for one in spent))))
        draft.change(id, announced=item.announced._replace(spent=kinds))
    draft.note(
        "pay-mana", of=id, by=player, rules=("601.2h", "118.3a", *(("106.4a",) if left else ())), mana=types_of(spent)
    )


@GAME.task("pay-rest", "601.2h", "118.3", "118.10", "118.11")
def pay_rest(draft: MtgDraft, id: str, player: str, actions: tuple[Action, ...], place: int) -> Ask | None:
    """Pay the parts of a cost that are not mana, one after another (601.2h)."""
    from judgekit.games.mtg.stack.cost_actions import pay_action

    if place >= len(actions):
        return None
    draft.do("pay-rest", id, player, actions, place + 1)
    return pay_action(draft, id, player, actions[place])
