"""508.4, 509.6, 509.7: creatures put onto the battlefield attacking or blocking, or told to block."""

from __future__ import annotations

from judgekit.cards.terms import Action
from judgekit.engine import Ask, Task
from judgekit.games.mtg import combat
from judgekit.games.mtg.combat import DEFENDING, attackable, attacked_player, defender_against, keeping, note_combatants
from judgekit.games.mtg.following import instruction, objects
from judgekit.games.mtg.game import GAME, MtgDraft
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.zones import BATTLEFIELD


@GAME.task("enter-attacking", "506.3a", "506.3b", "508.4", "508.4c")
def enter_attacking(draft: MtgDraft, id: str) -> Ask | None:
    """Let a creature that was put onto the battlefield be attacking what its controller chooses (508.4)."""
    record = draft.objects.get(id)
    if record is None or record.place != BATTLEFIELD:
        return None
    values = view_of(draft).of(id)
    if "creature" not in values.types or values.controller != draft.facts["active"]:
        draft.note("not-attacking", of=id, rules=("506.3a" if "creature" not in values.types else "506.3b",))
        return None
    places = attackable(draft)
    if len(places) == 1:
        entered_attacking(draft, id, places[0])
        return None
    args = (tuple(places), ("508.4",))
    return Ask("option", values.controller, of=id, args=args, then=Task("entered-attacking", (id,)))


@GAME.task("entered-attacking", "508.4", "508.4c", "508.8")
def entered_attacking(draft: MtgDraft, id: str, choice: str) -> None:
    """Make a creature attacking without having been declared as an attacker (508.4)."""
    blocked = False if draft.facts.get("step") in ("declare-blockers", "combat-damage", "end-of-combat") else None
    details = keeping(draft.objects[id], **{DEFENDING: attacked_player(draft, choice)})
    draft.change(id, attacking=choice, blocked=blocked, details=details)
    note_combatants(draft, [id, *([choice] if choice in draft.objects else [])])
    draft.note("enters-attacking", of=id, rules=("508.4", "508.4c"), attacked=choice)
    if draft.facts.get("no_combat_steps"):
        draft.drop_fact("no_combat_steps")
        draft.cite("508.8")


@GAME.task("enter-blocking", "506.3a", "506.3d", "509.7", "509.7a", "509.7b")
def enter_blocking(draft: MtgDraft, id: str, attacker: str) -> Ask | None:
    """Let a creature that was put onto the battlefield be blocking an attacking creature (509.7)."""
    return _block(draft, id, attacker, "509.7")


def _block(draft: MtgDraft, id: str, attacker: str, rule: str) -> Ask | None:
    record, other = draft.objects.get(id), draft.objects.get(attacker)
    if record is None or record.place != BATTLEFIELD or other is None or other.attacking is None:
        draft.note("not-blocking", of=id, rules=("509.7a",))
        return None
    values = view_of(draft).of(id)
    if "creature" not in values.types or defender_against(draft, other) != values.controller:
        draft.note("not-blocking", of=id, rules=("506.3a" if "creature" not in values.types else "506.3d",))
        return None
    draft.change(
        id, blocking=tuple(sorted({*record.blocking, attacker})), damage_order=(*record.damage_order, attacker)
    )
    draft.change(attacker, blocked=True)
    note_combatants(draft, [id])
    draft.note("enters-blocking", of=id, rules=(rule, "509.7b"), attacker=attacker)
    order = other.damage_order
    if not order:
        draft.change(attacker, damage_order=(id,))
        return None
    args = (tuple(sorted((*order, id))), rule, order)
    return Ask(
        "damage-order", draft.facts["active"], of=attacker, args=args, then=Task("placed-in-order", (attacker, rule))
    )


@GAME.task("placed-in-order", "509.6", "509.7", "509.2")
def placed_in_order(draft: MtgDraft, attacker: str, rule: str, choice: tuple[str, ...]) -> None:
    """Keep the damage assignment order with the new blocker in its place."""
    draft.change(attacker, damage_order=choice)
    draft.note("damage-order", of=attacker, rules=(rule, "509.2"), order=choice)


@instruction("block-also", "509.6")
def block_also(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A creature on the battlefield blocks an attacking creature because an effect says so (509.6)."""
    ids, others = objects(draft, key, action.of), objects(draft, key, action.get("attacker"))
    return _block(draft, ids[0], others[0], "509.6") if ids and others else None


@instruction("remove-from-combat", "506.4")
def remove_from_combat(draft: MtgDraft, key: int, action: Action) -> None:
    """Remove creatures from combat because an effect says so (506.4)."""
    for id in objects(draft, key, action.of):
        combat.remove_from_combat(draft, id)
