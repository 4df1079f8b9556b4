"""Reading a document: its bytes are decoded, its book is recognised by content, and that book's reader is called."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from judgekit.books.decoding import decode
from judgekit.core.documents import Reading, SourceText
from judgekit.core.errors import DocumentUnreadable


class Reader(Protocol):
    """What the module of a reader gives."""

    def recognises(self, source: SourceText) -> bool:
        """Tell whether a document is of this reader's kind, also when it is cut or damaged."""

    def read(self, source: SourceText) -> Reading:
        """Read a document that was recognised; never fails."""


_READERS = (
    # From the most particular marks to the most general: only the last two share the numbers of the Comprehensive Rules.
    "judgekit.books.sixth_edition",
    "judgekit.books.duel_masters",
    "judgekit.books.magmell",
    "judgekit.books.update_notes",
)
_KNOWN = (
    "judgekit knows the Magic Comprehensive Rules (Japanese with English, or the official English text), notes on their update, "
    "the Sixth Edition rulebook, the Duel Masters rules and the MAGMELL rules"
)
_LONGEST_QUOTE = 40


def read_document(data: bytes, name: str) -> Reading:
    """Read a rulebook; a pure function of its bytes.

    Args:
        data: the file's bytes, in any encoding that `decode` knows.
        name: the file's name, for messages only.

    Returns:
        What the reader of its book made of it, its faults among the problems.

    Raises:
        DocumentUnreadable: when it is none of the documents judgekit knows.
    """
    source = decode(data, name)
    reader = reader_of(source)
    if reader is None:
        raise DocumentUnreadable(f"{name}: no rulebook that judgekit knows ({_seen(source)})", _KNOWN)
    return reader.read(source)


def reader_of(source: SourceText) -> Reader | None:
    """Return the reader that recognises a document; None when none does."""
    for module in _READERS:
        reader = cast(Reader, import_module(module))
        if reader.recognises(source):
            return reader
    return None


def _seen(source: SourceText) -> str:
    """Say in a few words what a document looks like."""
    first = next((line.strip() for line in source.lines if line.strip()), "")
    if not first:
        return "it is empty"
    if not first.isprintable():
        return f"read as {source.encoding} it is no text"
    quote = first if len(first) <= _LONGEST_QUOTE else first[: _LONGEST_QUOTE - 1] + "…"
    return f"{len(source.lines)} line(s) of {source.encoding}, beginning with: {quote}"
