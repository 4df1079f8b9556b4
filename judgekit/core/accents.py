"""Letters with marks, and names without them. On the path of a search where cards were added."""

from __future__ import annotations

ACCENTED = {"a": "áàäã", "e": "éèë", "i": "íìï", "o": "óòöõ", "u": "úùü", "n": "ñ", "c": "ç", "ae": "æ"}
"""Letters with marks, by those without; longer marks, which spell long vowels, are folded where names are compared."""
_PLAIN = str.maketrans({mark: plain for plain, marks in ACCENTED.items() for mark in (*marks, *marks.upper())})


def without_accents(name: str) -> str:
    """Return a name in English letters without their marks, in small letters where they had any."""
    return name if name.isascii() else name.translate(_PLAIN)
