"""Japanese card text: sentences read by rows of templates, and terms printed again from the same rows.

A sentence is cut into the words of the rows (the longest that fits), and a chart finds every way in which rows cover it. Each row
gives a piece of a term: reading fills the slots of the term, printing finds the row whose term fits. The chart is ours because the
rows are many and flat: as an Earley grammar of the parser library they took 2.4 s to load and 0.3 s a sentence, here it is 1 ms.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from judgekit.cards import (
    japanese_actions,
    japanese_effects,
    japanese_events,
    japanese_nouns,
    japanese_sentences,
    japanese_statements,
    japanese_states,
)
from judgekit.cards.faults import CardTextNotUnderstood

_INFLECTIONS = {
    "する": ("し", "して"),
    "引く": ("引き", "引いて"),
    "与える": ("与え", "与えて"),
    "戻す": ("戻し", "戻して"),
    "置く": ("置き", "置いて"),
    "捨てる": ("捨て", "捨てて"),
    "得る": ("得", "得て"),
    "加える": ("加え", "加えて"),
    "受ける": ("受け", "受けて"),
    "失う": ("失い", "失って"),
    "取り除く": ("取り除き", "取り除いて"),
    "なる": ("なり", "なって"),
    "減らす": ("減らし", "減らして"),
    "増やす": ("増やし", "増やして"),
    "割り振る": ("割り振り", "割り振って"),
    "させる": ("させ", "させて"),
    "される": ("され", "されて"),
    "置かれる": ("置かれ", "置かれて"),
    "増える": ("増え", "増えて"),
    "減る": ("減り", "減って"),
    "選ぶ": ("選び", "選んで"),
    "取る": ("取り", "取って"),
    "見る": ("見", "見て"),
}
"""Verbs with the forms in which another action follows (連用形) and in which permission follows (て形)."""

_INFLECTED = ("act", "change", "elliptic", "bare", "aiming")
_SLOT = re.compile(r"<(\w+)(?::(\w+))?>")


class Template(NamedTuple):
    """One wording of a row.

    Attributes:
        category: what it is a piece of.
        words: its words; a slot is (key, category).
        term: the term with slots as "$key".
        row: number of the row; the first wording of a row is the one that is printed.
    """

    category: str
    words: tuple[str | tuple[str, str], ...]
    term: Any
    row: int


def _rows() -> list[japanese_nouns.Row]:
    books = (
        japanese_nouns,
        japanese_actions,
        japanese_states,
        japanese_effects,
        japanese_events,
        japanese_statements,
        japanese_sentences,
    )
    return [row for book in books for row in book.ROWS]


def _words(wording: str) -> tuple[str | tuple[str, str], ...]:
    words: list[str | tuple[str, str]] = []
    for word in wording.split():
        slot = _SLOT.fullmatch(word)
        words.append(word if slot is None else (slot.group(1), slot.group(2) or slot.group(1)))
    return tuple(words)


@cache
def templates() -> tuple[Template, ...]:
    """Return every wording, inflected forms included."""
    found = []
    for row, (category, wordings, term) in enumerate(_rows()):
        for wording in wordings.split("|"):
            template = Template(category, _words(wording), term, row)
            for form in (template, *_elliptic(template)):
                found.append(form)
                found.extend(_inflected(form))
    known: set[tuple[str, tuple[Any, ...], str]] = set()
    kept = []
    for template in found:
        key = (template.category, template.words, repr(template.term))
        if key not in known:
            known.add(key)
            kept.append(template)
    return tuple(kept)


def _inflected(template: Template) -> Iterator[Template]:
    """Yield the forms of a wording in which another verb follows, or, of an event, its present tense."""
    category, words, term, row = template
    last = words[-1]
    if not isinstance(last, str):
        return
    if category in _INFLECTED and last in _INFLECTIONS:
        for suffix, form in zip(("cont", "te"), _INFLECTIONS[last], strict=True):
            yield Template(f"{category}_{suffix}", (*words[:-1], form), term, row)
    if category == "event" and last in japanese_events.PRESENT:
        yield Template(category, (*words[:-1], japanese_events.PRESENT[last]), term, row)


def _elliptic(template: Template) -> Iterator[Template]:
    """Yield a change without its subject, which is then the one of the verb before."""
    category, words, term, row = template
    if category == "change" and isinstance(words[0], tuple) and words[0][1] == "subject" and words[1] in ("の", "は"):
        yield Template("elliptic", words[2:], {**term, "modify": "@subject"}, row)
    if category == "act" and words[:2] == (("w", "whom"), "は"):
        key = next(key for key, value in term.items() if value == "$w")
        yield Template("elliptic", words[2:], {**term, key: "@subject"}, row)
    if category == "act" and words[0] == ("o", "object"):
        key = next(key for key, value in term.items() if value == "$o")
        yield Template("bare", words[1:], {**term, key: "@aimed"}, row)
    if category == "act" and "aims" in term:
        yield Template("aiming", words, term, row)


@cache
def _cutter() -> re.Pattern[str]:
    """Return the expression that cuts a sentence into numbers, names, quotations and the words of the rows, the longest first."""
    words = {word for template in templates() for word in template.words if isinstance(word, str)}
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    kinds = [
        "(?P<number>[0-9]+|X)",
        "(?P<name>《[^《》]+》)",
        "(?P<quoted>「[^「」]+」)",
        "(?P<kindword>(?!パワー|ウィーク|火葬)[一-龥ァ-ヶー]{1,8}(?=カウンター))",
    ]
    return re.compile("|".join([*kinds, *(re.escape(word) for word in longest_first)]))


class Token(NamedTuple):
    """A word of a sentence.

    Attributes:
        kind: "number", "name", "quoted", or the word itself.
        text: as it stands there.
        place: its offset.
    """

    kind: str
    text: str
    place: int


def cut(sentence: str) -> list[Token]:
    """Cut a sentence into words.

    Raises:
        CardTextNotUnderstood: something is no word of any row.
    """
    cutter = _cutter()
    tokens = []
    place = 0
    while place < len(sentence):
        match = cutter.match(sentence, place)
        if match is None:
            raise _not_understood(sentence, place)
        tokens.append(Token(match.lastgroup or match.group(), match.group(), place))
        place = match.end()
    return tokens


class Piece(NamedTuple):
    """A stretch of a sentence that a template covers.

    Attributes:
        end: number of the token after it.
        term: what it says.
    """

    end: int
    term: Any


@cache
def _by_first_word() -> dict[str, tuple[dict[str, tuple[Template, ...]], tuple[Template, ...]]]:
    """Return for each category its templates by their first word, and those that begin with a slot."""
    literal: dict[str, dict[str, list[Template]]] = {}
    slotted: dict[str, list[Template]] = {}
    for template in templates():
        first = template.words[0]
        if isinstance(first, str):
            literal.setdefault(template.category, {}).setdefault(first, []).append(template)
        else:
            slotted.setdefault(template.category, []).append(template)
    return {
        category: (
            {word: tuple(found) for word, found in literal.get(category, {}).items()},
            tuple(slotted.get(category, ())),
        )
        for category in {template.category for template in templates()}
    }


class _Chart:
    """Every way in which the rows cover the tokens of one sentence, each stretch worked out once."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.known: dict[tuple[str, int], list[Piece]] = {}
        self.furthest = 0

    def pieces(self, category: str, start: int) -> list[Piece]:
        """Return every stretch from a token on that is of a category."""
        key = (category, start)
        found = self.known.get(key)
        if found is None:
            self.known[key] = []
            found = self.known[key] = self._pieces(category, start)
        return found

    def _pieces(self, category: str, start: int) -> list[Piece]:
        if start >= len(self.tokens):
            return []
        token = self.tokens[start]
        if category in _TOKENS:
            if token.kind != category:
                return []
            self.furthest = max(self.furthest, start + 1)
            return [Piece(start + 1, _TOKENS[category](token.text))]
        if category in ("filter", "every"):
            filters = self._filters(start, [])
            return [piece for piece in map(_everything, filters) if piece] if category == "every" else _plain(filters)
        by_word, slotted = _by_first_word()[category]
        found: list[Piece] = []
        for template in (*by_word.get(token.kind, ()), *slotted):
            for end, slots in self._matches(template.words, 0, start, {}):
                term = _acting(filled(template.term, slots))
                if term is not None and (piece := Piece(end, term)) not in found:
                    found.append(piece)
        return found

    def _matches(
        self, words: tuple[str | tuple[str, str], ...], number: int, place: int, slots: dict[str, Any]
    ) -> Iterator[tuple[int, dict[str, Any]]]:
        while number < len(words):
            word = words[number]
            if isinstance(word, str):
                if place >= len(self.tokens) or word not in self.tokens[place][:2]:
                    return
                place += 1
                self.furthest = max(self.furthest, place)
                number += 1
                continue
            for piece in self.pieces(word[1], place):
                yield from self._matches(words, number + 1, piece.end, {**slots, word[0]: piece.term})
            return
        yield place, slots

    def _filters(self, start: int, modifiers: list[Any]) -> list[Piece]:
        found = [Piece(piece.end, _filter([*modifiers, piece.term])) for piece in self.pieces("noun", start)]
        for piece in self.pieces("modifier", start):
            for longer in self._filters(piece.end, [*modifiers, piece.term]):
                if longer not in found:
                    found.append(longer)
        return found


