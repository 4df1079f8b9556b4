"""Japanese sentences cut into words: numbers, names, quotations, words of tables and of the rows, the longest first."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.language.chart import Kind, Token
from judgekit.language.faults import RowFault, not_understood

NUMBER = Kind(r"\d+|X", printed=lambda term: term if isinstance(term, str) and term.isdigit() else None)
"""A number, or X."""

NAME = Kind("《[^《》]+》", lambda text: text[1:-1], lambda term: f"《{term}》" if isinstance(term, str) else None)
"""The name of a card in its brackets; what it means is the name."""

QUOTED = Kind(
    "「(?:[^「」]|「[^「」]*」)+」",
    lambda text: {"text": text[1:-1].removesuffix("。")},
    lambda term: f"「{term['text']}」" if isinstance(term, dict) and set(term) == {"text"} else None,
)
"""Card text in quotation marks; something may be quoted in it. What it means is that text."""

OF_A_TABLE = Kind("")
"""A kind of word that tables list."""


class Cutter:
    """Cuts sentences into words.

    Attributes:
        kinds: kinds of word that an expression finds, the first that fits before all words.
        tables: words with what they are besides: kind of word and what it means.

    Raises:
        RowFault: a word of a table is empty, or the expression of a kind finds nothing at all: cutting would never end.
    """

    def __init__(self, kinds: Mapping[str, Kind], tables: Mapping[str, Mapping[str, object]] | None = None) -> None:
        self.kinds = dict(kinds)
        self.tables = dict(tables or {})
        if "" in self.tables:
            raise RowFault(f"an empty word in a table: {self.tables['']!r}")
        for name, kind in self.kinds.items():
            if kind.expression and re.match(kind.expression, "") is not None:
                raise RowFault(f"kind of word {name!r}: {kind.expression!r} finds an empty word")
        self._expressions: dict[frozenset[str], re.Pattern[str]] = {}

    def cut(self, sentence: str, vocabulary: frozenset[str]) -> list[Token]:
        """Cut a sentence into words.

        Args:
            sentence: in one spelling.
            vocabulary: words that stand in rows.

        Raises:
            CardTextNotUnderstood: something is no word.
            RowFault: a word of the rows is empty.
        """
        expression = self._expression(vocabulary)
        tokens: list[Token] = []
        place = 0
        while place < len(sentence):
            match = expression.match(sentence, place)
            if match is None:
                raise not_understood(sentence, place)
            tokens.append(self._token(match))
            place = match.end()
        return tokens

    def _expression(self, vocabulary: frozenset[str]) -> re.Pattern[str]:
        known = self._expressions.get(vocabulary)
        if known is None:
            if "" in vocabulary:
                raise RowFault("an empty word among the words of the rows")
            longest_first = sorted(vocabulary | set(self.tables), key=lambda word: (-len(word), word))
            kinds = [f"(?P<{name}>{kind.expression})" for name, kind in self.kinds.items() if kind.expression]
            known = self._expressions[vocabulary] = re.compile("|".join([*kinds, *map(re.escape, longest_first)]))
        return known

    def _token(self, match: re.Match[str]) -> Token:
        kind, text = match.lastgroup, match.group()
        values = self.tables.get(text, {}) if kind is None else {kind: self.kinds[kind].value(text)}
        return Token(text, match.start(), values, text)
