"""Reader of the documents of tournament policy of Magic, in English: the IPG, the MTR, and the JAR.

The Infraction Procedure Guide and the Tournament Rules number their sections 1., 1.1., 2.1.; an infraction prints its penalty
beside or below its heading, and parts called Definition, Examples, Philosophy. What stands before the first number and the
appendices are notes. The document for Regular tournaments has headings without numbers, each a note of its own. Everything from
one heading to the next belongs to that heading, so nothing depends on how many paragraphs it has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from judgekit.books.magic.english_layout import effective_date, split_lines
from judgekit.books.magic.paragraphs import Paragraph
from judgekit.core.documents import Block, Reading, SourceText
from judgekit.core.nodes import RuleNode, node_id
from judgekit.core.numbers import parent_of, sort_key
from judgekit.core.problems import Problem
from judgekit.core.text import Bilingual

_TITLES = {
    "ipg": re.compile(r"Magic\b.{0,24}\bInfraction\s+Procedure\s+Guide\b", re.IGNORECASE),
    "mtr": re.compile(r"Magic\b.{0,24}\bTournament\s+Rules\b", re.IGNORECASE),
    "jar": re.compile(r"Judging\s+at\s+Regular\b.{0,30}", re.IGNORECASE),
}
_LINES_OF_TITLE = 8
_LONGEST_TITLE_LINE = 100
_INFRACTION = re.compile(
    r"\d{1,2}\.\d{1,2}\.?\s+(?:Game\s+Play\s+Error|Tournament\s+Error|Unsporting\s+Conduct)\s*[—–―-]"
)
_FEWEST_INFRACTIONS = 2
"""Headings of infractions by which a Guide that lost its title is told."""

_PENALTY = re.compile(
    r"(?:(?:Penalty\s*[:—–-]?\s*)?(?P<penalty>No\s+Penalty|Warning|Game\s+Loss|Match\s+Loss|Disqualification)|None)\.?",
    re.IGNORECASE,
)
_BESIDE_HEADING = re.compile(
    r"(?:\s{2,}|\t|\s+[|•·]\s+)(No Penalty|Warning|Game Loss|Match Loss|Disqualification)\s*$", re.IGNORECASE
)
_HEADING = re.compile(r"(?P<section>\d{1,2})\.(?:(?P<below>\d{1,2})(?:\.|(?=\s)))?\s+(?P<title>\S.*)")
_LEADERS = re.compile(r"\s*(?:[.․…]\s*){3,}\s*\d*\s*$|\s*\t\s*\d+\s*$")
_CONTENTS = re.compile(r"(?:Table\s+of\s+)?Contents", re.IGNORECASE)
_APPENDIX = re.compile(r"Appendix\s+(?P<letter>[A-Z])\b\s*[—–―:.-]?\s*(?P<title>.*)", re.IGNORECASE)
_UNNUMBERED = frozenset(("introduction", "framework of this document", "framework"))
_PAGE = re.compile(r"(?:Page\s+)?\d{1,3}(?:\s+of\s+\d{1,3})?", re.IGNORECASE)
_PART = re.compile(r"(?P<name>Definition|Examples?|Philosophy|Additional Remedy|Remedy|Upgrade)\s*:?", re.IGNORECASE)
_EXAMPLE = re.compile(r"\(?(?P<letter>[A-Z])[.)]\s+(?P<text>\S.*)")
_LONGEST_HEADING = 90
_LONGEST_BARE_HEADING = 70
"""Characters of a heading without a number, in a document of such headings."""


@dataclass(slots=True)
class _Section:
    """A stretch under one heading while it is read.

    Attributes:
        number: its number; empty for what has none.
        name: the end of its id where it has no number.
        title: as printed.
        lines: every line of it.
        text: its paragraphs.
        examples: its worked examples.
        penalty: what the heading of an infraction prints.
        in_examples: whether the part called Examples is being read.
    """

    number: str
    name: str
    title: str
    lines: list[Paragraph]
    text: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)
    penalty: str = ""
    in_examples: bool = False

    def add(self, line: Paragraph) -> None:
        """Add a line behind the heading."""
        self.lines.append(line)
        part, example, penalty = (
            _PART.fullmatch(line.text),
            _EXAMPLE.fullmatch(line.text),
            _PENALTY.fullmatch(line.text),
        )
        if part is not None:
            self.in_examples = part["name"].lower().startswith("example")
        if penalty is not None and not self.penalty and not self.examples and len(self.text) <= 1:
            self.penalty = " ".join((penalty["penalty"] or "No Penalty").split()).title()
        if self.in_examples and example is not None:
            self.examples.append(example["text"])
        elif self.in_examples and self.examples and part is None and (line.gap == 0 or line.text[0].islower()):
            self.examples[-1] += f" {line.text}"
        else:
            self.text.append(line.text)


def recognises(source: SourceText) -> bool:
    """Tell whether a document is one of the three, by its title, or by the headings of infractions."""
    return _document_of(split_lines(source)) is not None


def _document_of(lines: Sequence[Paragraph]) -> str | None:
    for line in lines[:_LINES_OF_TITLE]:
        for document, title in _TITLES.items():
            found = title.match(line.text)
            rest = line.text[found.end() :].strip(" \t–—-:®™") if found else ""
            if found and len(line.text) <= _LONGEST_TITLE_LINE and (not rest or rest.lower().startswith("effective")):
                return document
    infractions = sum(_INFRACTION.match(line.text) is not None for line in lines)
    return "ipg" if infractions >= _FEWEST_INFRACTIONS else None


def read(source: SourceText) -> Reading:
    """Read the document; a pure function of its text that never fails.

    Returns:
        A section for each "2.", a rule for each "2.1.", notes for what has no number, with the blocks of every line. An infraction
        carries its penalty as a flag ("penalty:Warning").
    """
    lines = split_lines(source)
    book = _document_of(lines) or "ipg"
    printed = effective_date(lines)
    edition = f"{book}@{printed:%Y%m%d}" if printed else f"{book}@undated"
    front, contents, listed, pages, body = _parted(lines)
    sections = list(_bare_sections(body) if book == "jar" else _sections(body, listed))
    if sections and not sections[0].name and not sections[0].number:
        front = [*front, *sections.pop(0).lines]
    numbers = {section.number for section in sections if section.number}
    nodes, problems = [], list(source.problems)
    seen: set[str] = set()
    blocks = [*_blocks(front, "title"), *_blocks(contents, "contents"), *_blocks(pages, "page-number")]
    for section in sections:
        node = _node(section, book, edition, numbers, seen)
        nodes.append(node)
        blocks += _blocks(section.lines, node.id)
    if printed is None:
        message = "no date as of which the document is effective"
        problems.append(Problem(0, "date-missing", "warning", message, f"read as {edition}"))
    problems += _numbering_faults(sections, listed)
    blocks.sort(key=lambda block: block.start)
    return Reading(book, edition, source, nodes, blocks, sorted(problems))


def _blocks(lines: Iterable[Paragraph], owner: str) -> list[Block]:
    return [line.block(owner) for line in lines]


def _parted(
    lines: Sequence[Paragraph],
) -> tuple[list[Paragraph], list[Paragraph], dict[str, str], list[Paragraph], list[Paragraph]]:
    """Return the title, the contents list, the titles it names by number, the page numbers, and everything else."""
    title: list[Paragraph] = []
    contents: list[Paragraph] = []
    pages: list[Paragraph] = []
    body: list[Paragraph] = []
    listed: dict[str, str] = {}
    in_contents = False
    for line in lines:
        if _PAGE.fullmatch(line.text):
            pages.append(line)
        elif not body and not contents and len(title) < _LINES_OF_TITLE and _is_title_line(line.text):
            title.append(line)
        elif _CONTENTS.fullmatch(line.text) and not listed:
            contents.append(line)
            in_contents = True
        elif _LEADERS.search(line.text) or (in_contents and _is_entry(line.text, listed)):
            contents.append(line)
            entry = _HEADING.fullmatch(_LEADERS.sub("", line.text))
            if entry is not None:
                listed.setdefault(_number(entry), _title(entry))
        else:
            in_contents = False
            body.append(line)
    return title, contents, listed, pages, body


def _is_title_line(text: str) -> bool:
    return any(title.match(text) for title in _TITLES.values()) or text.lower().startswith(
        ("effective", "last updated")
    )


def _is_entry(text: str, listed: dict[str, str]) -> bool:
    """Tell whether a line goes on with the contents list; a number listed already opens the text."""
    entry = _HEADING.fullmatch(text)
    if entry is not None:
        return _number(entry) not in listed and len(text) <= _LONGEST_HEADING
    return _APPENDIX.fullmatch(text) is not None or (text.lower() in _UNNUMBERED and not listed)


def _number(heading: re.Match[str]) -> str:
    section = str(int(heading["section"]))
    return f"{section}.{int(heading['below'])}" if heading["below"] else section


def _title(heading: re.Match[str]) -> str:
    return _BESIDE_HEADING.sub("", heading["title"]).strip()


def _sections(lines: Sequence[Paragraph], listed: dict[str, str]) -> Iterator[_Section]:
    """Gather the lines under their headings; lines before the first heading come first, without name and number."""
    current = _Section("", "", "", [])
    last = ""
    for line in lines:
        heading = _HEADING.fullmatch(line.text)
        appendix = _APPENDIX.fullmatch(line.text)
        following: _Section | None = None
        if heading is not None and _opens(heading, last, listed):
            last = _number(heading)
            following = _Section(last, "", _title(heading), [line])
            beside = _BESIDE_HEADING.search(line.text)
            following.penalty = beside[1].title() if beside else ""
        elif appendix is not None and len(line.text) <= _LONGEST_HEADING and not line.text.endswith("."):
            following = _Section("", f"appendix-{appendix['letter'].lower()}", line.text, [line])
        elif line.text.lower() in _UNNUMBERED and not last:
            following = _Section("", line.text.lower().replace(" ", "-"), line.text, [line])
        if following is not None:
            if current.lines:
                yield current
            current = following
        else:
            current.add(line)
    if current.lines:
        yield current


def _opens(heading: re.Match[str], last: str, listed: dict[str, str]) -> bool:
    """Tell whether a number opens a section: one that is listed by that title, or a phrase with a number behind the last one."""
    number, title = _number(heading), _title(heading)
    if listed.get(number, "").casefold() == title.casefold():
        return True
    if title.endswith((".", ";", ",", ":")) or len(title) > _LONGEST_HEADING or title[0].islower():
        return False
    above = parent_of(number)
    if above is None:
        # The items of a list begin with 1 again, or stand in a section that has not that many before it.
        return int(number) == int(last.partition(".")[0] or "0") + 1 and (not listed or number in listed)
    later = not last or sort_key(number) > sort_key(last)
    return later and (not last or int(above) - int(last.partition(".")[0]) in (0, 1))


def _bare_sections(lines: Sequence[Paragraph]) -> Iterator[_Section]:
    """Gather the lines of a document without numbers: a short line that is no sentence, with text below it, is a heading."""
    current = _Section("", "", "", [])
    for place, line in enumerate(lines):
        behind = lines[place + 1].text if place + 1 < len(lines) else ""
        phrase = line.text[0].isupper() and not line.text.endswith((".", ",", ";", "!", ")")) and line.text[0].isalpha()
        if phrase and len(line.text) <= _LONGEST_BARE_HEADING and len(behind) > len(line.text):
            if current.lines:
                yield current
            name = re.sub(r"[^a-z0-9]+", "-", line.text.lower()).strip("-")
            current = _Section("", name, line.text, [line])
        else:
            current.add(line)
    if current.lines:
        yield current


def _node(section: _Section, book: str, edition: str, numbers: set[str], seen: set[str]) -> RuleNode:
    name = section.number or section.name
    repeated = name in seen
    if repeated:
        name = f"{name}/line-{section.lines[0].line}"
    seen.add(name)
    kind = "rule" if "." in section.number else "section" if section.number else "note"
    node = RuleNode(
        book,
        edition,
        section.number or None,
        "rule" if kind == "rule" else "section" if kind == "section" else "note",
        section.lines[0].text.split()[0] if section.number else None,
        name if repeated or not section.number else None,
    )
    above = parent_of(section.number) if section.number else None
    node.parent = node_id(edition, above) if above in numbers and above is not None else None
    node.title = Bilingual(en=section.title or None)
    node.text = Bilingual(en="\n".join(section.text) or None)
    node.examples = [Bilingual(en=example) for example in section.examples]
    node.lines["en"] = sorted({line.line for line in section.lines})
    if section.penalty:
        node.flags.append(f"penalty:{section.penalty}")
    if repeated:
        node.flags.append("number-repeated")
    return node


def _numbering_faults(sections: Sequence[_Section], listed: dict[str, str]) -> Iterator[Problem]:
    """Name sections that the contents list has and the text lacks, numbers skipped, and headings without a text."""
    numbered = [section for section in sections if section.number]
    numbers = {section.number for section in numbered}
    latest: dict[str | None, int] = {}
    for section in numbered:
        line, above, own = section.lines[0].line, parent_of(section.number), int(section.number.rpartition(".")[2])
        expected = latest.get(above, 0) + 1
        if own > expected:
            message = f"{section.number} stands where {f'{above}.' if above else ''}{expected} is due"
            yield Problem(line, "number-skipped", "warning", message, "get an undamaged copy")
        latest[above] = max(own, expected - 1)
        if above is not None and not section.text and not section.examples:
            yield Problem(line, "rule-empty", "error", f"{section.number} has no text", "get an undamaged copy")
    missing = [number for number in listed if number not in numbers]
    if missing:
        message = f"the contents list names {len(missing)} sections that the text lacks, the first {missing[0]}"
        last = max((section.lines[-1].line for section in sections), default=0)
        yield Problem(last, "chapters-missing", "error", message, "the document is cut off or damaged")
