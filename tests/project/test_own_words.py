"""The publishers' sentences stay in their documents: code, scenarios, tests and the read-me repeat no long run of them."""

import re
import subprocess
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

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


def windows(text: str, length: int) -> Iterator[str]:
    """Yield every run of a length, in order."""
    stops = range(length, len(text) + 1)
    return map(text.__getitem__, map(slice, range(len(stops)), stops))


class Book(NamedTuple):
    """A document, and the hashes of its blocks, which need a tenth of the memory of the blocks.

    Attributes:
        longest: the most characters that may be the same.
        text: the document, squeezed.
        blocks: of every run of half that length. A run that is too long holds one of them wherever it begins, if every text is cut
            into blocks of that length: only near a block that the book has too need a text be looked at place by place, and the
            book only where a run begins and ends with what it has.
    """

    longest: int
    text: str
    blocks: frozenset[int]


def block(longest: int) -> int:
    """Return the greatest length of which each run that is too long holds a whole block, wherever the cuts are."""
    return (longest + 2) // 2


def repeated(text: str, book: Book, headings: str = "") -> list[str]:
    """Return the runs of text that a book has too, each in windows of the length that is too long.

    Args:
        text: the text of a file, as it is written.
        book: the book.
        headings: the squeezed headings of the outlines, which everybody may repeat.
    """
    own, length, step = squeezed(text), book.longest + 1, block(book.longest)
    near: dict[int, None] = {}
    for at in range(0, len(own) - step + 1, step):
        if hash(own[at : at + step]) in book.blocks:
            near |= dict.fromkeys(range(max(0, at + step - length), min(at, len(own) - length) + 1))
    runs = (own[at : at + length] for at in near)
    likely = (run for run in runs if hash(run[:step]) in book.blocks and hash(run[-step:]) in book.blocks)
    return [run for run in likely if run in book.text and run not in headings]


def hashes(text: str, longest: int = LONGEST) -> Book:
    """Return a document with the hashes of its blocks."""
    own = squeezed(text)
    return Book(longest, own, frozenset(map(hash, windows(own, block(longest)))))


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


@pytest.mark.parametrize("longest", [LONGEST, LONGEST_OF_CARDS])
def test_a_run_that_is_one_too_long_is_found_wherever_it_stands_and_whatever_stands_around_it(longest: int) -> None:
    letters = "".join(chr(0x3400 + at) for at in range(200))
    book = hashes(letters, longest)
    for at in range(longest + 2):
        begun = chr(0x5000) * at
        run = letters[60 : 60 + longest + 1]
        assert repeated(f"{begun}{run}", book) == [run]
        assert repeated(f"{begun}{run}{chr(0x5001) * 40}", book) == [run]
        assert repeated(f"{begun}{letters[60 : 63 + longest]}", book) == [
            *windows(letters[60 : 63 + longest], longest + 1)
        ]
        assert repeated(f"{begun}{run[:-1]}", book) == []


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
            found[name] = repeated(given, sentences, headings)
        elif name.startswith("docs/"):
            examples = "\n".join(EXAMPLE.findall(given))
            found[name] = repeated(EXAMPLE.sub("\n", given), book, headings)
            found[name] += repeated(examples, sentences, headings)
        else:
            found[name] = repeated(given, book, headings)
    assert {file: runs[0] for file, runs in found.items() if runs} == {}
