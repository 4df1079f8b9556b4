"""113, 602-606: kinds of ability: spell, activated, triggered, static; mana and loyalty abilities; targeted or not."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.records import Ability, Action

STATIC_KINDS = frozenset(("static", "replacement", "prevention", "cant", "must", "may", "cost-change", "more-triggers"))
"""Kinds of ability terms that are static abilities (113.3d)."""


def _keyword_kinds(ability: Ability) -> tuple[str, ...]:
    known = KEYWORDS.get(ability.name or "")
    if known is None:
        return ("static",)
    return tuple("static" if kind == "evasion" else kind for kind in known.kind.split("/"))


def kinds_of(ability: Ability) -> tuple[str, ...]:
    """Return the categories of an ability (113.3); a keyword may stand for several abilities (702).

    CR 113.3a, 113.3b, 113.3c, 113.3d.
    """
    if ability.kind == "keyword":
        return _keyword_kinds(ability)
    if ability.kind in STATIC_KINDS:
        return ("static",)
    return (ability.kind,)


def actions_in(actions: tuple[Action, ...]) -> Iterator[Action]:
    """Yield every instruction, those inside of others too."""
    for action in actions:
        yield action
        if isinstance(action.of, tuple) and action.of and isinstance(action.of[0], Action):
            yield from actions_in(action.of)
        for _, value in action.details:
            if isinstance(value, tuple) and value and isinstance(value[0], Action):
                yield from actions_in(value)


def instructions(ability: Ability) -> Iterator[Action]:
    """Yield every instruction of an ability, of all modes."""
    for part in ability.parts:
        yield from actions_in(part.do)


def is_targeted(ability: Ability) -> bool:
    """Tell whether a spell ability, activated or triggered ability is targeted: it says "target" (115.1).

    CR 115.1a, 115.1c, 115.1d.
    """
    if ability.kind == "keyword":
        return ability.name in ("equip", "fortify", "enchant", "provoke", "modular", "scavenge", "outlast-target")
    return any(part.targets for part in ability.parts)


def is_mana_ability(ability: Ability) -> bool:
    """Tell whether an ability is a mana ability: it could add mana, has no target and is no loyalty ability (605.1a, 605.1b).

    Whether it can add any now is not asked (605.2).

    CR 605.1, 605.5a, 605.5b.
    """
    if is_targeted(ability) or is_loyalty_ability(ability):
        return False
    adds = _adds_mana(ability)
    if ability.kind == "activated":
        return adds
    if ability.kind == "triggered":
        mana_events = ("taps-for-mana", "add-mana", "activate-mana")
        return adds and any(pattern.event in mana_events for pattern in ability.when)
    return False


def _adds_mana(ability: Ability) -> bool:
    return any(action.verb in ("add", "double-mana") for action in instructions(ability))


def why_no_mana_ability(ability: Ability) -> tuple[str, ...]:
    """Return the rules by which an activated ability that adds mana is no mana ability, none of another (605.1a, 605.5a)."""
    if ability.kind != "activated" or is_mana_ability(ability) or not _adds_mana(ability):
        return ()
    return ("605.1a", "605.5a") if is_targeted(ability) else ("605.1a",)


def taps_for_mana(ability: Ability) -> bool:
    """Tell whether activating an ability is to tap its permanent for mana: a mana ability with {T} in its cost (106.12)."""
    if ability.kind != "activated" or ability.cost is None or not is_mana_ability(ability):
        return False
    return any(one.verb == "tap" and one.get("symbol") for one in ability.cost.actions)


def is_loyalty_ability(ability: Ability) -> bool:
    """Tell whether an ability has a loyalty symbol in its cost (113.5, 606.2)."""
    return ability.kind == "activated" and ability.cost is not None and ability.cost.loyalty is not None


def is_characteristic_defining(ability: Ability) -> bool:
    """Tell whether an ability defines colours, subtypes, power or toughness of its own object without any condition (604.3a).

    CR 604.3.
    """
    if ability.kind == "keyword":
        return ability.name in ("changeling", "devoid")
    return ability.cda


def linked_pairs(abilities: tuple[Ability, ...]) -> tuple[tuple[int, int], ...]:
    """Return the pairs of linked abilities by their places from 1; the first of a label is linked to each other (607.4).

    CR 607.1, 607.2.
    """
    found = []
    first: dict[str, int] = {}
    for number, ability in enumerate(abilities, 1):
        for label in ability.links:
            if label in first:
                found.append((first[label], number))
            else:
                first[label] = number
    return tuple(sorted(set(found)))
