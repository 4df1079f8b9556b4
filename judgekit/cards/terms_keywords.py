"""702: keyword abilities as a table of data: number of the rule, what stands behind the word, and which kind of ability it is."""

from __future__ import annotations

from typing import NamedTuple


class Keyword(NamedTuple):
    """A keyword ability.

    Attributes:
        rule: its rule ("702.19").
        takes: what stands behind the word: "" nothing, "cost", "number", "number-cost", "filter" (enchant creature),
            "quality" (protection from), "text", "land" (landwalk), "number-text" …
        kind: kinds of ability it stands for, "/" between several: "static", "activated", "triggered", "evasion",
            "spell".
        redundant: several instances do no more than one (as its rule says).
        zones: zones in which it functions besides the usual one.
    """

    rule: str
    takes: str = ""
    kind: str = "static"
    redundant: bool = False
    zones: tuple[str, ...] = ()


_HAND = ("hand",)
_GRAVEYARD = ("graveyard",)

KEYWORDS: dict[str, Keyword] = {
    "deathtouch": Keyword("702.2", redundant=True),
    "defender": Keyword("702.3", redundant=True),
    "double strike": Keyword("702.4", redundant=True),
    "enchant": Keyword("702.5", "filter"),
    "equip": Keyword("702.6", "cost", "activated"),
    "first strike": Keyword("702.7", redundant=True),
    "flash": Keyword("702.8", redundant=True, zones=_HAND),
    "flying": Keyword("702.9", kind="evasion", redundant=True),
    "haste": Keyword("702.10", redundant=True),
    "hexproof": Keyword("702.11", "quality?", redundant=True),
    "indestructible": Keyword("702.12", redundant=True),
    "intimidate": Keyword("702.13", kind="evasion", redundant=True),
    "landwalk": Keyword("702.14", "land", "evasion", redundant=True),
    "lifelink": Keyword("702.15", redundant=True),
    "protection": Keyword("702.16", "quality"),
    "reach": Keyword("702.17", redundant=True),
    "shroud": Keyword("702.18", redundant=True),
    "trample": Keyword("702.19", redundant=True),
    "trample over planeswalkers": Keyword("702.19", redundant=True),
    "vigilance": Keyword("702.20", redundant=True),
    "ward": Keyword("702.21", "cost", "triggered"),
    "banding": Keyword("702.22", redundant=True),
    "bands with other": Keyword("702.22", "filter"),
    "rampage": Keyword("702.23", "number", "triggered"),
    "cumulative upkeep": Keyword("702.24", "cost", "triggered"),
    "flanking": Keyword("702.25", kind="triggered"),
    "phasing": Keyword("702.26", redundant=True),
    "buyback": Keyword("702.27", "cost", zones=_HAND),
    "shadow": Keyword("702.28", kind="evasion", redundant=True),
    "cycling": Keyword("702.29", "cost", "activated", zones=_HAND),
    "typecycling": Keyword("702.29", "filter-cost", "activated", zones=_HAND),
    "echo": Keyword("702.30", "cost", "triggered"),
    "horsemanship": Keyword("702.31", kind="evasion", redundant=True),
    "fading": Keyword("702.32", "number", "static/triggered"),
    "kicker": Keyword("702.33", "costs", zones=_HAND),
    "multikicker": Keyword("702.33", "cost", zones=_HAND),
    "flashback": Keyword("702.34", "cost", zones=_GRAVEYARD),
    "madness": Keyword("702.35", "cost", "static/triggered", zones=_HAND),
    "fear": Keyword("702.36", kind="evasion", redundant=True),
    "morph": Keyword("702.37", "cost", zones=_HAND),
    "megamorph": Keyword("702.37", "cost", zones=_HAND),
    "amplify": Keyword("702.38", "number"),
    "provoke": Keyword("702.39", kind="triggered"),
    "storm": Keyword("702.40", kind="triggered"),
    "affinity": Keyword("702.41", "for", zones=_HAND),
    "entwine": Keyword("702.42", "cost", zones=_HAND),
    "modular": Keyword("702.43", "number", "static/triggered"),
    "sunburst": Keyword("702.44"),
    "bushido": Keyword("702.45", "number", "triggered"),
    "soulshift": Keyword("702.46", "number", "triggered"),
    "splice": Keyword("702.47", "onto-cost", zones=_HAND),
    "offering": Keyword("702.48", "filter", zones=_HAND),
    "ninjutsu": Keyword("702.49", "cost", "activated", zones=_HAND),
    "epic": Keyword("702.50", kind="static/triggered"),
    "convoke": Keyword("702.51", redundant=True, zones=_HAND),
    "dredge": Keyword("702.52", "number", zones=_GRAVEYARD),
    "transmute": Keyword("702.53", "cost", "activated", zones=_HAND),
    "bloodthirst": Keyword("702.54", "number"),
    "haunt": Keyword("702.55", kind="triggered"),
    "replicate": Keyword("702.56", "cost", "static/triggered", zones=_HAND),
    "forecast": Keyword("702.57", "activated", "activated", zones=_HAND),
    "graft": Keyword("702.58", "number", "static/triggered"),
    "recover": Keyword("702.59", "cost", "triggered", zones=_GRAVEYARD),
    "ripple": Keyword("702.60", "number", "triggered"),
    "split second": Keyword("702.61", redundant=True),
    "suspend": Keyword("702.62", "number-cost", "static/triggered", zones=_HAND),
    "vanishing": Keyword("702.63", "number?", "static/triggered"),
    "absorb": Keyword("702.64", "number"),
    "aura swap": Keyword("702.65", "cost", "activated"),
    "delve": Keyword("702.66", redundant=True, zones=_HAND),
    "fortify": Keyword("702.67", "cost", "activated"),
    "frenzy": Keyword("702.68", "number", "triggered"),
    "gravestorm": Keyword("702.69", kind="triggered"),
    "poisonous": Keyword("702.70", "number", "triggered"),
    "transfigure": Keyword("702.71", "cost", "activated"),
    "champion": Keyword("702.72", "filter", "triggered"),
    "changeling": Keyword("702.73", redundant=True),
    "evoke": Keyword("702.74", "cost", "static/triggered", zones=_HAND),
    "hideaway": Keyword("702.75", kind="static/triggered"),
    "prowl": Keyword("702.76", "cost", zones=_HAND),
    "reinforce": Keyword("702.77", "number-cost", "activated", zones=_HAND),
    "conspire": Keyword("702.78", kind="static/triggered", zones=_HAND),
    "persist": Keyword("702.79", kind="triggered"),
    "wither": Keyword("702.80", redundant=True),
    "retrace": Keyword("702.81", zones=_GRAVEYARD),
    "devour": Keyword("702.82", "number"),
    "exalted": Keyword("702.83", kind="triggered"),
    "unearth": Keyword("702.84", "cost", "activated", zones=_GRAVEYARD),
    "cascade": Keyword("702.85", kind="triggered"),
    "annihilator": Keyword("702.86", "number", "triggered"),
    "level up": Keyword("702.87", "cost", "activated"),
    "rebound": Keyword("702.88", redundant=True),
    "totem armor": Keyword("702.89"),
    "infect": Keyword("702.90", redundant=True),
    "battle cry": Keyword("702.91", kind="triggered"),
    "living weapon": Keyword("702.92", kind="triggered"),
    "undying": Keyword("702.93", kind="triggered"),
    "miracle": Keyword("702.94", "cost", "static/triggered", zones=_HAND),
    "soulbond": Keyword("702.95", kind="triggered"),
    "overload": Keyword("702.96", "cost", zones=_HAND),
    "scavenge": Keyword("702.97", "cost", "activated", zones=_GRAVEYARD),
    "unleash": Keyword("702.98"),
    "cipher": Keyword("702.99", kind="spell/static"),
    "evolve": Keyword("702.100", kind="triggered"),
    "extort": Keyword("702.101", kind="triggered"),
    "fuse": Keyword("702.102", zones=_HAND),
    "bestow": Keyword("702.103", "cost", zones=_HAND),
    "tribute": Keyword("702.104", "number"),
    "dethrone": Keyword("702.105", kind="triggered"),
    "hidden agenda": Keyword("702.106"),
    "outlast": Keyword("702.107", "cost", "activated"),
    "prowess": Keyword("702.108", kind="triggered"),
    "dash": Keyword("702.109", "cost", "static/triggered", zones=_HAND),
    "exploit": Keyword("702.110", kind="triggered"),
    "menace": Keyword("702.111", kind="evasion", redundant=True),
    "renown": Keyword("702.112", "number", "triggered"),
    "awaken": Keyword("702.113", "number-cost", zones=_HAND),
    "devoid": Keyword("702.114", redundant=True),
    "ingest": Keyword("702.115", kind="triggered"),
    "myriad": Keyword("702.116", kind="triggered"),
    "surge": Keyword("702.117", "cost", zones=_HAND),
    "skulk": Keyword("702.118", kind="evasion", redundant=True),
    "emerge": Keyword("702.119", "cost", zones=_HAND),
    "escalate": Keyword("702.120", "cost", zones=_HAND),
    "melee": Keyword("702.121", kind="triggered"),
    "crew": Keyword("702.122", "number", "activated"),
    "fabricate": Keyword("702.123", "number", "triggered"),
    "partner": Keyword("702.124"),
    "undaunted": Keyword("702.125", zones=_HAND),
    "improvise": Keyword("702.126", redundant=True, zones=_HAND),
    "aftermath": Keyword("702.127", zones=_GRAVEYARD),
    "embalm": Keyword("702.128", "cost", "activated", zones=_GRAVEYARD),
    "eternalize": Keyword("702.129", "cost", "activated", zones=_GRAVEYARD),
    "afflict": Keyword("702.130", "number", "triggered"),
    "ascend": Keyword("702.131", redundant=True),
    "assist": Keyword("702.132", redundant=True, zones=_HAND),
    "jump-start": Keyword("702.133", zones=_GRAVEYARD),
    "mentor": Keyword("702.134", kind="triggered"),
    "afterlife": Keyword("702.135", "number", "triggered"),
    "riot": Keyword("702.136"),
    "spectacle": Keyword("702.137", "cost", zones=_HAND),
    "escape": Keyword("702.138", "cost", zones=_GRAVEYARD),
    "companion": Keyword("702.139", "text"),
    "mutate": Keyword("702.140", "cost", zones=_HAND),
    "encore": Keyword("702.141", "cost", "activated", zones=_GRAVEYARD),
    "boast": Keyword("702.142", "activated", "activated"),
    "foretell": Keyword("702.143", "cost", zones=_HAND),
    "demonstrate": Keyword("702.144", kind="triggered"),
    "daybound": Keyword("702.145"),
    "nightbound": Keyword("702.145"),
    "disturb": Keyword("702.146", "cost", zones=_GRAVEYARD),
    "decayed": Keyword("702.147", kind="static/triggered"),
}
"""Keyword abilities by name. Landwalk stands as "landwalk" with the kind of land as its value (702.14a)."""

LANDWALK = {
    "plainswalk": "Plains",
    "islandwalk": "Island",
    "swampwalk": "Swamp",
    "mountainwalk": "Mountain",
    "forestwalk": "Forest",
}
"""The usual landwalk words (702.14a)."""


def is_keyword(name: str) -> bool:
    """Tell whether a word is the name of a keyword ability."""
    return name in KEYWORDS
