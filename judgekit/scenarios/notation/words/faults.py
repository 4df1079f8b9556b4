"""Faults of table notation: the words that are not understood, what may be meant, and a line that would do."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.errors import JudgekitError
from judgekit.core.wording import phrase


class NotationUnclear(JudgekitError):
    """Words that have no meaning here, or more than one.

    Attributes:
        words: the words at fault.
        line: number of the line, from 1; 0 where it is not known.
        candidates: what may be meant, as it would be written.
        unread: no row has its words; else these are read, and what they say cannot be meant.
        whole: in what the words at fault stand, where the message is that they are not understood; empty otherwise.
        both_ways: its words are read and may mean either of the candidates: no other line is offered.
        nearest: a line in the forms of the rows, in the place of the one that is not understood; empty where none is near.
        unhinted: the fault before a line that would do was looked for; None where it is the same.
    """

    exit_code = 2
    unread = False
    both_ways = False
    whole = ""
    nearest = ""
    unhinted: NotationUnclear | None = None

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
        return self._alike(NotationUnclear(self.message, self.words, line, self.candidates, self.hint))

    def hinted(self, hint: str) -> NotationUnclear:
        """Return the fault with a line that would do."""
        return self._alike(NotationUnclear(self.message, self.words, self.line, self.candidates, hint))

    def rewritten(self, lines: tuple[str, ...]) -> NotationUnclear:
        """Return the fault with lines that may be written in the place of its sentence, above which it is told in short."""
        other = self._alike(NotationUnclear(self.message, self.words, self.line, self.candidates, self.hint))
        other.lines = lines
        if self.whole:
            other.brief = str(
                NotationUnclear(phrase("not understood: {name!r}", name=_shortened(self.words)), "", self.line)
            )
        return other

    def noted(self, notes: tuple[str, ...]) -> NotationUnclear:
        """Return the fault with what is said of it below: what of its sentence is read, and forms for the rest."""
        other = self._alike(NotationUnclear(self.message, self.words, self.line, self.candidates, self.hint))
        other.notes = notes
        return other

    def _alike(self, other: NotationUnclear) -> NotationUnclear:
        other.unread, other.whole, other.nearest = self.unread, self.whole, self.nearest
        other.both_ways, other.unhinted = self.both_ways, self.unhinted and self.unhinted.at(other.line)
        other.lines, other.notes, other.brief = self.lines, self.notes, self.brief
        return other

    def as_unread(self) -> NotationUnclear:
        """Return the fault as one of words that no row has."""
        self.unread = True
        return self


_LONGEST = 120
"""Characters of a line that a message shows."""


def not_understood(words: str, whole: str = "", line: int = 0, hint: str = "") -> NotationUnclear:
    """Return the fault that words are not understood.

    Args:
        words: the words at fault.
        whole: in what they stand; empty: nothing else.
        line: number of the line, from 1; 0 where it is not known.
        hint: a line that would do.
    """
    whole = whole or words
    if words == whole:
        message = phrase("not understood: {name!r}", name=_shortened(words))
    else:
        message = phrase("not understood: {at_fault!r} in {text!r}", at_fault=_shortened(words), text=_shortened(whole))
    fault = NotationUnclear(message, words, line, hint=hint)
    fault.whole = whole
    return fault


def _shortened(words: str) -> str:
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1].rstrip()}…"


def told_in(fault: NotationUnclear) -> list[NotationUnclear]:
    """Return the faults that one stands for; itself where it stands for no others."""
    return [one for one in fault.parts if isinstance(one, NotationUnclear)] or [fault]


def all_told(faults: Iterable[NotationUnclear]) -> NotationUnclear:
    """Return one fault that stands for several, in the order of their lines; it says of itself what the first of them says.

    Of two of one line that speak of the same words the first is told.

    Args:
        faults: at least one.
    """
    told: list[NotationUnclear] = []
    for fault in faults:
        for one in told_in(fault):
            if not any(one.line == other.line and _are_about_the_same(one, other) for other in told):
                told.append(one)
    told.sort(key=lambda one: one.line)
    first = told[0]
    if len(told) == 1:
        return first
    whole = NotationUnclear(first.message, first.words, first.line, first.candidates, first.hint)
    whole.parts = tuple(told)
    first._alike(whole)
    return whole


def _are_about_the_same(one: NotationUnclear, other: NotationUnclear) -> bool:
    """Tell whether two faults are about the same words of a line, or about words within the other's."""
    if one.message == other.message:
        return True
    said, other_said = (fault.words.casefold().strip() for fault in (one, other))
    return bool(said) and bool(other_said) and (said in other_said or other_said in said)
