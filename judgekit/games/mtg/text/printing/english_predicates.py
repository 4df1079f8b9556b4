"""English card text, what becomes of something in predicates: "gets +1/+1", "becomes a …", "can't attack" (611, 613)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.tokens import OWN_COST, Term
from judgekit.games.mtg.text.printing.english_rows import Speech, is_possessor


def predicates(changes: list[Term], lasts: bool) -> Iterator[list[Term]]:
    """Yield the rows of predicates that may say some changes.

    Args:
        changes: modifications as plain data.
        lasts: they are gained for a while, not had all the time.
    """
    if not changes:
        yield []
        return
    for number, items in _first_predicates(changes, lasts):
        for item in items:
            for rest in islice(predicates(changes[number:], lasts), 3):
                yield [item, *rest]


def _first_predicates(changes: list[Term], lasts: bool) -> Iterator[tuple[int, list[Term]]]:
    first = changes[0]
    ((key, value),) = first.items()
    if key in ("gain", "lose", "cant-have") and not (key == "lose" and value == "all-abilities"):
        number = _run(changes, (key,))
        listed = [change[key] for change in changes[:number]]
        gains = {"gains": "true"} if key == "gain" and lasts else {}
        yield number, [{key: listed, **gains}]
        return
    if key == "lose":
        if len(changes) > 1 and _run(changes[1:], _BECOMING):
            for number, items in _becomings(changes[1:]):
                yield number + 1, [{"becomes": one["becomes"], "lose": value, "others": "true"} for one in items]
        yield 1, [first]
        return
    if key == "pt" and isinstance(value, dict):
        lowered = any(isinstance(half, dict) and half.get("-", [""])[0] == "0" for half in value.values())
        both = [{"pt-of-both": "+X/+Y", "X": value["power"], "Y": value["toughness"]}] if not lowered else []
        yield 1, [*_times(value), first, *both]
        return
    if key in _BECOMING:
        yield 1, [first]
        yield from _becomings(changes)
        return
    yield 1, [first]


_BECOMING = (
    *("set-types", "add-types", "set-subtypes", "add-subtypes", "add-supertypes", "set-colors", "add-colors"),
    "base-pt",
)
"""Changes that "becomes a …" makes (205.1)."""


def _run(changes: Sequence[Term], keys: tuple[str, ...]) -> int:
    return next((place for place, change in enumerate(changes) if next(iter(change)) not in keys), len(changes))


def _times(value: Term) -> Iterator[Term]:
    """Yield a change said so many times: "+1/+1 for each …"."""
    parts: list[int] = []
    figure: Json = None
    for name in ("power", "toughness"):
        part = value[name]
        number = 1
        if part == "0":
            parts.append(0)
            continue
        if isinstance(part, dict) and "*" in part and str(part["*"][0]).lstrip("-").isdecimal():
            number, part = int(part["*"][0]), part["*"][1]
        if figure is not None and part != figure:
            return
        figure = part
        parts.append(number)
    if figure is not None:
        signs = ["-" if one < 0 or (one == 0 and min(parts) < 0) else "+" for one in parts]
        change = "/".join(f"{sign}{abs(one)}" for sign, one in zip(signs, parts, strict=True))
        yield {"pt-each": change, "times": figure}


def _becomings(changes: Sequence[Term]) -> Iterator[tuple[int, list[Term]]]:
    for number in range(_run(changes, _BECOMING), 0, -1):
        yield from _becoming(changes, number)


def _becoming(changes: Sequence[Term], number: int) -> Iterator[tuple[int, list[Term]]]:
    table: Term = {}
    for change in changes[:number]:
        table |= change
    if len(table) != number or not any(key.endswith("types") for key in table):
        return
    words: list[str] = []
    words += str(table.get("add-supertypes", "")).split()
    for key in ("set-subtypes", "add-subtypes"):
        value = table.get(key, [])
        words += value if isinstance(value, list) else [value]
    for key in ("set-types", "add-types"):
        words += str(table.get(key, "")).split()
    becomes: Term = {"types": " ".join(words)}
    colors = table.get("set-colors", table.get("add-colors"))
    if colors is not None:
        becomes["colors"] = [] if colors == "colorless" else colors if isinstance(colors, list) else [colors]
    pt = table.get("base-pt")
    if isinstance(pt, str):
        becomes["pt"] = pt
    gained = _run(changes[number:], ("gain",))
    forms = [
        {},
        {"added": "true"},
        {"added": "true", "colors-added": "true"},
        *({"still": one} for one in ("land", "artifact")),
    ]
    if isinstance(pt, dict):
        if pt.get("power") == pt.get("toughness"):
            yield number, [{"becomes": becomes, "each-equal": pt["power"], **form} for form in forms[:1]]
        return
    if gained:
        gains = [change["gain"] for change in changes[number : number + gained]]
        yield number + gained, [{"becomes": {**becomes, "with": gains}, **form} for form in forms]
    yield number, [{"becomes": becomes, **form} for form in forms]


def deed_clauses(kind: str, value: Term | str, of: Json = None) -> Iterator[Term]:
    """Yield the terms of clauses that may say what something can't, must or may do.

    Args:
        kind: cant, must or may.
        value: the deed with its details.
        of: what it is about, where that is not said in the deed.
    """
    value = {"deed": value} if isinstance(value, str) else value
    rest = {key: one for key, one in value.items() if key not in ("deed", "affects", "if", "player")}
    affects = value.get("affects", value.get("player"))
    item = {kind: [value["deed"]], **rest}
    if value["deed"] in ("be-prevented", "deal-as-though") and affects == {"kind": "source"}:
        yield {"barred": "damage", "with": [item]}
        return
    subject = of if of is not None else "this" if affects is None else affects
    described = isinstance(affects, dict) and not is_possessor(affects) and "aim" not in affects
    if described and of is None:
        subject = {"all": affects}
    if value["deed"] == "be-blocked-by-all":
        yield {"lure": {**item, "subject": subject}}
        return
    if described or of is not None or affects in (None, "attached", "this"):
        yield {"change": subject, "with": [item]}
    yield {"barred": subject, "with": [item]}


NOT_REMOVED = {
    "granter": "~",
    "auras": "Auras",
    "attached-before": "Auras and Equipment you control that are already attached to it",
}
"""What an effect does not remove although the protection that it gives would (702.16n, 702.16p), by its word in the terms."""


def without_kept(changes: Sequence[Term]) -> tuple[str | None, list[Term]]:
    """Return the word for what protection among changes does not remove, None for nothing, and the changes without it."""
    kept: str | None = None
    found: list[Term] = []
    for change in changes:
        gained = change.get("gain")
        if isinstance(gained, dict) and "keeps" in gained:
            kept = str(gained["keeps"])
            change = {**change, "gain": {key: value for key, value in gained.items() if key != "keeps"}}
        found.append(change)
    return kept, found


def without_own_costs(changes: Sequence[Term]) -> Iterator[tuple[str, list[Json], list[Term]]]:
    """Yield each keyword among changes that costs the mana cost, what it costs besides, and the changes with that left open."""
    for number, change in enumerate(changes):
        gained = change.get("gain")
        gained = gained[0] if isinstance(gained, list) and len(gained) == 1 else gained
        if not isinstance(gained, dict) or "keyword" not in gained:
            continue
        cost = gained.get("cost")
        parts = cost if isinstance(cost, list) else [cost]
        if parts and parts[0] == "mana-cost":
            left_open = {"gain": {**gained, "cost": OWN_COST}}
            yield gained["keyword"], parts[1:], [*changes[:number], left_open, *changes[number + 1 :]]


def lifted_by_a_cost(speech: Speech, kind: str, value: Term) -> Iterator[str]:
    """Yield what is forbidden unless a cost is paid, an X that is told at the end among them (508.1g, 601.2f)."""
    cost = value.get("cost")
    if kind == "cant" and cost is not None and "at" not in value:
        untaxed = {key: one for key, one in value.items() if key != "cost"}
        taxed = [text for said in deed_clauses(kind, untaxed) for text in speech.texts("clause", said)]
        mana = isinstance(cost, str)
        ways = [f"its controller pays {cost}", f"you pay {cost}"] if mana else []
        ways += [f"you {paid}" for paid in speech.texts("cost", cost)] if not mana else []
        yield from (f"{text} unless {way}" for text in taxed for way in ways)
    match cost:
        case [{"mana": figure}]:
            taxed = [
                text for said in deed_clauses(kind, {**value, "cost": "{X}"}) for text in speech.texts("clause", said)
            ]
            yield from (f"{text} , where X is {x}" for text in taxed for x in speech.texts("figure", figure)[:4])
