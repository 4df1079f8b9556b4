"""400: zones, their keys in a position, and who they belong to."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Filter

OWN_ZONES: Final = ("library", "hand", "graveyard")
"""Zones of which each player has one (400.1)."""

SHARED_ZONES: Final = ("battlefield", "stack", "exile", "command")
"""Zones that all players share (400.1)."""

OUTSIDE: Final = "outside"
"""Outside the game (400.11): a key "outside/A", no zone of the game."""

BATTLEFIELD: Final = "battlefield"
STACK: Final = "stack"
EXILE: Final = "exile"
GRAVEYARD: Final = "graveyard"
HAND: Final = "hand"
LIBRARY: Final = "library"

PUBLIC_ZONES: Final = frozenset(("graveyard", "battlefield", "stack", "exile", "command"))
"""Zones whose cards all players can see (400.2); library and hand are hidden zones."""

DAMAGE_ON_STACK: Final = "damage_on_stack"
"""Fact: combat damage that waits below everything else on the stack; only in editions in which it is put there."""


def waits_on_stack(position: MtgPosition) -> bool:
    """Tell whether anything waits on the stack: spells, abilities, or combat damage in an edition that puts it there."""
    return bool(position.zones.get(STACK) or position.facts.get(DAMAGE_ON_STACK))


def zone_key(name: str, player: str) -> str:
    """Return the key of a zone; a card goes to its owner's library, hand or graveyard whatever an effect says (400.3).

    CR 400.1.
    """
    return f"{name}/{player}" if name in OWN_ZONES or name == OUTSIDE else name


def zone_keys(position: MtgPosition, name: str) -> tuple[str, ...]:
    """Return the keys of all zones of a name, in seating order."""
    if name in SHARED_ZONES:
        return (name,)
    return tuple(f"{name}/{player}" for player in position.players)


def in_zone(position: MtgPosition, key: str) -> tuple[Object, ...]:
    """Return the objects in a zone, a library or graveyard top first, the stack bottom first."""
    return tuple(position.objects[id] for id in position.zones.get(key, ()))


def permanents(position: MtgPosition) -> tuple[Object, ...]:
    """Return the permanents: what is on the battlefield and phased in; a phased-out one is treated as though it did not exist.

    CR 110.1, 702.26b.
    """
    found: tuple[Object, ...] | None = position.memo.get("permanents")
    if found is None:
        objects = position.objects
        there = [objects[id] for id in position.zones.get(BATTLEFIELD, ())]
        found = position.keep_over_facts("permanents", tuple([record for record in there if not record.phased_out]))
    return found


def passed_over(position: MtgPosition, filter: Filter) -> tuple[str, ...]:
    """Return the rule by which a description of permanents passes over phased-out ones, where there are any (702.26b)."""
    if filter.kind != "permanent" or filter.zones is not None:
        return ()
    there = position.zones.get(BATTLEFIELD, ())
    return ("702.26b",) if any(position.objects[id].phased_out for id in there) else ()
