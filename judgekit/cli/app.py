"""The typer application: every command in the order of the help, its faults in one line, its end as an exit code.

What a command takes and says in the help stands in `commands.py` of its room, loaded when one of its commands is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any, Literal

import typer
from typer.core import TyperGroup

from judgekit import __version__
from judgekit.cli import answering, interface, manual
from judgekit.cli.screen import signs
from judgekit.core.wording import phrase, spoken

Markup = Literal["rich"] | None

_COMMANDS = {
    "rule": "rules",
    "term": "rules",
    "use": "books",
    "export": "rules",
    "search": "rules",
    "refs": "rules",
    "history": "rules",
    "diff": "rules",
    "check": "scenarios",
    "card": "cards",
    "explain": "scenarios",
    "outcomes": "scenarios",
    "step": "scenarios",
    "ask": "scenarios",
    "play": "scenarios",
    "quiz": "scenarios",
    "notation": "scenarios",
    "new": "scenarios",
    "coverage": "scenarios",
}
"""The commands in the order of the help, each with its room, where a function of its name says what it takes and does."""

_GROUPS = {
    "books": ("The documents judgekit reads.", ("list", "check", "add", "remove")),
    "cards": ("Card files that you bring: cards by name.", ("add", "list", "remove")),
}
"""Commands of several words: what the first one is about, and the second ones. The first one is the name of the room as well."""


class _Bare(TyperGroup):
    """The commands; the shell is offered a number or a headword as well, since judgekit takes those without a command."""

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Return what the first word may be."""
        found = super().shell_complete(ctx, incomplete)
        bare = self.get_command(ctx, "search")
        words = bare.params[0].shell_complete(ctx, incomplete) if bare is not None and incomplete else []
        return [*found, *words]


def application(asked: str = "", markup: Markup = None) -> TyperGroup:
    """Return the commands as the parser has them.

    Args:
        asked: a command or a group of them, which alone is made then: making all of them takes longer than most answers.
        markup: whether the help has colours and boxes.
    """
    app = typer.Typer(
        name="judgekit",
        cls=_Bare,
        help="Rules by number, word or question, in Japanese and English; rulings proved by running them. "
        "Without a command a number is looked up (judgekit 702.19b) and words are searched for (judgekit トランプル 接死). "
        "A long answer on a terminal is shown in a pager ($PAGER); --no-pager, anywhere on the line, prints it as it is.",
        add_completion=True,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=markup,
        context_settings={"help_option_names": list(interface.HELP_NAMES)},
    )
    app.callback()(_first)
    known = asked in _COMMANDS or asked in _GROUPS
    for name, room in _COMMANDS.items():
        if asked == name or not known:
            app.command(name)(_function(room, name))
    for name, (about, seconds) in _GROUPS.items():
        if asked == name or not known:
            group = typer.Typer(help=about, no_args_is_help=True, rich_markup_mode=markup)
            for second in seconds:
                group.command(second)(_function(name, f"{name}_{second}"))
            app.add_typer(group, name=name)
    commands = typer.main.get_group(app) if known else typer.main.get_command(app)
    assert isinstance(commands, TyperGroup)
    return commands


def _function(room: str, name: str) -> Callable[..., int]:
    """Return the function of a command; typer reads from it what the command takes."""
    found: Callable[..., int] = getattr(import_module(f"judgekit.cli.{room}.commands"), name)
    return found


WIDEST_HELP = 78
"""Columns that the lines of the help take at most, where it has no boxes."""
BOXES_FROM = 80
"""Columns of a terminal from which on the help has colours and boxes."""


def run(argv: list[str], *, completing: bool = False) -> int:
    """Run the application and return the exit code; usage errors are shown in one line and give 2.

    Args:
        argv: the command line.
        completing: the shell asks what a line may go on with, which may be any command.
    """
    if argv[:1] == ["help"] and argv[1:2] and argv[1] in answering.COMMANDS.difference(manual.PAGES):
        argv = [*argv[1:], "--help"] if argv[1] != "help" else argv[:1]
    elif argv[:1] == ["help"] and argv[1:2] and not argv[1].startswith("-"):
        asked = argv[argv.index("--lang") + 1 :][:1] if "--lang" in argv else []
        page = manual.page(argv[1], asked[0] if asked else answering.language({}), full="--full" in argv)
        print(page if signs.terminal_width() is None else manual.for_a_terminal(page), end="")
        return 0
    # Colours and boxes only on a terminal, in the help as well; on a narrow one they would break words, and Japanese anywhere.
    boxes = (signs.terminal_width() or 0) >= BOXES_FROM and spoken() == "en"
    try:
        commands = interface.speaking(application("" if completing else "".join(argv[:1]), "rich" if boxes else None))
        result = commands(
            ["--help"] if argv[:1] == ["help"] else argv,
            prog_name="judgekit",
            standalone_mode=False,
            terminal_width=min(signs.terminal_width() or WIDEST_HELP, WIDEST_HELP),
        )
    except typer.Abort:
        return 130
    except SystemExit as leaving:
        if (
            completing
        ):  # so fish is told whether there is anything to complete; where there is nothing it completes files
            return leaving.code if isinstance(leaving.code, int) else 0
        # The only end that typer makes by itself otherwise: the pipe was closed.
        raise BrokenPipeError from leaving
    except Exception as fault:
        # typer carries a click of its own, whose errors have no public name; all of them can say what is wrong.
        message = getattr(fault, "format_message", None)
        if message is None:
            raise
        if type(fault).__name__ == "NoArgsIsHelpError":
            print(message())
        else:
            answering.tell(f"{interface.worded(message())} ({phrase('judgekit --help lists what there is')})")
        return 2
    return result if isinstance(result, int) else 0


def _version(wanted: bool) -> None:
    if wanted:
        print(f"judgekit {__version__}")
        raise typer.Exit


def _first(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Take the options that stand before a command."""
