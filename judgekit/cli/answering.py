"""What every command needs to answer: the open store, one line for a fault, the language asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from judgekit.cli.screen import signs
from judgekit.core import sqlite3
from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.numbers import normalise, parse_query
from judgekit.core.wording import phrase
from judgekit.library import choice, store

COMMANDS = frozenset((
    "rule", "term", "search", "refs", "history", "diff", "books", "check", "step", "explain", "card", "cards", "coverage",
    "outcomes", "export", "help", "use", "ask", "notation", "new", "play", "quiz",
))  # fmt: skip
"""The words that are commands; anything else is a number or something to search for."""


LANGS = ("ja", "en", "both")


FORMS = ("plain", "md", "json")


Options = dict[str, str]


def complain(fault: JudgekitError) -> int:
    """Show a fault on standard error, in one line, or in one for each that it stands for; return its exit code."""
    for one in fault.parts or (fault,):
        tell(worded(one))
        for line in below(one):
            _say(line, "")
    return fault.exit_code


def below(fault: JudgekitError) -> list[str]:
    """Return the lines that may be written in the place of what is at fault, as they are shown below it."""
    lines = [phrase("write: {line}", line=" ".join(one.split())) for one in fault.lines]
    return [f"  {one}" for one in (*lines, *(" ".join(one.split()) for one in fault.notes))]


def worded(fault: JudgekitError) -> str:
    """Return what is wrong and, in brackets, what to do about it."""
    if fault.brief:
        return fault.brief
    return f"{fault}" + (f" ({fault.hint})" if fault.hint else "")


def tell(message: str) -> None:
    """Say one thing on standard error, on one line whatever was typed into it."""
    _say(" ".join("".join([c if c.isprintable() else " " for c in message]).split()))


def progress(line: str) -> None:
    """Show that a first build is going on; standard output stays for the answer."""
    _say(f"{line} …")


def _say(line: str, head: str = "judgekit: ") -> None:
    if sys.stderr is None:
        return
    try:
        for piece in signs.folded(f"{head}{line}", signs.terminal_width(sys.stderr)):
            print(piece, file=sys.stderr, flush=True)
    except OSError:
        return  # nobody can be told, and the exit code says it as well


def with_store(answer: Callable[[sqlite3.Connection], int], *, searched: bool = False) -> int:
    """Run answer on the open store, with its search index where it is searched; one found damaged is built anew, once."""
    connection = store.open_store(progress, searched=searched)
    try:
        return answer(connection)
    except sqlite3.DatabaseError as fault:
        if isinstance(fault, sqlite3.ProgrammingError):
            raise
        store.discard(connection)
        progress(phrase("the store is damaged, building it anew"))
        return answer(store.open_store(progress, searched=searched))


def numbers(words: list[str]) -> list[str]:
    """Join words that are one number printed with spaces ("302. 1. 2. 1", "dm 112.3a"); empty when one is no number."""
    found: list[str] = []
    place = 0
    while place < len(words):
        for end in range(min(len(words), place + 8), place, -1):
            inner = words[place + 1 : end] if not words[place][:1].isalpha() else words[place + 2 : end]
            joined = " ".join(words[place:end])
            if not any(len(word.rstrip(".").partition(".")[0]) > 2 for word in inner) and parse_query(joined):
                break
        else:
            return []
        found.append(joined)
        place = end
    return found


def language(options: Options) -> str:
    """Return the language asked for: --lang, else $JUDGEKIT_LANG, else both.

    Raises:
        UsageFault: when $JUDGEKIT_LANG names no language that there is.
    """
    asked = options.get("lang")
    if asked is not None:
        return asked
    of_environment = normalise(os.environ.get("JUDGEKIT_LANG", "")) or "both"
    if of_environment not in LANGS:
        raise UsageFault(
            phrase("JUDGEKIT_LANG is {of_environment}", of_environment=of_environment[:20]),
            phrase("languages: {languages}", languages=", ".join(LANGS)),
        )
    return of_environment


def asked(connection: sqlite3.Connection, options: Options) -> choice.Asked:
    """Return where to look for what is asked: --game and --edition, else the edition one judges by."""
    return choice.asked(connection, options.get("game"), options.get("edition"))
