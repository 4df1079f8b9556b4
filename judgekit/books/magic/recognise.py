"""Recognition of the bilingual Comprehensive Rules, by what the document prints: the game's name and the paired numbers.

Official texts print every number once, in English; notes on an update print a contents list of neither kind. Only the
bilingual document repeats its numbers in both languages right from the contents list.
"""

from __future__ import annotations

from itertools import pairwise

from judgekit.books.magic.numbering import number_of
from judgekit.books.magic.paragraphs import split_paragraphs
from judgekit.core.corpus import book_facts
from judgekit.core.documents import SourceText

_LINES_LOOKED_AT = 4000
_FEWEST_PAIRS = 3
_LANGUAGES_IN_ORDER = ("ja", "en")


def recognises(source: SourceText) -> bool:
    """Tell whether a document is the bilingual Comprehensive Rules, whole or cut, whatever its file is called."""
    names = book_facts("mtg").get("recognised", {}).get("names", ())
    if not any(name in source.text for name in names):
        return False
    head = SourceText(source.name, "\n".join(source.lines[:_LINES_LOOKED_AT]))
    numbered = [(n.number, p.lang) for p in split_paragraphs(head) if (n := number_of(p)) is not None]
    pairs = sum(
        number == following and (lang, other) == _LANGUAGES_IN_ORDER
        for (number, lang), (following, other) in pairwise(numbered)
    )
    return pairs >= _FEWEST_PAIRS and 3 * pairs >= len(numbered)
