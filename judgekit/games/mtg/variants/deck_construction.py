"""100.2, 903.5: whether a deck may be played: by colour identity, size and names, or by size and copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused
from judgekit.games.mtg.meaning.color_identity import color_identity, land_type_rules, outside_identity
from judgekit.games.mtg.state.game import GAME
from judgekit.games.mtg.terms.records import Card

CONSTRUCTED_SIZE, LIMITED_SIZE, COMMANDER_SIZE, COPIES = 60, 40, 100, 4


CREATURE_COMMANDERS = "a commander is a creature card"
"""Policy: of legendary cards only creatures are commanders (903.3); later books know legendary Vehicles as well."""
GAME.policies[CREATURE_COMMANDERS] = True


def _is_basic(card: Card) -> bool:
    return "basic" in card.line.supertypes and "land" in card.line.types


def judge_commander_deck(
    cards: Mapping[str, Card], leaders: tuple[str, ...], deck: Counter[str], whole: bool = False, vehicles: bool = False
) -> Allowed | Refused:
    """Judge cards of a Commander deck.

    CR 903.5, 903.5d.

    Args:
        cards: card definitions by name.
        leaders: name of the commander, or of two with partner (702.124a).
        deck: number of each card beside the commander.
        whole: it is the whole deck, so that its size counts (903.5a).
        vehicles: a legendary Vehicle may be the commander.
    """
    refused = _no_commander(cards, leaders, vehicles)
    if refused is not None:
        return refused
    identity = frozenset().union(*(color_identity(cards, leader) for leader in leaders))
    combined = ("702.124c",) if len(leaders) > 1 else ()
    for name in deck:
        reasons = outside_identity(cards, name, identity)
        if reasons:
            return Refused(
                (*reasons, *combined), phrase("{name} has colours outside of the commander's identity", name=name)
            )
    every = deck + Counter(leaders)
    for name in deck:
        if every[name] > 1 and not _is_basic(cards[name]):
            return Refused(("903.5b",), phrase("{number} copies of {name}", number=every[name], name=name))
    of_two = ("702.124b",) if len(leaders) > 1 else ()
    if whole and every.total() != COMMANDER_SIZE:
        return Refused(
            ("903.5a", *of_two),
            phrase("{deck} cards, not {commander_size}", deck=every.total(), commander_size=COMMANDER_SIZE),
        )
    sized = of_two if whole else ()
    return Allowed(("903.4", "903.5c", *combined, *sized, *land_type_rules(cards, deck)))


def _no_commander(cards: Mapping[str, Card], leaders: tuple[str, ...], vehicles: bool) -> Refused | None:
    """Refuse what cannot be the commander: no legendary creature (903.3), two that are no partners (702.124a, 702.124f)."""
    for leader in leaders:
        line = cards[leader].line
        fits = "creature" in line.types or (vehicles and "Vehicle" in line.subtypes)
        if "legendary" not in line.supertypes or not fits:
            return Refused(
                ("903.3",),
                phrase("{commander} is no legendary creature or Vehicle", commander=leader)
                if vehicles
                else phrase("{commander} is no legendary creature", commander=leader),
            )
    if len(leaders) > 1 and not _partners(cards, leaders):
        return Refused(("702.124a", "903.3"), phrase("{commanders} are no partners", commanders=", ".join(leaders)))
    return None


def _partners(cards: Mapping[str, Card], leaders: tuple[str, ...]) -> bool:
    """Tell whether two cards may be a commander together: each has partner, or each "partner with" the other's name."""
    if len(leaders) != 2:
        return False
    pairs = (leaders, leaders[::-1])
    named = [ability.value for own, _ in pairs for ability in cards[own].abilities if ability.name == "partner with"]
    if named:
        return set(named) == set(leaders)
    return all(any(ability.name == "partner" for ability in cards[own].abilities) for own in leaders)


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
    for name, number in deck.items():
        if number > COPIES and not limited and not _is_basic(cards[name]):
            return Refused(
                ("100.2a",),
                phrase(
                    "{number} copies of {name}, at most {copies} are allowed", number=number, name=name, copies=COPIES
                ),
            )
    return Allowed((rule,))
