"""Streams: what a folded text is cut into for search: Japanese runs with their bigrams, and words in Latin letters.

Japanese is indexed without the particles that stand between two content characters, since the documents lose exactly these:
`プレイヤーのデッキ` and the damaged `プレイヤーデッキ` are the same run. A run is a stretch of kanji and katakana with at most one
hiragana behind it, so that a verb keeps its first ending (`払い`) and function words leave no trace.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

PARTICLES = "のをはがにでともへや"
"""Particles of one character; between two content characters they are dropped from texts and queries alike."""

_DROPPED = frozenset(PARTICLES)
_LATIN = "abcdefghijklmnopqrstuvwxyz0123456789"
_TO_WORDS = dict.fromkeys(range(128), " ") | {ord(letter): letter for letter in _LATIN + "'"}


def is_content(character: str) -> bool:
    """Tell whether a character is kanji, katakana or the long vowel mark: what carries the sense of a Japanese text."""
    return "一" <= character <= "鿿" or "ァ" <= character <= "ヺ" or character in "ー々〆"


def is_latin(character: str) -> bool:
    """Tell whether a folded character is a Latin letter or a digit."""
    return "a" <= character <= "z" or "0" <= character <= "9"


def joined(folded: str, places: list[int] | None = None) -> str:
    """Return a folded text without the particles that stand between two content characters.

    Args:
        folded: the text.
        places: takes for each character of the result its place in folded; a gap is where a particle was dropped.
    """
    last = len(folded) - 1
    dropped = [
        place
        for place, character in enumerate(folded)
        if character in _DROPPED and 0 < place < last and _beside(folded[place - 1]) and _beside(folded[place + 1])
    ]
    start = 0
    kept: list[str] = []
    for place in [*dropped, len(folded)]:
        kept.append(folded[start:place])
        if places is not None:
            places.extend(range(start, place))
        start = place + 1
    return "".join(kept)


def _beside(character: str) -> bool:
    return "一" <= character <= "鿿" or "ァ" <= character <= "ヺ" or character in "ー々〆" or is_latin(character)


def runs(text: str) -> list[str]:
    """Cut a joined text into runs: content characters in a row, with one hiragana behind them where one follows."""
    found: list[str] = []
    start = -1
    for place, character in enumerate(text):
        if "一" <= character <= "鿿" or "ァ" <= character <= "ヺ" or character in "ー々〆":
            if start < 0:
                start = place
        elif start >= 0:
            found.append(text[start : place + 1] if "ぁ" <= character <= "ゖ" else text[start:place])
            start = -1
    if start >= 0:
        found.append(text[start:])
    return found


def bigrams(run: str) -> list[str]:
    """Return the units of a run: its bigrams, and the kanji that stands alone or before its ending.

    `支払う` gives 支払, 払う and 払; `夢` gives 夢; `払い` gives 払い and 払.
    """
    pairs = [run[place : place + 2] for place in range(len(run) - 1)]
    stem = run[:-1] if "ぁ" <= run[-1] <= "ゖ" else run
    if stem and "一" <= stem[-1] <= "鿿" and (len(stem) == 1 or stem is not run):
        pairs.append(stem[-1])
    return pairs


def words(folded: str) -> list[str]:
    """Return the words in Latin letters and digits of a folded text, without a possessive ending."""
    if not folded.isascii():
        folded = "".join([character if character < "\x80" else " " for character in folded])
    return f"{folded} ".translate(_TO_WORDS).replace("'s ", " ").replace("'", "").split()


def bare_word(piece: str) -> str:
    """Return a word without quotation marks and possessive ending: `permanent's` is permanent, `can't` is cant."""
    word = piece.strip("'")
    return word[:-2] if word.endswith("'s") else word.replace("'", "")
