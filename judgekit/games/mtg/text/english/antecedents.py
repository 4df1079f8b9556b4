"""English card text, what was named so far (608.2c): the objects that "it", "that creature" or "they" can mean, in order of naming.

A word that points back means what was named last that it fits: the source where the text names it, a target, what an
instruction made or moved. What the trigger event names was named first of all. A plural means everything that was named
together. Where one instruction names two targets and a singular fits both, two readings remain, and the text is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.others import is_of, types_said
from judgekit.games.mtg.text.english.tokens import Term

SEVERAL = object()
"""Reference to objects that were spoken of without a name to mean them by."""

MADE = {
    "exile": "exiled",
    "create": "token",
    "search": "found",
    "reveal": "revealed",
    "return": "returned",
    "put": "entered",
    "look": "looked",
    "mill": "milled",
    "choose": "picked",
    "reveal-until": "found",
}
"""Instructions whose objects later words can mean, with the name they are kept under."""

_CARDS = ("card", "found", "exiled", "revealed", "looked", "picked")
"""Kinds of what "that card" can mean."""


class Named(NamedTuple):
    """One object, or several, as the text names them.

    Attributes:
        reference: how a term refers to it.
        kind: "object", "card", "spell", "source", "host", or the name under which an instruction keeps what it acted on.
        before: what it was before it moved, whose characteristics and controller are meant (608.2h).
        described: the description by which it was named, None where it leaves the card types open.
        several: it is more than one.
        clause: number of the instruction that names it.
        sentence: number of the sentence.
        again: a word that points back names it.
        agent: it is named as what deals damage.
    """

    reference: Any
    kind: str
    before: object
    described: Any = None
    several: bool = False
    clause: int = 0
    sentence: int = 0
    again: bool = False
    agent: bool = False


class Back(NamedTuple):
    """A word that points back.

    Attributes:
        words: as the text has it, for faults.
        kind: None for "it", "object" for "that creature", "card", "spell", "token", "exiled".
        types: card types that it says, with spaces between.
        several: it is a plural.
        of: it stands for something of the object: its power, its controller.
        apart: it is no word for the source: the controller of that is "you".
    """

    words: str
    kind: str | None = None
    types: str = ""
    several: bool = False
    of: bool = False
    apart: bool = False


def can_mean(back: Back, one: Named) -> bool:
    """Tell whether a word that points back fits what was named: "that land" is no target creature, "that spell" no card."""
    kind = back.kind
    if one.kind == "source":
        return kind is None and not back.apart
    fits = (
        kind in (None, one.kind)
        or (kind == "object" and one.kind != "spell")
        or (kind == "card" and one.kind in _CARDS)
    )
    return fits and (not back.types or one.described is None or is_of(one.described, back.types))


def _beside(one: Named) -> bool:
    """Tell whether "it" in the same instruction is another: ~ fights it, and itself would be said so."""
    return one.kind == "source" or not one.again


def preferred(back: Back, named: Sequence[Named]) -> list[Named]:
    """Return what a word can mean; what was called by the very noun stands before what could be one of that type.

    "That creature" is the target creature, not the token that is a copy of it.
    """
    found = [one for one in named if can_mean(back, one)]
    if not back.types or not found:
        return found
    last = found[-1]
    if last.described is None and last.kind == "token":
        return [one for one in found if one.described is not None] or found
    by_noun = [one for one in found if types_said(one.described) & set(back.types.split())]
    beside = [one for one in by_noun if one.clause == last.clause]
    return [one for one in found if one.clause != last.clause or one in beside] if beside else found


def the_one(back: Back, named: Sequence[Named], targets: Sequence[str], within: int = -1) -> Named | list[Named] | None:
    """Return what a singular means: the last that it fits.

    Args:
        back: the word.
        named: what was named so far.
        targets: names of the target words.
        within: number of the instruction where the word is what the instruction acts on, -1 where it stands in a condition of it.

    Returns:
        What is meant, a list of two where both can be, None where there is none.
    """
    found = preferred(back, named)
    if not found:
        return None
    if back.kind is None and not back.of:
        found = [one for one in found if one.clause != within or not _beside(one)]
        if not found:
            return None
    last = found[-1]
    if back.kind is None and last.several and last.reference is not SEVERAL:
        # "It" is one object: not the several targets that were named since.
        last = next((one for one in reversed(found) if not one.several and one.reference is not SEVERAL), last)
    if last.clause != within and last.reference in targets:
        beside = [
            one
            for one in found
            if one.clause == last.clause and one.reference in targets and one.reference != last.reference
        ]
        if beside:
            return [beside[-1], last]
    return last


def all_of_them(back: Back, named: Sequence[Named]) -> list[Named]:
    """Return what a plural means: all that the last instruction names that it fits, else all of that sentence, else all."""
    found = [one for one in preferred(back, named) if not one.agent]
    if not found:
        return []
    last = found[-1]
    if last.kind in MADE.values() or (last.again and last.several):
        return [last]
    in_clause = [one for one in found if one.clause == last.clause]
    in_sentence = [one for one in found if one.sentence == last.sentence]
    for group in (in_clause, in_sentence, found):
        different = {str(one.reference): one for one in group}
        if len(different) > 1 or last.several:
            return list(different.values())
    return [last]


def called(word: Term) -> str:
    """Return what a target word asks for in short, for faults: "target creature you control"."""
    return f"{'another ' if 'other' in word else ''}target {described_as(word['is'])}"


def described_as(what: Json) -> str:
    """Return what a description means in short, for faults: "creature you control", "~" for the source."""
    if what == "this":
        return "~"
    described = what if isinstance(what, dict) else {}
    if described.get("player") == "opponent":
        return "opponent"
    noun = described.get("subtype") or " or ".join(sorted(types_said(what))) or described.get("kind", "permanent")
    whose = {"you": " you control", "opponent": " an opponent controls"}.get(str(described.get("controller")), "")
    if described.get("not-controller") == "you":
        whose = " you don't control"
    return f"{noun}{whose}"


ONE = {"@it": None, "@object": "object", "@token": "token", "@card": "card", "@spell": "spell", "@exiled": "exiled"}
"""Singular words that point back, with the kind of thing that they can mean."""

ALL = {"@them": None, "@objects": "object", "@tokens": "token", "@cards": "card"}
"""Plural words that point back."""

_NOUNS = {"object": "permanent", "token": "token", "card": "card", "spell": "spell"}


def said_back(word: str, types: str) -> str:
    """Return a word that points back as a text has it, for faults."""
    if word in ("@it", "@them"):
        return word[1:]
    if word == "@exiled":
        return "the exiled card"
    if word in ALL:
        return f"those {' or '.join(f'{one}s' for one in types.split()) or _NOUNS[ALL[word] or 'object'] + 's'}"
    return f"that {' or '.join(types.split()) or _NOUNS[ONE[word] or 'object']}"
