"""What cards of Magic were understood as: every ability as written, printed again from the rows that read it, and as terms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgekit.games.mtg.terms.japanese_names import terms_in_english
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.describing import describe
from judgekit.games.mtg.text.english.printing import print_line
from judgekit.games.mtg.text.english.reading import ability_data, in_english, read_card_text
from judgekit.games.mtg.text.english.words import spelt
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.cards import read_line
from judgekit.language.parts import Part
from judgekit.language.understanding import Understood, spelt_out


def understood(cards: Mapping[str, Any]) -> list[Understood]:
    """Return every ability of every card, in printed order.

    Args:
        cards: card definitions as plain data.

    Raises:
        TermMalformed: something cannot be read.
        CardTextNotUnderstood: words of a text are not understood.
    """
    found: list[Understood] = []
    for name, value in cards.items():
        part = Part(value, ("cards", name))
        if not part.is_mapping:
            continue
        line = read_line(part["types"]) if "types" in part else TypeLine()
        if "text" in part:
            found.extend(_of_text(name, part["text"], line))
        if "abilities" in part:
            found.extend(_of_terms(name, part["abilities"]))
    return found


def _of_text(name: str, text: Part, line: TypeLine) -> list[Understood]:
    read_card_text(text.text(), name, line, text.path)
    spell = bool({"instant", "sorcery"} & set(line.types))
    return [
        Understood(name, written, print_line(spelt(in_english(written, name), name)), tuple(terms))
        for written, terms in ability_data(text.text(), name, spell)
    ]


def _of_terms(name: str, abilities: Part) -> list[Understood]:
    return [
        Understood(
            name, spelt_out(item.value), "; ".join(map(describe, read_ability(terms_in_english(item)))), (item.value,)
        )
        for item in abilities.items()
    ]
