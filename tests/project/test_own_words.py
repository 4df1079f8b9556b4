"""The publishers' sentences stay in their documents: code, scenarios, tests and the read-me repeat no long run of them."""

import subprocess
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.library.outline import outlined_editions, read_outline

ROOT = Path(__file__).resolve().parents[2]
OURS = ("judgekit", "corpus/*/scenarios/**", "corpus/rulings.md", "bench", "tests", "README*", "CHANGELOG*")
LONGEST = 35
"""The most characters, white space left out, that a file of ours may have in common with a rulebook."""


PLAIN = str.maketrans("’‘“”", "''\"\"", "*")
"""Quotation marks as a keyboard has them; without the marks of bold print."""


def squeezed(text: str) -> str:
    """Return text without white space and bold marks, with one form of every character, quotation mark and letter."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().translate(PLAIN).split())


def windows(text: str) -> Iterator[str]:
    """Yield every run of one character more than the longest allowed, in order."""
    return (text[at : at + LONGEST + 1] for at in range(len(text) - LONGEST))


def repeated(text: str, book: frozenset[int], headings: str = "") -> list[str]:
    """Return the runs of text that a book has too, each in windows of the length that is too long.

    Args:
        text: the text of a file, as it is written.
        book: the hashes of the book's windows, which need a tenth of the memory of the windows.
        headings: the squeezed headings of the outlines, which everybody may repeat.
    """
    return [run for run in windows(squeezed(text)) if hash(run) in book and run not in headings]


def hashes(text: str) -> frozenset[int]:
    """Return the hashes of the windows of a document."""
    return frozenset(map(hash, windows(squeezed(text))))


def our_files() -> list[Path]:
    """Return the tracked files that hold our own words."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *OURS], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


BOOK = "7.3b. Whoever tends the lantern counts each guest aloud before the doors are shut for the night."


@pytest.mark.parametrize(
    "text",
    [
        "WHOEVER tends the Lantern counts each guest ALOUD",
        "Whoever tends\n    the lantern counts each\n    guest aloud before",
        "whoever *tends* the **lantern** counts each guest aloud",
        "ｗｈｏｅｖｅｒ　ｔｅｎｄｓ　ｔｈｅ　ｌａｎｔｅｒｎ　ｃｏｕｎｔｓ　ｅａｃｈ　ｇｕｅｓｔ　ａｌｏｕｄ",
    ],
)
def test_neither_line_breaks_nor_capitals_nor_wide_letters_hide_a_long_run(text: str) -> None:
    assert repeated(f"# {text}", hashes(BOOK))


def test_a_short_run_is_a_term_that_everybody_uses() -> None:
    assert repeated("the doors are shut for the night", hashes(BOOK)) == []


def test_a_heading_may_be_as_long_as_the_book_has_it() -> None:
    heading = "Lanterns that are tended while the doors are shut for the night"
    assert repeated(f"# {heading}", hashes(f"8. {heading}"))
    assert repeated(f"# {heading}", hashes(f"8. {heading}"), squeezed(heading)) == []


@pytest.mark.rulebooks
def test_no_file_of_ours_repeats_a_sentence_of_a_rulebook(rulebooks: Path) -> None:
    book = hashes("\n\n".join(path.read_text(encoding="utf-8") for path in sorted(rulebooks.glob("*.txt"))))
    nodes = [node for edition in outlined_editions() for node in read_outline(edition) if node.title]
    headings = "\n".join(squeezed(title) for node in nodes for title in (node.title.ja, node.title.en) if title)
    files = our_files()
    assert {path.suffix for path in files} >= {".py", ".yaml", ".md", ".txt"}
    found = {path.relative_to(ROOT).as_posix(): repeated(path.read_text("utf-8"), book, headings) for path in files}
    assert {file: runs[0] for file, runs in found.items() if runs} == {}
