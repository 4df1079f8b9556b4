"""English card text, "other" and "another" (109.2): what they set apart from; and of what type "that land" is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.meaning.parties import kind_of, object_of
from judgekit.games.mtg.text.english.meaning.walking import words_of
from judgekit.games.mtg.text.english.tokens import Term

GONE = ("dies", "leaves", "sacrifice", "destroy", "exile")
"""Events after which the object is no longer among the permanents from which it could be set apart."""

_ATTACHED = ("attached", "enchanted", "equipped")


def opposite(event: Sequence[Term], types: str) -> str | None:
    """Return the one object that every pattern names beside what the source is, or is attached to (109.2).

    Args:
        event: what the ability looks for.
        types: of what type that object is said to be.
    """
    found = {
        f"event.{role}"
        for pattern in event
        for role in {"by", "attacker", "to"} & pattern.keys()
        if {"this", *_ATTACHED} & {str(pattern.get(one)) for one in ("object", "source")}
        and is_of(pattern.get(role), types)
    }
    whole = all(any(f"event.{role}" in found for role in pattern) for pattern in event)
    return found.pop() if len(found) == 1 and whole else None


def died(event: Sequence[Term]) -> str | None:
    """Return what "that died" means: what the event says to have died, None where it tells of something else (700.4)."""
    return "event.object" if event and all(pattern.get("event") == "dies" for pattern in event) else None


def of_rivals(described: Term, other: object) -> bool:
    """Tell whether one description is of what you control and the other of what an opponent does."""
    whose = {described.get("controller"), other.get("controller") if isinstance(other, dict) else None}
    return whose == {"you", "opponent"}


def apart_from(
    described: Term,
    first: Json,
    beside: Sequence[Json],
    before: Sequence[Json],
    event: Sequence[Term],
    permanent: bool,
    host: bool = False,
) -> Json:
    """Return the object that "other" sets the described ones apart from, None where it could be one of several.

    Args:
        described: what is said to be other.
        first: subject of the instruction, None where it has none.
        beside: objects spoken of in the same instruction.
        before: objects spoken of in instructions before.
        event: what the ability looks for.
        permanent: the ability may stand on a permanent, which is then meant where nothing else is.
        host: what the source is attached to was spoken of, if only by its controller: "another creature" is another than that.
    """
    kind = kind_of(described)
    if beside:
        return beside[-1] if first is None or first == beside[-1] or not permanent else None
    dealt = [pattern for pattern in event if _damages_an_object(pattern, kind)]
    if dealt and first in (None, "this") and not before and all(one["source"] in _ATTACHED for one in dealt):
        # What the damage is dealt to is the creature that was named last.
        return "event.to"
    if first is not None:
        return "attached" if first in _ATTACHED else first
    if dealt and not before:
        return None
    found = list(before)
    for pattern in event:
        one = "attached" if _of_host(pattern) else object_of(pattern, None)
        gone = pattern.get("event") in GONE and kind == "object"
        if (
            one not in (None, "this")
            and not _of_itself(pattern)
            and not gone
            and kind_of(pattern.get("object")) in (kind, "any")
            and not _of_other_types(described, pattern.get("object"))
        ):
            found.append(one)
    if host and kind == "object" and not any(pattern.get("object") in _ATTACHED for pattern in event):
        found.append("attached")
    found = list(dict.fromkeys("attached" if one in _ATTACHED else one for one in found))
    if not found:
        return "this"
    if found == ["attached"] and not _unlike_the_source(described):
        return None
    sole = len(found) == 1 and (
        not permanent or kind == "spell" or found[0] in _ATTACHED or _called_alike(described, event)
    )
    return found[0] if sole else None


def _of_other_types(described: Term, named: Json) -> bool:
    """Tell whether what is said to be other is called by card types of which none is said of what was named.

    Behind "a land enters", "other creatures" are others than the source: no creature was named.
    """
    types, of_event = types_said(described), types_said(named)
    generic = {"permanent", "card", "spell"}
    return bool(types and of_event) and types.isdisjoint(of_event) and not (types | of_event) & generic


def _called_alike(described: Term, event: Sequence[Term]) -> bool:
    """Tell whether what is said to be other has the subtype that the event names (a Mountain, other Mountains).

    The source may be such a permanent too, and is then one of the others: the sentence has set something else apart.
    """
    subtypes = list(words_of(described.get("subtype")))
    named = [pattern["object"] for pattern in event if isinstance(pattern.get("object"), dict)]
    return bool(subtypes) and any(
        list(words_of(one.get("subtype"))) == subtypes and "other" not in one for one in named if isinstance(one, dict)
    )


def _unlike_the_source(described: Term) -> bool:
    """Tell whether what is said to be other is nothing like the Aura or Equipment itself: "another enchantment" can be both."""
    types = types_said(described)
    return bool(types) and types.isdisjoint(("enchantment", "artifact", "permanent"))


def like_what_is_attached(described: Term) -> bool:
    """Tell whether what is said to be other can be an Aura or Equipment: it is said to be one, or of a type that these have."""
    attached = bool({"Aura", "Equipment"} & set(words_of(described.get("subtype"))))
    return attached or not types_said(described).isdisjoint(("enchantment", "artifact", "permanent"))


def apart_from_the_host(ability: Term) -> Term:
    """Return a static ability of an Aura or Equipment in which "other creatures" are others than what it is attached to (109.2)."""
    kind, value = next(iter(ability.items()))
    affects = value.get("affects") if isinstance(value, dict) else None
    if not isinstance(affects, dict) or affects.get("other") != "true" or not _unlike_the_source(affects):
        return ability
    rest = {key: one for key, one in affects.items() if key != "other"}
    return {**ability, kind: {**value, "affects": {**rest, "not-among": "attached"}}}


_ROLES = ("source", "object", "to", "attacker", "by")
"""What takes part in an event, in the order in which a sentence names it."""


def apart_in_event(pattern: Term) -> Term | None:
    """Return an event in which "another" sets apart from what the source is attached to, where that takes part in it (109.2).

    None where it can set apart from something else that was named first: "a creature deals damage to another creature".
    """
    for role in _ROLES:
        described = pattern.get(role)
        if not isinstance(described, dict) or described.get("other") != "true":
            continue
        if any(pattern.get(one) in _ATTACHED for one in _ROLES if one != role):
            rest = {key: value for key, value in described.items() if key != "other"}
            return {**pattern, role: {**rest, "not-among": "attached"}}
        before = [pattern[one] for one in _ROLES[: _ROLES.index(role)] if isinstance(pattern.get(one), dict)]
        if any(kind_of(one) == kind_of(described) for one in before):
            return None
    return pattern


def _of_itself(pattern: Term) -> bool:
    """Tell whether an event is one of the source, where more is said of it than that: it enters from your hand."""
    described = pattern.get("object")
    return isinstance(described, dict) and described.get("among") == "this"


def _damages_an_object(pattern: Term, kind: str) -> bool:
    """Tell whether an event is damage that a source deals to an object of a kind that is described."""
    to = pattern.get("to")
    if pattern.get("event") != "damage" or "source" not in pattern or not isinstance(to, dict):
        return False
    return kind_of(to) == kind and not ({"player", "any"} & set(to))


def _of_host(pattern: Term) -> bool:
    """Tell whether an event is one of what the source is attached to, and leaves it there."""
    return pattern.get("object") in _ATTACHED and pattern.get("event") not in ("damage", "dies", "leaves")


def set_apart(word: Term, targets: list[Term], apart: Callable[[Term], Json]) -> None:
    """Set a target word apart from the earlier ones of its kind (115.4), else from what "other" means besides.

    Args:
        word: the target word, which is changed.
        targets: those declared before it.
        apart: returns the object from which "other" sets apart what is described.
    """
    kind = kind_of(word["is"])
    if any(kind == before or "player" not in (kind, before) for before in (kind_of(one["is"]) for one in targets)):
        word["other"] = "true"
        return
    del word["other"]
    described = {"kind": "any-target"} if word["is"] == "any-target" else word["is"]
    if not isinstance(described, dict):
        return
    reference = apart(described) if kind != "player" else "this"
    plain = reference == "this" and kind != "any"
    word["is"] = {**described, **({"other": "true"} if plain else {"not-among": reference})}


def types_said(described: Json) -> frozenset[str]:
    """Return the card types that a description names, nothing where it leaves them open."""
    if isinstance(described, list):
        types = [types_said(one) for one in described]
        return frozenset().union(*types) if all(types) else frozenset()
    if not isinstance(described, dict):
        return frozenset()
    if "any" in described and "type" not in described:
        return types_said(described["any"])
    words = described.get("type", "")
    return frozenset(" ".join(words).split() if isinstance(words, list) else words.split())


def by_subtype(wanted: str) -> bool:
    """Tell whether something is called by a subtype, "that Wall", not by card types."""
    return wanted[:1].isupper()


def is_of(described: Json, wanted: str) -> bool:
    """Tell whether what a description means can be called by one of some card types: it leaves them open, or has one.

    A subtype must be said by it.
    """
    if by_subtype(wanted):
        said = described.get("subtype", []) if isinstance(described, dict) else []
        return any(wanted == one or wanted in one.split() for one in (said if isinstance(said, list) else [said]))
    types = types_said(described)
    return not types or not types.isdisjoint(wanted.split())
