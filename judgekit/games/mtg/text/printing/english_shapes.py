"""Terms in the shapes that rows of English card text say: tokens, divided amounts, several at once, figures called X (107.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.text.english.meaning.walking import has_key
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.games.mtg.text.structured.predefined_tokens import PREDEFINED


def shapes(act: Term, from_zone: str) -> list[Term]:
    """Return the terms of rows that an instruction may be said by."""
    found = dict(act)
    if "search" in found and "whose" not in found:
        found["whose"] = found["search"]
    choosing = None
    for key, value in act.items():
        if isinstance(value, dict) and "choose" in value and "by" in value:
            found[key] = {name: one for name, one in value.items() if name != "by"}
            choosing = value["by"]
    if "discard" in found and found.get("all") == "true":
        found["amount"] = {"value": "hand", "of": found["discard"]}
        del found["all"]
    if isinstance(found.get("create"), dict):
        found["create"] = _token(found["create"])
    if found.get("choice") == "one" and isinstance(found.get("add"), str):
        symbols = [f"{{{one}}}" for one in found["add"].strip("{}").split("}{")]
        found["add"] = {"combination" if found.pop("of-each", None) else "one-of": symbols}
    if isinstance(found.get("add"), list):
        found |= {"add": {"one-of": found["add"]}, "choice": "one"}
    shapes = [found] if choosing is None else [{**found, "by": choosing}, found]
    if from_zone:
        shapes.insert(0, {key: {"itself": from_zone} if value == "this" else value for key, value in found.items()})
    if isinstance(found.get("damage"), dict) and has_key(found["damage"], "aim"):
        aim = found["damage"].get("aim", ())
        if "divide" in aim:
            shapes.insert(0, {**found, "damage": _divided(aim)})
        elif isinstance(found.get("amount"), dict):
            shapes.append({**found, "behind": "true"})
    if (
        "put-counters" in found
        and isinstance(found["put-counters"], dict)
        and "divide" in found["put-counters"].get("aim", {})
    ):
        shapes.insert(0, {**found, "put-counters": _divided(found["put-counters"]["aim"])})
    return shapes


def _divided(aim: Term) -> Json:
    rest = {key: value for key, value in aim.items() if key != "divide"}
    if rest.get("max") == aim["divide"] and aim["divide"] not in ("2", "3"):
        rest["max"] = "any"
    return {"divide": aim["divide"], "aim": rest}


def _token(token: Term) -> Json:
    """Return what defines a token in the words of its description: "Elf Warrior creature"."""
    if "card" in token:
        return token
    line, _, subtypes = token["types"].partition(" - ")
    if subtypes in PREDEFINED and PREDEFINED[subtypes]["types"] == token["types"] and "pt" not in token:
        return {"types": subtypes, "predefined": "true"}
    words = line.split()
    supertypes = [word.casefold() for word in words if word in ("Legendary", "Basic", "Snow", "World")]
    types = [word.casefold() for word in words if word.casefold() not in supertypes]
    rest = {key: value for key, value in token.items() if key != "types"}
    colors = {"colors": token.get("colors", [])} if "pt" in token or "colors" in token else {}
    return {**rest, **colors, "types": " ".join([*supertypes, *subtypes.split(), *types])}


def one_or_more(patterns: Sequence[Term]) -> list[Term]:
    """Return event patterns in which any number at once is said by "one or more" (603.2c)."""
    found = []
    for pattern in patterns:
        if pattern.get("batch") == "true":
            rest = {key: value for key, value in pattern.items() if key != "batch"}
            role = next((key for key, value in rest.items() if isinstance(value, dict)), None)
            if role is not None and pattern.get("from") != "graveyard":
                pattern = {**rest, role: {"one-or-more": rest[role]}}
        found.append(pattern)
    return found


_RECKONED = frozenset(
    ("value", "count", "+", "-", "*", "half-up", "half-down", "greatest", "total", "distinct", "alike", "devotion")
)


def figures(term: Json) -> Iterator[Json]:
    """Yield the numbers of a term that are formulas."""
    if isinstance(term, dict):
        if _RECKONED & set(term) and term.get("-", [""])[0] != "0":
            yield term
        for value in term.values():
            yield from figures(value)
    elif isinstance(term, list):
        for value in term:
            yield from figures(value)


def with_x(term: Json, figure: Json, made: bool = False) -> Any:
    """Return a term with X for a figure; the power of a token that is made is no change of power."""
    if term == figure:
        return "X"
    if isinstance(term, dict):
        found = {key: with_x(value, figure, made or key == "create") for key, value in term.items()}
        if set(found) == {"power", "toughness"}:
            halves = [_half(found[name]) for name in ("power", "toughness")]
            if all(halves):
                return "/".join(map(str, halves)).replace("+", "" if made else "+")
        return found
    if isinstance(term, list):
        listed = [with_x(item, figure, made) for item in term]
        return "{X}" if listed == [{"mana": "X"}] else listed
    return term


def _half(part: Json) -> str | None:
    if part == "X":
        return "+X"
    if part == {"-": ["0", "X"]}:
        return "-X"
    return f"+{part}" if isinstance(part, str) and part.isdecimal() else None
