"""Readings: romaji and kana of every term and of the words of the texts, so that what is typed by ear finds what is written.

Readings of terms come from the glossary and `terms.toml`; the analyser is asked only for words that neither knows. Kana become
Latin letters through jaconv, and `romaji_key` makes one spelling of all romanisations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import jaconv

from judgekit.search.analysis import Analyser
from judgekit.search.folding import romaji_key
from judgekit.search.lexicon import Lexicon, is_kana

_WRITTEN = re.compile(r"[一-鿿々]+[ぁ-ゖ]{0,2}")

SHORTEST_KEY = 3
"""Letters that say too little for a word that is no term: its key is longer."""

_LETTERS = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        (
            "えー", "びー", "しー", "でぃー", "いー", "えふ", "じー", "えいち", "あい", "じぇー", "けー", "える", "えむ",
            "えぬ", "おー", "ぴー", "きゅー", "あーる", "えす", "てぃー", "ゆー", "ぶい", "だぶりゅー", "えっくす", "わい",
            "ぜっと",
        ),
        strict=True,
    )
)  # fmt: skip
"""How a letter is read where it stands by itself in a term (Gゼロ)."""

_LONE_LETTER = re.compile("(?<![a-z])[a-z](?![a-z])")

_VERB_ENDINGS = "うくぐすつぬぶむるいり"

_SMALL = {"ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o"}
_SMALL_Y = {"ゃ": "ya", "ゅ": "yu", "ょ": "yo"}
_KANA = (
    "あいうえおかきくけこがぎぐげござじずぜぞさしすせそたちつてとだぢづでどなにぬねの"
    "はひふへほばびぶべぼぱぴぷぺぽまみむめもやゆよらりるれろわゐゑをんゔ"
)


def kana_romaji() -> dict[str, str]:
    """Return the Latin letters of every kana and every kana with a small vowel behind it."""
    table = {kana: jaconv.kana2alphabet(kana) for kana in _KANA}
    table |= {"ゐ": "i", "ゑ": "e", "を": "o", "っ": "", "ー": "", "ゔ": "vu"}
    for kana in _KANA:
        consonants = table[kana].rstrip("aiueo")
        for small, vowel in _SMALL.items():
            table[kana + small] = (consonants or ("w" if kana == "う" else "")) + vowel
        for small, glide in _SMALL_Y.items():
            beginning = consonants if consonants in ("sh", "ch", "j") else consonants + "y"
            table[kana + small] = beginning + glide[1:]
    return table | _SMALL


def hiragana(kana: str) -> str:
    """Return kana as hiragana."""
    return str(jaconv.kata2hira(kana))


def reading_key(kana: str, table: dict[str, str]) -> str:
    """Return the key under which a reading is found, the same as for its romaji; kana not in table fall away."""
    text = hiragana(kana)
    letters: list[str] = []
    place = 0
    while place < len(text):
        for length in (2, 1):
            piece = text[place : place + length]
            if piece in table:
                letters.append(table[piece])
                break
        place += length
    return romaji_key("".join(letters))


def _is_verb_stem(form: str) -> bool:
    """Tell whether a form is one of the stems of a short verb (引こ), which nobody types by itself."""
    return len(form) == 2 and "ぁ" <= form[1] <= "ゖ" and form[1] not in _VERB_ENDINGS


def read_aloud(
    lexicon: Lexicon, texts: Iterable[str], table: dict[str, str]
) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return how everything known is read.

    Args:
        lexicon: the terms.
        texts: Japanese texts, folded and joined.
        table: see `kana_romaji`.

    Returns:
        (key, written form) of the terms, then of the words of the texts, each key as `reading_key` gives it.
    """
    analyser = Analyser()
    terms: dict[tuple[str, str], None] = {}
    for concept in lexicon.concepts:
        forms = list(concept.ja)
        for reading in concept.readings:
            if forms:
                terms[reading_key(reading, table), forms[0]] = None
        for form in forms[1 if concept.readings else 0 :]:
            spelt = _LONE_LETTER.sub(lambda letter: _LETTERS[letter.group()], form)
            reading = spelt if is_kana(spelt) else analyser.reading(spelt)
            if reading and len(form) > 1 and not _is_verb_stem(form):
                terms[reading_key(reading, table), form] = None
    chunks = {chunk for text in set(texts) for chunk in _WRITTEN.findall(text)}
    words = {(reading_key(reading, table), base) for base, reading in analyser.readings(sorted(chunks)).items()}
    return [pair for pair in terms if len(pair[0]) > 2], sorted(pair for pair in words if len(pair[0]) > SHORTEST_KEY)
