"""Descriptions: a noun with any number of words before it that narrow it down, read into one term and printed again."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.core.typed import Any
from judgekit.language.chart import Chart, Hook, Piece
from judgekit.language.printing import Printer

Join = Callable[[list[Any]], Any]
"""Joins the terms of the modifiers and, last, of the noun; None where they say nothing together."""


def description(join: Join, modifier: str = "modifier", noun: str = "noun") -> Hook:
    """Return the hook of a category that is put together from modifiers and a noun.

    Args:
        join: joins their terms.
        modifier: category of the rows for what stands before the noun.
        noun: category of the rows for the noun.
    """

    def pieces(chart: Chart, start: int) -> list[Piece]:
        found: list[Piece] = []
        for end, terms in _runs(chart, start, []):
            piece = Piece(end, join(terms))
            if piece.term is not None and piece not in found:
                found.append(piece)
        return found

    def _runs(chart: Chart, start: int, before: list[Any]) -> Iterable[tuple[int, list[Any]]]:
        for piece in chart.pieces(noun, start):
            yield piece.end, [*before, piece.term]
        for piece in chart.pieces(modifier, start):
            yield from _runs(chart, piece.end, [*before, piece.term])

    return Hook(pieces, (modifier, noun))


def printed_description(
    printer: Printer,
    term: dict[str, Any],
    nouns: Iterable[tuple[str, ...]],
    modifier: str = "modifier",
    noun: str = "noun",
) -> str | None:
    """Return a description in words: modifiers in the order of their keys, then the noun; None where no row says a part.

    Args:
        printer: prints modifiers and nouns.
        term: the description.
        nouns: keys that a noun may say together, the first that are all there are taken.
        modifier: category of the rows for what stands before the noun.
        noun: category of the rows for the noun.
    """
    for keys in nouns:
        if set(keys) <= set(term):
            head = printer.printed(noun, {key: term[key] for key in keys})
            words = [printer.printed(modifier, {key: value}) for key, value in term.items() if key not in keys]
            return None if head is None or None in words else "".join(map(str, (*words, head)))
    return None
