"""Numbers in a query: the rules that it names by number, and the words that are left.

The number is a field of the index that outweighs every other: whoever types one means that rule, in whatever way it is typed.
This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from judgekit.core.numbers import NumberQuery, expand_range, parse_query
from judgekit.core.sqlite3 import Connection

TYPE_CHECKING = False  # typing costs more to import than a search takes
if TYPE_CHECKING:
    from judgekit.search.ranking import Shelf

_MARKS = ".:@-"
_BOOKS = ("mtg6", "mtg", "dm", "magmell")
_BEFORE = ("総合ルール", "ルール", "rules", "rule", "cr", "§")
"""Words that say no more than that a number follows."""


class Named:
    """The rules that a query names.

    Attributes:
        places: their places in the index, in the order of the numbers, the base edition first.
        numbers: their numbers, as they are.
        rest: the words beside the numbers; the number itself where there are none, which finds the rules that print it.
        searched: the editions that the rest is looked for in: those of the book named, else all.
    """

    __slots__ = ("numbers", "places", "rest", "searched")

    def __init__(self, places: list[int], numbers: list[str], rest: str, searched: list[Shelf]) -> None:
        self.places = places
        self.numbers = numbers
        self.rest = rest
        self.searched = searched


def named(connection: Connection, query: str, searched: list[Shelf]) -> Named | None:
    """Return the rules that a query names by number; None where it names none that there is.

    Args:
        connection: the store.
        query: as typed.
        searched: the editions that are searched.
    """
    # Lone surrogates come from bytes that are no UTF-8; SQLite takes none.
    typed = query.encode("utf-8", "ignore").decode("utf-8")
    whole = parse_query(typed)
    asked, rest = ([whole], "") if whole is not None else _among_words(typed)
    places: dict[int, None] = {}
    numbers: list[str] = []
    for one in asked:
        numbers += _found(connection, one, _of(searched, one), places)
    if not places:
        return None
    books = [_of(searched, one) for one in asked if one.book is not None]
    return Named(list(places), numbers, rest.strip() or numbers[0], books[0] if books else searched)


def is_number_alone(query: str) -> bool:
    """Tell whether a query is the number of a rule, of a group with more than figures, and nothing else."""
    whole = parse_query(query.encode("utf-8", "ignore").decode("utf-8"))
    return whole is not None and "." in whole.candidates[0]


def _of(searched: list[Shelf], asked: NumberQuery) -> list[Shelf]:
    return [
        shelf
        for shelf in searched
        if (asked.book is None or shelf.book == asked.book)
        and (asked.edition is None or shelf.edition.lower() == asked.edition)
    ]


def _found(connection: Connection, asked: NumberQuery, shelves: list[Shelf], places: dict[int, None]) -> list[str]:
    """Add the places of the first reading of a number that some edition has, and return the numbers found."""
    within = ",".join([str(shelf.number) for shelf in shelves])
    for candidate in asked.candidates:
        span = expand_range(candidate, asked.last) if asked.last else [candidate]
        found = []
        for number in span:
            rows = connection.execute(
                f"SELECT place FROM search_node WHERE number = ? AND shelf IN ({within}) ORDER BY place", (number,)
            ).fetchall()
            places.update([(place, None) for (place,) in rows])
            found += [number] if rows else []
        if found:
            return found
    return []


def _among_words(query: str) -> tuple[list[NumberQuery], str]:
    """Return the numbers that stand among the words of a query, and the words without them."""
    if not query.isascii():
        import unicodedata

        query = unicodedata.normalize("NFKC", query)
    asked: list[NumberQuery] = []
    rest = ""
    place = 0
    while place < len(query):
        end = place
        while end < len(query) and _is_part(query[end]):
            end += 1
        if end == place:
            rest += query[place]
            place += 1
            continue
        run = query[place:end]
        one = _number(run)
        if one is None:
            rest += run
        else:
            rest, book = _without_book(rest)
            if book and one.book is None:
                one = parse_query(f"{book} {run.strip(_MARKS)}") or one
            asked.append(one)
            rest += " "
        place = end
    return asked, rest


def _is_part(character: str) -> bool:
    return character.isascii() and (character.isalnum() or character in _MARKS)


def _number(run: str) -> NumberQuery | None:
    """Return the number that a run of letters, digits and marks is: one with more than a group in it."""
    run = run.strip(_MARKS)
    if not any(character.isdigit() for character in run):
        return None
    one = parse_query(run)
    return one if one is not None and "." in one.candidates[0] and not run.isalnum() else None


def _without_book(before: str) -> tuple[str, str]:
    """Return what stands before a number without the words that belong to it, and the book that they name, "" for none."""
    words = before.rstrip(" :.")
    for word in _BEFORE:
        head = words[: len(words) - len(word)]
        if words.lower().endswith(word) and not (word.isascii() and head[-1:].isalnum() and head[-1:].isascii()):
            words = head.rstrip(" :.")
            break
    last = words.rpartition(" ")[2]
    return (words[: len(words) - len(last)], last.lower()) if last.lower() in _BOOKS else (words, "")
