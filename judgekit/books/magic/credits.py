"""Credits: what stands behind the glossary of every Comprehensive Rules text, from the designers to the publisher's addresses."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.books.magic.paragraphs import Paragraph

OWNER = "credits"
"""Who owns the lines of the credits in the account."""

_HEADINGS = frozenset({"credits", "クレジット"})
_FIRST_LABEL = re.compile(r"^[^。.]{0,40}(?:Original Game Design|オリジナル・ゲームデザイン)\s*[:：]", re.IGNORECASE)


def starts_credits(text: str) -> bool:
    """Tell whether a line begins the credits: their heading, or the label of the original game design."""
    return text.strip().rstrip(".:：").casefold() in _HEADINGS or _FIRST_LABEL.match(text.strip()) is not None


def credits_start(paragraphs: Sequence[Paragraph]) -> int:
    """Return the index of the first paragraph of the credits, or the number of paragraphs where there are none."""
    return next(
        (index for index, paragraph in enumerate(paragraphs) if starts_credits(paragraph.text)), len(paragraphs)
    )
