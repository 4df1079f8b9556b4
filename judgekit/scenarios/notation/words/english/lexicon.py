"""The words of English sentences at a table: verbs in all their forms, adverbs that say nothing of their own, pronouns."""

from __future__ import annotations

from functools import cache

from judgekit.core.text import listed
from judgekit.language.english.verbs import participle, past, past_participle, third_person

_STATES = ("have", "control", "own", "hold", "contain", "be")
"""Verbs that tell how things are."""
_DEEDS = listed(
    "activate aim answer apply assign attack attach bin blast block bolt bounce break bring buff burn cast chump choose "
    "chuck concede copy counter crack crash crew cycle deal declare decline defend refuse deploy discard divide "
    "double-block chump-block draw drop find enchant end equip evoke exile fetch fire flash flip force go gain give hit jam "
    "keep kick kill lay let make move name order overload pass pay pick ping play point pop pump put redirect regenerate "
    "remove respond resolve return reveal run sac sacrifice say search select send shoot slam spend splice steal suspend "
    "swing take tap target tick trade trample transmute turn untap unearth unmorph use want bestow summon destroy evolve "
    "charge chump convoke devour imprint exploit announce try attempt decide proceed elect opt intend plan hope need place "
    "throw step launch allow continue invade ninja-strike revolution-change change react wear carry wield reply reach grab "
    "stop shrug nod smile sigh hesitate think call ask strike blink flicker protect save animate split proliferate "
    "wrath wipe sweep delve slap smack bash smash whack fling hurl toss"
)
"""Verbs of what players do."""
_EVENTS = listed(
    "persist fizzle resolve die survive trigger come enter leave return go hit live win lose fall stay happen deal get gain connect"
)
"""Verbs of what happens to things."""
_HAPPENS = frozenset(listed("persist fizzle resolve die survive trigger connect live win lose hit return"))
"""Verbs of these that say so by themselves, whatever stands behind them."""


@cache
def _forms() -> dict[str, str]:
    """Return every finite form of every verb, with the verb."""
    found: dict[str, str] = {"are": "be"}
    for verb in dict.fromkeys((*_STATES, *_DEEDS, *_EVENTS, "do")):
        for form in (third_person(verb), *(one for one in past(verb) if one != verb)):
            found.setdefault(form, verb)
    return found


@cache
def _pasts() -> dict[str, str]:
    """Return the past of every verb but of those that tell how things are, with the verb."""
    return {form: verb for verb in dict.fromkeys((*_EVENTS, *_DEEDS)) for form in past(verb)}


@cache
def _done() -> dict[str, str]:
    return {form: verb for verb in _DEEDS for form in past_participle(verb)}


def verb_of_past(word: str) -> str:
    """Return the verb of which a word is the past (cast, swung, sacked); empty where it is none, or tells how things are."""
    return _pasts().get(word, "")


def verb_of_past_participle(word: str) -> str:
    """Return the verb of a deed of which a word stands behind has and was (cast, taken); empty where it is none."""
    return _done().get(word, "")


def happens(verb: str) -> bool:
    """Tell whether a verb tells what becomes of things by itself (dies, resolves), which needs nobody to whom it is done."""
    return verb in _HAPPENS


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
ADVERBS = frozenset(listed("then also already still now just simply only immediately currently obviously instead"))
"""Words between one who acts and what is done, which say nothing that the order does not say."""
