"""701.9a-701.9c: doubling power and toughness, which may be negative; tripling them (701.11 of the book of 2026-04-17)."""

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


_TRIPLING = ("mtg@20260417:701.11a", "mtg@20260417:701.11b")


@instruction("double-pt")
def double_pt(draft: MtgDraft, key: int, action: Action) -> None:
    """Creatures get as much power or toughness as they have now; one below 0 gets so much less (701.9b, 701.9c)."""
    _multiply(draft, key, action, 1, ("701.9a", "701.9b"), "701.9c")


@instruction("triple-pt")
def triple_pt(draft: MtgDraft, key: int, action: Action) -> None:
    """Creatures get twice as much power or toughness as they have now; one below 0 gets so much less."""
    _multiply(draft, key, action, 2, _TRIPLING, "mtg@20260417:701.11c")


def _multiply(draft: MtgDraft, key: int, action: Action, more: int, rules: tuple[str, ...], below: str) -> None:
    """Add to power or toughness so many times what it is now (611.2d); below 0 so much less (107.1b)."""
    word = action.get("what") or "power"
    if word not in DOUBLED:
        raise Unsupported(phrase("doubling {word}", word=word), rules[0])
    power, toughness = DOUBLED[word]
    view = view_of(draft)
    found = refs(draft, key, action.of)
    keep(draft, key, action, found)
    changes = []
    for ref in found:
        values = view.of(ref[0])
        changes.append(((values.power or 0) * power * more, (values.toughness or 0) * toughness * more))
    for ref, change in zip(found, changes, strict=True):
        begin_effect(draft, key, Ability("static", modify=(Modification("pt", change),)), (ref,), action.get("until"))
        draft.cite(*rules, *((below, "107.1b") if min(change) < 0 else ()))
