"""Halves: one language of one rule, as the document prints it, the number followed by everything up to the next number.

A half is the numbered paragraph, the further paragraphs of its text, and its examples. The Japanese half of a rule stands before
the English one, so a Japanese example behind an English half belongs to the rule that comes next, whose Japanese half is lost;
and an English example behind a Japanese half belongs to that rule, whose English half is lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from judgekit.books.magic.layout import EXAMPLE_MARK
from judgekit.books.magic.numbering import Numbered, number_of
from judgekit.books.magic.paragraphs import Paragraph
from judgekit.core.text import Lang


@dataclass(slots=True)
class Half:
    """One language of one rule.

    Attributes:
        numbered: the number it is printed under, and the text beside it.
        lead: the numbered paragraph.
        body: further paragraphs of its text.
        examples: its examples.
        strays: paragraphs that stand here and do not belong to it.
        other_examples: examples in the other language that stand here, left behind by a lost half.
    """

    numbered: Numbered
    lead: Paragraph
    body: list[Paragraph] = field(default_factory=list)
    examples: list[Paragraph] = field(default_factory=list)
    strays: list[Paragraph] = field(default_factory=list)
    other_examples: list[Paragraph] = field(default_factory=list)

    @property
    def printed(self) -> str:
        """Return the number as printed, in canonical form."""
        return self.numbered.number

    @property
    def lang(self) -> Lang:
        """Return the language."""
        return self.lead.lang

    @property
    def text(self) -> str:
        """Return the text as printed without the number, its paragraphs joined by a line feed."""
        return "\n".join([self.numbered.text, *(paragraph.text for paragraph in self.body)])

    def every_example(self) -> Iterator[Paragraph]:
        """Yield the examples that stand here, in either language."""
        yield from self.examples
        yield from self.other_examples

    def paragraphs(self) -> Iterator[Paragraph]:
        """Yield every paragraph that stands here, the numbered one first."""
        yield self.lead
        yield from self.body
        yield from self.examples
        yield from self.strays
        yield from self.other_examples


def example_text(paragraph: Paragraph) -> str:
    """Return an example as printed, without its mark."""
    match = EXAMPLE_MARK.match(paragraph.text)
    return paragraph.text[match.end() :] if match else paragraph.text


def read_halves(paragraphs: Sequence[Paragraph]) -> tuple[list[Half], list[Paragraph]]:
    """Gather the paragraphs of the rules into halves.

    Returns:
        The halves in document order, and the paragraphs that stand before the first number.
    """
    halves: list[Half] = []
    before: list[Paragraph] = []
    waiting: list[Paragraph] = []
    for paragraph in paragraphs:
        numbered = number_of(paragraph)
        if numbered is not None:
            half = Half(numbered, paragraph)
            _hand_over(waiting, halves, half)
            waiting = []
            halves.append(half)
        elif not halves:
            before.append(paragraph)
        elif EXAMPLE_MARK.match(paragraph.text) and paragraph.lang == "ja" and halves[-1].lang == "en":
            waiting.append(paragraph)
        else:
            _add(halves[-1], paragraph)
    if halves:
        halves[-1].strays += waiting
    return halves, before


def _hand_over(waiting: list[Paragraph], halves: list[Half], following: Half) -> None:
    """Give Japanese examples behind an English half to the English half that follows, whose Japanese one must be lost."""
    if following.lang == "en":
        following.other_examples += waiting
    elif waiting:
        halves[-1].strays += waiting


def _add(half: Half, paragraph: Paragraph) -> None:
    """Add a paragraph without number: an example, or more text where it is set off as such, else a stray."""
    if EXAMPLE_MARK.match(paragraph.text):
        (half.examples if paragraph.lang == half.lang else half.other_examples).append(paragraph)
    elif paragraph.lang == half.lang and (paragraph.indented or not paragraph.gap):
        half.body.append(paragraph)
    else:
        half.strays.append(paragraph)
