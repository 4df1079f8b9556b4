"""English card text printed from what was understood: every row that reads a wording also prints its term.

The first wording of a row is printed. Verbs agree with the subject of their wording, nouns with the number before them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import cache

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.terms.keywords import LIMITING
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, SUPERTYPES
from judgekit.games.mtg.text.english.costs import split_cost
from judgekit.games.mtg.text.english.grammar import grammar, readings
from judgekit.games.mtg.text.english.inflection import BASE_FORMS, lemma, plural
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.games.mtg.text.english.words import (
    CHAPTERS,
    CLASS_LEVEL,
    PT_BOX,
    sentences,
    station_symbol,
    without_label,
)
from judgekit.language.chart import Template, fits
from judgekit.language.english.numbers import WORD_OF_NUMBER
from judgekit.language.faults import CardTextNotUnderstood

_SINGULAR = frozenset(
    (
        *(
            "each",
            "target",
            "another",
            "this",
            "~",
            "that",
            "a",
            "an",
            "it",
            "its",
            "enchanted",
            "equipped",
            "defending",
        ),
        *("the", "any", "fortified", "attached"),
    )
)
_COUNTED_IN_WORDS = frozenset(("count", "aimed", "chosen", "divided", "sought", "topcard"))


@cache
def _rows() -> dict[str, tuple[Template, ...]]:
    """Return for each category the wording of each row that is printed."""
    seen: set[tuple[str, int]] = set()
    found: dict[str, list[Template]] = {}
    for template in grammar().templates:
        if (template.category, template.row) not in seen:
            seen.add((template.category, template.row))
            found.setdefault(template.category, []).append(template)
    return {category: tuple(rows) for category, rows in found.items()}


_WORD = re.compile(r"[+/\w' -]+")
_FORMS = {
    "number": re.compile(r"\d+|X"),
    "symbols": re.compile(r"(\{[^{}]+\})+"),
    "change": re.compile(r"[+-](\d+|X)/[+-](\d+|X|Y)"),
    "pt": re.compile(r"[\dX*+]+/[\dX*+]+"),
    "color": re.compile("|".join(COLORS)),
    "type": re.compile("|".join(CARD_TYPES)),
    "supertype": re.compile("|".join(SUPERTYPES)),
}
"""How kinds of words are written."""

_open: ContextVar[frozenset[tuple[str, str]]] = ContextVar("what is being printed", default=frozenset())


def printed(category: str, term: Any, within: str = "") -> str | None:
    """Return a term in English with its marks of agreement, None where no row of the category says it.

    Args:
        category: what it is a piece of.
        term: what was understood.
        within: the category whose wording it stands in.
    """
    if category == "number" and within in _COUNTED_IN_WORDS and isinstance(term, str) and term in WORD_OF_NUMBER:
        return WORD_OF_NUMBER[term]
    if category in grammar().kinds and category not in _WAYS:
        return as_word(category, term)
    here = (category, repr(term))
    if here in _open.get():
        return None
    opened = _open.set(_open.get() | {here})
    try:
        way = _WAYS.get(category)
        return way(term) if way is not None else _from_rows(category, term)
    finally:
        _open.reset(opened)


def as_word(category: str, term: Json) -> str | None:
    """Return what a kind of word is written as, None where a term is none of that kind."""
    if category == "tapsymbol":
        return "{T}" if term == "activate-tap" else None
    if category == "size":
        sizes = list(term.values()) if isinstance(term, dict) and list(term) == ["power", "toughness"] else []
        exact = [str(size).removeprefix("= ") for size in sizes]
        return "/".join(exact) if exact and all(map(str.isdecimal, exact)) else None
    return term if isinstance(term, str) and _FORMS.get(category, _WORD).fullmatch(term) else None


def _from_rows(category: str, term: Json) -> str | None:
    for template in _rows().get(category, ()):
        slots: Term = {}
        if fits(template.term, term, slots):
            text = _worded(template, slots)
            if text is not None:
                return text
    return None


def _worded(template: Template, slots: Term) -> str | None:
    """Return one wording with its slots printed, None where one of them can't be."""
    texts: dict[str, str] = {}
    for word in template.words:
        if not isinstance(word, str):
            text = printed(word[1], slots.get(word[0]), template.category)
            if text is None:
                return None
            texts[word[0]] = text
    text = assembled(template, texts)
    if template.category == "clauses" and "first" in template.term:
        last = texts[template.words[-1][0]] if not isinstance(template.words[-1], str) else ""
        subject = printed("player", slots["a"].get("by", "you")) or "you"
        text = text.removesuffix(last) + agreeing_text(last, subject)
    return text


