"""514.3a: whether anything triggers at the beginning of a cleanup step, of which nobody is told otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.records import Card, Pattern


def looks_for_cleanup(position: MtgPosition) -> bool:
    """Tell whether an ability of a card, or an effect in force, triggers at the beginning of a cleanup step (514.3a)."""
    return _on_cards(position.cards) or any(_in_effect(effect) for effect in position.effects.values())


@once_for_each
def _on_cards(cards: Mapping[str, Card]) -> bool:
    return any(_looks(tuple(card.abilities)) for card in cards.values())


@once_for_each
def _in_effect(effect: object) -> bool:
    return _looks(effect)


def _looks(term: object) -> bool:
    """Tell whether a term looks for the beginning of a cleanup step."""
    if isinstance(term, Pattern):
        return term.event == "step" and term.get("step") == ("cleanup",)
    return isinstance(term, tuple) and any(_looks(part) for part in term)
