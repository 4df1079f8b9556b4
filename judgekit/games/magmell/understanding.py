"""What card texts of MAGMELL were understood as: every ability of a card, as written and printed again from its terms."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.parts import Part
from judgekit.games.magmell.terms import Card
from judgekit.games.magmell.text.printing import print_term
from judgekit.games.magmell.text.reading import read_line
from judgekit.games.magmell.text.structured.cards import card_of, lines_of_text
from judgekit.language.understanding import said_or_spelt_out, spelt_out


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
            found.append((name, line, " ".join(said_or_spelt_out(term, print_term) for term in read_line(line))))
        abilities = plain.get("abilities", [])
        for term in abilities if isinstance(abilities, list) else [abilities]:
            found.append((name, spelt_out(term), said_or_spelt_out(term, print_term)))
    return found
