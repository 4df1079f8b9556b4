"""What a refusal quotes, in the words in which it was typed: a line is rewritten in several ways before it is read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.core.text import is_japanese
from judgekit.scenarios.notation.words.faults import NotationUnclear, all_told, not_understood, told_in
from judgekit.scenarios.notation.words.splitting import typed_lines

_SENTENCES = re.compile(r"(?:[^.;。；?？]|(?<!\s)[.](?=\S))+[?？]?")
_TEXT = re.compile('"[^"]*"')
"""The text of a card, which is nothing that is told."""
_LEAST = 2
"""Characters of Japanese that are quoted."""


def as_typed(fault: NotationUnclear, text: str) -> NotationUnclear:
    """Return a fault whose words, and those of every fault that it stands for, are quoted as they were typed."""
    lines = typed_lines(text)
    return all_told([_as_typed(one, lines) for one in told_in(fault)])


def _as_typed(fault: NotationUnclear, lines: Sequence[str]) -> NotationUnclear:
    if not fault.whole or not 0 < fault.line <= len(lines):
        return fault
    sentence = sentence_typed(fault.whole, lines[fault.line - 1])
    words = _found_in(fault.words, sentence)
    words = _to_its_end(words, sentence) if words and is_japanese(words) else words
    told = not_understood(words or sentence, sentence, fault.line, fault.hint)
    told.unread, told.candidates, told.nearest = fault.unread, fault.candidates, fault.nearest
    return told


def sentence_typed(whole: str, line: str) -> str:
    """Return the sentence of a line that was read as some words; the line where none is like them."""
    sentences = [one.strip(" \u3000,、;；=＝") for one in _SENTENCES.findall(line)]
    scored = [(in_common(whole, _TEXT.sub("", one)), -len(one), one) for one in sentences if one]
    best = max(scored, default=(0.0, 0, ""))
    return best[2].strip("?？ ") if best[0] > 0 else line.strip()


def in_common(one: str, other: str) -> float:
    """Return how many words, or pairs of characters, two texts have in common."""
    return len(_pieces(one) & _pieces(other))


def _pieces(text: str) -> set[str]:
    plain = text.casefold()
    if is_japanese(text):
        return {plain[place : place + 2] for place in range(len(plain) - 1)}
    return set(re.findall(r"[\w'/+-]+", plain))


def _to_its_end(words: str, sentence: str) -> str:
    """Return Japanese words as far as their last verb goes, and without the particle before them."""
    begin = sentence.find(words)
    end = begin + len(words)
    before = re.search(r"[一-鿿々ァ-ヴー]+$", sentence[:begin]) if re.match(r"[一-鿿々ァ-ヴー]", words) else None
    if before is not None:
        return sentence[before.start() : end]
    begin += len(words) - len(re.sub(r"^[はがをにでとのへも、,]+(?=[一-鿿々ァ-ヴA-Za-z\d])", "", words))
    if re.search(r"[一-鿿々ぁ-ん]$", words) and not re.search(r"[はがをにでとのへ]$", words):
        behind = re.match(r"[ぁ-ん]+(?=[、,。?？\s]|$)", sentence[end:])
        end += behind.end() if behind is not None else 0
    return sentence[begin:end]


def _found_in(words: str, sentence: str) -> str:
    """Return the words as they stand in a sentence: all of them, else the longest part of them that does; empty where none does."""
    place = sentence.casefold().find(words.casefold())
    if place >= 0 and len(sentence.casefold()) == len(sentence):
        return sentence[place : place + len(words)]
    japanese = is_japanese(words)
    parts = [*words] if japanese else words.split()
    joint = "" if japanese else " "
    for length in range(len(parts) - 1, (_LEAST if japanese else 1) - 1, -1):
        for begin in range(len(parts) - length + 1):
            part = joint.join(parts[begin : begin + length])
            match = re.search(
                re.escape(part) if japanese else rf"(?<!\w){re.escape(part)}(?!\w)", sentence, re.IGNORECASE
            )
            if match is not None and (length > 1 or len(part) > 1):
                return match.group()
    return ""
