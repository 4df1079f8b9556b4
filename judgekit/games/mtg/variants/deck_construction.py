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
    cards: Mapping[str, Card], commander: str, deck: Counter[str], whole: bool = False, vehicles: bool = False
) -> Allowed | Refused:
    """Judge cards of a Commander deck.

    CR 903.5, 903.5d.

    Args:
        cards: card definitions by name.
        commander: name of the commander.
        deck: number of each card beside the commander.
        whole: it is the whole deck, so that its size counts (903.5a).
        vehicles: a legendary Vehicle may be the commander.
    """
    leader = cards[commander].line
    fits = "creature" in leader.types or (vehicles and "Vehicle" in leader.subtypes)
    if "legendary" not in leader.supertypes or not fits:
        return Refused(
            ("903.3",),
            phrase("{commander} is no legendary creature or Vehicle", commander=commander)
            if vehicles
            else phrase("{commander} is no legendary creature", commander=commander),
        )
    identity = color_identity(cards, commander)
    for name in deck:
        reasons = outside_identity(cards, name, identity)
        if reasons:
            return Refused(reasons, phrase("{name} has colours outside of the commander's identity", name=name))
    for name, number in deck.items():
        if number > 1 and not _is_basic(cards[name]):
            return Refused(("903.5b",), phrase("{number} copies of {name}", number=number, name=name))
    if whole and sum(deck.values()) + 1 != COMMANDER_SIZE:
        return Refused(
            ("903.5a",),
            phrase("{deck} cards, not {commander_size}", deck=sum(deck.values()) + 1, commander_size=COMMANDER_SIZE),
        )
    return Allowed(("903.4", "903.5c", *land_type_rules(cards, deck)))


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
