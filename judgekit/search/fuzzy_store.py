"""The files of the fuzzy index: built whole in the user's cache folder, under a name made of the nodes they index.

An index that judgekit did not build of exactly these nodes is never opened: opening one runs what is pickled in it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from whoosh import fields, index
from whoosh.analysis import LowercaseFilter, RegexTokenizer, Token, Tokenizer

from judgekit.core import sqlite3
from judgekit.search.analysis import Analyser
from judgekit.search.atoms import atomic_terms, user_dictionary
from judgekit.search.folding import fold

FORMAT = "3"
"""Raised when the schema or the analysis changes, so that an index of the old kind is not opened."""

KEPT = 2
"""Indexes left in the folder: the one in use and the one before it."""


class LemmaTokenizer(Tokenizer):  # type: ignore[misc]
    """Cuts Japanese into content words in dictionary form, for whoosh; the analyser itself is not pickled with it."""

    def __init__(self, dictionary: str | None) -> None:
        self.dictionary = dictionary
        self._analyser: Analyser | None = None

    def __getstate__(self) -> dict[str, object]:
        return {"dictionary": self.dictionary, "_analyser": None}

    def __call__(
        self,
        value: str,
        positions: bool = False,
        chars: bool = False,
        start_pos: int = 0,
        mode: str = "",
        **_options: object,
    ) -> Iterator[Token]:
        """Yield whoosh's tokens; the words of Latin letters among the Japanese count as words too."""
        if self._analyser is None:
            path = Path(self.dictionary) if self.dictionary else None
            self._analyser = Analyser(path if path and path.exists() else None)
        token = Token(positions, chars, mode=mode)
        folded, end = fold(value), 0
        for place, (surface, base, _reading) in enumerate(self._analyser.words(folded)):
            token.text = token.original = base or surface
            token.boost, token.stopped = 1.0, False
            if positions:
                token.pos = start_pos + place
            if chars:
                token.startchar = max(folded.find(surface, end), end)
                token.endchar = end = token.startchar + len(surface)
            yield token


def digest(connection: sqlite3.Connection) -> str:
    """Return the name of what a store holds: the same nodes give the same name, others another."""
    found = hashlib.sha256(FORMAT.encode())
    for row in connection.execute("SELECT id, title_ja, title_en, text_ja, text_en FROM search_node ORDER BY place"):
        found.update(repr(row).encode())
    return found.hexdigest()[:20]


def is_ours(home: Path) -> bool:
    """Tell whether a folder is an index that this user built."""
    try:
        return home.is_dir() and index.exists_in(str(home)) and (os.name == "nt" or home.stat().st_uid == os.getuid())
    except OSError:
        return False


def _schema(dictionary: Path | None) -> fields.Schema:
    latin = RegexTokenizer(r"[A-Za-z0-9]+(?:'[a-z]+)?") | LowercaseFilter()
    either = LemmaTokenizer(str(dictionary) if dictionary else None)
    return fields.Schema(
        place=fields.STORED,
        number=fields.ID,
        kind=fields.ID,
        edition=fields.ID,
        game=fields.ID,
        title=fields.TEXT(analyzer=either, field_boost=2.0),
        ja=fields.TEXT(analyzer=either),
        en=fields.TEXT(analyzer=latin),
    )


def build(connection: sqlite3.Connection, folder: Path, home: Path) -> None:
    """Build the index beside its place and put it there whole; earlier ones are cleared away but for the last."""
    rows = connection.execute(
        "SELECT place, number, kind, edition, book, title_ja, title_en, text_ja, text_en "
        "FROM search_node JOIN search_shelf USING (shelf) ORDER BY place"
    ).fetchall()
    atoms = atomic_terms((row[5] for row in rows if row[5]), (row[7] for row in rows if row[7]))
    folder.mkdir(parents=True, exist_ok=True)
    dictionary = user_dictionary(atoms, folder)
    unfinished = Path(tempfile.mkdtemp(prefix="fuzzy-building-", dir=folder))
    try:
        writer = index.create_in(str(unfinished), _schema(dictionary)).writer(limitmb=128)
        for place, number, kind, edition, book, title_ja, title_en, text_ja, text_en in rows:
            title = " ".join(part for part in (title_ja, title_en) if part)
            writer.add_document(
                place=place,
                number=number,
                kind=kind,
                edition=edition,
                game=book,
                title=title or None,
                ja=text_ja,
                en=text_en,
            )
        writer.commit()
        if home.exists():
            shutil.rmtree(home)
        unfinished.replace(home)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    earlier = [path for path in folder.glob("fuzzy-*") if path != home and not path.name.startswith("fuzzy-building-")]
    for path in sorted(earlier, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
