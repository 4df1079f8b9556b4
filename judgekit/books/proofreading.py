"""Proofreading: what is wrong in a book printed in one language, seen from its finished rule nodes.

Numbers that are skipped, sentences without their end, a contents list that names other headings than the text, and the known
misprints of the book's `book.toml`. Nothing is changed in the text: faults are named, with their line.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from judgekit.books import succession
from judgekit.core.corpus import book_facts
from judgekit.core.documents import SourceText
from judgekit.core.nodes import RuleNode
from judgekit.core.problems import Problem, Severity
from judgekit.core.text import Bilingual

_SENTENCE_END = re.compile(r"[。！？!?][）)」』”\"\]〕]*$|。[ 　]*[（(][^（）()]*[）)]$")
_MOST_NAMED = 20
"""Skipped numbers in one place that are named one by one; more are named as a range."""


def is_finished(text: str) -> bool:
    """Tell whether a paragraph ends as a sentence does; one that does not goes on in the next line or is a phrase."""
    return _SENTENCE_END.search(text) is not None


@dataclass(slots=True)
class ContentsEntry:
    """A line of the table of contents: a section, and the groups that are listed with it."""

    number: str
    title: str
    line: int
    groups: list[str] = field(default_factory=list)


def proofread(
    source: SourceText, nodes: Sequence[RuleNode], contents: Sequence[ContentsEntry], gap_severity: Severity
) -> list[Problem]:
    """Return the problems that the finished nodes show; a node with a known misprint is flagged.

    Args:
        source: the document.
        nodes: its rules, in document order.
        contents: its table of contents.
        gap_severity: how bad a skipped number is: "info" in a book that leaves numbers out on purpose.
    """
    return [
        *_skipped_numbers(nodes, gap_severity),
        *_missing_sentence_ends(nodes),
        *_contents_faults(nodes, contents),
        *(_misprints(source, nodes) if nodes else ()),
    ]


def _skipped_numbers(nodes: Sequence[RuleNode], severity: Severity) -> Iterator[Problem]:
    hint = (
        "the book leaves numbers out on purpose; nothing is renumbered"
        if severity == "info"
        else "a line with this number may be lost; get an undamaged copy"
    )
    for number, index, run in succession.left_out([node.number or "" for node in nodes]):
        for absent in run if len(run) <= _MOST_NAMED else [f"{run[0]} to {run[-1]}"]:
            message = f"there is no {absent} before {number}"
            yield Problem(nodes[index].lines["ja"][0], "number-skipped", severity, message, hint)


def _missing_sentence_ends(nodes: Sequence[RuleNode]) -> Iterator[Problem]:
    """Name the rules that end without a full stop, except where no sibling has one: those are list items."""
    finished = [(node, is_finished(node.text.ja)) for node in nodes if node.text.ja and node.kind != "section"]
    counts = Counter((node.parent, ends) for node, ends in finished)
    for node, ends in finished:
        is_list_item = counts[node.parent, False] > 1 and not counts[node.parent, True]
        if not ends and not is_list_item:
            message = f"{node.number} ends without a full stop"
            yield Problem(node.lines["ja"][-1], "sentence-end-missing", "info", message, "kept as printed")


def _contents_faults(nodes: Sequence[RuleNode], contents: Sequence[ContentsEntry]) -> Iterator[Problem]:
    """Name the sections that the text lacks, and the headings that contents and text name differently."""
    sections = {node.number: node for node in nodes if node.kind == "section"}
    groups: dict[str | None, list[str]] = {}
    for node in nodes:
        if node.kind == "group":
            groups.setdefault(node.parent, []).append(node.title.ja or "")
    for entry in contents:
        section = sections.get(entry.number)
        if section is None:
            message = f"the contents list names section {entry.number}, which the text lacks"
            yield Problem(entry.line, "section-missing", "error", message, "the document is cut off or damaged")
            continue
        title = section.title.ja or ""
        if _bare(title) != _bare(entry.title):
            message = f"section {entry.number} is named {entry.title} in the contents list, {title} in the text"
            yield Problem(entry.line, "contents-differ", "info", message, "the heading in the text is used")
        only_listed, only_printed = _differences(entry.groups, groups.get(section.id, []))
        if only_listed or (only_printed and entry.groups):
            message = (
                f"section {entry.number}: only in the contents list: {', '.join(only_listed) or '-'};"
                f" only in the text: {', '.join(only_printed) or '-'}"
            )
            yield Problem(entry.line, "contents-differ", "info", message, "the headings in the text are used")


def _differences(listed: Sequence[str], printed: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the titles that only the first has, and those that only the second has; white space does not count."""
    bare_listed, bare_printed = {_bare(title) for title in listed}, {_bare(title) for title in printed}
    return (
        [title for title in listed if _bare(title) not in bare_printed],
        [title for title in printed if _bare(title) not in bare_listed],
    )


def _bare(title: str) -> str:
    return "".join(title.split())


def _misprints(source: SourceText, nodes: Sequence[RuleNode]) -> Iterator[Problem]:
    """Name the known misprints of book.toml where they stand, flag their nodes, and repair titles beside the printed one."""
    by_line = {line: node for node in nodes for line in node.lines["ja"]}
    for fact in book_facts(nodes[0].book).get("misprints", ()):
        printed, correct = str(fact["printed"]), str(fact["correct"])
        if printed not in source.text:
            continue
        for number, line in enumerate(source.lines, start=1):
            if printed in line:
                message = f"{printed} is printed for {correct}"
                yield Problem(number, "word-misprinted", "warning", message, "kept as printed")
                if number in by_line:
                    _mark_misprint(by_line[number], printed, correct)


def _mark_misprint(node: RuleNode, printed: str, correct: str) -> None:
    if "word-misprinted" not in node.flags:
        node.flags.append("word-misprinted")
    title = (node.title_repaired or node.title).ja
    if title and printed in title:
        node.title_repaired = Bilingual(ja=title.replace(printed, correct))
