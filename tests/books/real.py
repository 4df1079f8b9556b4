"""The documents beside this checkout, each read once in a process for all the tests that ask for it."""

from functools import cache
from pathlib import Path

from judgekit.books.reading import read_document
from judgekit.core.documents import Reading


@cache
def reading_of(path: Path) -> Reading:
    """Return what a document is read as; tests look at it and change nothing of it."""
    return read_document(path.read_bytes(), path.name)
