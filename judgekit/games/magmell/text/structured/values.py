"""Filters, selectors, amounts, comparisons and conditions of MAGMELL, read from structured terms.

A filter is a word (`unit`) or a mapping of `FILTER_KEYS`, as `{type: unit, controller: opponent, ap: "<= 3"}`. A selector is a word
of `WORDS`, the name of a target word or of an earlier choice, `x.controller`, `x.owner`, or a mapping: `{all: filter}`,
`{choose: filter, amount: 1, by: player}`, `{top: 2, zone: library, owner: you}`. An amount is a number, a formula
(`event.amount + 1`, `t.ap`, `you.life`), or a mapping: `{count: filter}`, `{product: [a, b]}`. A comparison is a number or a sign
with an amount (`<= 3`), or `{min: a}`, `{max: a}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.parts import Part
from judgekit.games.magmell.terms import Amount, Condition, Filter, Selector
from judgekit.games.magmell.text.structured.words import (
    ALL_ZONES,
    COUNTER_WORDS,
    STATES,
    TYPES,
    color_named,
    counter_named,
    rule_named,
    timing_named,
    type_named,
    zone_named,
)
from judgekit.language.formulas import SIGNS, Formulas, split_sign
from judgekit.language.schemas import Fields, Read, Schema, each, only_key, said

_YOU: Selector = ("you",)
_BOUNDS = {"max": "<=", "min": ">="}


def comparison(part: Part) -> tuple[str, Amount]:
    """Read a comparison; a number alone means exactly so many."""
    if part.is_mapping:
        word = only_key(part, _BOUNDS, "comparison")
        return (_BOUNDS[word], amount(part[word]))
    sign, number = split_sign(part.text())
    return sign, amount(part.holding(number))


# Amounts.


def amount(part: Part) -> Amount:
    """Read a number or a formula."""
    if part.is_mapping:
        word = only_key(part, _AMOUNTS, "amount")
        return _AMOUNTS[word](part[word])
    text = part.text()
    return int(text) if re.fullmatch(r"[+-]?\d+", text) else _FORMULAS.read(text, part)


VALUES = ("ap", "hp", "life", "damage", "cost", "catalyst", "hand", "library", "dust", "stone-area", "stone-deck")
"""Numbers of an instance or a player, as `t.ap` or `you.life`."""

_NAMED: dict[str, Amount] = {"event.amount": ("event", "amount"), "results": ("results", None), "X": ("chosen", "X")}


def _named_amount(name: str, part: Part) -> Amount | None:
    head, dot, what = name.rpartition(".")
    if name in _NAMED or not dot:
        return _NAMED.get(name)
    if what in VALUES or what in COUNTER_WORDS:
        return ("value", selector(part.holding(head)), COUNTER_WORDS.get(what, what))
    return ("number-of", selector(part.holding(head))) if what == "count" else None


_FORMULAS: Formulas[Amount] = Formulas(
    _named_amount, r"[^\s\d+*()-][^\s+*()]*", example="for example 2 * event.amount + 1, t.ap, you.life"
)


def _folded(sign: str) -> Callable[[Part], Amount]:
    def read(part: Part) -> Amount:
        total, *values = [amount(item) for item in part.items()]
        for value in values:
            total = (sign, total, value)
        return total

    return read


def _value(name: str) -> Callable[[Part], Amount]:
    return lambda part: ("value", selector(part), name)


_AMOUNTS: dict[str, Callable[[Part], Amount]] = {
    "count": lambda part: ("count", filter_of(part)),
    "half-up": lambda part: ("half-up", amount(part), 0),
    "half-down": lambda part: ("half-down", amount(part), 0),
    "sum": _folded("+"),
    "difference": _folded("-"),
    "product": _folded("*"),
    "min": _folded("min"),
    "max": _folded("max"),
    **{name: _value(name) for name in VALUES},
}


# Filters.


def zones(part: Part) -> tuple[str, ...]:
    """Read zones; `any` is all of them."""
    return ALL_ZONES if part.value == "any" else each(zone_named)(part)


def _counters(part: Part) -> tuple[str, int]:
    """Read `{power: 2}`, at least so many, or `power`, at least one."""
    if not part.is_mapping:
        return (counter_named(part.text()), 1)
    kind = part.key_names()[0]
    return (counter_named(kind), part[kind].integer())


def _state(wanted: bool) -> Read:
    return lambda part: part.flag() == wanted


def filter_of(part: Part) -> Filter:
    """Read a filter: a mapping, a kind (`unit`), a selector whose objects are meant, or a list of filters one of which fits."""
    if part.is_list:
        return Filter(either=tuple(filter_of(item) for item in part.items()))
    if part.is_mapping:
        return Filter(**_FILTER.read(part))
    word = part.text()
    if word == "any":
        return Filter()
    if word in TYPES:
        return Filter(what=(TYPES[word],))
    if word in ("you", "opponent"):
        return Filter(what=("player",), among=(word,))
    return Filter(among=selector(part))


# Selectors.

WORDS: dict[str, Selector] = {
    **{word: (word,) for word in ("this", "you", "opponent", "each-player", "active", "chooser", "targets", "results")},
    "controller": ("controller-of", ("this",)),
    "owner": ("owner-of", ("this",)),
    "attacker": ("battle", "attacker"),
    "defender": ("battle", "defender"),
    "attack-target": ("battle", "target"),
    "that": ("results",),
    **{f"event.{role}": ("event", role) for role in ("object", "moved", "source", "player")},
}
"""Whom or what a word means."""


def selector(part: Part) -> Selector:
    """Read whom or what is meant."""
    if part.is_list:
        return ("both", *(selector(item) for item in part.items()))
    if part.is_mapping:
        return _selector_mapping(part)
    text = part.text()
    named = named_target(text, part) or WORDS.get(text)
    if named is not None:
        return named
    head, dot, word = text.rpartition(".")
    if dot and word in ("controller", "owner"):
        return (f"{word}-of", selector(part.holding(head)))
    return ("all", Filter(what=(TYPES[text],))) if text in TYPES else ("id", text)


def named_target(text: str, part: Part) -> Selector | None:
    """Return the selector of a target word or of a choice made earlier, by its name."""
    for name in part.names:
        if name.startswith("@") and name.partition("=")[2] == text:
            return ("target", int(name[1:].partition("=")[0]))
        if name == f"={text}":
            return ("chosen", text)
    return None


def _selector_mapping(part: Part) -> Selector:
    if "choose" in part:
        return chosen(part)
    if "top" in part:
        part.only(("top", "zone", "owner"))
        zone = zone_named(part["zone"]) if "zone" in part else "library"
        return ("top", zone, said(part, "owner", selector, _YOU), amount(part["top"]))
    if "all" in part:
        part.only(("all",))
        return ("all", filter_of(part["all"]))
    return ("all", filter_of(part))


def chosen(part: Part) -> Selector:
    """Read `{choose: filter, amount: 2, by: player}`: exactly so many, with `up-to: 2` from none, else one."""
    part.only(("choose", "amount", "up-to", "by", "as"))
    most = amount(part["up-to"]) if "up-to" in part else amount(part["amount"]) if "amount" in part else 1
    return ("choose", filter_of(part["choose"]), 0 if "up-to" in part else most, most, said(part, "by", selector, _YOU))


FILTER_KEYS: Fields = {
    "type": ("what", each(type_named)),
    "zone": ("zone", zones),
    "controller": ("controller", selector),
    "owner": ("owner", selector),
    "color": ("colors", each(color_named)),
    **{key: (key, comparison) for key in ("ap", "hp", "cost", "catalyst")},
    "name": ("name", Part.texts),
    "timing": ("timing", timing_named),
    "has": ("has", lambda part: rule_named(part.text())),
    "counters": ("counters", _counters),
    "not": ("without", filter_of),
    "any": ("either", each(filter_of)),
    "among": ("among", selector),
    **{word: (name, _state(wanted)) for word, (name, wanted) in STATES.items()},
}
"""The keys of a filter, each with the field it fills."""

_FILTER = Schema(FILTER_KEYS)

# Conditions (302.1.4).


def condition_of(part: Part) -> Condition:
    """Read a condition; of a list every one has to hold, and a text compares two amounts (`you.life <= 5`)."""
    if part.is_list:
        return ("and", *(condition_of(item) for item in part.items()))
    if not part.is_mapping:
        match = re.fullmatch(rf"(.+?)\s*({'|'.join(SIGNS)})\s*(.+)", part.text())
        if match is None:
            raise part.fault(f"not a condition: {part.text()!r}", "as you.life <= 5")
        return ("compare", amount(part.holding(match[1])), match[2], amount(part.holding(match[3])))
    word = only_key(part, _CONDITIONS, "condition")
    return _CONDITIONS[word](part)


def _object_is(part: Part) -> Condition:
    """Read `{object: this, rested: true}`, or `{object: this, is: filter}`."""
    state = part.without("object")
    return ("is", selector(part["object"]), filter_of(part["is"] if set(state.value) == {"is"} else state))


def _compare(part: Part) -> Condition:
    left, sign, right = part["compare"].items()
    return ("compare", amount(left), sign.text(), amount(right))


def _how_many(part: Part) -> tuple[str, Amount]:
    """Read what a number is compared with: at least one where nothing is said."""
    return comparison(part["is"]) if "is" in part else (">=", 1)


def _number_is(word: str) -> Callable[[Part], Condition]:
    """Return the reader of `{life: you, is: "<= 5"}`, `{count: filter, is: ">= 2"}`."""

    def read(part: Part) -> Condition:
        part.only((word, "is"))
        return ("compare", _AMOUNTS[word](part[word]), *_how_many(part))

    return read


def _controls(part: Part) -> Condition:
    """Read `{controls: filter, player: you, is: ">= 2"}`."""
    part.only(("controls", "player", "is"))
    wanted = filter_of(part["controls"])
    if wanted.controller is None:
        wanted = wanted._replace(controller=said(part, "player", selector, _YOU))
    return ("compare", ("count", wanted), *_how_many(part))


def _did(part: Part) -> Condition:
    text = part["did"].text()
    return ("did", None if text == "true" else text)


_CONDITIONS: dict[str, Callable[[Part], Condition]] = {
    "not": lambda part: ("not", condition_of(part["not"])),
    "any": lambda part: ("or", *each(condition_of)(part["any"])),
    "all": lambda part: ("and", *each(condition_of)(part["all"])),
    "turn": lambda part: ("turn", selector(part["turn"])),
    "phase": lambda part: ("step", part["phase"].texts()),
    "did": _did,
    "battle": lambda part: ("battle",) if part["battle"].flag() else ("not", ("battle",)),
    "object": _object_is,
    "compare": _compare,
    "controls": _controls,
    **{
        word: _number_is(word)
        for word in ("count", "life", "hand", "ap", "hp", "dust", "stone-area", "library", "damage")
    },
}
