"""English card text, objects or players: what a description means (109.2, 115) and who takes part in an event (603.2)."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.text.english.meaning.walking import says
from judgekit.games.mtg.text.english.tokens import Term


def kind_of(filters: Json) -> str:
    """Return what kind of thing a description means: "player", "spell", "card", "object", or "any" for several."""
    if filters == "any-target":
        return "any"
    kinds = {_kind(one) for one in (filters if isinstance(filters, list) else [filters])}
    return kinds.pop() if len(kinds) == 1 else "any"


def may_be_permanents(filters: Json) -> Json:
    """Return what permanents "any target" and "target creature or player" can be: "that land" is none of them (115.4)."""
    if filters == "any-target":
        return {"type": ["creature", "planeswalker", "battle"]}
    return [one for one in filters if _kind(one) != "player"] if isinstance(filters, list) else None


def _kind(filter: Json) -> str:
    if not isinstance(filter, dict):
        return "object"
    kind = filter.get("kind")
    if kind == "player" or "player" in filter:
        return "player"
    if kind in ("spell", "ability") or any(one.get("kind") == "spell" for one in filter.get("any", [])):
        return "spell"
    return "card" if kind == "card" else "object"


def of_cards(said: Json) -> bool:
    """Tell whether an instruction is done to cards of another zone, no permanents: from the top of a library, from a hand."""
    if not isinstance(said, dict):
        return False
    return "top" in said or any(kind_of(said[way]) == "card" for way in ("choose", "all", "random") if way in said)


def player_of(pattern: Term) -> Json:
    """Return the player that takes part in an event."""
    if pattern.get("event") == "damage":
        to = pattern.get("to")
        if isinstance(to, dict) and (_kind(to) == "player" or "any" in to):
            return "you" if to.get("player") == "you" else "event.to"
        return None
    attacked = pattern.get("defender")
    if isinstance(attacked, dict) and _kind(attacked) == "player" and attacked.get("player") != "you":
        return "event.defender"
    if "player" in pattern or "begins" in pattern:
        return "you" if pattern.get("player") == "you" else "event.player"
    return None


def _host_of_step(pattern: Term) -> Json:
    """Return what a step names: "the upkeep of enchanted creature's controller" names that creature (603.2b)."""
    host, _, whose = str(pattern.get("player")).partition(".")
    return host if whose == "controller" and host in ("enchanted", "equipped", "attached") else None


def controller_told(events: Sequence[Term]) -> Json:
    """Return the one opponent whom an event names as controller or owner of what takes part in it.

    "A creature an opponent controls dies", "~ becomes the target of a spell an opponent controls".
    """
    if len(events) != 1 or "player" in events[0] or "event" not in events[0]:
        return None
    pattern = events[0]
    told = [
        f"event.{role}.{whose}"
        for role, of in (("object", "object"), ("by", "by"), ("source", "source"))
        for whose in ("controller", "owner")
        if isinstance(found := pattern.get(of), dict) and found.get(whose) == "opponent"
    ]
    if pattern.get("by") == "opponent":
        told.append("event.by.controller")
    return told[0] if len(told) == 1 else None


def names_one_player(events: Sequence[Term]) -> bool:
    """Tell whether events name a player besides you and no several objects: then "them" is that player, not the one land."""
    several = any(pattern.get("batch") for pattern in events)
    return not several and any(player_of(pattern) not in (None, "you") for pattern in events)


def asks_of_one(term: Term) -> bool:
    """Tell whether a condition asks for one object that it describes: "you control exactly one creature", "an artifact"."""
    described = term.get("exists", term.get("count") if term.get("is") == "= 1" else None)
    return isinstance(described, dict) and kind_of(described) != "player" and not says(described, "this")


_BESIDE = {"attach": "to", "unattach": "to", "crew": "vehicle", "saddles": "vehicle"}
"""Events in which an object does something to another, with the role of that one."""


def names_another_beside(events: Sequence[Term]) -> bool:
    """Tell whether an event names a second object that "that creature" can be: what a spell targets, what is crewed (115.9)."""
    for pattern in events:
        found = pattern.get("object")
        if not isinstance(found, dict):
            continue
        if (
            "targets" in found
            or "targets-only" in found
            or pattern.get(_BESIDE.get(pattern.get("event", ""), ""), "this") != "this"
        ):
            return True
    return False


def object_of(pattern: Term, kind: str | None) -> Json:
    """Return the object that takes part in an event, `this` where it is the source itself."""
    event = pattern.get("event")
    if "begins" in pattern:
        return _host_of_step(pattern) if kind in (None, "object") else None
    if event == "damage":
        to = pattern.get("to")
        if (
            kind is not None
            and to is not None
            and (to != "this" or "source" not in pattern)
            and not _could_be_a_player(to)
        ):
            return "this" if to == "this" else "event.to"
        if "source" in pattern:
            return "this" if pattern["source"] == "this" else "event.source"
        return ("this" if to == "this" else "event.to") if to is not None else None
    if event == "block" and kind == "object" and "attacker" in pattern:
        return "event.attacker"
    if event == "becomes-blocked" and kind == "object" and "by" in pattern:
        return "event.by"
    if event in ("crew", "saddles") and kind == "object":
        return "event.vehicle"
    if kind == "spell" and event not in ("cast", "becomes-target", "counter", "activate"):
        return None
    found = pattern.get("object")
    if found is None:
        return "event.object" if event in ("sacrifice", "discard") else None
    if event == "becomes-target" and kind == "spell":
        return "event.by"
    return "this" if found == "this" else "event.object"


def _could_be_a_player(described: Json) -> bool:
    """Tell whether players are meant among others: "that creature" is then what deals the damage, not who is dealt it.

    What is dealt damage and only "attached" is the player whom a Curse enchants.
    """
    if described == "attached":
        return True
    if not isinstance(described, dict):
        return False
    return _kind(described) == "player" or any(_kind(one) == "player" for one in described.get("any", ()))


def beside_it(pattern: Term) -> Json:
    """Return the other object that an event with two of them names: of damage, or of a block; None where there is none."""
    if pattern.get("event") == "damage":
        to = pattern.get("to")
        two = "source" in pattern and (
            to == "this" or (isinstance(to, dict) and kind_of(to) == "object" and "any" not in to)
        )
        return to if two else None
    role = {"block": "attacker", "becomes-blocked": "by"}.get(str(pattern.get("event")))
    return pattern.get(role) if role is not None and "object" in pattern else None


def one_for_each_opponent(term: Json) -> tuple[Any, int]:
    """Return a deed in which "target … that player controls" asks for one target for each opponent, and how many words did."""
    if isinstance(term, list):
        parts = [one_for_each_opponent(part) for part in term]
        return [part for part, _ in parts], sum(number for _, number in parts)
    if not isinstance(term, dict):
        return term, 0
    aim = term.get("aim")
    if isinstance(aim, dict) and isinstance(aim.get("is"), dict) and aim["is"].get("controller") == "@player":
        if set(aim) <= {"is", "up-to"} and aim.get("up-to", "1") == "1":
            return {"aim": {**aim, "is": {**aim["is"], "controller": "opponent"}, "for-each": "opponents"}}, 1
        return term, 0
    found = {key: one_for_each_opponent(value) for key, value in term.items()}
    return {key: value for key, (value, _) in found.items()}, sum(number for _, number in found.values())


def with_their_own(terms: list[Json]) -> list[Json]:
    """Return opponents and "each creature they control" with what they control named as that of opponents; others as they are."""
    if len(terms) != 2 or terms[0] != "opponents" or not isinstance(terms[1], dict) or set(terms[1]) != {"all"}:
        return terms
    own = terms[1]["all"]
    if not isinstance(own, dict) or own.get("controller") != "@player":
        return terms
    return ["opponents", {"all": {**own, "controller": "opponent"}}]


def place_of_all(terms: list[Json]) -> Term | None:
    """Return the place that is said behind the last of several cards and so of all: "target … card and … from your graveyard".

    Args:
        terms: what is joined.

    Returns:
        Its zone and owner, None where no card before the last is without a place of its own (115.1).
    """
    *before, last = map(_described_card, terms) if terms else (None,)
    if last is None or "zone" not in last or not any(map(_has_no_place, before)):
        return None
    return {key: last[key] for key in ("zone", "owner") if key in last}


def in_one_place(terms: list[Json], place: Term) -> list[Json]:
    """Return what is joined with a place said of every card without one; a permanent and a spell stay as they are."""
    return [
        *(_placed(term, place) if _has_no_place(_described_card(term)) else term for term in terms[:-1]),
        _placed(terms[-1], place),
    ]


def _described_card(term: Json) -> Term | None:
    """Return what a target word or "each" asks for, None where that is no card."""
    if not isinstance(term, dict):
        return None
    aim = term.get("aim")
    described = aim.get("is") if isinstance(aim, dict) else term.get("all")
    return described if isinstance(described, dict) and described.get("kind") == "card" else None


def is_card_of_no_zone(described: Json) -> bool:
    """Tell whether a target is a card that the text puts in no zone: the word means none on the battlefield (109.2, 109.2a)."""
    return isinstance(described, dict) and described.get("kind") == "card" and _has_no_place(described)


def what_is_nowhere(term: Term) -> str | None:
    """Return the word for what a term chooses or does something to and what cannot be, None where all is somewhere.

    Permanents are on the battlefield only; "each card" with no zone said would be every card of the game (109.2, 110.1).
    """
    if any(permanent_elsewhere(term, key) for key in ("choose", "all", "count", "is")):
        return "permanent"
    return "card" if any(is_card_of_no_zone(term.get(key)) for key in ("choose", "all")) else None


def _has_no_place(card: Term | None) -> bool:
    return card is not None and card.keys().isdisjoint(("zone", "owner", "among"))


def _placed(term: Json, place: Term) -> Json:
    there: Term = {**(_described_card(term) or {}), **place}
    if not isinstance(term, dict):
        return term
    aim = term.get("aim")
    return {"aim": {**aim, "is": there}} if isinstance(aim, dict) else {**term, "all": there}


def apart_from_the_first(terms: list[Json]) -> list[Json]:
    """Return something and "each other creature that …" with the others set apart from what stands before them (109.2)."""
    first, last = (terms[0], terms[1]) if len(terms) == 2 else (None, None)
    if not (isinstance(last, dict) and isinstance(last.get("all"), dict) and last["all"].get("other") == "true"):
        return terms
    aimed = isinstance(first, dict) and set(first) == {"aim"}
    if not aimed and first not in ("this", "enchanted", "equipped", "attached"):
        return terms
    described = {key: value for key, value in last["all"].items() if key != "other"}
    apart: Term = {**described, "not-among": "@it"}
    return [first, {**last, "all": apart if aimed else _said_of(apart, first)}]


def _said_of(term: Json, first: Json) -> Any:
    """Return a description in which "it" is what was named before it."""
    if isinstance(term, dict):
        return {key: _said_of(value, first) for key, value in term.items()}
    return first if term == "@it" else term


_SAYS_WHAT = {"type", "subtype", "supertype", "kind", "token", "any", "either", "named", "name"}
"""Keys of a description that say what is described; a description without them is that of a permanent."""

_WITH_PERMANENTS = ("battlefield", "any")
"""Zones in which permanents can be described."""


def permanent_elsewhere(term: Term, key: str) -> bool:
    """Tell whether a permanent is described where only cards are: "permanent" is no word for a card there (109.2, 110.1)."""
    described = term.get(key)
    if not isinstance(described, dict) or set(described) & _SAYS_WHAT:
        return False
    among_cards = "search" in term or described.get("among") in ("@looked", "@found", "@choosable", "@rest")
    return among_cards or ("zone" in described and described["zone"] not in _WITH_PERMANENTS)


_AMOUNTS = ("damage", "gain-life", "lose-life", "pay-life", "create", "put-counters", "remove-counters", "draw", "mill")
"""Events that are of some amount."""


def of_some_amount(pattern: Json, many: bool) -> bool:
    """Tell whether what an ability looks for happens in some amount, so that "that much" or "that many" can mean it.

    One or more that attack are so many; of one or more that deal damage "that many" could be how many they are or how much
    they dealt (603.2c).

    Args:
        pattern: what the ability looks for.
        many: "that many" is said, a number of objects.
    """
    if not isinstance(pattern, dict):
        return False
    if pattern.get("batch") and pattern.get("event") in _OF_SO_MANY:
        return many
    if pattern.get("batch") and pattern.get("event") == "damage":
        return not many
    return pattern.get("event") in _AMOUNTS or "one-or-more" in pattern


_OF_SO_MANY = ("attack", "attacks-with", "dies", "discard", "enters", "leaves", "move")
"""Events of one object each, of which one or more are counted."""


def is_aimed_player(of: Term) -> bool:
    """Tell whether something is of a player who is a target."""
    return "aim" in of and kind_of(of["aim"]["is"]) == "player"


def may_be_a_player(described: Json) -> bool:
    """Tell whether a target word asks for a player or a permanent, whichever is chosen (115.4)."""
    return described == "any-target" or (isinstance(described, list) and {"kind": "player"} in described)


def asks_for_several(word: Term) -> bool:
    """Tell whether a target word asks for more than one target (115.1)."""
    most = word.get("count", word.get("up-to", word.get("max", "1")))
    return most != "1" or "for-each" in word


def of_an_opponent(filter: Json) -> bool:
    """Tell whether a target word names the opponent whom "that player" can mean as its controller (109.4)."""
    return isinstance(filter, dict) and filter.get("controller") == "opponent"
