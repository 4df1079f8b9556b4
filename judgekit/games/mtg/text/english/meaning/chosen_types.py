"""English card text, "the chosen type" on another line than the choice (607.2d): which kind of type that is."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.typed import Any
from judgekit.games.mtg.text.english.meaning.pronouns import TYPES_CHOSEN
from judgekit.games.mtg.text.english.tokens import Term

_UNTOLD = "creature-type"
"""The kind of type that is taken where the line itself tells none."""

Lines = list[tuple[str, list[Term]]]
"""The lines of a card as written, each with its abilities."""


def types_as_chosen(lines: Lines) -> Lines:
    """Return the lines of a card in which "the chosen type" is of the kind that is chosen as the permanent enters.

    Where several kinds are chosen so, each line keeps what it says by itself.
    """
    kinds = {kind for _, terms in lines for term in terms for kind in _chosen_as_it_enters(term)}
    if len(kinds) != 1 or _UNTOLD in kinds:
        return lines
    (kind,) = kinds
    return [(written, [_with_kind(term, kind) for term in terms]) for written, terms in lines]


def _chosen_as_it_enters(term: Term) -> Iterator[str]:
    """Yield the kinds of type that an ability lets a player choose as its permanent enters."""
    replacement = term.get("replacement")
    instead = replacement.get("instead") if isinstance(replacement, dict) else None
    for act in instead if isinstance(instead, list) else ():
        kind = act.get("as", act.get("choose"))
        if "choose" in act and kind in TYPES_CHOSEN:
            yield kind


def _with_kind(term: Any, kind: str) -> Any:
    """Return a term in which every description by a chosen type asks for that kind."""
    if isinstance(term, list):
        return [_with_kind(one, kind) for one in term]
    if not isinstance(term, dict):
        return term
    found = {key: _with_kind(value, kind) for key, value in term.items()}
    return {**found, "chosen": kind} if found.get("chosen") in TYPES_CHOSEN else found
