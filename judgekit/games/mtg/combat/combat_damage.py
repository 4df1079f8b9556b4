"""510: the combat damage step: who assigns when, and all damage dealt at once."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task, to_do
from judgekit.games.mtg.actions.damage.damage import damaging
from judgekit.games.mtg.combat.combat import update_combat
from judgekit.games.mtg.combat.damage_assignment import Assignment, all_assigners, assigners
from judgekit.games.mtg.combat.striking import second_step_rules, strike_rules, strikes_first, striking
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.combatants import NOTHING, attackers, blockers
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, present, turn_order
from judgekit.games.mtg.state.objects import Object

_TWO_STEPS: Final = "510.4"
"""The rule of two combat damage steps."""


@GAME.task("assign-combat-damage")
def assign_combat_damage(draft: MtgDraft) -> None:
    """Begin a combat damage step: find who assigns, then let each player assign in APNAP order (510.1).

    CR 702.4b, 702.4c, 702.4d, 702.7b, 702.7c, 703.4k.
    """
    update_combat(draft)
    draft.note("combat-damage", of=draft.facts["active"], rules=("510.1", "703.4k"))
    if draft.facts.get("first_strikers") is None:
        first = [record for record in (*attackers(draft), *blockers(draft)) if strikes_first(draft, record)]
        if first:
            refs = tuple(sorted({record.ref for record in first}))
            draft.set(first_damage=refs, extra_steps=("combat-damage", *draft.facts.get("extra_steps", ())))
            draft.cite("506.1", _TWO_STEPS, *strike_rules(draft, first))
    else:
        draft.cite(_TWO_STEPS, *second_step_rules(draft))
    known = {one.id for one in all_assigners(draft)}
    for record in striking(draft):
        if record.id not in known:
            draft.note("assigns-none", of=record.id, rules=_why_none(draft, record))
    draft.next(*(to_do("assign-of", player, ()) for player in turn_order(draft)), to_do("deal-combat-damage"))


def _why_none(position: MtgPosition, record: Object) -> tuple[str, ...]:
    """Return the rules by which a creature assigns no combat damage."""
    told = forbidden(position, "assign-damage", record.id)
    if told:
        return told
    if (view_of(position).of(record.id).power or 0) <= 0:
        return ("510.1a",)
    if record.attacking is None:
        return ("510.1d",)
    gone = ("506.4c", "702.19f") if record.attacking == NOTHING else ()
    return ("510.1c", *gone[1:]) if record.blocked else ("510.1b", *gone)


@GAME.task("assign-of")
def assign_of(draft: MtgDraft, player: str, _done: tuple[object, ...]) -> Ask | None:
    """Ask a player for the assignment of combat damage (510.1, 510.1e)."""
    if not assigners(draft, player):
        return None
    return Ask("assign-damage", player, then=to_do("damage-assigned", player))


@GAME.task("damage-assigned")
def damage_assigned(draft: MtgDraft, player: str, choice: Assignment) -> None:
    """Keep what a player assigned until all damage is dealt."""
    draft.set(assigned=(*draft.facts.get("assigned", ()), *choice))
    draft.note("assign-damage", of=player, rules=("510.1",), assigned=choice)


@GAME.task("deal-combat-damage")
def deal_combat_damage(draft: MtgDraft) -> None:
    """All combat damage that was assigned is dealt simultaneously (510.2).

    CR 120.2a, 702.4b, 702.4c, 702.4d, 702.7b, 702.7c, 703.4m.
    """
    events: list[Event] = []
    for id, shares in assigned_in_step(draft):
        source = draft.objects[id].ref
        events.extend(damaging(draft, to, number, source, True, "510.2") for to, number in shares)
    draft.do("combat-damage-dealt")
    if events:
        draft.cite("703.4m")
    draft.propose(*events)


def assigned_in_step(draft: MtgDraft) -> Assignment:
    """Take what was assigned in this step, and note who has now struck in the first of two such steps (510.4).

    CR 702.4b, 702.4c, 702.4d, 702.7b, 702.7c.
    """
    assigned: Assignment = draft.facts.get("assigned", ())
    draft.drop_fact("assigned")
    first = draft.facts.get("first_damage")
    if first is not None:
        draft.cite(
            _TWO_STEPS,
            *strike_rules(draft, (draft.objects[id] for id, number in first if present(draft, (id, number)))),
        )
    elif draft.facts.get("first_strikers") is not None:
        draft.cite(_TWO_STEPS, *second_step_rules(draft))
    if first is not None:
        draft.drop_fact("first_damage")
        view = view_of(draft)
        twice = tuple(ref for ref in first if view.of(ref[0]).has("double strike"))
        draft.set(first_strikers=first, double_strikers=twice)
    return assigned


@GAME.task("combat-damage-dealt")
def combat_damage_dealt(draft: MtgDraft) -> Ask | None:
    """Combat damage was dealt; a scenario may look ahead of the next check (510.3, 704.3)."""
    if draft.facts.get("pause") is True:
        draft.drop_fact("pause")
        return Ask("proceed", draft.facts["active"], then=Task("proceed"))
    return None


@GAME.question("proceed", candidates=lambda _question: ("go",), forced=False)
def judge_proceed(_question: Question, choice: object) -> Allowed | Refused:
    """Nothing decides anything here: the step simply continues."""
    return Allowed(()) if choice == "go" else Refused((), phrase("the game only goes on"))


@GAME.task("proceed")
def proceed(_draft: MtgDraft, _choice: str) -> None:
    """Go on."""
