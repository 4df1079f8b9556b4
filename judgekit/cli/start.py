"""The first thing that runs: look-up by number, plain search and references are answered before anything heavy is imported.

Whatever else is asked goes to the typer application, which knows every command and option and explains them.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys
from collections.abc import Callable
from io import TextIOWrapper

from judgekit.cli.answering import COMMANDS, FORMS, LANGS, Options, complain, numbers, tell
from judgekit.core.errors import JudgekitError
from judgekit.core.numbers import normalise
from judgekit.core.wording import phrase, reason_of, speak

TYPE_CHECKING = False  # typing costs more to import than an answer takes
if TYPE_CHECKING:
    from typing import NoReturn

SELDOM = 1_000_000
"""Objects made more than freed until Python looks for cycles; its own figure, 700, costs a played game a quarter of its time.

Reference counts free nearly everything. With 100,000 the modules of Magic, its grammar and a small scenario were looked through
once, which took a tenth of the time of a first answer, and 261 scenarios took an eighth longer; they are held in 40 MB less.
"""


UNWRITABLE = 3
"""The exit code where the answer cannot be written."""

COMPLETING = "_JUDGEKIT_COMPLETE"
"""Set by the shell that asks for completions."""

NO_PAGER = "--no-pager"
"""Said anywhere on the command line: a long answer runs through the terminal as it is."""

_OF_FILES = frozenset(
    (
        "check",
        "step",
        "explain",
        "card",
        "cards",
        "outcomes",
        "books",
        "coverage",
        "--picture",
        "ask",
        "notation",
        "new",
        "play",
        "quiz",
    )
)
"""Commands and options whose arguments name files."""

_VALUED = {
    "rule": ("--lang", "--edition", "--game", "--format"),
    "search": ("--lang", "--edition", "--game", "--limit", "--kind"),
    "refs": ("--lang", "--edition", "--game"),
    "card": ("--lang", "--game", "--text", "--types"),
    "term": ("--lang", "--edition", "--game"),
    "history": ("--lang", "--edition", "--game"),
    "ask": ("--lang", "--edition", "--game"),
    "check": ("--edition",),
}
_FLAGS = {
    "rule": ("--bare", "--context", "--json", "--no-gloss"),
    "search": ("--json", "--no-gloss", "--full"),
    "refs": ("--json",),
    "card": ("--json",),
    "term": ("--json",),
    "history": ("--json",),
    "ask": ("--json", "--full"),
    "check": ("--json",),
}


Answer = Callable[[list[str], Options], int]
_MANY = 10_000
_QUICK = {
    "rule": ("rules.lookup", "rule", 1, _MANY),
    "search": ("rules.finding", "search_words", 1, _MANY),
    "refs": ("rules.graph", "refs", 1, 1),
    "card": ("cards.card", "asked", 0, 1),
    "term": ("rules.terms", "asked", 1, _MANY),
    "history": ("rules.changes", "asked", 1, _MANY),
    "ask": ("scenarios.asking", "asked", 1, 1),
    "check": ("scenarios.checking", "asked", 1, _MANY),
}
"""Commands answered without the application: the module, loaded when it is asked, its function, the fewest and most words."""

KEPT = frozenset(("ask", "check", "history"))
"""Commands whose answer takes longer than to look whether it was given before."""


def main(argv: list[str]) -> int:
    """Run one command line and return the exit code."""
    gc.set_threshold(SELDOM)
    speak(_language(argv))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    if sys.stdout is None:
        tell(phrase("standard output is closed: the answer cannot be written"))
        return UNWRITABLE
    try:
        # No system hands over a null character, and none opens a file named with one; another program may.
        arguments = [argument.replace("\0", " ") for argument in argv]
        code = _shown(arguments) if sys.stdout.isatty() else _dispatch(_without_pager(arguments))
        sys.stdout.flush()
        return code
    except JudgekitError as fault:
        return complain(fault)
    except BrokenPipeError:
        # The reader of the pipe has what it wanted (head, a pager): nothing more to say.
        _let_go()
        return 0
    except OSError as fault:
        _let_go()
        tell(f"{fault.filename or phrase('the answer cannot be written')}: {reason_of(fault)}")
        return UNWRITABLE
    except UnicodeEncodeError:
        tell(phrase("what was typed is no text in UTF-8"))
        return 2
    except KeyboardInterrupt:
        return 130


def leave(code: int) -> NoReturn:
    """End the process that the script started, with an exit code.

    Taking everything down object by object costs a look-up a seventh of its time, and nothing of it is needed: what the modules
    registered for the end is called, what was said is written, and the system takes the memory back. Where threads are still at
    work, or a stream cannot be written, the interpreter ends as it always does.
    """
    threading = sys.modules.get("threading")
    if threading is None or threading.active_count() == 1:
        try:
            atexit._run_exitfuncs()
            sys.stdout.flush()
            sys.stderr.flush()
        except (AttributeError, OSError, ValueError):
            sys.exit(code)  # a stream that is closed, or none
        os._exit(code)
    sys.exit(code)


def _language(argv: list[str]) -> str:
    """Return the language of the interface: --lang, else $JUDGEKIT_LANG, else the locale's; "both" leaves it to the next."""
    said = [argv[place + 1] for place, argument in enumerate(argv[:-1]) if argument == "--lang"]
    said += [argument[len("--lang=") :] for argument in argv if argument.startswith("--lang=")]
    for wanted in (*said[-1:], os.environ.get("JUDGEKIT_LANG", "")):
        if (language := normalise(wanted)) in ("ja", "en"):
            return language
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "ja" if locale.startswith("ja") else "en"


