"""113.6, 113.6k, 603.10: in which zone a trigger condition functions, and which conditions look back in time."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.meaning.characteristics import functions_in
from judgekit.games.mtg.state.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, PUBLIC_ZONES, STACK
from judgekit.games.mtg.terms.records import Ability, Filter, Pattern

HAUNTED = ("linked", "haunted")
"""The creature that a card in exile haunts (702.55b)."""

LOOKED_BACK_ON = (BATTLEFIELD, GRAVEYARD)
"""Zones that abilities look back on when something leaves them (603.10a)."""

ALWAYS_BACK = frozenset(("leaves", "dies", "sacrifice", "destroy", "phase-out", "unattach", "counter", "lose-game"))
"""Events whose triggers always look back in time (603.10a-f)."""

DISCARDED = frozenset((HAND, GRAVEYARD, EXILE, LIBRARY))
"""Where a card may be whose own discarding is seen: on its way out of the hand, or where it ended up (702.29c)."""


def looks_back(pattern: Pattern, happening: Event) -> bool:
    """Tell whether a trigger condition looks at the game just before an event instead of just after it (603.10).

    CR 603.10a, 603.10b, 603.10c, 603.10e, 603.10f.

    Args:
        pattern: the condition.
        happening: the event. A card put somewhere "from anywhere" is never seen by looking back (603.6c).
    """
    if pattern.event in ALWAYS_BACK:
        return True
    if happening.kind != "move" or pattern.event == "enters":
        return False
    origin, named = happening.get("origin"), pattern.get("from")
    if named is not None and origin in LOOKED_BACK_ON:
        return True
    into = pattern.get("to") or ()
    return bool({HAND, LIBRARY}.intersection(into)) and origin in PUBLIC_ZONES


def about(pattern: Pattern) -> object:
    """Return which particular object a condition is about, None for any of a description."""
    filter = pattern.get("object")
    return filter.get("among") if isinstance(filter, Filter) else None


def own_places(pattern: Pattern) -> frozenset[str] | None:
    """Return the zones a condition functions in that cannot trigger from the battlefield, None for any other (113.6k)."""
    meant = about(pattern)
    if meant == HAUNTED:
        return frozenset((EXILE,))
    if meant != ("this",):
        return None
    if pattern.event == "cast":
        return frozenset((STACK,))
    if pattern.event in ("cycle", "discard"):
        return DISCARDED
    if pattern.event == "becomes-plotted":
        return frozenset((EXILE,))
    if pattern.event == "exile":
        return None if BATTLEFIELD in (pattern.get("from") or ()) else frozenset((EXILE,))
    if pattern.event == "move":
        return _places_of_move(pattern)
    return None


def _places_of_move(pattern: Pattern) -> frozenset[str] | None:
    """Return where the condition functions that an object itself moves: in a graveyard it leaves, or where it arrives."""
    origins, into = pattern.get("from") or (), pattern.get("to") or ()
    if BATTLEFIELD in origins or BATTLEFIELD in into or not (origins or into):
        return None
    return frozenset((GRAVEYARD,)) if GRAVEYARD in origins else frozenset(into)


def condition_functions(ability: Ability, pattern: Pattern, place: str, types: frozenset[str]) -> bool:
    """Tell whether one condition of a triggered ability functions where its object is (113.6, 113.6k).

    CR 113.6b, 702.55c.

    Args:
        ability: the ability.
        pattern: the condition; others of the same ability may function in other zones.
        place: name of the zone.
        types: card types of the object.
    """
    own = own_places(pattern) if ability.zones is None else None
    return place in own if own is not None else functions_in(ability, place, types)


def triggers_from(ability: Ability, place: str, types: frozenset[str]) -> bool:
    """Tell whether any condition of a triggered ability functions in a zone."""
    if not ability.when:
        return functions_in(ability, place, types)
    return any(condition_functions(ability, pattern, place, types) for pattern in ability.when)


def replaces_from(ability: Ability, place: str, types: frozenset[str]) -> bool:
    """Tell whether a replacement effect functions in a zone: one on its own card's moving functions where the card moves from.

    One that names no zone ("from anywhere") functions in every zone (113.6b).

    CR 113.6.

    Args:
        ability: the ability.
        place: name of the zone.
        types: card types of its object.
    """
    if ability.zones is None:
        for pattern in ability.when:
            if about(pattern) != ("this",):
                continue
            if pattern.event == "discard" and place == HAND:
                return True
            if pattern.event == "move" and BATTLEFIELD not in (pattern.get("to") or ()):
                origins = pattern.get("from")
                if place in origins if origins is not None else bool(pattern.get("to")):
                    return True
    return functions_in(ability, place, types)


def zone_rules(ability: Ability, pattern: Pattern) -> tuple[str, ...]:
    """Return the rules by which a condition functions in other zones than the usual one, or others of its ability do."""
    if ability.zones is not None:
        return ("113.6b",)
    if all(own_places(each) is None for each in ability.when):
        return ()
    return ("113.6k", "702.55b", "702.55c") if about(pattern) == HAUNTED else ("113.6k",)
