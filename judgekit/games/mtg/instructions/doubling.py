"""701.9a-701.9c: doubling power and toughness, which may be negative."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.abilities.interpreter import instruction, keep, refs
from judgekit.games.mtg.instructions.making import begin_effect
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.terms.records import Ability, Action, Modification

DOUBLED = {"power": (True, False), "toughness": (False, True), "both": (True, True)}
"""What is doubled, by word: power, toughness."""


@instruction("double-pt")
def double_pt(draft: MtgDraft, key: int, action: Action) -> None:
    """Creatures get as much power or toughness as they have now; one below 0 gets so much less (701.9b, 701.9c).

    CR 611.2d.
    """
    word = action.get("what") or "power"
    if word not in DOUBLED:
        raise Unsupported(phrase("doubling {word}", word=word), "701.9a")
    power, toughness = DOUBLED[word]
    view = view_of(draft)
    found = refs(draft, key, action.of)
    keep(draft, key, action, found)
    changes = []
    for ref in found:
        values = view.of(ref[0])
        changes.append(((values.power or 0) * power, (values.toughness or 0) * toughness))
    for ref, change in zip(found, changes, strict=True):
        begin_effect(draft, key, Ability("static", modify=(Modification("pt", change),)), (ref,), action.get("until"))
        draft.cite("701.9a", "701.9b", *(("701.9c", "107.1b") if min(change) < 0 else ()))
