"""701.38: goad: a creature that must attack, and attack somebody other than who goaded it."""

from __future__ import annotations

from judgekit.games.mtg.abilities.interpreter import instruction, refs
from judgekit.games.mtg.instructions.making import begin_effect
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.terms.records import YOU, Ability, Action, Filter, Test

GOADED_BY = "goaded-by"
"""Detail of the two requirements of a goaded creature: who goaded it."""

_ANOTHER_PLAYER = Filter((Test("not", Filter((Test("player", YOU),), "player")),), "player")


@instruction("goad")
def goad(draft: MtgDraft, key: int, action: Action) -> None:
    """Goad creatures until the controller's next turn; the same player goading again adds nothing (701.38d)."""
    player = frame_of(draft, key).you
    marked = (GOADED_BY, player)
    already = {
        ref
        for effect in draft.effects.values()
        if effect.objects is not None and marked in effect.ability.details
        for ref in effect.objects
    }
    for ref in refs(draft, key, action.of):
        if ref in already:
            draft.note("goaded-already", of=ref[0], rules=("701.38d",))
            continue
        for details in ((marked,), tuple(sorted((marked, ("at", _ANOTHER_PLAYER)), key=lambda pair: pair[0]))):
            begin_effect(draft, key, Ability("must", "attack", details=details), (ref,), ("next-turn", YOU))
        draft.note(
            "goaded", of=ref[0], rules=("701.38a", "701.38b", *(("701.38c",) if _others(draft, ref, player) else ()))
        )


def _others(draft: MtgDraft, ref: tuple[str, int], player: str) -> bool:
    """Tell whether another player has goaded a creature too (701.38c)."""
    return any(
        effect.objects is not None and ref in effect.objects and effect.ability.get(GOADED_BY) not in (None, player)
        for effect in draft.effects.values()
    )
