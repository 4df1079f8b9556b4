"""506.4: who attacks and blocks now, and what taking a permanent out of combat changes about the others."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import BATTLEFIELD, permanents

NOTHING: Final = ""
"""What a creature attacks whose planeswalker is gone: it goes on attacking, but nothing (506.4c)."""


DEFENDING: Final = "defending"
"""Detail of an attacker: the defending player when it began to attack (508.5)."""


BLOCKER: Final = "blocker"
"""Detail of a blocking creature that blocks nothing any more (509.1g)."""


OUT_OF_COMBAT: Final[dict[str, object]] = {
    "attacking": None,
    "blocking": (),
    "blocked": None,
    "damage_order": (),
    "band": None,
}
"""The fields of what is neither attacking nor blocking."""


def attackers(position: MtgPosition) -> tuple[Object, ...]:
    """Return the attacking creatures."""
    found: tuple[Object, ...] | None = position.memo.get("attackers")
    if found is None:
        found = tuple(record for record in permanents(position) if record.attacking is not None)
        position.memo["attackers"] = found
    return found


def is_blocking(record: Object) -> bool:
    """Tell whether a creature is a blocking creature; it stays one when all it blocked are gone (509.1g)."""
    return bool(record.blocking) or (bool(record.details) and bool(record.get(BLOCKER)))


def blockers(position: MtgPosition) -> tuple[Object, ...]:
    """Return the blocking creatures."""
    found: tuple[Object, ...] | None = position.memo.get("blockers")
    if found is None:
        found = position.memo["blockers"] = tuple(record for record in permanents(position) if is_blocking(record))
    return found


def blockers_of(position: MtgPosition, attacker: str) -> tuple[Object, ...]:
    """Return the creatures that block an attacker now."""
    return tuple(record for record in blockers(position) if attacker in record.blocking)


def without(record: Object, *names: str) -> tuple[tuple[str, object], ...]:
    """Return the details of a record without some of them: what `keeping` says of them where each is None."""
    if not record.details:
        return ()
    return tuple([said for said in record.details if said[0] not in names and said[1] is not None])


def keeping(record: Object, **details: object) -> tuple[tuple[str, object], ...]:
    """Return the details of a record with some of them set, or dropped where the value is None."""
    merged = {**dict(record.details), **details}
    return tuple(sorted((name, value) for name, value in merged.items() if value is not None))


def remove_from_combat(draft: MtgDraft, id: str, *rules: str) -> None:
    """Remove a permanent from combat: it stops attacking, blocking, being blocked and being attacked (506.4).

    CR 509.2a, 509.3a, 702.22f.
    """
    record = draft.objects[id]
    if record.attacking is not None or is_blocking(record) or record.damage_order or record.band:
        draft.change(id, **OUT_OF_COMBAT, details=without(record, BLOCKER))
    was_attacked = ("506.4c",) if _attackers_of(draft, id) else ()
    forget(draft, id)
    of_a_band = ("702.22f",) if record.band else ()
    draft.note("removed-from-combat", of=id, rules=("506.4", *was_attacked, *of_a_band, *rules))


def _attackers_of(position: MtgPosition, id: str) -> list[str]:
    """Return the creatures that attack a planeswalker."""
    return [other for other in position.zones.get(BATTLEFIELD, ()) if position.objects[other].attacking == id]


def rules_of_leaving(position: MtgPosition, record: Object) -> tuple[str, ...]:
    """Return the rules by which what leaves combat changes what others do there, none where it has no part (506.4, 506.4c).

    What it blocked stays blocked (509.1h).
    """
    if _attackers_of(position, record.id):
        return ("506.4", "506.4c")
    there = (position.objects[other] for other in position.zones.get(BATTLEFIELD, ()))
    met = any(record.id in one.blocking or record.id in one.damage_order for one in there)
    if record.blocking:
        return ("506.4", "509.1h")
    return ("506.4",) if met or record.attacking is not None or is_blocking(record) else ()


def forget(draft: MtgDraft, id: str) -> None:
    """Take what left combat out of what others attack, block and damage in order (506.4)."""
    for other in draft.zones.get(BATTLEFIELD, ()):
        one = draft.objects[other]
        if one.attacking == id:
            draft.change(other, attacking=NOTHING)
        if id in one.blocking or id in one.damage_order:
            left = tuple(each for each in one.blocking if each != id)
            draft.change(
                other,
                blocking=left,
                damage_order=tuple(each for each in one.damage_order if each != id),
                details=keeping(one, **{BLOCKER: True}) if one.blocking else one.details,
            )
