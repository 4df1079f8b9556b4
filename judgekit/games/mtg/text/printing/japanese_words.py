"""Japanese card text as it is printed: the words of the reader the other way round, figures in full width, forms of verbs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgekit.games.mtg.terms.records import Formula
from judgekit.games.mtg.terms.subtypes import CORRELATED
from judgekit.games.mtg.terms.translations import COLORS, KEYWORDS_JA, KINDS_OF_MANA, LANDWALKS, SUBTYPES, TYPES
from judgekit.games.mtg.terms.values import MANA_TYPES
from judgekit.games.mtg.text.japanese.words import KINDS_OF_COUNTER
from judgekit.language.japanese.spelling import wide
from judgekit.language.japanese.verbs import chained, inflected


class Unsaid(Exception):
    """A term that has no Japanese wording here."""


def _turned(words: Mapping[str, str]) -> dict[str, str]:
    turned: dict[str, str] = {}
    for japanese, english in words.items():
        turned.setdefault(english, japanese)
    return turned


_TYPES = _turned(TYPES)
_COLORS = _turned(COLORS)
_SUBTYPES = _turned(SUBTYPES)
TYPE_NAMES = frozenset(_TYPES)
"""English card types, and "permanent", that have a Japanese name."""

_KEYWORDS = _turned(KEYWORDS_JA)
_LANDWALKS = _turned(LANDWALKS)
_COUNTERS = _turned(KINDS_OF_COUNTER)


def _known(table: Mapping[str, str], word: str) -> str:
    found = table.get(word)
    if found is None:
        raise Unsaid(word)
    return found


def type_word(word: str) -> str:
    """Return a card type (205.2a)."""
    return _known(_TYPES, word)


def color_word(word: str) -> str:
    """Return a colour (105.1)."""
    return _known(_COLORS, word)


def mana_word(symbol: str | None) -> str:
    """Return mana of a type, of any where none is said (106.1b)."""
    name = next((f"{name} " for name, own in MANA_TYPES.items() if own == symbol), "")
    return next(ja for ja, english in KINDS_OF_MANA.items() if english == name) + "マナ"


def subtype_word(word: str) -> str:
    """Return a subtype (205.3)."""
    return _known(_SUBTYPES, word)


def keyword_word(word: str) -> str:
    """Return a keyword ability (702)."""
    return _known(_KEYWORDS, word)


def landwalk_word(word: str) -> str:
    """Return the landwalk of a basic land type (702.14a)."""
    return _known(_LANDWALKS, word)


def counter_word(kind: str) -> str:
    """Return a kind of counter with its word: ＋１/＋１カウンター (122.1)."""
    if "/" in kind:
        return f"{wide(kind)}カウンター"
    if kind in _KEYWORDS and kind not in _COUNTERS:
        return f"{_KEYWORDS[kind]}カウンター"
    return f"{_known(_COUNTERS, kind)}カウンター"


def figure(amount: Formula | None) -> str:
    """Return a number that stands in a text by itself: a figure or X (107.1, 107.3)."""
    if isinstance(amount, int):
        return wide(amount)
    if amount == ("x",):
        return "Ｘ"
    raise Unsaid(amount)


def braced(symbols: tuple[str, ...]) -> str:
    """Return symbols in braces (107.4-107.6)."""
    return "".join(f"{{{symbol}}}" for symbol in symbols)


def classifier(types: tuple[str, ...], subtypes: tuple[str, ...]) -> str:
    """Return the word with which permanents of some types are counted: 体 for what fights, つ for the rest."""
    kinds = set(types) or {kind for word in subtypes for kind in CORRELATED.get(word, ())}
    return "体" if (kinds and kinds <= {"creature", "planeswalker", "tribal"}) or "creature" in types else "つ"


def one_after_another(deeds: Sequence[str], leave: bool = False) -> str:
    """Return deeds in one sentence, each before the next; with leave they may be done: 破壊し、カード１枚を引いてもよい."""
    try:
        return chained(deeds, leave)
    except ValueError:
        raise Unsaid(deeds) from None


def denied(deed: str) -> str:
    """Return a deed that is not done: 破壊しない."""
    forms = inflected(deed)
    if forms is None:
        raise Unsaid(deed)
    return forms.negative
