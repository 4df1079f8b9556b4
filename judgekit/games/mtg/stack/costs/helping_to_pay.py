"""702.51, 702.66, 702.126: convoke, delve and improvise: parts of a total cost paid by tapping permanents or exiling cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import combinations, combinations_with_replacement, product

from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Characteristics
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.stack.costs.costs import total_cost
from judgekit.games.mtg.stack.targets.targets import frame_of_item
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.mentioned import on_cards
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.status import tapping
from judgekit.games.mtg.state.zones import permanents, zone_key
from judgekit.games.mtg.terms.linking import EXILED, speaks_of
from judgekit.games.mtg.terms.symbols import LETTERS, Symbols

GENERIC = "1"
"""One generic mana of a cost, as something pays for it."""

HELPING = {
    "convoke": "702.51a",
    "improvise": "702.126a",
    "delve": "702.66a",
    "waterbend": "mtg@20260417:701.67a",
}
"""Keywords of a spell by which something else than mana pays parts of its total cost, with their rules."""

_COLOR_LETTERS = {color: letter for letter, color in LETTERS.items()}

Helped = tuple[tuple[str, str], ...]
"""What pays for which symbol: (id, symbol), sorted."""

Helper = tuple[str, frozenset[str], str]
"""Something that may pay: its id, the symbols it may pay for, the keyword."""


def helpers(position: MtgPosition, player: str, item: Object | None) -> list[Helper]:
    """Return what may pay for parts of the total cost of a spell besides mana (702.51a, 702.66a, 702.126a).

    CR 702.51d, 702.66c, 702.126c.
    """
    if item is None:
        return []
    view = view_of(position)
    keywords = [name for name in HELPING if item.kind != "ability" and view.of(item.id).has(name)]
    if waterbent(position, item):
        keywords.append("waterbend")
    if not keywords:
        return []
    found: dict[str, Helper] = {}
    for record in permanents(position):
        own = view.of(record.id)
        if own.controller != player or record.tapped:
            continue
        if "convoke" in keywords and "creature" in own.types:
            found[record.id] = (record.id, _for_creature(own), "convoke")
        elif "improvise" in keywords and "artifact" in own.types:
            found[record.id] = (record.id, frozenset((GENERIC,)), "improvise")
        elif "waterbend" in keywords and own.types & {"artifact", "creature"}:
            found[record.id] = (record.id, frozenset((GENERIC,)), "waterbend")
    if "delve" in keywords:
        for id in position.zones.get(zone_key("graveyard", player), ()):
            found[id] = (id, frozenset((GENERIC,)), "delve")
    return [found[id] for id in sorted(found)]


_any_waterbending = on_cards("waterbend")


def waterbent(position: MtgPosition, item: Object | None) -> int:
    """Return how much generic mana of a cost artifacts and creatures may be tapped for."""
    if item is None or not _any_waterbending(position):
        return 0
    view, frame = view_of(position), frame_of_item(position, item)
    actions = total_cost(position, item).cost.actions
    return sum(amount(view, action.amount or 0, frame) for action in actions if action.verb == "waterbend")


def too_much_help(position: MtgPosition, item: Object | None, known: list[Helper], helped: Helped) -> bool:
    """Tell whether more is tapped for a cost than its waterbend part is large."""
    bending = {id for id, _, keyword in known if keyword == "waterbend"}
    return bool(bending) and sum(id in bending for id, _ in helped) > waterbent(position, item)


def _for_creature(values: Characteristics) -> frozenset[str]:
    """Return the symbols that tapping a creature pays for: generic mana, and mana of its colours (702.51a)."""
    return frozenset((GENERIC, *(_COLOR_LETTERS[color] for color in values.colors)))


def left_to_pay(mana: Symbols, helped: Helped) -> Symbols | None:
    """Return what of a mana cost is left when something else has paid for parts of it, None where it has no such parts."""
    generic = sum(int(symbol) for symbol in mana if symbol.isdecimal())
    needs = [symbol for symbol in mana if not symbol.isdecimal()]
    for _, symbol in helped:
        if symbol == GENERIC:
            generic -= 1
        elif symbol in needs:
            needs.remove(symbol)
        else:
            return None
    if generic < 0:
        return None
    return ((str(generic),) if generic else ()) + tuple(needs)


def ways_to_help(
    known: list[Helper],
    mana: Symbols,
    standing: Callable[[str], Hashable] = str,
    payable: Callable[[Symbols, frozenset[str]], bool] | None = None,
) -> Iterator[tuple[Helped, Symbols]]:
    """Yield every way in which something else than mana pays for parts of a cost, none of it first, with what is left.

    Args:
        known: what may help.
        mana: the cost.
        standing: what tells two of them apart besides the symbols that they may pay for.
        payable: tells whether what is left can be paid without those that help; asked once for those that are alike.
    """
    wanted = Counter(symbol for symbol in mana if not symbol.isdecimal())
    wanted[GENERIC] = sum(int(symbol) for symbol in mana if symbol.isdecimal())
    alike: dict[Hashable, list[str]] = {}
    symbols_of: dict[Hashable, list[str]] = {}
    for id, symbols, _ in known:
        kind = (symbols, standing(id))
        alike.setdefault(kind, []).append(id)
        symbols_of[kind] = sorted(symbol for symbol in symbols if wanted[symbol])
    kinds = list(alike)
    for number in range(min(len(known), sum(wanted.values())) + 1):
        for counts in _counts([len(alike[kind]) for kind in kinds], number):
            picks = [
                combinations_with_replacement(symbols_of[kind], count)
                for kind, count in zip(kinds, counts, strict=True)
            ]
            for picked in product(*picks):
                first = [
                    (id, symbol)
                    for kind, some in zip(kinds, picked, strict=True)
                    for id, symbol in zip(alike[kind], some, strict=False)
                ]
                left = left_to_pay(mana, tuple(first))
                if left is None or (payable is not None and not payable(left, frozenset(id for id, _ in first))):
                    continue
                for helped in _by_each(kinds, alike, picked):
                    yield helped, left


def _counts(sizes: list[int], number: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to take so many of several kinds, as many of the first ones as can be first."""
    if not sizes:
        if not number:
            yield ()
        return
    for count in range(min(sizes[0], number), -1, -1):
        for rest in _counts(sizes[1:], number - count):
            yield (count, *rest)


