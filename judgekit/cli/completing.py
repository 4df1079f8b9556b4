"""What the shell completes: rule numbers, headwords, card names, editions. Only a store that is already built is asked.

A key pressed at the prompt must answer at once, so nothing is built for it, and a fault means that there is nothing to complete.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.cards import store as cards
from judgekit.core import sqlite3
from judgekit.core.errors import JudgekitError
from judgekit.library import choice, lookup, store
from judgekit.search.folding import fold

MOST = 400
"""Suggestions at once: a chapter of keywords has nearly two hundred rules."""

Suggested = list[tuple[str, str]]
"""What may be completed, and what is said of it: a heading, an edition."""


def _asked(query: Callable[[sqlite3.Connection], Iterable[tuple[str, str]]]) -> Suggested:
    connection = None
    try:
        connection = store.ready()
        return [] if connection is None else list(query(connection))
    except (JudgekitError, sqlite3.Error, OSError):
        return []
    finally:
        if connection is not None:
            connection.close()


def numbers(incomplete: str) -> Suggested:
    """Return the rule numbers of the edition one judges by that begin so, each with its heading."""
    if not incomplete[:1].isdigit():
        return []

    def query(connection: sqlite3.Connection) -> Iterable[tuple[str, str]]:
        edition = choice.asked(connection).in_use
        rows = connection.execute(
            "SELECT number, coalesce(title_en, title_ja, '') FROM node WHERE edition = ? AND number >= ? AND number < ? "
            "ORDER BY ordinal LIMIT ?",
            (edition, incomplete, incomplete + "\uffff", MOST),
        )
        return [(str(number), str(title)) for number, title in rows]

    return _asked(query)


def words(incomplete: str) -> Suggested:
    """Return the headwords of the glossary, in either language, that begin so."""
    begun = fold(incomplete)
    if not begun:
        return []

    def query(connection: sqlite3.Connection) -> Iterable[tuple[str, str]]:
        edition = choice.asked(connection).in_use
        rows = connection.execute(
            "SELECT title_ja, title_en FROM node WHERE kind = 'entry' AND edition IN (?, ?) ORDER BY ordinal",
            (edition, lookup.newest(connection, edition.partition("@")[0])),
        )
        found = [(str(own), str(other or "")) for ja, en in rows for own, other in ((ja, en), (en, ja)) if own]
        begin_so = [pair for pair in dict(found).items() if fold(pair[0]).startswith(begun)]
        return [(_as_typed(word, incomplete), said) for word, said in begin_so[:MOST]]

    return _asked(query)


def _as_typed(word: str, incomplete: str) -> str:
    """Return a word that goes on from what was typed: a shell drops what differs from it, be it in capitals only."""
    same = word[: len(incomplete)].lower() == incomplete.lower()
    return incomplete + word[len(incomplete) :] if same else word


def card_names(incomplete: str) -> Suggested:
    """Return the names of cards of the user's files that begin so, in either language."""
    begun = fold(incomplete)
    try:
        connection = cards.connect()
        if connection is None or not begun:
            return []
        rows = connection.execute(
            "SELECT DISTINCT text, lang FROM name WHERE folded >= ? AND folded < ? AND how = ? ORDER BY folded LIMIT ?",
            (begun, begun + "\uffff", cards.WHOLE, MOST),
        )
        return [(_as_typed(str(text), incomplete), str(lang)) for text, lang in rows]
    except (JudgekitError, sqlite3.Error, OSError):
        return []


def editions(incomplete: str) -> Suggested:
    """Return the editions and books that begin so."""

    def query(connection: sqlite3.Connection) -> Iterable[tuple[str, str]]:
        loaded = lookup.editions(connection)
        books = dict.fromkeys(edition.partition("@")[0] for edition in loaded)
        return [(name, "") for name in (*books, *loaded) if name.startswith(incomplete)]

    return _asked(query)


def games(incomplete: str) -> Suggested:
    """Return the books that begin so."""
    return [(name, said) for name, said in editions(incomplete) if "@" not in name]


def numbers_and_words(incomplete: str) -> Suggested:
    """Return what a bare command line may begin with besides a command: a number, or a headword to search for."""
    return numbers(incomplete) or words(incomplete)
