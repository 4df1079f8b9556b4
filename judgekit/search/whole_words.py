"""Whole words: where a Japanese term stands in a text as a word of its own, and not as letters inside another word.

Japanese has no blanks, and folding drops the dots of `マナ・コスト`. So a term in katakana may begin and end inside a run of
katakana, but only where what is left of the run is made of known words too: `マナ` stands in `マナコスト`, `レイヤー` does not
stand in `プレイヤー` nor `リーチ` in `クリーチャー`. A single kanji stands by itself only: `場` is not in `場合`.
"""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.search.folding import is_kanji, is_katakana
from judgekit.search.lexicon import is_kana

_SHORTEST = 2
"""Characters of a word in katakana that another may stand beside."""


class WholeWords:
    """Finds terms in texts, given every known term."""

    def __init__(self, forms: Iterable[str]) -> None:
        """Take the Japanese forms of all terms."""
        self._known = {form for form in forms if len(form) >= _SHORTEST and is_kana(form) and is_katakana(form[0])}
        self._longest = max(map(len, self._known), default=0)
        self._made_up: dict[str, bool] = {"": True}

    def places(self, form: str, text: str) -> list[int]:
        """Return the places at which a term stands in a text as a word of its own, in order."""
        found: list[int] = []
        place = text.find(form)
        while place >= 0:
            if self._stands(text, place, place + len(form)):
                found.append(place)
            place = text.find(form, place + len(form))
        return found

    def _stands(self, text: str, start: int, end: int) -> bool:
        if end - start == 1 and is_kanji(text[start]):
            return not (start and is_kanji(text[start - 1])) and not (end < len(text) and is_kanji(text[end]))
        if is_katakana(text[start]):
            first = start
            while first and is_katakana(text[first - 1]):
                first -= 1
            if not self._is_made_up(text[first:start]):
                return False
        if is_katakana(text[end - 1]):
            last = end
            while last < len(text) and is_katakana(text[last]):
                last += 1
            if not self._is_made_up(text[end:last]):
                return False
        return True

    def _is_made_up(self, rest: str) -> bool:
        """Tell whether what is left of a run of katakana is nothing, or known words in a row."""
        known = self._made_up.get(rest)
        if known is None:
            known = any(
                rest[:length] in self._known and self._is_made_up(rest[length:])
                for length in range(_SHORTEST, min(self._longest, len(rest)) + 1)
            )
            self._made_up[rest] = known
        return known
