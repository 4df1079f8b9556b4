"""Words of MAGMELL in both languages: kinds, colours, zones, counters, states, and what instances may or may not do."""

from __future__ import annotations

from judgekit.engine import Unsupported
from judgekit.games.magmell.game import OWN_ZONES, SHARED_ZONES
from judgekit.games.magmell.terms import COLORS
from judgekit.language.parts import Part

TYPES = {
    "unit": "unit",
    "magic": "magic",
    "stone": "stone",
    "card": "card",
    "ability": "ability",
    "triggered-ability": "ability",
    "player": "player",
    "token": "token",
    "instance": "instance",
    "ユニット": "unit",
    "マジック": "magic",
    "魔石": "stone",
    "カード": "card",
    "能力": "ability",
    "プレイヤー": "player",
    "トークン": "token",
    "インスタンス": "instance",
}
"""Kinds (208, 204.1) in both languages."""

COLOR_WORDS = {
    **{color: color for color in COLORS},
    "青": "blue",
    "緑": "green",
    "赤": "red",
    "colorless": "colorless",
    "無色": "colorless",
}
"""Colours (212.1, 212.6) in both languages."""

ZONE_WORDS = {
    **{zone: zone for zone in (*OWN_ZONES, *SHARED_ZONES)},
    "battlefield": "battle-area",
    "battle": "battle-area",
    "stones": "stone-area",
    "graveyard": "dust",
    "stack": "chant",
    "exile": "dream",
    "deck": "library",
    "none": "none",
    "魔導書": "library",
    "魔石デッキ": "stone-deck",
    "手札": "hand",
    "戦闘エリア": "battle-area",
    "魔石エリア": "stone-area",
    "ダスト": "dust",
    "チャント": "chant",
    "夢": "dream",
}
"""Zones (401.2) in both languages, and the words of other games for them."""

ALL_ZONES = (*OWN_ZONES, *SHARED_ZONES)
COUNTER_WORDS = {
    "power": "power",
    "weak": "weak",
    "cremation": "cremation",
    "パワー": "power",
    "ウィーク": "weak",
    "火葬": "cremation",
}
"""Kinds of counters with rules of their own (224.4); other kinds keep their name."""


def zone_named(part: Part) -> str:
    """Return the zone a word means."""
    word = part.text()
    if word not in ZONE_WORDS:
        raise part.fault(f"unknown zone {word!r}", f"known: {', '.join(ALL_ZONES)}")
    return ZONE_WORDS[word]


def counter_named(text: str) -> str:
    """Return the kind of counter a word means."""
    word = text.strip().removesuffix("カウンター").removesuffix("-counter").removesuffix(" counter")
    return COUNTER_WORDS.get(word, word)


STATES: dict[str, tuple[str, bool]] = {
    "rested": ("rested", True),
    "tapped": ("rested", True),
    "awake": ("rested", False),
    "untapped": ("rested", False),
    "face-down": ("face_down", True),
    "face-up": ("face_down", False),
    "token": ("token", True),
    "other": ("other", True),
    "another": ("other", True),
    "attacking": ("attacking", True),
    "defending": ("defending", True),
    "blocking": ("defending", True),
    "battling": ("battling", True),
    "battle-unit": ("battling", True),
    "attacked": ("attacked", True),
    "damaged": ("damaged", True),
}
"""Words for what an instance is at the moment; each may also stand as a key with `true` or `false`."""

TIMINGS = {"quick": "quick", "normal": "normal", "クイック": "quick", "ノーマル": "normal"}

