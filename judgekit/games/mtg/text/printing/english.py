"""Terms printed in English, in the official templating.

A term is written as plain data, the rows of English card text are asked which sentences may say it, and of these the first one is
taken that reads again to an equal term. So what is printed is what the engine plays, whatever the words were that it was read from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, product

import judgekit.games.mtg.text.printing.english_sentences  # noqa: F401 - an import here is what makes its instructions known
from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.terms.keywords import LIMITING
from judgekit.games.mtg.terms.records import Ability, Cost, Filter, Mode
from judgekit.games.mtg.terms.symbols import write_symbols
from judgekit.games.mtg.terms.turning import AS_IT_TURNS
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.abilities_writing import write_abilities
from judgekit.games.mtg.text.describing import describe
from judgekit.games.mtg.text.descriptions_writing import TermUnwritable
from judgekit.games.mtg.text.english.printing import finished
from judgekit.games.mtg.text.english.reading import ability_data
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.games.mtg.text.printing.english_instead import replacement_texts
from judgekit.games.mtg.text.printing.english_instructions import Telling
from judgekit.games.mtg.text.printing.english_normal_form import one_form
from judgekit.games.mtg.text.printing.english_predicates import (
    NOT_REMOVED,
    deed_clauses,
    lifted_by_a_cost,
    predicates,
    without_kept,
    without_own_costs,
)
from judgekit.games.mtg.text.printing.english_rows import Speech, found_of_many, kept_of_others, x_of_a_cost
from judgekit.games.mtg.text.printing.equal_terms import alike, begins_alike
from judgekit.games.mtg.text.structured.abilities import (
    LEADS_TO,
    LEVEL_AND_MORE,
    LEVEL_RANGE,
    ROMAN,
    ROOM,
    STATION_SYMBOL,
    effect_of,
    read_abilities,
)
from judgekit.games.mtg.text.terms_writing import write_ability
from judgekit.language.english.numbers import WORD_OF_NUMBER
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.parts import Part, TermMalformed
from judgekit.language.understanding import spelt_out

_OFTEN = {
    "once-each-turn": " This ability triggers only once each turn.",
    "twice-each-turn": " This ability triggers only twice each turn.",
    "once": " This ability triggers only once.",
    "does-once-each-turn": " Do this only once each turn.",
    "resolves-anyway": " This ability still resolves if its target becomes illegal.",
}
"""What is said behind an ability of how often it triggers or acts."""

MOST_READ = 160
"""The most texts that are read again to find the one that says a term."""


def in_english(term: object, host: str = "enchanted creature") -> str:
    """Return what a term says, as English card text.

    Args:
        term: an ability, several abilities that are one line of card text, or a part of an ability.
        host: what the object is attached to, as its text calls it: "enchanted land", "equipped creature" (301.5, 303.4).
    """
    if isinstance(term, Ability):
        return _line((term,), host)
    if type(term) is tuple and term and all(isinstance(one, Ability) for one in term):
        return _line(term, host)
    return describe(term)


def host_of(line: TypeLine, abilities: Iterable[Ability]) -> str:
    """Return what a permanent calls the object or player it is attached to (301.5, 301.6, 303.4).

    Args:
        line: its type line.
        abilities: its abilities.
    """
    if "Equipment" in line.subtypes:
        return "equipped creature"
    if "Fortification" in line.subtypes:
        return "fortified land"
    enchant = next((one.value for one in abilities if one.kind == "keyword" and one.name == "enchant"), None)
    if not isinstance(enchant, Filter):
        return "enchanted creature"
    if enchant.kind == "player":
        return "enchanted player"
    nouns = [test.value for test in enchant.tests if test.what in ("type", "subtype") and len(test.value) == 1]
    return f"enchanted {nouns[-1][0]}" if nouns else "enchanted permanent"


def exactly(abilities: Iterable[Ability]) -> str:
    """Return abilities in the structured form of a scenario file, which reads to equal terms."""
    try:
        return "\n".join(map(spelt_out, write_abilities(abilities)))
    except TermUnwritable:
        return "; ".join(map(describe, abilities))


@lru_cache(maxsize=4096)
def worded(abilities: tuple[Ability, ...], host: str = "enchanted creature") -> str | None:
    """Return abilities in words that read again to equal ones, None where no words do.

    Args:
        abilities: those of one line.
        host: what the object is attached to, as its text calls it.
    """
    if all(ability.kind == "keyword" for ability in abilities):
        words = [text for ability in abilities for text in _speech(host).texts("ability", _written(ability))[:1]]
        if len(words) == len(abilities):
            line = _sentence(", ".join(words)).removesuffix(".")
            if _reads(line, False, abilities):
                return line
    found: list[str] = []
    left = list(abilities)
    while left:
        number = _together(left)
        some = _worded(tuple(left[:number]), host)
        if some is None:
            return None
        found.append(some)
        left = left[number:]
    text = "\n".join(found)
    return text if len(found) == 1 or _reads(text, any(one.kind == "spell" for one in abilities), abilities) else None


def _line(abilities: tuple[Ability, ...], host: str) -> str:
    whole = worded(abilities, host)
    if whole is not None:
        return whole
    lines: list[str] = []
    left = list(abilities)
    while left:
        number = _together(left)
        some = tuple(left[:number])
        lines.append(_worded(some, host) or exactly(some))
        left = left[number:]
    return "\n".join(lines)


def _together(abilities: list[Ability]) -> int:
    """Return how many of the first abilities are one line: a level of a Class, an ability of several chapters (715.2c, 716.2a)."""
    if abilities[0].name == "class level" and len(abilities) > 1:
        return 2
    if not abilities[0].get("several"):
        return 1
    first = abilities[0]
    same = [one.get("several") and one.do == first.do and one.targets == first.targets for one in abilities]
    return next((place for place, one in enumerate(same) if not one), len(same))


def _written(ability: Ability) -> Any:
    return one_form(write_ability(ability._replace(links=())))


def _speech(host: str, targets: Iterable[Term] = (), events: Iterable[Term] = (), do: Json = None) -> Speech:
    return Speech(
        "you", {word["id"]: word for word in targets}, [*events], host, _quoted, found_of_many(do), kept_of_others(do)
    )


def _quoted(ability: Json) -> str | None:
    """Return the words of an ability that stands in quotation marks; one within it stands in single ones."""
    if isinstance(ability, str):
        return ability.replace('"', "'")
    try:
        text = worded(read_abilities(Part(ability)))
    except TermMalformed:
        return None
    return None if text is None or "\n" in text else text.replace('"', "'")


def _reads(text: str, spell: bool, abilities: tuple[Ability, ...]) -> bool:
    found = _read(text, spell)
    return found is not None and alike(found, abilities)


@lru_cache(maxsize=8192)
def _read(text: str, spell: bool) -> tuple[Ability, ...] | None:
    try:
        return tuple(one for _, terms in ability_data(text, "", spell) for one in read_abilities(Part(terms)))
    except (CardTextNotUnderstood, TermMalformed):
        return None


def _room(ability: Ability, host: str) -> str | None:
    """Return the words of a room of a dungeon: its name, what it does, where its arrows lead (309.4c, 309.5a)."""
    said = worded((effect_of(ability),), host)
    to = ", ".join(ability.get(LEADS_TO, ()))
    return None if said is None else f"{ability.value} — {said}{f' (Leads to: {to})' if to else ''}"


def _worded(abilities: tuple[Ability, ...], host: str) -> str | None:
    ability = abilities[0]
    if ability.name == "class level":
        return _class_level(abilities, host)
    if ability.name == STATION_SYMBOL:
        return _station_symbol(ability, host)
    if ability.name in (LEVEL_RANGE, LEVEL_AND_MORE):
        return _level_symbol(ability, host)
    if ability.name == ROOM:
        return _room(ability, host)
    try:
        data = _written(ability)
    except TermUnwritable:
        return None
    if ability.kind in ("spell", "activated", "triggered"):
        return _Whole(abilities, data, host).text()
    seen: set[str] = set()
    for text in islice(_standing(ability, data, host), MOST_READ):
        line = " ".join(_sentence(one) for one in text.split(". "))
        if ability.kind == "keyword":
            line = line.removesuffix(".")
        if line not in seen and _reads(line, False, abilities):
            return line
        seen.add(line)
    return None


def _sentence(text: str) -> str:
    words = finished(text).strip()
    words = words[:1].upper() + words[1:]
    if words.startswith("Them "):
        words = f"They {words.removeprefix('Them ')}"
    return words if words.endswith(("—", '."', ".")) else f"{words}."


# Abilities that are one sentence.


def _standing(ability: Ability, data: Term, host: str) -> Iterator[str]:
    """Yield the sentences that may say a keyword or a static ability (113.3d, 604)."""
    speech = _speech(host)
    if ability.kind == "keyword":
        yield from speech.texts("ability", data)
        return
    ((kind, value),) = ((key, one) for key, one in data.items() if key not in ("zones", "links", "name"))
    if kind == "static":
        if value.get("affects") == {"among": ["this", "paired"]}:
            for items in predicates(value["modify"], False):
                pair: Json = {"change": {"all": value["affects"]}, "with": items}
                yield from speech.texts("sentence", {"while": value.get("if"), "clauses": [pair]})
        if isinstance(value.get("if"), dict) and value["if"].get("object") == {"top": "you", "amount": "1"}:
            for items in predicates(value["modify"], False):
                clauses: Json = [{"change": value.get("affects", "this"), "with": items}]
                yield from speech.texts("sentence", {"while": value["if"], "clauses": clauses})
        yield from _conditional(speech, value.get("if"), _static(speech, value))
    elif kind in ("cant", "must", "may"):
        yield from _deed(speech, kind, value)
    elif kind == "cda":
        yield from speech.texts("sentence", {"defines": value})
    elif kind == "cost-change":
        yield from _cost_change(speech, value)
    elif kind == "more-triggers":
        said = {"more-triggers": (value["when"][1:] and value["when"]) or (*value["when"], "any")[0], "of": value["of"]}
        yield from speech.texts("sentence", said if "if" not in value else {**said, "if": value["if"]})
    elif kind in ("replacement", "prevention"):
        if kind == "replacement":
            yield from _entry(speech, value)
        for text, _ in replacement_texts(Telling(speech), data, None, frozenset()):
            yield text


def _conditional(speech: Speech, condition: Json, clauses: Iterable[str]) -> Iterator[str]:
    for clause in clauses:
        if condition is None:
            yield clause
            continue
        for text in speech.texts("timing", condition):
            yield f"during {text} , {clause}"
            yield f"{clause} during {text}"
        for text in speech.texts("condition", condition):
            yield f"as long as {text} , {clause}"
            yield f"{clause} as long as {text}"


def _static(speech: Speech, value: Term) -> Iterator[str]:
    affects = value.get("affects", "this")
    if affects in ("you", "players", "opponents", "others") or (isinstance(affects, dict) and "player" in affects):
        for change in value["modify"]:
            item = {"gain": [change["gain"]]} if "gain" in change else change
            yield from speech.texts("clause", {"barred": affects, "with": [{"static": item}]})
        return
    subject = {"all": affects} if isinstance(affects, dict) else affects
    for keyword, cost, changes in without_own_costs(value["modify"]):
        plus = [f" plus {one}" for one in speech.texts("cost", cost)[:2]] if cost else [""]
        for text in _static(speech, {**value, "modify": changes}):
            yield from (f"{text}. the {keyword} cost is equal to its mana cost{more}" for more in plus)
    kept, changes = without_kept(value["modify"])
    if kept is not None:
        for text in _static(speech, {**value, "modify": changes}):
            yield f"{text}. this effect doesn't remove {NOT_REMOVED[kept]}"
        return
    for items in predicates(value["modify"], False):
        yield from speech.texts("clause", {"change": subject, "with": items})
        if isinstance(affects, dict):
            yield from speech.texts("clause", {"change": {"all": affects, "each": "true"}, "with": items})
    yield from _with_figure(speech, subject, value["modify"])


def _with_figure(speech: Speech, subject: Json, changes: Sequence[Json]) -> Iterator[str]:
    for clause, _ in Telling(speech).with_figure({"modify": subject, "with": changes}, frozenset()):
        yield clause


def _deed(speech: Speech, kind: str, value: Term | str) -> Iterator[str]:
    value = {"deed": value} if isinstance(value, str) else value
    if value["deed"] == "cast-without-paying":
        yield from _cast_otherwise(speech, value)
    elif "ignored-for" in value:
        yield from _ignored_for(speech, kind, value)
    elif "exiled-after" in value:
        yield from _exiled_after(speech, kind, value)
    elif "mana" in value and not value["deed"].endswith("-mana"):
        yield from _spent_as(speech, kind, value)
    elif "then" in value:
        yield from _done_then(speech, kind, value)
    elif value["deed"] == "begin-game-with" and "counters" in value:
        yield from speech.texts("clause", {"change": "this", "with": [_with_deeds(value)]})
    else:
        yield from _plain_deed(speech, kind, value)


def _cast_otherwise(speech: Speech, value: Term) -> Iterator[str]:
    """Yield how a spell may be cast for another cost or for none (118.9)."""
    cost = value.get("cost")
    if cost is None and "affects" in value:
        spells = {key: one for key, one in value["affects"].items() if key != "controller"}
        for which in speech.texts("filters", spells) if "if" not in value else ():
            yield f"you may cast {which} without paying their mana costs"
        return
    if cost is None:
        for condition in speech.texts("condition", value.get("if")):
            yield f"if {condition} , you may cast ~ without paying its mana cost"
        return
    leads = [f"if {one} , " for one in speech.texts("condition", value["if"])] if "if" in value else [""]
    for text in speech.texts("cost", cost):
        paid = f"pay {text}" if text.startswith("{") else text
        ways = dict.fromkeys((paid.replace(" , ", " and "), paid, text))
        whose = ["~ 's mana cost"]
        if "affects" in value:
            spells = {key: one for key, one in value["affects"].items() if key != "controller"}
            whose = [f"the mana cost for {one} you cast" for one in speech.texts("filters", spells)]
        yield from (f"{lead}you may {way} rather than pay {of}" for way in ways for lead in leads for of in whose)


def _ignored_for(speech: Speech, kind: str, value: Term) -> Iterator[str]:
    """Yield a prohibition with what any player may pay to ignore it until end of turn (116.2d)."""
    rest = {key: one for key, one in value.items() if key != "ignored-for"}
    paid = value["ignored-for"]
    parts = paid if isinstance(paid, list) else paid.split(", ")
    for cost in speech.texts("cost", parts if len(parts) > 1 or not str(paid).startswith("{") else paid):
        said = f"pay {cost}" if cost.startswith("{") else cost
        yield from (
            f"{text}. any player may {said} for that player to ignore this effect until end of turn"
            for text in _deed(speech, kind, rest)
        )


def _exiled_after(speech: Speech, kind: str, value: Term) -> Iterator[str]:
    """Yield a permission with what becomes of a spell cast by it that would be put into a graveyard (614.1a)."""
    (told,) = speech.texts("sentence", {"exiled-after": value["exiled-after"]})[:1]
    for text in _deed(speech, kind, {key: one for key, one in value.items() if key != "exiled-after"}):
        yield f"{text}. {told}"


def _spent_as(speech: Speech, kind: str, value: Term) -> Iterator[str]:
    """Yield a permission with as what mana may be spent on what is cast by it (118.14)."""
    (spent,) = speech.texts("clause", {"spent-as": value["mana"]})[:1]
    for text in _deed(speech, kind, {key: one for key, one in value.items() if key != "mana"}):
        yield f"{text} , and {spent}"


def _done_then(speech: Speech, kind: str, value: Term) -> Iterator[str]:
    """Yield a permission with what is done by who makes use of it (103.5)."""
    for first in _deed(speech, kind, {key: one for key, one in value.items() if key != "then"}):
        for number, sentences, _ in islice(Telling(speech).told(value["then"], frozenset()), 12):
            if number == len(value["then"]):
                yield f"{first}. if you do , {'. '.join(sentences).replace(_NEXT_UPKEEP, 'the first upkeep')}"


def _plain_deed(speech: Speech, kind: str, value: Term) -> Iterator[str]:
    """Yield what is forbidden, demanded or allowed, with its condition and the cost that lifts it."""
    condition = value.get("if")
    if kind == "cant" and value["deed"] == "be-cast" and isinstance(condition, dict) and set(condition) == {"not"}:
        yield from speech.texts("sentence", {"cast-only": condition["not"]})
    yield from lifted_by_a_cost(speech, kind, value)
    clauses = (text for said in deed_clauses(kind, value) for text in speech.texts("clause", said))
    if value.get("affects", "you") != "you":
        clauses = (text.replace("each of your turn", "each of their turn") for text in clauses)
    yield from _conditional(speech, value.get("if"), clauses)


def _with_deeds(value: Term) -> Term:
    return {"may": [value["deed"]], **{key: one for key, one in value.items() if key != "deed"}}


_NEXT_UPKEEP = "the next turn 's upkeep"
"""The upkeep that is the first one where it is spoken of before the game begins (103.5)."""


def _cost_change(speech: Speech, value: Term) -> Iterator[str]:
    if set(value) in ({"more", "beyond"}, {"on-x"}):
        yield from speech.texts("costly" if "more" in value else "spentonx", {"of": "@self", **value})
        return
    if "minimum" in value:
        for floor in speech.texts("sentence", {"cheapest": str(value["minimum"])}):
            plain = {key: one for key, one in value.items() if key != "minimum"}
            yield from (f"{text}. {floor}" for text in _cost_change(speech, plain))
        return
    rest = {key: one for key, one in value.items() if key not in ("more", "less", "set", "least", "if")}
    if "more" in value and not isinstance(value["more"], str) and not rest:
        yield from _additional_cost(speech, value["more"])
    if isinstance(rest.get("abilities"), dict):
        rest["abilities"] = {key: one for key, one in rest["abilities"].items() if key != "kind"}
    of: Json = rest or "this"
    found = [text for key in ("less", "more", "least") if key in value for text in _costly(speech, of, key, value[key])]
    if "if" not in value:
        yield from found
        return
    for condition in speech.texts("condition", value["if"]):
        for text in found:
            yield f"{text} if {condition}"
            yield f"if {condition} , {text}"


def _additional_cost(speech: Speech, cost: Json) -> Iterator[str]:
    """Yield what a spell costs additionally, of which one way or another is paid (601.2f, 118.8)."""
    ways = cost["or"] if isinstance(cost, dict) and "or" in cost else [cost]
    texts = [speech.texts("cost", one)[:2] for one in ways]
    for parts in islice(product(*texts), 4):
        *first, last = parts
        said = f"{' , '.join(first)}{' ,' if len(first) > 1 else ''} or {last}" if first else last
        yield f"as a additional cost to cast ~ , {said}"


def _costly(speech: Speech, of: Json, key: str, by: Json) -> Iterator[str]:
    """Yield how much more or less something costs: an amount, so much for each, an X that is told, loyalty, life."""
    yield from speech.texts("costly", {"of": of, key: by})
    number, figure = "1", by
    if isinstance(by, dict) and "*" in by and isinstance(by["*"][0], str):
        number, figure = by["*"]
    yield from speech.texts("costly", {"of": of, f"{key}-each": f"{{{number}}}", "times": figure})
    if isinstance(by, dict):
        costly = speech.texts("costly", {"of": of, key: "{X}"})[:1]
        yield from (f"{text} , where X is {x}" for text in costly for x in speech.texts("figure", by)[:4])
    if isinstance(by, list) and len(by) == 1 and "loyalty" in by[0]:
        yield from speech.texts("costly", {"of": of, "loyalty": f"+{by[0]['loyalty']}"})
    if isinstance(by, list) and len(by) == 1 and set(by[0]) == {"pay-life", "amount"}:
        yield from speech.texts("costly", {"of": of, "life": by[0]["amount"]})


def _entry(speech: Speech, value: Term) -> Iterator[str]:
    """Yield the sentences that may say how something enters (614.1c, 614.1d)."""
    patterns = value["if"]
    acts = value["instead"]
    if len(patterns) != 1 or not isinstance(acts, list):
        return
    whom = patterns[0].get("object")
    turning = patterns[0].get("event")
    if turning in AS_IT_TURNS and whom == "this" and acts[:1] == [{turning: "this"}] and "condition" not in value:
        yield from _as_it_enters(speech, acts[1:], _TURNS[turning])
    if turning != "enters":
        return
    condition = value.get("condition")
    if whom == "this" and condition is None:
        yield from _instead_of_entering(speech, acts)
    entries = list(_entries(whom, acts, patterns[0]))
    if len(acts) <= 2 and "become-copy" in acts[-1]:
        yield from _as_copy(speech, value, whom, acts)
    for entry in entries:
        if condition is None:
            yield from speech.texts("entry", entry)
            continue
        if isinstance(condition, dict) and set(condition) == {"not"}:
            yield from speech.texts("entry", {**entry, "unless": condition["not"]})
        for text in speech.texts("condition", condition):
            for said in speech.texts("entry", entry):
                yield f"if {text} , {said}"
            if whom == "this":
                for said in speech.texts("entry", {**entry, "object": "@it"}):
                    yield f"if {text} , {said}"
    if whom == "this":
        lead = "" if condition is None else next((f"if {one} , " for one in speech.texts("condition", condition)), "")
        yield from (f"{lead}{text}" for text in _as_it_enters(speech, acts))


def _entries(whom: object, acts: list[Term], pattern: Term) -> Iterator[Term]:
    if set(pattern) - {"event", "object"}:
        return
    if len(acts) == 2 and "put-counters" in acts[0] and "modify" in acts[1] and "until" not in acts[1]:
        gained = [one["gain"] for one in acts[1]["with"] if set(one) == {"gain"}]
        if len(gained) == len(acts[1]["with"]) and acts[0]["put-counters"] == acts[1]["modify"]:
            yield {"object": whom, "kind": acts[0]["kind"], "amount": acts[0]["amount"], "with": gained}
    if [next(iter(act)) for act in acts] == ["tap", "put-counters"]:
        yield {"object": whom, "tapped": "true", "kind": acts[1]["kind"], "amount": acts[1]["amount"]}
    if len(acts) != 1:
        return
    (act,) = acts
    if "tap" in act:
        yield {"object": whom, "tapped": "true"}
    elif "put-counters" in act:
        yield {"object": whom, "kind": act["kind"], "amount": act["amount"]}
    elif "choose-one" in act:
        ways = [way["do"][0] for way in act["choose-one"]]
        if all("put-counters" in way for way in ways):
            yield {"object": whom, "kinds": [way["kind"] for way in ways]}


def _instead_of_entering(speech: Speech, acts: list[Term]) -> Iterator[str]:
    """Yield what is done instead of entering, and where the permanent goes by whether that was done (614.1a, 118.12)."""
    *done, last = acts
    allowed = "you may " if "may" in last else ""
    then, other = last.get("then" if allowed else "if-done"), last.get("else")
    if not then or not other:
        return
    telling = Telling(speech)
    for text, known in telling.joined(last["do"] if allowed else done, frozenset()):
        for where, _ in islice(telling.joined(then, known), 2):
            for elsewhere, _ in islice(telling.joined(other, known), 2):
                yield (
                    f"if ~ would enter the battlefield , {allowed}{text} instead. if you do , {where}."
                    f" if you don't , {elsewhere}"
                )


_TURNS = {"turn-face-up": "is turned face up", "transform": "transforms"}
"""How a permanent is turned over, by the event, where an ability says what happens as that is done (708.11, 712.16)."""


def _as_it_enters(speech: Speech, acts: list[Term], does: str = "enters") -> Iterator[str]:
    telling = Telling(speech)
    if len(acts) == 1 and "may" in acts[0]:
        inner = acts[0]
        ends = [""]
        if "else" in inner:
            (other,) = inner["else"]
            entries = list(_entries("@it", inner["else"], {"event": "enters", "object": "this"}))
            ends = (
                [f". if you don't , {text}" for entry in entries for text in speech.texts("entry", entry)]
                if other
                else []
            )
        for text, _ in telling.joined(inner["do"], frozenset()):
            for end in ends:
                yield f"as ~ {does} , you may {text}{end}"
        return
    if does == "enters" and len(acts) == 1:
        yield from speech.texts("entry", {"object": "this", "does": acts[0]})
    for text, _ in telling.joined(acts, frozenset()):
        yield f"as ~ {does} , {text}"


def _as_copy(speech: Speech, value: Term, whom: Json, acts: Sequence[Term]) -> Iterator[str]:
    act = acts[-1]
    if act.get("copy-of") == "this":
        yield from speech.texts("sentence", {"enter-as-this": whom})
        return
    chosen = act.get("copy-of")
    if whom != "this" or value.get("optional") != "true" or not (isinstance(chosen, dict) and "choose" in chosen):
        return
    entry: Json = {"original": chosen["choose"], **({"except": act["except"]} if "except" in act else {})}
    tapped = {"tapped": "true"} if len(acts) == 2 else {}
    yield from speech.texts("sentence", {"enters-as": entry, **tapped})


# Abilities with instructions.


class _Whole:
    """Finds the words of a spell ability, an activated or a triggered one (113.3a-c)."""

    def __init__(self, abilities: tuple[Ability, ...], data: Term, host: str) -> None:
        self.abilities = abilities
        self.ability = abilities[0]
        self.host = host
        self.data = data if "chapter" in data else next(iter(data.values()))
        self.spell = self.ability.kind == "spell"
        self.reads = 0
        zones = self.ability.zones
        self.zone = zones[0] if zones is not None and len(zones) == 1 and zones[0] == "graveyard" else ""

    def text(self) -> str | None:
        for head, tail in self._frames():
            found = self._modal(head, tail) if self.ability.modes else self._plain(head, tail)
            if found is not None or self.reads > MOST_READ:
                return found
        return None

    def _frames(self) -> Iterator[tuple[str, str]]:
        """Yield what may stand before the instructions, and behind them."""
        data, speech = self.data, _speech(self.host)
        if self.spell:
            yield "", ""
        elif "chapter" in data:
            names = {str(number): roman for roman, number in ROMAN.items()}
            yield ", ".join(names[str(one.value)] for one in self.abilities) + " — ", ""
        elif self.ability.kind == "activated":
            yield from self._activated(speech, data)
        else:
            limits = data.get("limits", [])
            tail = _OFTEN.get(limits[0] if len(limits) == 1 else "", "")
            for trigger in self._triggers(speech, data):
                if "if" not in data:
                    yield f"{trigger}, ", tail
                    continue
                told = _speech(self.host, (), data.get("when", []))
                for condition in told.texts("condition", data["if"]):
                    yield f"{trigger}, if {finished(condition)}, ", tail

    def _triggers(self, speech: Speech, data: Term) -> Iterator[str]:
        if "state" in data:
            texts = speech.texts("trigger", {"state": data["state"]})
            yield from (_sentence(text.replace("whenever ", "when ", 1)).removesuffix(".") for text in texts)
            return
        for patterns in _ways_to_say(data["when"]):
            for text in speech.texts("trigger", {"when": patterns}):
                yield _sentence(text).removesuffix(".")

    def _activated(self, speech: Speech, data: Term) -> Iterator[tuple[str, str]]:
        cost, defined = x_of_a_cost(speech, data["cost"])
        label = next((f"{label} — " for label, word in LIMITING.items() if word in data.get("limits", [])), "")
        tails = [f" {_sentence(text)}" for text in defined] or [""]
        for limit in data.get("limits", []):
            said = speech.texts("sentence", {"limit": limit})
            if limit not in LIMITING.values():
                tails = [f"{tail} {_sentence(text)}" for tail in tails for text in said[:3]]
        if "less" in data:
            number, figure = "1", data["less"]
            if isinstance(figure, dict) and "*" in figure and isinstance(figure["*"][0], str):
                number, figure = figure["*"]
            lowered = speech.texts("sentence", {"cheaper": f"{{{number}}}", "times": figure})
            tails = [f" {_sentence(text)}{tail}" for text in lowered[:3] for tail in tails]
        for text in self._costs(speech, cost):
            for tail in tails:
                yield f"{label}{text}: ", tail

    def _costs(self, speech: Speech, cost: Json) -> Iterator[str]:
        if cost == "-X":
            yield "-X"
            return
        if isinstance(cost, list) and len(cost) == 1 and isinstance(cost[0], dict) and "loyalty" in cost[0]:
            number = cost[0]["loyalty"]
            yield number if number.startswith("-") or number == "0" else f"+{number}"
            return
        parts = cost if isinstance(cost, list) else cost.split(", ") if isinstance(cost, str) else []
        zones = self.ability.zones
        ways: list[list[str]] = []
        for part in parts:
            shapes = [part]
            if isinstance(part, dict) and part.get("exile") == "this" and zones is not None:
                shapes.insert(0, {**part, "from": zones[0]})
            ways.append([text for shape in shapes for text in speech.texts("costpart", shape)][:2])
        for texts in islice(product(*ways), 4):
            said = [finished(text) for text in texts]
            yield ", ".join(text[:1].upper() + text[1:] for text in said)

    # Instructions one after the other.

    def _plain(self, head: str, tail: str) -> str | None:
        data = self.data
        do = data.get("do", [])
        if data.get("optional") == "true":
            do = [{"may": "you", "do": do}]
        speech = _speech(self.host, data.get("targets", []), data.get("when", []), data.get("do"))
        telling = Telling(speech, self.zone)
        return self._search(telling, head, tail, do, [], frozenset())

    def _search(
        self, telling: Telling, head: str, tail: str, do: list[object], said: list[str], mentioned: frozenset[str]
    ) -> str | None:
        if not do:
            for more in ([], *self._unspoken(telling, mentioned)):
                text = self._joined(head, [*more, *said]) + tail
                if _reads(text, self.spell, self.abilities):
                    theirs = _THEIR_PLACES.sub(" their ", text)
                    whose = theirs != text and _anothers_cards(self.data.get("do", []))
                    return theirs if whose and _reads(theirs, self.spell, self.abilities) else text
            return None
        tried: set[str] = set()
        for number, sentences, after in telling.told(do, mentioned):
            now = [*said, *sentences]
            text = self._joined(head, now)
            if text in tried:
                continue
            tried.add(text)
            self.reads += 1
            if self.reads > MOST_READ:
                return None
            if not self._begins(text, len(self.data.get("do", [])) - len(do[number:])):
                continue
            found = self._search(telling, head, tail, do[number:], now, after)
            if found is not None:
                return found
        return None

    def _unspoken(self, telling: Telling, mentioned: frozenset[str]) -> Iterator[list[str]]:
        """Yield sentences that only choose targets of which no instruction speaks (601.2c)."""
        left = [name for name in telling.speech.targets if name not in mentioned]
        if not left:
            return
        sentences = []
        for name in left:
            said, _ = telling.introduced(name, frozenset())
            texts = telling.speech.texts("deed", {"chosen-targets": said})
            if not texts:
                return
            sentences.append(texts[0])
        yield sentences

    def _joined(self, head: str, sentences: list[str]) -> str:
        first, *rest = sentences or [""]
        if not head or head.endswith((": ", "— ")):
            start = _sentence(first)
        else:
            start = _sentence(f"{head}{first}")
            head = ""
        return head + " ".join([start, *map(_sentence, rest)])

    def _begins(self, text: str, number: int) -> bool:
        """Tell whether a text reads as the beginning of the ability, its first instructions told."""
        found = _read(text, self.spell)
        if found is None or len(found) != len(self.abilities):
            return False
        if self.ability.optional:
            number = len(self.ability.do)
        return begins_alike(found[0], self.ability, number)

    # Modes.

    def _modal(self, head: str, tail: str) -> str | None:
        ability = self.ability
        modes: list[str] = []
        for mode in ability.modes:
            text = self._mode(mode)
            if text is None:
                return None
            cost = mode.cost
            before = "•" if cost is None else f"+ {write_symbols(cost.mana)} —"
            modes.append(f"{'{P}' * mode.pawprints} — {text}" if mode.pawprints else f"{before} {text}")
        if ability.get("pawprints"):
            most = WORD_OF_NUMBER.get(str(ability.choose[1]), "")
            again = " You may choose the same mode more than once." if ability.get("repeated-modes") else ""
            whole = "\n".join([f"{head}Choose up to {most} {{P}} worth of modes.{again}", *modes]) + tail
            return whole if most and _reads(whole, self.spell, self.abilities) else None
        for word in _numbers_of_modes(ability.choose, len(modes)):
            again = " —" if not ability.get("repeated-modes") else ". You may choose the same mode more than once."
            first = f"{head}choose {word}{again}"
            start = first[:1].upper() + first[1:] if not head.endswith(": ") else f"{head}Choose {word}{again}"
            whole = "\n".join([start, *modes]) + tail
            if _reads(whole, self.spell, self.abilities):
                return whole
        return None

    def _mode(self, mode: Mode) -> str | None:
        if mode.cost is not None and mode.cost != Cost(mode.cost.mana):
            return None
        alone = Ability("spell", targets=mode.targets, do=mode.do)
        found = worded((alone,), self.host)
        if found is not None or self.ability.kind != "triggered":
            return found
        whole = _Whole((alone,), _written(alone), self.host)
        whole.data = {**whole.data, "when": self.data.get("when", [])}
        for _, sentences, _ in islice(whole._telling().told(whole.data["do"], frozenset()), 12):
            if len(whole.data["do"]) == 1:
                return " ".join(map(_sentence, sentences))
        return None

    def _telling(self) -> Telling:
        data = self.data
        return Telling(_speech(self.host, data.get("targets", []), data.get("when", []), data.get("do")), self.zone)


_THEIR_PLACES = re.compile(r"(?<=\b(?:into|p of|m of)) your (?=graveyard\b|library\b)")
"""Where cards go that were those of another player: into their graveyard, on top of and on the bottom of their library."""


def _anothers_cards(do: Json) -> bool:
    """Tell whether instructions look at, reveal or search for cards of another player, and for none of yours (608.2c)."""
    seen = _whose_cards(do)
    return bool(seen) and "you" not in seen


def _whose_cards(term: Json) -> set[str]:
    """Return whose cards some instructions look at, reveal or search for."""
    if isinstance(term, list):
        return {one for part in term for one in _whose_cards(part)}
    if not isinstance(term, dict):
        return set()
    found = {one for part in term.values() for one in _whose_cards(part)}
    if "search" in term:
        found.add(str(term.get("whose", term["search"])))
    if "reveal-until" in term:
        found.add(str(term["reveal-until"]))
    for verb in ("look", "reveal"):
        shown = term.get(verb)
        if isinstance(shown, dict) and "top" in shown:
            found.add(str(shown["top"]))
    return found


def _ways_to_say(patterns: Sequence[Term]) -> Iterator[list[Json]]:
    """Yield event patterns as rows may say them: any number at once as "one or more" (603.2c)."""
    shaped: list[list[Term]] = []
    for pattern in patterns:
        timed = {"during" if key == "while" else key: value for key, value in pattern.items()}
        shapes = [pattern] if timed == pattern else [pattern, timed]
        if pattern.get("batch") == "true":
            whole = [{key: value for key, value in shape.items() if key != "batch"} for shape in shapes]
            roles = [(rest, role) for rest in whole for role in rest if isinstance(rest[role], dict)]
            shapes.extend({**rest, role: {"one-or-more": rest[role]}} for rest, role in roles)
        shaped.append(shapes)
    for chosen in islice(product(*shaped), 6):
        yield list(chosen)


def _numbers_of_modes(choose: Any, most: int) -> list[str]:
    """Return how the number of modes may be said (700.2)."""
    least, largest = choose
    if (least, largest) == (1, most) and most > 1:
        return ["one or both", "one or more"] if most == 2 else ["one or more"]
    if (least, largest) == (0, most):
        return ["any number"]
    words = {1: "one", 2: "two", 3: "three"}
    if least == largest and largest in words:
        return [words[largest]]
    return [f"up to {words[largest]}"] if least == 0 and largest in words else []


def _class_level(abilities: tuple[Ability, ...], host: str) -> str | None:
    gain, brings = abilities
    cost = gain.cost
    symbols = "".join(f"{{{one}}}" for one in cost.mana) if cost is not None else ""
    lines = [f"{symbols}: Level {gain.value}"]
    for change in brings.modify:
        line = worded((change.value,), host)
        if line is None:
            return None
        lines.append(line)
    text = "\n".join(lines)
    return text if _reads(text, False, abilities) else None


def _station_symbol(ability: Ability, host: str) -> str | None:
    lines = [worded((change.value,), host) for change in ability.modify if change.what == "gain"]
    known = [line for line in lines if line is not None]
    if len(known) < len(lines):
        return None
    text = "\n".join((station_head(ability) + (known[0] if known else ""), *known[1:], *station_box(ability)))
    return text if _reads(text, False, (ability,)) else None


def level_head(ability: Ability, word: str) -> str:
    """Return a level symbol (711.2).

    Args:
        ability: what the levels bring.
        word: the word for a level, "LEVEL" or "Lv".
    """
    bounds = (ability.condition or ("",))[1:] if ability.name == LEVEL_RANGE else (ability.condition,)
    numbers = [bound[3] for bound in bounds if bound is not None]
    return f"{word} {numbers[0]}-{numbers[1]}" if ability.name == LEVEL_RANGE else f"{word} {numbers[0]}+"


def _level_symbol(ability: Ability, host: str) -> str | None:
    """Return a level symbol with its box and what it brings on the lines below it (711.2)."""
    lines = [worded((change.value,), host) for change in ability.modify if change.what == "gain"]
    known = [line for line in lines if line is not None]
    if len(known) < len(lines):
        return None
    text = "\n".join((level_head(ability, "LEVEL"), *station_box(ability), *known))
    return text if _reads(text, False, (ability,)) else None


def station_head(ability: Ability) -> str:
    """Return what stands in front of the first line behind a station symbol (721.2 of the book of 2026-04-17)."""
    _, _, _, number = ability.condition or ("", None, "", 0)
    return f"{number}+ | "


def station_box(ability: Ability) -> list[str]:
    """Return the power and toughness box of a station symbol, none where it has none (721.2b of the book of 2026-04-17)."""
    found = []
    for change in ability.modify:
        if change.what == "base-pt":
            power, toughness = change.value
            found.append(f"{power}/{toughness}")
    return found