def _by_each(
    kinds: list[Hashable], alike: dict[Hashable, list[str]], symbols: tuple[tuple[str, ...], ...]
) -> Iterator[Helped]:
    """Yield which of each kind pay for which symbols, where only the numbers were settled."""
    if not kinds:
        yield ()
        return
    for ids in combinations(alike[kinds[0]], len(symbols[0])):
        for order in _orders(symbols[0]):
            for rest in _by_each(kinds[1:], alike, symbols[1:]):
                yield tuple(sorted((*zip(ids, order, strict=True), *rest)))


def _orders(symbols: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the different orders of symbols, of which some may be equal, the given one first."""
    if not symbols:
        yield ()
    for symbol in dict.fromkeys(symbols):
        place = symbols.index(symbol)
        for rest in _orders((*symbols[:place], *symbols[place + 1 :])):
            yield (symbol, *rest)


def judge_help(known: list[Helper], mana: Symbols, helped: Helped) -> tuple[tuple[str, ...], str]:
    """Return the rules by which something cannot pay for parts of a cost, none where it can, and the reason in words.

    CR 702.51b, 702.66b, 702.126b.
    """
    offered = {id: (symbols, keyword) for id, symbols, keyword in known}
    for id, symbol in helped:
        if id not in offered:
            return ("601.2h", "118.3"), f"{id} cannot pay for anything here"
        symbols, keyword = offered[id]
        if symbol not in symbols:
            return ("601.2h", HELPING[keyword]), f"{id} cannot pay for {{{symbol}}}"
    if len({id for id, _ in helped}) < len(helped):
        return ("601.2h", "118.10"), "each of them pays once"
    if left_to_pay(mana, helped) is None:
        rules = dict.fromkeys(HELPING[offered[id][1]] for id, _ in helped)
        return ("601.2h", *rules), "the total cost has no such part"
    return (), ""


def help_rules(known: list[Helper], helped: Helped) -> tuple[str, ...]:
    """Return the rules by which what was chosen pays for parts of the total cost."""
    offered = {id: keyword for id, _, keyword in known}
    further = {
        "convoke": "702.51b",
        "delve": "702.66b",
        "improvise": "702.126b",
        "waterbend": "mtg@20260417:701.67b",
    }
    keywords = dict.fromkeys(offered[id] for id, _ in helped)
    return tuple(rule for keyword in keywords for rule in (HELPING[keyword], further[keyword]))


@GAME.task("help-to-pay")
def help_to_pay(draft: MtgDraft, id: str, player: str, helped: Helped) -> None:
    """Tap permanents and exile cards that pay for parts of a cost (702.51a, 702.66a, 702.126a)."""
    known = helpers(draft, player, draft.objects.get(id))
    draft.note("helped-to-pay", of=id, by=player, rules=("601.2h", *help_rules(known, helped)), helped=helped)
    events = []
    for helper, _ in helped:
        record = draft.objects[helper]
        if record.place == "graveyard":
            events.append(moving(draft, helper, "exile", id, reason="cost"))
        else:
            events.append(tapping(draft, helper, id, tapper=player))
    exiled = tuple((one.of or "", one.get("number") + 1) for one in events if one.kind == "move")
    spell = draft.objects[id]
    if exiled and any(speaks_of(had.ability, EXILED) for had in view_of(draft).of(id).abilities):
        draft.do("link", spell.ref, EXILED, exiled, "607.2q")
    draft.propose(*events)
