"""`term`: glossary entries and keywords by either language, by reading or romaji, with the rules behind them."""

from __future__ import annotations

import sqlite3

import jaconv

from judgekit.cli import lookup as rules
from judgekit.cli import plain
from judgekit.core.errors import JudgekitError
from judgekit.library import lookup
from judgekit.library.terms import term_key

_LIMIT = 20


class TermNotFound(JudgekitError):
    """A word that heads no glossary entry and no rule."""


def find(connection: sqlite3.Connection, word: str, book: str | None) -> list[sqlite3.Row]:
    """Return the nodes that a word names: exact heads first, then heads that begin with it.

    Args:
        connection: the store.
        word: in either language, in kana or in romaji.
        book: look in this book only.

    Raises:
        TermNotFound: when no head begins with it.
    """
    keys = [term_key(word)]
    if word.isascii():
        keys.append(term_key(jaconv.alphabet2kana(word.lower())))
    for pattern in ("= ?", "GLOB ?||'*'", "GLOB '*'||?||'*'"):
        found: dict[str, None] = {}
        for key in keys:
            if key and not set(key) & set("*?["):
                query = (
                    f"SELECT DISTINCT id FROM term WHERE key {pattern} ORDER BY length(key), ordinal LIMIT {4 * _LIMIT}"
                )
                found.update((node_id, None) for (node_id,) in map(tuple, connection.execute(query, (key,))))
        nodes = [row for node_id in found if (row := lookup.by_id(connection, node_id)) is not None]
        rows = [row for row in nodes if book is None or row["book"] == book or row["edition"] == book]
        if rows:
            entries = [row for row in rows if row["kind"] == "entry"]
            return (entries + [row for row in rows if row["kind"] != "entry"])[:_LIMIT]
    raise TermNotFound(f"no glossary entry or keyword “{word[:40]}”", "try: judgekit search WORDS")


def answer(connection: sqlite3.Connection, word: str, *, lang: str, book: str | None, as_json: bool) -> str:
    """Return `judgekit term WORD`: the entries, and the rules behind each."""
    rows = find(connection, word, book)
    if as_json:
        return "\n".join(rules.as_json(connection, row) for row in rows)
    return "\n\n".join(plain.rule(connection, row, lang=lang, bare=True, gloss=True) for row in rows)
