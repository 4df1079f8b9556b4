"""Numbers at the head of a line in the official English Comprehensive Rules, with every irregularity of its many years.

Printed are "7. Additional Rules", "702. Keyword Abilities", "702.19. Trample" and "702.19b If …", and now and then a dot missing
behind the number or added to a subrule, text glued to it, or a no-break space. Behind subrule z comes aa.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from judgekit.books.magic.paragraphs import Paragraph
from judgekit.core.nodes import Kind

_RULE = re.compile(r"(\d{3})\.(\d{1,3})(?:(a?[a-z])(?![a-z]))?(?:\s?\.(?!\d)\s*|\s+|(?=[A-Z“\"({])|$)")
_HEADING = re.compile(r"(\d{3}|\d)(?:\.\s*|\s+)(?=[^\s\d.])")
_SENTENCE_END = re.compile(r"[.:;,]['’\"”)\]]*$")
_INVISIBLE = "\u200b\u2060\ufeff"
"""What editors leave before a number and nobody sees: zero-width space, word joiner, byte order mark."""

_LONGEST_TITLE = 80
_SHORT_WORD = 4
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
"""A word; what a hyphen joins begins with one capital (Web-slinging)."""


@dataclass(frozen=True, slots=True)
class NumberedLine:
    """The number at the head of a line and what stands behind it.

    Attributes:
        number: in canonical form ("702.19b", "702", "7").
        kind: what such a number stands before.
        text: the rest of the line.
    """

    number: str
    kind: Kind
    text: str


def read_line(paragraph: Paragraph) -> NumberedLine | None:
    """Read the number at the head of a line; None where there is none.

    A section or group is only read where a title follows; whether it is one depends on its neighbours and the contents list.
    """
    text = paragraph.text.lstrip(_INVISIBLE)
    if not text[:1].isdigit() or not text[:1].isascii():
        return None
    match = _RULE.match(text)
    if match is not None:
        number = f"{match[1]}.{int(match[2])}{match[3] or ''}"
        return NumberedLine(number, "subrule" if match[3] else "rule", text[match.end() :])
    match = _HEADING.match(text)
    if match is None or not is_title(text[match.end() :]):
        return None
    return NumberedLine(match[1], "group" if len(match[1]) == 3 else "section", text[match.end() :])


_STATEMENT = re.compile(r"(\d{3})\.\s+(?=[A-Z])")


def read_statement(paragraph: Paragraph) -> NumberedLine | None:
    """Read the number of a group that says something instead of bearing a title ("215. This section is now empty."), if any.

    Whether it is one depends on its neighbours: a sentence may begin with any number.
    """
    match = _STATEMENT.match(paragraph.text.lstrip(_INVISIBLE))
    if match is None:
        return None
    return NumberedLine(match[1], "group", paragraph.text.lstrip(_INVISIBLE)[match.end() :])


def is_title(text: str) -> bool:
    """Tell whether text is shaped like a title: short, one line, no sentence, its longer words with a capital."""
    if not text or len(text) > _LONGEST_TITLE or "\n" in text or _SENTENCE_END.search(text):
        return False
    words = [word for word in _WORD.findall(text.replace("’", "").replace("'", "")) if len(word) > _SHORT_WORD]
    return all(word[0].isupper() for word in words) and not text[0].islower()
