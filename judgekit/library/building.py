"""Building the store: documents, outlines, glosses and references joined in one SQLite file.

The search index is no part of it; `searchable` writes it when something is first searched.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from judgekit import __version__
from judgekit.core import sqlite3
from judgekit.core.corpus import book_facts, corpus_folder
from judgekit.core.losses import is_anothers
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of, with_its_own_halves
from judgekit.core.numbers import sort_key
from judgekit.core.problems import Problem
from judgekit.core.text import NOTHING, Gloss
from judgekit.core.wording import phrase
from judgekit.library import loading, stamp
from judgekit.library.beside import places, shelf_number, stands_beside
from judgekit.library.changes import Later, Moved, Predecessor, is_later, later_changes, predecessors, said_of
from judgekit.library.documents import Loaded, Shelf, edition_rank, read_shelf
from judgekit.library.folders import Progress
from judgekit.library.glosses import all_glosses, of_the_glossary
from judgekit.library.outline import outlined_editions, read_outline
from judgekit.library.placing import begun
from judgekit.library.schema import EXAMPLE_END, HALF_END, PAGE, SCHEMA, sort_text
from judgekit.library.searchable import MARK, index_beside, is_searchable, lent_glosses, writing
from judgekit.library.shared_columns import rest_of
from judgekit.library.terms import term_rows, title_halves
from judgekit.library.worth import Worth
from judgekit.references.checking import check
from judgekit.references.collecting import collect
from judgekit.references.differences import diff
from judgekit.references.graph import Graph
from judgekit.references.resolving import Reference
from judgekit.search.indexing import remove_beside

LONGEST_BUILD = 3600
"""Seconds after which an unfinished file was left by a build that was killed."""

KEPT_STORES = 3
"""Stores left in the cache folder: the one just built, and earlier ones that this or another checkout still answers from."""


def build(folder: str, progress: Progress) -> str:
    """Build the store for the documents as they lie now and put it into folder.

    The editions of the repository's outlines are its core. Whole texts of other years stand beside it, each with rows of its own:
    where only they differ from an earlier store, that one is copied, and what is new is written and what is gone taken out.

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
    progress(phrase("reading the rulebooks"))
    ours = _digest_of_ours()
    earlier = _earlier_stores(cache, ours)
    shelf = read_shelf({digest: seen for one in earlier for digest, seen in one.documents.items()})
    store = cache / f"store-{_content_key(ours, shelf)}.sqlite"
    if not _complete(store):
        unfinished = begun(cache)
        try:
            _write(unfinished, shelf, ours, _nearest(earlier, shelf, ours), progress)
            unfinished.replace(store)
        finally:
            unfinished.unlink(missing_ok=True)
    _prune(cache, store)
    progress(phrase("the store is ready"))
    return store.name


def _digest_of_ours() -> str:
    """Return the digest of our own code and data, of which every store is made."""
    digest = hashlib.sha256(__version__.encode())
    for ingredient in stamp.ingredient_paths():
        digest.update(Path(ingredient).read_bytes())
    return digest.hexdigest()


def _content_key(ours: str, shelf: Shelf) -> str:
    digest = hashlib.sha256(ours.encode())
    for document in shelf.loaded:
        digest.update(f"{document.edition} {document.digest} {document.path}\n".encode())
    for refused, problem in shelf.refused:
        digest.update(f"{refused} {problem.message}\n".encode())
    return digest.hexdigest()[:20]


def _core_key(ours: str, shelf: Shelf) -> str:
    digest = hashlib.sha256(ours.encode())
    for document in shelf.loaded:
        if not stands_beside(document.edition):
            digest.update(f"{document.edition} {document.digest}\n".encode())
    return digest.hexdigest()


class _Earlier(NamedTuple):
    """A store that was built before from the same code.

    Attributes:
        path: its file.
        core: the key of its core.
        beside: the digests of the texts that stand beside its core, by edition.
        documents: edition and worth of each document read for it, by digest.
        searchable: it has its search index.
    """

    path: Path
    core: str
    beside: dict[str, str]
    documents: dict[str, tuple[str, Worth]]
    searchable: bool


