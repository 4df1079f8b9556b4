"""Files of cards read as a stream: what a file is, is known by its beginning; no file is held in memory whole."""

from __future__ import annotations

import csv
import gzip
import io
import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, cast

import ijson

from judgekit.cards import mtgjson, own, scryfall
from judgekit.cards.entries import JsonObject
from judgekit.cards.records import Entry, LeftOut
from judgekit.core.errors import DocumentUnreadable
from judgekit.core.files import look_at
from judgekit.core.json_values import Json
from judgekit.core.wording import noted, phrase, reason_of

LARGEST_FILE = 8_000_000_000
"""Bytes; all printings of Magic in all languages are 2.5 billion."""

DEEPEST = 1_000
"""Brackets open at once; a card has about five. The parser's time grows with the square of the depth."""

_GZIP = b"\x1f\x8b"
_BOM = b"\xef\xbb\xbf"
_WIDE = (b"\xff\xfe", b"\xfe\xff")
_BEGINNING = 1 << 16
_MTGJSON = re.compile(rb'^\s*\{\s*"(?:meta|data)"\s*:')
_WHAT_TO_GIVE = noted(
    "give a bulk file of Scryfall, a file of MTGJSON, or your own cards as JSON or CSV (judgekit help cards)"
)


def entries(path: Path, game: str) -> Iterator[Entry]:
    """Yield what a file of cards holds, entry by entry.

    Args:
        path: the file; gzip is unpacked on the way.
        game: the game of cards that do not say which they belong to.

    Raises:
        DocumentUnreadable: the file cannot be read, is cut off, or is no file of cards; entries before the fault were yielded.
    """
    try:
        look_at(path, LARGEST_FILE)
        with path.open("rb") as raw:
            packed = raw.read(2) == _GZIP
            raw.seek(0)
            file = cast("IO[bytes]", gzip.GzipFile(fileobj=raw) if packed else raw)
            yield from _entries(file, path, game)
    except OSError as fault:
        raise DocumentUnreadable(f"{path}: {reason_of(fault)}", phrase(_WHAT_TO_GIVE)) from fault
    except (EOFError, zlib.error) as fault:
        raise DocumentUnreadable(
            phrase("{path}: the packed file is cut off or damaged", path=path), phrase("fetch it again")
        ) from fault
    except ijson.JSONError as fault:
        raise DocumentUnreadable(
            phrase("{path}: no complete JSON: {fault}", path=path, fault=_one_line(fault)), phrase("fetch it again")
        ) from fault
    except (UnicodeDecodeError, csv.Error) as fault:
        raise DocumentUnreadable(
            phrase("{path}: it cannot be read as text: {fault}", path=path, fault=_one_line(fault)),
            phrase("save it as UTF-8"),
        ) from fault


def _one_line(fault: Exception) -> str:
    return str(fault).strip().splitlines()[0][:120] if str(fault).strip() else type(fault).__name__


class _Shallow:
    """A file of JSON that is read no further where it is nested deeper than any file of cards.

    Brackets inside of texts are counted too, which open and close in pairs there.
    """

    def __init__(self, file: IO[bytes], path: Path) -> None:
        self._file, self._path, self._depth = file, path, 0

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes."""
        found = self._file.read(size)
        self._depth += found.count(b"[") + found.count(b"{") - found.count(b"]") - found.count(b"}")
        if self._depth > DEEPEST:
            raise DocumentUnreadable(phrase("{path}: nested too deeply", path=self._path), phrase(_WHAT_TO_GIVE))
        return found


def _entries(file: IO[bytes], path: Path, game: str) -> Iterator[Entry]:
    beginning = file.read(_BEGINNING)
    file.seek(len(_BOM) if beginning.startswith(_BOM) else 0)
    shown = beginning.removeprefix(_BOM).lstrip()
    if not shown:
        raise DocumentUnreadable(phrase("{path}: the file is empty", path=path), phrase(_WHAT_TO_GIVE))
    if shown.startswith(_WIDE):
        raise DocumentUnreadable(phrase("{path}: the file is in UTF-16", path=path), phrase("save it as UTF-8"))
    if shown.startswith(b"["):
        yield from _known(ijson.items(_Shallow(file, path), "item", use_float=True), path, game)
    elif _MTGJSON.match(shown):
        yield from _mtgjson(_Shallow(file, path))
    elif shown.startswith(b"{"):
        yield from _own_json(_Shallow(file, path), path, game)
    elif path.suffix.lower() in (".csv", ".tsv", ".gz") and b"\0" not in shown:
        yield from _table(file, path, game)
    else:
        raise DocumentUnreadable(phrase("{path}: no file of cards", path=path), phrase(_WHAT_TO_GIVE))


def _known(found: Iterable[Json], path: Path, game: str) -> Iterator[Entry]:
    """Yield the entries of a list, each read by what it looks like; a list without one that is known is no file of cards."""
    readers: tuple[tuple[Callable[[JsonObject], bool], Callable[[JsonObject], Entry]], ...] = (
        (scryfall.is_ruling, scryfall.ruling),
        (scryfall.is_card, scryfall.card),
        (own.is_own, lambda entry: own.card(entry, game)),
    )
    some = False
    for entry in found:
        reader = None
        if isinstance(entry, Mapping):
            reader = next((read for fits, read in readers if fits(entry)), None)
        if reader is None or not isinstance(entry, Mapping):
            yield LeftOut(phrase("entries that are no cards"))
            continue
        some = True
        yield reader(entry)
    if not some:
        raise DocumentUnreadable(phrase("{path}: no card in it", path=path), phrase(_WHAT_TO_GIVE))


def _mtgjson(file: _Shallow) -> Iterator[Entry]:
    for name, value in ijson.kvitems(file, "data", use_float=True):
        if isinstance(value, list) and name == "cards":
            yield from mtgjson.of_set([entry for entry in value if isinstance(entry, Mapping)])
        elif (
            isinstance(value, list)
            and value
            and all(isinstance(entry, Mapping) and "layout" in entry for entry in value)
        ):
            yield from mtgjson.card(value)
        elif isinstance(value, Mapping) and isinstance(value.get("cards"), list):
            yield from mtgjson.of_set([entry for entry in value["cards"] if isinstance(entry, Mapping)])


def _own_json(file: _Shallow, path: Path, game: str) -> Iterator[Entry]:
    cards: Json = None
    for key, value in ijson.kvitems(file, "", use_float=True):
        if key == "game" and isinstance(value, str):
            game = value
        elif key == "cards":
            cards = value
    if isinstance(cards, Mapping):
        cards = [{"name": name, **entry} for name, entry in cards.items() if isinstance(entry, Mapping)]
    if not isinstance(cards, Sequence) or isinstance(cards, str):
        raise DocumentUnreadable(phrase("{path}: no cards in it", path=path), phrase(_WHAT_TO_GIVE))
    yield from _known(cards, path, game)


def _table(file: IO[bytes], path: Path, game: str) -> Iterator[Entry]:
    text = io.TextIOWrapper(file, encoding="utf-8-sig", newline="")
    tab = path.name.lower().removesuffix(".gz").endswith(".tsv")
    rows = csv.DictReader(text, delimiter="\t" if tab else ",")
    if "name" not in (rows.fieldnames or ()):
        raise DocumentUnreadable(
            phrase("{path}: the first row names no column `name`", path=path), phrase(_WHAT_TO_GIVE)
        )
    for row in rows:
        yield own.card({key: value for key, value in row.items() if key is not None}, game)
