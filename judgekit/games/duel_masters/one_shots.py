"""604.4 常在型能力の単発的効果: what a static ability does once its condition holds, before and amidst everything else."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task, Unsupported
from judgekit.games.duel_masters.characteristics import functioning
from judgekit.games.duel_masters.game import DUEL, DuelDraft, DuelPosition
from judgekit.games.duel_masters.meanings import holds
from judgekit.games.duel_masters.terms import any_says
from judgekit.games.duel_masters.zones import kept_from
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import turn_order

KIND = "one-shot"
"""Kind of a static ability that does something once its condition holds."""

_DONE = "one-shots"
"""Fact: whose effects were applied since nothing was due the last time."""

_UNDER_WAY = "one-shot-under-way"
"""Fact: one of them is being applied; whether more is due is asked once that is over."""

_MOST = 20
"""How often in a row one of them is applied again before that is called endless (604.4)."""

_STAYS = {"destroy": ("cannot-be-destroyed", "cannot-leave"), "move": ("cannot-leave",)}
"""What keeps the card itself where it is, by what would be done to it."""


def due(position: DuelPosition) -> list[Frame]:
    """Return the effects of one player that are to be applied now, the turn player's first (604.4b)."""
    found = _all_due(position)
    for player in turn_order(position):
        if own := [one for one in found if one.controller == player]:
            return own
    return []


def _all_due(position: DuelPosition) -> list[Frame]:
    if not any_says(position.cards, KIND) or position.facts.get(_UNDER_WAY):
        return []
    frames = [Frame(card.controller, card.ref, ability) for card, ability in functioning(position, (KIND,))]
    return [one for one in frames if holds(position, one.ability.condition, one) and _changes_something(position, one)]


def _changes_something(position: DuelPosition, frame: Frame) -> bool:
    """Tell whether the effect could be applied: what cannot leave stays, over and over (700.3)."""
    return not any(kept_from(position, frame.source[0], rule) for rule in _STAYS.get(frame.ability.do[0].verb, ()))


@DUEL.task("one-shots")
def one_shots(draft: DuelDraft) -> Ask | None:
    """Apply what is due; one player applies several in any order, one after another (604.4, 604.4b)."""
    draft.drop_fact(_UNDER_WAY)
    frames = due(draft)
    sources = tuple(dict.fromkeys(frame.source[0] for frame in frames))
    if not frames:
        draft.drop_fact(_DONE)
        return None
    if len(sources) > 1:
        return Ask("choose", frames[0].controller, args=(sources, 1, 1, ("604.4b",)), then=Task("one-shot"))
    one_shot(draft, sources)
    return None


@DUEL.task("one-shot")
def one_shot(draft: DuelDraft, choice: tuple[str, ...]) -> None:
    """Apply one of those that are due, then look again (604.4)."""
    frame = next(one for one in due(draft) if one.source[0] in choice)
    applied, all_due = (*draft.facts.get(_DONE, ()), frame.source), _all_due(draft)
    if applied.count(frame.source) > _MOST:
        raise Unsupported(phrase("an effect that is applied again and again"), "604.4")
    draft.set_fact(_DONE, applied)
    draft.set_fact(_UNDER_WAY, True)
    several = ("604.4b",) if len(all_due) > 1 else ()
    draft.note("one-shot", of=frame.source[0], by=frame.controller, rules=("604.4", "604.4a", *several))
    draft.do("one-shots")
    draft.do("instruct", frame, 0)