def _earlier_stores(cache: Path, ours: str) -> list[_Earlier]:
    """Return the stores built before from the same code, the latest first; one that cannot be read is left out."""
    found = []
    for path in sorted(cache.glob("store-*.sqlite"), key=_age):
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
                facts = dict(connection.execute("SELECT key, value FROM meta"))
                if facts.get("ours") != ours or "complete" not in facts:
                    continue
                editions = connection.execute("SELECT edition, digest FROM edition WHERE loaded").fetchall()
                rows = connection.execute("SELECT digest, edition, met, expected, faults FROM document").fetchall()
        except sqlite3.Error:
            continue
        beside = {edition: digest for edition, digest in editions if stands_beside(edition)}
        seen = {digest: (edition, Worth(*worth)) for digest, edition, *worth in rows}
        found.append(_Earlier(path, facts["core"], beside, seen, MARK in facts))
    return found


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0


def _nearest(earlier: Sequence[_Earlier], shelf: Shelf, ours: str) -> _Earlier | None:
    """Return the earlier store with the same core from which the least is to be done."""
    core = _core_key(ours, shelf)
    wanted = {(d.edition, d.digest) for d in shelf.loaded if stands_beside(d.edition)}
    same = [one for one in earlier if one.core == core]
    return min(same, key=lambda one: (len(wanted ^ set(one.beside.items())), not one.searchable), default=None)


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
    """Clear away the stores that no checkout answers from, and what builds that were killed have left."""
    named = {path.read_bytes().rpartition(b"\n")[2].decode("utf-8", "replace") for path in cache.glob("stamp-*")}
    others = sorted((path for path in cache.glob("store-*.sqlite") if path != current), key=_age)
    kept = [path for path in others if path.name in named][: KEPT_STORES - 1]
    abandoned = [path for path in cache.glob("building-*") if time.time() + _age(path) > LONGEST_BUILD]
    for path in [*(path for path in others if path not in kept), *abandoned]:
        path.unlink(missing_ok=True)


def _write(path: Path, shelf: Shelf, ours: str, nearest: _Earlier | None, progress: Progress) -> None:
    if nearest is None or not _continued(nearest.path, path, shelf, progress):
        _write_anew(path, shelf, ours, progress)


def _write_anew(path: Path, shelf: Shelf, ours: str, progress: Progress) -> None:
    with writing(path) as connection:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        connection.executescript(SCHEMA)
        loaded = {document.edition: document for document in shelf.loaded if not stands_beside(document.edition)}
        editions = sorted({*loaded, *outlined_editions()}, key=edition_rank)
        nodes = [node for edition in editions for node in _nodes_of(edition, loaded)]
        glosses = all_glosses()
        progress(phrase("following the cross references"))
        references = collect(nodes, {edition: loaded[edition].reading.source.lines for edition in loaded})
        _write_editions(connection, editions, loaded)
        ordinals = _write_nodes(connection, nodes, glosses, 0)
        flags = {node.id: node.flags for node in nodes}
        _write_references(connection, references, ordinals, flags, 0)
        _write_problems(connection, list(loaded.values()), references, nodes)
        _write_changes(connection, *later_changes(nodes, loaded))
        lexicon = corpus_folder() / "terms.toml"
        connection.executemany("INSERT OR IGNORE INTO term VALUES (?, ?, ?)", term_rows(nodes, ordinals, lexicon))
        _write_beside(connection, shelf, glosses, progress)
        facts = {"version": __version__, "ours": ours, "core": _core_key(ours, shelf)}
        connection.executemany("INSERT INTO meta VALUES (?, ?)", facts.items())
        _finish(connection, shelf)


def _continued(earlier: Path, path: Path, shelf: Shelf, progress: Progress) -> bool:
    """Write the store from an earlier one with the same core; tell whether that one was sound."""
    try:
        shutil.copyfile(earlier, path)
        with writing(path) as connection:
            connection.execute("DELETE FROM meta WHERE key = 'complete'")
            _write_beside(connection, shelf, None, progress)
            _finish(connection, shelf)
    except (OSError, sqlite3.DatabaseError):
        path.write_bytes(b"")
        return False
    return True


