"""The facts of a start position while they are read: with what decides only how the rest is read."""

from __future__ import annotations

from typing import TypedDict

from judgekit.games.mtg.state.facts import Facts

_OnlyRead = TypedDict(
    "_OnlyRead",
    {"teams": tuple[tuple[str, ...], ...], "acting-given": tuple[str, ...], "priority-given": str | None},
    total=False,
)


class GivenFacts(Facts, _OnlyRead, total=False):
    """Facts that a scenario gives; `teams`, `acting-given` and `priority-given` do not get into the position."""
