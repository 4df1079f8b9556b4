"""Terms described in plain English for people, one phrase for each kind of term; it need not read again."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.core.typed import Any
from judgekit.games.mtg.terms.actions import DURATIONS, LIMITS, VERBS
from judgekit.games.mtg.terms.copies import EXCEPTIONS
from judgekit.games.mtg.terms.effects import DEEDS, MODIFICATIONS
from judgekit.games.mtg.terms.events import EVENTS
from judgekit.games.mtg.terms.filters import TESTS
from judgekit.games.mtg.terms.keywords import LANDWALK
from judgekit.games.mtg.terms.records import (
    Ability,
    Action,
    Card,
    Cost,
    Duration,
    Filter,
    Mode,
    Modification,
    Pattern,
    Reference,
    TargetWord,
    Test,
)
from judgekit.games.mtg.terms.symbols import write_symbols
from judgekit.games.mtg.terms.values import PARITIES


def describe(term: object) -> str:
    """Return what a term says, in English words.

    Args:
        term: an ability or any part of one.
    """
    way = _WAYS.get(type(term))
    if way is not None:
        return str(way(term))
    if isinstance(term, tuple):
        return _tuple(term)
    return "" if term is None else str(term)


def _and(parts: Iterable[str], word: str = "and") -> str:
    found = [part for part in parts if part]
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {word} {found[-1]}"


def keyword_words(ability: Ability) -> str:
    """Return a keyword ability as it is printed: "flying", "protection from red", "forestwalk", "ward {2}"."""
    name = ability.name or ""
    if name == "landwalk" and isinstance(ability.value, Filter):
        types = ability.value.get("subtype")
        word = next((walk for walk, land in LANDWALK.items() if types == (land,)), None)
        return word or f"{reference_words(ability.value)}walk"
    words = [name]
    if name in ("protection", "hexproof") and isinstance(ability.value, Filter):
        words.append(f"from {quality_words(ability.value)}")
    elif name == "affinity" and ability.value is not None:
        words.append(f"for {describe(ability.value)}")
    elif ability.value is not None:
        words.append(describe(ability.value))
    if ability.cost is not None:
        words.append(describe(ability.cost))
    return " ".join(words)


def quality_words(filter: Filter) -> str:
    """Return a quality as protection names it: "red", "everything", "artifacts" (702.16a)."""
    if filter.kind == "spell":
        return describe(filter)
    if not filter.tests:
        return "everything"
    color = filter.get("color")
    if color is not None and len(filter.tests) == 1:
        return _and(color)
    if filter.get("chosen") == "color":
        return "the chosen color"
    return describe(filter)


_PLAYER_WORDS = {"you": "you", "opponent": "an opponent", "opponents": "each opponent", "any-player": "any player"}


def reference_words(reference: Reference) -> str:
    """Return whom or what a reference means."""
    if isinstance(reference, Filter):
        return describe(reference)
    if not isinstance(reference, tuple) or not reference:
        return str(reference)
    word, *values = reference
    if word in _PLAYER_WORDS:
        return _PLAYER_WORDS[word]
    plain = {
        "this": "this",
        "players": "each player",
        "others": "each other player",
        "attached": "what this is attached to",
        "paired": "what this is paired with",
        "affected": "it",
        "active": "the active player",
        "monarch": "the monarch",
        "defending": "the defending player",
        "nothing": "nothing",
    }
    if word in plain:
        return plain[word]
    if word == "target":
        return f"the target {values[0]}" if values[0] != "target" else "the target"
    if word in ("event", "made", "paid", "chosen", "linked"):
        return {"event": f"the {values[0]} of the event", "chosen": f"the chosen {values[0]}"}.get(
            word, f"what was {word} as {values[0]}"
        )
    if word in ("controller", "owner"):
        return f"the {word} of {reference_words(values[0])}"
    if word == "all":
        return f"each {describe(values[0])}"
    if word in ("choose", "random"):
        number = f"{describe(values[1])} to {describe(values[2])}" if values[1] != values[2] else describe(values[2])
        return f"{number} {'chosen' if word == 'choose' else 'random'} {describe(values[0])}"
    if word == "top":
        return f"the top {describe(values[1])} of the library of {reference_words(values[0])}"
    if word == "union":
        return _and(reference_words(value) for value in values[0])
    return " ".join([word, *(describe(value) for value in values)])


def _filter(filter: Filter) -> str:
    kind = (
        ""
        if filter.kind in ("permanent", "object") and any(t.what in ("type", "subtype") for t in filter.tests)
        else filter.kind
    )
    before, after = [], []
    for test in filter.tests:
        if test.what in ("type", "subtype", "supertype", "color", "status"):
            value = test.value if isinstance(test.value, str) else _and(test.value, "or")
            before.append(value)
        elif test.what == "not" and _simple(test.value):
            before.append(f"non-{describe(test.value)}")
        else:
            after.append(_test(test))
    zones = f"in {_and(filter.zones, 'or')}" if filter.zones is not None else ""
    return " ".join(part for part in [*before, kind, zones, *(f"that {part}" for part in after)] if part)


def _simple(filter: Filter) -> bool:
    return (
        isinstance(filter, Filter)
        and len(filter.tests) == 1
        and filter.tests[0].what
        in (
            "type",
            "subtype",
            "supertype",
            "color",
            "status",
        )
    )


def _comparison(comparison: tuple[str, object]) -> str:
    sign, number = comparison
    return (
        next(word for word, rest in PARITIES.items() if rest == number)
        if sign == "is"
        else f"{sign} {describe(number)}"
    )


def _test(test: Test) -> str:
    word = TESTS[test.what]
    if test.what == "either":
        return "is " + _and((describe(one) for one in test.value), "or")
    if word.takes in ("reference", "player"):
        return word.says.format(reference_words(test.value))
    if word.takes == "comparison":
        return word.says.format(_comparison(test.value))
    if word.takes == "counters":
        kind, comparison = test.value
        return word.says.format(f"{kind or 'any'} {_comparison(comparison)}")
    if word.takes == "flag":
        return word.says
    value = test.value
    return word.says.format(_and(map(str, value), "or") if word.takes in ("words", "names") else describe(value))


def _tuple(term: Reference) -> str:
    """Return a formula, a condition or a reference."""
    if not term:
        return ""
    if not isinstance(term[0], str):
        return (
            _and((describe(part) for part in term), ", then")
            if isinstance(term[0], Action)
            else _and(map(describe, term))
        )
    word, *values = term
    way = _FORMULAS.get(word)
    if way is not None:
        return way(*values)
    if word == "compare":
        return f"{describe(values[0])} {values[1]} {describe(values[2])}"
    if word == "is":
        return f"{reference_words(values[0])} is {describe(values[1])}"
    if word in ("not", "exists", "turn"):
        return {"not": "not: ", "exists": "there is ", "turn": "it is the turn of "}[word] + describe(values[0])
    if word in ("and", "or"):
        return _and((describe(value) for value in values), word)
    return reference_words(term)


_FORMULAS: dict[str, Callable[..., str]] = {
    "x": lambda: "X",
    "star": lambda: "*",
    "+": lambda *parts: " + ".join(map(describe, parts)),
    "-": lambda *parts: " - ".join(map(describe, parts)),
    "*": lambda *parts: " * ".join(map(describe, parts)),
    "half-up": lambda inner: f"half of {describe(inner)} rounded up",
    "half-down": lambda inner: f"half of {describe(inner)} rounded down",
    "count": lambda what: f"the number of {describe(what) if isinstance(what, Filter) else reference_words(what)}",
    "value": lambda of, what, *kind: f"the {' '.join([what, *map(str, kind)])} of {reference_words(of)}",
    "devotion": lambda who, colors: f"the devotion of {reference_words(who)} to {_and(colors)}",
    "least": lambda what, among: f"the least {what} among {describe(among)}",
    "greatest": lambda what, among: f"the greatest {what} among {describe(among)}",
    "total": lambda what, among: f"the total {what} of {describe(among)}",
    "alike": lambda what, among: f"the most {describe(among)} with the same {what}",
    "distinct": lambda what, among: f"the number of different {what} among {describe(among)}",
}


def _cost(cost: Cost) -> str:
    parts = [write_symbols(cost.mana)] if cost.mana else []
    for action in cost.actions:
        if action.get("symbol"):
            parts.append("{T}" if action.verb == "tap" else "{Q}")
        else:
            parts.append(describe(action))
    if cost.loyalty is not None:
        parts.append(f"[{describe(cost.loyalty)}]" if not isinstance(cost.loyalty, int) else f"[{cost.loyalty:+d}]")
    if cost.mana_formula is not None:
        parts.append(f"generic mana: {describe(cost.mana_formula)}")
    parts.extend(f"or {describe(other)}" for other in cost.alternatives)
    return ", ".join(parts) or "{0}"


def _action(action: Action) -> str:
    verb = VERBS.get(action.verb)
    words = [action.verb]
    if action.amount is not None:
        words.append(describe(action.amount))
    if action.of is not None:
        shape = verb.of if verb is not None else "reference"
        if shape in ("object", "player", "any", "reference", "references", "discard"):
            words.append(reference_words(action.of))
        elif action.verb == "add":
            words.append(_mana(action.of))
        else:
            words.append(describe(action.of))
    for name, value in action.details:
        if value is True:
            words.append(name)
        elif name == "until":
            words.append(duration_words(value))
        elif name == "with" and isinstance(value, tuple) and value and isinstance(value[0], Modification):
            words.append("(" + "; ".join(map(describe, value)) + ")")
        elif name in ("by", "to", "under", "source") and isinstance(value, tuple):
            words.append(f"{name} {reference_words(value)}")
        else:
            words.append(f"{name} {describe(value)}")
    return " ".join(words)


def _mana(of: Reference) -> str:
    if of and of[0] == "mana-lists":
        return " or ".join(map(write_symbols, of[1]))
    return write_symbols(of[1]) if of and of[0] == "mana" else str(of[0]).replace("-", " ")


def duration_words(duration: Duration) -> str:
    """Return how long an effect lasts."""
    word, *values = duration
    known = DURATIONS.get(word)
    if known is None:
        return str(word)
    return known.says.format(*(reference_words(value) if word != "while" else describe(value) for value in values))


def _modification(change: Modification) -> str:
    value = change.value
    if change.what in EXCEPTIONS and change.what not in MODIFICATIONS:
        return EXCEPTIONS[change.what].says.format(describe(value))
    layer, word = MODIFICATIONS[change.what]
    if word.takes in ("pt", "change"):
        power, toughness = value
        parts = [("?" if part is None else describe(part)) for part in (power, toughness)]
        if word.takes == "change":
            parts = [part if part.startswith("-") else f"+{part}" for part in parts]
        return word.says.format("/".join(parts))
    if word.takes in ("words", "types", "subtypes", "colors"):
        return word.says.format(_and(value) or "colorless")
    if word.takes in ("player", "reference"):
        return word.says.format(reference_words(value))
    if word.takes == "lost" and value == "all":
        return word.says.format("all abilities")
    assert layer
    return word.says.format(describe(value))


def _pattern(pattern: Pattern) -> str:
    roles = _and(f"{name}: {describe(value)}" for name, value in pattern.roles)
    limit = f" ({pattern.limit} each turn)" if pattern.limit else ""
    batch = " (any number at once)" if pattern.batch else ""
    name = pattern.event if pattern.event in EVENTS else str(pattern.event)
    return f"{name}{f' [{roles}]' if roles else ''}{limit}{batch}"


def _target(word: TargetWord) -> str:
    number = (
        describe(word.most) if word.least == word.most else f"{describe(word.least)} to {describe(word.most) or 'any'}"
    )
    other = f", other than {_and(word.other)}" if word.other else ""
    return f"{number} target {_and((describe(one) for one in word.filters), 'or')} ({word.name}{other})"


def _mode(mode: Mode) -> str:
    targets = f"[{_and(map(describe, mode.targets))}] " if mode.targets else ""
    return targets + "; ".join(map(describe, mode.do))


def _body(ability: Ability) -> str:
    if ability.modes:
        least, most = ability.choose
        number = describe(least) if least == most else f"{describe(least)} to {describe(most)}"
        return f"choose {number}: " + " | ".join(map(describe, ability.modes))
    may = "you may: " if ability.optional else ""
    return may + _mode(ability.parts[0])


def _ability(ability: Ability) -> str:
    if ability.kind == "keyword":
        return f"keyword {keyword_words(ability)}"
    words: list[str] = [ability.kind]
    if ability.cda:
        words.append("(characteristic-defining)")
    if ability.name:
        words.append(DEEDS[ability.name] and ability.name if ability.name in DEEDS else ability.name)
    if ability.cost is not None:
        words.append(f"{describe(ability.cost)}:")
    if ability.when:
        words.append(_and(map(describe, ability.when), "or") + ":")
    if ability.state is not None:
        words.append(f"when {describe(ability.state)}:")
    if ability.condition is not None:
        words.append(f"if {describe(ability.condition)}:")
    if ability.affects is not None:
        words.append(f"{reference_words(ability.affects)}:")
    if ability.modify:
        words.append("; ".join(map(describe, ability.modify)))
    if ability.prevent is not None:
        words.append(f"prevent {describe(ability.prevent)}")
    if ability.instead is not None:
        words.append("instead " + ("; ".join(map(describe, ability.instead)) or "nothing"))
    if ability.do or ability.modes:
        words.append(_body(ability))
    for limit in ability.limits:
        words.append(f"({LIMITS[limit[0]].says.format(*map(describe, limit[1:]))})")
    for name, value in ability.details:
        words.append(f"{name} {describe(value)}")
    return " ".join(words)


def _card(card: Card) -> str:
    line = " ".join([*card.line.supertypes, *card.line.types, *card.line.subtypes])
    pt = f"{describe(card.power)}/{describe(card.toughness)}" if card.power is not None else ""
    colors = " ".join(sorted(card.colors)) if card.colors else ""
    abilities = f" with {_and(map(describe, card.abilities))}" if card.abilities else ""
    return " ".join(part for part in (pt, colors, line) if part) + abilities


_WAYS: dict[type, Callable[[Any], str]] = {
    Ability: _ability,
    Action: _action,
    Card: _card,
    Cost: _cost,
    Filter: _filter,
    Mode: _mode,
    Modification: _modification,
    Pattern: _pattern,
    TargetWord: _target,
    Test: _test,
}
