"""500.8: additional phases of a turn: right after the phase they were created in, the newest first, then the turn goes on."""

from __future__ import annotations

from typing import Final

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Unsupported
from judgekit.games.mtg.abilities.interpreter import instruction
from judgekit.games.mtg.state.game import MtgDraft
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


@instruction("extra-step")
def extra_phases(draft: MtgDraft, _key: int, action: Action) -> Ask | None:
    """Add phases to the turn, after the present one (500.8)."""
    phases = PHASES.get(str(action.of))
    if phases is None or action.get("after", "this-phase") not in ("this-phase", "this"):
        raise Unsupported(phrase("an additional {of}", of=action.of), "500.8" if phases is not None else "500.9")
    draft.set_fact(WAITING, (*phases, *draft.facts.get(WAITING, ())))
    draft.note("extra-phases", rules=("500.8",), phases=phases)
    return None


def after_phase(draft: MtgDraft, following: str | None) -> str | None:
    """Return the step that begins after a phase: the first of an additional phase, or that of the turn's next phase."""
    waiting = draft.facts.get(WAITING, ())
    if waiting:
        draft.set_fact(WAITING, waiting[1:])
        if RESUMED not in draft.facts:
            draft.set_fact(RESUMED, following or "")
        draft.note("extra-phase", of=waiting[0], rules=("500.8",))
        return BEGINNINGS[waiting[0]]
    if RESUMED in draft.facts:
        following = draft.facts[RESUMED] or None
        draft.drop_fact(RESUMED)
    return following
