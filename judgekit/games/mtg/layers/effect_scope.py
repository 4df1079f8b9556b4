"""613.1, 113.6b: how far effects of the layers reach: none in the whole game, none beyond its own object, cards at work elsewhere.

Most positions have no effect that reaches beyond the object that makes it; knowing so spares looking at all objects together.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.layers.continuous import lasting_effect, working_ability
from judgekit.games.mtg.state.faces import card_of
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Lasting, Object
from judgekit.games.mtg.terms.records import Card


def calm(position: MtgPosition) -> bool:
    """Tell that nothing in the whole game makes an effect of the layers: no card, wherever it is, and no effect in force."""
    return not position.effects and _all_inert(position.cards)


@once_for_each
def _all_inert(cards: Mapping[str, Card]) -> bool:
    return all(_is_inert(card) for card in cards.values())


@once_for_each
def _is_inert(card: Card) -> bool:
    """Tell that nothing printed on a card makes an effect of the layers."""
    return all(working_ability(ability) is None for ability in card.abilities)


def quiet(position: MtgPosition) -> bool:
    """Tell that no effect reaches beyond the object that makes it: each object can then be looked at alone."""
    if calm(position):
        return True
    if any(
        isinstance(lasting, Lasting) and lasting_effect(lasting) is not None for lasting in position.effects.values()
    ):
        return False
    for key in ("battlefield", "stack", "command"):
        for id in position.zones.get(key, ()):
            if not _harmless(position, position.objects[id]):
                return False
    return not elsewhere(position)


def _harmless(position: MtgPosition, record: Object) -> bool:
    """Tell that nothing printed on an object makes an effect of the layers."""
    if record.kind == "ability" or record.face_down:
        return True
    card = card_of(position, record)
    return card is None or _is_inert(card)


def elsewhere(position: MtgPosition) -> list[Object]:
    """Return the cards outside battlefield and stack whose static abilities work there (113.6b)."""
    names = _names_at_work_elsewhere(position.cards)
    if not names:
        return []
    return [
        record
        for record in position.objects.values()
        if record.card in names and record.place not in ("battlefield", "stack", "")
    ]


@once_for_each
def _names_at_work_elsewhere(cards: Mapping[str, Card]) -> frozenset[str]:
    return frozenset(
        name
        for name, card in cards.items()
        if any(ability.zones is not None and working_ability(ability) is not None for ability in card.abilities)
    )
