"""The lists of well-known cards: their Japanese names for who added a file without any, and what players call them for short.

The lists give no card: they only say which name is meant, and the card itself comes from the files that were added.
On the path of a cold `card NAME`, so nothing is imported for them.
"""

from __future__ import annotations

import os.path

from judgekit.library import folders

_READ: dict[str, dict[str, str]] = {}


def listed_in_japanese(game: str) -> dict[str, str]:
    """Return the English names of well-known cards by their Japanese ones."""
    return _table(game, "japanese-names.tsv")


def in_japanese(name: str, game: str) -> str:
    """Return the Japanese name of a well-known card; empty where the list has none."""
    return next((japanese for japanese, english in listed_in_japanese(game).items() if english == name), "")


def nicknames(game: str) -> dict[str, str]:
    """Return the names of well-known cards by what players call them; a nickname in small letters may be written in any."""
    return _table(game, "nicknames.tsv")


def known(game: str) -> frozenset[str]:
    """Return the English names of well-known cards."""
    return frozenset(listed_in_japanese(game).values())


def _table(game: str, name: str) -> dict[str, str]:
    file = os.path.join(folders.corpus(), game, name)
    if file not in _READ:
        lines: list[str] = []
        if os.path.exists(file):
            with open(file, encoding="utf-8") as opened:
                lines = opened.read().splitlines()
        _READ[file] = dict(line.split("\t") for line in lines if line[:1] != "#")
    return _READ[file]
