"""Which rules there are: the numbers of an edition as its outline lists them, on machines without a rulebook too."""

from __future__ import annotations

from functools import cache

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, book_of


@cache
def numbers_of(edition: str) -> frozenset[str]:
    """Return the number of every section, group and rule of an edition; empty where nothing is known of its book.

    Args:
        edition: an edition, as mtg@otj; one laid over the base edition has the numbers of both.
    """
    book = book_of(edition)
    folder = corpus_folder() / book
    files = [folder / "outline.tsv"]
    if BASE_EDITIONS.get(book) != edition:
        files.append(folder / f"outline-{edition.partition('@')[2]}.tsv")
    numbers: set[str] = set()
    for file in files:
        if file.is_file():
            rows = (line.split("\t", 2) for line in file.read_text(encoding="utf-8").splitlines()[1:])
            numbers.update(number for number, kind, *_ in rows if kind != "entry")
    return frozenset(numbers)
