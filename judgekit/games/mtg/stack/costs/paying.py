"""601.2g, 601.2h, 118: paying a total cost: mana abilities first, then mana and everything else, all or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, product

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, Unsupported
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Key
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules, spelt_out
from judgekit.games.mtg.meaning.kinds_of_ability import taps_for_mana
from judgekit.games.mtg.stack.costs.cost_actions import cannot_pay, cost_frame, pay_action
from judgekit.games.mtg.stack.costs.helping_to_pay import (
    Helped,
    help_rules,
    helpers,
    judge_help,
    left_to_pay,
    too_much_help,
    ways_to_help,
)
from judgekit.games.mtg.stack.costs.mana_abilities import (
    Output,
    Source,
    added_by_triggers,
    adding_now,
    cost_choices,
    mana_of,
    other_uses,
    priced_sources,
    produced_instead,
    proposed_mana_ability,
    too_new_for_mana,
    unplanned,
    usable_sources,
    waiting_for_priority,
)
from judgekit.games.mtg.stack.costs.mana_plans import Chosen, Offer, Plans, Unpaid, ways_of
from judgekit.games.mtg.stack.costs.mana_plans import Output as OutputMade
from judgekit.games.mtg.stack.costs.other_mana import as_paid, rules_of_other_mana
from judgekit.games.mtg.stack.proposals import rewind, told_to_cast
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, next_timestamp
from judgekit.games.mtg.state.mana import (
    Pool,
    all_spent,
    can_cover,
    covers,
    pays_symbol,
    pooled,
    split,
    types_of,
    ways_to_spend,
    without,
)
from judgekit.games.mtg.state.objects import Frame, Lasting, Mana, Object
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.terms.records import Ability, Action, Cost, Filter
from judgekit.games.mtg.terms.symbols import Symbols

_PAYING = "601.2h"
"""The rule by which costs are paid."""

_MANA_SPENT = "118.3a"
"""The rule by which mana leaves the pool to pay for something."""

_NEED_NOT_ACTIVATE = "118.3c"
"""The rule by which nobody has to activate mana abilities."""

Activation = tuple[str, Key, Output]
"""A mana ability that is activated for a payment: permanent, which ability, what it adds."""


class Conversion(NamedTuple):
    """A mana ability that costs mana itself, activated for a payment (605.3a).

    Attributes:
        id: the permanent.
        key: which of its abilities.
        output: what it adds.
        spent: the mana that is spent for it.
    """

    id: str
    key: Key
    output: Output
    spent: tuple[Mana, ...]


class Payment(NamedTuple):
    """A payment as an answer.

    Attributes:
        activations: mana abilities activated first (601.2g), sorted.
        spent: types of mana spent (601.2h), sorted; restricted and snow mana of a type come last.
        helped: what pays for which symbol instead of mana, by convoke and the like: (id, symbol), sorted.
        conversions: mana abilities that cost mana themselves, activated after the others, in this order (605.3a).
    """

    activations: tuple[Activation, ...]
    spent: tuple[Mana, ...]
    helped: Helped = ()
    conversions: tuple[Conversion, ...] = ()


GAME.records = (*GAME.records, Payment, Conversion)


def spendable(position: MtgPosition, item: Object | None) -> Callable[[Mana], bool]:
    """Return whether a mana may be spent on an object on the stack (106.6)."""
    view = view_of(position)

    def may(mana: Mana) -> bool:
        if mana.restriction is None:
            return True
        if (item is None or item.place != STACK) and _forbids_spells_only(mana.restriction):
            return True
        if item is None:
            return False
        frame = Frame(view.of(item.id).controller, mana.source)
        return passes(view, item.ref, mana.restriction, frame, view.of(item.id))

    return may


def _forbids_spells_only(restriction: Filter) -> bool:
    """Tell whether mana can be spent on anything but certain spells, so that it pays for whatever is no spell."""
    return restriction.kind == "object" and all(
        test.what == "not" and isinstance(test.value, Filter) and test.value.kind == "spell"
        for test in restriction.tests
    )


def spendable_on(position: MtgPosition, player: str, source: Source) -> Callable[[Mana], bool]:
    """Return whether a mana may be spent on activating a mana ability (106.6)."""
    ability = ability_with(position, source.id, source.key)
    return spendable(*proposed_mana_ability(position, player, source.id, ability))


def ability_with(position: MtgPosition, id: str, key: Key) -> Ability:
    """Return the ability of a permanent with a key, a keyword spelt out."""
    return spelt_out(next(had.ability for had in view_of(position).of(id).abilities if had.key == key))


def made_by(position: MtgPosition, id: str, key: Key, output: Output) -> tuple[Mana, ...]:
    """Return the mana that a mana ability adds, of the types it was chosen to add."""
    view = view_of(position)
    record = position.objects[id]
    ability = ability_with(position, id, key)
    player = view.of(id).controller
    adding = adding_now(position, ability.do, Frame(player, record.ref, ability))[0]
    made = mana_of(position, output, Frame(player, record.ref, ability), adding)
    made = produced_instead(position, player, id, made) if taps_for_mana(ability) else made
    return (*made, *added_by_triggers(position, player, id, output))


def payments(
    position: MtgPosition, player: str, item: Object | None, mana: Symbols, actions: tuple[Action, ...] = ()
) -> Iterator[Payment]:
    """Yield every way to pay mana in which no mana ability is activated without need, those with fewest activations first.

    Of as many, those come first that use what is good for nothing else: no creature that could attack or block.
    Mana abilities that cost mana themselves (605.3a) are needed only where the others cannot pay.

    Args:
        position: the game.
        player: who pays.
        item: what is paid for.
        mana: the mana part of the total cost.
        actions: the other parts of it, which have to be payable afterwards (601.2h).
    """
    paying = _Paying(position, player, item, actions)
    paying.sparing()
    found = False
    known = helpers(position, player, item)
    for helped, left in ways_to_help(known, mana, paying.standing, paying.payable) if known else (((), mana),):
        if too_much_help(position, item, known, helped):
            continue
        for payment in paying.plainly(left, frozenset(id for id, _ in helped)):
            found = True
            yield payment._replace(helped=helped)
    if not found and paying.has_conversions():
        for helped, left in ways_to_help(known, mana, paying.standing, paying.convertible) if known else (((), mana),):
            if too_much_help(position, item, known, helped):
                continue
            for payment in paying.converting(left, frozenset(id for id, _ in helped)):
                found = True
                yield payment._replace(helped=helped)
    if not found:
        _refuse_unplanned(unplanned(position, player))


def _refuse_unplanned(ids: tuple[str, ...]) -> None:
    """Refuse to say that a cost cannot be paid where a mana ability could be activated of which nothing is known.

    CR 601.2g.

    Raises:
        Unsupported: the abilities, by what they are on.
    """
    if ids:
        raise Unsupported(phrase("paying with the mana ability of {ids}", ids=", ".join(ids)), "605.3a")


class _Paying:
    """What a player has to pay for one thing with: the pool and the mana abilities that could be activated."""

    def __init__(self, position: MtgPosition, player: str, item: Object | None, actions: tuple[Action, ...]) -> None:
        self.position = position
        self.player = player
        self.item = item
        self.actions = actions
        self.pool = position.players[player].pool
        self.may = spendable(position, item)
        kept = _kept_for_the_cost(item, actions)
        self._sources = [source for source in usable_sources(position, player) if source.id not in kept]
        self._offers = _offers(position, self._sources)
        self._conversions: list[tuple[Source, Callable[[Mana], bool]]] | None = None

    def sparing(self) -> None:
        """Put what is good for something else behind the other sources."""
        if len({source.id for source in self._sources}) > 1:
            uses = other_uses(self.position, self.player)
            self._sources.sort(key=lambda source: uses.get((source.id, source.key), 0))
            self._offers = _offers(self.position, self._sources)

    def standing(self, id: str) -> object:
        """Return what makes it matter whether a permanent helps to pay or is tapped for mana: what it could add."""
        return tuple(source.outputs for source in self._sources if source.id == id)

    def payable(self, mana: Symbols, without: frozenset[str]) -> bool:
        """Tell whether mana abilities that cost no mana can pay, some permanents left out."""
        return next(self._chosen(mana, without), None) is not None

    def _chosen(self, mana: Symbols, without: frozenset[str]) -> Iterator[Chosen]:
        mana = as_paid(self.position, self.player, self.item, mana)
        symbols, unpaid = _unpaid(mana)
        offers = [offer for offer in self._offers if offer.id not in without]
        yield from Plans(unpaid, self.pool, offers, _server(symbols, self.may)).plain()

    def convertible(self, mana: Symbols, without: frozenset[str]) -> bool:
        """Tell whether mana abilities can pay, those that cost mana among them, some permanents left out."""
        return next(self.converting(mana, without), None) is not None

    def has_conversions(self) -> bool:
        """Tell whether there are mana abilities that cost mana at all."""
        return bool(priced_sources(self.position, self.player))

    def plainly(self, mana: Symbols, without: frozenset[str]) -> Iterator[Payment]:
        """Yield the payments without mana abilities that cost mana, some permanents left out."""
        mana = as_paid(self.position, self.player, self.item, mana)
        for chosen in self._chosen(mana, without):
            made = [output.mana for _, output in chosen]
            activations = _activations(chosen)
            for spent in _needed(self.pool, made, mana, self.may):
                payment = Payment(activations, spent)
                if self._leaves_the_rest(payment):
                    yield payment

    def converting(self, mana: Symbols, without: frozenset[str]) -> Iterator[Payment]:
        """Yield payments in which mana abilities that cost mana are activated (605.3a), some permanents left out."""
        mana = as_paid(self.position, self.player, self.item, mana)
        if self._conversions is None:
            kept = _kept_for_the_cost(self.item, self.actions)
            found = priced_sources(self.position, self.player)
            self._conversions = [
                (source, spendable_on(self.position, self.player, source)) for source in found if source.id not in kept
            ]
        priced = [(source, may) for source, may in self._conversions if source.id not in without]
        if not priced or not sum(_unpaid(mana)[1]):
            return
        costs = [mana, *(source.cost for source, _ in priced)]
        allowed = [self.may, *(may for _, may in priced)]
        slots: list[tuple[str, int]] = []
        for place, cost in enumerate(costs):
            slots.extend((symbol, place) for symbol in (*sorted(set(split(cost)[1])), GENERIC_SLOT))
        numbers = {slot: number for number, slot in enumerate(slots)}

        def unpaid_of(place: int) -> Unpaid:
            found = [0] * len(slots)
            generic, needs = split(costs[place])
            found[numbers[GENERIC_SLOT, place]] = generic
            for symbol in needs:
                found[numbers[symbol, place]] += 1
            return tuple(found)

        served: dict[Mana, tuple[int, ...]] = {}

        def serves(one: Mana) -> tuple[int, ...]:
            known = served.get(one)
            if known is None:
                known = served[one] = tuple(
                    number
                    for number, (symbol, place) in enumerate(slots)
                    if allowed[place](one) and (symbol == GENERIC_SLOT or pays_symbol(one, symbol))
                )
            return known

        offers = [offer for offer in self._offers if offer.id not in without]
        dear = [
            offer._replace(cost=unpaid_of(place + 1))
            for place, (source, _) in enumerate(priced)
            for offer in _offers(self.position, [source])[:1]
        ]
        may_of = {(source.id, source.key): (source, may) for source, may in priced}
        seen: set[Payment] = set()
        for chosen, chain in Plans(unpaid_of(0), self.pool, offers, serves, dear).converting():
            steps = [(*may_of[offer.id, offer.key], output) for offer, output in chain]
            everything = (*self.pool, *(one for _, output in chosen for one in output.mana))
            settled = next(_spending(pooled(*everything), steps, mana, self.may), None)
            if settled is None:
                continue
            payment = Payment(_activations(chosen), settled[1], (), settled[0])
            if payment not in seen and self._leaves_the_rest(payment):
                seen.add(payment)
                yield payment

    def _leaves_the_rest(self, payment: Payment) -> bool:
        """Tell whether the other parts of the cost can be paid after the mana abilities of a payment (601.2h)."""
        if not payment.conversions and (not self.actions or self.item is None or not payment.activations):
            return True
        return not blocked_parts(self.position, self.player, self.item, payment, self.actions)


def planned_payment(
    position: MtgPosition,
    player: str,
    chosen: Sequence[Source],
    pool: Pool,
    cost: Symbols,
    may: Callable[[Mana], bool],
    named: Pool = (),
) -> Payment | None:
    """Return the payment with exactly these mana abilities, those that cost mana in whatever order works, None where none does.

    Args:
        position: the game.
        player: who pays.
        chosen: the mana abilities, with what they may add.
        pool: mana of the pool that may be spent.
        cost: what is paid.
        may: whether a mana may be spent on it (106.6).
        named: mana of the pool that has to be among what is spent.
    """
    plain = [source for source in chosen if source.plain]
    dear = [(source, spendable_on(position, player, source)) for source in chosen if source.cost]
    free = [(source, spendable_on(position, player, source)) for source in chosen if source.chooses and not source.cost]
    unpaid = _unpaid(cost)
    offers = [Offer(source.id, source.key, number, _made(position, source)) for number, source in enumerate(plain)]
    if not dear and not free:
        plans = Plans(unpaid[1], pool, (), _server(unpaid[0], may))
        for outputs in plans.all_of(offers):
            everything = pooled(*pool, *(one for _, output in outputs for one in output.mana))
            for spent in ways_to_spend(everything, cost, may):
                if all_spent(named, spent):
                    return Payment(_activations(outputs), spent)
        return None
    for outputs in ways_of(offers):
        everything = pooled(*pool, *(one for _, output in outputs for one in output.mana))
        for last in permutations(dear):
            order = (*free, *last)
            for added in product(*(_made(position, source) for source, _ in order)):
                steps = [(source, own, output) for (source, own), output in zip(order, added, strict=True)]
                for conversions, spent in _spending(everything, steps, cost, may):
                    if all_spent(named, (*spent, *(one for conversion in conversions for one in conversion.spent))):
                        return Payment(_activations(outputs), spent, (), conversions)
    return None


def _made(position: MtgPosition, source: Source) -> tuple[OutputMade, ...]:
    return tuple(OutputMade(out, made_by(position, source.id, source.key, out)) for out in source.outputs)


GENERIC_SLOT = "generic"


def _unpaid(mana: Symbols) -> tuple[list[str], Unpaid]:
    """Return the symbols of a cost that are not generic, and how often each is to be paid, generic mana last."""
    generic, needs = split(mana)
    symbols = sorted(set(needs))
    return symbols, (*(needs.count(symbol) for symbol in symbols), generic)


def _server(symbols: list[str], may: Callable[[Mana], bool]) -> Callable[[Mana], tuple[int, ...]]:
    """Return what tells the slots of a cost that a mana could pay for."""
    served: dict[Mana, tuple[int, ...]] = {}

    def serves(one: Mana) -> tuple[int, ...]:
        slots = served.get(one)
        if slots is None:
            fit = (place for place, symbol in enumerate(symbols) if pays_symbol(one, symbol))
            slots = served[one] = (*fit, len(symbols)) if may(one) else ()
        return slots

    return serves


def _kept_for_the_cost(item: Object | None, actions: tuple[Action, ...]) -> frozenset[str]:
    """Return what cannot be tapped for mana, since the cost itself taps it: the source of an ability that costs {T} (601.2h)."""
    if item is None or item.source is None:
        return frozenset()
    tapped = any(action.verb == "tap" and action.of in (None, ("this",)) for action in actions)
    return frozenset((item.source[0],)) if tapped else frozenset()


def blocked_parts(
    position: MtgPosition, player: str, item: Object | None, payment: Payment, actions: tuple[Action, ...]
) -> tuple[str, ...]:
    """Return the rules by which some other part of a cost cannot be paid after mana abilities were activated, none where all can.

    Looked at on a copy in which what they tap is tapped and what they sacrifice or exile is gone.

    CR 118.3, 601.2g.
    """
    draft = position.draft()
    used = (*payment.activations, *((one.id, one.key, one.output) for one in payment.conversions))
    for id, key, _ in used:
        if id not in draft.objects:
            continue
        record = draft.objects[id]
        ability = ability_with(position, id, key)
        cost = ability.cost.actions if ability.cost is not None else ()
        verbs = {action.verb for action in cost if action.of in (None, ("this",))}
        if verbs & {"sacrifice", "exile", "return"} and record.zone is not None:
            draft.remove(id)
        elif "tap" in verbs:
            draft.change(id, tapped=True)
    frame = cost_frame(position, item.id if item is not None else "", player)
    for action in actions:
        reasons = cannot_pay(draft, frame, player, action)
        if reasons:
            return (_PAYING, *reasons)
    return _too_few(position, draft, player, payment, (*actions,), frame)


def _too_few(
    before: MtgPosition, after: MtgDraft, player: str, payment: Payment, actions: tuple[Action, ...], frame: Frame
) -> tuple[str, ...]:
    """Return the rules by which there is too little to choose for every cost that asks for something, none where there is enough.

    What is tapped for one cost is not tapped for another one, and what is sacrificed, discarded or moved for one is gone.

    CR 118.10.

    Args:
        before: the game.
        after: the game after what mana abilities do to the permanents that they are on.
        player: who pays.
        payment: the mana abilities.
        actions: the other parts of the cost that is paid in the end.
        frame: for whom they speak.
    """
    demands: list[tuple[bool, tuple[str, ...], int]] = []
    for conversion in payment.conversions:
        ability = ability_with(before, conversion.id, conversion.key)
        own = Frame(player, before.objects[conversion.id].ref, ability)
        for action, fit, least in cost_choices(before, player, ability, own):
            demands.append((action.verb in ("tap", "untap"), fit, least))
    if not demands:
        return ()
    asked = cost_choices(after, player, Ability("activated", cost=Cost((), actions)), frame)
    demands.extend((action.verb in ("tap", "untap"), fit, least) for action, fit, least in asked)
    for tapping in (True, False):
        left = [
            {one for one in fit if one in after.objects and not (tapping and after.objects[one].tapped)}
            for taps, fit, least in demands
            if taps == tapping
            for _ in range(least)
        ]
        if not all_matched(left):
            return (_PAYING, "118.3")
    return ()


def all_matched(demands: Sequence[set[str]]) -> bool:
    """Tell whether each demand can have an object of its own among those that would do for it."""
    given: dict[str, int] = {}

    def give(place: int, seen: set[str]) -> bool:
        for one in sorted(demands[place] - seen):
            seen.add(one)
            if one not in given or give(given[one], seen):
                given[one] = place
                return True
        return False

    return all(give(place, set()) for place in range(len(demands)))


def _offers(position: MtgPosition, known: list[Source]) -> list[Offer]:
    """Return mana abilities as what plans are made of, one as often as it could be activated."""
    offers = []
    for source in known:
        offer = Offer(source.id, source.key, source.id, _made(position, source))
        if source.times == 1:
            offers.append(offer)
        elif not source.plain:
            offers.append(offer._replace(group=(source.id, source.key), times=source.times))
        else:
            times = min(source.times if source.times is not None else MOST_TIMES, MOST_TIMES)
            offers.extend(offer._replace(group=(source.id, source.key, number)) for number in range(times))
    return offers


MOST_TIMES = 50
"""How often one mana ability that does not tap its permanent is taken to be activated for one payment."""


def _activations(chosen: Chosen) -> tuple[Activation, ...]:
    return tuple(sorted((offer.id, offer.key, output.types) for offer, output in chosen))


Step = tuple[Source, Callable[[Mana], bool], OutputMade]


def _spending(
    pool: Pool, steps: list[Step], mana: Symbols, may: Callable[[Mana], bool]
) -> Iterator[tuple[tuple[Conversion, ...], Pool]]:
    """Yield what is spent for each of some mana abilities, in order, and then for the cost itself."""
    if not steps:
        for spent in ways_to_spend(pool, mana, may):
            yield (), spent
        return
    source, own, output = steps[0]
    for spent in ways_to_spend(pool, source.cost, own):
        after = pooled(*without(pool, spent), *output.mana)
        for conversions, last in _spending(after, steps[1:], mana, may):
            yield (Conversion(source.id, source.key, output.types, spent), *conversions), last


def _needed(pool: Pool, made: list[tuple[Mana, ...]], mana: Symbols, may: Callable[[Mana], bool]) -> Iterator[Pool]:
    """Yield the ways to spend in which mana of every activation is needed."""
    everything = pooled(*pool, *(one for part in made for one in part))
    for place in range(len(made)):
        rest = (*pool, *(one for number, part in enumerate(made) for one in part if number != place))
        if can_cover(tuple(rest), mana, may):
            return
    yield from ways_to_spend(everything, mana, may)


def can_pay_mana(
    position: MtgPosition, player: str, item: Object | None, mana: Symbols, actions: tuple[Action, ...] = ()
) -> bool:
    """Tell whether a player has or can make the mana for a cost (118.3), the other parts of which stay payable.

    CR 601.2h.
    """
    generic, needs = split(mana)
    paid = as_paid(position, player, item, mana)
    if not generic + len(needs) or can_cover(position.players[player].pool, paid, spendable(position, item)):
        return True
    return next(payments(position, player, item, mana, actions), None) is not None


def why_no_mana(
    position: MtgPosition, player: str, item: Object | None, mana: Symbols, actions: tuple[Action, ...] = ()
) -> tuple[str, ...]:
    """Return why a player cannot make the mana for a cost: some creatures came too late, where those would do (302.6)."""
    late = too_new_for_mana(position, player)
    if late:
        later = position.draft()
        for id in late:
            later.change(id, since=0)
        if can_pay_mana(later, player, item, mana, actions):
            return ("602.5a", "302.6", _PAYING, "118.3")
    timing = ("602.5e",) if waiting_for_priority(position, player) else ()
    return (_PAYING, "118.3", *timing)


def resource_rules(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the rule by which a controlled player's costs are paid from that player's resources only (718.5a)."""
    return ("718.5a",) if position.game.decides(position, player)[0] != player else ()


