"""The commands of documents, options and help: books, use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from judgekit.cli import answering
from judgekit.cli.options import (
    JsonOption,
    completed,
)
from judgekit.core import sqlite3


def use(
    wanted: Annotated[
        str | None,
        typer.Argument(
            metavar="[EDITION|GAME]",
            help="As mtg@20260417, or mtg: its newest edition.",
            autocompletion=completed("editions"),
        ),
    ] = None,
    none: Annotated[bool, typer.Option("--none", help="Forget the choice: Magic, the newest whole text.")] = False,
    as_json: JsonOption = False,
) -> int:
    """The edition one judges by: shown, chosen once for all commands, or forgotten."""
    from judgekit.cli.books import using

    return using.use(wanted, none=none, as_json=as_json)


def books_list(as_json: JsonOption = False) -> int:
    """Every edition, and whether its text is on this machine."""
    from judgekit.cli.books import books

    def answer(connection: sqlite3.Connection) -> int:
        print(books.listing(connection, as_json=as_json))
        return 0

    return answering.with_store(answer)


def books_check(
    edition: Annotated[
        str | None, typer.Argument(help="One edition; all when left out.", autocompletion=completed("editions"))
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """Problems of each document, and the account that nothing was lost."""
    from judgekit.cli.books import books
    from judgekit.library import lookup

    def answer(connection: sqlite3.Connection) -> int:
        chosen = lookup.known_edition(connection, edition) if edition else None
        text, sound = books.check(connection, as_json=as_json, edition=chosen)
        print(text)
        return 0 if sound else 1

    return answering.with_store(answer)


def books_add(
    files: Annotated[list[Path], typer.Argument(help="Text files of rulebooks.")], as_json: JsonOption = False
) -> int:
    """Keep a copy of rulebooks for judgekit to read."""
    from judgekit.cli.books import books

    print(books.add(files, as_json=as_json))
    return 0


def books_remove(
    wanted: Annotated[str, typer.Argument(metavar="FILE|EDITION", help="An added file by its name, or an edition.")],
    as_json: JsonOption = False,
) -> int:
    """Take an added rulebook away."""
    from judgekit.cli.books import books

    print(books.remove(wanted, as_json=as_json))
    return 0