def assembled(template: Template, texts: dict[str, str]) -> str:
    """Return one wording with the texts of its slots; verbs behind a subject agree with it."""
    words: list[str] = []
    subject: str | None = None
    for word in template.words:
        if isinstance(word, str):
            if word.endswith("#"):
                word = _numbered(word[:-1], words)
            elif word.endswith("@") and subject is None and words[-1:] == ["or"]:
                pass
            elif word.endswith("@") and (subject is not None or words):
                word = agreeing(word[:-1], subject or f"the {words[-1]}")
            elif word == ",":
                subject = None
            words.append(word)
            continue
        text = texts[word[0]]
        if word[1] in _SUBJECTS and subject is None:
            subject = text
        elif subject is not None and word[1] not in _SUBJECTS:
            text = agreeing_text(text, subject)
        elif words and words[-1] == "controller":
            text = agreeing_text(text, "the controller")
        if "#" in text:
            text = re.sub(r"([\w']+)#", lambda match: _numbered(match.group(1), words), text)
        words.append(text)
    return " ".join(words)


_SUBJECTS = frozenset(
    (
        "subject",
        "single",
        "player",
        "occurring",
        "who",
        "damaged",
        "possessor",
        "costing",
        "entering",
        "self",
        "aimed",
        "shielded",
    )
)
"""Categories that verbs behind them agree with."""


def _numbered(noun: str, before: list[str]) -> str:
    """Return a noun as the number before it wants it, with its mark where no number stands there."""
    for word in reversed(" ".join(before).split()):
        if word == "more":
            return plural(noun)
        if word in ("a", "one", "1", "another"):
            return noun
        if word in WORD_OF_NUMBER.values() or word in ("X", "many", "all", "of") or word.isdecimal():
            return plural(noun)
    return f"{noun}#" if before else plural(noun)


def agreeing_text(text: str, subject: str) -> str:
    """Return words with the marked verbs, and whose untap step it is, as they stand behind a subject."""
    if "during its controller" in text and not is_singular(subject):
        text = text.replace("during its controller", "during their controller")
    return re.sub(r"([\w']+)@", lambda match: agreeing(match.group(1), subject), text)


def agreeing(verb: str, subject: str) -> str:
    """Return a verb as it stands behind a subject."""
    if verb in ("is", "isn't"):
        return verb if is_singular(subject) else verb.replace("is", "are")
    return plural(verb) if is_singular(subject) else verb


def in_base_form(text: str) -> str:
    """Return a clause as it stands behind "have": target player discards a card, target player discard a card."""
    words = text.split(" ")
    for number, word in enumerate(words):
        base = lemma(word)
        if number and word not in _OF_DESCRIPTIONS and base in BASE_FORMS and word in (plural(base), "has", "does"):
            return " ".join([*words[:number], base, *words[number + 1 :]])
    return text


_OF_DESCRIPTIONS = frozenset(("controls", "owns", "counters", "targets", "targets-only", "copies", "shares", "lands"))
"""Words that stand in the description of a subject, or are nouns too."""


def is_singular(subject: str) -> bool:
    """Tell whether a printed subject is in the third person singular."""
    words = subject.casefold().split()
    if not words or subject.startswith("one or") or " and " in subject:
        return False
    if words[:3] == ["up", "to", "one"]:
        return True
    return words[0] in _SINGULAR


# Categories that functions put together.

_NOUN_KEYS = ("type", "subtype", "kind", "token", "ability-kind", "permanent-card")
_KIND_WORDS = {"card": "card", "spell": "spell", "source": "source", "ability": "ability", "permanent": "permanent"}