@GAME.task("pay")
def pay(draft: MtgDraft, id: str, player: str, cost: Cost) -> Ask | None:
    """Let a player activate mana abilities and pay a total cost that is locked in (601.2g, 601.2h, 602.2b)."""
    own = resource_rules(draft, player)
    if draft.facts.get("cast_as_told") == id:
        own = (*own, _NEED_NOT_ACTIVATE)
    if not cost.mana:
        draft.do("pay-rest", id, player, cost.actions, 0)
        draft.note(
            "pay", of=id, by=player, rules=(_PAYING, *own, *(() if cost.actions or cost.loyalty else ("118.5",)))
        )
        return None
    draft.note("mana-abilities", of=id, by=player, rules=("601.2g", "118.2", *own))
    draft.do("pay-rest", id, player, cost.actions, 0)
    item = draft.objects.get(id)
    planned = dict(item.frame.made).get("spent") if item is not None and item.frame is not None else None
    if planned is not None:
        draft.do("spend", id, player, cost.mana, planned)
        return None
    args = (id, cost.mana, cost.actions)
    return Ask("payment", player, of=id, args=args, then=Task("mana-chosen", (id, player, cost.mana)))


def _candidates(question: Question) -> Iterator[Payment | tuple[str]]:
    position = question.position
    item = position.objects.get(question.args[0])
    found = False
    for payment in payments(position, question.by, item, *question.args[1:]):
        found = True
        yield payment
    if not found or may_keep_mana_abilities(position, question.by, question.args[0], question.args[1]):
        yield REWIND