def _finish(connection: sqlite3.Connection, shelf: Shelf) -> None:
    """Write what every build writes anew: where each document lies, their order, what was refused."""
    rows = {document.edition: document for document in shelf.loaded}
    editions = [edition for (edition,) in connection.execute("SELECT edition FROM edition").fetchall()]
    for rank, edition in enumerate(sorted(editions, key=edition_rank)):
        connection.execute("UPDATE edition SET rank = ? WHERE edition = ?", (rank, edition))
        if edition in rows:
            path = rows[edition].path
            connection.execute(
                "UPDATE edition SET file = ?, path = ? WHERE edition = ?", (path.name, str(path), edition)
            )
    seen = [*shelf.loaded, *(other for other, _best in shelf.others)]
    connection.execute("DELETE FROM document")
    connection.executemany(
        "INSERT INTO document VALUES (?, ?, ?, ?, ?)",
        ((d.digest, d.edition, d.worth.met, d.worth.expected, d.worth.faults) for d in seen),
    )
    refused = [{"path": str(path), **problem.to_json()} for path, problem in shelf.refused]
    facts = {"refused": json.dumps(refused, ensure_ascii=False), "complete": "1"}
    connection.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", facts.items())


# Whole texts of other years


def _write_beside(
    connection: sqlite3.Connection, shelf: Shelf, glosses: dict[str, Gloss] | None, progress: Progress
) -> None:
    """Take out the texts of other years that are no longer there, and write those that are new.

    Args:
        connection: the store.
        shelf: the documents.
        glosses: every gloss by node id; None: they are read where something is to be written.
        progress: called with one line for each text.
    """
    wanted = {document.edition: document for document in shelf.loaded if stands_beside(document.edition)}
    rows = connection.execute("SELECT edition, digest FROM edition WHERE loaded").fetchall()
    written = {edition: digest for edition, digest in rows if stands_beside(edition)}
    for edition, digest in written.items():
        if edition not in wanted or wanted[edition].digest != digest:
            _remove(connection, edition)
    for edition, document in wanted.items():
        if written.get(edition) != document.digest:
            progress(phrase("writing {edition}", edition=edition))
            glosses = all_glosses() if glosses is None else glosses
            _write_one(connection, document, glosses)
            document.forget()


def _write_one(connection: sqlite3.Connection, document: Loaded, glosses: dict[str, Gloss]) -> None:
    nodes = list({node.id: node for node in reversed(document.reading.nodes)}.values())[::-1]
    loaded = {document.edition: document}
    base = BASE_EDITIONS.get(document.reading.book, "")
    before: dict[str, tuple[RuleNode, Predecessor]] = {}
    if connection.execute("SELECT 1 FROM edition WHERE edition = ? AND loaded", (base,)).fetchone():
        of_base = loading.nodes(connection, base)
        if is_later(document.edition, base):
            changes = diff(of_base, nodes)
            _write_changes(connection, *said_of(changes, document.edition))
            before = predecessors(changes)
    rows = [row for _old, row in before.values()]
    connection.executemany("INSERT INTO predecessor VALUES (?, ?, ?, ?, ?)", rows)
    references = collect(nodes, {document.edition: document.reading.source.lines})
    _write_editions(connection, [document.edition], loaded)
    first, _last = places(shelf_number(document.edition))
    ordinals = _write_nodes(connection, nodes, {**lent_glosses(document.edition, before, glosses), **glosses}, first)
    flags = {node.id: node.flags for node in nodes}
    _write_references(connection, references, ordinals, flags, first)
    _write_problems(connection, [document], references, nodes)
    connection.executemany("INSERT OR IGNORE INTO term VALUES (?, ?, ?)", term_rows(nodes, ordinals, None))
    if is_searchable(connection):
        index_beside(connection, document.edition, glosses)


