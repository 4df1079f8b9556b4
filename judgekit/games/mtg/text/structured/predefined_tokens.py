"""111.10: the tokens that the rules define, as structured terms."""

from __future__ import annotations

from judgekit.core.json_values import Json

_SACRIFICED: list[Json] = ["{T}", {"sacrifice": "this"}]

PREDEFINED: dict[str, dict[str, Json]] = {
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
