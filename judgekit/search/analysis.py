"""Morphological analysis of Japanese: the only place of the analyser.

unidic-lite cuts most terms of the games consistently. A small user dictionary of atomic terms repairs glued katakana; whole
compounds in it would do harm, since a text that prints a part of them would no longer be found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import fugashi

_CONTENT = frozenset({"名詞", "動詞", "形容詞", "副詞", "形状詞", "接尾辞", "接頭辞"})
_FORMAT = r"""-O "" -F "%m\t%f[0]\t%f[10]\t%f[18]\t%f[17]\n" -U "%m\t%f[0]\t\t\t\n" -E "EOS\n" """
"""What is printed of each word: taking it from the nodes one by one is slow."""


@cache
def _without_user_dictionary() -> fugashi.Tagger:
    """Open the analyser once for a process: each that is open holds 140 MB of dictionary in view."""
    return fugashi.Tagger(_FORMAT)


class Analyser:
    """Cuts Japanese into words with lemma and reading."""

    def __init__(self, user_dictionary: Path | None = None) -> None:
        """Open the analyser.

        Args:
            user_dictionary: a compiled dictionary of atomic terms, see `judgekit.search.atoms`.
        """
        self._tagger = (
            fugashi.Tagger(f'{_FORMAT} -u "{user_dictionary}"') if user_dictionary else _without_user_dictionary()
        )

    def _rows(self, text: str) -> list[list[str]]:
        """Return surface, part of speech, dictionary form, its reading and the reading of each word; nothing that is unknown."""
        return [row.split("\t") for row in self._tagger.parse(text).split("\n")[:-1]]

    def words(self, text: str) -> Iterator[tuple[str, str, str]]:
        """Yield (surface, dictionary form, reading of the dictionary form in kana) of each content word."""
        for surface, part_of_speech, base, base_reading, reading in self._rows(text):
            if part_of_speech in _CONTENT:
                yield surface, base or surface, base_reading or reading

    def reading(self, text: str) -> str:
        """Return how a text is read, in kana; empty where a part of it is unknown."""
        readings = [row[-1] for row in self._rows(text)]
        return "".join(readings) if all(readings) else ""

    def readings(self, texts: Iterable[str]) -> dict[str, str]:
        """Return the reading of every content word of some texts by dictionary form."""
        found: dict[str, str] = {}
        for text in texts:
            for _surface, base, reading in self.words(text):
                if reading:
                    found.setdefault(base, reading)
        return found
