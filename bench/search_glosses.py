"""What our own glosses do for search: the same queries with and without them, by style, in two indexes built side by side."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict

from bench.search_quality import OWN, PUBLIC, Query, Score, ours, place_of, read_queries, score
from judgekit.core.corpus import corpus_folder
from judgekit.core.text import Gloss
from judgekit.library.documents import edition_rank, read_shelf
from judgekit.library.glosses import all_glosses
from judgekit.references.collecting import collect
from judgekit.references.graph import Graph
from judgekit.search.indexing import write_index


def run() -> None:
    """Print Recall@1, Recall@5 and MRR@10 of all queries without and with glosses, by style."""
    queries = read_queries(PUBLIC) + read_queries(OWN)
    without, with_glosses = (_by_style(index, queries) for index in _indexes())
    print(f"{'style':<18} {'n':>5}   {'without glosses':^23}   {'with glosses':^23}")
    print(f"{'':<24}  {'R@1':>7} {'R@5':>7} {'MRR@10':>7}   {'R@1':>7} {'R@5':>7} {'MRR@10':>7}")
    for style in sorted(without, key=lambda style: (style == "all", style)):
        first, second = without[style], with_glosses[style]
        print(f"{style:<18} {first.queries:>5}   {_figures(first)}   {_figures(second)}")


def _figures(found: Score) -> str:
    return f"{found.first:>7.3f} {found.five:>7.3f} {found.mrr:>7.3f}"


def _indexes() -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Return two indexes in memory, without glosses and with them, of the rulebooks as the store has them."""
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

    return index({}), index(all_glosses())


def _by_style(index: sqlite3.Connection, queries: list[Query]) -> dict[str, Score]:
    """Return the figures of each style and of all together."""
    ask = ours(index)
    places: defaultdict[str, list[int]] = defaultdict(list)
    for query in queries:
        place = place_of(ask(query), query.relevant)
        places[query.style].append(place)
        places["all"].append(place)
    return {style: score(found) for style, found in places.items()}
