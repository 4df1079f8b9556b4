"""Filters, selectors, amounts, comparisons and conditions of MAGMELL, read from structured terms.

A filter is a word (`unit`) or a mapping of `FILTER_KEYS`, as `{type: unit, controller: opponent, ap: "<= 3"}`. A selector is a word
of `WORDS`, the name of a target word or of an earlier choice, `x.controller`, `x.owner`, or a mapping: `{all: filter}`,
`{choose: filter, amount: 1, by: player}`, `{top: 2, zone: library, owner: you}`. Amounts (`t.ap`, `{count: filter}`) and conditions
are those of `judgekit.language.amounts`.
"""

from __future__ import annotations

from judgekit.core.parts import Part
from judgekit.games.magmell.terms import Amount, Filter, Selector
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
from judgekit.language.amounts import Amounts, Conditions
from judgekit.language.formulas import Formulas
from judgekit.language.schemas import Fields, Read, Schema, each, said
from judgekit.mechanics.terms.records import Condition

_YOU: Selector = ("you",)

# Amounts.

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


AMOUNTS = Amounts(
    Formulas(_named_amount, r"[^\s\d+*()-][^\s+*()]*", example="for example 2 * event.amount + 1, t.ap, you.life")
)
amount, comparison = AMOUNTS.amount, AMOUNTS.comparison


def _value(name: str) -> Read:
    return lambda part: ("value", selector(part), name)


AMOUNTS.words.update({"count": lambda part: ("count", filter_of(part)), **{name: _value(name) for name in VALUES}})


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


CONDITIONS = Conditions(AMOUNTS)
condition_of = CONDITIONS.condition


def _object_is(part: Part) -> Condition:
    """Read `{object: this, rested: true}`, or `{object: this, is: filter}`."""
    state = part.without("object")
    return ("is", selector(part["object"]), filter_of(part["is"] if set(state.value) == {"is"} else state))


def _controls(part: Part) -> Condition:
    """Read `{controls: filter, player: you, is: ">= 2"}`."""
    part.only(("controls", "player", "is"))
    wanted = filter_of(part["controls"])
    if wanted.controller is None:
        wanted = wanted._replace(controller=said(part, "player", selector, _YOU))
    return ("compare", ("count", wanted), *CONDITIONS.how_many(part))


def _did(part: Part) -> Condition:
    text = part["did"].text()
    return ("did", None if text == "true" else text)


CONDITIONS.words.update(
    {
        "turn": lambda part: ("turn", selector(part["turn"])),
        "phase": lambda part: ("step", part["phase"].texts()),
        "did": _did,
        "battle": lambda part: ("battle",) if part["battle"].flag() else ("not", ("battle",)),
        "object": _object_is,
        "controls": _controls,
        **{
            word: CONDITIONS.number_is(word)
            for word in ("count", "life", "hand", "ap", "hp", "dust", "stone-area", "library", "damage")
        },
    }
)
