"""702: keyword abilities that do something by themselves and have no code, and abilities in words that are not understood."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.characteristics import Characteristics
from judgekit.games.mtg.meaning.keyword_meanings import SPELT_OUT, STANDS_FOR
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.records import Ability

UNREAD = "unread"
"""The kind of an ability that is not understood, and the detail of one of which only the trigger condition is."""

ACTING_STATIC = frozenset(("amplify", "absorb", "rebound", "totem armor", "tribute", "ascend"))
"""Static keyword abilities that change what happens without anybody choosing to use them."""

ACTING = ACTING_STATIC | {
    name for name, keyword in KEYWORDS.items() if "triggered" in keyword.kind and not keyword.zones
}
"""Keyword abilities that act by themselves while their object is on the battlefield or the stack."""


COSTS_WITHOUT_CODE = frozenset(
    (
        "evoke",
        "overload",
        "dash",
        "madness",
        "miracle",
        "prowl",
        "surge",
        "spectacle",
        "escape",
    )
)
"""Alternative costs of which only the cost is known, and neither its condition nor what it changes."""

PAYING_WITHOUT_CODE = frozenset(
    (
        "replicate",
        *("cascade", "demonstrate", "gravestorm", "ripple", "storm"),
    )
)
"""Keyword abilities of a spell that change how it may be paid or what is done as it is cast, or trigger when it is cast."""


PAID_SEPARATELY = {"replicate": "702.56b", "conspire": "702.78b"}
"""Keywords of which each instance is paid for, and triggers, on its own; several on one spell have no code."""


def refuse_to_cast(values: Characteristics, options: Iterable[str]) -> None:
    """Refuse to cast a spell by or with a keyword that has no code.

    Args:
        values: what the spell is like.
        options: names of the costs that were chosen for it.

    Raises:
        Unsupported: the keyword and its rule.
    """
    chosen = [name for name in options if name in COSTS_WITHOUT_CODE and name not in STANDS_FOR]
    for name in (*chosen, *sorted(PAYING_WITHOUT_CODE)):
        if name not in STANDS_FOR and (name in chosen or values.has(name)):
            raise Unsupported(phrase("casting with {name}", name=name), KEYWORDS[name].rule)
    for name, rule in PAID_SEPARATELY.items():
        if len(values.all_of(name)) > 1:
            raise Unsupported(phrase("several instances of {name}, each paid for on its own", name=name), rule)


def refuse_moment(values: Characteristics, keyword: str) -> None:
    """Refuse to go on where a keyword without code would act.

    Raises:
        Unsupported: the keyword and its rule.
    """
    if values.has(keyword) and keyword not in STANDS_FOR:
        raise Unsupported(phrase("the keyword ability {keyword}", keyword=keyword), KEYWORDS[keyword].rule)


def lacks_code(ability: Ability) -> bool:
    """Tell whether an ability is a keyword that acts by itself and that nothing spells out, or is not understood at all."""
    if ability.kind == UNREAD:
        return True
    name = ability.name or ""
    return ability.kind == "keyword" and name in ACTING and name not in STANDS_FOR and name not in SPELT_OUT


def refuse(ability: Ability) -> None:
    """Refuse to go on with a keyword ability that has no code, or with one that is not understood.

    Raises:
        Unsupported: the keyword and its rule, or the words.
    """
    if ability.kind == UNREAD or ability.get(UNREAD):
        raise Unsupported(phrase("not understood: {text!r}", text=ability.text), "113.3")
    raise Unsupported(phrase("the keyword ability {name}", name=ability.name), KEYWORDS[ability.name or ""].rule)
