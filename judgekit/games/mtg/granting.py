"""201.4a: abilities that an ability grants and that name the source of that one: they mean that very object and no other."""

from __future__ import annotations

from typing import Any

from judgekit.cards.terms import Ability
from judgekit.games.mtg.game import GAME
from judgekit.games.mtg.objects import Ref

_MENTIONS: dict[int, tuple[Ability, bool]] = {}
MOST_KEPT = 20_000
"""Abilities remembered as naming the source of what grants them or not."""


@GAME.rule("201.4a")
def granted(ability: Ability, source: Ref | None) -> Ability:
    """Return an ability as another one grants it: what names the source of that one means this very object (201.4a).

    Args:
        ability: the ability that is granted.
        source: the source of the ability that grants it.
    """
    if source is None or not _names_granter(ability):
        return ability
    found = _naming(ability, source)
    assert isinstance(found, Ability)
    return found


def _names_granter(ability: Ability) -> bool:
    known = _MENTIONS.get(id(ability))
    if known is None or known[0] is not ability:
        if len(_MENTIONS) > MOST_KEPT:
            _MENTIONS.clear()
        known = _MENTIONS[id(ability)] = (ability, _mentioned(ability))
    return known[1]


def _mentioned(term: Any) -> bool:
    return isinstance(term, tuple) and (term == ("granter",) or any(_mentioned(part) for part in term))


def _naming(term: Any, source: Ref) -> Any:
    if term == ("granter",):
        return ("granter", source)
    if isinstance(term, tuple):
        parts = [_naming(part, source) for part in term]
        return type(term)(*parts) if hasattr(term, "_fields") else tuple(parts)
    return term
