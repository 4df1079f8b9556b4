"""Layout of the Sixth Edition rulebook: headings by their marks, paragraphs by the white space that line ends left behind.

The document is one line: a space stands for each line end, two spaces for a line end and an indent. The same document with
its line ends kept, or folded at some width, is read too.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

Mark = Literal["◎", "●", "○", ""]
Opening = Literal["label", "step", "bullet", ""]

_LABEL = r"[^\s。、：:「」『』《》()（）?？!！◎●○・…-][^\s。、：:「」『』《》()（）?？!！◎●○]{0,23}[：:](?=\S)"
_STEP = r"(?:\d{1,2}[.．](?!\d)|[a-z][)）])[ \n]*(?=\S)"
_OPENING = re.compile(rf"(?P<bullet>・)|(?P<step>{_STEP})|(?P<label>{_LABEL})")
_GAP = re.compile(r"[ \n]+")
_HEADING_END = re.compile(r"(?<![(（])[ \n]+")
_PRINTED_ORDER = re.compile(r"[ \n]*(?P<order>\d{1,2}|[a-z])[.．][ \n]*")
_CONTENTS = re.compile(r"(?:[-―─]{5,}[ \n]*)?目次[ \n]*○")
_LOST_MARK = re.compile(
    r"(?<=[。!！?？…」』)）])(?: |\n) *(?=(?P<head>[^\s。、：:!！?？◎●○]{1,24}?)(?: {2,}|\n *)(?=\S))"
)
_MARKS = "◎●○"
_SENTENCE_ENDS = "。!！?？…」』)）"


@dataclass(frozen=True, slots=True)
class Heading:
    """A stretch of the document under one mark.

    Attributes:
        mark: ◎, ● or ○; empty for what stands before the first mark, and for the contents list.
        start: offset of the mark.
        title_start: offset of the title, after the mark and a printed order.
        title_end: offset after the title.
        end: offset after everything that stands under the mark.
        order: the order printed before the title ("3", "d"), empty where there is none.
        contents: whether this is the list of contents.
        mark_lost: whether the mark itself is lost.
    """

    mark: Mark
    start: int
    title_start: int
    title_end: int
    end: int
    order: str = ""
    contents: bool = False
    mark_lost: bool = False


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph under a heading.

    Attributes:
        start: offset of its first character.
        text_start: offset after its label or step number.
        end: offset after its last character.
        opening: what it opens with: a label ("…:"), a step ("1. ", "a)"), a bullet, or nothing.
        word: the label or the step's number or letter, empty for others.
        indented: whether it is set in, as a paragraph that goes on with the text above is.
    """

    start: int
    text_start: int
    end: int
    opening: Opening = ""
    word: str = ""
    indented: bool = False


