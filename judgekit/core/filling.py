r"""What is put for the words that an expression finds, where parts of what it found stand in it (`\1`, `\g<who>`).

`Pattern.sub` looks such a template up anew at each call, also where it finds nothing, which takes five times as long as most
searches: of a line that is written as rows have it, one of a hundred expressions finds something.
"""

from __future__ import annotations

import os
import re
from functools import cache

from judgekit.core.tables import fields_in
from judgekit.core.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    Form = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]
    """An expression, and what is put for what it finds."""


@cache
def filled(words: str | Callable[[re.Match[str]], str]) -> str | Callable[[re.Match[str]], str]:
    """Return what `sub` of an expression is to put for what it finds.

    Args:
        words: one of the templates of our sources; words in which nothing of what was found stands, and what makes words of it,
            are returned as they are.
    """
    if not isinstance(words, str) or "\\" not in words:
        return words

    def put(found: re.Match[str]) -> str:
        return found.expand(words)

    return put


def shapes_of(table: str) -> Iterator[tuple[str, str]]:
    """Yield each expression of a table with what is said in its place, parted by `=>`.

    A line that begins with two blanks goes on the one before; what stands behind `# ` says what the rows below it are for. Words
    that begin or end with a blank stand in quotation marks.

    Args:
        table: the table.
    """
    for line in table.strip("\n").replace("\n  ", "").split("\n"):
        if line.startswith("# "):
            continue
        shape, _arrow, plain = line.partition(" =>")
        yield shape, _unquoted(plain.removeprefix(" "))


def shapes_beside(module: str, parts: Mapping[str, str] = {}) -> Iterator[tuple[str, str]]:
    """Yield each expression of the table that lies as data beside a module, under its name, with what is said in its place.

    The table is read by `fields_in`: an expression and the words a line; words that begin or end with a blank, or are none, stand
    in quotation marks.

    Args:
        module: the file of the module.
        parts: expressions by name: @name@ stands for it in the table.
    """
    folder, name = os.path.split(module)
    for shape, plain in fields_in(f"{folder}/{name.partition('.')[0]}.tsv", parts):
        yield shape, _unquoted(plain)


def _unquoted(words: str) -> str:
    return words[1:-1] if words[:1] == '"' == words[-1:] else words


def forms(table: str, **made: Callable[[re.Match[str]], str]) -> tuple[Form, ...]:
    """Return the expressions of a table, in the order in which they are looked for.

    Args:
        table: the table, as `shapes_of` reads it.
        made: what makes the words, by the name that stands for it in the table (`=> @name`).
    """
    return _compiled(shapes_of(table), made)


def forms_beside(
    module: str, parts: Mapping[str, str] = {}, /, **made: Callable[[re.Match[str]], str]
) -> tuple[Form, ...]:
    """Return the expressions of the table beside a module (`shapes_beside`), in the order in which they are looked for."""
    return _compiled(shapes_beside(module, parts), made)


def _compiled(
    shapes: Iterable[tuple[str, str]], made: Mapping[str, Callable[[re.Match[str]], str]]
) -> tuple[Form, ...]:
    return tuple((re.compile(said), made[plain[1:]] if plain[:1] == "@" else plain) for said, plain in shapes)


def in_other_words(text: str, written: Iterable[Form]) -> str:
    """Return a text in which other words are put for what expressions find, each looked for in what those before it left."""
    for said, plain in written:
        text = said.sub(filled(plain), text)
    return text
