"""Recognition: whether a document is a certain book, by the words of its game and the shape of its numbers.

The words are facts of the book's `book.toml`: its name, its title, and terms that no other rulebook prints. A cut or damaged
document is still recognised by two of the terms and one numbered line.
"""

from __future__ import annotations

import re

from judgekit.core.corpus import book_facts
from judgekit.core.documents import SourceText


def is_book(source: SourceText, book: str, numbered_line: re.Pattern[str]) -> bool:
    """Tell whether a document is a book.

    Args:
        source: the document.
        book: book id, whose `book.toml` has a table `recognised` with name, title and words.
        numbered_line: what a numbered line of the book looks like.

    Returns:
        True when the document prints the name or two of the words, and the title or a numbered line.
    """
    facts, text = book_facts(book).get("recognised", {}), source.text
    name, title = facts.get("name"), facts.get("title")
    if not (name and name in text) and sum(word in text for word in facts.get("words", ())) < 2:
        return False
    return bool(title and title in text) or numbered_line.search(text) is not None
