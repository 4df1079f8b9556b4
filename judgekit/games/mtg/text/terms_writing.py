"""Terms written as plain data: the structured form of a scenario file that reads to equal terms (the reverse of `text.structured`).

One form is written for each term, the first of those that are read: a figure is `{value: power, of: this}`, never `this.power`.
What a term says and the structured form cannot is refused, never left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.core.typed import Any
from judgekit.games.mtg.terms.actions import VERBS
from judgekit.games.mtg.terms.effects import MODIFICATIONS
from judgekit.games.mtg.terms.keywords import KEPT_ATTACHED, KEYWORDS, LANDWALK
from judgekit.games.mtg.terms.records import (
    AS_A_CARD,
    Ability,
    Action,
    Card,
    Cost,
    Filter,
    Formula,
    Limit,
    Mode,
    Modification,
    Reference,
    TargetWord,
    Test,
)
from judgekit.games.mtg.terms.symbols import write_symbols
from judgekit.games.mtg.text.descriptions_writing import (
    Data,
    TermUnwritable,
    one,
    write_condition,
    write_duration,
    write_filter,
    write_formula,
    write_pattern,
    write_reference,
)


def _write_pt(value: tuple[Formula, Formula | None]) -> Data:
    power, toughness = (write_formula(part) for part in value)
    if isinstance(power, str) and isinstance(toughness, str):
        return f"{power}/{toughness}"
    return {"power": power, "toughness": toughness}


def _signed(part: Formula) -> str | None:
    if isinstance(part, int):
        return f"{part:+d}"
    return {("x",): "+X", ("-", 0, ("x",)): "-X"}.get(part)


def _write_change(value: tuple[Formula, Formula]) -> Data:
    power, toughness = map(_signed, value)
    if power is not None and toughness is not None:
        if power == "+0" and toughness.startswith("-"):
            power = "-0"
        if toughness == "+0" and power.startswith("-"):
            toughness = "-0"
        return f"{power}/{toughness}"
    return {"power": write_formula(value[0]), "toughness": write_formula(value[1])}


def write_modification(change: Modification) -> dict[str, Data]:
    """Return one change as plain data."""
    what, value = change
    if what in ("gain-this", "no-mana-cost", "keeps", "counters", "if") and what not in MODIFICATIONS:
        return _write_exception(what, value)
    takes = MODIFICATIONS[what][1].takes
    return {what: _CHANGE_WRITERS[takes](value)}


def _write_exception(what: str, value: Any) -> dict[str, Data]:
    if what == "gain-this":
        return {"gain": "this-ability"}
    if what == "keeps":
        return {"keeps": [value]}
    if what == "counters":
        return {"counters": {"kind": value[0], "amount": write_formula(value[1])}}
    if what == "if":
        return {"if": write_filter(value[0]), "then": [write_modification(one) for one in value[1]]}
    return {what: "true"}


def _write_gained(ability: Ability) -> Data:
    if ability.kind == "abilities-of":
        of, kind = ability.value
        return {"abilities-of": write_reference(of), **({"kind": kind} if kind is not None else {})}
    return write_ability(ability)


def _write_lost(value: Ability | str) -> Data:
    if isinstance(value, Ability):
        return write_ability(value)
    return "all-abilities" if value == "all" else value


def write_cost_change(value: tuple[str, object]) -> dict[str, Data]:
    """Return by how much a cost changes, under its word: more, less, set or least."""
    key, by = value
    if isinstance(by, Cost):
        written = write_cost(by)
        return {key: written if not isinstance(written, str) or written.startswith("{") else [written]}
    return {key: write_formula(by)}


_CHANGE_WRITERS: dict[str, Callable[[Any], Data]] = {
    "types": lambda value: " ".join(value),
    "subtypes": list,
    "words": lambda value: " ".join(value),
    "colors": lambda value: list(value) if value else "colorless",
    "pt": _write_pt,
    "change": _write_change,
    "formula": write_formula,
    "player": write_reference,
    "reference": write_reference,
    "cost": write_cost_change,
    "replacement": lambda value: {"replace": value[0], "with": value[1]},
    "text": lambda value: value,
    "flag": lambda _value: "true",
    "gained": _write_gained,
    "lost": _write_lost,
}


def write_cost(cost: Cost) -> Data:
    """Return what is paid as plain data: symbols as text, otherwise a list of its parts."""
    if cost.alternatives:
        return {"or": [write_cost(one) for one in (cost._replace(alternatives=()), *cost.alternatives)]}
    if cost == Cost(loyalty=("-", 0, ("x",))):
        return "-X"
    parts: list[Data] = []
    symbols = write_symbols(cost.mana) if cost.mana else ""
    for action in cost.actions:
        if action.verb in ("tap", "untap") and action.get("symbol"):
            parts.append("{T}" if action.verb == "tap" else "{Q}")
        elif action.verb == "player-counters" and action.get("kind") == "energy" and isinstance(action.amount, int):
            parts.append("{E}" * -action.amount)
        else:
            parts.append(write_action(action))
    if symbols:
        parts.insert(0, symbols)
    if cost.loyalty is not None:
        parts.append({"loyalty": write_formula(cost.loyalty)})
    if cost.mana_formula is not None:
        if cost.mana_formula == ("mana-cost", ("this",)):
            return ["mana-cost", *parts] if parts else "mana-cost"
        parts.append({"mana": write_formula(cost.mana_formula)})
    symbols_only = [part for part in parts if isinstance(part, str)]
    return parts if len(symbols_only) < len(parts) else ", ".join(symbols_only) or "{0}"


def write_token(card: Card) -> dict[str, Data]:
    """Return what defines a token as plain data (111.3)."""
    if card.get(AS_A_CARD):
        return {"card": card.name}
    types = " ".join(word.capitalize() for word in (*card.line.supertypes, *card.line.types))
    found: dict[str, Data] = {"types": types + (f" - {' '.join(card.line.subtypes)}" if card.line.subtypes else "")}
    if card.name != " ".join(card.line.subtypes):
        found["name"] = card.name
    if card.power is not None:
        found["pt"] = _write_pt((card.power, card.toughness))
    if card.colors:
        found["colors"] = [color for color in ("white", "blue", "black", "red", "green") if color in card.colors]
    if card.abilities:
        found["abilities"] = [write_ability(ability) for ability in card.abilities]
    if card.cost is not None:
        found["cost"] = write_symbols(card.cost)
    if card.loyalty is not None or card.defense is not None or card.layout != "normal" or card.faces or card.details:
        raise TermUnwritable(f"no structured form says {card!r}")
    return found


def write_target(word: TargetWord) -> dict[str, Data]:
    """Return one target word as plain data (115.1)."""
    found: dict[str, Data] = {"id": word.name, "is": one(write_filter(one) for one in word.filters)}
    if (word.least, word.most) != (1, 1):
        if word.least == word.most:
            found["count"] = write_formula(word.most)
        elif word.least == 0:
            found |= {"count": "any"} if word.most is None else {"up-to": write_formula(word.most)}
        else:
            found |= {
                "min": write_formula(word.least),
                "max": "any" if word.most is None else write_formula(word.most),
            }
    if word.other:
        found["other"] = one(word.other)
    if word.by is not None:
        found["by"] = write_reference(word.by)
    if word.share is not None:
        found["divide"] = write_formula(word.share)
    if word.each is not None:
        found["for-each"] = write_reference(word.each)
    if word.one_owner:
        found["one-owner"] = "true"
    return found


def write_targets(words: Iterable[TargetWord]) -> list[Data]:
    """Return target words in order as plain data; "other" alone sets one apart from all before it."""
    found: list[Data] = []
    names: list[str] = []
    for word in words:
        data = write_target(word)
        if word.other and list(word.other) == names:
            data["other"] = "true"
        found.append(data)
        names.append(word.name)
    return found


def write_action(action: Action) -> dict[str, Data]:
    """Return one instruction as plain data, its verb first."""
    verb = VERBS[action.verb]
    details = dict(action.details)
    changes = details.get("with")
    if action.verb == "modify" and isinstance(changes, tuple) and [change.what for change in changes] == ["control"]:
        until = {"until": write_duration(details["until"])} if "until" in details else {}
        kept = {"as": action.get("as")} if action.get("as") is not None else {}
        return {"control": write_reference(action.of), "by": write_reference(changes[0].value), **until, **kept}
    found: dict[str, Data] = {}
    if action.verb == "create":
        token = details.pop("token", None)
        found["create"] = write_token(token) if token is not None else "copy" if "copy-of" in details else "event"
    elif action.verb == "discard" and action.of is None:
        raise TermUnwritable("no structured form discards nothing")
    else:
        found[action.verb] = _OF_WRITERS[verb.of](action.of)
    if action.amount is not None:
        found["amount"] = write_formula(action.amount)
    for name, value in details.items():
        found[name] = _DETAIL_WRITERS[verb.details[name]](value)
    return found


def _write_mana(value: Reference) -> Data:
    if value[0] == "mana-lists":
        return [write_symbols(one) for one in value[1]]
    return write_symbols(value[1]) if value[0] == "mana" else value[0]


def _write_modes(value: tuple[Mode, ...]) -> list[Data]:
    return [write_mode(one) for one in value]


def write_mode(mode: Mode) -> dict[str, Data]:
    """Return one mode as plain data (700.2)."""
    found: dict[str, Data] = {"targets": write_targets(mode.targets)} if mode.targets else {}
    found["do"] = write_actions(mode.do)
    if mode.text:
        found["text"] = mode.text
    if mode.cost is not None:
        found["cost"] = write_cost(mode.cost)
    if mode.pawprints:
        found["pawprints"] = mode.pawprints
    return found


def write_actions(actions: Iterable[Action]) -> list[Data]:
    """Return instructions in order as plain data."""
    return [write_action(action) for action in actions]


_OF_WRITERS: dict[str, Callable[[Any], Data]] = {
    "object": write_reference,
    "reference": write_reference,
    "references": lambda value: [write_reference(one) for one in value[1]],
    "player": write_reference,
    "any": write_reference,
    "none": lambda _value: "true",
    "text": lambda value: value,
    "words": list,
    "number": str,
    "formula": write_formula,
    "condition": write_condition,
    "cost": write_cost,
    "ability": lambda value: write_ability(value),
    "abilities": lambda value: [write_ability(one) for one in value],
    "actions": write_actions,
    "modes": _write_modes,
    "mana": _write_mana,
    "discard": write_reference,
}

_DETAIL_WRITERS: dict[str, Callable[[Any], Data]] = {
    "formula": write_formula,
    "reference": write_reference,
    "filter": write_filter,
    "flag": lambda value: "true" if value else "false",
    "text": lambda value: value,
    "words": one,
    "zone": lambda value: value,
    "counters": lambda value: {kind: write_formula(number) for kind, number in value},
    "duration": write_duration,
    "modifications": lambda value: [write_modification(one) for one in value],
    "exceptions": lambda value: [write_modification(one) for one in value],
    "condition": write_condition,
    "cost": write_cost,
    "actions": write_actions,
    "pattern": write_pattern,
}


# Abilities.


def write_ability(ability: Ability) -> Data:
    """Return an ability as the structured form of a scenario file, without its words as printed.

    Raises:
        TermUnwritable: the structured form has no words for a part of it.
    """
    data = _KIND_WRITERS[ability.kind](ability)
    if isinstance(data, dict):
        if ability.zones is not None and "room" not in data:
            data["zones"] = list(ability.zones)
        if ability.links:
            data["links"] = list(ability.links)
        if ability.name is not None and ability.kind in _NAMED and data.keys().isdisjoint(("chapter", "room")):
            data["name"] = ability.name
    return data


_NAMED = ("spell", "activated", "triggered", "static")
"""Kinds of ability whose name is an ability word (207.2c)."""


def write_keyword(ability: Ability) -> Data:
    """Return a keyword ability as plain data: its word alone, or the word with what stands behind it (702)."""
    name, value = str(ability.name), ability.value
    found: dict[str, Data] = {"keyword": name}
    if isinstance(value, Filter):
        walk = next((word for word, land in LANDWALK.items() if value == _land(land)), None)
        if name == "landwalk" and walk is not None:
            return {"keyword": walk}
        key = {"protection": "from", "hexproof": "from", "affinity": "for"}.get(name, "is")
        found[key] = write_filter(value) if key == "is" else _write_quality(value)
    elif name in KEYWORDS and KEYWORDS[name].takes == "name":
        found["name"] = str(value)
    elif ability.name == "prototype":
        found["pt"] = f"{value[0]}/{value[1]}"
    elif ability.name in ("gift", "companion"):
        found["text"] = value
    elif ability.name == "craft":
        materials, least, most = value
        found["is"] = write_filter(materials)
        found["value"] = f">= {write_formula(least)}" if most is None else write_formula(least)
    elif ability.name == "devour" and isinstance(value, tuple) and isinstance(value[0], Filter):
        found["is"], found["value"] = write_filter(value[0]), write_formula(value[1])
    elif value == "sunburst":
        found["value"] = value
    elif value is not None:
        found["value"] = write_formula(value)
    if ability.cost is not None:
        found["cost"] = write_cost(ability.cost)
    if ability.get("keeps"):
        found["keeps"] = next(word for word, kept in KEPT_ATTACHED.items() if kept == ability.get("keeps"))
    return found


def _land(name: str) -> Filter:
    return Filter((Test("type", ("land",)), Test("subtype", (name,))))


def _write_quality(quality: Filter) -> Data:
    if quality == Filter((), "object"):
        return "everything"
    if quality == Filter((Test("chosen", "color"),), "object"):
        return "chosen-color"
    if quality.kind == "spell":
        return write_filter(quality)
    color = quality.get("color")
    if color is not None and len(quality.tests) == 1:
        return color[0] if len(color) == 1 else "all-colors"
    for kind in ("permanent", "object", "card", "spell", "source", "player"):
        try:
            return write_filter(quality._replace(kind=kind))
        except TermUnwritable:
            continue
    raise TermUnwritable(f"no structured form says {quality!r}")


def _body(ability: Ability) -> dict[str, Data]:
    found: dict[str, Data] = {}
    if ability.modes:
        found["choose"] = _write_number_of_modes(ability.choose, len(ability.modes))
        instead = ability.get("choose-instead")
        if instead is not None:
            other = _write_number_of_modes(instead[1], len(ability.modes))
            found["choose"] = {"of": found["choose"], "if": write_condition(instead[0]), "instead": other}
        counted = {"pawprints": "true"} if ability.get("pawprints") else {}
        if ability.get("repeated-modes"):
            counted = {**counted, "repeated": "true"}
        if counted:
            found["choose"] = {"of": found["choose"], **counted}
        by = ability.get("modes-by")
        modes = _write_modes(ability.modes)
        found["modes"] = modes if by is None else {"by": write_reference(by), "of": modes}
    if ability.targets:
        found["targets"] = write_targets(ability.targets)
    if ability.do or not ability.modes:
        found["do"] = write_actions(ability.do)
    if ability.optional:
        found["optional"] = "true"
    return found


def _write_number_of_modes(choose: tuple[Formula, Formula], most: int) -> str:
    least, largest = choose
    if least == largest:
        return str(write_formula(least))
    if least == 0 and largest == most:
        return "any"
    if least == 0:
        return f"<= {write_formula(largest)}"
    return f">= {write_formula(least)}"


def _write_limit(limit: Limit) -> Data:
    word, *values = limit
    if word == "if":
        return {"if": write_condition(values[0])}
    if word == "only":
        return {"only": write_reference(values[0])}
    return {word: str(values[0])} if values else word


def _activated(ability: Ability) -> Data:
    found: dict[str, Data] = {"cost": write_cost(ability.cost or Cost()), **_body(ability)}
    if ability.get("less") is not None:
        found["less"] = write_formula(ability.get("less"))
    if ability.limits:
        found["limits"] = [_write_limit(limit) for limit in ability.limits]
    return {"activated": found}


def _triggered(ability: Ability) -> Data:
    if ability.name == "chapter":
        return {"chapter": [str(ability.value)], **_body(ability)}
    if ability.name == "room":
        to = [str(name) for name in ability.get("leads-to", ())]
        alone = {"entered-by": str(ability.get("entered-by"))} if ability.get("entered-by") is not None else {}
        bare = ability._replace(details=tuple(pair for pair in ability.details if pair[0] not in ("leads-to", *alone)))
        return {"room": str(ability.value), **({"leads-to": to} if to else {}), **alone, **_body(bare)}
    found: dict[str, Data] = {}
    if ability.when or ability.state is None:
        found["when"] = [write_pattern(pattern) for pattern in ability.when]
    if ability.state is not None:
        found["state"] = write_condition(ability.state)
    if ability.condition is not None:
        found["if"] = write_condition(ability.condition)
    if ability.limits:
        found["limits"] = [limit[0] for limit in ability.limits]
    return {"triggered": {**found, **_body(ability)}}


def write_affected(reference: Reference | None) -> Data:
    """Return what a static ability acts on as plain data, `this` for the object itself."""
    if reference is None:
        return "this"
    return write_filter(reference[1]) if reference[0] == "all" else write_reference(reference)


def _static(ability: Ability) -> Data:
    if ability.cda:
        return {"cda": _defined(ability)}
    found: dict[str, Data] = {} if ability.affects is None else {"affects": write_affected(ability.affects)}
    found["modify"] = [write_modification(change) for change in ability.modify]
    if ability.condition is not None:
        found["if"] = write_condition(ability.condition)
    return {"static": found}


def _defined(ability: Ability) -> Data:
    """Return what a characteristic-defining ability defines (604.3): power and toughness each under its own word."""
    if len(ability.modify) == 1 and ability.modify[0].what == "define-pt":
        power, toughness = ability.modify[0].value
        if power == toughness:
            return {"pt": write_formula(power)}
        if power is None or toughness is None:
            return {"power": write_formula(power)} if toughness is None else {"toughness": write_formula(toughness)}
    halves = [change.value for change in ability.modify]
    if [change.what for change in ability.modify] == ["define-pt", "define-pt"] and halves[0][1] is halves[1][
        0
    ] is None:
        return {"power": write_formula(halves[0][0]), "toughness": write_formula(halves[1][1])}
    return {"modify": [write_modification(change) for change in ability.modify]}


def _replacement(ability: Ability) -> Data:
    found: dict[str, Data] = {"if": [write_pattern(pattern) for pattern in ability.when]}
    found["instead"] = write_actions(ability.instead) if ability.instead else "nothing"
    if ability.condition is not None:
        found["condition"] = write_condition(ability.condition)
    if ability.optional:
        found["optional"] = "true"
    return {"replacement": found}


def _prevention(ability: Ability) -> Data:
    found: dict[str, Data] = {"if": [write_pattern(pattern) for pattern in ability.when]} if ability.when else {}
    found["prevent"] = "all" if ability.prevent == "all" else write_formula(ability.prevent)
    if ability.condition is not None:
        found["condition"] = write_condition(ability.condition)
    if ability.do:
        found["then"] = write_actions(ability.do)
    if ability.optional:
        found["optional"] = "true"
    return {"prevention": found}


def _more_triggers(ability: Ability) -> Data:
    assert ability.affects is not None
    return {
        "more-triggers": {
            "when": [write_pattern(pattern) for pattern in ability.when],
            "of": write_filter(ability.affects[1]),
            **({"if": write_condition(ability.condition)} if ability.condition is not None else {}),
        }
    }


_DEED_DETAILS: dict[str, Callable[[Any], Data]] = {
    **dict.fromkeys(("by", "of", "at", "attacker", "in", "with"), write_filter),
    "unless": write_condition,
    "number": write_formula,
    "least": write_formula,
    "as": str,
    "kind": str,
    "exiled-after": str,
    "cost": write_cost,
    "from": list,
    "counters": lambda value: {kind: write_formula(number) for kind, number in value},
    "then": write_actions,
    "ignored-for": write_cost,
    "free": lambda _: "true",
    "mana": str,
    "once": lambda _: "true",
    "every": lambda _: "true",
}


def _deed(ability: Ability) -> Data:
    found: dict[str, Data] = {"deed": ability.name}
    for name, value in ability.details:
        found[name] = _DEED_DETAILS[name](value)
    if ability.affects is not None:
        found["affects"] = write_affected(ability.affects)
    if ability.condition is not None:
        found["if"] = write_condition(ability.condition)
    return {ability.kind: found}


def _cost_change(ability: Ability) -> Data:
    found: dict[str, Data] = {}
    if ability.affects is not None:
        found[str(ability.name)] = write_filter(ability.affects[1])
    for change in ability.modify:
        found |= write_cost_change(change.value)
    if ability.condition is not None:
        found["if"] = write_condition(ability.condition)
    for name, value in ability.details:
        found[name] = write_reference(value) if name == "player" else str(value)
    return {"cost-change": found}


_KIND_WRITERS: dict[str, Callable[[Ability], Data]] = {
    "keyword": write_keyword,
    "spell": lambda ability: {"spell": _body(ability)},
    "activated": _activated,
    "triggered": _triggered,
    "static": _static,
    "replacement": _replacement,
    "prevention": _prevention,
    "more-triggers": _more_triggers,
    "cant": _deed,
    "must": _deed,
    "may": _deed,
    "cost-change": _cost_change,
}
