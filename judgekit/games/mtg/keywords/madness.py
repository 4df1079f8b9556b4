"""702.35: madness: a discarded card is exiled instead, and its owner may cast it for its madness cost then and there."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.engine import Ask, Event, Replacement, Task
from judgekit.games.mtg.abilities.finding import AFTER_MADNESS
from judgekit.games.mtg.abilities.interpreter import cause, instruction, objects
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.actions.replacing import in_place_of, replaces
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE
from judgekit.games.mtg.stack.resolving.casting_during_resolution import offering
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.terms.records import THIS, Ability, Action, Filter, Pattern, Test

MADNESS = "madness"
_RULE = ALTERNATIVE[MADNESS]

_ITSELF = Filter((Test("among", THIS),), "object")
_EXILED_THIS_WAY = Pattern("move", (("object", _ITSELF), ("reason", (MADNESS,)), ("to", ("exile",))))


@keyword_means(MADNESS, _RULE)
def madness(_keyword: Ability) -> tuple[Ability, ...]:
    """Once exiled by its first ability, the card may be cast for its cost, or goes to the graveyard (702.35a)."""
    return (Ability("triggered", when=(_EXILED_THIS_WAY,), do=(Action("cast-by-madness", THIS),), zones=("exile",)),)


@replaces("move")
def exiled_instead(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """A discarded card with madness is exiled instead of being put into its owner's graveyard (702.35a)."""
    if proposed.get("reason") != "discard" or proposed.get("to") != "graveyard":
        return
    record = draft.objects.get(proposed.of or "")
    if record is None or record.place != "hand" or not view_of(draft).of(record.id).has(MADNESS):
        return
    yield in_place_of(f"madness:{record.id}", record.id, (_RULE,), _into_exile)


def _into_exile(_draft: MtgDraft, proposed: Event) -> tuple[Event, ...]:
    return (proposed.having(to="exile", reason=MADNESS, rules=()),)


@instruction("cast-by-madness")
def cast_by_madness(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Ask the owner whether to cast the exiled card for its madness cost, whatever its types (702.35a, 608.2g)."""
    frame = frame_of(draft, key)
    ids = [id for id in objects(draft, key, action.of) if draft.objects[id].place == "exile"]
    if not ids:
        return None
    then = Task("madness-over", (draft.objects[ids[0]].ref, cause(frame)))
    return offering(draft, frame.you, draft.objects[ids[0]], MADNESS, then, _RULE, "702.35b")


@GAME.task("madness-over")
def madness_over(draft: MtgDraft, ref: Ref, by: str | None) -> None:
    """Put the card into its owner's graveyard if it was not cast; effects on the discarded card find it there (702.35c).

    CR 400.7i.
    """
    record = draft.objects.get(ref[0])
    if record is None or record.ref != ref or record.place != "exile":
        return
    kept = {**dict(draft.facts.get(AFTER_MADNESS, ())), (ref[0], ref[1] + 1): ref[1] - 1}
    draft.set_fact(AFTER_MADNESS, tuple(sorted(kept.items())))
    draft.propose(moving(draft, ref[0], "graveyard", by, rules=(_RULE, "404.1")))
