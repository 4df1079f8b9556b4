"""201.4a: abilities that an ability grants and that name the source of that one: they mean that very object and no other."""

from __future__ import annotations

from judgekit.engine.records import with_parts
from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.terms.records import Ability


def granted(ability: Ability, source: Ref | None) -> Ability:
    """Return an ability as another one grants it: what names the source of that one means this very object (201.4a).

    Args:
        ability: the ability that is granted.
        source: the source of the ability that grants it.
    """
    if source is None or not _names_granter(ability):
        return ability
    return with_parts(ability, (_naming(part, source) for part in ability))


@once_for_each
def _names_granter(ability: Ability) -> bool:
    """Tell whether an ability names the source of the one that grants it."""
    return _mentioned(ability)


def _mentioned(term: object) -> bool:
    return isinstance(term, tuple) and (term == ("granter",) or any(_mentioned(part) for part in term))


def _naming(term: object, source: Ref) -> object:
    if term == ("granter",):
        return ("granter", source)
    if isinstance(term, tuple):
        return with_parts(term, (_naming(part, source) for part in term))
    return term
