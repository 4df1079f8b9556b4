"""701, 608.2, 118: actions, durations and the limits of activated abilities, as closed lists.

In the structured form an action is a mapping whose first known verb tells what is done; the value of the verb's key is
`of` or the amount, further keys are details: `{damage: t, amount: 3}`, `{draw: 2}`, `{create: {name: Saproling, types:
Creature - Saproling, pt: 1/1}}`.
"""

from __future__ import annotations

from judgekit.language.vocabulary import Verb, Word

_OBJECT = "reference"
_BY = {"by": "reference"}

VERBS: dict[str, Verb] = {
    # What happens to players.
    "draw": Verb("player", {"amount": "formula", "as": "text"}, "121.1", "{of} draws {amount} card(s)"),
    "discard": Verb(
        "discard",
        {
            **{"amount": "formula", "by": "reference", "what": "filter", "random": "flag", "least": "formula"},
            **{"all": "flag", "as": "text"},
        },
        "701.8a",
        "",
    ),
    "mill": Verb("player", {"amount": "formula", "as": "text"}, "701.13a", "{of} mills {amount}"),
    "gain-life": Verb("player", {"amount": "formula"}, "119.3", "{of} gains {amount} life"),
    "lose-life": Verb("player", {"amount": "formula", "as": "text"}, "119.3", "{of} loses {amount} life"),
    "pay-life": Verb("player", {"amount": "formula"}, "119.4", "{of} pays {amount} life"),
    "double-life": Verb("player", {}, "701.9d", "double the life total of {of}"),
    "set-life": Verb("player", {"amount": "formula"}, "119.5", "the life total of {of} becomes {amount}"),
    "scry": Verb("player", {"amount": "formula"}, "701.18a", "{of} scries {amount}"),
    "surveil": Verb("player", {"amount": "formula"}, "701.42a", "{of} surveils {amount}"),
    "look": Verb("reference", {"by": "reference", "as": "text"}, "701.16a", "look at {of}"),
    "let-look": Verb("reference", {"through": "reference"}, "406.3", "who controls {through} may look at {of}"),
    "reveal": Verb("reference", {"as": "text"}, "701.16a", "reveal {of}"),
    "reveal-until": Verb(
        "player",
        {"is": "filter", "amount": "formula", "as": "text", "cards": "text"},
        "701.16a",
        "{of} reveals until {is}",
    ),
    "search": Verb(
        "player",
        {
            "zone": "words",
            "is": "filter",
            "amount": "formula",
            "least": "formula",
            "as": "text",
            "whose": "reference",
            "top": "formula",
        },
        "701.19a",
        "{of} searches {zone} for {is}",
    ),
    "shuffle": Verb("player", {}, "701.20a", "{of} shuffles"),
    "shuffle-into": Verb("object", {"whose": "reference"}, "701.20c", "shuffle {of} into the library of {whose}"),
    "lose-game": Verb("player", {}, "104.3e", "{of} loses the game"),
    "win-game": Verb("player", {}, "104.2b", "{of} wins the game"),
    "draw-game": Verb("none", {}, "104.4c", "the game is a draw"),
    "extra-turn": Verb("player", {}, "500.7", "{of} takes an extra turn"),
    "extra-step": Verb("text", {"after": "text", "amount": "formula", "yours": "flag"}, "500.8", "an additional {of}"),
    "skip": Verb("player", {"step": "text", "amount": "formula"}, "614.10", "{of} skips {step}"),
    "subgame": Verb("none", {"as": "text"}, "722.1", "play a subgame"),
    "restart-game": Verb("none", {"leaving": "reference"}, "721.1", "restart the game"),
    "end-turn": Verb("none", {}, "719.1", "the turn ends"),
    "end-combat": Verb("none", {}, "719.2", "the combat phase ends"),
    "day-night": Verb("text", {}, "724.1", "it becomes {of}"),
    "monarch": Verb("player", {}, "720.1", "{of} becomes the monarch"),
    "take-initiative": Verb("player", {}, "mtg@20260417:726.1", "{of} takes the initiative"),
    "player-counters": Verb(
        "player", {"kind": "text", "amount": "formula"}, "122.1", "{of} gets {amount} {kind} counters"
    ),
    "control-player": Verb("player", {"until": "duration"}, "718.1", "controls {of}"),
    "venture": Verb("player", {"into": "text"}, "701.46a", "{of} ventures into the dungeon"),
    # What happens to objects.
    "damage": Verb(
        "any",
        {
            "amount": "formula",
            "source": "reference",
            "divided": "flag",
            "unpreventable": "flag",
            "also": "actions",
            "evenly": "flag",
            "as": "text",
            "done": "text",
            "total": "text",
            "each": "text",
            "dealer": "text",
        },
        "120.1",
        "{source} deals {amount} damage to {of}",
    ),
    "destroy": Verb("object", {"no-regeneration": "flag", "as": "text", "done": "text"}, "701.7a", "destroy {of}"),
    "exile": Verb(
        "object",
        {"face-down": "flag", "until": "duration", "link": "text", "as": "text", "haunting": "reference"},
        "701.11a",
        "exile {of}",
    ),
    "return": Verb(
        "object",
        {
            "to": "zone",
            "by": "reference",
            "under": "reference",
            "tapped": "flag",
            "attacking": "flag",
            "transformed": "flag",
            "with": "modifications",
            "attached": "reference",
            "counters": "counters",
            "as": "text",
        },
        "400.7",
        "return {of} to {to}",
    ),
    "put": Verb(
        "object",
        {
            "to": "zone",
            "at": "text",
            "by": "reference",
            "under": "reference",
            "tapped": "flag",
            "attacking": "flag",
            "face-down": "flag",
            "transformed": "flag",
            "order": "text",
            "with": "modifications",
            "attached": "reference",
            "counters": "counters",
            "as": "text",
        },
        "400.7",
        "put {of} into {to}",
    ),
    "sacrifice": Verb("object", {"by": "reference", "as": "text"}, "701.17a", "{by} sacrifices {of}"),
    "tap": Verb("object", {"as": "text"}, "701.21a", "tap {of}"),
    "untap": Verb("object", {"as": "text"}, "701.21b", "untap {of}"),
    "attach": Verb("object", {"to": "reference"}, "701.3a", "attach {of} to {to}"),
    "unattach": Verb("object", {}, "701.3d", "unattach {of}"),
    "counter": Verb("object", {"to": "zone"}, "701.5a", "counter {of}"),
    "put-counters": Verb(
        "object", {"kind": "text", "amount": "formula", "divided": "flag", "as": "text"}, "122.6", "put {amount} {kind}"
    ),
    "remove-counters": Verb(
        "object", {"kind": "text", "amount": "formula", "all": "flag", "as": "text"}, "122.1", "remove {amount} {kind}"
    ),
    "move-counters": Verb("object", {"kind": "text", "amount": "formula", "to": "reference"}, "122.5", "move counters"),
    "put-same-counters": Verb(
        "object", {"to": "reference", "kind": "text"}, "122.8", "put the counters of {of} on {to}"
    ),
    "double-pt": Verb(
        "object", {"what": "text", "until": "duration", "as": "text"}, "701.9a", "double the {what} of {of}"
    ),
    "double-counters": Verb("object", {"kind": "text"}, "701.9e", "double the counters"),
    "proliferate": Verb("player", {}, "701.27a", "{of} proliferates"),
    "fight": Verb("object", {"with": "reference"}, "701.12a", "{of} fights {with}"),
    "regenerate": Verb("object", {}, "701.15a", "regenerate {of}"),
    "transform": Verb("object", {}, "701.28a", "transform {of}"),
    "convert": Verb("object", {}, "mtg@20260417:701.28a", "convert {of}"),
    "flip": Verb("object", {}, "710.4", "flip {of}"),
    "turn-face-up": Verb("object", {}, "708.8", "turn {of} face up"),
    "turn-face-down": Verb("object", {}, "708.2", "turn {of} face down"),
    "phase-out": Verb("object", {"until": "duration"}, "702.26b", "{of} phases out"),
    "encode": Verb("object", {}, "702.99a", "exile {of} encoded on a creature"),
    "cast-copy": Verb("object", {"made": "flag", "paid": "flag"}, "707.12", "copy {of} and cast the copy"),
    "merge": Verb("object", {}, "702.140c", "merge with {of}"),
    "meld": Verb("object", {"with": "reference", "into": "text"}, "701.37a", "meld {of}"),
    "become-copy": Verb(
        "object",
        {"copy-of": "reference", "except": "exceptions", "until": "duration"},
        "707.1",
        "{of} becomes a copy of {copy-of}",
    ),
    "copy": Verb(
        "object",
        {"amount": "formula", "new-targets": "flag", "by": "reference", "except": "exceptions", "to": "reference"},
        "707.10",
        "copy {of}",
    ),
    "new-targets": Verb(
        "object",
        {"by": "reference", "one": "flag", "all": "flag", "to": "reference"},
        "115.7",
        "choose new targets for {of}",
    ),
    "exchange": Verb("references", {"what": "text"}, "701.10a", "exchange {what} of {of}"),
    "remove-from-combat": Verb("object", {}, "506.4", "remove {of} from combat"),
    "remove-damage": Verb("object", {}, "120.6", "remove all damage from {of}"),
    "block-also": Verb("object", {"attacker": "reference"}, "509.6", "{of} blocks {attacker}"),
    "become-blocked": Verb("object", {}, "509.1h", "{of} becomes blocked"),
    "ninjutsu": Verb("none", {}, "702.49a", "this enters tapped and attacking as the returned creature did"),
    "detain": Verb("object", {}, "701.29a", "detain {of}"),
    "reselect": Verb("object", {"by": "reference"}, "508.7a", "reselect what {of} is attacking"),
    "goad": Verb("object", {}, "701.38a", "goad {of}"),
    "grow": Verb("object", {"word": "text"}, "702.100b", "a +1/+1 counter on {of}, which {word}"),
    "renown": Verb("object", {"amount": "formula"}, "702.112a", "{of} becomes renowned with {amount} counters"),
    "exert": Verb("object", {}, "701.39a", "exert {of}"),
    "explore": Verb("object", {}, "701.40a", "{of} explores"),
    "adapt": Verb("object", {"amount": "formula"}, "701.43a", "{of} adapts {amount}"),
    "gain-level": Verb("object", {"amount": "formula"}, "717.2a", "the level of {of} becomes {amount}"),
    "monstrosity": Verb("object", {"amount": "formula"}, "701.31a", "{of} becomes monstrous"),
    "bolster": Verb("player", {"amount": "formula"}, "701.33a", "{of} bolsters {amount}"),
    "support": Verb("object", {"amount": "formula"}, "701.35a", "support {amount}"),
    "manifest": Verb("reference", {"by": "reference"}, "701.34a", "manifest {of}"),
    "populate": Verb("player", {}, "701.30a", "{of} populates"),
    "investigate": Verb("player", {"amount": "formula"}, "701.36a", "{of} investigates"),
    "amass": Verb("player", {"amount": "formula", "subtype": "text", "as": "text"}, "701.44a", "{of} amasses {amount}"),
    "become-plotted": Verb("object", {}, "mtg@20260417:702.170c", "{of} becomes plotted"),
    "become-crewed": Verb("object", {}, "702.122a", "{of} becomes crewed"),
    "saddle": Verb("object", {}, "mtg@20260417:702.171b", "{of} becomes saddled"),
    "backup": Verb("object", {"amount": "formula"}, "mtg@20260417:702.165a", "back up {of}"),
    "warp-away": Verb("object", {}, "mtg@20260417:702.185a", "exile {of}, warped"),
    "ripple": Verb("object", {"amount": "formula"}, "702.60a", "ripple {amount}"),
    "pair": Verb("object", {}, "702.95a", "pair this with {of}"),
    "epic": Verb("none", {}, "702.50a", "no more spells, and a copy of this one in each upkeep"),
    "ascend": Verb("none", {}, "702.131a", "the city's blessing with ten permanents"),
    "myriad": Verb("object", {}, "702.116a", "copies of {of} attack the other opponents"),
    "encore": Verb("object", {}, "702.141a", "copies of {of} for each opponent"),
    "connive": Verb("object", {"amount": "formula"}, "mtg@20260417:701.50a", "{of} connives"),
    "discover": Verb("player", {"amount": "formula"}, "mtg@20260417:701.57a", "{of} discovers {amount}"),
    "incubate": Verb("player", {"amount": "formula"}, "mtg@20260417:701.53a", "{of} incubates {amount}"),
    "cloak": Verb("reference", {"by": "reference"}, "mtg@20260417:701.58a", "cloak {of}"),
    "manifest-dread": Verb("player", {}, "mtg@20260417:701.62a", "{of} manifests dread"),
    "collect-evidence": Verb(
        "player", {"amount": "formula"}, "mtg@20260417:701.59a", "{of} collects evidence {amount}"
    ),
    "gift": Verb("actions", {}, "mtg@20260417:702.174b", "a gift: {of}"),
    "radiation": Verb("player", {}, "mtg@20260417:728.1", "what rad counters do"),
    "earthbend": Verb("object", {"amount": "formula"}, "mtg@20260417:701.66a", "earthbend {amount}: {of}"),
    "airbend": Verb("object", {}, "mtg@20260417:701.65a", "airbend {of}"),
    "waterbend": Verb("player", {"amount": "formula"}, "mtg@20260417:701.67a", "waterbend {amount}"),
    "blight": Verb("player", {"amount": "formula"}, "mtg@20260417:701.68a", "{of} blights {amount}"),
    "behold": Verb("object", {}, "mtg@20260417:701.4a", "behold {of}"),
    "forage": Verb("player", {}, "mtg@20260417:701.61a", "{of} forages"),
    "choose-chapter": Verb("object", {}, "mtg@20260417:702.155b", "choose a chapter number of {of}"),
    "solve": Verb("object", {}, "mtg@20260417:719.3a", "{of} becomes solved"),
    "harness": Verb("object", {}, "mtg@20260417:701.64a", "{of} becomes harnessed"),
    "increase-speed": Verb(
        "player", {"amount": "formula"}, "mtg@20260417:702.179c", "the speed of {of} increases by {amount}"
    ),
    "suspect": Verb("object", {}, "mtg@20260417:701.60a", "suspect {of}"),
    "ring-tempts": Verb("player", {}, "mtg@20260417:701.54a", "the Ring tempts {of}"),
    "endure": Verb("object", {"amount": "formula"}, "mtg@20260417:701.63a", "{of} endures {amount}"),
    "unlock": Verb("object", {}, "mtg@20260417:709.5f", "unlock a door of {of}"),
    "lock": Verb("object", {}, "mtg@20260417:709.5g", "lock a door of {of}"),
    "lock-or-unlock": Verb("object", {}, "mtg@20260417:709.5g", "lock or unlock a door of {of}"),
    "time-travel": Verb("player", {"amount": "formula"}, "mtg@20260417:701.56a", "{of} travels in time"),
    "paradigm": Verb("none", {}, "mtg@20260417:702.192a", "exile this, and copies of it may be cast later"),
    "learn": Verb("player", {}, "701.45a", "{of} learns"),
    "fateseal": Verb("player", {"amount": "formula"}, "701.22a", "{of} fateseals {amount}"),
    "clash": Verb(
        "player", {"with": "reference", "win": "actions", "lose": "actions"}, "701.23a", "{of} clashes with {with}"
    ),
    # Making things.
    "create": Verb(
        "token",
        {
            "amount": "formula",
            "by": "reference",
            "tapped": "flag",
            "attacking": "flag",
            "blocking": "reference",
            "as": "text",
            "copy-of": "reference",
            "except": "exceptions",
            "with": "modifications",
            "attached": "reference",
            "counters": "counters",
        },
        "111.1",
        "{by} creates {amount}",
    ),
    "add": Verb(
        "mana",
        {
            "amount": "formula",
            "by": "reference",
            "choice": "words",
            "for": "filter",
            "of-each": "flag",
            "rider": "actions",
            "until": "duration",
        },
        "106.4",
        "add {of}",
    ),
    "lose-mana": Verb("player", {}, "106.4", "{of} loses all unspent mana"),
    "double-mana": Verb("player", {}, "701.9f", "double the unspent mana of {of}"),
    "emblem": Verb("abilities", {}, "114.1", "an emblem"),
    # Effects.
    "modify": Verb(
        "any", {"with": "modifications", "until": "duration", "as": "text"}, "611.2", "{of}: {with} {until}"
    ),
    "effect": Verb(
        "ability",
        {"until": "duration", "uses": "formula", "of": "reference", "next": "filter"},
        "611.2",
        "{of} {until}",
    ),
    "delayed": Verb("ability", {"until": "duration", "once": "flag"}, "603.7", "delayed: {of}"),
    "reflexive": Verb("ability", {"by-resolving": "flag"}, "603.12", "when that is done: {of}"),
    "prevent": Verb(
        "any",
        {"amount": "formula", "source": "filter", "combat": "flag", "until": "duration", "then": "actions"},
        "615.1",
        "prevent {amount} damage to {of}",
    ),
    "redirect": Verb("any", {"amount": "formula", "to": "reference", "until": "duration"}, "614.9", "redirect"),
    # Choosing and ordering.
    "choose": Verb(
        "text",
        {
            "by": "reference",
            "is": "filter",
            "as": "text",
            "among": "words",
            "amount": "formula",
            "other-than": "text",
        },
        "608.2d",
        "",
    ),
    "separate": Verb("reference", {"by": "reference", "as": "text"}, "700.3", "{by} separates {of} into piles"),
    "choose-pile": Verb("text", {"by": "reference", "chosen": "text", "other": "text"}, "700.3", "{by} chooses a pile"),
    "vote": Verb("words", {"is": "filter", "as": "text"}, "701.32a", "vote for {of}"),
    "coin": Verb(
        "player",
        {"win": "actions", "lose": "actions", "heads": "actions", "tails": "actions", "call": "flag"},
        "705.1",
        "flip a coin",
    ),
    "roll": Verb(
        "player",
        {"sides": "formula", "dice": "formula", "ignore": "text", "plus": "formula", "as": "text"},
        "706.1",
        "{of} rolls a d{sides}",
    ),
    "roll-again": Verb("player", {}, "706.3c", "{of} rolls again"),
    "cast": Verb(
        "object",
        {"free": "flag", "transformed": "flag", "by": "reference", "until": "duration", "cost": "cost", "copy": "flag"},
        "601.2",
        "cast {of}",
    ),
    "play": Verb("object", {"free": "flag", "by": "reference", "until": "duration"}, "701.14a", "play {of}"),
    "note": Verb("text", {"amount": "formula"}, "608.2c", "note {amount} as {of}"),
    # Structure.
    "may": Verb("player", {"do": "actions", "then": "actions", "else": "actions"}, "608.2d", "{of} may"),
    "unless": Verb(
        "player",
        {"cost": "cost", "do": "actions", "then": "actions", "times": "formula"},
        "118.12a",
        "unless {of} pays",
    ),
    "pay": Verb(
        "cost", {"by": "reference", "then": "actions", "else": "actions", "times": "formula"}, "118.12", "pay {of}"
    ),
    "if": Verb("condition", {"then": "actions", "else": "actions"}, "608.2c", "if {of}"),
    "if-done": Verb("actions", {"else": "actions"}, "118.12", "if that was done"),
    "for-each": Verb("reference", {"do": "actions", "as": "text"}, "608.2c", "for each of {of}"),
    "repeat": Verb("formula", {"do": "actions"}, "608.2c", "{of} times"),
    "choose-one": Verb("modes", {"by": "reference"}, "608.2d", "one of"),
    "villainous-choice": Verb("modes", {"by": "reference"}, "mtg@20260417:701.55a", "{by} faces a villainous choice"),
    "nothing": Verb("none", {}, "608.2c", "nothing"),
}
"""Actions by verb. `of` "object" is what it is done to, "player" who does it; both are references, `you` where left out."""

