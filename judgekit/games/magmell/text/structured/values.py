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
from typing import Any

from judgekit.games.magmell.terms import Amount, Condition, Filter, Selector
from judgekit.games.magmell.text.structured.words import (
    ALL_ZONES,
    COUNTER_WORDS,
    STATES,
    TIMINGS,
    TYPES,
    color_named,
    counter_named,
    rule_named,
    type_named,
    zone_named,
)
from judgekit.language.formulas import Formulas, split_sign
from judgekit.language.parts import Part, nearest
from judgekit.language.schemas import Schema, only_key

_BOUNDS = {"max": "<=", "min": ">="}


def comparison(part: Part) -> tuple[str, Amount]:
    """Read a comparison; a number alone means exactly so many."""
    if part.is_mapping:
        word = only_key(part, _BOUNDS, "comparison")
        return (_BOUNDS[word], amount(part[word]))
    sign, number = split_sign(part.text())
    return sign, amount(_other(part, number))


def _other(part: Part, text: str) -> Part:
    """Return a part at the same place with another text."""
    return Part(text.strip(), part.path, part.names)


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


def _named_amount(name: str, part: Part) -> Amount | None:
    if name == "event.amount":
        return ("event", "amount")
    if name == "results":
        return ("results", None)
    head, dot, what = name.rpartition(".")
    if dot and (what in VALUES or what in COUNTER_WORDS):
        return ("value", selector(_other(part, head)), COUNTER_WORDS.get(what, what))
    if dot and what == "count":
        return ("number-of", selector(_other(part, head)))
    return ("chosen", "X") if name == "X" else None


