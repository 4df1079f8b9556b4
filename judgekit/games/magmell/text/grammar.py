"""Japanese card text: sentences read by rows of templates, and terms printed again from the same rows.

A sentence is cut into the words of the rows (the longest that fits), and a chart finds every way in which rows cover it. Each row
gives a piece of a term: reading fills the slots of the term, printing finds the row whose term fits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from judgekit.games.magmell.text import actions as japanese_actions
from judgekit.games.magmell.text import effects as japanese_effects
from judgekit.games.magmell.text import events as japanese_events
from judgekit.games.magmell.text import nouns as japanese_nouns
from judgekit.games.magmell.text import sentences as japanese_sentences
from judgekit.games.magmell.text import statements as japanese_statements
from judgekit.games.magmell.text import states as japanese_states
from judgekit.language.chart import Chart, Grammar, Hook, Piece, Template, Token, wordings
from judgekit.language.faults import CardTextNotUnderstood

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


@cache
def templates() -> tuple[Template, ...]:
    """Return every wording, inflected forms included."""
    found = []
    for row, (category, text, term) in enumerate(_rows()):
        for words in wordings(text):
            template = Template(category, words, term, row)
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
        kind, text = match.lastgroup, match.group()
        tokens.append(Token(text, place, {kind: _TOKENS[kind](text)} if kind is not None else {}, text))
        place = match.end()
    return tokens


@cache
def _grammar() -> Grammar:
    """Return the rows ready to be searched."""
    begins = ("modifier", "noun")
    hooks = {"filter": Hook(_descriptions, begins), "every": Hook(_all_of_them, begins)}
    return Grammar(templates(), frozenset(_TOKENS), hooks, settled=_acting)


def _descriptions(chart: Chart, start: int) -> list[Piece]:
    return [piece for piece in _filters(chart, start, []) if "quantity" not in piece.term]


def _all_of_them(chart: Chart, start: int) -> list[Piece]:
    return [piece for piece in map(_everything, _filters(chart, start, [])) if piece]


def _filters(chart: Chart, start: int, modifiers: list[Any]) -> list[Piece]:
    found = [Piece(piece.end, _filter([*modifiers, piece.term])) for piece in chart.pieces("noun", start)]
    for piece in chart.pieces("modifier", start):
        for longer in _filters(chart, piece.end, [*modifiers, piece.term]):
            if longer not in found:
                found.append(longer)
    return found


def readings(sentence: str) -> list[Any]:
    """Return every term that the rows make of one sentence (without its full stop); more than one is a fault of the rows.

    Raises:
        CardTextNotUnderstood: the rows do not cover it; the words at fault are named.
    """
    tokens = cut(sentence)
    chart = Chart(_grammar(), tokens)
    found: list[Any] = []
    for term in chart.whole("sentence"):
        if term not in found:
            found.append(term)
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