def _filter(term: Json, many: bool = False) -> str | None:
    """Return a description: adjectives, noun, relative clauses."""
    if not isinstance(term, dict):
        return None
    left = dict(term)
    noun = noun_of({key: left.pop(key) for key in _NOUN_KEYS if key in left}, many)
    if noun is None and set(term) & set(_NOUN_KEYS):
        return None
    if noun is None and "any" in left:
        noun = _either(left.pop("any"), many)
        if noun is None:
            return None
    before, after = [], []
    for key, value in left.items():
        for one in value if isinstance(value, list) and key.startswith("not-") else [value]:
            adjective = _negation(key, one) or printed("adjective", {key: one})
            if adjective is not None:
                before.append(adjective)
                continue
            clause = _clause(key, one, left)
            if clause is None:
                return None
            after.append(clause)
    after = [of_several(clause) if many else clause for clause in dict.fromkeys(after) if clause]
    before.sort(key=lambda word: word != "other")
    return " ".join([*before, noun or plural_if("permanent", many), *after])


def of_several(clause: str) -> str:
    """Return a relative clause as it stands behind a plural: "that's red" becomes "that are red"."""
    return re.sub(r"^that's ", "that are ", re.sub(r"^that isn't ", "that aren't ", clause))


def _one_described(term: Json) -> str | None:
    text = _filter(term)
    return f"a {text}" if text is not None else None


def _clause(key: str, value: Any, term: Term) -> str | None:
    """Return a relative clause; a zone and whose it is are one clause."""
    if key in ("zone", "owner") and "zone" in term:
        whole = {name: term[name] for name in ("zone", "owner") if name in term}
        return printed("after", whole)
    if key == "has" and isinstance(value, list):
        parts = [printed("after", {key: one}) for one in value]
        return None if None in parts else " ".join(map(str, parts))
    return printed("after", {key: value})


def _negation(key: str, value: Json) -> str | None:
    if key in ("enchanted", "equipped") and value == "true":
        return key
    if key == "nontoken":
        return key
    if key.startswith("not-") and key[4:] in ("type", "supertype", "color") and isinstance(value, str):
        return f"non{value}"
    return f"non-{value}" if key == "not-subtype" else None


def plural_if(noun: str, many: bool) -> str:
    """Return a noun in the plural where many are meant."""
    return plural(noun) if many else noun


def noun_of(keys: Term, many: bool) -> str | None:
    """Return the noun of a description, None where it has none or no noun says it."""
    if not keys:
        return None
    kind = keys.get("kind")
    if "permanent-card" in keys and isinstance(keys.get("subtype", keys.get("type")), str):
        said = [keys[key] for key in ("subtype", "type") if key in keys]
        return " ".join([*said, "permanent", plural_if("card", many)])
    if kind == "ability" or "permanent-card" in keys:
        text = printed("kind", keys)
        return None if text is None else plural_if(text, many)
    if kind is not None and kind not in _KIND_WORDS:
        return None
    last = _KIND_WORDS.get(str(kind)) or ("token" if "token" in keys else None)
    for key in ("type", "subtype"):
        if isinstance(keys.get(key), list):
            types = [plural_if(keys["type"], many and not last)] if key == "subtype" and "type" in keys else []
            words = keys[key] if last or types else [plural_if(word, many) for word in keys[key]]
            return " ".join([or_list(words), *types, *([plural_if(last, many)] if last else [])])
    words = [keys[key] for key in ("subtype", "type") if key in keys]
    if last:
        return " ".join([*words, plural_if(last, many)])
    *first, head = " ".join(words).split()
    return " ".join([*first, plural_if(head, many)])


def or_list(words: list[str]) -> str:
    """Return words joined by "or"."""
    return " or ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])}, or {words[-1]}"


def _either(terms: Sequence[Json], many: bool) -> str | None:
    parts = [_filter(term, many) for term in terms]
    return None if None in parts else or_list([str(part) for part in parts])


def _keywords(terms: Json) -> str | None:
    if not isinstance(terms, list):
        return None
    words = [_ability(term) for term in terms]
    if None in words:
        return None
    *first, last = map(str, words)
    if not first:
        return last
    return f"{first[0]} and {last}" if len(first) == 1 else f"{', '.join(first)}, and {last}"


def _ability(term: Json) -> str | None:
    if isinstance(term, dict) and set(term) == {"text"}:
        return '"' + str(term["text"]).replace('"', "'") + '"'
    return printed("ability", term)


