"""Card text printed from what it was understood as, by the rows that read it; what is printed reads as the same terms."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.games.duel_masters.text.grammar import ROWS
from judgekit.language.descriptions import printed_description
from judgekit.language.japanese.counters import recounted
from judgekit.language.plain_data import Term
from judgekit.language.printing import Printer
from judgekit.mechanics.terms.records import Value

_SHEETS = ("カード", "呪文", "手札", "タマシード", "フィールド")
_COUNTERS = {
    **{f"{noun}{particle}": "枚" for noun in _SHEETS for particle in ("", "を", "が")},
    **{f"シールド{particle}": "つ" for particle in ("", "を", "が")},
}
"""What is not counted with 体."""

_NOUNS = (("type", "below"), ("type", "host"), ("type",), ("race",), ("called",))
"""Keys that a noun says together."""


def _printed_held(term: Value) -> str | None:
    """Return a sentence with what stands before it, conditions first."""
    for key, category in _BEFORE.items():
        if key in term:
            before = term[key]
            words = _PRINTER.printed(category, before)
            if words is None and key == "if" and "both" in before:
                one, other = (_PRINTER.printed(category, condition) for condition in before["both"])
                words = None if one is None or other is None else f"{one}、{other}"
            rest = _printed_held({name: value for name, value in term.items() if name != key})
            return None if words is None or rest is None else f"{words}、{rest}"
    return _PRINTER.from_rows("held", term)


_BEFORE = {"if": "condition", "per": "per", "until": "duration"}
"""What stands before a sentence, in the order in which it is printed."""

_PRINTER: Printer = Printer(
    ROWS,
    {
        "filter": lambda term: printed_description(_PRINTER, term, _NOUNS) if isinstance(term, dict) else None,
        "held": _printed_held,
    },
)


def print_terms(terms: Sequence[Term]) -> str:
    """Return the sentences of a line in Japanese.

    Raises:
        CardTextNotUnderstood: no row says one of them.
    """
    if "noted" in terms[0]:
        return f"{terms[0]['noted']}({'■'.join(map(print_terms, terms[0]['says']))})"
    if "keyword" in terms[0] or "named" in terms[0]:
        return "、".join(str(term.get("keyword", term.get("named"))) for term in terms)
    if len(terms) > 1 and terms[-2].get("mode") in _SAID:
        (way,) = terms[-1]["modes"]
        return f"{''.join(map(_printed, terms[:-1]))}{print_terms(way).replace(*_SAID[terms[-2]['mode']])}"
    return "".join(map(_printed, terms))


_SAID = {
    "race": ("選んだ種族の", "その種族の"),
    "name": ("名前が《選んだ名前》の", "その名前の"),
    "civilization": ("選んだ文明の文明", "その文明"),
    "number": ("選んだ数字", "その数字"),
}
"""What is said as an effect is resolved (203.4, 202.2, 106.3, 108.1a): how it stands in its terms, and how it is printed."""


def _printed(term: Term) -> str:
    if "modes" in term:
        return "".join(f"►{print_terms(mode)}" for mode in term["modes"])
    return f"{recounted(_PRINTER.needed('sentence', term), _COUNTERS)}。"
