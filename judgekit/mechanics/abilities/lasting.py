"""Effects that last: how one begins, and how those end whose time is over."""

from __future__ import annotations

from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.abilities.context import Frame, Lasting
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import Ability, Description, Modification

MADE = "made"
"""Fact: how many effects have begun so far; a light one."""


def begin(
    draft: AnyDraft,
    frame: Frame,
    until: str,
    refs: tuple[Ref, ...] | None = None,
    affects: Description | None = None,
    modify: tuple[Modification, ...] = (),
    ability: Ability | None = None,
) -> None:
    """Let an effect begin; those of one source are named after it in order of creation (see `Lasting`)."""
    order = draft.facts.get(MADE, 0) + 1
    draft.set_fact(MADE, order)
    effect = Lasting(refs, affects, modify, ability, frame, until, order)
    draft.put_effect(f"{frame.source[0]}-effect-{order}", effect)


def end_effects(draft: AnyDraft, until: str, *rules: str) -> None:
    """End the effects that last until a moment."""
    for id, effect in sorted(draft.effects.items()):
        if effect.until == until:
            draft.drop_effect(id)
            draft.note("effect-ended", of=effect.frame.source[0], rules=rules)