DURATIONS: dict[str, Word] = {
    "end-of-turn": Word("none", "514.2", "until end of turn"),
    "this-turn": Word("none", "514.2", "this turn"),
    "end-of-combat": Word("none", "511.2", "until end of combat"),
    "this-combat": Word("none", "511.2", "this combat"),
    "next-turn": Word("player", "611.2a", "until the next turn of {}"),
    "end-of-next-turn": Word("player", "611.2a", "until the end of the next turn of {}"),
    "next-end-step": Word("player", "611.2a", "until the next end step of {}"),
    "next-upkeep": Word("player", "611.2a", "until the next upkeep of {}"),
    "next-untap": Word("reference", "502.3", "during the next untap step of {}"),
    "while": Word("condition", "611.2b", "for as long as {}"),
    "leaves": Word("reference", "610.3", "until {} leaves the battlefield"),
    "next-time": Word("none", "614.1", "the next time"),
}
"""How long an effect lasts (611.2a), as ("word", value …); left out: until the game ends."""

LIMITS: dict[str, Word] = {
    "sorcery": Word("none", "602.5d", "only as a sorcery"),
    "instant": Word("none", "602.5e", "only as an instant"),
    "once-each-turn": Word("none", "602.5b", "only once each turn"),
    "does-once-each-turn": Word("none", "603.2i", "does this only once each turn"),
    "times-each-turn": Word("number", "602.5b", "at most {} times each turn"),
    "once": Word("none", "602.5b", "only once"),
    "if": Word("condition", "602.5b", "only if {}"),
    "anyone": Word("none", "602.2", "any player may activate it"),
    "only": Word("player", "602.2", "only {} may activate it"),
    "during": Word("words", "602.5b", "only during {}"),
    "your-turn": Word("none", "602.5b", "only during your turn"),
    "boast": Word("none", "702.142a", "only if it attacked this turn, once each turn"),
    "forecast": Word("none", "702.57b", "only during the upkeep of its owner, once each turn"),
    "exhaust": Word("none", "mtg@20260417:702.177a", "only once"),
}
"""When and by whom an activated ability may be activated, as ("word", value …)."""

ZONE_WORDS = ("battlefield", "graveyard", "hand", "library", "exile", "stack", "command", "outside")
"""Zones as destinations and places; `library` takes `at: top`, `bottom` or a number."""
