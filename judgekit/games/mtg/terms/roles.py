"""111.10: the Role tokens that the rules define, by name, in structured form."""

from __future__ import annotations

from judgekit.core.json_values import Json

_ATTACKS: Json = [{"event": "attack", "object": "this"}]
_ENCHANTMENTS: Json = {"count": {"type": "enchantment", "controller": "you"}}


def _static(*modify: Json) -> Json:
    """Return what a Role says of the creature that it enchants."""
    return {"static": {"affects": "enchanted", "modify": list(modify)}}


_GROWS: Json = {"pt": "+1/+1"}

_ABILITIES: dict[str, list[Json]] = {
    "Cursed": [_static({"base-pt": "1/1"})],
    "Monster": [_static(_GROWS, {"gain": ["trample"]})],
    "Royal": [_static(_GROWS, {"gain": [{"keyword": "ward", "cost": "{1}"}]})],
    "Sorcerer": [
        _static(_GROWS, {"gain": [{"triggered": {"when": _ATTACKS, "do": [{"scry": "you", "amount": "1"}]}}]})
    ],
    "Virtuous": [_static({"pt": {"power": _ENCHANTMENTS, "toughness": _ENCHANTMENTS}})],
    "Wicked": [
        _static(_GROWS),
        {
            "triggered": {
                "when": [{"event": "dies", "object": "this"}],
                "do": [{"lose-life": "opponents", "amount": "1"}],
            }
        },
    ],
    "Young Hero": [
        _static(
            {
                "gain": [
                    {
                        "triggered": {
                            "when": _ATTACKS,
                            "if": {"object": "this", "is": {"toughness": "<= 3"}},
                            "do": [{"put-counters": "this", "kind": "+1/+1", "amount": "1"}],
                        }
                    }
                ]
            }
        )
    ],
}

_ENCHANT: Json = {"keyword": "enchant", "is": {"type": "creature"}}

ROLES: dict[str, dict[str, Json]] = {
    name: {"name": name, "types": "Aura Role enchantment", "abilities": [_ENCHANT, *abilities]}
    for name, abilities in _ABILITIES.items()
}
"""What defines each Role token, its types as words of a description."""

ROLE_RULES = {
    "Cursed": "mtg@20260417:111.10j",
    "Monster": "mtg@20260417:111.10k",
    "Royal": "mtg@20260417:111.10m",
    "Sorcerer": "mtg@20260417:111.10n",
    "Virtuous": "mtg@20260417:111.10p",
    "Wicked": "mtg@20260417:111.10q",
    "Young Hero": "mtg@20260417:111.10r",
}
"""The rules that say so."""

ROLES_JA = {
    "Cursed": "呪われし者",
    "Monster": "怪物",
    "Royal": "王族",
    "Sorcerer": "魔術師",
    "Virtuous": "高潔な者",
    "Wicked": "邪悪な者",
    "Young Hero": "若き英雄",
}
"""Their Japanese names."""
