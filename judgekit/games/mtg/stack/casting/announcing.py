"""601.2b: announcements while something is put on the stack: modes, optional and alternative costs, X, hybrid symbols."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, event
from judgekit.games.mtg.abilities.who_chooses import rules_of_chooser
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import PROTOTYPE, mana_value_of
from judgekit.games.mtg.meaning.words import amount, holds
from judgekit.games.mtg.meaning.x_of_permanents import mentions_x
from judgekit.games.mtg.stack.casting.casting_ways import banned
from judgekit.games.mtg.stack.costs.costs import (
    ALTERNATIVE,
    BY_WAY,
    FREE,
    OPTIONAL,
    PRICED,
    REPEATABLE,
    additional_ways,
    all_removed,
    describes_by_x,
    has_x,
    is_alternative,
    keyword_of,
    offered,
    only_additional_x,
    open_symbols,
)
from judgekit.games.mtg.stack.costs.payable import told_unpayable, unpayable
from judgekit.games.mtg.stack.costs.symbol_choices import symbol_choices
from judgekit.games.mtg.stack.splicing import add_text, spliced
from judgekit.games.mtg.stack.targets.targets import (
    aims_by_cost,
    can_be_aimed,
    frame_of_item,
    item_asked_for,
    why_by_cost,
    words_of,
)
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Announcement, Object
from judgekit.games.mtg.terms.records import Ability

_MODES = "700.2a"
"""The rule by which modes are chosen."""

_MODES_WITH_COSTS = {"spree": "mtg@20260417:702.172a", "tiered": "mtg@20260417:702.183a"}
"""Keywords by which each mode of a spell has its cost, with their rules."""

_VALUE_OF_X = "107.3a"
"""The rule by which a value for X is announced."""

ANNOUNCED = "601.2b"
"""The rule of what is announced before targets are."""

STAGES = (
    "announce-modes",
    "announce-options",
    "announce-x",
    "announce-symbols",
    "announce-targets",
    "announce-division",
)
"""Tasks of 601.2b to 601.2d, in order; each gets the id of the object on the stack."""


def modal(position: MtgPosition, item: Object) -> Ability | None:
    """Return the modal ability of an object on the stack (700.2), None where it has none."""
    if item.kind == "ability":
        return item.ability if item.ability is not None and item.ability.modes else None
    for had in view_of(position).of(item.id).abilities:
        if had.ability.kind == "spell" and had.ability.modes:
            return had.ability
    return None


def _announced(draft: MtgDraft, id: str, **values: Any) -> Announcement:
    return draft.change(id, announced=draft.objects[id].announced._replace(**values)).announced


# Modes.


IN_TURN = "modes are announced before costs, whatever the costs"
"""Policy: how many modes there are is judged before costs are announced (601.2b); by later books in the light of them (601.4)."""
GAME.policies[IN_TURN] = True

INSTEAD = "choose-instead"
REPEATED = "repeated-modes"
"""Name of the detail that one mode may be chosen more than once (700.2d)."""
"""Detail of a modal ability: a condition, and how many modes are chosen instead where it holds."""


PAWPRINTS = "pawprints"
"""Detail of a modal ability: its bound is one of the pawprint symbols of all modes chosen (700.2i of the book of 2026-04-17)."""

_PAWPRINTS = "mtg@20260417:700.2i"


def _worth(ability: Ability, choice: Sequence[int]) -> int:
    """Return how much of the bound some modes take: one each, or their pawprint symbols."""
    return sum(ability.modes[number].pawprints for number in choice) if ability.get(PAWPRINTS) else len(choice)


def _by_cost(position: MtgPosition, ability: Ability | None) -> bool:
    """Tell whether how many modes are chosen depends on a cost that is announced with them, in the light of which it is (601.4)."""
    if position.game.policies[IN_TURN]:
        return False
    instead = ability.get(INSTEAD) if ability is not None else None
    return instead is not None and instead[0][0] == "paid"


@GAME.task("announce-modes")
def announce_modes(draft: MtgDraft, id: str, paid: bool = False) -> Ask | None:
    """Ask for the modes of a modal spell or ability (601.2b, 700.2, 700.2a)."""
    ability = modal(draft, draft.objects[id])
    if ability is None:
        return None
    if _by_cost(draft, ability) and not paid:
        draft.do("announce-modes", id, True)
        draft.do("announce-options", id)
        return None
    if ability.get("modes-by") is not None:
        draft.do("modes-by-another", id)
        return None
    return Ask("mode", view_of(draft).of(id).controller, of=id, args=(id,), then=Task("modes-announced", (id,)))


def mode_choices(position: MtgPosition, item: Object) -> Iterator[tuple[int, ...]]:
    """Yield every legal choice of modes: as many as the text says, each once, each with legal targets (700.2a, 700.2d)."""
    ability = modal(position, item)
    if ability is None:
        return
    least, most = _number_of_modes(position, item, ability)
    usable = [number for number in range(len(ability.modes)) if _usable(position, item, number)]
    ways = combinations_with_replacement if ability.get(REPEATED) else combinations
    for size in range(least, (most if ability.get(REPEATED) else min(most, len(usable))) + 1):
        yield from (choice for choice in ways(usable, size) if _worth(ability, choice) <= most)


def _number_of_modes(position: MtgPosition, item: Object, ability: Ability) -> tuple[int, int]:
    frame = frame_of_item(position, item)
    instead = ability.get(INSTEAD)
    bounds = instead[1] if instead is not None and holds(view_of(position), instead[0], frame) else ability.choose
    least, most = (amount(view_of(position), bound, frame) for bound in bounds)
    if "entwine" in offered(position, item):
        most = max(most, len(ability.modes))
    return least, most


def _usable(position: MtgPosition, item: Object, number: int) -> bool:
    tried = item._replace(announced=item.announced._replace(modes=(number,)))
    if item.announced.x is None and mentions_x(words_of(position, tried)) and has_x(position, tried):
        return True  # X is announced after the modes, and judged then (601.2b)
    return can_be_aimed(position, tried)


@GAME.question("mode", candidates=lambda question: mode_choices(question.position, item_asked_for(question)))
def judge_modes(question: Question, choice: object) -> Allowed | Refused:
    """Modes with legal targets, as many as the text says, each once (700.2a, 700.2d)."""
    position, item = question.position, item_asked_for(question)
    ability = modal(position, item)
    if (
        ability is None
        or not isinstance(choice, tuple)
        or any(number not in range(len(ability.modes)) for number in choice)
    ):
        return Refused(("700.2", ANNOUNCED), phrase("no such mode"))
    if len(set(choice)) != len(choice) and not ability.get(REPEATED):
        return Refused(("700.2d", ANNOUNCED), phrase("the same mode twice"))
    least, most = _number_of_modes(position, item, ability)
    if ability.get(PAWPRINTS) and _worth(ability, choice) > most:
        return Refused((_PAWPRINTS, ANNOUNCED), phrase("more than {most} pawprint symbols", most=most))
    if not least <= _worth(ability, choice) <= most:
        return Refused(("700.2", ANNOUNCED), phrase("{least} to {most} modes", least=least, most=most))
    for number in choice:
        if not _usable(position, item, number):
            return Refused((_MODES, ANNOUNCED), phrase("a mode without legal targets"))
    if any(ability.modes[number].cost is not None for number in choice) and position.objects[item.id].zone == "stack":
        draft = position.draft()
        draft.change(item.id, announced=item.announced._replace(modes=choice))
        if reasons := unpayable(draft, item.id):
            return Refused(("mtg@20260417:700.2h", ANNOUNCED, *reasons), phrase("that cannot be paid"))
    other = ability.get("modes-by") is not None
    by_another = ("700.2e", *rules_of_chooser(position, question.by, item.controller, True)) if other else ()
    return (
        Allowed((ANNOUNCED, _MODES, *by_another))
        if list(choice) == sorted(choice)
        else Refused((), phrase("in printed order"))
    )


@GAME.task("modes-announced")
def modes_announced(draft: MtgDraft, id: str, choice: tuple[int, ...]) -> None:
    """Keep the chosen modes."""
    by_cost = _by_cost(draft, modal(draft, draft.objects[id]))
    _announced(draft, id, modes=choice)
    values = view_of(draft).of(id)
    priced = (rule for keyword, rule in _MODES_WITH_COSTS.items() if values.has(keyword))
    ability = modal(draft, draft.objects[id])
    counted = (_PAWPRINTS,) if ability is not None and ability.get(PAWPRINTS) else ()
    rules = (ANNOUNCED, _MODES, *priced, *counted, *(("mtg@20260417:601.4",) if by_cost else ()))
    draft.note("modes", of=id, rules=rules, modes=choice)


# Optional and alternative costs.


@GAME.task("announce-options")
def announce_options(draft: MtgDraft, id: str) -> Ask | None:
    """Ask which optional and alternative costs are paid (118.8a, 118.9a, 601.2b)."""
    item = draft.objects[id]
    if item.kind == "ability" or (item.announced.modes and _by_cost(draft, modal(draft, item))):
        return None
    permitted = (FREE, PRICED, PROTOTYPE)
    fixed = tuple(name for name in item.announced.options if name in ALTERNATIVE or name in permitted or name in BY_WAY)
    if not offered(draft, item) and not set(fixed) & set(BY_WAY) and not additional_ways(draft, item):
        return None
    return Ask("with", view_of(draft).of(id).controller, of=id, args=(id, fixed), then=Task("options-announced", (id,)))


def option_choices(position: MtgPosition, item: Object, fixed: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield every choice of optional costs, with at most one alternative cost (118.9a)."""
    known = offered(position, item)
    optional = [name for name in known if keyword_of(name) in OPTIONAL]
    alternative = [(name,) for name in known if is_alternative(name)]
    bases: list[tuple[str, ...]] = [fixed] if fixed else [(), *alternative]
    ways = additional_ways(position, item)
    bases = [(*base, way) for base in bases for way in ways] if ways else bases
    for base in bases:
        for size in range(len(optional) + 1):
            for chosen in combinations(optional, size):
                yield tuple(sorted((*base, *chosen)))
        for name in optional:
            if name in REPEATABLE:
                for times in range(2, 9):
                    yield tuple(sorted((*base, *([name] * times))))


