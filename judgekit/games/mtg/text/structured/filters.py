"""109, 115, 608.2: filters and references read from plain data: which objects or players are meant."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.actions import ZONE_WORDS
from judgekit.games.mtg.terms.filters import KINDS, STATUSES, TESTS
from judgekit.games.mtg.terms.keywords import KEYWORDS, LANDWALK
from judgekit.games.mtg.terms.places import apart
from judgekit.games.mtg.terms.records import Filter, Formula, Reference, Test
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, SUPERTYPES, subtype_named
from judgekit.games.mtg.text.structured.formulas import read_comparison, read_formula
from judgekit.games.mtg.text.structured.inner import INNER, read_phrase
from judgekit.games.mtg.text.structured.references import reference_named
from judgekit.games.mtg.text.structured.spelling import known_words, one_key, one_word, other_spelling
from judgekit.language.parts import Part, nearest


def read_reference(part: Part) -> Reference:
    """Read whom or what is meant: a word, the name of a target, a filter, or all, choose, random, top, union."""
    if part.is_list:
        return ("union", tuple(read_reference(item) for item in part.items()))
    if part.is_mapping:
        return _reference_mapping(part)
    text = one_word(part, "reference")
    found = reference_named(text, part)
    if found is not None:
        return found
    english: Reference | None = read_phrase("reference", text)
    if english is None:
        known = sorted(name.lstrip("=") for name in part.names)
        raise part.fault(
            phrase("nothing is named {text!r} here", text=text),
            phrase("names known here: {known}", known=", ".join(known) or phrase("none")),
        )
    return english


def _reference_mapping(part: Part) -> Reference:
    one_key(part, {"each": "all", "union": "a list"})
    keys = set(part.key_names())
    for word in ("choose", "random"):
        if word in keys:
            part.only((word, "amount", "least", "up-to", "by"))
            chosen = read_filter(part[word])
            most = part.get("amount", "up-to")
            free = most is not None and most.is_text and one_word(most, "number of") == "any"
            number = None if free else read_formula(most) if most is not None else 1
            least = part.get("least")
            fewest: Formula = read_formula(least) if least is not None else 0 if "up-to" in part else number or 0
            by = part.get("by")
            rest: tuple[Reference, ...] = (read_reference(by),) if by is not None else ()
            return (word, chosen, fewest, number, *rest)
    if "last" in keys:
        part.only(("last", "is"))
        kind = (read_filter(part["is"]),) if "is" in keys else ()
        return ("last", read_reference(part["last"]), *kind)
    if "all" in keys:
        part.only(("all",))
        return ("all", read_filter(part["all"]))
    if "top" in keys:
        part.only(("top", "amount"))
        amount = part.get("amount")
        return ("top", read_reference(part["top"]), read_formula(amount) if amount is not None else 1)
    for word in ("controller-of", "owner-of", "opponents-of"):
        if word in keys:
            part.only((word,))
            if part[word].is_text and word != "opponents-of":
                raise other_spelling(part, f"{part[word].text()}.{word.removesuffix('-of')}")
            return (word.removesuffix("-of") if word != "opponents-of" else word, read_reference(part[word]))
    raise part.fault(phrase("which of them is not said"), "{all: …}, {choose: …}, {random: …} or {top: …}")


def read_filter(part: Part) -> Filter:
    """Read a filter: a mapping of tests, a list of which any may hold, or words such as `creature you control`."""
    if part.is_list:
        return apart(Filter((Test("either", tuple(read_filter(item) for item in part.items())),), "object"))
    if part.is_text:
        return _filter_words(part)
    one_key(part, OTHER_KEYS)
    kind, zones, tests = "permanent", None, []
    for key in part.key_names():
        value = part[key]
        if key == "kind":
            kind = _one_of(value, KINDS)
        elif key == "zone":
            zones = known_words(value, ZONE_WORDS)
        elif key == "player" and "type" not in part:
            kind = "player"
            tests.append(Test("player", read_reference(value)))
        elif key in STATUSES:
            test = Test("status", key)
            tests.append(test if value.flag() else Test("not", Filter((test,), "object")))
        elif key == "any":
            tests.append(_either(tuple(read_filter(item) for item in value.items())))
        else:
            tests.extend(_tests(key, value, part))
    return apart(Filter(tuple(tests), _kind_meant(kind, zones, tests), zones))


def _kind_meant(kind: str, zones: tuple[str, ...] | None, tests: Iterable[Test]) -> str:
    """Return the kind of thing that is described: what is looked for elsewhere is a card, what has life or a hand a player."""
    if kind != "permanent":
        return kind
    if zones not in (None, ("battlefield",)):
        return "card"
    if any(test.what in ("player", "life", "hand") for test in tests):
        return "player"
    return "object" if zones is None and any(_of_several_kinds(test) for test in tests) else kind


_OF_WORDS = ("type", "subtype", "color")
"""Tests that name several words of which any may hold."""


def _either(choices: tuple[Filter, ...]) -> Test:
    """Return the test that one of several descriptions fits; what names only types, subtypes or colours is one list of them."""
    asked = [choice.tests[0] for choice in choices if choice.tests and choice == Filter(choice.tests[:1])]
    named = {test.what for test in asked}
    if len(asked) == len(choices) and len(named) == 1 and named <= {*_OF_WORDS}:
        return Test(asked[0].what, tuple(word for test in asked for word in test.value))
    return Test("either", choices)


OTHER_KEYS = {
    "is": "the status with true",
    "status": "the status with true",
    "either": "any",
    "any-target": "any-target, as a word",
    **{kind: f"kind: {kind}" for kind in ("card", "spell", "ability", "emblem", "permanent", "object")},
}
"""Keys of a description that are not read, each with what says it."""


def _of_several_kinds(test: Test) -> bool:
    """Tell whether a test lets not only permanents pass, each as its own description says ("a permanent or player")."""
    return test.what == "either" and any(one.kind != "permanent" for one in test.value)


def _filter_words(part: Part) -> Filter:
    text = one_word(part, "filter")
    word = text.casefold()
    if word == "any-target":
        return Filter((), "any-target")
    if word in KINDS:
        return Filter((), word)
    if word == "opponent":
        return Filter((Test("player", ("opponent",)),), "player")
    if word in STATUSES:
        return Filter((Test("status", word),))
    if word in CARD_TYPES:
        return Filter((Test("type", (word,)),))
    found: Filter | None = read_phrase("filter", text)
    if found is None:
        raise part.fault(
            phrase("not understood as a description of objects: {text!r}", text=text),
            phrase("or write a mapping: {type: creature, controller: you}"),
        )
    return found


def _one_of(part: Part, words: Collection[str]) -> str:
    word = part.text()
    if word not in words:
        raise part.fault(phrase("unknown word {word!r}", word=word), nearest(word, words))
    return word


def _negated(key: str) -> str | None:
    return key.removeprefix("not-") if key.startswith("not-") and key.removeprefix("not-") in TESTS else None


def _tests(key: str, value: Part, whole: Part) -> list[Test]:
    negated = _negated(key)
    if negated is not None:
        return [Test("not", Filter(tuple(_tests(negated, value, whole)), "object"))]
    word = TESTS.get(key)
    if word is None:
        raise value.fault(
            phrase("unknown test {key!r}", key=key), nearest(key, (*TESTS, *STATUSES, "any", "kind", "zone"))
        )
    return _TEST_READERS[word.takes](key, value)


def _words(key: str, value: Part) -> list[Test]:
    """Words of which any may hold; several in one text must all hold ("artifact creature")."""
    if value.is_list:
        return [Test(key, tuple(_word(key, item, item.text()) for item in value.items()))]
    text = value.text()
    if text.startswith("!"):
        raise other_spelling(value, f"not-{key}: {text[1:]}")
    several = key == "subtype" and subtype_named(text) is None
    words = text.split() if several or key in ("type", "supertype", "color") else [text]
    found: list[Test] = []
    for word in words:
        if key == "color" and word in ("colorless", "multicolored", "monocolored"):
            found.append(Test("status", word))
        else:
            found.append(Test(key, (_word(key, value, word),)))
    return found


def _word(key: str, part: Part, word: str) -> str:
    if key == "type":
        if word.casefold() not in CARD_TYPES:
            raise part.fault(phrase("no card type: {word!r}", word=word), nearest(word.casefold(), CARD_TYPES))
        return word.casefold()
    if key == "supertype":
        if word.casefold() not in SUPERTYPES:
            raise part.fault(phrase("no supertype: {word!r}", word=word), nearest(word.casefold(), SUPERTYPES))
        return word.casefold()
    if key == "subtype":
        name = subtype_named(word)
        if name is None:
            raise part.fault(phrase("no subtype: {word!r}", word=word), "205.3")
        return name
    if key == "color":
        if word.casefold() not in COLORS:
            raise part.fault(phrase("no colour: {word!r}", word=word), nearest(word.casefold(), COLORS))
        return word.casefold()
    if key == "ability-kind":
        return _one_of(part, _ABILITY_KINDS)
    if key in ("cast-from", "put-into", "came-from", "put-there"):
        return _one_of(part, ZONE_WORDS)
    return word


_ABILITY_KINDS = ("activated", "triggered", "static", "loyalty", "mana", "exhaust")
"""Kinds of ability that a description asks for (113.3, 605.1, 606.1, 702.177a of the book of 2026-04-17)."""


def _counters(key: str, value: Part) -> list[Test]:
    if value.is_mapping:
        return [Test(key, (_kind(kind), read_comparison(value[kind]))) for kind in value.key_names()]
    return [Test(key, (_kind(one_word(value, "counters")), (">=", 1)))]


def _kind(word: str) -> str | None:
    """Return the kind of counters that a word names, None for counters of any kind."""
    return None if word == "any" else word


def _player_test(key: str, value: Part) -> list[Test]:
    if value.is_mapping:
        if {"controller-of", "owner-of"} & set(value.key_names()):
            return [Test(key, read_reference(value))]
        whole = value.get("all")
        meant = read_filter(whole if whole is not None else value)
        if not _of_players(meant):
            raise value.fault(
                phrase("{key} asks for a player, and a mapping there describes players", key=key),
                phrase("as `{key}: you`, `{key}: {{controller-of: …}}` or `{key}: {{kind: player, …}}`", key=key),
            )
        return [Test(key, ("all", meant))]
    one_word(value, "player test")
    return [Test(key, read_reference(value))]


def _of_players(described: Filter) -> bool:
    """Tell whether a filter describes players, or several things that are all players."""
    if described.kind == "player":
        return True
    choices = [one for test in described.tests if test.what == "either" for one in test.value]
    return bool(choices) and all(map(_of_players, choices))


def _ability_words(key: str, value: Part) -> tuple[str, ...]:
    """Return the words of a test; what something has or lacks is a keyword ability, or a kind of ability (702, 113.3)."""
    if key in ("has", "lacks"):
        for item in value.items():
            word = item.text().casefold().replace("-", " ")
            if item.text() not in _KINDS_HAD and not any(
                word == known or word.startswith(f"{known} ") for known in _KEYWORDS
            ):
                raise item.fault(phrase("no keyword ability: {item!r}", item=item.text()), nearest(word, _KEYWORDS))
    return value.texts()


def _shared(part: Part) -> str:
    """Return what two objects have in common (109.3)."""
    if part.text() not in SHARED:
        raise part.fault(
            phrase("nothing is asked of two objects as {what!r}", what=part.text()), nearest(part.text(), SHARED)
        )
    return part.text()


SHARED = ("color", "type", "card-type", "creature-type", "name", "mana-value")
"""What two objects can be asked to have in common."""

_KEYWORDS = frozenset((*KEYWORDS, *LANDWALK))
_KINDS_HAD = ("mana-ability", "activated", "triggered")
"""What something can have beside a keyword ability."""


def _flag(key: str, value: Part) -> list[Test]:
    test = Test(key, True)
    return [test] if value.flag() else [Test("not", Filter((test,), "object"))]


def _variable(part: Part) -> str:
    """Read the symbol that a mana cost is asked for: {X}, the one that stands for no mana of its own (107.3)."""
    symbol = part.text().strip("{}").upper()
    if symbol != "X":
        raise part.fault(phrase("unknown word {word!r}", word=part.text()), "{X}")
    return symbol


_TEST_READERS: dict[str, Callable[[str, Part], list[Test]]] = {
    "words": _words,
    "names": lambda key, value: [Test(key, value.texts())],
    "text": lambda key, value: [Test(key, word) for word in _ability_words(key, value)],
    "reference": lambda key, value: [Test(key, read_reference(value))],
    "player": _player_test,
    "comparison": lambda key, value: [Test(key, read_comparison(value))],
    "flag": _flag,
    "counters": _counters,
    "filter": lambda key, value: [Test(key, read_filter(value))],
    "filters": lambda key, value: [Test(key, tuple(read_filter(item) for item in value.items()))],
    "condition": lambda key, value: [Test(key, INNER["condition"](value))],
    "symbol": lambda key, value: [Test(key, _variable(value))],
    "shares": lambda key, value: [Test(key, (_shared(value["what"]), read_reference(value["with"])))],
}
