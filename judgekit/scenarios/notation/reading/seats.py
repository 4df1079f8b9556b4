"""Who plays, by the letters and names that lines begin with, the order in which players sit (101.4), and who plays together.

Two-Headed Giant stands in its one form then, with both teams (810). Where nobody says who plays together, those do who are seated
first, which is said aloud.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.phrasing import zone_named
from judgekit.scenarios.notation.words.splitting import Statement

_ACTS = re.compile(
    r"(?:^|(?<=,\s)|(?<=;\s))([A-H])(?=\s+[a-z]|が|は)|(?<![A-Za-z'{/])([A-H])(?='s\b|の)"
    r"|\battacks?\s+([A-H])(?=\s+with\b)"
)
"""A player is named by a letter: who does something, whose something is, or who is attacked."""
CARD = frozenset(("card", "カード"))
ENTERED = frozenset(("entered", "出た順"))
"""Words before permanents in the order in which they entered."""
_FIRST_PLAYERS = ("A", "B")
_A_NAME = r"(?-i:[A-Z][\w'-]*(?: [A-Z][\w'-]*)*(?!\w)|[^\x00-\x7f\s][^\x00-\x1f():;{},]*)"
"""What a player may be called: it has no words of small letters, as what is told of them has (each at 20)."""
SEATS = re.compile(
    r"(?:(?:(?:this is |it's |it is |there are |in )?(?:an? )?(?:\w+|\d)[- ]players?(?: game| match| pod| free-for-all)?,?\s*)?"
    r"(?:seats|seated|sitting|sit)(?: in (?:this )?(?:turn )?order)?|(?:turn|seating) order(?: is)?|席順(?:は)?|プレイヤー"
    r"|(?:this is |it's |it is |there are |in )?(?:an? )?(?:two|three|four|five|six|[2-6])[- ]players?"
    r"(?: game| match| pod| free-for-all)?(?:,? (?:between|with"
    r"|of))?)\s*[:,]?\s*(?P<seats>[A-H](?:\s*,?\s*(?:and\s+|then\s+)?[A-H]){1,7}(?=\s*(?:\(in [a-z ]+\))?$)"
    rf"|{_A_NAME}(?:(?:\s*,\s*(?:and\s+|then\s+)?|\s+(?:and|then)\s+){_A_NAME})+)(?:\s*\(in (?:this|that|turn|seating) order\))?",
    re.IGNORECASE,
)
"""The order in which players sit, clockwise (101.4)."""


def players_of(statements: list[Statement], grammar: NotationGrammar) -> tuple[str, ...]:
    """Return the players of whom statements tell, in the order in which they sit.

    Raises:
        NotationUnclear: beside players who are called by letters stands what may be a name.
    """
    found: set[str] = set()
    for statement in statements:
        if (
            statement.who
            and zone_named(statement.who, grammar.words.zones) is None
            and statement.who.casefold() not in CARD | ENTERED
            and not names_variant(statement.who, grammar)
        ):
            found.add(statement.who)
        found.update(player for pair in _ACTS.findall(statement.body) for player in pair if player)
    _no_strangers(found, statements)
    for player in _FIRST_PLAYERS:
        if len(found) < len(_FIRST_PLAYERS):
            found.add(player)
    told = [one for one in (SEATS.fullmatch(statement.body) for statement in statements) if one]
    # Who is told to play sits in that order, where no line says another one.
    seats = next(iter(sorted(told, key=lambda one: one.group().startswith("プレイヤー"))), None)
    seated = (
        re.split(r"\s*,\s*(?:and\s+|then\s+)?|\s+(?:and|then)\s+", seats["seats"].strip()) if seats is not None else []
    )
    for statement in statements if not seated else ():
        if names_variant(statement.who or statement.body, grammar):  # who plays together sits together
            seated = [*dict.fromkeys(re.findall(r"(?<![A-Za-z])[A-H](?![A-Za-z'])", statement.body))]
    return (*seated, *sorted(found - set(seated)))


def _no_strangers(found: Collection[str], statements: Sequence[Statement]) -> None:
    """Refuse a capital word before a colon as a player where the players are called by letters (Foos: Shock)."""
    letters = [one for one in found if len(one) == 1]
    for one in statements if letters else ():
        if one.who in found and re.fullmatch(r"[A-Z][\w'-]+(?: [\w'-]+)*", one.who) is not None:
            raise NotationUnclear(phrase("who is {name}?", name=one.who), one.who, one.line, tuple(sorted(letters)))


def names_variant(said: str, grammar: NotationGrammar) -> bool:
    """Tell whether words name a variant of the game."""
    return bool(said) and grammar.begins(said, "variant")


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
