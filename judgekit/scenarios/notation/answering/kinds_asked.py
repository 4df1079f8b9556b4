"""Questions about what kind things are: whether one is of a kind, and how many of a kind somebody has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.table.adapter import GameAdapter

_IS_OF_KIND = re.compile(
    r"(?:is|are|does) (?P<what>\S.*?)(?: (?:also|still|now|then))*(?: count as| become)? an? (?P<kind>[A-Za-z][A-Za-z' -]*?)"
    r"(?: (?:too|as well|now|still|card))?",
    re.IGNORECASE,
)
_HOW_MANY = re.compile(
    r"how many (?P<kind>[A-Za-z][A-Za-z' -]*?)(?: tokens?)? (?:does|do|will|did) (?P<who>[A-H]) "
    r"(?:have|control|get|end up with)(?: left| now| then| in play| on the battlefield)*",
    re.IGNORECASE,
)
_OF_A_KIND = ("name", "types", "subtypes", "supertypes")
"""Values of an object by which it is called one of a kind."""


class KindAsked(NamedTuple):
    """A question about a kind.

    Attributes:
        kind: the kind, as it was said.
        what: the object that may be of it; empty where somebody's objects are counted.
        who: whose objects are counted.
    """

    kind: str
    what: str = ""
    who: str = ""


def kind_asked(body: str) -> KindAsked | None:
    """Return what a question asks about a kind, None where it asks something else."""
    if (match := _IS_OF_KIND.fullmatch(body.strip())) is not None:
        return KindAsked(match.group("kind"), what=match.group("what"))
    if (match := _HOW_MANY.fullmatch(body.strip())) is not None:
        return KindAsked(match.group("kind"), who=match.group("who"))
    return None


def kinds_of(scene: GameAdapter, position: AnyPosition, id: str) -> frozenset[str]:
    """Return the words by which an object is called one of a kind, in small letters."""
    found: set[str] = set()
    for key in _OF_A_KIND:
        try:
            value = scene.object_value(position, id, key).value
        except JudgekitError:
            continue
        listed = value if isinstance(value, (frozenset, set, list, tuple)) else (value,)
        found.update(words(one).casefold() for one in listed)
    return frozenset(found)


def in_singular(kind: str) -> tuple[str, ...]:
    """Return what one of several may be called: as it is said, and without the end of a plural."""
    plain = kind.casefold()
    ends = (("ies", "y"), ("ves", "f"), ("es", ""), ("s", ""), ("men", "man"))
    return (plain, *(plain.removesuffix(end) + one for end, one in ends if plain.endswith(end)))


def counted(scene: GameAdapter, position: AnyPosition, kinds: Iterable[str], ids: Iterable[str]) -> Iterator[str]:
    """Yield those of objects that are of a kind, which may be called in several ways."""
    wanted = frozenset(kinds)
    for id in ids:
        if wanted & kinds_of(scene, position, id):
            yield id
