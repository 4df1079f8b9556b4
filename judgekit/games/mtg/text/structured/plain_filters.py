"""109.2: the many words in which people describe objects, brought to the tests that filters are made of.

`{types: [artifact], controlled-by: you, nontoken: true}`, `{type: legendary creature}`, `noncreature` and `each creature`
say what the listed tests say. A word that means nothing here stays as it is and is refused where it is read.
"""

from __future__ import annotations

from typing import Any

from judgekit.games.mtg.terms.filters import KINDS, STATUSES, TESTS
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, SUPERTYPES, subtype_named

Table = dict[str, Any]

KEYS: dict[str, str] = {
    "types": "type",
    "card-type": "type",
    "card-types": "type",
    "colors": "color",
    "colour": "color",
    "colours": "color",
    "subtypes": "subtype",
    "creature-type": "subtype",
    "land-type": "subtype",
    "artifact-type": "subtype",
    "supertypes": "supertype",
    "controlled-by": "controller",
    "owned-by": "owner",
    "keyword": "has",
    "keywords": "has",
    "with": "has",
    "ability": "has",
    "without": "lacks",
    "has-not": "lacks",
    "named": "name",
    "counter": "counters",
    "has-counter": "counters",
    "with-counter": "counters",
    "any-of": "any",
    "or": "any",
    "either": "any",
    "cmc": "mana-value",
    "shares-name-with": "same-name",
}
"""Other words for tests of a filter."""

_BOUNDS = {
    "max": "<=",
    "at-most": "<=",
    "or-less": "<=",
    "min": ">=",
    "at-least": ">=",
    "or-more": ">=",
    "or-greater": ">=",
    "exactly": "=",
    "equal": "=",
    "less-than": "<",
    "more-than": ">",
    "greater-than": ">",
}
_MEASURED = ("power", "toughness", "mana-value", "loyalty", "life", "hand")
_THIS = ("this", "it", "self", "~")
_EVERY = ("each ", "all ", "every ", "any ")
_WIDE = {"spell": "spell", "player": "player", "permanent": "permanent", "card": "card", "token": "token"}


def bounded(value: Any) -> Any:
    """Return a comparison written as a table (`{at-least: 3}`) as text."""
    if isinstance(value, dict) and len(value) == 1:
        ((word, number),) = value.items()
        if word in _BOUNDS and isinstance(number, str | int):
            return f"{_BOUNDS[word]} {number}"
    return value


def plain_filter(table: Table) -> Table:
    """Return a description in the tests that are listed."""
    if len(table) == 1:
        ((key, value),) = table.items()
        if key in ("all", "each") and isinstance(value, dict):
            return plain_filter(value)
    found: Table = {}
    for key, value in table.items():
        if key == "player" and isinstance(value, dict):
            found[key] = value
            continue
        for name, one in _test(key, value).items():
            if name in found and name == "not":
                name = "not-" + next(iter(one)) if isinstance(one, dict) and len(one) == 1 else name
                one = next(iter(one.values())) if isinstance(one, dict) and name.startswith("not-") else one
            found.setdefault(name, one)
    return found


def _test(key: str, value: Any) -> Table:
    true = value in ("true", "yes", True)
    key = KEYS.get(key, key) if not (key == "ability" and true) else key
    if key in ("another", "other-than", "except") and (true or value in _THIS):
        return {"other": "true"}
    if key == "not" and value in _THIS:
        return {"other": "true"}
    if key in ("you-control", "yours") and true:
        return {"controller": "you"}
    if key == "opponent-controls" and true:
        return {"controller": "opponent"}
    if (key == "abilities" and value in ("none", [], "[]")) or (
        key == "has" and value in ("no-abilities", "no abilities")
    ):
        return {"no-abilities": "true"}
    if key in ("subtype", "color") and value in ("chosen", "the chosen one"):
        return {"chosen": "creature-type" if key == "subtype" else "color"}
    head, dash, rest = key.partition("-")
    if head in ("max", "min") and dash and rest in _MEASURED:
        return {rest: f"{_BOUNDS[head]} {value}"}
    if key in _MEASURED:
        return {key: bounded(value)}
    if key == "type" and isinstance(value, str):
        return _types(value)
    if key == "color" and isinstance(value, str) and value.casefold().startswith("non"):
        return _flagged(value) or {key: value}
    if key not in TESTS and key not in STATUSES and key not in KINDS and true:
        return _flagged(key) or {key: value}
    return {key: value}


def _flagged(key: str) -> Table:
    """`legendary: true`, `nonblack: true`, `creature: true`."""
    test, negated = _word(key)
    if test is None:
        return {}
    return {"not": dict([test])} if negated else dict([test])


def _word(word: str) -> tuple[tuple[str, str] | None, bool]:
    """Return the test that one word of a type line or colour is, and whether it is negated by "non"."""
    lower = word.casefold()
    bare = lower.removeprefix("non").removeprefix("-")
    negated = bare != lower
    for name in (lower,) if not negated else (bare,):
        if name in CARD_TYPES:
            return ("type", name), negated
        if name in SUPERTYPES:
            return ("supertype", name), negated
        if name in COLORS:
            return ("color", name), negated
        if subtype_named(name) is not None:
            return ("subtype", str(subtype_named(name))), negated
    return None, False


def _types(value: str) -> Table:
    """`basic land`, `nonland`, `creature spell`, `creature or artifact`, `any`."""
    words = value.split()
    if all(word.casefold() in CARD_TYPES or word.startswith("!") for word in words):
        return {"type": value}
    if value in ("any", "any permanent"):
        return {"kind": "permanent"}
    if "or" in words:
        return {"any": [_types(one.strip()) for one in value.replace(" or ", ", ").split(",") if one.strip()]}
    found: Table = {}
    for word in words:
        test, negated = _word(word)
        if word in _WIDE:
            found["kind"] = _WIDE[word]
        elif test is None:
            return {"type": value}
        else:
            name = f"not-{test[0]}" if negated else test[0]
            found[name] = f"{found[name]} {test[1]}" if name in found and name in ("type", "supertype") else test[1]
    return found


def plain_words(text: str) -> str | Table | None:
    """Return what a description in words says otherwise: "each creature", "noncreature", "creature or player"; None if nothing."""
    for before in _EVERY:
        if text.casefold().startswith(before):
            return text[len(before) :]
    if " " not in text:
        return _flagged(text) or None
    if " or " in text and "," not in text:
        return {"any": [one.strip() for one in text.split(" or ")]}
    return None
