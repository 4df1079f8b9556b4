"""A terminal over whose edge no line runs: what is longer is broken where words end, by the rules of Japanese too.

The terminal itself would break it anywhere, in the middle of a word. What moves about on the screen (a prompt, progress) passes
as it is.
"""

from __future__ import annotations

import re
import sys
from itertools import accumulate

from judgekit.cli.screen import signs

TYPE_CHECKING = False  # typing costs more to import than a look-up takes
if TYPE_CHECKING:
    from typing import TextIO

AS_IT_IS = frozenset(("export", "notation", "new", "play", "step"))
"""Commands whose lines are copied from the screen to be read again, or that break their lines themselves."""
_FOR_PROGRAMS = frozenset(("--json", "--format", "--yaml", "--show-completion"))
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
"""What makes the text behind it coloured, or plain again."""


def is_prose(command: str, arguments: list[str]) -> bool:
    """Tell whether what a command prints is for people to read, so that its lines may be broken.

    Args:
        command: the command.
        arguments: what stands behind it.
    """
    return command not in AS_IT_IS and not any(one.partition("=")[0] in _FOR_PROGRAMS for one in arguments)


def begun() -> Folded | None:
    """Let standard output break the lines that are too long; return it, None where it goes to no terminal."""
    width = signs.terminal_width()
    if width is None:
        return None
    folded = Folded(sys.stdout, width)
    sys.stdout = folded
    return folded


def end(folded: Folded) -> None:
    """Put back standard output as it was before."""
    sys.stdout = folded.wrapped
    sys.stdout.write(folded.rest())


class Folded:
    """A terminal that gets lines no wider than it is.

    Attributes:
        wrapped: the terminal.
        width: its columns.
    """

    def __init__(self, wrapped: TextIO, width: int) -> None:
        self.wrapped = wrapped
        self.width = width
        self._begun = ""

    def write(self, text: str) -> int:
        """Write text; a line is broken as soon as its end is known."""
        *lines, self._begun = (self._begun + text).split("\n")
        for line in lines:
            self.wrapped.write("\n".join(self._pieces(line)) + "\n")
        return len(text)

    def flush(self) -> None:
        """Write what has been begun, a prompt, and send everything on its way."""
        self.wrapped.write(self.rest())
        self.wrapped.flush()

    def rest(self) -> str:
        """Return what has been begun and not written yet; it is not kept any longer."""
        begun, self._begun = self._begun, ""
        return begun

    def _pieces(self, line: str) -> list[str]:
        if "\x1b" not in line and "\r" not in line and "\b" not in line:
            return signs.folded(line, self.width)
        texts, colours = _COLOUR.split(line), _COLOUR.findall(line)
        if any(sign in text for text in texts for sign in "\x1b\r\b"):
            return [line]
        return _coloured("".join(texts), [len(text) for text in texts], colours, self.width)

    def __getattr__(self, name: str) -> object:
        return getattr(self.wrapped, name)


def _coloured(text: str, lengths: list[int], colours: list[str], width: int) -> list[str]:
    """Return a line broken as it would be without its colours, each of which stands where it stood.

    Args:
        text: the line without colours.
        lengths: how much of the text stands before each colour, and behind the last one.
        colours: the colours in their order.
        width: columns of the terminal.
    """
    places = list(accumulate(lengths))
    found = []
    for indent, start, stop in signs.stretches(text, width):
        piece, at = indent, start
        while colours and places[0] <= stop:
            place = max(places.pop(0), at)
            piece += text[at:place] + colours.pop(0)
            at = place
        found.append(piece + text[at:stop])
    return [*found[:-1], found[-1] + "".join(colours)]
