"""611.2, 514.2, 500.5: how long effects last, and the moments at which they end."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.conditions import goes_on
from judgekit.games.mtg.meaning.words import players_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, stated_in
from judgekit.games.mtg.state.objects import Lasting
from judgekit.games.mtg.terms.actions import DURING_NEXT_TURN

Moment = tuple[str, ...]
"""A moment at which effects may end: ("end-of-turn",), ("end-of-combat",), ("next-turn", player), ("step", step) at its
beginning, ("after-untap", player)."""

AT_END_OF_TURN = ("end-of-turn", "this-turn", "next-time")
AT_END_OF_COMBAT = ("end-of-combat", "this-combat")
STEP_DURATIONS = {"end": "next-end-step", "upkeep": "next-upkeep"}


def _ends(draft: MtgDraft, effect: Lasting, moment: Moment) -> tuple[str, ...]:
    """Return the rules by which an effect ends at a moment; empty if it does not end."""
    duration = effect.duration
    if duration is None:
        return ()
    word = duration[0]
    if moment[0] == "end-of-turn":
        later = word in ("end-of-next-turn", DURING_NEXT_TURN) and effect.made[0] < draft.facts.get("turn", 0)
        ends = word in AT_END_OF_TURN or (later and draft.facts.get("active") in _players(draft, effect))
        return ("514.2", "611.2a") if ends else ()
    if moment[0] == "end-of-combat":
        return ("500.5", "611.2a") if word in AT_END_OF_COMBAT else ()
    if moment[0] == "next-turn":
        return ("611.2a",) if word == "next-turn" and moment[1] in _players(draft, effect) else ()
    if moment[0] == "step" and STEP_DURATIONS.get(moment[1]) == word:
        begins = stated_in(draft, "mtg@20260417:500.4") or ("500.5",)
        return (*begins, "611.2a") if draft.facts.get("active") in _players(draft, effect) else ()
    if moment[0] == "after-untap" and word == "next-untap":
        return ("611.2a",) if moment[1] in _players(draft, effect) else ()
    return ()


def _players(draft: MtgDraft, effect: Lasting) -> tuple[str, ...]:
    assert effect.duration is not None
    return (
        players_of(view_of(draft), effect.duration[1], effect.frame)
        if len(effect.duration) > 1
        else (effect.frame.you,)
    )


def expire(draft: MtgDraft, moment: Moment) -> None:
    """End the effects that last until a moment (500.5, 514.2, 611.2a, 702.26f)."""
    if not draft.effects:
        return
    for id, effect in sorted(draft.effects.items()):
        rules = _ends(draft, effect, moment)
        if rules:
            draft.drop_effect(id)
            draft.note("effect-ended", of=id, rules=(*rules, *_unseen(draft, effect)))


def _unseen(draft: MtgDraft, effect: Lasting) -> tuple[str, ...]:
    """Return the rule by which an effect on a phased-out permanent ends nevertheless (702.26f)."""
    out = any(ref[0] in draft.objects and draft.objects[ref[0]].phased_out for ref in effect.objects or ())
    return ("702.26f",) if out else ()


def _any_effect(position: MtgPosition) -> bool:
    return bool(position.effects)


@listener(where=_any_effect)
def watch_conditions(draft: MtgDraft, _happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Look after every event, also in the middle of a resolution, whether effects still last (611.2b)."""
    if draft.effects:
        expire_conditions(draft)


def expire_conditions(draft: MtgDraft) -> None:
    """End effects that last for as long as something holds which holds no longer; they never begin again (611.2b)."""
    if not draft.effects:
        return
    for id, effect in sorted(draft.effects.items()):
        duration = effect.duration
        if duration is not None and duration[0] == "while" and not goes_on(view_of(draft), duration[1], effect.frame):
            draft.drop_effect(id)
            draft.note("effect-ended", of=id, rules=("611.2b", "611.2a"))
