"""English card text, abilities of instants and sorceries: no such card is ever on the battlefield (113.6, 304.4, 307.4)."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.language.faults import CardTextNotUnderstood


def heard_of_again(terms: list[Term], line: str) -> list[Term]:
    """Return the abilities of a line of an instant or sorcery, where each speaks of the card itself or says where it functions.

    Others would function on the battlefield only, where the card never is: it would be read and never played.

    Raises:
        CardTextNotUnderstood: an ability of the line is one of a permanent.
    """
    if any(_of_a_permanent(term) for term in terms):
        raise CardTextNotUnderstood(
            phrase("not understood: an ability of a permanent on an instant or sorcery: {line!r}", line=line),
            line,
            line,
        )
    return terms


def _of_a_permanent(term: Term) -> bool:
    if "zones" in term:
        return False
    if "cost-change" in term:
        change = term["cost-change"]
        return isinstance(change, dict) and bool({"spells", "abilities"} & set(change))
    for kind, watched in _WATCHED.items():
        if kind in term:
            return not any(_speaks_of_itself(term[kind].get(part)) for part in watched)
    return False


_WATCHED = {
    "triggered": ("when", "if"),
    "replacement": ("if", "condition"),
    "prevention": ("if",),
    "static": ("affects",),
}
"""Where an ability of each kind says what it is about."""


def _speaks_of_itself(term: object) -> bool:
    """Tell whether a term names the card, or what one of its abilities did before."""
    if isinstance(term, dict):
        return any(_speaks_of_itself(part) for part in term.values())
    if isinstance(term, list):
        return any(_speaks_of_itself(part) for part in term)
    return isinstance(term, str) and (term == "this" or term.startswith(("this.", "linked.")))
