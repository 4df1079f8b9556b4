"""702: keyword abilities that go with an alternative cost of a spell, spelt out as what they do besides it."""

from __future__ import annotations

from judgekit.cards.terms import THIS, YOU, Ability, Action, Filter, Pattern, Test
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


_UPKEEP = (Pattern("step", (("player", YOU), ("step", ("upkeep",)))),)
_LAST_TIME_COUNTER = (Pattern("remove-counters", (("kind", ("time",)), ("last", True), ("object", _ITSELF))),)
_EXILE = ("exile",)


@keyword_means("suspend", "702.62a")
def suspend(_keyword: Ability) -> tuple[Ability, ...]:
    """In exile a time counter goes each upkeep, and with the last one the card is cast for nothing if able (702.62a, 702.62b)."""
    suspended = ("compare", ("value", THIS, "counters", "time"), ">=", 1)
    tick = Action("remove-counters", THIS, 1, (("kind", "time"),))
    cast = Action("cast", THIS, None, (("free", True),))
    return (
        Ability("triggered", when=_UPKEEP, condition=suspended, do=(tick,), zones=_EXILE),
        Ability("triggered", when=_LAST_TIME_COUNTER, do=(cast,), zones=_EXILE),
    )
