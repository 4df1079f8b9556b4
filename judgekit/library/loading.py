"""Loading: whole editions and the reference graph out of an open store, for the commands that compute over them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from judgekit.core import sqlite3
from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from judgekit.library.beside import places
from judgekit.references.graph import Graph


def nodes(connection: sqlite3.Connection, edition: str) -> list[RuleNode]:
    """Return the nodes of an edition in document order."""
    rows = connection.execute("SELECT json FROM node WHERE edition = ? ORDER BY ordinal", (edition,))
    return [RuleNode.from_json(json.loads(line)) for (line,) in map(tuple, rows)]


def shelf(connection: sqlite3.Connection, number: int) -> list[RuleNode]:
    """Return the nodes of a shelf in the order in which they were written: of the core (0), or of one text beside it."""
    rows = connection.execute("SELECT json FROM node WHERE ordinal BETWEEN ? AND ? ORDER BY ordinal", places(number))
    return [RuleNode.from_json(json.loads(line)) for (line,) in map(tuple, rows)]


def by_id(connection: sqlite3.Connection, ids: Iterable[str]) -> dict[str, RuleNode]:
    """Return nodes by their ids."""
    found = {}
    for id in dict.fromkeys(ids):
        ((line,),) = connection.execute("SELECT json FROM node WHERE id = ?", (id,)).fetchall()
        found[id] = RuleNode.from_json(json.loads(line))
    return found


def graph(connection: sqlite3.Connection) -> Graph:
    """Return the reference graph over all loaded editions."""
    rows = connection.execute("SELECT source, target FROM edge ORDER BY source_ordinal, place")
    return Graph((source, target) for source, target in map(tuple, rows))


def headings(connection: sqlite3.Connection) -> dict[str, Bilingual]:
    """Return the heading of every node; a node without one carries that of the nearest node above it."""
    rows = [
        tuple(row) for row in connection.execute("SELECT id, parent, title_ja, title_en FROM node ORDER BY ordinal")
    ]
    found: dict[str, Bilingual] = {}
    for node_id, parent, ja, en in rows:
        found[node_id] = Bilingual(ja, en) if ja or en else found.get(parent, Bilingual())
    return found
