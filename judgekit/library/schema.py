"""The tables of the store.

Look-up by number and by id are the paths a judge waits for; they are indexes over `node`. What is shown as plain text stands
in columns of its own; what programs get is put together of these columns and of the rest of its JSON, so that no text stands in the
store twice.
"""

SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE TABLE edition (
    edition TEXT PRIMARY KEY, book TEXT, base INTEGER, rank INTEGER, file TEXT, path TEXT, digest TEXT, title_ja TEXT,
    title_en TEXT, lines INTEGER, assigned INTEGER, characters INTEGER, characters_assigned INTEGER, unassigned TEXT, loaded INTEGER
);
CREATE TABLE kept_node (
    ordinal INTEGER PRIMARY KEY, id TEXT UNIQUE, edition TEXT, book TEXT, number TEXT, sort TEXT, kind TEXT, parent TEXT,
    title_ja TEXT, title_en TEXT, text_ja TEXT, text_en TEXT, examples TEXT, notes TEXT, flags TEXT, commentary TEXT,
    gloss_ja TEXT, gloss_en TEXT, rest TEXT
);
CREATE INDEX node_number ON kept_node (number);
CREATE INDEX node_sort ON kept_node (edition, sort);
CREATE INDEX node_parent ON kept_node (parent);
CREATE VIEW node AS SELECT
    ordinal, id, edition, book, number, sort, kind, parent, title_ja, title_en, text_ja, text_en, examples, notes, flags,
    commentary, gloss_ja, gloss_en,
    CASE WHEN substr(rest, 1, 1) = '{' THEN rest ELSE
        '{"id": ' || json_quote(id) || ', "book": ' || json_quote(book) || ', "edition": ' || json_quote(edition)
        || ', "number": ' || json_quote(number) || ', "printed_number": ' || json_quote(number)
        || ', "kind": ' || json_quote(kind) || ', "parent": ' || json_quote(parent)
        || ', ' || CASE WHEN substr(rest, 1, 8) = '"title":' THEN '' ELSE
            '"title": {"ja": ' || json_quote(title_ja) || ', "en": ' || json_quote(title_en)
            || '}, "text": {"ja": ' || json_quote(text_ja) || ', "en": ' || json_quote(text_en) || '}, '
        END || rest
    END AS json
    FROM kept_node;
CREATE TABLE reference (ordinal INTEGER PRIMARY KEY, edition TEXT, json TEXT);
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

PAGE = 16_384
"""Bytes of a page: with the usual 4,096 most rows of rules overflow, and a sixth of the store is empty."""

EXAMPLE_END = "\x1e"
"""Ends an example in `node.examples`; Japanese and English of one example are parted by HALF_END."""

HALF_END = "\x1f"


def sort_text(number: str, key: tuple[int, ...]) -> str:
    """Return the key of a rule number as text that sorts the same way in SQLite; number breaks ties."""
    return ".".join(f"{part:04d}" for part in key) + " " + number
