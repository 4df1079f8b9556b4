"""MAGMELL comprehensive rules 1.01, Japanese: numbers up to six levels deep, lines broken by the page, OCR damage.

A list dash may stand before a number, spaces between its levels and stray bold marks after it. A paragraph that does not end
as a sentence goes on in the next line without a number. ※ opens a note; one that begins with 例 is an example.
"""

from __future__ import annotations

import re
from unicodedata import normalize

from judgekit.books import succession
from judgekit.books.drafting import Draft, Manuscript
from judgekit.books.proofreading import ContentsEntry
from judgekit.books.recognition import is_book
from judgekit.core.documents import Reading, SourceText

BOOK = "magmell"
EDITION = "magmell@1.01"

_DIGIT = "[0-9０-９]"
_NUMBERED_LINE = re.compile(rf"^[ \t]*(?:- )?(?:{_DIGIT}{{3}}(?:[.．] ?{_DIGIT}+)*[* ]|{_DIGIT} )", re.MULTILINE)
_CONTENTS_HEADING = re.compile(r"\s*目次\s*[:：]?\s*$")
_CONTENTS_ENTRY = re.compile(rf"\s*({_DIGIT})\s*[:：]\s*(\S.*)")
_SECTION = re.compile(rf"\s*[#*]*\s*({_DIGIT})[.．]?\s+(\S.*)")
_NUMBERED = re.compile(
    r"\s*(?:[-–—‐•]\s*)?(?P<before>\**)"
    rf"(?P<number>{_DIGIT}{{3}}(?:\s*[.．]\s*{_DIGIT}{{1,2}}(?!{_DIGIT}))*)(?![0-9０-９/])[.．]?"
    r"(?P<after>\**)(?P<gap>\s*)(?P<text>.*)"
)
_NOTE = re.compile(r"\s*(?:[-–—‐•]\s*)?※\s*(?P<text>\S.*)")
_EXAMPLE_MARK = re.compile(r"例\s*[:：]\s*")
_DATE = re.compile(rf"\s*{_DIGIT}{{4}}\s*[/／年-]\s*{_DIGIT}{{1,2}}\s*[/／月-]")
_DASH = re.compile(r"^[-–—‐•]\s+")
_BOLD = re.compile(r"\*{2,}")
_LONGEST_HEADING = 30


def recognises(source: SourceText) -> bool:
    """Tell whether a document is this book, also when it is cut or damaged."""
    return is_book(source, BOOK, _NUMBERED_LINE)


def read(source: SourceText) -> Reading:
    """Read the document; a pure function of its text that never fails."""
    book = Manuscript(source, BOOK, EDITION, gap_severity="warning")
    in_contents = False
    for line, untrimmed in enumerate(source.lines, start=1):
        printed = untrimmed.strip()
        if not printed:
            continue
        if _read_section(book, printed, line) or _read_numbered(book, printed, line):
            in_contents = False
        elif book.current is None:
            in_contents = _read_front_matter(book, printed, line, in_contents)
        else:
            _read_paragraph(book, book.current, printed, line)
    return book.reading()


def _read_front_matter(book: Manuscript, printed: str, line: int, in_contents: bool) -> bool:
    """Read a line before the first section; return whether it belongs to the table of contents."""
    entry = _CONTENTS_ENTRY.match(printed)
    if entry:
        book.contents.append(ContentsEntry(normalize("NFKC", entry[1]), entry[2], line))
    elif in_contents and book.contents:
        book.contents[-1].groups += [group.strip() for group in printed.split("/") if group.strip()]
    elif not in_contents:
        in_contents = _CONTENTS_HEADING.match(printed) is not None
    in_contents = in_contents or entry is not None
    book.owners[line] = "contents" if in_contents else "front-matter"
    return in_contents


def _read_section(book: Manuscript, printed: str, line: int) -> bool:
    """Read a section heading: a digit and a short title. The next section is certain; a later one only after a full stop."""
    match = _SECTION.match(printed)
    if not match or not _is_heading(_without_bold(match[2])):
        return False
    number, current = normalize("NFKC", match[1]), book.current
    if current is not None:
        section = int(current.number[0])
        if int(number) <= section or (int(number) > section + 1 and not current.pieces[-1].finished):
            return False
    book.open(number, number, _without_bold(match[2]), line, heading=True)
    return True


def _read_numbered(book: Manuscript, printed: str, line: int) -> bool:
    match = _NUMBERED.match(printed)
    if not match:
        return False
    number, text, current = _canonical(match["number"]), _without_bold(match["text"]), book.current
    expected = succession.follows(number, current.number if current else None)
    set_apart = bool(match["gap"] or match["after"] or not text)
    if not expected and not (set_apart and _may_start_here(number, current)):
        return False
    book.open(number, match["number"], text, line, heading=len(number) == 3 and _is_heading(text))
    _report_marks(book, match, number, line)
    return True


def _may_start_here(number: str, current: Draft | None) -> bool:
    """Tell whether a number that is not the next one starts a rule, rather than goes on with a broken sentence."""
    if current is None or len(number) > 3:
        return True
    return current.pieces[-1].finished or current.heading


def _report_marks(book: Manuscript, match: re.Match[str], number: str, line: int) -> None:
    """Name what is irregular about the printed number."""
    faults = []
    if match["number"] != number:
        faults.append(f"it is printed {match['number']}")
    if match["before"] or match["after"]:
        faults.append("stray bold marks stand beside it")
    if match["text"] and not match["gap"] and not match["after"]:
        faults.append("the space after it is missing")
    if faults:
        book.report(line, "number-irregular", "info", f"number {number}: {'; '.join(faults)}", "read as meant")


def _read_paragraph(book: Manuscript, current: Draft, printed: str, line: int) -> None:
    last = current.pieces[-1]
    if note := _NOTE.match(printed):
        text = _without_bold(note["text"])
        is_example = text.startswith("例")
        book.add(
            "example" if is_example else "note", _EXAMPLE_MARK.sub("", text, count=1) if is_example else text, line
        )
        return
    text = _without_bold(_DASH.sub("", printed))
    if last.empty and len(current.number) == 3 and _is_heading(text):
        current.heading = True
        book.join(text, line)
        return
    in_heading = last.role == "lead" and current.heading
    if in_heading or last.finished or _DATE.match(printed):
        book.add("body", text, line)
    else:
        book.join(text, line)


def _is_heading(text: str) -> bool:
    """Tell whether the text beside a section or group number is a heading: short, and no part of a sentence."""
    return 0 < len(text) <= _LONGEST_HEADING and not any(mark in text for mark in "。、")


def _canonical(printed: str) -> str:
    """Return the canonical number: half-width, without spaces and leading zeros."""
    head, *below = "".join(normalize("NFKC", printed).split()).split(".")
    return ".".join([head, *(component.lstrip("0") or "0" for component in below)])


def _without_bold(text: str) -> str:
    return _BOLD.sub("", text).strip()
