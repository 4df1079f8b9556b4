"""The concordance of an edition of Magic, made anew: `python -m tools.concordance mtg@otj`, then correct it by hand.

What became of each rule of the base edition is taken from the comparison that `judgekit diff` shows. What a person decided stays
as it stands in the file: the way of each rule that is listed (a changed rule that is not listed has the same ruling), and the
numbers of the rules that a line "# By hand: 308, 601.5" names, which the comparison matches otherwise.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from judgekit.books.reading import read_document
from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of
from judgekit.core.numbers import sort_key
from judgekit.library.documents import read_shelf
from judgekit.references.changes import Change
from judgekit.references.differences import diff

NOWHERE = "-"
SAME, UNPLAYED, GONE = "same", "unplayed", "gone"
COLUMNS = "number\tthere\tway"
BY_HAND = re.compile(r"# By hand: ([\w., ]+)")


class Row(NamedTuple):
    """What became of a rule of the base edition.

    Attributes:
        there: its number in the other edition, "-" where there is none.
        way: how it changed, in the words of `judgekit/games/mtg/editions/concordance.py`.
    """

    there: str
    way: str


def path_of(edition: str) -> Path:
    """Return the file of an edition's concordance."""
    return corpus_folder() / book_of(edition) / f"concordance-{edition.partition('@')[2]}.tsv"


def first_line(edition: str) -> str:
    """Return the line with which a concordance begins."""
    return f"# Made by `python -m tools.concordance {edition}` from what `judgekit diff` shows, the ways by hand. Numbers only."


def read_head(text: str) -> list[str]:
    """Return the lines about the file that stand over its rows."""
    return [line for line in text.splitlines() if line.startswith("#")]


def read_rows(text: str) -> dict[str, Row]:
    """Return the rows of a concordance by the number in the base edition."""
    rows = (line.split("\t") for line in text.splitlines() if line[:1].isdigit())
    return {number: Row(there, way) for number, there, way in rows}


def numbered_by_hand(head: Iterable[str]) -> frozenset[str]:
    """Return the rules whose numbers a person set against the comparison."""
    found = (BY_HAND.match(line) for line in head)
    return frozenset(number for match in found if match for number in re.findall(r"[\w.]*\w", match[1]))


def made_anew(changes: Sequence[Change], listed: Mapping[str, Row] | None, by_hand: frozenset[str]) -> dict[str, Row]:
    """Return the rows of a concordance as the comparison has them, with what was decided by hand.

    Args:
        changes: from the base edition to the other one.
        listed: the rows as they are, which stay; None where there is no file yet: what changed is then unplayed.
        by_hand: the rules whose numbers stay as they are listed.
    """
    rows: dict[str, Row] = {}
    for change in changes:
        number = change.old_number
        if change.old is None or number is None or number in rows:
            continue
        before = (listed or {}).get(number)
        if number in by_hand:
            row = before or Row(number, SAME)
        elif change.kind == "removed" or change.number is None:
            row = Row(NOWHERE, GONE)
        elif before is not None and before.way != GONE:
            row = Row(change.number, before.way)
        else:
            row = Row(change.number, UNPLAYED if listed is None and change.kind == "changed" else SAME)
        if before is not None or row != Row(number, SAME):
            rows[number] = row
    return rows


def written(edition: str, changes: Sequence[Change], present: str | None) -> str:
    """Return the text of the concordance of an edition.

    Args:
        edition: edition id.
        changes: from the base edition to it.
        present: the text of the file as it is, None where there is none.
    """
    head = read_head(present) if present is not None else []
    rows = made_anew(changes, None if present is None else read_rows(present), numbered_by_hand(head))
    lines = [
        f"{number}\t{row.there}\t{row.way}" for number, row in sorted(rows.items(), key=lambda item: sort_key(item[0]))
    ]
    return "\n".join([first_line(edition), *head[1:], COLUMNS, *lines, ""])


def main(arguments: list[str]) -> int:
    """Write the concordance of an edition into the corpus and say where it is."""
    parser = argparse.ArgumentParser(prog="python -m tools.concordance", description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("document", nargs="?", help="its text, where `judgekit books` does not list it")
    given = parser.parse_args(arguments)
    texts: dict[str, list[RuleNode]] = {
        document.edition: document.reading.nodes
        for document in read_shelf().loaded
        if document.edition in (given.edition, BASE_EDITIONS.get(book_of(given.edition)))
    }
    if given.document:
        reading = read_document(Path(given.document).read_bytes(), given.document)
        texts[reading.edition] = reading.nodes
    base = BASE_EDITIONS.get(book_of(given.edition), "")
    missing = [edition for edition in (base, given.edition) if edition not in texts]
    if missing:
        print(f"no text of {', '.join(missing)} is on this machine", file=sys.stderr)
        return 1
    path = path_of(given.edition)
    present = path.read_text(encoding="utf-8") if path.is_file() else None
    path.write_text(written(given.edition, diff(texts[base], texts[given.edition]), present), encoding="utf-8")
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
