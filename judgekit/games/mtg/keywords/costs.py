"""702: keyword abilities that change what a spell costs, spelt out as what they mean (601.2f)."""

from __future__ import annotations

from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.terms.records import YOU, Ability, Filter, Formula, Modification, Test


def _less(number: Formula) -> tuple[Ability, ...]:
    """Return the ability of a spell to cost so much generic mana less."""
    return (Ability("cost-change", "spells", modify=(Modification("cost", ("less", number)),)),)


@keyword_means("affinity", "702.41a")
def affinity(keyword: Ability) -> tuple[Ability, ...]:
    """{1} less for each permanent of a kind that its caster controls (702.41a)."""
    kind: Filter = keyword.value
    mine = kind._replace(tests=(*kind.tests, Test("controller", YOU)), kind="permanent", zones=None)
    return _less(("count", mine))


@keyword_means("undaunted", "702.125a")
def undaunted(_keyword: Ability) -> tuple[Ability, ...]:
    """{1} less for each opponent of its caster (702.125a)."""
    return _less(("count", ("opponents",)))
