"""What kept a creature from attacking or blocking before and does so no longer: by these rules it can (508.1a, 508.1c, 509.1b)."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.positions import AnyPosition
from judgekit.games.mtg.combat.attack_limits import only_by_haste, restricted
from judgekit.games.mtg.combat.evasion import BLOCKER_EVASION, EVASION, cannot_block
from judgekit.games.mtg.layers.forbidding import means
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.zones import BATTLEFIELD

_KEYWORDS = frozenset(("defender", *EVASION, *BLOCKER_EVASION))
"""Keywords by which a creature does not attack or block, or is not blocked."""


def freed(before: AnyPosition, now: AnyPosition, id: str, of: str) -> tuple[str, ...]:
    """Return the rules of what kept a creature from attacking or blocking before, and of why it does so no longer.

    Args:
        before: a position of before.
        now: the position in which it can.
        id: the creature.
        of: what it blocks; empty where it attacks.
    """
    if any(one not in now.objects for one in (id, of) if one):
        return ()
    if not of and not _was_there(before, now, id):
        return () if only_by_haste(now, now.objects[id]) else ("302.6",)
    if not all(_is_there(before, one) for one in (id, of) if one):
        return ()
    kept = _kept(before, id, of)
    return (("509.1b" if of else "508.1c"), *_why_no_longer(before, now, id, of)) if kept else ()


def _is_there(position: MtgPosition, id: str) -> bool:
    record = position.objects.get(id)
    return record is not None and record.place == BATTLEFIELD


def _was_there(before: MtgPosition, now: MtgPosition, id: str) -> bool:
    """Tell whether a creature was under the control of the player who has it now (302.6)."""
    return _is_there(before, id) and view_of(before).of(id).controller == view_of(now).of(id).controller


def _kept(position: MtgPosition, id: str, of: str) -> bool:
    """Tell whether something kept a creature from attacking, or from blocking what it is to block."""
    if of:
        return bool(cannot_block(position, of, id))
    own = view_of(position).of(id).controller
    return any(restricted(position, id, player) for player in position.players if player != own)


def _why_no_longer(before: MtgPosition, now: MtgPosition, id: str, of: str) -> Iterator[str]:
    """Yield by which rules what kept a creature is over: its ability is lost, its source is gone, its duration has run out."""
    for one in (id, of) if of else (id,):
        had, has = view_of(before).of(one), view_of(now).of(one)
        if any(had.has(keyword) and not has.has(keyword) for keyword in _KEYWORDS):
            yield "613.1f"
    deed, to = ("block", of) if of else ("attack", "")
    for entry in in_force(before, "cant"):
        if entry.ability.name == deed and means(before, entry, id, to=to or None):
            yield "611.3a" if entry.id in before.objects else "611.2a"
