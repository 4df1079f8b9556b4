"""The store of cards: one SQLite file beside the rulebooks that the user added; cards are found in it by name.

On the path of a cold `card NAME`: plain os.path, nothing heavy imported. What writes into the store is in `adding`.
"""

from __future__ import annotations

import os
import os.path

from judgekit.cards.errata import as_today
from judgekit.cards.name_lists import known, listed_in_japanese, nicknames
from judgekit.cards.names import heard_keys, key_of, keys_with_accents
from judgekit.core import sqlite3
from judgekit.core.errors import StoreUnreadable
from judgekit.core.json_reading import read_json
from judgekit.core.wording import phrase
from judgekit.library import folders

TYPE_CHECKING = False  # typing costs more to import than a card takes
if TYPE_CHECKING:
    from judgekit.core.json_values import Json

FORMAT = 1
"""Number of the form of the tables; a store of another form is made anew from the files."""

SCHEMA = """
CREATE TABLE source (
    id INTEGER PRIMARY KEY, file TEXT, added TEXT, cards INTEGER, faces INTEGER, rulings INTEGER, japanese INTEGER, left_out TEXT
);
CREATE TABLE card (
    id INTEGER PRIMARY KEY, source INTEGER, game TEXT, key TEXT, name TEXT, definition TEXT, japanese TEXT, keywords TEXT,
    rank INTEGER, UNIQUE (source, game, key)
);
CREATE TABLE name (folded TEXT, how INTEGER, card INTEGER, face INTEGER, lang TEXT, text TEXT, UNIQUE (folded, card, lang, how));
CREATE TABLE ruling (source INTEGER, key TEXT, date TEXT, text TEXT, UNIQUE (source, key, date, text));
CREATE INDEX ruling_of ON ruling (key);
CREATE TABLE understood (definition TEXT PRIMARY KEY, stamp TEXT, reading TEXT) WITHOUT ROWID;
CREATE TABLE used (game TEXT, name TEXT, path TEXT);
CREATE INDEX used_name ON used (game, name);
CREATE TABLE indexed (game TEXT PRIMARY KEY, stamp TEXT) WITHOUT ROWID;
CREATE VIRTUAL TABLE spelling USING fts5 (folded, tokenize = 'trigram', detail = 'none');
"""

WHOLE, SHORT, READING = range(3)
"""How a name is written: as printed, its part before the comma, as it is read aloud."""

LONGEST_NAME = 1_000
"""Letters; nothing longer is a card's name or nearly one, and the database takes no pattern of any length."""

_CANDIDATES = 200
_MOST_GRAMS = 400
"""Runs of three letters that are looked up; SQLite joins no more than five hundred selections."""
_SHORTEST_SPELLING = 3
"""Letters that the index of spellings can look for."""
_LIKE_ENOUGH = 0.7
"""The least likeness of a misspelt name, as difflib reckons it."""
_SHORTEST_HEARD = 3
_SHORTEST_PART = 4
_AT_ONCE = 500
"""Keys of one query; SQLite takes some thousands."""

_STEP = 25
"""Keys of a query are a multiple of it, the last one repeated, so that SQLite has not a new one to prepare for each name."""


class StoredCard:
    """A card of the store.

    Attributes:
        id: its number in the store.
        game: the book by whose rules it is played.
        key: what its rulings are kept under.
        name: its name, by which scenarios call it.
        definition: the card as a scenario defines it, by today's rules.
        errata: numbers of the rules by which that is more than the file says.
        japanese: Japanese name, type line and text of each face, where the file has them.
        keywords: keywords that the file lists.
        file: the file it comes from.
        spelt: the definition as the store holds it.
    """

    __slots__ = ("definition", "errata", "file", "game", "id", "japanese", "key", "keywords", "name", "spelt")

    def __init__(self, row: tuple[int, str, str, str, str, str, str, str]) -> None:
        self.id, self.game, self.key, self.name, self.spelt, japanese, keywords, self.file = row
        self.definition: dict[str, Json]
        self.errata: tuple[str, ...]
        definition: dict[str, Json] = read_json(self.spelt)
        # A card of one's own has no other key than its name; old files have none either, but spell types as cards do.
        printed = self.game == "mtg" and (self.key != self.name or " — " in str(definition.get("types")))
        self.definition, self.errata = as_today(definition) if printed else (definition, ())
        self.japanese: list[dict[str, str]] = read_json(japanese)
        self.keywords: list[str] = read_json(keywords)

    @property
    def japanese_name(self) -> str:
        """The Japanese name of the card; empty where the file has none."""
        names = [face.get("name", "") for face in self.japanese]
        if not names or not all(names):
            return ""
        return names[0] if len(names) == 1 or self.definition.get("layout") != "split" else " // ".join(names)


