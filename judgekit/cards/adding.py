"""Adding files of cards to the store, and taking them out again: all of a file or nothing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from judgekit.cards.names import kana_key, key_of, short_key, without_pauses
from judgekit.cards.reading import entries
from judgekit.cards.records import FoundCard, FoundRuling, LeftOut
from judgekit.cards.store import READING, SHORT, WHOLE, connect
from judgekit.core import sqlite3
from judgekit.core.errors import DocumentUnreadable, StoreUnreadable, UsageFault
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.library import folders
from judgekit.search.analysis import Analyser
from judgekit.search.readings import kana_romaji, reading_key

EVERY = 5_000
"""Entries from one word of progress to the next."""


class Account(NamedTuple):
    """What became of a file.

    Attributes:
        file: its name.
        cards: cards kept.
        faces: their faces, one for a card of one face.
        japanese: cards kept with a Japanese name or text.
        rulings: rulings kept.
        left_out: entries that were not kept, by reason.
        replaces: whether a file of this name was in the store before.
    """

    file: str
    cards: int
    faces: int
    japanese: int
    rulings: int
    left_out: dict[str, int]
    replaces: bool


def add(file: Path, game: str = "mtg", progress: Callable[[str], None] | None = None) -> Account:
    """Read a file of cards into the store; a file of the same name is replaced.

    Args:
        file: bulk data of Scryfall, a file of MTGJSON, or a list of one's own.
        game: the game of cards that do not say which they belong to.
        progress: called with a line now and then.

    Raises:
        DocumentUnreadable: it cannot be read or holds no cards; the store is as it was.
        StoreUnreadable: the store cannot be written.
    """
    connection = connect(create=True)
    assert connection is not None
    with _all_or_nothing(connection):
        replaces = _remove(connection, file.name)
        source = _Source(connection, file, game, progress)
        account = source.read()
        if not account.cards and not account.rulings:
            raise DocumentUnreadable(phrase("{file}: no card in it", file=file), phrase("give a file of cards"))
    connection.close()
    return account._replace(replaces=replaces)


@contextmanager
def _all_or_nothing(connection: sqlite3.Connection) -> Iterator[None]:
    """Begin a change that is kept when all of it is done; a second one at the same time waits for the first."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            if connection.in_transaction:  # where the disk is full, the database has undone it already
                connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
    except sqlite3.Error as fault:
        raise StoreUnreadable(
            f"{folders.cards()}: {fault}", phrase("is the disk full, or another command adding cards?")
        ) from fault