_FORMULAS = Formulas(
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


def _half(way: str) -> Callable[[Part], Amount]:
    return lambda part: (way, amount(part), 0)


_AMOUNTS: dict[str, Callable[[Part], Amount]] = {
    "count": lambda part: ("count", filter_of(part)),
    "half-up": _half("half-up"),
    "half-down": _half("half-down"),
    "sum": _folded("+"),
    "difference": _folded("-"),
    "product": _folded("*"),
    "min": _folded("min"),
    "max": _folded("max"),
    **{name: _value(name) for name in VALUES},
}

# Filters.

Reader = Callable[[Part, None], Any]


def _plainly(read: Callable[[Part], Any]) -> Reader:
    return lambda part, _known: read(part)


def _each(read: Callable[[Part], Any]) -> Reader:
    return lambda part, _known: tuple(read(item) for item in part.items())


def _zones(part: Part, _known: None) -> tuple[str, ...]:
    return ALL_ZONES if part.value == "any" else tuple(zone_named(item) for item in part.items())


def _timing(part: Part, _known: None) -> str:
    if part.text() not in TIMINGS:
        raise part.fault(f"unknown timing {part.text()!r}", nearest(part.text(), TIMINGS))
    return TIMINGS[part.text()]


def _counters(part: Part, _known: None) -> tuple[str, int]:
    """Read `{power: 2}`, at least so many, or `power`, at least one."""
    if not part.is_mapping:
        return (counter_named(part.text()), 1)
    kind = part.key_names()[0]
    return (counter_named(kind), part[kind].integer())


def _state(wanted: bool) -> Reader:
    return lambda part, _known: part.flag() == wanted


FILTER_KEYS: dict[str, tuple[str, Reader]] = {
    "type": ("what", _each(type_named)),
    "zone": ("zone", _zones),
    "controller": ("controller", lambda part, _known: selector(part)),
    "owner": ("owner", lambda part, _known: selector(part)),
    "color": ("colors", _each(color_named)),
    **{key: (key, _plainly(comparison)) for key in ("ap", "hp", "cost", "catalyst")},
    "name": ("name", _plainly(Part.texts)),
    "timing": ("timing", _timing),
    "has": ("has", lambda part, _known: rule_named(part.text())),
    "counters": ("counters", _counters),
    "not": ("without", lambda part, _known: filter_of(part)),
    "any": ("either", lambda part, _known: tuple(filter_of(item) for item in part.items())),
    "among": ("among", lambda part, _known: selector(part)),
    **{word: (name, _state(wanted)) for word, (name, wanted) in STATES.items()},
}
"""The keys of a filter, each with the field it fills."""

_FILTER: Schema[None] = Schema(FILTER_KEYS)


def filter_of(part: Part) -> Filter:
    """Read a filter: a mapping, a kind (`unit`), a selector whose objects are meant, or a list of filters one of which fits."""
    if part.is_list:
        return Filter(either=tuple(filter_of(item) for item in part.items()))
    if part.is_mapping:
        return Filter(**_FILTER.read(part, None))
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
    "event.object": ("event", "object"),
    "event.moved": ("event", "moved"),
    "event.source": ("event", "source"),
    "event.player": ("event", "player"),
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
        return (f"{word}-of", selector(_other(part, head)))
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
        part.only(("choose", "amount", "up-to", "by", "as"))
        least, most = bounds(part)
        return ("choose", filter_of(part["choose"]), least, most, selector(part["by"]) if "by" in part else ("you",))
    if "top" in part:
        part.only(("top", "zone", "owner"))
        zone = zone_named(part["zone"]) if "zone" in part else "library"
        return ("top", zone, selector(part["owner"]) if "owner" in part else ("you",), amount(part["top"]))
    if "all" in part:
        part.only(("all",))
        return ("all", filter_of(part["all"]))
    return ("all", filter_of(part))


def bounds(part: Part) -> tuple[Amount, Amount]:
    """Return the least and the greatest number of what is chosen: `amount: 2` exactly, `up-to: 2` from none, else one."""
    if "up-to" in part:
        return 0, amount(part["up-to"])
    number = amount(part["amount"]) if "amount" in part else 1
    return number, number


# Conditions (302.1.4).


def condition_of(part: Part) -> Condition:
    """Read a condition; of a list every one has to hold, and a text compares two amounts (`you.life <= 5`)."""
    if part.is_list:
        return ("and", *(condition_of(item) for item in part.items()))
    if not part.is_mapping:
        match = re.fullmatch(r"(.+?)\s*(<=|>=|!=|<|>|=)\s*(.+)", part.text())
        if match is None:
            raise part.fault(f"not a condition: {part.text()!r}", "as you.life <= 5")
        return ("compare", amount(_other(part, match[1])), match[2], amount(_other(part, match[3])))
    word = only_key(part, _CONDITIONS, "condition")
    return _CONDITIONS[word](part, word)


def _object_is(part: Part, _word: str) -> Condition:
    """Read `{object: this, rested: true}`, or `{object: this, is: filter}`."""
    inner = {key: value for key, value in part.value.items() if key != "object"}
    wanted = inner["is"] if set(inner) == {"is"} else inner
    return ("is", selector(part["object"]), filter_of(Part(wanted, part.path, part.names)))


def _compare(part: Part, _word: str) -> Condition:
    left, sign, right = part["compare"].items()
    return ("compare", amount(left), sign.text(), amount(right))


def _number_is(part: Part, word: str) -> Condition:
    """Read `{life: you, is: "<= 5"}`, `{count: filter, is: ">= 2"}`; without `is` at least one."""
    part.only((word, "is"))
    left: Amount = ("count", filter_of(part[word])) if word == "count" else ("value", selector(part[word]), word)
    return ("compare", left, *(comparison(part["is"]) if "is" in part else (">=", 1)))


def _controls(part: Part, _word: str) -> Condition:
    """Read `{controls: filter, player: you, is: ">= 2"}`."""
    part.only(("controls", "player", "is"))
    wanted = filter_of(part["controls"])
    if wanted.controller is None:
        wanted = wanted._replace(controller=selector(part["player"]) if "player" in part else ("you",))
    return ("compare", ("count", wanted), *(comparison(part["is"]) if "is" in part else (">=", 1)))


def _joined(part: Part, word: str) -> Condition:
    return ({"any": "or", "all": "and"}[word], *(condition_of(item) for item in part[word].items()))


def _did(part: Part, _word: str) -> Condition:
    text = part["did"].text()
    return ("did", None if text == "true" else text)


_CONDITIONS: dict[str, Callable[[Part, str], Condition]] = {
    "not": lambda part, _word: ("not", condition_of(part["not"])),
    "any": _joined,
    "all": _joined,
    "turn": lambda part, _word: ("turn", selector(part["turn"])),
    "phase": lambda part, _word: ("step", part["phase"].texts()),
    "did": _did,
    "battle": lambda part, _word: ("battle",) if part["battle"].flag() else ("not", ("battle",)),
    "object": _object_is,
    "compare": _compare,
    "controls": _controls,
    **dict.fromkeys(("count", "life", "hand", "ap", "hp", "dust", "stone-area", "library", "damage"), _number_is),
}
