"""707.2, 723.2a: characteristics that no card prints, kept in the table of cards beside those that are printed."""

from __future__ import annotations

from judgekit.core.digests import blake2b
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.terms.records import Card


def define(draft: MtgDraft, card: Card, name: str | None = None) -> str:
    """Return the key of copiable values that no card prints, adding them to the table of cards where they are new.

    Args:
        draft: the game.
        card: the values.
        name: the key, None for one that follows from the values alone, so that equal values share it.
    """
    if name is None:
        digest = blake2b(repr(card).encode(), digest_size=4).hexdigest()
        name = f"copy:{card.name}:{digest}"
    if name not in draft.cards:
        draft.cards = {**draft.cards, name: card}
    return name
