"""Filters, selectors, amounts, comparisons and conditions of MAGMELL, read from structured terms.

A filter is a word (`unit`) or a mapping of `FILTER_KEYS`, as `{type: unit, controller: opponent, ap: "<= 3"}`. Selectors and
filters are those of `judgekit.language.references`, amounts (`t.ap`, `{count: filter}`) and conditions those of
`judgekit.language.amounts`.
"""

from __future__ import annotations

from judgekit.core.parts import Part
from judgekit.games.magmell.terms import Amount, Filter
from judgekit.games.magmell.text.structured.words import (
    ALL_ZONES,
    COUNTER_WORDS,
    STATES,
    TYPES,
    color_named,
    counter_named,
    rule_named,
    timing_named,
    zone_named,
)
from judgekit.language.amounts import Amounts, Conditions
from judgekit.language.formulas import Formulas
from judgekit.language.references import References
from judgekit.language.schemas import Read, each, flags

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


AMOUNTS.words.update(
    {"count": lambda part: ("count", REFERENCES.description(part)), **{name: _value(name) for name in VALUES}}
)

# Selectors and filters.

REFERENCES: References[Filter] = References(Filter, TYPES, AMOUNTS, zone_named)
"""Whom or what words mean (301.4)."""

selector, filter_of = REFERENCES.reference, REFERENCES.description

REFERENCES.words.update(
    {
        "attacker": ("battle", "attacker"),
        "defender": ("battle", "defender"),
        "attack-target": ("battle", "target"),
    }
)


def zones(part: Part) -> tuple[str, ...]:
    """Read zones; `any` is all of them."""
    return ALL_ZONES if part.value == "any" else each(zone_named)(part)


def _counters(part: Part) -> tuple[str, int]:
    """Read `{power: 2}`, at least so many, or `power`, at least one."""
    if not part.is_mapping:
        return (counter_named(part.text()), 1)
    kind = part.key_names()[0]
    return (counter_named(kind), part[kind].integer())


FILTER_KEYS = REFERENCES.keys
"""The keys of a filter, each with the field it fills."""

FILTER_KEYS.update(
    {
        "zone": ("zone", zones),
        "color": ("colors", each(color_named)),
        **{key: (key, comparison) for key in ("ap", "hp", "cost", "catalyst")},
        "timing": ("timing", timing_named),
        "has": ("has", lambda part: rule_named(part.text())),
        "counters": ("counters", _counters),
        **flags(STATES),
    }
)

# Conditions (302.1.4).


CONDITIONS = Conditions(AMOUNTS)
condition_of = CONDITIONS.condition

REFERENCES.add_conditions(
    CONDITIONS, lambda of, player: of if of.controller is not None else of._replace(controller=player)
)
CONDITIONS.words.update(
    {
        "battle": lambda part: ("battle",) if part["battle"].flag() else ("not", ("battle",)),
        **{
            word: CONDITIONS.number_is(word)
            for word in ("count", "life", "hand", "ap", "hp", "dust", "stone-area", "library", "damage")
        },
    }
)