def not_offered(names: Iterable[str]) -> Refused:
    """Return why costs cannot be announced that a spell does not offer: there is no such cost, or not here (601.2b, 118.8)."""
    rules = {**ALTERNATIVE, **OPTIONAL}
    own = dict.fromkeys(rules[name] for name in map(keyword_of, names) if name in rules)
    return Refused((ANNOUNCED, "118.8", *own), phrase("a cost that the spell does not offer"))


def _option_candidates(question: Question) -> Iterator[tuple[str, ...]]:
    yield from option_choices(question.position, item_asked_for(question), question.args[1])


@GAME.question("with", candidates=_option_candidates)
def judge_options(question: Question, choice: object) -> Allowed | Refused:
    """Optional costs and at most one alternative cost, of those the spell offers; they must be payable (118.9a)."""
    position, item = question.position, item_asked_for(question)
    known, fixed = offered(position, item), question.args[1]
    if not isinstance(choice, tuple) or not all(isinstance(name, str) for name in choice):
        return Refused((ANNOUNCED,), phrase("names of costs"))
    if list(choice) != sorted(choice):
        return Refused((), phrase("names of costs, sorted"))
    ways = additional_ways(position, item)
    if ways and sum(name in ways for name in choice) != 1:
        return Refused((ANNOUNCED, "118.8"), phrase("one of the additional costs"))
    alternatives = [name for name in choice if keyword_of(name) not in OPTIONAL and name not in ways]
    strange = [name for name in choice if name not in known and name not in fixed and name not in ways]
    if strange:
        return not_offered(strange)
    if len(alternatives) > 1 or (fixed and tuple(alternatives) != fixed):
        return Refused(("118.9a", ANNOUNCED), phrase("one alternative cost at most"))
    if any(choice.count(name) > 1 and name not in REPEATABLE for name in choice):
        return Refused((ANNOUNCED, "118.8a"), phrase("a cost is paid once"))
    if position.objects[item.id].zone == "stack":
        draft = position.draft()
        draft.change(item.id, announced=item.announced._replace(options=choice))
        reasons = unpayable(draft, item.id)
        if reasons:
            plain, tried = phrase("that cannot be paid"), draft.objects[item.id]
            if open_symbols(draft, tried):  # what it costs is not settled before its symbols are
                return Refused((ANNOUNCED, *reasons), plain)
            return told_unpayable(draft, tried, (ANNOUNCED, *reasons), plain)
        if spliced(choice):
            add_text(draft, draft.objects[item.id], spliced(choice))
            if not can_be_aimed(draft, draft.objects[item.id]):
                return Refused(("702.47b", "601.2c"), phrase("no legal targets for the text of a spliced card"))
        elif aims_by_cost(draft, draft.objects[item.id]) and not can_be_aimed(draft, draft.objects[item.id]):
            aimed = draft.objects[item.id]
            return Refused(("601.2c", *why_by_cost(draft, aimed)), phrase("no legal targets with these costs"))
    return Allowed(
        (ANNOUNCED, *(("118.9a",) if alternatives else ()), *(("118.8a",) if len(choice) > len(alternatives) else ()))
    )