def readings(sentence: str) -> list[Any]:
    """Return every term that the rows make of one sentence (without its full stop); more than one is a fault of the rows.

    Raises:
        CardTextNotUnderstood: the rows do not cover it; the words at fault are named.
    """
    tokens = cut(sentence)
    chart = _Chart(tokens)
    found: list[Any] = []
    for piece in chart.pieces("sentence", 0):
        if piece.end == len(tokens) and piece.term not in found:
            found.append(piece.term)
    if not found:
        place = tokens[chart.furthest].place if chart.furthest < len(tokens) else len(sentence)
        raise _not_understood(sentence, place)
    return found


def parse(sentence: str) -> Any:
    """Return the term of one sentence: of several readings the one of the earliest row.

    Raises:
        CardTextNotUnderstood: the rows do not cover it.
    """
    return readings(sentence)[0]


def _not_understood(sentence: str, place: int) -> CardTextNotUnderstood:
    words = sentence[place : place + 12] if place < len(sentence) else sentence[-12:]
    return CardTextNotUnderstood(f"not understood: {words!r} in {sentence!r}", words, sentence)


_TOKENS: dict[str, Callable[[str], Any]] = {
    "number": lambda text: text,
    "name": lambda text: text[1:-1],
    "kindword": lambda text: text,
    "quoted": lambda text: {"text": text[1:-1].removesuffix("。")},
}
"""Words that are not in any row: what each is as a term."""


