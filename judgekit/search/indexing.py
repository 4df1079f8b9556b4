"""Writing the instant index: every table that a search reads from the store.

Everything that costs time is done here once: stems, readings, impacts, the lexicon. The tables are named search_*.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from judgekit.core import sqlite3
from judgekit.core.corpus import book_facts
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, id_prefix
from judgekit.core.text import Gloss
from judgekit.search.fields import GLOSS, TEXT, FieldReader
from judgekit.search.folding import fold, is_kanji
from judgekit.search.forms import lexicon_rows
from judgekit.search.lexicon import EVERYWHERE, FAMILIES, Concept, Lexicon, lexicon_beside, read_lexicon, split_title
from judgekit.search.postings import Document, PostingsBuilder
from judgekit.search.priors import defining_ranks, priors
from judgekit.search.question import Vocabulary
from judgekit.search.reader import read
from judgekit.search.readings import SHORTEST_KEY, kana_romaji, read_aloud, reading_key
from judgekit.search.speech import manners
from judgekit.search.spelling import bounded
from judgekit.search.stems import Stem, Stems
from judgekit.search.streams import joined, words

SCHEMA = """
CREATE TABLE search_node (
    place INTEGER PRIMARY KEY, id TEXT, shelf INTEGER, number TEXT, kind TEXT, above INTEGER, rule INTEGER,
    title_ja TEXT, title_en TEXT, text_ja TEXT, text_en TEXT, stream TEXT, glossed TEXT
);
CREATE INDEX search_number ON search_node (number);
CREATE TABLE search_shelf (
    shelf INTEGER PRIMARY KEY, edition TEXT, book TEXT, family TEXT, base INTEGER, nodes INTEGER, first INTEGER, priors BLOB
);
CREATE TABLE search_posting (shelf INTEGER, unit TEXT, postings BLOB, PRIMARY KEY (shelf, unit)) WITHOUT ROWID;
CREATE TABLE search_form (key TEXT, shelf INTEGER, lines TEXT, PRIMARY KEY (key, shelf)) WITHOUT ROWID;
CREATE TABLE search_concept (
    unit TEXT, shelf INTEGER, ja TEXT, en TEXT, family TEXT, words TEXT, see TEXT, PRIMARY KEY (unit, shelf)
) WITHOUT ROWID;
CREATE TABLE search_stem (word TEXT, shelf INTEGER, stem TEXT, PRIMARY KEY (word, shelf)) WITHOUT ROWID;
CREATE TABLE search_book (called TEXT PRIMARY KEY, book TEXT, asked INTEGER) WITHOUT ROWID;
CREATE TABLE search_asking (pair TEXT, book TEXT, phrases INTEGER, PRIMARY KEY (pair, book)) WITHOUT ROWID;
CREATE TABLE search_fact (key TEXT PRIMARY KEY, value REAL) WITHOUT ROWID;
CREATE TABLE search_reading (key TEXT PRIMARY KEY, forms TEXT) WITHOUT ROWID;
CREATE TABLE search_miswritten (pattern TEXT PRIMARY KEY, form TEXT) WITHOUT ROWID;
CREATE TABLE search_kana (kana TEXT PRIMARY KEY, romaji TEXT) WITHOUT ROWID;
CREATE VIRTUAL TABLE search_spelling USING fts5 (letters, word UNINDEXED, tokenize = 'trigram', detail = 'none');
"""

CORE = -1
"""Stands for the shelf in what all editions of the core share: words, forms and concepts."""

CAPACITY = 1 << 17
"""Places from the first one of a shelf that stands beside the core to the first one of the next."""

_KATAKANA = re.compile(r"[ァ-ヺー]{3,}")
_CITED = re.compile(r"(?:rules?|ルール)\s*(\d{3}(?:\.\d+[a-z]?)?)", re.IGNORECASE)

_FIRST_CITED = re.compile(r"(?:rules?|sections?|ルール)\s*(\d{3}(?:\.\d+)?(?![\d.]*[a-z])|\d(?!\d))", re.IGNORECASE)
"""What a glossary entry sends its reader to: a chapter, one of its rules, or a section, whose first chapter is meant."""

_SHORTEST_SPELT = 3
_SHORTEST_TOGETHER = 6
"""Letters of a term of two words that is known without its blank."""

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
    """Write the tables of the instant index into a store, for the editions of the core.

    Args:
        connection: the store being built; nothing is committed here.
        nodes: every node of every edition of the core.
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
    documents = _documents(unique, shelves, reader)
    builder = PostingsBuilder(documents, stem)
    builder.add_concepts(lexicon.concepts, _pointers(unique, lexicon, {}), _chapters(unique, lexicon))
    _write_postings(connection, builder)
    connection.execute("INSERT INTO search_fact VALUES ('average length', ?)", (builder.own_average,))
    _write_nodes(connection, unique, shelves, documents, 0)
    _write_shelves(connection, unique, shelves, cited_by_count, 0)
    _write_words(connection, lexicon, stems, documents)
    # What only an older book's players said names it too, and is asked for besides.
    called = {
        name.lower(): (book, key == "said")
        for book in FAMILIES
        for key in ("said", "called")
        for name in book_facts(book).get(key, ())
    }
    rows = [(name, book, asked) for name, (book, asked) in called.items()]
    connection.executemany("INSERT INTO search_book VALUES (?, ?, ?)", rows)
    asked = ((id.partition(":")[0].partition("@")[0], one) for id, gloss in glosses.items() for one in gloss.asked)
    connection.executemany("INSERT INTO search_asking VALUES (?, ?, ?)", manners(asked))


