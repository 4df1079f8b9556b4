"""116.2c: effects that their controller may pay to end later, at any time with priority."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused, Task
from judgekit.games.mtg.stack.special_actions import Special, add_special_action, unpayable_now
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Lasting
from judgekit.games.mtg.terms.effects import ENDED_FOR
from judgekit.games.mtg.terms.records import Cost

END_EFFECT = "end-effect"
"""Name of the special action."""

_RULE = "116.2c"


def _ending(position: MtgPosition, player: str, id: str) -> Lasting | None:
    """Return the oldest effect of an object that a player may pay to end."""
    of_it = (one for _, one in sorted(position.effects.items()) if one.ability.get(ENDED_FOR) is not None)
    return next((one for one in of_it if one.frame.you == player and _source(one) == id), None)


def _source(effect: Lasting) -> str:
    return effect.frame.source[0] if effect.frame.source is not None else ""


def _candidates(position: MtgPosition, player: str) -> Iterator[str]:
    for effect in position.effects.values():
        if effect.ability.get(ENDED_FOR) is not None and effect.frame.you == player:
            yield _source(effect)


def _judge(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player with priority may pay to end an effect of an object (116.2c)."""
    effect = _ending(position, player, id)
    if effect is None or id not in position.objects:
        return Refused((_RULE,), phrase("no effect of it can be ended for a price"))
    cost: Cost = effect.ability.get(ENDED_FOR)
    reasons = unpayable_now(position, player, position.objects[id], cost)
    return Refused((*reasons, _RULE), phrase("that cannot be paid")) if reasons else Allowed((_RULE,))


@GAME.task("pay-to-end")
def pay_to_end(draft: MtgDraft, player: str, id: str) -> None:
    """Pay for ending an effect: a special action, so the stack has no part in it (116.2c)."""
    effect = _ending(draft, player, id)
    assert effect is not None
    draft.note("special", of=id, by=player, rules=(_RULE, "116.3"))
    cost: Cost = effect.ability.get(ENDED_FOR)
    draft.next(Task("pay-special", (id, player, cost)), Task("end-effect", (effect.id,)))


@GAME.task("end-effect")
def end_effect(draft: MtgDraft, id: str) -> None:
    """End an effect that was paid for (116.2c)."""
    draft.drop_effect(id)
    draft.note("effect-ended", of=id, rules=(_RULE,))


add_special_action(END_EFFECT, Special(_candidates, _judge, "pay-to-end"), lambda position: bool(position.effects))
