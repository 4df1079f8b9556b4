"""Bilingual text: what a rulebook prints in Japanese and in English, each half kept as printed."""

from __future__ import annotations

from judgekit.core.data_classes import dataclass

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    from typing import Literal

    Lang = Literal["ja", "en"]
else:
    Lang = str
LANGUAGES: tuple[Lang, Lang] = ("ja", "en")


@dataclass(frozen=True, slots=True)
class Bilingual:
    """A text in Japanese and English; a half that the document does not print is None.

    Attributes:
        ja: the Japanese half.
        en: the English half.
    """

    ja: str | None = None
    en: str | None = None

    def __bool__(self) -> bool:
        return bool(self.ja or self.en)

    def get(self, lang: Lang) -> str | None:
        """Return the half in lang."""
        return self.ja if lang == "ja" else self.en

    def to_json(self) -> dict[str, str | None]:
        """Return {"ja": …, "en": …} as in every JSON shape of judgekit."""
        return {"ja": self.ja, "en": self.en}


NOTHING = Bilingual()
"""No text in either language."""


@dataclass(frozen=True, slots=True)
class Gloss(Bilingual):
    """What a rule says, in a sentence of our own in each language.

    Attributes:
        asked: how players ask for the rule, in their own words; phrases of either language.
    """

    asked: tuple[str, ...] = ()


def is_japanese(text: str) -> bool:
    """Tell whether text holds a kana or kanji character, which makes a paragraph Japanese in every bilingual book."""
    return not text.isascii() and any(
        "\u3040" <= c <= "\u30ff" or "\u4e00" <= c <= "\u9fff" or "\uff66" <= c <= "\uff9f" for c in text
    )


def listed(words: str) -> tuple[str, ...]:
    """Return the words of a list, which stand with blanks between them."""
    return tuple(words.split())