CHOSEN_WITH: dict[str, str] = {}
"""Tasks that ask for what is chosen as a cost is announced, by the name of the cost; chapters put theirs here (601.2b)."""


_DECLARED = {"bargain": "mtg@20260417:702.166b", "gift": "mtg@20260417:702.174k"}
"""What a spell is from the moment its controller says that a cost will be paid, by the keyword of the cost."""


@GAME.task("options-announced")
def options_announced(draft: MtgDraft, id: str, choice: tuple[str, ...]) -> None:
    """Keep which optional and alternative costs will be paid (118.8, 118.9)."""
    _announced(draft, id, options=choice)
    kicked = ("702.33d",) if any(keyword_of(name) in ("kicker", "multikicker") for name in choice) else ()
    said = tuple(_DECLARED[name] for name in dict.fromkeys(map(keyword_of, choice)) if name in _DECLARED)
    draft.note("with", of=id, rules=(ANNOUNCED, *kicked, *said), options=choice)
    for name in choice:
        if name in CHOSEN_WITH:
            draft.do(CHOSEN_WITH[name], id)
    if spliced(choice):
        player = view_of(draft).of(id).controller
        draft.do("splice", id, player, spliced(choice))
        draft.propose(*(event("reveal", one, by=id, player=player) for one in spliced(choice)))


