"""607.2a: abilities of one card that are linked by what is printed: one exiles, another speaks of the exiled cards."""

from __future__ import annotations

from typing import Any

from judgekit.cards.terms import Ability, Action

EXILED = "exiled"
"""The label of the cards that an ability exiled for the ones linked to it."""


def speaks_of(term: Any, label: str) -> bool:
    """Tell whether a term speaks of what a linked ability set aside under a label."""
    if not isinstance(term, tuple):
        return False
    return term == ("linked", label) or any(speaks_of(part, label) for part in term)


def linked(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the abilities of a card with the exiles of its abilities kept for the abilities that speak of them (607.2a)."""
    referring = [ability for ability in abilities if speaks_of(ability, EXILED)]
    if not referring or any(EXILED in ability.links for ability in abilities):
        return abilities
    found = []
    for ability in abilities:
        kept = _keeping(ability) if ability.kind in ("activated", "triggered", "replacement") else ability
        if kept != ability or ability in referring:
            kept = kept._replace(links=(*kept.links, EXILED))
        found.append(kept)
    return tuple(found)


def _keeping(term: Any) -> Any:
    """Return a term in which what is exiled is kept under the label."""
    if isinstance(term, Action):
        term = term._replace(of=_keeping(term.of), details=_keeping(term.details))
        if term.verb == "exile" and term.get("link") is None and term.of != ("linked", EXILED):
            term = term._replace(details=tuple(sorted((*term.details, ("link", EXILED)))))
        return term
    if not isinstance(term, tuple):
        return term
    parts = [_keeping(part) for part in term]
    return type(term)(*parts) if hasattr(term, "_fields") else tuple(parts)
