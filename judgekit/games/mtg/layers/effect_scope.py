"""613.1, 113.6b: how far continuous effects reach: is there any at all, does one change another object, which work outside play?

In most positions no effect changes another object than the one that makes it. The view of the layers asks here first: going through
all layers for all objects together is the costliest thing that judgekit does, and mostly it can be left out.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.layers.continuous import lasting_effect, working_ability
from judgekit.games.mtg.state.faces import card_of
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Lasting, Object
from judgekit.games.mtg.terms.records import Card


def no_effects_at_all(position: MtgPosition) -> bool:
    """Tell whether nothing in the game makes a continuous effect of the layers: no card in any zone, and no effect in force."""
    return not position.effects and _all_inert(position.cards)


@once_for_each
def _all_inert(cards: Mapping[str, Card]) -> bool:
    return all(is_inert(card) for card in cards.values())


@once_for_each
def is_inert(card: Card) -> bool:
    """Tell whether nothing printed on a card makes a continuous effect of the layers."""
    return all(working_ability(ability) is None for ability in card.abilities)


def effects_stay_at_home(position: MtgPosition) -> bool:
    """Tell whether no effect changes another object than the one that makes it: each can then be worked out by itself."""
    if no_effects_at_all(position):
        return True
    if any(
        isinstance(lasting, Lasting) and lasting_effect(lasting) is not None for lasting in position.effects.values()
    ):
        return False
    for key in ("battlefield", "stack", "command"):
        for id in position.zones.get(key, ()):
            if not _harmless(position, position.objects[id]):
                return False
    return not working_outside_play(position)


def _harmless(position: MtgPosition, record: Object) -> bool:
    """Tell whether nothing printed on an object makes a continuous effect of the layers."""
    if record.kind == "ability" or record.face_down:
        return True
    card = card_of(position, record)
    return card is None or is_inert(card)


def working_outside_play(position: MtgPosition) -> list[Object]:
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
