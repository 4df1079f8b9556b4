"""Documents: the files in the rulebook folders, each read once by content, the best copy of each edition."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from judgekit.books.reading import read_document
from judgekit.core.data_classes import dataclass, field
from judgekit.core.documents import Reading
from judgekit.core.errors import DocumentUnreadable
from judgekit.core.files import TooLarge, read_plain
from judgekit.core.nodes import BASE_EDITIONS, book_of
from judgekit.core.problems import Problem
from judgekit.core.wording import phrase, reason_of
from judgekit.library import folders, stamp
from judgekit.library.worth import Worth, worth_of

LARGEST_DOCUMENT = 16_000_000
"""Bytes; the largest rulebook has two million."""

MOST_NODES = 60_000
"""Rules, headings and entries of one document: the search index counts no further, and no rulebook has a tenth of it."""


HELD = 8
"""Texts of other years that are held as they were read; further ones are read again when they are written.

A text takes seven megabytes; more than a hundred editions would take more than a gigabyte at once.
"""


@dataclass(frozen=True)
class Loaded:
    """A document and what is known of it.

    Attributes:
        path: the file.
        digest: SHA-256 of its bytes.
        edition: the edition it is a text of.
        worth: how much of that edition it holds.
    """

    path: Path
    digest: str
    edition: str
    worth: Worth

    @cached_property
    def reading(self) -> Reading:
        """Return what the reader made of it; read now where only its worth was known.

        Raises:
            DocumentUnreadable: when the file is no longer there.
        """
        return read_document(_content(self.path), self.path.name)

    def forget(self) -> None:
        """Let go of what the reader made of it; it is read again where that is asked for."""
        self.__dict__.pop("reading", None)


@dataclass(slots=True)
class Shelf:
    """Everything found in the rulebook folders.

    Attributes:
        loaded: one document per edition, base editions first, then by book and edition.
        others: documents of an edition that another one gives better, each with that one.
        refused: files that are no rulebook or repeat a loaded edition, each with the reason.
    """

    loaded: list[Loaded] = field(default_factory=list)
    others: list[tuple[Loaded, Loaded]] = field(default_factory=list)
    refused: list[tuple[Path, Problem]] = field(default_factory=list)


def read_file(path: Path) -> Loaded:
    """Read one document.

    Raises:
        DocumentUnreadable: when the file cannot be read, is too large or is no rulebook.
    """
    return _read(path, _content(path))


def _read(path: Path, data: bytes) -> Loaded:
    reading = read_document(data, str(path))
    if len(reading.nodes) > MOST_NODES:
        message = phrase(
            "{path}: it holds {nodes} numbers and entries, and no rulebook has more than {most_nodes}",
            path=path,
            nodes=len(reading.nodes),
            most_nodes=MOST_NODES,
        )
        raise DocumentUnreadable(message, phrase("give the rulebook's own text"))
    document = Loaded(path, hashlib.sha256(data).hexdigest(), reading.edition, worth_of(reading))
    document.__dict__["reading"] = reading  # the cached property, known already
    return document


def _content(path: Path) -> bytes:
    try:
        return read_plain(path, LARGEST_DOCUMENT)
    except TooLarge as fault:
        raise DocumentUnreadable(
            f"{path}: {fault.strerror}", phrase("no rulebook is so large; give its text file")
        ) from fault
    except OSError as fault:
        reason = reason_of(fault)
        raise DocumentUnreadable(f"{path}: {reason}", phrase("give the path of a rulebook's text file")) from fault


def edition_rank(edition: str) -> tuple[int, int, str]:
    """Return the order of editions: by book as the books are listed, the base edition first, then by date."""
    book = book_of(edition)
    books = list(BASE_EDITIONS)
    return books.index(book) if book in books else len(books), int(BASE_EDITIONS.get(book) != edition), edition


Known = Mapping[str, tuple[str, Worth]]
"""Edition and worth of documents that were read before, by their digests."""


def read_shelf(known: Known = MappingProxyType({})) -> Shelf:
    """Read every document of the rulebook folders; of several with one edition the best is loaded, the others are refused.

    Args:
        known: documents that need not be read again to know what they are.
    """
    shelf = Shelf()
    digests: set[str] = set()
    beside = 0
    found: dict[str, list[Loaded]] = {}
    for path in _in_order():
        try:
            data = _content(path)
            digest = hashlib.sha256(data).hexdigest()
            if digest in digests:
                continue
            document = Loaded(path, digest, *known[digest]) if digest in known else _read(path, data)
        except DocumentUnreadable as fault:
            shelf.refused.append((path, Problem(0, "document-unknown", "warning", str(fault), fault.hint)))
            continue
        digests.add(digest)
        if BASE_EDITIONS.get(book_of(document.edition)) != document.edition:
            beside += 1
            if beside > HELD:
                document.forget()
        found.setdefault(document.edition, []).append(document)
    for copies in found.values():
        # Of equals the first stays, which is the one whose folder is asked first.
        best = max(copies, key=lambda document: document.worth.order)
        shelf.loaded.append(best)
        for other in copies:
            if other is not best:
                shelf.others.append((other, best))
                shelf.refused.append((other.path, _second(other, best)))
    shelf.loaded.sort(key=lambda document: edition_rank(document.edition))
    return shelf


def _in_order() -> list[Path]:
    """Return the files of the rulebook folders, folder by folder; of those that the user added the latest stands first."""
    paths = [Path(path) for path in stamp.document_paths()]
    added = Path(folders.added())
    mine = sorted((path for path in paths if path.parent == added), key=_time, reverse=True)
    return [mine.pop(0) if path.parent == added else path for path in paths]


def _time(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _second(other: Loaded, best: Loaded) -> Problem:
    message = phrase(
        "{path} is another text of {edition}, which {path_2} already gives "
        "({worth} and {faults} faults against {other_worth} and {other_faults})",
        path=other.path,
        edition=best.edition,
        path_2=best.path,
        worth=best.worth,
        faults=best.worth.faults,
        other_worth=other.worth.met,
        other_faults=other.worth.faults,
    )
    return Problem(0, "edition-twice", "warning", message, phrase("keep one of the two"))
