"""The publishers' sentences stay in their documents: code, scenarios, tests and the read-me repeat no long run of them."""

import re
import subprocess
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.library.outline import outlined_editions, read_outline

ROOT = Path(__file__).resolve().parents[2]
OURS = (
    "judgekit",
    "corpus/*/scenarios/**",
    "corpus/*/examples/**",
    "corpus/rulings.md",
    "bench",
    "tests",
    "*.md",
    "docs/**",
)
LONGEST = 35
"""The most characters, white space left out, that a file of ours may have in common with a rulebook."""


LONGEST_OF_CARDS = 50
"""The same where the wording of cards may be quoted: the templates of cards, which a rulebook repeats without quotation marks."""

PLAIN = str.maketrans("’‘“”", "''\"\"", "*")
"""Quotation marks as a keyboard has them; without the marks of bold print."""


def squeezed(text: str) -> str:
    """Return text without white space and bold marks, with one form of every character, quotation mark and letter."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().translate(PLAIN).split())


def windows(text: str, longest: int = LONGEST) -> Iterator[str]:
    """Yield every run of one character more than the longest allowed, in order."""
    return (text[at : at + longest + 1] for at in range(len(text) - longest))


def repeated(text: str, book: frozenset[int], headings: str = "", longest: int = LONGEST) -> list[str]:
    """Return the runs of text that a book has too, each in windows of the length that is too long.

    Args:
        text: the text of a file, as it is written.
        book: the hashes of the book's windows, which need a tenth of the memory of the windows.
        headings: the squeezed headings of the outlines, which everybody may repeat.
        longest: the most characters that may be the same.
    """
    return [run for run in windows(squeezed(text), longest) if hash(run) in book and run not in headings]


def hashes(text: str, longest: int = LONGEST) -> frozenset[int]:
    """Return the hashes of the windows of a document."""
    return frozenset(map(hash, windows(squeezed(text), longest)))


CARD_WORDING = ("tests/games/", "tests/scenarios/notation/", "corpus/", "judgekit/games/mtg/text/")
"""Where the wording of cards may be quoted: scenarios, tests of card text and of the games, and the rows of the grammar itself."""
QUOTATION = re.compile(
    r"“[^“”\n]{1,400}”|\"[^\"\n]{1,400}\"|「[^「」\n]{1,300}」|『[^『』\n]{1,300}』|\"[^\".\n]{1,300}\.(?=[^\"\n]*$)",
    re.M,
)


EXAMPLE = re.compile(r"^```(?:yaml|notation)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A scenario that the manual shows; like those of the corpus it stands on cards."""


def without_quotations(book: str) -> str:
    """Return a document without what it quotes from cards; what is left are its own sentences."""
    return QUOTATION.sub("\n", book)


COMPILED = ".mo"
"""A catalogue of messages in the form that programs read; its source lies beside it and is compared."""


def our_files() -> list[Path]:
    """Return the tracked files that hold our own words."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *OURS], cwd=ROOT, capture_output=True, text=True, check=True
    )
    names = [name for name in listed.stdout.split("\0") if name and not name.endswith(COMPILED)]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


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


def test_the_wording_of_a_card_that_the_book_quotes_may_be_quoted_where_cards_are_read() -> None:
    book = (
        "An example is a card that says “Whenever the lantern is lit, each guest draws two cards and bows.” It is long."
    )
    text = "Whenever the lantern is lit, each guest draws two cards and bows."
    assert repeated(text, hashes(book))
    assert repeated(text, hashes(without_quotations(book))) == []
    assert repeated(BOOK, hashes(without_quotations(BOOK)))


@pytest.mark.rulebooks
def test_no_file_of_ours_repeats_a_sentence_of_a_rulebook(rulebooks: Path) -> None:
    whole = "\n\n".join(path.read_text(encoding="utf-8") for path in sorted(rulebooks.glob("*.txt")))
    book, sentences = hashes(whole), hashes(without_quotations(whole), LONGEST_OF_CARDS)
    nodes = [node for edition in outlined_editions() for node in read_outline(edition) if node.title]
    headings = "\n".join(squeezed(title) for node in nodes for title in (node.title.ja, node.title.en) if title)
    files = our_files()
    assert {path.suffix for path in files} >= {".py", ".yaml", ".md", ".txt"}
    names = {path: path.relative_to(ROOT).as_posix() for path in files}
    found = {}
    for path, name in names.items():
        given = path.read_text("utf-8")
        if name.startswith(CARD_WORDING):
            found[name] = repeated(given, sentences, headings, LONGEST_OF_CARDS)
        elif name.startswith("docs/"):
            examples = "\n".join(EXAMPLE.findall(given))
            found[name] = repeated(EXAMPLE.sub("\n", given), book, headings)
            found[name] += repeated(examples, sentences, headings, LONGEST_OF_CARDS)
        else:
            found[name] = repeated(given, book, headings)
    assert {file: runs[0] for file, runs in found.items() if runs} == {}
