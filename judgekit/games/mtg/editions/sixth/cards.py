"""Card definitions of the sixth edition: what its book knows of, read from how it was printed then (I.4, I.6)."""

from __future__ import annotations

import re

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.editions.sixth.wording import in_words_of_today, read_printed_line
from judgekit.games.mtg.terms.records import Card
from judgekit.games.mtg.text.structured.cards import read_cards
from judgekit.language.parts import Part

TYPES = frozenset(("artifact", "creature", "enchantment", "instant", "land", "sorcery"))
"""The card types of the book (I.6)."""

SUPERTYPES = frozenset(("basic",))
"""What stands before them: of lands only, and only whether they are basic (I.6.5)."""

KEYWORDS = frozenset(
    (
        *("enchant", "first strike", "flying", "haste", "landwalk", "protection", "trample"),
        *("reach", "vigilance", "defender"),  # in words: "may block as though it had flying" and the like
    )
)
"""The keyword abilities that cards of the edition have (IV, glossary)."""


def read_printed_cards(part: Part) -> dict[str, Card]:
    """Read the card definitions of a file as the edition printed them.

    Args:
        part: a mapping from names to cards.

    Raises:
        Unsupported: a card has a card type or a keyword that the book does not know.
    """
    further: dict[str, tuple[str, ...]] = {}
    cards = read_cards(Part(as_printed_today(part, further), part.path))
    for name, card in cards.items():
        _check(card)
        if name in further:
            cards[name] = card._replace(line=card.line._replace(subtypes=(*card.line.subtypes, *further[name])))
    return cards


def as_printed_today(part: Part, further: dict[str, tuple[str, ...]]) -> dict[str, Json]:
    """Return the card definitions of a file in the words of today.

    Args:
        part: a mapping from names to cards.
        further: receives by name the creature types of a card that there are no more today.
    """
    cards = ((name, part[name]) for name in part.key_names())
    return {name: _as_today(name, card, further) if card.is_mapping else card.value for name, card in cards}


def _as_today(name: str, part: Part, further: dict[str, tuple[str, ...]]) -> Json:
    """Return a card definition in the words of today."""
    card = dict(part.value)
    own = card.get("name", name)
    text = in_words_of_today(card["text"]) if isinstance(card.get("text"), str) else card.get("text")
    if isinstance(card.get("types"), str):
        printed = read_printed_line(card["types"], own)
        card["types"] = printed.line
        says = isinstance(text, str) and re.search(
            r"^(?:enchant |エンチャント)[^\n]{0,15}$", text, re.IGNORECASE | re.MULTILINE
        )
        text = "\n".join(filter(None, (printed.enchants, text))) if printed.enchants and not says else text
        if printed.further:
            further[own] = printed.further
    return card if text is None else {**card, "text": text}


def _check(card: Card) -> None:
    """Refuse a card that cannot be of the edition."""
    for word in (*card.line.supertypes, *card.line.types):
        if word not in TYPES | SUPERTYPES:
            raise Unsupported(phrase("cards of the type {word}", word=word), "mtg6:I.4.3")
    for ability in card.abilities:
        if ability.kind == "keyword" and ability.name not in KEYWORDS:
            raise Unsupported(phrase("the keyword {name}", name=ability.name), "mtg6:IV")
