"""The words of English sentences at a table: verbs in all their forms, adverbs that say nothing of their own, pronouns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache


def listed(words: str) -> tuple[str, ...]:
    """Return the words of a list."""
    return tuple(words.split())


def shapes_of(table: str, parts: Mapping[str, str] = {}) -> Iterator[tuple[str, str]]:
    """Yield each expression of a table with what is said in its place, parted by `=>`; an indented line goes on the one before.

    Args:
        table: the table.
        parts: expressions by the words that stand for them.
    """
    for line in table.strip().replace("\n  ", "").split("\n"):
        shape, _arrow, plain = line.partition(" => ")
        for word, expression in parts.items():
            shape = shape.replace(word, expression)
        yield shape, plain


_STATES = ("have", "control", "own", "hold", "contain", "be")
"""Verbs that tell how things are."""
_DEEDS = listed(
    "activate aim answer apply assign attack attach bin blast block bolt bounce break bring buff burn cast chump choose chuck "
    "concede copy counter crack crash crew cycle deal declare decline defend refuse deploy discard divide double-block chump-block "
    "draw drop enchant end equip evoke exile fetch fire flash flip force go gain give hit jam keep kick kill lay let make move "
    "name order overload pass pay pick ping play point pop pump put redirect regenerate remove respond resolve return reveal run "
    "sac sacrifice say search select send shoot slam spend splice steal suspend swing take tap target tick trade trample transmute "
    "turn untap unearth unmorph use want bestow summon destroy evolve charge chump convoke devour "
    "imprint exploit announce try attempt decide proceed elect opt intend plan hope need place throw step launch allow continue "
    "invade ninja-strike revolution-change react wear carry wield reply reach grab shrug nod smile sigh hesitate think call ask "
    "blink flicker protect save"
)
"""Verbs of what players do."""
_EVENTS = listed(
    "persist fizzle resolve die survive trigger come enter leave return go hit live win lose fall stay happen deal get gain"
)
"""Verbs of what happens to things."""
_PAST = {
    "be": ("was", "were"),
    "break": ("broke",),
    "bring": ("brought",),
    "cast": (),
    "choose": ("chose",),
    "come": ("came",),
    "deal": ("dealt",),
    "do": ("did",),
    "draw": ("drew",),
    "fall": ("fell",),
    "get": ("got",),
    "give": ("gave",),
    "go": ("went",),
    "have": ("had",),
    "hit": (),
    "hold": ("held",),
    "keep": ("kept",),
    "lay": ("laid",),
    "leave": ("left",),
    "let": (),
    "lose": ("lost",),
    "make": ("made",),
    "pay": ("paid",),
    "put": (),
    "sac": ("sacked", "sacced"),
    "say": ("said",),
    "send": ("sent",),
    "shoot": ("shot",),
    "spend": ("spent",),
    "steal": ("stole",),
    "swing": ("swung",),
    "take": ("took",),
    "think": ("thought",),
    "throw": ("threw",),
    "win": ("won",),
}
_THIRD = {"be": "is", "have": "has", "do": "does"}


def third_person(verb: str) -> str:
    """Return the form of a verb that stands behind one who does it (casts, passes, copies)."""
    if verb in _THIRD:
        return _THIRD[verb]
    if re.search(r"(?:s|x|z|ch|sh|o)$", verb):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if re.search(r"[^aeiou]y$", verb) else f"{verb}s"


def participle(verb: str) -> str:
    """Return the form of a verb that tells of a deed beside another one (choosing, putting, sacrificing)."""
    if verb.endswith("e") and not verb.endswith(("ee", "ye")) and verb != "be":
        return f"{verb[:-1]}ing"
    return f"{verb}{verb[-1]}ing" if _doubles(verb) else f"{verb}ing"


def _doubles(verb: str) -> bool:
    return re.fullmatch(r"[^aeiou]*[aeiou][^aeiouwxy]", verb) is not None


def _past(verb: str) -> tuple[str, ...]:
    if verb in _PAST:
        return _PAST[verb]
    if verb.endswith("e"):
        return (f"{verb}d",)
    if re.search(r"[^aeiou]y$", verb):
        return (f"{verb[:-1]}ied",)
    return (f"{verb}{verb[-1]}ed",) if _doubles(verb) else (f"{verb}ed",)


@cache
def _forms() -> dict[str, str]:
    """Return every finite form of every verb, with the verb."""
    found: dict[str, str] = {"are": "be"}
    for verb in dict.fromkeys((*_STATES, *_DEEDS, *_EVENTS, "do")):
        for form in (third_person(verb), *_past(verb)):
            found.setdefault(form, verb)
    return found


def verb_of(word: str) -> str:
    """Return the verb of which a word is a finite form (casts, swung); empty where it is none."""
    return _forms().get(word, "")


def base_of(word: str) -> bool:
    """Tell whether a word is a verb as it stands behind I and you (cast)."""
    return word in _STATES or word in _DEEDS or word in _EVENTS


def is_present(word: str) -> bool:
    """Tell whether a word is a verb in the present, which no status is."""
    verb = verb_of(word)
    return bool(verb) and (word == third_person(verb) or word == "are")


def tells_a_state(verb: str) -> bool:
    """Tell whether a verb tells how things are."""
    return verb in _STATES


@cache
def _participles() -> dict[str, str]:
    return {participle(verb): verb for verb in dict.fromkeys((*_STATES, *_DEEDS))}


def verb_of_participle(word: str) -> str:
    """Return the verb of which a word is the participle (choosing); empty where it is none."""
    return _participles().get(word, "")


PRONOUNS = frozenset(("he", "she", "they", "it", "this", "that"))
EVERYBODY = frozenset(("everybody", "everyone", "nobody", "all", "both"))
JOINTS = frozenset(("and", "but", "then", "while", "so", "whereas", "plus", "or"))
"""Words between two clauses."""
FILLERS = frozenset(
    ("so", "well", "ok", "okay", "now", "then", "next", "and", "but", "also", "first", "obviously", "finally", "anyway")
)
"""Words before a sentence that only join it to the one before."""
ADVERBS = frozenset(
    (
        "then",
        "also",
        "already",
        "still",
        "now",
        "just",
        "simply",
        "only",
        "immediately",
        "currently",
        "obviously",
        "instead",
    )
)
"""Words between one who acts and what is done, which say nothing that the order does not say."""
