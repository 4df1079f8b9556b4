"""The baselines that search is measured against: whoosh with BM25 and SQLite FTS5, each as it comes out of the box."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from whoosh.analysis import LowercaseFilter, NgramTokenizer, StemmingAnalyzer
from whoosh.fields import ID, NUMERIC, TEXT, Schema
from whoosh.filedb.filestore import RamStorage
from whoosh.qparser import MultifieldParser, OrGroup
from whoosh.query import And, Term

Ranked = list[int]
"""Places of nodes, the best first."""

_FIELDS = ("title_ja", "title_en", "text_ja", "text_en")


@dataclass(frozen=True, slots=True)
class Row:
    """A node as the baselines index it.

    Attributes:
        place: which node.
        shelf: the number of its edition.
        texts: headings and texts in both languages.
    """

    place: int
    shelf: int
    texts: tuple[str, str, str, str]


def whoosh_bm25(rows: Iterable[Row]) -> Callable[[str, list[int]], Ranked]:
    """Return a search by whoosh's BM25F over character bigrams (Japanese) and stems (English), any word being enough."""
    bigrams = NgramTokenizer(minsize=2, maxsize=2) | LowercaseFilter()
    kinds = {name: TEXT(analyzer=bigrams if name.endswith("ja") else StemmingAnalyzer()) for name in _FIELDS}
    index = RamStorage().create_index(Schema(place=NUMERIC(stored=True), shelf=ID, **kinds))
    writer = index.writer()
    for row in rows:
        writer.add_document(place=row.place, shelf=str(row.shelf), **dict(zip(_FIELDS, row.texts, strict=True)))
    writer.commit()
    searcher = index.searcher()
    parser = MultifieldParser(list(_FIELDS), index.schema, group=OrGroup)

    def search(query: str, shelves: list[int]) -> Ranked:
        found: list[tuple[float, int]] = []
        for shelf in shelves:
            hits = searcher.search(And([parser.parse(query), Term("shelf", str(shelf))]), limit=10)
            found += [(-hit.score, hit["place"]) for hit in hits]
        return [place for _score, place in sorted(found)]

    return search


def fts5_bm25(rows: Iterable[Row]) -> Callable[[str, list[int]], Ranked]:
    """Return a search by FTS5's bm25 over character bigrams (Japanese) and stems (English), any word being enough."""
    connection = sqlite3.connect(":memory:")
    columns = ", ".join(_FIELDS)
    connection.execute(
        f"CREATE VIRTUAL TABLE node USING fts5 ({columns}, shelf UNINDEXED, tokenize = 'porter unicode61')"
    )
    connection.executemany(
        "INSERT INTO node (rowid, title_ja, title_en, text_ja, text_en, shelf) VALUES (?, ?, ?, ?, ?, ?)",
        ((row.place, *(" ".join(_tokens(text)) for text in row.texts), row.shelf) for row in rows),
    )

    def search(query: str, shelves: list[int]) -> Ranked:
        tokens = dict.fromkeys(_tokens(query))
        if not tokens:
            return []
        numbers = ",".join(map(str, shelves))
        found = connection.execute(
            f"SELECT rowid FROM node WHERE node MATCH ? AND shelf IN ({numbers}) ORDER BY rank LIMIT 10",
            (" OR ".join(f'"{token}"' for token in tokens),),
        )
        return [place for (place,) in found]

    return search


def _tokens(text: str) -> list[str]:
    """Cut a text at blanks; what is not in Latin letters becomes bigrams."""
    tokens: list[str] = []
    for word in text.replace('"', " ").lower().split():
        if word.isascii():
            tokens.append(word)
        else:
            tokens += [word[place : place + 2] for place in range(max(1, len(word) - 1))]
    return tokens
