"""603.2c: what triggers once on several events speaks of all of them: "those creatures", "that many", "that much"."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine import Event
from judgekit.games.mtg.meaning.trigger_zones import looks_back
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.terms.records import Pattern

_TOGETHER = ("attack", "move")
"""Kinds of events of which each has one object: how many there are is "that many"."""


def as_one(after: MtgPosition, pattern: Pattern, happening: Event, together: Sequence[Event]) -> Event:
    """Return the first of several events as what the ability is about: with the objects of all, and their number or damage.

    Args:
        after: the game after the events.
        pattern: the condition, which means one or more of them.
        happening: the first.
        together: all that the condition means.
    """
    if happening.kind == "damage":
        dealt = tuple(dict.fromkeys(tuple(each.get("source")) for each in together if each.get("source") is not None))
        whole = happening._replace(amount=sum(each.amount for each in together))
        return whole.having(**{ALL + "source": dealt}) if len(dealt) > 1 else whole
    if happening.kind == "discard":
        return happening._replace(amount=len(together))
    if happening.kind not in _TOGETHER:
        return happening
    whole = happening._replace(amount=len(together))
    if len(together) == 1:
        return whole
    return whole.having(**{ALL + "object": tuple(_ref(after, pattern, each) for each in together)})


ALL = "all-"
"""What stands before a role in the details of an event that several events are, with those of all of them."""


def _ref(after: MtgPosition, pattern: Pattern, each: Event) -> Ref:
    """Return the object of an event: what it became where it moved, unless the ability looks back (603.10)."""
    number = each.get("number")
    if number is None:
        return after.objects[each.of or ""].ref
    arrived = each.kind == "move" and not looks_back(pattern, each)
    return (each.of or "", number + 1 if arrived else number)
