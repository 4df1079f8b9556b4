"""A pager: an answer longer than the terminal is shown page by page, as `git` and `man` do it.

`PAGER` names the program (`less` where it is not set); `--no-pager`, `PAGER=cat`, `PAGER=` and `TERM=dumb` leave it out, and
what goes to a pipe or a file never passes it. On the path of a cold look-up: only a long answer imports and starts anything.
"""

from __future__ import annotations

import io
import os
import sys

TYPE_CHECKING = False  # typing costs more to import than a look-up takes
if TYPE_CHECKING:
    from typing import TextIO

PAGED = frozenset(
    ("rule", "term", "search", "refs", "history", "diff", "card", "explain", "ask", "coverage", "outcomes", "help")
)
"""Commands whose answer is read when it is whole. The others talk with the user or report while they work."""

_NONE = frozenset(("", "cat"))
_DEFAULT = "less"
_SETTINGS = {"LESS": "FRX", "LV": "-c"}
"""What the pager is told where the user has told it nothing: leave after one screen, keep colours, leave the text on the screen."""


class Held(io.StringIO):
    """Standard output that keeps what is printed until the answer is whole, and is a terminal to whoever asks."""

    def __init__(self, terminal: TextIO) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        """Return True: only a terminal is held."""
        return True

    def fileno(self) -> int:
        """Return the terminal's file, by which its size is asked for."""
        return self.terminal.fileno()


def held(command: str) -> Held | None:
    """Hold standard output back for the pager; return None where the answer of this command is not paged.

    Args:
        command: the command meant, "rule" or "search" where none is named.
    """
    by_person = sys.stdin is not None and sys.stdin.isatty() and os.environ.get("TERM") not in {None, "", "dumb"}
    if not by_person or command not in PAGED or os.environ.get("PAGER", _DEFAULT).strip() in _NONE:
        return None
    holding = Held(sys.stdout)
    sys.stdout = holding
    return holding


def release(held: Held) -> None:
    """Put back standard output and show what was held: in the pager where it is longer than the terminal."""
    sys.stdout = held.terminal
    text = held.getvalue()
    if text.count("\n") < _rows(held.terminal) or not _paged(text):
        held.terminal.write(text)


def _rows(terminal: TextIO) -> int:
    told = os.environ.get("LINES", "")
    if told.isdecimal() and int(told) > 0:
        return int(told)
    try:
        return os.get_terminal_size(terminal.fileno()).lines or 24
    except (OSError, ValueError):
        return 24


def _paged(text: str) -> bool:
    """Show a text in the pager; return False where there is none, so that the text is printed as it is."""
    import shlex
    import subprocess

    settings = {**_SETTINGS, **os.environ}
    try:
        command = shlex.split(os.environ.get("PAGER", _DEFAULT))
        process = subprocess.Popen(command, stdin=subprocess.PIPE, env=settings, encoding="utf-8", errors="replace")
    except (OSError, ValueError):
        return False
    while process.poll() is None:
        try:
            process.communicate(text)
        except KeyboardInterrupt:
            continue  # in a pager that key stops a search, not the pager
    return True
