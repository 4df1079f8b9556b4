"""701.45: learning: a card is discarded for another one, or a Lesson comes from outside the game."""

from __future__ import annotations

from functools import lru_cache

from judgekit.engine import Ask
from judgekit.games.mtg.abilities.interpreter import instruction, perform
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.terms.records import Action
from judgekit.games.mtg.text.structured.actions import read_actions
from judgekit.language.parts import Part

_LESSON = {"kind": "card", "subtype": "Lesson", "zone": "outside", "owner": "you"}


@lru_cache(maxsize=1)
def _meaning() -> Action:
    """Return what learning says in other words."""
    bring = [{"reveal": {"choose": _LESSON}, "as": "lesson"}, {"put": "lesson", "to": "hand"}]
    otherwise = [{"may": "you", "do": bring}]
    swap = {
        "may": "you",
        "do": [{"discard": "you", "amount": "1"}],
        "then": [{"draw": "you", "amount": "1"}],
        "else": otherwise,
    }
    return read_actions(Part([swap]))[0]


@instruction("learn")
def learn(draft: MtgDraft, key: int, _action: Action) -> Ask | None:
    """Offer to discard a card for another one, and to a player who does not a Lesson from outside the game (701.45a)."""
    draft.cite("701.45a")
    return perform(draft, key, _meaning())
