"""What terms describe, written as plain data: references, filters, amounts, conditions, events, how long something lasts.

One form is written for each, the first of those that are read: a figure is `{value: power, of: this}`, never `this.power`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.terms.events import EVENTS
from judgekit.games.mtg.terms.filters import TESTS
from judgekit.games.mtg.terms.places import PLACES
from judgekit.games.mtg.terms.records import (
    Condition,
    Duration,
    Filter,
    Formula,
    Pattern,
    Reference,
    Test,
)
from judgekit.games.mtg.terms.values import PARITIES
from judgekit.games.mtg.text.structured.filters import read_filter
from judgekit.games.mtg.text.structured.references import REFERENCES
from judgekit.language.parts import Part, TermMalformed

Data = Json
"""Plain data: text, list, mapping."""


class TermUnwritable(JudgekitError):
    """A term that the structured form has no words for."""


def known_names(term: object) -> frozenset[str]:
    """Return the names that a term uses for targets and for what was settled, as a `Part` knows them."""
    if not isinstance(term, tuple):
        return frozenset()
    found: set[str] = set()
    if len(term) == 2 and isinstance(term[1], str) and not hasattr(term, "_fields"):
        if term[0] == "target":
            found.add(term[1])
        elif term[0] == "made":
            found.add(f"={term[1]}")
    return frozenset(found).union(*map(known_names, term))


# Whom or what.

_PLAIN = {reference: word for word, reference in reversed(REFERENCES.items())}
_DOTTED = ("event", "paid", "chosen", "linked")


def write_reference(reference: Any) -> Data:
    """Return whom or what is meant as plain data."""
    if isinstance(reference, Filter):
        return {"all": write_filter(reference)}
    if reference in _PLAIN:
        return _PLAIN[reference]
    word, *values = reference
    if word in ("target", "made"):
        named: str = values[0]
        return named
    if word in _DOTTED:
        return f"{word}.{values[0]}"
    if word in ("controller", "owner"):
        inner = write_reference(values[0])
        return f"{inner}.{word}" if isinstance(inner, str) else {f"{word}-of": inner}
    if word == "opponents-of":
        return {word: write_reference(values[0])}
    if word == "all":
        return {"all": write_filter(values[0])}
    if word in ("choose", "random"):
        return _write_choice(word, *values)
    if word == "top":
        return {"top": write_reference(values[0]), "amount": write_formula(values[1])}
    if word == "union":
        return [write_reference(one) for one in values[0]]
    if word == "last":
        return {"last": write_reference(values[0]), **({"is": write_filter(values[1])} if len(values) > 1 else {})}
    raise TermUnwritable(f"no structured form says {reference!r}")


def _write_choice(
    word: str, described: Filter, least: Formula | None, most: Formula | None, by: Reference | None = None
) -> Data:
    found: dict[str, Data] = {word: write_filter(described)}
    if (least, most) != (1, 1):
        if least == most:
            found["amount"] = write_formula(most)
        elif least == 0:
            found["up-to"] = "any" if most is None else write_formula(most)
        else:
            found |= {"amount": "any" if most is None else write_formula(most), "least": write_formula(least)}
    if by is not None:
        found["by"] = write_reference(by)
    return found


# Descriptions.


def write_filter(described: Filter) -> Data:
    """Return a description as plain data.

    Raises:
        TermUnwritable: no mapping says it, as it asks the same thing twice.
    """
    if described == Filter((), "any-target"):
        return "any-target"
    table: dict[str, Data] = {}
    for test in described.tests:
        for key, value in _write_test(test).items():
            _put(table, key, value)
    if described.zones is not None:
        table["zone"] = one(described.zones)
    kinds: list[dict[str, Data]] = [{}, {described.kind: "true"}, {"kind": described.kind}]
    for kind in kinds if described.kind == "token" else [kinds[0], kinds[2]]:
        whole = {**table, **kind}
        for data in (whole, {key: value for key, value in whole.items() if key != "zone"}):
            if _reads_as(data, described):
                return data
    raise TermUnwritable(f"no structured form says {described!r}")


def _reads_as(data: Data, described: Filter) -> bool:
    try:
        return read_filter(Part(data, (), known_names(described))) == described
    except TermMalformed:
        return False


def _put(table: dict[str, Data], key: str, value: Data) -> None:
    if key not in table:
        table[key] = value
    elif key in ("type", "supertype", "subtype", "color") and isinstance(table[key], str) and isinstance(value, str):
        table[key] = f"{table[key]} {value}"
    elif key in ("has", "lacks", "chosen") and value is not None:
        before = table[key]
        table[key] = [*(before if isinstance(before, list) else [before]), value]
    else:
        raise TermUnwritable(f"no structured form says {key} twice")


def one(values: Iterable[Data]) -> Data:
    """Return values as a list, one of them as itself."""
    listed = list(values)
    return listed[0] if len(listed) == 1 else listed


def _write_test(test: Test) -> dict[str, Data]:
    word, value = test.what, test.value
    if word == "status":
        if value in ("colorless", "multicolored", "monocolored"):
            return {"color": value}
        return {value: "true"}
    if word == "not":
        return _write_negation(value)
    if word == "either":
        return {"any": [write_filter(_at_home(one)) for one in value]}
    return {word: _TEST_WRITERS[TESTS[word].takes](value)}


def _at_home(described: Filter) -> Filter:
    """Return an alternative without the zones in which its kind is looked for anyway (`places.apart`)."""
    return described._replace(zones=None) if described.zones == PLACES.get(described.kind) else described


def _write_negation(described: Filter) -> dict[str, Data]:
    if described.kind == "object" and described.zones is None and len(described.tests) == 1:
        (inner,) = described.tests
        if inner.what == "status":
            return (
                {inner.value: "false"}
                if inner.value not in ("token", "colorless")
                else {"not": write_filter(described)}
            )
        if TESTS[inner.what].takes == "flag":
            return {inner.what: "false"}
        if inner.what not in ("not", "either", "counters"):
            ((key, value),) = _write_test(inner).items()
            return {f"not-{key}": value}
    return {"not": write_filter(described)}


def write_comparison(comparison: tuple[str, object]) -> Data:
    """Return a sign and a number as text, or as a mapping where the number is a formula."""
    sign, number = comparison
    if sign == "is":
        return next(word for word, rest in PARITIES.items() if rest == number)
    written = write_formula(number)
    return f"{sign} {written}" if isinstance(written, str) and "." not in written else {sign: written}


def _write_counters(value: tuple[str | None, tuple[str, object]]) -> Data:
    kind, comparison = value
    if kind is None and comparison == (">=", 1):
        return "any"
    return {kind or "any": write_comparison(comparison)}


def _write_player(value: Reference) -> Data:
    return write_filter(value[1]) if value[0] == "all" else write_reference(value)


_TEST_WRITERS: dict[str, Callable[[Any], Data]] = {
    "words": one,
    "names": one,
    "text": lambda value: value,
    "reference": write_reference,
    "player": _write_player,
    "comparison": write_comparison,
    "flag": lambda _value: "true",
    "counters": _write_counters,
    "filter": write_filter,
    "filters": lambda value: [write_filter(one) for one in value],
    "condition": lambda value: write_condition(value),
    "symbol": lambda value: f"{{{value}}}",
    "shares": lambda value: {"what": value[0], "with": write_reference(value[1])},
}


# Numbers, conditions, events.


def write_formula(formula: Any) -> Data:
    """Return a number or formula as plain data."""
    if isinstance(formula, int):
        return str(formula)
    word, *values = formula
    if word == "x":
        return "X"
    if word == "star":
        return "*"
    if word in ("+", "-", "*", "max", "min"):
        return {word: [write_formula(one) for one in values]}
    if word in ("half-up", "half-down"):
        return {word: write_formula(values[0])}
    if word == "count":
        counted = values[0]
        return {"count": write_filter(counted) if isinstance(counted, Filter) else write_reference(counted)}
    if word == "value":
        return {
            "value": values[1],
            "of": write_reference(values[0]),
            **({"kind": values[2]} if len(values) > 2 else {}),
        }
    if word in ("greatest", "least", "total", "distinct", "alike"):
        return {word: values[0], "among": write_filter(values[1])}
    if word == "devotion":
        of = {} if values[0] == ("you",) else {"of": write_reference(values[0])}
        return {"devotion": one(values[1]), **of}
    if word in ("happened", "amount-happened", "total-happened"):
        return {word: write_pattern(values[0])}
    if word == "event":
        return f"event.{values[0]}"
    if word == "made":
        named: str = values[0]
        return named
    if word in ("paid", "chosen"):
        return {word: values[0]}
    if word in ("attacked-opponents", "spent-colors", "spent"):
        return {word: "true"}
    if word == "life-paid-by":
        return {word: write_reference(values[0])}
    if word == "as-turn-began":
        return {word: write_formula(values[0])}
    raise TermUnwritable(f"no structured form says {formula!r}")


def write_condition(condition: Condition) -> Data:
    """Return what must hold as plain data."""
    word, *values = condition
    if word == "compare":
        return {"value": write_formula(values[0]), "is": write_comparison((values[1], values[2]))}
    if word == "is":
        return {"object": write_reference(values[0]), "is": write_filter(values[1])}
    if word == "exists":
        return {word: write_filter(values[0])}
    if word in ("blessed", "completed-dungeon", "attacked", "monarch", "initiative"):
        return {word: write_reference(values[0])}
    if word == "turn":
        return "your-turn" if values[0] == ("you",) else {"turn": write_reference(values[0])}
    if word in ("step", "day-night", "cast-from"):
        return {word: one(values[0])}
    if word in ("cast-last-turn", "activated", "resolved"):
        return {word: write_comparison((values[0], values[1]))}
    if word in ("before", "after"):
        return {word: values[0]}
    if word in ("happened", "this-combat"):
        number = {} if tuple(values[1:]) == (">=", 1) else {"is": write_comparison((values[1], values[2]))}
        return {word: write_pattern(values[0]), **number}
    if word == "did":
        return {word: "true"}
    if word in ("sorcery-time", "in-extra-turn"):
        return str(word)
    if word in ("paid", "chosen"):
        return {word: values[0]}
    if word == "spent":
        return {word: f"{{{values[0]}}}"}
    if word == "entering-as":
        return {"object": write_reference(values[0]), word: write_filter(values[1])}
    if word == "newly-controlled":
        return {word: write_reference(values[0])}
    if word == "not":
        return {word: write_condition(values[0])}
    if word in ("and", "or"):
        return {word: [write_condition(one) for one in values]}
    raise TermUnwritable(f"no structured form says {condition!r}")


def write_pattern(pattern: Pattern) -> Data:
    """Return an event that is looked for as plain data."""
    found: dict[str, Data] = {} if pattern.event == "step" else {"event": pattern.event}
    takes = EVENTS[pattern.event].roles
    for role, value in pattern.roles:
        found["begins" if role == "step" else role] = _ROLE_WRITERS[takes[role]](value)
    if pattern.limit is not None:
        found["limit"] = pattern.limit
    if pattern.batch:
        found["batch"] = "true"
    return found


def _write_role(described: Filter) -> Data:
    if described.kind == "object" and described.zones is None and len(described.tests) == 1:
        (test,) = described.tests
        if test.what == "among":
            written = write_reference(test.value)
            if isinstance(written, str):
                return written
    return write_filter(described)


_ROLE_WRITERS: dict[str, Callable[[Any], Data]] = {
    "number": str,
    "filter": _write_role,
    "player": _write_player,
    "flag": lambda value: "true" if value else "false",
    "words": one,
    "comparison": write_comparison,
    "condition": write_condition,
}


def write_duration(duration: Duration) -> Data:
    """Return how long an effect lasts as plain data."""
    word, *values = duration
    if word == "while":
        return {word: write_condition(values[0])}
    return {word: write_reference(values[0])} if values else word
