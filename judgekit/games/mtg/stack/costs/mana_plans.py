"""601.2g, 605.3a: which mana abilities to activate for a cost: a search over what of it is still unpaid, never over subsets.

What is still unpaid is a tuple of numbers, one for each slot: a symbol that is not generic, or the generic mana of one payment.
Mana that can serve an unpaid slot serves one. That loses nothing: where mana is left over that could have served a slot,
it can change places with the mana that served it. So the number of things to look at grows with the cost, not with the sources.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import product

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.characteristics import Key
from judgekit.games.mtg.state.mana import Pool
from judgekit.games.mtg.state.objects import Mana

Unpaid = tuple[int, ...]
"""How often each slot is still to be paid."""


MOST_CONVERSIONS = 3_000
"""States looked at while mana abilities that themselves cost mana are put together, after which nothing is claimed."""


class Output(NamedTuple):
    """What a mana ability could add.

    Attributes:
        types: the mana by type, as the one who activates it chooses it.
        mana: the mana that comes of it, that of triggered mana abilities included (605.4a).
    """

    types: tuple[str, ...]
    mana: Pool


class Offer(NamedTuple):
    """A mana ability that could be activated.

    Attributes:
        id: the permanent.
        key: which of its abilities.
        group: offers with the same group exclude each other (a permanent is tapped once).
        outputs: what it could add.
        cost: slots of the mana that it costs itself, with their numbers; empty where it costs none.
        times: how often it could be activated; None: as often as one likes.
    """

    id: str
    key: Key
    group: Hashable
    outputs: tuple[Output, ...]
    cost: Unpaid = ()
    times: int | None = 1


Chosen = tuple[tuple[Offer, Output], ...]
"""Mana abilities to activate, each with what it adds."""

Serves = Callable[[Mana], tuple[int, ...]]
"""The slots that a mana could pay for."""


class Plans:
    """The ways to pay a cost with mana of a pool and with mana abilities.

    Args:
        unpaid: the cost, by slots.
        pool: mana that is there already.
        offers: mana abilities that cost no mana, in the order in which they are taken.
        serves: the slots that a mana could pay for.
        priced: mana abilities that cost mana themselves.
    """

    def __init__(
        self, unpaid: Unpaid, pool: Pool, offers: Sequence[Offer], serves: Serves, priced: Sequence[Offer] = ()
    ) -> None:
        self._serves = serves
        self._pool = pool
        self._unpaid = unpaid
        self._groups: list[list[Offer]] = []
        by_group: dict[object, list[Offer]] = {}
        for offer in offers:
            if offer.group not in by_group:
                self._groups.append(by_group.setdefault(offer.group, []))
            by_group[offer.group].append(offer)
        self._priced = priced
        self._after: dict[tuple[object, Unpaid], frozenset[Unpaid]] = {}
        self._served: dict[int, tuple[tuple[tuple[int, ...], ...], ...]] = {}

    def plain(self) -> Iterator[Chosen]:
        """Yield choices of mana abilities that cost no mana, fewest first, then by their order; each of them pays for something."""
        yield from self._selections(self._paid({self._unpaid}, self._pool), self._groups)

    def all_of(self, offers: Sequence[Offer]) -> Iterator[Chosen]:
        """Yield what each of some mana abilities, all of them, adds so that all is paid, though one may pay for nothing."""
        start = self._paid({self._unpaid}, self._pool)
        yield from self._with_outputs(start, tuple(offers), idle=True)

    def converting(self) -> Iterator[tuple[Chosen, Chosen]]:
        """Yield choices with mana abilities that cost mana: the others, and those in the order in which they are activated.

        Raises:
            Unsupported: there are too many ways to put them together.
        """
        seen: set[tuple[tuple[tuple[object, int], ...], Unpaid]] = set()
        front: list[tuple[Unpaid, Chosen]] = [(self._unpaid, ())]
        most = self._supply()
        while front:
            following: list[tuple[Unpaid, Chosen]] = []
            for unpaid, later in front:
                used = _uses(later)
                for offer in self._priced:
                    if offer.times is not None and used.get(offer.group, 0) >= offer.times:
                        continue
                    for output in offer.outputs:
                        for left in sorted(self._paid({unpaid}, output.mana), reverse=True):
                            if left == unpaid:
                                continue
                            needed = tuple(a + b for a, b in zip(left, offer.cost, strict=True))
                            chain = ((offer, output), *later)
                            mark = (tuple(sorted(_uses(chain).items(), key=repr)), needed)
                            if sum(needed) > most or mark in seen or _in_vain(needed, unpaid):
                                continue
                            seen.add(mark)
                            if len(seen) > MOST_CONVERSIONS:
                                raise Unsupported(
                                    phrase("so many ways to pay with mana abilities that cost mana"), "605.3a"
                                )
                            following.append((needed, chain))
            for needed, chain in following:
                taken = {offer.group for offer, _ in chain}
                groups = [[one for one in group if one.group not in taken] for group in self._groups]
                groups = [group for group in groups if group]
                if sum(needed) > len(self._pool) + _most(groups):
                    continue
                for chosen in self._selections(self._paid({needed}, self._pool), groups):
                    yield chosen, chain
            front = following

    def _supply(self) -> int:
        """Return how much mana there could be at most, as far as that is limited."""
        total = len(self._pool) + _most(self._groups)
        for offer in self._priced:
            total += max(len(output.mana) for output in offer.outputs) * (1 if offer.times is None else offer.times)
        return max(total, sum(self._unpaid))

    def _paid(self, unpaid: Iterable[Unpaid], mana: Pool) -> frozenset[Unpaid]:
        """Return what can be left unpaid after mana has paid; mana that can serve a slot serves one."""
        states = set(unpaid)
        for one in mana:
            slots = self._serves(one)
            if not slots:
                continue
            after = set()
            for state in states:
                served = False
                for slot in slots:
                    if state[slot]:
                        served = True
                        after.add((*state[:slot], state[slot] - 1, *state[slot + 1 :]))
                if not served:
                    after.add(state)
            states = after
        return frozenset(states)

    def _with(self, offer: Offer, unpaid: Unpaid) -> frozenset[Unpaid]:
        """Return what can be left unpaid after one mana ability, all its outputs; nothing where it would pay for nothing."""
        served = self._served.get(id(offer))
        if served is None:
            served = tuple(tuple(self._serves(one) for one in output.mana) for output in offer.outputs)
            self._served[id(offer)] = served
        mark = (served, unpaid)
        found = self._after.get(mark)
        if found is None:
            ways: set[Unpaid] = set()
            for output in offer.outputs:
                ways |= self._paid({unpaid}, output.mana)
            ways.discard(unpaid)
            found = self._after[mark] = frozenset(ways)
        return found

    def _selections(self, start: frozenset[Unpaid], groups: Sequence[Sequence[Offer]]) -> Iterator[Chosen]:
        if min(sum(state) for state in start) > _most(groups):
            return
        counts = self._counts(start, groups)
        possible = 0
        for state in start:
            possible |= counts[0].get(state, 0)
        for number in range(possible.bit_length()):
            if possible >> number & 1:
                for offers in self._combined(start, groups, counts, 0, number):
                    yield from self._with_outputs(start, offers)

    def _counts(self, start: frozenset[Unpaid], groups: Sequence[Sequence[Offer]]) -> list[dict[Unpaid, int]]:
        """Return for each group and what is unpaid before it with how many activations from there on all is paid (as bits)."""
        layers = [start]
        for group in groups:
            reached = set(layers[-1])
            for state in layers[-1]:
                for offer in group:
                    reached |= self._with(offer, state)
            layers.append(frozenset(reached))
        counts: list[dict[Unpaid, int]] = [{} for _ in layers]
        counts[-1] = {state: 0 if any(state) else 1 for state in layers[-1]}
        for place in range(len(groups) - 1, -1, -1):
            after = counts[place + 1]
            for state in layers[place]:
                bits = after[state]
                for offer in groups[place]:
                    for left in self._with(offer, state):
                        bits |= after[left] << 1
                counts[place][state] = bits
        return counts

    def _combined(
        self,
        states: frozenset[Unpaid],
        groups: Sequence[Sequence[Offer]],
        counts: list[dict[Unpaid, int]],
        first: int,
        number: int,
    ) -> Iterator[tuple[Offer, ...]]:
        """Yield the choices of so many offers, in their order, with which all can be paid."""
        if not number:
            yield ()
            return
        for place in range(first, len(groups)):
            if not any(counts[place].get(state, 0) >> number & 1 for state in states):
                return
            for offer in groups[place]:
                after = frozenset().union(*(self._with(offer, state) for state in states))
                after = frozenset(left for left in after if counts[place + 1][left] >> (number - 1) & 1)
                if after:
                    for rest in self._combined(after, groups, counts, place + 1, number - 1):
                        yield (offer, *rest)

    def _with_outputs(
        self, start: frozenset[Unpaid], offers: tuple[Offer, ...], idle: bool = False
    ) -> Iterator[Chosen]:
        """Yield what each of some offers adds, in order, so that all is paid; idle: some of them may pay for nothing."""

        def after_one(offer: Offer, state: Unpaid) -> frozenset[Unpaid]:
            found = self._with(offer, state)
            return found | {state} if idle else found

        alive: list[frozenset[Unpaid]] = [start]
        for offer in offers:
            alive.append(frozenset(left for state in alive[-1] for left in after_one(offer, state)))
        good: list[set[Unpaid]] = [set() for _ in alive]
        good[-1] = {state for state in alive[-1] if not any(state)}
        for place in range(len(offers) - 1, -1, -1):
            good[place] = {state for state in alive[place] if after_one(offers[place], state) & good[place + 1]}

        def add(place: int, states: frozenset[Unpaid]) -> Iterator[Chosen]:
            if place == len(offers):
                if states:
                    yield ()
                return
            for output in offers[place].outputs:
                after = frozenset(self._paid(states, output.mana) & good[place + 1])
                if after:
                    for rest in add(place + 1, after):
                        yield ((offers[place], output), *rest)

        yield from add(0, frozenset(start & good[0]))


def _most(groups: Sequence[Sequence[Offer]]) -> int:
    """Return how much mana one offer of each group could add at most."""
    return sum(max(len(output.mana) for offer in group for output in offer.outputs) for group in groups)


def _uses(chosen: Chosen) -> dict[object, int]:
    found: dict[object, int] = {}
    for offer, _ in chosen:
        found[offer.group] = found.get(offer.group, 0) + 1
    return found


def _in_vain(needed: Unpaid, unpaid: Unpaid) -> bool:
    """Tell whether no slot is better off and none worse off is paid for: the ability would pay for nothing."""
    return all(after >= before for after, before in zip(needed, unpaid, strict=True))


def ways_of(offers: Sequence[Offer]) -> Iterator[Chosen]:
    """Yield every way in which some mana abilities, all of them, add mana, in order."""
    for outputs in product(*(offer.outputs for offer in offers)):
        yield tuple(zip(offers, outputs, strict=True))
