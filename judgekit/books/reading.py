"""Reading a document: its bytes are decoded, its book is recognised by content, and that book's reader is called."""

from __future__ import annotations

from importlib import import_module
from pathlib import PurePath
from unicodedata import category

from judgekit.books.decoding import decode, encoding_of
from judgekit.core.documents import Reading, SourceText
from judgekit.core.errors import DocumentUnreadable
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Protocol, cast
from judgekit.core.wording import noted, phrase


class _Recogniser(Protocol):
    def recognises(self, source: SourceText) -> bool: ...


class _Reader(Protocol):
    def read(self, source: SourceText) -> Reading: ...


class _Format(NamedTuple):
    """A document format.

    Attributes:
        reader: module whose `read(source)` reads it and never fails.
        recogniser: module whose `recognises(source)` tells it, also when the document is cut or damaged; the reader's where empty.
        title: what its title line prints, by which a document cut behind its title is still told.
    """

    reader: str
    recogniser: str = ""
    title: str = ""


_FORMATS = (
    # From the most particular marks to the most general: the last ones share the numbers of the Comprehensive Rules.
    _Format("judgekit.books.sixth_edition"),
    _Format("judgekit.books.duel_masters"),
    _Format("judgekit.books.magmell"),
    _Format("judgekit.books.update_notes"),
    _Format("judgekit.books.tournament_policy"),
    _Format("judgekit.books.magic.reader", "judgekit.books.magic.recognise", "マジック総合ルール"),
    _Format("judgekit.books.magic.english", title="Magic: The Gathering Comprehensive Rules"),
)
_KNOWN = noted(
    "judgekit knows the Magic Comprehensive Rules (Japanese with English, or the official English text), notes on their update, "
    "the Sixth Edition rulebook, the Duel Masters rules, the MAGMELL rules "
    "and the documents of tournament policy of Magic (IPG, MTR, JAR)"
)
_LOOKED_AT = 2000
_LONGEST_QUOTE = 40
_SAMPLE = 65_536
"""Bytes of a sample; a document of that size is read whatever it holds."""
_NO_TEXT = frozenset(("Cc", "Cn", "Co", "Cs"))
"""Categories of characters that no text holds: control characters, unassigned and private ones, halves of surrogate pairs."""
_MOST_NO_TEXT = 0.05


def read_document(data: bytes, name: str) -> Reading:
    """Read a rulebook; a pure function of its bytes.

    Args:
        data: the file's bytes, in any encoding that `decode` knows.
        name: the file's name or path, for messages only.

    Returns:
        What the reader of its book made of it, its faults among the problems.

    Raises:
        DocumentUnreadable: when it is none of the documents judgekit knows.
    """
    if _is_noise(data):
        raise DocumentUnreadable(
            phrase("{name}: no rulebook that judgekit knows (it holds no text)", name=name), phrase(_KNOWN)
        )
    source = decode(data, PurePath(name).name)
    found = _format_of(source)
    if found is None:
        raise DocumentUnreadable(
            phrase("{name}: no rulebook that judgekit knows ({seen})", name=name, seen=_seen(source)), phrase(_KNOWN)
        )
    return cast(_Reader, import_module(found.reader)).read(source)


def _is_noise(data: bytes) -> bool:
    """Tell whether a stretch of a large document is no text in any encoding; a few samples tell, whatever its size."""
    if len(data) <= _SAMPLE:
        return False
    middle = len(data) // 2 & ~3
    encoding, _mark = encoding_of(data[:_SAMPLE])
    samples = (data[:_SAMPLE], data[middle : middle + _SAMPLE], data[-_SAMPLE:])
    return any(_share_of_no_text(sample.decode(encoding, errors="replace")) > _MOST_NO_TEXT for sample in samples)


def _share_of_no_text(text: str) -> float:
    strange = sum(not character.isspace() and category(character) in _NO_TEXT for character in text)
    return (strange + text.count("\ufffd")) / max(1, len(text))


def _format_of(source: SourceText) -> _Format | None:
    """Return the first format that recognises a document, else the one whose title it begins with; None when there is none."""
    for known in _FORMATS:
        recogniser = cast(_Recogniser, import_module(known.recogniser or known.reader))
        if recogniser.recognises(source):
            return known
    beginning = source.text[:_LOOKED_AT]
    return next((known for known in _FORMATS if known.title and known.title in beginning), None)


def _seen(source: SourceText) -> str:
    """Say in a few words what a document looks like."""
    first = next((line.strip() for line in source.lines if line.strip()), "")
    if not first:
        return phrase("it is empty")
    if any(character < " " and not character.isspace() for character in source.text[:_LOOKED_AT]):
        return phrase("it holds control characters and is no text")
    quote = first if len(first) <= _LONGEST_QUOTE else first[: _LONGEST_QUOTE - 1] + "…"
    return phrase(
        "{lines} line(s) of {encoding}, beginning with: {quote}",
        lines=len(source.lines),
        encoding=source.encoding,
        quote=quote,
    )