def _without_pager(argv: list[str]) -> list[str]:
    return [argument for argument in argv if argument != NO_PAGER]


def _shown(argv: list[str]) -> int:
    """Answer on a terminal: no line over its edge, and through the pager where the answer is long."""
    from judgekit.cli.screen import folding, paging

    arguments = _without_pager(argv)
    command = _command(arguments)
    held = paging.held(command[0]) if len(arguments) == len(argv) else None
    folded = folding.begun() if folding.is_prose(*command) else None
    try:
        return _dispatch(arguments)
    finally:
        if folded is not None:
            folding.end(folded)
        if held is not None:
            paging.release(held)


def _let_go() -> None:
    """Leave what standard output still holds unwritten, so that the end of the process does not try again."""
    if getattr(sys.stdout, "wrapped", sys.stdout) is sys.__stdout__:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _dispatch(argv: list[str]) -> int:
    if COMPLETING in os.environ:
        from judgekit.cli import app

        return app.run(argv, completing=True)
    if not _OF_FILES.intersection(argv):
        # A lone surrogate stands for a byte that is no UTF-8: part of the name of a file perhaps, but of no word.
        argv = [argument.encode("utf-8", "replace").decode("utf-8") for argument in argv]
    command, rest = _command(argv)
    quick = _QUICK.get(command)
    split = _split(rest, command) if quick is not None else None
    if quick is not None and split is not None and _known(split[1]):
        module, function, least, most = quick
        if least <= len(split[0]) <= most:
            if command in KEPT and len(split[0]) == 1:
                from judgekit.cli import kept

                return kept.answered(command, rest, lambda: _answer(module, function)(*split))
            if command == "card" and _is_read(split[0], split[1]):
                from judgekit.cli import kept

                return kept.found(command, lambda: _answer(module, function)(*split))
            return _answer(module, function)(*split)
    line = argv if argv and argv[0].startswith("-") and rest == argv else [command, *rest]
    if command in COMMANDS and "--help" not in argv:
        from judgekit.cli import kept

        return kept.found(command, lambda: _run(line))
    return _run(line)


def _run(argv: list[str]) -> int:
    from judgekit.cli import app

    return app.run(argv)


def _is_read(words: list[str], options: Options) -> bool:
    """Tell whether card text is read for `card`, by the modules of a game, rather than a card looked up by its name."""
    return "text" in options or any(word == "-" or os.path.lexists(word) for word in words)


def _answer(module: str, function: str) -> Answer:
    answer: Answer = getattr(__import__(f"judgekit.cli.{module}", fromlist=[function]), function)
    return answer


def _command(argv: list[str]) -> tuple[str, list[str]]:
    """Return the command meant and its arguments: a number is looked up, other words are searched."""
    if argv[:1] == ["--lang"] and len(argv) > 2:
        argv = [*argv[2:], *argv[:2]]
    if not argv or argv[0].startswith("-"):
        return "help", argv
    if argv[0] in COMMANDS:
        return argv[0], argv[1:]
    return ("rule" if numbers(_words(argv)) else "search"), argv


def _words(argv: list[str]) -> list[str]:
    """Return the words of a bare command line, options and their values left out."""
    words: list[str] = []
    skip = False
    valued = {option for options in _VALUED.values() for option in options}
    for argument in argv:
        if skip:
            skip = False
        elif argument.startswith("--"):
            skip = argument in valued
        else:
            words.append(argument)
    return words


def _split(arguments: list[str], command: str) -> tuple[list[str], Options] | None:
    """Split arguments into words and options; None when an option is not one of the command's simple ones."""
    words: list[str] = []
    options: Options = {}
    rest = iter(arguments)
    for argument in rest:
        if not argument.startswith("-") or argument == "-":
            words.append(argument)
            continue
        option, given, value = argument.partition("=")
        if option in _FLAGS[command] and not given:
            options[option[2:]] = "yes"
        elif option in _VALUED[command]:
            following = value if given else next(rest, None)
            if following is None:
                return None
            options[option[2:]] = normalise(following) if option == "--lang" else following
        else:
            return None
    return words, options


def _known(options: Options) -> bool:
    return (
        options.get("lang", "both") in LANGS
        and options.get("format", "plain") in FORMS
        and options.get("limit", "1").isdecimal()
        and int(options.get("limit", "1")) > 0
    )
