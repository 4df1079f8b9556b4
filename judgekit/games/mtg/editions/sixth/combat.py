"""III.3 of the sixth edition: combat damage waits on the stack, and all five steps of combat take place."""

from __future__ import annotations

from judgekit.engine import Allowed, Question, Refused, Task, event
from judgekit.games.mtg.combat.combat_damage import assigned_in_step
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.last_known import recall
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, present, turn_order
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD, DAMAGE_ON_STACK, STACK

Waiting = tuple[tuple[Ref, Ref, int], ...]
"""Combat damage on the stack: (what deals it, what it is dealt to, how much); a player is a Ref with number 0."""

IN_COMBAT = "mtg6:III.3.d"
"""Combat damage: assigned, put on the stack, dealt."""


def put_on_stack(draft: MtgDraft) -> None:
    """Put all combat damage that was assigned on the stack; the active player gets priority before it is dealt (III.3.d).

    Nothing else is on the stack when a combat damage step begins, so the damage lies below whatever is played later.
    """
    waiting: Waiting = tuple(
        (draft.objects[id].ref, draft.objects[to].ref if to in draft.objects else (to, 0), number)
        for id, shares in assigned_in_step(draft)
        for to, number in shares
    )
    if draft.facts.get("pause") is True:  # a step that deals damage would stop before the check; here none is dealt yet
        draft.drop_fact("pause")
    if waiting:
        draft.set_fact(DAMAGE_ON_STACK, waiting)
        draft.note("damage-on-stack", rules=(IN_COMBAT,))


def all_passed(draft: MtgDraft) -> None:
    """Resolve the top of the stack; combat damage, the lowest there, is dealt once nothing lies above it (II.6, III.3.d)."""
    if draft.zones.get(STACK) or not draft.facts.get(DAMAGE_ON_STACK):
        GAME.tasks["all-passed"](draft)
        return
    draft.note("all-passed", rules=("mtg6:II.6", IN_COMBAT))
    draft.next(Task("deal-stacked-damage"), Task("receive-priority", (turn_order(draft)[0], ("mtg6:II.4",), True)))


def tramples_over(position: MtgPosition, source: str) -> bool:
    """Tell whether a creature deals to the player what it has left beside its blockers (glossary/トランプル)."""
    record = position.objects.get(source)
    return record is not None and bool(record.blocked) and view_of(position).of(source).has("trample")


@GAME.task("deal-stacked-damage")
def deal_stacked_damage(draft: MtgDraft) -> None:
    """Deal the combat damage that waits on the stack, all at once (III.3.d).

    With first strike it is dealt in two steps (702.7b).

    What has become of the creature that deals it makes no difference; what is no longer there is dealt none.
    """
    waiting: Waiting = draft.facts[DAMAGE_ON_STACK]
    draft.drop_fact(DAMAGE_ON_STACK)
    two_steps = ("702.7b",) if draft.facts.get("first_strikers") else ()
    events = []
    for source, (to, number), amount in waiting:
        record = present(draft, (to, number)) if to not in draft.players else None
        if to not in draft.players and (record is None or record.place != BATTLEFIELD):
            draft.note("damage-not-dealt", of=to, rules=(IN_COMBAT,))
            continue
        rules = (IN_COMBAT, "510.2") if recall(draft, source) is not None else (IN_COMBAT,)
        over = to in draft.players and tramples_over(draft, source[0])
        rules = (*rules, *two_steps, *(("702.19b",) if over else ()))
        events.append(event("damage", to, amount, source[0], number=number, source=source, combat=True, rules=rules))
    draft.propose(*events)


def judge_block(question: Question, choice: object) -> Allowed | Refused:
    """A creature may block one that flies as though it flew itself, if its text says so; nothing blocks the unblockable (IV.2)."""
    verdict = BASE_BLOCK.judge(question, choice)
    view = view_of(question.position)
    shaped = isinstance(choice, tuple) and all(isinstance(pair, tuple) and len(pair) == 2 for pair in choice)
    pairs = choice if isinstance(choice, tuple) and shaped else ()
    if isinstance(verdict, Refused):
        blocked = [one for _, ids in pairs for one in ids if one in question.position.objects]
        if any(forbidden(question.position, "be-blocked", one) for one in blocked):
            return verdict._replace(rules=(*verdict.rules, "mtg6:glossary/ブロックされない"))
        return verdict
    for id, ids in pairs:
        blocker = view.of(id)
        if blocker.has("reach") and not blocker.has("flying") and any(view.of(one).has("flying") for one in ids):
            return Allowed((*verdict.rules, "mtg6:glossary/……かのように"))
    return verdict


BASE_BLOCK = GAME.questions["block"]
BLOCK = BASE_BLOCK._replace(judge=judge_block)
"""The declaration of blockers as the edition asks it."""


def no_attackers(draft: MtgDraft) -> None:
    """Nobody attacks; the steps of the combat phase take place all the same (III, III.3)."""
    draft.note("no-attackers", rules=("mtg6:glossary/戦闘",))
