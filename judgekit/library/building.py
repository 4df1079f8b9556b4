"""Building the store: documents, outlines, glosses, references and search indexes joined in one SQLite file."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

from judgekit import __version__
from judgekit.core.corpus import book_facts, corpus_folder
from judgekit.core.losses import is_anothers
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of, with_its_own_halves
from judgekit.core.numbers import sort_key
from judgekit.core.problems import Problem
from judgekit.core.text import NOTHING, Gloss
from judgekit.library import stamp
from judgekit.library.changes import later_changes
from judgekit.library.documents import Loaded, Shelf, edition_rank, read_shelf
from judgekit.library.glosses import all_glosses
from judgekit.library.outline import outlined_editions, read_outline
from judgekit.library.schema import EXAMPLE_END, HALF_END, SCHEMA, sort_text
from judgekit.library.store import Progress
from judgekit.library.terms import term_rows, title_halves
from judgekit.references.checking import check
from judgekit.references.collecting import collect
from judgekit.references.graph import Graph
from judgekit.references.resolving import Reference
from judgekit.search.indexing import write_index

LONGEST_BUILD = 3600
"""Seconds after which an unfinished file was left by a build that was killed."""

KEPT_STORES = 3
"""Stores left in the cache folder: the one just built, and earlier ones that other checkouts may still use."""


def build(folder: str, progress: Progress) -> str:
    """Build the store for the documents as they lie now and put it into folder.

    Args:
        folder: the cache folder; made when it does not exist.
        progress: called with one line at each step.

    Returns:
        The file name of the store. A store of the same content that is already there is used as it is.

    Raises:
        OSError, sqlite3.Error: when the folder cannot be written.
    """
    cache = Path(folder)
    cache.mkdir(parents=True, exist_ok=True)
    progress("reading the rulebooks")
    shelf = read_shelf()
    store = cache / f"store-{_content_key(shelf)}.sqlite"
    if not _complete(store):
        unfinished = _unfinished(cache)
        try:
            _write(unfinished, shelf, progress)
            unfinished.replace(store)
        finally:
            unfinished.unlink(missing_ok=True)
    _prune(cache, store)
    progress("the store is ready")
    return store.name


def put(path: str, content: bytes) -> None:
    """Write a small file by an atomic rename, so that a reader sees the old content or the new, never half of it."""
    unfinished = _unfinished(Path(path).parent)
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _unfinished(folder: Path) -> Path:
    handle, name = tempfile.mkstemp(prefix="building-", dir=folder)
    os.close(handle)
    return Path(name)


def _content_key(shelf: Shelf) -> str:
    digest = hashlib.sha256(__version__.encode())
    for document in shelf.loaded:
        digest.update(f"{document.edition} {document.digest} {document.path}\n".encode())
    for refused, problem in shelf.refused:
        digest.update(f"{refused} {problem.message}\n".encode())
    for ingredient in stamp.ingredient_paths():
        digest.update(Path(ingredient).read_bytes())
    return digest.hexdigest()[:20]


def _complete(store: Path) -> bool:
    if not store.exists():
        return False
    try:
        connection = sqlite3.connect(f"{store.absolute().as_uri()}?mode=ro", uri=True)
        try:
            return connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok" and bool(
                connection.execute("SELECT 1 FROM meta WHERE key = 'complete'").fetchone()
            )
        finally:
            connection.close()
    except sqlite3.Error:
        return False


def _prune(cache: Path, current: Path) -> None:
    stores = sorted(cache.glob("store-*.sqlite"), key=lambda path: path.stat().st_mtime, reverse=True)
    abandoned = [path for path in cache.glob("building-*") if time.time() - path.stat().st_mtime > LONGEST_BUILD]
    for path in [*[path for path in stores if path != current][KEPT_STORES - 1 :], *abandoned]:
        path.unlink(missing_ok=True)


def _write(path: Path, shelf: Shelf, progress: Progress) -> None:
    connection = sqlite3.connect(path)
    try:
        # Nobody else sees the file before it is renamed, so a journal would only cost time.
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        connection.executescript(SCHEMA)
        loaded = {document.edition: document for document in shelf.loaded}
        editions = sorted({*loaded, *outlined_editions()}, key=edition_rank)
        nodes = [node for edition in editions for node in _nodes_of(edition, loaded)]
        glosses = all_glosses()
        progress("following the cross references")
        references = collect(nodes, {edition: loaded[edition].reading.source.lines for edition in loaded})
        _write_editions(connection, editions, loaded)
        ordinals = _write_nodes(connection, nodes, glosses)
        cited_by_count = _write_references(connection, references, ordinals, {node.id: node.flags for node in nodes})
        _write_problems(connection, shelf, references, nodes)
        _write_changes(connection, nodes, loaded)
        lexicon = corpus_folder() / "terms.toml"
        connection.executemany("INSERT OR IGNORE INTO term VALUES (?, ?, ?)", term_rows(nodes, ordinals, lexicon))
        progress("writing the search index")
        own = [with_its_own_halves(node) for node in nodes]
        write_index(connection, own, cited_by_count=cited_by_count, glosses=glosses, terms_path=lexicon)
        refused = [{"path": str(path), **problem.to_json()} for path, problem in shelf.refused]
        facts = {"version": __version__, "refused": json.dumps(refused, ensure_ascii=False), "complete": "1"}
        connection.executemany("INSERT INTO meta VALUES (?, ?)", facts.items())
        connection.commit()
    finally:
        connection.close()


def _nodes_of(edition: str, loaded: dict[str, Loaded]) -> list[RuleNode]:
    return loaded[edition].reading.nodes if edition in loaded else read_outline(edition)


def _write_editions(connection: sqlite3.Connection, editions: Sequence[str], loaded: dict[str, Loaded]) -> None:
    for rank, edition in enumerate(editions):
        book = book_of(edition)
        title = book_facts(book).get("title", {})
        document = loaded.get(edition)
        row: list[object] = [edition, book, int(BASE_EDITIONS.get(book) == edition), rank]
        if document is None:
            row += [None, None, None, title.get("ja"), title.get("en"), 0, 0, 0, 0, "[]", 0]
        else:
            account = document.reading.account()
            unassigned = json.dumps(sorted({*account.unassigned, *account.doubly_assigned}))
            row += [document.path.name, str(document.path), document.digest, title.get("ja"), title.get("en")]
            row += [account.lines, account.assigned, account.characters, account.characters_assigned, unassigned, 1]
        connection.execute(f"INSERT INTO edition VALUES ({','.join('?' * len(row))})", row)


def _write_nodes(
    connection: sqlite3.Connection, nodes: Sequence[RuleNode], glosses: dict[str, Gloss]
) -> dict[str, int]:
    ordinals: dict[str, int] = {}
    encode = json.JSONEncoder(ensure_ascii=False).encode
    rows = []
    for ordinal, node in enumerate(nodes):
        if node.id in ordinals:
            continue
        ordinals[node.id] = ordinal
        gloss = glosses.get(node.id, NOTHING)
        heads = title_halves(node)
        shape = encode(node.to_json())
        node = with_its_own_halves(node)
        rows.append((
            ordinal, node.id, node.edition, node.book, node.number,
            sort_text(node.number, sort_key(node.number)) if node.number else None,
            node.kind, node.parent, heads.ja, heads.en, node.text.ja, node.text.en,
            EXAMPLE_END.join(f"{example.ja or ''}{HALF_END}{example.en or ''}" for example in node.examples),
            EXAMPLE_END.join(f"{note.lang}{HALF_END}{note.text}" for note in node.notes),
            " ".join(node.flags), EXAMPLE_END.join(node.commentary), gloss.ja, gloss.en, shape,
        ))  # fmt: skip
    connection.executemany(f"INSERT INTO node VALUES ({','.join('?' * 19)})", rows)
    return ordinals


def _write_references(
    connection: sqlite3.Connection,
    references: Sequence[Reference],
    ordinals: dict[str, int],
    flags: Mapping[str, list[str]],
) -> Counter[str]:
    """Write the references as printed, and the graph of those that a rule makes in its own words."""
    encode = json.JSONEncoder(ensure_ascii=False).encode
    rows = []
    for ordinal, reference in enumerate(references):
        shape = reference.to_json()
        rows.append((
            ordinal, shape["from"], shape["edition"], shape["lang"], shape["line"], shape["kind"],
            int(shape["resolved"]), shape["note"], encode(shape),
        ))  # fmt: skip
    connection.executemany(f"INSERT INTO reference VALUES ({','.join('?' * 9)})", rows)
    own = (one for one in references if not is_anothers(flags.get(one.source, []), one.lang))
    edges = Graph.of_references(own).edges()
    known = [(source, target) for source, target in edges if source in ordinals and target in ordinals]
    connection.executemany(
        "INSERT INTO edge VALUES (?, ?, ?, ?, ?)",
        ((source, target, ordinals[source], ordinals[target], place) for place, (source, target) in enumerate(known)),
    )
    return Counter(target for _source, target in known)


def _write_problems(
    connection: sqlite3.Connection, shelf: Shelf, references: Sequence[Reference], nodes: Sequence[RuleNode]
) -> None:
    def rows(edition: str, problems: Iterable[Problem]) -> list[tuple[object, ...]]:
        return [(edition, p.line, p.code, p.severity, p.message, p.hint) for p in sorted(problems)]

    found: dict[str, list[Problem]] = {document.edition: [] for document in shelf.loaded}
    for document in shelf.loaded:
        found[document.edition] += [*document.reading.source.problems, *document.reading.problems]
    for edition, problems in check(references, nodes).items():
        found.setdefault(edition, []).extend(problems)
    for edition, problems in found.items():
        unique = dict.fromkeys(problems)
        connection.executemany("INSERT INTO problem VALUES (?, ?, ?, ?, ?, ?)", rows(edition, unique))


def _write_changes(connection: sqlite3.Connection, nodes: Sequence[RuleNode], loaded: Collection[str]) -> None:
    """Note what later editions made of the rules of each base edition, and where they have those they do not print."""
    told, moved = later_changes(nodes, loaded)
    connection.executemany("INSERT OR IGNORE INTO changed VALUES (?, ?, ?, ?)", told)
    connection.executemany("INSERT INTO moved VALUES (?, ?, ?)", moved)
