"""Writing the instant index: every table that a search reads from the store.

Everything that costs time is done here once: stems, readings, impacts, the lexicon. The tables are named search_*.
"""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from judgekit.core.nodes import BASE_EDITIONS, RuleNode, id_prefix
from judgekit.core.text import Gloss
from judgekit.search.fields import TEXT, FieldReader
from judgekit.search.folding import is_kanji
from judgekit.search.forms import lexicon_rows
from judgekit.search.lexicon import EVERYWHERE, FAMILIES, Concept, Lexicon, read_lexicon, split_title
from judgekit.search.postings import Document, PostingsBuilder
from judgekit.search.priors import defining_ranks, priors
from judgekit.search.question import Vocabulary
from judgekit.search.reader import read
from judgekit.search.readings import SHORTEST_KEY, kana_romaji, read_aloud, reading_key
from judgekit.search.spelling import bounded
from judgekit.search.stems import Stem, Stems

SCHEMA = """
CREATE TABLE search_node (
    place INTEGER PRIMARY KEY, id TEXT, shelf INTEGER, number TEXT, kind TEXT, above INTEGER, rule INTEGER,
    title_ja TEXT, title_en TEXT, text_ja TEXT, text_en TEXT, stream TEXT
);
CREATE INDEX search_number ON search_node (number);
CREATE TABLE search_shelf (
    shelf INTEGER PRIMARY KEY, edition TEXT, book TEXT, family TEXT, base INTEGER, nodes INTEGER, first INTEGER, priors BLOB
);
CREATE TABLE search_posting (unit TEXT, shelf INTEGER, postings BLOB, PRIMARY KEY (unit, shelf)) WITHOUT ROWID;
CREATE TABLE search_form (key TEXT PRIMARY KEY, lines TEXT) WITHOUT ROWID;
CREATE TABLE search_concept (unit TEXT PRIMARY KEY, ja TEXT, en TEXT) WITHOUT ROWID;
CREATE TABLE search_stem (word TEXT PRIMARY KEY, stem TEXT) WITHOUT ROWID;
CREATE TABLE search_reading (key TEXT PRIMARY KEY, forms TEXT) WITHOUT ROWID;
CREATE TABLE search_miswritten (pattern TEXT PRIMARY KEY, form TEXT) WITHOUT ROWID;
CREATE TABLE search_kana (kana TEXT PRIMARY KEY, romaji TEXT) WITHOUT ROWID;
CREATE VIRTUAL TABLE search_spelling USING fts5 (letters, word UNINDEXED, tokenize = 'trigram', detail = 'none');
"""

_KATAKANA = re.compile(r"[ァ-ヺー]{3,}")
_CITED = re.compile(r"(?:rules?|ルール)\s*(\d{3}(?:\.\d+[a-z]?)?)", re.IGNORECASE)

_SHORTEST_TERM, _LONGEST_TERM = 2, 8
"""Characters of a term that is known with one kanji mistaken."""

MEANING_WEIGHT = 0.6
"""Weight of what slang means, against 1 for the term itself."""

PART_WEIGHT = 0.4
"""Weight of the terms that stand in the name of a longer one."""


def write_index(
    connection: sqlite3.Connection,
    nodes: Iterable[RuleNode],
    *,
    cited_by_count: Mapping[str, int],
    glosses: Mapping[str, Gloss],
    terms_path: Path,
) -> None:
    """Write the tables of the instant index into a store.

    Args:
        connection: the store being built; nothing is committed here.
        nodes: every node of every edition.
        cited_by_count: by node id, how many nodes cite it.
        glosses: by node id, our own restatement and how players ask for the rule.
        terms_path: `corpus/terms.toml`.
    """
    unique = list({node.id: node for node in reversed(list(nodes))}.values())[::-1]
    stems = Stems()
    stem = stems.__getitem__
    connection.executescript(SCHEMA)
    shelves = {edition: place for place, edition in enumerate(dict.fromkeys(node.edition for node in unique))}
    lexicon = read_lexicon(unique, terms_path)
    reader = FieldReader(unique, glosses, stem)
    documents = [
        Document(
            shelves[node.edition],
            (EVERYWHERE, FAMILIES.get(node.book, node.book), node.book),
            reader.fields(node),
            rank,
        )
        for node, rank in zip(unique, defining_ranks(unique), strict=True)
    ]
    builder = PostingsBuilder(documents, stem)
    builder.add_concepts(lexicon.concepts, _pointers(unique, lexicon))
    connection.executemany("INSERT INTO search_posting VALUES (?, ?, ?)", builder.rows())
    _write_nodes(connection, unique, shelves, documents)
    _write_shelves(connection, unique, shelves, cited_by_count)
    _write_words(connection, lexicon, stems, documents)