_OWN = ("hand", "library", "stone-deck", "dust", "dream")
_HIDDEN = ("hand", "library", "stone-deck")


def _everything(piece: Piece) -> Piece | None:
    """Return a piece that says 「すべての」 or 「各」 without these words, None for any other; players have words of their own."""
    rest = {key: value for key, value in piece.term.items() if key != "quantity"}
    return Piece(piece.end, rest) if rest != piece.term and rest.get("type") != "player" else None


def _plain(pieces: list[Piece]) -> list[Piece]:
    return [piece for piece in pieces if "quantity" not in piece.term]


def _acting(term: Any) -> Any:
    """Return a chain in which whoever the sentence says acts does; None where a pronoun would do nothing in it."""
    if not isinstance(term, dict):
        return term
    if "chain" in term and isinstance(term["chain"], dict) and "@acting" in term["chain"]:
        inner = _acting(term["chain"])
        actor = term["chain"]["@acting"]
        return None if inner is None else {**term, "if": acted(term["if"], actor), "chain": inner}
    if "@acting" not in term:
        return term
    rest = {key: value for key, value in term.items() if key != "@acting"}
    done = acted(rest, term["@acting"])
    return None if done == rest and term["@acting"] == "@player" else done


def acted(term: Any, actor: Any) -> Any:
    """Return instructions in which an actor who is not named is the one given, and so is 「自分」 and whoever chooses."""
    if isinstance(term, dict):
        if term.get("damage") == "@subject":
            term = {**term, "damage": actor}
        each = "choose" in term and actor == "each-player"
        found = {
            key: value if key == "text" else acted(value, "chooser" if each and key == "choose" else actor)
            for key, value in term.items()
        }
        if "choose" in found and isinstance(found["choose"], dict) and "by" not in found:
            found["by"] = actor
        return found
    if isinstance(term, list):
        return [acted(item, actor) for item in term]
    return actor if term in ("@actor", "@self") else term


def _filter(parts: list[Any]) -> dict[str, Any]:
    """Join what modifiers and noun say; whose something is depends on where it is."""
    found: dict[str, Any] = {}
    side = None
    for part in parts:
        for key, value in part.items():
            if key == "side":
                side = value if value != "@own" else side or value
            elif key == "has" and isinstance(value, dict):
                found[key] = value["text"]
            else:
                found[key] = value
    if side is None and found.get("zone") in _HIDDEN and "controller" not in found:
        side = "@own"
    if side == "@own" and found.get("zone") not in _OWN:
        side = None
    if side is not None:
        found["owner" if found.get("zone") in _OWN else "controller"] = "@self" if side == "@own" else side
    return found


def filled(term: Any, slots: dict[str, Any]) -> Any:
    """Return a term with its slots filled; "..." takes in the keys of another term."""
    if isinstance(term, dict):
        found: dict[str, Any] = {}
        for key, value in term.items():
            if key == "...":
                found.update(filled(value, slots))
            else:
                found[_text(key, slots)] = filled(value, slots)
        return found
    if isinstance(term, list):
        return [filled(item, slots) for item in term]
    if term.startswith("$") and term[1:] in slots:
        return slots[term[1:]]
    return _text(term, slots)


def _text(text: str, slots: dict[str, Any]) -> str:
    return re.sub(r"\$(\w+)", lambda match: str(slots.get(match.group(1), match.group(0))), text)
