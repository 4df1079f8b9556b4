"""English card text, what tokens are (111.3, 111.4), as structured terms."""

from __future__ import annotations

from judgekit.core.typed import Any
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, SUPERTYPES
from judgekit.games.mtg.text.structured.predefined_tokens import PREDEFINED

Term = dict[str, Any]
"""A phrase of card text in the structured form: a table; what stands under a word hangs on the word."""


EXTRA_TURN = "extra-turn"
"""Name under which an extra turn is kept, for "that turn's end step"."""

PAID_ANY = "paid-any"
"""Name under which it is kept how much was paid of something of which any amount could be."""

LIFE_PAID = "life-paid"
"""Name under which a permanent keeps how much life was paid as it entered (607.2d)."""

PREVENTED = "prevented"
"""Name under which it is kept how much damage a shield has prevented, for what is done later."""


OWN_COST = "@own"
"""Cost of a keyword that an object gains without one; a sentence behind it says which that is."""


def type_line(words: str) -> str:
    """Return a type line for words as they stand in a description: "Elf Warrior creature" (205.1)."""
    parts = words.split()
    before = [word.capitalize() for word in parts if word in SUPERTYPES or word in CARD_TYPES]
    before.sort(key=lambda word: word.casefold() not in SUPERTYPES)
    after = [word for word in parts if word not in SUPERTYPES and word not in CARD_TYPES]
    return " ".join(before) + (f" - {' '.join(after)}" if after else "")


def token_data(term: Term) -> Term | None:
    """Return what defines a token as the structured form writes it, None where nothing says what it is.

    Args:
        term: `types` as words, with `pt`, `colors`, `abilities`, `name`, `legendary`; `predefined` where no more is said; `card`
            alone where it is what a card of that name is.
    """
    if "card" in term:
        return {"card": term["card"]}
    if "predefined" in term:
        return PREDEFINED.get(term["types"])
    found = {key: value for key, value in term.items() if key not in ("types", "legendary") and value != []}
    words = f"legendary {term['types']}" if "legendary" in term else term["types"]
    return {**found, "types": type_line(words)}
