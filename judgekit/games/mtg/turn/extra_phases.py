"""500.8: additional phases of a turn: right after the phase they were created in, the newest first, then the turn goes on."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.abilities.interpreter import instruction, number
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, active_players
from judgekit.games.mtg.terms.records import Action

BEGINNINGS = {"combat": "beginning-of-combat", "main": "postcombat-main"}
"""The first step of each additional phase, or the phase itself where it has no steps."""

PHASES = {
    "combat": ("combat",),
    "main": ("main",),
    "combat-and-main": ("combat", "main"),
}
"""Additional phases by the word of the instruction."""

WAITING: Final = "extra_phases"
RESUMED: Final = "resumed_after_extra"


OF_THE_BEGINNING = ("upkeep", "draw")
"""Steps that can be added: each alone, in a beginning phase of its own, or right after the present step."""

ALONE: Final = "alone_in_phase"

_STEP_IN_A_PHASE = "mtg@20260417:500.10"
_YOU_GET = "mtg@20260417:500.10a"

STEPS_AS_ADDED = "a step is added after a step only"
"""Policy: nothing says what an added step is that comes after a phase; by later books its phase comes with it (500.10)."""
GAME.policies[STEPS_AS_ADDED] = True

ADDED_IN_ANY_TURN = "phases that a player gets are added to the turn of whoever is active"
"""Policy: "you get" adds to whosever turn it is (500.8); by later books only to the own one (500.10a)."""
GAME.policies[ADDED_IN_ANY_TURN] = True


@instruction("extra-step")
def extra_phases(draft: MtgDraft, key: int, action: Action) -> None:
    """Add phases or steps to the turn, after the present one (500.8, 500.9).

    Raises:
        Unsupported: no such phase or step can be added, or not by the edition that is played.
    """
    what, after = str(action.of), action.get("after", "this-phase")
    times = number(draft, key, action.amount) if action.amount is not None else 1
    theirs = action.get("yours") and frame_of(draft, key).you not in active_players(draft)
    if theirs and not draft.game.policies[ADDED_IN_ANY_TURN]:
        draft.note("no-extra-step", of=what, rules=(_YOU_GET,))
        return
    if what in OF_THE_BEGINNING and after == "this-step":
        draft.set(extra_steps=(*(what,) * times, *draft.facts.get("extra_steps", ())))
        draft.note("extra-steps", of=what, rules=("500.9",))
        return
    alone = what in OF_THE_BEGINNING and not draft.game.policies[STEPS_AS_ADDED]
    phases = (what,) if alone else PHASES.get(what)
    if phases is None or after not in ("this-phase", "this"):
        raise Unsupported(phrase("an additional {of}", of=action.of), "500.8" if phases is not None else "500.9")
    draft.set_fact(WAITING, (*phases * times, *draft.facts.get(WAITING, ())))
    draft.note("extra-phases", rules=(_STEP_IN_A_PHASE if alone else "500.8",), phases=phases)


def ends_its_phase(draft: MtgDraft, step: str) -> bool:
    """Tell whether a step is the only one of a phase that was added for it: what else the phase has is skipped."""
    if draft.facts.get(ALONE) != step:
        return False
    draft.drop_fact(ALONE)
    return True


def after_phase(draft: MtgDraft, following: str | None) -> str | None:
    """Return the step that begins after a phase: the first of an additional phase, or that of the turn's next phase."""
    waiting = draft.facts.get(WAITING, ())
    if waiting:
        draft.set_fact(WAITING, waiting[1:])
        if RESUMED not in draft.facts:
            draft.set_fact(RESUMED, following or "")
        if waiting[0] in OF_THE_BEGINNING:
            draft.set_fact(ALONE, waiting[0])
            draft.note("extra-phase", of=waiting[0], rules=(_STEP_IN_A_PHASE,))
            return waiting[0]
        later = ("505.1a",) if waiting[0] == "main" else ()
        draft.note("extra-phase", of=waiting[0], rules=("500.8", *later))
        return BEGINNINGS[waiting[0]]
    if RESUMED in draft.facts:
        following = draft.facts[RESUMED] or None
        draft.drop_fact(RESUMED)
    return following
