"""Readers that need each other, asked for by name: a condition in a filter, an instruction in a cost, card text anywhere.

A filter may hold a condition, and a condition holds filters; a change gives abilities, which hold changes. So the upper readers
register here, and the lower ones ask here: none imports another that imports it. The readers of card text register the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from judgekit.language.parts import Part

INNER: dict[str, Callable[[Part], Any]] = {}
"""Readers of structured terms, by what they read: "condition", "action", "ability", "abilities", "token", "formula"."""

PHRASES: dict[str, Callable[[str], Any]] = {}
"""Readers of card text inside of a structured term, by what they read: "filter", "reference", "condition", "pattern", "cost",
"keyword", "token" (None where the words are none of that) and "abilities"."""

CARD_TEXT: list[Callable[..., Any]] = []
"""The reader of the rules text of a whole card."""

Reader = TypeVar("Reader", bound=Callable[..., object])


def reads(what: str) -> Callable[[Reader], Reader]:
    """Return a decorator that registers the reader of a kind of structured term."""

    def register(reader: Reader) -> Reader:
        INNER[what] = reader
        return reader

    return register


def reads_phrase(what: str) -> Callable[[Reader], Reader]:
    """Return a decorator that registers the reader of a kind of phrase of card text."""

    def register(reader: Reader) -> Reader:
        PHRASES[what] = reader
        return reader

    return register
