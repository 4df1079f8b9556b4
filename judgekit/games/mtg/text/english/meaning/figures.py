"""English card text, figures put in place: what an "X, where X is …" gives, and a change made several times (107.3f)."""

from __future__ import annotations

import re

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.text.english.meaning.walking import keys_of, words_of
from judgekit.games.mtg.text.english.tokens import Term


def with_x(term: Json, figure: Json) -> Any:
    """Return a term in which X is a figure (107.3f)."""
    if isinstance(term, dict):
        return {key: with_x(value, figure) for key, value in term.items()}
    if isinstance(term, list):
        return [with_x(item, figure) for item in term]
    if term == "X":
        return figure
    if isinstance(term, str) and (compared := re.fullmatch(r"([<>]=?|=) X", term)):
        return {compared[1]: figure}
    if isinstance(term, str) and (several := re.fullmatch(r"(\d+) \* X", term)):
        return {"*": [several[1], figure]}
    if isinstance(term, str) and "{X}" in term and re.fullmatch(r"(\{[^{}]*\})+", term):
        rest = term.replace("{X}", "")
        often = term.count("{X}")
        return [{"mana": figure if often == 1 else {"*": [str(often), figure]}}, *([rest] if rest else [])]
    if isinstance(term, str) and "/" in term and re.fullmatch(r"[+-]?(X|\d+)/[+-]?(X|\d+)", term) and "X" in term:
        power, toughness = (signed(part, figure) for part in term.split("/"))
        return {"power": power, "toughness": toughness}
    return term


def rounded(term: Json, way: str) -> Any:
    """Return a term in which halves are rounded up or down, as a sentence behind them says (107.1a)."""
    if isinstance(term, dict):
        return {way if key == "half" else key: rounded(value, way) for key, value in term.items()}
    return [rounded(item, way) for item in term] if isinstance(term, list) else term


def replaced_in(term: Json, part: Term, by: Term) -> bool:
    """Put another term in place of every part of a term that is equal to one, and tell whether there was any."""
    if isinstance(term, dict):
        if term == part:
            term.update(by)
            return True
        return sum(replaced_in(value, part, by) for value in term.values()) > 0
    return isinstance(term, list) and sum(replaced_in(item, part, by) for item in term) > 0


def words_in(term: Json) -> frozenset[str]:
    """Return the words that stand in a term, what is behind a dot apart from what is before it."""
    if isinstance(term, dict):
        return frozenset().union(*map(words_in, term.values()))
    if isinstance(term, list):
        return frozenset().union(*map(words_in, term))
    return frozenset(term.split(".")) if isinstance(term, str) else frozenset()


def speaks_of_x(term: Json) -> bool:
    """Tell whether an instruction or a target word has an X that no figure was put in place of (107.3)."""
    if isinstance(term, dict):
        return any(speaks_of_x(value) for key, value in term.items() if key not in ("text", "cost"))
    if isinstance(term, list):
        return any(speaks_of_x(item) for item in term)
    return isinstance(term, str) and re.search(r"(?<![A-Za-z{])X(?![A-Za-z}])", term) is not None


_OF_PLAYERS_ONLY = frozenset(("gain-life", "lose-life", "draw", "scry", "mill", "discard", "damage", "add", "surveil"))
"""Instructions that leave the permanents on the battlefield and their characteristics as they are."""


_CHANGED_BY_PLAYERS = frozenset(
    ("hand", "graveyard", "library", "exile", "exiled", "life", "starting-life", "gain-life", "lose-life", "counters")
)
"""Words of figures that what players do with cards and life can change."""

_OF_CHARACTERISTICS = frozenset(
    ("value", "greatest", "total", "power", "toughness", "mana-value", "base-power", "base-toughness", "total-pt")
)
"""Words of figures that a continuous effect can change."""


def _arranges(act: Term) -> bool:
    """Tell whether an instruction only looks at cards of a library, or puts those back into it."""
    of = act.get("put")
    chosen = of.get("choose", of.get("all")) if isinstance(of, dict) else None
    back = act.get("to") == "library" and isinstance(chosen, dict) and chosen.get("among") == "looked"
    return back or "look" in act


def stays(figure: Json, acts: list[Term]) -> bool:
    """Tell whether a figure is the same before and after some instructions, so that each may find it out for itself (608.2h).

    Args:
        figure: what X is.
        acts: the instructions that are followed before the last that has an X.
    """
    deeds = {next(iter(act)) for act in acts if not _arranges(act)}
    said = frozenset((*keys_of(figure), *(part for word in words_of(figure) for part in word.split("."))))
    elsewhere, values = not said.isdisjoint(_CHANGED_BY_PLAYERS), not said.isdisjoint(_OF_CHARACTERISTICS)
    if deeds <= _OF_PLAYERS_ONLY:
        return not elsewhere
    return deeds <= _OF_PLAYERS_ONLY | {"modify", "effect", "tap", "untap"} and not elsewhere and not values


def signed(part: str, figure: Json) -> Json:
    """Return one half of +X/-X with a figure in place of X."""
    if "X" not in part:
        return part
    return {"-": ["0", figure]} if part.startswith("-") else figure


def times(change: str, figure: Json) -> Term:
    """Return +2/+0 as often as a figure says."""
    power, toughness = (int(part) if part.lstrip("+-").isdecimal() else part for part in change.split("/"))

    def product(number: Json) -> Json:
        if number == 0:
            return "0"
        return figure if number == 1 else {"*": [str(number), figure]}

    return {"power": product(power), "toughness": product(toughness)}
