"""Terms printed by the rows that read them: a first wording of the first row whose term fits, its slots printed likewise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.language.chart import Template, fits
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.rows import Rows

Way = Callable[[Any], str | None]
"""Prints a term of one category, None where it does not know how."""


class Printer:
    """Prints terms.

    Attributes:
        rows: the rows of a language.
        ways: categories that functions print; they may call `from_rows` for what the rows say.
        free: words of terms that stand for any word.
        between: what stands between the words of a wording: nothing in Japanese.
    """

    def __init__(
        self,
        rows: Rows,
        ways: Mapping[str, Way] | None = None,
        free: tuple[str, ...] = (),
        between: str = "",
    ) -> None:
        self.rows = rows
        self.ways = dict(ways or {})
        self.free = free
        self.between = between

    @cached_property
    def _printed_rows(self) -> dict[str, tuple[Template, ...]]:
        return printed_rows(self.rows.templates)

    def printed(self, category: str, term: Json) -> str | None:
        """Return a term in words, None where no row of the category says it."""
        way = self.ways.get(category)
        if way is not None:
            return way(term)
        kind = self.rows.kinds.get(category)
        return self.from_rows(category, term) if kind is None else kind.printed(term)

    def needed(self, category: str, term: Json) -> str:
        """Return a term in words.

        Raises:
            CardTextNotUnderstood: no row of the category says it.
        """
        text = self.printed(category, term)
        if text is None:
            raise CardTextNotUnderstood(f"no template of {category} says {term!r}")
        return text

    def from_rows(self, category: str, term: Json, slots: dict[str, Json] | None = None) -> str | None:
        """Return a term in the words of the first row that says all of it.

        Args:
            category: what it is a piece of.
            term: the term.
            slots: takes what stands in the slots of that row.
        """
        for template in self._printed_rows.get(category, ()):
            found: dict[str, Json] = {}
            if not fits(template.term, term, found, self.free):
                continue
            text = self._worded(template, found)
            if text is not None:
                if slots is not None:
                    slots.update(found)
                return text
        return None

    def _worded(self, template: Template, slots: Mapping[str, Json]) -> str | None:
        words: list[str] = []
        for word in template.words:
            text = word if isinstance(word, str) else self.printed(word[1], slots.get(word[0]))
            if text is None:
                return None
            words.append(text)
        return self.between.join(words)


def printed_rows(templates: Iterable[Template]) -> dict[str, tuple[Template, ...]]:
    """Return by category the wordings of each row that are printed: the first of those that have the same slots."""
    found: dict[str, dict[object, Template]] = {}
    for template in templates:
        slots = tuple([word for word in template.words if type(word) is tuple])
        found.setdefault(template.category, {}).setdefault((template.row, slots), template)
    return {category: tuple(rows.values()) for category, rows in found.items()}
