"""The rows of table notation: what is the same in every game joined with the words of one, read by the chart and printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache

from judgekit.core.json_values import Json
from judgekit.core.parts import near_words
from judgekit.core.wording import phrase
from judgekit.language.chart import Chart, Grammar, Slot, Template, Token, first_wording, fits, may_fit, wordings
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.rows import SHARED
from judgekit.scenarios.notation.words.splitting import QUOTE, Quotes
from judgekit.table.notation import NotationWords, Said
from judgekit.table.wording import COUNTERS

KINDS = frozenset(("number", "negative", "name", "player", "quoted", "symbols", "pair", "sign", "id", "loyalty"))
"""Kinds of word that stand in no row."""

_KINDS_OF_SIGN = (
    ("quoted", QUOTE),
    ("symbols", r"(?:\{[^{}]*\})+"),
    ("pair", r"[+-]?(?:\d+|\*|X)/[+-]?(?:\d+|\*|X)"),
    ("loyalty", r"[+-](?:\d+|X)"),
    ("rule", r"\[[^\[\]]*\]"),
    ("id", r"(?:token|copy|emblem|トークン|コピー)[- ]?\d+(?![\d体個枚つ])"),
)
_SIGNS = re.compile("|".join(f"(?P<{kind}>{expression})" for kind, expression in _KINDS_OF_SIGN))
_NEAR = 0.7
"""How like a word that is not understood the one must be that may have been meant, from 0 to 1."""
_DIGITS = re.compile(r"\d+")
_QUOTED = re.compile(QUOTE)


_FIXED_KINDS = dict(_KINDS_OF_SIGN)
_COUNTERS_SAID = re.compile(
    r"(?:with\s+)?(\d+|[a-z]+)\s+([a-z]+(?:[ -][a-z]+)?)\s+counters?(?:\s+on it)?|([^\W\d]+?)カウンター(?:が)?(\d+)[個つ]?",
    re.IGNORECASE,
)
"""Counters of a kind for which no row has a word: a card may use any."""
_COUNTERS_IN_ENGLISH = {japanese: english for english, japanese in COUNTERS.items()}


_WHOLE_LINES = frozenset(("event", "deed", "act", "asked"))
"""Categories of what a line says: what may stand in its place is looked for with the line at hand."""


_MOST_READ = 5000
"""Readings that are remembered, and that something is none."""


class _NotCovered(Exception):
    """Words that the rows do not cover; what may be meant is looked for only where somebody is told.

    Attributes:
        words: the words at fault.
    """

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Words:
    """What a sentence may name besides the words of the rows.

    Attributes:
        names: names and parts of names of objects, without regard to capitals.
        players: players.
        quotes: the quoted texts.
        lengths: how long names and players are, by the sign with which they begin, without regard to capitals.
    """

    def __init__(self, names: Iterable[str], players: Iterable[str], quotes: Quotes) -> None:
        self.players = tuple(players)
        self.names, self.lengths = _without_capitals(frozenset(names), self.players)
        self.quotes = quotes


@lru_cache(maxsize=256)
def _without_capitals(
    names: frozenset[str], players: tuple[str, ...]
) -> tuple[frozenset[str], dict[str, frozenset[int]]]:
    """Return names without regard to capitals, and how long they and the players are; line by line the same are asked for."""
    plain = frozenset([name.casefold() for name in names if name])
    return plain, _lengths_by_sign((*plain, *players))


def _lengths_by_sign(words: Iterable[str]) -> dict[str, frozenset[int]]:
    """Return how long words are by the sign with which they begin, without regard to capitals."""
    found: dict[str, set[int]] = {}
    for word in words:
        found.setdefault(word[0].casefold(), set()).add(len(word))
    return {sign: frozenset(lengths) for sign, lengths in found.items()}


class NotationGrammar:
    """The notation of one game.

    Attributes:
        words: the game's vocabulary.
        game: the game, under whose name what follows from the rows is kept between processes; none: nothing is kept.
    """

    def __init__(self, words: NotationWords, game: str = "") -> None:
        self.words = words
        self.game = game
        zones = tuple(("zone", english, japanese, zone) for zone, (english, japanese) in words.zones.items())
        self._said: tuple[Said, ...] = (*SHARED, *words.rows, *zones)
        self._printed: dict[tuple[str, str], tuple[Template, ...]] = {}
        self._longest_first: dict[tuple[str, frozenset[int]], tuple[int, ...]] = {}
        self._sayable: dict[tuple[str, str, frozenset[str]], tuple[Template, ...]] = {}
        self._read: dict[tuple[str, str, frozenset[str], tuple[str, ...]], list[Json] | _NotCovered] = {}

    @cached_property
    def _categories(self) -> frozenset[str]:
        """The categories of which this game has rows."""
        return frozenset(category for category, *_row in self._said)

    @cached_property
    def grammar(self) -> Grammar:
        """Every row in both languages."""
        if not self.game:
            return Grammar(self._templates("en", "ja"), KINDS, {}, plain=str.casefold)
        return Grammar.kept(
            f"notation-of-{self.game}", lambda: self._templates("en", "ja"), KINDS, {}, plain=str.casefold
        )

    def _templates(self, *langs: str) -> list[Template]:
        asked = {
            one
            for category, english, japanese, _term in self.words.rows
            if category == "asked"
            for lang in langs
            for one in wordings(english if lang == "en" else japanese or english)
        }
        found: list[Template] = []
        for number, (category, english, japanese, term) in enumerate(self._said):
            # What a game asks in words of its own is what they mean in it, whatever they ask of every game.
            others = asked if category == "asked" and number < len(SHARED) else frozenset[tuple[str | Slot, ...]]()
            for text in dict.fromkeys((english if lang == "en" else japanese or english) for lang in langs):
                found += [Template(category, one, term, number) for one in wordings(text) if one not in others]
        return found

    def printed(self, category: str, lang: str) -> tuple[Template, ...]:
        """Return the wording of each row of a category that is printed in a language; an answer prints few categories."""
        found = self._printed.get((category, lang))
        if found is None:
            found = self._printed[category, lang] = tuple(
                [
                    Template(category, first_wording(english if lang == "en" else japanese or english), term, number)
                    for number, (of, english, japanese, term) in enumerate(self._said)
                    if of == category
                ]
            )
        return found

    def _that_may_say(self, category: str, term: Json, lang: str) -> tuple[Template, ...]:
        """Return those of the printed wordings whose terms have the keys of one; a category has hundreds, few of them have."""
        if not isinstance(term, dict):
            return self.printed(category, lang)
        sought = (category, lang, frozenset(term))
        found = self._sayable.get(sought)
        if found is None:
            rows = self.printed(category, lang)
            found = self._sayable[sought] = tuple([row for row in rows if may_fit(row.term, term)])
        return found

    def readings(self, text: str, category: str, words: Words) -> list[Json]:
        """Return every reading of words as a category; counters may be of any kind.

        Raises:
            NotationUnclear: the rows do not cover them; the first words not understood are named.
        """
        try:
            return self._readings(text, category, words)
        except _NotCovered as fault:
            said = text if category in _WHOLE_LINES else ""
            hint = "" if said else self.meant(fault.words, words)
            raise not_understood(fault.words, words.quotes.back(said or text), hint=hint).as_unread() from None

    def _readings(self, text: str, category: str, words: Words) -> list[Json]:
        try:
            return self._by_rows(text, category, words)
        except (_NotCovered, NotationUnclear):
            named = _COUNTERS_SAID.fullmatch(text.strip()) if category == "fact" else None
            if named is None:
                raise
            number, kind, kind_ja, number_ja = named.groups()
            english = kind.casefold() if kind else _COUNTERS_IN_ENGLISH.get(kind_ja, kind_ja)
            number = "1" if number and number.casefold() in ("a", "an") else number or number_ja
            return self._by_rows(f"{number} {words.quotes.put(english)} counters", category, words)

    def _by_rows(self, text: str, category: str, words: Words) -> list[Json]:
        """Return the readings by rows alone; what has no quoted text in it is read once for the same names.

        Raises:
            _NotCovered: the rows do not cover them.
            NotationUnclear: there are no rows of the category.
        """
        if _QUOTED.search(text) is not None:
            return self._looked_for(text, category, words)
        asked = (text, category, words.names, words.players)
        found = self._read.get(asked)
        if found is None:
            if len(self._read) >= _MOST_READ:
                self._read.clear()
            try:
                found = self._looked_for(text, category, words)
            except _NotCovered as fault:
                found = _NotCovered(fault.words)
            self._read[asked] = found
        if isinstance(found, _NotCovered):
            raise _NotCovered(found.words)
        return [*found]

    def _looked_for(self, text: str, category: str, words: Words) -> list[Json]:
        tokens = self._cut(text, words)
        if category not in self._categories:
            raise not_understood(words.quotes.back(text))
        chart = Chart(self.grammar, tokens)
        found: list[Json] = []
        for term in chart.whole(category):
            if term not in found:
                found.append(term)
        if not found:
            place = tokens[chart.furthest].place if chart.furthest < len(tokens) else 0
            raise _NotCovered(words.quotes.back(text[place:].strip()))
        return found

    def only(self, text: str, category: str, words: Words) -> Json:
        """Return the one reading of words as a category.

        Raises:
            NotationUnclear: they are not understood, or can be read in two ways.
        """
        return _the_one(self.readings(text, category, words), text, words)

    def reads(self, text: str, category: str, words: Words) -> Json | None:
        """Return the one reading of words as a category, None where they are something else.

        Raises:
            NotationUnclear: they can be read in two ways.
        """
        try:
            found = self._readings(text, category, words)
        except (NotationUnclear, _NotCovered):
            return None
        return _the_one(found, text, words)

    def begins(self, text: str, category: str) -> bool:
        """Tell whether a category can begin with the first word of a text."""
        match = re.match(r"[A-Za-z'-]+|\S+", text)
        if match is None or category not in self._categories:
            return False
        word = match.group().casefold()
        if word.isascii():
            return self.grammar.begins(category, (word,))
        known = self.grammar.vocabulary
        longest = next((word[:end] for end in range(len(word), 0, -1) if word[:end] in known), "")
        return bool(longest) and self.grammar.begins(category, (longest,))

    def _cut(self, text: str, words: Words) -> list[Token]:
        tokens: list[Token] = []
        place = 0
        while place < len(text):
            if text[place].isspace():
                place += 1
                continue
            signs = _SIGNS.match(text, place)
            written = signs.group() if signs is not None else self._word_at(text, place, words)
            if not written:
                unknown = re.match(r"[\w'/+-]+|\S", text[place:])
                raise _NotCovered(words.quotes.back(unknown.group() if unknown is not None else text[place:]))
            tokens.append(self._token(written, signs.lastgroup if signs is not None else None, place, words))
            place += len(written)
        return tokens

    def knows(self, word: str, words: Words) -> bool:
        """Tell whether a word is one of the rows, a player, or a part of a name."""
        plain = word.casefold()
        return plain in self._listed or word in words.players or any(plain in name.split() for name in words.names)

    def meant(self, at_fault: str, words: Words, like: float = _NEAR) -> str:
        """Return the words of the rows and the names that are nearest to one that is not understood; empty where none is near."""
        written = at_fault.split()[0] if at_fault.split() else ""
        first = written.casefold()
        if not written.isascii():
            return ""  # of a Japanese sentence the first word is no word alone
        # Who writes a capital means a name, and who writes none means no part of one.
        near = near_words(first, words.names if written[:1].isupper() else self.grammar.vocabulary, 2, like)
        if not near or first in near:
            return ""
        return phrase("did you mean {near}?", near=phrase(" or ").join(near))

    @cached_property
    def _listed(self) -> frozenset[str]:
        return self.grammar.vocabulary | frozenset(NUMBERS)

    @cached_property
    def _lengths(self) -> dict[str, frozenset[int]]:
        return _lengths_by_sign(self._listed)

    def _word_at(self, text: str, place: int, words: Words) -> str:
        """Return the longest word of the rows, name or player that stands at a place, else its digits; "" for none of these."""
        sign = text[place].casefold()
        of_names = words.lengths.get(sign, _NONE)
        lengths = self._longest_first.get((sign, of_names))
        if lengths is None:
            lengths = tuple(sorted(self._lengths.get(sign, _NONE) | of_names, reverse=True))
            self._longest_first[sign, of_names] = lengths
        for length in lengths:
            written = text[place : place + length]
            plain = written.casefold()
            known = plain in self._listed or plain in words.names if len(plain) == length else False
            if (known or (written in words.players and len(written) == length)) and _is_bounded(text, place, written):
                return written
        digits = _DIGITS.match(text, place)
        return digits.group() if digits is not None else ""

    def _token(self, written: str, kind: str | None, place: int, words: Words) -> Token:
        plain = written.casefold()
        values: dict[str, Json] = {}
        if kind == "quoted":
            values["quoted"] = words.quotes.text(written)
        elif kind is not None:
            values[kind] = written
        if kind == "loyalty" and written[0] == "-" and written[1:].isdecimal():
            values["negative"] = written
        if plain in words.names:
            values["name"] = written
        if written in words.players:
            values["player"] = written
        if plain.isdecimal() or plain in NUMBERS:
            values["number"] = NUMBERS.get(plain, plain)
        return Token(plain, place, values, written)

    def wordings_of(self, category: str, lang: str) -> Iterator[tuple[int, tuple[str | Slot, ...]]]:
        """Yield every wording of a category in a language, with the number of its row.

        Args:
            category: the category.
            lang: "en" or "ja".
        """
        for number, (of, english, japanese, _term) in enumerate(self._said):
            if of == category:
                for words in wordings(english if lang == "en" else japanese or english):
                    yield number, words

    # Printing.

    def worded(self, category: str, term: Json, lang: str) -> str | None:
        """Return a term in the words of the first row that says all of it; None where no row does."""
        if category in KINDS:
            return _printed_kind(category, term)
        for template in self._that_may_say(category, term, lang):
            slots: dict[str, Json] = {}
            if (isinstance(template.term, str) and template.term[:1] == "$") or not fits(template.term, term, slots):
                continue  # a row that only lets words be left out prints nothing of its own
            parts: list[str] = []
            for word in template.words:
                part = word if isinstance(word, str) else self.worded(word[1], slots.get(word[0]), lang)
                if part is None:
                    break
                parts.append(part)
            else:
                return joined(parts)
        return None


def _printed_kind(category: str, term: Json) -> str | None:
    if not isinstance(term, str) or (category == "number" and not term.isdecimal()):
        return None
    if category == "negative" and (term[:1] != "-" or not term[1:].isdecimal()):
        return None
    expression = _FIXED_KINDS.get(category)
    if expression is not None and category != "quoted" and re.fullmatch(expression, term) is None:
        return None
    return quoted(term) if category == "quoted" else term


def quoted(text: str) -> str:
    """Return a text in quotation marks, in those that do not stand in it; one ability a line."""
    marks = next((one for one in ('""', "「」", "“”") if not set(one) & set(text)), "「」")
    return marks[0] + text.replace("\n", "\\n") + marks[1]


_NONE: frozenset[int] = frozenset()
"""How long words are that begin with a sign with which none begins."""


def _is_bounded(text: str, place: int, word: str) -> bool:
    """Tell whether a word that stands at a place ends there: one of letters of the Latin alphabet ends where its letters end."""
    before, after = text[place - 1 : place], text[place + len(word) : place + len(word) + 1]
    if (_is_latin(word[0]) and _is_latin(before)) or (_is_latin(word[-1]) and _is_latin(after)):
        return False
    if word[-1].isdecimal() and not word.isdecimal() and after and after in "体枚個つ":
        return False  # 兵士2体 are two of them, not the second
    return not (word == "はい" and "ぁ" <= after <= "ん" and after not in "をと")  # of ライフはいくつ it is no word


def _is_latin(character: str) -> bool:
    return character.isascii() and character.isalnum()


def joined(parts: Iterable[str]) -> str:
    """Return words in a row: blanks between words of the Latin alphabet only."""
    text = ""
    for part in parts:
        blank = bool(text) and part[:1] not in (",", ")", "'", ":") and text[-1:] != "("
        wide = not (text[-1:].isascii() and part[:1].isascii())
        text += (" " if blank and not wide else "") + part
    return text


def _the_one(found: Sequence[Json], text: str, words: Words) -> Json:
    """Return the only reading.

    Raises:
        NotationUnclear: there are two.
    """
    if len(found) > 1:
        raise NotationUnclear(
            phrase("{text!r} can be read in {found} ways", text=words.quotes.back(text)[:80], found=len(found)), text
        )
    return found[0]
