"""What a card was understood as: every ability as written, in words, and as terms."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.core.json_values import Json


class Understood(NamedTuple):
    """One ability of a card.

    Attributes:
        card: name of the card.
        written: as it stands there.
        printed: what was understood, in words.
        terms: the same as structured terms, None where the game does not give them.
        languages: what was understood, in words of each language ("en", "ja") that the game prints; empty where it prints
            in one language only.
    """

    card: str
    written: str
    printed: str
    terms: tuple[Json, ...] | None = None
    languages: tuple[tuple[str, str], ...] = ()


def spelt_out(term: object) -> str:
    """Return plain data on one line, as a scenario file writes it."""
    if isinstance(term, dict):
        return "{" + ", ".join(f"{key}: {spelt_out(value)}" for key, value in term.items()) + "}"
    if isinstance(term, list | tuple):
        return "[" + ", ".join(spelt_out(item) for item in term) + "]"
    text = str(term)
    return f'"{text}"' if not text or text[0] in "{[+->=<\"'*&!|%@`" or ": " in text or ", " in text else text