class Match:
    """What a typed name led to.

    Attributes:
        card: the card.
        called: the name that matched, as printed.
        how: "name", "face", "short", "reading", "listed" (by judgekit's lists), "part" or "misspelt".
    """

    __slots__ = ("called", "card", "how")

    def __init__(self, card: StoredCard, called: str, how: str) -> None:
        self.card = card
        self.called = called
        self.how = how

    @property
    def is_sure(self) -> bool:
        """Tell whether the name is that of the card, not only like it."""
        return self.how in ("name", "face", "reading")


def connect(*, create: bool = False) -> sqlite3.Connection | None:
    """Open the store of cards.

    Args:
        create: make one where there is none.

    Returns:
        The store; None where no cards were added.

    Raises:
        StoreUnreadable: it is there and cannot be read, or cannot be made.
    """
    file = folders.cards()
    if not create and not os.path.exists(file):
        return None
    try:
        os.makedirs(os.path.dirname(file), exist_ok=True)
        connection = sqlite3.connect(file, timeout=60, isolation_level=None)
        connection.execute("PRAGMA synchronous = NORMAL")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version not in (0, FORMAT):
            raise StoreUnreadable(
                phrase("{file}: written by another version of judgekit", file=file),
                phrase("remove the file, then judgekit cards add FILE"),
            )
        if version == 0:
            _made(connection)
    except (OSError, sqlite3.Error) as fault:
        reason = getattr(fault, "strerror", None) or fault
        raise StoreUnreadable(f"{file}: {reason}", phrase("remove the file, then judgekit cards add FILE")) from fault
    return connection


def _made(connection: sqlite3.Connection) -> None:
    """Make the tables, unless another process has made them while this one waited for it."""
    connection.execute("BEGIN IMMEDIATE")
    if connection.execute("PRAGMA user_version").fetchone() == (0,):
        for statement in (
            *SCHEMA.split(";"),
            f"PRAGMA user_version = {FORMAT}",
        ):  # a script would commit before it begins
            connection.execute(statement)
    connection.execute("COMMIT")


_Row = tuple[int, str, str, str, str, str, str, str, str, int, int | None, int | None]
"""A row of a name: the columns of its card, the name as written, how it calls the card, the number of its face, the card's rank."""
_COLUMNS = "card.id, card.game, card.key, card.name, card.definition, card.japanese, card.keywords, source.file"
_JOINED = "FROM name JOIN card ON card.id = name.card JOIN source ON source.id = card.source"
_ORDER = "ORDER BY name.how, card.rank IS NULL, card.rank, {last}length(card.name), card.name, card.source DESC"


