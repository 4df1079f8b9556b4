"""Which rules there are: the numbers of an edition as its outline lists them, on machines without a rulebook too."""

from __future__ import annotations

import os
import re
from functools import cache

from judgekit.core import keeping
from judgekit.core.corpus import corpus_path, corpus_text
from judgekit.core.nodes import BASE_EDITIONS, book_of
from judgekit.core.numbers import EVERY_LETTER

_GLOSSED = re.compile(r'^- number: "?([0-9]{3}(?:\.[0-9]+[a-z]*)?)"?$', re.MULTILINE)
"""How an entry of a gloss file names its rule."""


@cache
def numbers_of(edition: str) -> frozenset[str]:
    """Return the number of every section, group and rule of an edition; empty where nothing is known of its book.

    Args:
        edition: an edition, as mtg@otj; one that changes the base edition has the numbers of both.
    """
    return own_numbers_of(BASE_EDITIONS.get(book_of(edition), edition)) | own_numbers_of(edition) | _glossed(edition)


@cache
def _glossed(edition: str) -> frozenset[str]:
    """Return the numbers that an edition's glosses and concordance name: of rules that are new, changed or renumbered there."""
    book, year = book_of(edition), edition.partition("@")[2]
    folder = corpus_path(book, f"glosses-{year}")
    files = sorted(name for name in os.listdir(folder) if name.endswith(".yaml")) if os.path.isdir(folder) else ()
    texts = (corpus_text(book, f"glosses-{year}", name) for name in files)
    found = {number for text in texts for number in _GLOSSED.findall(text)}
    lines = corpus_text(book, f"concordance-{year}.tsv").splitlines()
    found.update(line.split("\t")[1] for line in lines if line[:1].isdigit() and "\t-\t" not in line)
    return frozenset(found | {number.rstrip(EVERY_LETTER) for number in found})


@cache
def nodes_of(edition: str) -> frozenset[str]:
    """Return every number of an edition, as `numbers_of` does, with the entries of a glossary that can be cited as rules are.

    Those are the entries of a book whose glossary defines what its rules do not: "glossary/スタック".
    """
    return numbers_of(edition) | entries_of(edition)


def entries_of(edition: str) -> frozenset[str]:
    """Return the entries of the glossary that an edition itself prints; empty where its outline lists none."""
    return _outlined(edition)[1]


def own_numbers_of(edition: str) -> frozenset[str]:
    """Return the number of every section, group and rule that an edition itself prints; empty where it has no outline."""
    return _outlined(edition)[0]


@cache
def _outlined(edition: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the numbers that an edition itself prints, and the entries of its glossary; an earlier process may have read them."""
    name = f"outline-{edition}"
    found = keeping.kept(name, lambda *both: both)
    if found is None:
        rows = _rows_of(edition)
        found = (
            frozenset(number for number, kind in rows if kind != "entry"),
            frozenset(number for number, kind in rows if kind == "entry"),
        )
        if rows:  # of the many editions without an outline there is nothing to keep
            keeping.keep(name, *found)
    return found


def _rows_of(edition: str) -> list[tuple[str, str]]:
    """Return number and kind of every row of an edition's outline."""
    book = book_of(edition)
    suffix = "" if BASE_EDITIONS.get(book) == edition else f"-{edition.partition('@')[2]}"
    text = corpus_text(book, f"outline{suffix}.tsv")
    rows = (line.split("\t", 2) for line in text.splitlines()[2:])
    return [(number, kind) for number, kind, *_ in rows]