def may_keep_mana_abilities(position: MtgPosition, player: str, id: str, mana: Symbols) -> bool:
    """Tell whether a player whom an effect tells to cast a spell may leave it at that, activating no mana ability (118.3c).

    Mana that is in the pool already has to be spent.

    CR 601.2g.
    """
    if position.facts.get("cast_as_told") != id:
        return False
    item = position.objects.get(id)
    mana = as_paid(position, player, item, mana)
    return not can_cover(position.players[player].pool, mana, spendable(position, item))


REWIND = ("rewind",)
"""The answer of a player who cannot pay, or will not activate mana abilities (118.3c): the action is reversed (726.1)."""


@GAME.question("payment", candidates=_candidates)
def judge_payment(question: Question, choice: object) -> Allowed | Refused:
    """The mana abilities can be activated, and what is spent pays the mana exactly (107.4, 118.3, 601.2h)."""
    position, (id, mana, actions) = question.position, question.args
    item = position.objects.get(id)
    if choice == REWIND and may_keep_mana_abilities(position, question.by, id, mana):
        return Allowed((_NEED_NOT_ACTIVATE,))
    if choice == REWIND:
        payable = next(payments(position, question.by, item, mana, actions), None) is not None
        return Refused((_PAYING,), phrase("the cost can be paid")) if payable else Allowed(("118.3", "726.1"))
    if not isinstance(choice, Payment):
        return Refused((_PAYING,), phrase("mana abilities to activate and mana to spend"))
    helping = helpers(position, question.by, item) if choice.helped else []
    refused, why = judge_help(helping, mana, choice.helped)
    if refused:
        return Refused(refused, why)
    if too_much_help(position, item, helping, choice.helped):
        return Refused((_PAYING, "mtg@20260417:701.67b"), phrase("more is tapped than the waterbend cost is large"))
    left_over = left_to_pay(mana, choice.helped) or ()
    mana = as_paid(position, question.by, item, left_over)
    refused, why, pool = _activated(position, question.by, choice)
    if refused:
        return Refused(refused, why)
    left = list(pool)
    for mana_spent in choice.spent:
        if mana_spent not in left:
            return Refused(("118.3", _MANA_SPENT, _PAYING), phrase("mana that is not there"))
        left.remove(mana_spent)
    too_much = _too_much(position, item, choice.spent, mana)
    if too_much:
        return Refused(
            (_PAYING,),
            phrase(
                "{value} is more than the cost takes: that mana stays in the pool",
                value=types_of(too_much),
            ),
        )
    if not covers(choice.spent, mana, spendable(position, item)):
        if covers(choice.spent, mana):
            return Refused(("106.6", _PAYING), phrase("mana that may not be spent on this"))
        return Refused(
            (_PAYING, "118.3"), phrase("that does not pay {value}", value=types_of(()) or "{" + "}{".join(mana) + "}")
        )
    rules = [_PAYING, _MANA_SPENT, *help_rules(helping, choice.helped)]
    if not covers(choice.spent, left_over):
        rules.extend(rules_of_other_mana(position, question.by, item, left_over))
    if item is not None and item.ability is not None:
        rules.extend(keyword_rules(item.ability))
    if choice.activations or choice.conversions:
        rules.insert(0, "601.2g")
        asked = choice.conversions or (item is not None and actions)
        blocked = blocked_parts(position, question.by, item, choice, actions) if asked else ()
        if blocked:
            return Refused(blocked, phrase("the rest of the cost could not be paid after that"))
    return Allowed(tuple(rules))


