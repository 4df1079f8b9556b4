"""Documents: the files in the rulebook folders, each read once by content, one per edition."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from judgekit.books.reading import read_document
from judgekit.core.documents import Reading
from judgekit.core.errors import DocumentUnreadable
from judgekit.core.nodes import BASE_EDITIONS, book_of
from judgekit.core.problems import Problem
from judgekit.library import stamp

LARGEST_DOCUMENT = 64 * 1024 * 1024
"""Bytes; a larger file is no rulebook."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A document that was read.

    Attributes:
        path: the file.
        digest: SHA-256 of its bytes.
        reading: what the reader made of it.
    """

    path: Path
    digest: str
    reading: Reading


@dataclass(slots=True)
class Shelf:
    """Everything found in the rulebook folders.

    Attributes:
        loaded: one document per edition, base editions first, then by book and edition.
        refused: files that are no rulebook or repeat a loaded edition, each with the reason.
    """

    loaded: list[Loaded] = field(default_factory=list)
    refused: list[tuple[Path, Problem]] = field(default_factory=list)


def read_file(path: Path) -> Loaded:
    """Read one document.

    Raises:
        DocumentUnreadable: when the file cannot be read, is too large or is no rulebook.
    """
    try:
        if path.stat().st_size > LARGEST_DOCUMENT:
            raise DocumentUnreadable(f"{path}: larger than any rulebook", "give the rulebook's text file")
        data = path.read_bytes()
    except OSError as fault:
        raise DocumentUnreadable(
            f"{path}: {fault.strerror or fault}", "give the path of a rulebook's text file"
        ) from fault
    return Loaded(path, hashlib.sha256(data).hexdigest(), read_document(data, path.name))


def edition_rank(edition: str) -> tuple[int, int, str]:
    """Return the order of editions: by book as the books are listed, the base edition first, then by date."""
    book = book_of(edition)
    books = list(BASE_EDITIONS)
    return books.index(book) if book in books else len(books), int(BASE_EDITIONS.get(book) != edition), edition


def read_shelf() -> Shelf:
    """Read every document of the rulebook folders; the first of two with one edition wins, the other is refused."""
    shelf = Shelf()
    digests: set[str] = set()
    editions: dict[str, Path] = {}
    for path in map(Path, stamp.document_paths()):
        try:
            document = read_file(path)
        except DocumentUnreadable as fault:
            shelf.refused.append((path, Problem(0, "document-unknown", "warning", str(fault), fault.hint)))
            continue
        if document.digest in digests:
            continue
        digests.add(document.digest)
        edition = document.reading.edition
        if edition in editions:
            message = f"{path} is another text of {edition}, which {editions[edition]} already gives"
            shelf.refused.append((path, Problem(0, "edition-twice", "warning", message, "keep one of the two")))
            continue
        editions[edition] = path
        shelf.loaded.append(document)
    shelf.loaded.sort(key=lambda document: edition_rank(document.reading.edition))
    return shelf
