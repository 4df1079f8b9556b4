"""719 of the book of 2026-04-17: Cases: solved by an ability of their own, and what they are worth then."""

from __future__ import annotations

from judgekit.engine import event
from judgekit.games.mtg.abilities.interpreter import instruction, refs
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import MtgDraft, present
from judgekit.games.mtg.terms.records import Action

SOLVED = "solved"
"""Detail of a solved Case, which it is until it leaves the battlefield."""

HARNESSED = "harnessed"
"""Detail of a harnessed permanent, which it is until it leaves the battlefield."""


def _designated(draft: MtgDraft, key: int, action: Action, word: str, *rules: str) -> list[str]:
    """Give permanents a designation, and return those that did not have it before."""
    found = []
    for ref in refs(draft, key, action.of):
        record = present(draft, ref)
        if record is not None and record.place == "battlefield" and not record.get(word):
            draft.change(record.id, details=tuple(sorted({**dict(record.details), word: True}.items())))
            draft.note(word, of=record.id, rules=rules)
            found.append(record.id)
    return found


@instruction("solve")
def solve(draft: MtgDraft, key: int, action: Action) -> None:
    """Cases become solved."""
    for id in _designated(draft, key, action, SOLVED, "mtg@20260417:719.3a", "mtg@20260417:719.3b"):
        solver = view_of(draft).of(id).controller
        draft.propose(
            event("solves", id, number=draft.objects[id].number, player=solver, rules=("mtg@20260417:719.3a",))
        )


@instruction("harness")
def harness(draft: MtgDraft, key: int, action: Action) -> None:
    """Permanents become harnessed."""
    _designated(draft, key, action, HARNESSED, "mtg@20260417:701.64a", "mtg@20260417:701.64b")
