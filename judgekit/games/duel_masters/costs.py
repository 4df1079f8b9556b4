"""What a card costs (112, 201), what may be given for it besides mana (601.1a), and how it is paid (107, 112.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.engine.pairing import each_served
from judgekit.games.duel_masters.characteristics import functioning, information, own_abilities, said
from judgekit.games.duel_masters.game import DuelPosition, GameCard, mark_of, sides_of
from judgekit.games.duel_masters.king_cells import joined
from judgekit.games.duel_masters.meanings import amount_of, as_side, holds, matching, passes, why_referred_to
from judgekit.games.duel_masters.terms import Card, Filter, any_says
from judgekit.mechanics.abilities.choosing import sets_of
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import Ability, Instruction, Modification

Payment = tuple[str, ...]


def cost_of(
    position: DuelPosition, player: str, card: GameCard, side: Card, left_out: Collection[Ref] = ()
) -> tuple[int, tuple[str, ...]]:
    """Return what a card costs a player now, effects that change the cost applied, and the rules (112.2b, 601.1e).

    Args:
        position: where it would be played.
        player: who would play it.
        card: the card.
        side: as which of its sides.
        left_out: the sources of effects that need not be applied, and are not (601.1a).
    """
    cost, rules = side.cost or 0, ["201.1a"]
    changes: list[tuple[int, int]] = []
    own, asked = False, tuple[str, ...]()
    for frame, ability in _cost_abilities(position, player, card, side):
        if frame.source in left_out and may_be_left_out(ability):
            continue
        for change in ability.modify:
            if change.what == "play-cost":
                changes.append((amount_of(position, change.value, frame), ability.change("least", 0)))
                own = own or frame.source == card.ref
                asked += why_referred_to(ability.affects, ability.condition)
    for amount, _floor in sorted(changes, key=lambda one: one[0] < 0):
        cost += amount
    if changes:
        rules += ["112.2b", "601.1e", "201.2a", *(["604.3", "110.4e"] if own else []), *dict.fromkeys(asked)]
        rules += ["108.2"] if len({amount < 0 for amount, _floor in changes}) > 1 else []
        cost = max(cost, max(floor for _amount, floor in changes), 0)
    return cost, tuple(rules)


def may_be_left_out(ability: Ability) -> bool:
    """Tell whether an effect lowers a cost only where its player wants it (「少なくしてもよい」, 601.1a)."""
    return ability.change("optional") is not None


def costs_of(
    position: DuelPosition, player: str, card: GameCard, side: Card, way: Way
) -> tuple[tuple[int, ...], tuple[str, ...], tuple[str, ...]]:
    """Return every number that a card may cost, the lowest first, the civilizations, and the rules (601.1a, 601.1e)."""
    effects = list(_cost_abilities(position, player, card, side))
    optional = sorted({frame.source for frame, ability in effects if may_be_left_out(ability)})
    in_part = {frame.source for frame, ability in effects if Modification("optional", "each") in ability.modify}
    lowest, civilizations, rules = price(position, player, card, side, way)
    numbers = {lowest}
    for size in range(1, len(optional) + 1):
        for left_out in combinations(optional, size):
            most = price(position, player, card, side, way, left_out)[0]
            least = price(position, player, card, side, way, [one for one in left_out if one not in in_part])[0]
            numbers.update((most, *range(least, most)))  # 「最大2」: by 1 as well
    return tuple(sorted(numbers)), civilizations, (*rules, *(("601.1a",) if optional else ()))


Way = tuple[Ability | None, Payment]
"""How a card is paid: by what it offers, or without it, and what is given for that besides mana."""


def offer_of(position: DuelPosition, player: str, card: GameCard, side: Card) -> Ability | None:
    """Return by what whoever plays a card may pay more or less for it, and what follows then: O・ドライブ (112.2d) and its like.

    What is said of a card that is played out of another zone than the hand follows in any case.
    """
    there = [one for one in own_abilities(position, card, (side,)) if one.name == "price-offer"]
    offers = [one for one in there if card.place in (one.zones or (card.place,))]
    if any_says(position.cards, "helps-pay") and any(True for _ in _helpers(position, player, card, side)):
        offers.append(_HELP)
    if len(offers) > 1:
        raise Unsupported(phrase("several costs of one card that are chosen"), "601.1a")
    return offers[0] if offers else None


_HELP = Ability(
    "rule",
    name="price-offer",
    affects=Filter(what=("creature",), controller=("you",), has="helps-pay"),
    modify=(
        Modification("given", Instruction("destroy", ("chosen", "given"))),
        Modification("of", (1, None)),
        Modification("least", 1),
    ),
)
"""What creatures with ササゲール offer to a card that they help to pay: some of them are destroyed."""


def _helpers(position: DuelPosition, player: str, card: GameCard, side: Card) -> Iterator[tuple[str, int]]:
    """Yield the creatures that help to pay a card, with how much less it costs for each (601.1a)."""
    for frame in said(position, "helps-pay"):
        if frame.controller == player and meant_by(position, card, side, frame.ability, frame, player):
            yield frame.source[0], frame.ability.modify[0].value


def price(
    position: DuelPosition, player: str, card: GameCard, side: Card, way: Way, left_out: Collection[Ref] = ()
) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """Return what a card costs where its offer is taken, or without it: the number, the civilizations, and the rules."""
    offer, given = way
    said = {change.what: change.value for change in (offer.modify if offer is not None else ())}
    if "instead" in said:  # another cost in its place (601.1b)
        side = side._replace(cost=said["instead"])
    cost, rules = cost_of(position, player, card, side, left_out)
    if said.get("instead") == 0 and cost:
        raise Unsupported(phrase("several costs of one card that are chosen"), "601.1a")
    more = said.get("play-cost", 0) - said.get("per", 0) * len(given)
    if offer == _HELP:
        more -= sum(less for id, less in _helpers(position, player, card, side) if id in given)
    if said.get("per-cost"):
        more -= sum(information(position, id).cost or 0 for id in given)
    if more:
        cost, rules = max(cost + more, said.get("least", 0)), (*rules, "112.2d" if more > 0 else "112.2b")
    if "instead" in said or given:
        rules = (*rules, "601.1a")
    others = tuple(change.value for change in (offer.modify if offer else ()) if change.what == "civilization")
    mine = () if "instead" in said else tuple(sorted(side.civilizations))
    return cost, (*mine, *others), rules


EVOLVING = "evolving"
"""Mark of a NEO creature that is being summoned onto another one: a NEO evolution creature (802.2)."""

PAYS = "pays"
"""Mark of a card that is being played for other mana than its cost: for which, as an offer that is taken."""


def ways_to_pay(position: DuelPosition, player: str, card: GameCard, side: Card) -> list[Way]:
    """Return the ways in which a card can be paid now: without what it offers, and with it (601.1a, 601.1b)."""
    there = untapped(position, player, card.id)
    offer = mark_of(card, PAYS) or offer_of(position, player, card, side)
    ways: list[Way] = [(None, ())] if offer is None or offer.zones is None or offer.optional else []
    ways += [(offer, given) for given in _given(position, player, card, offer)] if offer is not None else []
    priced = ((way, price(position, player, card, side, way)[:2]) for way in ways)
    return [way for way, cost in priced if _pays(position, (*there, *_as_mana(position, way)), *cost)]


def _as_mana(position: DuelPosition, way: Way) -> Payment:
    """Return what is given by being put into the mana zone and can be tapped there at once: of one civilization (405.1)."""
    into_mana = given_by(way).get("to") == "mana-zone"
    return tuple(id for id in way[1] if into_mana and len(civilizations_of(position, id)) < 2)


def given_by(way: Way) -> Instruction:
    """Return what is done with what is given for a card; an instruction of no verb where nothing is."""
    found: Instruction = (way[0].change("given") if way[0] is not None else None) or Instruction("")
    return found


def _given(position: DuelPosition, player: str, card: GameCard, offer: Ability) -> Iterator[Payment]:
    """Yield what can be given for an offer; not the card itself, which is held (601.1a), and nothing is tapped twice (105.6)."""
    if offer.change("given") is None or offer.affects is None:
        yield ()
        return
    least, most = offer.change("of")
    refs, taps = matching(position, offer.affects, Frame(player, card.ref, offer)), offer.change("given").verb == "tap"
    ids = [id for id, _ in refs if id != card.id and not (taps and position.objects[id].tapped)]
    for some in sets_of(ids, max(least, 1), len(ids) if most is None else most):
        alike = (getattr(information(position, id), offer.change("differ", "name")) for id in some)
        if offer.change("differ") is None or len({*alike}) == len(some):
            yield some


def _cost_abilities(position: DuelPosition, player: str, card: GameCard, side: Card) -> Iterator[tuple[Frame, Ability]]:
    """Yield what changes the cost of a card: its own abilities (604.3), and those of cards in the battle zone, and effects."""
    for ability in own_abilities(position, card, (side,)):
        if ability.kind == "static" and ability.affects is None:
            frame = Frame(player, card.ref, ability)
            if _of_cost(ability) and holds(position, ability.condition, frame):
                yield frame, ability
    for source, ability in functioning(position, ("static",)):
        frame = Frame(source.controller, source.ref, ability)
        meant = _of_cost(ability) and meant_by(position, card, side, ability, frame, player)
        if meant and holds(position, ability.condition, frame):
            yield frame, ability
    for effect in sorted(position.effects.values(), key=lambda one: one.order):
        found = Ability("static", affects=effect.affects, modify=effect.modify)
        if _of_cost(found) and meant_by(position, card, side, found, effect.frame, player):
            yield effect.frame, found


def costs_otherwise(position: DuelPosition, id: str) -> bool:
    """Tell whether playing a card costs more or less now: what is looked at is the cost on it all the same (201.2a)."""
    card = position.objects[id]
    changed = (_cost_abilities(position, card.owner, card, side) for side in sides_of(position, card))
    return any(True for found in changed for _ in found)


def _of_cost(ability: Ability) -> bool:
    return ability.change("play-cost") is not None


def meant_by(position: DuelPosition, card: GameCard, side: Card, ability: Ability, frame: Frame, player: str) -> bool:
    """Tell whether an ability that changes costs, or permits to play it, speaks of a card that a player would play as a side."""
    if ability.affects is None:
        return False
    known = information(position, card.id)
    special = side.special | ({"neo-evolution"} if EVOLVING in card.marks else frozenset())
    info = as_side(position, card, known, side)._replace(special=special, power=known.power, controller=player)
    return passes(position, card.ref, ability.affects, frame, info, anywhere=True)


def payments(
    position: DuelPosition, player: str, costs: Sequence[int], civilizations: Sequence[str], playing: str
) -> Iterator[Payment]:
    """Yield every way to pay one of some costs: mana cards with each civilization once, none too many (112.2a, 112.2c).

    Where the cost was brought below the number of civilizations, they are paid all the same (112.2b).
    """
    there, cost = untapped(position, player, playing), max(costs)
    if min(costs) <= 0 and not civilizations:
        yield ()
    if cost <= 0 and not civilizations:
        return
    least = len(civilizations)
    # Cards without mana give a civilization each, at most.
    without_mana = least if any(not mana_of(position, id) for id in there) else 0
    for size in range(max(least, 1), max(cost, least) + without_mana + 1):
        for chosen in combinations(there, size):
            if is_payment(position, chosen, costs, civilizations):
                yield chosen


def is_payment(
    position: DuelPosition, chosen: Sequence[str], costs: Sequence[int], civilizations: Sequence[str]
) -> bool:
    """Tell whether tapping some cards pays one of some costs, with none of the cards too many."""
    return any(_pays_exactly(position, chosen, cost, civilizations) for cost in costs)


def _pays_exactly(position: DuelPosition, chosen: Sequence[str], cost: int, civilizations: Sequence[str]) -> bool:
    if not _pays(position, chosen, cost, civilizations):
        return False
    fewer = ([*chosen[:place], *chosen[place + 1 :]] for place in range(len(chosen)))
    return not any(_pays(position, some, cost, civilizations) for some in fewer)


def _pays(position: DuelPosition, chosen: Sequence[str], cost: int, civilizations: Sequence[str]) -> bool:
    total = sum(mana_of(position, id) for id in chosen)
    return total >= cost and matched([civilizations_of(position, id) for id in chosen], civilizations)


def mana_of(position: DuelPosition, id: str) -> int:
    """Return how much mana a card of the mana zone gives: the number on its symbol (107.2, 207.1)."""
    card = position.objects[id]
    sides = sides_of(position, card)
    return sides[0].mana if sides and not card.face_down else 1


def civilizations_of(position: DuelPosition, id: str) -> frozenset[str]:
    """Return the civilizations of a card of the mana zone (106.2, 107.2)."""
    return information(position, id).civilizations


def matched(offers: Sequence[frozenset[str]], needed: Sequence[str]) -> bool:
    """Tell whether each civilization needed is given by a card of its own (107.2, 112.2a)."""
    return each_served(needed, offers, lambda offer, civilization: civilization in offer)


def untapped(position: DuelPosition, player: str, playing: str) -> tuple[str, ...]:
    """Return the cards that can be tapped for mana; a card that is played from the mana zone itself among them (601.1c)."""
    ids = position.zones.get(f"mana-zone/{player}", ())
    played = (playing, *joined(position, playing))
    there = (position.objects[id] for id in ids)
    return tuple(card.id for card in there if not card.tapped and (not card.held or card.id in played))


def covers_civilizations(position: DuelPosition, player: str, civilizations: frozenset[str], playing: str) -> bool:
    """Tell whether a player can pay some civilizations for a card (112.2a)."""
    there = [civilizations_of(position, id) for id in untapped(position, player, playing)]
    return matched(there, sorted(civilizations))
