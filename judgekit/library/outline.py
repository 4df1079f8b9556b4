"""The outline: numbers, levels and headings of every book, which are facts and live in the repository.

`outline.tsv` of each book makes look-ups answer on a machine that holds no rulebook. `python -m judgekit.library.outline`
writes the outlines anew from the documents of this machine.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, Headword, RuleNode, book_of
from judgekit.core.text import Bilingual
from judgekit.library.terms import title_halves

MADE_BY = "# Made by `python -m judgekit.library.outline` from the document: numbers, levels and headings. Not edited by hand."
"""The first line of an outline."""
COLUMNS = ("number", "kind", "parent", "ja", "reading", "en")
LONGEST_HEADING = 35
"""Characters without spaces; a longer heading is a sentence of the publisher's and stays out of the repository."""

TEXT_ABSENT = "text-absent"
"""Flag of a node known from the outline only."""


def outline_path(edition: str) -> Path:
    """Return the outline file of an edition: `outline.tsv` for the base edition, `outline-X.tsv` for book@X."""
    book = book_of(edition)
    suffix = "" if BASE_EDITIONS.get(book) == edition else "-" + edition.partition("@")[2]
    return corpus_folder() / book / f"outline{suffix}.tsv"


@cache
def outlined_editions() -> tuple[str, ...]:
    """Return the editions that have an outline in the corpus."""
    found = []
    for book, base in BASE_EDITIONS.items():
        for path in sorted((corpus_folder() / book).glob("outline*.tsv")):
            suffix = path.stem.partition("-")[2]
            found.append(f"{book}@{suffix}" if suffix else base)
    return tuple(found)


def write_outline(nodes: Sequence[RuleNode], path: Path) -> None:
    """Write number, kind, parent and headings of nodes; commentary and other unnumbered notes are left out."""
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(f"{MADE_BY}\n")
        rows = csv.writer(file, delimiter="\t", lineterminator="\n", quoting=csv.QUOTE_MINIMAL)
        rows.writerow(COLUMNS)
        for node in nodes:
            if node.kind == "note":
                continue
            rows.writerow([_name(node), node.kind, (node.parent or "").partition(":")[2], *_heads(node)])


def _name(node: RuleNode) -> str:
    return node.name or node.number or ""


def _heads(node: RuleNode) -> tuple[str, str, str]:
    heads = title_halves(node)
    reading = node.headword.reading if node.headword is not None else None
    ja, reading, en = (
        head if head and len("".join(head.split())) <= LONGEST_HEADING else "" for head in (heads.ja, reading, heads.en)
    )
    return ja, reading, en


def read_outline(edition: str) -> list[RuleNode]:
    """Return the nodes of an edition as the outline knows them: numbered and headed, without text."""
    path = outline_path(edition)
    if not path.is_file():
        return []
    nodes = []
    with path.open(encoding="utf-8", newline="") as file:
        file.readline()  # who made it
        for row in csv.DictReader(file, delimiter="\t"):
            entry = row["kind"] == "entry"
            heads = Bilingual(row["ja"] or None, row["en"] or None)
            node = RuleNode(
                book=book_of(edition),
                edition=edition,
                number=None if entry else row["number"],
                kind=row["kind"],  # type: ignore[arg-type]
                printed_number=None if entry else row["number"],
                name=row["number"] if entry else None,
                title=Bilingual() if entry else heads,
                headword=Headword(heads.ja, row["reading"] or None, heads.en) if entry else None,
                flags=[TEXT_ABSENT],
            )
            if row["parent"]:
                node.parent = f"{node.id.partition(':')[0]}:{row['parent']}"
            nodes.append(node)
    return nodes


def main() -> int:
    """Write the outlines of all loaded documents into the corpus."""
    from judgekit.library.documents import read_shelf

    for document in read_shelf().loaded:
        path = outline_path(document.reading.edition)
        if path.parent.is_dir():
            write_outline(document.reading.nodes, path)
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
