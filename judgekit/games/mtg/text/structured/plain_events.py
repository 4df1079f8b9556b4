"""603.2, 614.1: the many words in which people name events and conditions, brought to the listed ones with their roles.

`{event: creature-dies}`, `{event: dies, who: {type: creature}}`, `{event: cast-spell, player: you, type: creature}`,
`{event: beginning-of-upkeep}` and `whenever a creature dies` mean events that are listed with roles of their own.
"""

from __future__ import annotations

from typing import Any

from judgekit.games.mtg.terms.events import ALIASES, EVENTS, STEPS
from judgekit.games.mtg.terms.filters import KINDS, STATUSES, TESTS
from judgekit.games.mtg.terms.type_lines import CARD_TYPES
from judgekit.games.mtg.text.structured.plain_filters import KEYS, bounded

Table = dict[str, Any]

ROLE_ALIASES: dict[str, tuple[str, ...]] = {
    "object": ("who", "what", "filter", "is", "creature", "spell", "permanent", "card", "subject", "target", "land"),
    "player": ("by", "who", "of", "controller", "whose"),
    "to": ("target", "on", "recipient", "dealt-to"),
    "source": ("by", "from"),
    "attacker": ("of", "what"),
    "defender": ("target", "to", "player"),
}
"""Roles of events, and other keys for each."""

_SUFFERED = ("dealt-damage", "is-dealt-damage", "damage-dealt-to", "damaged", "takes-damage")
"""Words for damage whose object is what is dealt it."""
_DEALT = ("deals-damage", "deal-damage", "deals-combat-damage", "deal-combat-damage")
"""Words for damage whose object is its source."""
_LIMITS = frozenset(("event", "begins", "limit", "batch", "of"))


def plain_event(table: Table) -> Table:
    """Return an event pattern with a listed event and the roles of that event."""
    table = _short(table)
    named = "event" if "event" in table else "begins" if "begins" in table else ""
    if not named or not isinstance(table[named], str):
        return table
    table = dict(table)
    name = table[named].replace(" ", "-").removeprefix("would-")
    if name in _SUFFERED and "to" not in table:
        role = next((key for key in ("object", "who", "what", "target", "on") if key in table), None)
        if role is not None:
            table["to"] = table.pop(role)
    if name in _DEALT and "source" not in table:
        role = next((key for key in ("object", "who", "what") if key in table), None)
        if role is not None:
            table["source"] = table.pop(role)
    if name in ("combat-damage", "deals-combat-damage", "deal-combat-damage") and len(table) > 1:
        name, table["combat"] = "damage", "true"
    name = _step(name, table) or _event(name, table) or name
    table[named] = name
    word = EVENTS.get(ALIASES.get(name, name))
    if word is None:
        return table
    found: Table = {}
    described: Table = {}
    for key, value in table.items():
        if key in word.roles or key in _LIMITS:
            found[key] = value
            continue
        free = [role for role in word.roles if role not in table and role not in found]
        meant = next((role for role in free if key in ROLE_ALIASES.get(role, ())), None)
        if meant is not None:
            found[meant] = value
        elif "object" in word.roles and "object" not in table and (key in TESTS or key in KEYS or key in STATUSES):
            described[key] = value
        else:
            found[key] = value
    if described:
        found["object"] = described
    if ALIASES.get(name, name) == "cast" and isinstance(found.get("object"), dict):
        kinds = KINDS.keys() & found["object"].keys()
        found["object"] = (
            found["object"] if kinds or "kind" in found["object"] else {"kind": "spell", **found["object"]}
        )
    return found


def _short(table: Table) -> Table:
    """`{dies: this}`, `{step: upkeep, player: you}`, `{begin: upkeep}`: events that name themselves."""
    if "event" in table or "begins" in table or not table:
        return table
    first = next(iter(table))
    if first in ("begin", "beginning-of", "at"):
        return {("begins" if key == first else key): value for key, value in table.items()}
    if first == "step":
        return {"event": "step", **table}
    word = EVENTS.get(ALIASES.get(first, first))
    if word is None:
        return table
    role = next(iter(word.roles))
    rest = {key: value for key, value in table.items() if key != first}
    return {"event": first, **({} if table[first] in ("true", True) or role in rest else {role: table[first]}), **rest}


