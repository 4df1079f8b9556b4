"""106, 107.4, 118.3a: mana in pools, and every way in which mana pays the mana part of a cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event
from judgekit.engine.pairing import each_served, most_served
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Mana
from judgekit.games.mtg.terms.symbols import LETTERS, Symbols

Pool = tuple[Mana, ...]
Spendable = Callable[[Mana], bool]
"""Whether a restriction lets a mana be spent on what is being paid for (106.6)."""


def order_of(mana: Mana) -> tuple[str, str]:
    """Return by what mana is sorted in a pool."""
    return (mana.type, repr(mana[1:]))


def pooled(*mana: Mana) -> Pool:
    """Return mana in the order in which pools keep it."""
    return tuple(sorted(mana, key=order_of))


@GAME.event("add-mana")
def add_mana(draft: MtgDraft, happening: Event) -> Consequences:
    """Put mana into a player's mana pool (106.3, 106.4, 106.5, 107.1b)."""
    mana: tuple[Mana, ...] = happening.get("mana", ())
    draft.cite(*happening.get("rules", ()))
    if not mana:
        return NOTHING_HAPPENED
    player = draft.players[happening.of or ""]
    draft.change_player(player.id, pool=pooled(*player.pool, *mana))
    draft.cite("106.4")
    draft.changed("pool", types_of(player.pool), types_of(pooled(*player.pool, *mana)))
    return None


def types_of(pool: Pool) -> str:
    """Return mana as symbols in the order W, U, B, R, G, C."""
    order = "WUBRGC"
    return "".join(f"{{{kind}}}" for kind in sorted((mana.type for mana in pool), key=order.index))


def split(cost: Symbols) -> tuple[int, tuple[str, ...]]:
    """Return the generic part of a mana cost, and its other symbols."""
    generic = sum(int(symbol) for symbol in cost if symbol.isdecimal())
    return generic, tuple(symbol for symbol in cost if not symbol.isdecimal())


def pays_symbol(mana: Mana, symbol: str) -> bool:
    """Tell whether one mana pays one symbol that is not generic (107.4a, 107.4c, 107.4h).

    A hybrid of colours stands here only in a cost that is paid on resolution, where the choice comes with the payment (118.13b).
    """
    if symbol == "S":
        return mana.snow
    return mana.type in symbol.split("/")


def covers(mana: Pool, cost: Symbols, spendable: Spendable | None = None) -> bool:
    """Tell whether mana, all of it, pays exactly a cost (601.2h)."""
    generic, needs = split(cost)
    if len(mana) != generic + len(needs):
        return False
    if spendable is not None and not all(spendable(one) for one in mana):
        return False
    return each_served(needs, mana, pays_symbol)


def can_cover(mana: Pool, cost: Symbols, spendable: Spendable | None = None) -> bool:
    """Tell whether some of the mana pays a cost (118.3a)."""
    generic, needs = split(cost)
    usable = tuple(one for one in mana if spendable is None or spendable(one))
    return len(usable) >= generic + len(needs) and each_served(needs, usable, pays_symbol)


def ways_to_spend(mana: Pool, cost: Symbols, spendable: Spendable | None = None) -> Iterator[Pool]:
    """Yield every different multiset of mana that pays a cost exactly; those that use the mana listed first come first."""
    generic, needs = split(cost)
    usable = Counter(one for one in mana if spendable is None or spendable(one))
    kinds = list(usable)

    def spend(place: int, chosen: Pool, left: int) -> Iterator[Pool]:
        if place == len(kinds):
            if not left and each_served(needs, chosen, pays_symbol):
                yield chosen
            return
        kind = kinds[place]
        rest = tuple(other for other in kinds[place + 1 :] for _ in range(usable[other]))
        for number in range(min(left, usable[kind]), -1, -1):
            taken = (*chosen, *(kind,) * number)
            open_places = left - number
            if len(rest) < open_places or len(needs) - most_served(needs, taken, pays_symbol) > open_places:
                continue
            if each_served(needs, (*taken, *rest), pays_symbol):
                yield from spend(place + 1, taken, open_places)

    yield from spend(0, (), generic + len(needs))


def without(pool: Pool, spent: Pool) -> Pool:
    """Return a pool without mana that was spent."""
    left = list(pool)
    for mana in spent:
        left.remove(mana)
    return tuple(left)


def all_spent(named: Pool, spent: Pool) -> bool:
    """Tell whether all of the mana that was named is among what is spent."""
    return not Counter(named) - Counter(spent)


def equivalents(symbol: str) -> tuple[str, ...]:
    """Return the ways to pay a symbol that can be paid in several (107.4e, 107.4f): symbols, or "life" for 2 life."""
    parts = symbol.split("/")
    if len(parts) == 1:
        return (symbol,)
    colors = tuple(part for part in parts if part in LETTERS or part.isdecimal())
    return (*colors, "life") if parts[-1] == "P" else colors
