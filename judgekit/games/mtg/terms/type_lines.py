"""205: type lines, read into supertypes, card types and subtypes, each subtype under the card type it is correlated with."""

from __future__ import annotations

import re

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import is_japanese
from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.subtypes import CORRELATED, OF_TWO_WORDS, RENAMED
from judgekit.games.mtg.terms.translations import SUBTYPES

SUPERTYPES = ("basic", "legendary", "ongoing", "snow", "world")
"""The supertypes (205.4a)."""

CARD_TYPES = (
    "artifact",
    "battle",
    "conspiracy",
    "creature",
    "dungeon",
    "enchantment",
    "instant",
    "land",
    "phenomenon",
    "plane",
    "planeswalker",
    "scheme",
    "sorcery",
    "tribal",
    "vanguard",
)
"""The card types (205.2a)."""

PERMANENT_TYPES = frozenset(("artifact", "battle", "creature", "enchantment", "land", "planeswalker"))
"""The card types of permanents (110.4)."""

TRIBAL = "tribal"

KINDRED = "kindred"
"""What later books call the card type tribal (308)."""

_CANONICAL = {name.casefold(): name for name in CORRELATED} | {old.casefold(): new for old, new in RENAMED.items()}


class TypeLineMalformed(JudgekitError):
    """A type line with a word that is neither a supertype nor a card type nor a subtype of one of its card types."""

    exit_code = 2


class SubtypeUncorrelated(TypeLineMalformed):
    """A type line with a subtype of none of its card types (205.3d)."""


SUPERTYPES_JA = {
    "基本": "basic",
    "伝説の": "legendary",
    "氷雪": "snow",
    "冠雪": "snow",
    "ワールド": "world",
    "持続": "ongoing",
}
TYPES_JA = {
    "アーティファクト": "artifact",
    "エンチャント": "enchantment",
    "インスタント": "instant",
    "クリーチャー": "creature",
    "ソーサリー": "sorcery",
    "プレインズウォーカー": "planeswalker",
    "ダンジョン": "dungeon",
    "ヴァンガード": "vanguard",
    "次元": "plane",
    "現象": "phenomenon",
    "策略": "conspiracy",
    "計略": "scheme",
    "土地": "land",
    "部族": "tribal",
    "同族": "tribal",
    "バトル": "battle",
}
_JAPANESE_SUPERTYPES = {english: japanese for japanese, english in reversed(SUPERTYPES_JA.items())}
_JAPANESE_TYPES = {english: japanese for japanese, english in reversed(TYPES_JA.items())}
"""The words of a type line as they are printed: of two that are read, the first."""
_JAPANESE_SUBTYPES = {english: japanese for japanese, english in reversed(SUBTYPES.items())}
_SUBTYPE_JA = re.compile("|".join((*(word for word in SUBTYPES if "・" in word), "[^・･ 　]+")))
_DASH_JA = re.compile(r"\s*[—―–─-]+\s*|(?<=[^ァ-ヿ])ー(?=\s)|\s+ー\s+")
_SUPERTYPE_JA = re.compile(rf"({'|'.join(SUPERTYPES_JA)})・?(?=.)")


def _in_english(text: str) -> str:
    """Return a Japanese type line in English: "伝説のクリーチャー — エルフ・ドルイド"; a word without translation stays."""
    before, *after = _DASH_JA.split(text.strip(), maxsplit=1)
    words: list[str] = []
    while (match := _SUPERTYPE_JA.match(before)) is not None:
        words.append(SUPERTYPES_JA[match.group(1)])
        before = before[match.end() :].strip()
    words += [TYPES_JA.get(word.strip(), word.strip()) for word in re.split("[・･ 　]+", before)]
    subtypes = [word for part in after for word in _SUBTYPE_JA.findall(part)]
    return f"{' '.join(words)} - {' '.join(SUBTYPES.get(word, word) for word in subtypes)}"


class TypeLine(NamedTuple):
    """A type line (205.1).

    Attributes:
        supertypes: in printed order (205.4a).
        types: card types in printed order (205.2a).
        subtypes: in printed order (205.3a).
    """

    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


