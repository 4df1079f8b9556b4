"""508.4, 509.6, 509.7: creatures that come in attacking or blocking, or are told to block."""

from __future__ import annotations

from judgekit.engine import Ask, Consequences, Event, Task, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, objects
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.combat.combat import attackable, note_combatants
from judgekit.games.mtg.combat.damage_assignment import ORDERED
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.defenders import attacked_player, defender_against
from judgekit.games.mtg.meaning.last_known import record_of
from judgekit.games.mtg.state.combatants import (
    DEFENDING,
    attackers,
    blockers_of,
    is_blocking,
    keeping,
    remove_from_combat,
)
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, active_players, present, stated_in
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Action


@GAME.task("enter-attacking")
def enter_attacking(draft: MtgDraft, id: str, *named: str | None) -> Ask | None:
    """Let a creature enter attacking what its controller chooses, among what the effect names if it does (508.4).

    CR 508.4c.
    """
    record = draft.objects.get(id)
    if record is None or record.place != BATTLEFIELD:
        return None
    values = view_of(draft).of(id)
    if "creature" not in values.types or values.controller not in active_players(draft):
        draft.note("not-attacking", of=id, rules=("506.3a" if "creature" not in values.types else "506.3b",))
        return None
    places = attackable(draft)
    wanted = [one for one in named if one is not None]
    if wanted:
        places = tuple(one for one in places if one in wanted)
    if not places:
        draft.note("not-attacking", of=id, rules=_why_not_attacked(draft, wanted[0]))
        return None
    if len(places) == 1:
        entered_attacking(draft, id, places[0])
        return None
    args = (tuple(places), ("508.4",))
    return Ask("option", values.controller, of=id, args=args, then=Task("entered-attacking", (id,)))


def _why_not_attacked(draft: MtgDraft, at: str) -> tuple[str, ...]:
    """Return the rules by which nothing attacks what an effect names: it is gone, or no defending player has it any more.

    Of the latter the base edition says only what may be attacked at all (506.2); later books name it (508.4a).
    """
    record = draft.objects.get(at)
    if record is not None and record.place == BATTLEFIELD:
        types = view_of(draft).of(at).types
        if "planeswalker" in types or "battle" in types:
            return ("506.2", *stated_in(draft, "mtg@20260417:508.4a"))
    return ("506.3c", "508.4a")


@GAME.task("entered-attacking")
def entered_attacking(draft: MtgDraft, id: str, choice: str) -> None:
    """Make a creature attacking without having been declared as an attacker (508.4)."""
    blocked = False if draft.facts.get("step") in ("declare-blockers", "combat-damage", "end-of-combat") else None
    details = keeping(draft.objects[id], **{DEFENDING: attacked_player(draft, choice)})
    draft.change(id, attacking=choice, blocked=blocked, details=details)
    note_combatants(draft, [id, *([choice] if choice in draft.objects else [])])
    late = stated_in(draft, "mtg@20260417:506.3d", "mtg@20260417:508.4d") if blocked is False else ()
    draft.note("enters-attacking", of=id, rules=("508.4", "508.4c", *late), attacked=choice)
    if draft.facts.get("no_combat_steps"):
        draft.drop_fact("no_combat_steps")
        draft.cite("508.8")


@GAME.task("enter-blocking")
def enter_blocking(draft: MtgDraft, id: str, attacker: str) -> Ask | None:
    """Let a creature that was put onto the battlefield be blocking an attacking creature (509.7).

    CR 506.3a, 506.3d, 509.7a, 509.7b.
    """
    return _block(draft, id, attacker)


def _block(draft: MtgDraft, id: str, attacker: str, told: bool = False) -> Ask | None:
    """Let a creature block one more attacker: one that enters blocking (509.7), or that an effect told to block (509.6)."""
    record, other = draft.objects.get(id), draft.objects.get(attacker)
    if record is None or record.place != BATTLEFIELD or other is None or other.attacking is None:
        draft.note("not-blocking", of=id, rules=("509.7a",))
        return None
    values = view_of(draft).of(id)
    if "creature" not in values.types or defender_against(draft, other) != values.controller:
        draft.note("not-blocking", of=id, rules=("506.3a" if "creature" not in values.types else "506.3d",))
        return None
    blocked_before, blocking_before = other.blocked is True, is_blocking(record)
    draft.change(
        id, blocking=tuple(sorted({*record.blocking, attacker})), damage_order=(*record.damage_order, attacker)
    )
    draft.change(attacker, blocked=True)
    note_combatants(draft, [id])
    # Without a damage assignment order no rule is left of its own for what an effect tells to block; triggers see it (509.5b).
    rule = "509.7" if not told else "509.6" if draft.game.policies[ORDERED] else "509.5b"
    draft.note("enters-blocking", of=id, rules=(rule, "509.7b"), attacker=attacker)
    draft.propose(*_seen_as(draft, id, attacker, rule, blocked_before, blocking_before, told))
    if not draft.game.policies[ORDERED]:
        return None
    order = other.damage_order
    beside = [one.id for one in blockers_of(draft, attacker) if one.id != id]
    if not order and not beside:
        draft.change(attacker, damage_order=(id,))
        return None
    # Who was blocked by one creature, or is given as blocked, has announced no order: nothing is kept of several of them.
    kept = order or (tuple(beside) if len(beside) == 1 else ())
    args = (tuple(sorted({*order, *beside, id})), "blockers", rule, kept)
    return Ask(
        "damage-order", draft.facts["active"], of=attacker, args=args, then=Task("placed-in-order", (attacker, rule))
    )


