"""Filters, selectors, amounts and conditions of MAGMELL read from the plain terms of a scenario file.

Filters are mappings: `type` (unit, magic, stone, card, ability, player, token), `zone`, `controller`, `owner`, `color`, `ap`, `hp`,
`cost`, `catalyst`, `rested`, `awake`, `face-down`, `face-up`, `token`, `name`, `timing`, `other`, `attacking`, `defending`,
`battling`, `attacked`, `damaged`, `has`, `counters`, `is`, `not`, `any`. Comparisons are `3`, `<= 3`, `3 or less`, `{max: 3}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judgekit.cards.parts import Part
from judgekit.games.magmell.game import OWN_ZONES, SHARED_ZONES
from judgekit.games.magmell.terms import COLORS, Amount, Condition, Filter, Selector

TYPES = {
    "unit": "unit",
    "magic": "magic",
    "stone": "stone",
    "card": "card",
    "ability": "ability",
    "triggered-ability": "ability",
    "player": "player",
    "token": "token",
    "instance": "instance",
    "ユニット": "unit",
    "マジック": "magic",
    "魔石": "stone",
    "カード": "card",
    "能力": "ability",
    "プレイヤー": "player",
    "トークン": "token",
    "インスタンス": "instance",
}
"""Kinds (208, 204.1) in both languages."""

COLOR_WORDS = {
    **{color: color for color in COLORS},
    "青": "blue",
    "緑": "green",
    "赤": "red",
    "colorless": "colorless",
    "無色": "colorless",
}
"""Colours (212.1, 212.6) in both languages."""

ZONE_WORDS = {
    **{zone: zone for zone in (*OWN_ZONES, *SHARED_ZONES)},
    "battlefield": "battle-area",
    "battle": "battle-area",
    "stones": "stone-area",
    "graveyard": "dust",
    "stack": "chant",
    "exile": "dream",
    "deck": "library",
    "none": "none",
    "魔導書": "library",
    "魔石デッキ": "stone-deck",
    "手札": "hand",
    "戦闘エリア": "battle-area",
    "魔石エリア": "stone-area",
    "ダスト": "dust",
    "チャント": "chant",
    "夢": "dream",
}
"""Zones (401.2) in both languages, and the words of other games for them."""

ALL_ZONES = (*OWN_ZONES, *SHARED_ZONES)
COUNTER_WORDS = {
    "power": "power",
    "weak": "weak",
    "cremation": "cremation",
    "パワー": "power",
    "ウィーク": "weak",
    "火葬": "cremation",
}
"""Kinds of counters with rules of their own (224.4); other kinds keep their name."""


def zone_named(part: Part) -> str:
    """Return the zone a word means."""
    word = part.text()
    if word not in ZONE_WORDS:
        raise part.fault(f"unknown zone {word!r}", f"known: {', '.join(ALL_ZONES)}")
    return ZONE_WORDS[word]


def counter_named(text: str) -> str:
    """Return the kind of counter a word means."""
    word = text.strip().removesuffix("カウンター").removesuffix("-counter").removesuffix(" counter")
    return COUNTER_WORDS.get(word, word)


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
            return (_SIGN_OF.get(sign, sign), amount(_other(part, text[len(sign) :])))
    for word, sign in _AFTER:
        if text.endswith(word):
            return (sign, amount(_other(part, text.removesuffix(word).rstrip(" -"))))
    return ("=", amount(part))


def _other(part: Part, text: str) -> Part:
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
        return ("value", selector(_other(part, head)), COUNTER_WORDS.get(what, what))
    if dot and last in ("count", "number"):
        return ("number-of", selector(_other(part, head)))
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


STATES: dict[str, tuple[str, bool]] = {
    "rested": ("rested", True),
    "tapped": ("rested", True),
    "awake": ("rested", False),
    "untapped": ("rested", False),
    "face-down": ("face_down", True),
    "face-up": ("face_down", False),
    "token": ("token", True),
    "other": ("other", True),
    "another": ("other", True),
    "attacking": ("attacking", True),
    "defending": ("defending", True),
    "blocking": ("defending", True),
    "battling": ("battling", True),
    "battle-unit": ("battling", True),
    "attacked": ("attacked", True),
    "damaged": ("damaged", True),
}
"""Words for what an instance is at the moment; each may also stand as a key with `true` or `false`."""

TIMINGS = {"quick": "quick", "normal": "normal", "クイック": "quick", "ノーマル": "normal"}

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
                return (f"{word}-of", selector(_other(part, inner)))
    if text in ("it", "target"):
        return ("target", 0) if any(name.startswith("@") for name in part.names) else ("this",)
    if text in TYPES:
        return ("all", Filter(what=(TYPES[text],)))
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
    for key in ("all", "each"):
        if key in part:
            return ("all", filter_of(part[key]))
    for key in ("controller-of", "owner-of"):
        if key in part:
            return (key, selector(part[key]))
    if part.key_names() == ("player",):
        return selector(part["player"])
    return ("all", filter_of(part))


def condition_of(part: Part) -> Condition:
    """Read a condition.

    `{count: filter, is: ">= 2"}`, `{object: this, is: {rested: true}}`, `{turn: you}`, `{did: true}`, `{not: …}`, `{all: […]}`,
    `{any: […]}`, `{compare: [a, "<=", b]}`, `{life: you, is: "<= 5"}`, `{controls: filter}`, or a text as "you.life <= 5".
    """
    if part.is_list:
        return ("and", *(condition_of(item) for item in part.items()))
    if not part.is_mapping:
        return _condition_text(part)
    if "not" in part:
        return ("not", condition_of(part["not"]))
    for key, head in (("any", "or"), ("either", "or"), ("and", "and"), ("all", "and")):
        if key in part:
            return (head, *(condition_of(item) for item in part[key].items()))
    if "turn" in part:
        return ("turn", selector(part["turn"]))
    for key in ("step", "phase"):
        if key in part:
            return ("step", part[key].texts())
    if "did" in part:
        text = part["did"].text()
        return ("did", None if text == "true" else text)
    if "battle" in part:
        return ("battle",) if part["battle"].flag() else ("not", ("battle",))
    if "object" in part or "unit" in part:
        subject = part.get("object", "unit")
        assert subject is not None
        rest = {key: value for key, value in part.value.items() if key not in ("object", "unit")}
        inner = rest["is"] if set(rest) == {"is"} else rest
        return ("is", selector(subject), filter_of(Part(inner, part.path, part.names)))
    if "compare" in part:
        left, sign, right = part["compare"].items()
        return ("compare", amount(left), sign.text(), amount(right))
    return _condition_number(part)


def _condition_number(part: Part) -> Condition:
    test = part.get("is", "amount", "at-least", "than")
    if "player" in part and not {"controls", "exists"} & set(part.key_names()):
        for key in ("life", "hand", "dust", "stone-area", "library"):
            if key in part:
                sign, number = comparison(part[key])
                return ("compare", ("value", selector(part["player"]), key), sign, number)
    if test is None and {"controls", "exists"} & set(part.key_names()):
        test = part.get("count", "number", "min")
    for key in ("exists", "controls"):
        if key in part:
            wanted = filter_of(part[key])
            if key == "controls" and wanted.controller is None:
                who = part.get("player")
                wanted = wanted._replace(controller=selector(who) if who is not None else ("you",))
            sign, number = comparison(test) if test is not None else (">=", 1)
            return ("compare", ("count", wanted), sign, number)
    for key in ("count", "life", "hand", "ap", "hp", "dust", "stone-area", "library", "damage"):
        if key in part:
            left: Amount = ("count", filter_of(part[key])) if key == "count" else ("value", selector(part[key]), key)
            sign, number = comparison(test) if test is not None else (">=", 1)
            return ("compare", left, sign, number)
    raise part.fault(f"no condition among the keys {', '.join(part.key_names())}")


_CONDITION = re.compile(r"(.+?)\s*(<=|>=|!=|<|>|==?|≦|≧)\s*(.+)")


def _condition_text(part: Part) -> Condition:
    text = part.text()
    words = {
        "your-turn": ("turn", ("you",)),
        "opponent-turn": ("turn", ("opponent",)),
        "opponents-turn": ("turn", ("opponent",)),
        "in-battle": ("battle",),
        "did": ("did", None),
        "this.rested": ("is", ("this",), Filter(rested=True)),
        "this.awake": ("is", ("this",), Filter(rested=False)),
    }
    if text in words:
        return words[text]
    match = _CONDITION.fullmatch(text)
    if match is None:
        raise part.fault(f"not a condition: {text!r}", "as you.life <= 5")
    left, sign, right = match.groups()
    sign = {"==": "=", "≦": "<=", "≧": ">="}.get(sign, sign)
    return ("compare", amount(_other(part, left)), sign, amount(_other(part, right)))


RULE_WORDS = {
    "cannot-be-defended": "cannot-be-defended",
    "unblockable": "cannot-be-defended",
    "undefendable": "cannot-be-defended",
    "cant-be-defended": "cannot-be-defended",
    "be-defended": "cannot-be-defended",
    "be-blocked": "cannot-be-defended",
    "防御されない": "cannot-be-defended",
    "cannot-be-targeted": "cannot-be-targeted",
    "untargetable": "cannot-be-targeted",
    "cant-be-targeted": "cannot-be-targeted",
    "be-targeted": "cannot-be-targeted",
    "be-target": "cannot-be-targeted",
    "対象にならない": "cannot-be-targeted",
    "attack": "cannot-attack",
    "cannot-attack": "cannot-attack",
    "攻撃できない": "cannot-attack",
    "defend": "cannot-defend",
    "block": "cannot-defend",
    "cannot-defend": "cannot-defend",
    "防御できない": "cannot-defend",
    "must-attack": "must-attack",
    "可能なら攻撃する": "must-attack",
    "must-defend": "must-defend",
    "可能なら防御する": "must-defend",
    "be-destroyed": "cannot-be-destroyed",
    "indestructible": "cannot-be-destroyed",
    "cannot-be-destroyed": "cannot-be-destroyed",
    "cant-be-destroyed": "cannot-be-destroyed",
    "破壊されない": "cannot-be-destroyed",
    "be-damaged": "cannot-be-damaged",
    "cannot-be-damaged": "cannot-be-damaged",
    "ダメージを受けない": "cannot-be-damaged",
    "be-rested": "cannot-be-rested",
    "rest": "cannot-be-rested",
    "cannot-be-rested": "cannot-be-rested",
    "レストされない": "cannot-be-rested",
    "レストできない": "cannot-be-rested",
    "be-awakened": "cannot-be-awakened",
    "wake": "cannot-be-awakened",
    "be-woken": "cannot-be-awakened",
    "cannot-be-awakened": "cannot-be-awakened",
    "ウェイクしない": "cannot-be-awakened",
    "ウェイクされない": "cannot-be-awakened",
    "be-nullified": "cannot-be-nullified",
    "cannot-be-nullified": "cannot-be-nullified",
    "無効化されない": "cannot-be-nullified",
    "be-used": "cannot-be-used",
    "cannot-be-used": "cannot-be-used",
    "使用できない": "cannot-be-used",
    "attack-players": "cannot-attack-players",
    "cannot-attack-players": "cannot-attack-players",
    "プレイヤーを攻撃できない": "cannot-attack-players",
    "attack-units": "cannot-attack-units",
    "cannot-attack-units": "cannot-attack-units",
    "ユニットを攻撃できない": "cannot-attack-units",
    "attack-awake": "attacks-awake",
    "attacks-awake": "attacks-awake",
    "attack-awake-units": "attacks-awake",
    "attack-without-resting": "attacks-without-resting",
    "attacks-without-resting": "attacks-without-resting",
    "攻撃してもレストしない": "attacks-without-resting",
    "be-attacked": "cannot-be-attacked",
    "cannot-be-attacked": "cannot-be-attacked",
    "攻撃対象にならない": "cannot-be-attacked",
    "deal-damage": "cannot-deal-damage",
    "defend-rested": "defends-rested",
    "defends-rested": "defends-rested",
    "use-quickly": "usable-quickly",
    "usable-quickly": "usable-quickly",
}
"""What an instance may not, must or may do, by the words that scenarios and cards use; the value is the rule's name in `terms`."""


def rule_named(text: str) -> str:
    """Return the name of a rule ability; a word that names none stands for itself."""
    return RULE_WORDS.get(text.strip(), text.strip())