class CardStore:
    """The cards that the user added, by name."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Take the store."""
        self.connection = connection
        self._spelt_plainly: dict[tuple[str, str], StoredCard | None] = {}
        self._spoken: dict[tuple[str, str], StoredCard | None] = {}
        self._japanese: dict[str, bool | None] = {}
        self._as_it_was: tuple[int, int] | None = None

    def named(self, typed: str, game: str | None = None, most: int = 8) -> list[Match]:
        """Return the cards that a name may mean, the likeliest first; each card once, as the newest file has it.

        Args:
            typed: a name in either language, of a card or of a face; also a part of it, its reading, or a misspelling.
            game: the only game wanted.
            most: the most cards.
        """
        key = key_of(typed)
        if not key or len(key) > LONGEST_NAME:
            return []
        return (
            self._exact(key, typed, game, most)
            or self._listed(typed, game, most)
            or self._holding(key, game, most)
            or self._within(key, game, most)
            or self._like(key, game, most)
        )

    def exactly(self, typed: str, game: str) -> StoredCard | None:
        """Return the card of a game that has exactly this name, as a scenario names it; None where none has."""
        sure = [match for match in self._called(typed, game) if _same(typed, match)]
        return sure[0].card if sure else None

    def _called(self, typed: str, game: str) -> list[Match]:
        """Return the cards of a game whose whole name is folded to the same as what is typed."""
        rows = self._rows("name.folded = ? AND name.how = ? AND name.lang <> 'reading'", (key_of(typed), WHOLE), game)
        return self._matches(rows)

    def spoken(self, typed: str, game: str) -> StoredCard | None:
        """Return the card of a game that is called so at the table: capitals, commas, apostrophes and accents may be left out.

        None where no card has this whole name, and where several do. Words of a text are asked for often: each once while
        nothing is written into the store.
        """
        self._forget_what_is_written_anew()
        if (typed, game) not in self._spoken:
            self._spoken[typed, game] = self._spoken_of(typed, game)
        return self._spoken[typed, game]

    def _forget_what_is_written_anew(self) -> None:
        """Forget what was asked if this or another connection has written into the store since."""
        ((version,),) = self.connection.execute("PRAGMA data_version").fetchall()
        as_it_is = (version, self.connection.total_changes)
        if as_it_is != self._as_it_was:
            self._spoken.clear()
            self._spelt_plainly.clear()
            self._japanese.clear()
            self._as_it_was = as_it_is

    def _spoken_of(self, typed: str, game: str) -> StoredCard | None:
        called = self._called(typed, game)
        exact = next((match.card for match in called if _same(typed, match)), None)
        if exact is not None:
            return exact
        if not called and typed[:1].isalpha() and len(typed) < LONGEST_NAME:
            return self._without_accents(key_of(typed), game)
        return called[0].card if len(called) == 1 else None

    def _without_accents(self, key: str, game: str) -> StoredCard | None:
        """Return the one card whose name is typed so without its accents; None where none is, or several are."""
        if (game, key) not in self._spelt_plainly:
            keys = keys_with_accents(key)
            rows: list[_Row] = []
            for start in range(0, len(keys), _AT_ONCE):
                some = tuple(keys[start : start + _AT_ONCE])
                some += some[-1:] * (-len(some) % _STEP)
                marks = ",".join("?" * len(some))
                rows += self._rows(f"name.folded IN ({marks}) AND name.how = {WHOLE} AND name.lang = 'en'", some, game)
            found = self._matches(rows)
            self._spelt_plainly[game, key] = found[0].card if len(found) == 1 else None
        return self._spelt_plainly[game, key]

    def in_japanese(self, game: str) -> bool | None:
        """Return whether any card of a game has a Japanese name; None where there are no cards of it."""
        self._forget_what_is_written_anew()
        if game not in self._japanese:
            self._japanese[game] = self._has_japanese(game)
        return self._japanese[game]

    def _has_japanese(self, game: str) -> bool | None:
        if self.connection.execute("SELECT 1 FROM card WHERE game = ? LIMIT 1", (game,)).fetchone() is None:
            return None
        query = "SELECT 1 FROM card JOIN name ON name.card = card.id WHERE card.game = ? AND name.lang = 'ja' LIMIT 1"
        return self.connection.execute(query, (game,)).fetchone() is not None

    def among(self, keys: list[str]) -> dict[str, StoredCard]:
        """Return the cards that are called by some keys, each by its own: by whole names first, then by their short form."""
        found: dict[str, StoredCard] = {}
        for start in range(0, len(keys), _AT_ONCE):
            some = keys[start : start + _AT_ONCE]
            marks = ",".join("?" * len(some))
            rows = self.connection.execute(
                f"SELECT {_COLUMNS}, name.folded {_JOINED} WHERE name.folded IN ({marks}) AND name.how IN ({WHOLE}, {SHORT}) "
                f"{_ORDER.replace('{last}', '')}",
                some,
            )
            for row in rows:
                found.setdefault(row[8], StoredCard(row[:8]))
        return found

    def rulings(self, card: StoredCard) -> list[tuple[str, str]]:
        """Return (date, text) of the rulings on a card, the oldest first."""
        query = "SELECT DISTINCT date, text FROM ruling WHERE key = ? ORDER BY date, rowid"
        return list(self.connection.execute(query, (card.key,)))

    def _rows(self, where: str, values: tuple[object, ...], game: str | None, last_word: str = "") -> list[_Row]:
        """Return the rows of names, the cards most sought after first, then those whose name ends with the word that is typed."""
        of_game = " AND card.game = ?" if game is not None else ""
        query = (
            f"SELECT {_COLUMNS}, name.text, name.how, name.face, card.rank {_JOINED} WHERE {where}{of_game} {_ORDER}"
        )
        query = query.replace("{last}", "name.folded NOT LIKE ?, " if last_word else "")
        asked = (*values, *((game,) if game is not None else ()), *((f"% {last_word}",) if last_word else ()))
        return self.connection.execute(query, asked).fetchall()

    def _matches(self, rows: list[_Row], how: str | None = None) -> list[Match]:
        found: dict[tuple[str, str], Match] = {}
        for row in rows:
            card, (text, written, face) = StoredCard(row[:8]), row[8:11]
            kind = how or (
                "short" if written == SHORT else "reading" if written == READING else "name" if face is None else "face"
            )
            found.setdefault((card.game, card.name), Match(card, text, kind))
        return list(found.values())

    def _exact(self, key: str, typed: str, game: str | None, most: int) -> list[Match]:
        found = self._matches(self._rows("name.folded = ?", (key,), game))
        for heard in heard_keys(typed) if not found else ():
            if len(heard) < _SHORTEST_HEARD:
                continue
            found = self._matches(self._rows("name.folded = ? AND name.how = ?", (heard, READING), game))
        return found[:most]

    def _holding(self, key: str, game: str | None, most: int) -> list[Match]:
        """Return the cards whose name has every word typed, at the beginning of a word of it."""
        words = [word.replace("%", "").replace("_", "") for word in key.split()]
        where = " AND ".join(["(' ' || name.folded) LIKE ?"] * len(words))
        if not key.isascii():
            where = " AND ".join(["name.folded LIKE ?"] * len(words))
        patterns = tuple([f"% {word}%" if key.isascii() else f"%{word}%" for word in words])
        spelt, with_it = _spelt_with(words)
        rows = _well_known_first(
            self._rows(
                f"name.how = {WHOLE} AND {where}{spelt}",
                (*patterns, *with_it),
                game,
                words[-1] if key.isascii() else "",
            )
        )
        whole = [row for row in rows if set(words) <= set(key_of(row[8]).split())]
        return self._matches(whole + rows, "part")[:most]

    def _listed(self, typed: str, game: str | None, most: int) -> list[Match]:
        """Return the cards that judgekit's own lists call so: by nicknames, and in Japanese for files without Japanese names."""
        book = game or "mtg"
        exact = nicknames(book).get(typed) or nicknames(book).get(typed.casefold()) or typed
        exact = listed_in_japanese(book).get(exact) or (exact if exact != typed else "")
        called = [(typed, exact)] if exact else []
        if not called and not typed.isascii():
            from judgekit.cards.known_names import names_like

            called = names_like(typed, book)
        found = []
        for name, english in called:
            card = self.exactly(english, book)
            if card is not None:
                found.append(Match(card, name, "listed"))
        return found[:most]

    def _within(self, key: str, game: str | None, most: int) -> list[Match]:
        """Return the cards in whose name a part of a word was typed ("goyf")."""
        part = key.replace("%", "").replace("_", "")
        if len(part) < _SHORTEST_PART or not part.isascii():
            return []
        spelt, with_it = _spelt_with([part])
        rows = self._rows(f"name.how = {WHOLE} AND name.folded LIKE ?{spelt}", (f"%{part}%", *with_it), game)
        return self._matches(_well_known_first(rows), "part")[:most]

    def _like(self, key: str, game: str | None, most: int) -> list[Match]:
        """Return the cards whose name is nearly what was typed: of those that share most runs of three letters with it."""
        from judgekit.cards.likeness import Likeness

        grams = sorted({key[place : place + 3] for place in range(len(key) - 2)})[:_MOST_GRAMS]
        if not grams:
            return []
        one = "SELECT rowid FROM spelling WHERE spelling MATCH ?"
        shared = f"SELECT rowid, count(*) AS shared FROM ({' UNION ALL '.join([one] * len(grams))}) GROUP BY rowid"
        rows = self.connection.execute(
            f"SELECT name.rowid, name.folded FROM ({shared} ORDER BY shared DESC LIMIT {_CANDIDATES}) AS near "
            "JOIN name ON name.rowid = near.rowid ORDER BY shared DESC, length(folded)",
            ['"' + gram.replace('"', '""') + '"' for gram in grams],
        ).fetchall()
        typed = Likeness(key, _LIKE_ENOUGH)
        likeness = {row: typed.of(folded) for row, folded in rows}
        near = sorted([row for row in likeness if likeness[row] >= _LIKE_ENOUGH], key=lambda row: -likeness[row])
        found: list[Match] = []
        for row in near:
            for match in self._matches(self._rows("name.rowid = ?", (row,), game), "misspelt"):
                if all(match.card.name != other.card.name for other in found):
                    found.append(match)
        return found[:most]


