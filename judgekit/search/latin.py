"""Words in Latin letters: English where the rulebooks know them, else romaji, else misspelt, else the name of a card.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from collections.abc import Callable

from judgekit.search.question import Form, Question, Slot, Vocabulary, add_term, applying
from judgekit.search.streams import bare_word

NUMBER_WEIGHT = 0.45
"""Weight of a number, against 1 for a word: 2 says little."""

_SHORTEST_TOGETHER = 6
"""Letters of a term that is known when it is typed as two words."""

_SHORTEST_ROMAJI = 3
_MOST_JOINED = 4


def capitalised(query: str) -> set[str]:
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


class LatinReader:
    """Reads the words in Latin letters of one query."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        families: tuple[str, ...],
        capitals: set[str],
        question: Question,
        read_japanese: Callable[[str], None],
    ) -> None:
        """Take what is known, the capitalised words, where slots go, and what reads a word that turns out to be Japanese."""
        self._vocabulary = vocabulary
        self._families = families
        self._capitals = capitals
        self._question = question
        self._read_japanese = read_japanese

    def read(self, pieces: list[str]) -> None:
        """Read words in Latin letters: each by itself first, then known forms of several words, the longest first."""
        typed = [word for word in map(bare_word, self._parted(pieces)) if word]
        stems = self._vocabulary.stems(typed)
        if any(word not in stems and _mixed(word) for word in typed):
            typed = [part for word in typed for part in ([word] if word in stems else _letters_and_digits(word))]
            stems = self._vocabulary.stems(typed)
        names = self._card_names(typed, stems)
        typed = self._put_together(typed, stems)
        english: list[tuple[str, str]] = []
        place = 0
        while place < len(typed):
            word = typed[place]
            if word in names:
                self._question.cards.append(word)
                place += 1
                continue
            heard = self._begins_romaji(typed, place, stems)
            if word in stems and not heard:
                english.append((word, stems[word]))
                place += 1
                continue
            count, japanese, meant = self._foreign(typed, place)
            if japanese:
                self._english(english)
                english = []
                self._read_japanese(japanese)
            elif meant:
                known = self._vocabulary.stems(meant.split(" "))
                english += [(part, known.get(part, part)) for part in meant.split(" ")]
            place += count
        self._english(english)

    def _parted(self, pieces: list[str]) -> list[str]:
        """Cut pieces at their hyphens into words that are known; else the hyphen is the long vowel of romaji (o-ra)."""
        if not any("-" in piece for piece in pieces):
            return pieces
        parts = {piece: [part for part in piece.split("-") if part] for piece in pieces}
        known = self._vocabulary.stems([bare_word(part) for row in parts.values() for part in row])
        found: list[str] = []
        for piece in pieces:
            whole = all(bare_word(part) in known or not part.isalpha() for part in parts[piece])
            found += parts[piece] if whole else ["".join(parts[piece])]
        return found

    def _card_names(self, typed: list[str], stems: dict[str, str]) -> set[str]:
        """Return the words in capitals that stand beside one that is not known: all of them name a card (Cryptic Command)."""
        found: set[str] = set()
        row: list[str] = []
        for word in [*typed, ""]:
            if word in self._capitals:
                row.append(word)
            else:
                if len(row) > 1 and any(name not in stems for name in row):
                    found.update(row)
                row = []
        return found

    def _put_together(self, typed: list[str], stems: dict[str, str]) -> list[str]:
        """Return words with those put together that are one term: "death touch"; the stems take what is new."""
        pairs = [typed[place] + typed[place + 1] for place in range(len(typed) - 1)]
        known = self._vocabulary.stems([pair for pair in pairs if pair.isalpha() and len(pair) >= _SHORTEST_TOGETHER])
        lines = self._vocabulary.forms(["=" + stem for stem in known.values()])
        forms = applying(lines, self._families, self._vocabulary.parsed)
        terms = {pair for pair, stem in known.items() if any(line[0] == stem for line in forms.get("=" + stem, ()))}
        if not terms:
            return typed
        stems.update({pair: known[pair] for pair in terms})
        found: list[str] = []
        place = 0
        while place < len(typed):
            together = place < len(pairs) and pairs[place] in terms
            found.append(pairs[place] if together else typed[place])
            place += 2 if together else 1
        return found

    def _begins_romaji(self, typed: list[str], place: int, stems: dict[str, str]) -> bool:
        """Tell whether an English word is but the beginning of one term in romaji, with one that is none: ninja sutoraiku."""
        row = typed[place : place + _MOST_JOINED]
        if row[0] not in stems or all(word in stems for word in row):
            return False
        first = next(at for at, word in enumerate(row) if word not in stems)
        joins = ["".join(row[:count]) for count in range(first + 1, len(row) + 1)]
        written = self._vocabulary.read_as(joins)
        return any(written.get(join) and " " not in written[join][0] for join in joins)

    def _foreign(self, typed: list[str], place: int) -> tuple[int, str, str]:
        """Read a word that is not English: (words read, what it is in Japanese, what it is in English)."""
        joins: dict[str, int] = {}
        for count in range(min(_MOST_JOINED, len(typed) - place), 0, -1):
            joins["".join(typed[place : place + count])] = count
        if len(typed[place]) >= _SHORTEST_ROMAJI:
            written = self._vocabulary.read_as(list(joins))
            for join, count in joins.items():
                if written.get(join):
                    self._question.corrections.append((join, written[join][0]))
                    return count, written[join][0], ""
        word = typed[place]
        if word not in self._capitals:
            for meant in self._vocabulary.corrected(word)[:1]:
                self._question.corrections.append((word, meant))
                return (1, "", meant) if meant.isascii() else (1, meant, "")
        (self._question.cards if word in self._capitals else self._question.unknown).append(word)
        return 1, "", ""

    def _english(self, words: list[tuple[str, str]]) -> None:
        forms = applying(
            self._vocabulary.forms(["=" + stem for stem in {stem for _word, stem in words}]),
            self._families,
            self._vocabulary.parsed,
        )
        place = 0
        while place < len(words):
            word, stem = words[place]
            best: list[Form] = []
            longest = 1
            for line in forms.get("=" + stem, ()):
                form = line[0].split(" ")
                typed = [other for _word, other in words[place : place + len(form)]]
                if len(form) >= longest and (form == typed or line[0] == "!" + word):
                    if len(form) > longest:
                        longest, best = len(form), []
                    best.append(line)
            if best:
                surface = " ".join(piece for piece, _stem in words[place : place + longest])
                add_term(self._question, surface, best, self._families)
                place += longest
                continue
            if word in self._capitals:
                self._question.cards.append(word)
            else:
                self._question.slots.append(Slot(word, word, [(stem, NUMBER_WEIGHT if word.isdigit() else 1.0)]))
            place += 1


def _mixed(word: str) -> bool:
    return not word.isalpha() and not word.isdigit()


def _letters_and_digits(word: str) -> list[str]:
    """Cut a word where letters meet digits: "pw2" is "pw" and "2"."""
    parts: list[str] = []
    for character in word:
        if parts and parts[-1][-1].isdigit() == character.isdigit():
            parts[-1] += character
        else:
            parts.append(character)
    return parts
