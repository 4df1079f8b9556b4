"""Whom a question means by "it" or "his": what was spoken of last, and who did something last; both are said aloud."""

from __future__ import annotations

import re

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.words.naming import Names
from judgekit.scenarios.notation.words.said_otherwise import spoken_of
from judgekit.scenarios.notation.words.splitting import Statement

_HIS = re.compile(
    r"\b(?:(?P<of>his|her|their)(?= (?:life|hand|graveyard|library|deck|mana zone|shields?)\b)|(?P<who>he|she))\b",
    re.IGNORECASE,
)
_IT = re.compile(r"\bits?\b|\bthe (?:card|spell|thing)\b", re.IGNORECASE)
_OF_A_SPELL = re.compile(r"\b(?:resolve|countered|fizzle|work|cast|cost)", re.IGNORECASE)
"""What is asked of a spell."""
_INTO_WHOSE = re.compile(r"\b(?:to|in|into) (?P<who>[A-H])'s (?:hand|graveyard|library|deck|mana zone)\b")
"""Into whose zone something is asked to go: a card only goes into its owner's."""


def with_its_name(table: NotationTable, statement: Statement) -> Statement | None:
    """Return a question about "it" with the name of what was spoken of last; that is said aloud. None where it has none."""
    match = _IT.search(statement.body)
    told = ", ".join(line.statement.body for line in table.past[-2:])
    spoken = spoken_of(told, table.resolving().names) if match is not None else []
    if match is None or not spoken or (len(spoken) > 1 and match.group()[:3].casefold() == "the"):
        return None  # "the card" is said of one of several
    if _OF_A_SPELL.search(statement.body) is None:  # what a spell did something to is meant, not the spell
        home = table.grammar.words.home
        there = [one for one in table.written.situation.names.things if one.zone == home]
        spoken.sort(key=lambda name: name.casefold() not in Names(there, ()).words)
    if (into := _INTO_WHOSE.search(statement.body)) is not None:
        things = [one for one in table.written.situation.names.things if one.player == into["who"]]
        spoken.sort(key=lambda name: name.casefold() not in Names(things, ()).words)
    table.grant(Bilingual(f"「{match.group()}」は{spoken[0]}", f'"{match.group()}" is {spoken[0]}'))
    own = "'s" if match.group().casefold() == "its" else ""
    return replace(statement, body=f"{statement.body[: match.start()]}{spoken[0]}{own}{statement.body[match.end() :]}")


def of_whom(table: NotationTable, statement: Statement) -> Statement:
    """Return a question that speaks of "his" life or hand with the player who did something last; that is said aloud."""
    match = _HIS.search(statement.body)
    players = table.run.table.position.players
    by = next((str(step["by"]) for step in reversed(table.steps) if step.get("by") in players), "")
    if match is None or not by:
        return statement
    table.grant(Bilingual(f"「{match.group()}」は{by}", f'"{match.group()}" is {by}'))
    whose = f"{by}'s" if match.group("of") else by
    return replace(statement, body=f"{statement.body[: match.start()]}{whose}{statement.body[match.end() :]}")