RULE_WORDS = {
    "cannot-be-defended": "cannot-be-defended",
    "unblockable": "cannot-be-defended",
    "undefendable": "cannot-be-defended",
    "cant-be-defended": "cannot-be-defended",
    "be-defended": "cannot-be-defended",
    "be-blocked": "cannot-be-defended",
    "防御されない": "cannot-be-defended",
    "cannot-be-targeted": "cannot-be-targeted",
    "untargetable": "cannot-be-targeted",
    "cant-be-targeted": "cannot-be-targeted",
    "be-targeted": "cannot-be-targeted",
    "be-target": "cannot-be-targeted",
    "対象にならない": "cannot-be-targeted",
    "attack": "cannot-attack",
    "cannot-attack": "cannot-attack",
    "攻撃できない": "cannot-attack",
    "defend": "cannot-defend",
    "block": "cannot-defend",
    "cannot-defend": "cannot-defend",
    "防御できない": "cannot-defend",
    "must-attack": "must-attack",
    "可能なら攻撃する": "must-attack",
    "must-defend": "must-defend",
    "可能なら防御する": "must-defend",
    "be-destroyed": "cannot-be-destroyed",
    "indestructible": "cannot-be-destroyed",
    "cannot-be-destroyed": "cannot-be-destroyed",
    "cant-be-destroyed": "cannot-be-destroyed",
    "破壊されない": "cannot-be-destroyed",
    "be-damaged": "cannot-be-damaged",
    "cannot-be-damaged": "cannot-be-damaged",
    "ダメージを受けない": "cannot-be-damaged",
    "be-combat-damaged": "cannot-be-combat-damaged",
    "cannot-be-combat-damaged": "cannot-be-combat-damaged",
    "戦闘ダメージを受けない": "cannot-be-combat-damaged",
    "deal-combat-damage": "cannot-deal-combat-damage",
    "cannot-deal-combat-damage": "cannot-deal-combat-damage",
    "cannot-deal-damage": "cannot-deal-damage",
    "wake-in-standby": "stays-rested",
    "stays-rested": "stays-rested",
    "be-rested": "cannot-be-rested",
    "rest": "cannot-be-rested",
    "cannot-be-rested": "cannot-be-rested",
    "レストされない": "cannot-be-rested",
    "レストできない": "cannot-be-rested",
    "be-awakened": "cannot-be-awakened",
    "wake": "cannot-be-awakened",
    "be-woken": "cannot-be-awakened",
    "cannot-be-awakened": "cannot-be-awakened",
    "ウェイクしない": "cannot-be-awakened",
    "ウェイクされない": "cannot-be-awakened",
    "be-nullified": "cannot-be-nullified",
    "cannot-be-nullified": "cannot-be-nullified",
    "無効化されない": "cannot-be-nullified",
    "be-used": "cannot-be-used",
    "cannot-be-used": "cannot-be-used",
    "使用できない": "cannot-be-used",
    "attack-players": "cannot-attack-players",
    "cannot-attack-players": "cannot-attack-players",
    "プレイヤーを攻撃できない": "cannot-attack-players",
    "attack-units": "cannot-attack-units",
    "cannot-attack-units": "cannot-attack-units",
    "ユニットを攻撃できない": "cannot-attack-units",
    "attack-awake": "attacks-awake",
    "attacks-awake": "attacks-awake",
    "attack-awake-units": "attacks-awake",
    "attack-without-resting": "attacks-without-resting",
    "attacks-without-resting": "attacks-without-resting",
    "攻撃してもレストしない": "attacks-without-resting",
    "be-attacked": "cannot-be-attacked",
    "cannot-be-attacked": "cannot-be-attacked",
    "攻撃対象にならない": "cannot-be-attacked",
    "deal-damage": "cannot-deal-damage",
    "defend-rested": "defends-rested",
    "defends-rested": "defends-rested",
    "use-quickly": "usable-quickly",
    "usable-quickly": "usable-quickly",
}
"""What an instance may not, must or may do, by the words that scenarios and cards use; the value is the rule's name in `terms`."""


RULES = frozenset(RULE_WORDS.values())
"""The names of all rule abilities."""


def rule_named(text: str) -> str:
    """Return the name of a rule ability; a word that names none stands for itself."""
    return RULE_WORDS.get(text.strip(), text.strip())


def known_rule(text: str) -> str:
    """Return the name of a rule ability.

    Raises:
        Unsupported: no rule of the book and nothing here knows what it would do.
    """
    name = rule_named(text)
    if name in RULES or name.startswith("usable-from-"):
        return name
    raise Unsupported(f"the ability {text.strip()!r}", "301.1")
