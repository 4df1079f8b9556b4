"""`export`: nodes, references and terms as JSON lines, in document order."""

from __future__ import annotations

import json
from collections.abc import Iterator

from judgekit.core import sqlite3

QUERIES = {
    "nodes": "SELECT json FROM node WHERE (?1 IS NULL OR edition = ?1) ORDER BY ordinal",
    "refs": "SELECT json FROM reference WHERE (?1 IS NULL OR edition = ?1) ORDER BY ordinal",
}


def lines(connection: sqlite3.Connection, what: str, edition: str | None) -> Iterator[str]:
    """Return one JSON object per line: "nodes", "refs" or "terms", of every loaded edition or of one."""
    if what == "terms":
        yield from _terms(connection, edition)
        return
    for (line,) in map(tuple, connection.execute(QUERIES[what], (edition,))):
        yield line


def _terms(connection: sqlite3.Connection, edition: str | None) -> Iterator[str]:
    rows = connection.execute(
        "SELECT json FROM node WHERE kind = 'entry' AND (?1 IS NULL OR edition = ?1) ORDER BY ordinal", (edition,)
    )
    for (node,) in map(tuple, rows):
        shape = json.loads(node)
        targets = connection.execute("SELECT target FROM edge WHERE source = ? ORDER BY target_ordinal", (shape["id"],))
        term = {key: shape[key] for key in ("id", "book", "edition", "headword")}
        yield json.dumps({**term, "rules": [target for (target,) in map(tuple, targets)]}, ensure_ascii=False)
