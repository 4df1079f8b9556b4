"""118, 601.2f: the total cost of a spell or ability: its cost, additional and alternative costs, increases and reductions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import count

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.layers.in_force import InForce, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import CLEAVE, DISGUISE
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.keyword_meanings import STANDS_FOR, keyword_rules
from judgekit.games.mtg.meaning.last_known import recall
from judgekit.games.mtg.meaning.words import amount, holds, players_of, those
from judgekit.games.mtg.meaning.x_of_permanents import mentions_x
from judgekit.games.mtg.stack.splicing import SPLICE, splice_costs
from judgekit.games.mtg.stack.targets.targets import frame_of_item
from judgekit.games.mtg.state.faces import choices_of
from judgekit.games.mtg.state.game import MtgPosition, present
from judgekit.games.mtg.state.mana import equivalents
from judgekit.games.mtg.state.objects import PRICE, Announcement, Frame, Object
from judgekit.games.mtg.terms.records import Ability, Action, Cost, Filter, Modification, Reference, Test
from judgekit.games.mtg.terms.symbols import LETTER_OF, Symbols, colors_of_symbol

_ANNOUNCED = "601.2b"
"""The rule by which additional costs are announced."""

PRICED = "priced"
"""The way to cast a card for the cost that a permission names instead of its mana cost (118.9)."""

FREE = "free"
"""The alternative cost of a spell that is cast without paying its mana cost (118.9)."""

OTHER_COST = "alternative"
"""The alternative cost of a spell that no keyword gives; where there are several, "alternative-1" and so on (118.9a)."""

AIRBEND = "airbend"
"""The alternative cost of a spell that was airbent: {2}."""

CONVERTED = "more than meets the eye"
"""The keyword with which a card is cast converted, and the name of its cost."""

ALTERNATIVE = {
    "flashback": "702.34a",
    "evoke": "702.74a",
    "overload": "702.96a",
    "bestow": "702.103a",
    "dash": "702.109a",
    "spectacle": "702.137a",
    "surge": "702.117a",
    "madness": "702.35a",
    "miracle": "702.94a",
    "awaken": "702.113a",
    "prowl": "702.76a",
    "escape": "702.138a",
    "disturb": "702.146a",
    "emerge": "702.119a",
    "mutate": "702.140a",
    "foretell": "702.143a",
    "blitz": "mtg@20260417:702.152a",
    "impending": "mtg@20260417:702.176a",
    "warp": "mtg@20260417:702.185a",
    "freerunning": "mtg@20260417:702.173a",
    "harmonize": "mtg@20260417:702.180a",
    "mayhem": "mtg@20260417:702.187b",
    CONVERTED: "mtg@20260417:702.162a",
    "web-slinging": "mtg@20260417:702.188a",
    "sneak": "mtg@20260417:702.190a",
    AIRBEND: "mtg@20260417:701.65a",
    CLEAVE: "mtg@20260417:702.148a",
}
"""Keywords that give an alternative cost, with their rules (118.9)."""

AS_WAY = frozenset(
    (
        *("flashback", "escape", "disturb", "bestow", "madness", "foretell", "retrace", "jump-start", "miracle"),
        *("aftermath", "harmonize", "mayhem", "sneak", "offering", AIRBEND, CONVERTED),
    )
)
"""Those of them that are chosen as the card is put on the stack, since they decide from where or as what it is cast."""

_DISCARD_A_LAND = Action("discard", ("you",), 1, (("what", Filter((Test("type", ("land",)),), "card")),))

OFFERING = "offering"
"""The keyword, and the way to cast a card for which a permanent is sacrificed as well (702.48a)."""

MANA_COST_OF = "mana-cost-of"
"""What a cost is reduced by: the mana cost of an object, symbol by symbol (702.48c)."""

BY_WAY = {
    OFFERING: (Cost((), (Action("sacrifice", ("paid", OFFERING)),)), "702.48a"),
    "retrace": (Cost((), (_DISCARD_A_LAND,)), "702.81a"),
    "jump-start": (Cost((), (Action("discard", ("you",), 1),)), "702.133a"),
    "aftermath": (Cost(), "702.127a"),
}
"""Keywords that let a card be cast from a graveyard, or at any time, for an additional cost: the cost and the rule (118.8)."""

OPTIONAL = {
    "kicker": "702.33a",
    "multikicker": "702.33c",
    "buyback": "702.27a",
    "entwine": "702.42a",
    "replicate": "702.56a",
    "conspire": "702.78a",
    "splice": "702.47a",
    "casualty": "mtg@20260417:702.153a",
    "squad": "mtg@20260417:702.157a",
    "bargain": "mtg@20260417:702.166a",
    "offspring": "mtg@20260417:702.175a",
    "gift": "mtg@20260417:702.174a",
    "evidence": "mtg@20260417:701.59c",
    "behold": "mtg@20260417:701.4a",
}
"""Keywords that give an optional additional cost, with their rules (118.8b)."""

MORPHS = {"morph": "702.37a", "megamorph": "702.37b", DISGUISE: "mtg@20260417:702.168a"}
"""Keywords by which a card is cast face down for {3} and turned face up for their cost, with their rules."""

REPEATABLE = frozenset(("multikicker", "replicate", "squad"))

COST_MEANT: dict[str, Callable[[Ability], Cost]] = {}
"""Costs that a keyword means without writing them behind its word; chapters put theirs here."""


STILL_OPEN: dict[str, Callable[[MtgPosition, Object], Iterator[Announcement]]] = {}
"""Costs with a choice that is announced after them: every announcement that it leaves open, as long as it is not made."""

OFFERED_IF: dict[str, Callable[[MtgPosition, Object], bool]] = {}
"""Alternative costs that are there only under a condition; chapters put theirs here."""


class Total(NamedTuple):
    """A total cost (601.2f).

    Attributes:
        cost: what is to be paid; mana without X, hybrid and Phyrexian symbols, actions in order.
        payable: False for an unpayable cost (118.6).
        rules: the rules that decided it.
        changed: what changed it, other than the object itself: the permanents whose abilities did.
    """

    cost: Cost
    payable: bool
    rules: tuple[str, ...]
    changed: tuple[str, ...] = ()


def keyword_of(name: str) -> str:
    """Return the keyword of an announced cost: a second kicker cost is "kicker-2", a spliced card "splice " and its id."""
    if name.startswith(SPLICE):
        return "splice"
    head, dash, tail = name.rpartition("-")
    return head if dash and tail.isdecimal() else name


def offered(position: MtgPosition, item: Object) -> dict[str, Cost]:
    """Return the optional and alternative costs that a spell offers, by name (118.8b, 118.9)."""
    found: dict[str, Cost] = {}
    abilities = [had.ability for had in view_of(position).of(item.id).abilities]
    if item.transformed and item.card is not None:
        abilities += position.cards[item.card].abilities
    for ability in abilities:
        if ability.kind != "keyword" or not (ability.name in ALTERNATIVE or ability.name in OPTIONAL):
            continue
        if ability.name == "splice":
            continue
        if ability.name in AS_WAY and ability.name not in item.announced.options:
            continue
        if ability.name in OFFERED_IF and not OFFERED_IF[ability.name](position, item):
            continue
        if ability.name in COST_MEANT:
            found[ability.name] = COST_MEANT[ability.name](ability)
            continue
        if ability.cost is not None:
            found[_unused(ability.name, found)] = ability.cost
    found.update(splice_costs(position, item))
    if AIRBEND in item.announced.options:
        found[AIRBEND] = Cost(("2",))
    if PRICED in item.announced.options:
        found[PRICED] = item.get(PRICE, Cost())
    others: dict[Cost, None] = {}
    for entry in in_force(position, "may"):
        if entry.ability.name == "cast-without-paying" and _concerns_spell(position, entry, item):
            cost = entry.ability.get("cost")
            if cost is None:
                found[FREE] = Cost()
            else:
                others[cost] = None
    if len(others) == 1:
        found[OTHER_COST] = next(iter(others))
    elif others:
        found.update((f"{OTHER_COST}-{number}", cost) for number, cost in enumerate(others, 1))
    return found


def is_alternative(name: str) -> bool:
    """Tell whether an announced cost is an alternative one: of a keyword, for nothing, or another that an effect names (118.9)."""
    return name in ALTERNATIVE or name in (FREE, PRICED) or keyword_of(name) == OTHER_COST


def _unused(keyword: str, found: Collection[str]) -> str:
    """Return what a further cost of a keyword is called: a second kicker cost is "kicker-2" (702.33b)."""
    if keyword not in found:
        return keyword
    return next(name for number in count(2) if (name := f"{keyword}-{number}") not in found)


def _concerns_spell(position: MtgPosition, entry: InForce, item: Object) -> bool:
    """Tell whether an ability speaks of a spell: of itself, or of the spells its filter means."""
    ability, frame = entry.ability, entry.frame
    if entry.objects is not None:
        return item.ref in entry.objects
    if ability.affects is None:
        return frame.source is not None and frame.source[0] == item.id
    view = view_of(position)
    who = ability.get("player")
    if who is not None and view.of(item.id).controller not in players_of(view, who, frame):
        return False
    if ability.affects[0] != "all":
        meant = those(view, ability.affects, frame)
        return item.ref in meant or (view.of(item.id).controller, 0) in meant
    return passes(view, item.ref, ability.affects[1], frame, view.of(item.id))


def base_cost(position: MtgPosition, item: Object) -> tuple[Cost | None, tuple[str, ...]]:
    """Return the mana cost, activation cost or alternative cost of an object on the stack, None for an unpayable one.

    CR 118.6a, 601.2b.
    """
    if item.kind == "ability":
        assert item.ability is not None
        return item.ability.cost, ()
    if item.face_down and any(name in MORPHS for name in item.announced.options):
        return Cost(("3",)), ("118.9",)
    known = offered(position, item)
    for name in item.announced.options:
        if name in ALTERNATIVE and known[name].mana_formula == OWN_MANA_COST:
            own = view_of(position).of(item.id).cost
            whole = known[name]._replace(mana=(*own, *known[name].mana), mana_formula=None) if own is not None else None
            return whole, ("118.9", ALTERNATIVE[name], "702.1b")
        if name in ALTERNATIVE:
            return known[name], ("118.9", ALTERNATIVE[name])
        if is_alternative(name):
            return known.get(name, Cost()), ("118.9",)
    cost = view_of(position).of(item.id).cost
    return (Cost(cost) if cost is not None else None), ()


def pays_alternative(item: Object) -> bool:
    """Tell whether a spell is cast for an alternative cost (118.9)."""
    if item.kind == "ability":
        return False
    names = item.announced.options
    return (item.face_down and any(name in MORPHS for name in names)) or any(map(is_alternative, names))


ADDED_TO_COSTS: list[Callable[[MtgPosition, Object], Iterator[tuple[Cost, str]]]] = []
"""What variants of the game add to the cost of a spell, each part with its rule (601.2f), as the commander tax (903.8)."""


def additional_costs(position: MtgPosition, item: Object) -> Iterator[tuple[Cost, str]]:
    """Yield the announced optional costs of a spell, each with its rule (118.8, 118.8a, 118.8d, 118.9d)."""
    known = offered(position, item)
    for name in item.announced.options:
        keyword = keyword_of(name)
        if keyword in OPTIONAL and name in known:
            yield known[name], OPTIONAL[keyword]
        if name in BY_WAY:
            yield BY_WAY[name]
    yield from _escalated(position, item)
    yield from _of_modes(position, item)
    for more in ADDED_TO_COSTS:
        yield from more(position, item)


def _escalated(position: MtgPosition, item: Object) -> Iterator[tuple[Cost, str]]:
    """Yield the escalate cost of a spell once for each mode chosen beyond the first (702.120a)."""
    if item.kind == "ability" or len(item.announced.modes) < 2:
        return
    for ability in view_of(position).of(item.id).all_of("escalate"):
        if ability.cost is not None:
            for _ in item.announced.modes[1:]:
                yield ability.cost, "702.120a"


def _of_modes(position: MtgPosition, item: Object) -> Iterator[tuple[Cost, str]]:
    """Yield the costs of the chosen modes that have one."""
    if item.kind == "ability" or not item.announced.modes:
        return
    for had in view_of(position).of(item.id).abilities:
        if had.ability.kind == "spell" and had.ability.modes:
            for number in item.announced.modes:
                cost = had.ability.modes[number].cost
                if cost is not None:
                    yield cost, "mtg@20260417:700.2h"


def total_cost(position: MtgPosition, item: Object) -> Total:
    """Return the total cost of an object on the stack (107.3a, 118.7, 118.7a, 118.7b, 118.7c, 601.2f, 606.5)."""
    base, found = base_cost(position, item)
    rules = ["601.2f", *found]
    if base is None:
        return Total(Cost(), False, ("118.6", "601.2f"))
    mana, actions, loyalty = list(base.mana), list(base.actions), _loyalty(position, base, item)
    frame = frame_of_item(position, item)
    if base.mana_formula == OWN_MANA_COST:
        own = source_cost(position, frame)
        if own is None:
            return Total(Cost(), False, ("118.6", "601.2f"))
        mana.extend(own)
        rules.append("702.1a")
    elif base.mana_formula is not None:
        mana.append(str(max(0, amount(view_of(position), base.mana_formula, frame))))
    additional = tuple(additional_costs(position, item))
    for cost, rule in additional:
        mana.extend(cost.mana)
        actions.extend(cost.actions)
        rules.extend(("118.8", rule))
    only = _only_on_x(position, item)
    plain = announced_mana(tuple(mana), item, only)
    for symbol in plain[1]:
        actions.append(Action("pay-life", ("you",), 2, (("symbol", symbol),)))
    changed = _Changing(list(plain[0]), actions, loyalty, item.announced.x or 0)
    for entry in _changes(position, item):
        if only is not None and any(_what(change) != "more" for change in entry.ability.modify):
            raise Unsupported(phrase("another cost of which X is paid with mana of one color"), "118.7a")
        changed.apply(position, entry, item)
        if entry.ability.affects is not None:
            changed.rules.append("609.2")
    if changed.rules:
        rules.extend(dict.fromkeys(changed.rules))
    rules.extend(unchosen_changes(position, item))
    if additional or changed.additional:
        rules.append(_ANNOUNCED)
    if pays_alternative(item) and (changed.rules or additional):
        rules.append("118.9d")
    for action in changed.actions:
        if action.verb == "waterbend":
            changed.generic += max(0, amount(view_of(position), action.amount or 0, frame))
    cost = Cost(changed.finished(), tuple(changed.actions), changed.loyalty)
    return Total(cost, True, tuple(dict.fromkeys(rules)), tuple(dict.fromkeys(changed.by)))


def unchosen_changes(position: MtgPosition, item: Object) -> tuple[str, ...]:
    """Return the rule by which a change of costs does nothing: it speaks of a choice that nobody made for its source (607.5a)."""
    if item.kind == "ability":
        return ()
    for entry in in_force(position, "cost-change"):
        affects, source = entry.ability.affects, entry.frame.source
        if affects is None or affects[0] != "all" or source is None:
            continue
        asked = [test.value for test in affects[1].tests if test.what == "chosen"]
        record = present(position, source) if asked else None
        if record is not None and any(kind not in choices_of(position, record) for kind in asked):
            return ("607.5a",)
    return ()


OWN_MANA_COST = ("mana-cost", ("this",))
"""The formula of a cost that is the mana cost of the object the ability is on (granted scavenge)."""


def source_cost(position: MtgPosition, frame: Frame) -> Symbols | None:
    """Return the mana cost of the source of an ability, as it is or as it last was."""
    known = recall(position, frame.source) if frame.source is not None else None
    cost: Symbols | None = known.values.cost if known is not None else None
    return cost


def _loyalty(position: MtgPosition, cost: Cost, item: Object) -> int | None:
    return None if cost.loyalty is None else amount(view_of(position), cost.loyalty, frame_of_item(position, item))


def _only_on_x(position: MtgPosition, item: Object) -> str | None:
    """Return the symbol of the one color of mana that may be spent on X, None where any may be (118.3)."""
    limits = item.ability.limits if item.ability is not None else ()
    told = [limit[0].removeprefix(ON_X) for limit in limits if limit[0].startswith(ON_X)]
    if item.kind != "ability":
        told += [had.ability.get("on-x") for had in view_of(position).of(item.id).abilities if had.ability.get("on-x")]
    return LETTER_OF[told[0]] if told else None


ON_X = "x-only-"
"""What the limit of an activated ability begins with that says of which color mana for X must be."""


def announced_mana(mana: Symbols, item: Object, only: str | None = None) -> tuple[Symbols, tuple[str, ...]]:
    """Return the mana of a cost as announced, X and hybrid symbols settled, and the Phyrexian symbols paid with life.

    CR 107.3a, 107.4e, 107.4f, 601.2b.

    Args:
        mana: the symbols.
        item: the object that is paid for.
        only: the symbol that alone pays for X, None where any mana does.
    """
    splits = list(item.announced.splits)
    found: list[str] = []
    life: list[str] = []
    for symbol in mana:
        if symbol == "X" and only is not None:
            found.extend([only] * (item.announced.x or 0))
        elif symbol in ("X", "Y", "Z"):
            found.append(str(item.announced.x or 0))
        elif len(equivalents(symbol)) > 1:
            chosen = splits.pop(0) if splits else equivalents(symbol)[0]
            if chosen == "life":
                life.append(symbol)
            else:
                found.append(chosen)
        else:
            found.append(symbol)
    return tuple(found), tuple(life)


def open_symbols(position: MtgPosition, item: Object) -> tuple[str, ...]:
    """Return the symbols of the cost that can be paid in several ways, in order (601.2b)."""
    base, _ = base_cost(position, item)
    mana = list(base.mana) if base is not None else []
    for cost, _ in additional_costs(position, item):
        mana.extend(cost.mana)
    return tuple(symbol for symbol in mana if len(equivalents(symbol)) > 1)


def _own_costs(position: MtgPosition, item: Object) -> list[Cost]:
    """Return the cost that an object has by itself, or instead of it, and the additional ones."""
    base, _ = base_cost(position, item)
    return [*([base] if base is not None else ()), *(cost for cost, _ in additional_costs(position, item))]


def has_x(position: MtgPosition, item: Object) -> bool:
    """Tell whether a cost of the object asks for a value of X (107.3a)."""
    costs = _own_costs(position, item)
    if any("X" in cost.mana or (cost.loyalty is not None and mentions_x(cost.loyalty)) for cost in costs):
        return True
    if describes_by_x(position, item):
        return True
    own = (entry.ability for entry in _changes(position, item) if entry.ability.affects is None)
    added = [
        part for ability in own for change in ability.modify if isinstance(change.value, tuple) for part in change.value
    ]
    more = [way for cost in added if isinstance(cost, Cost) for way in (cost, *cost.alternatives)]
    return any("X" in cost.mana or mentions_x(cost.actions) for cost in more)


def describes_by_x(position: MtgPosition, item: Object) -> bool:
    """Tell whether a cost of the object does something with X other than pay that much mana: "exile a card with mana value X"."""
    return any(mentions_x(action) for cost in _own_costs(position, item) for action in cost.actions)


def only_additional_x(position: MtgPosition, item: Object) -> bool:
    """Tell whether the X of an object stands in an additional cost alone, so that its value is the one chosen there (607.2j)."""
    base, _ = base_cost(position, item)
    of_base = base is not None and ("X" in base.mana or mentions_x(base.loyalty) or mentions_x(base.actions))
    return not of_base and has_x(position, item)


def all_removed(position: MtgPosition, item: Object) -> int | None:
    """Return how many counters a cost removes that says to remove all of a kind from its source, None where none says so."""
    base, _ = base_cost(position, item)
    asked = [one for one in (base.actions if base is not None else ()) if one.verb == "remove-counters"]
    if item.source is None or not any(one.get("all") for one in asked):
        return None
    source = position.objects.get(item.source[0])
    return source.count(str(asked[0].get("kind", "+1/+1"))) if source is not None else 0


LESS = "less"
"""Detail of an activated ability that says of itself how much generic mana less it costs to activate (601.2f, 602.2b)."""


def _changes(position: MtgPosition, item: Object) -> list[InForce]:
    """Return the abilities that change the cost of an object: increases, then reductions, then what sets or bounds it."""
    word = "abilities" if item.kind == "ability" else "spells"
    found = [
        entry
        for entry in in_force(position, "cost-change")
        if entry.ability.modify
        and (entry.ability.name in (word, None) or entry.ability.name in STANDS_FOR)
        and _concerns_spell(position, entry, item)
        and holds(view_of(position), entry.ability.condition, _frame_for(entry, item))
    ]
    own = item.ability.get(LESS) if item.ability is not None else None
    if own is not None:
        lowering = Ability("cost-change", word, modify=(Modification("cost", ("less", own)),))
        found.append(InForce(item.id, lowering, frame_of_item(position, item)))
    order = {"more": 0, "less": 1, "set": 2, "least": 3}
    return sorted(found, key=lambda entry: min(order.get(_what(change), 0) for change in entry.ability.modify))


ADDITIONAL = "additional"
"""Name, with a number behind it, of the one of several additional costs that is announced ("additional-2")."""


def additional_ways(position: MtgPosition, item: Object) -> tuple[str, ...]:
    """Return the names of the additional costs of which one is announced, nothing where there is no such choice (601.2b).

    CR 118.8.

    Raises:
        Unsupported: there are several such choices.
    """
    if item.kind == "ability":
        return ()
    changes = (change.value for entry in _changes(position, item) for change in entry.ability.modify)
    costs = [value[1] for value in changes if isinstance(value, tuple) and isinstance(value[1], Cost)]
    choices = [cost for cost in costs if cost.alternatives]
    if len(choices) > 1:
        raise Unsupported(phrase("several choices of an additional cost"), _ANNOUNCED)
    return tuple(f"{ADDITIONAL}-{number + 1}" for cost in choices for number in range(len(cost.alternatives) + 1))


def _announced_way(cost: Cost, item: Object) -> Cost:
    """Return the one of several additional costs that was announced, the first one before that."""
    ways: tuple[Cost, ...] = (cost._replace(alternatives=()), *cost.alternatives)
    named = [way for number, way in enumerate(ways) if f"{ADDITIONAL}-{number + 1}" in item.announced.options]
    return named[0] if named else ways[0]


def _frame_for(entry: InForce, item: Object) -> Frame:
    if entry.frame.source is not None and entry.frame.source[0] == item.id:
        return entry.frame._replace(announced=item.announced)
    return entry.frame


def _what(change: Modification) -> str:
    word: str = change.value[0] if isinstance(change.value, tuple) else "more"
    return word


class _Changing:
    """A cost while increases and reductions are applied to it, by what; `additional`: anything but mana was added."""

    def __init__(self, mana: list[str], actions: list[Action], loyalty: int | None, x: int) -> None:
        self.x = x
        self.generic = sum(int(symbol) for symbol in mana if symbol.isdecimal())
        self.needs = [symbol for symbol in mana if not symbol.isdecimal()]
        self.actions = actions
        self.loyalty = loyalty
        self.additional = False
        self.rules: list[str] = []
        self.by: list[str] = []

    def apply(self, position: MtgPosition, entry: InForce, item: Object) -> None:
        """Apply what one ability changes, and keep what it is an ability of where the cost is another one then."""
        before = self.finished(), tuple(self.actions)
        self._repeated(position, entry, item)
        if entry.id != item.id and before != (self.finished(), tuple(self.actions)):
            self.by.append(entry.id)

    def _repeated(self, position: MtgPosition, entry: InForce, item: Object) -> None:
        """Apply it, once for each target beyond some number where it says so (601.2f)."""
        beyond, color = entry.ability.get("beyond"), entry.ability.get("for-symbols")
        if color is not None:
            # What is counted is the mana cost or the activation cost itself, not what is paid in the end (107.4).
            own = item.ability.cost if item.kind == "ability" and item.ability is not None else None
            symbols = view_of(position).of(item.id).cost or () if item.kind != "ability" else own.mana if own else ()
            self.rules.append("107.4")
            for _ in range(sum(1 for symbol in symbols if color in colors_of_symbol(symbol))):
                self._apply(position, entry, item)
            return
        if beyond is None:
            self._apply(position, entry, item)
            return
        self.rules.append("601.2f")
        for _ in range(sum(len(refs) for _, refs in item.announced.targets) - int(beyond)):
            self._apply(position, entry, item)

    def _apply(self, position: MtgPosition, entry: InForce, item: Object) -> None:
        self.rules.extend(keyword_rules(entry.ability))
        for change in entry.ability.modify:
            word, value = change.value
            if isinstance(value, tuple) and value[:1] == (MANA_COST_OF,):
                value = self._mana_cost_of(position, value[1], entry.frame)
            cost = value if isinstance(value, Cost) else Cost(mana_formula=value)
            generic = 0
            if cost.mana_formula is not None:
                view = view_of(position)
                with view.noting() as noted:
                    generic = max(0, amount(view, cost.mana_formula, entry.frame))
                self.rules.extend(noted)
            if word == "more":
                if cost.alternatives:
                    self.rules.append(_ANNOUNCED)
                self._more(_announced_way(cost, item), generic)
            elif word == "less":
                self._less(cost, generic, entry.ability)
            elif word == "set":
                self.generic, self.needs = generic, []
                self._more(cost, 0)
            else:
                self._least(cost, generic)

    def _mana_cost_of(self, position: MtgPosition, whose: Reference, frame: Frame) -> Cost:
        """Return the mana cost of what is sacrificed as it reduces a total cost (702.48c)."""
        view = view_of(position)
        symbols = [symbol for id, _ in those(view, whose, frame) for symbol in view.of(id).cost or () if symbol != "X"]
        self.rules.append("702.48c")
        return Cost(tuple(symbols))

    def _more(self, cost: Cost, generic: int) -> None:
        self.additional = self.additional or bool(cost.actions)
        self.rules.append("118.8" if cost.actions else "118.7")
        self.generic += generic + sum(int(symbol) for symbol in cost.mana if symbol.isdecimal())
        self.generic += sum(self.x for symbol in cost.mana if symbol == "X")
        self.needs.extend(symbol for symbol in cost.mana if not symbol.isdecimal() and symbol != "X")
        self.actions.extend(cost.actions)
        if cost.loyalty is not None and isinstance(cost.loyalty, int):
            self.loyalty = (self.loyalty or 0) + cost.loyalty
            self.rules.append("606.5")

    def _less(self, cost: Cost, generic: int, ability: Ability) -> None:
        """Reduce: generic only generic (118.7a), coloured its colour, and what is left of it generic (118.7b, 118.7c).

        Raises:
            Unsupported: by a hybrid symbol, of which the player would choose a half (118.7e).
        """
        self.rules.extend(("118.7", "118.7a"))
        floor = ability.get("minimum", 0)
        generic += sum(int(symbol) for symbol in cost.mana if symbol.isdecimal())
        required = frozenset(self.needs)
        for symbol in cost.mana:
            if symbol.isdecimal():
                continue
            color, slash, half = symbol.partition("/")
            if slash and half != "P":
                raise Unsupported(phrase("a reduction by a hybrid symbol"), "118.7e")
            if slash:
                self.rules.append("118.7f")
            if color in self.needs:
                self.needs.remove(color)
            else:
                generic += 1
                self.rules.append("118.7b" if color not in required else "118.7d" if color == "C" else "118.7c")
        self.generic -= min(self.generic, generic, max(0, self.generic + len(self.needs) - floor))

    def _least(self, cost: Cost, generic: int) -> None:
        wanted = generic + sum(int(symbol) for symbol in cost.mana if symbol.isdecimal())
        self.generic += max(0, wanted - self.generic - len(self.needs))

    def finished(self) -> Symbols:
        """Return the mana part: generic first; {0} where nothing is left (118.5, 118.7)."""
        return ((str(self.generic),) if self.generic else ()) + tuple(self.needs)
