"""Paragraphs of the bilingual Comprehensive Rules: in this document every line that is not blank is one paragraph.

Lines are never wrapped: what the web page printed as a paragraph, a list item or a heading stands on one line, most often with
a blank line after it. A paragraph is therefore a stripped line with its place, its language, and the two things about
its surroundings that help to tell damage from design: whether it was indented and how many blank lines stood before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judgekit.core.documents import Block, SourceText
from judgekit.core.text import Lang, is_japanese


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of the document.

    Attributes:
        line: its line number, from 1.
        start: offset of its first character that is not white space.
        end: offset after its last character that is not white space.
        text: what stands between the two.
        lang: "ja" where it holds a kana or a kanji, else "en".
        indented: whether white space stood before it, as it does before the second paragraph of a Japanese rule and
            before the Japanese definition of a glossary entry.
        gap: how many blank lines stood before it; more than one often means that a whole line was lost there.
        broken_over: over how many lines of the file it is broken; more than one only in a hard-wrapped document.
    """

    line: int
    start: int
    end: int
    text: str
    lang: Lang
    indented: bool
    gap: int
    broken_over: int = 1

    def block(self, owner: str) -> Block:
        """Return the block that gives this paragraph, whole, to owner (the id of a node, or "contents" and the like)."""
        return Block(owner, self.start, self.end)


def split_paragraphs(source: SourceText, first_line: int = 1) -> list[Paragraph]:
    """Return the paragraphs of a document from first_line (counted from 1) to its end, in order."""
    return list(_walk(source, first_line))


def _walk(source: SourceText, first_line: int) -> Iterator[Paragraph]:
    gap = 0
    starts = source.starts
    for index in range(max(first_line, 1) - 1, len(starts)):
        line = source.lines[index]
        text = line.strip()
        if not text:
            gap += 1
            continue
        start = starts[index] + line.index(text[0])
        lang: Lang = "ja" if is_japanese(text) else "en"
        yield Paragraph(index + 1, start, start + len(text), text, lang, not line.startswith(text[0]), gap)
        gap = 0