def _too_much(position: MtgPosition, item: Object | None, spent: Pool, mana: Symbols) -> Pool:
    """Return what of the mana that is to be spent no part of the cost takes, though the rest of it pays (601.2h)."""
    if covers(spent, mana):
        return ()
    paid = next(ways_to_spend(spent, mana, spendable(position, item)), None)
    return without(spent, paid) if paid is not None else ()


def _activated(position: MtgPosition, player: str, choice: Payment) -> tuple[tuple[str, ...], str, Pool]:
    """Return why the mana abilities of a payment cannot be activated, none where they can, and the pool after them."""
    known = {(source.id, source.key): source for source in usable_sources(position, player)}
    pool = position.players[player].pool
    helping = {id for id, _ in choice.helped}
    used: Counter[object] = Counter()
    priced = (
        {(source.id, source.key): source for source in priced_sources(position, player)} if choice.conversions else {}
    )
    for id, key, out in (*choice.activations, *((one.id, one.key, one.output) for one in choice.conversions)):
        offered = known.get((id, key)) or priced.get((id, key))
        if id in helping:
            return (_PAYING, "118.10"), "a permanent pays once", pool
        if offered is None:
            _refuse_unplanned((id,) if id in unplanned(position, player) else ())
            late = ("602.5a", "302.6") if id in too_new_for_mana(position, player) else ()
            return (*late, "605.3a", "601.2g", "118.3"), f"{id} has no mana ability that can be activated now", pool
        group = id if offered.times == 1 else (id, key)
        used[group] += 1
        if offered.times is not None and used[group] > offered.times:
            return ("605.3c", "601.2g"), "a permanent is used once", pool
        if out not in offered.outputs:
            return ("106.3", "601.2g"), f"{id} does not add that", pool
    for id, key, out in choice.activations:
        pool = pooled(*pool, *made_by(position, id, key, out))
    for id, key, out, spent in choice.conversions:
        source = priced.get((id, key))
        if source is None:
            return ("601.2g", "605.3a"), f"{id} adds mana without costing mana", pool
        if any(spent.count(one) > pool.count(one) for one in spent):
            return ("118.3", "605.3a", _PAYING), f"mana for {id} that is not there", pool
        if not covers(spent, source.cost, spendable_on(position, player, source)):
            return (_PAYING, "118.3", "605.3a"), f"that does not pay for {id}", pool
        pool = pooled(*without(pool, spent), *made_by(position, id, key, out))
    return (), "", pool


