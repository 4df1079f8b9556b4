"""Drafts: the Japanese and the English half of a rule brought together under the number both are printed under.

The halves stand in turn, Japanese then English. Where two rules are interleaved, the halves of one number still stand close to
each other; a half without its other half within that distance has lost it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from judgekit.books.magic.halves import Half
from judgekit.core.nodes import Kind
from judgekit.core.numbers import sort_key
from judgekit.core.text import LANGUAGES, Lang

_REACH = 4
"""Rules back within which a half looks for its other half."""


@dataclass(slots=True)
class Draft:
    """A rule while it is read.

    Attributes:
        number: its number, corrected where a misprint is certain.
        printed: the number as printed.
        halves: what is printed of it, by language.
        flags: what is particular.
        name: the end of its id where another rule already has its number.
        interleaved_with: the number of a rule whose halves stand between those of this one.
    """

    number: str
    printed: str
    halves: dict[Lang, Half] = field(default_factory=dict)
    flags: list[str] = field(default_factory=list)
    name: str | None = None
    interleaved_with: str | None = None

    @property
    def first(self) -> Half:
        """Return the half that is printed first."""
        return min(self.halves.values(), key=lambda half: half.lead.line)

    @property
    def line(self) -> int:
        """Return the line it begins on."""
        return self.first.lead.line

    @property
    def kind(self) -> Kind:
        """Return the kind its number has."""
        return self.first.numbered.kind

    @property
    def key(self) -> tuple[int, ...]:
        """Return what sorts it among the others by number."""
        return sort_key(self.number)

    @property
    def missing(self) -> list[Lang]:
        """Return the languages of which nothing is printed."""
        return [lang for lang in LANGUAGES if lang not in self.halves]

    def mark(self, flag: str) -> None:
        """Set a flag once."""
        if flag not in self.flags:
            self.flags.append(flag)


def bring_together(halves: Sequence[Half]) -> list[Draft]:
    """Pair the halves of each number; the drafts stand in the order in which their first half is printed."""
    drafts: list[Draft] = []
    for half in halves:
        draft = next((draft for draft in reversed(drafts[-_REACH:]) if _takes(draft, half)), None)
        if draft is None:
            printed_twice = next((draft for draft in reversed(drafts[-_REACH:]) if _has(draft, half)), None)
            if printed_twice is not None:
                printed_twice.halves[half.lang].strays += half.paragraphs()
                continue
            drafts.append(Draft(half.printed, half.printed, {half.lang: half}))
            continue
        draft.halves[half.lang] = half
        if draft is not drafts[-1]:
            draft.interleaved_with = drafts[-1].number
            drafts[-1].mark("order-swapped")
        if draft is not drafts[-1] or half.lang == LANGUAGES[0]:
            draft.mark("order-swapped")
    return drafts


def _takes(draft: Draft, half: Half) -> bool:
    return draft.printed == half.printed and half.lang not in draft.halves


def _has(draft: Draft, half: Half) -> bool:
    """Tell whether the draft holds this very half already: a line printed twice."""
    return draft.printed == half.printed and half.lang in draft.halves and draft.halves[half.lang].text == half.text
