"""Making a store searchable: the search index is written when something is first searched, from what stands in the store.

It is two thirds of the work of a first build, and a look-up does not need it. A store without it is complete; the one with it takes
its place whole, under the same name.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from judgekit.core import sqlite3
from judgekit.core.corpus import corpus_folder
from judgekit.core.data_classes import replace
from judgekit.core.nodes import RuleNode, with_its_own_halves
from judgekit.core.text import Bilingual, Gloss
from judgekit.core.wording import phrase
from judgekit.library import loading
from judgekit.library.beside import places, shelf_number, stands_beside
from judgekit.library.changes import Predecessor
from judgekit.library.folders import Progress
from judgekit.library.glosses import all_glosses, lent_without_text, now_without_text
from judgekit.library.placing import begun
from judgekit.library.terms import title_halves
from judgekit.search.indexing import write_beside, write_index

MARK = "searchable"
"""Key of `meta` in a store that has its search index."""


def make_searchable(store: Path, progress: Progress) -> None:
    """Write the search index of a store; nothing is done where it has one.

    Args:
        store: the file of the store, which stays as it is until the one with the index takes its place.
        progress: called with one line.

    Raises:
        OSError, sqlite3.Error: the folder cannot be written, or the store cannot be read.
    """
    unfinished = begun(store.parent)
    try:
        shutil.copyfile(store, unfinished)
        with writing(unfinished) as connection:
            if is_searchable(connection):
                return
            progress(phrase("writing the search index"))
            _index(connection)
        unfinished.replace(store)
    finally:
        unfinished.unlink(missing_ok=True)


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a store to write it; nobody else sees the file before it is renamed, so a journal would only cost time."""
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA cache_size = -64000")
        yield connection
        connection.commit()
    finally:
        connection.close()


def is_searchable(connection: sqlite3.Connection) -> bool:
    """Tell whether a store has its search index."""
    return connection.execute("SELECT 1 FROM meta WHERE key = ?", (MARK,)).fetchone() is not None


def _index(connection: sqlite3.Connection) -> None:
    glosses = all_glosses()
    write_index(
        connection,
        [with_its_own_halves(node) for node in loading.shelf(connection, 0)],
        cited_by_count=_cited_by_count(connection, 0),
        glosses=glosses,
        terms_path=corpus_folder() / "terms.toml",
    )
    rows = connection.execute("SELECT edition FROM edition WHERE loaded ORDER BY rank").fetchall()
    for (edition,) in rows:
        if stands_beside(edition):
            index_beside(connection, edition, glosses)
    connection.execute("INSERT INTO meta VALUES (?, '1')", (MARK,))


def _cited_by_count(connection: sqlite3.Connection, shelf: int) -> dict[str, int]:
    rows = connection.execute(
        "SELECT target, count(*) FROM edge WHERE target_ordinal BETWEEN ? AND ? GROUP BY target", places(shelf)
    )
    return dict(map(tuple, rows))


def index_beside(connection: sqlite3.Connection, edition: str, glosses: Mapping[str, Gloss]) -> None:
    """Write a text of another year into the search index, from its rows in the store.

    Args:
        connection: a store whose core is indexed.
        edition: the text.
        glosses: every gloss by node id.
    """
    shelf = shelf_number(edition)
    nodes = loading.shelf(connection, shelf)
    before = _before(connection, nodes)
    unchanged = {row.id: old for old, row in before.values() if row.words is None}
    lent = lent_glosses(edition, before, glosses)
    own = [with_its_own_halves(node) for node in nodes]
    write_beside(
        connection,
        [_with_the_japanese(node, unchanged.get(node.id)) for node in own],
        # What changed is found by its old Japanese and its old gloss too, which are not shown.
        indexed=[_with_the_japanese(node, before[node.id][0] if node.id in before else None) for node in own],
        now={row.old: row.id for _old, row in before.values()} or now_without_text(edition),
        cited_by_count=_cited_by_count(connection, shelf),
        glosses=_asked_as_before({**lent, **glosses}, {id: old.id for id, (old, _row) in before.items()}),
        shelf=shelf,
    )


def _asked_as_before(glosses: Mapping[str, Gloss], before: Mapping[str, str]) -> dict[str, Gloss]:
    """Return glosses by which rules of a later edition are found: what changed is asked for as it was before, too.

    Args:
        glosses: every gloss by node id.
        before: by id of a rule of the later edition, that of the base edition.
    """
    found = dict(glosses)
    for id, old in before.items():
        if old not in glosses:
            continue
        own, lent = glosses.get(id), glosses[old]
        asked = tuple(dict.fromkeys([*own.asked, *lent.asked])) if own is not None else lent.asked
        found[id] = Gloss(own.ja, own.en, asked) if own is not None else lent
    return found


def lent_glosses(
    edition: str, before: Mapping[str, tuple[RuleNode, Predecessor]], glosses: Mapping[str, Gloss]
) -> dict[str, Gloss]:
    """Return the glosses that the base edition lends a later one: of rules whose English did not change.

    Args:
        edition: the later edition.
        before: by node id, what the base edition has of a rule; empty where it has no text here.
        glosses: every gloss by node id.
    """
    if not before:
        return lent_without_text(edition, glosses)
    return {row.id: glosses[old.id] for old, row in before.values() if row.words is None and old.id in glosses}


def _before(connection: sqlite3.Connection, nodes: list[RuleNode]) -> dict[str, tuple[RuleNode, Predecessor]]:
    """Return by node id what the base edition has of a rule."""
    rows = map(tuple, connection.execute("SELECT id, old, since, ja, words FROM predecessor"))
    predecessors = {row[0]: Predecessor(*row) for row in rows}
    found = [predecessors[node.id] for node in nodes if node.id in predecessors]
    olds = loading.by_id(connection, [row.old for row in found])
    return {row.id: (olds[row.old], row) for row in found}


def _with_the_japanese(node: RuleNode, old: RuleNode | None) -> RuleNode:
    """Return a rule that is printed in English only with the Japanese of an older one, as far as that is its own."""
    if old is None or node.text.ja is not None or node.title.ja is not None:
        return node
    own = with_its_own_halves(old)
    headword = node.headword
    if headword is not None and headword.ja is None and old.headword is not None:
        headword = replace(headword, ja=old.headword.ja, reading=old.headword.reading)
    return replace(
        node,
        title=Bilingual(title_halves(old).ja if old.headword is None else None, node.title.en),
        text=Bilingual(own.text.ja, node.text.en),
        headword=headword,
    )
