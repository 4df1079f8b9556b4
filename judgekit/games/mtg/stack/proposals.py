"""601.2, 602.2, 726: proposing a spell or ability, and undoing it if it cannot be completed (726)."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final
from judgekit.engine.snapshots import Snapshot, put_back, snapshot
from judgekit.engine.tracing import REWOUND
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import DRAWN_ASIDE

PROPOSAL: Final = "proposal"
"""Fact: the moments before what is being proposed, the latest last."""


class Before(NamedTuple):
    """A game at the moment before something was proposed (726.1).

    Attributes:
        item: id of the object that is proposed.
        game: the game at that moment.
    """

    item: str
    game: Snapshot


GAME.records = (*GAME.records, Before)


def remember(draft: MtgDraft, item: str) -> None:
    """Remember the present moment, so that proposing item can be undone."""
    before = Before(item, snapshot(draft, PROPOSAL))
    draft.set_fact(PROPOSAL, (*draft.facts.get(PROPOSAL, ()), before))


def completed(draft: MtgDraft, item: str) -> None:
    """Forget the moment before a proposal that was completed."""
    left = tuple(before for before in draft.facts.get(PROPOSAL, ()) if before.item != item)
    if left:
        draft.set_fact(PROPOSAL, left)
    else:
        draft.drop_fact(PROPOSAL)
        _take_up(draft)


def _take_up(draft: MtgDraft) -> None:
    """Let the players take up the cards that they drew while something was being cast or activated (121.8)."""
    for record in list(draft.objects.values()):
        if record.get(DRAWN_ASIDE):
            draft.change(record.id, details=tuple(pair for pair in record.details if pair[0] != DRAWN_ASIDE))


def rewind(draft: MtgDraft, item: str, *rules: str, unable: bool = False) -> None:
    """Take back a proposal that cannot be completed: the game is as before it (726.1).

    Mana abilities that were activated on the way are reversed as well, which their players may do.

    CR 601.2, 602.2.

    Args:
        draft: the game.
        item: what was proposed.
        rules: the rules by which it cannot be completed.
        unable: that an effect told a player to cast it "if able": then nobody has done anything illegal (118.3c, 608.2g).
    """
    stack: tuple[Before, ...] = draft.facts.get(PROPOSAL, ())
    place = next((number for number, before in enumerate(stack) if before.item == item), None)
    if place is None:
        draft.note("not-paid", of=item, rules=rules)
        return
    put_back(draft, stack[place].game)
    if place:
        draft.set_fact(PROPOSAL, stack[:place])
    draft.note(REWOUND if not unable else "left-undone", of=item, rules=(*rules, "726.1", "726.2"))


def told_to_cast(draft: MtgDraft, item: str) -> bool:
    """Tell whether an effect tells a player to cast a spell if able: where it cannot be done, nothing illegal was tried.

    CR 118.3c, 608.2g.
    """
    return bool(draft.facts.get("cast_as_told") == item)