def subtype_named(word: str) -> str | None:
    """Return a subtype as it is printed ("forest" -> "Forest", "Hound" -> "Dog"), None where there is no such subtype (205.3)."""
    return _CANONICAL.get(word.casefold().replace("’", "'"))


_OF_TWO_WORDS = re.compile("|".join((*OF_TWO_WORDS, r"\S+")), re.IGNORECASE)
"""The next subtype of a type line: a word, or two that are one subtype."""


def read_type_line(text: str, invented: bool = False) -> TypeLine:
    """Read a type line; a long dash, or a hyphen with blanks around it, separates the subtypes (205.3a).

    Args:
        text: "Legendary Artifact Creature - Golem" or "伝説のアーティファクト・クリーチャー — ゴーレム".
        invented: a planeswalker may have a planeswalker type of its own, as the card of an invented person has.

    Returns:
        The type line.

    What stands behind the dash of a plane card is one subtype, of however many words; any name is taken for one.

    Raises:
        TypeLineMalformed: an unknown word, or a subtype that none of the card types may have (205.3d).
    """
    line = _in_english(text) if is_japanese(text) else text
    before, _, after = line.replace("—", " - ").replace("–", " - ").replace("--", " - ").partition(" - ")
    supertypes: list[str] = []
    types: list[str] = []
    for word in before.casefold().split():
        word = "tribal" if word == KINDRED else word
        if word in SUPERTYPES:
            supertypes.append(word)
        elif word in CARD_TYPES:
            types.append(word)
        else:
            raise TypeLineMalformed(
                phrase("no card type or supertype: {word!r} in {text!r}", word=word, text=text),
                phrase("205.2a, 205.4a list them"),
            )
    subtypes = []
    if "plane" in types and after.strip():
        return TypeLine(tuple(supertypes), tuple(types), (" ".join(after.split()),))
    for word in _OF_TWO_WORDS.findall(after.replace("’", "'")):  # card files write Urza’s, the book Urza's
        name = subtype_named(word)
        if name is None and invented and "planeswalker" in types and not word[:1].islower():
            subtypes.append(word)
            continue
        if name is None:
            raise TypeLineMalformed(
                phrase("no subtype: {word!r} in {text!r}", word=word, text=text), phrase("205.3g-205.3m list them")
            )
        if not set(types).intersection(CORRELATED[name]):
            raise SubtypeUncorrelated(
                phrase("{name} is no subtype of {types}", name=name, types=" ".join(types) or "?"), "205.3d"
            )
        subtypes.append(name)
    return TypeLine(tuple(supertypes), tuple(types), tuple(subtypes))


def printed_line(line: TypeLine) -> str:
    """Return a type line as it is printed in English."""
    before = " ".join(word.capitalize() for word in (*line.supertypes, *line.types))
    return f"{before} - {' '.join(line.subtypes)}" if line.subtypes else before


def in_japanese(line: TypeLine) -> str:
    """Return a type line as it is printed in Japanese; a subtype without translation stays."""
    before = "".join(map(_JAPANESE_SUPERTYPES.__getitem__, line.supertypes))
    before += "・".join(map(_JAPANESE_TYPES.__getitem__, line.types))
    after = "・".join([_JAPANESE_SUBTYPES.get(name, name) for name in line.subtypes])
    return f"{before} ― {after}" if after else before


def correlate(line: TypeLine) -> dict[str, list[str]]:
    """Return the subtypes under the card types of the line that they belong to (205.3b, 205.3c), in printed order."""
    found: dict[str, list[str]] = {}
    for name in line.subtypes:
        for card_type in line.types:
            if card_type in CORRELATED[name]:
                found.setdefault(card_type, []).append(name)
    return found


def to_data(line: TypeLine) -> dict[str, object]:
    """Return a type line as plain data; empty parts are left out."""
    whole = {"supertypes": list(line.supertypes), "types": list(line.types), "subtypes": correlate(line)}
    return {name: part for name, part in whole.items() if part}
