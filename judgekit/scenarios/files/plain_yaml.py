"""The YAML that nearly all scenario files are written in, read without the parser of YAML, which takes longer to load than to play.

Read here are keys and values and lists by indentation, lists and tables in brackets, words with or without quotes, and comments.
What is anything else, or might be, is not read at all: no word of it is guessed. Then the parser of YAML reads the whole file.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from judgekit.core.json_values import Json
from judgekit.scenarios.files.faults import Path

Places = dict[Path, tuple[int, int]]

LONGEST = 60_000
"""Characters of a text; a longer one is left to the parser of YAML."""
_DEEPEST = 30

_STRANGE = re.compile(
    "[^\\n -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]|^(?:---|\\.\\.\\.|%)", re.M
)
"""Tabs, other ends of lines, characters that are not printed, and marks of documents."""

_START = r"(?:[^\s,\[\]{}#&*!|>'\"%@`?:\-]|-(?=[^\s,\[\]{}#:]))"
"""How a word without quotes begins."""

_WORD = re.compile(rf"{_START}(?:[^\s:#]|:(?=\S)|#|\ +(?=[^\s#]))*")
"""Words without quotes, up to a colon before a space, a comment or the end of the line; a comment begins behind a space only."""

_KEY = re.compile(rf"({_START}[^:#\n]{{0,90}}|'[^'\\\n]{{1,90}}'|\"[^\"\\\n]{{1,90}}\") *:(?= |$)", re.M)
_IN_BRACKETS = re.compile(rf"{_START}(?:[^\s:#,\[\]{{}}?]|\ +(?=[^\s#,\[\]{{}}?:]))*")
_KEY_IN_BRACKETS = re.compile(
    rf"({_START}(?:[^\s:#,\[\]{{}}?]|\ +(?=[^\s#,\[\]{{}}?:]))*|'[^'\\\n]*'|\"[^\"\\\n]*\"):(?=[ \n])"
)
_QUOTED = re.compile(r"'([^'\n]*)'(?!')|\"((?:[^\"\\\n]|\\[n\"\\])*)\"")
_ESCAPED = re.compile(r"\\([n\"\\])")
"""Ends of lines, quotation marks and strokes within double quotes; other escapes are left to the parser."""
_REST = re.compile(r" *(?: #.*)?$", re.M)
"""What may stand behind a value up to the end of its line."""

_GAP = re.compile(r"(?:[ \n]|(?<=[ \n])#.*)*")
"""What may stand between the parts of a list or a table in brackets."""

_OF_GAPS = frozenset((" ", "\n", "#", ""))
"""Signs with which a gap goes on, and the end of the text."""


def _unescaped(match: re.Match[str]) -> str:
    return "\n" if match.group(1) == "n" else match.group(1)


class _NotPlain(Exception):
    """Something is not written in the YAML that is read here."""


def read_plain_yaml(text: str) -> tuple[Json, Places] | None:
    """Return what stands in a YAML text, with line and column of each part; None where only the parser of YAML can tell."""
    if len(text) > LONGEST or _STRANGE.search(text):
        return None
    reader = _Reader(text)
    try:
        return reader.document(), reader.places
    except _NotPlain:
        return None


class _Reader:
    """Reads one text.

    Attributes:
        places: line and column, from 1, of every part by its path.
    """

    def __init__(self, text: str) -> None:
        self.places: Places = {}
        self._text = text
        lines = text.split("\n")
        self._starts = [0]
        for line in lines:
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._next: list[tuple[int, int]] = []
        """By line, the first line from there on that is neither empty nor a comment, and how far it is set in."""
        following = (len(lines), -1)
        for number in range(len(lines) - 1, -1, -1):
            inner = lines[number].lstrip(" ")
            if inner and inner[0] != "#":
                following = (number, len(lines[number]) - len(inner))
            self._next.append(following)
        self._next.reverse()
        self._next.append((len(lines), -1))
        self._line = 0
        """The line that is read."""

    def document(self) -> Json:
        line, indent = self._next[0]
        if indent != 0:
            raise _NotPlain
        value = self._block(line, 0, (), -1)
        if self._next[self._line][1] != -1:
            raise _NotPlain
        return value

    def _block(self, line: int, column: int, path: Path, above: int) -> Json:
        """Read what begins at a place; afterwards `_line` is the line behind it.

        Args:
            line: the line.
            column: the column.
            path: what it is.
            above: how far that is set in to which it belongs.
        """
        if len(path) > _DEEPEST:
            raise _NotPlain
        self.places[path] = (line + 1, column + 1)
        text, at = self._text, self._starts[line] + column
        if self._is_item(at):
            return self._list(line, column, path)
        key = _KEY.match(text, at)
        if key is not None:
            return self._table(line, column, path)
        return self._value(line, at, path, above)

    def _is_item(self, at: int) -> bool:
        """Tell whether an item of a list begins at a place."""
        return self._text[at] == "-" and self._text[at + 1 : at + 2] in (" ", "\n", "")

    def _list(self, line: int, column: int, path: Path) -> Json:
        items: list[Json] = []
        while True:
            at = self._starts[line] + column + 1
            inside = self._inside(line, at, column)
            if inside is None:
                raise _NotPlain
            items.append(self._block(*inside, (*path, len(items)), column))
            line, indent = self._next[self._line]
            start = self._starts[line] + indent
            if indent < column or (indent == column and not self._is_item(start)):
                return items
            if indent > column:
                raise _NotPlain

    def _table(self, line: int, column: int, path: Path) -> Json:
        found: dict[str, Json] = {}
        text = self._text
        while True:
            at = self._starts[line] + column
            match = _KEY.match(text, at)
            if match is None:
                raise _NotPlain
            written = match.group(1)
            key = written[1:-1] if written[0] in "'\"" else written.rstrip(" ")
            if key in found:
                raise _NotPlain
            there = (*path, key)
            inside = self._inside(line, match.end(), column)
            if inside is None:
                below, indent = self._next[line + 1]
                start = self._starts[below] + indent
                if indent == column and self._is_item(start):
                    found[key] = self._block(below, indent, there, column - 1)
                else:
                    found[key] = ""
                    self._line = line + 1
            elif inside[0] == line:
                found[key] = self._value(line, self._starts[line] + inside[1], there, column)
            else:
                found[key] = self._block(*inside, there, column)
            self.places[there] = (line + 1, column + 1)
            line, indent = self._next[self._line]
            if indent < column:
                return found
            if indent > column:
                raise _NotPlain

    def _inside(self, line: int, at: int, column: int) -> tuple[int, int] | None:
        """Return where that begins which stands behind a key or a dash: in its line, or set in below; None where nothing does."""
        if _REST.match(self._text, at) is None:
            text = self._text
            while text[at] == " ":
                at += 1
            return line, at - self._starts[line]
        below, indent = self._next[line + 1]
        return (below, indent) if indent > column else None

    def _value(self, line: int, at: int, path: Path, above: int) -> Json:
        """Read a word, or a list or a table in brackets, that stands behind a key or a dash or by itself."""
        text = self._text
        value: Json
        if text[at] in "[{":
            value, at = self._in_brackets(at, path, above)
            line = self._line_of(at - 1, line)
        elif text[at] in "'\"":
            value, at = self._quoted(at)
        else:
            match = _WORD.match(text, at)
            if match is None:
                raise _NotPlain
            value, at = match.group(), match.end()
        if _REST.match(text, at) is None:
            raise _NotPlain
        self._line = line + 1
        if self._next[line + 1][1] > above:
            raise _NotPlain  # a word that goes on in the next line, or what may not stand there
        return value

    def _quoted(self, at: int) -> tuple[str, int]:
        match = _QUOTED.match(self._text, at)
        if match is None:
            raise _NotPlain
        single, double = match.groups()
        return single if single is not None else _ESCAPED.sub(_unescaped, double), match.end()

    def _line_of(self, at: int, line: int) -> int:
        """Return the line of a place that is not above another line."""
        while self._starts[line + 1] <= at:
            line += 1
        return line

    def _in_brackets(self, at: int, path: Path, above: int) -> tuple[Json, int]:
        """Read a list or a table in brackets; return it and the place behind it.

        Args:
            at: where it begins.
            path: what it is.
            above: how far that is set in to which it belongs: each line of it is set in further.
        """
        if len(path) > _DEEPEST:
            raise _NotPlain
        table = self._text[at] == "{"
        end = "}" if table else "]"
        items: list[Json] = []
        found: dict[str, Json] = {}
        at = self._gap(at + 1, above)
        if self._text[at : at + 1] == end:
            return found if table else items, at + 1
        while True:
            if table:
                match = _KEY_IN_BRACKETS.match(self._text, at)
                if match is None:
                    raise _NotPlain
                written = match.group(1)
                key = written[1:-1] if written[0] in "'\"" else written
                if key in found:
                    raise _NotPlain
                place = self._place(at)
                found[key], at = self._part(self._gap(match.end(), above), (*path, key), above)
                self.places[(*path, key)] = place
            else:
                there = (*path, len(items))
                self.places[there] = self._place(at)
                value, at = self._part(at, there, above)
                items.append(value)
            at = self._gap(at, above)
            sign = self._text[at : at + 1]
            if sign == end:
                return found if table else items, at + 1
            if sign != ",":
                raise _NotPlain
            at = self._gap(at + 1, above)

    def _part(self, at: int, path: Path, above: int) -> tuple[Json, int]:
        """Read a part of a list or a table in brackets; return it and the place behind it."""
        sign = self._text[at : at + 1]
        if sign in ("[", "{"):
            return self._in_brackets(at, path, above)
        if sign in ("'", '"'):
            return self._quoted(at)
        match = _IN_BRACKETS.match(self._text, at)
        if match is None:
            raise _NotPlain
        return match.group(), match.end()

    def _gap(self, at: int, above: int) -> int:
        """Return the place behind spaces, ends of lines and comments."""
        text = self._text
        if text[at : at + 1] == " " and text[at + 1 : at + 2] not in _OF_GAPS:
            return at + 1  # as behind nearly every comma and colon
        match = _GAP.match(text, at)
        end = match.end() if match is not None else at
        begun = text.rfind("\n", at, end)
        if begun != -1 and end - begun - 1 <= above:
            raise _NotPlain
        return end

    def _place(self, at: int) -> tuple[int, int]:
        line = bisect_right(self._starts, at)
        return line, at - self._starts[line - 1] + 1
