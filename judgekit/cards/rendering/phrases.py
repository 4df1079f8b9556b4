"""English noun phrases as text with the noun marked, and what is made of them: singular, plural, counted, targeted.

A phrase is English with every noun that counts in ‹›: "untapped ‹creature› you control". A template writes PL(…), A(…), N(k|…) and
the like around a phrase; the innermost is worked out first.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.cards.english_inflection import NUMBERS

_NOUN = re.compile("‹([^‹›]*)›")
_CALL = re.compile(r"\b(A|PL|PLAIN|SG|ALL|N|NUM|UPTO|T|S|WOULD|POSS|OWNERS)\(([^()]*)\)")
_COUNT = {value: word for word, value in NUMBERS.items() if word not in ("a", "an")}
_IRREGULAR = {
    "library": "libraries",
    "ability": "abilities",
    "elf": "elves",
    "dwarf": "dwarves",
    "wolf": "wolves",
    "mouse": "mice",
}


def plural_of(noun: str) -> str:
    """Return the plural of an English noun."""
    known = _IRREGULAR.get(noun.lower())
    if known is not None:
        return known if noun.islower() else known.capitalize()
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")


def singular(phrase: str) -> str:
    """Return a phrase about one."""
    return _NOUN.sub(r"\1", phrase)


def plural(phrase: str) -> str:
    """Return a phrase about several."""
    return _NOUN.sub(lambda match: plural_of(match.group(1)), phrase).replace(" on it", " on them")


def _article(phrase: str) -> str:
    one = singular(phrase)
    if one.startswith("other "):
        return "an" + one
    return f"{'an' if one[:1].lower() in 'aeiou' else 'a'} {one}"


def _number(text: str) -> str:
    return str(_COUNT.get(text, text))


def _counted(number: str, phrase: str) -> str:
    if number == "1":
        return _article(phrase)
    return f"{_number(number)} {plural(phrase)}"


def _up_to(number: str, phrase: str) -> str:
    return f"up to {_number(number)} {singular(phrase) if number == '1' else plural(phrase)}"


def target(count: str, phrase: str) -> str:
    """Return a phrase as what is targeted; the count is a number, "up to 2", "any" or "any number"."""
    other, rest = ("another ", phrase.removeprefix("other ")) if phrase.startswith("other ") else ("", phrase)
    if count == "1":
        return f"{other}target {singular(rest)}"
    if count == "any number":
        return f"any number of target {plural(phrase)}"
    words = " ".join(_number(word) for word in count.split())
    if count == "up to 1":
        return f"up to one {other or ''}target {singular(rest)}".replace("one another", "one other")
    return f"{words} {'other ' if other else ''}target {plural(rest)}"


_SAME = ("may", "can't", "can", "don't")
_THIRD_PERSONS = {"have": "has", "BE": "is", "BE-NOT": "isn't", "DOESNT": "doesn't"}
_PLURALS = {"BE": "are", "BE-NOT": "aren't", "DOESNT": "don't"}


def third_person(deed: str) -> str:
    """Return a deed with its verb in the third person: "draws a card"."""
    verb, blank, rest = deed.partition(" ")
    if verb in _SAME:
        return deed
    if verb in _THIRD_PERSONS:
        verb = _THIRD_PERSONS[verb]
    elif verb.endswith(("s", "x", "ch", "sh")):
        verb += "es"
    else:
        verb += "s"
    return verb + blank + rest


def _said_of(subject: str, deed: str) -> str:
    """Return a sentence: a deed said of a subject, its verb as the subject asks for."""
    many = is_plural(subject)
    subject = "@they" if subject == "@them" else subject.removesuffix("§")
    parts = re.split(r"( & | / )", deed)
    verbs = [_of_several(part) if many else third_person(part) for part in parts[::2]]
    joints = [" and " if joint == " & " else " or " for joint in parts[1::2]]
    return f"{subject} " + "".join(word for pair in zip(verbs, [*joints, ""], strict=True) for word in pair)


def _of_several(deed: str) -> str:
    """Return a deed as it is said of several, or of you."""
    verb, blank, rest = deed.partition(" ")
    return _PLURALS.get(verb, verb) + blank + rest


def _would(subject: str, deed: str) -> str:
    """Return what would happen to a subject, or what it would do (614.1a)."""
    plain = re.sub(r"\bBE\b", "be", deed).replace(" / ", " or ").replace(" & ", " and ")
    return f"{subject.removesuffix('§')} would {plain}"


def is_plural(phrase: str) -> bool:
    """Tell whether a phrase is about several, or about you."""
    first = phrase.partition(" ")[0]
    return (
        phrase.endswith("§")
        or first in ("you", "@them", "@they", "two", "three", "four", "five")
        or first.startswith("@those")
        or (phrase.startswith("up to ") and not phrase.startswith("up to one"))
    )


def _owners(phrase: str) -> str:
    return "their owners'" if is_plural(phrase) else "its owner's"


def _possessive(owner: str) -> str:
    if owner == "you":
        return "your"
    if owner in ("@them", "@they"):
        return "@their"
    return f"{owner}'" if owner.endswith("s") else f"{owner}'s"


def _parts(text: str) -> tuple[str, str]:
    first, _, rest = text.partition("|")
    return first, rest


_MADE: dict[str, Callable[[str], str]] = {
    "A": _article,
    "PL": lambda text: plural(text) + "§",
    "PLAIN": plural,
    "SG": singular,
    "NUM": _number,
    "OWNERS": _owners,
    "ALL": lambda text: "all " + plural(text),
    "N": lambda text: _counted(*_parts(text)),
    "UPTO": lambda text: _up_to(*_parts(text)),
    "T": lambda text: target(*_parts(text)),
    "S": lambda text: _said_of(*_parts(text)),
    "WOULD": lambda text: _would(*_parts(text)),
    "POSS": _possessive,
}


def settled(term: object) -> object:
    """Return the English of a template with its calls worked out, the innermost first."""
    if not isinstance(term, str):
        return term
    while True:
        made = _CALL.sub(lambda match: _MADE[match.group(1)](match.group(2)), term)
        if made == term:
            return made
        term = made
