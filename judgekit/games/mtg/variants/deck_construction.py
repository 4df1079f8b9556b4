"""100.2, 903.5: whether a deck may be played: by colour identity, size and names, or by size and copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused
from judgekit.games.mtg.meaning.color_identity import color_identity, land_type_rules, outside_identity
from judgekit.games.mtg.state.game import GAME
from judgekit.games.mtg.terms.records import Card, Test

CONSTRUCTED_SIZE, LIMITED_SIZE, COMMANDER_SIZE, COPIES = 60, 40, 100, 4


CREATURE_COMMANDERS = "a commander is a creature card"
"""Policy: of legendary cards only creatures are commanders (903.3); later books know legendary Vehicles as well."""
GAME.policies[CREATURE_COMMANDERS] = True


def _in_any_number(card: Card) -> bool:
    """Tell whether a deck may have more of a card than the rules allow: a basic land, or one that says so (100.2a, 101.1)."""
    named = Test("name", (card.name,))
    says_so = any(ability.name == "be-many-in-deck" and named in ability.get("of").tests for ability in card.abilities)
    return says_so or ("basic" in card.line.supertypes and "land" in card.line.types)


def judge_commander_deck(
    cards: Mapping[str, Card], leaders: tuple[str, ...], deck: Counter[str], whole: bool = False, later: bool = False
) -> Allowed | Refused:
    """Judge cards of a Commander deck.

    CR 903.5, 903.5d.

    Args:
        cards: card definitions by name.
        leaders: name of the commander, or of two with partner (702.124a).
        deck: number of each card beside the commander.
        whole: it is the whole deck, so that its size counts (903.5a).
        later: by the book of 2026-04-17: a legendary Vehicle leads too, and partner has a family.
    """
    refused = _no_commander(cards, leaders, later)
    if refused is not None:
        return refused
    identity = frozenset().union(*(color_identity(cards, leader) for leader in leaders))
    pairing = _pairing(cards, leaders, later) if len(leaders) > 1 else None
    combined = () if pairing is None else ("702.124c", _rule_of(pairing, later))
    for name in deck:
        reasons = outside_identity(cards, name, identity)
        if reasons:
            return Refused(
                (*reasons, *combined), phrase("{name} has colours outside of the commander's identity", name=name)
            )
    every = deck + Counter(leaders)
    for name, number, same in _by_name(cards, every):
        if number > 1 and not _in_any_number(cards[name]):
            return Refused(("903.5b", *same), phrase("{number} copies of {name}", number=number, name=name))
    of_two = ("702.124b",) if len(leaders) > 1 else ()
    if whole and every.total() != COMMANDER_SIZE:
        return Refused(
            ("903.5a", *of_two),
            phrase("{deck} cards, not {commander_size}", deck=every.total(), commander_size=COMMANDER_SIZE),
        )
    sized = of_two if whole else ()
    stated = ("903.3a", "113.6n") if any(_says_so(cards[leader]) for leader in leaders) else ()
    return Allowed(("903.4", "903.5c", *stated, *combined, *sized, *land_type_rules(cards, deck)))


def _by_name(cards: Mapping[str, Card], deck: Counter[str]) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Yield each name in a deck with its number, and the rule by which several names are that one (201.3b of 2026-04-17)."""
    for name, keys in group_by_name(cards, deck).items():
        same = ("mtg@20260417:201.3b",) if len(keys) > 1 else ()
        yield name if name in cards else keys[0], sum(deck[key] for key in keys), same


def group_by_name(cards: Mapping[str, Card], deck: Counter[str]) -> dict[str, list[str]]:
    """Return the cards of a deck by the name that they have."""
    found: dict[str, list[str]] = {}
    for key in deck:
        found.setdefault(cards[key].name, []).append(key)
    return found


def _no_commander(cards: Mapping[str, Card], leaders: tuple[str, ...], later: bool) -> Refused | None:
    """Refuse what cannot be the commander: what is no legendary creature (903.3), two that do not go together (702.124)."""
    pairing = _pairing(cards, leaders, later) if len(leaders) > 1 else None
    for leader in leaders:
        if pairing == _CHOOSES and _is_background(cards[leader]):
            continue
        if _says_so(cards[leader]):
            continue
        if "legendary" not in cards[leader].line.supertypes or not _leads(cards[leader], later):
            alone = (_BACKGROUND,) if later and _is_background(cards[leader]) else ()
            return Refused(
                ("903.3", *alone),
                phrase("{commander} is no legendary creature, Vehicle or Spacecraft with power", commander=leader)
                if later
                else phrase("{commander} is no legendary creature", commander=leader),
            )
    if len(leaders) > 1 and pairing is None:
        return Refused(
            ("702.124a", "903.3", *_distinct(cards, leaders, later)),
            phrase("{commanders} are no partners", commanders=", ".join(leaders)),
        )
    return None


