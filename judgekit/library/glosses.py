"""Glosses: our own one-sentence restatement of each rule, and how players ask for it, read from the corpus."""

from __future__ import annotations

from pathlib import Path

import yaml

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, book_of, node_id
from judgekit.core.text import Gloss

_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def gloss_files(edition: str) -> list[Path]:
    """Return the files of an edition's glosses, one a section of its book.

    A book's base edition has them in `glosses/`, another edition in a folder with its name, such as `glosses-otj/`.
    """
    book = book_of(edition)
    name = "glosses" if BASE_EDITIONS.get(book) == edition else f"glosses-{edition.partition('@')[2]}"
    return sorted((corpus_folder() / book / name).glob("*.yaml"))


def glossed_editions() -> list[str]:
    """Return every edition that has glosses, each book's base edition first."""
    found = []
    for book, base in BASE_EDITIONS.items():
        for folder in sorted((corpus_folder() / book).glob("glosses*/")):
            suffix = folder.name.partition("-")[2]
            found.append(f"{book}@{suffix}" if suffix else base)
    return found


def read_glosses(path: Path) -> dict[str, Gloss]:
    """Return the glosses of one file by rule number; every scalar is text, so that 613.10 is not 613.1."""
    entries = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader) or []
    return {entry["number"]: Gloss(entry["ja"], entry["en"], tuple(entry.get("asked", ()))) for entry in entries}


def all_glosses() -> dict[str, Gloss]:
    """Return every gloss by node id.

    A rule of a later edition that has none here is lent that of the base edition's rule where the English is the same
    (`library/building.py`); one that stands here wins.
    """
    return {
        node_id(edition, number): gloss
        for edition in glossed_editions()
        for path in gloss_files(edition)
        for number, gloss in read_glosses(path).items()
    }