def _keyword_line(terms: Any) -> str | None:
    words = [_ability(term) for term in terms]
    return None if None in words else ", ".join(map(str, words))


def _type_words(term: Json) -> str | None:
    return term["types"] if isinstance(term, dict) and set(term) == {"types"} else None


_ATTACHED = {"enchanted": "enchanted creature", "equipped": "equipped creature", "attached": "enchanted permanent"}


def _cycling_word(term: Json) -> str | None:
    return f"{str(term['subtype']).casefold()}cycling" if isinstance(term, dict) and "subtype" in term else None


_WAYS: dict[str, Callable[[Json], str | None]] = {
    "filter": _filter,
    "attached": lambda term: _ATTACHED.get(term) if isinstance(term, str) else None,
    "afilter": _one_described,
    "particular": lambda term: _one_described(term) if term not in ({"kind": "card"}, {"kind": "spell"}) else None,
    "particulars": lambda term: _filter(term, True) if term not in ({"kind": "card"}, {"kind": "spell"}) else None,
    "filters": lambda term: _filter(term, True),
    "keywords": _keywords,
    "keywordline": _keyword_line,
    "tokentypes": _type_words,
    "name": lambda term: term if isinstance(term, str) else None,
    "cardname": lambda term: term if isinstance(term, str) else None,
    "tokencard": lambda term: term if isinstance(term, str) else None,
    "quoted": lambda term: '"' + term.replace('"', "'") + '"' if isinstance(term, str) else None,
    "cyclingword": _cycling_word,
}


# Whole texts.


def finished(text: str) -> str:
    """Return printed words as a sentence part: marks gone, commas and possessives closed up, "an" before a vowel."""
    text = re.sub(r"([@#])", "", text)
    text = re.sub(r" ([,;:]|'s)", r"\1", text)
    text = re.sub(r" — (?=\S)", "—", text)
    text = re.sub(r"^whenever (?=~ (?:enters|dies|leaves)\b)", "when ", text)
    text = re.sub(r"\ba other\b", "another", text)
    text = text.replace("power and toughness is each", "power and toughness are each")
    return re.sub(r"\b([Aa]) (?=[aeiouAEIOU8]|X/)(?!one\b|uni)", r"\1n ", text)


def print_term(term: Json, category: str = "sentence") -> str:
    """Return a term in English.

    Raises:
        CardTextNotUnderstood: no row of the category says it.
    """
    text = printed(category, term)
    if text is None:
        raise CardTextNotUnderstood(f"no row of {category} says {term!r}")
    return finished(text)


def print_line(text: str) -> str:
    """Return lines of card text as they were understood: read, and printed again from the same rows.

    Args:
        text: the lines in one spelling, modes with their bullets.

    Raises:
        CardTextNotUnderstood: words are not understood.
    """
    return "\n".join(_line(line) for line in text.splitlines() if line)


def _line(text: str) -> str:
    if text.startswith("•"):
        return "• " + " ".join(_sentence(sentence) for sentence in sentences(text.lstrip("• ")))
    if CLASS_LEVEL.fullmatch(text) or PT_BOX.fullmatch(text):
        return text
    station = station_symbol(text)
    if station is not None:
        return f"{station[0]}+ | {_line(station[1]) if station[1] else ''}"
    chapters = CHAPTERS.match(text)
    label = next((f"{label} — " for label in LIMITING if text.startswith(f"{label} — ")), "")
    lead = chapters.group() if chapters is not None else label
    text = without_label(text.removeprefix(lead))
    try:
        return _capital(print_term(readings(text.rstrip("."), "keywordline")[0], "keywordline"))
    except CardTextNotUnderstood:
        pass
    cost, rest = split_cost(text)
    if cost is not None:
        plain = re.fullmatch(r"[+-]?(\d+|X)", cost)
        lead += (cost if plain else _capital(print_term(readings(cost, "cost")[0], "cost"))) + ": "
    return lead + " ".join(_sentence(sentence) for sentence in sentences(rest))


def _sentence(text: str) -> str:
    words = _capital(print_term(readings(text)[0]))
    return words if words.endswith(("—", '."')) else f"{words}."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
