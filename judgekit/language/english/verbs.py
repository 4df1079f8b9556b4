"""Forms of English verbs: third person, past, the participles of both tenses; what is irregular stands in one table."""

from __future__ import annotations

import re

_IRREGULAR = """
be was were / been
break broke / broken
bring brought
cast cast
choose chose / chosen
come came / come
deal dealt
do did / done
draw drew / drawn
fall fell / fallen
fight fought
find found
forgo forwent / forgone
get got / got gotten
give gave / given
go went / gone
have had
hit hit
hold held
keep kept
lay laid
leave left
let let
lose lost
make made
pay paid
put put
run ran / run
say said
send sent
shoot shot
shrink shrank / shrunk
spend spent
steal stole / stolen
strike struck
swing swung
take took / taken
tell told
think thought
throw threw / thrown
undo undid / undone
wear wore / worn
win won
"""
"""Verbs with their past; behind a stroke their participle, where it is another word."""
_THIRD = {"be": "is", "have": "has", "do": "does"}
_LAST_SYLLABLE_STRESSED = re.compile(r"(?:un)?[^aeiou]*[aeiou][^aeiouwxy]|equip|control")


def _irregular() -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    found: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    for line in _IRREGULAR.strip().split("\n"):
        forms, _stroke, participles = line.partition(" / ")
        verb, *past = forms.split()
        found[verb] = (tuple(past), tuple(participles.split() or past))
    found["sac"] = (("sacked", "sacced", "sac'd"), ("sacked", "sacced", "sac'd"))
    found["swing"] = (("swung", "swinged"), ("swung", "swinged"))
    return found


_PAST = _irregular()


def third_person(verb: str) -> str:
    """Return the form of a verb that stands behind one who does it (casts, passes, copies)."""
    if verb in _THIRD:
        return _THIRD[verb]
    if re.search(r"(?:s|x|z|ch|sh|o)$", verb):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if re.search(r"[^aeiou]y$", verb) else f"{verb}s"


def participle(verb: str) -> str:
    """Return the form of a verb that tells of a deed beside another one (choosing, putting, sacrificing)."""
    if verb == "die":
        return "dying"
    if verb.endswith("e") and not verb.endswith(("ee", "ye")) and verb != "be":
        return f"{verb[:-1]}ing"
    return f"{verb}{verb[-1]}ing" if _doubles(verb) else f"{verb}ing"


def past(verb: str) -> tuple[str, ...]:
    """Return the forms of a verb that tell what was done (cast, swung, sacked)."""
    return _of_the_past(verb, 0)


def past_participle(verb: str) -> tuple[str, ...]:
    """Return the forms of a verb that stand behind has and was (cast, broken, taken)."""
    return _of_the_past(verb, 1)


def _of_the_past(verb: str, which: int) -> tuple[str, ...]:
    before, hyphen, last = verb.rpartition("-")
    if hyphen:
        return tuple(f"{before}-{one}" for one in _of_the_past(last, which))
    if verb in _PAST:
        return _PAST[verb][which]
    if verb.endswith("e"):
        return (f"{verb}d",)
    if re.search(r"[^aeiou]y$", verb):
        return (f"{verb[:-1]}ied",)
    return (f"{verb}{verb[-1]}ed",) if _doubles(verb) else (f"{verb}ed",)


def _doubles(verb: str) -> bool:
    return _LAST_SYLLABLE_STRESSED.fullmatch(verb) is not None
