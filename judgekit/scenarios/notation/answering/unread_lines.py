"""Lines that nobody could read, found before the game comes to them: who wrote them is told of every one, not of the first alone.

Only what no row reads is told of. A name that is not known may be there when the game comes to its line (a token), so that every
word that may be a name is taken for one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judgekit.core.data_classes import replace
from judgekit.scenarios.notation.answering.hinting import with_hints
from judgekit.scenarios.notation.answering.questions import fault_of_question
from judgekit.scenarios.notation.answering.words_at_fault import MAY_BE_NAMES
from judgekit.scenarios.notation.reading.deeds import fault_of_words
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.naming import Names
from judgekit.scenarios.notation.words.said_otherwise import responding, ways
from judgekit.scenarios.notation.words.splitting import Quotes, Statement, statements_of
from judgekit.scenarios.notation.words.times_said import time_said, turn_said

_VERB_FIRST = re.compile(
    r"^(?:does|do|did|is|are|was|were|can|could|will|would|what|where|who|how|which|why) ", re.IGNORECASE
)
"""What an English question begins with: Does Ox die."""
_DEEPEST = 2
"""How often words of a line are said otherwise."""


def unread_lines(
    statements: Iterable[Statement], quotes: Quotes, grammar: NotationGrammar, names: Names
) -> Iterator[NotationUnclear]:
    """Yield why lines are not understood, each with its line.

    Args:
        statements: deeds and questions, in order.
        quotes: the quoted texts.
        grammar: the game's notation.
        names: the names that are known.
    """
    for statement in statements:
        told = _VERB_FIRST.sub("", statement.body) if statement.kind == "asked" else statement.body
        first, _blank, rest = told.partition(" ")
        if statement.kind == "asked" and first.casefold() in grammar.grammar.vocabulary:
            told = rest  # Types of Pool: only Pool may be a name
        words = Words({*names.words, *MAY_BE_NAMES.findall(told)}, names.players, quotes)
        if statement.kind == "asked":
            asked = fault_of_question(statement.body, grammar, words)
            if asked is not None:
                yield with_hints(asked.at(statement.line), statement, grammar, names, quotes)
        elif statement.kind == "said":
            unread = fault_of_line(statement, quotes, grammar, names, words, _DEEPEST)
            if unread is not None:
                first, *behind = statement.body.split(";")
                if (
                    behind
                    and fault_of_line(replace(statement, body=first), quotes, grammar, names, words, _DEEPEST) is None
                ):
                    statement = replace(statement, body=";".join(behind))  # what is told behind it is at fault
                    unread = fault_of_line(statement, quotes, grammar, names, words, _DEEPEST) or unread
                yield with_hints(unread.at(statement.line), statement, grammar, names, quotes)


def fault_of_line(
    statement: Statement, quotes: Quotes, grammar: NotationGrammar, names: Names, words: Words, deep: int = _DEEPEST
) -> NotationUnclear | None:
    """Return why a line of play is not understood, in other words either; None where it is."""
    _when, statement = turn_said(statement, grammar, quotes)
    _step, statement = time_said(
        statement, grammar, quotes
    )  # when it is done, and that it is a response, is no part of a row
    if not statement.body:
        return None
    statement = replace(statement, body=responding(statement.body)[0] or statement.body)
    fault = fault_of_words(statement, grammar, words)
    if fault is None or deep == 0:
        return fault
    spoken = ", ".join(one.names[-1] for one in names.things)  # what a pronoun means is only known in play
    elsewhere = [one for one in names.things if one.zone and one.zone != grammar.words.home]
    try:
        for way in ways(statement, names, elsewhere, top="it", before=spoken, sayings=grammar.words.sayings):
            parts = [one for one in way.parts if one.body != statement.body or one.who != statement.who]
            if parts and all(fault_of_line(one, quotes, grammar, names, words, deep - 1) is None for one in way.parts):
                return None
    except NotationUnclear as unclear:
        return unclear
    return fault


def may_be_read(text: str, grammar: NotationGrammar, names: Names) -> bool:
    """Tell whether every line of play in a text has a row that reads it; of what is said of a position this tells nothing."""
    quotes = Quotes()
    try:
        said = statements_of(text, quotes)
    except NotationUnclear:
        return False
    words = Words({*names.words, *MAY_BE_NAMES.findall(text)}, names.players, quotes)
    return all(
        one.kind != "said" or one.who or fault_of_line(one, quotes, grammar, names, words) is None for one in said
    )
