"""611, 613: what continuous effects change, each with the layer in which it applies, and what they forbid, demand or allow."""

from __future__ import annotations

from judgekit.language.vocabulary import Word

MODIFICATIONS: dict[str, tuple[str, Word]] = {
    "copy-of": ("1a", Word("reference", "613.2a", "is a copy of {}")),
    "control": ("2", Word("player", "613.1b", "is controlled by {}")),
    "text": ("3", Word("replacement", "613.1c", "its text reads {}")),
    "add-text": ("3", Word("gained", "612.8", "has also the text {}")),
    "name": ("3", Word("text", "612.1", "is named {}")),
    "add-types": ("4", Word("types", "613.1d", "is also {}")),
    "set-types": ("4", Word("types", "205.1a", "becomes {}")),
    "lose-types": ("4", Word("types", "613.1d", "is not {}")),
    "add-subtypes": ("4", Word("subtypes", "613.1d", "is also {}")),
    "set-subtypes": ("4", Word("subtypes", "205.1a", "becomes {}")),
    "lose-subtypes": ("4", Word("subtypes", "613.1d", "is not {}")),
    "add-supertypes": ("4", Word("words", "205.4b", "is {}")),
    "lose-supertypes": ("4", Word("words", "205.4b", "is not {}")),
    "all-creature-types": ("4", Word("flag", "702.73a", "is every creature type")),
    "no-creature-types": ("4", Word("flag", "205.1a", "has no creature types")),
    "creature-types-of": ("4", Word("reference", "205.3m", "has the creature types of {}")),
    "set-colors": ("5", Word("colors", "613.1e", "becomes {}")),
    "add-colors": ("5", Word("colors", "105.3", "is also {}")),
    "gain": ("6", Word("gained", "613.1f", "has {}")),
    "lose": ("6", Word("lost", "613.1f", "loses {}")),
    "cant-have": ("6", Word("lost", "613.1f", "can't have {}")),
    "define-pt": ("7a", Word("pt", "613.4a", "has power and toughness {}")),
    "base-pt": ("7b", Word("pt", "613.4b", "has base power and toughness {}")),
    "base-power": ("7b", Word("formula", "613.4b", "has base power {}")),
    "base-toughness": ("7b", Word("formula", "613.4b", "has base toughness {}")),
    "pt": ("7c", Word("change", "613.4c", "gets {}")),
    "power": ("7c", Word("formula", "613.4c", "gets {} power")),
    "toughness": ("7c", Word("formula", "613.4c", "gets {} toughness")),
    "switch-pt": ("7d", Word("flag", "613.4d", "has power and toughness switched")),
    "hand-size": ("rules", Word("formula", "613.11", "has maximum hand size {}")),
    "add-hand-size": ("rules", Word("formula", "613.11", "has a maximum hand size changed by {}")),
    "no-hand-size": ("rules", Word("flag", "613.11", "has no maximum hand size")),
    "devotion": ("rules", Word("formula", "700.5a", "has devotion increased by {}")),
    "cost": ("rules", Word("cost", "601.2f", "costs {} more or less")),
}
"""Changes by word, each with its layer (613.1-613.4); "rules" are applied after all layers (613.10, 613.11).

The structured form may also say `become: artifact creature` (205.1a), `become: …` with `still: land` (205.1b),
`animate: 1/1 green Elf creature`, `color: red`, `types: …` (added where `in-addition: true`), and for several at once
a list.
"""

