"""The vocabulary of a finished store: forms, stems, readings and spellings looked up in its tables.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from judgekit.core.sqlite3 import Connection
from judgekit.search.folding import is_kanji, is_katakana, romaji_key
from judgekit.search.question import Form, Vocabulary, applying
from judgekit.search.streams import bigrams, is_latin, runs, words

TYPE_CHECKING = False  # typing costs more to import than a search takes
if TYPE_CHECKING:
    from judgekit.search.analysis import Analyser
    from judgekit.search.ranking import Shelf

KEY = 2
"""Characters of a Japanese form by which it is looked up."""

_CANDIDATES = 40
_SUGGESTIONS = 3
_SHORT_TERM = 2
_SHORTEST_MISWRITTEN, _LONGEST_MISWRITTEN = 3, 8
_SHORTEST_GUESSED = 6
"""Letters of a word that is still told with two of them wrong."""

_GUESSED_MISTAKES = 2
_MOST_KEYS = 900
_POSTING = 3
"""Bytes of a posting."""

_ENDINGS = (
    ("ies", "y"),
    ("ied", "y"),
    ("es", ""),
    ("s", ""),
    ("ing", ""),
    ("ing", "e"),
    ("ed", ""),
    ("ed", "e"),
    ("er", ""),
    ("ly", ""),
)
_SHORTEST_STEM = 3


def _only_one_has(letters: set[str], known: str) -> int:
    """Return how many letters only one of two words has: a slip of the pen doubles, drops and swaps more than it replaces."""
    return len(letters.symmetric_difference(known))


def _other_forms(word: str) -> list[str]:
    """Return what an English word may be in the form that a rulebook prints: "priorities" may be "priority"."""
    forms = [word[: -len(ending)] + other for ending, other in _ENDINGS if word.endswith(ending)]
    return [form for form in forms if len(form) >= _SHORTEST_STEM]


class StoredVocabulary(Vocabulary):
    """Looks words up in the tables of the instant index."""

    def __init__(
        self,
        connection: Connection,
        families: tuple[str, ...] = (),
        shelves: tuple[int, ...] = (),
        before: StoredVocabulary | None = None,
    ) -> None:
        """Look words up in a store.

        Args:
            connection: the store.
            families: the families of books whose terms a misspelt word may be; none allows all.
            shelves: the numbers of the editions whose words it may be; none allows all.
            before: what the same question was read against for other editions; what it found is not looked up again.
        """
        self._connection = connection
        self._families = families
        self._shelves = shelves
        self._kana: dict[str, str] = {} if before is None else before._kana
        self._lines: dict[str, str] = {} if before is None else before._lines
        self.parsed: dict[str, list[Form]] | None = {} if before is None else before.parsed
        self._alike: dict[tuple[str, int, str], list[tuple[int, str, str]]] = {} if before is None else before._alike
        self._printed: dict[str, bool] = {} if before is None or before._shelves != shelves else before._printed

    def _rows(self, table: str, key: str, value: str, keys: list[str]) -> dict[str, str]:
        if not keys:
            return {}
        keys = keys[:_MOST_KEYS]
        marks = ",".join("?" * len(keys))
        return dict(
            self._connection.execute(f"SELECT {key}, {value} FROM {table} WHERE {key} IN ({marks})", keys).fetchall()
        )

    def forms(self, keys: list[str]) -> dict[str, str]:
        """Return the lines of the lexicon under each key that it has."""
        keys = keys[:_MOST_KEYS]
        known = self._lines
        new = [key for key in keys if key not in known]
        if new:
            known.update(dict.fromkeys(new, ""))
            marks = ",".join("?" * len(new))
            rows = self._connection.execute(
                f"SELECT key, lines FROM search_form WHERE key IN ({marks}) ORDER BY shelf", new
            )
            for key, lines in rows.fetchall():
                if known[key]:  # editions of other years have terms of their own, several of them the same ones
                    others = known[key].split("\n")
                    lines = "\n".join(others + [line for line in lines.split("\n") if line not in others])
                known[key] = lines
        return {key: known[key] for key in keys if known[key]}

    def stems(self, words: list[str]) -> dict[str, str]:
        """Return the stem of each word that stands in the rulebooks or the lexicon, be it in another form."""
        found = self._rows("search_stem", "word", "stem", words)
        others = {word: _other_forms(word) for word in words if word not in found}
        known = self._rows("search_stem", "word", "stem", [form for forms in others.values() for form in forms])
        for word, forms in others.items():
            stem = next((known[form] for form in forms if form in known), None)
            if stem is not None:
                found[word] = stem
        return found

    def units(self, units: list[str]) -> set[str]:
        """Return those of some bigrams that stand in the rulebooks."""
        units = units[:_MOST_KEYS]
        printed = self._printed
        new = [unit for unit in units if unit not in printed]
        if new:  # asked for none, SQLite would look through all postings
            printed.update(dict.fromkeys(new, False))
            marks = ",".join("?" * len(new))
            rows = self._connection.execute(
                f"SELECT DISTINCT unit FROM search_posting WHERE {self._shelved()} AND unit IN ({marks})", new
            )
            printed.update([(unit, True) for (unit,) in rows.fetchall()])
        return {unit for unit in units if printed[unit]}

    def _shelved(self) -> str:
        """Return what narrows postings to the searched editions, by their numbers or by all that there are."""
        if not self._shelves:
            return "shelf IN (SELECT shelf FROM search_shelf)"
        return f"shelf IN ({','.join([str(shelf) for shelf in self._shelves])})"

    def read_as(self, words: list[str]) -> dict[str, list[str]]:
        """Return the written forms of each word in romaji or kana that is how something known is read, the likeliest first."""
        written = self.spoken(words)
        for word in words:
            key = "" if word in written else self.reading_key(word)
            if len(key) > _LONGEST_MISWRITTEN:
                parts = self._parted(key)
                if parts:
                    written[word] = [" ".join(parts)]
        return written

    def spoken(self, words: list[str]) -> dict[str, list[str]]:
        """Return the written forms of those words in kana or romaji that are, as a whole, how something known is read."""
        keys = {word: self.reading_key(word) for word in words}
        found = self._rows("search_reading", "key", "forms", list(set(keys.values())))
        return {word: found[key].split("\t") for word, key in keys.items() if key in found}

    def _parted(self, key: str) -> list[str]:
        """Return the written forms of a reading that is several words in a row, or nothing when a rest is left over."""
        parts: list[str] = []
        while key:
            heads = [key[:length] for length in range(len(key), _SHORTEST_MISWRITTEN, -1)]
            found = self._rows("search_reading", "key", "forms", heads)
            head = next((head for head in heads if head in found), "")
            if not head:
                return []
            parts.append(found[head].split("\t")[0])
            key = key[len(head) :]
        return parts

    def reading_key(self, word: str) -> str:
        """Return the key of a word in kana or romaji."""
        if word.isascii():
            return romaji_key(word)
        if not self._kana:
            self._kana.update(self._connection.execute("SELECT kana, romaji FROM search_kana").fetchall())
        text = _hiragana(word)
        letters: list[str] = []
        place = 0
        while place < len(text):
            pair = text[place : place + 2]
            if len(pair) == 2 and pair in self._kana:
                letters.append(self._kana[pair])
                place += 1
            else:
                letters.append(self._kana.get(text[place], ""))
            place += 1
        return romaji_key("".join(letters))

    def corrected(self, word: str) -> list[str]:
        """Return the known words that word is a misspelling of, the nearest first."""
        from judgekit.search.spelling import allowed

        letters = word if word.isascii() else self.reading_key(word)
        return self._near(letters, allowed(letters))

    def guessed(self, word: str) -> str:
        """Return the known word that a longer one with two mistakes may have been meant to be, which begins alike; "" for none."""
        letters = word if word.isascii() else self.reading_key(word)
        if len(letters) < _SHORTEST_GUESSED:
            return ""
        return next(iter(self._near(letters, _GUESSED_MISTAKES, begins=letters[0])), "")

    def nearest(self, word: str) -> list[str]:
        """Return the known words that look like one that is none of them, for a judge to choose from."""
        letters = word if word.isascii() else self.reading_key(word)
        return self._near(letters, len(letters) // 2)[:_SUGGESTIONS] if len(letters) > _SHORTEST_MISWRITTEN else []

    def _near(self, letters: str, most: int, begins: str = "") -> list[str]:
        """Return the known words at most so many letters away: the nearest first, the likelier slips, what is printed more often.

        Args:
            letters: the word in Latin letters.
            most: how many mistakes it may hold.
            begins: what the known words begin with.
        """
        from judgekit.search.spelling import bounded, distance, swapped, trigrams, unlike_a_slip

        if not most:
            return []
        typed = set(letters)
        near = self._alike.get((letters, most, begins))
        if near is None:
            shared = " OR ".join(f'"{piece}"' for piece in trigrams(letters))
            rows = self._connection.execute(
                f"SELECT letters, word FROM search_spelling WHERE search_spelling MATCH ? ORDER BY rank LIMIT {_CANDIDATES}",
                (shared,),
            ).fetchall()
            rows += [(bounded(one), one) for one in self._rows("search_stem", "word", "stem", swapped(letters))]
            # A mistake changes at most two of the letters that only one of two words has.
            near = self._alike[letters, most, begins] = [
                (far, known, form)
                for known, form in rows
                if known.startswith(begins, 1)
                and _only_one_has(typed, known[1:-1]) <= 2 * most
                and (far := distance(letters, known[1:-1], most)) <= most
            ]
        often = self._how_often([form for _far, _known, form in near])
        ordered = sorted(
            (
                far,
                unlike_a_slip(letters, known[1:-1]),
                -often.get(form, 0),
                _only_one_has(typed, known[1:-1]),
                place,
                form,
            )
            for place, (far, known, form) in enumerate(near)
        )
        forms = list(dict.fromkeys([row[-1] for row in ordered]))
        return [form for form in forms if form in often] or forms

    def _how_often(self, forms: list[str]) -> dict[str, int]:
        """Return in how many nodes of the searched editions each form stands that is a word of them or a term of their games."""
        words = {word for form in forms if form.isascii() for word in form.split(" ")}
        units = self._rows("search_stem", "word", "stem", list(words))
        keys = list({form[:KEY] for form in forms if not form.isascii()})
        for lines in applying(self.forms(keys), self._families, self.parsed).values():
            for form, _family, meant, _label in lines:
                units.setdefault(form, meant.partition(" ")[0])
        if not units:
            return {}
        marks = ",".join("?" * len(units))
        rows = self._connection.execute(
            "SELECT unit, sum(length(postings)) FROM search_posting "
            f"WHERE {self._shelved()} AND unit IN ({marks}) GROUP BY unit",
            list(units.values()),
        ).fetchall()
        held = {unit: length // _POSTING for unit, length in rows}
        # A term of the game is known even where no text prints it; one of two words is printed as often as the rarer of them.
        often = {form: held.get(unit, 0) for form, unit in units.items() if unit in held or not form.isascii()}
        together = [form for form in forms if " " in form and all(word in often for word in form.split(" "))]
        return often | {form: min([often[word] for word in form.split(" ")]) for form in together}

    def miswritten(self, run: str) -> tuple[str, str] | None:
        """Return the piece of a run of kanji that is a term with one character mistaken, and the term."""
        pieces: dict[str, str] = {}
        for length in range(min(_LONGEST_MISWRITTEN, len(run)), _SHORTEST_MISWRITTEN - 1, -1):
            for start in range(len(run) - length + 1):
                for pattern in _patterns(run[start : start + length]):
                    pieces.setdefault(pattern, run[start : start + length])
        found = self._rows("search_miswritten", "pattern", "form", list(pieces))
        for pattern, piece in pieces.items():
            if pattern in found:
                term = next((form for form in self._terms(found[pattern].split("\t")) if form != piece), "")
                if term:
                    return piece, term
        return None

    def sounds_like(self, run: str) -> list[str]:
        """Return the terms that are read like a run of kanji which nothing prints, else those of two kanji that share one with it.

        Only here does a search ask the analyser, since it takes as long to load as all the rest.
        """
        reading = _analyser().reading(run)
        key = self.reading_key(_hiragana(reading)) if reading else ""
        if len(key) > _SHORTEST_MISWRITTEN:
            written = self._rows("search_reading", "key", "forms", [key])
            terms = self._terms(written[key].split("\t")) if written else []
            if terms:
                return terms[:1]
        found = self._rows("search_miswritten", "pattern", "form", _patterns(run) if len(run) == _SHORT_TERM else [])
        return self._terms([form for forms in found.values() for form in forms.split("\t")])[:_SUGGESTIONS]

    def _terms(self, forms: list[str]) -> list[str]:
        """Return those of some forms that are terms of the games searched."""
        if not self._families:
            return forms
        lines = applying(self.forms(list({form[:KEY] for form in forms})), self._families, self.parsed).values()
        terms = {line[0] for rows in lines for line in rows}
        return [form for form in forms if form in terms]


def _patterns(piece: str) -> list[str]:
    """Return a piece of Japanese with each of its kanji left open in turn."""
    return [piece[:place] + "?" + piece[place + 1 :] for place in range(len(piece)) if is_kanji(piece[place])]


def _hiragana(kana: str) -> str:
    return "".join([chr(ord(character) - 0x60) if "ァ" <= character <= "ヴ" else character for character in kana])


_loaded: list[Analyser] = []
"""The analyser, once a search has asked it something."""


def _analyser() -> Analyser:
    if not _loaded:
        from judgekit.search.analysis import Analyser

        _loaded.append(Analyser())
    return _loaded[0]


Held = dict[int, list[int]] | None
"""By number of an edition the places that may print a word; None where its letters are too few to tell."""


def in_texts(connection: Connection, surface: str, held: dict[int, list[int]]) -> dict[int, list[int]]:
    """Return of the places that may print a word, by number of an edition, those that do."""
    places = ",".join([str(place) for found in held.values() for place in found])
    before, after = _not_within(surface[:1]), _not_within(surface[-1:])
    rows = connection.execute(
        f"SELECT shelf, place FROM search_node WHERE place IN ({places}) AND ' ' || coalesce(stream, glossed) || ' ' GLOB ?",
        (f"*{before}{_without_patterns(surface)}{after}*",),
    )
    found: dict[int, list[int]] = {}
    for number, place in rows.fetchall():
        found.setdefault(number, []).append(place)
    return found


def printed(
    connection: Connection,
    surface: str,
    books: tuple[str, ...],
    pool: list[Shelf],
    held: Held,
    *,
    by_itself: bool = False,
) -> bool:
    """Tell whether a text of some books prints a word, be it no term there; チャント is not printed in エンチャント.

    Only texts that hold all units of the word are read: a text that prints it has each of them in its postings.

    Args:
        connection: the store.
        surface: the word.
        books: the books.
        pool: the editions.
        held: the places that may print it.
        by_itself: one in kanji has to stand in no longer word: 防御 of 防御プレイヤー is none of Magic's.
    """
    word = _without_patterns(surface)
    asked = [shelf.number for shelf in pool if shelf.book in books]
    if not word or not asked:
        return False
    before, after = _not_within(word[:1]), _not_within(word[-1:])
    if by_itself and is_kanji(word[0]) and is_kanji(word[-1]):
        before, after = "[^一-鿿]", "[^一-鿿ァ-ヺー]"
    pattern = f"*{before}{word}{after}*"
    if held is None:
        within = f"shelf IN ({','.join(map(str, asked))})"
    else:
        places = [place for number in asked for place in held.get(number, ())]
        if not places:
            return False
        within = f"place IN ({','.join(map(str, places))})"
    rows = connection.execute(
        f"SELECT 1 FROM search_node WHERE {within} AND ("
        "(instr(stream, ?2) AND ' ' || stream || ' ' GLOB ?1) OR (instr(glossed, ?2) AND ' ' || glossed || ' ' GLOB ?1) "
        "OR (instr(lower(text_en), ?2) AND ' ' || lower(text_en) || ' ' GLOB ?1)) LIMIT 1",
        (pattern, word),
    )
    return rows.fetchone() is not None


def _without_patterns(surface: str) -> str:
    """Return a word without what stands for other characters in a pattern."""
    return "".join([character for character in surface if character not in "*?["])


def _units_within(connection: Connection, word: str) -> list[str] | None:
    """Return units that every text holds which prints a word; none where its letters are too few, None where no text prints it.

    A character alone is no such unit, since 山 of 山札 stands in a pair only; nor is what mixes Latin letters with others.
    """
    if is_latin(word[:1]) and is_latin(word[-1:]) and word.replace(" ", "").isalnum() and word.isascii():
        typed = words(word)
        marks = ",".join("?" * len(typed))
        stems = dict(
            connection.execute(f"SELECT word, stem FROM search_stem WHERE word IN ({marks})", typed).fetchall()
        )
        return list(set(stems.values())) if len(stems) == len(set(typed)) else None
    return list({unit for run in runs(word) for unit in bigrams(run) if len(unit) > 1})


def holding(connection: Connection, surface: str, shelves: list[Shelf]) -> Held:
    """Return by number of those editions that have any the places that hold all units of a word."""
    units = _units_within(connection, _without_patterns(surface))
    if not units:
        return {} if units is None else None
    marks = ",".join("?" * len(units))
    numbers = ",".join([str(shelf.number) for shelf in shelves])
    rows = connection.execute(
        f"SELECT shelf, postings FROM search_posting WHERE shelf IN ({numbers}) AND unit IN ({marks})", units
    )
    firsts = {shelf.number: shelf.first for shelf in shelves}
    found: dict[int, list[bytes]] = {}
    for number, blob in rows.fetchall():
        found.setdefault(number, []).append(blob)
    held: dict[int, list[int]] = {}
    for number, blobs in found.items():
        if len(blobs) == len(units):
            blobs.sort(key=len)  # the seldom ones first: most words are found in none after two of them
            places = set(_places(blobs[0]))
            for blob in blobs[1:]:
                if places:
                    places.intersection_update(_places(blob))
            if places:
                held[number] = [firsts[number] + place for place in places]
    return held


def _places(blob: bytes) -> memoryview:
    return memoryview(blob)[: len(blob) // 3 * 2].cast("H")


def _not_within(character: str) -> str:
    """Return the pattern of what stands beside the end of a word in this script; a word in kanji may stand in a compound."""
    if is_katakana(character):
        return "[^ァ-ヺー]"
    return "[^a-z]" if is_latin(character) else ""
