"""Card text printed from what it was understood as, by the rows that read it; what is printed reads as the same terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judgekit.games.duel_masters.text.grammar import ROWS
from judgekit.language.descriptions import printed_description
from judgekit.language.japanese.counters import recounted
from judgekit.language.printing import Printer

Term = dict[str, Any]

_SHEETS = ("カード", "呪文", "手札", "タマシード", "フィールド")
_COUNTERS = {
    **{f"{noun}{particle}": "枚" for noun in _SHEETS for particle in ("", "を", "が")},
    **{f"シールド{particle}": "つ" for particle in ("", "を", "が")},
}
"""What is not counted with 体."""

_NOUNS = (("type",), ("race",), ("called",))
"""Keys that a noun says together."""


def _printed_filter(term: Any) -> str | None:
    if not isinstance(term, dict):
        return None
    return printed_description(_PRINTER, term, _NOUNS)


_PRINTER: Printer = Printer(ROWS, {"filter": _printed_filter})


def print_terms(terms: Sequence[Term]) -> str:
    """Return the sentences of a line in Japanese.

    Raises:
        CardTextNotUnderstood: no row says one of them.
    """
    if "noted" in terms[0]:
        return f"{terms[0]['noted']}({'■'.join(map(print_terms, terms[0]['says']))})"
    if "keyword" in terms[0] or "named" in terms[0]:
        return "、".join(str(term.get("keyword", term.get("named"))) for term in terms)
    return "".join(map(_printed, terms))


def _printed(term: Term) -> str:
    if "modes" in term:
        return "".join(f"►{print_terms(mode)}" for mode in term["modes"])
    return f"{recounted(_PRINTER.needed('sentence', term), _COUNTERS)}。"
