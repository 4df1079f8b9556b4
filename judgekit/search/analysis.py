"""Morphological analysis of Japanese: the only place of the analyser.

unidic-lite cuts most terms of the games consistently. A small user dictionary of atomic terms repairs glued katakana; whole
compounds in it would do harm, since a text that prints a part of them would no longer be found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import fugashi

_CONTENT = frozenset({"名詞", "動詞", "形容詞", "副詞", "形状詞", "接尾辞", "接頭辞"})


class Analyser:
    """Cuts Japanese into words with lemma and reading."""

    def __init__(self, user_dictionary: Path | None = None) -> None:
        """Open the analyser.

        Args:
            user_dictionary: a compiled dictionary of atomic terms, see `judgekit.search.atoms`.
        """
        self._tagger = fugashi.Tagger(f'-u "{user_dictionary}"' if user_dictionary else "")

    def words(self, text: str) -> Iterator[tuple[str, str, str]]:
        """Yield (surface, dictionary form, reading of the dictionary form in kana) of each content word."""
        for node in self._tagger(text):
            feature = node.feature
            if feature.pos1 in _CONTENT:
                yield node.surface, feature.orthBase or node.surface, feature.kanaBase or feature.kana or ""

    def reading(self, text: str) -> str:
        """Return how a text is read, in kana; empty where a part of it is unknown."""
        readings = [node.feature.kana for node in self._tagger(text)]
        return "".join(readings) if all(readings) else ""

    def readings(self, texts: Iterable[str]) -> dict[str, str]:
        """Return the reading of every content word of some texts by dictionary form."""
        found: dict[str, str] = {}
        for text in texts:
            for _surface, base, reading in self.words(text):
                if reading:
                    found.setdefault(base, reading)
        return found