def _step(name: str, table: Table) -> str | None:
    """Return the step whose beginning a word names: `beginning-of-upkeep`, `end-step`, `your-upkeep`, `upkeep-begins`."""
    if name in STEPS:
        return name
    bare = name
    for before in ("at-the-beginning-of-", "beginning-of-", "begin-", "at-", "the-", "next-"):
        bare = bare.removeprefix(before)
    for word, who in (("your-", "you"), ("each-opponents-", "opponent"), ("each-", None)):
        if bare.startswith(word):
            bare = bare.removeprefix(word)
            if who is not None and "player" not in table:
                table["player"] = who
    bare = bare.removesuffix("-begins").removesuffix("-step")
    if bare in ("end-of-turn", "end-of-the-turn", "turn-end"):
        bare = "end"
    if bare == "combat" and name != "combat":
        bare = "beginning-of-combat"
    if bare in ("", "begin", "beginning", "beginning-of") and "step" in table:
        return "step"
    return bare if bare in STEPS and bare != name else None


def _event(name: str, table: Table) -> str | None:
    """Return the event of a compound word such as `creature-dies`, whose card type is what takes part."""
    head, dash, rest = name.partition("-")
    if dash and head in CARD_TYPES and ALIASES.get(rest, rest) in EVENTS and "object" not in table:
        table["object"] = {"type": head}
        return rest
    return None


def plain_pattern_words(text: str) -> str | None:
    """Return an event in words without its trigger word ("whenever a creature dies"), None where there is none."""
    lower = text.casefold()
    for before in ("whenever ", "when ", "at the beginning of ", "at ", "beginning of "):
        if lower.startswith(before):
            return text[len(before) :]
    return None


_NUMBERS = ("life", "hand", "hand-size", "life-total", "poison")
_CONTROLS = ("you-control", "control", "controls")


def plain_condition(table: Table) -> Table | str:
    """Return a condition in a listed shape: comparisons with words for their signs, what a player controls, life, cards."""
    if len(table) == 1:
        ((key, value),) = table.items()
        if key in ("none", "no") and isinstance(value, dict):
            return {"not": {"exists": value}}
        if key == "your-turn":
            return "your-turn" if value in ("true", "yes", True) else {"not": "your-turn"}
        if (
            key in ("compare", *_SIGNS)
            and isinstance(value, list | tuple)
            and all(isinstance(one, str | int) for one in value)
        ):
            listed = [str(one) for one in value]
            return " ".join(listed) if key == "compare" else f" {_SIGNS[key]} ".join(listed)
        if "." in key and isinstance(value, str | int):
            return _compared(key, value)
    controls = next((key for key in _CONTROLS if key in table and isinstance(table[key], dict)), None)
    if controls is not None:
        who = table.get("player", "you")
        counted = {**table[controls], "controller": who}
        rest = {key: value for key, value in table.items() if key not in (controls, "player")}
        bound = _bound(rest) if rest else None
        if not rest:
            return {"exists": counted}
        number = bound or (rest["count"] if set(rest) == {"count"} else None)
        return {"count": counted, "is": str(bounded(number))} if number is not None else table
    measured = next((key for key in _NUMBERS if key in table), None)
    if measured is not None and set(table) <= {measured, "player"} and "is" not in table:
        who = table.get("player", "you")
        value = bounded(table[measured])
        word = {"hand-size": "hand", "life-total": "life"}.get(measured, measured)
        return _compared(f"{who}.{word}", value) if isinstance(who, str) and isinstance(value, str | int) else table
    for key in ("count", "value"):
        rest = {name: value for name, value in table.items() if name != key}
        if key in table and "is" not in table and len(rest) == 1 and (bound := _bound(rest)):
            return {key: table[key], "is": bound}
    return table


_SIGNS = {
    "at-least": ">=",
    "at-most": "<=",
    "min": ">=",
    "max": "<=",
    "more-than": ">",
    "less-than": "<",
    "exactly": "=",
}
_SIGNS.update({sign: sign for sign in ("<=", ">=", "!=", "<", ">", "=")})


def _bound(table: Table) -> str | None:
    """Return `>= 3` for `{at-least: 3}`."""
    if len(table) != 1:
        return None
    ((word, number),) = table.items()
    return f"{_SIGNS[word]} {number}" if word in _SIGNS and isinstance(number, str | int) else None


def _compared(left: str, value: str | int) -> str:
    text = str(value).strip()
    return f"{left} {text}" if text[:1] in "<>=!" else f"{left} = {text}"
