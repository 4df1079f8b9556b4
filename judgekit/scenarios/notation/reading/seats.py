"""Who plays, by the letters and names that lines begin with, and the order in which players sit (101.4)."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

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
