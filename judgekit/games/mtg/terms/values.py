"""109, 107, 608.2: the words of references (whom or what), formulas (how much) and conditions (whether), as closed lists."""

from __future__ import annotations

from judgekit.language.vocabulary import Word

REFERENCES: dict[str, Word] = {
    "this": Word("none", "201.4", "this object"),
    "you": Word("none", "109.5", "its controller"),
    "opponent": Word("none", "102.2", "an opponent"),
    "opponents": Word("none", "102.2", "each opponent"),
    "players": Word("none", "102.1", "each player"),
    "others": Word("none", "102.1", "each other player"),
    "any-player": Word("none", "102.1", "any player"),
    "granter": Word("none", "201.4a", "the object whose ability granted this one"),
    "active": Word("none", "102.1", "the active player"),
    "monarch": Word("none", "720.1", "the monarch"),
    "defending": Word("none", "506.2", "the defending player"),
    "attacking": Word("none", "506.2", "the attacking player"),
    "attached": Word("none", "301.5", "what this is attached to"),
    "paired": Word("none", "702.95b", "what this is paired with"),
    "affected": Word("none", "611.3a", "the object that the effect acts on"),
    "asking": Word("none", "109.5", "the player for whom a condition is asked of another one"),
    "nothing": Word("none", "109.1", "nothing"),
    "target": Word("text", "115.1", "the target {}"),
    "event": Word("text", "603.2", "the {} of the event"),
    "made": Word("text", "608.2c", "what was settled as {}"),
    "paid": Word("text", "118.1", "what was paid by {}"),
    "chosen": Word("text", "607.2d", "the chosen {}"),
    "linked": Word("text", "607.2a", "what was set aside as {}"),
    "controller": Word("reference", "109.4", "the controller of {}"),
    "owner": Word("reference", "108.3", "the owner of {}"),
    "source-of": Word("reference", "113.7", "the source of {}"),
    "all": Word("filter", "608.2c", "each {}"),
    "choose": Word("filter", "608.2d", "a chosen {}"),
    "last": Word("reference", "607.3", "the last of {}"),
    "random": Word("filter", "701.8b", "a random {}"),
    "top": Word("player", "401.1", "the top of the library of {}"),
    "opponents-of": Word("reference", "102.2", "the opponents of {}"),
    "union": Word("references", "109.1", "{}"),
    "next-player": Word("reference", "101.4", "the next player after {}"),
}
"""Whom or what an instruction means, as ("word", value …). Further values: ("choose", Filter, least, most) and
("random", Filter, n) are chosen by who acts; ("top", player, n). In the structured form a plain word is one of these
or the name of a target; `enchanted`, `equipped` mean ("attached",); `it` stands for `this`; `controller of t`, `owner
of t`, `event.player` are written as such."""

FORMULAS: dict[str, Word] = {
    "x": Word("none", "107.3", "X"),
    "+": Word("formulas", "107.1", "{}"),
    "-": Word("formulas", "107.1", "{}"),
    "*": Word("formulas", "107.1", "{}"),
    "half-up": Word("formula", "107.1a", "half of {}, rounded up"),
    "half-down": Word("formula", "107.1a", "half of {}, rounded down"),
    "max": Word("formulas", "107.1", "the greatest of {}"),
    "min": Word("formulas", "107.1", "the least of {}"),
    "count": Word("filter", "107.2", "the number of {}"),
    "value": Word("reference", "608.2h", "the {} of {}"),
    "event": Word("text", "603.2", "the {} of the event"),
    "made": Word("text", "608.2c", "the number settled as {}"),
    "devotion": Word("words", "700.5", "devotion to {}"),
    "greatest": Word("text", "107.1", "the greatest {} among {}"),
    "least": Word("text", "107.1", "the least {} among {}"),
    "total": Word("text", "107.1", "the total {} of {}"),
    "distinct": Word("text", "107.1", "the number of different {} among {}"),
    "alike": Word("text", "201.2a", "the most {} that are the same among {}"),
    "happened": Word("pattern", "608.2h", "how often this turn: {}"),
    "total-happened": Word("pattern", "702.54b", "how much this turn in all: {}"),
    "amount-happened": Word("pattern", "608.2h", "how much this turn for one player: {}"),
    "attacked-opponents": Word("none", "702.121a", "the number of opponents attacked this combat"),
    "paid": Word("text", "702.33", "how often {} was paid"),
    "spent-colors": Word("none", "106.1", "the number of colours of mana spent on it"),
    "spent": Word("none", "106.1", "the amount of mana spent on it"),
    "chosen": Word("text", "607.2d", "the chosen {}"),
    "star": Word("none", "208.2", "*"),
    "life-paid-by": Word("reference", "118.12", "the life that {} paid this way"),
    "as-turn-began": Word("formula", "500.1", "as the turn began, {}"),
}
"""How much, as ("word", value …), or an integer. ("value", Reference, what) where what is one of VALUES;
("greatest"/"least"/"total", what, Filter); ("distinct", "card-types"/"colors"/"names"/"land-types"/"mana-values"/"party", Filter);
("devotion", player, colours). Written as `2 * event.amount + 1`, `t.power`, `you.life`, `this.counters.charge`,
`half-up(you.life)`, `{count: {type: creature}}`."""

