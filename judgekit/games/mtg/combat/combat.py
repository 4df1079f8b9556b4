"""506, 507, 511: the combat phase: who is attacked, what is removed from combat, and the end of combat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judgekit.games.mtg.layers.durations import expire
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.range_of_influence import within
from judgekit.games.mtg.multiplayer.attack_seats import seated_for_attack
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, opponents
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import BATTLEFIELD, permanents

COMBAT_STEPS = ("beginning-of-combat", "declare-attackers", "declare-blockers", "combat-damage", "end-of-combat")
"""The steps of the combat phase (506.1)."""

NOTHING = ""
"""What a creature attacks whose planeswalker is gone: it goes on attacking, but nothing (506.4c)."""

DEFENDING = "defending"
"""Detail of an attacker: the defending player when it began to attack (508.5)."""

BLOCKER = "blocker"
"""Detail of a blocking creature that blocks nothing any more (509.1g)."""

OUT_OF_COMBAT: dict[str, Any] = {"attacking": None, "blocking": (), "blocked": None, "damage_order": (), "band": None}
"""The fields of what is neither attacking nor blocking."""


@GAME.rule("506.2", "506.2a", "802.1", "801.3")
def defending_players(position: MtgPosition) -> tuple[str, ...]:
    """Return the defending players: the opponents of the active player within range (506.2, 801.3), in turn order."""
    active = position.facts["active"]
    near = within(position, active)
    seated = seated_for_attack(position, active, opponents(position, active))
    return seated if near is None else tuple(id for id in seated if id in near)


@GAME.rule("506.3", "508.1b")
def attackable(position: MtgPosition) -> tuple[str, ...]:
    """Return what can be attacked: defending players and the planeswalkers they control (506.3)."""
    defending = defending_players(position)
    view = view_of(position)
    walkers = [
        record.id
        for record in permanents(position)
        if "planeswalker" in view.of(record.id).types and view.of(record.id).controller in defending
    ]
    return (*defending, *walkers)


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


def attacked_player(position: MtgPosition, attacked: str) -> str | None:
    """Return the player who is attacked, in person or by a planeswalker; None for neither."""
    if attacked in position.players:
        return attacked
    if attacked not in position.objects or position.objects[attacked].place != BATTLEFIELD:
        return None
    return view_of(position).of(attacked).controller


@GAME.rule("508.5", "802.2a")
def defender_against(position: MtgPosition, record: Object) -> str | None:
    """Return the defending player of one attacker, also where what it attacked is gone (506.4c, 508.5)."""
    player = attacked_player(position, record.attacking) if record.attacking else None
    return player if player is not None else record.get(DEFENDING)


def keeping(record: Object, **details: Any) -> tuple[tuple[str, Any], ...]:
    """Return the details of a record with some of them set, or dropped where the value is None."""
    merged = {**dict(record.details), **details}
    return tuple(sorted((name, value) for name, value in merged.items() if value is not None))


@GAME.rule("506.4", "506.4c", "702.22f", "509.2a", "509.3a")
def remove_from_combat(draft: MtgDraft, id: str, *rules: str) -> None:
    """Remove a permanent from combat: it stops attacking, blocking, being blocked and being attacked (506.4)."""
    record = draft.objects[id]
    if record.attacking is not None or is_blocking(record) or record.damage_order or record.band:
        draft.change(id, **OUT_OF_COMBAT, details=keeping(record, **{BLOCKER: None}))
    was_attacked = ("506.4c",) if _attackers_of(draft, id) else ()
    forget(draft, id)
    draft.note("removed-from-combat", of=id, rules=("506.4", *was_attacked, *rules))


def _attackers_of(position: MtgPosition, id: str) -> list[str]:
    """Return the creatures that attack a planeswalker."""
    return [other for other in position.zones.get(BATTLEFIELD, ()) if position.objects[other].attacking == id]


@GAME.rule("506.4", "506.4c", "509.1h")
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


@GAME.rule("506.4", "506.4c", "506.4d")
def update_combat(draft: MtgDraft) -> None:
    """Remove from combat what is no creature any more, has changed its controller or has phased out (506.4)."""
    if draft.facts.get("step") not in COMBAT_STEPS:
        return
    there = [draft.objects[id] for id in draft.zones.get(BATTLEFIELD, ())]
    fighting = {record.id for record in there if record.attacking is not None or is_blocking(record)}
    if not fighting:
        return
    known = dict(draft.facts.get("combatants", ()))
    attacked = {record.attacking for record in there if record.attacking in draft.objects}
    view = view_of(draft)
    for id in [record.id for record in there if record.id in fighting or record.id in attacked]:
        record = draft.objects[id]
        fights = record.attacking is not None or is_blocking(record)
        values = view.of(id)
        holder = known.get(record.ref)
        gone = record.phased_out or (holder is not None and holder != values.controller)
        is_attacked = id in attacked and "planeswalker" in values.types
        if gone or not ((fights and "creature" in values.types) or is_attacked):
            remove_from_combat(draft, id)
        elif id in attacked and not is_attacked:
            draft.note("not-attacked", of=id, rules=("506.4", "506.4c", "506.4d"))
            _no_longer_attacked(draft, id)
        elif fights and "creature" not in values.types:
            draft.change(id, **OUT_OF_COMBAT, details=keeping(record, **{BLOCKER: None}))
            draft.note("removed-from-combat", of=id, rules=("506.4", "506.4d"))


def _no_longer_attacked(draft: MtgDraft, id: str) -> None:
    for record in attackers(draft):
        if record.attacking == id:
            draft.change(record.id, attacking=NOTHING)


@GAME.task("combat-over", "511.2", "511.3", "500.5")
def combat_over(draft: MtgDraft) -> None:
    """At the end of combat everything is removed from combat, and effects that last until then expire (511.3)."""
    for id in draft.zones.get(BATTLEFIELD, ()):
        record = draft.objects[id]
        if record.attacking is not None or is_blocking(record) or record.blocked is not None or record.damage_order:
            draft.change(id, **OUT_OF_COMBAT, details=keeping(record, **{BLOCKER: None, DEFENDING: None}))
            draft.note("removed-from-combat", of=id, rules=("511.3",))
    for fact in ("no_combat_steps", "combatants", "first_strikers", "double_strikers", "attacked_players"):
        draft.drop_fact(fact)
    expire(draft, ("end-of-combat",))


@GAME.task("begin-combat", "507.1", "506.2")
def begin_combat(draft: MtgDraft) -> None:
    """Combat begins: the opponents are the defending players (506.2)."""
    draft.note("combat", of=draft.facts["active"], rules=("506.2",))


def note_combatants(draft: MtgDraft, ids: Iterable[str]) -> None:
    """Remember who controlled what when it became attacking, blocking or attacked (506.4)."""
    view = view_of(draft)
    known = dict(draft.facts.get("combatants", ()))
    known.update((draft.objects[id].ref, view.of(id).controller) for id in ids)
    draft.set(combatants=tuple(sorted(known.items())))