# The value of X.


@GAME.task("announce-x")
def announce_x(draft: MtgDraft, id: str) -> Ask | None:
    """Ask for the value of X where a cost has one (107.3a, 601.2b)."""
    item = draft.objects[id]
    mana = view_of(draft).of(id).cost or () if item.kind != "ability" else ()
    if not has_x(draft, item):
        if "X" in mana:
            _announced(draft, id, x=0)
            draft.note("x", of=id, rules=("107.3b",), x=0)
        return None
    number = all_removed(draft, item)
    if number is not None:
        # "Remove all counters" leaves no choice: how many there are is how many are removed.
        _announced(draft, id, x=number)
        draft.note("x", of=id, rules=("118.1", "122.1"), x=number)
        return None
    return Ask("X", view_of(draft).of(id).controller, of=id, args=(id,), then=Task("x-announced", (id,)))


LARGEST_X = 1000


OTHER_X: dict[str, Callable[[Question, object], Allowed | Refused]] = {}
"""Judges of a value of X that is not announced, by the second argument of the question; each chapter puts its own here.

So is X in the cost of a special action (107.3d), and X that only an instruction speaks of (107.3f).
"""


def _x_candidates(question: Question) -> Iterator[int]:
    if len(question.args) > 1:
        for x in range(LARGEST_X):
            if isinstance(OTHER_X[question.args[1]](question, x), Allowed):
                yield x
            elif x:  # what cannot be paid ends the list; 0 may be refused by itself ("X can't be 0")
                return
        return
    described = (
        _greatest_figure(question.position) if describes_by_x(question.position, item_asked_for(question)) else 0
    )
    for x in range(LARGEST_X):
        # Only what cannot be paid ends the list: a greater X may have targets where this one has none. Where a cost
        # describes what it takes by X (a card with mana value X), a greater X may be payable where this one is not.
        if x > described and isinstance(_payable_x(question, x), Refused):
            return
        yield x


def _greatest_figure(position: MtgPosition) -> int:
    """Return the greatest mana value, power or toughness of any object: no description by a greater X fits (107.3a)."""
    view = view_of(position)
    figures = [0]
    for id, record in position.objects.items():
        values = view.of(id)
        figures += [mana_value_of(record, values), values.power or 0, values.toughness or 0]
    return max(figures)


@GAME.question("X", candidates=_x_candidates)
def judge_x(question: Question, choice: object) -> Allowed | Refused:
    """X is any number that can be paid, leaves legal targets, and with which nothing forbids the spell (107.3a, 601.3a).

    CR 107.1b.
    """
    if len(question.args) > 1:
        return OTHER_X[question.args[1]](question, choice)
    draft = _payable_x(question, choice)
    if isinstance(draft, Refused):
        return draft
    item = item_asked_for(question)
    if choice == 0 and never_with_x_0(item):
        return Refused((_VALUE_OF_X,), phrase("its text says that X can't be 0"))
    if not can_be_aimed(draft, draft.objects[item.id]):
        return Refused(("601.2c", _VALUE_OF_X), phrase("no legal targets for this X"))
    forbidden = banned(draft, draft.objects[item.id].controller, item.id, draft) if item.kind != "ability" else ()
    if forbidden:
        reasons = ("601.2e", "601.3a", "601.4", "202.3e", *forbidden)
        return Refused(reasons, phrase("an effect forbids the spell with this X"))
    return Allowed((ANNOUNCED, _VALUE_OF_X))