MANA_TYPES = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
"""The types of mana, with their symbols (106.1b)."""

UNSPENT: dict[str, str | None] = {
    "unspent-mana": None,
    **{f"unspent-{name}": symbol for name, symbol in MANA_TYPES.items()},
}
"""How much mana a player has unspent, of any type or of one (106.4): the word, and the type."""

MANA_SYMBOLS = tuple(f"{color}-symbols" for color in ("white", "blue", "black", "red", "green"))
"""How many mana symbols of a colour are in a mana cost."""

VALUES: dict[str, str] = {
    "power": "208.1",
    "toughness": "208.1",
    "mana-value": "202.3",
    "loyalty": "306.5",
    "life": "119.1",
    "hand": "402.1",
    "library": "401.1",
    "graveyard": "404.1",
    "counters": "122.1",
    "colors": "105.2",
    "damage": "120.6",
    "level": "717.2b",
    "x": "107.3",
    "starting-life": "103.3",
    "attached": "301.5",
    "devotion": "700.5",
    "spent": "601.2h",
    "spent-colors": "106.1",
    "speed": "mtg@20260417:702.179f",
    **dict.fromkeys(MANA_SYMBOLS, "107.4"),
    **dict.fromkeys(UNSPENT, "106.4"),
}
"""What a number is read from of an object or player; "counters" is followed by a kind."""

CONDITIONS: dict[str, Word] = {
    "compare": Word("comparison", "608.2c", "{}"),
    "exists": Word("filter", "608.2c", "there is {}"),
    "is": Word("filter", "608.2c", "{} is {}"),
    "entering-as": Word("filter", "702.44a", "{} enters as {}"),
    "turn": Word("player", "102.1", "it is the turn of {}"),
    "step": Word("words", "500.1", "it is the {}"),
    "in-extra-turn": Word("none", "500.7", "it is an extra turn"),
    "sorcery-time": Word("none", "307.5", "sorceries could be cast"),
    "cast-last-turn": Word("comparison", "608.2h", "the most spells that a player cast last turn is {}"),
    "before": Word("words", "506.6", "the {} of the first combat is still to come"),
    "after": Word("words", "506.6", "the {} of this combat has begun"),
    "happened": Word("pattern", "603.4", "this turn: {}"),
    "this-combat": Word("pattern", "506.1", "this combat: {}"),
    "did": Word("none", "118.12", "that was done"),
    "paid": Word("text", "702.33d", "{} was paid"),
    "cast-from": Word("words", "400.7d", "it was cast from {}"),
    "spent": Word("text", "601.2h", "{} was spent to cast it"),
    "day-night": Word("words", "724.1", "it is {}"),
    "activated": Word("comparison", "602.5b", "the number of times this turn that this ability was activated is {}"),
    "resolved": Word("comparison", "608.2c", "the number of times this turn that this ability resolved is {}"),
    "attacked": Word("player", "508.6", "{} was attacked in this declare attackers step"),
    "monarch": Word("player", "720.1", "{} is the monarch"),
    "initiative": Word("player", "mtg@20260417:726.1", "{} has the initiative"),
    "completed-dungeon": Word("player", "309.7", "{} has completed a dungeon"),
    "blessed": Word("player", "702.131c", "{} has the city's blessing"),
    "chosen": Word("text", "607.2d", "{} was chosen"),
    "newly-controlled": Word("reference", "702.30a", "{} came under your control since your last upkeep"),
    "not": Word("condition", "608.2c", "not: {}"),
    "and": Word("conditions", "608.2c", "{}"),
    "or": Word("conditions", "608.2c", "{}"),
}
"""What must hold, as ("word", value …): ("compare", Formula, op, Formula), ("is", Reference, Filter), ("happened",
Pattern, op, n)."""

MAX_SPEED = 4
"""The speed at which a player has max speed (702.179e of the book of 2026-04-17)."""

COMPARISONS = ("<=", ">=", "!=", "<", ">", "=")
"""Signs of comparison, the longer ones first."""

PARITIES = {"even": 0, "odd": 1}
"""Words that ask whether a number is even or odd, each with what is left of it after halving; 0 is even. The sign is "is"."""
