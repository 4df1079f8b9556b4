"""506, 507, 511: the combat phase: who is attacked, what is removed from combat, and the end of combat."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.typed import Final
from judgekit.engine import event_with
from judgekit.games.mtg.layers.durations import expire
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.defenders import attacked_player
from judgekit.games.mtg.meaning.history import looked_for
from judgekit.games.mtg.meaning.range_of_influence import within
from judgekit.games.mtg.multiplayer.attack_seats import seated_for_attack
from judgekit.games.mtg.state.combatants import (
    BLOCKER,
    DEFENDING,
    NOTHING,
    OUT_OF_COMBAT,
    attackers,
    is_blocking,
    remove_from_combat,
    without,
)
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, opponents
from judgekit.games.mtg.state.zones import BATTLEFIELD, permanents
from judgekit.games.mtg.terms.events import COMBAT_STEPS

ATTACKED: Final = frozenset(("planeswalker", "battle"))
"""Card types of permanents that can be attacked."""


def defending_players(position: MtgPosition) -> tuple[str, ...]:
    """Return the defending players: the opponents of the active player within range (506.2, 801.3), in turn order.

    CR 506.2a, 802.1.
    """
    active = position.facts["active"]
    near = within(position, active)
    seated = seated_for_attack(position, active, opponents(position, active))
    return seated if near is None else tuple(id for id in seated if id in near)


def attackable(position: MtgPosition) -> tuple[str, ...]:
    """Return what can be attacked: defending players, the planeswalkers they control, battles they protect (506.3, 508.1b)."""
    defending = defending_players(position)
    view = view_of(position)
    places = [
        record.id
        for record in permanents(position)
        if ATTACKED.intersection(view.of(record.id).types) and attacked_player(position, record.id) in defending
    ]
    return (*defending, *places)


def update_combat(draft: MtgDraft) -> None:
    """Remove from combat what is no creature any more, has changed its controller or has phased out (506.4)."""
    if draft.facts.get("step") not in COMBAT_STEPS:
        return
    objects = draft.objects
    there = [objects[id] for id in draft.zones.get(BATTLEFIELD, ())]
    fighting = [record for record in there if record.attacking is not None or is_blocking(record)]
    if not fighting:
        return
    known = dict(draft.facts.get("combatants", ()))
    attacked = {record.attacking for record in fighting if record.attacking in objects}
    view = view_of(draft)
    if attacked:
        ids = {record.id for record in fighting} | attacked
        fighting = [record for record in there if record.id in ids]
    for id in [record.id for record in fighting]:
        record = draft.objects[id]
        fights = record.attacking is not None or is_blocking(record)
        values = view.of(id)
        holder = known.get((id, record.number))
        gone = record.phased_out or (holder is not None and holder != values.controller)
        is_attacked = id in attacked and bool(ATTACKED & values.types)
        if gone or not ((fights and "creature" in values.types) or is_attacked):
            remove_from_combat(draft, id)
        elif id in attacked and not is_attacked:
            draft.note("not-attacked", of=id, rules=("506.4", "506.4c", "506.4d"))
            _no_longer_attacked(draft, id)
        elif fights and "creature" not in values.types:
            draft.change(id, **OUT_OF_COMBAT, details=without(record, BLOCKER))
            draft.note("removed-from-combat", of=id, rules=("506.4", "506.4d"))


def _no_longer_attacked(draft: MtgDraft, id: str) -> None:
    for record in attackers(draft):
        if record.attacking == id:
            draft.change(record.id, attacking=NOTHING)


@GAME.task("combat-over")
def combat_over(draft: MtgDraft) -> None:
    """At the end of combat everything is removed from combat, and effects that last until then expire (511.3).

    CR 500.5, 511.2.
    """
    for id in draft.zones.get(BATTLEFIELD, ()):
        record = draft.objects[id]
        if record.attacking is not None or is_blocking(record) or record.blocked is not None or record.damage_order:
            draft.change(id, **OUT_OF_COMBAT, details=without(record, BLOCKER, DEFENDING))
            draft.note("removed-from-combat", of=id, rules=("511.3",))
    for fact in (
        "no_combat_steps",
        "combatants",
        "first_strikers",
        "double_strikers",
        "attacked_players",
        "had_to_attack",
        "combat_began",
    ):
        if fact in draft.facts:
            draft.drop_fact(fact)
    draft.set(combats=draft.facts.get("combats", 0) + 1)
    expire(draft, ("end-of-combat",))


@GAME.task("begin-combat")
def begin_combat(draft: MtgDraft) -> None:
    """Combat begins: the opponents are the defending players (506.2, 507.1)."""
    draft.note("combat", of=draft.facts["active"], rules=("506.2",))
    if looked_for(draft):
        draft.set(combat_began=len(draft.facts.get("history", ())))


def note_combatants(draft: MtgDraft, ids: Iterable[str]) -> None:
    """Remember who controlled what when it became attacking, blocking or attacked (506.4)."""
    view = view_of(draft)
    known = dict(draft.facts.get("combatants", ()))
    known.update((draft.objects[id].ref, view.of(id).controller) for id in ids)
    draft.set(combatants=tuple(sorted(known.items())))


def propose_declared(
    draft: MtgDraft,
    kind: str,
    declared: Iterable[tuple[str, object]],
    players: Iterable[str],
    against: str,
    rule: str,
    **details: object,
) -> None:
    """Propose that the declared creatures which have not changed hands are attacking or blocking from now on (508.1k, 509.1g).

    Args:
        draft: the game.
        kind: kind of event, "attack" or "block".
        declared: each creature with whom or what it attacks or blocks.
        players: who declared them.
        against: name of the detail that says whom or what.
        rule: the rule by which they become that.
        details: further details of each event.
    """
    view, theirs = view_of(draft), frozenset(players)
    events = []
    for id, whom in declared:
        record = draft.objects.get(id)
        if record is None or record.zone != BATTLEFIELD or view.of(id).controller not in theirs:
            continue
        by = view.of(id).controller
        said = {"number": record.number, "player": by, "rules": (rule,), against: whom, **details}
        events.append(event_with(kind, id, 0, None, said))
    draft.propose(*events)
