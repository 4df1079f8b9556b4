"""Lines typed by a person, with history and completion, or read from a pipe, where there is no prompt."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from judgekit.library import folders

PROMPT = "> "
HISTORY = "history"
"""The file of what was typed, in the folder of the cache."""


def typed(words: Callable[[], list[str]]) -> Iterator[str]:
    """Yield the lines that are typed until the end of input; Ctrl-C and Ctrl-D end them.

    Args:
        words: returns what may be typed now, for completion.
    """
    by_person = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    if by_person and os.environ.get("TERM") not in {None, "", "dumb"}:
        yield from _prompted(words)
        return
    while True:
        if by_person:
            print(PROMPT, end="", flush=True)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            return
        yield line
        sys.stdout.flush()


def _prompted(words: Callable[[], list[str]]) -> Iterator[str]:
    # Here only: it takes as long to import as a ruling takes.
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import WordCompleter
    from prompt_toolkit.history import FileHistory, InMemoryHistory

    path = Path(folders.cache()) / HISTORY
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        history: FileHistory | InMemoryHistory = FileHistory(str(path))
    except OSError:
        history = InMemoryHistory()
    completer = WordCompleter(words, ignore_case=True, sentence=False, match_middle=False)
    session: PromptSession[str] = PromptSession(history=history, completer=completer, complete_while_typing=False)
    while True:
        try:
            line = session.prompt(PROMPT)
        except (EOFError, KeyboardInterrupt):
            return
        yield str(line)
