"""The parts of a question that can be the name of a card, and whether any of them is one.

On the path of a search where cards were added: most questions name none, and are answered without what finds and reads cards.
"""

from __future__ import annotations

from judgekit.cards.names import key_of
from judgekit.core import sqlite3

TYPE_CHECKING = False  # typing costs more to import than a search takes
if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_NAME = 24
"""Characters of a Japanese name, and of a run of them that is looked at from each place."""
_MOST_WORDS = 8
_SHORTEST_KANA = 4
"""Characters of a name in hiragana alone: shorter ones are particles as often as names."""
_AT_ONCE = 500
"""Keys of one query; SQLite takes some thousands."""


def may_name_a_card(query: str, file: str) -> bool:
    """Tell whether a part of a question is the name of a card that was added; so it may be where the store cannot be asked now.

    Args:
        query: as typed.
        file: the store of cards.
    """
    keys = [key for _begin, _end, key in stretches(query)]
    try:
        connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        try:
            for start in range(0, len(keys), _AT_ONCE):
                some = keys[start : start + _AT_ONCE]
                marks = ",".join("?" * len(some))
                if (
                    connection.execute(f"SELECT 1 FROM name WHERE folded IN ({marks}) LIMIT 1", some).fetchone()
                    is not None
                ):
                    return True
        finally:
            connection.close()
    except sqlite3.Error:
        return True
    return False


def stretches(query: str) -> Iterator[tuple[int, int, str]]:
    """Return the parts of a question that can be a name: begin, end and key."""
    places: list[tuple[int, int]] = []
    begin = 0
    for piece in query.split(" "):
        if piece.isascii() and piece:
            lead = len(piece) - len(piece.lstrip("\"'(«"))
            bare = piece.strip("\"'.,;:!?()")
            bare = bare[:-2] if bare.endswith("'s") else bare
            places.append((begin + lead, begin + lead + len(bare)))
        else:
            yield from _japanese(query, begin, begin + len(piece))
            places.append((begin, begin))
        begin += len(piece) + 1
    for first in range(len(places)):
        for last in range(first, min(first + _MOST_WORDS, len(places))):
            start, end = places[first][0], places[last][1]
            text = query[start:end]
            # Without a capital a word is a word: "fear", "shock" and "stop" are cards too.
            if text and any(word[:1].isupper() for word in text.split()):
                yield start, end, key_of(text)


def _japanese(query: str, begin: int, end: int) -> Iterator[tuple[int, int, str]]:
    for start in range(begin, end):
        for stop in range(start + 2, min(start + LONGEST_NAME, end) + 1):
            text = query[start:stop]
            kana = all("ぁ" <= sign <= "ん" for sign in text)
            inside = _joins(query[start - 1 : start + 1]) if start > begin else False
            goes_on = _joins(query[stop - 1 : stop + 1]) if stop < end else False
            if not text.isascii() and not inside and not goes_on and (not kana or len(text) >= _SHORTEST_KANA):
                yield start, stop, key_of(text)


def _joins(pair: str) -> bool:
    """Tell whether two signs belong to one word: both of katakana, both of kanji."""
    return all("ァ" <= sign <= "ー" for sign in pair) or all("一" <= sign <= "鿿" for sign in pair)