def write_beside(
    connection: sqlite3.Connection,
    nodes: Sequence[RuleNode],
    *,
    indexed: Sequence[RuleNode],
    now: Mapping[str, str],
    cited_by_count: Mapping[str, int],
    glosses: Mapping[str, Gloss],
    shelf: int,
) -> None:
    """Write one more edition into an index that has its core; nothing of any other edition is read or changed.

    Args:
        connection: the store; nothing is committed here.
        nodes: the nodes of the edition, each id once, as they are shown.
        indexed: the same nodes with everything by which they are to be found.
        now: by id of a rule of the base edition, its id in this one; the lexicon names rules by the former.
        cited_by_count: by node id, how many nodes of the edition cite it.
        glosses: by node id.
        shelf: a number of its own; its nodes stand from place `shelf * CAPACITY` on.
    """
    # Most words are those of the core, whose stems stand there; to find them again is half of the work.
    known = dict(map(tuple, connection.execute("SELECT word, stem FROM search_stem WHERE shelf = ?", (CORE,))))
    stems = Stems(known)
    stem = stems.__getitem__
    shelves = {node.edition: shelf for node in nodes}
    lexicon, added = lexicon_beside(_known_concepts(connection), nodes)
    documents = _documents(indexed, shelves, FieldReader(indexed, glosses, stem))
    (average,) = connection.execute("SELECT value FROM search_fact WHERE key = 'average length'").fetchone()
    builder = PostingsBuilder(documents, stem, average)
    builder.add_concepts(lexicon.concepts, _pointers(nodes, lexicon, now), _chapters(nodes, lexicon))
    _write_postings(connection, builder)
    _write_nodes(connection, nodes, shelves, documents, shelf * CAPACITY)
    _write_shelves(connection, nodes, shelves, cited_by_count, shelf * CAPACITY)
    new_forms = Lexicon()
    new_forms.concepts = added
    _write_forms(connection, new_forms, stems, shelf)
    new_words = {word: root for word, root in stems.items() if word not in known}
    connection.executemany(
        "INSERT INTO search_stem VALUES (?, ?, ?)", ((word, shelf, root) for word, root in new_words.items())
    )
    spelling = [*_spelt(new_words), *_run_together(new_forms)]
    connection.executemany(
        "INSERT INTO search_spelling (rowid, letters, word) VALUES (?, ?, ?)",
        ((shelf * CAPACITY + row, bounded(letters), word) for row, (letters, word) in enumerate(spelling)),
    )


def remove_beside(connection: sqlite3.Connection, shelf: int) -> None:
    """Take an edition that `write_beside` wrote out of an index again."""
    for table in ("search_posting", "search_shelf", "search_form", "search_concept", "search_stem"):
        connection.execute(f"DELETE FROM {table} WHERE shelf = ?", (shelf,))
    places = (shelf * CAPACITY, (shelf + 1) * CAPACITY - 1)
    connection.execute("DELETE FROM search_node WHERE place BETWEEN ? AND ?", places)
    connection.execute("DELETE FROM search_spelling WHERE rowid BETWEEN ? AND ?", places)


