"""Instructions of MAGMELL (304, 305) read from structured terms, and what lasting effects change (306).

An instruction is a mapping. Its first key is the verb, and the value says to whom or what: `{damage: t, amount: 2}`,
`{modify: t, with: [{ap: +2}], until: end-of-turn}`, `{move: t, to: dream}`, `{if: condition, then: […]}`. `VERBS` lists them all.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import Any, NamedTuple

from judgekit.games.magmell.terms import Ability, Amount, Card, Filter, Instruction, Modification
from judgekit.games.magmell.text.structured.values import (
    amount,
    bounds,
    condition_of,
    filter_of,
    named_target,
    selector,
)
from judgekit.games.magmell.text.structured.words import (
    DEEDS,
    TIMINGS,
    color_named,
    counter_named,
    rule_named,
    zone_named,
)
from judgekit.language.parts import Part, nearest
from judgekit.language.schemas import Schema, only_key

Tokens = MutableMapping[str, Card]
"""Definitions of the tokens that abilities create, by name; reading an ability adds to it."""


class Reading(NamedTuple):
    """What is known while an ability is read, and the readers of what may stand inside of an instruction.

    Instructions hold abilities and tokens, which hold instructions: so these readers come from above with the context.

    Attributes:
        tokens: tokens that abilities define.
        abilities: reads one item of `abilities:`.
        token: reads the definition of a token.
    """

    tokens: Tokens
    abilities: Callable[[Part, Reading], list[Ability]]
    token: Callable[[Part, Reading], Card]


Reader = Callable[[Part, Reading], Any]


def details_of(**values: Any) -> tuple[tuple[str, Any], ...]:
    """Return details of an instruction, those that say nothing left out."""
    return tuple(sorted((name, value) for name, value in values.items() if value is not None))


def instructions_of(part: Part, reading: Reading) -> tuple[Instruction, ...]:
    """Read instructions in order; what one settles under a name (`as`) is known to the later ones."""
    found: list[Instruction] = []
    names = part.names
    for item in part.items():
        found.append(instruction_of(Part(item.value, item.path, names), reading))
        name = found[-1].get("as")
        if name is not None:
            names = names | {f"={name}"}
    return tuple(found)


def instruction_of(part: Part, reading: Reading) -> Instruction:
    """Read one instruction."""
    verb = only_key(part, VERBS, "instruction")
    return VERBS[verb](part, verb, reading)


# What an effect changes (306).

DURATIONS = {"end-of-turn": "turn", "end-of-battle": "battle", "game": "game"}
"""How long a continuous effect lasts (306.1.1)."""


def until_of(part: Part) -> str:
    """Return how long an effect lasts: the rest of the game where nothing is said."""
    if "until" not in part:
        return "game"
    word = part["until"].text()
    if word not in DURATIONS:
        raise part["until"].fault(f"unknown duration {word!r}", nearest(word, DURATIONS))
    return DURATIONS[word]


def modifications(part: Part, reading: Reading) -> tuple[Modification, ...]:
    """Read what a continuous effect changes: a list of mappings of `CHANGES`, as `[{ap: +2}, {base-hp: 5}, {cant: attack}]`."""
    return tuple(change for item in part.items() for key in item.key_names() for change in _changes(item, key, reading))


def _changes(item: Part, key: str, reading: Reading) -> list[Modification]:
    if key in DEEDS:
        alone = Part({key: item.value[key]}, item.path, item.names)
        return [Modification("gain", ability) for ability in reading.abilities(alone, reading)]
    if key == "gain":
        return [Modification("gain", one) for each in item[key].items() for one in reading.abilities(each, reading)]
    if key not in CHANGES:
        raise item.fault(f"unknown change {key!r}", nearest(key, (*CHANGES, *DEEDS, "gain")))
    what, read = CHANGES[key]
    return [Modification(what, read(item[key]))]


CHANGES: dict[str, tuple[str, Callable[[Part], Any]]] = {
    **{key: (key, amount) for key in ("ap", "hp", "cost", "catalyst")},
    "base-ap": ("set-ap", amount),
    "base-hp": ("set-hp", amount),
    "lose": ("lose", lambda part: "all" if part.value == "all-abilities" else rule_named(part.text())),
    "color": ("color", lambda part: tuple(color_named(item) for item in part.items())),
    "control": ("control", Part.text),
    "timing": ("timing", lambda part: TIMINGS.get(part.text(), part.text())),
}
"""What an effect changes, besides giving abilities."""

# Instructions: the simple ones as schemas.

_Verb = Callable[[Part, str, Reading], Instruction]


def _flag(part: Part, _reading: Reading) -> bool:
    return part.flag()


def _set(part: Part, _reading: Reading) -> bool | None:
    return part.flag() or None


def _who(part: Part, _reading: Reading) -> Any:
    return selector(part)


def _zone(part: Part, _reading: Reading) -> str:
    return zone_named(part)


def _much(part: Part, _reading: Reading) -> Amount:
    return amount(part)


def _word(part: Part, _reading: Reading) -> str:
    return part.text()


def _counters(part: Part, _reading: Reading) -> tuple[tuple[str, Amount], ...]:
    return tuple(sorted((counter_named(kind), amount(part[kind])) for kind in part.key_names()))


_DETAILS: dict[str, tuple[str, Reader]] = {
    "as": ("as", _word),
    "by": ("by", _who),
    "divided": ("shared", _set),
    "to": ("to", _zone),
    "at": ("at", _word),
    "rested": ("rested", _flag),
    "face-down": ("face_down", _flag),
    "under": ("player", _who),
    "counters": ("counters", _counters),
    "free": ("free", _set),
    "random": ("random", _set),
    "is": ("filter", lambda part, _reading: filter_of(part)),
    "top": ("top", _much),
    "with": ("with", _who),
}
"""Details that mean the same with every verb that has them, each with the field that it fills."""


def _simple(verb: str, *keys: str, number: bool = False, **fixed: Any) -> _Verb:
    """Return the reader of an instruction whose value is to whom or what it is done; a number there is so much, done to you.

    Args:
        verb: the verb of the term.
        keys: the details that it may have.
        number: it has an `amount`, one where nothing is said.
        fixed: details it has where nothing else is said.
    """
    schema: Schema[Reading] = Schema({key: _DETAILS[key] for key in ("as", *keys)})

    def read(part: Part, key: str, reading: Reading) -> Instruction:
        fields = schema.read(part, reading, besides=(key, "amount") if number else (key,))
        if number and part[key].is_text and part[key].text().isdigit():
            return Instruction(verb, ("you",), amount(part[key]), details_of(**{**fixed, **fields}))
        of = ("this",) if part[key].value == "true" else selector(part[key])
        much = (amount(part["amount"]) if "amount" in part else 1) if number else None
        return Instruction(verb, of, much, details_of(**{**fixed, **fields}))

    return read


def _discard(part: Part, key: str, reading: Reading) -> Instruction:
    """`{discard: player, amount: 2, is: filter, random: true, by: player}`, `amount: all`; `{discard: t}` for a card."""
    part.only((key, "amount", "random", "is", "by", "as"))
    value = part[key]
    if value.is_mapping:
        return Instruction("discard-card", selector(value), details=details_of(**_named(part)))
    card = named_target(value.text(), value)
    if card is not None and "amount" not in part:
        return Instruction("discard-card", card)
    everything = "amount" in part and part["amount"].value == "all"
    whole = Part({name: one for name, one in part.value.items() if name != "amount"}, part.path, part.names)
    found = _simple("discard", "random", "is", "by")(whole, key, reading)
    if everything:
        return found._replace(details=details_of(**dict(found.details), all=True))
    return found._replace(amount=amount(part["amount"]) if "amount" in part else 1)


def _named(part: Part) -> dict[str, str | None]:
    return {"as": part["as"].text() if "as" in part else None}


def _counter(verb: str, place: str) -> _Verb:
    """`{put-counter: power, on: t, amount: 1, divided: true}`, `{remove-counter: all, from: t}`."""

    def read(part: Part, key: str, _reading: Reading) -> Instruction:
        part.only((key, place, "amount", "divided"))
        kind = part[key].text()
        everything = "amount" in part and part["amount"].value == "all"
        number = None if everything else amount(part["amount"]) if "amount" in part else 1
        return Instruction(
            verb,
            selector(part[place]),
            number,
            details_of(counter=None if kind == "all" else counter_named(kind), shared=part.is_set("divided") or None),
        )

    return read


def _create(part: Part, key: str, reading: Reading) -> Instruction:
    """`{create: {name, ap, hp, color, text}, amount: 2, for: you, rested: true, counters: {power: 1}, to: zone}`."""
    keys = {name: _DETAILS[name] for name in ("as", "rested", "counters", "to")}
    fields = Schema(keys).read(part, reading, besides=(key, "amount", "for"))
    card = reading.token(part[key], reading)
    return Instruction(
        "create",
        selector(part["for"]) if "for" in part else ("you",),
        amount(part["amount"]) if "amount" in part else 1,
        details_of(card=card.name, **fields),
    )


def _search(part: Part, key: str, reading: Reading) -> Instruction:
    """`{search: library, for: filter, amount: 1, to: hand, top: 5, player: you}`."""
    keys = {name: _DETAILS[name] for name in ("as", "to", "top", "rested")}
    fields = Schema(keys).read(part, reading, besides=(key, "for", "amount", "player"))
    wanted = filter_of(part["for"]) if "for" in part else Filter()
    details = {"to": "hand", **fields, "from": zone_named(part[key]), "filter": wanted._replace(zone=None)}
    return Instruction(
        "search",
        selector(part["player"]) if "player" in part else ("you",),
        amount(part["amount"]) if "amount" in part else 1,
        details_of(**details),
    )


def _shuffle(part: Part, key: str, _reading: Reading) -> Instruction:
    """`{shuffle: library, player: you}`."""
    part.only((key, "player"))
    who = selector(part["player"]) if "player" in part else ("you",)
    return Instruction("shuffle", who, details=details_of(zone=zone_named(part[key])))


def _set_life(part: Part, key: str, _reading: Reading) -> Instruction:
    part.only((key, "to"))
    return Instruction("lose-life", selector(part[key]), amount(part["to"]), details_of(to=True))


def _choose(part: Part, key: str, _reading: Reading) -> Instruction:
    """`{choose: filter, amount: 1, as: name, by: opponent}`: later instructions refer to it by its name."""
    part.only((key, "amount", "up-to", "as", "by"))
    least, most = bounds(part)
    who = selector(part["by"]) if "by" in part else ("you",)
    name = part["as"].text() if "as" in part else "it"
    return Instruction("choose", ("choose", filter_of(part[key]), least, most, who), details=details_of(**{"as": name}))


def _may(part: Part, key: str, reading: Reading) -> Instruction:
    """`{may: [instructions], by: you, else: […]}`."""
    part.only((key, "by", "else"))
    otherwise = instructions_of(part["else"], reading) if "else" in part else None
    details = details_of(do=instructions_of(part[key], reading), **{"else": otherwise})
    return Instruction("may", selector(part["by"]) if "by" in part else ("you",), details=details)


def _if(part: Part, key: str, reading: Reading) -> Instruction:
    """`{if: condition, then: […], else: […]}`."""
    part.only((key, "then", "else"))
    otherwise = instructions_of(part["else"], reading) if "else" in part else None
    then = instructions_of(part["then"], reading)
    return Instruction("if", details=details_of(**{"if": condition_of(part[key]), "then": then, "else": otherwise}))


def _mode(part: Part, key: str, reading: Reading) -> Instruction:
    """`{mode: [[…], […]], by: you}`: one of several lists of instructions."""
    part.only((key, "by"))
    modes = tuple(instructions_of(mode, reading) for mode in part[key].items())
    return Instruction("mode", selector(part["by"]) if "by" in part else ("you",), details=details_of(modes=modes))


def _modify(part: Part, key: str, reading: Reading) -> Instruction:
    """`{modify: t, with: […], until: end-of-turn}`."""
    part.only((key, "with", "until"))
    changed = modifications(part["with"], reading)
    return Instruction("modify", selector(part[key]), details=details_of(until=until_of(part), **{"with": changed}))


def _control(part: Part, key: str, _reading: Reading) -> Instruction:
    """`{control: t, by: you}` for good, or `until: end-of-turn`."""
    part.only((key, "by", "until"))
    until = until_of(part)
    if until == "game":
        who = selector(part["by"]) if "by" in part else ("you",)
        return Instruction("control", selector(part[key]), details=details_of(player=who))
    change = (Modification("control", "you"),)
    return Instruction("modify", selector(part[key]), details=details_of(until=until, **{"with": change}))


def _delayed(part: Part, key: str, reading: Reading) -> Instruction:
    """`{delayed: {when: …, do: […]}, until: end-of-turn}`; it triggers once, unless `once: false` (302.1.3.1)."""
    part.only((key, "until"))
    inner = part[key]
    ability = reading.abilities(Part({"triggered": inner.value}, inner.path, part.names), reading)[0]
    once = inner["once"].flag() if "once" in inner else True
    return Instruction("delayed", details=details_of(ability=ability._replace(once=once), until=until_of(part)))


def _as_ability(part: Part, key: str, reading: Reading) -> Instruction:
    """`{cant: {heal: true, player: opponent}, until: end-of-turn}`, `{must: {attack: true, affects: …}}`, `{cost-change: …}`."""
    part.only((key, "until"))
    found = reading.abilities(Part({key: part[key].value}, part.path, part.names), reading)
    until = until_of(part)
    if all(ability.kind == "static" for ability in found):
        changes = tuple(change for ability in found for change in ability.modify)
        return Instruction("modify-all", details=details_of(filter=found[0].affects, until=until, **{"with": changes}))
    if len(found) == 1 and found[0].when is not None:
        return Instruction("delayed", details=details_of(ability=found[0], until=until))
    raise part[key].fault("whom does this concern?", "`player`, or `affects` with a filter")


def _replace(part: Part, key: str, reading: Reading) -> Instruction:
    """`{replace: {if: event, instead: …}, until: end-of-turn}`, or with `prevent`."""
    part.only((key, "until"))
    value = part[key]
    kind = "prevention" if "prevent" in value else "replacement"
    ability = reading.abilities(Part({kind: value.value}, value.path, part.names), reading)[0]
    return Instruction("delayed", details=details_of(ability=ability, until=until_of(part)))


_MOVED = ("to", "at", "rested", "face-down", "under", "counters")

VERBS: dict[str, _Verb] = {
    "if": _if,
    "may": _may,
    "mode": _mode,
    "choose": _choose,
    "damage": _simple("damage", "by", "divided", number=True),
    **{verb: _simple(verb, number=True) for verb in ("draw", "heal", "lose-life", "win", "lose")},
    **{verb: _simple(verb) for verb in ("destroy", "rest", "wake", "nullify", "vanish", "end-battle")},
    "remove-damage": _simple("undamage"),
    "change-attack-target": _simple("change-target"),
    "reveal": _simple("reveal"),
    "look": _simple("reveal"),
    "set-life": _set_life,
    "discard": _discard,
    "move": _simple("move", *_MOVED, to="hand", cause="effect"),
    "return": _simple("move", *_MOVED, to="hand", cause="return"),
    "summon": _simple("move", *_MOVED, to="battle-area", cause="summon"),
    "mill": _simple("top-cards", "to", number=True, to="dust", **{"from": "library"}),
    "add-stone": _simple(
        "top-cards", "to", "rested", "face-down", number=True, to="stone-area", **{"from": "stone-deck"}
    ),
    "put-counter": _counter("put-counter", "on"),
    "remove-counter": _counter("remove-counter", "from"),
    "face-down": _simple("flip-down"),
    "face-up": _simple("flip-up"),
    "create": _create,
    "search": _search,
    "shuffle": _shuffle,
    "use": _simple("use", "free"),
    "fight": _simple("fight", "with"),
    "modify": _modify,
    "control": _control,
    "delayed": _delayed,
    "replace": _replace,
    **dict.fromkeys(("cant", "must", "cost-change"), _as_ability),
}
"""Instructions by the word they begin with."""
