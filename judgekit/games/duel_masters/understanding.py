"""What card texts of Duel Masters were understood as: every ability of a card, as written and printed again from its terms."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.parts import Part
from judgekit.games.duel_masters.cards import read_card
from judgekit.games.duel_masters.text.evolution import evolution_of
from judgekit.games.duel_masters.text.printing import print_terms
from judgekit.games.duel_masters.text.reading import lines_of, terms_of, without_hyper_power


def understood(cards: Mapping[str, Json]) -> list[tuple[str, str, str]]:
    """Return (card, as written, as understood) for every ability of every card.

    Args:
        cards: card definitions as plain data.

    Raises:
        TermMalformed: something cannot be read.
        CardTextNotUnderstood: words of a text are not understood.
    """
    found = []
    for name, value in cards.items():
        for card in read_card(name, Part(value, ("cards", name))):
            _evolves, _number, rest = evolution_of(card.text, card.special)
            kept = lines_of(without_hyper_power(rest)[0])
            for line in lines_of(card.text):
                said = print_terms(terms_of(line, "spell" in card.types)) if line in kept else line.lstrip("■ ")
                found.append((card.name, line, said))
    return found
