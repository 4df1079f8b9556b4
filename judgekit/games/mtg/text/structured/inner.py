"""Readers that need each other, asked for by name: a condition in a filter, an instruction in a cost, card text anywhere.

A filter may hold a condition, and a condition holds filters; a change gives abilities, which hold changes. So the upper readers
register here, and the lower ones ask here: none imports another that imports it. The readers of card text register the same way;
their grammar is loaded when the first text is read, since a scenario that has none takes a tenth less of its time without it.
"""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.modules import import_module
from judgekit.core.typed import Any, TypeVar
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.language.parts import Part

INNER: dict[str, Callable[[Part], Any]] = {}
"""Readers of structured terms, by what they read: "condition", "action", "ability", "abilities", "token", "formula"."""

PHRASES: dict[str, Callable[[str], Any]] = {}
"""Readers of card text inside of a structured term, by what they read: "filter", "reference", "condition", "pattern", "cost",
"keyword", "token" (None where the words are none of that) and "abilities"."""

CARD_TEXT: list[Callable[[str, str, TypeLine, tuple[str | int, ...]], tuple[Ability, ...]]] = []
"""The reader of the rules text of a whole card."""

_READERS_OF_TEXT = "judgekit.games.mtg.text.english.reading"

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


def read_phrase(what: str, text: str) -> Any:
    """Return what a phrase of card text means; None where the words are none of that.

    Args:
        what: the kind of phrase, one of those in `PHRASES`.
        text: the phrase.

    Raises:
        CardTextNotUnderstood: the text is that of abilities, and words of it are not understood.
    """
    if not CARD_TEXT:
        import_module(_READERS_OF_TEXT)
    return PHRASES[what](text)


def read_card_text(text: str, name: str, line: TypeLine, path: tuple[str | int, ...]) -> tuple[Ability, ...]:
    """Read the rules text of a card, as `english.reading.read_card_text` does, which says more."""
    if not CARD_TEXT:
        import_module(_READERS_OF_TEXT)
    return CARD_TEXT[0](text, name, line, path)
