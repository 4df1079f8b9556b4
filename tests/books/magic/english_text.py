"""Writes rulebooks in the shape of the official English text, in invented words, and says what stands in them.

Shape as published: title, effective date, introduction, contents list, numbered rules with examples right below them, glossary,
credits. The words are ours; the shape, numbers included, is the publisher's.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from judgekit.core.numbers import SUBRULE_LETTERS

_WORDS = ["lamp", "river", "cart", "stone", "owl", "door", "basket", "moss", "wheel", "cup", "thread", "bell", "ladder"]
_FRONT = """Magic: The Gathering Comprehensive Rules

These rules are effective as of {date}.

Introduction

{introduction}

Contents

"""
_CREDITS = (
    "Credits\n\nMagic: The Gathering Original Game Design: Somebody Else\nLamps: Anybody\n\nPublished by Nobody.\n"
)


@dataclass
class Expected:
    """What a reader must find under one number."""

    number: str
    kind: str
    title: str | None
    text: str | None
    examples: list[str] = field(default_factory=list)


@dataclass
class Book:
    """A document and what stands in it."""

    text: str
    introduction: str
    rules: list[Expected]
    entries: list[tuple[str, str]]


class Writer:
    """Writes one book; the same seed gives the same book."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def sentence(self) -> str:
        words = [self.chance.choice(_WORDS) for _ in range(self.chance.randint(4, 12))]
        return f"The {' '.join(words)}."

    def title(self) -> str:
        words = [self.chance.choice(_WORDS).capitalize() for _ in range(self.chance.randint(1, 4))]
        return " and ".join([" ".join(words[:2]), " ".join(words[2:])]) if len(words) > 2 else " ".join(words)

    def rule(self, number: str, kind: str) -> tuple[list[str], Expected]:
        """Return the lines of one rule or subrule, and what it is."""
        paragraphs = [self.sentence()]
        if self.chance.random() < 0.1:
            paragraphs += [
                f"{mark} {self.sentence()}" for mark in self.chance.choice([("1.", "2."), ("•", "•"), ("(a)",)])
            ]
        if self.chance.random() < 0.1:
            paragraphs.append(self.sentence())
        examples = [self.sentence() for _ in range(self.chance.choice([0, 0, 0, 1, 2, 6]))]
        if examples and self.chance.random() < 0.2:
            examples[-1] += f"\n{self.sentence()}"
        mark = "." if (kind == "rule") == (self.chance.random() < 0.95) else ""
        space = "\u00a0" if self.chance.random() < 0.05 else " "
        lines = [f"{number}{mark}{space}{paragraphs[0]}", *paragraphs[1:]]
        lines += [line for example in examples for line in f"Example: {example}".split("\n")]
        return lines, Expected(number, kind, None, "\n".join(paragraphs), examples)


def letters(count: int) -> list[str]:
    """Return the first subrule letters: a to z without l and o, then aa, ab and so on."""
    return [*SUBRULE_LETTERS, *(f"a{letter}" for letter in SUBRULE_LETTERS)][:count]


def write_book(
    seed: int = 1, sections: int = 3, groups: int = 2, rules: int = 4, largest: int = 0, date: str = "March 4, 2031"
) -> Book:
    """Write a book.

    Args:
        seed: chance.
        sections: how many.
        groups: how many to a section.
        rules: how many to a group.
        largest: how many more rules the last group has, each a heading with subrules.
        date: as printed.
    """
    writer = Writer(seed)
    introduction = f"{writer.sentence()} {writer.sentence()}\n\n{writer.sentence()}"
    blocks: list[list[str]] = []
    expected: list[Expected] = []
    headings: list[str] = []
    for section in range(1, sections + 1):
        for number, kind in [(str(section), "section"), *((f"{section}{g:02}", "group") for g in range(groups))]:
            title = writer.title()
            headings.append(f"{number}. {title}")
            blocks.append([headings[-1]])
            expected.append(Expected(number, kind, title, None))
            if kind == "group":
                last = section == sections and number.endswith(f"{groups - 1:02}")
                for order in range(1, rules + 1 + (largest if last else 0)):
                    _write_rule(writer, f"{number}.{order}", order > rules, blocks, expected)
    entries, glossary = _write_glossary(writer, 5 * sections)
    contents = "\n".join([*headings, "Glossary", "Credits"])
    body = "\n\n".join("\n".join(block) for block in blocks)
    front = _FRONT.format(date=date, introduction=introduction)
    text = f"{front}{contents}\n\n{body}\n\nGlossary\n\n{glossary}\n\n{_CREDITS}"
    return Book(text, introduction.replace("\n\n", "\n"), expected, entries)


def _write_rule(
    writer: Writer, number: str, is_heading: bool, blocks: list[list[str]], expected: list[Expected]
) -> None:
    if is_heading:
        title = writer.title()
        blocks.append([f"{number}. {title}"])
        expected.append(Expected(number, "rule", title, None))
    else:
        lines, rule = writer.rule(number, "rule")
        blocks.append(lines)
        expected.append(rule)
    for letter in letters(writer.chance.choice([0, 2, 3, 14, 30] if not is_heading else [1, 3, 28])):
        lines, rule = writer.rule(f"{number}{letter}", "subrule")
        blocks.append(lines)
        expected.append(rule)


def _write_glossary(writer: Writer, count: int) -> tuple[list[tuple[str, str]], str]:
    """Write entries of one sense, of several, and with heads that hold punctuation."""
    entries: list[tuple[str, str]] = []
    for order in range(count):
        head = [
            f"{writer.title()} {order}",
            f"Lamp, Lamp Oil {order}",
            f"Lit “If” Clause {order}",
            f"Removed-from-the-Cart {order} (Obsolete)",
            f"Light the Lamps {order}!",
        ][order % 5]
        senses = [writer.sentence() for _ in range(writer.chance.choice([1, 1, 2, 5]))]
        lines = [f"{place}. {sense}" for place, sense in enumerate(senses, start=1)] if len(senses) > 1 else senses
        entries.append((head, "\n".join([*lines, f"See rule 10{order % 9}.{order}, “{writer.title()}.”"])))
    return entries, "\n\n".join(f"{head}\n{definition}" for head, definition in entries)
