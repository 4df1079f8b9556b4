"""Tables that are kept as data beside the module that uses them: one row a line, its fields divided by tabs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.core.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def fields_in(path: Path | str, parts: Mapping[str, str] | None = None) -> Iterator[list[str]]:
    """Yield the fields of each row of a table.

    Args:
        path: the file; its lines that begin with # are remarks.
        parts: what stands in many rows, by name: @name@ stands for it there.
    """
    with open(path, encoding="utf-8") as file:  # a question about a table loads no `pathlib`
        text = file.read()
    for name, part in (parts or {}).items():
        text = text.replace(f"@{name}@", part)
    return (line.split("\t") for line in text.splitlines() if not line.startswith("#"))


def pairs_in(path: Path, parts: Mapping[str, str] | None = None) -> tuple[tuple[str, str], ...]:
    """Return the rows of a table of two fields: spellings or expressions, each with what is read in its place."""
    return tuple((left, right) for left, right in fields_in(path, parts))
