"""When two terms say the same: their wording is ignored, and target words are compared by order, not by name."""

from __future__ import annotations

from judgekit.engine.records import with_parts
from judgekit.games.mtg.terms.records import Ability, Action, Mode, TargetWord

_LABELS = ("as", "done", "total", "link")
"""Details that only keep something for later instructions."""


def alike(first: object, second: object) -> bool:
    """Tell whether two terms, or rows of them, say the same."""
    return bool(_plain(first, {}) == _plain(second, {}))


def begins_alike(text: Ability, whole: Ability, number: int) -> bool:
    """Tell whether an ability says what the first instructions of another one say.

    Args:
        text: the one that may be a beginning.
        whole: the other one.
        number: how many instructions.
    """
    if len(text.do) != number or len(text.targets) > len(whole.targets):
        return False
    beginning = whole._replace(
        do=whole.do[:number],
        targets=whole.targets[: len(text.targets)],
        limits=(),
        zones=None,
        links=(),
        details=tuple(pair for pair in whole.details if pair[0] != "less"),
    )
    text = text._replace(limits=(), zones=None)
    if (
        whole.cost is not None and whole.cost.mana_formula is not None
    ):  # what the X of a cost is stands in the last sentence
        text, beginning = text._replace(cost=None), beginning._replace(cost=None)
    return bool(_unkept(_plain(text, {})) == _unkept(_plain(beginning, {})))


def _plain(term: object, names: dict[str, str]) -> object:
    if not isinstance(term, tuple):
        return term
    if isinstance(term, Ability | Mode):
        names = {**names, **{word.name: f"target {len(names) + place}" for place, word in enumerate(term.targets)}}
        term = term._replace(text="")
        if isinstance(term, Ability):
            term = term._replace(links=())
    elif isinstance(term, TargetWord):
        term = term._replace(
            name=names.get(term.name, term.name), other=tuple(names.get(one, one) for one in term.other)
        )
    elif len(term) == 2 and term[0] == "target" and not hasattr(term, "_fields"):
        return ("target", names.get(term[1], term[1]))
    return with_parts(term, (_plain(part, names) for part in term))


def _unkept(term: object) -> object:
    """Return a term in which nothing is kept under a name for what comes later."""
    if not isinstance(term, tuple):
        return term
    if isinstance(term, Action):
        term = term._replace(details=tuple(pair for pair in term.details if pair[0] not in _LABELS))
    return with_parts(term, map(_unkept, term))
