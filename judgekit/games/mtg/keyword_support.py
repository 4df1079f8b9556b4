"""702: keyword abilities that act by themselves and have no code: an object with one is never played on in silence."""

from __future__ import annotations

from judgekit.cards.terms import Ability
from judgekit.cards.terms_keywords import KEYWORDS
from judgekit.engine import Unsupported
from judgekit.games.mtg.keyword_abilities import SPELT_OUT, STANDS_FOR

ACTING_STATIC = frozenset(
    ("amplify", "absorb", "rebound", "totem armor", "cipher", "tribute", "ascend", "daybound", "nightbound", "epic")
)
"""Static keyword abilities that change what happens without anybody choosing to use them."""

ACTING = ACTING_STATIC | {
    name for name, keyword in KEYWORDS.items() if "triggered" in keyword.kind and not keyword.zones
}
"""Keyword abilities that act by themselves while their object is on the battlefield or the stack."""


def lacks_code(ability: Ability) -> bool:
    """Tell whether an ability is a keyword that acts by itself and that nothing spells out."""
    name = ability.name or ""
    return ability.kind == "keyword" and name in ACTING and name not in STANDS_FOR and name not in SPELT_OUT


def refuse(ability: Ability) -> None:
    """Refuse to go on with a keyword ability that has no code.

    Raises:
        Unsupported: the keyword and its rule.
    """
    raise Unsupported(f"the keyword ability {ability.name}", KEYWORDS[ability.name or ""].rule)
