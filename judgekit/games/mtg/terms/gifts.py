"""702.174: what each gift is, as what happens to the opponents who are given it, in structured form."""

from __future__ import annotations

from judgekit.core.json_values import Json

GIFTS: dict[str, list[dict[str, Json]]] = {
    "a card": [{"draw": "opponents", "amount": "1"}],
    "a food": [
        {
            "create": {
                "name": "Food Token",
                "types": "Artifact - Food",
                "abilities": [
                    {
                        "activated": {
                            "cost": ["{2}", "{T}", {"sacrifice": "this"}],
                            "do": [{"gain-life": "you", "amount": "3"}],
                        }
                    }
                ],
            },
            "by": "opponents",
        }
    ],
    "a treasure": [
        {
            "create": {
                "name": "Treasure Token",
                "types": "Artifact - Treasure",
                "abilities": [{"activated": {"cost": ["{T}", {"sacrifice": "this"}], "do": [{"add": "any-color"}]}}],
            },
            "by": "opponents",
        }
    ],
    "a tapped fish": [
        {"create": {"types": "Creature - Fish", "pt": "1/1", "colors": "blue"}, "by": "opponents", "tapped": "true"}
    ],
    "a octopus": [{"create": {"types": "Creature - Octopus", "pt": "8/8", "colors": "blue"}, "by": "opponents"}],
    "a extra turn": [{"extra-turn": "opponents"}],
}
"""Gifts by what stands behind the word, with "a" for every article. "opponents" stands for the one who was chosen."""

GIFT_RULES: dict[str, str] = {
    "a food": "mtg@20260417:702.174d",
    "a card": "mtg@20260417:702.174e",
    "a tapped fish": "mtg@20260417:702.174f",
    "a extra turn": "mtg@20260417:702.174g",
    "a treasure": "mtg@20260417:702.174h",
    "a octopus": "mtg@20260417:702.174i",
}
"""The rule that says what each of them is."""

GIFTS_JA = {
    "a card": "カード",
    "a food": "食物",
    "a treasure": "宝物",
    "a tapped fish": "タップ状態の魚",
    "a octopus": "タコ",
    "a extra turn": "追加ターン",
}
"""Their Japanese names."""
