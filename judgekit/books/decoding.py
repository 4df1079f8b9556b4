"""Decoding: the bytes of a document become text, whatever encoding and line ends they were saved with.

What a document prints is never changed here: HTML leftovers, no-break spaces and U+2028 stay. Only byte order marks go, and
line ends become line feeds, so that each line of the file is one line. Bytes that mean nothing become replacement characters.
"""

from __future__ import annotations

import hashlib
import re

from judgekit.core.documents import SourceText
from judgekit.core.problems import Problem

_BYTE_ORDER_MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_UNREADABLE = "\ufffd"
_KANA = re.compile("[\u3041-\u30fe]+")
_HIGH_BYTES = (b"\x00", b"\x30")  # upper halves in UTF-16: of ASCII; of kana and Japanese punctuation
_LINES_NAMED = 50


def decode(data: bytes, name: str) -> SourceText:
    """Decode a document; a pure function of the bytes that never fails.

    Args:
        data: the file's bytes: UTF-8 or UTF-16 with or without byte order mark, cp932 (Japanese), cp1252 (English).
        name: the file's name, for messages only.

    Returns:
        The text with every line end a line feed. Its problems name the lines where bytes could not be read.
    """
    encoding, start = encoding_of(data)
    text = data[start:].decode(encoding, errors="replace").lstrip("\ufeff")
    text, doubled = _with_line_feeds(text)
    problems = _unreadable_characters(text, encoding)
    if doubled:
        problems.append(
            Problem(
                0, "line-ends-doubled", "info", "every line end is printed twice", "each pair counts as one line end"
            )
        )
    return SourceText(name, text, encoding, hashlib.sha256(data).hexdigest(), tuple(problems))


def encoding_of(data: bytes) -> tuple[str, int]:
    """Return the encoding of a document and the length of its byte order mark."""
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return encoding, len(mark)
    return _encoding_without_mark(data), 0


def _encoding_without_mark(data: bytes) -> str:
    """Tell the encoding from the bytes themselves."""
    even, odd = _high_byte_share(data[0::2]), _high_byte_share(data[1::2])
    if max(even, odd) > 0.3 and max(even, odd) > 4 * min(even, odd):
        return "utf-16-be" if even > odd else "utf-16-le"
    text = data.decode("utf-8", errors="replace")
    unreadable = text.count(_UNREADABLE)
    foreign = len(text) - len(text.encode("ascii", errors="ignore"))
    if foreign >= 2 * unreadable:
        return "utf-8"
    japanese = data.decode("cp932", errors="replace")
    kana = len(japanese) - len(_KANA.sub("", japanese))
    if kana > japanese.count(_UNREADABLE):
        return "cp932"
    # Few characters that are not ASCII, one of them the cut end of the file: damage to UTF-8 rather than another encoding.
    return "utf-8" if unreadable == 1 and text.endswith(_UNREADABLE) else "cp1252"


def _high_byte_share(column: bytes) -> float:
    """Return how much of every second byte looks like the upper half of UTF-16 text, from 0 to 1."""
    return sum(column.count(high) for high in _HIGH_BYTES) / len(column) if column else 0.0


def _with_line_feeds(text: str) -> tuple[str, bool]:
    r"""Return text with every line end as one line feed, and whether line ends were doubled.

    Line ends are doubled where carriage returns are ("\r\r\n"), or where every run of line ends is even and blank lines
    became runs of four: a text whose paragraphs merely stand apart has no such runs.
    """
    doubled = 0 < text.count("\r\n") < 2 * text.count("\r\r\n")
    if doubled:
        text = text.replace("\r\r\n", "\n")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not doubled and "\n\n\n\n" in text and "\n" not in text.rstrip("\n").replace("\n\n", ""):
        return text.replace("\n\n", "\n"), True
    return text, doubled


def _unreadable_characters(text: str, encoding: str) -> list[Problem]:
    """Name each line that holds characters that could not be read."""
    if _UNREADABLE not in text:
        return []
    problems: list[Problem] = []
    damaged = [(number, line) for number, line in enumerate(text.split("\n"), start=1) if _UNREADABLE in line]
    for number, line in damaged[:_LINES_NAMED]:
        message = f"{line.count(_UNREADABLE)} character(s) of this line cannot be read as {encoding}"
        problems.append(Problem(number, "bytes-undecodable", "error", message, "kept as U+FFFD; get an undamaged copy"))
    if len(damaged) > _LINES_NAMED:
        message = f"{len(damaged) - _LINES_NAMED} more lines hold characters that cannot be read as {encoding}"
        problems.append(Problem(0, "bytes-undecodable", "error", message, "get an undamaged copy of the document"))
    return problems
