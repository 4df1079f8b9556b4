"""Whose words a question speaks, where none of them is one game's alone: how much more often each book's rules say them.

No single word of デッキ0枚で即負け? tells which game is asked; but one game has a rule near to all of it and says its words often,
and the other has not. Both are measured: how often rules say the words, and how near the best rule comes. How its players ask tells
besides: the phrases with which each book's rules are asked for, pair of letters by pair of letters, also those that are no word.
"""

from __future__ import annotations

from math import log, sqrt

from judgekit.core.sqlite3 import Connection
from judgekit.search.folding import fold, is_japanese_letter
from judgekit.search.question import Question, Unit
from judgekit.search.ranking import FAINT, Shelf
from judgekit.search.streams import joined

TYPE_CHECKING = False  # typing costs more to import than a search takes
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MOST = 2.0
"""What one word tells at most, for a game or against it: it is said e² times as often there."""

UNHEARD = 0.001
"""The share of rules that every book is taken to have with any word, so that one rule more or less tells little."""

NEARNESS = 3.0
"""How many words' worth it is that another game's rule comes e times as near to all that is asked for."""

MANNER = 0.5
"""How many words' worth it is that a pair of letters is e times as usual in how players ask another book: pairs overlap."""

MOST_OF_A_PAIR = 3.0
"""What a pair of letters tells at most: players of the one game type it e³ times as often."""

UNUSUAL = 0.001
"""The share of phrases in which every book's players are taken to type any pair, so that a phrase more or less tells little."""

OF_ITS_PLAYERS = 5.75
"""How much manner, nearness and words have to tell, weighed so, for a question to be taken for one of another game's players."""

BY_MANNER, BY_WORDS = 6.0, 0.25
"""How they are weighed beside nearness. Manner counts by the root of the pairs: a long question has more of any kind."""

FEWEST_PHRASES = 200
"""Phrases by which it is known how a book is asked."""

ENOUGH = 3.0
"""How much words and nearness have to tell together before another game answers instead of the one that one judges by."""

OF_OUR_GAME = 2.0
"""How much more they have to tell for another book of our game, which says mostly what ours says."""

UNDECIDED = -0.5
"""How much they have to tell for another game before it is named beside ours: that one is as likely."""

IN_LATIN_LETTERS = 1.5
"""The same of a question in Latin letters: only Magic is printed in them."""

LIKELY = 1.0
"""How much more they have to tell for a second book."""

WORTH_ASKING = 0.5
"""What words and manner tell for a book at least, above what makes it as likely, before its rules are ranked."""

_FAR = 8.0
"""The nearness that the best rule is taken to have at least."""

_FAINT = bytes(range(FAINT + 1))

_PHRASES = ""
"""Stands for the pair in the number of phrases with which a book is asked."""


def told_by_words(connection: Connection, question: Question, ours: list[Shelf], others: list[Shelf]) -> list[float]:
    """Return for each of some books how much the words of a question tell for it, against the editions that answer first.

    Args:
        connection: the store.
        question: as it is read with the words of every book.
        ours: the editions that answer first.
        others: an edition of each other book.
    """
    words = [slot.units for slot in question.slots if slot.units]
    units = list({unit for word in words for unit, _weight in word})
    marks = ",".join("?" * len(units))
    numbers = ",".join([str(shelf.number) for shelf in ours + others])
    rows = connection.execute(
        f"SELECT unit, shelf, postings FROM search_posting WHERE shelf IN ({numbers}) AND unit IN ({marks})", units
    )
    # What an example or a gloss mentions by the way is as good as said by ours, which the question is first taken to ask.
    first = {shelf.number for shelf in ours}
    said: dict[tuple[str, int], int] = {}
    for unit, number, blob in rows.fetchall():
        impacts = blob[len(blob) // 3 * 2 :]
        said[unit, number] = len(impacts if number in first else impacts.translate(None, _FAINT))

    def share(word: list[Unit], shelf: Shelf) -> float:
        return UNHEARD + max([said.get((unit, shelf.number), 0) for unit, _weight in word]) / shelf.nodes

    at_home = [max([share(word, shelf) for shelf in ours]) for word in words]

    def told(shelf: Shelf) -> float:
        each = [
            word[0][1] * max(-MOST, min(MOST, log(share(word, shelf) / home)))
            for word, home in zip(words, at_home, strict=True)
        ]
        return sum(each)

    return [told(shelf) for shelf in others]


def told_by_nearness(ours: float, theirs: float) -> float:
    """Return how much it tells for another book how near its best rule comes to all that is asked for, and ours."""
    return NEARNESS * log(max(theirs, _FAR) / max(ours, _FAR))


def as_its_players(query: str, by_words: float, by_nearness: float, by_manner: float) -> float:
    """Return how much tells that players of another game put a question, most of it how it is put; nothing where that does not."""
    if by_manner <= 0.0:
        return 0.0
    return BY_MANNER * by_manner / sqrt(max(len(_pairs(query)), 1)) + BY_WORDS * by_words + by_nearness


def told_by_manner(connection: Connection, query: str, ours: str, others: list[str]) -> list[float]:
    """Return for each of some books how much it tells for it how a question is put, against our book.

    Args:
        connection: the store.
        query: as typed.
        ours: our book.
        others: the other books.
    """
    pairs = _pairs(query)
    if not pairs:
        return [0.0] * len(others)
    marks = ",".join("?" * len(pairs))
    rows = connection.execute(
        f"SELECT book, pair, phrases FROM search_asking WHERE pair IN (?, {marks})", [_PHRASES, *pairs]
    )
    said: dict[str, dict[str, int]] = {}
    for book, pair, phrases in rows.fetchall():
        said.setdefault(book, {})[pair] = phrases
    home = said.get(ours, {})
    known = home.get(_PHRASES, 0)

    def told(there: dict[str, int]) -> float:
        phrases = there.get(_PHRASES, 0)
        if min(phrases, known) < FEWEST_PHRASES:
            return 0.0
        each = [log((there.get(pair, 0) / phrases + UNUSUAL) / (home.get(pair, 0) / known + UNUSUAL)) for pair in pairs]
        return MANNER * sum([max(-MOST_OF_A_PAIR, min(MOST_OF_A_PAIR, one)) for one in each])

    return [told(said.get(book, {})) for book in others]


def manners(asked: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, int]]:
    """Yield (pair of letters, book, phrases that have it) of phrases in Japanese with which books are asked.

    Args:
        asked: a book and a phrase each.
    """
    counts: dict[str, dict[str, int]] = {}
    for book, phrase in asked:
        pairs = _pairs(phrase)
        of_book = counts.setdefault(book, {})
        get = of_book.get
        for pair in [_PHRASES, *pairs] if pairs else ():
            of_book[pair] = get(pair, 0) + 1
    rows = [(pair, book, phrases) for book, of_book in counts.items() for pair, phrases in of_book.items()]
    rows.sort()
    return iter(rows)


def _pairs(phrase: str) -> list[str]:
    """Return the pairs of letters of a phrase, each once, without the particles that texts lose; none of one without Japanese."""
    if phrase.isascii() or not any(map(is_japanese_letter, phrase)):
        return []
    letters = joined(fold(phrase))
    return list({letters[place : place + 2]: None for place in range(len(letters) - 1)})
