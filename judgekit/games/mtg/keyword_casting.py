"""702: keyword abilities that go with an alternative cost of a spell, spelt out as what they do besides it."""

from __future__ import annotations

from judgekit.cards.terms import THIS, Ability, Action, Filter, Pattern, Test
from judgekit.games.mtg.keyword_abilities import keyword_means

_ITSELF = Filter((Test("among", THIS),), "object")
_ENTERS = (Pattern("enters", (("object", _ITSELF),)),)
_ANYWHERE_ELSE = ("battlefield", "command", "graveyard", "hand", "library")
_LEAVES_THE_STACK = (Pattern("move", (("from", ("stack",)), ("object", _ITSELF), ("to", _ANYWHERE_ELSE))),)


@keyword_means("flashback", "702.34a")
def flashback(_keyword: Ability) -> tuple[Ability, ...]:
    """Exiled instead of being put anywhere else as it leaves the stack, if its flashback cost was paid (702.34a)."""
    paid = ("paid", "flashback")
    return (Ability("replacement", when=_LEAVES_THE_STACK, condition=paid, instead=(Action("exile", THIS),)),)


@keyword_means("evoke", "702.74a")
def evoke(_keyword: Ability) -> tuple[Ability, ...]:
    """Sacrificed as it enters, if its evoke cost was paid (702.74a)."""
    return (Ability("triggered", when=_ENTERS, condition=("paid", "evoke"), do=(Action("sacrifice", THIS),)),)
