"""Paragraphs of the update notes: headings, rule halves, examples, commentary and glossary definitions, told apart by line.

A rule stands in English, then in Japanese, each half under its number. Commentary is Japanese and has no number, or begins
with one in the middle of a sentence. English paragraphs without a number behind the last rule are glossary definitions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from judgekit.core.documents import Block, SourceText
from judgekit.core.numbers import is_number
from judgekit.core.text import Lang, is_japanese

Role = Literal["heading", "half", "example", "commentary", "definition", "stray"]

_NUMBERED = re.compile(
    r"(?P<number>\d{3}(?:\.\d{1,3}(?:[a-z](?![a-z]))?)?)(?!\d)(?P<dot>[.．])?(?P<gap>\s*)(?P<text>.*)", re.DOTALL
)
_TITLE_PAIR = re.compile(r"[^/。]*[^/。\s]/[A-Za-z][A-Za-z',’ -]*")
_EXAMPLE = re.compile(r"(?:Example|例)\s*[:：]\s*", re.IGNORECASE)
_SENTENCE_ENDS = ".。:：?？!！”\"」』)）’'…"
_LONGEST_TITLE = 60


@dataclass(slots=True)
class Paragraph:
    """A paragraph, over one line or broken over several.

    Attributes:
        role: what it is.
        lang: its language.
        number: the rule number it begins with, None where it has none.
        parts: what its lines print after the number or the example mark.
        lines: their line numbers, from 1.
        start: offset of its first character.
        end: offset after its last character.
    """

    role: Role
    lang: Lang
    number: str | None
    parts: list[str]
    lines: list[int]
    start: int
    end: int

    @property
    def text(self) -> str:
        """Return the paragraph with its lines joined."""
        return ("" if self.lang == "ja" else " ").join(self.parts)

    @property
    def finished(self) -> bool:
        """Tell whether it ends as a sentence does."""
        return self.role == "heading" or not self.parts[-1] or self.parts[-1][-1] in _SENTENCE_ENDS

    def block(self, owner: str) -> Block:
        """Return the block of this paragraph for an owner."""
        return Block(owner, self.start, self.end)


def split_paragraphs(source: SourceText) -> list[Paragraph]:
    """Cut a document into paragraphs, in order; every line that is not blank is in exactly one."""
    paragraphs: list[Paragraph] = []
    for line, (start, printed) in enumerate(zip(source.starts, source.lines, strict=True), start=1):
        text = printed.strip()
        if not text:
            continue
        paragraph = _paragraph(text, line, start, start + len(printed), paragraphs)
        last = paragraphs[-1] if paragraphs else None
        goes_on = paragraph.role in ("commentary", "stray") and paragraph.number is None
        if last and goes_on and not last.finished and last.lang == paragraph.lang:
            last.parts.extend(paragraph.parts)
            last.lines.append(line)
            last.end = paragraph.end
        else:
            paragraphs.append(paragraph)
    _mark_definitions(paragraphs)
    return paragraphs


def _paragraph(text: str, line: int, start: int, end: int, before: Sequence[Paragraph]) -> Paragraph:
    """Tell what a line is; one that begins no heading, rule or example is commentary or, in English, stray."""
    lang: Lang = "ja" if is_japanese(text) else "en"
    numbered = _NUMBERED.fullmatch(text)
    if numbered and is_number(numbered["number"]):
        number, words = numbered["number"], numbered["text"]
        heading = "." not in number or bool(_TITLE_PAIR.fullmatch(words))
        if heading and len(words) <= _LONGEST_TITLE and (not words or words[-1] not in "。.:"):
            return Paragraph("heading", lang, number, [words], [line], start, end)
        apart = bool(numbered["dot"] or numbered["gap"] or not words)
        if "." in number and (apart or _wants_japanese(number, before)):
            return Paragraph("half", lang, number, [words], [line], start, end)
    example = _EXAMPLE.match(text)
    if example:
        return Paragraph("example", lang, None, [text[example.end() :]], [line], start, end)
    return Paragraph("commentary" if lang == "ja" else "stray", lang, None, [text], [line], start, end)


def _wants_japanese(number: str, before: Sequence[Paragraph]) -> bool:
    """Tell whether the last rule half is the English one of this number, so that the Japanese one is due."""
    halves = [paragraph for paragraph in before[-4:] if paragraph.role == "half"]
    return bool(halves) and (halves[-1].number, halves[-1].lang) == (number, "en")


def _mark_definitions(paragraphs: list[Paragraph]) -> None:
    """Make glossary definitions of the English paragraphs without a number that stand behind the last numbered one."""
    for paragraph in reversed(paragraphs):
        if paragraph.number is not None:
            return
        if paragraph.role == "stray":
            paragraph.role = "definition"
