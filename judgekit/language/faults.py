"""Faults of card text."""

from __future__ import annotations

from judgekit.core.errors import JudgekitError


class CardTextNotUnderstood(JudgekitError):
    """Card text with words that no template understands.

    Attributes:
        words: the words at fault.
        text: the whole sentence.
        path: where in the data it stands.
    """

    def __init__(self, message: str, words: str = "", text: str = "", path: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.words = words
        self.text = text
        self.path = path
