"""Where judgekit keeps its own data, and what it says about each book."""

from __future__ import annotations

import os
from functools import cache

from judgekit.core.typed import Any

TYPE_CHECKING = False  # pathlib costs more to import than it takes to find a file
if TYPE_CHECKING:
    from pathlib import Path


def corpus_path(*parts: str) -> str:
    """Return the path of something of our own data: in `corpus` of the checkout, or in the copy inside an installed package."""
    package = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    installed = os.path.join(package, "_corpus")
    folder = installed if os.path.isdir(installed) else os.path.join(os.path.dirname(package), "corpus")
    return os.path.join(folder, *parts)


def corpus_text(*parts: str) -> str:
    """Return what stands in a file of judgekit's own data; nothing where there is none."""
    file = corpus_path(*parts)
    if not os.path.isfile(file):
        return ""
    with open(file, encoding="utf-8") as opened:
        return opened.read()


def corpus_folder() -> Path:
    """Return the folder of judgekit's own data."""
    from pathlib import Path

    return Path(corpus_path())


Facts = dict[str, Any]
"""What a file of the corpus says, by key."""


@cache
def book_facts(book: str) -> Facts:
    """Return `book.toml` of a book: title, edition, known misprints and their corrections; empty where there is none."""
    return _facts(corpus_folder() / book / "book.toml")


@cache
def edition_facts(edition: str) -> Facts:
    """Return what is known of an edition that is no base edition ("otj.toml" for mtg@otj); empty where there is nothing."""
    book, _, name = edition.partition("@")
    return _facts(corpus_folder() / book / f"{name}.toml") if name else {}


def _facts(path: Path) -> Facts:
    import tomllib

    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
