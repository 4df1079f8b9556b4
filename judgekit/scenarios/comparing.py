"""Comparing what a scenario expects, all of it text, with what is found: numbers, words, lists, sets and tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from functools import lru_cache

from judgekit.core.json_values import Json
from judgekit.table.adapter import Bag, Called, Facets

YES, NO = ("true", "yes"), ("false", "no")
NOTHING = ("none", "empty", "", "null", "nothing")


def normal(value: object) -> object:
    """Return plain data in one form: every scalar a text, tables without entries that are zero."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "none"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _word(value)
    if isinstance(value, Mapping):
        entries = {str(key): normal(item) for key, item in value.items()}
        return {key: item for key, item in entries.items() if item not in ("0", [], {})}
    if isinstance(value, Set):
        return sorted((normal(item) for item in value), key=repr)
    if not isinstance(value, Iterable):
        raise TypeError(f"plain data only, not {type(value).__name__}")
    return [normal(item) for item in value]


def _word(text: str) -> str:
    text = text.strip()
    if text.lower() in YES:
        return "true"
    if text.lower() in NO:
        return "false"
    digits = text.removeprefix("+")
    return digits if digits.isascii() and digits.isdigit() else text


def same(expected: object, found: object) -> bool:
    """Tell whether what is expected is what was found.

    A number expected of a list or a set is its length; one word expected of it is its only member; order counts in lists
    and not in sets.
    """
    if isinstance(found, Bag):
        return _same_as_bag(expected, found)
    if isinstance(found, Sequence | Set) and not isinstance(found, str) and isinstance(expected, Sequence):
        return _same_as_several(expected, found)
    if isinstance(found, Mapping) and isinstance(expected, str) and _word(expected) in NOTHING:
        return not normal(found)
    if isinstance(expected, list) and len(expected) == 1 and isinstance(found, str | int):
        return same(expected[0], found)
    if (
        isinstance(found, Mapping)
        and isinstance(expected, Mapping)
        and any(isinstance(one, Bag) for one in found.values())
    ):
        return all(same(expected.get(key, []), found.get(key, Bag())) for key in {*expected, *found})
    if isinstance(found, Facets) and isinstance(expected, Mapping) and expected:
        return all(key in found and same(value, found[key]) for key, value in expected.items())
    if isinstance(expected, str) and expected.strip().lower() in (*NO, "") and found in (None, "none"):
        return True
    if isinstance(found, Called):
        words = NOTHING if expected == [] else (normal(expected),)
        if any(normal(word) in words for word in found.also):
            return True
    return bool(normal(expected) == normal(found))


def _same_as_several(expected: Sequence[object], found: Sequence[Json] | Set[Json]) -> bool:
    """Compare with a list or a set: a word for its number or its only member, or one by one; order counts in lists only."""
    if isinstance(expected, str):
        return _same_as_many(expected, found)
    if isinstance(found, Set):
        return _bag(expected) == _bag(found)
    return len(expected) == len(found) and all(same(left, right) for left, right in zip(expected, found, strict=True))


_SYMBOL = re.compile(r"\{[^{}]*\}")


def _same_as_bag(expected: object, found: Bag) -> bool:
    """Compare with a bag: symbols written one after another ("{G}{R}{G}"), a list of them, or how often each ("{G}": 2)."""
    if isinstance(expected, str):
        symbols = _SYMBOL.findall(expected)
        if symbols and not _SYMBOL.sub("", expected).strip():
            return Counter(symbols) == Counter(found)
        return _same_as_many(expected, found)
    if isinstance(expected, Mapping):
        counts = {key: _word(str(number)) for key, number in expected.items()}
        return {key: n for key, n in counts.items() if n != "0"} == {key: str(n) for key, n in Counter(found).items()}
    return isinstance(expected, Iterable) and Counter(map(str, expected)) == Counter(found)


def _same_as_many(expected: str, found: Sequence[Json] | Set[Json]) -> bool:
    word = _word(expected)
    if word in NOTHING:
        return not found
    if word.isascii() and word.isdigit():
        return str(len(found)) == (word.lstrip("0") or "0")
    return len(found) == 1 and same(expected, next(iter(found)))


def _bag(values: Iterable[object]) -> Counter[str]:
    return Counter(repr(normal(value)) for value in values)


def included(expected: object, found: object) -> bool:
    """Tell whether everything expected (one word or a list) is among what was found (a word, a list, a set or a table)."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return all(same(value, found.get(key, 0)) for key, value in expected.items())
    wanted = _bag(expected if isinstance(expected, list) else [expected])
    there = _bag(found if isinstance(found, Iterable) and not isinstance(found, str) else [found])
    return not wanted - there


def folded(value: object) -> object:
    """Return words without regard to capitals and hyphens: "First-strike" and "first strike" name the same ability."""
    if isinstance(value, str):
        return value.strip().casefold().replace("-", " ")
    if isinstance(value, Set):
        return frozenset(folded(item) for item in value)
    if isinstance(value, Sequence):
        return [folded(item) for item in value]
    return value


def words(value: object) -> str:
    """Return plain data as one line for a message."""
    kind = type(value)
    if kind is int:
        return str(value)
    if kind is str:  # before all kinds of several values are asked, which takes longer than the answer
        return _one_word(str(value))
    if isinstance(value, Bag) and value and all(sign.startswith("{") for sign in value):
        return "".join(value)  # signs of mana; anything else is listed
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {words(item)}" for key, item in value.items()) + "}"
    if isinstance(value, Set):
        return "[" + ", ".join(sorted(words(item) for item in value)) + "]"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(words(item) for item in value) + "]"
    return _one_word(value) if isinstance(value, str) else str(normal(value))


@lru_cache(maxsize=4096)
def _one_word(text: str) -> str:
    stripped = text.strip()
    if stripped.lower() in (*YES, *NO):
        return stripped  # a name that reads like an answer stays that name
    return _word(stripped)


_PLAIN = re.compile(r"[^\W_][\w.+/*-]*(?: [\w.+/*-]+)*")


def pasteable(value: object) -> str:
    """Return plain data as it can be pasted into a scenario file: one line of YAML that is read as the same data."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{pasteable(key)}: {pasteable(item)}" for key, item in value.items()) + "}"
    if isinstance(value, Set):
        return "[" + ", ".join(sorted(pasteable(item) for item in value)) + "]"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(pasteable(item) for item in value) + "]"
    text = str(normal(value)) if not isinstance(value, str) else value
    return (
        text
        if _PLAIN.fullmatch(text)
        else '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    )


def rule_matches(expected: str, number: str, headings: Set[str] = frozenset()) -> bool:
    """Tell whether a rule number is the one cited: exactly, or as a subrule of "613.4*" or of a mere heading."""
    return any_rule_matches(expected, (number,), headings)


def any_rule_matches(expected: str, numbers: Collection[str], headings: Set[str] = frozenset()) -> bool:
    """Tell whether one of several rule numbers is the one cited (see `rule_matches`)."""
    expected = expected.strip().rpartition(":")[2]
    if expected in headings:
        expected += "*"
    if not expected.endswith("*"):
        return expected in numbers
    stem = expected[:-1].rstrip(".")
    whole = expected[:-1].endswith(".")
    rests = [number[len(stem) :] for number in numbers if number.startswith(stem)]
    return any(whole or not rest or not rest[0].isdigit() for rest in rests)
