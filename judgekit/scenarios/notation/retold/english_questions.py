"""English questions told by what they ask: which words say it, of whom or what, and which words beside them say nothing more."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from functools import cache

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.tables import fields_in
from judgekit.core.text import listed
from judgekit.scenarios.notation.retold.english_clauses import Spoken
from judgekit.scenarios.notation.retold.kept import Way, paid_by
from judgekit.scenarios.notation.retold.names_apart import NAME

_PLAYER = r"(?<![\w'])[A-H](?:'s)?(?![\w'])"
_A_THING = rf"(?:(?:the|an?|both|either) )?(?:{_PLAYER} )?{NAME}(?:'s)?"
_TOGETHER = tuple(re.compile(rf"{one}(?:(?:,? and |,? or |, ){one})*") for one in (_A_THING, _PLAYER))
"""Things, and players, that are named in one list."""
_PRONOUNS = frozenset(listed("he she they it them him her his their its my i me you your"))
_BESIDE = frozenset(
    listed(
        "what which how much many who whose is are was were does do did will would can could should has have had be been being"
        " a an the of in on at to for from with and or then now so here still actually exactly altogether total overall up there"
        " all this that these those everything anything after afterwards once when end ends ended play game happens happened"
        " player players each both every finally so far really just also"
    )
)
"""Words that ask, join and point, and say nothing of what is asked."""


class Asked(NamedTuple):
    """A kind of question.

    Attributes:
        needs: groups of words; one of each group stands in the question.
        may: further words that may stand there.
        told: the plain question, `{p}` for a player, `{x}` for a thing; asked of each that is named.
        alone: the plain question where nobody and nothing is named; empty where it cannot be asked so.
        of: what it is asked of: "p" for players, "x" for things, "" for neither.
    """

    needs: tuple[frozenset[str], ...]
    may: frozenset[str]
    told: str
    alone: str
    of: str

    @property
    def asks_a_value(self) -> bool:
        """Tell whether it asks what or how much, not whether something is so."""
        return self.told.startswith(("What", "How"))


_ASKING = frozenset(("what", "which", "who", "how", "where", "when", "why"))


@cache
def kinds_in(table: str) -> tuple[Asked, ...]:
    """Return the kinds of questions of a table that lies here, in the order in which they are tried."""
    return tuple(
        Asked(tuple(frozenset(listed(one)) for one in needs.split("|")), frozenset(listed(may)), told, alone, of)
        for needs, may, told, alone, of in fields_in(os.path.join(os.path.dirname(__file__), table))
    )


_FACT = re.compile(
    r",? (?:if|assuming|given|supposing|when)(?: that)? (?P<who>[A-H]|he|she) (?:started|starts|was|is|began|begins|were)"
    r" (?:out )?(?:at|on|with) (?P<n>\d+)(?: life)?"
)
_PARTS = re.compile(
    r",? (?:and|or) (?:also |then |otherwise )?(?=(?:what|who|where|which|how|why|does|do|did|is|are|can|will|would|could)\b)"
    r"|, (?=(?:what|who|where|which|how|does|do|did|is|are|can|will|would|could)\b)"
)
_DROPPED = re.compile(
    r",? (?:still|actually|even|also|really|just|exactly|ultimately|eventually|finally|end up|now|then|here|afterwards?"
    r"|after (?:all )?(?:that|this)|get to|be able to|in the end)(?= |$)"
)


def with_facts_apart(question: str) -> tuple[str, str, str]:
    """Return a question without how things were, which stands in it, that in sentences, and the words it had for it."""
    told = _FACT.search(question)
    if told is None:
        return question, "", ""
    rest = question[: told.start()] + question[told.end() :]
    return rest, f"{told['who']} is at {told['n']}. ", paid_by(told)


def plain_questions(question: str, spoken: Spoken) -> Iterator[Way]:
    """Yield plain questions that ask the same, in one line.

    Args:
        question: the question, its names apart, without its mark.
        spoken: of whom and of what was spoken before.
    """
    parts = [one for one in _PARTS.split(question) if one]
    if len(parts) > 1 and not question.startswith(("If ", "if ")):
        joined = " ".join(one.group() for one in _PARTS.finditer(question))
        yield Way(" ".join(f"{one[:1].upper()}{one[1:]}?" for one in parts), joined)
    yield from _by_what_is_asked(question, spoken)
    dropped = _DROPPED.sub("", question)
    if dropped != question:
        yield Way(f"{dropped}?", " ".join(one.group() for one in _DROPPED.finditer(question)))
    yield Way(f"{question}?")


def _by_what_is_asked(question: str, spoken: Spoken) -> Iterator[Way]:
    things = list(dict.fromkeys(re.findall(rf"(?:{_PLAYER} )?{NAME}", question)))
    if any(len(one.findall(question)) > 1 for one in _TOGETHER):
        return  # of these one is what something is done with, or when
    players = list(dict.fromkeys(one[0] for one in re.findall(_PLAYER, question)))
    actors = re.findall(r"(?<![\w'])[A-H](?![\w'])", question)
    rest = re.sub(rf"{NAME}(?:'s)?|{_PLAYER}|[,;]", " ", question).casefold()
    said = [one.removesuffix("'s") for one in rest.split()]
    persons = [one for one in said if one in _PRONOUNS]
    for kind in kinds_in("questions.tsv"):
        needed = frozenset().union(*kind.needs)
        if not all(any(one in group for one in said) for group in kind.needs):
            continue
        if any(
            one not in kind.may and one not in needed and one not in _BESIDE and one not in _PRONOUNS for one in said
        ):
            continue
        if _is_of_something_else(kind, things, players, persons, actors):
            continue
        if kind.asks_a_value != bool(_ASKING.intersection(said)):
            if not kind.asks_a_value and kind.alone and not things and not players and not persons:
                yield Way(kind.alone, rest)
            continue
        of = things if kind.of == "x" else players
        if of:
            yield Way(" ".join(kind.told.format(p=one, x=one) for one in of), rest)
        elif not persons and kind.alone and kind.asks_a_value:
            yield Way(kind.alone, rest)
        elif persons:
            meant, may = (spoken.player, _SOMEBODY) if kind.of == "p" else (spoken.thing, _SOMETHING)
            if meant and all(one in may for one in persons):
                yield Way(kind.told.format(p=meant, x=meant), rest)


_SOMEBODY = frozenset(("he", "she", "him", "her", "his"))
_SOMETHING = frozenset(("it", "its"))


def _is_of_something_else(
    kind: Asked, things: Sequence[str], players: Sequence[str], persons: Sequence[str], actors: Sequence[str]
) -> bool:
    """Tell whether a question names what such a question is not of: things in one of players, or several in one of one."""
    if kind.of == "p":
        return bool(things) or (len(players) > 1 and bool(persons))
    return len(players) > 1 or bool(actors)
