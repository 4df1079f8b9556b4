"""607.2a, 607.2d: abilities of one card that are linked by what is printed: one exiles or chooses, another speaks of it."""

from __future__ import annotations

from judgekit.core.typed import Any
from judgekit.engine.records import with_parts
from judgekit.games.mtg.terms.records import Ability, Action, Test

EXILED = "exiled"
"""The label of the cards that an ability exiled for the ones linked to it."""

PUT = "put"
"""The label of what an ability put onto the battlefield for the ones linked to it."""

_KEPT = {EXILED: ("exile", "reveal-until"), PUT: ("return", "put", "create")}
"""The verbs of the instructions whose objects are kept under a label."""


def speaks_of(term: object, label: str) -> bool:
    """Tell whether a term speaks of what a linked ability set aside under a label."""
    return label in _spoken_of(term)


def _spoken_of(term: object) -> set[object]:
    """Return the labels of everything of linked abilities that a term speaks of: one walk, since every card is asked for all."""
    found: set[object] = set()
    ahead = [term]
    while ahead:
        part = ahead.pop()
        if isinstance(part, tuple):
            if len(part) == 2 and part[0] == "linked":
                found.add(part[1])
            ahead += part
    return found


def linked(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the abilities of a card with the exiles of its abilities kept for the abilities that speak of them (607.2a)."""
    abilities = _of_own_costs(_linked_by_choice(abilities))
    spoken = _spoken_of(abilities)
    for label in _KEPT:
        if label in spoken:
            abilities = _linked_by(abilities, label)
    return abilities


def _linked_by(abilities: tuple[Ability, ...], label: str) -> tuple[Ability, ...]:
    referring = [ability for ability in abilities if speaks_of(ability, label)]
    if not referring or any(label in ability.links for ability in abilities):
        return abilities
    found = []
    for ability in abilities:
        kept = _keeping(ability, label) if ability.kind in ("activated", "triggered", "replacement") else ability
        if kept != ability or ability in referring:
            kept = kept._replace(links=(*kept.links, label))
        found.append(kept)
    return tuple(found)


def _of_own_costs(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the abilities with "the exiled card" of a cost meant as what was paid: no other ability exiled it (400.7h)."""
    additional = any(
        ability.kind == "cost-change" and ability.affects is None and _exiles(ability) for ability in abilities
    )
    found = []
    for ability in abilities:
        own = _exiles(ability.cost) or (ability.kind == "spell" and additional)
        found.append(with_parts(ability, map(_as_paid, ability)) if own and speaks_of(ability, EXILED) else ability)
    return tuple(found)


def _exiles(term: object) -> bool:
    """Tell whether a cost, or a change of one, says that something is exiled."""
    if isinstance(term, Action):
        return term.verb == "exile"
    return isinstance(term, tuple) and any(_exiles(part) for part in term)


def _as_paid(term: object) -> object:
    if term == ("linked", EXILED):
        return ("paid", "exile")
    if not isinstance(term, tuple):
        return term
    return with_parts(term, map(_as_paid, term))


CHOSEN: dict[str, tuple[object, ...]] = {
    "color": (Test("chosen", "color"), ("chosen-color",), ("chosen", "color")),
    "creature-type": (Test("chosen", "creature-type"), ("chosen", "creature-type")),
    "player": (("chosen", "player"),),
    "name": (Test("chosen", "name"), ("chosen", "name")),
}
"""What can be chosen as a permanent enters, with the terms by which another ability speaks of the choice (607.2d)."""


def _linked_by_choice(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the abilities of a card with those linked that speak of what another one lets be chosen (607.2d)."""
    for what, spoken in CHOSEN.items():
        choosing = [ability for ability in abilities if ability.kind == "replacement" and _chooses(ability, what)]
        if len(choosing) != 1:
            continue
        speaking = [ability for ability in abilities if any(_says(ability, term) for term in spoken)]
        if not speaking or any(ability.links for ability in (*choosing, *speaking)):
            continue
        label = _label(what)
        abilities = tuple(
            ability._replace(links=(*ability.links, label)) if ability in choosing or ability in speaking else ability
            for ability in abilities
        )
    return abilities


def _chooses(ability: Ability, what: str) -> bool:
    words = ("player", "opponent") if what == "player" else (what,)
    return any(action.verb == "choose" and action.word() in words for action in ability.instead or ())


def chosen_on_entering(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """Return what is chosen for an object as it enters that another of its abilities speaks of (607.2d): color, name, player."""
    entering = [ability.links for ability in abilities if ability.kind == "replacement"]
    return tuple(what for what in CHOSEN if any(_label(what) in links for links in entering))


def _label(what: str) -> str:
    return f"chosen-{what}"


def _says(term: object, wanted: object) -> bool:
    """Tell whether a term is a certain one or has it as a part."""
    return term == wanted or (isinstance(term, tuple) and any(_says(part, wanted) for part in term))


def _keeping(term: object, label: str) -> Any:
    """Return a term in which what is exiled, or put onto the battlefield, is kept under the label."""
    if isinstance(term, Action):
        term = term._replace(of=_keeping(term.of, label), details=_keeping(term.details, label))
        moves = term.verb in _KEPT[label] and (label == EXILED or term.get("to", "battlefield") == "battlefield")
        moves = moves and (term.verb != "reveal-until" or bool(term.get("exiling")))
        if moves and term.get("link") is None and term.of != ("linked", label):
            term = term._replace(details=tuple(sorted((*term.details, ("link", label)))))
        return term
    if not isinstance(term, tuple):
        return term
    return with_parts(term, (_keeping(part, label) for part in term))
