"""What is said twice of one thing: numbers of counters and mana add up, the same said again is said once, all else is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear

_SYMBOLS = re.compile(r"(?:\{[^{}]*\})+")
_SEVERAL = frozenset(("blocking", "@blockers", "@before", "@after", "mode", "@modes", "with", "sacrifice", "discard"))
"""What may be said of one thing about several others: it blocks two, it is older than two, it has two modes."""


def taken_in(there: dict[str, Json], more: Mapping[str, Json], of: str) -> None:
    """Take in what is said of something, beside what was said of it before.

    Args:
        there: what was said before; changed.
        more: what is said.
        of: of what it is said, for the message.

    Raises:
        NotationUnclear: something is said twice of it, and not alike.
    """
    for key, value in more.items():
        there[key] = _both(there[key], value, key, of) if key in there else value


def restated(there: Mapping[str, Json], more: Mapping[str, Json], of: str) -> Mapping[str, Json]:
    """Return what a sentence of its own says of something without counters that were told before: no more of them are there.

    Raises:
        NotationUnclear: another number of them was told before.
    """
    before, now = there.get("counters"), more.get("counters")
    if not isinstance(before, Mapping) or not isinstance(now, Mapping):
        return more
    for kind, number in now.items():
        if str(before.get(kind, number)) != str(number):
            raise _not_alike(kind, of, before[kind], number)
    return {**more, "counters": {kind: number for kind, number in now.items() if kind not in before}}


def _both(first: Json, second: Json, key: str, of: str) -> Json:
    """Return what is meant where a key is said twice."""
    if isinstance(first, Mapping) and isinstance(second, Mapping):
        if key == "counters":
            return _added(first, second, of)
        whole = dict(first)
        taken_in(whole, second, of)
        return whole
    if key in _SEVERAL:
        both = [*_listed(first), *_listed(second)]
        return [one for place, one in enumerate(both) if one not in both[:place]]
    if key == "pool" and all(isinstance(one, str) and (not one or _SYMBOLS.fullmatch(one)) for one in (first, second)):
        return f"{first}{second}"  # no lands says nothing against mana that is there already
    if first == second:
        return second
    raise _not_alike(key.lstrip("@"), of, first, second)


def _not_alike(key: str, of: str, first: Json, second: Json) -> NotationUnclear:
    message = phrase(
        "{key} of {name} is said twice: {first} and {second}", key=key, name=of, first=first, second=second
    )
    return NotationUnclear(message, of, hint=phrase("say it once"))


_TOTALS = frozenset(("loyalty", "defense"))
"""Counters of which a number is that of all of them."""


def _added(first: Mapping[str, Json], second: Mapping[str, Json], of: str) -> dict[str, Json]:
    """Return counters of both: those of one kind are added up, but where one says that there are none, or how many in all."""
    added = dict(first)
    for kind, number in second.items():
        before, more = str(added.get(kind, number)), str(number)
        if before != more and (kind in _TOTALS or "0" in (before, more)):
            raise _not_alike(kind, of, before, more)
        adds = kind in first and kind not in _TOTALS and before.isdecimal() and more.isdecimal()
        added[kind] = str(int(before) + int(more)) if adds else number
    return added


def _listed(value: Json) -> list[Json]:
    return list(value) if isinstance(value, (list, tuple)) else [value]
