"""707.9: modifications and exceptions of copy effects, a closed list, each with its rule."""

from __future__ import annotations

from judgekit.language.vocabulary import Word

EXCEPTIONS: dict[str, Word] = {
    "gain": Word("gained", "707.9a", "it has {}"),
    "gain-this": Word("flag", "707.9a", "it has this ability"),
    "lose": Word("lost", "707.9b", "it doesn't have {}"),
    "name": Word("text", "707.9b", "its name is {}"),
    "set-types": Word("types", "707.9b", "it's {}"),
    "add-types": Word("types", "707.9b", "it's {} in addition to its other types"),
    "lose-types": Word("types", "707.9b", "it isn't {}"),
    "set-subtypes": Word("subtypes", "707.9b", "it's {}"),
    "add-subtypes": Word("subtypes", "707.9b", "it's {} in addition to its other types"),
    "add-supertypes": Word("words", "707.9b", "it's {}"),
    "lose-supertypes": Word("words", "707.9b", "it isn't {}"),
    "set-colors": Word("colors", "707.9b", "it's {}"),
    "add-colors": Word("colors", "707.9b", "it's {} in addition to its other colors"),
    "base-pt": Word("pt", "707.9b", "it's {}"),
    "base-power": Word("formula", "707.9b", "its power is {}"),
    "base-toughness": Word("formula", "707.9b", "its toughness is {}"),
    "no-mana-cost": Word("flag", "707.9b", "it has no mana cost"),
    "keeps": Word("kept", "707.9c", "it doesn't copy {}"),
    "counters": Word("counters", "707.9e", "it enters with {}"),
    "if": Word("condition", "707.9f", "{}"),
}
"""Exceptions by word. `keeps` names what stays the object's own, words of KEPT; `counters` is (kind, formula); `if` is
(Filter, exceptions) and applies where the resulting permanent is such without it (707.9f)."""

KEPT: dict[str, tuple[str, ...]] = {
    "name": ("name",),
    "mana-cost": ("cost",),
    "color": ("colors",),
    "colors": ("colors",),
    "types": ("line",),
    "pt": ("power", "toughness"),
    "power": ("power",),
    "toughness": ("toughness",),
    "loyalty": ("loyalty",),
    "abilities": ("abilities",),
}
"""Characteristics that a copy effect may leave as they are (707.9c), each with the fields of a card."""
