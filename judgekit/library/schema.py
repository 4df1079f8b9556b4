"""The tables of the store.

Look-up by number and by id are the paths a judge waits for; they are indexes over `node`. What is shown as plain text stands
in columns of its own, what programs get stands ready as JSON.
"""

SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE TABLE edition (
    edition TEXT PRIMARY KEY, book TEXT, base INTEGER, rank INTEGER, file TEXT, path TEXT, digest TEXT, title_ja TEXT,
    title_en TEXT, lines INTEGER, assigned INTEGER, characters INTEGER, characters_assigned INTEGER, unassigned TEXT, loaded INTEGER
);
CREATE TABLE node (
    ordinal INTEGER PRIMARY KEY, id TEXT UNIQUE, edition TEXT, book TEXT, number TEXT, sort TEXT, kind TEXT, parent TEXT,
    title_ja TEXT, title_en TEXT, text_ja TEXT, text_en TEXT, examples TEXT, notes TEXT, flags TEXT, commentary TEXT,
    gloss_ja TEXT, gloss_en TEXT, json TEXT
);
CREATE INDEX node_number ON node (number);
CREATE INDEX node_sort ON node (edition, sort);
CREATE INDEX node_parent ON node (parent);
CREATE TABLE reference (
    ordinal INTEGER PRIMARY KEY, source TEXT, edition TEXT, lang TEXT, line INTEGER, kind TEXT, resolved INTEGER,
    note TEXT, json TEXT
);
CREATE TABLE edge (
    source TEXT, target TEXT, source_ordinal INTEGER, target_ordinal INTEGER, place INTEGER, PRIMARY KEY (source, target)
) WITHOUT ROWID;
CREATE INDEX edge_target ON edge (target, source_ordinal);
CREATE TABLE problem (edition TEXT, line INTEGER, code TEXT, severity TEXT, message TEXT, hint TEXT);
CREATE TABLE changed (id TEXT, edition TEXT, changed_id TEXT, said TEXT, PRIMARY KEY (id, edition)) WITHOUT ROWID;
CREATE TABLE moved (edition TEXT, number TEXT, id TEXT, PRIMARY KEY (edition, number)) WITHOUT ROWID;
CREATE TABLE predecessor (id TEXT PRIMARY KEY, old TEXT, since TEXT, ja TEXT, words TEXT) WITHOUT ROWID;
CREATE TABLE document (digest TEXT PRIMARY KEY, edition TEXT, met INTEGER, expected INTEGER, faults INTEGER) WITHOUT ROWID;
CREATE TABLE term (key TEXT, id TEXT, ordinal INTEGER, PRIMARY KEY (key, id)) WITHOUT ROWID;
"""

EXAMPLE_END = "\x1e"
"""Ends an example in `node.examples`; Japanese and English of one example are parted by HALF_END."""

HALF_END = "\x1f"


def sort_text(number: str, key: tuple[int, ...]) -> str:
    """Return the key of a rule number as text that sorts the same way in SQLite; number breaks ties."""
    return ".".join(f"{part:04d}" for part in key) + " " + number
