"""The man page, built from the help of the commands: `python -m tools.man_page [FOLDER]` writes `judgekit.1` there."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol, cast

from judgekit import __version__
from judgekit.cli import interface, manual
from judgekit.cli.app import application


class _Parameter(Protocol):
    """What of an option or argument stands on the page."""

    opts: list[str]
    secondary_opts: list[str]
    param_type_name: str
    help: str | None
    is_flag: bool
    hidden: bool

    def make_metavar(self, ctx: object) -> str: ...


class _Command(Protocol):
    """What of a command stands on the page."""

    params: list[_Parameter]
    help: str | None
    hidden: bool

    def make_context(self, info_name: str, args: list[str], *, resilient_parsing: bool) -> object: ...


def page() -> str:
    """Return the man page in roff, every command with its arguments and options."""
    command = cast(_Command, interface.speaking(application()))
    lines = [
        f'.TH JUDGEKIT 1 "" "judgekit {__version__}" "User Commands"',
        ".SH NAME",
        r"judgekit \- rules of trading-card games found, and rulings proved by running them",
        ".SH SYNOPSIS",
        r".B judgekit",
        r"[\fIOPTIONS\fR] \fICOMMAND\fR | \fINUMBER\fR | \fIWORDS\fR",
        ".SH DESCRIPTION",
        _escaped(command.help or ""),
        ".SH OPTIONS",
        *_options(command, "judgekit"),
        ".SH COMMANDS",
    ]
    for name, below in _commands(command, ()):
        arguments = " ".join(_metavar(one, below, name) for one in below.params if one.param_type_name == "argument")
        lines += [
            f".SS {_escaped(name)} {_escaped(arguments)}".rstrip(),
            _escaped(" ".join((below.help or "").split())),
        ]
        lines += _options(below, name)
    topics = ", ".join(manual.PAGES)
    lines += [".SH SEE ALSO", _escaped(f"judgekit help TOPIC shows a page of the manual: {topics}.")]
    return "\n".join(line for line in lines if line) + "\n"


def _commands(command: _Command, above: tuple[str, ...]) -> Iterator[tuple[str, _Command]]:
    """Yield the commands below one, those of a group behind the group."""
    below = cast("dict[str, _Command]", getattr(command, "commands", {}))
    for name, one in sorted(below.items()):
        if not one.hidden:
            yield " ".join([*above, name]), one
            yield from _commands(one, (*above, name))


def _options(command: _Command, name: str) -> Iterator[str]:
    for one in command.params:
        if one.param_type_name == "argument":
            if one.help:
                yield from (".TP", rf"\fI{_escaped(_metavar(one, command, name))}\fR", _escaped(one.help))
        elif not one.hidden:
            spelled = ", ".join([*one.opts, *one.secondary_opts])
            value = "" if one.is_flag else rf" \fI{_escaped(_metavar(one, command, name))}\fR"
            yield from (".TP", rf"\fB{_escaped(spelled)}\fR{value}", _escaped(one.help or ""))


def _metavar(one: _Parameter, command: _Command, name: str) -> str:
    return one.make_metavar(command.make_context(name, [], resilient_parsing=True))


def _escaped(text: str) -> str:
    """Return text as roff prints it: no escapes, no requests, hyphens that can be copied."""
    plain = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{plain}" if plain.startswith((".", "'")) else plain


def main(arguments: list[str]) -> int:
    """Write the page and say where it lies."""
    folder = Path(arguments[0] if arguments else "build")
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "judgekit.1"
    file.write_text(page(), encoding="utf-8")
    print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