def _known_concepts(connection: sqlite3.Connection) -> Iterator[Concept]:
    """Yield the concepts of the core as they are needed to find them in texts."""
    rows = connection.execute("SELECT unit, ja, family, words, see FROM search_concept WHERE shelf = ?", (CORE,))
    for unit, ja, family, english, see in rows:
        concept = Concept(int(unit[1:]), family)
        concept.ja = dict.fromkeys(form for form in ja.split("\t") if form)
        concept.en = dict.fromkeys(tuple(form.split(" ")) for form in english.split("\t") if form)
        concept.see = dict.fromkeys(one for one in see.split("\t") if one)
        yield concept


def _documents(nodes: Sequence[RuleNode], shelves: Mapping[str, int], reader: FieldReader) -> list[Document]:
    return [
        Document(
            shelves[node.edition],
            (EVERYWHERE, FAMILIES.get(node.book, node.book), node.book),
            reader.fields(node),
            rank,
        )
        for node, rank in zip(nodes, defining_ranks(nodes), strict=True)
    ]


def _write_postings(connection: sqlite3.Connection, builder: PostingsBuilder) -> None:
    rows = sorted((shelf, unit, blob) for unit, shelf, blob in builder.rows())
    connection.executemany("INSERT INTO search_posting VALUES (?, ?, ?)", rows)


def _pointers(nodes: Sequence[RuleNode], lexicon: Lexicon, now: Mapping[str, str]) -> dict[int, dict[int, float]]:
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
        for named in concept.see:
            cited_id = now.get(named, named)
            if cited_id in places:
                found[concept.number][places[cited_id]] = 1.0
    return found


def _chapters(nodes: Sequence[RuleNode], lexicon: Lexicon) -> dict[int, set[int]]:
    """Return by concept the places of the chapter to which its glossary entry sends first: "phase" is asked of section 5."""
    under: defaultdict[str, set[int]] = defaultdict(set)
    headings: dict[str, str] = {}
    for place, node in enumerate(nodes):
        if node.number is not None and node.kind != "entry":
            for number in {node.number[:3], node.number.partition(".")[0] + "." + _figures(node.number)}:
                under[f"{id_prefix(node.edition)}:{number}"].add(place)
            headings[node.id] = fold(split_title(node)[1] or "")
    named: defaultdict[tuple[str, str | tuple[str, ...]], list[Concept]] = defaultdict(list)
    for concept in lexicon.concepts:
        for tokens in list(concept.en)[:1]:
            named[concept.family, tokens].append(concept)
        for form in list(concept.ja)[:1]:
            named[concept.family, form].append(concept)
    found: defaultdict[int, set[int]] = defaultdict(set)
    for node in nodes:
        if node.kind != "entry":
            continue
        said = _FIRST_CITED.findall(node.text.en or "") or _FIRST_CITED.findall(node.text.ja or "")
        cited = [f"{id_prefix(node.edition)}:{number if len(number) > 1 else number + '00'}" for number in said]
        ja, en = split_title(node)
        # Of several chapters that one is meant which is called like the entry, else the first.
        cited.sort(key=lambda id: headings.get(id) != fold(en or ""))
        if cited and under.get(cited[0]):
            family = FAMILIES.get(node.book, node.book)
            heads: list[str | tuple[str, ...]] = [joined(fold(ja))] if ja else []
            heads += [tuple(words(fold(en)))] if en else []
            ours = [concept for head in heads for concept in named.get((family, head), ())]
            for concept in ours or [lexicon.concept(family, ja, en)]:
                found[concept.number] |= under[cited[0]]
    return found


def _figures(number: str) -> str:
    """Return the figures behind the first dot of a number: 26 of 701.26a."""
    return number.partition(".")[2].partition(".")[0].rstrip("abcdefghijklmnopqrstuvwxyz")


