"""`term`: glossary entries and keywords by either language, by reading or romaji, with the rules behind them."""

from __future__ import annotations

import sqlite3
import sys

import jaconv

from judgekit.cli import lookup as rules
from judgekit.cli import plain, terminal
from judgekit.core.errors import JudgekitError
from judgekit.library import lookup
from judgekit.library.terms import term_key

_LIMIT = 20
_SUGGESTED, _ALIKE, _LONGEST = 3, 0.7, 60
"""Heads suggested for a word that is none, how alike they must be, and how much of the word is compared."""


class TermNotFound(JudgekitError):
    """A word that heads no glossary entry and no rule.

    Attributes:
        near: heads that are written like it.
    """

    def __init__(self, word: str, near: list[str]) -> None:
        hint = f"did you mean: {', '.join(near)}" if near else "try: judgekit search WORDS"
        super().__init__(f"no glossary entry or keyword “{word[:40]}”", hint)
        self.near = near


def find(connection: sqlite3.Connection, word: str, book: str | None) -> list[sqlite3.Row]:
    """Return the nodes that a word names, exact heads or else heads that begin with it, those of today's book first.

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
            ranks = {edition: rank for rank, edition in enumerate(lookup.editions(connection))}
            rows.sort(key=lambda row: (ranks[row["edition"]], row["kind"] != "entry"))
            return rows[:_LIMIT]
    raise TermNotFound(word, _near(connection, keys, book))


def _near(connection: sqlite3.Connection, keys: list[str], book: str | None) -> list[str]:
    """Return the heads that are written most like a word, in either language."""
    from difflib import get_close_matches

    ids: dict[str, str] = {}
    for key, node_id in map(tuple, connection.execute("SELECT key, id FROM term ORDER BY ordinal DESC")):
        if book is None or node_id.partition(":")[0] == book:
            ids[key] = node_id
    found: dict[str, None] = {}
    for key in keys:
        for near in get_close_matches(key[:_LONGEST], ids, n=_SUGGESTED, cutoff=_ALIKE):
            row = lookup.by_id(connection, ids[near])
            if row is not None:
                found[plain.heading(row)] = None
    return list(found)[:_SUGGESTED]


def answer(connection: sqlite3.Connection, word: str, *, lang: str, book: str | None, as_json: bool) -> str:
    """Return `judgekit term WORD`: the entries, and the rules behind each.

    Raises:
        TermNotFound: when there is none; as JSON that is shown first.
    """
    try:
        rows = find(connection, word, book)
    except TermNotFound as fault:
        if as_json:
            print(rules.missing_as_json(fault.near, "did_you_mean"))
        raise
    if as_json:
        return "\n".join(rules.as_json(connection, row) for row in rows)
    if sys.stdout.isatty():
        shown = [terminal.rule(connection, row, lang=lang, bare=True, gloss=True) for row in rows]
    else:
        shown = [plain.rule(connection, row, lang=lang, bare=True, gloss=True) for row in rows]
    return "\n\n".join([*_elsewhere(connection, word, rows, book, lang), *shown])


def _elsewhere(
    connection: sqlite3.Connection, word: str, rows: list[sqlite3.Row], book: str | None, lang: str
) -> list[str]:
    """Return the line that says that only another game's or another edition's book has a word; nothing where it is wanted."""
    today = lookup.editions(connection)[0]
    if book is not None or rows[0]["edition"] == today:
        return []
    named = ", ".join(dict.fromkeys(row["edition"] for row in rows))
    if lang == "ja":
        return [f"{today} に「{word[:40]}」の項はない。以下は {named} のもの"]
    return [f"{today} has no entry “{word[:40]}”: what follows is of {named}"]
