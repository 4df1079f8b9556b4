"""Abilities of MAGMELL read from the plain terms of a scenario file (`abilities:`) or of a card text.

Each item is a mapping with one of the keys `keyword`, `static`, `spell`, `triggered`, `replacement`, `prevention`, `cant`, `must`,
`may`, `cost-change`, `linked`, `text`. 起動型 abilities (`activated`) do not exist in the book (301.9).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from judgekit.engine import Unsupported
from judgekit.games.magmell.condition_reading import condition_of
from judgekit.games.magmell.effect_reading import Tokens, modifications
from judgekit.games.magmell.event_reading import pattern_of
from judgekit.games.magmell.instruction_reading import instructions_of
from judgekit.games.magmell.term_words import amount, filter_of, selector
from judgekit.games.magmell.terms import Ability, Filter, Instruction, Modification, Pattern, TargetWord
from judgekit.games.magmell.vocabulary import ALL_ZONES, counter_named, known_rule, rule_named, zone_named
from judgekit.language.parts import Part

Reader = Callable[[Part, Tokens], list[Ability]]


def abilities_of(part: Part, tokens: Tokens) -> list[Ability]:
    """Read the abilities of a card, in the order written."""
    return [ability for item in part.items() for ability in ability_of(item, tokens)]


def ability_of(part: Part, tokens: Tokens) -> list[Ability]:
    """Read one item of `abilities:`; a `linked` group gives several."""
    if not part.is_mapping:
        return [Ability("rule", name=known_rule(part.text()), text=part.text())]
    for key in part.key_names():
        reader = _READERS.get(key)
        if reader is not None:
            found = reader(part[key], tokens)
            return [_finished(ability, part) for ability in found]
    raise part.fault(
        f"no ability among the keys {', '.join(part.key_names())}", f"known: {', '.join(sorted(_READERS))}"
    )


def _finished(ability: Ability, part: Part) -> Ability:
    zones, condition, text = part.get("zone", "zones"), part.get("if", "while"), part.get("label")
    if zones is not None:
        ability = ability._replace(zones=tuple(zone_named(item) for item in zones.items()))
    if condition is not None and ability.condition is None:
        ability = ability._replace(condition=condition_of(condition))
    return ability._replace(text=text.text()) if text is not None else ability


def _keyword(part: Part, _tokens: Tokens) -> list[Ability]:
    return [Ability("rule", name=known_rule(item.text()), text=item.text()) for item in part.items()]


def _cant(part: Part, _tokens: Tokens) -> list[Ability]:
    return _rule_abilities(part, "cannot-")


def _must(part: Part, _tokens: Tokens) -> list[Ability]:
    return _rule_abilities(part, "must-")


def _may(part: Part, _tokens: Tokens) -> list[Ability]:
    return _rule_abilities(part, "")


def _rule_abilities(part: Part, prefix: str) -> list[Ability]:
    """Read `{cant: attack}`, `{cant: {be-defended: {ap: "<= 3"}, affects: …, if: …}}`, `{must: defend}`."""
    if not part.is_mapping:
        return [_rule(item.text(), prefix) for item in part.items()]
    affects, condition = part.get("affects", "object", "units"), part.get("if", "while")
    deeds = part.get("do", "cant", "must", "may")
    names: list[tuple[str, Part | None]] = []
    if deeds is not None:
        names = [(item.text(), part.get("by")) for item in deeds.items()]
    else:
        known = ("affects", "object", "units", "if", "while", "player", "note")
        names = [(key, part[key]) for key in part.key_names() if key not in known]
    found = []
    for name, value in names:
        if name in _BANS and "player" in part:
            found.append(_ban(part, name, value))
            continue
        rule = _rule(name, prefix)
        if value is not None and not (value.is_text and value.text() in ("true", "any")):
            rule = rule._replace(affects=filter_of(value))
        if condition is not None:
            rule = rule._replace(condition=condition_of(condition))
        found.append(rule)
    if affects is None or (affects.is_text and affects.text() == "this"):
        return found
    changes = tuple(Modification("gain", rule._replace(condition=None)) for rule in found)
    whole = found[0].condition if found else None
    return [Ability("static", condition=whole, affects=filter_of(affects), modify=changes)]


_BANS = {
    "use": "players-cannot-use",
    "heal": "players-cannot-heal",
    "draw": "players-cannot-draw",
    "attack": "players-cannot-attack",
    "defend": "players-cannot-defend",
}
"""What players may be kept from, with the name of the rule ability."""


def _ban(part: Part, name: str, value: Part | None) -> Ability:
    """Read that players cannot do something: `{cant: {use: {type: magic}, player: opponent}}`."""
    player = part["player"]
    anybody = player.text() in ("any", "each", "each-player", "any-player", "true")
    affects = None if value is None or value.is_text else filter_of(value)._replace(zone=None)
    condition = part.get("if", "while")
    return Ability(
        "rule",
        name=_BANS[name],
        when=Pattern((name,), by=None if anybody else Filter(what=("player",), among=selector(player))),
        affects=affects,
        condition=condition_of(condition) if condition is not None else None,
    )


def _rule(text: str, prefix: str) -> Ability:
    name = rule_named(text)
    if prefix == "must-":
        name = {"cannot-attack": "must-attack", "cannot-defend": "must-defend"}.get(name, name)
        if not name.startswith("must-"):
            name = f"must-{name}"
    return Ability("rule", name=known_rule(name), text=text)


def _static(part: Part, tokens: Tokens) -> list[Ability]:
    """Read `{affects: filter or this, modify: […], if: …}`."""
    part.only(("affects", "modify", "with", "if", "while", "zone", "zones"))
    changes = part.get("modify", "with")
    if changes is None:
        raise part.fault("a static ability needs `modify`")
    affects, condition, zones = part.get("affects"), part.get("if", "while"), part.get("zone", "zones")
    itself = affects is None or (affects.is_text and affects.text() in ("this", "self"))
    changed = modifications(changes, tokens)
    acts_on = None if itself or affects is None else filter_of(affects)
    if acts_on is not None and any(change.what in ("cost", "catalyst", "timing") for change in changed):
        acts_on = acts_on._replace(zone=acts_on.zone or ALL_ZONES)
    return [
        Ability(
            "static",
            condition=condition_of(condition) if condition is not None else None,
            affects=acts_on,
            modify=changed,
            zones=tuple(zone_named(item) for item in zones.items()) if zones is not None else None,
        )
    ]


def _cost_change(part: Part, _tokens: Tokens) -> list[Ability]:
    """Read `{affects: filter or this, amount: -1}`; `catalyst: true` for 触媒."""
    affects, player = part.get("affects", "cards", "spells"), part.get("player", "for")
    number = part.get("amount", "by", "less", "more")
    if number is None:
        raise part.fault("a cost change needs `amount`")
    value = amount(number)
    if "less" in part:
        value = ("-", 0, value)
    what = "catalyst" if "catalyst" in part else "cost"
    itself = affects is not None and affects.is_text and affects.text() in ("this", "self")
    condition = part.get("if", "while")
    acts_on = filter_of(affects) if affects is not None and not itself else Filter()
    if player is not None:
        acts_on = acts_on._replace(controller=selector(player))
    acts_on = acts_on._replace(zone=ALL_ZONES)
    zones = ("hand", "chant") if itself else None
    return [
        Ability(
            "static",
            condition=condition_of(condition) if condition is not None else None,
            affects=None if itself else acts_on,
            modify=(Modification(what, value),),
            zones=zones,
        )
    ]


def target_words(part: Part | None) -> tuple[tuple[TargetWord, ...], frozenset[str]]:
    """Read `targets`: `{id: t, is: filter, count: 2, up-to: 2, min: 0, max: 3}`; return them with the names they give."""
    words: list[TargetWord] = []
    if part is None:
        return (), frozenset()
    for number, item in enumerate(part.items()):
        if not item.is_mapping:
            words.append(TargetWord(f"t{number + 1}", filter_of(item)))
            continue
        name = item["id"].text() if "id" in item else f"t{number + 1}"
        wanted = item.get("is", "filter")
        if wanted is not None:
            item.only((*_WORD_KEYS, "is", "filter"))
        else:
            inner = {key: value for key, value in item.value.items() if key not in _WORD_KEYS}
            wanted = Part(inner, item.path, item.names)
        least, most = _bounds(item)
        if item.is_set("optional"):
            least = 0
        words.append(TargetWord(name, filter_of(wanted), least, most))
    names = frozenset(f"@{number}={word.name}" for number, word in enumerate(words))
    return tuple(words), names


_WORD_KEYS = ("id", "count", "amount", "up-to", "min", "max", "note", "optional")


def _bounds(item: Part) -> tuple[Any, Any]:
    count, up_to = item.get("count", "amount"), item.get("up-to")
    if count is not None and count.is_mapping:
        return _bounds(count)
    if count is not None:
        text = count.text()
        if text == "any":
            return 0, None
        if text.startswith("up-to "):
            return 0, int(text.removeprefix("up-to "))
        return amount(count), amount(count)
    if up_to is not None:
        return 0, amount(up_to)
    least, most = item.get("min"), item.get("max")
    if least is None and most is None:
        return 1, 1
    return (amount(least) if least is not None else 0), (None if most is None or most.text() == "any" else amount(most))


def _shares(do: Iterable[Instruction]) -> Any:
    """Return the number that is divided among the targets, None where nothing is (702.3.3)."""
    return next((instruction.amount for instruction in do if instruction.get("shared")), None)


def _spell(part: Part, tokens: Tokens) -> list[Ability]:
    """Read a マジック能力: `{targets: […], do: […]}`, or the list of instructions alone."""
    if part.is_list:
        return [Ability("magic", do=instructions_of(part, tokens))]
    words, names = target_words(part.get("targets", "target"))
    modes = part.get("modes")
    if modes is not None:
        read = tuple(
            instructions_of(mode["do"].knowing(names) if "do" in mode else mode, tokens) for mode in modes.items()
        )
        do: tuple[Instruction, ...] = (Instruction("mode", details=(("modes", read),)),)
    else:
        do = instructions_of(part["do"].knowing(part.names | names), tokens)
    return [Ability("magic", targets=words, do=do, shares=_shares(do), optional=part.is_set("optional"))]


def _triggered(part: Part, tokens: Tokens) -> list[Ability]:
    """Read a 誘発能力: `{when: …, if: …, targets: […], do: […], optional: true}`."""
    part.only(("when", "if", "targets", "target", "do", "optional", "zone", "zones", "once", "state", "note"))
    if "state" in part:
        raise Unsupported("abilities that trigger on a state", "302.1")
    words, names = target_words(part.get("targets", "target"))
    do = instructions_of(part["do"].knowing(part.names | names), tokens)
    condition, zones = part.get("if"), part.get("zone", "zones")
    return [
        Ability(
            "triggered",
            when=pattern_of(part["when"], happened=True),
            condition=condition_of(condition) if condition is not None else None,
            targets=words,
            shares=_shares(do),
            do=do,
            optional=part.is_set("optional"),
            zones=tuple(zone_named(item) for item in zones.items()) if zones is not None else None,
            once=part.is_set("once"),
        )
    ]


def _replacement(part: Part, tokens: Tokens) -> list[Ability]:
    """Read a 置換効果: `{if: event, instead: […]}`, or `{if: event, with: {rested: true, counters: {…}}}`."""
    event = part.get("if", "when", "event")
    if event is None:
        raise part.fault("a replacement needs `if`")
    instead = part.get("instead", "do")
    do: tuple[Instruction, ...] = ()
    if "with" in part:
        do = (having(part["with"]),)
    elif instead is not None and instead.is_mapping and _about_state(instead):
        state = {key: value for key, value in instead.value.items() if key in _STATE_KEYS}
        do = (having(Part(state, instead.path, instead.names)),)
    elif instead is None or (instead.is_text and instead.text() in ("nothing", "none", "prevent")):
        do = ()
    elif instead.is_mapping and set(instead.key_names()) <= {"amount"}:
        do = (Instruction("amount", amount=amount(instead["amount"])),)
    else:
        do = _instead(instead, pattern_of(event), tokens)
    condition, zones = part.get("while", "condition"), part.get("zone", "zones")
    return [
        Ability(
            "replacement",
            when=pattern_of(event),
            condition=condition_of(condition) if condition is not None else None,
            do=do,
            optional=part.is_set("optional"),
            zones=tuple(zone_named(item) for item in zones.items()) if zones is not None else None,
            once=part.is_set("once"),
        )
    ]


_STATE_KEYS = ("rested", "awake", "face-down", "face-up", "counters", "counter")


def _about_state(part: Part) -> bool:
    """Tell whether what happens instead is the same move, only in another state (306.1.2.2)."""
    keys = set(part.key_names())
    return bool(keys & set(_STATE_KEYS)) and keys <= {*_STATE_KEYS, "summon", "enter", "move"}


_SAME_EVENT = {
    "heal": "heal",
    "gain-life": "heal",
    "damage": "damage",
    "deal-damage": "damage",
    "put-counter": "put-counter",
    "put-counters": "put-counter",
}
"""Instructions that are the replaced event with another number, where event and recipient are the same."""


def _instead(part: Part, pattern: Pattern, tokens: Tokens) -> tuple[Instruction, ...]:
    items = list(part.items())
    if len(items) == 1 and items[0].is_mapping:
        item = items[0]
        verb = item.key_names()[0]
        if _SAME_EVENT.get(verb) in pattern.events and "amount" in item and _same_subject(item[verb], pattern):
            return (Instruction("amount", amount=amount(item["amount"])),)
        itself = item[verb].is_text and item[verb].text() in ("this", "it", "event.object", "event")
        if verb == "move" and itself and pattern.events[0] in ("move", "destroy", "discard") and "to" in item:
            return (Instruction("elsewhere", details=(("to", zone_named(item["to"])),)),)
    return instructions_of(part, tokens)


def _same_subject(part: Part, pattern: Pattern) -> bool:
    if not part.is_text:
        return False
    word = part.text()
    if word in ("event.player", "event.object", "it", "event"):
        return True
    return pattern.of is not None and pattern.of.among == (word,)


def having(part: Part) -> Instruction:
    """Read the state in which something comes into a zone (306.1.2.2)."""
    details: dict[str, Any] = {}
    for key in part.key_names():
        if key in ("rested", "awake"):
            details["rested"] = part[key].flag() == (key == "rested")
        elif key in ("face-down", "face-up"):
            details["face_down"] = part[key].flag() == (key == "face-down")
        elif key in ("counters", "counter"):
            counters = part[key]
            details["counters"] = tuple(
                sorted((counter_named(kind), amount(counters[kind])) for kind in counters.key_names())
            )
        else:
            raise part.fault(f"unknown key {key!r}", "rested, face-down, counters")
    return Instruction("having", details=tuple(sorted(details.items())))


def _prevention(part: Part, _tokens: Tokens) -> list[Ability]:
    """Read `{if: event, prevent: all or a number}`."""
    event = part.get("if", "when", "event")
    if event is None:
        raise part.fault("a prevention needs `if`")
    number = part.get("prevent", "amount")
    whole = number is None or (number.is_text and number.text() in ("all", "true"))
    do = (Instruction("reduce", amount=None if whole or number is None else amount(number)),)
    condition = part.get("while", "condition")
    return [
        Ability(
            "replacement",
            when=pattern_of(event),
            condition=condition_of(condition) if condition is not None else None,
            do=do,
            optional=part.is_set("optional"),
            once=part.is_set("once"),
        )
    ]


def _linked(part: Part, tokens: Tokens) -> list[Ability]:
    return abilities_of(part, tokens)


def _activated(_part: Part, _tokens: Tokens) -> list[Ability]:
    raise Unsupported("activated abilities (the book has three kinds of ability)", "301.9")


def _text(part: Part, tokens: Tokens) -> list[Ability]:
    from judgekit.games.magmell.card_reading import abilities_of_text

    return abilities_of_text(part.text(), tokens, part.path)


def _cda(part: Part, tokens: Tokens) -> list[Ability]:
    changes = part.get("modify") if part.is_mapping and "modify" in part else part
    assert changes is not None
    return [Ability("static", modify=modifications(changes, tokens), zones=ALL_ZONES)]


_READERS: dict[str, Reader] = {
    "keyword": _keyword,
    "static": _static,
    "cda": _cda,
    "spell": _spell,
    "magic": _spell,
    "triggered": _triggered,
    "activated": _activated,
    "replacement": _replacement,
    "prevention": _prevention,
    "cant": _cant,
    "cannot": _cant,
    "must": _must,
    "may": _may,
    "cost-change": _cost_change,
    "linked": _linked,
    "text": _text,
}
