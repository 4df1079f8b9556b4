"""A card that is called by the end of its name: Goyf for Tarmogoyf, where one card of the situation has a word that ends so."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judgekit.core.data_classes import replace
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.naming import Names
from judgekit.scenarios.notation.words.splitting import Statement

_CALLED = re.compile(r"(?<![\w'-])[A-Z][a-z]{3,}(?![\w-])")
"""A word that may be a name: of four letters at least, the first of them a capital."""
_LEFT_OUT = 2
"""Letters of a name that are left out at least."""


class Called(NamedTuple):
    """Statements in which cards are called by their names, and what was taken for which card."""

    statements: tuple[Statement, ...]
    granted: tuple[Bilingual, ...]


def by_whole_names(statements: Iterable[Statement], names: Names, grammar: NotationGrammar) -> Called:
    """Return statements in which every card has its whole name.

    Args:
        statements: deeds and questions.
        names: the names of the situation.
        grammar: the game's notation, whose words are no names.
    """
    known, vocabulary = {one.casefold() for one in names.words}, grammar.grammar.vocabulary
    cards = {name: [word.strip(",'").casefold() for word in name.split()] for one in names.things for name in one.names}
    granted: dict[str, Bilingual] = {}

    def whole(match: re.Match[str]) -> str:
        said = match.group()
        plain = said.casefold()
        if plain in known or plain in vocabulary:
            return said
        meant = [
            name
            for name, words in cards.items()
            if any(word.endswith(plain) and len(word) >= len(plain) + _LEFT_OUT for word in words)
        ]
        if len(meant) != 1:
            return said
        granted[said] = Bilingual(f"「{said}」は{meant[0]}", f'"{said}" is {meant[0]}')
        return meant[0]

    found = tuple(replace(one, body=_CALLED.sub(whole, one.body)) for one in statements)
    return Called(found, tuple(granted.values()))
