"""Glosses: our own one-sentence restatement of each rule, and how players ask for it, read from the corpus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import yaml

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of, node_id
from judgekit.core.outlined import own_numbers_of
from judgekit.core.text import Gloss
from judgekit.library.terms import title_halves

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


def read_glosses(path: Path) -> Mapping[str, Gloss]:
    """Return the glosses of one file by rule number; every scalar is text, so that 613.10 is not 613.1."""
    state = path.stat()
    return _glosses(path, state.st_mtime_ns, state.st_size)


@cache
def _glosses(path: Path, _changed: int, _size: int) -> Mapping[str, Gloss]:
    """Return the glosses of a file as it lies now; to build a store they are asked for several times."""
    entries = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader) or []
    return {entry["number"]: Gloss(entry["ja"], entry["en"], tuple(entry.get("asked", ()))) for entry in entries}


def renumbered(edition: str) -> dict[str, str]:
    """Return the number in an edition of each rule of the base edition that it has under another one; its concordance says so."""
    path = corpus_folder() / book_of(edition) / f"concordance-{edition.partition('@')[2]}.tsv"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {number: there for number, there, _way in (line.split("\t") for line in lines if line[:1].isdigit())}


def now_without_text(edition: str) -> dict[str, str]:
    """Return the id in an edition of each rule of the base edition, where that one's text is not on this machine to compare.

    Args:
        edition: an edition with a concordance; for another one nothing is known.
    """
    base, moved = BASE_EDITIONS.get(book_of(edition), ""), renumbered(edition)
    if not moved or edition == base:
        return {}
    now = {number: moved.get(number, number) for number in own_numbers_of(base)}
    return {node_id(base, number): node_id(edition, there) for number, there in now.items() if there != "-"}


def lent_without_text(edition: str, glosses: Mapping[str, Gloss]) -> dict[str, Gloss]:
    """Return the glosses that the base edition lends where its text is not on this machine: those of rules that did not change.

    Whatever changed in an edition that has glosses of its own is glossed there, so that what is left says the same as before.

    Args:
        edition: an edition with glosses of its own.
        glosses: every gloss by node id.
    """
    base = BASE_EDITIONS.get(book_of(edition), "")
    if edition not in glossed_editions() or edition == base:
        return {}
    moved = renumbered(edition)
    found: dict[str, Gloss] = {}
    for path in gloss_files(base):
        for number, gloss in read_glosses(path).items():
            there = moved.get(number, number)
            if there != "-":
                found.setdefault(node_id(edition, there), gloss)
    return {id: gloss for id, gloss in found.items() if id not in glosses}


def of_the_glossary(nodes: Iterable[RuleNode], glosses: Mapping[str, Gloss]) -> dict[str, Gloss]:
    """Return the glosses of headed rules without one of their own: what the glossary's entry of the same name says.

    They are for reading only: who asks for a rule is not led to its heading by them.

    Args:
        nodes: every node of some editions.
        glosses: every gloss by node id.
    """
    known = list(nodes)
    entries: dict[tuple[str, str], Gloss] = {}
    for node in known:
        if node.kind == "entry" and node.id in glosses and (node.headword.en if node.headword else None):
            gloss = glosses[node.id]
            for name in str(node.headword.en if node.headword else "").split(", "):
                entries.setdefault((node.edition, name.casefold()), Gloss(gloss.ja, gloss.en))
    found = {}
    for node in known:
        title = title_halves(node).en if node.kind == "rule" and node.id not in glosses else None
        entry = entries.get((node.edition, title.casefold())) if title else None
        if entry is not None:
            found[node.id] = entry
    return found


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
