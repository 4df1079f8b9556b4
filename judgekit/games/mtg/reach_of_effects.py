"""613.1, 113.6b: how far effects of the layers reach: none in the whole game, none beyond its own object, cards at work elsewhere.

Most positions have no effect that reaches beyond the object that makes it; knowing so spares looking at all objects together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from judgekit.cards.terms import Card
from judgekit.games.mtg.continuous import lasting_effect, working_ability
from judgekit.games.mtg.faces import card_of
from judgekit.games.mtg.game import MtgPosition
from judgekit.games.mtg.objects import Lasting, Object

MOST_KEPT = 1_000
"""Tables of cards of which it is remembered whether any makes an effect."""

_LATEST: list[tuple[Mapping[str, Card], bool]] = [({}, True)]
"""The table of cards that was asked for last."""

_CALM: dict[int, tuple[Mapping[str, Card], bool]] = {}
_HARMLESS: dict[int, tuple[Any, bool]] = {}
_NAMES: dict[int, tuple[Any, frozenset[str]]] = {}


def calm(position: MtgPosition) -> bool:
    """Tell that nothing in the whole game makes an effect of the layers: no card, wherever it is, and no effect in force."""
    if position.effects:
        return False
    latest = _LATEST[0]
    if latest[0] is position.cards:
        return latest[1]
    known = _CALM.get(id(position.cards))
    if known is None or known[0] is not position.cards:
        if len(_CALM) > MOST_KEPT:
            _CALM.clear()
        found = all(working_ability(ability) is None for card in position.cards.values() for ability in card.abilities)
        known = _CALM[id(position.cards)] = (position.cards, found)
    _LATEST[0] = known
    return known[1]


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
    if card is None:
        return True
    known = _HARMLESS.get(id(card))
    if known is not None and known[0] is card:
        return known[1]
    found = all(working_ability(ability) is None for ability in card.abilities)
    if len(_HARMLESS) > 20_000:
        _HARMLESS.clear()
    _HARMLESS[id(card)] = (card, found)
    return found


def elsewhere(position: MtgPosition) -> list[Object]:
    """Return the cards outside battlefield and stack whose static abilities work there (113.6b)."""
    names = position.derive("cards-at-work-elsewhere", partial(_names_at_work_elsewhere, position))
    if not names:
        return []
    return [
        record
        for record in position.objects.values()
        if record.card in names and record.place not in ("battlefield", "stack", "")
    ]


def _names_at_work_elsewhere(position: MtgPosition) -> frozenset[str]:
    known = _NAMES.get(id(position.cards))
    if known is not None and known[0] is position.cards:
        return known[1]
    found = frozenset(
        name
        for name, card in position.cards.items()
        if any(ability.zones is not None and working_ability(ability) is not None for ability in card.abilities)
    )
    if len(_NAMES) > MOST_KEPT:
        _NAMES.clear()
    _NAMES[id(position.cards)] = (position.cards, found)
    return found
