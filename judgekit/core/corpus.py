"""Where judgekit keeps its own data, and what it says about each book."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from judgekit.core.typed import Any


def corpus_folder() -> Path:
    """Return the folder of judgekit's own data: `corpus` of the checkout, or the copy inside an installed package."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "_corpus"
    return installed if installed.is_dir() else package.parent / "corpus"


@cache
def book_facts(book: str) -> dict[str, Any]:
    """Return `book.toml` of a book: title, edition, known misprints and their corrections; empty where there is none."""
    return _facts(corpus_folder() / book / "book.toml")


@cache
def edition_facts(edition: str) -> dict[str, Any]:
    """Return what is known of an edition that is no base edition ("otj.toml" for mtg@otj); empty where there is nothing."""
    book, _, name = edition.partition("@")
    return _facts(corpus_folder() / book / f"{name}.toml") if name else {}


def _facts(path: Path) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
