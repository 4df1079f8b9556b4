"""Who plays together in Two-Headed Giant, told in other words than in one line: 双頭巨人戦。AとBがチーム、CとDがチーム.

The variant stands in its one form then, with both teams (810). Where nobody says who plays together, those do who are seated
first, which is said aloud.
"""

from __future__ import annotations

import re

from judgekit.core.filling import expressions_beside
from judgekit.core.text import Bilingual

_SAID = expressions_beside(__file__)


def with_teams(text: str) -> tuple[str, list[Bilingual]]:
    """Return a notation in which the variant stands with its teams, and what has to be said aloud."""
    text = _IN_BRACKETS.sub(r"\1。\2。", text)
    variant = _SAID.variant.search(text)
    if variant is None:
        return text, []
    teams = next(
        (
            one
            for one in _SAID.teams.finditer(text)
            if (one["lead"] or one["first"] or one["second"] or re.search("対|vs|against", one.group(), re.IGNORECASE))
            and len({one[place] for place in (2, 3, 5, 6)}) == _ALL
        ),
        None,
    )
    teams = teams or _SAID.teams_told.search(text)
    a, b, c, d = (teams[place] for place in (2, 3, 5, 6)) if teams is not None else "ABCD"
    plain = f"双頭巨人戦: {a}と{b} 対 {c}と{d}"
    parts = [(variant.span(), plain)] + ([(teams.span(), "")] if teams is not None else [])
    for (begin, end), said in sorted(parts, reverse=True):
        behind = "\n" if said and text[end : end + 1] not in ("", "\n") else ""
        text = text[:begin] + said + behind + text[end:]
    aloud = Bilingual(
        f"チームは{a}と{b}、{c}と{d}(席順)", f"the teams are {a} and {b}, {c} and {d}, as they are seated"
    )
    return text, [] if teams is not None else [aloud]


_IN_BRACKETS = re.compile(r"(双頭巨人戦?)\s*[(（]([^()（）\n]*[A-HＡ-Ｈ][^()（）\n]*)[)）]")
_ALL = 4
"""Players of two teams."""