LAYERS = ("1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
"""Layers and sublayers in order (613.1, 613.2, 613.4)."""

LAYER_RULES: dict[str, str] = {
    "1a": "613.2a",
    "1b": "613.2b",
    "2": "613.1b",
    "3": "613.1c",
    "4": "613.1d",
    "5": "613.1e",
    "6": "613.1f",
    "7a": "613.4a",
    "7b": "613.4b",
    "7c": "613.4c",
    "7d": "613.4d",
}
"""The rule of each layer."""

DEED_KINDS = ("cant", "must", "may")
"""Kinds of ability that forbid, demand or allow something (101.2)."""

DEEDS: dict[str, str] = {
    "attack": "508.1c",
    "attack-alone": "508.1c",
    "attack-with-others": "508.1c",
    "block": "509.1b",
    "block-alone": "509.1b",
    "be-blocked": "509.1b",
    "be-attacked": "508.1c",
    "block-more": "509.1a",
    "attack-each-combat": "508.1d",
    "block-each-combat": "509.1c",
    "be-blocked-by-all": "509.1c",
    "untap": "502.3",
    "be-targeted": "115.2",
    "be-enchanted": "303.4",
    "be-equipped": "301.5",
    "be-countered": "701.5a",
    "be-regenerated": "701.15a",
    "be-sacrificed": "701.17a",
    "be-destroyed": "701.7b",
    "transform": "701.28a",
    "cast": "601.3",
    "cast-more": "601.3",
    "play-lands": "305.2",
    "play-additional-land": "305.2",
    "play-any-lands": "305.2",
    "vote-again": "701.32d",
    "activate": "602.5",
    "activate-tap": "602.5a",
    "activate-nonmana": "602.5",
    "gain-life": "119.7",
    "lose-life": "119.8",
    "draw": "121.3",
    "draw-more": "121.3",
    "search": "701.19a",
    "enter": "614.17",
    "trigger": "603.2",
    "get-counters": "122.6",
    "have-more-counters": "122.4",
    "lose-game": "104.3",
    "win-game": "104.2",
    "become-monarch": "720.1",
    "plot-from": "mtg@20260417:702.170f",
    "lose-by-life": "704.5a",
    "lose-by-drawing": "704.5b",
    "lose-by-poison": "704.5c",
    "pay-life": "119.8",
    "be-prevented": "615.12",
    "deal-damage": "120.1",
    "assign-damage": "510.1",
    "leave": "614.17",
    "change-control": "613.1b",
    "cast-as-instant": "601.3b",
    "cast-from": "601.3",
    "cast-as-though-own": "609.4",
    "activate-as-instant": "602.5",
    "attack-as-though": "609.4",
    "block-as-though": "609.4",
    "phase-out": "702.26a",
    "phase-in": "702.26a",
    "be-in-deck": "407.3",
    "be-many-in-deck": "100.2a",
    "be-commander": "903.3a",
    "crew": "702.122c",
    "be-blocked-as-though": "609.4",
    "untap-with-others": "502.3",
    "spend-as-though": "609.4b",
    "look-at": "401.5",
    "play-from": "601.3",
    "assign-as-unblocked": "510.1c",
    "choose-no-untap": "502.3",
    "exert": "701.39d",
    "assign-with-toughness": "510.1a",
    "crew-stronger": "702.122a",
    "crew-with-toughness": "702.122a",
    "be-cast": "601.3",
    "enter-untapped": "614.17",
    "cast-without-paying": "118.9",
    "have-no-hand-limit": "402.2",
    "not-lose-mana": "106.4",
    "change-lost-mana": "614.1a",
    "legend-rule": "704.5j",
    "begin-game-with": "103.5a",
    "reveal-opening-hand": "103.5b",
    "discard-to-top": "614.1a",
    "discard-any-time": "116.2e",
    "deal-as-though": "609.4",
    "win-flips": "mtg@20260417:705.3",
}
"""What abilities forbid ("cant"), demand ("must") or allow ("may"), with the rule that each concerns (101.2, 609.4).

Details of such an ability: `by` (filter: by what it must not be done), `of` (filter: to what), `at` (player attacked),
`more` (a number), `from` (zone), `unless` (condition), `cost` (a cost to be paid for it, 508.1h, 509.1d), `number` (not
more than so many). `least`: be-blocked, only by so many creatures together; attack-alone and block-alone, so many others are
needed, one where nothing is said, and `with` (filter) says which. `as`: attack-as-though `haste` or `no defender`,
block-as-though `reach`, `shadow`, `untapped` and the like; cast-from the keyword whose cost
is paid; be-blocked-as-though the landwalk that does not count; spend-as-though `any-color` or `any-type` (609.4b), where `of`
says for what; deal-as-though the keyword that every source is taken to have, where `at` says to whom. cast-from and play-from
may have `mana`, the same two words for what is cast by them (118.14), and `once`: one card in each turn. `from` may say
`library-top` (401.5). cast-as-though-own: cards in other graveyards count as in the own one for casting (609.4)."""

ENDED_FOR = "ended-for"
"""Detail of an effect: what its controller may pay to end it, at any time with priority (116.2c)."""

OTHER_MANA = ("any-color", "any-type")
"""As what mana may be spent, the lesser freedom first: any type is any colour or colorless (609.4b, 118.14)."""
