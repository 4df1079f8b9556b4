"""Signs: whose words a line is, on a terminal as in a pipe, without colours as with them.

`ja ` and `en ` stand before the publisher's words, `ja*` and `en*` before our own, `ja!` and `en!` before what we say of the copy
of the document. A line that is broken carries its sign on every piece. On the path of a cold look-up: string work only.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # typing costs more to import than a look-up takes
if TYPE_CHECKING:
    from typing import TextIO

THEIRS, OURS, OF_THE_COPY = " ", "*", "!"
"""Signs behind the language: the publisher's words, ours, and what we say of the copy."""

INDENT = "  "
_ROOMY = 6
"""How many times as wide as its head a line must be for what is broken to stand below the text behind it."""
NARROWEST = 12
"""Columns that text keeps beside its sign, however narrow the terminal."""

_WIDE = frozenset("WF")


def cells(text: str) -> int:
    """Return how many columns of a terminal a text takes; a Japanese character takes two."""
    if text.isascii():
        return len(text)
    from unicodedata import east_asian_width  # a library of its own, which a pipe never needs

    return sum(1 + (east_asian_width(character) in _WIDE) for character in text)


def terminal_width(stream: TextIO | None = None) -> int | None:
    """Return the columns of a terminal, None where what is said goes to a pipe or a file.

    Args:
        stream: where it goes; standard output where it is None.
    """
    stream = stream or sys.stdout
    if not stream.isatty():
        return None
    told = os.environ.get("COLUMNS", "")
    if told.isdecimal() and int(told) > 0:
        return int(told)
    try:
        return os.get_terminal_size(stream.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


# Japanese line breaking (JIS X 4051): what does not begin a line, and what does not end one.
_NOT_FIRST = frozenset(
    "、。，．,.・：:；;？?！!）)」』】〕］]｝}〉》”’々ー〜～…‥％%ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
_KATAKANA = frozenset(map(chr, range(ord("ァ"), ord("ヺ") + 1))) | {"ー"}
_JOINTS = frozenset("/-_.")
_NOT_LAST = frozenset("（(「『【〔［[｛{〈《“‘")


def pieces(text: str, width: int | None) -> list[tuple[int, int]]:
    """Return where a text is broken: its lines, and for a terminal the stretches of them that fit into width columns.

    No character is lost but the line feeds, and the blanks at which a line is broken.
    """
    found: list[tuple[int, int]] = []
    start = 0
    for line in text.split("\n"):
        found += _broken(text, start, start + len(line), width) if width is not None else [(start, start + len(line))]
        start += len(line) + 1
    return found


def _broken(text: str, start: int, end: int, width: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    while cells(text[start:end]) > width:
        full, taken = start, 0
        while taken + (step := cells(text[full])) <= width or full == start:
            taken += step
            full += 1
        stop = full
        while stop > start and not may_break(text, stop):
            stop -= 1
        # A word longer than the line is broken all the same: nothing is cut off, nothing runs over the edge.
        stop = stop if text[start:stop].strip() else _within_a_name(text, start, full)
        found.append((start, start + len(text[start:stop].rstrip(" "))))
        start = stop
        while start < end and text[start] == " ":
            start += 1
    if start < end or not found:
        found.append((start, end))
    return found


def _within_a_name(text: str, start: int, full: int) -> int:
    """Return where a word longer than a line is broken: behind a stroke of a path or a name, else where the line is full."""
    return next((place for place in range(full, start + 1, -1) if text[place - 1] in _JOINTS), full)


def may_break(text: str, place: int) -> bool:
    """Return whether a line may end before a place: at a blank, or beside a Japanese character that may stand there."""
    before, after = text[place - 1], text[place]
    if before == " " or after == " ":
        first = (
            text[place:].lstrip(" ")[:1] if after == " " else after
        )  # the blanks at which a line is broken are left out
        return first.isascii() or first not in _NOT_FIRST
    if after in _NOT_FIRST or before in _NOT_LAST:
        return False
    if before in _KATAKANA and after in _KATAKANA:
        return False  # クリーチャー is one word; of kanji and hiragana only a dictionary would know
    return cells(before) == 2 or cells(after) == 2


def folded(line: str, width: int | None = None) -> list[str]:
    """Return a line broken where words end, what is below indented further than its beginning.

    Args:
        line: the line.
        width: columns of the terminal; None breaks no line.
    """
    if width is None:
        return [line]
    return [f"{indent}{line[start:stop]}" for indent, start, stop in stretches(line, width)]


def stretches(line: str, width: int) -> list[tuple[str, int, int]]:
    """Return how a line is broken: the blanks before each piece, where it begins, and where it ends.

    Args:
        line: the line.
        width: columns of the terminal.
    """
    if cells(line) <= width:
        return [("", 0, len(line))]
    indent = " " * min(len(line) - len(line.lstrip()) + 2, width // 4)
    (begin, end), *more = pieces(line, width - len(indent))
    return [("", begin, end), *((indent, start, stop) for start, stop in more)]


def hanging(head: str, text: str, width: int | None = None) -> list[str]:
    """Return a text behind a head; the lines after the first stand below the text, or two columns in where that is narrow.

    Args:
        head: what the first line begins with, blanks included.
        text: one paragraph or several.
        width: columns of the terminal; None breaks no line.
    """
    if width is None:
        return [head + text]
    column = cells(head) if cells(head) * _ROOMY <= width else 2 * len(INDENT)
    if column < cells(head):
        # The head is long: the text goes on behind it, and what is left stands below.
        whole = head + text
        (begin, end), *following = pieces(whole, width)
        rest = whole[following[0][0] :] if following else ""
        below = pieces(rest, max(width - column, NARROWEST)) if rest else []
        return [whole[begin:end], *(" " * column + rest[start:stop] for start, stop in below)]
    stretches = pieces(text, max(width - column, NARROWEST))
    return [(head if number == 0 else " " * column) + text[start:end] for number, (start, end) in enumerate(stretches)]


def signed(lang: str, sign: str, text: str, width: int | None = None) -> list[str]:
    """Return a text as lines, each with its language and its sign.

    Args:
        lang: "ja" or "en".
        sign: THEIRS, OURS or OF_THE_COPY.
        text: one paragraph or several.
        width: columns of the terminal; None breaks no line.
    """
    head = f"{INDENT}{lang}{sign} "
    room = None if width is None else max(width - len(head), NARROWEST)
    return [head + text[start:end] for start, end in pieces(text, room)]


def told_of_the_loss(lang: str, instead: str, ours: bool) -> str:
    """Return the line that says that a half is not in the copy of the document.

    Args:
        lang: the half that is lost, whose language the line is in.
        instead: the number of the rule whose text is printed in its place; empty where nothing is.
        ours: whether our own gloss stands above it.
    """
    if lang == "ja":
        there = (
            f"この文書では日本語が失われ、{instead} の文が印刷されている"
            if instead
            else "この文書では日本語が失われている"
        )
        return there + ("(ja* は judgekit の言葉)" if ours else "")
    there = (
        f"lost in this copy of the document, which prints {instead} here"
        if instead
        else "lost in this copy of the document"
    )
    return there + ("; en* is judgekit's own wording" if ours else "")
