"""The question: what a judge typed, read as a list of slots, each a thing to be found with the units that stand for it.

The longest known form wins: terms of the game before bigrams, words of the question ("ですか", "can I") fall away, card names
in 《 》 are set aside. Words in Latin letters are English when the rulebooks know them, else romaji, else misspelt.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from judgekit.search.folding import fold, is_hiragana, is_kanji, is_katakana
from judgekit.search.streams import bare_word, bigrams, is_content, is_latin, joined, runs

LONGEST_QUERY = 400
"""Characters of a query that are read; what lies beyond says nothing new."""

ALONE_WEIGHT = 0.9
"""Weight of a word that is no term, where the query names no term at all."""

BESIDE_WEIGHT = 0.5
"""Weight of a word that is no term, beside terms of the game."""

NUMBER_WEIGHT = 0.3
"""Weight of a number: 2 says little."""

_KANA_MINIMUM = 3
_TAILS = (
    "って何",
    "ってなに",
    "とは",
    "って",
    "について",
    "です",
    "する",
    "した",
    "の",
    "は",
    "を",
    "が",
    "も",
    "に",
    "で",
    "と",
)
"""What may hang behind a term typed in kana."""

Unit = tuple[str, float]
Form = tuple[str, str, str, str]
"""A line of the lexicon: form, family, units, label."""


class Slot:
    """One thing that is asked for.

    Attributes:
        surface: how it was typed.
        label: how it was understood.
        units: (unit, weight); of the alternatives of a slot the best counts.
        extra: (unit, weight) that count besides, for what slang means.
        term: whether it is a term of the game.
        corrected: whether the spelling was corrected.
    """

    __slots__ = ("corrected", "extra", "label", "surface", "term", "units")

    def __init__(self, surface: str, label: str, units: list[Unit], *, term: bool = False) -> None:
        self.surface = surface
        self.label = label
        self.units = units
        self.extra: list[Unit] = []
        self.term = term
        self.corrected = False


class Question:
    """A query as understood.

    Attributes:
        slots: what is asked for.
        cards: card names set aside.
        unknown: words that mean nothing to the index.
        corrections: what was typed, and as what it was read.
    """

    __slots__ = ("cards", "corrections", "slots", "unknown")

    def __init__(self) -> None:
        self.slots: list[Slot] = []
        self.cards: list[str] = []
        self.unknown: list[str] = []
        self.corrections: list[tuple[str, str]] = []


class Vocabulary:
    """What a question is read against; the store answers in one way, the build of the store in another."""

    def forms(self, keys: list[str]) -> dict[str, str]:
        """Return the lines of the lexicon under each key that it has."""
        raise NotImplementedError

    def stems(self, words: list[str]) -> dict[str, str]:
        """Return the stem of each word that stands in the rulebooks or the lexicon."""
        raise NotImplementedError

    def units(self, units: list[str]) -> set[str]:
        """Return those of some bigrams that stand in the rulebooks."""
        raise NotImplementedError

    def read_as(self, _words: list[str]) -> dict[str, list[str]]:
        """Return the written forms of each word in romaji or kana that is how something known is read, the likeliest first."""
        return {}

    def corrected(self, _word: str) -> list[str]:
        """Return the known words that word is a misspelling of, the nearest first."""
        return []

    def miswritten(self, _run: str) -> tuple[str, str] | None:
        """Return the piece of a run of kanji that is a term with one character mistaken, and the term."""
        return None


def read(query: str, vocabulary: Vocabulary, families: tuple[str, ...]) -> Question:
    """Read a query.

    Args:
        query: as typed.
        vocabulary: what is known.
        families: the families of books whose terms apply.

    Returns:
        The question.
    """
    reader = _Reader(vocabulary, families, _capitalised(query[:LONGEST_QUERY]))
    reader.read(reader.without_cards(fold(query[:LONGEST_QUERY])))
    return reader.finish()


def _capitalised(query: str) -> set[str]:
    """Return the words, in lower case, that look like part of a card name: capitals where a sentence has none."""
    typed = [word.strip("\"'.,;:!?()") for word in query.split()]
    typed = [word[:-2] if word.endswith(("'s", "’s")) else word for word in typed]
    capital = [word[:1].isupper() and word.isascii() and not word.isupper() for word in typed]
    if all(capital):
        return set()
    found = set()
    for place, word in enumerate(typed):
        beside = place + 1 < len(typed) and capital[place + 1]
        if capital[place] and len(word) > 1 and (place > 0 or beside):
            found.add(word.lower().replace("'", ""))
    return found


class _Reader:
    """Reads one query from left to right."""

    def __init__(self, vocabulary: Vocabulary, families: tuple[str, ...], capitalised: set[str]) -> None:
        self.vocabulary = vocabulary
        self.families = families
        self.capitalised = capitalised
        self.question = Question()

    def without_cards(self, text: str) -> str:
        """Set the card names in 《 》 aside."""
        while True:
            start = text.find("《")
            end = text.find("》", start + 1)
            if start < 0 or end < 0:
                return text.replace("《", " ").replace("》", " ")
            self.question.cards.append(text[start + 1 : end])
            text = text[:start] + " " + text[end + 1 :]

    def finish(self) -> Question:
        """Return the question: what is asked for twice counts once, and words weigh less beside terms."""
        seen: dict[tuple[str, ...], Slot] = {}
        for slot in self.question.slots:
            seen.setdefault(tuple(unit for unit, _weight in slot.units), slot)
        slots = list(seen.values())
        weight = BESIDE_WEIGHT if any(slot.term for slot in slots) else ALONE_WEIGHT
        for slot in slots:
            if not slot.term:
                slot.units = [(unit, share * weight) for unit, share in slot.units]
        self.question.slots = slots
        return self.question

    # Scanning

    def read(self, folded: str) -> None:
        """Read a folded text: known forms become slots, what lies between them is read by what it is written in."""
        places: list[int] = []
        text = joined(self._by_ear(folded), places)
        starts = {place for place in range(1, len(places)) if places[place] - places[place - 1] > 1}
        forms = self._forms(text)
        unknown = ""
        latin: list[str] = []
        place, free = 0, True
        while place < len(text):
            character = text[place]
            latin_here = is_latin(character)
            if latin_here or is_content(character) or is_hiragana(character):
                found = self._longest(text, place, forms, free or place in starts or _new_script(text, place))
                if found:
                    unknown, latin = self._flush(unknown, latin)
                    self._add(text[place : place + len(found[0][0])], found)
                    place += len(found[0][0])
                    free = True
                    continue
                free = False
            if latin_here:
                self._unknown(unknown)
                unknown = ""
                end = place
                while end < len(text) and (is_latin(text[end]) or text[end] == "'"):
                    end += 1
                latin.append(text[place:end])
                place = end
                free = True
                continue
            if is_content(character) or is_hiragana(character):
                unknown, latin = unknown + character, self._flush("", latin)[1]
            else:
                self._unknown(unknown)
                unknown = ""
                free = True
            place += 1
        self._flush(unknown, latin)

    def _forms(self, text: str) -> dict[str, list[Form]]:
        keys = {text[place : place + length] for place in range(len(text)) for length in (1, 2)}
        return self._lines(self.vocabulary.forms([key for key in keys if not key.isascii() or key.isalnum()]))

    def _lines(self, found: dict[str, str]) -> dict[str, list[Form]]:
        forms: dict[str, list[Form]] = {}
        for key, lines in found.items():
            for line in lines.split("\n") if lines else ():
                form, family, units, label = line.split("\t")
                if family in self.families:
                    forms.setdefault(key, []).append((form, family, units, label))
        return forms

    def _longest(self, text: str, place: int, forms: dict[str, list[Form]], free: bool) -> list[Form]:
        """Return the lines of the longest form at a place; a short one only where a word may begin."""
        best: list[Form] = []
        for key in (text[place : place + 2], text[place]):
            for line in forms.get(key, ()):
                form = line[0]
                length = len(form)
                if best and length < len(best[0][0]):
                    continue
                if (
                    text.startswith(form, place)
                    and (free or length > 2 + is_katakana(form[0]))
                    and _whole(text, place, length)
                ):
                    if best and length > len(best[0][0]):
                        best = []
                    best.append(line)
        return best

    def _add(self, surface: str, forms: list[Form], *, corrected: bool = False) -> None:
        slot = Slot(surface, forms[0][3], [], term=True)
        slot.corrected = corrected
        for _form, _family, units, _label in forms:
            parts = units.split(" ") if units else []
            pairs = [(parts[at], float(parts[at + 1])) for at in range(0, len(parts) - 1, 2)]
            slot.units += pairs[:1]
            slot.extra += [pair for pair in pairs[1:] if pair not in slot.extra]
        if slot.units:
            self.question.slots.append(slot)

    def _flush(self, unknown: str, latin: list[str]) -> tuple[str, list[str]]:
        self._unknown(unknown)
        if latin:
            self._latin(latin)
        return "", []

    # Japanese

    def _by_ear(self, folded: str) -> str:
        """Write the words that were typed in kana as the rulebooks write them."""
        stretches: dict[int, str] = {}
        place = 0
        while place < len(folded):
            end = place
            while end < len(folded) and (is_hiragana(folded[end]) or folded[end] == "ー"):
                end += 1
            alone = place == 0 or not is_content(folded[place - 1])
            if alone and end - place >= _KANA_MINIMUM:
                stretches[place] = folded[place:end]
            place = max(end, place + 1)
        if not stretches:
            return folded
        tries = {stretch: _without_tails(stretch) for stretch in stretches.values()}
        written = self.vocabulary.read_as(list({word for words in tries.values() for word in words}))
        for place in sorted(stretches, reverse=True):
            stretch = stretches[place]
            for word in tries[stretch]:
                if written.get(word):
                    self.question.corrections.append((word, written[word][0]))
                    folded = folded[:place] + written[word][0] + " " + folded[place + len(word) :]
                    break
        return folded

    def _unknown(self, text: str) -> None:
        """Read Japanese that is no term: corrected where it is misspelt, else by its bigrams."""
        for run in runs(text):
            units = bigrams(run)
            if not units:
                continue
            known = self.vocabulary.units(units)
            if len(known) < len(units) and len(run) > 2 and self._corrected(run):
                continue
            weight = 1.0 / len(units) ** 0.5
            for unit in units:
                if unit in known:
                    self.question.slots.append(Slot(run, run, [(unit, weight)]))
            if not known:
                self.question.unknown.append(run)

    def _corrected(self, run: str) -> bool:
        """Read a misspelt run as what was meant; tell whether that was possible."""
        before = len(self.question.slots)
        word = run.rstrip("ぁあぃいぅうぇえぉおっつはがのをにとでもへや")
        if len(word) > 2 and all(is_katakana(character) for character in word):
            for meant in self.vocabulary.corrected(word)[:1]:
                self.question.corrections.append((word, meant))
                self.read(meant)
        else:
            found = self.vocabulary.miswritten(run)
            if found is not None:
                piece, meant = found
                self.question.corrections.append((piece, meant))
                self.read(run.replace(piece, f" {meant} ", 1))
        for slot in self.question.slots[before:]:
            slot.corrected = True
        return len(self.question.slots) > before

    # Latin letters

    def _latin(self, pieces: list[str]) -> None:
        """Read words in Latin letters: each by itself first, then known forms of several words, the longest first."""
        typed = [word for word in map(bare_word, pieces) if word]
        stems = self.vocabulary.stems(typed)
        english: list[tuple[str, str, bool]] = []
        place = 0
        while place < len(typed):
            word = typed[place]
            if word in stems:
                english.append((word, stems[word], False))
                place += 1
                continue
            count, japanese, meant = self._foreign(typed, place)
            if japanese:
                self._english(english)
                english = []
                self.read(japanese)
            elif meant:
                english.append((meant, self.vocabulary.stems([meant]).get(meant, meant), True))
            place += count
        self._english(english)

    def _foreign(self, typed: list[str], place: int) -> tuple[int, str, str]:
        """Read a word that is not English: (words read, what it is in Japanese, what it is in English)."""
        joins: dict[str, int] = {}
        for count in range(min(4, len(typed) - place), 0, -1):
            joins["".join(typed[place : place + count])] = count
        if len(typed[place]) >= _KANA_MINIMUM:
            written = self.vocabulary.read_as(list(joins))
            for join, count in joins.items():
                if written.get(join):
                    self.question.corrections.append((join, written[join][0]))
                    return count, written[join][0], ""
        word = typed[place]
        if word not in self.capitalised:
            for meant in self.vocabulary.corrected(word)[:1]:
                self.question.corrections.append((word, meant))
                return (1, "", meant) if meant.isascii() else (1, meant, "")
        (self.question.cards if word in self.capitalised else self.question.unknown).append(word)
        return 1, "", ""

    def _english(self, words: list[tuple[str, str, bool]]) -> None:
        forms = self._lines(self.vocabulary.forms(["=" + stem for stem in {stem for _word, stem, _meant in words}]))
        place = 0
        while place < len(words):
            word, stem, corrected = words[place]
            best: list[Form] = []
            longest = 1
            for line in forms.get("=" + stem, ()):
                form = line[0].split(" ")
                typed = [other for _word, other, _meant in words[place : place + len(form)]]
                if len(form) >= longest and (form == typed or line[0] == "!" + word):
                    if len(form) > longest:
                        longest, best = len(form), []
                    best.append(line)
            if best:
                surface = " ".join(piece for piece, _stem, _meant in words[place : place + longest])
                self._add(surface, best, corrected=corrected)
                place += longest
                continue
            if word in self.capitalised:
                self.question.cards.append(word)
            else:
                self.question.slots.append(Slot(word, word, [(stem, NUMBER_WEIGHT if word.isdigit() else 1.0)]))
            place += 1


def _new_script(text: str, place: int) -> bool:
    """Tell whether another script begins at a place, which is where a Japanese word may begin."""
    if place == 0:
        return True
    before, here = text[place - 1], text[place]
    return (is_kanji(before), is_katakana(before), is_latin(before)) != (
        is_kanji(here),
        is_katakana(here),
        is_latin(here),
    )


def _whole(text: str, place: int, length: int) -> bool:
    """Tell whether a form stands for itself: a single kanji not inside a compound, katakana and Latin letters not cut short."""
    end = place + length
    after = text[end] if end < len(text) else " "
    last = text[end - 1]
    if length == 1 and is_kanji(last):
        return not is_kanji(after) and (place == 0 or not is_kanji(text[place - 1]))
    if is_latin(last):
        return not is_latin(after)
    if is_latin(text[place]) and place and is_latin(text[place - 1]):
        return False
    return after != "ー"


def _without_tails(stretch: str) -> list[str]:
    """Return a stretch of kana, and what is left of it without one of the words that hang behind a term."""
    tries = [stretch]
    tries += [
        stretch[: -len(tail)] for tail in _TAILS if stretch.endswith(tail) and len(stretch) - len(tail) >= _KANA_MINIMUM
    ]
    return tries
