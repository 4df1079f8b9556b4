"""Instructions of MAGMELL (304, 305) read from structured terms, and what lasting effects change (306).

An instruction is a mapping. Its first key is the verb, and the value says to whom or what: `{damage: t, amount: 2}`,
`{modify: t, with: [{ap: +2}], until: end-of-turn}`, `{move: t, to: dream}`, `{if: condition, then: […]}`. `VERBS` lists them all.
Abilities and tokens hold instructions, which hold abilities and tokens: their readers register with `INNER`.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

from judgekit.core.parts import Part, nearest
from judgekit.core.wording import phrase
from judgekit.games.magmell.terms import Card, Filter
from judgekit.games.magmell.text.structured.values import REFERENCES, amount, condition_of, filter_of, selector
from judgekit.games.magmell.text.structured.words import (
    DEEDS,
    color_named,
    counter_named,
    rule_named,
    timing_named,
    zone_named,
)
from judgekit.language.references import YOU
from judgekit.language.schemas import Fields, Readers, Words, each, said
from judgekit.language.verbs import Verb, Verbs, details_of
from judgekit.mechanics.terms.records import Instruction, Modification

Tokens = MutableMapping[str, Card]
"""Definitions of the tokens that abilities create, by name: the context of a part; reading an ability adds to it."""

INNER = Readers()
"""Readers of what stands inside of instructions: "ability" (one item of `abilities:`) and "token"."""

READING = Verbs(Instruction, selector)
"""Reads the instructions of MAGMELL; `VERBS` lists its verbs."""

instructions_of = READING.instructions


# What an effect changes (306).

DURATIONS = {"end-of-turn": "turn", "end-of-battle": "battle", "game": "game"}
"""How long a continuous effect lasts (306.1.1): the rest of the game where nothing is said."""

_duration = Words("duration", DURATIONS)


def modifications(part: Part) -> tuple[Modification, ...]:
    """Read what a continuous effect changes: a list of mappings of `CHANGES`, as `[{ap: +2}, {base-hp: 5}, {cant: attack}]`."""
    return tuple(change for item in part.items() for key in item.key_names() for change in _changes(item, key))


def _changes(item: Part, key: str) -> list[Modification]:
    if key in DEEDS:
        return [Modification("gain", ability) for ability in INNER["ability"](item.holding({key: item.value[key]}))]
    if key == "gain":
        return [Modification("gain", one) for each in item[key].items() for one in INNER["ability"](each)]
    if key not in CHANGES:
        raise item.fault(phrase("unknown change {key!r}", key=key), nearest(key, (*CHANGES, *DEEDS, "gain")))
    what, read = CHANGES[key]
    return [Modification(what, read(item[key]))]


CHANGES: Fields = {
    **{key: (key, amount) for key in ("ap", "hp", "cost", "catalyst")},
    "base-ap": ("set-ap", amount),
    "base-hp": ("set-hp", amount),
    "lose": ("lose", lambda part: "all" if part.value == "all-abilities" else rule_named(part.text())),
    "color": ("color", each(color_named)),
    "control": ("control", Part.text),
    "timing": ("timing", timing_named),
}
"""What an effect changes, besides giving abilities."""

# Instructions.


def _set(part: Part) -> bool | None:
    return part.flag() or None


def counters(part: Part) -> tuple[tuple[str, Any], ...]:
    """Read counters: `{power: 1}`."""
    return tuple(sorted((counter_named(kind), amount(part[kind])) for kind in part.key_names()))


READING.keys.update(
    {
        "amount": ("amount", amount),
        "as": ("as", Part.text),
        "at": ("at", Part.text),
        "by": ("by", selector),
        "counters": ("counters", counters),
        "divided": ("shared", _set),
        "else": ("else", instructions_of),
        "face-down": ("face_down", Part.flag),
        "for": ("filter", lambda part: filter_of(part)._replace(zone=None)),
        "free": ("free", _set),
        "is": ("filter", filter_of),
        "random": ("random", _set),
        "rested": ("rested", Part.flag),
        "then": ("then", instructions_of),
        "to": ("to", zone_named),
        "top": ("top", amount),
        "under": ("player", selector),
        "until": ("until", _duration),
        "with": ("with", selector),
    }
)

_verb, _done_to, _so_much = READING.verb, READING.done_to, READING.so_much


def _discard(part: Part, key: str) -> Instruction:
    """`{discard: player, amount: 2, is: filter, random: true, by: player}`, `amount: all`; `{discard: t}` for a card."""
    value = part[key]
    if value.is_mapping or ("amount" not in part and REFERENCES.named(value.text(), value) is not None):
        return _done_to("discard-card")(part, key)
    if "amount" in part and part["amount"].value == "all":
        return _done_to("discard", "random", "is", "by", all=True)(part.without("amount"), key)
    return _so_much("discard", "random", "is", "by")(part, key)


def _choose(part: Part, _key: str) -> Instruction:
    """`{choose: filter, amount: 1, as: name, by: opponent}`: later instructions refer to it by its name."""
    name = part["as"].text() if "as" in part else "it"
    return Instruction("choose", REFERENCES.chosen(part), details=details_of(**{"as": name}))


def _counter_kind(part: Part) -> str | None:
    return None if part.text() == "all" else counter_named(part.text())


def _control(part: Part, key: str) -> Instruction:
    """`{control: t, by: you}` for good, or `until: end-of-turn`."""
    part.only((key, "by", "until"))
    until = said(part, "until", _duration, "game")
    if until == "game":
        who = said(part, "by", selector, YOU)
        return Instruction("control", selector(part[key]), details=details_of(player=who))
    change = (Modification("control", "you"),)
    return Instruction("modify", selector(part[key]), details=details_of(until=until, **{"with": change}))


def _delayed(part: Part, key: str) -> Instruction:
    """`{delayed: {when: …, do: […]}, until: end-of-turn}`; it triggers once, unless `once: false` (302.1.3.1)."""
    part.only((key, "until"))
    inner = part[key]
    ability = INNER["ability"](inner.holding({"triggered": inner.value}))[0]
    once = inner["once"].flag() if "once" in inner else True
    until = said(part, "until", _duration, "game")
    return Instruction("delayed", details=details_of(ability=ability._replace(once=once), until=until))


def _as_ability(part: Part, key: str) -> Instruction:
    """`{cant: {heal: true, player: opponent}, until: end-of-turn}`, `{must: {attack: true, affects: …}}`, `{cost-change: …}`."""
    part.only((key, "until"))
    found = INNER["ability"](part.holding({key: part[key].value}))
    until = said(part, "until", _duration, "game")
    if all(ability.kind == "static" for ability in found):
        changes = tuple(change for ability in found for change in ability.modify)
        return Instruction("modify-all", details=details_of(filter=found[0].affects, until=until, **{"with": changes}))
    if len(found) == 1 and found[0].when is not None:
        return Instruction("delayed", details=details_of(ability=found[0], until=until))
    raise part[key].fault(phrase("whom does this concern?"), "`player`, or `affects` with a filter")


def _replace(part: Part, key: str) -> Instruction:
    """`{replace: {if: event, instead: …}, until: end-of-turn}`, or with `prevent`."""
    part.only((key, "until"))
    kind = "prevention" if "prevent" in part[key] else "replacement"
    ability = INNER["ability"](part[key].holding({kind: part[key].value}))[0]
    return Instruction("delayed", details=details_of(ability=ability, until=said(part, "until", _duration, "game")))


_MOVED = ("to", "at", "rested", "face-down", "under", "counters")
_CHANGED: Fields = {"with": ("with", modifications)}
_LIFE: Fields = {"to": ("amount", amount)}
_MANY: Fields = {"amount": ("amount", lambda part: None if part.value == "all" else amount(part))}

VERBS: dict[str, Verb[Instruction]] = {
    "if": _verb("if", "if", condition_of, "then", "else", needed=("then",)),
    "may": _verb("may", "do", instructions_of, "else", who="by"),
    "mode": _verb("mode", "modes", each(instructions_of), who="by"),
    "choose": _choose,
    "damage": _so_much("damage", "by", "divided"),
    **{verb: _so_much(verb) for verb in ("draw", "heal", "lose-life", "win", "lose")},
    **{verb: _done_to(verb) for verb in ("destroy", "rest", "wake", "nullify", "vanish", "end-battle")},
    "remove-damage": _done_to("undamage"),
    "change-attack-target": _done_to("change-target"),
    "reveal": _done_to("reveal"),
    "look": _done_to("reveal"),
    "set-life": _verb("lose-life", "of", selector, further=_LIFE, needed=("to",), to=True),
    "discard": _discard,
    "move": _done_to("move", *_MOVED, to="hand", cause="effect"),
    "return": _done_to("move", *_MOVED, to="hand", cause="return"),
    "summon": _done_to("move", *_MOVED, to="battle-area", cause="summon"),
    "mill": _so_much("top-cards", "to", to="dust", **{"from": "library"}),
    "add-stone": _so_much("top-cards", "to", "rested", "face-down", to="stone-area", **{"from": "stone-deck"}),
    "put-counter": _verb("put-counter", "counter", _counter_kind, "divided", who="on", further=_MANY, needed=("on",)),
    "remove-counter": _verb(
        "remove-counter", "counter", _counter_kind, "divided", who="from", further=_MANY, needed=("from",)
    ),
    "face-down": _done_to("flip-down"),
    "face-up": _done_to("flip-up"),
    "create": _verb(
        "create", "card", lambda part: INNER["token"](part).name, "as", "rested", "counters", "to", "amount", who="for"
    ),
    "search": _verb(
        *("search", "from", zone_named, "as", "to", "top", "rested", "for", "amount"),
        who="player",
        to="hand",
        filter=Filter(),
    ),
    "shuffle": _verb("shuffle", "zone", zone_named, who="player"),
    "use": _done_to("use", "free"),
    "fight": _done_to("fight", "with"),
    "modify": _verb("modify", "of", selector, "until", further=_CHANGED, needed=("with",), until="game"),
    "control": _control,
    "delayed": _delayed,
    "replace": _replace,
    **dict.fromkeys(("cant", "must", "cost-change"), _as_ability),
}
"""Instructions by the word they begin with."""
READING.verbs = VERBS
