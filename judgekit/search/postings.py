"""Postings: for every unit the nodes that hold it, with how much it says about each (BM25 over weighted fields).

A unit is a Japanese bigram, an English stem or a concept ("#12"). Field weights, saturation and length are worked out here once,
so that a query only adds: one blob per unit and edition, the places of the nodes within their edition as 16-bit numbers, then
one byte of impact each.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

from judgekit.core.data_classes import dataclass
from judgekit.core.text import Lang
from judgekit.search.fields import ABOVE, ASKED, GLOSS, HEADING, TEXT, WEIGHTS, Field
from judgekit.search.folding import is_hiragana
from judgekit.search.lexicon import Concept
from judgekit.search.stems import Stem
from judgekit.search.streams import bigrams, runs
from judgekit.search.whole_words import WholeWords

SATURATION = 2.6
"""k of BM25: how soon a further occurrence says nothing new."""

LENGTH = 0.25
"""b of BM25: how much a long text is held against its words."""

FULL = 200
"""The impact of a unit that a node is all about, before what it gains by defining it."""

DEFINES = (1.15, 1.08, 1.03)
"""What the first rules under a heading gain for the term that the heading is: they define it."""

LEAD = 1.5
"""What the first words of a rule count besides: a rule defines what it begins with."""

WHOLE_HEADING = 3.0
"""What an own heading counts besides that is the term and nothing else."""

WHOLE_ABOVE = 4.0
"""The same for a heading above."""

POINTED_OUT = 1.25
"""What a rule gains that the lexicon names for a term: who types the term looks for this rule."""

POINTED_AT = 12.0
"""What a rule counts besides that the glossary entry of a term cites, or that the lexicon names for it."""

_RUN = re.compile("[一-鿿ァ-ヺー々〆]+[ぁ-ゖ]?")
"""A run of `streams.runs`, in the form that is fast over whole books."""

_HEADING_SLACK = 2
"""Characters that a heading may have beside a term and still be nothing else (`する`)."""

_GROUP_DEPTH = 2
"""Headings above the rules of a group: the section and the group."""

_LEAD_JA = 14
_LEAD_EN = 5

UNDER = "under "
"""Begins the unit that holds the chapter of a term: its heading is the term and nothing else, or its glossary entry sends there."""

CHAPTER = (180.0, 160.0, 145.0, 130.0)
"""What the first rules of a chapter count for its term alone, in percent, and the last of these all others."""

ASKED_WITH = "asked "
"""Begins the unit that holds in which of its phrases a rule is asked with a unit: 16-bit places, then as many 16-bit masks."""

PHRASES = 16
"""Phrases of a rule that are told apart."""

Row = tuple[str, int, bytes]


@dataclass(frozen=True, slots=True)
class Document:
    """A node as the postings see it.

    Attributes:
        shelf: which edition it is of.
        families: the families of books whose terms apply to it.
        fields: its texts.
        rank: its place among the rules under its heading that say something, from 0; -1 for what defines nothing.
    """

    shelf: int
    families: tuple[str, ...]
    fields: list[Field]
    rank: int


class PostingsBuilder:
    """Collects what stands in each node and works out the impacts."""

    def __init__(self, documents: Sequence[Document], stem: Stem, average: float | None = None) -> None:
        """Take the documents, edition by edition in the order of their places, and the English stemmer.

        Args:
            documents: the nodes.
            stem: the stemmer.
            average: how long a text is on average, where other documents than these say it; 0 where they have no texts.
        """
        self.documents = documents
        self._stem = stem
        lengths = [_length(document.fields) for document in documents]
        self.own_average = _average(documents, lengths)
        self.average = average or max(1.0, self.own_average)
        self._norms = [SATURATION * (1 - LENGTH + LENGTH * length / self.average) for length in lengths]
        self._ja_fields = [_texts(document.fields, "ja") for document in documents]
        self._en_fields = [_texts(document.fields, "en") for document in documents]
        self._ja = ["\n".join([text for _kind, _above, text in texts]) for texts in self._ja_fields]
        self._en = ["\n".join([text for _kind, _above, text in texts]) for texts in self._en_fields]
        self._postings: defaultdict[str, tuple[list[int], list[float]]] = defaultdict(lambda: ([], []))
        self._asked: defaultdict[str, dict[int, int]] = defaultdict(dict)
        for place, document in enumerate(documents):
            for unit, weight in _plain(document.fields).items():
                places, weights = self._postings[unit]
                places.append(place)
                weights.append(weight)
            for phrase, field in enumerate(field for field in document.fields if field.kind == ASKED):
                for unit in {*_units(field)}:
                    self._ask(unit, place, phrase)
        self._words = WholeWords(())
        self._defining: dict[tuple[int, str], float] = {}
        self._under: defaultdict[str, set[int]] = defaultdict(set)

    def add_concepts(
        self,
        concepts: Iterable[Concept],
        pointers: Mapping[int, Mapping[int, float]],
        chapters: Mapping[int, Set[int]],
    ) -> None:
        """Add every concept as a unit of the nodes in which one of its forms stands.

        Args:
            concepts: the terms.
            pointers: by concept number, the places of the rules that are to be found for it, each with its share.
            chapters: by concept number, the places of the chapter to which its glossary entry sends.
        """
        concepts = list(concepts)
        self._words = WholeWords(form for concept in concepts for form in concept.ja)
        for concept in concepts:
            unit = concept.unit
            counts = self._occurrences(concept, unit)
            for place, share in pointers.get(concept.number, {}).items():
                counts[place] = counts.get(place, 0.0) + POINTED_AT * share
                if share >= 1.0:
                    self._defining[place, unit] = POINTED_OUT
            places = [place for place in sorted(counts) if concept.family in self.documents[place].families]
            if places:
                self._postings[unit] = (places, [counts[place] for place in places])
            chapter = sorted((self._under[unit] | chapters.get(concept.number, set())) & set(places))
            if chapter:
                self._postings[UNDER + unit] = (chapter, [self._lead(place) for place in chapter])

    def _lead(self, place: int) -> float:
        """Return what a rule of a chapter gains where its heading is all that is asked for: a chapter begins with what counts."""
        rank = self.documents[place].rank
        return CHAPTER[rank] if 0 <= rank < len(CHAPTER) else CHAPTER[-1]

    def _ask(self, unit: str, place: int, phrase: int) -> None:
        """Note that a rule is asked with a unit in one of its phrases."""
        if phrase < PHRASES:
            asked = self._asked[unit]
            asked[place] = asked.get(place, 0) | 1 << phrase

    def _candidates(self, units: Sequence[str]) -> Sequence[int]:
        """Return the places that may hold a form: those that hold the rarest of its units."""
        if not units:
            return range(len(self.documents))
        return min((self._postings[unit][0] if unit in self._postings else [] for unit in units), key=len)

    def _occurrences(self, concept: Concept, unit: str) -> dict[int, float]:
        """Return the weighted count of a concept by place; of the two languages the one that says it more often counts."""
        found: dict[int, float] = {}
        for form in _telling(concept):
            units = [piece for run in runs(form) for piece in bigrams(run) if len(piece) > 1 or len(form) == 1]
            for place in self._candidates(units):
                if form in self._ja[place]:
                    count = self._count_ja(place, form, unit)
                    if count > found.get(place, 0.0):
                        found[place] = count
        for stems in dict.fromkeys(tuple(self._stem(token) for token in tokens) for tokens in concept.en):
            phrase = f" {' '.join(stems)} "
            for place in self._candidates(stems):
                if phrase in self._en[place]:
                    count = self._count_en(place, phrase, unit)
                    if count > found.get(place, 0.0):
                        found[place] = count
        return found

    def _count_ja(self, place: int, form: str, unit: str) -> float:
        total = 0.0
        for kind, nth, text in self._ja_fields[place]:
            found = self._words.places(form, text) if form in text else ()
            if found and (kind != GLOSS or not total):
                total += len(found) * WEIGHTS[kind]
                if kind == TEXT:
                    if found[0] <= _LEAD_JA - len(form):
                        total += LEAD
                elif kind == ASKED:
                    self._ask(unit, place, nth)
                elif kind <= ABOVE and len(text) <= len(form) + _HEADING_SLACK:
                    total += self._whole(place, kind, nth, unit, len(text) == len(form))
        return total

    def _count_en(self, place: int, phrase: str, unit: str) -> float:
        total = 0.0
        for kind, nth, text in self._en_fields[place]:
            found = text.count(phrase)
            if found and (kind != GLOSS or not total):
                total += found * WEIGHTS[kind]
                if kind == TEXT:
                    if text.count(" ", 0, text.find(phrase) + 1) <= _LEAD_EN:
                        total += LEAD
                elif kind == ASKED:
                    self._ask(unit, place, nth)
                elif kind <= ABOVE and len(text) == len(phrase):
                    total += self._whole(place, kind, nth, unit, True)
        return total

    def _whole(self, place: int, kind: int, above: int, unit: str, exactly: bool) -> float:
        """Return what a heading counts besides that is a term and nothing else, and note who defines the term."""
        if kind == HEADING:
            return WHOLE_HEADING
        rank = self.documents[place].rank
        if above == 1 and exactly and self._is_right_below_a_group(place):
            self._under[unit].add(place)
        if above == 1 and 0 <= rank < len(DEFINES):
            self._defining[place, unit] = DEFINES[rank]
        return WHOLE_ABOVE

    def _is_right_below_a_group(self, place: int) -> bool:
        """Tell whether the nearest heading is a chapter of its own, not that of one keyword among many (702.65)."""
        return sum(field.kind == ABOVE for field in self.documents[place].fields) <= _GROUP_DEPTH

    def rows(self) -> Iterator[Row]:
        """Yield (unit, shelf, blob) for every unit and shelf, the places counted within the shelf."""
        firsts: dict[int, int] = {}
        ends: dict[int, int] = {}
        for place, document in enumerate(self.documents):
            firsts.setdefault(document.shelf, place)
            ends[document.shelf] = place + 1
        yield from self._phrase_rows(firsts)
        norms = self._norms
        for unit, (places, weights) in self._postings.items():
            if unit.startswith(UNDER):
                impacts = weights
            else:
                impacts = [
                    FULL * weight / (weight + norms[place]) for place, weight in zip(places, weights, strict=True)
                ]
            if unit[0] == "#":
                impacts = [
                    impact * self._defining.get((place, unit), 1.0)
                    for place, impact in zip(places, impacts, strict=True)
                ]
            stored = bytes([min(255, int(impact)) or 1 for impact in impacts])
            start = 0
            for shelf, end in ends.items():
                stop = bisect_left(places, end, start)
                if stop > start:
                    within = array("H", [place - firsts[shelf] for place in places[start:stop]])
                    yield unit, shelf, within.tobytes() + stored[start:stop]
                start = stop

    def _phrase_rows(self, firsts: Mapping[int, int]) -> Iterator[Row]:
        for unit, asked in self._asked.items():
            by_shelf: defaultdict[int, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
            for place in sorted(asked):
                shelf = self.documents[place].shelf
                places, masks = by_shelf[shelf]
                places.append(place - firsts[shelf])
                masks.append(asked[place])
            for shelf, (places, masks) in by_shelf.items():
                yield ASKED_WITH + unit, shelf, array("H", places + masks).tobytes()


def _telling(concept: Concept) -> list[str]:
    """Return the Japanese forms to look for in texts: not 打ち消す beside 打ち消, which is found wherever the longer form is."""
    forms = {form: None for form in concept.ja if form not in concept.typed}
    return [form for form in forms if len(form) == 1 or form[:-1] not in forms or not is_hiragana(form[-1])]


def _texts(fields: Iterable[Field], lang: Lang) -> list[tuple[int, int, str]]:
    """Return the texts of one language: what field it is, the how manieth heading above or phrase from 0, the text."""
    found = []
    above, phrase = 0, -1
    for field in fields:
        above += field.kind == ABOVE
        phrase += field.kind == ASKED
        text = field.ja if lang == "ja" else field.en
        if text:
            found.append((field.kind, phrase if field.kind == ASKED else above, text))
    return found


def _length(fields: Iterable[Field]) -> float:
    """Return how long the text of a node is, in words; two Japanese characters are taken for one."""
    return sum(len(field.ja) / 2 + field.en.count(" ") for field in fields if field.kind == TEXT)


def _average(documents: Sequence[Document], lengths: Sequence[float]) -> float:
    """Return how long a text is on average in the editions that have texts, 0 where none has: outlines say nothing of it."""
    with_texts = {document.shelf for document, length in zip(documents, lengths, strict=True) if length}
    counted = [length for document, length in zip(documents, lengths, strict=True) if document.shelf in with_texts]
    return sum(counted) / max(1, len(counted))


def _units(field: Field) -> list[str]:
    """Return the bigrams and stems of a field."""
    return [unit for run in _RUN.findall(field.ja) for unit in bigrams(run)] + field.en.split()


def _plain(fields: Iterable[Field]) -> dict[str, float]:
    """Return the weighted count of every bigram and stem of a node."""
    counts: dict[str, float] = {}
    get = counts.get
    for field in fields:
        weight = WEIGHTS[field.kind]
        units = _units(field)
        if field.kind == GLOSS:
            units = [unit for unit in units if unit not in counts]
        for unit in units:
            counts[unit] = get(unit, 0.0) + weight
    return counts
