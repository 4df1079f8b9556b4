"""How often the right rule stands first, among the first five, and how high: by style, game and language, beside baselines.

Recall@k is the share of queries with a right answer among the first k; MRR@10 the mean of one over its place. A query names its
game, as on the command line. The public queries lie beside the checkout; our own are `queries_own.jsonl`, a part of them kept
aside: what is tuned is never tuned on those.
"""

from __future__ import annotations

import json
import sqlite3
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.search_baselines import Row, fts5_bm25, whoosh_bm25
from judgekit.core.nodes import BASE_EDITIONS
from judgekit.library.store import open_store
from judgekit.search.instant import search
from judgekit.search.ranking import Shelf
from judgekit.search.results import Hit

HERE = Path(__file__).resolve().parent
PUBLIC = HERE.parents[1] / "shared" / "search" / "queries_public.jsonl"
OWN = HERE / "queries_own.jsonl"
GAMES = {"otj": ("mtg@otj",), "mtg": ("mtg@20210922", "mtg@otj")}

Names = list[set[str]]
"""What each answer may be called (number, heading, head), the best first."""


@dataclass(frozen=True, slots=True)
class Query:
    """A query with its right answers.

    Attributes:
        text: as typed.
        lang: its language.
        game: what `--game` is given.
        style: how it was typed.
        relevant: the right answers: numbers, or heads of glossary entries.
    """

    text: str
    lang: str
    game: str
    style: str
    relevant: frozenset[str]


@dataclass(frozen=True, slots=True)
class Score:
    """Recall@1, Recall@5 and MRR@10 of a number of queries."""

    queries: int
    first: float
    five: float
    mrr: float

    def __str__(self) -> str:
        return f"{self.queries:>5} {self.first:>7.3f} {self.five:>7.3f} {self.mrr:>7.3f}"


def read_queries(path: Path, part: str | None = None) -> list[Query]:
    """Return the queries of a file, all or those of one set; none where there is no file."""
    if not path.is_file():
        return []
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    return [
        Query(line["query"], line["lang"], line["game"], line["style"], frozenset(line["relevant"]))
        for line in lines
        if part is None or line.get("set") == part
    ]


def place_of(answers: Iterable[set[str]], relevant: frozenset[str]) -> int:
    """Return the place of the first right answer, from 1; 0 where there is none."""
    return next((place for place, names in enumerate(answers, start=1) if names & relevant), 0)


def score(places: Sequence[int]) -> Score:
    """Return the figures for the places of the right answers."""
    count = len(places) or 1
    return Score(
        len(places),
        sum(place == 1 for place in places) / count,
        sum(0 < place <= 5 for place in places) / count,
        sum(1 / place for place in places if 0 < place <= 10) / count,
    )


def names_of(hit: Hit, misprinted: Mapping[str, str]) -> set[str]:
    """Return what a hit may be called, also by the number that stands over it in print where that is a misprint."""
    return {name for name in (hit.number, misprinted.get(hit.id), *hit.title) if name}


def misprinted_numbers(connection: sqlite3.Connection) -> dict[str, str]:
    """Return by id of the rules of the core whose number is misprinted that number."""
    rows = connection.execute("SELECT id, number, json FROM node WHERE flags LIKE '%renumbered%'").fetchall()
    printed = {node: (number, json.loads(shape)["printed_number"]) for node, number, shape in map(tuple, rows)}
    return {node: over_it for node, (number, over_it) in printed.items() if over_it and over_it != number}


def ours(connection: sqlite3.Connection, in_use: str | None = None) -> Callable[[Query], Names]:
    """Return judgekit's search as the bench asks it: rules and glossary entries in one row, by score.

    Args:
        connection: the store.
        in_use: the edition one judges by, where the query is asked as typed; None: with its game named.
    """
    misprinted = misprinted_numbers(connection)

    def ask(query: Query) -> Names:
        result = search(connection, query.text, game=query.game if in_use is None else None, in_use=in_use)
        merged = (
            result.hits if query.game != "mtg6" else sorted(result.hits + result.entries, key=lambda hit: -hit.score)
        )
        if in_use is not None:
            books = {edition.partition("@")[0] for edition in GAMES.get(query.game, (query.game,))}
            return [names_of(hit, misprinted) if hit.edition.partition("@")[0] in books else set() for hit in merged]
        return [names_of(hit, misprinted) for hit in merged]

    return ask


