"""English card text, predicates to changes (611.2, 613): what something becomes, gets, gains and loses, as structured terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.costs import cost_data
from judgekit.games.mtg.text.english.meaning.figures import times, with_x
from judgekit.games.mtg.text.english.meaning.resolving import Scope
from judgekit.games.mtg.text.english.tokens import Term


def is_deed(item: Term) -> bool:
    """Tell whether a predicate forbids, demands or allows something."""
    return bool({"cant", "must", "may"} & set(item))


def deeds(item: Term) -> list[Term]:
    """Return what a predicate forbids, demands or allows, one term for each deed."""
    for kind in ("cant", "must", "may"):
        if kind in item:
            rest = {key: value for key, value in item.items() if key != kind}
            return [{kind: {"deed": deed, **rest}} for deed in item[kind]]
    return []


_LIKE: dict[str, Callable[[Json], Term]] = {
    "types": lambda other: {"creature-types-of": other},
    "size": lambda other: {"base-pt": {way: {"value": way, "of": other} for way in ("power", "toughness")}},
}
"""What is taken over from another object: its creature types (205.3m), its power and toughness as the own base ones (208.4)."""


def modifications(scope: Scope, items: list[Term]) -> list[Term]:
    """Return the changes that predicates make, as structured terms (613)."""
    found: list[Term] = []
    for item in items:
        if is_deed(item) or "choice" in item:
            continue
        if "pt-each" in item:
            found.append({"pt": times(item["pt-each"], scope.resolved(item["times"]))})
        elif "pt-of-both" in item:
            if item["pt-of-both"] != "+X/+Y":
                raise scope.fault(item["pt-of-both"])
            power, toughness = (scope.resolved(item[letter]) for letter in "XY")
            found.append({"pt": {"power": power, "toughness": toughness}})
        elif "gain" in item:
            found.append({"gain": [_from_a_player(scope, ability) for ability in keywords(item["gain"])]})
        elif "lose" in item and isinstance(item["lose"], list):
            found.append({"lose": keywords(item["lose"])})
        elif "like" in item:
            like = scope.resolved(item["like"])
            found.extend(_LIKE[way](like) for way in item["in"])
        elif "cant-have" in item:
            found.append({"cant-have": keywords(item["cant-have"])})
        elif "becomes" in item:
            found.extend(_becoming(item))
            if "each-equal" in item:
                figure = scope.resolved(item["each-equal"])
                found.append({"base-pt": {"power": figure, "toughness": figure}})
        elif "others" in item:
            found = [{"lose": item["lose"]}, *(_of_no_other(scope, found) if item["others"] == "types" else found)]
        else:
            found.append(scope.resolved({key: value for key, value in item.items() if key != "until"}))
    return found


def _of_no_other(scope: Scope, changes: list[Term]) -> list[Term]:
    """Return changes of which one says of what kind something is, with that alone: it loses all other types (205.1a)."""
    if not any("become" in change and not {"still", "in-addition"} & set(change) for change in changes):
        raise scope.fault("types")
    return [{**change, "only": "true"} if "become" in change else change for change in changes]


def _from_a_player(scope: Scope, ability: Json) -> Json:
    """Return a keyword with the player said whom it is from, where words or a target say who that is (702.16k)."""
    quality = ability.get("from") if isinstance(ability, dict) else None
    if (
        not isinstance(ability, dict)
        or not isinstance(quality, dict)
        or quality.get("controller", "opponent") == "opponent"
    ):
        return ability
    return {**ability, "from": {**quality, "controller": scope.resolved(quality["controller"])}}


def _becoming(item: Term) -> list[Term]:
    """Return the changes of "becomes a 3/3 green Elf creature" (205.1a, 205.1b), colours added only if said so (105.3)."""
    what = dict(item["becomes"])
    every = what.pop("all-creature-types", None)
    size = what.pop("pt") if "X" in what.get("pt", "") else ""
    replaced = what.get("colors", []) if "added" in item and "colors-added" not in item else []
    legendary = ["legendary"] if what.pop("legendary", None) is not None else []
    words = [*legendary, what.get("pt", ""), *(what.get("colors", []) if not replaced else []), what["types"]]
    if what.get("colors") == []:
        words.insert(0, "colorless")
    change: Term = {"become": " ".join(word for word in words if word)}
    if "still" in item:
        change["still"] = item["still"]
    if "added" in item:
        change["in-addition"] = "true"
    gained: list[Term] = [{"gain": keywords(what["with"])}] if "with" in what else []
    gained += [{"all-creature-types": every}] if every is not None else []
    if size:
        # "X/X" is the size that it becomes, said by a figure (107.3f).
        power, _, toughness = size.partition("/")
        gained.insert(0, {"base-pt": {"power": power, "toughness": toughness}})
    return [change, *([{"set-colors": replaced}] if replaced else []), *gained]


def keywords(terms: Sequence[Json]) -> list[Json]:
    """Return the abilities of a list as the structured form writes them; "from red and from blue" are two."""
    both = [one for term in terms for one in (term["both"] if isinstance(term, dict) and "both" in term else [term])]
    return [keyword(term) for term in both]


def keyword(term: Json) -> Json:
    """Return a keyword as the structured form writes it, its cost as plain data."""
    if not isinstance(term, dict) or "keyword" not in term:
        return term
    found = dict(term)
    if "cost" in found:
        found["cost"] = cost_data(found["cost"])
    if "where" in found:
        found["cost"] = with_x(found["cost"], Scope().resolved(found.pop("where")))
    return found
