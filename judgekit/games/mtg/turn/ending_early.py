"""719: effects that end the turn or the combat phase: the stack is exiled, and the game goes straight to the cleanup step."""

from __future__ import annotations

from judgekit.engine import Event, Task
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction
from judgekit.games.mtg.actions.moving import ceasing, moving
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, stated_in
from judgekit.games.mtg.state.zones import EXILE, STACK
from judgekit.games.mtg.terms.records import Action
from judgekit.games.mtg.turn.extra_phases import RESUMED, WAITING, after_phase
from judgekit.games.mtg.turn.turn import EMPTIES_FIRST, PHASE, unskipped

_TURN = {"triggers": "719.1a", "stack": "719.1b", "check": "719.1c", "skips": "719.1d", "unheard": "719.1e"}
"""The rules of ending the turn, step by step."""

_COMBAT = {"triggers": "719.2a", "stack": "719.2b", "check": "719.2c", "skips": "719.2d", "unheard": "719.2e"}
"""The rules of ending the combat phase, step by step."""


@instruction("end-turn")
def end_the_turn(draft: MtgDraft, key: int, _action: Action) -> None:
    """End the turn: what is on the stack is exiled, and everything up to the cleanup step is skipped (719.1)."""
    draft.note("turn-ends", by=cause(frame_of(draft, key)), rules=("719.1",))
    _clear(draft, key, _TURN, Task("skip-to-cleanup"))


@instruction("end-combat")
def end_the_combat(draft: MtgDraft, key: int, _action: Action) -> None:
    """End the combat phase in the same way; the game goes on with the next phase (719.2). Outside of combat there is none."""
    if PHASE[draft.facts["step"]] != "combat":
        did(draft, key, False)
        rules = ("101.3", "609.3", *stated_in(draft, "mtg@20260417:724.2g"))
        draft.note("nothing-done", by=cause(frame_of(draft, key)), rules=rules, verb="end-combat")
        return
    draft.note("combat-phase-ends", by=cause(frame_of(draft, key)), rules=("719.2",))
    _clear(draft, key, _COMBAT, Task("skip-past-combat"))


def _clear(draft: MtgDraft, key: int, rules: dict[str, str], then: Task) -> None:
    """Forget what waits to be put on the stack, exile the stack, check state-based actions, and go on elsewhere.

    What else the effect says is still done, before the check.
    """
    further = [
        task for task in reversed(draft.agenda) if task.name in ("follow", "close-frame") and task.args[0] == key
    ]
    draft.drop_agenda()
    draft.set(frames=tuple(pair for pair in draft.facts.get("frames", ()) if pair[0] == key), priority=None, passed=0)
    if draft.waiting:
        draft.waiting = ()
        draft.cite(rules["triggers"])
    draft.next(*further, Task("checked-without-priority", (rules["check"],)), then)
    exiled: list[Event] = []
    for id in reversed(draft.zones.get(STACK, ())):
        ability = draft.objects[id].kind == "ability"
        exiled.append(
            ceasing(draft, id, rules["stack"]) if ability else moving(draft, id, EXILE, rules=(rules["stack"],))
        )
    draft.propose(*exiled)


@GAME.task("checked-without-priority")
def checked_without_priority(draft: MtgDraft, rule: str) -> None:
    """Check state-based actions; nobody gets priority, and what triggers goes on waiting (719.1c, 719.1f)."""
    draft.note("checked-without-priority", rules=(rule,))
    draft.do("check-state-only")


@GAME.task("skip-to-cleanup")
def skip_to_cleanup(draft: MtgDraft) -> None:
    """Leave the step and the phase, out of combat if that is where it is, and begin a cleanup step (719.1d, 719.1e)."""
    draft.drop_fact("extra_steps")
    draft.drop_fact(WAITING)
    draft.drop_fact(RESUMED)
    unheard = () if draft.facts["step"] in ("end", "cleanup") else (_TURN["unheard"],)
    _leave(draft, "cleanup", _TURN["skips"], *unheard)


@GAME.task("skip-past-combat")
def skip_past_combat(draft: MtgDraft) -> None:
    """Leave the combat phase, and begin the phase after it (719.2d, 719.2e)."""
    draft.drop_fact("extra_steps")
    after = after_phase(draft, unskipped(draft, "postcombat-main"))
    unheard = () if draft.facts["step"] == "end-of-combat" else (_COMBAT["unheard"],)
    _leave(draft, after or "cleanup", _COMBAT["skips"], *unheard)


def _leave(draft: MtgDraft, step: str, *rules: str) -> None:
    """End the phase as any phase ends: mana empties, what is in combat leaves it, what lasts until then expires (500.4, 500.5)."""
    draft.note("skipped-to", of=step, rules=(*rules, *(("719.1f",) if draft.waiting and step == "cleanup" else ())))
    over = (Task("combat-over"),) if PHASE[draft.facts["step"]] == "combat" else ()
    pools = (Task("empty-pools", (True,)),)
    ends = (*pools, *over) if draft.game.policies[EMPTIES_FIRST] else (*over, *pools)
    draft.next(*ends, Task("begin-step", (step,)))
