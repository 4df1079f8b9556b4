"""Who plays together in Two-Headed Giant, told in other words than in one line: 双頭巨人戦。AとBがチーム、CとDがチーム.

The variant stands in its one form then, with both teams (810). Where nobody says who plays together, those do who are seated
first, which is said aloud.
"""

from __future__ import annotations

import re

from judgekit.core.text import Bilingual

_VARIANT = re.compile(
    r"(?P<begins>^|(?<=。)|(?<=\. ))[ \t]*(?:(?:ルール|フォーマット|形式|rules?|format|game)(?:は|が| is)?\s*[:：]?\s*)?(?:a |an )?"
    r"(?P<name>双頭巨人戦?|2HG|two[- ]headed giant)"
    r"(?![ \t]*[:：]?[ \t]*[A-H]\s*(?:と|,|、|and\s+[A-H]\s+(?!are\b|form\b)))(?: game| match)?"
    r"(?:(?:の|での?)?(?:質問|話|状況|裁定|相談|試合|ゲーム|途中))?(?:です|だ|である|で)?(?=[。、．，.,;；:：\s]|$|(?<=で)[A-H])[。.、,;；:：]?",
    re.IGNORECASE | re.MULTILINE,
)
_TEAM = r"([A-H])\s*(?:と|・|&|＆|,|、|/|and)?\s*([A-H])\s*(?:の|が|は|とが)?\s*"
_TEAMS = re.compile(
    r"(?P<lead>チーム(?:分け)?(?:は|:|：)|teams?(?: are|:)?)?\s*(?<![A-Za-z])"
    rf"{_TEAM}(?P<first>チーム|組|ペア|味方|team)?(?:同士)?\s*"
    rf"(?:で|と|、|，|,|。|\s|対|VS|vs\.?|v\.?|against|versus|and)+\s*{_TEAM}(?P<second>チーム|組|ペア|味方|team)?(?:同士)?(?:です|だ|である|で)?"
    r"(?![A-Za-zぁ-ん])[。.、,]?",
    re.IGNORECASE,
)

_TEAMS_TOLD = re.compile(
    r"(?<![A-Za-z])()([A-H])\s+and\s+([A-H])\s+((?:are|form|play as)\s+(?:an?|one|the\s+\w+)\s+team)[.,;]?\s+(?:and\s+)?"
    r"([A-H])\s+and\s+([A-H])(?:\s+(?:are|form|play as)\s+(?:an?|one|the|another)\s*(?:\w+\s+)?team|\s+the\s+other)[.,]?",
    re.IGNORECASE,
)
"""Both teams told in a sentence each: A and B are a team, C and D are a team."""


def with_teams(text: str) -> tuple[str, list[Bilingual]]:
    """Return a notation in which the variant stands with its teams, and what has to be said aloud."""
    text = _IN_BRACKETS.sub(r"\1。\2。", text)
    variant = _VARIANT.search(text)
    if variant is None:
        return text, []
    teams = next(
        (
            one
            for one in _TEAMS.finditer(text)
            if (one["lead"] or one["first"] or one["second"] or re.search("対|vs|against", one.group(), re.IGNORECASE))
            and len({one[place] for place in (2, 3, 5, 6)}) == _ALL
        ),
        None,
    )
    teams = teams or _TEAMS_TOLD.search(text)
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
