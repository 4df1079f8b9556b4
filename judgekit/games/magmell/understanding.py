"""What card texts of MAGMELL were understood as: every ability of a card, as written and printed again from its terms."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.parts import Part
from judgekit.games.magmell.terms import Card
from judgekit.games.magmell.text.printing import print_term
from judgekit.games.magmell.text.reading import read_line
from judgekit.games.magmell.text.structured.cards import card_of, lines_of_text
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.understanding import spelt_out


def understood(cards: Mapping[str, Json]) -> list[tuple[str, str, str]]:
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
        plain = value if isinstance(value, dict) else {}
        for line in lines_of_text(str(plain.get("text", ""))):
            found.append((name, line, " ".join(map(_printed, read_line(line)))))
        abilities = plain.get("abilities", [])
        for term in abilities if isinstance(abilities, list) else [abilities]:
            found.append((name, spelt_out(term), _printed(term)))
    return found


def _printed(term: object) -> str:
    """Return a term in Japanese, or spelt out where no template says it."""
    try:
        return print_term(term) if isinstance(term, dict) else str(term)
    except (CardTextNotUnderstood, AttributeError, KeyError, TypeError):
        return spelt_out(term)
