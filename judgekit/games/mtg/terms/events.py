"""603, 614: the events that triggers, replacements and conditions look for, each with the roles that take part in it."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final


class EventWord(NamedTuple):
    """A word for an event.

    Attributes:
        roles: names of who or what takes part, with the shape of what a pattern asks of them ("filter", "player",
            "flag", "words", "comparison", "condition"); the first one is the one that "it" means.
        rule: number of the rule it stands on.
        says: what it says.
    """

    roles: dict[str, str]
    rule: str
    says: str


_WORDS: dict[str, EventWord] = {
    "enters": EventWord(
        {"object": "filter", "from": "words", "player": "player", "created": "flag"}, "603.6a", "{object} enters"
    ),
    "leaves": EventWord({"object": "filter", "to": "words"}, "603.6c", "{object} leaves the battlefield"),
    "dies": EventWord({"object": "filter", "by": "player"}, "700.4", "{object} dies"),
    "move": EventWord(
        {"object": "filter", "from": "words", "to": "words", "reason": "words"}, "400.7", "{object} changes zones"
    ),
    "cast": EventWord(
        {"player": "player", "object": "filter", "from": "words"},
        "601.2i",
        "{player} casts {object}",
    ),
    "activate": EventWord({"player": "player", "object": "filter", "source": "filter"}, "602.2", "{player} activates"),
    "copied": EventWord({"player": "player", "object": "filter"}, "707.10", "{player} copies {object}"),
    "play-land": EventWord({"player": "player", "object": "filter"}, "305.1", "{player} plays a land"),
    "attack": EventWord(
        {"object": "filter", "defender": "filter", "alone": "flag", "beside": "filter"},
        "508.3a",
        "{object} attacks",
    ),
    "attacks-with": EventWord(
        {"player": "player", "object": "filter", "defender": "filter"},
        "508.3",
        "{player} attacks",
    ),
    "block": EventWord(
        {"object": "filter", "attacker": "filter", "number": "comparison"},
        "509.5a",
        "{object} blocks",
    ),
    "becomes-blocked": EventWord(
        {"object": "filter", "by": "filter", "number": "comparison"},
        "509.5c",
        "{object} becomes blocked",
    ),
    "unblocked": EventWord({"object": "filter", "defender": "filter"}, "509.5g", "{object} attacks and is not blocked"),
    "damage": EventWord(
        {"to": "filter", "source": "filter", "combat": "flag", "amount": "comparison", "excess": "flag"},
        "120.1",
        "{source} damages {to}",
    ),
    "gain-life": EventWord({"player": "player", "amount": "comparison"}, "119.9", "{player} gains life"),
    "lose-life": EventWord({"player": "player", "amount": "comparison"}, "119.3", "{player} loses life"),
    "life-falls": EventWord(
        {"player": "player", "below": "number"}, "120.4c", "damage would bring the life of {player} below {below}"
    ),
    "draw": EventWord(
        {"player": "player", "except-first": "flag", "amount": "comparison"},
        "121.1",
        "{player} draws a card",
    ),
    "discard": EventWord({"player": "player", "object": "filter", "by": "player"}, "701.8a", "{player} discards"),
    "cycle": EventWord({"player": "player", "object": "filter"}, "702.29c", "{player} cycles {object}"),
    "sacrifice": EventWord({"player": "player", "object": "filter"}, "701.17a", "{player} sacrifices {object}"),
    "destroy": EventWord({"object": "filter", "by": "player"}, "701.7a", "{object} is destroyed"),
    "exile": EventWord({"object": "filter", "from": "words"}, "701.11a", "{object} is exiled"),
    "tap": EventWord({"object": "filter", "player": "player"}, "701.21a", "{object} becomes tapped"),
    "untap": EventWord({"object": "filter"}, "701.21b", "{object} becomes untapped"),
    "taps-for-mana": EventWord({"player": "player", "object": "filter"}, "605.1b", "{object} is tapped for mana"),
    "add-mana": EventWord({"player": "player", "object": "filter"}, "106.4", "{player} adds mana"),
    "put-counters": EventWord(
        {
            "object": "filter",
            "kind": "words",
            "player": "player",
            "amount": "comparison",
            "by-effect": "flag",
            "each": "flag",
            "nth": "number",
        },
        "122.6",
        "counters are put",
    ),
    "remove-counters": EventWord(
        {"object": "filter", "kind": "words", "last": "flag", "each": "flag"}, "122.7", "counters are removed"
    ),
    "becomes-target": EventWord(
        {"object": "filter", "by": "filter", "player": "player"}, "115.1", "{object} is targeted"
    ),
    "crime": EventWord({"player": "player"}, "mtg@20260417:700.13", "{player} commits a crime"),
    "gain-level": EventWord({"object": "filter", "number": "number"}, "717.2a", "{object} becomes level {number}"),
    "exploit": EventWord({"source": "filter", "object": "filter"}, "702.110a", "{source} exploits {object}"),
    "champion": EventWord({"source": "filter", "object": "filter"}, "702.72c", "{source} champions {object}"),
    "expend": EventWord({"player": "player", "number": "number"}, "mtg@20260417:700.14", "{player} expends {number}"),
    "airbend": EventWord({"player": "player"}, "mtg@20260417:701.65b", "{player} airbends"),
    "earthbend": EventWord({"player": "player"}, "mtg@20260417:701.66b", "{player} earthbends"),
    "waterbend": EventWord({"player": "player"}, "mtg@20260417:701.67c", "{player} waterbends"),
    "blight": EventWord({"player": "player"}, "mtg@20260417:701.68d", "{player} blights"),
    "forage": EventWord({"player": "player"}, "mtg@20260417:701.61a", "{player} forages"),
    "firebend": EventWord({"player": "player"}, "mtg@20260417:702.189b", "{player} firebends"),
    "connives": EventWord({"object": "filter"}, "mtg@20260417:701.50b", "{object} connives"),
    "manifests-dread": EventWord({"player": "player"}, "mtg@20260417:701.62b", "{player} manifests dread"),
    "discovers": EventWord({"player": "player"}, "mtg@20260417:701.57b", "{player} discovers"),
    "collects-evidence": EventWord({"player": "player"}, "mtg@20260417:701.59a", "{player} collects evidence"),
    "gives-gift": EventWord({"player": "player"}, "mtg@20260417:702.174c", "{player} gives a gift"),
    "time-travels": EventWord({"player": "player"}, "mtg@20260417:701.56a", "{player} travels in time"),
    "proliferates": EventWord({"player": "player"}, "701.27a", "{player} proliferates"),
    "investigates": EventWord({"player": "player"}, "701.36a", "{player} investigates"),
    "incubates": EventWord({"player": "player"}, "mtg@20260417:701.53a", "{player} incubates"),
    "ventures": EventWord({"player": "player"}, "701.46a", "{player} ventures into the dungeon"),
    "solves": EventWord({"player": "player", "object": "filter"}, "mtg@20260417:719.3a", "{player} solves a Case"),
    "endures": EventWord({"object": "filter"}, "mtg@20260417:701.63a", "{object} endures"),
    "becomes-suspected": EventWord({"object": "filter"}, "mtg@20260417:701.60a", "{object} becomes suspected"),
    "becomes-plotted": EventWord({"object": "filter"}, "mtg@20260417:702.170c", "{object} becomes plotted"),
    "foretells": EventWord({"player": "player"}, "702.143c", "{player} foretells a card"),
    "plots": EventWord({"player": "player"}, "mtg@20260417:702.170e", "{player} plots a card"),
    "wins-flip": EventWord({"player": "player"}, "705.1", "{player} wins a flip"),
    "loses-flip": EventWord({"player": "player"}, "705.1", "{player} loses a flip"),
    "enlist": EventWord(
        {"object": "filter", "enlisted": "filter"}, "mtg@20260417:702.154c", "{object} enlists {enlisted}"
    ),
    "ring-tempts": EventWord({"player": "player"}, "mtg@20260417:701.54d", "the Ring tempts {player}"),
    "descend": EventWord(
        {"player": "player"}, "mtg@20260417:700.11", "a permanent card is put into the graveyard of {player}"
    ),
    "unlock": EventWord(
        {"player": "player", "object": "filter", "door": "words", "fully": "flag"},
        "mtg@20260417:709.5h",
        "{player} unlocks a door of {object}",
    ),
    "attach": EventWord({"object": "filter", "to": "filter"}, "701.3a", "{object} becomes attached"),
    "unattach": EventWord({"object": "filter", "from": "filter"}, "701.3d", "{object} becomes unattached"),
    "create": EventWord({"player": "player", "object": "filter"}, "111.1", "{player} creates a token"),
    "step": EventWord(
        {"step": "words", "player": "player", "attached": "flag", "of-turn": "words"}, "603.2b", "the {step} begins"
    ),
    "counter": EventWord({"object": "filter", "by": "filter"}, "701.5a", "{object} is countered"),
    "search": EventWord({"player": "player", "zone": "words"}, "701.19a", "{player} searches"),
    "shuffle": EventWord({"player": "player"}, "701.20a", "{player} shuffles"),
    "reveal": EventWord(
        {"player": "player", "object": "filter", "by": "filter"}, "701.16a", "{player} reveals {object}"
    ),
    "scry": EventWord({"player": "player"}, "701.18a", "{player} scries"),
    "surveil": EventWord({"player": "player"}, "701.42a", "{player} surveils"),
    "roll": EventWord({"player": "player", "amount": "comparison"}, "706.1", "{player} rolls a die"),
    "clash": EventWord({"player": "player", "won": "flag"}, "701.23a", "{player} clashes"),
    "mutate": EventWord({"object": "filter"}, "702.140d", "{object} mutates"),
    "exert": EventWord({"object": "filter", "player": "player"}, "701.39a", "{player} exerts {object}"),
    "lose-game": EventWord({"player": "player"}, "104.3", "{player} loses the game"),
    "win-game": EventWord({"player": "player"}, "104.2", "{player} wins the game"),
    "transform": EventWord({"object": "filter", "into": "filter"}, "701.28a", "{object} transforms"),
    "convert": EventWord({"object": "filter"}, "mtg@20260417:701.28a", "{object} converts"),
    "turn-face-up": EventWord({"object": "filter"}, "708.8", "{object} is turned face up"),
    "phase-in": EventWord({"object": "filter"}, "702.26a", "{object} phases in"),
    "phase-out": EventWord({"object": "filter"}, "702.26a", "{object} phases out"),
    "control": EventWord({"object": "filter", "player": "player"}, "603.10", "{player} gains control of {object}"),
    "crew": EventWord({"object": "filter", "vehicle": "filter"}, "702.122c", "{object} crews {vehicle}"),
    "saddles": EventWord(
        {"object": "filter", "vehicle": "filter"},
        "mtg@20260417:702.171c",
        "{object} saddles {vehicle}",
    ),
    "becomes-prepared": EventWord({"object": "filter"}, "mtg@20260417:722.3a", "{object} becomes prepared"),
    "becomes-saddled": EventWord({"object": "filter"}, "mtg@20260417:702.171b", "{object} becomes saddled"),
    "explores": EventWord({"object": "filter"}, "701.40a", "{object} explores"),
    "becomes-crewed": EventWord({"object": "filter"}, "mtg@20260417:702.122d", "{object} becomes crewed"),
    "regenerate": EventWord({"object": "filter"}, "701.15a", "{object} regenerates"),
    "mulligan": EventWord({"player": "player"}, "103.4", "{player} takes a mulligan"),
    "pay-life": EventWord({"player": "player"}, "119.4", "{player} pays life"),
    "chapter": EventWord({"number": "number"}, "715.2b", "the lore counters reach chapter {number}"),
    "room": EventWord({"name": "words"}, "309.4c", "a venture marker comes into {name}"),
    "becomes-monstrous": EventWord({"object": "filter"}, "701.31b", "{object} becomes monstrous"),
    "evolves": EventWord({"object": "filter"}, "702.100b", "{object} evolves"),
    "trains": EventWord({"object": "filter"}, "mtg@20260417:702.149c", "{object} trains"),
    "mentors": EventWord(
        {"object": "filter", "mentored": "filter"}, "mtg@20260417:702.134c", "{object} mentors {mentored}"
    ),
    "becomes-renowned": EventWord({"object": "filter"}, "702.112b", "{object} becomes renowned"),
    "complete-dungeon": EventWord({"player": "player"}, "309.7", "{player} completes a dungeon"),
    "day-night": EventWord({"was": "words"}, "724.1a", "{was} ends"),
    "monarch": EventWord({"player": "player"}, "720.2", "{player} becomes the monarch"),
    "initiative": EventWord({"player": "player"}, "mtg@20260417:726.2", "{player} takes the initiative"),
}
"""Events by name, with the roles of each."""

EVENTS: dict[str, EventWord] = {
    name: word if name == "step" else word._replace(roles={**word.roles, "while": "condition"})
    for name, word in _WORDS.items()
}
"""Events by name; of any but the beginning of a step it may be said what is so as it happens.

A player role takes `you`, `opponent`, `any-player`; an object role takes a filter."""

STEPS: Final = (
    "untap",
    "upkeep",
    "draw",
    "precombat-main",
    "beginning-of-combat",
    "declare-attackers",
    "declare-blockers",
    "combat-damage",
    "end-of-combat",
    "postcombat-main",
    "end",
    "cleanup",
)
"""Steps, and the main phases, in the order of a turn (500.1)."""

COMBAT_STEPS: Final = STEPS[4:9]
"""The steps of the combat phase (506.1)."""

MAIN_PHASES: Final = ("precombat-main", "postcombat-main")
"""The main phases of a turn, which have no steps (505.1)."""

SECOND_MAIN = "second-main"
"""Word for the second main phase of a turn, whichever come after it (505.1b of the book of 2026-04-17)."""
