"""What a card was understood as: every ability as written, in words, and as terms."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.language.faults import CardTextNotUnderstood


class InWords:
    """What was understood, in words of each language; it is worded when somebody asks for it, and once.

    Attributes:
        languages: the languages in which it can be said, the usual one first.
    """

    def __init__(self, languages: tuple[str, ...], says: Callable[[str], str]) -> None:
        self.languages = languages
        self._says = says
        self._said: dict[str, str] = {}

    def __getitem__(self, language: str) -> str:
        """Return it in the words of a language."""
        if language not in self._said:
            self._said[language] = self._says(language)
        return self._said[language]


class Understood(NamedTuple):
    """One ability of a card.

    Attributes:
        card: name of the card.
        written: as it stands there.
        words: what was understood, in words; of each language where the game prints in several.
        terms: the same as structured terms, None where the game does not give them.
    """

    card: str
    written: str
    words: str | InWords
    terms: tuple[Json, ...] | None = None

    @property
    def printed(self) -> str:
        """What was understood, in words."""
        return self.words if isinstance(self.words, str) else self.words[self.words.languages[0]]

    @property
    def languages(self) -> tuple[tuple[str, str], ...]:
        """What was understood, in words of each language ("en", "ja") that the game prints; empty where it prints in one only."""
        if isinstance(self.words, str):
            return ()
        return tuple((language, self.words[language]) for language in self.words.languages)


def spelt_out(term: object) -> str:
    """Return plain data on one line, as a scenario file writes it."""
    if isinstance(term, dict):
        return "{" + ", ".join(f"{key}: {spelt_out(value)}" for key, value in term.items()) + "}"
    if isinstance(term, list | tuple):
        return "[" + ", ".join(spelt_out(item) for item in term) + "]"
    text = str(term)
    return f'"{text}"' if not text or text[0] in "{[+->=<\"'*&!|%@`" or ": " in text or ", " in text else text


def said_or_spelt_out(term: object, says: Callable[[dict[str, Json]], str]) -> str:
    """Return a term in the words of a game, or spelt out where no template says it."""
    try:
        return says(term) if isinstance(term, dict) else str(term)
    except (CardTextNotUnderstood, AttributeError, KeyError, TypeError):
        return spelt_out(term)
