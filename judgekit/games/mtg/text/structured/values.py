"""603.2, 608.2: conditions, event patterns and formulas of several parts read from plain data."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.parts import near_words
from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.actions import ZONE_WORDS
from judgekit.games.mtg.terms.events import EVENTS, SECOND_MAIN, STEPS
from judgekit.games.mtg.terms.filters import KINDS
from judgekit.games.mtg.terms.records import Condition, Filter, Formula, Pattern, Reference, Test
from judgekit.games.mtg.terms.values import COMPARISONS
from judgekit.games.mtg.text.structured.filters import read_filter, read_reference
from judgekit.games.mtg.text.structured.formulas import read_comparison, read_formula
from judgekit.games.mtg.text.structured.inner import read_phrase, reads
from judgekit.games.mtg.text.structured.references import reference_named
from judgekit.games.mtg.text.structured.spelling import known_words, one_key, other_spelling
from judgekit.language.parts import Part, nearest


@reads("formula")
def read_formula_mapping(part: Part) -> Formula:
    """Read a formula given as a mapping: count, greatest, total, distinct, devotion, happened, half-up and so on."""
    keys = part.key_names()
    word = keys[0] if keys else ""
    for name in ("greatest", "least", "total", "distinct", "alike"):
        if name in part:
            one_key(part, {"of": "among"})
            part.only((name, "among"))
            return (name, part[name].text(), read_filter(part["among"]))
    if "count" in part:
        part.only(("count", "times"))
        counted = part["count"]
        value: Formula = ("count", read_filter(counted))
        if counted.is_text:
            named = reference_named(counted.text(), counted)
            value = ("count", named) if named is not None else value
        times = part.get("times")
        return value if times is None else ("*", read_formula(times), value)
    if "devotion" in part:
        part.only(("devotion", "of"))
        of = part.get("of")
        return ("devotion", read_reference(of) if of is not None else ("you",), part["devotion"].texts())
    if "happened" in part:
        part.only(("happened",))
        return ("happened", read_pattern(part["happened"]))
    for looked_back in ("amount-happened", "total-happened"):
        if looked_back in part:
            part.only((looked_back,))
            return (looked_back, read_pattern(part[looked_back]))
    if keys and word != "value":
        part.only((word,))
    if word in ("half-up", "half-down"):
        return (word, read_formula(part[word]))
    if word in ("+", "-", "*", "max", "min"):
        return (word, *(read_formula(item) for item in part[word].items()))
    if "value" in part:
        part.only(("value", "of", "kind"))
        kind = (part["kind"].text(),) if "kind" in part else ()
        return ("value", read_reference(part["of"]), part["value"].text(), *kind)
    if word in ("made", "paid", "chosen"):
        return (word, part[word].text())
    if word == "life-paid-by":
        return (word, read_reference(part[word]))
    if word == "as-turn-began":
        return (word, read_formula(part[word]))
    if word in ("attacked-opponents", "spent-colors", "spent"):
        return (word,)
    raise part.fault(
        phrase("not a formula"),
        phrase("a number, an expression, or a mapping with count, greatest, total, distinct, devotion, half-up …"),
    )


@reads("condition")
def read_condition(part: Part) -> Condition:
    """Read what must hold: `you.life <= 5`, `{exists: …}`, `{count: …, is: ">= 3"}`, `{object: t, is: …}`, `{not: …}` and so on."""
    if part.is_list:
        return ("and", *(read_condition(item) for item in part.items()))
    if part.is_text:
        return _condition_words(part)
    keys = part.key_names()
    if "count" in part and "is" in part:
        sign, number = read_comparison(part["is"])
        return (
            "compare",
            read_formula_mapping(Part({"count": part.value["count"]}, part.path, part.names)),
            sign,
            number,
        )
    if "object" in part and "entering-as" in part:
        part.only(("object", "entering-as"))
        return ("entering-as", read_reference(part["object"]), read_filter(part["entering-as"]))
    for word in ("object", "player"):
        if word in part and "is" in part:
            part.only((word, "is"))
            return _is(read_reference(part[word]), read_filter(part["is"]))
    if "value" in part and "is" in part:
        sign, number = read_comparison(part["is"])
        return ("compare", read_formula(part["value"]), sign, number)
    word = keys[0] if keys else ""
    value = part[word] if keys else part
    often = word in ("happened", "this-combat")
    part.only((word, "is") if often else (word,))
    if often:
        sign, number = read_comparison(part["is"]) if "is" in part else (">=", 1)
        return (word, read_pattern(value), sign, number)
    if word == "did":
        return ("did",)
    for words, said in _CONDITIONS:
        if word in words:
            return (word, *said(value))
    others = [one for words, _said in _CONDITIONS for one in words]
    near = near_words(word, ("count", "did", "happened", "object", "player", "value", *others), 1)
    raise part.fault(
        phrase("not a condition"),
        phrase("did you mean {near}?", near=near[0])
        if near
        else phrase("for example `you.life <= 5`, {exists: {type: artifact}}, {object: t, is: {type: creature}}"),
    )


def _is(who: Reference, like: Filter) -> Condition:
    """Return that something is like that; "a creature you control" is any there is, nothing is chosen for a condition."""
    if who[0] == "choose" and who[2:] == (1, 1) and who[1].kind == like.kind and like.zones is None:
        return ("exists", who[1]._replace(tests=(*who[1].tests, *like.tests)))
    return ("is", who, like)


SORCERY_TIME, IN_EXTRA_TURN = "sorcery-time", "in-extra-turn"
"""The condition that a player has priority in a main phase of their own turn while the stack is empty (307.5)."""

DAY_NIGHT = ("day", "night")
"""What it can be in a game (724.1)."""


def _one_step(part: Part) -> tuple[str]:
    (step,) = known_words(part, STEPS[4:9])
    return (step,)


_CONDITIONS: tuple[tuple[tuple[str, ...], Callable[[Part], tuple[object, ...]]], ...] = (
    (("exists",), lambda value: (read_filter(value),)),
    (
        ("turn", "blessed", "completed-dungeon", "attacked", "monarch", "initiative", "newly-controlled"),
        lambda value: (read_reference(value),),
    ),
    (("step",), lambda value: (known_words(value, (*STEPS, "main", SECOND_MAIN, "combat")),)),
    (("cast-last-turn", "activated", "resolved"), read_comparison),
    (("before", "after"), _one_step),
    (("day-night",), lambda value: (known_words(value, (*DAY_NIGHT, "neither")),)),
    (("paid", "chosen"), lambda value: (value.text(),)),
    (("cast-from",), lambda value: (known_words(value, ZONE_WORDS),)),
    (("spent",), lambda value: (value.text().strip("{}").upper(),)),
    (("not",), lambda value: (read_condition(value),)),
    (("and", "or"), lambda value: tuple(read_condition(item) for item in value.items())),
)
"""Conditions that are a word with its value: the words, and how their value is read."""


def _condition_words(part: Part) -> Condition:
    text = part.text()
    if text == "your-turn":
        return ("turn", ("you",))
    if text in (SORCERY_TIME, IN_EXTRA_TURN):
        return (text,)
    if text == "did":
        raise other_spelling(part, "{did: true}")
    for sign in COMPARISONS:
        before, found, after = text.partition(f" {sign} ")
        if found:
            left = read_formula(Part(before.strip(), part.path, part.names))
            return ("compare", left, sign, read_formula(Part(after.strip(), part.path, part.names)))
    english: Condition | None = read_phrase("condition", text)
    if english is None:
        raise part.fault(
            phrase("not understood as a condition: {text!r}", text=text), phrase("for example `you.life <= 5`")
        )
    return english


def read_pattern(part: Part) -> Pattern:
    """Read an event pattern: `{event: gain-life, player: you}`, `{begins: upkeep, player: you}`, or words such as `~ dies`."""
    if part.is_text:
        english: Pattern | None = read_phrase("pattern", part.text())
        if english is not None:
            return english
        part = Part({"event": part.value}, part.path, part.names)
    roles: dict[str, object] = {}
    if "begins" in part:
        name, roles["step"] = "step", (_step(part["begins"]),)
    else:
        name = part["event"].text()
        if name == "step":
            raise other_spelling(part["event"], f"begins: {part['step'].text() if 'step' in part else 'upkeep'}")
        if name in BEGINNINGS and name not in EVENTS:
            raise other_spelling(part["event"], f"begins: {name}")
    word = EVENTS.get(name)
    if word is None:
        raise part["event"].fault(phrase("unknown event {name!r}", name=name), nearest(name, (*EVENTS, *STEPS)))
    known = ("begins", *(role for role in word.roles if role != "step")) if "begins" in part else ("event", *word.roles)
    part.only((*known, "limit", "batch"))
    for role, takes in word.roles.items():
        value = part.get(role)
        if value is not None:
            if takes == "words" and role in WORDS_OF_ROLES:
                known_words(value, WORDS_OF_ROLES[role])
            roles[role] = _ROLE_READERS[takes](_of_spells(value) if (name, role) == ("cast", "object") else value)
    limit = part.get("limit")
    batch = part.get("batch")
    return Pattern(
        name,
        tuple(sorted(roles.items())),
        limit.text() if limit is not None else None,
        batch is not None and batch.flag(),
    )


WORDS_OF_ROLES = {"zone": ZONE_WORDS, "from": ZONE_WORDS, "to": ZONE_WORDS, "was": DAY_NIGHT}
"""Words that parts of events can be; kinds of counters are any words."""
BEGINNINGS = (*STEPS, "main", SECOND_MAIN, "turn", "extra-turn", "combat")
"""What can begin (603.2b): `{begins: upkeep, player: you}`."""


def _step(part: Part) -> str:
    name = part.text()
    if name not in BEGINNINGS:
        raise part.fault(phrase("no step {name!r}", name=name), nearest(name, STEPS))
    return name


def _of_spells(part: Part) -> Part:
    """Return a description of what is cast, which is a spell where nothing else is said (601.1)."""
    if not part.is_mapping or {"kind", *KINDS}.intersection(part.key_names()):
        return part
    return Part({"kind": "spell", **part.value}, part.path, part.names)


def _role_filter(part: Part) -> Filter:
    if part.is_text:
        named = reference_named(part.text(), part)
        if named is not None:
            return Filter((Test("among", named),), "object")
    return read_filter(part)


_ROLE_READERS: dict[str, Callable[[Part], object]] = {
    "number": Part.integer,
    "filter": _role_filter,
    "player": lambda part: ("all", read_filter(part)) if part.is_mapping else read_reference(part),
    "flag": Part.flag,
    "words": Part.texts,
    "comparison": read_comparison,
    "condition": lambda part: read_condition(part),
}
