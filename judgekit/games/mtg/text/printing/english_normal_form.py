"""Structured terms and the terms of English rows in one normal form, so that the row which says a term can be looked up.

A row may say `you.life` or `2 * event.amount` where the structured form written from a term says a mapping. Nothing is added
and nothing left out here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.games.mtg.terms.values import VALUES
from judgekit.games.mtg.text.english.tokens import Term

_REFERENCES = {"enchanted": "attached", "equipped": "attached"}
_KEPT = ("chosen", "event", "paid", "linked")
"""What stands before a full stop in a reference, not before the value of one."""


def one_form(term: Json, key: str = "") -> Any:
    """Return a term, of a row or as `terms_writing` writes it, in the one form.

    Args:
        term: plain data, with slots and words that point back where it is of a row.
        key: the key it stands under.
    """
    if isinstance(term, str):
        return term if key in ("types", "text", "name", "kind", "id") else _text(term, key)
    if isinstance(term, list):
        return [one_form(item, key) for item in term]
    if not isinstance(term, dict):
        return term
    found: Term = {name: _inner(name, value) for name, value in term.items()}
    for change in _MAPPINGS:
        if change is not _counted or key not in ("aim", "targets"):
            found = change(found)
    return found["keyword"] if set(found) == {"keyword"} else found


_ABILITIES = frozenset(
    (
        *("keyword", "static", "cda", "spell", "activated", "triggered", "replacement", "prevention", "more-triggers"),
        *("cant", "must", "may", "cost-change", "text"),
    )
)
"""Keys of abilities in the structured form."""

_WITH_ABILITIES = ("gain", "lose", "cant-have", "emblem", "abilities")


def _inner(name: str, value: Json) -> Any:
    if name in _WITH_ABILITIES and not (name == "abilities" and isinstance(value, dict)):
        return _abilities(value)
    if name == "except" and isinstance(value, list):
        return _exceptions([one_form(one) for one in value])
    return one_form(value, name)


def _exceptions(items: Sequence[Term]) -> list[Json]:
    """Return the exceptions of a copy effect (707.9) as rows say them: abilities together, types as words."""
    found: list[Any] = []
    for item in items:
        ((key, value), *rest) = item.items()
        if key == "gain" and value != "this-ability":
            if found and isinstance(found[-1].get("gain"), list):
                found[-1]["gain"].append(value)
            else:
                found.append({"gain": [value]})
        elif key == "set-colors":
            found.append({key: value if isinstance(value, list) else [value]})
        elif key == "add-types" and isinstance(value, str):
            found.append({key: {"types": value}})
        elif key == "if" and rest:
            found.append({key: value, "then": _exceptions(item["then"])})
        else:
            found.append(item)
    return found


def _abilities(value: Json) -> object:
    """Return abilities that are gained: keywords in the one form, others as they are written, to be quoted."""
    if isinstance(value, list):
        return [_abilities(one) for one in value]
    if not isinstance(value, dict) or not _ABILITIES & set(value) or "do" in value:
        return one_form(value)
    if "keyword" in value:
        return one_form({key: one for key, one in value.items() if key != "zones"})
    return {"quoted": value["text"] if set(value) == {"text"} else value}


def _text(text: str, key: str) -> Json:
    sum_or_product = re.fullmatch(r"(\S+) ([*+-]) (\S+)", text)
    if sum_or_product is not None:
        left, sign, right = sum_or_product.groups()
        return {sign: [_text(left, key), _text(right, key)]}
    if text in _REFERENCES:
        return _REFERENCES[text]
    head, dot, last = text.rpartition(".")
    if dot and last in ("controller", "owner"):
        return {last: _text(head, key)}
    if dot and last in VALUES and head not in _KEPT and re.fullmatch(r"[\w.@-]+", head):
        return {"value": last, "of": _text(head, key)}
    return text


def _counted(found: Term) -> Term:
    if set(found) == {"count", "times"}:
        return {"*": [found["times"], {"count": found["count"]}]}
    if set(found) == {"count", "is"}:
        return {"value": {"count": found["count"]}, "is": found["is"]}
    return found


def _described(found: Term) -> Term:
    if found == {"kind": "permanent"}:
        return {}
    if found.get("all") != "true" and "all" in found and "each" not in found and set(found) > {"all"}:
        return {"...": found["all"], **{key: value for key, value in found.items() if key != "all"}}
    return found


def _possessed(found: Term) -> Term:
    for word in ("controller", "owner"):
        if set(found) == {f"{word}-of"}:
            return {word: found[f"{word}-of"]}
    return found


def _changed(found: Term) -> Term:
    for key in ("set-colors", "add-colors", "add-subtypes", "set-subtypes"):
        value = found.get(key)
        if value == "all" and key == "set-colors":
            found = {**found, key: list(COLORS)}
        elif isinstance(value, list) and len(value) == 1:
            found = {**found, key: value[0]}
    if isinstance(found.get("add-supertypes"), list):
        found = {**found, "add-supertypes": " ".join(found["add-supertypes"])}
    if found.get("choose") is not None and found.get("amount") == "1" and set(found) <= {"choose", "amount", "by"}:
        found = {key: value for key, value in found.items() if key != "amount"}
    if "prevent" in found and isinstance(found.get("if"), dict):
        found = {**found, "if": [found["if"]]}
    if isinstance(found.get("exchange"), list) and len(found["exchange"]) == 1:
        found = {**found, "exchange": found["exchange"][0]}
    if found == {"discard": "$n"}:
        return {"discard": "you", "amount": "$n"}
    if found.get("choose") == "opponent" and found.get("as") == "player":
        return {key: value for key, value in found.items() if key != "as"}
    return found


def _either(found: Term) -> Term:
    if "either" in found:
        return {"choose-one": [{"do": [_way(way)]} for way in found["either"]], "by": "@actor"}
    if "choose-one" in found:
        ways = [{key: value for key, value in mode.items() if key != "text"} for mode in found["choose-one"]]
        return {**found, "choose-one": ways}
    if "one-of" in found:
        return {"add": {"one-of": [step["add"] for step in found["one-of"]]}, "choice": "one", "by": "@actor"}
    if "combination" in found:
        rest = {key: value for key, value in found.items() if key != "combination"}
        return {**rest, "add": {"combination": found["combination"]}, "choice": "one"}
    return found


def _way(way: Json) -> Json:
    return way["do"][0] if isinstance(way, dict) and "do" in way else way


_MAPPINGS = (_counted, _described, _possessed, _changed, _either)
