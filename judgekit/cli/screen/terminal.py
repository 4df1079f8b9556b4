"""Terminal: rules side by side in Japanese and English where the width allows, else one below the other."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from itertools import zip_longest

from rich.console import Console, Group, RenderableType
from rich.text import Text

from judgekit.cli.screen import plain, signs
from judgekit.core import sqlite3
from judgekit.core.wording import phrase
from judgekit.library import lookup
from judgekit.library.schema import EXAMPLE_END

Row = sqlite3.Row

GAP = 1
"""Columns between the two halves."""

SIDE_BY_SIDE = 96
"""Columns from which Japanese and English stand beside each other."""


def rule(connection: sqlite3.Connection, row: Row, *, lang: str, bare: bool, gloss: bool) -> str:
    """Return a rule as a terminal shows it, with colours (NO_COLOR obeyed) and boxes."""
    width = Console(file=sys.stdout).width
    parts: list[RenderableType] = []
    for line in plain.standing(connection, row, lang, bare=bare):
        parts += _lines(line, "yellow", width)
    parts += _lines(f"{plain.label(row, lang)}  {row['edition']}", "bold cyan", width)
    above = plain.path(connection, row, lang)
    if above:
        parts += _lines(above, "dim", width)
    parts += _body(row, lang, gloss, width)
    if row["commentary"]:
        for comment in row["commentary"].split(EXAMPLE_END):
            parts += _lines(phrase("  note {comment}", comment=comment), "", width)
    if not bare:
        for below in lookup.subrules(connection, row):
            if below["kind"] != "note":
                parts += _lines(plain.label(below, lang), "cyan", width)
                parts += _body(below, lang, gloss, width)
    for line in plain.footer(connection, row, lang):
        parts += _lines(line, "dim", width)
    return to_text(Group(*parts), width)


def _lines(text: str, style: str, width: int) -> list[Text]:
    """Return a line as many as it takes, broken where words end."""
    return [Text(piece, style) for line in text.split("\n") for piece in signs.folded(line, width)]


def to_text(renderable: RenderableType, width: int) -> str:
    """Return what rich prints, as text for standard output."""
    file = io.StringIO()
    console = Console(file=file, width=width, force_terminal=sys.stdout.isatty(), highlight=False)
    console.print(renderable)
    return file.getvalue().rstrip("\n")


def _body(row: Row, lang: str, gloss: bool, width: int) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if gloss:
        parts += [Text(line, style="italic green") for line in plain.glosses(row, lang, width)]
    for half, said in plain.losses(row, lang, gloss) + plain.reworded(row, lang):
        parts += [Text(line, style="yellow") for line in signs.signed(half, signs.OF_THE_COPY, said, width)]
    pairs: list[tuple[Mapping[str, str | None], bool]] = [(plain.halves(row), False)]
    pairs += [(example, True) for example in plain.examples(row)]
    for halves, is_example in pairs:
        shown = {half: text for half in plain.printed_halves(row, lang) if (text := halves[half])}
        if is_example:
            shown = {half: f"{plain.EXAMPLE_MARK[half]}: {text}" for half, text in shown.items()}
        if len(shown) == 2 and width >= SIDE_BY_SIDE:
            parts += map(Text, _side_by_side(shown, width))
        else:
            for half, text in shown.items():
                parts += map(Text, signs.signed(half, signs.THEIRS, text, width))
    return parts


def _side_by_side(shown: dict[str, str], width: int) -> list[str]:
    """Return two halves beside each other, every line of each with its sign."""
    column = (width - GAP) // 2
    left, right = (signs.signed(half, signs.THEIRS, text, column) for half, text in shown.items())
    blank = ""
    return [
        f"{one}{' ' * (column + GAP - signs.cells(one))}{other}".rstrip()
        for one, other in zip_longest(left, right, fillvalue=blank)
    ]


def cells(line: str) -> int:
    """Return how many columns of a terminal a line takes; a Japanese character takes two."""
    return signs.cells(line)
