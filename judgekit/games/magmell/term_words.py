"""Filters, selectors and amounts of MAGMELL read from the plain terms of a scenario file.

Filters are mappings: `type` (unit, magic, stone, card, ability, player, token), `zone`, `controller`, `owner`, `color`, `ap`, `hp`,
`cost`, `catalyst`, `rested`, `awake`, `face-down`, `face-up`, `token`, `name`, `timing`, `other`, `attacking`, `defending`,
`battling`, `attacked`, `damaged`, `has`, `counters`, `is`, `not`, `any`. Comparisons are `3`, `<= 3`, `3 or less`, `{max: 3}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judgekit.games.magmell.terms import Amount, Filter, Selector
from judgekit.games.magmell.vocabulary import (
    ALL_ZONES,
    COLOR_WORDS,
    COUNTER_WORDS,
    STATES,
    TIMINGS,
    TYPES,
    counter_named,
    rule_named,
    zone_named,
)
from judgekit.language.parts import Part

_SIGNS = ("<=", ">=", "!=", "<", ">", "=", "≦", "≧")
_SIGN_OF = {"≦": "<=", "≧": ">="}
_AFTER = (
    ("or less", "<="),
    ("or-less", "<="),
    ("以下", "<="),
    ("or more", ">="),
    ("or-more", ">="),
    ("以上", ">="),
    ("未満", "<"),
)


def comparison(part: Part) -> tuple[str, Amount]:
    """Read a comparison."""
    if part.is_mapping:
        for key, sign in (("max", "<="), ("min", ">="), *((sign, sign) for sign in _SIGNS)):
            if key in part:
                return (_SIGN_OF.get(sign, sign), amount(part[key]))
        raise part.fault("a comparison is expected here", "3, <= 3, 3 or less, {max: 3}")
    text = part.text()
    for sign in _SIGNS:
        if text.startswith(sign):
            return (_SIGN_OF.get(sign, sign), amount(other_part(part, text[len(sign) :])))
    for word, sign in _AFTER:
        if text.endswith(word):
            return (sign, amount(other_part(part, text.removesuffix(word).rstrip(" -"))))
    return ("=", amount(part))


def other_part(part: Part, text: str) -> Part:
    """Return a part at the same place with another text."""
    return Part(text.strip(), part.path, part.names)


_TOKEN = re.compile(r"\s*(?:(\d+)|([^\s\d+*()-][^\s+*()]*)|([-+*()]))")


def amount(part: Part) -> Amount:
    """Read a number or a formula: `2`, `event.amount + 1`, `t.ap`, `you.life`, `{count: filter}`, `{half-up: you.life}`."""
    if part.is_mapping:
        return _amount_mapping(part)
    text = part.text()
    if re.fullmatch(r"[+-]?\d+", text):
        return int(text)
    tokens = _tokens(part, text)
    value, rest = _sum(part, tokens)
    if rest:
        raise part.fault(f"not a formula: {text!r}")
    return value


def _tokens(part: Part, text: str) -> list[str]:
    tokens = []
    place = 0
    while place < len(text.rstrip()):
        match = _TOKEN.match(text, place)
        if match is None:
            raise part.fault(f"not a formula: {text!r}")
        tokens.append(match.group(match.lastindex or 0).strip())
        place = match.end()
    if not tokens:
        raise part.fault("a number is expected here")
    return tokens


def _sum(part: Part, tokens: list[str]) -> tuple[Amount, list[str]]:
    value, tokens = _product(part, tokens)
    while tokens and tokens[0] in "+-":
        other, rest = _product(part, tokens[1:])
        value, tokens = (tokens[0], value, other), rest
    return value, tokens


def _product(part: Part, tokens: list[str]) -> tuple[Amount, list[str]]:
    value, tokens = _single(part, tokens)
    while tokens and tokens[0] == "*":
        other, rest = _single(part, tokens[1:])
        value, tokens = ("*", value, other), rest
    return value, tokens


def _single(part: Part, tokens: list[str]) -> tuple[Amount, list[str]]:
    if not tokens:
        raise part.fault("a formula ends too early")
    head, rest = tokens[0], tokens[1:]
    if head == "(":
        value, rest = _sum(part, rest)
        if not rest or rest[0] != ")":
            raise part.fault("a bracket is not closed")
        return value, rest[1:]
    if head == "-":
        value, rest = _single(part, rest)
        return ("-", 0, value), rest
    if head.isdigit():
        return int(head), rest
    if head in ("half-up", "half-down") and rest and rest[0] == "(":
        value, rest = _single(part, rest)
        return (head, value, 0), rest
    return _named_amount(part, head), rest


_VALUES = ("ap", "hp", "life", "damage", "cost", "catalyst", "hand", "library", "dust", "stone-area", "stone-deck")
_VALUE_WORDS = {"marked-damage": "damage", "AP": "ap", "HP": "hp"}


def _named_amount(part: Part, name: str) -> Amount:
    if name in ("event.amount", "amount", "damage"):
        return ("event", "amount")
    if name in ("result", "result.amount", "results"):
        return ("results", None)
    head, dot, last = name.rpartition(".")
    what = _VALUE_WORDS.get(last, last)
    if dot and (what in _VALUES or what in COUNTER_WORDS):
        return ("value", selector(other_part(part, head)), COUNTER_WORDS.get(what, what))
    if dot and last in ("count", "number"):
        return ("number-of", selector(other_part(part, head)))
    if name == "X":
        return ("chosen", "X")
    raise part.fault(f"unknown number {name!r}", "as t.ap, you.life, event.amount")


def _amount_mapping(part: Part) -> Amount:
    if "count" in part:
        return ("count", filter_of(part["count"]))
    for name in ("half-up", "half-down"):
        if name in part:
            return (name, amount(part[name]), 0)
    for name in _VALUES:
        if name in part:
            return ("value", selector(part[name]), name)
    for name, sign in (("sum", "+"), ("product", "*"), ("difference", "-"), ("min", "min"), ("max", "max")):
        if name in part:
            values = [amount(item) for item in part[name].items()]
            total = values[0]
            for value in values[1:]:
                total = (sign, total, value)
            return total
    raise part.fault("a number is expected here", "as {count: {type: unit, controller: you}}")


def _flag(name: str, turned: bool = False) -> Callable[[Part, dict[str, Any]], None]:
    def read(part: Part, found: dict[str, Any]) -> None:
        found[name] = part.flag() != turned

    return read


def _type(part: Part, found: dict[str, Any]) -> None:
    kinds = []
    for item in part.items():
        word = item.text()
        kind = TYPES.get(word) or TYPES.get(word.lower())
        if kind is None:
            raise item.fault(f"unknown type {word!r}", f"known: {', '.join(list(TYPES)[:9])}")
        kinds.append(kind)
    found["what"] = tuple(kinds)


def _zone(part: Part, found: dict[str, Any]) -> None:
    if part.is_text and part.text() == "any":
        found["zone"] = ALL_ZONES
    else:
        found["zone"] = tuple(zone_named(item) for item in part.items())


def _colors(part: Part, found: dict[str, Any]) -> None:
    colors = []
    for item in part.items():
        if item.text() not in COLOR_WORDS:
            raise item.fault(f"unknown colour {item.text()!r}", "blue, green, red, colorless")
        colors.append(COLOR_WORDS[item.text()])
    found["colors"] = tuple(colors)


def _player(name: str) -> Callable[[Part, dict[str, Any]], None]:
    def read(part: Part, found: dict[str, Any]) -> None:
        found[name] = selector(part)

    return read


def _compared(name: str) -> Callable[[Part, dict[str, Any]], None]:
    def read(part: Part, found: dict[str, Any]) -> None:
        found[name] = comparison(part)

    return read


def _names(part: Part, found: dict[str, Any]) -> None:
    found["name"] = part.texts()


def _timing(part: Part, found: dict[str, Any]) -> None:
    found["timing"] = TIMINGS.get(part.text(), part.text())


def _has(part: Part, found: dict[str, Any]) -> None:
    found["has"] = rule_named(part.text())


def _counters(part: Part, found: dict[str, Any]) -> None:
    if part.is_mapping:
        kind = part.key_names()[0]
        number = part[kind].text()
        least = int("".join(digit for digit in number if digit.isdigit()) or 1)
        found["counters"] = (counter_named(kind), least)
    else:
        found["counters"] = (counter_named(part.text()), 1)


def _not(part: Part, found: dict[str, Any]) -> None:
    found["without"] = filter_of(part)


def _any(part: Part, found: dict[str, Any]) -> None:
    found["either"] = tuple(filter_of(item) for item in part.items())


def _among(part: Part, found: dict[str, Any]) -> None:
    found["among"] = selector(part)


def _is(part: Part, found: dict[str, Any]) -> None:
    for item in part.items():
        word = item.text()
        if word in TYPES:
            found["what"] = (*found.get("what", ()), TYPES[word])
        elif word in COLOR_WORDS:
            found["colors"] = (*found.get("colors", ()), COLOR_WORDS[word])
        elif word in STATES:
            name, value = STATES[word]
            found[name] = value
        elif word in ("this", "you", "opponent"):
            found["among"] = selector(item)
        else:
            raise item.fault(f"unknown word {word!r}")


_KEYS: dict[str, Callable[[Part, dict[str, Any]], None]] = {
    "type": _type,
    "types": _type,
    "kind": _type,
    "zone": _zone,
    "in": _zone,
    "controller": _player("controller"),
    "owner": _player("owner"),
    "color": _colors,
    "colors": _colors,
    "ap": _compared("ap"),
    "hp": _compared("hp"),
    "cost": _compared("cost"),
    "catalyst": _compared("catalyst"),
    "name": _names,
    "card": _names,
    "timing": _timing,
    "has": _has,
    "counters": _counters,
    "counter": _counters,
    "not": _not,
    "any": _any,
    "either": _any,
    "among": _among,
    "is": _is,
    **{word: _flag(name, not value) for word, (name, value) in STATES.items()},
}


def filter_of(part: Part) -> Filter:
    """Read a filter: a mapping, a word (`unit`), or a list of filters any of which may fit."""
    if part.is_list:
        return Filter(either=tuple(filter_of(item) for item in part.items()))
    if not part.is_mapping:
        word = part.text()
        if word in ("any", "anything"):
            return Filter()
        if word in ("opponent", "you"):
            return Filter(what=("player",), among=(word,))
        found: dict[str, Any] = {}
        if word in ("any-target", "unit-or-player"):
            return Filter(what=("unit", "player"))
        if word in TYPES:
            return Filter(what=(TYPES[word],))
        if word in STATES or word in COLOR_WORDS:
            _is(part, found)
            return Filter(**found)
        return Filter(among=selector(part))
    found = {}
    for key in part.key_names():
        if key == "player":
            found["what"] = ("player",)
            if part[key].text() not in ("any", "true", "each"):
                found["among"] = selector(part[key])
            continue
        if key == "any-target":
            found["what"] = ("unit", "player")
            continue
        if key == "status":
            _is(part[key], found)
            continue
        read = _KEYS.get(key)
        if read is None:
            raise Part(None, (*part.path, key)).fault(f"unknown key {key!r}", f"known: {', '.join(sorted(_KEYS))}")
        read(part[key], found)
    return Filter(**found)


_PLAIN: dict[str, Selector] = {
    "this": ("this",),
    "self": ("this",),
    "you": ("you",),
    "opponent": ("opponent",),
    "opponents": ("opponent",),
    "each-opponent": ("opponent",),
    "each-player": ("each-player",),
    "players": ("each-player",),
    "all-players": ("each-player",),
    "both": ("each-player",),
    "any": ("each-player",),
    "any-player": ("each-player",),
    "player": ("each-player",),
    "active": ("active",),
    "chooser": ("chooser",),
    "active-player": ("active",),
    "turn-player": ("active",),
    "controller": ("controller-of", ("this",)),
    "owner": ("owner-of", ("this",)),
    "attacker": ("battle", "attacker"),
    "attacking-unit": ("battle", "attacker"),
    "defender": ("battle", "defender"),
    "defending-unit": ("battle", "defender"),
    "attack-target": ("battle", "target"),
    "targets": ("targets",),
    "results": ("results",),
    "that": ("results",),
    "event.object": ("event", "object"),
    "event.unit": ("event", "object"),
    "event.card": ("event", "object"),
    "event.moved": ("event", "moved"),
    "event.source": ("event", "source"),
    "event.by": ("event", "source"),
    "event.player": ("event", "player"),
    "event.controller": ("event", "player"),
}


def selector(part: Part) -> Selector:
    """Read whom or what is meant: a word, the name of a target or choice, a filter (all that fit), or `choose`."""
    if part.is_list:
        return ("both", *(selector(item) for item in part.items()))
    if part.is_mapping:
        return _selector_mapping(part)
    text = part.text()
    named = named_target(text, part)
    if named is not None:
        return named
    plain = _PLAIN.get(text)
    if plain is not None:
        return plain
    for word in ("controller", "owner"):
        for before, after in ((f"{word}-of ", ""), (f"{word} of ", ""), ("", f".{word}")):
            if text.startswith(before) and text.endswith(after) and len(text) > len(before) + len(after):
                inner = text[len(before) : len(text) - len(after)]
                return (f"{word}-of", selector(other_part(part, inner)))
    if text in ("it", "target"):
        return ("target", 0) if any(name.startswith("@") for name in part.names) else ("this",)
    if text in TYPES:
        return ("all", Filter(what=(TYPES[text],)))
    if text in ("all", "each", "every"):
        raise part.fault("all of what?", "{all: filter}")
    if text in ("all-units", "units", "each-unit"):
        return ("all", Filter(what=("unit",)))
    return ("id", text)


def named_target(text: str, part: Part) -> Selector | None:
    """Return the selector of a target word or of a choice made earlier, by its name."""
    for name in part.names:
        if name.startswith("@") and name.partition("=")[2] == text:
            return ("target", int(name[1:].partition("=")[0]))
        if name == f"={text}":
            return ("chosen", text)
    return None


def _selector_mapping(part: Part) -> Selector:
    if "choose" in part:
        part.only(("choose", "amount", "count", "up-to", "by", "as"))
        up_to = part.get("up-to")
        number = part.get("amount", "count", "up-to")
        most = amount(number) if number is not None else 1
        least: Amount = 0 if up_to is not None else most
        by = part.get("by")
        return ("choose", filter_of(part["choose"]), least, most, selector(by) if by is not None else ("you",))
    if "top" in part:
        part.only(("top", "zone", "owner", "of"))
        owner = part.get("owner", "of")
        zone = zone_named(part["zone"]) if "zone" in part else "library"
        return ("top", zone, selector(owner) if owner is not None else ("you",), amount(part["top"]))
    for key in ("all", "each"):
        if key in part:
            return ("all", filter_of(part[key]))
    for key in ("controller-of", "owner-of"):
        if key in part:
            return (key, selector(part[key]))
    if part.key_names() == ("player",):
        return selector(part["player"])
    return ("all", filter_of(part))