def _spelt_with(words: list[str]) -> tuple[str, tuple[str, ...]]:
    """Return a condition that spares names without the longest of some words, and its value; none where all are short."""
    longest = max(words, key=len)
    if len(longest) < _SHORTEST_SPELLING:
        return "", ()
    return " AND name.rowid IN (SELECT rowid FROM spelling WHERE folded LIKE ?)", (f"%{longest}%",)


def _well_known_first(rows: list[_Row]) -> list[_Row]:
    """Return rows of names in their order, but of those without a rank the cards that are often spoken of first.

    Of these, what more of the added files hold comes first: a card that is printed again and again is the one that is meant.
    """
    well_known = {game: known(game) for game in {row[1] for row in rows}}
    printed: dict[str, int] = {}
    for row in rows:
        printed[row[3]] = printed.get(row[3], 0) + 1
    return sorted(
        rows,
        key=lambda row: (row[9], row[11] is None, row[11] or 0, row[3] not in well_known[row[1]], -printed[row[3]]),
    )


def _same(typed: str, match: Match) -> bool:
    """Tell whether a scenario names a card so: exactly as printed, a face only where it stands for the card."""
    return typed in (match.called, match.card.name) and (match.how == "name" or match.called == match.card.name)


def opened() -> CardStore | None:
    """Return the cards that the user added; None where there are none."""
    connection = connect()
    return None if connection is None else CardStore(connection)