def _seen_as(
    draft: MtgDraft, id: str, attacker: str, rule: str, blocked: bool, blocking: bool, told: bool
) -> list[Event]:
    """Return the events that triggers see: what enters blocking never "blocked", what an effect lets block did (509.5, 509.7).

    CR 509.5a, 509.5b, 509.5c, 509.5d.
    """
    record, other = draft.objects[id], draft.objects[attacker]
    becomes = "blocked-by" if blocked else "becomes-blocked"
    found = [event(becomes, attacker, number=other.number, blockers=(id,), rules=(rule,))]
    if told:
        player = view_of(draft).of(id).controller
        kind = "blocks-too" if blocking else "block"
        found.append(event(kind, id, number=record.number, player=player, attackers=(attacker,), rules=(rule,)))
    return found


@GAME.event("blocked-by")
def blocked_by(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see that a creature which is blocked already is blocked by one more (509.5d)."""
    draft.cite(*happening.get("rules", ()))
    return None


@GAME.event("blocks-too")
def blocks_too(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see that a creature which is blocking already blocks one more attacker (509.5b)."""
    draft.cite(*happening.get("rules", ()))
    return None


@GAME.task("placed-in-order")
def placed_in_order(draft: MtgDraft, attacker: str, rule: str, choice: tuple[str, ...]) -> None:
    """Keep the damage assignment order with the new blocker in its place (509.6, 509.7)."""
    draft.change(attacker, damage_order=choice)
    draft.note("damage-order", of=attacker, rules=(rule, "509.2"), order=choice)


@instruction("block-also")
def block_also(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A creature on the battlefield blocks an attacking creature because an effect says so (509.6)."""
    ids, others = objects(draft, key, action.of), objects(draft, key, action.get("attacker"))
    return _block(draft, ids[0], others[0], told=True) if ids and others else None


@instruction("remove-from-combat")
def removed_by_effect(draft: MtgDraft, key: int, action: Action) -> None:
    """Remove creatures from combat because an effect says so (506.4)."""
    for id in objects(draft, key, action.of):
        remove_from_combat(draft, id)


@instruction("become-blocked")
def become_blocked(draft: MtgDraft, key: int, action: Action) -> None:
    """Attacking creatures become blocked by an effect, with the whole band (509.1h, 702.22i); by no creature (509.5d).

    CR 509.5c.
    """
    ids = objects(draft, key, action.of)
    bands = {draft.objects[id].band for id in ids} - {None}
    found = []
    for record in attackers(draft):
        if record.blocked is not True and (record.id in ids or record.band in bands):
            rules = ("509.1h",) if record.id in ids else ("509.1h", "702.22i")
            found.append(event("becomes-blocked", record.id, number=record.number, blockers=(), rules=rules))
    draft.propose(*found)


@instruction("ninjutsu")
def ninjutsu(draft: MtgDraft, key: int, _action: Action) -> None:
    """Bring the ninja in tapped, attacking what the returned creature attacked (508.4, 702.49c)."""
    frame = frame_of(draft, key)
    record = present(draft, frame.source) if frame.source is not None else None
    returned = dict(frame.announced.paid).get("return", ())
    last = record_of(draft, returned[0]) if returned else None
    if record is None or record.place not in ("hand", "command") or last is None:
        draft.note("impossible", by=cause(frame), rules=("609.3", "101.3"))
        return
    draft.do("enter-attacking", record.id, last.attacking)
    draft.propose(
        moving(draft, record.id, BATTLEFIELD, cause(frame), under=frame.you, tapped=True, rules=("702.49a", "702.49c"))
    )
