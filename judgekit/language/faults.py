"""Faults of card text."""

from __future__ import annotations

import re

from judgekit.core.errors import JudgekitError
from judgekit.core.text import is_japanese
from judgekit.core.wording import phrase


class CardTextNotUnderstood(JudgekitError):
    """Card text with words that no template understands.

    Attributes:
        words: the words at fault.
        text: the whole sentence; the words themselves where nothing else is said.
        path: where in the data it stands.
        why: why words that are known do not say one thing; "" where they are not known.
    """

    def __init__(
        self, message: str, words: str = "", text: str = "", path: tuple[str | int, ...] = (), why: str = ""
    ) -> None:
        super().__init__(message)
        self.why = why
        self.words = words
        self.text = text or words
        self.path = path


class SaidOfAnother(CardTextNotUnderstood):
    """Words that would be said of another card; what else stands on the card may show that they are said of this one."""


class RowFault(ValueError):
    """A row of a grammar that cannot be right: a fault of whoever wrote it, told with its place when the grammar is built."""


NOTHING = "(no words)"
"""Stands in a fault for words where some are expected and none stand: before a colon, behind a dash."""


def read_in_japanese_only(line: str) -> None:
    """Refuse a line in another language where card text of a game is read in Japanese only.

    Raises:
        CardTextNotUnderstood: no Japanese word stands in it, but several of another language; it names the language.
    """
    if not is_japanese(line) and len(re.findall(r"[A-Za-z]{2,}", line)) > 1:
        raise CardTextNotUnderstood(
            phrase(
                "card text of this game is read in Japanese, not in English: {line!r}; write it as it is printed, as {example}",
                line=line,
                example="「カードを1枚引く。」",
            ),
            line,
            line,
        )


def naming_its_place(fault: CardTextNotUnderstood, written: str) -> CardTextNotUnderstood:
    """Return a fault that says where it is: the written line, where words are missing.

    Args:
        fault: as it was raised.
        written: the line.
    """
    if fault.words != NOTHING:
        return fault
    return CardTextNotUnderstood(phrase("not understood: words are missing in {written!r}", written=written), written)


def in_written_words(fault: CardTextNotUnderstood, text: str, spelt: str = "") -> CardTextNotUnderstood:
    """Return a fault of a sentence in the words in which it was written, where its parts were brought into another order.

    Args:
        fault: as it was raised.
        text: the line as written.
        spelt: the line in the spelling of the fault, letter by letter, where that is another one.
    """
    if fault.text in text:
        return fault
    words, why = _written(fault.words, text, spelt), fault.why
    if why:
        told = phrase("not understood: {why}: {words!r} in {text!r}", why=why, words=words, text=text)
        return CardTextNotUnderstood(told, words, text, fault.path, why)
    if words == text:
        return CardTextNotUnderstood(phrase("not understood: {text!r}", text=text), text, text, fault.path)
    said = phrase("not understood: {at_fault!r} in {text!r}", at_fault=words, text=text)
    return CardTextNotUnderstood(said, words, text, fault.path)


def _written(words: str, text: str, spelt: str) -> str:
    """Return some words as they are written, or as many of the first of them as are written so; else all that is written."""
    spelt = spelt if len(spelt) == len(text) else text
    for length in range(len(words), min(4, len(words)) - 1, -1):
        place = spelt.find(words[:length])
        if place >= 0:
            return text[place : place + length]
    return text


_RUN = re.compile("[ァ-ヶー]+|[A-Za-z0-9]+")
"""Letters that are read together: a word is not cut."""


def _whole_words(sentence: str, first: int, last: int) -> str:
    """Return some letters of a sentence with the rest of the words with which they begin and end."""
    for run in _RUN.finditer(sentence):
        first = run.start() if run.start() < first < run.end() else first
        last = run.end() if run.start() < last < run.end() else last
    return sentence[max(first, 0) : last]


def not_understood(sentence: str, place: int, end: int | None = None) -> CardTextNotUnderstood:
    """Return the fault of a sentence that is not understood from a place on; it names some of the words there.

    Args:
        sentence: the sentence.
        place: offset of the first word at fault; behind the end, the last words are named.
        end: offset behind the words at fault, where that is known.
    """
    last = (place + 12 if end is None else end) if place < len(sentence) else len(sentence)
    words = sentence[place:end] if end is not None and place < last else _whole_words(sentence, last - 12, last)
    if not words:
        return CardTextNotUnderstood(phrase("not understood: words are missing here"), NOTHING)
    return CardTextNotUnderstood(
        phrase("not understood: {words!r} in {sentence!r}", words=words, sentence=sentence), words, sentence
    )
