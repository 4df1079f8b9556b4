"""Layout of the bilingual Comprehensive Rules: front matter, contents list, introduction, rules, and where the glossary begins.

The body repeats the headings of the contents list, which is how its beginning is found: "0." or "1." printed a second time.
The glossary's own heading is lost from the document, so its beginning is found by what stands there: paragraphs without numbers
where there were only numbered ones.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from judgekit.books.magic.numbering import Numbered, number_of
from judgekit.books.magic.paragraphs import Paragraph
from judgekit.core.text import Lang

INTRODUCTION_NUMBER = "0"
EXAMPLE_MARK = re.compile(r"(?:例|Examples?)\s*[:：]\s*")
_GLOSSARY_HEADING = re.compile(r"(?:\d{1,2}[.．]?\s*)?(?:用語集|Glossary)", re.IGNORECASE)
_FEWEST_BETWEEN = 5
"""Headings between the two prints of one number: fewer is a line printed twice, not the contents list and the body."""
_WINDOW = 30
_SMALLEST_WINDOW = 12
_PLAIN_SHARE = 0.75
_LONGEST_TITLE_LINE = 60


@dataclass(slots=True)
class Layout:
    """The parts of a document, each a list of paragraphs.

    Attributes:
        title: what stands before the contents list, and the title between it and the introduction.
        contents: the contents list.
        introduction: heading and paragraphs of the introduction.
        rules: everything from the first section to the last rule.
        glossary_line: the line, from 1, where the glossary begins; None where there is none.
        headings: the headings of the contents list, by number and language.
    """

    title: list[Paragraph] = field(default_factory=list)
    contents: list[Paragraph] = field(default_factory=list)
    introduction: list[Paragraph] = field(default_factory=list)
    rules: list[Paragraph] = field(default_factory=list)
    glossary_line: int | None = None
    headings: dict[str, dict[Lang, str]] = field(default_factory=dict)


def lay_out(paragraphs: Sequence[Paragraph]) -> Layout:
    """Divide the paragraphs of a document into its parts; every paragraph before the glossary stands in exactly one."""
    numbers = [number_of(paragraph) for paragraph in paragraphs]
    first_rule = next((i for i, n in enumerate(numbers) if n and n.kind in ("rule", "subrule")), len(numbers))
    introduction, rules = _body_start(numbers, paragraphs, first_rule)
    layout = Layout()
    listed = [index for index in range(introduction) if numbers[index]]
    start, end = (listed[0], listed[-1] + 1) if listed else (introduction, introduction)
    layout.title = [*paragraphs[:start], *paragraphs[end:introduction]]
    layout.contents = list(paragraphs[start:end])
    for index in listed:
        numbered = numbers[index]
        if numbered is not None:
            layout.headings.setdefault(numbered.number, {}).setdefault(paragraphs[index].lang, numbered.text)
    layout.introduction = list(paragraphs[introduction:rules])
    groups = [number for number in layout.headings if len(number) == 3]
    glossary = _glossary_start(paragraphs, numbers, rules, max(groups, default=""))
    layout.rules = list(paragraphs[rules:glossary])
    if glossary < len(paragraphs):
        layout.glossary_line = paragraphs[glossary].line
    return layout


def _body_start(
    every_number: Sequence[Numbered | None], paragraphs: Sequence[Paragraph], first_rule: int
) -> tuple[int, int]:
    """Return the indices at which the introduction and the rules begin, among the paragraphs before the first rule."""
    numbers = every_number[:first_rule]
    seen: dict[tuple[str, Lang], int] = {}
    ordinal = 0
    for index, numbered in enumerate(numbers):
        if numbered is None:
            continue
        ordinal += 1
        key = numbered.number, paragraphs[index].lang
        repeated = ordinal - seen.setdefault(key, ordinal) > _FEWEST_BETWEEN
        if repeated and numbered.number == INTRODUCTION_NUMBER:
            return index, _next_heading(numbers, index + 1)
        if repeated and numbered.kind == "section":
            return _introduction_before(numbers, paragraphs, index), index
    rule = every_number[first_rule] if first_rule < len(every_number) else None
    if rule is None:
        return first_rule, first_rule
    start = _headings_above(numbers, rule.number)
    return _introduction_before(numbers, paragraphs, start), start


def _next_heading(numbers: Sequence[Numbered | None], start: int) -> int:
    for index in range(start, len(numbers)):
        numbered = numbers[index]
        if numbered is not None and numbered.number != INTRODUCTION_NUMBER:
            return index
    return len(numbers)


def _introduction_before(numbers: Sequence[Numbered | None], paragraphs: Sequence[Paragraph], end: int) -> int:
    """Return where an introduction without heading begins: at the sentences that stand right before the rules."""
    start = end
    while start and numbers[start - 1] is None and len(paragraphs[start - 1].text) > _LONGEST_TITLE_LINE:
        start -= 1
    return start if any(numbers[:start]) else end


def _headings_above(numbers: Sequence[Numbered | None], rule: str) -> int:
    """Return where the headings of section and group begin that stand right above the first rule."""
    start = len(numbers)
    while start and (numbered := numbers[start - 1]) is not None and numbered.number in (rule[:3], rule[:1]):
        start -= 1
    return start


def _glossary_start(
    paragraphs: Sequence[Paragraph], numbers: Sequence[Numbered | None], start: int, last_group: str
) -> int:
    """Return the index of the first paragraph of the glossary, or the number of paragraphs where there is none."""
    plain = [
        numbered is None and EXAMPLE_MARK.match(paragraph.text) is None
        for numbered, paragraph in zip(numbers, paragraphs, strict=True)
    ]
    plain_before = [0, *accumulate(plain)]
    group, lang = "", "ja"
    for index in range(start, len(paragraphs)):
        numbered = numbers[index]
        if _GLOSSARY_HEADING.fullmatch(paragraphs[index].text):
            return index
        if numbered is not None:
            group, lang = numbered.number.partition(".")[0], paragraphs[index].lang
        if not plain[index] or not group:
            continue
        end = min(index + _WINDOW, len(paragraphs))
        if plain_before[end] - plain_before[index] < _PLAIN_SHARE * (end - index):
            continue
        closed = group == last_group and lang == "en" and paragraphs[index].text != paragraphs[index - 1].text
        if end - index >= _SMALLEST_WINDOW or (closed and paragraphs[index].gap):
            return index
    return len(paragraphs)
