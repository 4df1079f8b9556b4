"""Clauses of a line behind one that cannot be done: where nobody could read them, no verdict is given on what stands before.

A clause that is not read may be what the one before it needs (assigns 1 to Elf, and so many to B).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judgekit.scenarios.notation.reading.deeds import steps_of
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.naming import Resolving
from judgekit.scenarios.notation.words.splitting import Quotes, Statement
from judgekit.scenarios.notation.words.told_deeds import Way

_DEEPEST = 2
"""How often words of a clause are said otherwise."""


def refuse_unread_clauses(
    parts: Iterable[Statement],
    quotes: Quotes,
    grammar: NotationGrammar,
    resolving: Resolving,
    ways: Callable[[Statement], Iterator[Way]],
) -> None:
    """Refuse clauses that no row reads, in no other words either.

    Args:
        parts: the clauses.
        quotes: the quoted texts.
        grammar: the game's notation.
        resolving: the names that are there now.
        ways: yields what a clause may stand for.

    Raises:
        NotationUnclear: one is not read.
    """
    for part in parts:
        if not _is_read(part, quotes, grammar, resolving, ways, _DEEPEST):
            raise not_understood(quotes.back(part.body), line=part.line)


def _is_read(
    part: Statement,
    quotes: Quotes,
    grammar: NotationGrammar,
    resolving: Resolving,
    ways: Callable[[Statement], Iterator[Way]],
    deep: int,
) -> bool:
    try:
        steps_of(part, quotes, grammar, resolving)
    except NotationUnclear:
        return deep > 0 and any(
            [one.body for one in way.parts] != [part.body]
            and all(_is_read(one, quotes, grammar, resolving, ways, deep - 1) for one in way.parts)
            for way in ways(part)
        )
    return True
