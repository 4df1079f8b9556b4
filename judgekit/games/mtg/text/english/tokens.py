"""English card text, what tokens are (111.3, 111.4) and the tokens that the rules define (111.10), as structured terms."""

from __future__ import annotations

from typing import Any

from judgekit.core.json_values import Json
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, SUPERTYPES

Term = dict[str, Any]
"""A phrase of card text in the structured form: a table; what stands under a word hangs on the word."""

_SACRIFICED: list[Json] = ["{T}", {"sacrifice": "this"}]

PREDEFINED: dict[str, Term] = {
    "Treasure": {
        "types": "Artifact - Treasure",
        "abilities": [{"activated": {"cost": _SACRIFICED, "do": [{"add": "any-color"}]}}],
    },
    "Food": {
        "types": "Artifact - Food",
        "abilities": [{"activated": {"cost": ["{2}", *_SACRIFICED], "do": [{"gain-life": "you", "amount": "3"}]}}],
    },
    "Gold": {
        "types": "Artifact - Gold",
        "abilities": [{"activated": {"cost": [{"sacrifice": "this"}], "do": [{"add": "any-color"}]}}],
    },
    "Shard": {
        "types": "Enchantment - Shard",
        "abilities": [
            {
                "activated": {
                    "cost": ["{2}", {"sacrifice": "this"}],
                    "do": [{"scry": "you", "amount": "1"}, {"draw": "you", "amount": "1"}],
                }
            }
        ],
    },
    "Clue": {
        "types": "Artifact - Clue",
        "abilities": [{"activated": {"cost": ["{2}", {"sacrifice": "this"}], "do": [{"draw": "you", "amount": "1"}]}}],
    },
    "Blood": {
        "types": "Artifact - Blood",
        "abilities": [
            {
                "activated": {
                    "cost": ["{1}", "{T}", {"discard": "1"}, {"sacrifice": "this"}],
                    "do": [{"draw": "you", "amount": "1"}],
                }
            }
        ],
    },
    "Powerstone": {
        "types": "Artifact - Powerstone",
        "abilities": [
            {
                "activated": {
                    "cost": ["{T}"],
                    "do": [{"add": "{C}", "for": {"kind": "object", "not": {"kind": "spell", "not-type": "artifact"}}}],
                }
            }
        ],
    },
    "Map": {
        "types": "Artifact - Map",
        "abilities": [
            {
                "activated": {
                    "cost": ["{1}", *_SACRIFICED],
                    "limits": ["sorcery"],
                    "targets": [{"id": "target", "is": {"type": "creature", "controller": "you"}}],
                    "do": [{"explore": "target"}],
                }
            }
        ],
    },
    "Junk": {
        "types": "Artifact - Junk",
        "abilities": [
            {
                "activated": {
                    "cost": _SACRIFICED,
                    "limits": ["sorcery"],
                    "do": [
                        {"exile": {"top": "you", "amount": "1"}, "as": "exiled"},
                        {"effect": {"may": {"deed": "play-from"}}, "of": "exiled", "until": "this-turn"},
                    ],
                }
            }
        ],
    },
    "Lander": {
        "types": "Artifact - Lander",
        "abilities": [
            {
                "activated": {
                    "cost": ["{2}", *_SACRIFICED],
                    "do": [
                        {
                            "search": "you",
                            "zone": "library",
                            "is": {"supertype": "basic", "type": "land", "kind": "card"},
                            "amount": "1",
                            "as": "found",
                        },
                        {"put": "found", "to": "battlefield", "tapped": "true"},
                        {"shuffle": "you"},
                    ],
                }
            }
        ],
    },
    "Mutagen": {
        "types": "Artifact - Mutagen",
        "abilities": [
            {
                "activated": {
                    "cost": ["{1}", *_SACRIFICED],
                    "limits": ["sorcery"],
                    "targets": [{"id": "target", "is": {"type": "creature"}}],
                    "do": [{"put-counters": "target", "kind": "+1/+1", "amount": "1"}],
                }
            }
        ],
    },
}
"""Tokens by the one subtype that names them (111.10a-f), those of later books among them."""


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
        term: `types` as words, with `pt`, `colors`, `abilities`, `name`, `legendary`; `predefined` where no more is said.
    """
    if "predefined" in term:
        return PREDEFINED.get(term["types"])
    found = {key: value for key, value in term.items() if key not in ("types", "legendary") and value != []}
    words = f"legendary {term['types']}" if "legendary" in term else term["types"]
    return {**found, "types": type_line(words)}
