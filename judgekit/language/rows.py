"""The rows of one language of a game, made into a grammar on first use: sentences are read by them, faults name the words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache

from judgekit.core.typed import Any
from judgekit.language.chart import Chart, Grammar, Hook, Kind, Row, Template, Token, wordings
from judgekit.language.faults import CardTextNotUnderstood, not_understood
from judgekit.language.plain_data import replaced

Cut = Callable[[str, frozenset[str]], list[Token]]
"""Cuts a sentence into words, given the words of the rows."""

Forms = Callable[[Template], Iterable[Template]]
"""Returns the wordings that a wording of a row stands for besides itself: verbs inflected, subjects left out."""


_NEAR = 24
"""How many letters before the place where reading stopped a loose sign may lie that is passed over."""


def _no_forms(_template: Template) -> Iterable[Template]:
    return ()


class Rows:
    """Rows that read sentences.

    Attributes:
        rows: (category, wordings, term) as in `chart`.
        kinds: kinds of word that stand in no row.
        cut: cuts a sentence into words.
        hooks: categories put together by functions.
        forms: the further wordings of a wording.
        settled: what a term becomes once its row covers something; None where that says nothing.
        name: under which the grammar is kept for later processes of the same code; "" for rows that are made while a process runs.
        loose: a sign that may stand there or not: where reading stops at one that no row has, or a phrase behind it, it is passed
            over.
    """

    def __init__(
        self,
        rows: Iterable[Row],
        kinds: Mapping[str, Kind],
        cut: Cut,
        hooks: Mapping[str, Hook] | None = None,
        forms: Forms = _no_forms,
        settled: Callable[[Any], Any] | None = None,
        name: str = "",
        loose: re.Pattern[str] | None = None,
    ) -> None:
        self.rows = tuple(rows)
        self.kinds = dict(kinds)
        self.cut = cut
        self.hooks = dict(hooks or {})
        self.forms = forms
        self.settled = settled
        self.name = name
        self.loose = loose
        self._only = lru_cache(maxsize=4096)(self._one)

    @cached_property
    def templates(self) -> tuple[Template, ...]:
        """Every wording, those of its forms included; none stands here twice."""
        found: dict[tuple[str, tuple[Any, ...], str], Template] = {}
        for template in self._worded():
            found.setdefault((template.category, template.words, repr(template.term)), template)
        return tuple(found.values())

    def _worded(self) -> Iterator[Template]:
        for number, (category, text, term) in enumerate(self.rows):
            for words in wordings(text):
                template = Template(category, words, term, number)
                yield template
                yield from self.forms(template)

    @cached_property
    def grammar(self) -> Grammar:
        """The rows, ready to be searched; an earlier process of the same code may have made them so."""
        kinds = frozenset(self.kinds)
        if not self.name:
            return Grammar(self.templates, kinds, self.hooks, settled=self.settled)
        return Grammar.kept(self.name, lambda: self.templates, kinds, self.hooks, settled=self.settled)

    def readings(self, sentence: str, category: str = "sentence") -> list[Any]:
        """Return every term that the rows make of a sentence, without its full stop; more than one is a fault of the rows.

        Args:
            sentence: in one spelling.
            category: what it is read as.

        Raises:
            CardTextNotUnderstood: the rows do not cover it; the words at fault are named.
        """
        tokens = self.cut(sentence, self.grammar.vocabulary)
        chart = Chart(self.grammar, tokens)
        found: list[Any] = []
        for term in chart.whole(category):
            if term not in found:
                found.append(term)
        if not found:
            place = tokens[chart.furthest].place if chart.furthest < len(tokens) else len(sentence)
            return self._without_sign(sentence, category, place)
        return found

    def _without_sign(self, sentence: str, category: str, place: int) -> list[Any]:
        """Return the readings of a sentence without the loose sign where reading stopped; the fault is that of the sentence.

        What stands behind such a sign may be read some way by rows that have it, so the sign may lie a phrase before that place.
        """
        fault = not_understood(sentence, place)
        signs = self.loose.finditer(sentence, 0, min(place + 1, len(sentence))) if self.loose is not None else ()
        last = [sign for sign in signs if sign.end() >= place - _NEAR][-1:]
        if not last:
            raise fault
        try:
            return self.readings(sentence[: last[0].start()] + sentence[last[0].end() :], category)
        except CardTextNotUnderstood:
            raise fault from None

    def only(self, sentence: str, category: str = "sentence") -> Any:
        """Return the one reading of a sentence, as data of its own; sentences read lately are remembered.

        Raises:
            CardTextNotUnderstood: the rows do not cover it, or can read it in several ways.
        """
        return replaced(self._only(sentence, category), str, kept=())

    def _one(self, sentence: str, category: str) -> Any:
        found = self.readings(sentence, category)
        if len(found) > 1:
            message = f"not understood: {sentence!r} can be read in {len(found)} ways"
            raise CardTextNotUnderstood(message, sentence, sentence)
        return found[0]
