"""506, 507, 511: the combat phase: who is attacked, what is removed from combat, and the end of combat."""

from __future__ import annotations

from judgekit.games.mtg.durations import expire
from judgekit.games.mtg.game import GAME, MtgDraft, MtgPosition, opponents
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.objects import Object
from judgekit.games.mtg.zones import BATTLEFIELD, permanents

COMBAT_STEPS = ("beginning-of-combat", "declare-attackers", "declare-blockers", "combat-damage", "end-of-combat")
"""The steps of the combat phase (506.1)."""


@GAME.rule("506.2", "506.2a", "802.1")
def defending_players(position: MtgPosition) -> tuple[str, ...]:
    """Return the defending players: the opponents of the active player (506.2), in turn order."""
    return opponents(position, position.facts["active"])


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
    return tuple(record for record in permanents(position) if record.attacking is not None)


def blockers(position: MtgPosition) -> tuple[Object, ...]:
    """Return the blocking creatures."""
    return tuple(record for record in permanents(position) if record.blocking)


def blockers_of(position: MtgPosition, attacker: str) -> tuple[Object, ...]:
    """Return the creatures that block an attacker now."""
    return tuple(record for record in permanents(position) if attacker in record.blocking)


def attacked_player(position: MtgPosition, attacked: str) -> str | None:
    """Return the player who is attacked: the player, or the controller of the planeswalker; None for neither."""
    if attacked in position.players:
        return attacked
    if attacked not in position.objects or position.objects[attacked].place != BATTLEFIELD:
        return None
    return view_of(position).of(attacked).controller


@GAME.rule("506.4", "509.2a", "509.3a")
def remove_from_combat(draft: MtgDraft, id: str, *rules: str) -> None:
    """Remove a permanent from combat: it stops attacking, blocking and being blocked (506.4)."""
    record = draft.objects[id]
    if record.attacking is not None or record.blocking or record.damage_order or record.band:
        draft.change(id, attacking=None, blocking=(), blocked=None, damage_order=(), band=None)
    for other in draft.zones.get(BATTLEFIELD, ()):
        one = draft.objects[other]
        if id in one.blocking or id in one.damage_order:
            draft.change(
                other,
                blocking=tuple(each for each in one.blocking if each != id),
                damage_order=tuple(each for each in one.damage_order if each != id),
            )
    draft.note("removed-from-combat", of=id, rules=("506.4", *rules))


@GAME.rule("506.4", "506.4c", "506.4d")
def update_combat(draft: MtgDraft) -> None:
    """Remove from combat what is no creature any more, has changed its controller or has phased out (506.4)."""
    if draft.facts.get("step") not in COMBAT_STEPS:
        return
    known = dict(draft.facts.get("combatants", ()))
    view = view_of(draft)
    for id in draft.zones.get(BATTLEFIELD, ()):
        record = draft.objects[id]
        if record.attacking is None and not record.blocking:
            continue
        values = view.of(id)
        holder = known.get(record.ref)
        changed = holder is not None and holder != values.controller
        if record.phased_out or "creature" not in values.types or changed:
            remove_from_combat(draft, id)
            view = view_of(draft)


@GAME.task("combat-over", "511.2", "511.3", "500.5")
def combat_over(draft: MtgDraft) -> None:
    """At the end of combat everything is removed from combat, and effects that last until then expire (511.3)."""
    for id in draft.zones.get(BATTLEFIELD, ()):
        record = draft.objects[id]
        if record.attacking is not None or record.blocking or record.blocked is not None or record.damage_order:
            draft.change(id, attacking=None, blocking=(), blocked=None, damage_order=(), band=None)
            draft.note("removed-from-combat", of=id, rules=("511.3",))
    for fact in ("no_combat_steps", "combatants", "first_strikers"):
        draft.drop_fact(fact)
    expire(draft, ("end-of-combat",))


@GAME.task("begin-combat", "507.1", "506.2")
def begin_combat(draft: MtgDraft) -> None:
    """Combat begins: the opponents are the defending players (506.2)."""
    draft.note("combat", of=draft.facts["active"], rules=("506.2",))


def note_combatants(draft: MtgDraft, ids: list[str]) -> None:
    """Remember who controlled creatures when they became attacking or blocking (506.4)."""
    view = view_of(draft)
    known = dict(draft.facts.get("combatants", ()))
    known.update((draft.objects[id].ref, view.of(id).controller) for id in ids)
    draft.set(combatants=tuple(sorted(known.items())))
