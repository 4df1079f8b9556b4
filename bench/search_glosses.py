"""What our own glosses do for search: the same queries without them, with their sentences, and with players' words besides."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from dataclasses import replace

from bench.search_quality import OWN, PUBLIC, Query, Score, ours, place_of, read_queries, score
from judgekit.core.corpus import corpus_folder
from judgekit.core.text import Gloss
from judgekit.library.documents import edition_rank, read_shelf
from judgekit.library.glosses import all_glosses
from judgekit.references.collecting import collect
from judgekit.references.graph import Graph
from judgekit.search.indexing import write_index

INDEXES = ("without glosses", "sentences alone", "with glosses")


def run() -> None:
    """Print Recall@1, Recall@5 and MRR@10 of all queries by style, without glosses and with more and more of them."""
    queries = read_queries(PUBLIC) + read_queries(OWN)
    tables = [_by_style(index, queries) for index in _indexes()]
    print(f"{'style':<18} {'n':>5}   " + "   ".join(f"{name:^23}" for name in INDEXES))
    print(f"{'':<24}  " + "   ".join([f"{'R@1':>7} {'R@5':>7} {'MRR@10':>7}"] * len(INDEXES)))
    for style in sorted(tables[0], key=lambda style: (style == "all", style)):
        row = [table[style] for table in tables]
        print(f"{style:<18} {row[0].queries:>5}   " + "   ".join(_figures(found) for found in row))


def _figures(found: Score) -> str:
    return f"{found.first:>7.3f} {found.five:>7.3f} {found.mrr:>7.3f}"


def _indexes() -> list[sqlite3.Connection]:
    """Return indexes in memory of the rulebooks as the store has them, in the order of `INDEXES`."""
    loaded = {document.reading.edition: document for document in read_shelf().loaded}
    editions = sorted(loaded, key=edition_rank)
    nodes = [node for edition in editions for node in loaded[edition].reading.nodes]
    references = collect(nodes, {edition: loaded[edition].reading.source.lines for edition in editions})
    cited = Counter(target for _source, target in Graph.of_references(references).edges())
    terms = corpus_folder() / "terms.toml"

    def index(glosses: dict[str, Gloss]) -> sqlite3.Connection:
        connection = sqlite3.connect(":memory:")
        write_index(connection, nodes, cited_by_count=cited, glosses=glosses, terms_path=terms)
        return connection

    whole = all_glosses()
    sentences = {id: replace(gloss, asked=()) for id, gloss in whole.items()}
    return [index({}), index(sentences), index(whole)]


def _by_style(index: sqlite3.Connection, queries: list[Query]) -> dict[str, Score]:
    """Return the figures of each style and of all together."""
    ask = ours(index)
    places: defaultdict[str, list[int]] = defaultdict(list)
    for query in queries:
        place = place_of(ask(query), query.relevant)
        places[query.style].append(place)
        places["all"].append(place)
    return {style: score(found) for style, found in places.items()}
