"""The language of the interface: chosen before anything is said, and spoken by the help and by the faults of a command line."""

from __future__ import annotations

import gettext
import os
import re
from collections.abc import Iterator, Sequence

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from judgekit.cli.screen import signs
from judgekit.core.typed import Any, Protocol
from judgekit.core.wording import DOMAIN, FOLDER, phrase, spoken

HELP_NAMES = ("-h", "--help")

_HELP = "Show this message and exit."
_LANG = "Language of the interface."
_COLUMN = 30
"""Columns that the names of options may take; what is longer has its help below it."""
_SHARE = 3
"""The part of a line that they may take at most."""

_FAULTS = (
    (r"No such command '(?P<name>.*)'\.", "there is no command {name}"),
    (r"No such option: (?P<name>\S+)", "there is no option {name}"),
    (r"Missing (argument|option|parameter) '(?P<name>[^']*)'", "{name} is missing"),
    (r"Missing command\.", "a command is missing"),
    (r"Option '(?P<name>[^']*)' requires an argument\.", "{name} needs a value"),
    (r"Option '(?P<name>[^']*)' does not take a value\.", "{name} takes no value"),
    (r"Got unexpected extra arguments? \((?P<name>.*)\)", "more was given than is taken: {name}"),
    (r"Invalid value for (?P<name>.*): '(?P<value>.*)' is not one of (?P<known>.*)\.", "{name}: {value} is none of {known}"),
    (r"Invalid value for (?P<name>.*): (?P<value>.*) is not in the range (?P<known>.*)\.", "{name}: {value} is not in {known}"),
    (r"Invalid value for (?P<name>.*): '(?P<value>.*)' is not a valid (?:int|integer|float).*", "{name}: {value} is no number"),
    (r"Invalid value for (?P<name>.*): .*", "{name} does not have a value that can be taken"),
)  # fmt: skip
"""Faults of a command line in the words of the parser, and in ours."""


class _Formatter(Protocol):
    """What writes the help of a command."""

    width: int
    current_indent: int

    def write(self, string: str) -> None: ...


def worded(message: str) -> str:
    """Return what is wrong with a command line in the language of the interface.

    Args:
        message: what the parser says.
    """
    for pattern, ours in _FAULTS if spoken() == "ja" else ():
        found = re.match(pattern, message, re.DOTALL)
        if found is not None:
            return phrase(ours, **found.groupdict()) if found.groupdict() else phrase(ours)
    return message


def speaking(command: TyperCommand | TyperGroup) -> TyperCommand | TyperGroup:
    """Return the commands with --lang in each, and their help in the language of the interface."""
    for one in _all(command):
        if all("--lang" not in parameter.opts for parameter in one.params):
            one.params.append(TyperOption(param_decls=["--lang"], help=_LANG, metavar="ja|en", expose_value=False))
    formatter: Any = TyperCommand.context_class.formatter_class
    written = {"write_usage": _write_usage, "write_text": _write_text, "write_dl": _write_rows}
    TyperCommand.context_class.formatter_class = type("FoldingFormatter", (formatter,), written)
    if spoken() == "ja":
        _japanese(command)
    return command


def helps(command: TyperCommand | TyperGroup) -> Iterator[str]:
    """Yield every sentence that the help shows."""
    yield from (_HELP, _LANG, "Usage: ")
    yield from ("Options", "Arguments", "Commands", "required", "default: {default}")
    yield from (ours for _theirs, ours in _FAULTS)
    for one in _all(command):
        yield from filter(None, (one.help, *(getattr(parameter, "help", None) for parameter in one.params)))


def _all(command: TyperCommand | TyperGroup) -> Iterator[TyperCommand | TyperGroup]:
    yield command
    for one in getattr(command, "commands", {}).values():
        yield from _all(one)


def _japanese(command: TyperCommand | TyperGroup) -> None:
    gettext.bindtextdomain(DOMAIN, FOLDER)
    gettext.textdomain(DOMAIN)  # the headings of the parser
    os.environ["LANGUAGE"] = "ja"
    for one in _all(command):
        one.help = phrase(one.help) if one.help else one.help
        # The list of commands has the first clause of each.
        one.short_help = re.split(r"[。;;]", one.help)[0] if one.help else None
        for parameter in one.params:
            said = getattr(parameter, "help", None)
            if said:
                setattr(parameter, "help", phrase(said))  # noqa: B010 - arguments and options alike
        _translate_help_option(one)


def _translate_help_option(command: TyperCommand | TyperGroup) -> None:
    option = command.get_help_option(typer.Context(command, help_option_names=list(HELP_NAMES)))
    if option is not None:
        option.help = phrase(_HELP)


def _write_usage(self: _Formatter, prog: str, args: str = "", prefix: str | None = None) -> None:
    head = f"{prefix or phrase('Usage: ')}{prog} "
    self.write("\n".join(signs.hanging(head, args, self.width)) + "\n")


def _write_text(self: _Formatter, text: str) -> None:
    for line in signs.hanging(" " * self.current_indent, text, self.width):
        self.write(line + "\n")


def _write_rows(
    self: _Formatter, rows: Sequence[tuple[str, str]], col_max: int = _COLUMN, col_spacing: int = 2
) -> None:
    rows = list(rows)
    most = min(col_max, self.width // _SHARE)
    column = min(max(signs.cells(first) for first, _second in rows), most) + col_spacing
    indent = " " * self.current_indent
    for first, second in rows:
        if signs.cells(first) > column - col_spacing:
            self.write(f"{indent}{first}\n")
            first = ""
        head = indent + first + " " * (column - signs.cells(first))
        self.write("\n".join(line.rstrip() for line in signs.hanging(head, second, self.width)) + "\n")
