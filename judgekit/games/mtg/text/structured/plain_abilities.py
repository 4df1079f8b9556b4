"""113.3: the many shapes in which people spell out one ability, brought to the one that is read.

`{cant: block, who: this}`, `{triggered: {whenever: {dies: this}, effect: […]}}`, `{static: {affects: …, gain: flying}}` and
`{additional-cost: …}` say what the listed shapes say. Only shapes are changed; words that mean nothing are refused later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgekit.games.mtg.terms.effects import DEEDS, MODIFICATIONS
from judgekit.games.mtg.terms.events import ALIASES, EVENTS

Table = dict[str, Any]
DEED_KINDS = ("cant", "must", "may")
_BESIDE = frozenset(("text", "zones", "links", "name"))
_AFFECTED = ("affects", "who", "what", "applies-to", "objects", "of", "to", "creature", "creatures")
_EFFECT = ("do", "effect", "effects", "actions", "then")
_TRUE = ("true", "yes", True)
_DEED_ALIASES = {
    "play-land": "play-lands",
    "enter-battlefield": "enter",
    "enter-the-battlefield": "enter",
    "enters": "enter",
    "lose": "lose-game",
    "win": "win-game",
    "attack-if-able": "attack",
    "block-if-able": "block",
    "attack-each-turn": "attack",
    "block-additional": "block-more",
    "play-additional-lands": "play-additional-land",
    "additional-lands": "play-additional-land",
    "additional-land": "play-additional-land",
    "extra-land": "play-additional-land",
    "extra-lands": "play-additional-land",
}
_NUMBERED = ("block-more", "play-additional-land")


def plain_ability(table: Table) -> list[Table]:
    """Return the abilities that one item spells out, each in the shape that is read; mostly one."""
    for key, change in _CHANGES.items():
        if key in table:
            return change(table, key)
    return [table]


def _first(table: Table, names: tuple[str, ...]) -> str | None:
    return next((name for name in names if name in table), None)


def _renamed(table: Table, name: str, others: tuple[str, ...]) -> Any:
    """Return a table whose key `name` may have been written as one of the others."""
    key = _first(table, others) if name not in table else None
    return table if key is None else {(name if one == key else one): value for one, value in table.items()}


def _deeds(table: Table, kind: str) -> list[Table]:
    """`{cant: block, affects: t}`, `{cant: [attack, block]}`, `{must: attack, if-able: true}`, `{may: {extra-land: 1}}`."""
    value = table[kind]
    beside = {key: one for key, one in table.items() if key != kind and key not in _BESIDE}
    kept = {key: one for key, one in table.items() if key in _BESIDE}
    words = value if isinstance(value, list) else [value]
    if isinstance(value, str):
        words = value.replace("-or-", " or ").split(" or ")
    found = []
    for word in words:
        inner = dict(word) if isinstance(word, dict) else {"deed": str(word).strip().replace(" ", "-")}
        found.append({kind: _deed({**inner, **beside}), **kept})
    return found


def _deed(table: Table) -> Table | str:
    table = {key: value for key, value in table.items() if key not in ("if-able", "each", "combat")}
    table = _renamed(table, "deed", ("action",))
    if table.get("event") in ("enters", "enter", "attack", "block", "cast", "draw") and "deed" not in table:
        table = _renamed(
            {("deed" if key == "event" else key): value for key, value in table.items()},
            "affects",
            ("object", "player"),
        )
    for key in list(table):
        deed = _DEED_ALIASES.get(key, key)
        if deed in DEEDS and deed not in table:
            table = {(deed if one == key else one): value for one, value in table.items()}
        number = table.get(deed)
        if deed == "block-more" and number in ("any", "any-number", "all"):
            number = {"count": {"type": "creature", "status": "attacking"}}
        if deed in _NUMBERED and (isinstance(number, dict) or str(number).isdecimal()):
            rest = {one: value for one, value in table.items() if one != deed}
            table = {"deed": deed, "number": number, **({} if deed == "block-more" else {"player": "you"}), **rest}
    said = table.get("deed", table.get("do"))
    if isinstance(said, str):
        plain = said if said in DEEDS else said.removesuffix("-if-able").removesuffix("-each-turn")
        plain = plain.removesuffix("-each-combat") if plain not in DEEDS else plain
        name = "deed" if "deed" in table else "do"
        table[name] = _DEED_ALIASES.get(plain, plain)
    if _first(table, tuple(DEEDS)) is None:
        table = _renamed(table, "affects", ("who", "what", "object", "creature", "creatures", "players", "to"))
    if set(table) == {"deed"}:
        return str(table["deed"])
    return table


def _static(table: Table, _key: str) -> list[Table]:
    inner = table["static"]
    if not isinstance(inner, dict):
        return [table]
    inner = _renamed(inner, "affects", _AFFECTED)
    kind = _first(inner, DEED_KINDS)
    if kind is not None and "modify" not in inner:
        rest = {key: value for key, value in inner.items() if key != kind}
        return _deeds({kind: inner[kind], **rest}, kind)
    if inner.get("enters") == "tapped" and "modify" not in inner:
        return [
            {
                "replacement": {
                    "if": {"event": "enters", "object": inner.get("affects", "this")},
                    "with": {"tapped": "true"},
                }
            }
        ]
    inner = _renamed(inner, "modify", ("effect", "effects", "changes", "do", "gives", "give", "with"))
    if "modify" not in inner:
        changes = [{key: inner[key]} for key in inner if key in MODIFICATIONS or key in _MODIFYING]
        rest = {key: value for key, value in inner.items() if key not in MODIFICATIONS and key not in _MODIFYING}
        inner = {**rest, **({"modify": changes} if changes else {})}
    return [{**table, "static": inner}]


_MODIFYING = (
    "become",
    "becomes",
    "set-color",
    "color",
    "has",
    "gains",
    "loses",
    "type",
    "types",
    "add-type",
    "control",
)


def _body(inner: Table) -> Table:
    inner = _renamed(inner, "do", _EFFECT)
    inner = _renamed(inner, "targets", ("target",))
    if inner.get("may") in _TRUE and "optional" not in inner:
        inner = {("optional" if key == "may" else key): value for key, value in inner.items()}
    modes = inner.get("modes")
    if isinstance(modes, dict) and "of" not in modes and modes:
        modes = [{**(one if isinstance(one, dict) else {"do": one}), "text": name} for name, one in modes.items()]
    if isinstance(modes, list):
        inner = {**inner, "modes": [_mode(one) for one in modes]}
    return inner


def _from_where_it_is(inner: Table) -> Table:
    """`{return: this, from: graveyard, …}` says where the ability functions, for nowhere else can it do that (113.6m)."""
    acts = inner.get("do")
    parts = acts if isinstance(acts, list) else [acts]
    first = parts[0] if parts else None
    if not isinstance(first, dict) or not isinstance(first.get("from"), str) or "zones" in inner:
        return inner
    if "this" not in (first.get("return"), first.get("put")):
        return inner
    rest = {key: value for key, value in first.items() if key != "from"}
    return {**inner, "do": [rest, *parts[1:]], "zones": [first["from"]]}


def _mode(mode: Any) -> Any:
    if not isinstance(mode, dict):
        return mode
    mode = _renamed(_renamed(mode, "text", ("id", "name")), "do", _EFFECT) if "do" in mode or "effect" in mode else mode
    return _renamed(mode, "targets", ("target",))


def _spell(table: Table, _key: str) -> list[Table]:
    inner = table["spell"]
    if isinstance(inner, list):
        return [{**table, "spell": {"do": inner}}]
    if not isinstance(inner, dict):
        return [table]
    if "do" not in inner and "modes" not in inner and not {"targets", "target", *_EFFECT, "text"}.intersection(inner):
        inner = {"do": [inner]} if inner else inner
    inner = _body(inner)
    if "additional-cost" not in inner:
        return [{**table, "spell": inner}]
    cost = _additional({"additional-cost": inner["additional-cost"]}, "additional-cost")
    return [*cost, {**table, "spell": {key: value for key, value in inner.items() if key != "additional-cost"}}]


_OF_THE_SPELL = "to cast this spell"


def _additional(table: Table, key: str) -> list[Table]:
    """An additional cost of the spell itself (118.8): in words, or as parts of a cost."""
    value = table[key]
    if isinstance(value, str) and "{" not in value:
        return [{"text": f"As an additional cost {_OF_THE_SPELL}, {value[:1].lower()}{value[1:].rstrip('.')}."}]
    return [{"cost-change": {"more": [value] if isinstance(value, dict) else value}}]


def _activated(table: Table, key: str) -> list[Table]:
    inner = table[key]
    if not isinstance(inner, dict):
        return [table]
    if key == "mana":
        inner = (
            {"do": [{"add": inner["add"]}], **{one: value for one, value in inner.items() if one != "add"}}
            if "add" in inner
            else inner
        )
    inner = _renamed(inner, "cost", ("loyalty",))
    inner = _renamed(_renamed(inner, "limits", ("limit", "timing", "only")), "zones", ("from", "zone"))
    if isinstance(inner.get("cost"), str):
        inner = {**inner, "cost": inner["cost"].strip("[]")}
    elif isinstance(inner.get("cost"), dict) and not {"mana", "loyalty"} >= set(inner["cost"]):
        inner = {**inner, "cost": _cost_parts(inner["cost"])}
    rest = {one: value for one, value in table.items() if one != key}
    return [{"activated": _from_where_it_is(_body(inner)), **rest}]


def _cost_parts(cost: Table) -> Any:
    """`{mana: "{1}", tap: true, sacrifice: this}` has several parts; one instruction alone stays as it is."""
    parts: list[Any] = []
    for key, value in cost.items():
        if key in ("tap", "untap") and value in (*_TRUE, "this"):
            parts.append(key)
        elif key in ("mana", "loyalty"):
            parts.append({key: value})
        else:
            parts.append({"pay-life" if key == "life" else key: value})
    return parts if len(cost) > 1 and set(cost).intersection(("mana", "tap", "untap", "life", "pay-life")) else cost


_MOMENTS = ("when", "whenever", "on", "at", "trigger", "upon", "event")
_ROLES = frozenset(role for word in EVENTS.values() for role in word.roles) - {"amount"}


def _triggered(table: Table, _key: str) -> list[Table]:
    inner = table["triggered"]
    if not isinstance(inner, dict):
        return [table]
    if isinstance(inner.get("event"), str) and "when" not in inner:
        kept = (
            "if",
            "targets",
            "target",
            "do",
            "modes",
            "choose",
            "optional",
            "may",
            "zones",
            "links",
            "text",
            *_EFFECT,
        )
        when = {key: value for key, value in inner.items() if key not in kept}
        inner = {"when": when, **{key: value for key, value in inner.items() if key in kept}}
    inner = _renamed(inner, "when", _MOMENTS)
    when = inner.get("when")
    if isinstance(when, dict) and set(when) == {"state"}:
        inner = {
            ("state" if key == "when" else key): (when["state"] if key == "when" else value)
            for key, value in inner.items()
        }
    if isinstance(inner.get("state"), dict) and set(inner["state"]) == {"condition"}:
        inner = {**inner, "state": inner["state"]["condition"]}
    return [{**table, "triggered": _body(inner)}]


def _replacement(table: Table, _key: str) -> list[Table]:
    inner = table["replacement"]
    if not isinstance(inner, dict):
        return [table]
    if inner.get("as") in ("enters", "this-enters", "it-enters"):
        inner = {
            ("if" if key == "as" else key): ({"event": "enters", "object": "this"} if key == "as" else value)
            for key, value in inner.items()
        }
    inner = _renamed(inner, "if", ("when", "event", "replaces", "as", "would"))
    if isinstance(inner.get("if"), str) and "object" in inner:
        inner = {
            "if": {"event": inner["if"], "object": inner["object"]},
            **{k: v for k, v in inner.items() if k not in ("if", "object")},
        }
    inner = _renamed(inner, "instead", ("do", "then", "replace-with"))
    if "choose" in inner and "instead" not in inner:
        inner = {
            ("instead" if key == "choose" else key): ({"choose": value} if key == "choose" else value)
            for key, value in inner.items()
        }
    if inner.get("skip") in _TRUE or inner.get("instead") in ("skip", "prevented"):
        inner = {**{key: value for key, value in inner.items() if key != "skip"}, "instead": "nothing"}
    instead = inner.get("instead")
    if isinstance(instead, dict) and (instead.get("enters") == "tapped" or instead.get("enter") == "tapped"):
        inner = {**{key: value for key, value in inner.items() if key != "instead"}, "with": {"tapped": "true"}}
    if inner.get("enters") == "tapped":
        inner = {**{key: value for key, value in inner.items() if key != "enters"}, "with": {"tapped": "true"}}
    beside = {key: inner[key] for key in ("counters", "tapped") if key in inner}
    if beside and "with" not in inner:
        inner = {**{key: value for key, value in inner.items() if key not in beside}, "with": beside}
    pattern = inner.get("if")
    if isinstance(instead, dict | list) and isinstance(pattern, dict) and "instead" in inner:
        listed = instead if isinstance(instead, list) else [instead]
        inner = {**inner, "instead": [_instead(one, pattern) for one in listed]}
    return [{**table, "replacement": inner}]


_SAME_EVENT = {
    "damage": ("damage", "event.to"),
    "gain-life": ("gain-life", "event.player"),
    "lose-life": ("lose-life", "event.player"),
    "draw": ("draw", "event.player"),
    "put-counters": ("put-counters", "event.object"),
}


def _instead(action: Any, pattern: Table) -> Any:
    """What happens instead: a copy that is entered as, or the same event with another amount."""
    if not isinstance(action, dict) or not action:
        return action
    event = ALIASES.get(str(pattern.get("event")), str(pattern.get("event")))
    if set(action) == {"amount"} and event in _SAME_EVENT:
        verb, whose = _SAME_EVENT[event]
        action = {verb: whose, "amount": action["amount"]}
    first = str(next(iter(action)))
    if event == "damage" and first in ("damage", "deal-damage", "deals-damage"):
        same = ("event.to", "event.target", "event.object", pattern.get("to"), pattern.get("target"))
        of = action[first] if isinstance(action[first], str) else None
        if of is not None and of in same:
            of = "event.to" if of in ("event.target", "event.object") else of
            return {**action, first: of, "source": action.get("source", "event.source")}
    if event == "enters" and first in (
        "copy",
        "copy-of",
        "enter-as-copy",
        "enters-as-copy",
        "become-copy-of",
        "enter-as-copy-of",
    ):
        rest = {key: value for key, value in action.items() if key != first}
        chosen = action[first]
        copied = {"choose": chosen} if isinstance(chosen, dict) and "choose" not in chosen else chosen
        who = "this" if pattern.get("object") == "this" else "event.object"
        return {"become-copy": who, "copy-of": copied, **rest}
    return action


def _prevention(table: Table, _key: str) -> list[Table]:
    inner = table["prevention"]
    if not isinstance(inner, dict):
        return [table]
    if isinstance(inner.get("event"), str):
        kept = ("prevent", "then", "zones", "text", "condition", "optional", "amount")
        event = {key: value for key, value in inner.items() if key not in kept}
        inner = {"if": event, **{key: value for key, value in inner.items() if key in kept}}
    inner = _renamed(inner, "prevent", ("amount",))
    if isinstance(inner.get("prevent"), dict) and set(inner["prevent"]) == {"amount"}:
        inner = {**inner, "prevent": inner["prevent"]["amount"]}
    if "prevent" not in inner:
        inner = {**inner, "prevent": "all"}
    return [{**table, "prevention": inner}]


def _cost_change(table: Table, _key: str) -> list[Table]:
    inner = table["cost-change"]
    if not isinstance(inner, dict):
        return [table]
    inner = _renamed(inner, "spells", ("for", "affects", "applies-to")) if "of" not in inner else inner
    inner = _renamed(inner, "less", ("reduce", "reduction", "cheaper"))
    inner = _renamed(inner, "more", ("increase", "raise", "additional"))
    by = inner.get("by", inner.get("amount"))
    if isinstance(by, str) and by[:1] in "+-" and not {"more", "less", "set"}.intersection(inner):
        text = by[1:]
        change = {"less" if by[0] == "-" else "more": f"{{{text}}}" if text.isdecimal() else text}
        inner = {**{key: value for key, value in inner.items() if key not in ("by", "amount")}, **change}
    if inner.get("spell") == "this":
        inner = {key: value for key, value in inner.items() if key != "spell"}
    spells = inner.get("spells")
    if isinstance(spells, dict) and isinstance(spells.get("controller"), str) and "player" not in inner:
        spells = dict(spells)
        inner = {**inner, "player": spells.pop("controller"), "spells": spells}
    return [{**table, "cost-change": inner}]


_CHANGES: dict[str, Callable[[Table, str], list[Table]]] = {
    "static": _static,
    "spell": _spell,
    "activated": _activated,
    "loyalty": _activated,
    "mana": _activated,
    "triggered": _triggered,
    "replacement": _replacement,
    "prevention": _prevention,
    "cost-change": _cost_change,
    "additional-cost": _additional,
    **dict.fromkeys(DEED_KINDS, _deeds),
}
