"""701.29: detain: for a while a permanent neither attacks nor blocks, and nobody activates its abilities."""

from __future__ import annotations

from judgekit.games.mtg.abilities.interpreter import instruction, refs
from judgekit.games.mtg.instructions.making import begin_effect
from judgekit.games.mtg.layers.forbidding import BECAUSE
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.terms.records import YOU, Ability, Action

_DETAIN = "701.29a"

CANNOT = tuple(Ability("cant", deed, details=((BECAUSE, _DETAIN),)) for deed in ("attack", "block", "activate"))
"""What a detained permanent cannot do, or have done (701.29a)."""


@instruction("detain")
def detain(draft: MtgDraft, key: int, action: Action) -> None:
    """Detain permanents until their next turn, that is, of whoever controls the spell or ability (701.29a)."""
    found = refs(draft, key, action.of)
    if not found:
        return
    for one in CANNOT:
        begin_effect(draft, key, one, found, ("next-turn", YOU))
    for ref in found:
        draft.note("detained", of=ref[0], rules=(_DETAIN,))
