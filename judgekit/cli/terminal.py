"""Terminal: rules side by side in Japanese and English where the width allows, else one below the other."""

from __future__ import annotations

import io
import sqlite3
import sys

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from judgekit.cli import plain
from judgekit.library import lookup
from judgekit.library.schema import EXAMPLE_END

Row = sqlite3.Row

SIDE_BY_SIDE = 96
"""Columns from which Japanese and English stand beside each other."""


def rule(connection: sqlite3.Connection, row: Row, *, lang: str, bare: bool, gloss: bool) -> str:
    """Return a rule as a terminal shows it, with colours (NO_COLOR obeyed) and boxes."""
    width = Console(file=sys.stdout).width
    parts: list[RenderableType] = [
        Text(f"{plain.label(row, lang)}", style="bold cyan") + Text(f"  {row['edition']}", "dim")
    ]
    above = plain.path(connection, row, lang)
    if above:
        parts.append(Text(above, style="dim"))
    parts += _body(row, lang, gloss, width)
    if row["commentary"]:
        parts += [Padding(Text(f"* {comment}"), (0, 2)) for comment in row["commentary"].split(EXAMPLE_END)]
    if not bare:
        for below in lookup.subrules(connection, row):
            if below["kind"] != "note":
                parts.append(Text(plain.label(below, lang), style="cyan"))
                parts += _body(below, lang, gloss, width)
    parts += [Text(line, style="dim") for line in plain.footer(connection, row, lang)]
    return to_text(Group(*parts), width)


def to_text(renderable: RenderableType, width: int) -> str:
    """Return what rich prints, as text for standard output."""
    file = io.StringIO()
    console = Console(file=file, width=width, force_terminal=sys.stdout.isatty(), highlight=False)
    console.print(renderable)
    return file.getvalue().rstrip("\n")


def _body(row: Row, lang: str, gloss: bool, width: int) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if gloss:
        parts += [Padding(Text(row[f"gloss_{half}"], style="italic green"), (0, 2)) for half in plain.languages(lang)
                  if row[f"gloss_{half}"]]  # fmt: skip
    pairs = [({"ja": row["text_ja"], "en": row["text_en"]}, False)]
    pairs += [(example, True) for example in plain.examples(row)]
    for halves, example in pairs:
        shown = [
            _half(text, half if example else None) for half in plain.printed_halves(row, lang) if (text := halves[half])
        ]
        if len(shown) == 2 and width >= SIDE_BY_SIDE:
            table = Table.grid(padding=(0, 3, 0, 2), expand=True)
            for _half_of_both in shown:
                # Japanese has no spaces to break a line at: what does not fit goes on below, it is never cut.
                table.add_column(ratio=1, overflow="fold")
            table.add_row(*shown)
            parts.append(table)
        else:
            parts += [Padding(text, (0, 2)) for text in shown]
    return parts


def _half(text: str, example_in: str | None) -> Text:
    """Return one half of a rule or of an example, as printed: nothing in it is taken for markup."""
    mark = Text(f"{plain.EXAMPLE_MARK[example_in]} ", style="dim") if example_in else Text()
    return Text(overflow="fold") + mark + Text(text)


def cells(line: str) -> int:
    """Return how many columns of a terminal a line takes; a Japanese character takes two."""
    return cell_len(line)