def _pointers(nodes: Sequence[RuleNode], lexicon: Lexicon) -> dict[int, dict[int, float]]:
    """Return by concept the places of the rules that its glossary entries cite and that the lexicon names for it."""
    places = {node.id: place for place, node in enumerate(nodes)}
    found: defaultdict[int, dict[int, float]] = defaultdict(dict)
    for node in nodes:
        if node.kind != "entry":
            continue
        cited = dict.fromkeys(_CITED.findall(f"{node.text.en or ''} {node.text.ja or ''}".lower()))
        ids = [f"{id_prefix(node.edition)}:{number}" for number in cited]
        ja, en = split_title(node)
        concept = lexicon.concept(FAMILIES.get(node.book, node.book), ja, en)
        for cited_id in ids:
            if cited_id in places:
                found[concept.number][places[cited_id]] = 1.0 / len(ids)
    for concept in lexicon.concepts:
        for cited_id in concept.see:
            if cited_id in places:
                found[concept.number][places[cited_id]] = 1.0
    return found


def _write_nodes(
    connection: sqlite3.Connection, nodes: Sequence[RuleNode], shelves: Mapping[str, int], documents: Sequence[Document]
) -> None:
    places = {node.id: place for place, node in enumerate(nodes)}
    rows = []
    for place, node in enumerate(nodes):
        ja, en = split_title(node)
        above = places.get(node.parent or "")
        rule = above if node.kind == "subrule" and above is not None else place
        rows.append((
            place, node.id, shelves[node.edition], node.number, node.kind, above, rule, ja, en, node.text.ja, node.text.en,
            next((field.ja for field in documents[place].fields if field.kind == TEXT), None),
        ))  # fmt: skip
    connection.executemany("INSERT INTO search_node VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _write_shelves(
    connection: sqlite3.Connection, nodes: Sequence[RuleNode], shelves: Mapping[str, int], cited: Mapping[str, int]
) -> None:
    for edition, shelf in shelves.items():
        places = [place for place, node in enumerate(nodes) if node.edition == edition]
        book = nodes[places[0]].book
        row = (
            shelf, edition, book, FAMILIES.get(book, book), int(BASE_EDITIONS.get(book) == edition), len(places), places[0],
            priors(nodes[places[0] : places[-1] + 1], cited),
        )  # fmt: skip
        connection.execute("INSERT INTO search_shelf VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


class _Building(Vocabulary):
    """The vocabulary while the store is built: what slang means is read against the lexicon in memory."""

    def __init__(self, forms: dict[str, str], stem: Stem) -> None:
        self._forms = forms
        self._stem = stem
        self.without = "\0"

    def forms(self, keys: list[str]) -> dict[str, str]:
        found = {key: self._forms[key] for key in keys if key in self._forms}
        return {key: self._others(lines) for key, lines in found.items()}

    def _others(self, lines: str) -> str:
        return "\n".join([line for line in lines.split("\n") if f"\t{self.without}" not in line])

    def stems(self, words: list[str]) -> dict[str, str]:
        return {word: self._stem(word) for word in words}

    def units(self, units: list[str]) -> set[str]:
        return set(units)


def _meanings(lexicon: Lexicon, stem: Stem) -> dict[int, str]:
    """Return for each concept the units that it is read as besides itself: what slang means, the terms in its own name."""
    vocabulary = _Building(dict(lexicon_rows(lexicon, stem, {})), stem)
    found: dict[int, str] = {}
    for concept in lexicon.concepts:
        units: dict[str, float] = {}
        vocabulary.without = f"#{concept.number} "
        phrases = [(phrase, MEANING_WEIGHT) for phrase in concept.means]
        if concept.see:
            phrases.append((concept.label, PART_WEIGHT))
        for phrase, share in phrases:
            share *= concept.weight
            for slot in read(phrase, vocabulary, (concept.family, EVERYWHERE)).slots:
                for unit, weight in slot.units:
                    if unit[0] == "#" or phrase in concept.means:
                        units.setdefault(unit, weight * share)
        if units:
            found[concept.number] = " ".join(f"{unit} {weight:.2f}" for unit, weight in units.items())
    return found


def _write_words(connection: sqlite3.Connection, lexicon: Lexicon, stems: Stems, documents: Sequence[Document]) -> None:
    connection.executemany(
        "INSERT INTO search_form VALUES (?, ?)",
        lexicon_rows(lexicon, stems.__getitem__, _meanings(lexicon, stems.__getitem__)),
    )
    connection.executemany("INSERT INTO search_concept VALUES (?, ?, ?)", _concept_rows(lexicon, stems))
    table = kana_romaji()
    katakana = {word for document in documents for field in document.fields for word in _KATAKANA.findall(field.ja)}
    known = {form for concept in lexicon.concepts for form in concept.ja}
    terms, words = read_aloud(lexicon, (field.ja for document in documents for field in document.fields), table)
    heard = dict(reversed(terms))
    # A text that prints a term with a letter wrong (クリチャー) makes no word of it.
    katakana = {word for word in katakana if heard.get(reading_key(word, table), word) == word or word in known}
    words += [(key, word) for word in sorted(katakana) if len(key := reading_key(word, table)) > SHORTEST_KEY]
    readings: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for key, form in [*terms, *words]:
        readings[key][form] = None
    connection.executemany(
        "INSERT INTO search_reading VALUES (?, ?)", ((key, "\t".join(forms)) for key, forms in readings.items())
    )
    connection.executemany("INSERT INTO search_kana VALUES (?, ?)", table.items())
    connection.executemany("INSERT INTO search_stem VALUES (?, ?)", stems.items())
    connection.executemany("INSERT OR IGNORE INTO search_stem VALUES (?, ?)", ((word, word) for word in katakana))
    spelling = [(word, word) for word in stems if len(word) > 3 and not word[0].isdigit()]
    spelling += _run_together(lexicon)
    spoken = [*terms, *[pair for pair in words if pair[1] in katakana]]
    spelling += [(key, form) for key, form in dict.fromkeys(spoken) if len(key) > SHORTEST_KEY]
    connection.executemany(
        "INSERT INTO search_spelling VALUES (?, ?)", ((bounded(letters), word) for letters, word in spelling)
    )
    connection.executemany("INSERT INTO search_miswritten VALUES (?, ?)", _miswritten(lexicon))


def _run_together(lexicon: Lexicon) -> list[tuple[str, str]]:
    """Return the English terms of two words as they are typed without the blank: "firststrike"."""
    forms = dict.fromkeys(tokens for concept in lexicon.concepts for tokens in concept.en if len(tokens) == 2)
    return [("".join(tokens), " ".join(tokens)) for tokens in forms if len("".join(tokens)) > _LONGEST_TERM]


def _miswritten(lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """Yield every term with one of its kanji left open, and the terms that it may be."""
    patterns: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for concept in lexicon.concepts:
        for form in concept.ja:
            if _SHORTEST_TERM <= len(form) <= _LONGEST_TERM and (
                len(form) > _SHORTEST_TERM or _printed_kanji(concept, form)
            ):
                for place, character in enumerate(form):
                    if is_kanji(character):
                        patterns[form[:place] + "?" + form[place + 1 :]][form] = None
    return ((pattern, "\t".join(forms)) for pattern, forms in patterns.items())


def _printed_kanji(concept: Concept, form: str) -> bool:
    return form not in concept.other and all(map(is_kanji, form))


def _concept_rows(lexicon: Lexicon, stems: Stems) -> Iterator[tuple[str, str, str]]:
    for concept in lexicon.concepts:
        english = [" ".join(stems[word] for word in tokens) for tokens in concept.en]
        yield (
            f"#{concept.number}",
            "\t".join([form for form in concept.ja if form not in concept.typed]),
            "\t".join(english),
        )