def _says_so(card: Card) -> bool:
    """Tell whether a card states that it can be a commander; that functions before the game begins (113.6n, 903.3a)."""
    return any(ability.name == "be-commander" for ability in card.abilities)


def _leads(card: Card, later: bool) -> bool:
    """Tell whether a legendary card may be a commander by its types: a creature; later a Vehicle, or a Spacecraft with power."""
    vessel = "Vehicle" in card.line.subtypes or ("Spacecraft" in card.line.subtypes and card.power is not None)
    return "creature" in card.line.types or (later and vessel)


_PARTNER, _WITH = "partner", "partner with"
_CHOOSES, _COMPANION = "choose a background", "doctor's companion"
_BACKGROUND = "mtg@20260417:702.124k"
_LIKE = {_PARTNER: "mtg@20260417:702.124h", "friends forever": "mtg@20260417:702.124i"}
"""Abilities by which two cards that both have them go together, each with its rule in the book of 2026-04-17."""
_GROUP = "partner as"
"""The ability of partners of one group, with the name of the group (702.124i of the book of 2026-04-17)."""
_OF_THE_BASE = {_PARTNER: "702.124a", _WITH: "702.124f"}
"""Abilities of the partner family that the base edition has, with their rules there; by it no others pair anything."""
_ONE_HAS = {_WITH: "702.124f", _CHOOSES: _BACKGROUND, _COMPANION: "mtg@20260417:702.124m"}
"""Abilities by which the card that has them goes together with another one."""


def _own(card: Card) -> frozenset[str]:
    """Return the abilities of the partner family that a card has."""
    family = (*_LIKE, _WITH, _CHOOSES, _COMPANION)
    keywords = [ability for ability in card.abilities if ability.kind == "keyword"]
    groups = [f"{_GROUP} {ability.value}" for ability in keywords if ability.name == _GROUP]
    return frozenset([*(ability.name for ability in keywords if ability.name in family), *groups])


def _is_background(card: Card) -> bool:
    return {"legendary"} <= set(card.line.supertypes) and "Background" in card.line.subtypes


def _pairing(cards: Mapping[str, Card], leaders: tuple[str, ...], later: bool) -> str | None:
    """Return the ability by which two cards are one commander, None where they are not (702.124a, 702.124f).

    By a book that does not have it an ability pairs nothing.
    """
    found = _paired_by(cards, leaders)
    return found if later or found in _OF_THE_BASE else None


def _paired_by(cards: Mapping[str, Card], leaders: tuple[str, ...]) -> str | None:
    if len(leaders) != 2:
        return None
    one, other = (cards[leader] for leader in leaders)
    both = next((like for like in sorted(_own(one) & _own(other)) if like in _LIKE or like.startswith(_GROUP)), None)
    if both is not None:
        return both
    if _WITH in _own(one) & _own(other):
        named = {ability.value for card in (one, other) for ability in card.abilities if ability.name == _WITH}
        return _WITH if named == set(leaders) else None
    for card, with_it in ((one, other), (other, one)):
        if _CHOOSES in _own(card) and _is_background(with_it):
            return _CHOOSES
        if _COMPANION in _own(card) and set(with_it.line.subtypes) == {"Time Lord", "Doctor"}:
            return _COMPANION
    return None


def _rule_of(pairing: str, later: bool) -> str:
    if not later:
        return _OF_THE_BASE[pairing]
    if pairing.startswith(_GROUP):
        return _LIKE["friends forever"]
    return _LIKE[pairing] if pairing in _LIKE else _ONE_HAS[pairing]


def _distinct(cards: Mapping[str, Card], leaders: tuple[str, ...], later: bool) -> tuple[str, ...]:
    """Return the rule by which abilities of the partner family that two cards have do not combine."""
    apart = len(leaders) == 2 and all(_own(cards[leader]) for leader in leaders)
    return ("mtg@20260417:702.124f",) if later and apart else ()


def judge_deck(cards: Mapping[str, Card], deck: Counter[str], limited: bool = False) -> Allowed | Refused:
    """Judge a constructed or limited deck (100.2).

    CR 100.4a.

    Args:
        cards: card definitions by name.
        deck: number of each card.
        limited: it was made from a limited pool (100.2b).
    """
    least, rule = (LIMITED_SIZE, "100.2b") if limited else (CONSTRUCTED_SIZE, "100.2a")
    if sum(deck.values()) < least:
        return Refused(
            (rule,), phrase("{deck} cards, at least {least} are needed", deck=sum(deck.values()), least=least)
        )
    for name, number, same in _by_name(cards, deck):
        if number > COPIES and not limited and not _in_any_number(cards[name]):
            return Refused(
                ("100.2a", *same),
                phrase(
                    "{number} copies of {name}, at most {copies} are allowed", number=number, name=name, copies=COPIES
                ),
            )
    return Allowed((rule,))
