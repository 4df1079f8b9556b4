"""Duel Masters comprehensive rules, Japanese, Markdown: section headings, bold group headings, bold rule numbers.

A rule is printed on one line. Where a lead stands alone on the numbered line and its body on the lines below, or where
subrules follow it, the lead is the rule's title. The dot after a number is often missing or full-width, and numbers of
removed rules are left out on purpose.
"""

from __future__ import annotations

import re
from unicodedata import normalize

from judgekit.books import succession
from judgekit.books.drafting import Manuscript
from judgekit.books.proofreading import ContentsEntry
from judgekit.books.recognition import is_book
from judgekit.core.documents import Reading, SourceText

BOOK = "dm"
EDITION = "dm@2025"

_DIGIT = "[0-9０-９]"
_NUMBERED_LINE = re.compile(
    rf"^[ \t]*(?:\*\* *{_DIGIT}{{3}}[.．]|{_DIGIT}{{3}}[.．]{_DIGIT}+[a-z.．]?\s|#+ *{_DIGIT} *[.．])", re.MULTILINE
)
_CONTENTS_HEADING = re.compile(r"[\s*#]*(?:もくじ|目次)[\s*:：]*$")
_CONTENTS_ENTRY = re.compile(rf"\s*({_DIGIT})\s*[.．:：]\s*(\S.*)")
_SEPARATOR = re.compile(r"\s*(?:-{3,}|\*{3,}|_{3,})\s*$")
_SECTION = re.compile(rf"\s*(#{{1,6}})?[\s*]*({_DIGIT})\s*[.．。]\s*(\S.*)")
_PLACE = rf"{_DIGIT}{{1,3}}[a-zａ-ｚ]?"
_NUMBERED = re.compile(
    rf"""\s*(?P<open>\**)\s*
    (?P<number>{_DIGIT}{{3}}
        (?:\s*+[.．。]?\s*+{_PLACE}(?=\s*+[.．。]?\s*\*\*)  # closed by a bold mark, it may hold spaces and lack its dot
        |[.．。]{_PLACE})?)
    (?!{_DIGIT}|[a-z])(?P<dot>\s*[.．。])?\s*?(?P<close>\**)(?P<late_dot>[.．。]?)(?P<gap>\s*)(?P<text>.*)""",
    re.VERBOSE,
)
_EXAMPLE = re.compile(r"\s*[(（]?例\s*[:：]\s*(\S.*)")
_BOLD = re.compile(r"\*{2,}")


def recognises(source: SourceText) -> bool:
    """Tell whether a document is this book, also when it is cut or damaged."""
    return is_book(source, BOOK, _NUMBERED_LINE)


def read(source: SourceText) -> Reading:
    """Read the document; a pure function of its text that never fails."""
    book = Manuscript(source, BOOK, EDITION, gap_severity="info")
    in_contents = False
    for line, untrimmed in enumerate(source.lines, start=1):
        printed = untrimmed.strip()
        if not printed:
            continue
        if _SEPARATOR.match(printed):
            book.owners[line] = "separator"
            in_contents = False
        elif _CONTENTS_HEADING.match(printed):
            book.owners[line] = "contents"
            in_contents = book.current is None
        elif in_contents and (entry := _CONTENTS_ENTRY.match(printed)):
            book.owners[line] = "contents"
            book.contents.append(ContentsEntry(normalize("NFKC", entry[1]), entry[2], line))
        elif _read_section(book, printed, line) or _read_numbered(book, printed, line):
            in_contents = False
        else:
            _read_paragraph(book, printed, line)
    return book.reading()


def _read_section(book: Manuscript, printed: str, line: int) -> bool:
    """Read a section heading; one that lost its mark is known by its number being the next."""
    match = _SECTION.match(printed)
    if not match:
        return False
    mark, number, title = match[1], normalize("NFKC", match[2]), _without_bold(match[3])
    if not mark:
        current = book.current
        expected = str(int(current.number[0]) + 1) if current else ""
        if number != expected or "。" in title or len(title) > 30:
            return False
        book.report(
            line, "heading-mark-missing", "info", f"the heading mark of section {number} is missing", "read as heading"
        )
    book.open(number, number, title, line, heading=True)
    return True


def _read_numbered(book: Manuscript, printed: str, line: int) -> bool:
    match = _NUMBERED.match(printed)
    if not match:
        return False
    number = _canonical(match["number"])
    is_group = len(number) == 3
    text = _without_bold(match["text"])
    if not match["open"] and not _is_expected(book, number, text, spaced=bool(match["gap"] or match["close"])):
        return False
    book.open(number, match["number"], text, line, heading=is_group)
    if not is_group:
        _report_marks(book, match, number, line)
    elif not text:
        book.report(line, "heading-empty", "warning", f"{number} has no heading", "get an undamaged copy")
    return True


def _is_expected(book: Manuscript, number: str, text: str, *, spaced: bool) -> bool:
    """Tell whether a number without its bold mark starts a rule, rather than a sentence that begins with a number."""
    current = book.current
    if len(number) == 3 and ("。" in text or not text):
        return False
    if succession.follows(number, current.number if current else None):
        return spaced or len(number) > 3
    later = current is None or succession.order_key(number) > succession.order_key(current.number)
    return spaced and later and len(number) > 3


def _report_marks(book: Manuscript, match: re.Match[str], number: str, line: int) -> None:
    """Name what is irregular about the printed number: a rule has a dot after it, a subrule has none."""
    dot = (match["dot"] or match["late_dot"]).strip()
    is_subrule = number[-1].isalpha()
    faults = []
    if is_subrule and dot:
        faults.append("a dot stands after the subrule letter")
    if not is_subrule and dot != ".":
        faults.append("the dot after the number is full-width" if dot else "the dot after the number is missing")
    if len(match["open"]) != 2 or len(match["close"]) != 2:
        faults.append("a bold mark is missing or stray")
    elif not match["gap"] and match["text"]:
        faults.append("the space after the number is missing")
    if match["number"] != number:
        faults.append(f"the number is printed {match['number']}")
    if faults:
        book.report(line, "number-irregular", "info", f"{number}: {'; '.join(faults)}", "read as meant")


def _read_paragraph(book: Manuscript, printed: str, line: int) -> None:
    text = _without_bold(printed)
    current = book.current
    if current is None:
        book.owners[line] = "front-matter"
    elif example := _EXAMPLE.match(text):
        book.add("example", example[1], line)
    elif current.pieces[-1].role != "lead" and not current.pieces[-1].finished:
        book.join(text, line)
    else:
        book.add("body", text, line)


def _canonical(printed: str) -> str:
    """Return the canonical number: half-width, without white space, with its dot, without leading zeros below the group."""
    compact = "".join(normalize("NFKC", printed).replace("。", ".").split())
    group, below = compact[:3], compact[3:].lstrip(".")
    digits, letter = (below[:-1], below[-1]) if below[-1:].isalpha() else (below, "")
    return f"{group}.{int(digits)}{letter}" if digits else group


def _without_bold(text: str) -> str:
    return _BOLD.sub("", text).strip()
