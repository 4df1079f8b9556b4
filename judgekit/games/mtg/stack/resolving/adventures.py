"""716: adventurer cards: exiled as their Adventure resolves, and cast from there as what they normally are; omens."""

from __future__ import annotations

from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, next_timestamp
from judgekit.games.mtg.state.objects import Frame, Lasting, Object
from judgekit.games.mtg.terms.records import Ability

ONLY_CAST = "a card on an adventure is cast later, and never played as a land"
"""Policy: what may be done with a card that its Adventure exiled (716.3d)."""
GAME.policies[ONLY_CAST] = True


def is_adventure(position: MtgPosition, item: Object) -> bool:
    """Tell whether a spell was cast as an Adventure and is represented by its card (716.3)."""
    card = position.cards.get(item.card or "")
    return item.kind == "card" and item.face is not None and card is not None and card.layout == "adventure"


def is_omen(position: MtgPosition, item: Object) -> bool:
    """Tell whether a spell was cast as an Omen and is represented by its card (720.3 of the book of 2026-04-17)."""
    card = position.cards.get(item.card or "")
    return item.kind == "card" and item.face is not None and card is not None and card.layout == "omen"


def may_cast_later(draft: MtgDraft, item: Object) -> None:
    """Let the controller of an Adventure that is exiled cast or play the card for as long as it remains there (716.3d)."""
    details = (("from", ("exile",)), ("not-as-adventure", True))
    ability = Ability("may", "cast-from" if draft.game.policies[ONLY_CAST] else "play-from", details=details)
    controller = view_of(draft).of(item.id).controller
    exiled = (item.id, item.number + 1)
    frame = Frame(controller, exiled, ability)
    id = f"{item.id}-adventured-{item.number}"
    draft.put_effect(id, Lasting(id, ability, frame, next_timestamp(draft), (exiled,)))
