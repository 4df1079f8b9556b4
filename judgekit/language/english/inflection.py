"""English inflection: the plural of nouns, which is also the third person of verbs, and the way back to the word itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

_IRREGULAR = {
    "is": "are",
    "have": "has",
    "do": "does",
    "don't": "doesn't",
    "dwarf": "dwarves",
    "mouse": "mice",
    "die": "dies",
    "fish": "fish",
    "sheep": "sheep",
    "kithkin": "kithkin",
    "merfolk": "merfolk",
    "moonfolk": "moonfolk",
    "myr": "myr",
    "treefolk": "treefolk",
    "plains": "plains",
    "equipment": "equipment",
}
"""Words that change otherwise than the rules say, or not at all."""


def plural(word: str, irregular: Mapping[str, str] | None = None) -> str:
    """Return the plural of a noun, the third person of a verb.

    Args:
        word: in small letters, or with a capital.
        irregular: words of a game that change otherwise, as they are written.
    """
    if irregular is not None and word in irregular:
        return irregular[word]
    known = _IRREGULAR.get(word.lower())
    if known is not None:
        return known if word[:1].islower() else known.capitalize()
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    if word.endswith(("s", "sh", "ch", "x")):
        return f"{word}es"
    if word.endswith(("lf", "ief", "eaf")):
        return f"{word[:-1]}ves"
    return f"{word}s"


def lemmas(words: Iterable[str]) -> dict[str, str]:
    """Return words by their inflected form: what a word of a text and a word of a row are compared by."""
    found: dict[str, str] = {}
    for word in words:
        found.setdefault(plural(word), word)
        found.setdefault(f"{word}s", word)
    return found