@GAME.task("mana-chosen")
def mana_chosen(draft: MtgDraft, id: str, player: str, mana: Symbols, choice: Payment | tuple[str]) -> None:
    """Activate the mana abilities, then spend the mana; where it cannot be paid, reverse the action (601.2g)."""
    if not isinstance(choice, Payment):
        rewind(draft, id, _PAYING, "118.3", unable=told_to_cast(draft, id))
        return
    tasks = [Task("activate-mana", (player, source, key, out)) for source, key, out in choice.activations]
    tasks.extend(Task("activate-mana", (player, *conversion)) for conversion in choice.conversions)
    if choice.helped:
        tasks.append(Task("help-to-pay", (id, player, choice.helped)))
        mana = left_to_pay(mana, choice.helped) or ()
    draft.next(*tasks, Task("spend", (id, player, mana, choice.spent)))


@GAME.task("spend")
def spend(draft: MtgDraft, id: str, player: str, mana: Symbols, spent: Pool) -> None:
    """Remove mana from the pool; where replacement effects left too little, the action is reversed."""
    pool = draft.players[player].pool
    item = draft.objects.get(id)
    may = spendable(draft, item)
    otherwise = rules_of_other_mana(draft, player, item, mana) if not covers(spent, mana) else ()
    mana = as_paid(draft, player, item, mana)
    if any(list(pool).count(one) < list(spent).count(one) for one in spent):
        other = next(ways_to_spend(pool, mana, may), None)
        if other is None:
            rewind(draft, id, _PAYING, "118.3")
            return
        spent = other
    left = without(pool, spent)
    draft.change_player(player, pool=left)
    if item is not None:
        item = draft.objects[id]
        kinds = tuple(sorted((*item.announced.spent, *(one.type for one in spent))))
        snow = item.announced.snow + sum(1 for one in spent if one.snow)
        draft.change(id, announced=item.announced._replace(spent=kinds, snow=snow))
        if item.kind != "ability" and any(one.uncounterable for one in spent):
            _beyond_countering(draft, id, player)
    draft.note(
        "pay-mana",
        of=id,
        by=player,
        rules=(_PAYING, _MANA_SPENT, *otherwise, *(("106.4a",) if left else ())),
        mana=types_of(spent),
    )


def _beyond_countering(draft: MtgDraft, id: str, player: str) -> None:
    """Let the spell that mana is spent on be one that can't be countered, as what made the mana says (106.6)."""
    ability = Ability("cant", "be-countered")
    ref = draft.objects[id].ref
    effect = Lasting(f"{id}-uncounterable", ability, Frame(player, ref, ability), next_timestamp(draft), (ref,))
    draft.put_effect(effect.id, effect)
    draft.note("effect", of=id, rules=("106.6",))


@GAME.task("pay-rest")
def pay_rest(draft: MtgDraft, id: str, player: str, actions: tuple[Action, ...], place: int) -> Ask | None:
    """Pay the parts of a cost that are not mana, one after another (118.3, 118.10, 118.11, 601.2h)."""
    if place >= len(actions):
        return None
    draft.do("pay-rest", id, player, actions, place + 1)
    return pay_action(draft, id, player, actions[place])