def mixed(connection: sqlite3.Connection, queries: Iterable[Query], in_use: str) -> list[Query]:
    """Return the queries of Magic that, asked as typed, have a rule of another book among the first five hits."""
    found = []
    for query in queries:
        if query.game in GAMES:
            result = search(connection, query.text, in_use=in_use)
            if any(not hit.edition.startswith("mtg@") for hit in result.hits[:5]):
                found.append(query)
    return found


def baseline(connection: sqlite3.Connection, rank: Callable[[str, list[int]], list[int]]) -> Callable[[Query], Names]:
    """Return a baseline as the bench asks it."""
    shelves = connection.execute(
        "SELECT shelf, edition, book FROM search_shelf WHERE shelf < ?", (Shelf.BESIDE,)
    ).fetchall()
    names = {
        place: {name for name in names if name}
        for place, *names in connection.execute("SELECT place, number, title_ja, title_en FROM search_node")
    }

    def ask(query: Query) -> Names:
        wanted = [
            shelf for shelf, edition, book in shelves if edition in GAMES.get(query.game, ()) or book == query.game
        ]
        return [names[place] for place in rank(query.text, wanted)]

    return ask


def rows_of(connection: sqlite3.Connection) -> list[Row]:
    """Return the nodes of the core, which the queries are about, as the baselines index them."""
    found = connection.execute(
        "SELECT place, shelf, title_ja, title_en, text_ja, text_en FROM search_node WHERE shelf < ?", (Shelf.BESIDE,)
    )
    return [
        Row(place, shelf, (ja or "", en or "", text_ja or "", text_en or ""))
        for place, shelf, ja, en, text_ja, text_en in found
    ]


def run() -> None:
    """Print the figures of the public queries and of our own, with both baselines, and the time a warm query takes."""
    connection = open_store(searched=True)
    rows = rows_of(connection)
    systems = {
        "judgekit": ours(connection),
        "judgekit, no game named": ours(connection, BASE_EDITIONS["mtg"]),
        "whoosh BM25, plain": baseline(connection, whoosh_bm25(rows)),
        "FTS5 bm25, plain": baseline(connection, fts5_bm25(rows)),
    }
    sets = {
        "public": read_queries(PUBLIC),
        "own, for tuning": read_queries(OWN, "tune"),
        "own, held out": read_queries(OWN, "held-out"),
        "own, as many of each book": read_queries(OWN, "unseen"),
    }
    for title, queries in sets.items():
        if queries:
            _print_set(title, queries, systems)
            magic = [query for query in queries if query.game in GAMES]
            strangers = mixed(connection, magic, BASE_EDITIONS["mtg"])
            print(
                f"of Magic, no game named, with another book's rule among the first five: {len(strangers)} of {len(magic)}"
            )
    _print_times(systems["judgekit"], [query for queries in sets.values() for query in queries])


def _print_set(title: str, queries: list[Query], systems: dict[str, Callable[[Query], Names]]) -> None:
    print(f"\n{title + ' queries':<34} {'n':>5} {'R@1':>7} {'R@5':>7} {'MRR@10':>7}")
    for name, ask in systems.items():
        places = [place_of(ask(query), query.relevant) for query in queries]
        print(f"{name:<34} {score(places)}")
        if not name.startswith("judgekit"):
            continue
        for aspect in ("style", "game", "lang"):
            parts: defaultdict[str, list[int]] = defaultdict(list)
            for query, place in zip(queries, places, strict=True):
                parts[getattr(query, aspect)].append(place)
            for part, found in sorted(parts.items()):
                print(f"  {aspect + ' ' + part:<32} {score(found)}")


def _print_times(ask: Callable[[Query], Names], queries: list[Query]) -> None:
    taken = []
    for query in queries * 3:
        start = time.perf_counter()
        ask(query)
        taken.append(time.perf_counter() - start)
    if taken:
        print(
            f"\nwarm query, without snippets: median {statistics.median(taken) * 1000:.2f} ms, slowest {max(taken) * 1000:.1f} ms"
        )