def _remove(connection: sqlite3.Connection, edition: str) -> None:
    shelf = shelf_number(edition)
    if is_searchable(connection):
        remove_beside(connection, shelf)
    rows = places(shelf)
    connection.execute("DELETE FROM predecessor WHERE id IN (SELECT id FROM node WHERE ordinal BETWEEN ? AND ?)", rows)
    for table in ("kept_node", "reference", "term"):
        connection.execute(f"DELETE FROM {table} WHERE ordinal BETWEEN ? AND ?", rows)
    connection.execute("DELETE FROM edge WHERE source_ordinal BETWEEN ? AND ?", rows)
    for table in ("edition", "problem", "changed", "moved"):
        connection.execute(f"DELETE FROM {table} WHERE edition = ?", (edition,))


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
    connection: sqlite3.Connection, nodes: Sequence[RuleNode], glosses: dict[str, Gloss], first: int
) -> dict[str, int]:
    ordinals: dict[str, int] = {}
    encode = json.JSONEncoder(ensure_ascii=False).encode
    rows = []
    headings = of_the_glossary(nodes, glosses)
    for ordinal, node in enumerate(nodes, start=first):
        if node.id in ordinals:
            continue
        ordinals[node.id] = ordinal
        gloss = glosses.get(node.id) or headings.get(node.id) or NOTHING
        heads = title_halves(node)
        shape = node.to_json()
        node = with_its_own_halves(node)
        columns = {
            **{"id": node.id, "book": node.book, "edition": node.edition, "number": node.number},
            **{"kind": node.kind, "parent": node.parent, "title_ja": heads.ja, "title_en": heads.en},
            **{"text_ja": node.text.ja, "text_en": node.text.en},
        }
        rows.append((
            ordinal, node.id, node.edition, node.book, node.number,
            sort_text(node.number, sort_key(node.number)) if node.number else None,
            node.kind, node.parent, heads.ja, heads.en, node.text.ja, node.text.en,
            EXAMPLE_END.join(f"{example.ja or ''}{HALF_END}{example.en or ''}" for example in node.examples),
            EXAMPLE_END.join(f"{note.lang}{HALF_END}{note.text}" for note in node.notes),
            " ".join(node.flags), EXAMPLE_END.join(node.commentary), gloss.ja, gloss.en, rest_of(shape, columns, encode),
        ))  # fmt: skip
    connection.executemany(f"INSERT INTO kept_node VALUES ({','.join('?' * 19)})", rows)
    return ordinals


def _write_references(
    connection: sqlite3.Connection,
    references: Sequence[Reference],
    ordinals: dict[str, int],
    flags: Mapping[str, list[str]],
    first: int,
) -> None:
    """Write the references as printed, and the graph of those that a rule makes in its own words."""
    encode = json.JSONEncoder(ensure_ascii=False).encode
    rows = []
    for ordinal, reference in enumerate(references, start=first):
        shape = reference.to_json()
        rows.append((ordinal, shape["edition"], encode(shape)))
    connection.executemany("INSERT INTO reference VALUES (?, ?, ?)", rows)
    own = (one for one in references if not is_anothers(flags.get(one.source, []), one.lang))
    edges = Graph.of_references(own).edges()
    known = [(source, target) for source, target in edges if source in ordinals and target in ordinals]
    connection.executemany(
        "INSERT INTO edge VALUES (?, ?, ?, ?, ?)",
        (
            (source, target, ordinals[source], ordinals[target], place)
            for place, (source, target) in enumerate(known, start=first)
        ),
    )


def _write_problems(
    connection: sqlite3.Connection,
    documents: Sequence[Loaded],
    references: Sequence[Reference],
    nodes: Sequence[RuleNode],
) -> None:
    def rows(edition: str, problems: Iterable[Problem]) -> list[tuple[object, ...]]:
        return [(edition, p.line, p.code, p.severity, p.message, p.hint) for p in sorted(problems)]

    found: dict[str, list[Problem]] = {document.edition: [] for document in documents}
    for document in documents:
        found[document.edition] += [*document.reading.source.problems, *document.reading.problems]
    for edition, problems in check(references, nodes).items():
        found.setdefault(edition, []).extend(problems)
    for edition, problems in found.items():
        unique = dict.fromkeys(problems)
        connection.executemany("INSERT INTO problem VALUES (?, ?, ?, ?, ?, ?)", rows(edition, unique))


def _write_changes(connection: sqlite3.Connection, told: Sequence[Later], moved: Sequence[Moved]) -> None:
    """Note what later editions made of the rules of each base edition, and where they have those they do not print."""
    connection.executemany("INSERT OR IGNORE INTO changed VALUES (?, ?, ?, ?)", told)
    connection.executemany("INSERT INTO moved VALUES (?, ?, ?)", moved)
