"""The form under which a term is found: one key for every way in which it is written. On the path of a cold `card NAME`."""

from __future__ import annotations

import unicodedata

_KATAKANA_TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}


_DROPPED = str.maketrans("", "", " ・-'’\"“”.,、。()（）/…")


def term_key(word: str) -> str:
    """Return the form under which a term is found: NFKC, lower case, hiragana, without spaces, separators and quotation marks."""
    folded = unicodedata.normalize("NFKC", word).lower().translate(_KATAKANA_TO_HIRAGANA)
    return folded.translate(_DROPPED)
