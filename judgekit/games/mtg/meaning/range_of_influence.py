"""801: limited range of influence: whom a player can affect and see, measured in seats, settled as each turn begins.

Who speaks for a filter, a reference or a pattern (`Frame.you`) finds in it only players and objects within that player's range.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.core.typed import Final
from judgekit.engine import Draft, Event
from judgekit.games.mtg.meaning.last_known import recall
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, present
from judgekit.games.mtg.state.objects import Object, Ref

LIMITS: Final = "range_limits"
"""Fact: how many seats the range of each player has: ((player, seats), …)."""

RANGES: Final = "ranges"
"""Fact: the players within the range of each player in this turn: ((player, players), …); not there without the option."""

WITH_A_CONTROLLER = ("battlefield", "stack", "command")


def limited(position: MtgPosition) -> bool:
    """Tell whether the option is used."""
    return position.facts.get(RANGES) is not None


def within(position: MtgPosition, player: str) -> frozenset[str] | None:
    """Return the players within a player's range, None where it has no limit."""
    for who, others in position.facts.get(RANGES, ()):
        if who == player:
            found: frozenset[str] = others
            return found
    return None


def ranges_of(seats: tuple[str, ...], limits: Iterable[tuple[str, int]]) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return who is within whose range: a player, and so many seats to the left and to the right (801.2a, 801.2b).

    CR 801.2, 801.2c, 807.4h.

    Args:
        seats: the players still in the game, in seating order.
        limits: the number of seats of each player.
    """
    found = []
    for player, most in limits:
        if player in seats:
            place = seats.index(player)
            near = {seats[(place + step) % len(seats)] for step in range(-most, most + 1)}
            found.append((player, frozenset(near)))
    return tuple(found)


def settle_ranges(draft: MtgDraft) -> None:
    """Determine as a turn begins which players are within whose range (801.2c)."""
    limits = draft.facts.get(LIMITS)
    if limits is None:
        return
    seats = tuple(id for id, player in draft.players.items() if not player.lost)
    now = ranges_of(seats, limits)
    if now != draft.facts.get(RANGES):
        draft.set(ranges=now)
        draft.note("ranges", rules=("801.2", "801.2c"))


def reaches(view: View, player: str, ref: Ref) -> bool:
    """Tell whether an object or player is within a player's range: an object through its controller (801.2d).

    CR 801.10, 801.11.
    """
    near = within(view.position, player)
    if near is None:
        return True
    who = ref[0] if ref[0] in view.position.players else holder(view, ref)
    return who is None or who in near


def holder(view: View, ref: Ref) -> str | None:
    """Return who controls an object, or last did; outside of battlefield, stack and command zone its owner."""
    record = present(view.position, ref)
    if record is not None:
        return view.of(record.id).controller if record.place in WITH_A_CONTROLLER else record.owner

    known = recall(view.position, ref)
    return known.values.controller if known is not None else None


def cite_if_left_out(view: View, player: str, records: Iterable[Object], means: Callable[[Object], bool]) -> None:
    """Cite the range of influence where it alone kept out something that a description means."""
    if any(not reaches(view, player, record.ref) and means(record) for record in records):
        cite_range(view)


def range_rules(position: MtgPosition) -> tuple[str, ...]:
    """Return the rules by which targets are within range (801.4), with that of the variant that says how far it is."""
    if not limited(position):
        return ()
    return ("801.4", "809.3a") if position.facts.get("emperors") is not None else ("801.4",)


def cite_range(view: View) -> None:
    """Cite that something was out of range: of information (801.11) while an amount is evaluated, else of an effect (801.10)."""
    if view.rules is not None:
        view.left_out = True
        view.cite("801.11")
    elif isinstance(view.position, Draft):
        view.position.cite("801.10", "801.11")


def unlimited(position: MtgPosition) -> MtgPosition:
    """Return the position as it were without the option, to see what only the range kept out."""
    draft = position.draft()
    draft.drop_fact(RANGES)
    return draft


def out_of_reach(draft: MtgDraft, proposed: Event, view_of: Callable[[MtgPosition], View]) -> tuple[str, ...]:
    """Return the rules by which damage does nothing: its source can't affect what is out of its controller's range (801.13a).

    CR 801.13.
    """
    if not limited(draft):
        return ()
    source: Ref | None = proposed.get("source")
    if source is None:
        return ()
    view = view_of(draft)
    player = holder(view, source)
    if player is None or reaches(view, player, (proposed.of or "", proposed.get("number", 0))):
        return ()
    return ("801.13a", "801.10") if proposed.applied else ("801.10",)


def happens_within(view: View, player: str, happening: Event) -> bool:
    """Tell whether an event happens to a player or object within a player's range (801.7); the view is of before or after it.

    CR 801.7a.
    """
    for id in (happening.of, happening.get("player")):
        if id is None:
            continue
        if id in view.position.players:
            if not reaches(view, player, (id, 0)):
                return False
        elif id in view.position.objects and not reaches(view, player, view.position.objects[id].ref):
            return False
    return True
