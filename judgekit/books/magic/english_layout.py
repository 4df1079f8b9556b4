"""Layout of the official English Comprehensive Rules: title, introduction, contents list, rules, glossary, credits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from judgekit.books.magic.credits import starts_credits
from judgekit.books.magic.english_numbers import NumberedLine, read_line
from judgekit.books.magic.paragraphs import Paragraph
from judgekit.core.documents import SourceText

_LINE_BREAKS_INSIDE = re.compile("[\u2028\u2029\x0b\x0c\x1c\x1d\x1e\x85]")
"""What some copies print inside a line where another copy has a line end; text behind one may be the next rule."""

_TITLE = re.compile(r"Magic\b.{0,40}\bComprehensive\s+Rules\W*", re.IGNORECASE)
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_EFFECTIVE = re.compile(
    r"\b(?:effective|current)\s+(?:as\s+of|from|on|since)?\s*:?\s*(.{6,40})", re.IGNORECASE | re.DOTALL
)
"""Up to 2009 the rules were "current as of" a date, since then they are "effective as of" it."""
_MONTH_DAY_YEAR = re.compile(r"([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?\s*,?\s+(\d{4})")
_DAY_MONTH_YEAR = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?\s+([A-Za-z]{3})[a-z]*\.?\s*,?\s+(\d{4})")
_LINES_OF_TITLE = 12
_EXAMPLE = re.compile(r"[*_]*Examples?[*_]*\s*:")
_ENOUGH_LINES = 50
_WIDEST = 130
"""Characters of the longest line of a hard-wrapped document, but for a few."""
_FEW_LONG, _MANY_BROKEN, _SHARE_OF_FULL = 0.02, 0.1, 0.6
_RULES = ("rule", "subrule")
_CONTENTS = frozenset({"contents", "table of contents"})


@dataclass(slots=True)
class EnglishLayout:
    """The parts of a document, each a list of lines.

    Attributes:
        title: what stands before the introduction.
        introduction: its heading and its paragraphs.
        contents: the contents list with its heading.
        rules: from the first section to the last rule.
        glossary: its heading and its entries.
        credits: everything from the credits on.
        headings: titles in the contents list, by number.
    """

    title: list[Paragraph] = field(default_factory=list)
    introduction: list[Paragraph] = field(default_factory=list)
    contents: list[Paragraph] = field(default_factory=list)
    rules: list[Paragraph] = field(default_factory=list)
    glossary: list[Paragraph] = field(default_factory=list)
    credits: list[Paragraph] = field(default_factory=list)
    headings: dict[str, str] = field(default_factory=dict)


def split_lines(source: SourceText) -> list[Paragraph]:
    """Return the lines of the document that are not blank; a line is also cut where U+2028 and the like stand inside.

    Where the document is hard-wrapped, the lines of one paragraph are one again.
    """
    lines = list(_lines(source))
    return list(_unwrapped(lines)) if _is_wrapped(lines) else lines


def _is_wrapped(lines: Sequence[Paragraph]) -> bool:
    """Tell whether sentences are broken over lines: hardly a line is long, and many go on with a small letter."""
    if len(lines) < _ENOUGH_LINES or sum(len(line.text) > _WIDEST for line in lines) > _FEW_LONG * len(lines):
        return False
    goes_on = sum(line.gap == 0 and line.text[0].islower() for line in lines)
    return goes_on >= _MANY_BROKEN * len(lines)


def _unwrapped(lines: Sequence[Paragraph]) -> Iterator[Paragraph]:
    """Join the lines that a paragraph is broken over: a full line goes on in the next one, unless that opens something."""
    full = _SHARE_OF_FULL * max(len(line.text) for line in lines if len(line.text) <= _WIDEST)
    current: Paragraph | None = None
    last = 0
    for line in lines:
        goes_on = line.gap == 0 and not line.indented and not _EXAMPLE.match(line.text)
        if current is not None and goes_on and (last >= full or line.text[0].islower()):
            broken_over = line.line - current.line + 1
            text = f"{current.text} {line.text}"
            current = replace(current, end=line.end, text=text, broken_over=broken_over)
        else:
            if current is not None:
                yield current
            current = line
        last = len(line.text)
    if current is not None:
        yield current


def _lines(source: SourceText) -> Iterator[Paragraph]:
    gap = 0
    for number, (offset, line) in enumerate(zip(source.starts, source.lines, strict=True), start=1):
        if not line or line.isspace():
            gap += 1
            continue
        start = offset
        for piece in _LINE_BREAKS_INSIDE.split(line):
            text = piece.strip()
            if text:
                begin = start + piece.index(text[0])
                indented = not piece.startswith(text[0])
                yield Paragraph(number, begin, begin + len(text), text, "en", indented, gap)
                gap = 0
            start += len(piece) + 1


def is_named(lines: Sequence[Paragraph]) -> bool:
    """Tell whether the document calls itself the Magic Comprehensive Rules within its first lines."""
    return any(_TITLE.fullmatch(line.text) for line in lines[:_LINES_OF_TITLE])


def effective_date(lines: Sequence[Paragraph]) -> date | None:
    """Return the date as of which the document says it is effective; None where it prints none that exists.

    It stands below the title, in some texts only in the imprint at the end.
    """
    front = "\n".join(line.text for line in lines[:_LINES_OF_TITLE])
    back = "\n".join(line.text for line in lines[_LINES_OF_TITLE:] if _EFFECTIVE.search(line.text))
    for match in [*_EFFECTIVE.finditer(front), *_EFFECTIVE.finditer(back)]:
        for pattern, month, day in ((_MONTH_DAY_YEAR, 1, 2), (_DAY_MONTH_YEAR, 2, 1)):
            printed = pattern.match(match[1])
            if printed is None or printed[month].lower() not in _MONTHS:
                continue
            try:
                return date(int(printed[3]), _MONTHS.index(printed[month].lower()) + 1, int(printed[day]))
            except ValueError:
                continue
    return None


def lay_out(lines: Sequence[Paragraph]) -> EnglishLayout:
    """Divide the lines of a document into its parts; every line stands in exactly one."""
    layout = EnglishLayout()
    numbered = [read_line(line) for line in lines]
    rules = _rules_start(numbered)
    contents = _contents_start(lines, numbered, rules)
    introduction = _introduction_start(lines[:contents])
    behind = max((i + 1 for i, line in enumerate(numbered) if line and line.kind in _RULES), default=len(lines))
    # The glossary is behind the rules, but its definitions may begin a line with a number.
    first = next((i for i, line in enumerate(numbered) if i >= rules and line and line.kind in _RULES), len(lines))
    glossary = next((i for i in range(first, len(lines)) if lines[i].text.casefold() == "glossary"), len(lines))
    behind = min(behind, glossary)
    credits = next((i for i in range(behind, len(lines)) if starts_credits(lines[i].text)), len(lines))
    glossary = min(glossary, credits)
    layout.title = list(lines[:introduction])
    layout.introduction = list(lines[introduction:contents])
    layout.contents = list(lines[contents:rules])
    layout.rules = list(lines[rules:glossary])
    layout.glossary = list(lines[glossary:credits])
    layout.credits = list(lines[credits:])
    layout.headings = {line.number: line.text for line in numbered[contents:rules] if line is not None}
    return layout


def _rules_start(numbered: Sequence[NumberedLine | None]) -> int:
    """Return the index at which the rules begin: the headings of section and group right above the first rule."""
    first = next((i for i, line in enumerate(numbered) if line and line.kind in _RULES), len(numbered))
    if first == len(numbered):
        return first
    rule = numbered[first]
    start = first
    for above in (rule.number[:3], rule.number[0]) if rule else ():
        line = numbered[start - 1] if start else None
        if line is not None and line.number == above:
            start -= 1
    return start


def _contents_start(lines: Sequence[Paragraph], numbered: Sequence[NumberedLine | None], rules: int) -> int:
    """Return the index of the heading of the contents list, else of its first line; the rules' where there is none."""
    for index in range(rules):
        if lines[index].text.casefold().rstrip(":") in _CONTENTS or numbered[index] is not None:
            return index
    return rules


def _introduction_start(front: Sequence[Paragraph]) -> int:
    """Return the index at which the introduction begins: its heading, else behind the title and the effective date."""
    for index, line in enumerate(front):
        if line.text.casefold() == "introduction":
            return index
    titles = [
        i
        for i, line in enumerate(front[:_LINES_OF_TITLE])
        if _TITLE.fullmatch(line.text) or _EFFECTIVE.search(line.text)
    ]
    return titles[-1] + 1 if titles else 0
