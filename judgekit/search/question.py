"""The question: what a judge typed, as a list of slots, each a thing to be found with the units that stand for it.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

Unit = tuple[str, float]
Form = tuple[str, str, str, str]
"""A line of the lexicon: form, family, units, label."""


class Slot:
    """One thing that is asked for.

    Attributes:
        surface: how it was typed.
        label: how it was understood.
        units: (unit, weight); of the alternatives of a slot the best counts.
        extra: (unit, weight) that count besides, for what slang means.
        term: whether it is a term of the game.
    """

    __slots__ = ("extra", "label", "surface", "term", "units")

    def __init__(self, surface: str, label: str, units: list[Unit], *, term: bool = False) -> None:
        self.surface = surface
        self.label = label
        self.units = units
        self.extra: list[Unit] = []
        self.term = term


class Question:
    """A query as understood.

    Attributes:
        slots: what is asked for.
        cards: card names set aside.
        unknown: words that mean nothing to the index.
        corrections: what was typed, and as what it was read.
        bare_term: whether nothing but one term was typed: what is asked for is what the term means.
        phrase: where the whole query is one phrase of terms, how a text may have it: with its inner particles or without.
    """

    __slots__ = ("bare_term", "cards", "corrections", "phrase", "slots", "unknown")

    def __init__(self) -> None:
        self.slots: list[Slot] = []
        self.cards: list[str] = []
        self.unknown: list[str] = []
        self.corrections: list[tuple[str, str]] = []
        self.bare_term = False
        self.phrase: tuple[str, ...] = ()


class Vocabulary(ABC):
    """What a question is read against; the store answers in one way, the build of the store in another.

    Attributes:
        parsed: the forms of the lines that were read, by key, where they stay the same; see `applying`.
    """

    parsed: dict[str, list[Form]] | None = None

    @abstractmethod
    def forms(self, keys: list[str]) -> dict[str, str]:
        """Return the lines of the lexicon under each key that it has."""

    @abstractmethod
    def stems(self, words: list[str]) -> dict[str, str]:
        """Return the stem of each word that stands in the rulebooks or the lexicon."""

    @abstractmethod
    def units(self, units: list[str]) -> set[str]:
        """Return those of some bigrams that stand in the rulebooks."""

    def read_as(self, _words: list[str]) -> dict[str, list[str]]:
        """Return the written forms of each word in romaji or kana that is how something known is read, the likeliest first."""
        return {}

    def spoken(self, _words: list[str]) -> dict[str, list[str]]:
        """Return the written forms of those words in kana that are, as a whole, how something known is read."""
        return {}

    def corrected(self, _word: str) -> list[str]:
        """Return the known words that word is a misspelling of, the nearest first."""
        return []

    def sounds_like(self, _run: str) -> list[str]:
        """Return the terms that a run of kanji which nothing prints may have been meant to be."""
        return []

    def miswritten(self, _run: str) -> tuple[str, str] | None:
        """Return the piece of a run of kanji that is a term with one character mistaken, and the term."""
        return None


def applying(
    found: dict[str, str], families: tuple[str, ...], parsed: dict[str, list[Form]] | None = None
) -> dict[str, list[Form]]:
    """Return the forms in some lines of the lexicon, by key, that are terms of some families of books.

    Args:
        found: the lines by key.
        families: the families.
        parsed: the forms of lines that were cut before, by key; takes those that are new. A question is read several times over.
    """
    forms: dict[str, list[Form]] = {}
    for key, lines in found.items():
        known = parsed.get(key) if parsed is not None else None
        if known is None:
            known = []
            for line in lines.split("\n") if lines else ():
                form, family, units, label = line.split("\t")
                known.append((form, family, units, label))
            if parsed is not None:
                parsed[key] = known
        own = [form for form in known if form[1] in families]
        if own:
            forms[key] = own
    return forms


def add_term(question: Question, surface: str, forms: list[Form], families: tuple[str, ...] = ()) -> bool:
    """Add the slot of a term to a question, and tell whether there is one; a word that asks for nothing adds none.

    Args:
        question: takes the slot.
        surface: how it was typed.
        forms: the lines of the lexicon that it is; several when games or languages share the word.
        families: the families of books whose terms apply, in the order in which they name the word: 追放 is not called 夢.
    """
    named = forms[0]
    if families and len(forms) > 1:
        named = min(forms, key=lambda form: (not form[3], families.index(form[1])))
    slot = Slot(surface, named[3], [], term=True)
    for _form, _family, units, _label in forms:
        parts = units.split(" ") if units else []
        pairs = [(parts[at], float(parts[at + 1])) for at in range(0, len(parts) - 1, 2)]
        slot.units += pairs[:1]
        slot.extra += [pair for pair in pairs[1:] if pair not in slot.extra]
    if slot.units:
        question.slots.append(slot)
    return bool(slot.units)
