"""What values of objects and players are called in an answer."""

from __future__ import annotations

from judgekit.scenarios.notation.telling import told_in_words

KEYS = told_in_words.PROPERTIES | {
    "ap": "AP",
    "hp": "HP",
    "power": "パワー",
    "toughness": "タフネス",
    "pt": "サイズ",
    "life": "ライフ",
    "abilities": "能力",
    "types": "タイプ",
    "subtypes": "サブタイプ",
    "colors": "色",
    "loyalty": "忠誠度",
    "mana-value": "マナ総量",
    "keywords": "キーワード能力",
    "counters": "カウンター",
    "stack": "スタック",
    "priority": "優先権を持つプレイヤー",
}


IN_ENGLISH = {"ap": "AP", "hp": "HP"}
"""Properties whose names are no words of English."""

OF_THE_GAME = frozenset(("types", "colors", "keywords", "abilities"))
"""Properties whose values are words of the game."""
