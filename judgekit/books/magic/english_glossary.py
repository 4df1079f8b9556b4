"""Glossary of the official English Comprehensive Rules: a head on its own line, its definition below, a blank line between.

Copies differ: blank lines are lost between two entries or added between head and definition or between senses. So an entry
begins at a line behind a gap that can be a head, and within a block at a title that stands between two sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from judgekit.books.magic.english_numbers import is_title
from judgekit.books.magic.paragraphs import Paragraph
from judgekit.core.nodes import Headword, RuleNode, book_of
from judgekit.core.problems import Problem
from judgekit.core.text import Bilingual

_SENSE = re.compile(r"^(?:\d+[.)]|[•*·–-])\s")
_SENTENCE = re.compile(r"[.:;]['’\"”)\]]*$|^See (?:rules?|also|section)\b")
_GLUED = re.compile(r"(?P<head>[^\d.:;]*[^\d\s.:;])(?=1[.)]\s)")
"""A head whose line end is lost: "Lamp1. A thing that gives light." with "2. …" below it."""
_LONGEST_HEAD = 100
_FEW = 0.2


def read_english_glossary(
    lines: Sequence[Paragraph], edition: str
) -> tuple[list[tuple[RuleNode, list[Paragraph]]], list[Problem]]:
    """Read the entries of the glossary.

    Args:
        lines: the lines behind the glossary's heading, up to the credits.
        edition: edition id of the document.

    Returns:
        Each entry with its lines, in document order, and the problems.
    """
    problems: list[Problem] = []
    groups = list(_entries(_with_line_ends(lines, problems)))
    problems += [problem for group in groups for problem in _faults(group)]
    return [(_entry(group, edition), group) for group in groups], problems


def _with_line_ends(lines: Sequence[Paragraph], problems: list[Problem]) -> list[Paragraph]:
    """Return the lines with each head cut off that is printed on the line of its first sense; the second sense proves it."""
    found: list[Paragraph] = []
    for line, following in zip_longest(lines, lines[1:]):
        glued = _GLUED.match(line.text)
        second = following is not None and following.text.startswith(("2.", "2)"))
        if glued is None or not second or not is_title(glued["head"]):
            found.append(line)
            continue
        cut = glued.end()
        found.append(replace(line, end=line.start + cut, text=glued["head"], broken_over=1))
        found.append(replace(line, start=line.start + cut, text=line.text[cut:], gap=0))
        message = f"the head {glued['head']} and its first sense are printed on one line"
        problems.append(Problem(line.line, "head-glued", "info", message, "read as head and definition"))
    return found


def _entries(lines: Sequence[Paragraph]) -> Iterator[list[Paragraph]]:
    """Group the lines into entries, the head first."""
    separator = _separating_gap(lines)
    group: list[Paragraph] = []
    for index, line in enumerate(lines):
        following = lines[index + 1] if index + 1 < len(lines) else None
        if group and _opens_entry(group, line, following, separator):
            yield group
            group = []
        group.append(line)
    if group:
        yield group


def _separating_gap(lines: Sequence[Paragraph]) -> int:
    """Return how many blank lines part two entries: one, or more in a copy that has a blank line behind every line."""
    behind = lines[1:]
    if not behind or sum(line.gap == 0 for line in behind) >= _FEW * len(behind):
        return 1
    wide = [line.gap for line in behind if line.gap > 1]
    return 2 if len(wide) >= _FEW * len(behind) else 1


def _opens_entry(group: Sequence[Paragraph], line: Paragraph, following: Paragraph | None, separator: int) -> bool:
    """Tell whether a line is the head of the next entry."""
    if not _can_be_head(line.text):
        return False
    if line.gap >= separator:
        return True
    between_sentences = len(group) > 1 and _SENTENCE.search(group[-1].text) is not None
    return (
        between_sentences
        and is_title(line.text)
        and following is not None
        and following.gap <= line.gap
        and not is_title(following.text)
    )


def _can_be_head(text: str) -> bool:
    return len(text) <= _LONGEST_HEAD and not _SENSE.match(text) and not _SENTENCE.search(text)


def _entry(group: Sequence[Paragraph], edition: str) -> RuleNode:
    """Make the node of an entry; where its head is lost, every line is definition."""
    head = group[0].text if _can_be_head(group[0].text) else None
    definition = group if head is None else group[1:]
    return RuleNode(
        book=book_of(edition),
        edition=edition,
        number=None,
        kind="entry",
        name=f"glossary/{head or f'line-{group[0].line}'}",
        text=Bilingual(en="\n".join(line.text for line in definition) or None),
        lines={
            "ja": [],
            "en": list(dict.fromkeys(n for line in group for n in range(line.line, line.line + line.broken_over))),
        },
        flags=["headword-lost"] if head is None else [],
        headword=Headword(en=head),
    )


def _faults(group: Sequence[Paragraph]) -> Iterator[Problem]:
    first = group[0]
    if not _can_be_head(first.text):
        yield Problem(first.line, "headword-lost", "error", "a glossary definition stands without a head", "left empty")
    elif len(group) == 1:
        yield Problem(
            first.line, "en-missing", "error", "a glossary head stands without a definition", "kept as printed"
        )
