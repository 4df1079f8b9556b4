"""Reading a query: the longest known form wins, and what lies between known forms is read by what it is written in.

Terms of the game come before bigrams, words of the question ("場合", "can I") fall away, card names in 《 》 are set aside,
kana are written as the rulebooks write them. Two terms that stand side by side also ask for the place where they meet.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from judgekit.search.folding import fold, is_hiragana, is_kanji, is_katakana, with_long_vowels
from judgekit.search.latin import LatinReader, capitalised
from judgekit.search.question import Form, Question, Slot, Vocabulary, add_term, applying
from judgekit.search.streams import PARTICLES, bigrams, is_content, is_latin, joined, runs

LONGEST_PHRASE = 24
"""Characters of a query that can be one phrase; what is longer is a sentence."""

LONGEST_QUERY = 400
"""Characters of a query that are read; what lies beyond says nothing new."""

ALONE_WEIGHT = 0.9
"""Weight of a word that is no term, where the query names no term at all."""

BESIDE_WEIGHT = 0.5
"""Weight of a word that is no term, beside terms of the game."""

MEETING_WEIGHT = 0.5
"""Weight of the place where two terms meet: a text may have them side by side by chance."""

CARD_SHARE = 0.3
"""What a kind of effect of a card that is named counts, against 1 for a term that was typed."""

_SHORTEST_COMPOUND = 3
"""Characters of a word in kanji that is too short to hold a shorter term and a mistake."""

_COUNTERS = frozenset("回枚体点個人度本種")
"""Characters that count behind a figure; another word may begin behind them."""

_NUMERALS = {numeral: str(figure) for figure, numeral in enumerate("一二三四五六七八九", start=1)}
_COUNTED = frozenset("回枚個点人")
"""Counters before which a numeral in kanji is one: 一度 is a word of its own, and so is 一体."""

_KANA_MINIMUM = 3
_KANA_WHOLE = 2
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


Cards = tuple[tuple[str, str], ...]
"""Cards that a question names: as typed, and what each is asked about, in words of the rulebook."""


def read(query: str, vocabulary: Vocabulary, families: tuple[str, ...], cards: Cards = ()) -> Question:
    """Read a query.

    Args:
        query: as typed.
        vocabulary: what is known.
        families: the families of books whose terms apply.
        cards: cards of the user's card files that it names.

    Returns:
        The question.
    """
    # Lone surrogates come from bytes that are no UTF-8; SQLite takes none.
    typed = query[:LONGEST_QUERY].encode("utf-8", "ignore").decode("utf-8")
    reader = _Reader(vocabulary, families, capitalised(typed))
    for name, meaning in cards:
        typed = typed.replace(name, " ")
        # What our own lexicon says a card is asked about was written by a judge: it stands above what its text says.
        if not reader.by_lexicon(fold(name)):
            reader.asked_about(name, read(meaning, vocabulary, families))
    folded = reader.without_cards(_in_figures(with_long_vowels(fold(typed))))
    reader.read(folded)
    return reader.finish(folded)


class _Reader:
    """Reads one query from left to right."""

    def __init__(self, vocabulary: Vocabulary, families: tuple[str, ...], capitalised: set[str]) -> None:
        self.vocabulary = vocabulary
        self.families = families
        self.question = Question()
        self._correcting = False
        self._known: dict[str, dict[str, list[Form]]] = {}
        self.latin = LatinReader(vocabulary, families, capitalised, self.question, self.read)

    def without_cards(self, text: str) -> str:
        """Set the card names in 《 》 aside; of a card that the lexicon knows, what it is asked about is kept."""
        while True:
            start = text.find("《")
            end = text.find("》", start + 1)
            if start < 0 or end < 0:
                return text.replace("《", " ").replace("》", " ")
            name = text[start + 1 : end]
            self.question.cards.append(name)
            self.by_lexicon(name)
            text = text[:start] + " " + text[end + 1 :]

    def by_lexicon(self, name: str) -> bool:
        """Add the slot of a card that the lexicon knows, and tell whether it does."""
        known = joined(name)
        forms = [form for lines in self._forms(known).values() for form in lines if form[0] == known]
        if forms:
            add_term(self.question, name, forms, self.families)
        return bool(forms)

    def asked_about(self, name: str, meant: Question) -> None:
        """Add the slot of a card: its name asks for nothing by itself, what its text does counts besides."""
        self.question.cards.append(name)
        slot = Slot(name, name, [], term=True)
        best: dict[str, float] = {}
        for one in meant.slots:
            for unit, weight in one.units[:1]:
                best[unit] = max(best.get(unit, 0.0), weight * CARD_SHARE)
        slot.extra = list(best.items())
        if slot.extra:
            self.question.slots.append(slot)

    def finish(self, folded: str) -> Question:
        """Return the question on a folded query: what is asked for twice counts once, words weigh less beside terms."""
        surfaces = [slot.surface for slot in self.question.slots if slot.term]
        if len(surfaces) > 1 and len(folded) <= LONGEST_PHRASE and all(_is_letter(character) for character in folded):
            self.question.phrase = (joined(folded), "".join(surfaces))
        seen: dict[tuple[str, ...], Slot] = {}
        for slot in self.question.slots:
            seen.setdefault(tuple(unit for unit, _weight in slot.units or slot.extra), slot)
        slots = list(seen.values())
        weight = BESIDE_WEIGHT if any(slot.term for slot in slots) else ALONE_WEIGHT
        for slot in slots:
            if not slot.term:
                slot.units = [(unit, share * weight) for unit, share in slot.units]
        self.question.slots = slots
        typed = folded.strip()
        is_whole = len(slots) == 1 and slots[0].term and len(surfaces[0]) >= len(typed)
        # What was typed by ear or misspelt is longer or shorter than the term that it was read as.
        meant = [word for was, word in self.question.corrections if was == typed]
        self.question.bare_term = is_whole or (len(slots) == 1 and surfaces[:1] == meant[:1] != [])
        return self.question

    # Scanning

    def read(self, folded: str) -> None:
        """Read a folded text: known forms become slots, what lies between them is read by what it is written in."""
        places: list[int] = []
        text = joined(self._by_ear(self._respelt(folded)), places)
        starts = frozenset(place for place in range(1, len(places)) if places[place] - places[place - 1] > 1)
        forms = self._forms(text)
        unknown = ""
        latin: list[str] = []
        place, term_end, free, asks = 0, 0, True, False
        while place < len(text):
            character = text[place]
            latin_here = is_latin(character)
            if latin_here or is_content(character) or is_hiragana(character):
                begins = free or place in starts or _new_script(text, place) or _is_compound_head(unknown)
                found = self._longest(text, place, forms, begins, starts)
                if found:
                    unknown, latin = self._flush(unknown, latin)
                    end = place + len(found[0][0])
                    asked, asks = asks, add_term(self.question, text[place:end], found, self.families)
                    if place and place == term_end and (asked or asks):
                        self._meeting(text[place - 1 : place + 1])
                    place = term_end = end
                    if text[end - 1 : end + 1] == "たら":
                        place += 1  # 出たらすぐ攻撃: a word begins behind the ending
                    free = True
                    continue
                free = False
            if latin_here:
                self._unknown(unknown)
                unknown = ""
                end = place
                while (
                    end < len(text)
                    and (is_latin(text[end]) or text[end] in "'-")
                    and (end == place or end not in starts)
                ):
                    end += 1
                latin.append(text[place:end])
                if _counts(text, end) and not self._longest(text, end, forms, True, starts):
                    end += 1  # 2回誘発 counts 誘発, and 1回復 is no counting of 復
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

    def _meeting(self, pair: str) -> None:
        """Ask for the two characters where two terms meet."""
        if is_content(pair[0]) and is_content(pair[1]):
            self.question.slots.append(Slot(pair, "", [(pair, MEETING_WEIGHT)]))

    def _forms(self, text: str) -> dict[str, list[Form]]:
        """Return the forms that may stand in a text, by their beginning; a text is read several times over."""
        found = self._known.get(text)
        if found is None:
            keys = {text[place : place + length] for place in range(len(text)) for length in (1, 2)}
            lines = self.vocabulary.forms([key for key in keys if not key.isascii() or key.isalnum()])
            found = self._known[text] = applying(lines, self.families, self.vocabulary.parsed)
        return found

    def _longest(
        self, text: str, place: int, forms: dict[str, list[Form]], begins: bool, gaps: frozenset[int] = frozenset()
    ) -> list[Form]:
        """Return the lines of the longest form at a place.

        Args:
            text: what is read, joined.
            place: where the form begins.
            forms: those known, by their beginning.
            begins: whether a word may begin here; a short form and one in hiragana need that.
            gaps: the places before which a particle was dropped; no form ends inside the word behind one.
        """
        best: list[Form] = []
        for key in (text[place : place + 2], text[place]):
            for line in forms.get(key, ()):
                form = line[0]
                length = len(form)
                if best and length < len(best[0][0]):
                    continue
                if (
                    text.startswith(form, place)
                    and (begins or _told_apart(form, text[place - 1]))
                    and _whole(text, place, length, gaps)
                    and not (gaps and _breaks_a_word(text, place, length, gaps))
                ):
                    if best and length > len(best[0][0]):
                        best = []
                    best.append(line)
        return best

    def _flush(self, unknown: str, latin: list[str]) -> tuple[str, list[str]]:
        self._unknown(unknown)
        if latin:
            self.latin.read(latin)
        return "", []

    # Japanese

    def _respelt(self, folded: str) -> str:
        """Put right the words that no row of known forms makes up and that sound or look like something known, or nearly."""
        if self._correcting:
            return folded
        for run in _katakana(folded):
            if not self._made_up(run) and not self.vocabulary.stems([run]):
                heard = self.vocabulary.read_as([run]).get(run, [])[:1]
                # A reading of several words in a row is less likely than one word with a letter wrong.
                whole = [word for word in heard if " " not in word] or self.vocabulary.corrected(run)[:1] or heard
                # A word of two kana is what a longer one sounds like by chance: パック is no パク.
                whole = [word for word in whole if not _is_short_kana(word)]
                for meant in whole:
                    folded = self._put_right(folded, run, meant)
        for run in runs(joined(folded)):
            units = bigrams(run) if len(run) > _SHORTEST_COMPOUND and run in folded else []
            if len(self.vocabulary.units(units)) < len(units) and not self._made_up(run):
                found_term = self.vocabulary.miswritten(run)
                if found_term is not None and len(found_term[0]) > _SHORTEST_COMPOUND:
                    folded = self._put_right(folded, *found_term)
        return folded

    def _made_up(self, run: str) -> bool:
        """Tell whether a run is nothing but known forms in a row, with at most an ending behind them."""
        forms = self._forms(run)
        place = 0
        while place < len(run) and (found := self._longest(run, place, forms, True)):
            place += len(found[0][0])
        return place == len(run) or (0 < place == len(run) - 1 and is_hiragana(run[place]))

    def _put_right(self, folded: str, typed: str, meant: str) -> str:
        self.question.corrections.append((typed, meant))
        return folded.replace(typed, f" {meant} ", 1)

    def _by_ear(self, folded: str) -> str:
        """Write the words that were typed in kana as the rulebooks write them."""
        stretches: dict[int, str] = {}
        # Where nothing was turned into kanji or katakana, several words stand in a row with what is between them.
        by_sound = not any(is_kanji(character) or is_katakana(character) for character in folded.replace("ー", ""))
        # Two kana are a word where nothing else was typed (ぼち); in a sentence they are an ending or a particle.
        least = min(_KANA_MINIMUM, max(_KANA_WHOLE, len(folded.strip())))
        place = 0
        while place < len(folded):
            end = place
            while end < len(folded) and (is_hiragana(folded[end]) or folded[end] == "ー"):
                end += 1
            # A long vowel is written in katakana: behind kanji it is a word that was not turned into them (墓地すとーむ).
            alone = place == 0 or not is_content(folded[place - 1]) or "ー" in folded[place + 1 : end]
            if alone and end - place >= least:
                stretches[place] = folded[place:end]
            place = max(end, place + 1)
        if not stretches:
            return folded
        tries = {stretch: _without_tails(stretch) for stretch in stretches.values()}
        written = self.vocabulary.read_as(list({word for words in tries.values() for word in words}))
        for place in sorted(stretches, reverse=True):
            stretch = stretches[place]
            if any(self._is_known(word) for word in tries[stretch]):
                continue
            # しんだとき is one word with an ending, not two words in a row.
            heard = sorted(
                [word for word in tries[stretch] if word in written], key=lambda word: " " in written[word][0]
            )
            word, said = (heard[0], written[heard[0]][0]) if heard else ("", "")
            parts = (
                self._parted(stretch, alone=stretch == folded.strip()) if by_sound and (not word or " " in said) else []
            )
            if parts:
                word, said = stretch, " ".join([meant for _was, meant in parts])
            if word:
                self.question.corrections += [(was, meant) for was, meant in parts or [(word, said)] if was != meant]
                folded = folded[:place] + said + " " + folded[place + len(word) :]
        return folded

    def _parted(self, stretch: str, *, alone: bool) -> list[tuple[str, str]]:
        """Return the words of a stretch of kana, each with how it is written; nothing where it is hardly any."""
        from judgekit.search.by_ear import parted, pieces  # few questions are typed so

        words = pieces(stretch)
        known = {form[0] for forms in self._forms(stretch).values() for form in forms}
        written = self.vocabulary.spoken(words) | {word: [word] for word in words if word in known}
        return parted(stretch, written, alone=alone)

    def _is_known(self, word: str) -> bool:
        """Tell whether a word stands in the lexicon as it was typed: どっち is no 同値, whatever hangs behind it."""
        return any(form[0] == word for forms in self._forms(word).values() for form in forms)

    def _unknown(self, text: str) -> None:
        """Read Japanese that is no term: corrected where it is misspelt, else by its bigrams."""
        for run in runs(text):
            units = bigrams(run)
            if not units:
                continue
            known = self.vocabulary.units(units)
            if not self._correcting and len(known) < len(units) and self._corrected(run, not known):
                continue
            weight = 1.0 / len(units) ** 0.5
            for unit in units:
                if unit in known:
                    self.question.slots.append(Slot(run, run, [(unit, weight)]))
            if not known:
                self.question.unknown.append(run)

    def _corrected(self, run: str, unheard_of: bool) -> bool:
        """Read a misspelt run as what was meant, one that nothing prints also by its sound; tell whether that was possible."""
        before = len(self.question.slots)
        self._correcting = True
        found = self.vocabulary.miswritten(run)
        if found is None and unheard_of and len(run) > 1 and is_kanji(run[0]) and is_kanji(run[1]):
            choices = self.vocabulary.sounds_like(run)
            self.question.corrections += [(run, meant) for meant in choices]
            self.read(" ".join(choices))
        elif found is not None:
            piece, meant = found
            self.question.corrections.append((piece, meant))
            self.read(run.replace(piece, f" {meant} ", 1))
        self._correcting = False
        return len(self.question.slots) > before


def _in_figures(folded: str) -> str:
    """Return a text with the kanji that count something as figures, as the rulebooks print them: 二回 is 2回."""
    if not any(character in _NUMERALS for character in folded):
        return folded
    letters = list(folded)
    for place, character in enumerate(folded[:-1]):
        counts = folded[place + 1] in _COUNTED
        if counts and character in _NUMERALS and not (place and is_kanji(folded[place - 1])):
            letters[place] = _NUMERALS[character]
    return "".join(letters)


def _counts(text: str, place: int) -> bool:
    """Tell whether what stands at a place only counts, behind a figure."""
    return text[place - 1].isdigit() and text[place : place + 1] in _COUNTERS and text[place + 1 : place + 2] != "目"


def _is_compound_head(unknown: str) -> bool:
    """Tell whether what was just passed over is a word of two kanji, behind which another may begin: 直接 of 直接攻撃."""
    return len(unknown) > 1 and is_kanji(unknown[-1]) and is_kanji(unknown[-2])


def _katakana(folded: str) -> list[str]:
    """Return the runs of katakana of a text that are long enough to be told from one another."""
    found: list[str] = []
    run = ""
    for character in folded + " ":
        if is_katakana(character):
            run += character
        else:
            if len(run) >= _KANA_MINIMUM:
                found.append(run)
            run = ""
    return found


def _is_short_kana(word: str) -> bool:
    return len(word) < _KANA_MINIMUM and is_katakana(word[0])


def _is_letter(character: str) -> bool:
    return is_content(character) or is_hiragana(character) or is_latin(character)


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


def _whole(text: str, place: int, length: int, gaps: frozenset[int]) -> bool:
    """Tell whether a form stands for itself: a single kanji not inside a compound, katakana and Latin letters not cut short.

    Latin letters end where a particle was dropped: HPが0 asks for HP.
    """
    end = place + length
    after = text[end] if end < len(text) else " "
    last = text[end - 1]
    if length == 1 and is_kanji(last):
        ends = end in gaps or not is_kanji(after)  # 夢は何, typed with its particle
        return ends and (place == 0 or place in gaps or not is_kanji(text[place - 1]))
    if is_latin(last):
        return not is_latin(after) or (end in gaps and after.isdigit())
    if is_latin(text[place]) and place and is_latin(text[place - 1]):
        return False
    return after != "ー"


def _told_apart(form: str, before: str) -> bool:
    """Tell whether a form is long enough to be known in the middle of a run; one in hiragana follows a particle at least."""
    if is_hiragana(form[0]):
        return before in PARTICLES
    return len(form) > 2 + is_katakana(form[0])


def _breaks_a_word(text: str, place: int, length: int, gaps: frozenset[int]) -> bool:
    """Tell whether a form reaches over a dropped particle into a part of a word: 後攻 in 後(に)攻撃."""
    end = place + length
    crosses = any(place < gap < end for gap in gaps)
    return crosses and end < len(text) and end not in gaps and is_kanji(text[end - 1]) and is_kanji(text[end])


def _without_tails(stretch: str) -> list[str]:
    """Return a stretch of kana, and what is left of it without one of the words that hang behind a term."""
    tries = [stretch]
    tries += [
        stretch[: -len(tail)] for tail in _TAILS if stretch.endswith(tail) and len(stretch) - len(tail) >= _KANA_MINIMUM
    ]
    return tries
