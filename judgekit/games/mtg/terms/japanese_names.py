"""Words of Magic by their Japanese names, in English: keywords (702), types (205), colours (105.1), statuses (110.5)."""

from __future__ import annotations

import re
import unicodedata

from judgekit.core.text import is_japanese
from judgekit.games.mtg.terms.translations import COLORS, KEYWORDS_JA, LANDWALKS, SUBTYPES, TYPES
from judgekit.games.mtg.terms.type_lines import SUPERTYPES_JA, TYPES_JA
from judgekit.language.parts import Part

_STATUSES = {
    "伝説": "legendary",
    "無色": "colorless",
    "多色": "multicolored",
    "単色": "monocolored",
    "タップ状態": "tapped",
    "アンタップ状態": "untapped",
    "攻撃している": "attacking",
    "ブロックしている": "blocking",
    "ブロックされている": "blocked",
    "表向き": "face-up",
    "裏向き": "face-down",
    "トークン": "token",
    "歴史的": "historic",
}
_NAMED: dict[str, str] = {
    **_STATUSES,
    **LANDWALKS,
    **KEYWORDS_JA,
    **SUBTYPES,
    **SUPERTYPES_JA,
    **TYPES,
    **TYPES_JA,
    **COLORS,
}
_PROTECTION = re.compile(r"プロテクション\((.+)\)")
_NAMES = frozenset(("name", "named", "names", "text", "id", "card", "cards", "faces", "called"))
"""Keys of structured terms under which a name or a text stands, which stays as it is."""


def in_english(word: str) -> str:
    """Return a Japanese word in English ("飛行" is "flying", "プロテクション（赤）" "protection from red"); others stay."""
    if not is_japanese(word):
        return word
    plain = unicodedata.normalize("NFKC", word).strip()
    protection = _PROTECTION.fullmatch(plain)
    if protection is not None:
        return f"protection from {in_english(protection.group(1))}"
    color = plain.removesuffix("色") if plain.removesuffix("色") in COLORS else plain
    return _NAMED.get(color, word)


def terms_in_english(part: Part) -> Part:
    """Return structured terms with every Japanese word that has an English one in English; names and texts stay."""
    return Part(_terms(part.value), part.path, part.names)


def _terms(value: object) -> object:
    if isinstance(value, str):
        return in_english(value)
    if isinstance(value, list | tuple):
        return [_terms(item) for item in value]
    if isinstance(value, dict):
        return {key: item if key in _NAMES else _terms(item) for key, item in value.items()}
    return value
