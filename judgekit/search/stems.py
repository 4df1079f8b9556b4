"""English stems, each worked out once by the stemmer of record."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import snowballstemmer

Stem = Callable[[str], str]

APART = {
    "commander": "commander", "commanders": "commander", "planeswalker": "planeswalker", "planeswalkers": "planeswalker",
    "enchantment": "enchantment", "enchantments": "enchantment", "equipment": "equipment", "countered": "countered",
    "countering": "countered",
}  # fmt: skip
"""Words that the stemmer would take for forms of another term: command, planeswalk, enchant, equip, a counter."""


class Stems(dict[str, str]):
    """English stems by word, each worked out once; it remembers every word it was asked for."""

    def __init__(self, known: Mapping[str, str] = APART) -> None:
        """Begin with the stems that are known, which hold those that stand apart."""
        super().__init__(known)
        self._stem_word = snowballstemmer.stemmer("english").stemWord

    def __missing__(self, word: str) -> str:
        stem = self[word] = str(self._stem_word(word))
        return stem
