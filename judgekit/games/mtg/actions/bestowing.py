"""702.103: bestowed Auras: how long a spell cast bestowed, and the permanent it becomes, is an Aura instead of a creature."""

from __future__ import annotations

from judgekit.games.mtg.meaning.keyword_meanings import BESTOWED
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, next_timestamp
from judgekit.games.mtg.state.objects import Frame, Lasting, Object
from judgekit.games.mtg.terms.records import Ability


def bestowing_effect(position: MtgPosition, record: Object) -> str | None:
    """Return the id of the effect by which an object is a bestowed Aura, None where it is none (702.103b)."""
    for id, effect in position.effects.items():
        if effect.objects is not None and record.ref in effect.objects and effect.ability.modify[-3:] == BESTOWED:
            return id
    return None


def bestowing(record: Object, since: int) -> Lasting:
    """Return the effect that makes an object a bestowed Aura (702.103b)."""
    ability = Ability("static", modify=BESTOWED)
    return Lasting(
        f"{record.id}-bestowed", ability, Frame(record.controller, record.ref, ability), since, (record.ref,)
    )


def cease_to_be_bestowed(draft: MtgDraft, record: Object, *rules: str) -> bool:
    """End the effect that makes an object a bestowed Aura; tell whether there was one.

    CR 702.103b, 702.103e, 702.103f.
    """
    id = bestowing_effect(draft, record)
    if id is None:
        return False
    draft.drop_effect(id)
    draft.note("no-longer-bestowed", of=record.id, rules=rules)
    return True


def bestow_copy(draft: MtgDraft, original: Object, copy: Object) -> tuple[str, ...]:
    """Make a copy of a bestowed Aura spell bestowed as well; return the rule of it, none for another spell (702.103c)."""
    if bestowing_effect(draft, original) is None:
        return ()
    effect = bestowing(copy, next_timestamp(draft))
    draft.put_effect(effect.id, effect)
    return ("702.103c",)
