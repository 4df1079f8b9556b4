"""Which editions answer a question, and at what cost they are chosen."""

import re
import sqlite3

import pytest

from judgekit.search.answering import _not_within, _printed
from judgekit.search.instant import search
from judgekit.search.ranking import Shelf, shelves


def _printed_somewhere(store: sqlite3.Connection, word: str, asked: list[Shelf]) -> bool:
    """Read every text for a word, in the same script not a part of a longer one."""
    texts = store.execute(
        "SELECT ' ' || text || ' ' FROM (SELECT shelf, stream AS text FROM search_node UNION ALL "
        "SELECT shelf, glossed FROM search_node UNION ALL SELECT shelf, lower(text_en) FROM search_node) "
        f"WHERE text IS NOT NULL AND shelf IN ({','.join([str(shelf.number) for shelf in asked])})"
    )
    pattern = re.compile(f"{_not_within(word[:1])}{re.escape(word)}{_not_within(word[-1:])}")
    return any(pattern.search(text) for (text,) in texts)


def test_a_word_is_told_to_be_printed_as_if_every_text_were_read(store: sqlite3.Connection) -> None:
    pool = shelves(store)
    texts = [text for row in store.execute("SELECT stream, lower(text_en) FROM search_node") for text in row if text]
    terms = [
        form
        for (forms,) in store.execute("SELECT ja || '\t' || words FROM search_concept")
        for form in forms.split("\t")
    ]
    cut = [
        text[start : start + length] for text in texts for start in range(0, len(text), 5) for length in (1, 2, 3, 6)
    ]
    words = {
        word.strip()
        for word in (*terms, *cut, "トリガーは盾", "チャント", "リーチャー", "flash", "librar", "no such word")
    }
    for word in sorted(words - {""}):
        if word.isascii() and not word.replace(" ", "").isalpha():
            continue  # a piece of a figure or of punctuation is no word
        for book in {shelf.book for shelf in pool}:
            asked = [shelf for shelf in pool if shelf.book == book]
            assert _printed(store, word, (book,), pool) == _printed_somewhere(store, word, asked), (word, book)


@pytest.mark.parametrize("query", ["シールドトリガー", "shield trigger", "シールドトリガー 攻撃", "LO 召喚酔い"])
def test_a_word_of_another_game_is_answered_without_reading_all_texts_or_postings(
    store: sqlite3.Connection, query: str
) -> None:
    asked: list[str] = []
    store.set_trace_callback(asked.append)
    try:
        result = search(store, query, in_use="mtg@20210922")
    finally:
        store.set_trace_callback(None)
    assert result.hits
    for statement in asked:
        if statement.startswith("SELECT"):
            plan = [row[-1] for row in store.execute(f"EXPLAIN QUERY PLAN {statement}")]
            assert not [step for step in plan if step.startswith(("SCAN search_node", "SCAN search_posting"))], (
                statement
            )
