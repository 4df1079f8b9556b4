"""Words of MAGMELL's structured terms, each in English and as the book prints it: kinds, colours, zones, counters, states."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.magmell.game import OWN_ZONES, SHARED_ZONES
from judgekit.games.magmell.terms import COLORS
from judgekit.games.magmell.text.effects import CLAUSES
from judgekit.games.magmell.text.nouns import NOUNS, WORDS
from judgekit.language.chart import words_of
from judgekit.language.schemas import Words

TYPES = {
    **{word: word for word in ("unit", "magic", "stone", "card", "ability", "player", "token", "instance")},
    "triggered-ability": "ability",
}
TYPES |= {
    word: TYPES[term["type"]]
    for word, term in words_of(NOUNS, "noun").items()
    if set(term) == {"type"} and isinstance(term["type"], str)
}
"""Kinds (208, 204.1)."""

COLOR_WORDS = {color: color for color in (*COLORS, "colorless")} | words_of(WORDS, "hueword")
"""Colours (212.1, 212.6)."""

ALL_ZONES = (*OWN_ZONES, *SHARED_ZONES)
ZONE_WORDS = {zone: zone for zone in (*ALL_ZONES, "none")} | words_of(WORDS, "zone")
"""Zones (401.2)."""

COUNTER_WORDS: dict[str, str] = {kind: kind for kind in ("power", "weak", "cremation")} | words_of(WORDS, "kind")
"""Kinds of counters with rules of their own (224.4); other kinds keep their name."""

TIMINGS = {"quick": "quick", "normal": "normal", "クイック": "quick", "ノーマル": "normal"}
"""When a card may be used (209)."""

STATES: dict[str, tuple[str, bool]] = {
    "rested": ("rested", True),
    "awake": ("rested", False),
    "face-down": ("face_down", True),
    "face-up": ("face_down", False),
    "token": ("token", True),
    "other": ("other", True),
    "attacking": ("attacking", True),
    "defending": ("defending", True),
    "battling": ("battling", True),
    "attacked": ("attacked", True),
    "damaged": ("damaged", True),
}
"""What an instance is at the moment: the field of a filter, and what it must be there."""

DEEDS: dict[str, dict[str, str]] = {
    "cant": {
        **{
            deed: f"cannot-{deed}"
            for kind in (
                ("be-defended", "be-targeted", "be-destroyed", "be-damaged", "be-combat-damaged", "be-rested"),
                ("be-nullified", "be-used", "be-attacked"),
                ("attack", "defend", "deal-damage", "deal-combat-damage", "attack-players", "attack-units"),
            )
            for deed in kind
        },
        "wake-in-standby": "stays-rested",
        "wake": "cannot-be-awakened",
    },
    "must": {"attack": "must-attack", "defend": "must-defend"},
    "may": {
        "attack-awake": "attacks-awake",
        "attack-without-resting": "attacks-without-resting",
        "defend-rested": "defends-rested",
        "use-quickly": "usable-quickly",
        **{f"usable-from-{zone}": f"usable-from-{zone}" for zone in ALL_ZONES},
    },
}
"""What an instance may not, must or may do (301.4), with the name of the rule ability in `terms`."""

BANS = {deed: f"players-cannot-{deed}" for deed in ("use", "heal", "draw", "attack", "defend")}
"""What players may be kept from, with the name of the rule ability."""

RULES = frozenset(name for deeds in DEEDS.values() for name in deeds.values())
"""The names of all rule abilities."""

RULE_WORDS: dict[str, str] = {
    **{name: name for name in sorted(RULES)},
    **{deed: name for kind in ("may", "cant") for deed, name in DEEDS[kind].items()},
    **{word: DEEDS[kind][deed] for word, term in words_of(CLAUSES, "clause").items() for kind, deed in term.items()},
}
"""Rule abilities by the words that `has` and `lose` name them by, those of card text included."""


zone_named = Words("zone", ZONE_WORDS)
color_named = Words("colour", COLOR_WORDS)
timing_named = Words("timing", TIMINGS)


def counter_named(text: str) -> str:
    """Return the kind of counter a word means."""
    word = text.strip().removesuffix("カウンター")
    return COUNTER_WORDS.get(word, word)


def rule_named(text: str) -> str:
    """Return the name of a rule ability.

    Raises:
        Unsupported: no rule of the book and nothing here knows what it would do.
    """
    name = RULE_WORDS.get(text.strip())
    if name is None:
        raise Unsupported(phrase("the ability {text!r}", text=text.strip()), "301.1")
    return name
