"""601.2i; 611.2f of the book of 2026-04-17: effects on the next spell that a player casts, and when they begin."""

from __future__ import annotations

from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import surely
from judgekit.games.mtg.state.game import GAME, MtgDraft, next_timestamp
from judgekit.games.mtg.state.objects import Lasting
from judgekit.games.mtg.terms.records import Ability, Filter

NEXT = "next"
"""Detail of an ability in force: the spells of which it waits for the next one that its controller casts."""

AS_IT_BECOMES_CAST = "what changes the next spell is applied as it becomes cast"
"""Policy: what changes the characteristics of a spell as it is cast is applied once it is paid for (601.2i).

By later books such an effect begins as the spell is put on the stack (601.2a, 611.2f).
"""
GAME.policies[AS_IT_BECOMES_CAST] = True

_BEGINS = ("mtg@20260417:601.2a", "mtg@20260417:611.2f")


def waiting_for_next(ability: Ability, described: Filter) -> Ability:
    """Return an ability that says nothing yet, and will of the next spell that fits (611.2f).

    Args:
        ability: what will be true of that spell.
        described: which spells it may be.
    """
    return ability._replace(details=(*ability.details, (NEXT, described)))


def _waits_for(draft: MtgDraft, effect: Lasting, id: str) -> bool:
    described = effect.ability.get(NEXT)
    if described is None or effect.objects != () or effect.frame.you != draft.objects[id].controller:
        return False
    view = view_of(draft)
    return surely(view, draft.objects[id].ref, described, effect.frame, view.of(id))


def _begin(draft: MtgDraft, id: str, *, changing: bool | None = None) -> bool:
    """Let what waited for the next spell apply to this one from now on; tell whether something did.

    Args:
        draft: the game, with the spell on the stack.
        id: the spell.
        changing: only what changes characteristics, or only what does not; None: both.
    """
    waiting = [effect for effect in draft.effects.values() if isinstance(effect, Lasting) and effect.objects == ()]
    found = [
        effect
        for effect in waiting
        if (changing is None or bool(effect.ability.modify) == changing) and _waits_for(draft, effect, id)
    ]
    for effect in found:
        # What "this turn" says is when the spell is cast, not how long the effect on it lasts.
        ref = draft.objects[id].ref
        draft.put_effect(effect.id, effect._replace(objects=(ref,), timestamp=next_timestamp(draft), duration=None))
    return bool(found)


def begin_with_spell(draft: MtgDraft, id: str) -> bool:
    """Let what waited for the next spell begin to apply to this one, which has just been put on the stack (601.2a, 611.2f).

    Args:
        draft: the game, with the spell on the stack.
        id: the spell.

    Returns:
        Whether something waited for it.
    """
    return _begin(draft, id, changing=False if draft.game.policies[AS_IT_BECOMES_CAST] else None)


def begin_as_cast(draft: MtgDraft, id: str) -> None:
    """Let what changes the next spell begin as it becomes cast, where nothing has it begin before (601.2i)."""
    if draft.game.policies[AS_IT_BECOMES_CAST] and _begin(draft, id, changing=True):
        draft.note("effect", of=id, rules=("601.2i",))


def rules_of_beginning(draft: MtgDraft) -> tuple[str, ...]:
    """Return the rules by which what is said of the next spell begins as that is put on the stack."""
    return () if draft.game.policies[AS_IT_BECOMES_CAST] else _BEGINS