def never_with_x_0(item: Object) -> bool:
    """Tell whether the text of an ability says that X can't be 0."""
    return item.ability is not None and ("x-not-zero",) in item.ability.limits


def _payable_x(question: Question, choice: object) -> MtgDraft | Refused:
    """Return the game with X announced, or why that cannot be paid: what is too much stays so for every greater number."""
    position, item = question.position, item_asked_for(question)
    if not isinstance(choice, int) or isinstance(choice, bool) or choice < 0:
        return Refused(("107.1b", _VALUE_OF_X), phrase("a number of at least 0"))
    draft = position.draft()
    draft.change(item.id, announced=item.announced._replace(x=choice))
    reasons = unpayable(draft, item.id)
    if reasons:
        return Refused((_VALUE_OF_X, *reasons), phrase("that cannot be paid"))
    return draft


@GAME.task("x-announced")
def x_announced(draft: MtgDraft, id: str, choice: int) -> None:
    """Keep the value of X; where an additional cost alone has it, what speaks of X is linked to that cost (607.2j)."""
    _announced(draft, id, x=choice)
    linked = ("607.2j",) if only_additional_x(draft, draft.objects[id]) else ()
    draft.note("x", of=id, rules=(ANNOUNCED, _VALUE_OF_X, *linked), x=choice)


# Hybrid and Phyrexian symbols.


@GAME.task("announce-symbols")
def announce_symbols(draft: MtgDraft, id: str) -> Ask | None:
    """Ask how hybrid and Phyrexian symbols will be paid (107.4e, 107.4f, 118.13a, 601.2b)."""
    item = draft.objects[id]
    if not open_symbols(draft, item) or item.announced.splits:
        return None
    return Ask("symbols", view_of(draft).of(id).controller, of=id, args=(id,), then=Task("symbols-announced", (id,)))


@GAME.question(
    "symbols", candidates=lambda question: symbol_choices(open_symbols(question.position, item_asked_for(question)))
)
def judge_symbols(question: Question, choice: object) -> Allowed | Refused:
    """Each hybrid symbol is paid with one of its halves, each Phyrexian symbol with its colour or 2 life.

    CR 107.4e, 107.4f, 118.13a.
    """
    position, item = question.position, item_asked_for(question)
    symbols = open_symbols(position, item)
    rules = symbol_rules(symbols)
    if choice not in tuple(symbol_choices(symbols)):
        return Refused((ANNOUNCED, *rules), phrase("one way for each symbol, equal symbols in order"))
    draft = position.draft()
    draft.change(item.id, announced=item.announced._replace(splits=choice))
    reasons = unpayable(draft, item.id)
    if reasons:
        return Refused((*reasons, *rules), phrase("that cannot be paid"))
    return Allowed((ANNOUNCED, *rules))


def symbol_rules(symbols: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rules of the symbols that can be paid in several ways."""
    rules = [("107.4f" if symbol.endswith("/P") else "107.4e") for symbol in symbols]
    return tuple(dict.fromkeys(rules))


@GAME.task("symbols-announced")
def symbols_announced(draft: MtgDraft, id: str, choice: tuple[str, ...]) -> None:
    """Keep how the symbols will be paid (118.13a)."""
    rules = symbol_rules(open_symbols(draft, draft.objects[id]))
    _announced(draft, id, splits=choice)
    draft.note("symbols", of=id, rules=(ANNOUNCED, *rules), symbols=choice)


def plain_options(position: MtgPosition, item: Object) -> Iterator[tuple[str, ...]]:
    """Yield the ways to begin paying: as announced, and with each alternative cost that is still open.

    An optional cost is one of them where it decides which targets the spell has (702.33g).
    """
    yield item.announced.options
    for way in additional_ways(position, item):
        yield tuple(sorted((*item.announced.options, way)))
    if item.announced.options:
        return
    by_cost = aims_by_cost(position, item)
    for name in offered(position, item):
        if is_alternative(name) or (by_cost and keyword_of(name) in OPTIONAL):
            yield (name,)