class _Source:
    """One file on its way into the store."""

    def __init__(
        self, connection: sqlite3.Connection, file: Path, game: str, progress: Callable[[str], None] | None
    ) -> None:
        self._connection = connection
        self._file = file
        self._game = game
        self._progress = progress or (lambda _line: None)
        self._left_out: Counter[str] = Counter()
        self._known: dict[tuple[str, str], tuple[int, bool]] = {}
        self._analyser: Analyser | None = None
        self._kana = kana_romaji()
        self._rulings = 0
        self._faces = 0
        now = datetime.now(UTC).isoformat(timespec="seconds")
        cursor = connection.execute("INSERT INTO source (file, added) VALUES (?, ?)", (file.name, now))
        self._source = cursor.lastrowid

    def read(self) -> Account:
        """Read the file and return what became of it."""
        for number, entry in enumerate(entries(self._file, self._game), start=1):
            if isinstance(entry, LeftOut):
                self._left_out[entry.reason] += 1
            elif isinstance(entry, FoundRuling):
                self._keep_ruling(entry)
            else:
                self._keep(entry)
            if number % EVERY == 0:
                self._progress(
                    phrase(
                        "{name}: {number:,} entries read, {known:,} cards",
                        name=self._file.name,
                        number=number,
                        known=len(self._known),
                    )
                )
        self._connection.execute("INSERT INTO spelling (spelling) VALUES ('optimize')")
        japanese = sum(with_japanese for _id, with_japanese in self._known.values())
        account = Account(
            self._file.name, len(self._known), self._faces, japanese, self._rulings, dict(self._left_out), False
        )
        self._connection.execute(
            "UPDATE source SET cards = ?, faces = ?, rulings = ?, japanese = ?, left_out = ? WHERE id = ?",
            (
                account.cards,
                account.faces,
                account.rulings,
                account.japanese,
                json.dumps(account.left_out),
                self._source,
            ),
        )
        return account

    def _keep_ruling(self, ruling: FoundRuling) -> None:
        query = "INSERT OR IGNORE INTO ruling (source, key, date, text) VALUES (?, ?, ?, ?)"
        self._rulings += self._connection.execute(query, (self._source, *ruling)).rowcount

    def _keep(self, card: FoundCard) -> None:
        """Keep a card; of a further printing only its Japanese is new."""
        known = self._known.get((card.game, card.key))
        if known is None:
            self._keep_new(card)
            return
        id, with_japanese = known
        self._left_out[phrase("further printings")] += 1
        if card.japanese and not with_japanese:
            self._connection.execute("UPDATE card SET japanese = ? WHERE id = ?", (_json(card.japanese), id))
            self._known[card.game, card.key] = id, True
            self._keep_names(id, card)

    def _keep_new(self, card: FoundCard) -> None:
        spelt = (_json(card.definition), _json(card.japanese), _json(card.keywords))
        row = (self._source, card.game, card.key, card.name, *spelt, card.rank)
        cursor = self._connection.execute(
            "INSERT INTO card (source, game, key, name, definition, japanese, keywords, rank) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )
        assert cursor.lastrowid is not None
        faces = card.definition.get("faces")
        self._faces += len(faces) if isinstance(faces, list) else 1
        self._known[card.game, card.key] = cursor.lastrowid, bool(card.japanese)
        self._keep_names(cursor.lastrowid, card)

    def _keep_names(self, id: int, card: FoundCard) -> None:
        for name in card.names:
            if name.lang == "reading":
                self._read_aloud(name.text, id, name.face, card.name)
                continue
            self._name(key_of(name.text), WHOLE, id, name.face, name.lang, name.text)
            self._name(short_key(name.text), SHORT, id, name.face, name.lang, name.text)
            if name.lang == "ja":
                self._read_aloud(self._heard(name.text), id, name.face, name.text)

    def _read_aloud(self, reading: str, id: int, face: int | None, text: str) -> None:
        for key in (reading_key(reading, self._kana), kana_key(reading)):
            self._name(key, READING, id, face, "reading", text)

    def _heard(self, name: str) -> str:
        """Return how a Japanese name is read, in kana; empty where the analyser does not know."""
        if self._analyser is None:
            self._analyser = Analyser()
        return self._analyser.reading(without_pauses(name))

    def _name(self, folded: str, how: int, id: int, face: int | None, lang: str, text: str) -> None:
        if not folded:
            return
        cursor = self._connection.execute(
            "INSERT OR IGNORE INTO name (folded, how, card, face, lang, text) VALUES (?, ?, ?, ?, ?, ?)",
            (folded, how, id, face, lang, text),
        )
        if cursor.rowcount and how == WHOLE:
            self._connection.execute("INSERT INTO spelling (rowid, folded) VALUES (?, ?)", (cursor.lastrowid, folded))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _remove(connection: sqlite3.Connection, file: str) -> bool:
    sources = [id for (id,) in connection.execute("SELECT id FROM source WHERE file = ?", (file,))]
    for source in sources:
        of_source = "card IN (SELECT id FROM card WHERE source = ?)"
        connection.execute(f"DELETE FROM spelling WHERE rowid IN (SELECT rowid FROM name WHERE {of_source})", (source,))
        connection.execute(f"DELETE FROM name WHERE {of_source}", (source,))
        connection.execute("DELETE FROM card WHERE source = ?", (source,))
        connection.execute("DELETE FROM ruling WHERE source = ?", (source,))
        connection.execute("DELETE FROM source WHERE id = ?", (source,))
    return bool(sources)


def remove(file: str) -> None:
    """Take the cards of a file out of the store.

    Raises:
        UsageFault: no file of this name was added.
        StoreUnreadable: the store cannot be written.
    """
    connection = connect()
    known = (
        [] if connection is None else [name for (name,) in connection.execute("SELECT file FROM source ORDER BY id")]
    )
    if connection is None or file not in known:
        raise UsageFault(
            phrase("no file {file} was added with `cards add`", file=file[:60]),
            phrase("added: {added}", added=", ".join(known) or phrase("none")),
        )
    with _all_or_nothing(connection):
        _remove(connection, file)
    connection.execute("VACUUM")
    connection.close()
