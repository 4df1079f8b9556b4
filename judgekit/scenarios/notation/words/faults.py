"""Faults of table notation: the words that are not understood, what may be meant, and a line that would do."""

from __future__ import annotations

import re

from judgekit.core.errors import JudgekitError
from judgekit.core.wording import phrase

_POSITION = re.compile(r"\d+/\d+|[\ue000-\uf8ff]|\{[^{}]*\}|\s\d{4,}")
"""Words that describe a card: its size, its cost, its text."""


def line_that_does(category: str, text: str) -> str:
    """Return a line that would do in the place of words that are not understood; empty where none is like them.

    Args:
        category: as what they were read.
        text: the words, quoted texts as single characters.
    """
    if category in ("event", "deed", "act", "moment"):
        if _POSITION.search(text):
            return phrase("for example: A: Bear 2/2; hand: Ox {cost} creature 4/4", cost="{3}{G}")
        return phrase("for example: A attacks with Bear")
    if category == "asked":
        return phrase("for example: does Bear die?")
    if category == "state":
        return phrase("for example: = Bear dies")
    return ""


class NotationUnclear(JudgekitError):
    """Words that have no meaning here, or more than one.

    Attributes:
        words: the words at fault.
        line: number of the line, from 1; 0 where it is not known.
        candidates: what may be meant, as it would be written.
    """

    exit_code = 2

    def __init__(
        self, message: str, words: str, line: int = 0, candidates: tuple[str, ...] = (), hint: str = ""
    ) -> None:
        place = phrase("line {line}: ", line=line) if line else ""
        super().__init__(
            f"{place}{message}",
            hint or (phrase("say {candidates}", candidates=phrase(" or ").join(candidates)) if candidates else ""),
        )
        self.words = words
        self.line = line
        self.candidates = candidates
        self.message = message

    def at(self, line: int) -> NotationUnclear:
        """Return the fault with the number of its line."""
        return self if self.line else NotationUnclear(self.message, self.words, line, self.candidates, self.hint)