def _write_nodes(
    connection: sqlite3.Connection,
    nodes: Sequence[RuleNode],
    shelves: Mapping[str, int],
    documents: Sequence[Document],
    first: int,
) -> None:
    places = {node.id: place for place, node in enumerate(nodes, start=first)}
    rows = []
    for place, node in enumerate(nodes, start=first):
        ja, en = split_title(node)
        above = places.get(node.parent or "")
        rule = above if node.kind == "subrule" and above is not None else place
        rows.append((
            place, node.id, shelves[node.edition], node.number, node.kind, above, rule, ja, en, node.text.ja, node.text.en,
            next((field.ja for field in documents[place - first].fields if field.kind == TEXT), None),
            # Of a text that is printed in English only, our Japanese words say which words are at home in it.
            next((f.ja for f in documents[place - first].fields if f.kind == GLOSS and f.ja and not node.text.ja), None),
        ))  # fmt: skip
    connection.executemany("INSERT INTO search_node VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _write_shelves(
    connection: sqlite3.Connection,
    nodes: Sequence[RuleNode],
    shelves: Mapping[str, int],
    cited: Mapping[str, int],
    first: int,
) -> None:
    for edition, shelf in shelves.items():
        places = [place for place, node in enumerate(nodes) if node.edition == edition]
        book = nodes[places[0]].book
        row = (
            shelf, edition, book, FAMILIES.get(book, book), int(BASE_EDITIONS.get(book) == edition), len(places), first + places[0],
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
        vocabulary.without = f"{concept.unit} "
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


def _write_forms(connection: sqlite3.Connection, lexicon: Lexicon, stems: Stems, shelf: int) -> None:
    rows = lexicon_rows(lexicon, stems.__getitem__, _meanings(lexicon, stems.__getitem__))
    connection.executemany("INSERT INTO search_form VALUES (?, ?, ?)", ((key, shelf, lines) for key, lines in rows))
    connection.executemany(
        "INSERT INTO search_concept VALUES (?, ?, ?, ?, ?, ?, ?)", _concept_rows(lexicon, stems, shelf)
    )


def _write_words(connection: sqlite3.Connection, lexicon: Lexicon, stems: Stems, documents: Sequence[Document]) -> None:
    _write_forms(connection, lexicon, stems, CORE)
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
    # Where a document lost a blank it prints no word (mainphase): who types it so means the two.
    whole = {tokens[0] for concept in lexicon.concepts for tokens in concept.en if len(tokens) == 1}
    glued = {letters for letters, _words in _run_together(lexicon)} - whole
    known_words = {word: root for word, root in stems.items() if word not in glued}
    rooted = {**dict.fromkeys(katakana, ""), **known_words}
    connection.executemany(
        "INSERT INTO search_stem VALUES (?, ?, ?)", ((word, CORE, root or word) for word, root in rooted.items())
    )
    spelling = _spelt(known_words)
    spelling += _run_together(lexicon)
    spoken = [*terms, *[pair for pair in words if pair[1] in katakana]]
    spelling += [(key, form) for key, form in dict.fromkeys(spoken) if len(key) > SHORTEST_KEY]
    connection.executemany(
        "INSERT INTO search_spelling (letters, word) VALUES (?, ?)",
        ((bounded(letters), word) for letters, word in spelling),
    )
    connection.executemany("INSERT INTO search_miswritten VALUES (?, ?)", _miswritten(lexicon))


def _spelt(words: Iterable[str]) -> list[tuple[str, str]]:
    """Return the words that another one may be a misspelling of."""
    return [(word, word) for word in words if len(word) > _SHORTEST_SPELT and not word[0].isdigit()]


def _run_together(lexicon: Lexicon) -> list[tuple[str, str]]:
    """Return the English terms of two words as they are typed without the blank: "firststrike"."""
    forms = dict.fromkeys(tokens for concept in lexicon.concepts for tokens in concept.en if len(tokens) == 2)
    return [("".join(tokens), " ".join(tokens)) for tokens in forms if len("".join(tokens)) >= _SHORTEST_TOGETHER]


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


def _concept_rows(lexicon: Lexicon, stems: Stems, shelf: int) -> Iterator[tuple[object, ...]]:
    for concept in lexicon.concepts:
        yield (
            concept.unit,
            shelf,
            "\t".join([form for form in concept.ja if form not in concept.typed]),
            "\t".join([" ".join(stems[word] for word in tokens) for tokens in concept.en]),
            concept.family,
            "\t".join([" ".join(tokens) for tokens in concept.en]),
            "\t".join(concept.see),
        )
