"""Faults of table notation: the words that are not understood, what may be meant, and a line that would do."""

from __future__ import annotations

import re
from collections.abc import Iterable

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
        unread: no row has its words; else these are read, and what they say cannot be meant.
    """

    exit_code = 2
    unread = False

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
        if self.line:
            return self
        found = NotationUnclear(self.message, self.words, line, self.candidates, self.hint)
        found.unread = self.unread
        return found

    def as_unread(self) -> NotationUnclear:
        """Return the fault as one of words that no row has."""
        self.unread = True
        return self


def told_in(fault: NotationUnclear) -> list[NotationUnclear]:
    """Return the faults that one stands for; itself where it stands for no others."""
    return [one for one in fault.parts if isinstance(one, NotationUnclear)] or [fault]


def all_told(faults: Iterable[NotationUnclear]) -> NotationUnclear:
    """Return one fault that stands for several, of each line the first; it says of itself what the first of them says.

    Args:
        faults: at least one.
    """
    of_lines: dict[int, NotationUnclear] = {}
    for fault in faults:
        for one in told_in(fault):
            of_lines.setdefault(one.line, one)
    told = [of_lines[line] for line in sorted(of_lines)]
    first = told[0]
    if len(told) == 1:
        return first
    whole = NotationUnclear(first.message, first.words, first.line, first.candidates, first.hint)
    whole.parts, whole.unread = tuple(told), first.unread
    return whole
