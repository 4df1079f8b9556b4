"""800.4: who has left the game, and what is no longer possible, done or put on the stack because of that."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.engine import Event
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import BATTLEFIELD, STACK, permanents

LEFT: Final = "left"
"""Fact: the players who have left the game, in the order in which they did."""


Gone = tuple[str, ...]


def left_behind(position: MtgPosition) -> list[Object]:
    """Return the objects whose controller has left the game, none as long as nobody has (800.4a, 800.4c)."""
    gone: Gone = position.facts.get(LEFT, ())
    if not gone:
        return []
    view = view_of(position)
    found = [record for record in permanents(position) if view.of(record.id).controller in gone]
    stack = (position.objects[id] for id in position.zones.get(STACK, ()))
    return [*found, *(record for record in stack if record.controller in gone)]


def goes_on_the_stack(draft: MtgDraft, controller: str, source: str) -> bool:
    """Tell whether a waiting triggered ability will go on the stack: not where who would control it has left (800.4d).

    CR 603.7d.
    """
    if not draft.players[controller].lost:
        return True
    draft.note("not-put", of=source, by=controller, rules=("800.4d", "603.7e"))
    return False


def drop_ownerless(draft: MtgDraft) -> None:
    """Forget the triggered abilities that players who have left would control (800.4d)."""
    if draft.facts.get(LEFT):
        draft.waiting = tuple(one for one in draft.waiting if goes_on_the_stack(draft, one.controller, one.source[0]))


def for_who_left(draft: MtgDraft, proposed: Event) -> tuple[str, ...]:
    """Return the rules by which an event can't happen because it is for a player who has left the game."""
    gone: Gone = draft.facts.get(LEFT, ())
    if not gone:
        return ()
    if proposed.kind == "create" and proposed.of in gone:
        return ("800.4b", "800.4d")
    if proposed.kind == "move" and proposed.get("to") in (BATTLEFIELD, STACK) and _comes_under(draft, proposed) in gone:
        return ("800.4b",)
    return ()


def _comes_under(draft: MtgDraft, proposed: Event) -> str | None:
    record = draft.objects.get(proposed.of or "")
    named: str | None = proposed.get("under")
    return named if named is not None or record is None else record.owner


OF_THE_ACTIVE_PLAYER: Final = frozenset(
    ("phasing", "untapping", "draw-for-turn", "lore-counters", "declare-attackers", "discard-to-hand-size")
)
"""Turn-based actions that nobody does in the turn of a player who has left (800.4j)."""


def turn_goes_on_without(position: MtgPosition) -> bool:
    """Tell whether the active player has left: the turn goes on without an active player (800.4j)."""
    return position.facts.get("active") in position.facts.get(LEFT, ())