class Layout:
    """A document seen as headings and paragraphs, as it was before it was folded.

    All offsets are offsets into the unfolded text; `place` turns them into offsets of the document.
    """

    def __init__(self, text: str) -> None:
        self._printed, self._folds = _unfold(text)
        self._flat = re.sub(r"[^\S\n]", " ", self._printed)

    def place(self, offset: int) -> int:
        """Return the offset in the document of an offset in the unfolded text."""
        return offset + bisect_right(self._folds, offset)

    def words(self, start: int, end: int) -> str:
        """Return the text from start to end as printed, line ends inside a paragraph taken out."""
        return self._printed[start:end].replace("\n", "").strip()

    def headings(self) -> list[Heading]:
        """Return the document cut at its marks, without gaps, in order."""
        cuts = self._cuts()
        if not cuts or self._flat[: cuts[0][0]].strip():
            cuts.insert(0, (0, ""))
        ends = [start for start, _ in cuts[1:]] + [len(self._flat)]
        return [self._heading(mark, start, end) for (start, mark), end in zip(cuts, ends, strict=True)]

    def _cuts(self) -> list[tuple[int, Mark]]:
        """Return the offset and kind of each mark; the marks inside the contents list are no headings."""
        cuts: list[tuple[int, Mark]] = []
        place = 0
        contents = _CONTENTS.search(self._flat)
        marks: dict[str, Mark] = {"◎": "◎", "●": "●", "○": "○"}
        for found in re.finditer("[◎●○]", self._flat):
            if found.start() < place:
                continue
            if contents and found.start() >= contents.start() and place <= contents.start():
                cuts.append((contents.start(), ""))
                following = self._flat.find("◎", contents.end())
                place = following if following >= 0 else len(self._flat)
                if found.start() < place:
                    continue
            cuts.append((found.start(), marks[found[0]]))
        return cuts

    def _heading(self, mark: Mark, start: int, end: int) -> Heading:
        if not mark:
            return Heading("", start, start, start, end, contents=bool(_CONTENTS.match(self._flat, start)))
        title_start = start + 1
        order = _PRINTED_ORDER.match(self._flat, title_start, end)
        if order:
            title_start = order.end()
        title_start = _skip_gap(self._flat, title_start, end)
        title_end = _HEADING_END.search(self._flat, title_start, end)
        return Heading(
            mark, start, title_start, title_end.start() if title_end else end, end, order["order"] if order else ""
        )

    def entries(self, heading: Heading) -> list[Heading]:
        """Cut a glossary entry where another one follows whose mark is lost: a short line, then an indented paragraph."""
        found = list(_LOST_MARK.finditer(self._flat, heading.title_end, heading.end))
        cuts = [heading.start, *(lost.end() for lost in found), heading.end]
        first = Heading("●", heading.start, heading.title_start, heading.title_end, cuts[1], heading.order)
        others = [
            Heading("●", lost.start("head"), lost.start("head"), lost.end("head"), end, mark_lost=True)
            for lost, end in zip(found, cuts[2:], strict=True)
        ]
        return [first, *others]

    def paragraphs(self, heading: Heading, openings: bool = True) -> Iterator[Paragraph]:
        """Yield the paragraphs under a heading.

        Args:
            heading: the heading.
            openings: whether labels, steps and bullets open paragraphs here: they do in chapters and articles only.
        """
        start = _skip_gap(self._flat, heading.title_end, heading.end)
        indented = start - heading.title_end > 1
        for gap in _GAP.finditer(self._flat, start, heading.end):
            if gap.end() < heading.end and self._breaks(gap.start(), gap.end(), openings):
                yield self._paragraph(start, gap.start(), indented, openings)
                start, indented = gap.end(), gap.end() - gap.start() > 1
        if start < heading.end:
            yield self._paragraph(start, heading.end, indented, openings)

    def _breaks(self, start: int, end: int, openings: bool) -> bool:
        """Tell whether the white space from start to end parts two paragraphs."""
        before = self._flat[start - 1]
        if openings and _OPENING.match(self._flat, end):
            return True
        return before == "。" or (before in _SENTENCE_ENDS and (end - start > 1 or "\n" in self._flat[start:end]))

    def _paragraph(self, start: int, end: int, indented: bool, openings: bool) -> Paragraph:
        opening = _OPENING.match(self._flat, start, end) if openings else None
        if not opening:
            return Paragraph(start, start, end, indented=indented)
        if opening["bullet"]:
            return Paragraph(start, start, end, "bullet", indented=indented)
        kind: Opening = "step" if opening["step"] else "label"
        word = self.words(start, opening.end()).rstrip(" .．)）：:\n")
        return Paragraph(start, opening.end(), end, kind, word, indented)


def _skip_gap(flat: str, start: int, end: int) -> int:
    """Return the offset of the first character from start that is no white space, at most end."""
    gap = _GAP.match(flat, start, end)
    return gap.end() if gap else start


def _unfold(text: str) -> tuple[str, list[int]]:
    """Take out the line feeds of a document that was folded at some width.

    A document is folded when many of its lines end in the middle of a sentence. There a line feed after a full line is nothing,
    while a line feed after a shorter one ended a line before too.

    Returns:
        The unfolded text, and the offsets in it before which a line feed was taken out.
    """
    lines = text.split("\n")
    inside = sum(
        bool(line and below)
        and not line[-1].isspace()
        and not below[0].isspace()
        and line[-1] not in _SENTENCE_ENDS
        and line[0] not in _MARKS
        and below[0] not in _MARKS + "・"
        for line, below in pairwise(lines)
    )
    if 4 * inside <= len(lines) - 1:
        return text, []
    longest, widest = max(map(len, lines)), max(map(_columns, lines))
    pieces: list[str] = []
    folds: list[int] = []
    length = 0
    for line in lines[:-1]:
        full = len(line) == longest or _columns(line) >= widest - 1
        pieces.append(line if full else line + "\n")
        length += len(pieces[-1])
        if full:
            folds.append(length)
    return "".join([*pieces, lines[-1]]), folds


def _columns(line: str) -> int:
    """Return the width of a line on a terminal, where a Japanese character takes two columns."""
    return len(line) + sum(not character.isascii() for character in line)
