"""Conditions of MAGMELL read from the plain terms of a scenario file (302.1.4)."""

from __future__ import annotations

import re

from judgekit.games.magmell.term_words import amount, comparison, filter_of, other_part, selector
from judgekit.games.magmell.terms import Amount, Condition, Filter
from judgekit.language.parts import Part


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
    return ("compare", amount(other_part(part, left)), sign, amount(other_part(part, right)))
