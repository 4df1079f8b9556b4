"""What card texts of MAGMELL were understood as: every ability of a card, as written and printed again from its terms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgekit.games.magmell.terms import Card
from judgekit.games.magmell.text.printing import print_term
from judgekit.games.magmell.text.reading import read_line
from judgekit.games.magmell.text.structured.cards import card_of
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.parts import Part


def understood(cards: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """Return (card, as written, as understood) for every ability of every card.

    Args:
        cards: card definitions as plain data.

    Raises:
        TermMalformed: something cannot be read.
        CardTextNotUnderstood: words of a text are not understood.
    """
    tokens: dict[str, Card] = {}
    found = []
    for name, value in cards.items():
        card_of(name, Part(value, ("cards", name)), tokens)
        if not isinstance(value, dict):
            continue
        for line in str(value.get("text", "")).splitlines():
            text = line.strip().lstrip("■").strip()
            if text:
                found.append((name, text, " ".join(_printed(term) for term in read_line(text))))
        abilities = value.get("abilities", [])
        for term in abilities if isinstance(abilities, list) else [abilities]:
            found.append((name, _spelt(term), _printed(term)))
    return found


def _printed(term: Any) -> str:
    """Return a term in Japanese, or spelt out where no template says it."""
    if not isinstance(term, dict):
        return str(term)
    try:
        return print_term(term)
    except (CardTextNotUnderstood, AttributeError, KeyError, TypeError):
        return _spelt(term)


def _spelt(term: Any) -> str:
    if isinstance(term, dict):
        return "{" + ", ".join(f"{key}: {_spelt(value)}" for key, value in term.items()) + "}"
    return "[" + ", ".join(_spelt(item) for item in term) + "]" if isinstance(term, list) else str(term)
